/** A silhouette as a thing with volume: how high it rises at each dot of a grid, and how far its glow reaches. */
import { contoursOf, type Box, type Point } from '../../../pictures/path';

export interface Relief {
  side: number;
  /** What the grid covers, in units of the motif. */
  box: Box;
  /** 0 outside, 1 inside. */
  mask: Float32Array;
  /** High in the middle of what is thick. */
  height: Float32Array;
}

const MARGIN = 0.03;
/** How wide the edges are rounded, in shares of the grid, and how much each width counts. */
const ROUNDS: readonly (readonly [number, number])[] = [
  [0.008, 1],
  [0.02, 0.9],
  [0.045, 0.75],
  [0.09, 0.55],
];

export function reliefOf(figure: string, box: Box, side: number): Relief {
  const square = around(box, MARGIN * Math.max(box.width, box.height));
  const mask = maskOf(figure, square, side);
  const height = new Float32Array(side * side);
  for (const [share, weight] of ROUNDS) {
    const round = softened(mask, side, Math.max(1, Math.round(share * side)));
    // The wider, the higher: so all of them are as steep.
    for (let i = 0; i < height.length; i++) height[i]! += round[i]! * share * weight * side;
  }
  return { side, box: square, mask, height };
}

/** A square around a box, with room beside it. */
export function around({ x, y, width, height }: Box, margin: number): Box {
  const size = Math.max(width, height) + 2 * margin;
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

/** Which dots the figure covers. */
export function maskOf(figure: string, box: Box, side: number): Float32Array {
  const scale = side / box.width;
  const edges = contoursOf(figure).flatMap(({ points }) =>
    points.map(([x, y], i): [Point, Point] => {
      const [x2, y2] = points[(i + 1) % points.length]!;
      return [
        [(x - box.x) * scale, (y - box.y) * scale],
        [(x2 - box.x) * scale, (y2 - box.y) * scale],
      ];
    }),
  );
  const crossings = crossed(edges, side);
  const mask = new Float32Array(side * side);
  crossings.forEach((xs, row) => {
    xs.sort((one, two) => one - two);
    for (let i = 0; i + 1 < xs.length; i += 2) span(mask, row * side, side, xs[i]!, xs[i + 1]!);
  });
  return mask;
}

/** Where edges cross the middle of each row. */
function crossed(edges: readonly [Point, Point][], side: number): number[][] {
  const found = Array.from({ length: side }, (): number[] => []);
  for (const [[x1, y1], [x2, y2]] of edges) {
    const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)];
    for (let row = Math.max(0, Math.ceil(low - 0.5)); row + 0.5 < high && row < side; row++)
      found[row]!.push(x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found;
}

function span(mask: Float32Array, start: number, side: number, from: number, to: number): void {
  const [first, last] = [Math.max(0, Math.floor(from)), Math.min(side - 1, Math.floor(to))];
  for (let x = first; x <= last; x++) mask[start + x]! += Math.min(x + 1, to) - Math.max(x, from);
}

/** The mean of what is around each dot; twice, which is nearly a Gaussian. */
export function softened(data: Float32Array, side: number, radius: number): Float32Array {
  let found = data;
  for (let i = 0; i < 2; i++) found = turnedOver(swept(turnedOver(swept(found, side, radius), side), side, radius), side);
  return found;
}

/** Means along the rows. */
function swept(data: Float32Array, side: number, radius: number): Float32Array {
  const found = new Float32Array(data.length);
  const share = 1 / (2 * radius + 1);
  for (let start = 0; start < data.length; start += side) {
    let sum = 0;
    for (let x = -radius; x < side; x++) {
      if (x + radius < side) sum += data[start + x + radius]!;
      if (x - radius > 0) sum -= data[start + x - radius - 1]!;
      if (x >= 0) found[start + x] = sum * share;
    }
  }
  return found;
}

function turnedOver(data: Float32Array, side: number): Float32Array {
  const found = new Float32Array(data.length);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) found[x * side + y] = data[y * side + x]!;
  return found;
}
