/** Cards of a stack beside each other: whatever lies there, it fits into its lane, and what counts can be read. */
import { describe, expect, it } from 'vitest';
import { spread, UPRIGHT, type Lying } from '../src/games/compile/fan';
import type { CardData } from '../src/lib/types';

const measures = { text: (text: string) => text.length * 0.42, name: (text: string) => text.length * 0.5 };
const PLAIN = card('Water 1', { middle: 'Draw 1 card.' });
const TOPPED = card('Spirit 3', { top: 'After you draw any cards: you may shift this card.' });
const LONG = card('Diversity 3', { top: 'x'.repeat(6).concat(' ').repeat(21) });
const LONGER = card('Diversity 4', { top: 'x'.repeat(6).concat(' ').repeat(44) });

function card(name: string, boxes: Partial<NonNullable<CardData['boxes']>>): CardData {
  return { id: name.toLowerCase().replace(' ', '-'), name, value: 1, boxes: { top: '', middle: '', bottom: '', ...boxes } };
}

const stack = (...cards: (CardData | null)[]): Lying[] => cards.map((one, at) => ({ card: one, open: at === cards.length - 1 }));
const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('cards beside each other', () => {
  it('lets a single card stand upright, as large as the lane is high', () => {
    const [one] = spread(stack(PLAIN), { width: 500, height: 220 }, measures);

    expect(one!.height).toBe(220);
    expect(one!.width / one!.height).toBeCloseTo(UPRIGHT, 1);
  });

  it.each([80, 140, 165, 220])('gives all cards one shape where they are %i px high, whatever is written on them', (height) => {
    const widths = [null, PLAIN, TOPPED].map((one) => spread(stack(one), { width: 500, height }, measures)[0]!.width);

    expect(new Set(widths).size).toBe(1);
  });

  it('widens a card whose text cannot be read in that shape', () => {
    const room = { width: 340, height: 132 };
    const usual = spread(stack(PLAIN), room, measures)[0]!;
    const [open] = spread(stack(LONGER), room, measures);

    expect(usual.width).toBeLessThan(open!.width);
  });

  it('keeps the texts of two covered top boxes beside an uncovered card', () => {
    const lies = spread(stack(TOPPED, TOPPED, PLAIN), { width: 296, height: 165 }, measures);

    expect(lies.map(({ text }) => text >= 11)).toEqual([true, true, false]);
  });

  it('leaves out the name of a covered card before its text', () => {
    const lies = spread(stack(TOPPED, TOPPED, PLAIN), { width: 262, height: 165 }, measures);

    expect(lies.map(({ text, titled }) => [text >= 11, titled])).toContainEqual([true, false]);
  });

  it('shows the text of a covered top box where there is room, and its name along the side of others', () => {
    const [top, plain, open] = spread(stack(TOPPED, PLAIN, PLAIN), { width: 340, height: 110 }, measures);

    expect(top!.text).toBeGreaterThanOrEqual(11);
    expect([plain!.text, open!.text]).toEqual([0, 0]);
    expect(plain!.name).toBeGreaterThanOrEqual(11);
  });

  it.each([1, 2, 3, 5, 8, 12])('keeps %i cards within every lane, with the uncovered one in sight', (count) => {
    const cards = Array.from({ length: count }, (_, at) => [TOPPED, null, PLAIN, LONG][at % 4]!);
    for (const room of [{ width: 195, height: 72 }, { width: 280, height: 100 }, { width: 340, height: 160 }, { width: 690, height: 330 }]) {
      const lies = spread(stack(...cards), room, measures);
      expect(sum(lies.map(({ width }) => width))).toBeLessThanOrEqual(room.width);
      expect(lies.at(-1)!.width).toBeGreaterThanOrEqual(Math.min(room.height * UPRIGHT - 1, 86));
      expect(Math.min(...lies.map(({ width }) => width))).toBeGreaterThan(6);
    }
  });
});
