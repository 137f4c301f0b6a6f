/**
 * Clouds as small pictures, made once and stretched. The same as a filter would draw, but the same everywhere, and
 * many times faster: filters are computed for every dot of the picture.
 */
import { chance } from '../lib/emblems';
import { rgbOf } from './colour';
import { png } from './png';

const SIDE = 96;
const OCTAVES = 4;
/** How many waves fit into the picture, across and down. */
const WAVES = { across: 2.2, down: 6 };
/** Everything below it is clear, and what is above grows so fast. */
const FROM = 0.42;
const CONTRAST = 3.1;
/** So many different skies. */
export const VARIANTS = 8;

const woven = new Map<number, Uint8Array>();

/** Clouds in one colour, as a data: address. */
export function clouded(variant: number, colour: string, strength: number): string {
  const levels = woven.get(variant) ?? levelsOf(variant);
  woven.set(variant, levels);
  // One colour, whose palette is a ramp from clear to as solid as it may become.
  const alphas = Uint8Array.from({ length: 256 }, (_, i) => i * strength);
  const colours = Uint8Array.from({ length: 768 }, (_, i) => rgbOf(colour)[i % 3]!);
  return png(SIDE, levels, { colours, alphas });
}

/** How dense the clouds are at each dot, 0 to 255. */
function levelsOf(variant: number): Uint8Array {
  const grid = gridOf(`clouds ${variant}`);
  const levels = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < levels.length; i++) {
    const value = sum(grid, ((i % SIDE) / SIDE) * WAVES.across, (Math.floor(i / SIDE) / SIDE) * WAVES.down);
    levels[i] = Math.min(255, Math.max(0, (value - FROM) * CONTRAST * 255));
  }
  return levels;
}

/** What noise is made of, the same for the same seed. */
export const gridOf = (seed: string): readonly number[] => Array.from({ length: 4096 }, chance(seed));

/** Several octaves of smooth noise, from 0 to 1. */
function sum(grid: readonly number[], x: number, y: number): number {
  let value = 0;
  let weight = 0.5;
  for (let octave = 0; octave < OCTAVES; octave++) {
    value += weight * smooth(grid, x * 2 ** octave + 17 * octave, y * 2 ** octave + 5 * octave);
    weight /= 2;
  }
  return value / (1 - 2 * weight);
}

function smooth(grid: readonly number[], x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = (i: number, j: number) => grid[(((row + j) & 63) << 6) | ((column + i) & 63)]!;
  const [right, low] = [ease(x - column), ease(y - row)];
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * right;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * right;
  return upper + (lower - upper) * low;
}

const ease = (share: number) => share * share * (3 - 2 * share);
