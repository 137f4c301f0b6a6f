/** Pictures and colours can be told apart: by thumbnails, in normal and colour-blind sight, and names can be read. */
import { describe, expect, it } from 'vitest';
import { KITS } from '../scripts/motifs';
import { pairs, thumbnails } from '../scripts/thumbs';
import { SHADE } from '../src/games/compile/layout';
import { PALETTES } from '../src/games/conquerors/palette';
import { mix, rgbOf } from '../src/pictures/colour';
import { contrast, difference, SIGHTS } from './sight';

const LEAST_APART = 25; // of 255, root mean square, over thumbnails of 24 dots
const LEAST_DIFFERENCE = 10; // OKLab × 100
const LEAST_CONTRAST = 4.5;

describe('no two pictures of a game are alike', () => {
  it.each(Object.keys(KITS).filter((game) => Object.keys(KITS[game]!.plans).length))(
    '%s',
    async (game) => {
      const close = pairs(await thumbnails(KITS[game]!)).filter(({ apart }) => apart < LEAST_APART);

      expect(close.map(({ ids, apart }) => `${ids.join(' / ')}: ${apart.toFixed(1)}`)).toEqual([]);
    },
    30_000,
  );
});

describe('types are told apart', () => {
  const names = Object.keys(PALETTES);
  const couples = names.flatMap((one, i) => names.slice(i + 1).map((two): [string, string] => [one, two]));

  it.each(Object.keys(SIGHTS))('in %s sight', (sight) => {
    const seen = (name: string) => SIGHTS[sight]!(rgbOf(PALETTES[name]!.ribbon));
    const close = couples.filter(([one, two]) => difference(seen(one), seen(two)) < LEAST_DIFFERENCE);

    expect(close.map((couple) => couple.join(' / '))).toEqual([]);
  });

  it.each(names)('the name on the ribbon of a %s can be read', (name) => {
    const { ribbon, onRibbon } = PALETTES[name]!;

    expect(contrast(rgbOf(ribbon), rgbOf(onRibbon))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

it('the name on a picture of Compile can be read, however bright the picture is', () => {
  const shaded = rgbOf(mix('#ffffff', '#050610', SHADE));

  expect(contrast(shaded, rgbOf('#ffffff'))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

it('knows what looks alike', () => {
  const [red, green] = [rgbOf('#cc5533'), rgbOf('#8a7d2a')];

  expect(difference(red, green)).toBeGreaterThan(LEAST_DIFFERENCE);
  expect(difference(SIGHTS.deutan!(red), SIGHTS.deutan!(green))).toBeLessThan(LEAST_DIFFERENCE);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
});
