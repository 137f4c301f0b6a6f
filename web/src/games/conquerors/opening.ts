/** A match of Planetary Conquerors that has just begun: hands were dealt, and may be changed. */
import { dealt } from '../../lib/dealt';
import type { View } from '../../lib/types';
import type { Opening } from '../kit';
import type { Observation } from './types';

export function opening({ observation }: View<Observation>): Opening | null {
  if (observation.phase !== 'mulligan') return null;
  const { seats } = observation;
  return {
    observation: { ...observation, seats: seats.map((area) => ({ ...area, hand: 0, known_hand: [], deck: area.deck + area.hand })) },
    events: seats.map((area, seat) => dealt(seat, area.hand, area.known_hand)),
  };
}
