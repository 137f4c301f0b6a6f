/** The motif as a body: with an outline, a lit side, a dark side, and things that glow. */
import { darker, lighter, mix } from './colour';
import { group, oval, path, tag, use, type Drawing } from './drawing';
import type { Motif } from './motif';
import type { Box } from './path';

/** Colours of the body, and where the light comes from: a vector of length 1. */
export interface Look {
  lit: string;
  mid: string;
  deep: string;
  accent: string;
  /** What the surroundings throw back at the dark side. */
  bounce: string;
  light: readonly [number, number];
}

/** Where the motif is, in units of the picture. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** The largest spot in a frame; the motif stands on the frame's lower edge, or floats in its middle. */
export function fit(box: Box, frame: Box, stands: boolean, turn = 0): Spot {
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const free = frame.height - box.height * scale;
  return {
    x: frame.x + (frame.width - box.width * scale) / 2 - box.x * scale,
    y: frame.y + (stands ? free : free / 2) - box.y * scale,
    scale,
    turn,
  };
}

/** The motif's shapes, defined once for all that is drawn with them. */
export interface Placed {
  motif: Motif;
  spot: Spot;
  box: Box;
  transform: string;
  figure: string;
  outline: string;
  clip: string;
}

export function place(drawing: Drawing, motif: Motif, spot: Spot): Placed {
  const { x, y, scale, turn } = spot;
  const box = {
    x: motif.box.x * scale + x,
    y: motif.box.y * scale + y,
    width: motif.box.width * scale,
    height: motif.box.height * scale,
  };
  const middle = `${(box.x + box.width / 2).toFixed(1)} ${(box.y + box.height / 2).toFixed(1)}`;
  const transform = `${turn ? `rotate(${turn.toFixed(1)} ${middle}) ` : ''}translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;
  const figure = drawing.define((id) => path(motif.figure, { id, transform, 'fill-rule': 'evenodd' }));
  const outline = drawing.define((id) => path(motif.outline, { id, transform }));
  const clip = drawing.define(
    (id) => `<clipPath id="${id}">${path(motif.figure, { transform, 'clip-rule': 'evenodd' })}</clipPath>`,
  );
  return { motif, spot, box, transform, figure, outline, clip };
}

/** Draws the motif. */
export function lit(drawing: Drawing, placed: Placed, look: Look): string {
  return [
    shadow(placed, look),
    ground(drawing, placed, look),
    glowing(drawing, placed, look),
    surface(drawing, placed, look),
    shine(drawing, placed, look),
  ].join('');
}

/** A dark edge that lifts the motif off the picture. */
function shadow({ outline, spot }: Placed, { deep }: Look): string {
  const colour = darker(deep, 0.86);
  const widths = [
    [15, 0.16],
    [9, 0.25],
    [4.2, 0.95],
  ] as const;
  return widths
    .map(([width, opacity]) =>
      use(outline, {
        fill: 'none',
        stroke: colour,
        'stroke-width': width / spot.scale,
        'stroke-linejoin': 'round',
        'stroke-opacity': opacity,
      }),
    )
    .join('');
}

/** What is seen through the holes: the dark inside. */
function ground(drawing: Drawing, { outline }: Placed, { deep, light: [x, y] }: Look): string {
  const fill = drawing.linear(
    [0.5 + x / 2, 0.5 + y / 2, 0.5 - x / 2, 0.5 - y / 2],
    [
      [0, darker(deep, 0.45)],
      [1, darker(deep, 0.78)],
    ],
  );
  return use(outline, { fill });
}

/** Small holes glow. */
function glowing(drawing: Drawing, { motif, transform }: Placed, { accent }: Look): string {
  const fill = drawing.radial(
    [
      [0, lighter(accent, 0.55)],
      [0.55, accent],
      [1, darker(accent, 0.35)],
    ],
    [0.5, 0.42, 0.75],
  );
  return motif.holes.length ? group({ transform, fill }, ...motif.holes.map((d) => path(d, {}))) : '';
}

/**
 * The surface: rim, shade and body are the same figure, shifted along the light and cut by its own edge. Each part has
 * its own gradient, so that limbs and walls are lit one by one.
 */
function surface(drawing: Drawing, placed: Placed, look: Look): string {
  const { motif, spot, figure, clip, transform } = placed;
  const [x, y] = look.light;
  const thick = motif.thickness * spot.scale;
  const rim = Math.min(2.3, thick * 0.13);
  const shade = Math.min(6, thick * 0.26);
  const moved = (by: number, inside: string, attributes = {}) =>
    group({ transform: `translate(${(x * by).toFixed(2)} ${(y * by).toFixed(2)})`, ...attributes }, inside);
  const line = [0.5 + x * 0.6, 0.5 + y * 0.6, 0.5 - x * 0.6, 0.5 - y * 0.6];
  const body = drawing.linear(line, [
    [0.06, look.lit],
    [0.5, look.mid],
    [1, mix(look.mid, look.deep, 0.82)],
  ]);
  const piece = drawing.linear(line, [
    [0, lighter(look.accent, 0.6)],
    [0.45, look.accent],
    [1, darker(look.accent, 0.55)],
  ]);
  const parts = group(
    { transform, 'fill-rule': 'evenodd' },
    ...motif.body.map((d) => path(d, { fill: body })),
    ...motif.pieces.map((d) => path(d, { fill: piece })),
  );
  const inner = group(
    { 'clip-path': `url(#${clip})` },
    moved(-rim, use(figure, { fill: mix(darker(look.deep, 0.3), look.bounce, 0.42) })),
    moved(shade * 0.55, use(figure, { fill: mix(look.deep, look.bounce, 0.14) })),
    moved(shade, parts),
  );
  return use(figure, { fill: lighter(look.lit, 0.35) }) + cut(drawing, placed, -rim, inner, look);
}

/** The rim stays free: what is drawn begins a little away from the light. */
function cut(
  drawing: Drawing,
  { motif, transform }: Placed,
  by: number,
  inside: string,
  { light: [x, y] }: Look,
): string {
  const shift = `translate(${(x * by).toFixed(2)} ${(y * by).toFixed(2)}) ${transform}`;
  const clip = drawing.define(
    (id) => `<clipPath id="${id}">${path(motif.figure, { transform: shift, 'clip-rule': 'evenodd' })}</clipPath>`,
  );
  return group({ 'clip-path': `url(#${clip})` }, inside);
}

/** Strokes of a brush on the surface, a soft highlight on the lit side, and less light below. */
function shine(drawing: Drawing, { box, clip }: Placed, { deep, lit: bright, light: [x, y] }: Look): string {
  const [cx, cy] = [box.x + box.width * (0.5 + x * 0.28), box.y + box.height * (0.5 + y * 0.3)];
  const glow = drawing.radial([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  const fall = drawing.linear(
    [0.5 + x * 0.5, 0.5 + y * 0.5, 0.5 - x * 0.5, 0.5 - y * 0.5],
    [
      [0, bright, 0.3],
      [0.45, bright, 0],
      [0.55, deep, 0],
      [1, darker(deep, 0.6), 0.42],
    ],
  );
  return group(
    { 'clip-path': `url(#${clip})` },
    path(strokes(drawing, box), { fill: 'none', stroke: darker(deep, 0.3), 'stroke-width': 5, 'stroke-opacity': 0.07 }),
    path(strokes(drawing, box), { fill: 'none', stroke: bright, 'stroke-width': 2.6, 'stroke-opacity': 0.11 }),
    oval(cx, cy, box.width * 0.42, box.height * 0.36, { fill: glow }),
    tag('rect', { ...box, fill: fall }),
  );
}

/** Short strokes of a brush, all over a box: a surface without them looks like plastic. */
function strokes(drawing: Drawing, box: Box): string {
  return Array.from({ length: 44 }, () => {
    const [x, y, length] = [
      box.x + drawing.next() * box.width,
      box.y + drawing.next() * box.height,
      drawing.between(12, 46),
    ];
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${(length * 0.1).toFixed(1)} ${(length * 0.5).toFixed(1)} ${drawing.between(-4, 4).toFixed(1)} ${length.toFixed(1)}`;
  }).join('');
}
