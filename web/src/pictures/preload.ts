/** Pictures of the cards of a match are fetched before they are needed. */
import type { CardBook, GameId } from '../lib/types';
import { builtPicture, WIDTH, type Shown } from './shown.svelte';

const AT_ONCE = 6; // pictures that are fetched together
const asked = new Set<string>();
/** The small pictures that are there, by their addresses: they can be shown at once. */
export const fetched = new Set<string>();

/** The cards that something speaks of: by their ids, or by their protocols. */
export function cardsIn(told: unknown, book: CardBook): Set<string> {
  const found = new Set<string>();
  const words = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string') words.add(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(told);
  for (const card of Object.values(book.cards)) {
    if (words.has(card.id) || (card.protocol && words.has(card.protocol))) found.add(card.id);
  }
  return found;
}

/**
 * Fetch the pictures of the cards that something speaks of, a few at a time; then small ones of all others, which may
 * come. Resolves when the former are there.
 */
export function preload(game: GameId, told: unknown, book: CardBook): Promise<void> {
  const pictures = (ids: Iterable<string>): Shown[] => [...ids].flatMap((id) => builtPicture(game, id) ?? []).filter(({ src }) => !asked.has(src) && asked.add(src));
  const waiting = pictures(cardsIn(told, book));
  let missing = waiting.length;
  return new Promise((resolve) => {
    const begin = (): void => {
      const next = waiting.shift();
      if (next) return fetchPicture(next, arrived);
      if (!missing) resolve();
      if (!missing && !sparing()) others(pictures(Object.keys(book.cards)));
    };
    const arrived = (): void => {
      missing -= 1;
      begin();
    };
    for (let at = 0; at < AT_ONCE; at++) begin();
  });
}

/** Somebody wants to load little. */
const sparing = (): boolean => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** One after the other, after everything else. */
function others([next, ...rest]: Shown[]): void {
  if (next) fetchPicture({ src: next.src }, () => others(rest), 'low');
}

function fetchPicture({ src, srcset }: Shown, then: () => void, priority: 'low' | 'auto' = 'auto'): void {
  const image = new Image();
  image.fetchPriority = priority;
  image.onload = () => {
    if (image.currentSrc.endsWith(src)) fetched.add(src);
    then();
  };
  image.onerror = then;
  if (srcset) {
    image.sizes = `${WIDTH}px`;
    image.srcset = srcset;
  }
  image.src = src;
}
