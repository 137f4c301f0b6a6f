import { expect, it } from 'vitest';
import { textSize } from '../src/lib/fit';
import type { CardData } from '../src/lib/types';

const MOST = [60, 105, 190, 280];
const card = (...lines: string[]): CardData => ({ id: 'a', name: 'A', lines });

it('writes the text of a card the smaller the more there is of it', () => {
  expect(textSize(card(), MOST)).toBe(0);
  const sizes = [20, 80, 150, 250, 400].map((letters) => textSize(card('x'.repeat(letters)), MOST));
  expect(sizes).toEqual([0, 1, 2, 3, 4]);
});

it('counts lines as well as letters', () => {
  const letters = 'x'.repeat(90);
  const boxes = { top: letters.slice(0, 30), middle: letters.slice(0, 30), bottom: letters.slice(0, 30) };
  expect(textSize({ id: 'b', name: 'B', boxes }, MOST)).toBeGreaterThan(textSize(card(letters), MOST));
});
