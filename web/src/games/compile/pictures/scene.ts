/**
 * Scenes of Compile: each protocol is a place in cyberspace, in its ink and a second light, and its things are of one
 * material. What is worth little is faint and calm; what is worth much is near, bright and dramatic.
 */
import { lighter, mix, turned } from '../../../pictures/colour';
import { Drawing, group, SIZE, tag } from '../../../pictures/drawing';
import { fit, place, type Placed } from '../../../pictures/lit';
import type { Motif } from '../../../pictures/motif';
import type { Plan } from '../../../pictures/plans';
import * as scenery from '../../../pictures/scenery';
import { body, edge, halo, shadow, type Light } from './body';
import { MATERIALS, type Material } from './materials';
import { PLACES } from './places';
import { flare, MIDDLE, pool, times, type Place, type World } from './places/world';
import { tintsOf } from './tints';
import { homeOf } from './worlds';

const RANKS = 6;
/** Where the light is, by rank: so the six of a protocol differ at a glance. */
const SUNS: readonly (readonly [number, number])[] = [
  [88, 92],
  [236, 80],
  [148, 130],
  [98, 112],
  [232, 72],
  [164, 108],
];

/** So many degrees the nights of two ranks differ. */
const NIGHTS = 16;

interface Scene {
  world: World;
  place: Place;
  material: Material;
  placed: Placed;
  light: Light;
}

export function compose(plan: Plan, motif: Motif): string {
  const scene = sceneOf(plan, motif);
  const { drawing } = scene.world;
  scene.place.behind(scene.world);
  drawing.add(backlight(scene), thing(scene));
  scene.place.front?.(scene.world);
  drawing.add(air(scene), scenery.vignette(drawing, 0.6));
  return drawing.svg();
}

function sceneOf(plan: Plan, motif: Motif): Scene {
  const drawing = new Drawing(plan.id);
  const rank = rankOf(plan);
  const [x, y] = SUNS[rank]!;
  const tints = tintsOf(plan.kind);
  const dark = turned(tints.dark, (rank - 2.5) * NIGHTS);
  const world: World = { drawing, rank, power: (rank + 1) / RANKS, ...tints, dark, x: x + drawing.between(-12, 12), y };
  const [where, what] = homeOf(plan.kind);
  const ground = PLACES[where] as Place;
  return { world, place: ground, material: MATERIALS[what], placed: placedIn(world, ground, motif), light: lightOf(world) };
}

/** A card's place within its protocol. */
function rankOf({ words }: Plan): number {
  return Math.min(RANKS - 1, Math.max(0, Number(words[0] ?? 3)));
}

/** The dearer, the larger; a little to the side that is away from the light. */
function placedIn({ drawing, rank, x }: World, { floor }: Place, motif: Motif): Placed {
  const size = 176 + rank * 15;
  const aside = (x < MIDDLE ? 1 : -1) * drawing.between(2, 10);
  const low = floor ? floor[0] + rank * 3 : MIDDLE + size / 2 + 2;
  const frame = { x: MIDDLE + aside - size / 2, y: low - size, width: size, height: size };
  return place(drawing, motif, fit(motif.box, frame, !!floor, floor ? 0 : drawing.between(-5, 5)));
}

/** It falls from the side of the sun, and from before the picture. */
function lightOf({ x, y, power, other }: World): Light {
  const [dx, dy, dz] = [(x - MIDDLE) / 90, (y - 190) / 120, 0.75];
  const length = Math.hypot(dx, dy, dz);
  return { from: [dx / length, dy / length, dz / length], colour: mix(other, '#ffffff', 0.4), strength: 0.78 + 0.3 * power };
}

/** The glow of the place behind the motif; behind the dearest, beams. */
function backlight({ world, placed }: Scene): string {
  const { drawing, rank, power, ink, other } = world;
  const [x, y] = [placed.box.x + placed.box.width / 2, placed.box.y + placed.box.height / 2];
  const beams = rank > 3 ? scenery.rays(drawing, x, y, 6 + rank * 2, lighter(other, 0.2), 0.14 * (rank - 3)) : '';
  const dust = scenery.sparks(drawing, 5 + rank * 3, other);
  return dust + beams + flare(drawing, x, y, 90 + 90 * power, mix(ink, other, 0.4), 0.3 * power);
}

/** The motif: what it throws on the ground, its halo, itself, and its edge. */
function thing({ world, place: { floor }, material, placed, light }: Scene): string {
  const { drawing, ink, other, power } = world;
  const itself = body(drawing, placed, material, world, light);
  const { motif, box } = placed;
  const middle = box.x + box.width / 2;
  return [
    floor ? mirrored(drawing, itself, floor, box.y + box.height) + pool(drawing, middle, box.y + box.height, box.width * 0.62, ink, 0.35 * power) : '',
    shadow(placed, material),
    halo(placed, motif.figure, lighter(ink, 0.1), 0.13, material.glow * (0.3 + 0.5 * power)),
    itself,
    edge(drawing, placed, material, world, light),
    motif.holes.length ? halo(placed, motif.holes.join(''), lighter(other, 0.2), 0.05, 1.1) : '',
  ].join('');
}

/** In a polished floor, fading with depth. */
function mirrored(drawing: Drawing, itself: string, [, share]: readonly [number, number], low: number): string {
  const fill = drawing.down([0, '#ffffff', share], [1, '#ffffff', 0]);
  const mask = drawing.define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}">${tag('rect', { y: low, width: SIZE, height: 46, fill })}</mask>`);
  return group({ mask: `url(#${mask})` }, group({ transform: `translate(0 ${(2 * low).toFixed(1)}) scale(1 -1)` }, itself));
}

/** Dust in the light: near and out of focus, or far and sharp. */
function air({ world: { drawing, rank, other, ink } }: Scene): string {
  const near = times(3 + rank, () => flare(drawing, drawing.between(0, SIZE), drawing.between(0, SIZE), drawing.between(5, 13), drawing.next() < 0.5 ? ink : other, 0.34));
  return near.join('') + scenery.sparks(drawing, 2 + rank, other);
}
