/** Matches that one has played, or is playing. */
import type { PastMatch } from '../../lib/calls';
import { t } from '../../lib/i18n.svelte';
import { levelOf } from '../../lib/levels';
import { load } from '../../lib/store';

const DAY = 24 * 60 * 60;

/** The match to go on with: the newest that is not over, if it is not forgotten long since. A puzzle is no match. */
export function unfinished(past: readonly PastMatch[], now: number): PastMatch | undefined {
  return past.find((match) => !match.over && !match.puzzle && match.mine.length > 0 && now - match.changed < DAY);
}

/** Whom one played with; everybody where all seats were one's own. */
export function othersIn(match: PastMatch): string[] {
  const others = match.seats.filter((_, seat) => !match.mine.includes(seat));
  return (others.length ? others : match.seats).map((seat) => seat.name || (seat.bot ? computer(seat.bot) : '')).filter(Boolean);
}

/** A computer by its level; those without one are not told apart. */
function computer(bot: string): string {
  const level = levelOf(bot);
  return level ? t('past-computer', { level }) : t('past-computer-plain');
}

/** What a match is called: a lesson and a puzzle are called so. */
export function titleOf(match: PastMatch): string {
  if (match.puzzle) return t('past-puzzle');
  return match.lesson ? t('past-lesson') : t('past-against', { names: othersIn(match).join(', ') });
}

export type Result = 'won' | 'lost' | 'draw' | 'over' | 'open';

/** What came of a match for oneself; a puzzle has no winner, nor does a match in which one had all seats. */
export function resultOf({ over, puzzle, winners, mine, seats }: PastMatch): Result {
  if (!over) return 'open';
  if (puzzle || !winners || mine.length === seats.length) return 'over';
  if (winners.length !== 1) return 'draw';
  return mine.includes(winners[0]!) ? 'won' : 'lost';
}

/** How one's matches of a game against computers of one level, or against people, have ended. */
export interface Tally {
  game: string;
  against: string;
  won: number;
  lost: number;
  draw: number;
}

/** The matches that were won, lost or drawn, counted; what was played last comes first. */
export function talliesOf(past: readonly PastMatch[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const match of past) {
    const result = resultOf(match);
    if (match.lesson || !match.mine.length || result === 'over' || result === 'open') continue;
    const against = kindOfOthers(match);
    const key = `${match.game} ${against}`;
    const tally = tallies.get(key) ?? { game: match.game, against, won: 0, lost: 0, draw: 0 };
    tally[result] += 1;
    tallies.set(key, tally);
  }
  return [...tallies.values()];
}

/** Computers by the level that all of them have; with a person among the others, it was against people. */
function kindOfOthers(match: PastMatch): string {
  const bots = new Set(match.seats.filter((_, seat) => !match.mine.includes(seat)).map((seat) => seat.bot ?? ''));
  if (bots.has('')) return t('past-people');
  return bots.size === 1 ? computer([...bots][0]!) : t('past-computers');
}

/** Where a match goes on: a lesson with its coach, a puzzle with its goal. */
export function pathTo({ room, game, puzzle }: Pick<PastMatch, 'room' | 'game' | 'puzzle'>): string {
  if (puzzle) return `/puzzles/${game}?puzzle=${puzzle}&room=${room}`;
  return load(lessonKey(room)) === null ? `/room/${room}` : `/learn/${game}?room=${room}`;
}

/** Under which the coach remembers what has been learned. */
export const lessonKey = (room: string) => `overrule-lesson.${room}`;
