/** How large the parts of a card's face are in a room: upright, or wide as in a line of the table. */
import { fitText, hyphenated, type Measure, type Room } from '../../lib/fit';
import type { CardData } from '../../lib/types';

/** Nothing on a card is written smaller, in px. */
export const LEAST = 11;
/** A wide card is low, but has room: it is written so large wherever that fits. In px. */
export const EASY = 14;
/** Upright, a text is read without effort from here on. In px. */
export const READ = 13;
/** From here on a card tells what it does; below it is told from afar. In px. */
const GIST = 100;
/** An upright card may be narrower, if it is so high that its text has lines enough. */
const SLIM = { width: 62, height: 130 };
const NAMED = 52;
/** How much the top of a picture is darkened, behind the name. */
export const SHADE = 0.66;
const WIDE = 1.2; // width to height
const BOXES = ['top', 'middle', 'bottom'] as const;
/** The picture keeps so much of the width; at last the texts lie on it. */
const PICTURES = { tall: [0.62, 0.42, 0.24, 0], wide: [0.36, 0.24, 0] };
/** In units: around each text, beside it, and below all; and the height of a line. Less where texts take the whole card. */
const PADDING = { high: 3.4, wide: 12, below: 4, line: 1.16 };
const TIGHT = { high: 1.2, wide: 6, below: 1.9, line: 1.05 };
/** A low card in px: what is around each text, and around all of them. */
const LOW = { around: 3, beside: 19, edge: 4, line: 1.08 };

export interface Layout {
  wide: boolean;
  /** A hundredth of the size of the card, in px: of its width, if it is upright. */
  unit: number;
  /** In px; 0: not written, as it would break where no syllable ends. */
  name: number;
  title: string;
  /** In px; 0: signs stand for the texts. */
  text: number;
  /** How much the picture keeps of the width. */
  picture: number;
  /** So low that the texts take all of it, beside the value; the emblem stands for the name. */
  low: boolean;
}

export interface Measures {
  text: Measure;
  name: Measure;
}

export const titleOf = (card: CardData): string => card.name.replace(/ -?\d+$/, '');

export function layoutOf(card: CardData, room: Room, measures: Measures): Layout {
  const wide = room.width > room.height * WIDE;
  const unit = (wide ? Math.min(room.width / 2.2, room.height) : room.width) / 100;
  const title = titleOf(card);
  const fitting = PICTURES[wide ? 'wide' : 'tall'].flatMap((picture): Layout[] => {
    const named = nameIn(title, room, picture, wide, unit, measures.name);
    const text = textIn(card, room, { wide, unit, picture, name: named.size }, measures.text);
    return text ? [{ wide, unit, name: named.size, title: named.title, text, picture, low: false }] : [];
  });
  // Upright, a large picture is fine, but not if one has to look closely for its sake.
  const shown = (wide ? undefined : fitting.find(({ text, picture }) => picture && text >= READ)) ?? fitting[0];
  if (shown) return shown;
  const beside = wide ? textBeside(card, room, unit, measures.text) : 0;
  if (beside) return { wide, unit, name: 0, title: '', text: beside, picture: 0, low: true };
  const picture = wide ? 0.42 : 1;
  const named = nameIn(title, room, picture, wide, unit, measures.name);
  return { wide, unit, name: named.size, title: named.title, text: 0, picture, low: false };
}

/** The size of the texts where nothing but the value stands beside them. */
function textBeside(card: CardData, room: Room, unit: number, measure: Measure): number {
  if (room.width < GIST) return 0;
  const filled = BOXES.flatMap((box) => card.boxes?.[box] || []);
  const width = room.width - headOf({ wide: true, unit, picture: 0 }) * 1.1 - LOW.beside;
  const height = room.height - filled.length * LOW.around - LOW.edge;
  return fitText(filled.flatMap((text) => text.split('\n')), { width, height }, { most: EASY, least: LEAST, line: LOW.line, gap: 0 }, measure) ?? 0;
}

/** The value stands before the name, or on the picture where that stands at the side. */
function nameIn(title: string, room: Room, picture: number, wide: boolean, unit: number, measure: Measure): { size: number; title: string } {
  if (room.width < NAMED) return { size: 0, title: '' };
  const before = wide && picture ? room.width * picture : headOf({ wide, unit, picture }) * 1.1;
  const width = room.width - before - 6 * unit - 4;
  const sizes = { most: wide ? Math.max(EASY, 17 * unit) : Math.max(LEAST, 10.5 * unit), least: LEAST, line: 1.1, gap: 0, lines: 1 };
  const size = fitText([title], { width, height: room.height }, sizes, measure);
  if (size) return { size, title };
  const parts = hyphenated(title);
  const fits = fitText([parts], { width, height: room.height }, { most: LEAST, least: LEAST, line: 1.1, gap: 0 }, measure);
  return fits ? { size: LEAST, title: parts } : { size: 0, title: '' };
}

/** The height of the value and the name beside it. */
export function headOf({ wide, unit, picture }: Pick<Layout, 'wide' | 'unit' | 'picture'>): number {
  return Math.max(22, (wide ? 26 : picture ? 18 : 14) * unit);
}

function textIn(card: CardData, room: Room, face: Pick<Layout, 'wide' | 'unit' | 'picture' | 'name'>, measure: Measure): number {
  if (room.width < GIST && (room.width < SLIM.width || room.height < SLIM.height)) return 0;
  const { wide, unit, picture } = face;
  const filled = BOXES.flatMap((box) => card.boxes?.[box] || []);
  const lines = filled.flatMap((text) => text.split('\n'));
  const head = wide ? Math.max(face.name * 1.25, picture ? 0 : headOf(face)) : headOf(face);
  const padding = picture || wide ? PADDING : TIGHT;
  const around = filled.length * (padding.high * unit + 2) + (3 - filled.length) * 2.5 * unit + padding.below * unit;
  const width = room.width * (wide ? 1 - picture : 1) - padding.wide * unit - 4;
  const height = room.height - head - around - (wide ? 0 : picture * room.width);
  const most = Math.max(wide ? EASY : LEAST, Math.min((wide ? 15 : 10.2) * unit, wide ? 30 : 14 + 2.9 * unit));
  if (!lines.length) return height > 0 ? most : 0;
  return fitText(lines, { width, height }, { most, least: picture ? Math.max(LEAST, 5.4 * unit) : LEAST, line: padding.line, gap: 0 }, measure) ?? 0;
}
