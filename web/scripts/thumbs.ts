/** How alike pictures are, by thumbnails. */
import type { PictureKit } from '../src/pictures/plans';
import { bitmap } from './bitmap';
import { motif } from './motifs';

const SIDE = 24;

export interface Pair {
  ids: readonly [string, string];
  /** Root of the mean square of all differences, of 255. */
  apart: number;
}

/** Thumbnails of all pictures, by id. They are drawn larger, so that thin lines count as little as they are seen. */
export async function thumbnails(kit: PictureKit): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  await Promise.all(
    Object.values(kit.plans).map(async (plan) => {
      const drawn = await bitmap(kit.compose(plan, motif(plan.motif)), 3 * SIDE);
      found.set(plan.id, new Uint8Array(await drawn.resize(SIDE).raw().toBuffer()));
    }),
  );
  return found;
}

/** All pairs, the most alike first. */
export function pairs(thumbs: ReadonlyMap<string, Uint8Array>): Pair[] {
  const all = [...thumbs].sort(([one], [two]) => (one < two ? -1 : 1));
  return all
    .flatMap(([id, data], i) =>
      all.slice(i + 1).map(([other, others]): Pair => ({ ids: [id, other], apart: distance(data, others) })),
    )
    .sort((one, two) => one.apart - two.apart);
}

function distance(one: Uint8Array, two: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i]! - two[i]!) ** 2;
  return Math.sqrt(sum / one.length);
}
