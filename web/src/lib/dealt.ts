import type { GameEvent } from './types';

/** The cards that a seat is dealt: as many as it holds, and those that the viewer knows by name. */
export function dealt(seat: number, count: number, known: readonly string[]): GameEvent {
  const cards = Array.from({ length: count }, (_, at) => ({ handle: -1, card: known[at] ?? null }));
  return { kind: 'drew', text: '', seat, deck: seat, cards };
}
