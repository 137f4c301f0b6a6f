/** Finding cards and words. */
import { textsOf } from '../../lib/keywords';
import type { CardBook, CardData, CardType } from '../../lib/types';

/** A character as it is compared: without capitals and accents. One character stays one, so that places are kept. */
function foldCharacter(character: string): string {
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

export const TYPES = ['miner', 'building', 'warrior', 'trap', 'spell'] as const satisfies readonly CardType[];
export const MATERIALS = ['gold', 'cosmium', 'electricity'] as const;
/** Prices from here on are one group. */
export const MOST_PRICE = 7;

/** What somebody wants to see; an empty list means that it does not matter. */
export interface CardWish {
  words: string;
  set: string;
  protocol: string;
  values: number[];
  types: string[];
  stars: number[];
  prices: number[];
  material: string;
  tokens: boolean;
}

export function anyCard(): CardWish {
  return { words: '', set: '', protocol: '', values: [], types: [], stars: [], prices: [], material: '', tokens: false };
}

export function isNarrowed(wish: CardWish): boolean {
  return JSON.stringify({ ...wish, tokens: false }) !== JSON.stringify(anyCard()) || wish.tokens;
}

export function priceOf(card: CardData): number {
  const { gold = 0, cosmium = 0, electricity = 0 } = card.cost ?? {};
  return gold + cosmium + electricity;
}

/** The price as a column of the cost curve. */
export function columnOf(card: CardData): number {
  return Math.min(MOST_PRICE, priceOf(card));
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

const within = <T>(wanted: readonly T[], value: T | null | undefined): boolean =>
  wanted.length === 0 || (value !== null && value !== undefined && wanted.includes(value));

export function fits(card: CardData, wish: CardWish, book: CardBook, words = wordsOf(wish.words)): boolean {
  if (card.token && !wish.tokens) return false;
  if (wish.set && card.set !== wish.set) return false;
  if (wish.protocol && card.protocol !== wish.protocol) return false;
  if (!within(wish.values, card.value) || !within<string>(wish.types, card.type) || !within(wish.stars, card.stars)) return false;
  if (wish.prices.length && !wish.prices.includes(columnOf(card))) return false;
  if (wish.material && !card.cost?.[wish.material as keyof typeof card.cost]) return false;
  return hasWords(searched(card, book), words);
}

/** The cards that fit, as the browser shows them: by protocol and value, or by type and price. */
export function findCards(book: CardBook, wish: CardWish): CardData[] {
  const words = wordsOf(wish.words);
  const found = Object.values(book.cards).filter((card) => fits(card, wish, book, words));
  return found.some((card) => card.type) ? sortCards(found) : found;
}

/** By type, then cheap ones first, then by name. */
export function sortCards<T extends CardData>(cards: readonly T[]): T[] {
  const place = (card: CardData) => TYPES.indexOf(card.type as (typeof TYPES)[number]);
  return [...cards].sort(
    (one, two) => place(one) - place(two) || priceOf(one) - priceOf(two) || one.name.localeCompare(two.name),
  );
}

export interface CardGroup {
  id: string;
  cards: CardData[];
}

/** Cards of one protocol, or of one type, together; in the order in which they come. */
export function groupCards(cards: readonly CardData[]): CardGroup[] {
  const groups = new Map<string, CardGroup>();
  for (const card of cards) {
    const id = card.protocol ?? card.type ?? '';
    const group = groups.get(id) ?? { id, cards: [] };
    group.cards.push(card);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Put a value into a list of wanted ones, or take it out. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
