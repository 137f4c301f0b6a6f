import { darker, lighter, mix } from '../../../../pictures/colour';
import { tag, type Attributes } from '../../../../pictures/drawing';
import { fog } from '../fog';
import { painted } from '../painting';
import { air, away, beam, distant, face, flare, times, type Corner, type Place, type World } from './world';

const DEPTHS = 9;
/** Half of the width and of the height of the hall, where it is nearest. */
const [WIDE, HIGH] = [250, 190];

/** A hall of servers that leads to a light. */
export const hall: Place = {
  behind(world) {
    room(world);
    for (let i = DEPTHS; i > 0; i--) for (const side of [-1, 1]) world.drawing.add(rack(world, i, side));
    lamps(world);
  },
  floor: [270, 0.42],
};

/** A gallery of mirrors. */
export const mirrors: Place = {
  behind(world) {
    room(world);
    for (let i = DEPTHS - 2; i > 0; i--) for (const side of [-1, 1]) world.drawing.add(mirror(world, i, side));
    lamps(world);
  },
  floor: [270, 0.6],
};

/** A corner of the hall so deep in it: -1 or 1 across and down. */
function corner({ x, y }: World, depth: number, across: number, down: number): Corner {
  const near = 1 / (0.75 + depth * 0.42);
  return [x + (160 - x) * near * 0.6 + across * WIDE * near, y + (150 - y) * near * 0.6 + down * HIGH * near];
}

function room(world: World): void {
  const { drawing, x, y, other, power } = world;
  const colours = air(world);
  drawing.add(painted((u, v) => colours(0.95 - 0.85 * away(u, v, x, y, 200) ** 0.6 + 0.12 * (fog(3, u, v) - 0.5) + (v > y ? 0.1 : 0))));
  drawing.add(flare(drawing, x, y, 90 + 60 * power, other, 0.9));
  const joints = times(DEPTHS, (i) => [corner(world, i, -1, 1), corner(world, i, 1, 1)].map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')).map((d) => `M${d}`);
  drawing.add(beam(joints.join(''), mix(other, world.ink, 0.4), 0.7, 0.35));
}

function wall(world: World, i: number, side: number, gap: number): Corner[] {
  const [front, back] = [i - 1 + gap, i - gap];
  return [corner(world, front, side, -0.86), corner(world, back, side, -0.86), corner(world, back, side, 1), corner(world, front, side, 1)];
}

function shade({ drawing, ink, other, dark: night }: World, i: number, side: number, dark: number): string {
  const far = i / DEPTHS;
  const colour = mix(darker(mix(night, ink, 0.4), dark), mix(ink, other, 0.6), far * 0.42);
  return drawing.linear(side < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0], [[0, darker(colour, 0.6)], [0.9, colour], [1, mix(colour, other, 0.55)]]);
}

/** A rack with rows of lights. */
function rack(world: World, i: number, side: number): string {
  const { drawing, ink, other } = world;
  const rows = times(11, (row) => {
    const down = -0.76 + row * 0.16;
    const [a, b] = [i - 0.86 + drawing.between(0, 0.35), i - 0.14 - drawing.between(0, 0.3)];
    const [[x1, y1], [x2, y2]] = [corner(world, a, side, down), corner(world, b, side, down)];
    const colour = drawing.next() < 0.3 ? other : ink;
    return drawing.next() < 0.8 ? line(x1, y1, x2, y2, { stroke: lighter(colour, 0.35), 'stroke-width': 3.4 / (0.75 + i * 0.42), 'stroke-opacity': drawing.between(0.25, 0.95), 'stroke-dasharray': `${(9 / i + 1).toFixed(1)} ${(5 / i + 0.6).toFixed(1)}` }) : '';
  });
  return face(wall(world, i, side, 0.06), shade(world, i, side, 0.88)) + rows.join('');
}

/** A tall mirror in a bright frame, with what it mirrors: the light. */
function mirror(world: World, i: number, side: number): string {
  const { drawing, ink, other } = world;
  const pane = wall(world, i, side, 0.1);
  const [[a, b], [c, d]] = [pane[0]!, pane[3]!];
  const fill = drawing.linear([0, 0, 1, 1], [[0, lighter(ink, 0.45), 0.75], [0.3, darker(ink, 0.5), 0.8], [0.45, lighter(other, 0.3), 0.75], [0.6, darker(other, 0.6), 0.85], [1, darker(ink, 0.8), 0.9]]);
  return face(pane, fill) + beam(`M${a.toFixed(1)} ${b.toFixed(1)}L${c.toFixed(1)} ${d.toFixed(1)}`, mix(ink, other, i % 2), 2.4 / (0.75 + i * 0.42), 0.9);
}

/** Rows of lamps along the edges of the room. */
function lamps(world: World): void {
  const { drawing, other, ink } = world;
  for (const [across, down, colour] of [[-0.45, -1, other], [0.45, -1, other], [-1, 1, ink], [1, 1, ink]] as const) {
    const [[x1, y1], [x2, y2]] = [corner(world, 0, across, down), corner(world, DEPTHS, across, down)];
    drawing.add(beam(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, colour, 1.7, 0.7));
  }
  drawing.add(face([corner(world, 0, -1.4, 1.02), corner(world, DEPTHS, -1, 1), corner(world, DEPTHS, 1, 1), corner(world, 0, 1.4, 1.02)], distant(world, 0.9), 0.35));
}

const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes) => tag('line', { x1, y1, x2, y2, ...attributes });
