import { expect, it } from 'vitest';
import { textSize } from '../src/cards/fit';
import type { CardData } from '../src/lib/types';

const card = (...lines: string[]): CardData => ({ id: 'a', name: 'A', lines });

it('writes the text of a card the smaller the more there is of it', () => {
  expect(textSize(card(), 'conquerors')).toBe(0);
  const sizes = [20, 80, 150, 250, 400].map((letters) => textSize(card('x'.repeat(letters)), 'conquerors'));
  expect(sizes).toEqual([0, 1, 2, 3, 4]);
});

it('counts lines as well as letters', () => {
  const letters = 'x'.repeat(60);
  const boxes = { top: letters.slice(0, 20), middle: letters.slice(0, 20), bottom: letters.slice(0, 20) };
  expect(textSize({ id: 'b', name: 'B', boxes }, 'compile')).toBeGreaterThan(textSize(card(letters), 'compile'));
});
