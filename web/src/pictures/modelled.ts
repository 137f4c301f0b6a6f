/** The motif as a body in the light of its place, as on a painted poster: one side lit, one in the shade, with a thin rim. */
import { darker, lighter, mix, rgbOf } from './colour';
import { group, path, tag, use, type Drawing } from './drawing';
import type { Placed } from './lit';

/** Of what it is: the largest part, the other large ones, the small pieces, and what shines through its holes. */
export interface Paint {
  main: string;
  other: string;
  piece: string;
  glow: string;
}

/** The light of a place. */
export interface Daylight {
  /** Towards the light: a vector of length 1. */
  towards: readonly [number, number];
  sun: string;
  /** What the light does not reach takes this colour. */
  shade: string;
  /** What comes back from the ground. */
  bounce: string;
  /** Air before its foot. */
  mist: string;
}

const ALIKE = 0.55; // parts that are so large are of the material of the largest
const REACH = 9; // how far the drawing goes beyond the motif

export function modelled(drawing: Drawing, placed: Placed, paint: Paint, light: Daylight): string {
  return [
    group({ filter: `url(#${joining(drawing, placed, paint, light)})` }, use(placed.outline)),
    shining(drawing, placed, paint),
    group({ filter: `url(#${lighting(drawing, placed, light)})` }, parts(drawing, placed, paint, light)),
    air(drawing, placed, light),
  ].join('');
}

const area = ({ box }: Placed) =>
  `filterUnits="userSpaceOnUse" x="${(box.x - REACH).toFixed(1)}" y="${(box.y - REACH).toFixed(1)}" width="${(box.width + 2 * REACH).toFixed(1)}" height="${(box.height + 2 * REACH).toFixed(1)}" color-interpolation-filters="sRGB"`;

/** What joins the parts: a dark body under them, which closes narrow gaps (it grows, then shrinks), in soft dark air. */
function joining(drawing: Drawing, placed: Placed, { main }: Paint, { shade }: Daylight): string {
  const inside = mix(darker(main, 0.74), shade, 0.45);
  const step = (source: string, from: number, name: string) =>
    `<feGaussianBlur in="${source}" stdDeviation="4.5"/><feComponentTransfer result="${name}"><feFuncA type="linear" slope="9" intercept="${-9 * from}"/></feComponentTransfer>`;
  return drawing.define(
    (id) =>
      `<filter id="${id}" ${area(placed)}><feGaussianBlur in="SourceAlpha" stdDeviation="5" result="b"/>` +
      step('SourceAlpha', 0.1, 'grown') +
      step('grown', 0.84, 'joined') +
      `<feFlood flood-color="${inside}" result="dark"/><feComposite in="dark" in2="joined" operator="in" result="body"/>` +
      `<feComposite in="dark" in2="SourceAlpha" operator="in" result="own"/>` +
      `<feFlood flood-color="${darker(shade, 0.55)}" flood-opacity=".85" result="air"/><feComposite in="air" in2="b" operator="in" result="soft"/>` +
      `<feMerge><feMergeNode in="soft"/><feMergeNode in="body"/><feMergeNode in="own"/></feMerge></filter>`,
  );
}

/** Windows, eyes, gems. */
function shining(drawing: Drawing, { motif, transform }: Placed, { glow }: Paint): string {
  if (!motif.holes.length) return '';
  const fill = drawing.radial([
    [0, lighter(glow, 0.6)],
    [0.6, glow],
    [1, darker(glow, 0.3)],
  ]);
  return group({ transform, fill }, ...motif.holes.map((d) => path(d, {})));
}

/** Each part in the colour of its material; the shade begins beyond the middle of the whole. */
function parts(drawing: Drawing, { motif, transform, box, spot }: Placed, paint: Paint, light: Daylight): string {
  const { towards: [x, y], sun, shade } = light;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = (Math.abs(x) * box.width + Math.abs(y) * box.height) / 2;
  // The parts lie in units of the motif, the light in those of the picture.
  const at = (share: number) => [(cx + x * share * reach - spot.x) / spot.scale, (cy + y * share * reach - spot.y) / spot.scale];
  const line = [...at(1), ...at(-1)];
  const fills = [paint.main, paint.other, paint.piece].map((colour) =>
    drawing.linear(
      line,
      [
        [0, lighter(mix(colour, sun, 0.22), 0.24)],
        [0.4, lighter(colour, 0.08)],
        [0.57, mix(colour, shade, 0.1)],
        [0.63, mix(darker(colour, 0.18), shade, 0.4)],
        [1, mix(darker(colour, 0.3), shade, 0.55)],
      ],
      true,
    ),
  );
  return group(
    { transform, 'fill-rule': 'evenodd' },
    ...motif.body.map((d, i) => path(d, { fill: fills[motif.shares[i]! > ALIKE ? 0 : 1]! })),
    ...motif.pieces.map((d) => path(d, { fill: fills[2]! })),
  );
}

/**
 * Light on a relief, of which the blurred figure is the height: what turns away is in the shade, with a clear border, as
 * painters do it. Then a thin rim on the lit edge, and light from the ground on the other.
 */
function lighting(drawing: Drawing, placed: Placed, { towards: [x, y], sun, shade, bounce }: Daylight): string {
  const thick = placed.motif.thickness * placed.spot.scale;
  const round = Math.min(6, Math.max(1.6, thick * 0.2));
  const azimuth = ((Math.atan2(y, x) * 180) / Math.PI).toFixed(0);
  const rim = Math.min(1.5, thick * 0.1);
  const crescent = (by: number, colour: string, strength: number, name: string) =>
    `<feOffset in="SourceAlpha" dx="${(-x * by).toFixed(2)}" dy="${(-y * by).toFixed(2)}" result="o"/>` +
    `<feFlood flood-color="${colour}" flood-opacity="${strength}"/><feComposite operator="in" in2="SourceAlpha"/>` +
    `<feComposite operator="out" in2="o" result="${name}"/>`;
  return drawing.define(
    (id) =>
      `<filter id="${id}" ${area(placed)}>` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${round.toFixed(1)}"/>` +
      `<feDiffuseLighting surfaceScale="${(round * 1.9).toFixed(1)}" diffuseConstant="1.2" lighting-color="#fff"><feDistantLight azimuth="${azimuth}" elevation="46"/></feDiffuseLighting>` +
      `<feComponentTransfer>${ramps(shade)}</feComponentTransfer>` +
      `<feBlend mode="multiply" in2="SourceGraphic"/><feComposite operator="in" in2="SourceAlpha" result="b"/>` +
      crescent(-rim, bounce, 0.35, 'g') +
      crescent(rim, lighter(sun, 0.4), 1, 'r') +
      `<feMerge><feMergeNode in="b"/><feMergeNode in="g"/><feMergeNode in="r"/></feMerge></filter>`,
  );
}

/** From dark to bright: the shade's colour, a short way, and all light. */
function ramps(shade: string): string {
  return ['R', 'G', 'B']
    .map((name, i) => {
      const low = 0.4 + (rgbOf(shade)[i]! / 255) * 0.42;
      const steps = [low * 0.9, low, low, low, low * 1.05, 0.5 + low / 2, 1, 1, 1, 1];
      return `<feFunc${name} type="table" tableValues="${steps.map((step) => step.toFixed(2)).join(' ')}"/>`;
    })
    .join('');
}

/** The air before its foot. */
function air(drawing: Drawing, { box, clip }: Placed, { mist }: Daylight): string {
  return group(
    { 'clip-path': `url(#${clip})` },
    tag('rect', { ...box, fill: drawing.down([0, mist, 0], [0.66, mist, 0], [1, mist, 0.5]) }),
  );
}
