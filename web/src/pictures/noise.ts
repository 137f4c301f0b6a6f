/**
 * Clouds as small pictures, made once and stretched. The same as a filter would draw, but the same everywhere, and
 * many times faster: filters are computed for every dot of the picture.
 */
import { chance } from '../lib/emblems';
import { rgbOf } from './colour';

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

/** A PNG with clouds in one colour, as a data: address. */
export function clouded(variant: number, colour: string, strength: number): string {
  const levels = woven.get(variant) ?? levelsOf(variant);
  woven.set(variant, levels);
  return `data:image/png;base64,${base64(png(levels, colour, strength))}`;
}

/** How dense the clouds are at each dot, 0 to 255. */
function levelsOf(variant: number): Uint8Array {
  const grid = Array.from({ length: 4096 }, chance(`clouds ${variant}`));
  const levels = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < levels.length; i++) {
    const value = sum(grid, ((i % SIDE) / SIDE) * WAVES.across, (Math.floor(i / SIDE) / SIDE) * WAVES.down);
    levels[i] = Math.min(255, Math.max(0, (value - FROM) * CONTRAST * 255));
  }
  return levels;
}

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

// ----------------------------------------------------------------------------------------------------------- PNG

/** A picture of one colour whose palette is a ramp from clear to as solid as it may become. */
function png(levels: Uint8Array, colour: string, strength: number): Uint8Array {
  const ramp = Uint8Array.from({ length: 256 }, (_, i) => i * strength);
  const palette = Uint8Array.from({ length: 768 }, (_, i) => rgbOf(colour)[i % 3]!);
  const head = new Uint8Array([...word(SIDE), ...word(SIDE), 8, 3, 0, 0, 0]);
  const parts = [
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('tRNS', ramp),
    chunk('IDAT', stored(rows(levels))),
    chunk('IEND', new Uint8Array()),
  ];
  return joined([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

/** Each row begins with a byte that says how it is coded: as it is. */
function rows(levels: Uint8Array): Uint8Array {
  const data = new Uint8Array(SIDE * (SIDE + 1));
  for (let row = 0; row < SIDE; row++) data.set(levels.subarray(row * SIDE, (row + 1) * SIDE), row * (SIDE + 1) + 1);
  return data;
}

/** A zlib stream of one block that is not compressed. */
function stored(data: Uint8Array): Uint8Array {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  const length = [data.length & 255, data.length >> 8];
  return joined([
    new Uint8Array([0x78, 1, 1, ...length, ...length.map((byte) => byte ^ 255)]),
    data,
    word(((b << 16) | a) >>> 0),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  return joined([word(data.length), body, word(checksum(body))]);
}

const CRC = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = CRC[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const word = (value: number) => new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function base64(data: Uint8Array): string {
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
}
