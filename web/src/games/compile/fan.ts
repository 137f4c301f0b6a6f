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
/** All cards of a table have one shape. High ones are upright; the lower they are, the broader, so that texts can be read. */
const SHAPES = { upright: 190, broad: 150, low: 130 }; // px
const BROAD = 0.94;
const LOW = 1.7; // beside its value each has its text
const STEP = 8; // px
/** Of a covered card in px: what is around its top box, and its widths. */
const SPINE = { roof: 22, around: 14, beside: 17, least: 92, slim: 62, most: 220, line: 1.16 };

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
  /** Its name stands above that text. */
  titled: boolean;
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
  // Texts come first: their strips give way before one of them is left out, of which the lowest was read longest ago.
  tops.forEach((top, at) => {
    const slim = top && over() > 0 && topIn(cards[at]!.card, height, measures, false);
    if (!slim || slim.width >= widths[at]!) return;
    tops[at] = slim;
    widths[at] = slim.width;
  });
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
    name: card && !open && !tops[at] ? nameAlong(card, height, measures) : 0,
    titled: tops[at]?.named ?? false,
    flag: flagOf(height),
  }));
}

/** Width to height of an uncovered card that is so high. */
function shapeOf(height: number): number {
  if (height < SHAPES.low) return LOW;
  const high = Math.min(1, Math.max(0, (height - SHAPES.broad) / (SHAPES.upright - SHAPES.broad)));
  return BROAD + high * (UPRIGHT - BROAD);
}

/** A card has the shape of all, unless its text can be read only where it is wider. */
function openWidth(card: CardData | null, room: Room, measures: Measures): number {
  const usual = Math.min(room.width, room.height * shapeOf(room.height));
  const most = Math.min(room.width, room.height * WIDEST);
  for (let width = usual; card && width <= most; width += STEP) {
    if (layoutOf(card, { width, height: room.height }, measures).text) return width;
  }
  return usual;
}

const flagOf = (height: number): number => Math.min(46, Math.max(27, Math.round(height * 0.14)));

/** The name along the side of a covered card, if it can be read there. */
function nameAlong(card: CardData, height: number, measures: Measures): number {
  const size = Math.min(Math.max(EASY, flagOf(height) * 0.5), (height - flagOf(height) - 3 - (card.boxes?.top ? SPINE.roof : 6)) / Math.max(0.1, measures.name(titleOf(card))));
  return size < LEAST ? 0 : size;
}

/** The narrowest strip in which a top box can be read, below the name or, where there is little room, without it. */
function topIn(card: CardData | null, height: number, measures: Measures, named = true): { width: number; text: number; named: boolean } | null {
  const top = card?.boxes?.top;
  if (!top) return null;
  const least = named ? Math.max(SPINE.least, Math.ceil(flagOf(height) + 12 + measures.name(titleOf(card)) * EASY)) : SPINE.slim;
  for (let width = least; width <= SPINE.most; width += STEP) {
    const room = { width: width - SPINE.beside, height: height - flagOf(height) - 3 - SPINE.around };
    const text = fitText(top.split('\n'), room, { most: READ, least: LEAST + 0.5, line: SPINE.line, gap: 0 }, measures.text);
    if (text) return { width, text, named };
  }
  return null;
}
