/** Places in the analysis of a match. */
import type { Analysis, Moment } from '../../lib/types';

/** The moment that a step shows: the first one at which no more choices had been made than then; -1: the match is over. */
export function momentAt(moments: readonly Moment[], choices: number): number {
  return moments.findIndex((moment) => moment.choice >= choices);
}

/** How the chance of whoever was asked changed until the next moment. */
export function changeOf(analysis: Analysis, place: number): number {
  const moment = analysis.moments[place];
  const after = analysis.moments[place + 1]?.chances ?? analysis.result;
  return moment ? (after[moment.seat] ?? 0) - (moment.chances[moment.seat] ?? 0) : 0;
}

/** A share in points, with its sign. */
export function points(share: number | undefined): string {
  const rounded = Math.round(100 * (share ?? 0));
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
}
