/** Card names in sentences. */
import type { CardBook, CardData } from './types';

export interface Mention {
  text: string;
  card: CardData | null;
}

/** A sentence cut at the names of these cards, so that each can be pointed at. */
export function mentions(text: string, ids: readonly string[], book: CardBook): Mention[] {
  const cards = [...new Set(ids)].map((id) => book.cards[id]).filter((card) => card !== undefined);
  cards.sort((one, two) => two.name.length - one.name.length);
  let parts: Mention[] = [{ text, card: null }];
  for (const card of cards) parts = parts.flatMap((part) => (part.card ? [part] : cut(part.text, card)));
  return parts;
}

function cut(text: string, card: CardData): Mention[] {
  const pieces = text.split(card.name);
  const parts: Mention[] = [];
  pieces.forEach((piece, at) => {
    if (at > 0) parts.push({ text: card.name, card });
    if (piece) parts.push({ text: piece, card: null });
  });
  return parts;
}
