import { describe, expect, it } from 'vitest';
import { fan } from '../src/lib/fan';
import { fitText, heightOf, hyphenated, linesOf, widest } from '../src/lib/fit';

const letters = (text: string) => text.length; // each is as wide as the letters are large
const SIZES = { most: 20, least: 10, line: 1, gap: 0.5 };

describe('text', () => {
  it('is wrapped between words, after hyphens, and at soft ones', () => {
    expect(linesOf('one two three', 7, letters)).toBe(2);
    expect(linesOf('one two three', 5, letters)).toBe(3);
    expect(linesOf('short-circuit', 7, letters)).toBe(2);
    expect(linesOf('short\u00adcircuit', 7, letters)).toBe(2);
    expect(linesOf('shortcircuit', 7, letters)).toBe(Infinity);
  });

  it('takes the largest size at which all of it fits', () => {
    expect(fitText(['one two'], { width: 140, height: 20 }, SIZES, letters)).toBe(20);
    expect(fitText(['one two'], { width: 70, height: 20 }, SIZES, letters)).toBe(10);
    expect(fitText(['one two'], { width: 70, height: 40 }, { ...SIZES, lines: 1 }, letters)).toBe(10);
  });

  it('does not fit where there is no room at the smallest size', () => {
    expect(fitText(['one two'], { width: 60, height: 10 }, SIZES, letters)).toBeNull();
  });

  it('needs room between paragraphs', () => {
    expect(fitText(['a', 'b'], { width: 50, height: 25 }, SIZES, letters)).toBe(10);
    expect(fitText(['a', 'b'], { width: 50, height: 24 }, SIZES, letters)).toBeNull();
  });
});

it('names have places where long words may be broken, and nothing else changes', () => {
  const names = ['Terraforming Engine', 'Odposlouchávač', 'Gold Miner'];
  expect(names.map((name) => hyphenated(name).replaceAll('\u00ad', ''))).toEqual(names);
  expect(hyphenated('Odposlouchávač').split('\u00ad').length).toBeGreaterThan(2);
  expect(hyphenated('Gold Miner')).toBe('Gold Miner');
});

describe('cards in rows', () => {
  const cards = { tall: 1.4, gap: { rows: 10, across: 10 }, most: 200 };
  const some = (count: number, besides = 0) => Array.from({ length: count }, () => ({ share: 1, besides }));

  it('are as wide as the room allows', () => {
    expect(widest(some(1), { width: 1000, height: 140 }, cards)).toBe(100);
    expect(widest(some(4), { width: 430, height: 1000 }, cards)).toBe(200);
    expect(widest(some(8), { width: 430, height: 300 }, cards)).toBe(100);
  });

  it('leave room for what stands above them only in the row where it stands', () => {
    const [trapped, plain] = [some(4, 30), some(4)];
    expect(heightOf([...trapped, ...plain], 430, 100, cards)).toBe(140 + 30 + 10 + 140);
  });

  it('of other sizes fill up a row', () => {
    const half = { share: 0.5, besides: 0 };
    expect(heightOf([...some(3), half, half], 440, 100, cards)).toBe(140);
    expect(heightOf([...some(3), half, half], 430, 100, cards)).toBe(140 + 10 + 70);
    expect(heightOf([...some(1), { ...half, times: 2 }, half], 220, 100, cards)).toBe(140 + 10 + 70);
  });

  it('grow no further than they may, and need no room where there are none', () => {
    expect(widest(some(1), { width: 4000, height: 4000 }, cards)).toBe(200);
    expect(heightOf([], 100, 100, cards)).toBe(0);
  });
});

describe('a hand', () => {
  it('lies side by side as long as its cards can be read', () => {
    expect(fan(4, 360, 1)).toEqual({ across: 4, fits: 82, step: null });
    expect(fan(10, 360, 2)).toEqual({ across: 5, fits: 64, step: null });
  });

  it('overlaps where there are more, and at last is longer than its room', () => {
    expect(fan(12, 360, 2)).toMatchObject({ across: 6, fits: 66, step: 58 });
    expect(fan(20, 360, 2)).toMatchObject({ across: 10, step: 48 });
  });

  it('may be empty', () => {
    expect(fan(0, 360, 1).across).toBe(1);
  });
});
