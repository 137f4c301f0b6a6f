/**
 * Which puzzles are solved, and on how many days in a row that of the day was: as this browser remembers it, and for
 * somebody with an account also the server.
 */
import { keep, load } from './store';
import type { GameId } from './types';

export interface Progress {
  solved: string[];
  /** The last day on which the puzzle of the day was solved, and how many days in a row it was. */
  day: string;
  days: number;
}

export const NOTHING: Progress = { solved: [], day: '', days: 0 };

const DAY = 24 * 60 * 60 * 1000;
const keyOf = (game: GameId) => `overrule-puzzles.${game}`;

export function progressOf(game: GameId): Progress {
  return { ...NOTHING, ...(load(keyOf(game)) as Partial<Progress> | null) };
}

/** Days in a row, as of a day: a streak ends if a whole day goes by without. */
export function streakOn(progress: Progress, day: string): number {
  return progress.day === day || progress.day === before(day) ? progress.days : 0;
}

/** The progress once a puzzle is solved; `daily`: it is the one of this day. */
export function solve(progress: Progress, id: string, day: string, daily: boolean): Progress {
  const solved = progress.solved.includes(id) ? progress.solved : [...progress.solved, id];
  if (!daily || progress.day === day) return { ...progress, solved };
  return { solved, day, days: streakOn(progress, day) + 1 };
}

/** What two places know of the same person: all that is solved in either, and the streak that goes on, or is longer. */
export function together(one: Progress, other: Progress): Progress {
  const { day, days } = one.day > other.day || (one.day === other.day && one.days > other.days) ? one : other;
  return { solved: [...new Set([...one.solved, ...other.solved])], day, days };
}

export function remember(game: GameId, progress: Progress): void {
  keep(keyOf(game), progress);
}

/** The puzzle to solve after one: the next one that is not solved, in the order of the list. */
export function nextAfter(ids: readonly string[], id: string, solved: readonly string[]): string | undefined {
  const at = ids.indexOf(id) + 1;
  return [...ids.slice(at), ...ids.slice(0, at)].find((one) => one !== id && !solved.includes(one));
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
