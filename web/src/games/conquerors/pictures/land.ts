/** The land, from far to near: each range is nearer, darker, and stands in mist at its foot. */
import { lighter, mix } from '../../../pictures/colour';
import { group, oval, path, polygon, SIZE, tag, type Drawing } from '../../../pictures/drawing';
import type { Point } from '../../../pictures/path';
import { afar, mistOf, type Scene } from './stage';

/** The shape of a range, as points from left to right. */
type Crest = (drawing: Drawing, y: number, height: number) => Point[];

const CRESTS = {
  peaks: (drawing, y, height) => {
    const points: Point[] = [];
    let x = drawing.between(-60, -20);
    while (x < SIZE + 50) {
      const half = drawing.between(26, 52);
      const top = y - height * drawing.between(0.45, 1);
      points.push([x, y - height * drawing.between(0, 0.22)]);
      points.push([x + half * 0.55, (y + top) / 2 - drawing.between(0, 8)], [x + half, top], [x + half * 1.4, (y + top) / 2 + drawing.between(-8, 4)]);
      x += half * drawing.between(1.7, 2);
    }
    return points;
  },
  mesas: (drawing, y, height) => {
    const points: Point[] = [];
    let x = drawing.between(-50, 0);
    while (x < SIZE + 20) {
      const [top, wide, slope] = [y - height * drawing.between(0.35, 1), drawing.between(22, 62), drawing.between(6, 12)];
      points.push([x, y], [x + slope, top + 12], [x + slope + 2, top], [x + slope + wide, top + drawing.between(-1, 2)]);
      points.push([x + slope + wide + 3, top + 12], [x + wide + 2 * slope, y]);
      x += wide + 2 * slope + drawing.between(4, 48);
    }
    return points;
  },
  dunes: (drawing, y, height) => rolling(drawing, y, height, 0.5),
  hills: (drawing, y, height) => rolling(drawing, y, height, 1),
  spires: (drawing, y, height) => {
    const points: Point[] = [];
    for (let x = drawing.between(-24, 0); x < SIZE + 20; x += drawing.between(16, 34)) {
      const top = y - height * drawing.between(0.2, 1) ** 1.5;
      const lean = drawing.between(-5, 5);
      points.push([x - 8, y - 4], [x + lean - 1.5, top + 5], [x + lean, top], [x + lean + 2.5, top + 9], [x + 8, y - 3]);
    }
    return points;
  },
} as const satisfies Record<string, Crest>;
export type Range = keyof typeof CRESTS;

/** Which ranges are seen where a faction lives, from far to near. */
export const LANDS: Readonly<Record<string, readonly [Range, Range, Range]>> = {
  registry: ['mesas', 'hills', 'hills'],
  rim: ['mesas', 'dunes', 'dunes'],
  stokers: ['peaks', 'spires', 'hills'],
  mast: ['peaks', 'peaks', 'hills'],
  playhouse: ['spires', 'spires', 'dunes'],
  frontier: ['peaks', 'mesas', 'dunes'],
};

/** Waves of two lengths; `share` of the short one. */
function rolling(drawing: Drawing, y: number, height: number, share: number): Point[] {
  const [a, b, c, d] = [drawing.next() * 6, drawing.next() * 6, drawing.between(34, 62), drawing.between(15, 26)];
  return Array.from({ length: 42 }, (_, i): Point => {
    const x = i * 8 - 4;
    const wave = Math.abs(Math.sin(a + x / c)) * 0.65 + Math.sin(b + x / d) * 0.2 * share;
    return [x, y - height * (0.2 + wave * 0.8)];
  });
}

/** A range so far away (1 = at the horizon), lit from where the sun is, in mist at its foot. */
export function range(scene: Scene, kind: Range, y: number, height: number, distance: number): string {
  const { drawing, sky } = scene;
  const crest = CRESTS[kind](drawing, y, height);
  const colour = afar(scene, distance);
  const mist = mix(colour, mistOf(scene), 0.3 + distance * 0.3);
  const top = y - height;
  const fill = drawing.linear([0, top, 0, y + 26], [[0, colour], [0.5, mix(colour, mist, 0.2)], [1, mist]], true);
  const d = polygon([[-70, SIZE + 2], [-70, crest[0]![1]], ...crest, [SIZE + 70, crest.at(-1)![1]], [SIZE + 70, SIZE + 2]]);
  const light = kind === 'peaks' || kind === 'spires' ? path(facets(scene, crest, y), { fill: mix(colour, sky.sun, 0.4), 'fill-opacity': 0.5 }) : '';
  const line = path(`M${crest.map((point) => point.map((part) => part.toFixed(1)).join(' ')).join('L')}`, {
    fill: 'none',
    stroke: lighter(sky.sun, 0.2),
    'stroke-width': 1.1,
    'stroke-opacity': 0.16 + 0.3 * (1 - distance),
  });
  return path(d, { fill }) + light + line;
}

/** The sides of peaks that face the sun. */
function facets({ drawing, sun }: Scene, crest: readonly Point[], y: number): string {
  return crest
    .map(([x, top], i) => {
      const [before, after] = [crest[i - 1], crest[i + 1]];
      if (!before || !after || before[1] <= top || after[1] <= top) return '';
      const side = sun.x < x ? -1 : 1;
      const foot = side < 0 ? (crest[i - 2] ?? before) : (crest[i + 2] ?? after);
      const shoulder = side < 0 ? before : after;
      const bend = drawing.between(2, 7) * side;
      return polygon([[x, top], shoulder, foot, [x + bend * 1.5, Math.min(y, foot[1] + 2)], [x - bend * 0.6, (top + y) / 2], [x + bend, (top * 2 + y) / 3]]);
    })
    .join('');
}

/** Air between what is far and what is near: thickest at a third from below, and nothing at either edge. */
export function mist(scene: Scene, y: number, height: number, strength: number): string {
  const colour = mistOf(scene);
  return tag('rect', { y, width: SIZE, height: height * 1.4, fill: scene.drawing.down([0, colour, 0], [0.68, colour, strength], [1, colour, 0]) });
}

/** The ground on which the motif stands, with the way of the light on it. */
export function ground(scene: Scene): string {
  const { drawing, sky, sun, framing } = scene;
  const y = framing.horizon;
  const swing = drawing.between(-7, 7);
  const [far, here] = [mix(afar(scene, 0.42), sky.sun, 0.14), sky.near];
  const fill = drawing.linear([0, y - 6, 0, SIZE], [[0, far], [0.3, mix(far, here, 0.5)], [1, here]], true);
  const d = `M0 ${(y + swing).toFixed(1)}Q160 ${(y - 9).toFixed(1)} 320 ${(y - swing).toFixed(1)}V320H0Z`;
  const clip = drawing.define((id) => `<clipPath id="${id}">${path(d, {})}</clipPath>`);
  const shine = drawing.radial([[0, sky.sun, 0.62], [0.4, sky.sun, 0.24], [1, sky.sun, 0]]);
  const way = oval(sun.x, y - 4, 200, 62, { fill: shine });
  return path(d, { fill }) + group({ 'clip-path': `url(#${clip})` }, way, furrows(scene, y));
}

/** Lines on the ground, closer together the farther they are away. */
function furrows({ drawing, sky }: Scene, y: number): string {
  const rows = Array.from({ length: 6 }, (_, i) => {
    const at = y + 4 + (SIZE - y) * (i / 6) ** 1.7;
    const from = drawing.between(-30, 180);
    return `M${from.toFixed(1)} ${at.toFixed(1)}q${drawing.between(40, 80).toFixed(1)} ${drawing.between(-4, 4).toFixed(1)} ${drawing.between(70, 190).toFixed(1)} ${drawing.between(-3, 3).toFixed(1)}`;
  });
  return path(rows.join(''), { fill: 'none', stroke: sky.near, 'stroke-width': 1.6, 'stroke-opacity': 0.4, 'stroke-linecap': 'round' });
}
