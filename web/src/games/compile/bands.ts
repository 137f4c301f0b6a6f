/** The cards of a stack above each other, where a table is narrow: of which covered cards the text of the top box has room. */
import { linesOf, type Room } from '../../lib/fit';
import type { Lying } from './fan';
import type { Measures } from './layout';

/** In px: how high a band is without its text, and what is around all of them. */
const BAND = { most: 27, least: 20 };
const AROUND = 12;
/** So much of the uncovered card is seen, with texts above it; and so much at least. */
const OPEN = { told: 84, least: 56 };
const TEXT = { size: 11.2, line: 13, around: 9, beside: 20 };

/** In a low room bands are low, so that the uncovered card is seen below them. */
export function bandIn(covered: number, height: number): number {
  const room = Math.floor((height - AROUND - OPEN.least) / Math.max(1, covered));
  return Math.min(BAND.most, Math.max(BAND.least, room));
}

/** The text of an upper card comes before that of a lower one, which was read longer ago. */
export function toldIn(cards: readonly Lying[], room: Room, measures: Measures): boolean[] {
  const covered = cards.filter(({ open }) => !open).length;
  let left = room.height - AROUND - OPEN.told - covered * bandIn(covered, room.height);
  const told = cards.map(() => false);
  for (let at = cards.length - 1; at >= 0; at -= 1) {
    const top = cards[at]!.open ? '' : cards[at]!.card?.boxes?.top;
    if (!top) continue;
    const needs = TEXT.around + TEXT.line * linesOf(top, (room.width - TEXT.beside) / TEXT.size, measures.text);
    told[at] = needs <= left;
    if (told[at]) left -= needs;
  }
  return told;
}
