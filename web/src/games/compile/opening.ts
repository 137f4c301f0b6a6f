/** A match of Compile that has just begun: nobody has played a card. */
import { dealt } from '../../lib/dealt';
import type { View } from '../../lib/types';
import type { Opening } from '../kit';
import type { Observation } from './types';

export function opening({ observation }: View<Observation>): Opening | null {
  const { seats, turn } = observation;
  const begun = turn > 1 || seats.some((area) => area.trash.length || area.lines.some(({ cards }) => cards.length));
  if (begun || !seats.length) return null;
  return {
    observation: { ...observation, seats: seats.map((area) => ({ ...area, hand: 0, known_hand: [], deck: area.deck + area.hand })) },
    events: seats.map((area, seat) => dealt(seat, area.hand, area.known_hand)),
  };
}
