import { describe, expect, it } from 'vitest';
import { goesAside, placeAside, placeBeside } from '../src/lib/beside';
import { fan } from '../src/lib/fan';
import { fitText, hyphenated, linesOf } from '../src/lib/fit';

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
  expect(hyphenated('Grandmother')).toBe('Grand\u00admo\u00adther');
  expect(hyphenated('Gold Miner')).toBe('Gold Miner');
});

describe('a hand', () => {
  it('lies side by side as long as its cards can be read', () => {
    expect(fan(4, 360, 1, 90)).toEqual({ across: 4, fits: 82, step: null });
    expect(fan(4, 1000, 1, 140)).toEqual({ across: 4, fits: 140, step: null });
    expect(fan(10, 360, 2, 66)).toEqual({ across: 5, fits: 64, step: null });
  });

  it('overlaps rather than become small', () => {
    expect(fan(12, 1000, 1, 140)).toEqual({ across: 12, fits: 131, step: 79 });
    expect(fan(12, 1000, 1, 140, 0.4)).toEqual({ across: 12, fits: 140, step: 78 });
  });

  it('overlaps where there are more, and at last is longer than its room', () => {
    expect(fan(12, 360, 2, 66)).toMatchObject({ across: 6, fits: 66, step: 58 });
    expect(fan(20, 360, 2, 66)).toMatchObject({ across: 10, step: 48 });
  });

  it('may be empty', () => {
    expect(fan(0, 360, 1, 90).across).toBe(1);
  });
});

describe('a large card', () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 700 };
  const size = { card: 200, width: 300, height: 400 };
  const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 });

  it('stands beside what is pointed at, where there is more room', () => {
    expect(placeBeside(at(100, 200), size, room)).toEqual({ left: 214, top: 70, leftwards: false });
    expect(placeBeside(at(800, 200), size, room)).toEqual({ left: 486, top: 70, leftwards: true });
  });

  it('stands above a card of the hand', () => {
    expect(placeBeside(at(300, 540), size, room)).toEqual({ left: 250, top: 126, leftwards: false });
    expect(placeBeside(at(600, 540), size, room)).toEqual({ left: 450, top: 126, leftwards: true });
  });

  it('stands aside of the table, where something stands there', () => {
    const aside = { left: 750, top: 50, right: 1000, bottom: 680 };
    expect(goesAside(at(300, 540), aside)).toBe(true);
    expect(goesAside(at(760, 540), aside)).toBe(false);
    expect(goesAside(at(300, 540), { left: 0, top: 0, right: 0, bottom: 0 })).toBe(false);
    expect(placeAside(size, room, aside)).toEqual({ left: 700, top: 280, leftwards: false });
  });

  it('leaves its room in no direction', () => {
    expect(placeBeside(at(100, 0), size, room).top).toBe(0);
    expect(placeBeside(at(0, 540), size, room).left).toBe(0);
    expect(placeBeside(at(600, 300), size, { ...room, bottom: 440 }).top).toBe(40);
  });
});
