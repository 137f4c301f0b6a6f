/** Reads the path of a silhouette, and splits it into its contours. */

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A closed line: as a path with absolute coordinates, and as a polygon for measuring. */
export interface Contour {
  d: string;
  points: Point[];
  box: Box;
  /** Positive or negative: by the direction in which it is drawn. */
  area: number;
}

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;
const COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const STEPS = 7; // points on each curve

const short = (value: number) => Math.round(value * 10) / 10;

/** The numbers and letters of a path, one after the other. */
class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  get more(): boolean {
    return this.text.slice(this.#at).trim() !== '';
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found) this.#at = pattern.lastIndex;
    return found?.[1];
  }

  command(): string | undefined {
    return this.#take(COMMAND);
  }

  /** The arguments of a command. The flags of an arc may stand together with what follows them. */
  numbers(name: string): number[] {
    return Array.from({ length: COUNTS[name]! }, (_, i) => {
      const found = this.#take(name === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER);
      if (found === undefined) throw new Error(`a number is missing in the path at ${this.#at}`);
      return Number(found);
    });
  }
}

/** Draws a path as the standard says, and keeps its contours. */
class Pen {
  readonly contours: Contour[] = [];
  #d = '';
  #points: Point[] = [];
  #x = 0;
  #y = 0;
  #start: Point = [0, 0];
  /** The control point of the last curve, for the next smooth one. */
  #control: Point | null = null;

  draw(command: string, args: number[]): void {
    const name = command.toUpperCase();
    const values = command === name ? args : this.#absolute(name, args);
    const control = this.#control;
    this.#control = null;
    if (name === 'M') this.#move(values);
    else if (name === 'Z') this.close();
    else if (name === 'H') this.#line([values[0]!, this.#y]);
    else if (name === 'V') this.#line([this.#x, values[0]!]);
    else if (name === 'L') this.#line(values);
    else if (name === 'A') this.#arc(values);
    else this.#curve(name, values, control);
  }

  close(): void {
    this.#move([...this.#start]);
  }

  #absolute(name: string, args: number[]): number[] {
    if (name === 'H') return [args[0]! + this.#x];
    if (name === 'V') return [args[0]! + this.#y];
    if (name === 'A') return [...args.slice(0, 5), args[5]! + this.#x, args[6]! + this.#y];
    return args.map((value, i) => value + (i % 2 ? this.#y : this.#x));
  }

  #move([x, y]: number[]): void {
    if (this.#points.length > 2) this.contours.push(contourOf(`${this.#d}Z`, this.#points));
    [this.#x, this.#y] = [x!, y!];
    this.#start = [x!, y!];
    this.#d = `M${short(x!)} ${short(y!)}`;
    this.#points = [[x!, y!]];
  }

  #line([x, y]: number[]): void {
    this.#d += `L${short(x!)} ${short(y!)}`;
    this.#to([x!, y!]);
  }

  #to(...points: Point[]): void {
    this.#points.push(...points);
    [this.#x, this.#y] = points.at(-1)!;
  }

  #curve(name: string, values: number[], control: Point | null): void {
    const here: Point = [this.#x, this.#y];
    const mirrored: Point = control ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here;
    const all = name === 'S' || name === 'T' ? [...mirrored, ...values] : values;
    const points = Array.from({ length: all.length / 2 }, (_, i): Point => [all[2 * i]!, all[2 * i + 1]!]);
    this.#control = points.at(-2)!;
    this.#d += `${points.length === 3 ? 'C' : 'Q'}${all.map(short).join(' ')}`;
    this.#to(...Array.from({ length: STEPS }, (_, i) => between([here, ...points], (i + 1) / STEPS)));
  }

  #arc(values: number[]): void {
    this.#d += `A${values.map(short).join(' ')}`;
    this.#to(...arcPoints([this.#x, this.#y], values));
  }
}

/** The contours of a path. */
export function contoursOf(d: string): Contour[] {
  const reader = new Reader(d);
  const pen = new Pen();
  let command = 'M';
  while (reader.more) {
    // Without a letter the last command goes on; after a move it draws lines.
    command = reader.command() ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command);
    if (!(command.toUpperCase() in COUNTS)) throw new Error(`no command of a path: ${command}`);
    pen.draw(command, reader.numbers(command.toUpperCase()));
  }
  pen.close();
  return pen.contours;
}

// ------------------------------------------------------------------------------------------------------ geometry

/** A point of a Bézier curve. */
function between(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  const next = points
    .slice(1)
    .map(([x, y], i): Point => [
      points[i]![0] + (x - points[i]![0]) * share,
      points[i]![1] + (y - points[i]![1]) * share,
    ]);
  return between(next, share);
}

/** Points on an elliptical arc, from its end points as the standard's appendix has it. */
function arcPoints([x1, y1]: Point, [rx0, ry0, degrees, large, sweep, x2, y2]: number[]): Point[] {
  const end: Point = [x2!, y2!];
  if (!rx0 || !ry0 || (x1 === x2 && y1 === y2)) return [end];
  const [sin, cos] = [Math.sin((degrees! * Math.PI) / 180), Math.cos((degrees! * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2!) / 2, (y1 - y2!) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const rest = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, rest));
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const points = Array.from({ length: STEPS }, (_, i): Point => {
    const angle = from + (turn * (i + 1)) / STEPS;
    const [ex, ey] = [rx * Math.cos(angle) + cx, ry * Math.sin(angle) + cy];
    return [cos * ex - sin * ey + (x1 + x2!) / 2, sin * ex + cos * ey + (y1 + y2!) / 2];
  });
  points[STEPS - 1] = end;
  return points;
}

function contourOf(d: string, points: Point[]): Contour {
  return { d, points, box: boxOf(points), area: areaOf(points) };
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

export function perimeterOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

/** How often a polygon goes around a point, with its direction; 0 = outside. */
export function windingOf(points: readonly Point[], [x, y]: Point): number {
  let winding = 0;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    if (y1 <= y === y2 <= y) return;
    const isRight = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x;
    if (isRight) winding += y2 > y1 ? 1 : -1;
  });
  return winding;
}
