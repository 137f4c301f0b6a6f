/** How the height of the table is shared among areas: by what lies there, so that cards are of one size everywhere. */
import { heightOf, type Item } from '../../lib/fit';
import { AROUND, LAID_OUT } from './layout';

const SIZES = { most: 260, least: 40 }; // px
const AROUND_ALL = 46; // px between and around areas

/** Things that lie in a width, the height of what stands above them, and the least height of all. */
export interface Laid {
  items: Item[];
  width: number;
  above: number;
  least: number;
}

export interface Others {
  each: readonly Laid[];
  rows: number;
}

/**
 * The heights that one's own area and those of the others want, at the largest size at which all fit. One's own cards may be
 * larger.
 */
export function sharesOf(mine: Laid, others: Others, height: number, larger: number): { mine: number; theirs: number } {
  let size = SIZES.most;
  for (;;) {
    const theirs = others.rows * Math.max(...others.each.map((one) => needOf(one, size)));
    const wanted = { mine: needOf(mine, size * larger), theirs };
    if (size <= SIZES.least || wanted.mine + wanted.theirs <= height - AROUND_ALL) return wanted;
    size -= 2;
  }
}

function needOf({ items, width, above, least }: Laid, size: number): number {
  const height = heightOf(items, Math.max(width - AROUND.across, size), size, LAID_OUT);
  return Math.max(least, height + above + AROUND.above);
}
