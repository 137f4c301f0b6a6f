/**
 * Noise for whatever is computed dot by dot. It is woven once, as a tile that fits to itself on all sides, and then only
 * looked up: a picture needs it some hundred thousand times.
 */
import { SIZE } from '../../../pictures/drawing';
import { gridOf } from '../../../pictures/noise';

const SIDE = 256;
const PERIOD = 8; // waves in a tile
const OCTAVES = 4;

const tiles: Float32Array[] = [];

/** Smooth noise from 0 to 1, about so many waves in a picture; which of several is told by a number. */
export function fog(which: number, x: number, y: number, waves = 3): number {
  const tile = tileOf(which);
  const scale = (waves * SIDE) / (PERIOD * SIZE);
  const column = Math.floor(x * scale);
  const row = Math.floor(y * scale);
  const [across, down] = [x * scale - column, y * scale - row];
  const left = column & (SIDE - 1);
  const right = (column + 1) & (SIDE - 1);
  const upper = (row & (SIDE - 1)) * SIDE;
  const lower = ((row + 1) & (SIDE - 1)) * SIDE;
  const top = tile[upper + left]! + (tile[upper + right]! - tile[upper + left]!) * across;
  const low = tile[lower + left]! + (tile[lower + right]! - tile[lower + left]!) * across;
  return top + (low - top) * down;
}

/** Veins: 1 on thin winding lines, falling off beside them. */
export const veins = (which: number, x: number, y: number, waves = 3): number => 1 - Math.min(1, Math.abs(fog(which, x, y, waves) - 0.5) * 9);

function tileOf(which: number): Float32Array {
  if (tiles[which]) return tiles[which];
  const tile = new Float32Array(SIDE * SIDE);
  const grid = gridOf(`fog ${which}`);
  for (let octave = 0; octave < OCTAVES; octave++) weave(tile, grid, PERIOD << octave, 0.5 ** (octave + 1) / (1 - 0.5 ** OCTAVES));
  tiles[which] = tile;
  return tile;
}

/** Adds smooth waves, so many to a tile. */
function weave(tile: Float32Array, grid: readonly number[], waves: number, weight: number): void {
  const at = (column: number, row: number) => grid[((row % waves) << 6) | (column % waves)]!;
  for (let i = 0; i < tile.length; i++) {
    const [x, y] = [((i % SIDE) / SIDE) * waves, (Math.floor(i / SIDE) / SIDE) * waves];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, low] = [ease(x - column), ease(y - row)];
    const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * right;
    const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * right;
    tile[i]! += weight * (upper + (lower - upper) * low);
  }
}

const ease = (share: number) => share * share * (3 - 2 * share);

/** Facets about so large: how high a dot is on its own tilted facet, and a number that tells which one it is. */
export function facet(x: number, y: number, size: number): readonly [number, number] {
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
  let nearest = Infinity;
  let [cell, dx, dy] = [0, 0, 0];
  for (let i = 0; i < 9; i++) {
    const [c, r] = [column + (i % 3) - 1, row + Math.floor(i / 3) - 1];
    const number = ((r & 63) << 6) | (c & 63);
    const [u, v] = [x - (c + chanceOf(number, 0)) * size, y - (r + chanceOf(number, 7)) * size];
    const far = u * u + v * v;
    if (far < nearest) [nearest, cell, dx, dy] = [far, number, u, v];
  }
  return [(dx * (chanceOf(cell, 13) - 0.5) + dy * (chanceOf(cell, 19) - 0.5)) / size, chanceOf(cell, 23)];
}

const CHANCES = gridOf('facets');
const chanceOf = (cell: number, which: number): number => CHANCES[(cell + which * 67) & 4095]!;
