/** What motifs are made of. Data: how round it is, how its surface runs, how it takes light, and its colours. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import { facet, fog, veins } from './fog';
import { clamp, ramp, step, type Ramp } from './painting';
import type { Tints } from './tints';

/** A dot of the surface: which way it faces (z: to the eye), how high it rises, and where in the motif it is. */
export interface Surface {
  x: number;
  y: number;
  z: number;
  /** 0 at the edge, 1 where it is thickest. */
  rise: number;
  /** How far it faces the light: 0 away, 1 towards it. */
  lit: number;
  /** Across and down the motif, 0 to 1. */
  across: number;
  down: number;
  /** Where in the noise it is. */
  u: number;
  v: number;
}

export interface Material {
  /** From its darkest to its brightest. */
  ramp: (tints: Tints) => Ramp;
  /** Where in the ramp a dot is. */
  tone: (dot: Surface) => number;
  /** How round: 0 flat, 1 as a ball. */
  puff: number;
  /** What is added to its height. */
  rough?: (u: number, v: number) => number;
  /** Of the gleam: how small, how strong. */
  gleam: readonly [number, number];
  /** How much of the second light falls on the edges away from the first. */
  rim: number;
  /** How solid it is; without it, it is. */
  solid?: (dot: Surface) => number;
  /** How dark its holes are. */
  hollow: number;
  /** How strong its edge is drawn, and how far it glows. */
  edge: number;
  glow: number;
}

/** What is seen in a mirror: up is bright, the horizon dark. Flat parts mirror by where they are. */
const mirrored = ({ x, y, z, down, u, v }: Surface): number => 0.64 - z * y * 1.05 - z * x * 0.25 - (down - 0.5) * 0.34 + (fog(1, u, v, 2) - 0.5) * 0.3;

/** Cut into flat facets, so large and so steep. */
const cut = (size: number, steep: number) => (u: number, v: number) => steep * facet(u, v, size)[0];

/** Folded this way and that. */
const folded = (size: number, steep: number) => (u: number, v: number) =>
  [u * 0.8 + v * 0.6, v * 0.9 - u * 0.45].reduce((sum, at) => sum + Math.abs(((((at + 640) / size) % 1) - 0.5) * 2), 0) * steep;

/** Lines of equal height. */
const contour = ({ rise }: Surface): number => step(0.2, 0.02, Math.abs(((rise * 5) % 1) - 0.5));

export const MATERIALS = {
  /** A dark crust over what glows. */
  molten: {
    ramp: ({ ink, other, dark }) => ramp([0.1, darker(dark, 0.92)], [0.36, darker(ink, 0.68)], [0.52, ink], [0.72, other], [0.95, '#fffbe6']),
    tone: ({ lit, z, down, u, v }) => 0.1 + 0.36 * lit + 0.62 * veins(2, u, v, 5) ** 2 + 0.34 * (1 - z) + 0.24 * down,
    puff: 0.8,
    rough: (u, v) => -0.3 * veins(2, u, v, 5) + 0.3 * fog(0, u, v, 8),
    gleam: [14, 0.25],
    rim: 0.9,
    hollow: 0.7,
    edge: 0.75,
    glow: 0.9,
  },
  chrome: {
    ramp: ({ ink, other }) =>
      ramp([0, '#04050a'], [0.22, darker(other, 0.5)], [0.36, lighter(other, 0.25)], [0.42, '#0a0d16'], [0.56, darker(ink, 0.55)], [0.74, ink], [0.88, lighter(ink, 0.7)], [1, '#ffffff']),
    tone: mirrored,
    puff: 1,
    gleam: [50, 1],
    rim: 0.8,
    hollow: 0.85,
    edge: 0.9,
    glow: 0.25,
  },
  gold: {
    ramp: ({ ink, dark }) =>
      ramp([0, darker(dark, 0.9)], [0.24, '#3a1605'], [0.42, darker(mix(ink, '#ff8a1c', 0.75), 0.4)], [0.6, mix(ink, '#ffb838', 0.78)], [0.8, '#ffe9ae'], [1, '#fffdf0']),
    tone: (dot) => -0.02 + 0.72 * mirrored(dot) + 0.36 * dot.lit,
    puff: 0.9,
    rough: (u, v) => 0.1 * fog(3, u, v, 9),
    gleam: [40, 1.1],
    rim: 0.85,
    hollow: 0.85,
    edge: 0.9,
    glow: 0.35,
  },
  /** Volcanic glass: black, with lights on it. */
  obsidian: {
    ramp: ({ ink, other, dark }) =>
      ramp([0.1, '#020107'], [0.42, darker(dark, 0.8)], [0.58, darker(mix(ink, dark, 0.5), 0.4)], [0.74, mix(ink, other, 0.35)], [0.92, lighter(ink, 0.6)], [1, '#ffffff']),
    tone: (dot) => -0.22 + 0.52 * mirrored(dot) + 0.36 * dot.lit + 0.1 * (1 - dot.down),
    puff: 0.9,
    rough: cut(46, 1.6),
    gleam: [60, 1.3],
    rim: 2.2,
    hollow: 0.8,
    edge: 1,
    glow: 0.8,
  },
  glass: {
    ramp: ({ ink, vivid, other, dark }) => ramp([0, darker(dark, 0.8)], [0.22, darker(mix(vivid, dark, 0.5), 0.35)], [0.45, vivid], [0.64, ink], [0.78, mix(lighter(ink, 0.5), other, 0.25)], [0.95, '#ffffff']),
    tone: ({ lit, z, rise, u, v }) => 0.24 + 0.95 * (1 - z) ** 1.2 + 0.5 * (1 - lit) * rise + 0.2 * (fog(4, u + 40 * rise, v, 5) - 0.3),
    puff: 1.1,
    gleam: [44, 1.5],
    rim: 1,
    solid: ({ z }) => clamp(0.74 + 0.6 * (1 - z)),
    hollow: 0.12,
    edge: 1,
    glow: 0.6,
  },
  ice: {
    ramp: ({ ink, other }) => ramp([0.06, darker(other, 0.72)], [0.3, darker(mix(ink, other, 0.6), 0.3)], [0.55, mix(ink, other, 0.2)], [0.78, lighter(ink, 0.55)], [1, '#ffffff']),
    tone: ({ lit, z, y, rise, u, v }) => 0.16 + 0.66 * lit + 0.3 * (1 - z) - 0.1 * rise + 0.2 * step(0.1, 0.7, -y) + 0.28 * veins(5, u, v, 3) ** 3,
    puff: 0.7,
    rough: cut(40, 1.5),
    gleam: [30, 1],
    rim: 1.1,
    solid: ({ z }) => clamp(0.84 + 0.4 * (1 - z)),
    hollow: 0.5,
    edge: 1,
    glow: 0.5,
  },
  /** Lines of equal height, and scan lines, in the air. */
  hologram: {
    ramp: ({ ink, vivid, other, dark }) => ramp([0, darker(dark, 0.7)], [0.3, darker(vivid, 0.35)], [0.5, vivid], [0.68, lighter(ink, 0.3)], [0.85, lighter(other, 0.45)], [1, '#ffffff']),
    tone: (dot) => 0.12 + 0.3 * dot.lit + 0.3 * contour(dot) + 0.6 * (1 - dot.z) ** 2,
    puff: 0.8,
    gleam: [20, 0.3],
    rim: 1.2,
    solid: (dot) => clamp(0.5 + 0.4 * contour(dot) + 0.4 * (1 - dot.z) + 0.16 * Math.sin(dot.down * 170)),
    hollow: 0.35,
    edge: 1.3,
    glow: 1,
  },
  stone: {
    ramp: ({ ink, other, dark }) => ramp([0.1, darker(dark, 0.9)], [0.36, darker(mix(dark, ink, 0.5), 0.5)], [0.58, darker(mix(ink, '#b8b4b0', 0.3), 0.12)], [0.8, lighter(ink, 0.5)], [1, lighter(mix(ink, other, 0.2), 0.8)]),
    tone: ({ lit, rise, u, v }) => -0.2 + 1.05 * lit + 0.06 * rise + 0.4 * (fog(0, u, v, 7) - 0.5) - 0.2 * veins(3, u, v, 3) ** 5,
    puff: 1,
    rough: (u, v) => 0.75 * fog(1, u, v, 8) + 0.2 * fog(2, u, v, 26) - 0.4 * veins(3, u, v, 3) ** 4,
    gleam: [9, 0.22],
    rim: 1.7,
    hollow: 0.9,
    edge: 0.6,
    glow: 0.4,
  },
  liquid: {
    ramp: ({ ink, vivid, other, dark }) => ramp([0, darker(dark, 0.85)], [0.28, darker(mix(vivid, dark, 0.5), 0.4)], [0.46, vivid], [0.58, ink], [0.72, mix(lighter(ink, 0.3), other, 0.5)], [0.88, lighter(other, 0.6)], [1, '#ffffff']),
    tone: ({ lit, z, x, y, u, v }) => 0.22 + 0.4 * (1 - lit) * z + 0.5 * (1 - z) + 0.3 * veins(4, u + x * 60, v + y * 60, 3) ** 2,
    puff: 1.25,
    rough: (u, v) => 0.4 * fog(5, u, v, 4),
    gleam: [70, 1.7],
    rim: 0.9,
    solid: ({ z }) => clamp(0.85 + 0.3 * (1 - z)),
    hollow: 0.4,
    edge: 0.8,
    glow: 0.5,
  },
  smoke: {
    ramp: ({ ink, other, dark }) => ramp([0.05, darker(dark, 0.85)], [0.36, darker(mix(ink, dark, 0.4), 0.45)], [0.58, mix(ink, other, 0.2)], [0.78, lighter(mix(ink, other, 0.3), 0.5)], [1, '#ffffff']),
    tone: ({ lit, u, v }) => -0.6 + 1.2 * lit + 0.75 * fog(2, u + 60 * fog(3, u, v, 2), v, 4),
    puff: 0.9,
    rough: (u, v) => 2.6 * fog(2, u + 60 * fog(3, u, v, 2), v, 4),
    gleam: [6, 0.25],
    rim: 1.6,
    solid: ({ rise, u, v }) => step(0.04, 0.62, rise * 1.5 + (fog(3, u, v, 6) - 0.45) * 1.8),
    hollow: 0.25,
    edge: 0.45,
    glow: 1,
  },
  /** Thin light that runs out below. */
  ghost: {
    ramp: ({ ink, vivid, other, dark }) => ramp([0, darker(dark, 0.75)], [0.3, darker(mix(dark, vivid, 0.6), 0.3)], [0.55, mix(vivid, ink, 0.5)], [0.8, lighter(mix(ink, other, 0.2), 0.6)], [1, '#ffffff']),
    tone: ({ lit, z, u, v }) => -0.02 + 0.34 * lit + 1.0 * (1 - z) + 0.4 * (fog(2, u + 40 * fog(3, u, v, 2), v * 0.5, 5) - 0.4),
    puff: 1,
    rough: (u, v) => 0.8 * fog(2, u + 40 * fog(3, u, v, 2), v * 0.5, 4),
    gleam: [10, 0.5],
    rim: 1.1,
    solid: ({ z, u, v, down }) => clamp((0.5 + 0.7 * (1 - z) + 0.7 * (fog(2, u + 40 * fog(3, u, v, 2), v * 0.5, 5) - 0.4)) * (1 - 0.75 * step(0.55, 1, down))),
    hollow: 0.2,
    edge: 0.9,
    glow: 1.7,
  },
  paper: {
    ramp: ({ ink, other, dark }) => ramp([0.08, darker(mix(dark, ink, 0.5), 0.6)], [0.38, mix(darker(ink, 0.12), dark, 0.25)], [0.6, lighter(mix(ink, other, 0.2), 0.4)], [0.82, '#fffbee'], [1, '#ffffff']),
    tone: ({ lit, u, v, down }) => -0.12 + 1.05 * lit + 0.14 * (0.5 - down) + 0.06 * fog(1, u, v, 14),
    puff: 0.35,
    rough: folded(92, 3.2),
    gleam: [6, 0.12],
    rim: 1,
    hollow: 0.8,
    edge: 0.9,
    glow: 0.6,
  },
  /** Flesh and leaves: light comes through where it is thin. */
  organic: {
    ramp: ({ ink, vivid, other, dark }) => ramp([0, darker(dark, 0.86)], [0.28, darker(mix(vivid, dark, 0.5), 0.45)], [0.5, darker(vivid, 0.1)], [0.64, ink], [0.78, mix(ink, lighter(other, 0.3), 0.7)], [1, lighter(other, 0.75)]),
    tone: ({ lit, rise, u, v, z }) => 0.06 + 0.6 * lit + 0.34 * (1 - rise) * (1 - z) + 0.2 * (1 - rise) - 0.22 * veins(0, u, v, 4) ** 2 + 0.14 * fog(4, u, v, 8),
    puff: 1,
    rough: (u, v) => 0.35 * veins(0, u, v, 4) + 0.2 * fog(4, u, v, 9),
    gleam: [26, 0.7],
    rim: 1,
    hollow: 0.8,
    edge: 0.6,
    glow: 0.55,
  },
  neon: {
    ramp: ({ ink, vivid, other, dark }) => ramp([0, darker(dark, 0.9)], [0.24, darker(mix(dark, vivid, 0.4), 0.5)], [0.46, darker(vivid, 0.1)], [0.66, ink], [0.8, lighter(mix(ink, other, 0.25), 0.45)], [1, '#ffffff']),
    tone: ({ lit, z, rise, down }) => 0.1 + 0.2 * lit + 0.8 * (1 - z) ** 1.3 + 0.4 * (1 - rise) + 0.16 * down,
    puff: 0.85,
    gleam: [40, 1],
    rim: 1,
    hollow: 0.8,
    edge: 2.6,
    glow: 1.6,
  },
  /** Light itself. */
  radiant: {
    ramp: ({ ink, vivid, other }) => ramp([0, darker(other, 0.35)], [0.28, other], [0.5, vivid], [0.66, ink], [0.82, lighter(ink, 0.6)], [1, '#ffffff']),
    tone: ({ lit, rise, z }) => 0.06 + 0.6 * lit + 0.3 * rise - 0.2 * (1 - z),
    puff: 1,
    gleam: [18, 0.7],
    rim: 0.5,
    hollow: 0.55,
    edge: 1.2,
    glow: 2,
  },
  /** Stained glass: a pane of many colours. */
  mosaic: {
    ramp: ({ ink, other }) => ramp([0, '#ff5a4e'], [0.17, '#ffb02e'], [0.33, '#9be04a'], [0.5, '#2fd6c0'], [0.66, other], [0.83, '#8a6bff'], [1, ink]),
    tone: ({ u, v }) => facet(u, v, 30)[1],
    puff: 0.9,
    rough: cut(30, 2),
    gleam: [24, 1],
    rim: 0.9,
    hollow: 0.75,
    edge: 1.1,
    glow: 0.8,
  },
  /** A film of oil: its colours run with its slope. */
  oil: {
    ramp: ({ ink, other }) =>
      ramp([0, '#ffffff'], [0.12, lighter(ink, 0.2)], [0.3, darker(turned(ink, -30), 0.5)], [0.42, turned(ink, -50)], [0.56, other], [0.66, darker(turned(other, 40), 0.4)], [0.82, turned(ink, 40)], [1, '#ffffff']),
    tone: ({ x, y, z, lit, u, v }) => (((0.3 + 0.34 * lit + 0.4 * (x - y) * z + 0.5 * fog(5, u, v, 2)) % 1) + 1) % 1,
    puff: 1.2,
    rough: (u, v) => 0.3 * fog(1, u, v, 3),
    gleam: [50, 1.1],
    rim: 0.8,
    hollow: 0.7,
    edge: 0.8,
    glow: 0.6,
  },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;
