/** A match of Compile that has just begun: nobody has played a card. */
import { dealtFrom } from '../../lib/dealt';
import type { View } from '../../lib/types';
import type { Opening } from '../kit';
import type { Observation } from './types';

export function opening({ observation }: View<Observation>): Opening | null {
  const { seats, turn } = observation;
  const begun = turn > 1 || seats.some((area) => area.trash.length || area.lines.some(({ cards }) => cards.length));
  return begun || !seats.length ? null : dealtFrom(observation);
}
