/** Card names in sentences. */
import type { CardBook, CardData } from './types';

export interface Mention {
  text: string;
  card: CardData | null;
  /** What ends the clause after a card's name: it must not begin a line. */
  tail: string;
}

const ENDS = /^[,.;:!?)…“”’]+/;

/** A sentence cut at the names of these cards, so that each can be pointed at. */
export function mentions(text: string, ids: readonly string[], book: CardBook): Mention[] {
  const cards = [...new Set(ids)].map((id) => book.cards[id]).filter((card) => card !== undefined);
  const names = cards.flatMap((card) => [card.name, ...(card.forms ?? [])].map((name) => ({ name, card })));
  names.sort((one, two) => two.name.length - one.name.length);
  let parts: Mention[] = [{ text, card: null, tail: '' }];
  for (const { name, card } of names) parts = parts.flatMap((part) => (part.card ? [part] : cut(part.text, name, card)));
  return withTails(parts);
}

function withTails(parts: readonly Mention[]): Mention[] {
  return parts
    .map((part, at) => {
      const tail = (part: Mention | undefined) => (part && !part.card ? (ENDS.exec(part.text)?.[0] ?? '') : '');
      if (part.card) return { ...part, tail: tail(parts[at + 1]) };
      return parts[at - 1]?.card ? { ...part, text: part.text.slice(tail(part).length) } : part;
    })
    .filter((part) => part.text);
}

function cut(text: string, name: string, card: CardData): Mention[] {
  const pieces = text.split(name);
  const parts: Mention[] = [];
  pieces.forEach((piece, at) => {
    if (at > 0) parts.push({ text: name, card, tail: '' });
    if (piece) parts.push({ text: piece, card: null, tail: '' });
  });
  return parts;
}
