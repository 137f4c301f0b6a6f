/** Cards of a stack above each other: which texts of covered cards are written on a narrow table. */
import { describe, expect, it } from 'vitest';
import { toldIn } from '../src/games/compile/bands';
import type { Lying } from '../src/games/compile/fan';
import type { CardData } from '../src/lib/types';

const measures = { text: (text: string) => text.length * 0.42, name: (text: string) => text.length * 0.5 };
const WIDTH = 116;

function card(top: string): CardData {
  return { id: top || 'plain', name: 'Spirit 3', value: 3, boxes: { top, middle: 'Draw 1 card.', bottom: '' } };
}

const TOPPED = card('After you draw any cards: you may shift this card.');
const stack = (...cards: (CardData | null)[]): Lying[] => cards.map((one, at) => ({ card: one, open: at === cards.length - 1 }));

describe('cards above each other', () => {
  it('tells the top boxes of covered cards where they have room', () => {
    expect(toldIn(stack(TOPPED, TOPPED, TOPPED), { width: WIDTH, height: 300 }, measures)).toEqual([true, true, false]);
  });

  it('leaves out the lower text first', () => {
    expect(toldIn(stack(TOPPED, TOPPED, card('')), { width: WIDTH, height: 200 }, measures)).toEqual([false, true, false]);
  });

  it('tells none before the uncovered card has its room', () => {
    expect(toldIn(stack(TOPPED, null, null, TOPPED, card('')), { width: WIDTH, height: 170 }, measures)).toEqual([false, false, false, false, false]);
  });
});
