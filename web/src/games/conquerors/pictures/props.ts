/** What each faction builds, as silhouettes that stand on a line: a path, and where its lamps are. */
import { n } from '../../../lib/emblems';
import type { Drawing } from '../../../pictures/drawing';
import type { Point } from '../../../pictures/path';

export interface Prop {
  d: string;
  lamps: Point[];
}

/** At x, on the line y, so high. */
type Build = (drawing: Drawing, x: number, y: number, height: number) => Prop;

const box = (x: number, y: number, width: number, height: number) => `M${n(x)} ${n(y)}h${n(width)}v${n(-height)}h${n(-width)}Z`;
const round = (x: number, y: number, r: number) => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

const dome: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.8)} ${n(y)}a${n(h * 0.8)} ${n(h * 0.8)} 0 0 1 ${n(h * 1.6)} 0Z${box(x - 0.6, y - h * 0.75, 1.2, h * 0.5)}${box(x - h, y, h * 2, h * 0.14)}`,
  lamps: [-0.45, 0, 0.45].map((at): Point => [x + at * h, y - h * 0.25]),
});

const block: Build = (drawing, x, y, h) => {
  const w = h * drawing.between(0.3, 0.5);
  return {
    d: box(x - w / 2, y, w, h * 0.8) + box(x - w / 3, y - h * 0.8, w * 0.5, h * 0.12) + box(x, y - h * 0.8, 1.2, h * 0.35),
    lamps: [0.2, 0.42, 0.64].flatMap((at): Point[] => [[x - w * 0.2, y - at * h], [x + w * 0.18, y - at * h]]),
  };
};

const wagon: Build = (_, x, y, h) => ({
  d:
    box(x - h * 0.9, y - h * 0.22, h * 1.25, h * 0.6) +
    `M${n(x + h * 0.38)} ${n(y - h * 0.22)}v${n(-h * 0.5)}h${n(h * 0.25)}l${n(h * 0.22)} ${n(h * 0.25)}v${n(h * 0.25)}Z` +
    [-0.6, 0.05, 0.6].map((at) => round(x + at * h, y - h * 0.14, h * 0.17)).join(''),
  lamps: [[x + h * 0.6, y - h * 0.5], [x - h * 0.5, y - h * 0.55]],
});

const tent: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.7)} ${n(y)}L${n(x - 1)} ${n(y - h * 0.8)}v${n(-h * 0.3)}h1.4v${n(h * 0.06)}l${n(h * 0.3)} ${n(h * 0.08)}l${n(-h * 0.3)} ${n(h * 0.08)}L${n(x + h * 0.7)} ${n(y)}Z`,
  lamps: [[x, y - h * 0.2]],
});

const chimney: Build = (drawing, x, y, h) => {
  const w = h * drawing.between(0.13, 0.2);
  return {
    d: `M${n(x - w)} ${n(y)}L${n(x - w * 0.55)} ${n(y - h)}h${n(w * 1.1)}L${n(x + w)} ${n(y)}Z${box(x - w * 0.75, y - h, w * 1.5, 2)}${box(x + w * 0.4, y, w * 4, h * 0.32)}`,
    lamps: [[x, y - h - 1], [x + w * 2.4, y - h * 0.16]],
  };
};

const stack: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.15)} ${n(y)}L${n(x - h * 0.09)} ${n(y - h)}h${n(h * 0.18)}L${n(x + h * 0.15)} ${n(y)}Z${box(x - h * 0.12, y - h * 0.94, h * 0.24, h * 0.06)}${box(x - h * 0.14, y - h * 0.5, h * 0.28, h * 0.04)}`,
  lamps: [],
});

const furnace: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.5)} ${n(y)}v${n(-h * 0.45)}q${n(h * 0.5)} ${n(-h * 0.7)} ${n(h)} 0v${n(h * 0.45)}Z${box(x - h * 0.08, y - h * 0.7, h * 0.16, h * 0.4)}`,
  lamps: [[x - h * 0.12, y - h * 0.22], [x + h * 0.12, y - h * 0.22], [x, y - h * 0.3]],
});

const mast: Build = (_, x, y, h) => ({
  d:
    `M${n(x - h * 0.11)} ${n(y)}L${n(x - 0.7)} ${n(y - h)}h1.4L${n(x + h * 0.11)} ${n(y)}h-1.6L${n(x)} ${n(y - h * 0.86)}L${n(x - h * 0.11 + 1.6)} ${n(y)}Z` +
    [0.3, 0.55, 0.75].map((at) => box(x - h * 0.12, y - h * at, h * 0.24, 1.3)).join(''),
  lamps: [[x, y - h]],
});

const cell: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.3)} ${n(y)}v${n(-h * 0.4)}l${n(h * 0.3)} ${n(-h * 0.4)}l${n(h * 0.3)} ${n(h * 0.4)}v${n(h * 0.4)}Z${box(x - 0.5, y - h * 0.7, 1, h * 0.45)}`,
  lamps: [[x, y - h * 0.3]],
});

const theatre: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.4)} ${n(y)}v${n(-h * 0.42)}c${n(-h * 0.16)} ${n(-h * 0.3)} ${n(h * 0.3)} ${n(-h * 0.26)} ${n(h * 0.4)} ${n(-h * 0.58)}c${n(h * 0.1)} ${n(h * 0.32)} ${n(h * 0.56)} ${n(h * 0.28)} ${n(h * 0.4)} ${n(h * 0.58)}v${n(h * 0.42)}Z`,
  lamps: [-0.2, 0, 0.2].map((at): Point => [x + at * h, y - h * 0.2]),
});

const shard: Build = (drawing, x, y, h) => ({
  d: `M${n(x - h * 0.16)} ${n(y)}L${n(x + drawing.between(-0.2, 0.2) * h)} ${n(y - h)}L${n(x + h * 0.16)} ${n(y)}Z`,
  lamps: [],
});

const headframe: Build = (_, x, y, h) => ({
  d:
    `M${n(x - h * 0.3)} ${n(y)}L${n(x - h * 0.07)} ${n(y - h * 0.86)}h${n(h * 0.14)}L${n(x + h * 0.45)} ${n(y)}h-2.2L${n(x)} ${n(y - h * 0.72)}L${n(x - h * 0.3 + 2.2)} ${n(y)}Z` +
    round(x, y - h * 0.88, h * 0.12) + box(x - h * 0.2, y - h * 0.4, h * 0.45, 1.4),
  lamps: [[x, y - h * 0.6]],
});

const hut: Build = (_, x, y, h) => ({
  d: `M${n(x - h * 0.6)} ${n(y)}v${n(-h * 0.4)}l${n(h * 0.2)} ${n(-h * 0.3)}h${n(h * 0.8)}l${n(h * 0.2)} ${n(h * 0.3)}v${n(h * 0.4)}Z${box(x + h * 0.2, y - h * 0.6, h * 0.12, h * 0.3)}`,
  lamps: [[x - h * 0.25, y - h * 0.2], [x + h * 0.2, y - h * 0.2]],
});

export const PROPS: Readonly<Record<string, readonly Build[]>> = {
  registry: [dome, block, block],
  rim: [wagon, tent, wagon],
  stokers: [chimney, furnace, chimney],
  mast: [mast, cell, mast],
  playhouse: [theatre, shard, theatre],
  frontier: [headframe, hut, hut],
};

/** What is high and narrow enough to stand at the edge of a picture. */
export const TALL: Readonly<Record<string, Build>> = { stokers: stack, mast, playhouse: shard };
