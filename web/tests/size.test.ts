import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { sizes } from '../scripts/size.mjs';

const found = sizes() as Record<string, number> | null;

it.skipIf(!found)('loads little script before the first screen, and before the first match', () => {
  const { most, ...loaded } = found!;

  expect(Object.keys(loaded)).toEqual(expect.arrayContaining(['first', 'generic']));
  expect(Object.entries(loaded).filter(([, bytes]) => bytes >= most!)).toEqual([]);
});
