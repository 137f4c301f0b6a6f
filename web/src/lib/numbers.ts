/** The numbers of a finished match, named; those that have no name here are not shown. */
import { kitOf } from '../games';
import { NUMBERS, SEAT_NUMBERS } from './families';
import { t } from './i18n.svelte';
import type { View } from './types';

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
