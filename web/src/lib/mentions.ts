/** Card names in sentences. */
import type { CardBook, CardData } from './types';

export interface Mention {
  text: string;
  card: CardData | null;
  /** What opens the clause before a card's name: it must not end a line. */
  head: string;
  /** What ends the clause after a card's name: it must not begin a line. */
  tail: string;
}

const ENDS = /^[,.;:!?)…“”’]+/;
const OPENS = /[(„“‘]+$/;

/** A sentence cut at the names of these cards, so that each can be pointed at. */
export function mentions(text: string, ids: readonly string[], book: CardBook): Mention[] {
  const cards = [...new Set(ids)].map((id) => book.cards[id]).filter((card) => card !== undefined);
  const names = cards.flatMap((card) => [card.name, ...(card.forms ?? [])].map((name) => ({ name, card })));
  names.sort((one, two) => two.name.length - one.name.length);
  let parts: Mention[] = [{ text, card: null, head: '', tail: '' }];
  for (const { name, card } of names) parts = parts.flatMap((part) => (part.card ? [part] : cut(part.text, name, card)));
  return withEnds(parts);
}

function withEnds(parts: readonly Mention[]): Mention[] {
  const found = (end: RegExp, part: Mention | undefined) => (part && !part.card ? (end.exec(part.text)?.[0] ?? '') : '');
  return parts
    .map((part, at) => {
      const [before, after] = [parts[at - 1], parts[at + 1]];
      if (part.card) return { ...part, head: found(OPENS, before), tail: found(ENDS, after) };
      const from = before?.card ? found(ENDS, part).length : 0;
      const to = after?.card ? found(OPENS, part).length : 0;
      return { ...part, text: part.text.slice(from, part.text.length - to) };
    })
    .filter((part) => part.text);
}

function cut(text: string, name: string, card: CardData): Mention[] {
  const pieces = text.split(name);
  const parts: Mention[] = [];
  pieces.forEach((piece, at) => {
    if (at > 0) parts.push({ text: name, card, head: '', tail: '' });
    if (piece) parts.push({ text: piece, card: null, head: '', tail: '' });
  });
  return parts;
}
