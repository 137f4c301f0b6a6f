/** What a motif stands in: sky, light, horizons, ground, dust. Each function draws one layer. */
import { darker, lighter } from './colour';
import { disc, group, oval, path, picture, polygon, SIZE, tag, whole, type Drawing } from './drawing';
import type { Placed } from './lit';
import { clouded, VARIANTS } from './noise';

/** Clouds, down to a height; below it something must hide where they end. */
export function clouds(drawing: Drawing, colour: string, opacity: number, height = SIZE): string {
  const flipped = drawing.next() < 0.5 ? { transform: `translate(${SIZE} 0) scale(-1 1)` } : {};
  return picture(clouded(Math.floor(drawing.next() * VARIANTS), colour, opacity), { height, ...flipped });
}

/** A round glow. */
export function glow(drawing: Drawing, x: number, y: number, radius: number, colour: string, strength: number): string {
  return disc(x, y, radius, {
    fill: drawing.radial([
      [0, colour, strength],
      [0.45, colour, strength * 0.45],
      [1, colour, 0],
    ]),
  });
}

export function stars(drawing: Drawing, count: number, low: number): string {
  return Array.from({ length: count }, () =>
    disc(drawing.between(0, SIZE), drawing.between(0, low), drawing.between(0.4, 1.5), {
      fill: '#fff',
      'fill-opacity': drawing.between(0.3, 0.9),
    }),
  ).join('');
}

/** Bright dots in the air: sparks, dust, spores. */
export function sparks(drawing: Drawing, count: number, colour: string, from = 0, to = SIZE): string {
  const glow = drawing.radial([
    [0, colour, 0.6],
    [1, colour, 0],
  ]);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [drawing.between(6, SIZE - 6), drawing.between(from, to), drawing.between(0.8, 2.4)];
    const halo = r > 1.6 ? disc(x, y, r * 4, { fill: glow }) : '';
    return halo + disc(x, y, r, { fill: lighter(colour, 0.35), 'fill-opacity': drawing.between(0.35, 0.95) });
  }).join('');
}

/** A darkening towards the corners. */
export function vignette(drawing: Drawing, strength = 0.6): string {
  return whole({
    fill: drawing.radial(
      [
        [0.52, '#000000', 0],
        [1, '#000000', strength],
      ],
      [0.5, 0.46, 0.76],
    ),
  });
}

/** Air between what is far and what is near: from clear to colour. */
export function haze(drawing: Drawing, y: number, height: number, colour: string, strength: number): string {
  return tag('rect', { y, width: SIZE, height, fill: drawing.down([0, colour, 0], [1, colour, strength]) });
}

// ------------------------------------------------------------------------------------------------- sky and light

export interface Orb {
  x: number;
  y: number;
  r: number;
  colour: string;
}

/** A planet with bands, lit from a side; `ring`: with a ring around it. */
export function planet(drawing: Drawing, { x, y, r, colour }: Orb, ring: boolean): string {
  const fill = drawing.radial(
    [
      [0, lighter(colour, 0.55)],
      [0.5, colour],
      [1, darker(colour, 0.62)],
    ],
    [0.32, 0.28, 0.85],
  );
  const clip = drawing.define((id) => `<clipPath id="${id}">${disc(x, y, r, {})}</clipPath>`);
  const bands = Array.from({ length: 4 }, (_, i) =>
    oval(x, y + r * (i * 0.42 - 0.7), r * 1.1, r * drawing.between(0.05, 0.16), {
      fill: i % 2 ? lighter(colour, 0.4) : darker(colour, 0.4),
      'fill-opacity': 0.32,
    }),
  );
  const turn = { transform: `rotate(-18 ${x.toFixed(1)} ${y.toFixed(1)})` };
  const halo = disc(x, y, r * 1.35, {
    fill: drawing.radial([
      [0.7, colour, 0.5],
      [1, colour, 0],
    ]),
  });
  const band = (front: boolean) =>
    path(
      `M${(x - r * 1.75).toFixed(1)} ${y.toFixed(1)}A${(r * 1.75).toFixed(1)} ${(r * 0.42).toFixed(1)} 0 0 ${front ? 0 : 1} ${(x + r * 1.75).toFixed(1)} ${y.toFixed(1)}`,
      { fill: 'none', stroke: lighter(colour, 0.45), 'stroke-width': r * 0.11, 'stroke-opacity': 0.75 },
    );
  const body = disc(x, y, r, { fill }) + group({ 'clip-path': `url(#${clip})` }, ...bands);
  return halo + group(turn, ring ? band(false) : '', body, ring ? band(true) : '');
}

/** Beams from a point, in all directions or in a fan. */
export function rays(drawing: Drawing, x: number, y: number, count: number, colour: string, opacity: number): string {
  const fill = drawing.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="260"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  const shift = drawing.next();
  const beams = Array.from({ length: count }, (_, i) => {
    const middle = ((i + shift) / count) * 2 * Math.PI;
    const half = drawing.between(0.25, 0.75) * (Math.PI / count) * 0.8;
    const end = (angle: number): [number, number] => [x + 300 * Math.cos(angle), y + 300 * Math.sin(angle)];
    return polygon([[x, y], end(middle - half), end(middle + half)]);
  });
  return path(beams.join(''), { fill: `url(#${fill})`, 'fill-opacity': opacity });
}

/** A bolt from the sky, with its glow. */
export function lightning(drawing: Drawing, x: number, low: number, colour: string): string {
  let [at, y] = [x, -4];
  let d = `M${at.toFixed(1)} ${y}`;
  while (y < low) {
    at += drawing.between(-15, 15);
    y += drawing.between(12, 26);
    d += `L${at.toFixed(1)} ${y.toFixed(1)}`;
  }
  const line = (width: number, stroke: string, opacity: number) =>
    path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-opacity': opacity });
  return line(9, colour, 0.22) + line(4, colour, 0.5) + line(1.6, lighter(colour, 0.8), 1);
}

// ------------------------------------------------------------------------------------------- horizons and ground

export const RIDGES = ['dunes', 'crags', 'mesas', 'skyline', 'spikes'] as const;
export type Ridge = (typeof RIDGES)[number];

/** A line of hills or roofs across the picture, filled down to its lower edge. */
export function ridge(drawing: Drawing, kind: Ridge, y: number, height: number, fill: string): string {
  const shapes: Record<Ridge, () => string> = {
    dunes: () => dunes(drawing, y, height),
    crags: () => steps(drawing, 13, (x) => [[x, y - drawing.between(0, height)]]),
    mesas: () => steps(drawing, 7, (x) => mesa(drawing, x, y, height)),
    skyline: () => steps(drawing, 17, (x) => tower(drawing, x, y, height)),
    spikes: () =>
      steps(drawing, 15, (x) => [
        [x - 9, y],
        [x, y - drawing.between(0.4, 1) * height],
        [x + 7, y],
      ]),
  };
  return path(shapes[kind](), { fill });
}

function steps(drawing: Drawing, count: number, at: (x: number) => readonly (readonly [number, number])[]): string {
  const points = Array.from({ length: count + 1 }, (_, i) =>
    at(((i + drawing.between(-0.25, 0.25)) * SIZE) / count),
  ).flat();
  return polygon([[-20, SIZE], [-20, points[0]![1]], ...points, [SIZE + 20, points.at(-1)![1]], [SIZE + 20, SIZE]]);
}

function mesa(drawing: Drawing, x: number, y: number, height: number): [number, number][] {
  const [top, half] = [y - drawing.between(0.2, 1) * height, drawing.between(8, 19)];
  return [
    [x - half - 6, y],
    [x - half, top],
    [x + half, top],
    [x + half + 6, y],
  ];
}

function tower(drawing: Drawing, x: number, y: number, height: number): [number, number][] {
  const top = y - drawing.between(0.1, 1) * height;
  return [
    [x - 8, top],
    [x + 8, top],
  ];
}

function dunes(drawing: Drawing, y: number, height: number): string {
  let d = `M-20 ${SIZE}V${(y - drawing.between(0, height)).toFixed(1)}`;
  for (let x = 40; x <= SIZE + 40; x += 60)
    d += `S${x - 34} ${(y - drawing.between(0, height)).toFixed(1)} ${x} ${(y - drawing.between(0, height * 0.8)).toFixed(1)}`;
  return `${d}V${SIZE}Z`;
}

/** The shadow where the motif touches the ground. */
export function contact(drawing: Drawing, { box }: Placed, y: number): string {
  return oval(box.x + box.width / 2, y, Math.max(40, box.width * 0.56), 13, {
    fill: drawing.radial([
      [0, '#000000', 0.82],
      [1, '#000000', 0],
    ]),
  });
}

/** Crystals at the lower corners, in front of everything. */
export function crystals(drawing: Drawing, colour: string): string {
  return [-1, 1]
    .flatMap((side) =>
      Array.from({ length: 3 }, () => {
        const x = SIZE / 2 + side * drawing.between(112, 158);
        const [height, half, lean] = [drawing.between(22, 58), drawing.between(5, 10), side * drawing.between(2, 20)];
        const top: [number, number] = [x + lean, SIZE - 6 - height];
        const left = polygon([[x - half, SIZE], [x + lean - half, SIZE + 6 - height], top, [x + lean * 0.6, SIZE]]);
        const right = polygon([[x + lean * 0.6, SIZE], top, [x + lean + half, SIZE + 6 - height], [x + half, SIZE]]);
        return path(left, { fill: lighter(colour, 0.45) }) + path(right, { fill: darker(colour, 0.35) });
      }),
    )
    .join('');
}
