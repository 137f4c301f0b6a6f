/** Finding cards and words. */
import type { BrowserKit, CardGroup, CardWish } from '../games/kit';
import { textsOf } from './keywords';
import type { CardBook, CardData } from './types';

/** A character as it is compared: without capitals and accents, apostrophes straight. One stays one: places are kept. */
function foldCharacter(character: string): string {
  if (character === '’') return "'";
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, character.length) || character;
}

export function fold(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

/** What is searched for, in parts: all of them must be found. Text in quotation marks is one part. */
export function wordsOf(text: string): string[] {
  return [...fold(text).matchAll(/"([^"]+)"?|[^\s"]+/g)].map((found) => (found[1] ?? found[0]).trim()).filter(Boolean);
}

export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

export interface Marked {
  text: string;
  hit: boolean;
}

/** A text cut at what was searched for. */
export function markWords(text: string, words: readonly string[]): Marked[] {
  const folded = fold(text);
  const hits: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) hits.push([at, at + word.length]);
  }
  hits.sort((one, two) => one[0] - two[0]);
  const parts: Marked[] = [];
  let last = 0;
  for (const [from, to] of hits) {
    const start = Math.max(from, last);
    if (to <= last) continue;
    if (start > last) parts.push({ text: text.slice(last, start), hit: false });
    parts.push({ text: text.slice(start, to), hit: true });
    last = to;
  }
  if (last < text.length) parts.push({ text: text.slice(last), hit: false });
  return parts;
}

// -------------------------------------------------------------------------------------------------------- cards

/** All cards but those that are in no deck. */
export function anyCard(): CardWish {
  return { words: '', fits: (card) => !card.token, narrowed: false };
}

function searchText(card: CardData, book: CardBook): string {
  const protocol = card.protocol ? book.protocols?.[card.protocol] : undefined;
  return fold([card.name, card.type_line ?? '', protocol?.name ?? '', ...textsOf(card)].join(' \n '));
}

const texts = new WeakMap<CardData, string>();

function searched(card: CardData, book: CardBook): string {
  let text = texts.get(card);
  if (text === undefined) texts.set(card, (text = searchText(card, book)));
  return text;
}

/** The cards that are wanted. */
export function findCards(book: CardBook, wish: CardWish): CardData[] {
  const words = wordsOf(wish.words);
  return Object.values(book.cards).filter((card) => wish.fits(card) && hasWords(searched(card, book), words));
}

/** Cards of one group together, in the order in which they come; without groups, all of them. */
export function groupCards(cards: readonly CardData[], book: CardBook, groupOf?: BrowserKit['groupOf']): { group: CardGroup | null; cards: CardData[] }[] {
  const groups = new Map<string, { group: CardGroup | null; cards: CardData[] }>();
  for (const card of cards) {
    const group = groupOf?.(card, book) ?? null;
    const found = groups.get(group?.id ?? '') ?? { group, cards: [] };
    found.cards.push(card);
    groups.set(group?.id ?? '', found);
  }
  return [...groups.values()];
}

/** Whether a value is among the wanted ones; an empty list means that it does not matter. */
export const within = <T>(wanted: readonly T[], value: T | null | undefined): boolean =>
  wanted.length === 0 || (value !== null && value !== undefined && wanted.includes(value));

/** Put a value into a list of wanted ones, or take it out. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
