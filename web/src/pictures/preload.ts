/** Pictures of the cards of a match are fetched before they are needed. */
import type { CardBook, GameId } from '../lib/types';
import { builtPicture, fetched, type Shown } from './shown.svelte';

const AT_ONCE = 6; // pictures that are fetched together
const asked = new Set<string>();

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

/** Fetch the pictures of the cards that something speaks of, a few at a time. */
export function preload(game: GameId, told: unknown, book: CardBook): void {
  const waiting: Shown[] = [];
  for (const id of cardsIn(told, book)) {
    const picture = builtPicture(game, id);
    if (!picture || asked.has(picture.src)) continue;
    asked.add(picture.src);
    waiting.push(picture);
  }
  const begin = (): void => {
    const next = waiting.shift();
    if (!next) return;
    const image = new Image();
    image.onload = () => {
      fetched.add(next.src);
      begin();
    };
    image.onerror = begin;
    image.src = next.src;
  };
  for (let at = 0; at < AT_ONCE; at++) begin();
}
