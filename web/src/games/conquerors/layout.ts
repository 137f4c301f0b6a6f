/** How large the parts of a card's face are at a width: all of it is read, or something else tells what matters. */
import { fitText, hyphenated, linesOf, type Measure } from '../../lib/fit';
import type { CardData } from '../../lib/types';

/** Nothing on a card is written smaller, in px. */
export const LEAST = 11;
/** The height of a card, its width being 1. */
export const TALL = 88 / 63;
/** From here on a card tells what it does; below it is told from afar. In px. */
export const GIST = 100;
/** If so much of a card is seen, its words stand there. */
export const TOLD = 84;
/** From here on every card has its whole text. */
export const WHOLE = 150;
/** Below this width not even the name can be read. */
export const NAMED = 60;

/** Heights, as shares of the width. */
const FOOT = { numbers: 0.21, stars: 0.1 };
const PADDING = 0.03;
const EDGE = 0.05;
const BADGE = 0.17;
/** The picture keeps so much of its height, at last only a strip. */
const PICTURES = [0.7, 0.55, 0.4, 0.2];

export interface Layout {
  /** In px; 0: not written. */
  name: number;
  /** The name as it is written: with places to break it, if it must be broken. */
  title: string;
  /** In px; 0: signs stand for it. */
  text: number;
}

export interface Seen {
  /** So many px of its width are not covered by another card. */
  shown?: number | undefined;
  /** Only what is told from afar is wanted. */
  brief?: boolean | undefined;
}

export function layoutOf(card: CardData, width: number, measures: { text: Measure; name: Measure }, { shown, brief = false }: Seen = {}): Layout {
  const { size: name, title } = shown ? coveredName(card.name, width, shown, measures.name) : nameOf(card.name, width, measures.name, brief || width < GIST);
  if (brief || (shown && shown < TOLD)) return { name, title, text: 0 };
  const ribbon = shown
    ? { room: shown - COVERED - width * EDGE, lines: linesOf(title, (shown - COVERED) / name, measures.name) }
    : { room: width * (1 - 2 * EDGE) - 2, lines: measures.name(title) * name <= width * (1 - BADGE - 0.07) - 2 ? 1 : 2 };
  return { name, title, text: textOf(card, width, ribbon.room, ribbon.lines * name * 1.1, measures.text) };
}

export const hasNumbers = ({ type }: CardData): boolean => type === 'warrior' || type === 'building' || type === 'base';

function nameOf(name: string, width: number, measure: Measure, afar: boolean): { size: number; title: string } {
  if (width < NAMED) return { size: 0, title: '' };
  const room = { width: width * (1 - (afar ? 0.09 : BADGE + 0.07)) - 2, height: width };
  const most = Math.max(LEAST, width * (afar ? 0.13 : 0.094));
  const oneLine = { most, least: Math.max(LEAST, width * 0.07), line: 1.1, gap: 0, lines: 1 };
  const lines = afar ? 2 : 1;
  const size =
    (lines === 1 ? fitText([name], room, oneLine, measure) : null) ??
    fitText([name], room, { ...oneLine, least: LEAST, lines: 2 }, measure);
  if (size) return { size, title: name };
  const title = hyphenated(name);
  const broken = fitText([title], room, { ...oneLine, most: LEAST, least: LEAST, lines: afar ? 2 : 6 }, measure);
  return broken || !afar ? { size: LEAST, title } : { size: 0, title: '' };
}

/** Letters of a word that may be broken where little of a card is seen. */
export const BREAKABLE = 6;
/** What is kept free beside the name of a card on which another one lies, in px. */
export const COVERED = 7;

/** The name of a card that is partly covered stands in what is seen of it. */
function coveredName(name: string, width: number, shown: number, measure: Measure): { size: number; title: string } {
  const room = { width: shown - COVERED, height: Infinity };
  const sizes = { most: Math.max(LEAST + 1, width * (shown < TOLD ? 0.12 : 0.088)), least: LEAST, line: 1.1, gap: 0 };
  const size = fitText([name], room, { ...sizes, lines: 2 }, measure) ?? fitText([name], room, { ...sizes, lines: 3 }, measure);
  return size ? { size, title: name } : { size: LEAST, title: hyphenated(name, BREAKABLE) };
}

/** The size of the text in px, 0 if it has no room. `across`: the width that words have; `name`: the height that the name takes. */
function textOf(card: CardData, width: number, across: number, name: number, measure: Measure): number {
  const lines = card.lines ?? [];
  if (width < GIST || !lines.length) return 0;
  const ribbon = name + width * PADDING;
  const foot = width * (hasNumbers(card) ? FOOT.numbers : FOOT.stars);
  const rest = width * (TALL - 2 * PADDING) - ribbon - foot - 2;
  for (const picture of PICTURES) {
    const room = { width: across, height: rest - width * picture };
    const least = picture > 0.3 ? Math.max(LEAST, width * 0.056) : LEAST;
    const size = fitText(lines, room, { most: Math.max(LEAST, Math.min(width * 0.092, 13 + width * 0.03)), least, line: 1.16, gap: 0.25 }, measure);
    if (size) return size;
  }
  return 0;
}
