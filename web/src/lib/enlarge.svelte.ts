/** The one card that is shown large. */
import type { CardData, GameId } from './types';

export interface Enlarged {
  card: CardData;
  game: GameId;
  /** Where the pointer or focus is, so that the large card stands beside it. */
  from: DOMRect | null;
  /** Opened by a long press or a click: stays until it is closed. */
  pinned: boolean;
  /** What is the matter with this one: whose it is, its life now. */
  note: string;
}

class Shown {
  card: Enlarged | null = $state.raw(null);
}

export const shown = new Shown();

export function enlarge(card: CardData, game: GameId, element: Element | null = null, pinned = false, note = ''): void {
  shown.card = { card, game, from: element?.getBoundingClientRect() ?? null, pinned, note };
}

/** Put it away; a pinned one only if that is meant. */
export function reduce(pinnedToo = false): void {
  if (shown.card && (!shown.card.pinned || pinnedToo)) shown.card = null;
}
