/** The numbers of a finished match, named; those that have no name here are not shown. */
import { kitOf } from '../games';
import { NUMBERS, SEAT_NUMBERS } from './families';
import { t } from './i18n.svelte';
import type { CardBook, CardData, View } from './types';

export interface NumberRow {
  name: string;
  /** One for the match, or one for each seat. */
  values: string[];
}

export function numbersOf(view: View): NumberRow[] {
  const numbers = view.outcome?.numbers ?? {};
  const rows: NumberRow[] = [];
  for (const key of NUMBERS) {
    if (typeof numbers[key] === 'number') rows.push({ name: t(`number-${key}`), values: [worded(key, numbers[key])] });
  }
  const seats = Array.isArray(numbers.seats) ? (numbers.seats as Record<string, number>[]) : [];
  for (const key of [...SEAT_NUMBERS, ...(kitOf(view.game).numbers ?? [])]) {
    if (seats.length && seats.every((seat) => typeof seat[key] === 'number')) {
      rows.push({ name: t(`number-${key}`), values: seats.map((seat) => String(seat[key])) });
    }
  }
  return rows;
}

function worded(key: string, value: number): string {
  return key === 'seconds' ? `${Math.floor(value / 60)}:${String(Math.floor(value % 60)).padStart(2, '0')}` : String(value);
}

const MOST_CARDS = 5;

/** The cards that the winners used last, the latest in the middle: a picture of how the match ended. */
export function decisiveCards(view: View, book: CardBook): CardData[] {
  const winners = view.outcome?.winners ?? [];
  const turns = new Set(view.log.filter(({ mark }) => mark === 'turn').map(({ number }) => number));
  // What they did themselves: lines below tell what came of it, which may be about cards of others.
  const own = view.log.filter(({ seat, parent }) => seat !== null && winners.includes(seat) && (parent === null || turns.has(parent)));
  const ids = [...new Set(own.toReversed().flatMap((line) => line.cards.slice(0, 1)))];
  const cards = ids.flatMap((id) => book.cards[id] ?? []).slice(0, MOST_CARDS);
  return cards.reduce<CardData[]>((fan, card, at) => (at % 2 ? [...fan, card] : [card, ...fan]), []);
}
