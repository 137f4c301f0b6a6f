/** Matches that one has played, or is playing. */
import type { PastMatch } from '../../lib/calls';

const DAY = 24 * 60 * 60;

/** The match to go on with: the newest that is not over, if it is not forgotten long since. */
export function unfinished(past: readonly PastMatch[], now: number): PastMatch | undefined {
  return past.find((match) => !match.over && match.mine.length > 0 && now - match.changed < DAY);
}

/** Whom one played with; everybody where all seats were one's own. */
export function othersIn(match: PastMatch): string[] {
  const others = match.seats.filter((_, seat) => !match.mine.includes(seat));
  return (others.length ? others : match.seats).map((seat) => seat.name).filter(Boolean);
}
