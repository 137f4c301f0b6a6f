/** A match of Planetary Conquerors that has just begun: hands were dealt, and may be changed. */
import { dealtFrom } from '../../lib/dealt';
import type { View } from '../../lib/types';
import type { Opening } from '../kit';
import type { Observation } from './types';

export function opening({ observation }: View<Observation>): Opening | null {
  return observation.phase === 'mulligan' ? dealtFrom(observation) : null;
}
