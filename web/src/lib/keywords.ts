/** Words on cards that a rule explains. */
import { said } from './i18n.svelte';
import type { CardData, Keyword } from './types';

export interface Part {
  text: string;
  /** The keyword that this part is, or nothing. */
  word: string;
}

const cache = new WeakMap<object, RegExp | null>();

function pattern(keywords: Record<string, Keyword>): RegExp | null {
  let found = cache.get(keywords);
  if (found === undefined) {
    // Longer ones first, so that "final hit" is not read as "final".
    const words = Object.keys(keywords).sort((one, two) => two.length - one.length);
    const escaped = words.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    found = words.length ? new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'giu') : null;
    cache.set(keywords, found);
  }
  return found;
}

/** A text cut into keywords and what stands between them. */
export function markKeywords(text: string, keywords: Record<string, Keyword>): Part[] {
  const words = pattern(keywords);
  if (!words) return [{ text, word: '' }];
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(words)) {
    if (match.index > last) parts.push({ text: text.slice(last, match.index), word: '' });
    parts.push({ text: match[0], word: match[0].toLocaleLowerCase() });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), word: '' });
  return parts;
}

export function textsOf(card: CardData): string[] {
  const boxes = card.boxes ? [card.boxes.top, card.boxes.middle, card.boxes.bottom] : [];
  return [...boxes, ...(card.lines ?? [])].filter(Boolean);
}

export interface Explained {
  word: string;
  about: Keyword;
  /** What the game itself says of it in a few words, if it does. */
  plain: string;
}

/** The keywords on a card, one for each explanation. `plain`: what a game explains itself, with the beginnings of the words. */
export function keywordsOn(card: CardData, keywords: Record<string, Keyword>, plain: Readonly<Record<string, readonly string[]>> = {}): Explained[] {
  const found = new Map<string, Explained>();
  for (const text of textsOf(card)) {
    for (const part of markKeywords(text, keywords)) {
      const about = part.word ? keywords[part.word] : undefined;
      if (!about) continue;
      const own = Object.keys(plain).find((id) => plain[id]!.some((stem) => part.word.startsWith(stem))) ?? '';
      if (!found.has(own || about.rule)) found.set(own || about.rule, { word: part.word, about, plain: own });
    }
  }
  return [...found.values()];
}

/** A keyword, and in one plain sentence what it means: as the game says it, else as its rule does. */
export function inShort(game: string, { word, about, plain }: Explained): { title: string; text: string } {
  const own = said(`${game}-word-${plain || about.rule.replace(/^[A-Z]+-/, '').replaceAll('.', '-')}`);
  if (!own) return { title: about.title || word, text: sentenceOf(word, about) };
  const [title = '', ...text] = own.split(': ');
  return { title, text: text.join(': ') };
}

/** The sentence of a rule that says what a keyword means: its first one, or the one that has the word, in a rule about
 *  several words. */
export function sentenceOf(word: string, { title, text }: Keyword): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const has = (one: string): boolean => one.toLocaleLowerCase().includes(word.toLocaleLowerCase());
  return (has(title) ? undefined : sentences.find(has)) ?? sentences[0] ?? '';
}
