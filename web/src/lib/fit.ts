/** How large the text of a card can be written: the more there is of it, the smaller. */
import { textsOf } from './keywords';
import type { CardData } from './types';

/** The size of a card's text, from 0 (few words, large) on. `most` are the letters that fit at each size but the last. */
export function textSize(card: CardData, most: readonly number[]): number {
  const lines = textsOf(card).flatMap((text) => text.split('\n'));
  const letters = lines.reduce((all, line) => all + line.length + 8, 0); // a new line takes room as well
  const size = most.findIndex((one) => letters <= one);
  return size < 0 ? most.length : size;
}
