import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { sizes } from '../scripts/size.mjs';

const found = sizes() as { first: number; most: number; compile: number; conquerors: number } | null;

it.skipIf(!found)('loads little script before the first screen, and before the first match', () => {
  expect(found!.first).toBeLessThan(found!.most);
  expect(found!.compile).toBeLessThan(found!.most);
  expect(found!.conquerors).toBeLessThan(found!.most);
});
