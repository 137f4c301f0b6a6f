/** Matches that one has played, or is playing. */
import type { PastMatch } from '../../lib/calls';
import { t } from '../../lib/i18n.svelte';
import { levelOf } from '../../lib/levels';
import { load } from '../../lib/store';

const DAY = 24 * 60 * 60;

/** The match to go on with: the newest that is not over, if it is not forgotten long since. */
export function unfinished(past: readonly PastMatch[], now: number): PastMatch | undefined {
  return past.find((match) => !match.over && match.mine.length > 0 && now - match.changed < DAY);
}

/** Whom one played with; everybody where all seats were one's own. */
export function othersIn(match: PastMatch): string[] {
  const others = match.seats.filter((_, seat) => !match.mine.includes(seat));
  return (others.length ? others : match.seats).map((seat) => seat.name || (seat.bot ? t('past-computer', { level: levelOf(seat.bot) || seat.bot }) : '')).filter(Boolean);
}

/** Where a match goes on: a lesson with its coach. */
export function pathTo(match: Pick<PastMatch, 'room' | 'game'>): string {
  return load(lessonKey(match.room)) === null ? `/room/${match.room}` : `/learn/${match.game}?room=${match.room}`;
}

/** Under which the coach remembers what has been learned. */
export const lessonKey = (room: string) => `overrule-lesson.${room}`;
