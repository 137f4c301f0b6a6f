/** How the cards of a stack lie beside each other where a table is wide: like cards in a hand, the uncovered one at the right. */
import { fitText, type Room } from '../../lib/fit';
import type { CardData } from '../../lib/types';
import { EASY, layoutOf, LEAST, READ, titleOf, type Measures } from './layout';

/** Width to height of a card. */
export const UPRIGHT = 63 / 88;
/** In px: of a covered card, what is seen with ease, and what tells its value. */
const USUAL = 46;
const SHARE = 0.21; // of the height, if that is more
const NARROW = 28;
/** An uncovered card gives way to those that it covers, but its value and name stay. */
const GIVING = 116;
/** A card is no wider than this, for its height. */
const WIDEST = 1.75;
/** Of a lane that is higher than wide, an upright card takes so much of the width. */
const BROADEST = 0.75;
/** A card grows so broad, for its height, that its text can be read with ease. */
const EASILY = 0.94;
/** Lower cards are as broad as that anyway. */
const BROAD = 150; // px
const STEP = 8; // px
/** Of a covered card in px: what is around its top box, and its widths. */
const SPINE = { roof: 22, around: 14, beside: 17, least: 92, most: 220, line: 1.16 };

/** A card of a stack, from its lowest to its uppermost. */
export interface Lying {
  /** As far as it lies face up. */
  card: CardData | null;
  open: boolean;
}

export interface Lies {
  height: number;
  /** What is seen of it. */
  width: number;
  /** The size of the text of its top box, if that is seen beside the card that covers it. */
  text: number;
  /** The size of its name, if that is written along it. */
  name: number;
  /** The height of the flag with its value. */
  flag: number;
}

export function spread(cards: readonly Lying[], wanted: Room, measures: Measures): Lies[] {
  const height = Math.floor(Math.min(wanted.height, (wanted.width * BROADEST) / UPRIGHT));
  const room = { width: wanted.width, height };
  const tops = cards.map(({ card, open }) => (open ? null : topIn(card, height, measures)));
  const widths = cards.map(({ card, open }, at) => (open ? openWidth(card, room, measures) : (tops[at]?.width ?? Math.max(USUAL, height * SHARE))));
  const over = () => widths.reduce((sum, width) => sum + width, 0) - room.width;
  const give = (which: (at: number) => boolean, least: number): void => {
    const giving = cards.map((_, at) => at).filter((at) => which(at) && widths[at]! > least);
    const has = giving.reduce((sum, at) => sum + widths[at]! - least, 0);
    const share = Math.min(1, Math.max(0, over()) / (has || 1));
    for (const at of giving) widths[at]! -= (widths[at]! - least) * share;
  };
  const plain = (at: number): boolean => !cards[at]!.open && !tops[at];
  give(plain, NARROW);
  give((at) => cards[at]!.open, Math.min(GIVING, height * 1.2));
  // The lowest text was read longest ago.
  tops.forEach((top, at) => {
    if (!top || over() <= 0) return;
    tops[at] = null;
    widths[at] = NARROW;
  });
  give(plain, 0);
  return cards.map(({ card, open }, at) => ({
    height,
    width: Math.floor(widths[at]!),
    text: tops[at]?.text ?? 0,
    name: card && !open ? nameAlong(card, height, measures) : 0,
    flag: flagOf(height),
  }));
}

/** Upright, if its text can be read there; else as wide as it must be. */
export function openWidth(card: CardData | null, room: Room, measures: Measures): number {
  const upright = Math.min(room.width, room.height * UPRIGHT);
  // Where a face is broad so that it can be read, a back is as broad: a card that is turned keeps its shape.
  if (!card) return room.height < BROAD ? Math.min(room.width, room.height * EASILY) : upright;
  const most = Math.min(room.width, room.height * WIDEST);
  let fits = 0;
  for (let width = upright; width <= most; width += STEP) {
    const { text, name, picture } = layoutOf(card, { width, height: room.height }, measures);
    const large = text >= READ || width > room.height * EASILY;
    if (text && large && name && picture) return width;
    if (text && !fits) fits = width;
  }
  return fits || most;
}

const flagOf = (height: number): number => Math.min(46, Math.max(27, Math.round(height * 0.14)));

/** The name along the side of a covered card, if it can be read there. */
function nameAlong(card: CardData, height: number, measures: Measures): number {
  const size = Math.min(Math.max(EASY, flagOf(height) * 0.5), (height - flagOf(height) - 3 - (card.boxes?.top ? SPINE.roof : 6)) / Math.max(0.1, measures.name(titleOf(card))));
  return size < LEAST ? 0 : size;
}

/** The narrowest strip in which a top box can be read. */
function topIn(card: CardData | null, height: number, measures: Measures): { width: number; text: number } | null {
  const top = card?.boxes?.top;
  if (!top) return null;
  const named = flagOf(height) + 12 + measures.name(titleOf(card!)) * EASY;
  for (let width = Math.max(SPINE.least, Math.ceil(named)); width <= SPINE.most; width += STEP) {
    const room = { width: width - SPINE.beside, height: height - flagOf(height) - 3 - SPINE.around };
    const text = fitText(top.split('\n'), room, { most: READ, least: LEAST + 0.5, line: SPINE.line, gap: 0 }, measures.text);
    if (text) return { width, text };
  }
  return null;
}
