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
  /** What can be done with it now. */
  uses: readonly Use[];
  /** It is lifted out of a hand: it stands where it lay. */
  lifted: boolean;
  /** What counts on it now. */
  counts: Counts;
}

/** Numbers of a card that may differ from those that are printed. */
export interface Counts {
  value?: number | undefined;
  attack?: number | undefined;
  life?: number | undefined;
  maxLife?: number | undefined;
}

export interface Use {
  label: string;
  act: () => void;
}

class Shown {
  card: Enlarged | null = $state.raw(null);
}

export const shown = new Shown();

export function enlarge(
  card: CardData, game: GameId, element: Element | null = null, pinned = false, note = '', uses: readonly Use[] = [], lifted = false, counts: Counts = {},
): void {
  shown.card = { card, game, from: element?.getBoundingClientRect() ?? null, pinned, note, uses, lifted, counts };
}

/** A finger does not point before it presses: whatever it touches is read first. */
export const isFinger = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** A card of the hand is chosen. A finger gets the card to read, with what can be done. */
export function useCard(event: MouseEvent, card: CardData, game: GameId, uses: readonly Use[], choose: () => void): void {
  if (isFinger(event) && uses.length) enlarge(card, game, null, true, '', uses);
  else choose();
}

/** Put it away; a pinned one only if that is meant. */
export function reduce(pinnedToo = false): void {
  if (shown.card && (!shown.card.pinned || pinnedToo)) shown.card = null;
}
