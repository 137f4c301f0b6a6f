/** Editing a deck. The rules for decks are the server's: here cards are only put in and taken out. */
import type { CardBook, CardData } from '../../../lib/types';
import { columnOf, MOST_PRICE, sortCards, TYPES } from '../kinds';
import { priceOf } from '../materials';

export type Cards = Readonly<Record<string, number>>;

const MOST = 99;

/** The deck with so many more copies of a card (or fewer); a card of which none is left is gone. */
export function withCopies(cards: Cards, id: string, change: number): Record<string, number> {
  const count = Math.max(0, Math.min(MOST, (cards[id] ?? 0) + change));
  const { [id]: _, ...others } = cards;
  return count ? (id in cards ? { ...cards, [id]: count } : { ...others, [id]: count }) : others;
}

export function sizeOf(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export function sameCards(one: Cards, two: Cards): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...ids].every((id) => (one[id] ?? 0) === (two[id] ?? 0));
}

export interface DeckRow {
  card: CardData;
  count: number;
  /** The book does not know it: it came with a text. */
  strange: boolean;
}

export interface DeckGroup {
  type: string;
  count: number;
  rows: DeckRow[];
}

/** The cards of a deck by type, cheap ones first; what nobody knows comes last. */
export function groupDeck(cards: Cards, book: CardBook): DeckGroup[] {
  const known = sortCards(Object.keys(cards).flatMap((id) => book.cards[id] ?? []));
  const rows: DeckRow[] = known.map((card) => ({ card, count: cards[card.id] ?? 0, strange: false }));
  for (const id of Object.keys(cards)) {
    if (!book.cards[id]) rows.push({ card: { id, name: id }, count: cards[id] ?? 0, strange: true });
  }
  const groups = [...TYPES, ''].map((type) => {
    const own = rows.filter((row) => (row.card.type ?? '') === type);
    return { type, count: own.reduce((sum, row) => sum + row.count, 0), rows: own };
  });
  return groups.filter((group) => group.rows.length > 0);
}

export interface CurveColumn {
  price: number;
  /** The last column has all higher prices too. */
  more: boolean;
  total: number;
  parts: { type: string; count: number }[];
}

/** How many cards there are of each price, and of which types. */
export function curveOf(cards: Cards, book: CardBook): CurveColumn[] {
  return Array.from({ length: MOST_PRICE + 1 }, (_, price) => {
    const parts = TYPES.map((type) => {
      const own = Object.entries(cards).filter(([id]) => {
        const card = book.cards[id];
        return card?.type === type && columnOf(card) === price;
      });
      return { type, count: own.reduce((sum, [, count]) => sum + count, 0) };
    }).filter((part) => part.count > 0);
    return { price, more: price === MOST_PRICE, total: parts.reduce((sum, part) => sum + part.count, 0), parts };
  });
}

/** A deck as text: a number and a name in each line, which the server and the command line read again. */
export function deckText(name: string, cards: Cards, book: CardBook, headings: Record<string, string>): string {
  const parts = groupDeck(cards, book).map((group) =>
    [
      ...(headings[group.type] ? [`# ${headings[group.type]}`] : []),
      ...group.rows.map((row) => `${row.count} ${row.card.name}`),
    ].join('\n'),
  );
  return `${[`name: ${name.trim()}`, ...parts].join('\n\n')}\n`;
}

/** The rules of PC-13 with what is wrong by each: those that a problem names are broken. */
export function brokenRules(problems: readonly { text: string }[]): Set<string> {
  return new Set(problems.flatMap((one) => one.text.match(/PC-13\.\d/g) ?? []));
}

/** What a text begins with, and the rest of it: enough to choose by, and what one reads afterwards. */
export function firstSentence(text: string): [string, string] {
  const end = text.search(/[.!?] /) + 1;
  return end ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}

const SHOWN = 5;

/** The dearest cards of a deck stand for it. */
export function bestCards(cards: Readonly<Record<string, number>>, book: CardBook): CardData[] {
  return Object.keys(cards)
    .flatMap((id) => book.cards[id] ?? [])
    .sort((one, two) => (two.stars ?? 0) - (one.stars ?? 0) || priceOf(two) - priceOf(one))
    .slice(0, SHOWN);
}
