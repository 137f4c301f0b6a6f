import { describe, expect, it } from 'vitest';
import { fitText, hyphenated, linesOf, widest } from '../src/lib/fit';

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
  const card = { tall: 1.4, gap: 10, besides: 0, most: 200 };

  it('are as wide as the room allows', () => {
    expect(widest(1, { width: 1000, height: 140 }, card)).toBe(100);
    expect(widest(4, { width: 430, height: 1000 }, card)).toBe(200);
    expect(widest(8, { width: 430, height: 300 }, card)).toBe(100);
  });

  it('grow no further than they may, and need no room where there are none', () => {
    expect(widest(1, { width: 4000, height: 4000 }, card)).toBe(200);
    expect(widest(0, { width: 100, height: 100 }, card)).toBeLessThanOrEqual(200);
  });
});
