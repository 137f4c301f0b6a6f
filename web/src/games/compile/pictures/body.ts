/** The motif as a thing of a material: lit by a key light, with a second light on its other side, and what it gives off. */
import { darker, lighter, rgbOf } from '../../../pictures/colour';
import { group, path, picture, use, type Drawing } from '../../../pictures/drawing';
import type { Placed } from '../../../pictures/lit';
import { boxOf, contoursOf } from '../../../pictures/path';
import { png } from '../../../pictures/png';
import type { Material, Surface } from './materials';
import { clamp } from './painting';
import { around, maskOf, reliefOf, softened, type Relief } from './relief';
import type { Tints } from './tints';

export interface Light {
  /** Towards it, of length 1; z: to the eye. */
  from: readonly [number, number, number];
  colour: string;
  strength: number;
}

const SIDE = 144;
const FAINT = 64; // what is blurred needs few dots
/** What rises less is outside. */
const FAINTEST = 0.1;
/** The brighter a dot, the less light adds to it. */
const FULL = 320;
/** Noise is as coarse on every motif. */
const GRAIN = 200;

/** The motif alone, as it is mirrored, too. */
export function body(drawing: Drawing, placed: Placed, material: Material, tints: Tints, light: Light): string {
  const { motif, transform } = placed;
  const relief = reliefOf(motif.figure, motif.box, SIDE);
  const clip = drawing.define((id) => `<clipPath id="${id}">${path(motif.figure, { 'clip-rule': 'evenodd' })}</clipPath>`);
  const surface = picture(shaded(relief, placed, material, tints, light), { ...relief.box });
  return group({ transform }, inside(drawing, placed, material, tints), group({ 'clip-path': `url(#${clip})` }, surface));
}

/** What is seen through its holes: dark, and light in the small ones. */
function inside(drawing: Drawing, { motif }: Placed, { hollow }: Material, { dark, other }: Tints): string {
  const hidden = path(motif.outline, { fill: darker(dark, 0.86), 'fill-opacity': hollow });
  const fill = drawing.radial([
    [0, lighter(other, 0.8)],
    [0.5, lighter(other, 0.15)],
    [1, darker(other, 0.3)],
  ]);
  return hidden + (motif.holes.length ? group({ fill }, ...motif.holes.map((d) => path(d, {}))) : '');
}

/** A thin bright line where the light meets the edge, and a fainter one of the second light. */
export function edge(drawing: Drawing, { figure, clip, spot }: Placed, { edge }: Material, { ink, other }: Tints, light: Light): string {
  const [x, y] = light.from;
  const stroke = drawing.linear(
    [0.5 + x * 0.5, 0.5 + y * 0.5, 0.5 - x * 0.5, 0.5 - y * 0.5],
    [
      [0, '#ffffff', 0.95],
      [0.4, lighter(ink, 0.5), 0.6],
      [0.65, other, 0.35],
      [1, lighter(other, 0.3), 0.9],
    ],
  );
  const line = (width: number, opacity: number) => use(figure, { fill: 'none', stroke, 'stroke-width': width / spot.scale, 'stroke-opacity': opacity });
  return group({ 'clip-path': `url(#${clip})` }, line(1.8 + edge, Math.min(1, edge)), edge > 1 ? line(6 * edge, 0.3) : '');
}

/** The dark around it, that lifts it off what is behind: the less of it is seen through, the more. */
export function shadow({ outline, spot }: Placed, { hollow }: Material): string {
  const line = (width: number, opacity: number) =>
    use(outline, { fill: 'none', stroke: '#04050c', 'stroke-width': width / spot.scale, 'stroke-linejoin': 'round', 'stroke-opacity': opacity * hollow });
  return line(22, 0.16) + line(14, 0.22) + line(8, 0.24) + line(3, 0.26);
}

/** A blurred copy of a figure, as large as is asked for: a glow, or a shadow. */
export function halo(placed: Placed, d: string, colour: string, reach: number, strength: number): string {
  const far = reach * Math.max(placed.motif.box.width, placed.motif.box.height);
  const box = around(boxOf(contoursOf(d).flatMap(({ points }) => points)), 2.2 * far);
  const soft = softened(maskOf(d, box, FAINT), FAINT, Math.max(1, Math.round((FAINT * far) / box.width)));
  const colours = Uint8Array.from({ length: 768 }, (_, i) => rgbOf(colour)[i % 3]!);
  const alphas = Uint8Array.from({ length: 256 }, (_, i) => 255 * Math.min(1, (i / 255) * strength));
  const levels = Uint8Array.from(soft, (value) => Math.round(255 * clamp(value)));
  return group({ transform: placed.transform }, picture(png(FAINT, levels, { colours, alphas }), { ...box }));
}

/** Red, green, blue and alpha of every dot. */
function shaded(relief: Relief, placed: Placed, material: Material, tints: Tints, light: Light): string {
  const { side, height } = relief;
  const data = new Uint8ClampedArray(side * side * 4);
  const paint = painter(material, tints, light);
  const face = facing(relief, material, placed.spot.x, light);
  const pieces = maskOf(placed.motif.pieces.join(''), relief.box, side);
  for (let i = side + 1; i < height.length - side - 1; i++) if (height[i]! >= FAINTEST) paint(face(i), pieces[i]! > 0.5, data, 4 * i);
  return png(side, new Uint8Array(data.buffer));
}

/** Tells how a dot faces the eye and the light; always in the same object, as there are so many dots. */
function facing({ side, height }: Relief, { puff, rough }: Material, shift: number, { from }: Light): (i: number) => Surface {
  const step = 1 / side;
  const full = rough ? height.map((value, i) => value + (side / 25) * rough((i % side) * step * GRAIN + shift, Math.floor(i / side) * step * GRAIN)) : height;
  const most = height.reduce((best, one) => Math.max(best, one), 0);
  const dot: Surface = { x: 0, y: 0, z: 1, rise: 0, lit: 0, across: 0, down: 0, u: 0, v: 0 };
  return (i) => {
    const x = (full[i - 1]! - full[i + 1]!) * 0.8 * puff;
    const y = (full[i - side]! - full[i + side]!) * 0.8 * puff;
    dot.z = 1 / Math.sqrt(x * x + y * y + 1);
    dot.x = x * dot.z;
    dot.y = y * dot.z;
    dot.rise = height[i]! / most;
    dot.lit = 0.5 + 0.5 * (dot.x * from[0] + dot.y * from[1] + dot.z * from[2]);
    dot.across = (i % side) * step;
    dot.down = Math.floor(i / side) * step;
    dot.u = dot.across * GRAIN + shift;
    dot.v = dot.down * GRAIN;
    return dot;
  };
}

/** Paints a dot: its own colour, the second light on its dark side, and a gleam. */
function painter(material: Material, tints: Tints, light: Light): (dot: Surface, piece: boolean, data: Uint8ClampedArray, at: number) => void {
  const [own, second] = [material.ramp(tints), material.ramp({ ...tints, ink: tints.other, vivid: tints.other, other: tints.ink })];
  const [bright, back] = [rgbOf(lighter(light.colour, 0.6)), rgbOf(lighter(tints.other, 0.1))];
  const [fx, fy, fz] = light.from;
  const length = Math.hypot(fx, fy, fz + 1);
  const [sharp, strong] = material.gleam;
  return (dot, piece, data, at) => {
    const { x, y, z } = dot;
    const near = clamp(0.5 + (dot.across - 0.5) * fx * 0.7 + (dot.down - 0.5) * fy * 0.7);
    const base = (piece ? second : own)(material.tone(dot));
    const share = (0.42 + 0.76 * near) * light.strength;
    const rim = Math.max(0, -(x * fx + y * fy)) ** 1.5 * (1 - z) * 1.9 * material.rim;
    const gleam = Math.max(0, (x * fx + y * fy + z * (fz + 1)) / length) ** sharp * strong * light.strength;
    for (let part = 0; part < 3; part++) {
      const edged = base[part]! * share + back[part]! * rim * (1 - (base[part]! * share) / FULL);
      data[at + part] = edged + bright[part]! * gleam * (1 - edged / FULL);
    }
    data[at + 3] = 255 * clamp((material.solid?.(dot) ?? 1) + gleam);
  };
}
