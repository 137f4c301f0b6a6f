/** Emblems as shapes on a field of 100 by 100, drawn in one colour; each is told from the others by its outline. */

export interface Shape {
  d: string;
  /** Width of a line; without it the shape is filled (even-odd, so that holes stay open). */
  line?: number;
  /** How strong it is drawn, 1 if not given. */
  tone?: number;
}

export type Emblem = readonly Shape[];

// ------------------------------------------------------------------------------------------------------ geometry

export const n = (value: number) => String(Math.round(value * 100) / 100);

export function at(radius: number, degrees: number, x = 50, y = 50): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function closed(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function circle(radius: number, x = 50, y = 50): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;
}

export function polygon(corners: number, radius: number, turn = 0, x = 50, y = 50): string {
  return closed(Array.from({ length: corners }, (_, i) => at(radius, turn + (360 * i) / corners, x, y)));
}

export function star(points: number, outer: number, inner: number, turn = 0, x = 50, y = 50): string {
  return closed(
    Array.from({ length: 2 * points }, (_, i) => at(i % 2 ? inner : outer, turn + (180 * i) / points, x, y)),
  );
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

/** The same path turned about the middle, so many times. */
export function spokes(count: number, from: number, to: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const degrees = turn + (360 * i) / count;
    const [x1, y1] = at(from, degrees);
    const [x2, y2] = at(to, degrees);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join('');
}

export const HEART = 'M50 86C10 58 12 22 34 20c8 0 13 5 16 12c3-7 8-12 16-12c22 2 24 38-16 66Z';

/** On the back of every card. */
export const BACK: Emblem = [
  { d: circle(30), line: 4 },
  { d: 'M6 70C24 80 72 58 96 24', line: 5 },
  { d: circle(9) },
  { d: star(4, 9, 2, 0, 18, 22) + star(4, 7, 2, 0, 82, 78), tone: 0.7 },
];

// ------------------------------------------------------------------------------------------------------- colours

/** Hue, saturation and lightness on a dark card. */
export type Colour = readonly [number, number, number];

export interface Ink {
  hue: number;
  ink: string;
  deep: string;
}

/** The colours of what has a name: for lines, and for the ground under them. Without one of its own, made of its name. */
export function inkOf(name: string, colour?: Colour): Ink {
  const [hue, saturation, light] = colour ?? [seed(name) % 360, 65, 68];
  return {
    hue,
    ink: `hsl(${hue} ${saturation}% ${light}%)`,
    deep: `hsl(${hue} ${Math.round(saturation * 0.55)}% 17%)`,
  };
}

// ----------------------------------------------------------------------------------------- drawn from a name

/** A number out of a text, the same everywhere. */
export function seed(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Numbers from 0 to 1 that depend on a text alone. */
export function chance(text: string): () => number {
  let state = seed(text) || 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 14), state | 61);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** An emblem for a name that nobody has drawn one for. */
export function madeUp(id: string): Emblem {
  const next = chance(id);
  const corners = 3 + Math.floor(next() * 5);
  const turn = Math.floor(next() * 4) * 15;
  const shapes: Shape[] = [{ d: polygon(corners, 44, turn), line: 6 }];
  shapes.push({ d: next() < 0.5 ? star(corners, 30, 12, turn) : polygon(corners, 24, turn + 180 / corners) });
  shapes.push({ d: circle(6 + next() * 6), tone: 0.25 });
  return shapes;
}
