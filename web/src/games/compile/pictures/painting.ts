/** Painting dot by dot: colours as numbers, ramps of them, and pictures that are computed small and stretched. */
import { rgbOf, type Rgb } from '../../../pictures/colour';
import { picture, SIZE } from '../../../pictures/drawing';
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

/** The whole picture, each dot by its place; it is stretched, so it has to be smooth. */
export function painted(colour: (x: number, y: number) => Rgb, side = 96): string {
  const data = new Uint8ClampedArray(side * side * 3);
  const step = SIZE / side;
  for (let i = 0; i < side * side; i++) data.set(colour(((i % side) + 0.5) * step, (Math.floor(i / side) + 0.5) * step), 3 * i);
  return picture(png(side, new Uint8Array(data.buffer)), {});
}
