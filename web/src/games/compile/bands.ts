/** The cards of a stack above each other, where a table is narrow: of which covered cards the text of the top box has room. */
import { linesOf, type Room } from '../../lib/fit';
import type { Lying } from './fan';
import type { Measures } from './layout';

/** In px, as Covered draws them: a band without its text, in a high stack, and what is around all of them. */
const BAND = 27;
const LOW_BAND = 23;
const AROUND = 12;
/** So much of the uncovered card is seen. */
const OPEN = 84;
const TEXT = { size: 11.2, line: 13, around: 9, beside: 20 };
/** From so many cards on bands are low. */
export const MANY = 5;

/** The text of an upper card comes before that of a lower one, which was read longer ago. */
export function toldIn(cards: readonly Lying[], room: Room, measures: Measures): boolean[] {
  const covered = cards.filter(({ open }) => !open).length;
  const band = cards.length >= MANY ? LOW_BAND : BAND;
  let left = room.height - AROUND - OPEN - covered * band;
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
