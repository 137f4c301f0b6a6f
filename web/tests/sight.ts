/** Colours as people see them: differences, contrast, and sight without one kind of cone (Machado and others, 2009). */
import type { Rgb } from '../src/pictures/colour';

type Matrix = readonly [Rgb, Rgb, Rgb];

const CONES: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** What is seen of a colour in each kind of sight. */
export const SIGHTS: Readonly<Record<string, (colour: Rgb) => Rgb>> = Object.fromEntries(
  Object.entries(CONES).map(([name, matrix]) => [
    name,
    (colour: Rgb) => each(times(matrix, each(colour, linear)), shown),
  ]),
);

const each = (colour: Rgb, change: (part: number) => number) => colour.map(change) as unknown as Rgb;
const times = (matrix: Matrix, [x, y, z]: Rgb) => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Rgb;

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function shown(light: number): number {
  const share = Math.min(1, Math.max(0, light));
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
}

function oklab(colour: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    each(colour, linear),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  );
}

/** How different two colours look: OKLab × 100. */
export function difference(one: Rgb, two: Rgb): number {
  const [a, b] = [oklab(one), oklab(two)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** As WCAG defines it. */
export function contrast(one: Rgb, two: Rgb): number {
  const [dark, light] = [one, two]
    .map(
      (colour) =>
        times(
          [
            [0.2126, 0.7152, 0.0722],
            [0, 0, 0],
            [0, 0, 0],
          ],
          each(colour, linear),
        )[0],
    )
    .sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
