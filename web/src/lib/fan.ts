/** How the cards of a hand lie: side by side as long as each can be read, then one over the other. */

const GAP = 8; // px
const READABLE = 0.78; // of its full width: rather than smaller, cards overlap
const SEEN = 0.6; // of its width, if nothing else is said: so much of a card that is partly covered tells what it is
const NAMED = 62; // px: narrower cards bear no name
const OVERLAPPING = 66; // px: the least width of a card of which a part is covered
const LEAST = 48; // px of a card that are never covered, wide enough for a finger and for short words

export interface Fan {
  /** Cards in a row. */
  across: number;
  /** How wide a card is, in px. */
  fits: number;
  /** From card to card in px, if they overlap. */
  step: number | null;
}

/** `most`: how wide a card is where there is room; `seen`: as much of its width must be seen. */
export function fan(count: number, width: number, rows: number, most: number, seen = SEEN): Fan {
  const across = Math.ceil(Math.max(1, count) / rows);
  const flat = Math.min(most, Math.floor(width / across) - GAP);
  if (flat >= Math.max(NAMED, most * READABLE)) return { across, fits: flat, step: null };
  const covered = Math.floor(width / (1 + (across - 1) * seen));
  const fits = Math.max(OVERLAPPING, Math.min(most, covered, width - (across - 1) * LEAST));
  const step = Math.floor((width - fits) / (across - 1));
  return { across, fits, step: Math.max(LEAST, step) };
}
