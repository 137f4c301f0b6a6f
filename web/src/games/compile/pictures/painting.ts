/** Painting dot by dot: colours as numbers, ramps of them, and pictures that are computed small and stretched. */
import { rgbOf, type Rgb } from '../../../pictures/colour';
import { picture, SIZE } from '../../../pictures/drawing';
import { gridOf, sum } from '../../../pictures/noise';
import { png } from '../../../pictures/png';

export type Ramp = (share: number) => Rgb;

const STEPS = 255;

/** From colour to colour; before the first and after the last it stays as it is. */
export function ramp(...stops: readonly (readonly [number, string])[]): Ramp {
  const colours = Array.from({ length: STEPS + 1 }, (_, i): Rgb => {
    const share = i / STEPS;
    const next = stops.findIndex(([at]) => at > share);
    if (next <= 0) return rgbOf(stops.at(next)![1]);
    const [[from, one], [to, two]] = [stops[next - 1]!, stops[next]!];
    return blend(rgbOf(one), rgbOf(two), (share - from) / (to - from));
  });
  return (share) => colours[Math.round(STEPS * clamp(share))]!;
}

export const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** 0 up to the first number, 1 from the second on, soft between. */
export function step(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export const blend = (one: Rgb, two: Rgb, share: number): Rgb => [
  one[0] + (two[0] - one[0]) * share,
  one[1] + (two[1] - one[1]) * share,
  one[2] + (two[2] - one[2]) * share,
];

/** Light on a colour: it makes it brighter, but never more than white. */
export const shone = (one: Rgb, light: Rgb, share: number): Rgb => [
  one[0] + light[0] * share * (1 - one[0] / 320),
  one[1] + light[1] * share * (1 - one[1] / 320),
  one[2] + light[2] * share * (1 - one[2] / 320),
];

export const dimmed = ([r, g, b]: Rgb, share: number): Rgb => [r * share, g * share, b * share];

const GRIDS = Array.from({ length: 6 }, (_, i) => gridOf(`fog ${i}`));

/** Smooth noise from 0 to 1, about so many waves in a picture; which of several is told by a number. */
export function fog(which: number, x: number, y: number, waves = 3): number {
  return sum(GRIDS[which % GRIDS.length]!, ((x + 640) / SIZE) * waves, ((y + 640) / SIZE) * waves);
}

/** Veins: 1 on thin winding lines, falling off beside them. */
export const veins = (which: number, x: number, y: number, waves = 3): number =>
  1 - Math.min(1, Math.abs(fog(which, x, y, waves) - 0.5) * 9);

/** Facets about so large: how high a dot is on its own tilted facet, and a number that tells which one it is. */
export function facet(x: number, y: number, size: number): readonly [number, number] {
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
  let nearest = Infinity;
  let found: readonly [number, number] = [0, 0];
  for (let i = 0; i < 9; i++) {
    const [c, r] = [column + (i % 3) - 1, row + Math.floor(i / 3) - 1];
    const at = (shift: number) => GRIDS[0]![((((r + shift) & 63) << 6) + ((c + 3 * shift) & 63)) & 4095]!;
    const [dx, dy] = [x - (c + at(0)) * size, y - (r + at(7)) * size];
    const far = dx * dx + dy * dy;
    if (far < nearest) [nearest, found] = [far, [(dx * (at(13) - 0.5) + dy * (at(19) - 0.5)) / size, at(23)]];
  }
  return found;
}

/** The whole picture, each dot by its place. */
export function painted(colour: (x: number, y: number) => Rgb, side = 128): string {
  const data = new Uint8Array(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const [r, g, b] = colour((((i % side) + 0.5) * SIZE) / side, ((Math.floor(i / side) + 0.5) * SIZE) / side);
    data[4 * i] = Math.min(255, r);
    data[4 * i + 1] = Math.min(255, g);
    data[4 * i + 2] = Math.min(255, b);
    data[4 * i + 3] = 255;
  }
  return picture(png(side, data), {});
}
