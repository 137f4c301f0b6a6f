/** Scenes of Compile: a motif of light in a machine. Ink and pattern are the protocol's, the composition is the value's. */
import { chance } from '../../../lib/emblems';
import { darker, hsl, lighter, mix, turned } from '../../../pictures/colour';
import { disc, Drawing, group, path, polygon, SIZE, use, whole } from '../../../pictures/drawing';
import { fit, lit, place, type Look, type Placed } from '../../../pictures/lit';
import type { Motif } from '../../../pictures/motif';
import type { Plan } from '../../../pictures/plans';
import * as scenery from '../../../pictures/scenery';
import { colourOf } from '../emblems';
import { GLOWS } from '../palette';

const RANKS = 6;
const MIDDLE = SIZE / 2;

interface Scene {
  drawing: Drawing;
  /** From 0 to 5, by the value. */
  rank: number;
  ink: string;
  /** What glows. */
  other: string;
  placed: Placed;
}

export function compose(plan: Plan, motif: Motif): string {
  const drawing = new Drawing(plan.id);
  const rank = rankOf(plan);
  const [hue, saturation, light] = colourOf(plan.kind);
  const ink = hsl(hue, saturation / 100, light / 100);
  const other = hsl(GLOWS[plan.kind] ?? hue + 60, 0.85, 0.64);
  const half = 96 + rank * 5;
  const frame = { x: MIDDLE - half, y: MIDDLE - half, width: 2 * half, height: 2 * half };
  const scene: Scene = { drawing, rank, ink, other, placed: place(drawing, motif, fit(motif.box, frame, false)) };
  ground(scene, plan.kind);
  COMPOSITIONS[rank]!(scene);
  drawing.add(
    lit(drawing, scene.placed, lookOf(scene)),
    scenery.sparks(drawing, 8 + rank * 4, other),
    scenery.vignette(drawing, 0.66),
  );
  return drawing.svg();
}

/** A card's place within its protocol. */
function rankOf({ words }: Plan): number {
  return Math.min(RANKS - 1, Math.max(0, Number(words[0] ?? 3)));
}

/** The body is of the ink, white where the light falls on it, and its shadows are of the opposite temperature. */
function lookOf({ ink, other, rank }: Scene): Look {
  const cold = turned(ink, 180);
  return {
    lit: '#ffffff',
    mid: mix(ink, '#ffffff', 0.24 - rank * 0.03),
    deep: mix(darker(ink, 0.6), cold, 0.2),
    accent: other,
    bounce: other,
    light: [-0.64, -0.77],
  };
}

// -------------------------------------------------------------------------------------------------------- ground

/** The ink far darkened, a light behind the motif, clouds, and the protocol's pattern: the higher the value, the more of it is lit. */
function ground({ drawing, rank, ink, other }: Scene, kind: string): void {
  const deep = darker(turned(ink, drawing.between(-10, 10)), 0.86 - rank * 0.02);
  drawing.add(whole({ fill: drawing.down([0, darker(ink, 0.62)], [0.55, deep], [1, darker(ink, 0.92)]) }));
  drawing.add(scenery.glow(drawing, MIDDLE, MIDDLE, 150 + rank * 10, ink, 0.5 + rank * 0.07));
  drawing.add(scenery.clouds(drawing, mix(other, lighter(ink, 0.2), 0.4), 0.42));
  const patterns = Object.values(PATTERNS);
  const d = patterns[Math.floor(chance(kind)() * patterns.length)]!(drawing);
  drawing.add(
    path(d.join(''), { fill: 'none', stroke: lighter(ink, 0.2), 'stroke-width': 1.6, 'stroke-opacity': 0.2 }),
  );
  const lit = d.filter(() => drawing.next() < 0.12 + 0.14 * rank).join('');
  drawing.add(
    path(lit, { fill: 'none', stroke: other, 'stroke-width': 6, 'stroke-opacity': 0.14 }),
    path(lit, { fill: 'none', stroke: lighter(other, 0.4), 'stroke-width': 1.8, 'stroke-opacity': 0.7 }),
  );
}

const PATTERNS: Record<string, (drawing: Drawing) => string[]> = {
  circuit: (drawing) =>
    Array.from({ length: 34 }, () => {
      const [x, y, way] = [
        20 * Math.floor(drawing.between(0, 17)),
        20 * Math.floor(drawing.between(0, 17)),
        drawing.pick([-1, 1]),
      ];
      const [first, then] = [20 * Math.floor(drawing.between(1, 4)), 20 * Math.floor(drawing.between(1, 4))];
      return `M${x} ${y}h${way * first}l${way * 14} 14v${then}m-3 3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`;
    }),
  hexagons: () =>
    Array.from({ length: 80 }, (_, i) => {
      const [row, column] = [Math.floor(i / 8), i % 8];
      return polygon(
        Array.from({ length: 6 }, (_, at): [number, number] =>
          corner(column * 45 + (row % 2) * 22, row * 39, 23, at / 6 + 1 / 12),
        ),
      );
    }),
  arcs: (drawing) =>
    Array.from({ length: 26 }, (_, i) => {
      const [r, from, turn] = [26 + i * 8, drawing.next(), drawing.between(0.1, 0.42)];
      const [[x1, y1], [x2, y2]] = [corner(MIDDLE, MIDDLE, r, from), corner(MIDDLE, MIDDLE, r, from + turn)];
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${r} ${r} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
    }),
  waves: (drawing) =>
    Array.from({ length: 20 }, (_, i) => {
      const swing = drawing.between(6, 16);
      return `M-10 ${i * 17}q42 ${(-swing).toFixed(1)} 85 0t85 0t85 0t85 0`;
    }),
  shards: (drawing) =>
    Array.from({ length: 30 }, () => {
      const [x, y, r, turn] = [
        drawing.between(0, SIZE),
        drawing.between(0, SIZE),
        drawing.between(14, 44),
        drawing.next(),
      ];
      return polygon([0, 0.36, 0.58].map((share) => corner(x, y, r, turn + share)));
    }),
  dots: (drawing) =>
    Array.from({ length: 144 }, (_, i) => {
      const r = drawing.between(2, 5.5);
      return `M${((i % 12) * 28 + 6 - r).toFixed(1)} ${Math.floor(i / 12) * 28 + 6}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
    }),
  columns: (drawing) =>
    Array.from({ length: 26 }, (_, i) => {
      const [x, top] = [i * 13, drawing.between(0, 200)];
      return `M${x} ${top.toFixed(1)}v${drawing.between(30, 120).toFixed(1)}m0 12v${drawing.between(6, 50).toFixed(1)}`;
    }),
};

function corner(x: number, y: number, r: number, share: number): [number, number] {
  return [x + r * Math.cos(share * 2 * Math.PI), y + r * Math.sin(share * 2 * Math.PI)];
}

// -------------------------------------------------------------------------------------------------- compositions

/** Behind the motif, by rank: what is worth little is faint, what is worth much shines. */
const COMPOSITIONS: readonly ((scene: Scene) => void)[] = [
  // 0: the bare outline of itself.
  ({ drawing, placed, ink }) => {
    drawing.add(
      shifted(placed, 0, 0, 1.32, {
        fill: 'none',
        stroke: lighter(ink, 0.3),
        'stroke-width': 3 / placed.spot.scale,
        'stroke-opacity': 0.34,
      }),
    );
  },
  // 1: a trail.
  ({ drawing, placed, other }) => {
    const way = drawing.pick([-1, 1]);
    for (const i of [3, 2, 1])
      drawing.add(
        shifted(placed, way * i * 27, -i * 9, 1 - i * 0.09, { fill: other, 'fill-opacity': 0.34 - i * 0.08 }),
      );
  },
  // 2: two shadows.
  ({ drawing, placed, ink, other }) => {
    drawing.add(
      shifted(placed, -54, 6, 0.94, { fill: darker(ink, 0.35), 'fill-opacity': 0.6 }),
      shifted(placed, 54, 6, 0.94, { fill: darker(other, 0.4), 'fill-opacity': 0.6 }),
    );
  },
  // 3: a growing row.
  ({ drawing, placed, ink, other }) => {
    for (const [x, scale] of [
      [-118, 0.34],
      [118, 0.34],
      [-72, 0.56],
      [72, 0.56],
    ] as const)
      drawing.add(shifted(placed, x, 34, scale, { fill: mix(ink, other, x > 0 ? 0.7 : 0.1), 'fill-opacity': 0.55 }));
  },
  // 4: a ring.
  ({ drawing, ink, other }) => {
    drawing.add(
      disc(MIDDLE, MIDDLE, 138, {
        fill: 'none',
        stroke: other,
        'stroke-width': 9,
        'stroke-dasharray': '42 13',
        'stroke-opacity': 0.6,
        transform: `rotate(${drawing.between(0, 90).toFixed(1)} 160 160)`,
      }),
    );
    drawing.add(
      disc(MIDDLE, MIDDLE, 126, {
        fill: 'none',
        stroke: lighter(ink, 0.4),
        'stroke-width': 1.6,
        'stroke-opacity': 0.7,
      }),
      scenery.glow(drawing, MIDDLE, MIDDLE, 126, ink, 0.5),
    );
  },
  // 5: rays.
  ({ drawing, ink, other }) => {
    drawing.add(
      scenery.rays(drawing, MIDDLE, MIDDLE, 16, lighter(ink, 0.35), 0.55),
      scenery.glow(drawing, MIDDLE, MIDDLE, 150, lighter(other, 0.3), 0.5),
    );
  },
];

/** The motif's figure once more, moved from the middle and scaled about it. */
function shifted(
  { figure }: Placed,
  x: number,
  y: number,
  scale: number,
  attributes: Record<string, string | number>,
): string {
  return group(
    {
      transform: `translate(${(MIDDLE + x).toFixed(1)} ${(MIDDLE + y).toFixed(1)}) scale(${scale}) translate(-${MIDDLE} -${MIDDLE})`,
    },
    use(figure, attributes),
  );
}
