/** How the height of the table is shared among areas: by what lies there, so that cards are of one size everywhere. */
import { heightOf, type Item } from '../../lib/fit';
import { AROUND, LAID_OUT } from './layout';

const SIZES = { most: 260, least: 42 }; // px
const AROUND_ALL = 46; // px between and around areas

/** Things that lie in a width, the height of what stands above them, and the least height of all. */
export interface Laid {
  items: Item[];
  width: number;
  above: number;
  least: number;
}

/** The heights that one's own area and the highest of the others want, at the largest size at which both fit. One's own cards may be larger. */
export function sharesOf(mine: Laid, others: readonly Laid[], height: number, larger: number): { mine: number; theirs: number } {
  let size = SIZES.most;
  for (;;) {
    const wanted = { mine: needOf(mine, size * larger), theirs: Math.max(...others.map((one) => needOf(one, size))) };
    if (size <= SIZES.least || wanted.mine + wanted.theirs <= height - AROUND_ALL) return wanted;
    size -= 2;
  }
}

function needOf({ items, width, above, least }: Laid, size: number): number {
  const height = heightOf(items, Math.max(width - AROUND.across, size), size, LAID_OUT);
  return Math.max(least, height + above + AROUND.above);
}
