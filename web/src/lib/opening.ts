/** How a match is opened that has just begun: both sides are presented, then the cards are dealt. */
import { kitOf } from '../games';
import type { GameEvent, View } from './types';

/** The step in which both sides are presented. */
export const OPENING = 'opening';
/** For so many ms at normal speed it is seen. */
export const PRESENTED = 3000;

const presented: GameEvent = { kind: OPENING, text: '' };

/** The steps before the first view of a match; none if it is under way. */
export function openingOf(view: View): View[] {
  const opening = view.phase === 'playing' ? kitOf(view.game).opening?.(view) : null;
  if (!opening) return [];
  const step = { ...view, fresh: false, decision: null, waiting: null, steps: [] };
  return [
    { ...step, observation: opening.observation, events: [presented] },
    { ...step, events: [...opening.events] },
  ];
}
