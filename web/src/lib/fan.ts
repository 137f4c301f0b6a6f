/** How the cards of a hand lie: side by side as long as each can be read, then one over the other. */

const GAP = 8; // px
const READABLE = 62; // px: narrower cards bear no name
const OVERLAPPING = 66; // px: the width of a card of which a part is covered
const LEAST = 48; // px of a card that are never covered, wide enough for a finger and for short words

export interface Fan {
  /** Cards in a row. */
  across: number;
  /** How wide a card may be, in px. */
  fits: number;
  /** From card to card in px, if they overlap. */
  step: number | null;
}

export function fan(count: number, width: number, rows: number): Fan {
  const across = Math.ceil(Math.max(1, count) / rows);
  const flat = Math.floor(width / across) - GAP;
  if (flat >= READABLE) return { across, fits: flat, step: null };
  const step = Math.floor((width - OVERLAPPING) / (across - 1));
  return { across, fits: OVERLAPPING, step: Math.max(LEAST, step) };
}
