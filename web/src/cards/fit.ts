/** How large the text of a card can be written: the more there is of it, the smaller. */
import { textsOf } from '../lib/keywords';
import type { CardData, GameId } from '../lib/types';

/** The most letters that fit at each size, from the largest size on. */
const FITS: Record<GameId, readonly number[]> = {
  compile: [80, 140, 210, 290],
  conquerors: [60, 105, 190, 280],
};

/** The size of a card's text, from 0 (few words, large) to 4. A new line takes room as well. */
export function textSize(card: CardData, game: GameId): number {
  const lines = textsOf(card).flatMap((text) => text.split('\n'));
  const letters = lines.reduce((all, line) => all + line.length + 8, 0);
  const size = FITS[game].findIndex((most) => letters <= most);
  return size < 0 ? FITS[game].length : size;
}
