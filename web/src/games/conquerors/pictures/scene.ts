/** Scenes of Planetary Conquerors: a place for each type, in which the motif stands or floats. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import { disc, Drawing, group, oval, path, polygon, SIZE, tag, use, whole } from '../../../pictures/drawing';
import { fit, lit, place, type Look, type Placed } from '../../../pictures/lit';
import type { Motif } from '../../../pictures/motif';
import type { Plan } from '../../../pictures/plans';
import * as scenery from '../../../pictures/scenery';
import { ACCENTS, PALETTES, type Palette } from '../palette';

const GROUND = 288; // the line on which motifs stand
const HORIZON = 236;
const SKY = 262; // behind the ground
const STANDING = { x: 42, y: 74, width: 236, height: GROUND - 74 };
const FLOATING = { x: 55, y: 52, width: 210, height: 206 };

/** A picture that is being composed. */
interface Scene {
  drawing: Drawing;
  plan: Plan;
  palette: Palette;
  accent: string;
  placed: Placed;
}

export function compose(plan: Plan, motif: Motif): string {
  const drawing = new Drawing(plan.id);
  const palette = weathered(drawing, PALETTES[plan.kind] ?? PALETTES.base!);
  const stands = !['trap', 'spell', 'back'].includes(plan.kind);
  const spot = fit(motif.box, stands ? STANDING : FLOATING, stands, stands ? 0 : drawing.between(-5, 5));
  const accent = plan.words.map((word) => ACCENTS[word]).find(Boolean) ?? ACCENTS.gold!;
  const scene: Scene = { drawing, plan, palette, accent, placed: place(drawing, motif, spot) };
  drawing.add(whole({ fill: drawing.down([0, palette.sky[0]], [0.58, palette.sky[1]], [0.9, palette.sky[2]]) }));
  (SCENES[plan.kind] ?? battlefield)(scene);
  drawing.add(scenery.vignette(drawing, 0.62));
  return drawing.svg();
}

const SCENES: Record<string, (scene: Scene) => void> = {
  miner: mine,
  building: settlement,
  warrior: battlefield,
  trap: darkness,
  spell: space,
  base: settlement,
  back: space,
};

/** No two skies are quite the same. */
function weathered(drawing: Drawing, palette: Palette): Palette {
  const [turn, light] = [drawing.between(-14, 14) * palette.sway, drawing.pick([1, 0.8, 1.18])];
  const [top, middle, horizon] = palette.sky.map((colour) => turned(colour, turn, light));
  return { ...palette, sky: [top!, middle!, horizon!], haze: turned(palette.haze, turn) };
}

const has = ({ plan }: Scene, word: string) => plan.words.includes(word);

function lookOf(scene: Scene): Look {
  const { palette, accent, plan } = scene;
  const look = { lit: palette.lit, mid: palette.mid, deep: palette.deep, accent, bounce: palette.haze, light: palette.light };
  // What is made of light or fire has its own colour; its details take the body's.
  return plan.words.includes('pure') ? { ...look, lit: lighter(accent, 0.72), mid: accent, deep: darker(accent, 0.58), accent: palette.lit } : look;
}

// -------------------------------------------------------------------------------------------------------- places

function settlement(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  drawing.add(scenery.stars(drawing, 26, 120), scenery.clouds(drawing, palette.haze, drawing.between(0.35, 0.65), SKY));
  drawing.pick([planetInSky, twoMoons, () => drawing.add(scenery.aurora(drawing, accent))])(scene);
  storm(scene);
  horizons(scene, drawing.pick(['skyline', 'mesas', 'dunes']), drawing.pick(['skyline', 'dunes', 'mesas']), 4);
  ground(scene);
  standing(scene);
  drawing.add(scenery.ridge(drawing, drawing.pick(['dunes', 'crags', 'skyline']), 318, 22, darker(palette.sky[0], 0.45)));
}

function planetInSky({ drawing, palette }: Scene): void {
  const orb = { x: drawing.between(40, 280), y: drawing.between(50, 105), r: drawing.between(44, 74), colour: turned(palette.sky[1], drawing.between(-60, 60), 1.35) };
  drawing.add(scenery.planet(drawing, orb, drawing.next() < 0.5));
}

function twoMoons({ drawing, palette }: Scene): void {
  const side = drawing.pick([-1, 1]);
  const colour = turned(palette.sky[2], drawing.between(-50, 50));
  drawing.add(scenery.planet(drawing, { x: 160 + side * 92, y: 62, r: 33, colour }, false), scenery.planet(drawing, { x: 160 - side * 104, y: 108, r: 15, colour: turned(colour, 50) }, false));
}

function battlefield(scene: Scene): void {
  const { drawing, palette } = scene;
  const orb = { x: 160 + drawing.between(-30, 30), y: drawing.between(112, 146), r: drawing.between(64, 92), colour: palette.haze };
  drawing.add(scenery.clouds(drawing, darker(palette.sky[1], 0.5), 0.6, SKY), scenery.sun(drawing, orb));
  const signs = [
    () => drawing.add(scenery.rays(drawing, orb.x, orb.y, 14, lighter(palette.haze, 0.4), 0.3)),
    () => drawing.add(...[40, 96, 268].map((x) => scenery.smoke(drawing, x + drawing.between(-20, 20), HORIZON, darker(palette.sky[0], 0.3)))),
    () => drawing.add(scenery.clouds(drawing, lighter(palette.haze, 0.3), 0.5, SKY)),
  ];
  drawing.pick(signs)();
  storm(scene);
  horizons(scene, drawing.pick(['crags', 'skyline', 'mesas']), drawing.pick(['crags', 'dunes', 'spikes']), 6);
  ground(scene);
  standing(scene);
  drawing.add(scenery.ridge(drawing, drawing.pick(['crags', 'spikes', 'dunes']), 319, 24, darker(palette.sky[0], 0.5)));
}

function mine(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  const [far, near] = [drawing.pick(['#3d3350', '#2c3a52', '#443046']), '#0c0a16'];
  drawing.add(scenery.glow(drawing, 160, 160, 170, palette.haze, 0.75));
  drawing.add(scenery.rays(drawing, drawing.between(120, 240), -20, 12, lighter(palette.haze, 0.45), 0.34));
  drawing.add(scenery.cave(drawing, far, near), scenery.clouds(drawing, palette.haze, 0.36, SKY));
  drawing.add(scenery.glow(drawing, 160, 196, 130, accent, 0.42));
  ground(scene);
  standing(scene);
  drawing.add(drawing.next() < 0.7 ? scenery.crystals(drawing, accent) : scenery.ridge(drawing, 'crags', 318, 26, near));
}

function darkness(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  drawing.pick([shaft, corridor, night])(scene);
  drawing.add(scenery.glow(drawing, 160, 300, 180, accent, 0.5), scenery.clouds(drawing, mix(palette.haze, accent, 0.5), 0.34));
  floating(scene);
  drawing.add(scenery.haze(drawing, 236, 84, darker(palette.sky[0], 0.3), 0.85));
}

/** Looking down a shaft: polygons within polygons. */
function shaft({ drawing, palette }: Scene): void {
  const corners = drawing.pick([6, 8, 5]);
  for (let i = 0; i < 5; i++) {
    const r = 250 - i * 44;
    const points = Array.from({ length: corners }, (_, at): [number, number] => {
      const angle = ((at + i * 0.13) / corners) * 2 * Math.PI;
      return [160 + r * Math.cos(angle), 150 + r * Math.sin(angle)];
    });
    drawing.add(path(polygon(points), { fill: mix(palette.sky[2], palette.sky[0], i / 4.4), stroke: palette.haze, 'stroke-width': 2, 'stroke-opacity': 0.55 }));
  }
}

/** A corridor with wires across it. */
function corridor({ drawing, palette, accent }: Scene): void {
  const x = drawing.between(130, 190);
  for (let i = 0; i < 5; i++) {
    const half = 190 - i * 36;
    drawing.add(tag('rect', { x: x - half + (160 - x) * (i / 4), y: 140 - half * 0.8, width: 2 * half, height: 1.6 * half, fill: mix(palette.sky[1], palette.sky[0], i / 4), stroke: palette.haze, 'stroke-width': 2.4, 'stroke-opacity': 0.7 - i * 0.1 }));
  }
  for (const y of [drawing.between(60, 120), drawing.between(190, 250)]) {
    const d = `M0 ${y.toFixed(1)}L320 ${(y + drawing.between(-46, 46)).toFixed(1)}`;
    drawing.add(path(d, { stroke: accent, 'stroke-width': 6, 'stroke-opacity': 0.22 }), path(d, { stroke: lighter(accent, 0.5), 'stroke-width': 1.5 }));
  }
}

/** A poisoned night: a dim moon, dead crags. */
function night({ drawing, palette }: Scene): void {
  const orb = { x: drawing.between(70, 250), y: drawing.between(70, 110), r: drawing.between(40, 70), colour: turned(palette.sky[2], 30, 1.2) };
  drawing.add(scenery.stars(drawing, 18, 160), scenery.planet(drawing, orb, false));
  drawing.add(scenery.ridge(drawing, 'spikes', 262, 70, darker(palette.sky[1], 0.35)), scenery.haze(drawing, 200, 80, palette.haze, 0.5));
  drawing.add(scenery.ridge(drawing, 'crags', 292, 40, darker(palette.sky[0], 0.2)));
}

function space(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  drawing.add(scenery.stars(drawing, 46, SIZE), scenery.clouds(drawing, mix(palette.haze, accent, drawing.pick([0.15, 0.6])), 0.58));
  drawing.pick([burst, limb, whirl])(scene);
  rings(scene);
  drawing.add(scenery.glow(drawing, 160, 156, 150, lighter(accent, 0.2), 0.5));
  floating(scene);
}

function burst({ drawing, palette, accent }: Scene): void {
  drawing.add(scenery.rays(drawing, 160, 156, drawing.pick([14, 18, 24]), lighter(mix(palette.haze, accent, 0.4), 0.3), 0.5));
}

/** The limb of a planet below. */
function limb({ drawing, palette }: Scene): void {
  const colour = turned(palette.sky[2], drawing.between(-40, 40));
  const side = drawing.pick([-60, 0, 70]);
  drawing.add(disc(160 + side, 436, 232, { fill: drawing.radial([[0.82, palette.haze, 0.75], [1, palette.haze, 0]]) }));
  drawing.add(disc(160 + side, 440, 206, { fill: drawing.down([0, lighter(colour, 0.25)], [0.22, darker(colour, 0.45)], [0.5, darker(colour, 0.85)]) }));
}

function whirl({ drawing, palette, accent }: Scene): void {
  const arms = drawing.pick([3, 4, 5]);
  const d = Array.from({ length: arms }, (_, i) => {
    const turn = ((i + drawing.next() * 0.3) / arms) * 2 * Math.PI;
    const at = (r: number, angle: number) => `${(160 + r * Math.cos(turn + angle)).toFixed(1)} ${(156 + r * 0.82 * Math.sin(turn + angle)).toFixed(1)}`;
    return `M160 156Q${at(70, 0.5)} ${at(120, 1.3)}T${at(250, 2.3)}`;
  }).join('');
  for (const [width, opacity] of [[46, 0.12], [26, 0.16], [9, 0.3]] as const) drawing.add(path(d, { fill: 'none', stroke: mix(palette.haze, accent, 0.4), 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-opacity': opacity }));
}

function rings({ drawing, accent }: Scene): void {
  for (let i = 0; i < 2; i++) {
    const transform = `rotate(${drawing.between(-40, 40).toFixed(1)} 160 156)`;
    drawing.add(oval(160, 156, drawing.between(112, 158), drawing.between(36, 92), { fill: 'none', stroke: lighter(accent, 0.3), 'stroke-width': 1.6, 'stroke-opacity': 0.5, transform }));
  }
}

// --------------------------------------------------------------------------------------------- parts of a place

function horizons({ drawing, palette, placed }: Scene, far: scenery.Ridge, near: scenery.Ridge, count: number): void {
  const [farColour, nearColour] = [mix(palette.sky[1], palette.haze, 0.42), mix(palette.sky[0], palette.sky[1], 0.7)];
  drawing.add(scenery.ridge(drawing, far, 232, drawing.between(34, 60), farColour), scenery.haze(drawing, 168, 72, palette.haze, 0.6));
  drawing.add(scenery.ridge(drawing, near, 252, drawing.between(16, 34), nearColour), scenery.echoes(drawing, placed, 246, nearColour, count), scenery.haze(drawing, 208, 62, palette.haze, 0.42));
}

function ground({ drawing, palette, placed, accent }: Scene): void {
  const fill = drawing.down([0, mix(palette.sky[1], palette.haze, 0.2)], [0.45, darker(palette.sky[1], 0.45)], [1, darker(palette.sky[0], 0.4)]);
  const y = drawing.between(252, 262);
  drawing.add(path(`M0 ${y.toFixed(1)}Q160 ${(y - drawing.between(2, 14)).toFixed(1)} 320 ${y.toFixed(1)}V320H0Z`, { fill }));
  drawing.add(oval(160, 284, 140, 22, { fill: drawing.radial([[0, accent, 0.34], [1, accent, 0]]) }), scenery.contact(drawing, placed, GROUND));
}

function storm(scene: Scene): void {
  const { drawing, accent } = scene;
  if (!has(scene, 'storm')) return;
  const side = drawing.pick([-1, 1]);
  drawing.add(scenery.lightning(drawing, 160 + side * drawing.between(84, 124), 228, accent), scenery.lightning(drawing, 160 - side * drawing.between(110, 140), 200, accent));
}

function standing(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  figure(scene);
  drawing.add(scenery.haze(drawing, 240, 80, mix(palette.sky[1], palette.haze, 0.3), 0.55), scenery.sparks(drawing, 22, accent, 60, 300));
}

function floating(scene: Scene): void {
  const { drawing, accent } = scene;
  figure(scene);
  drawing.add(scenery.sparks(drawing, 24, accent));
}

/** The motif with what its card's rules make of it. */
function figure(scene: Scene): void {
  const { drawing, placed } = scene;
  const body = lit(drawing, placed, lookOf(scene));
  if (has(scene, 'illusion')) drawing.add(hologram(scene, body));
  else drawing.add(body);
  if (has(scene, 'shielding')) drawing.add(bubble(scene));
}

/** An illusion: it can be seen through, and its colours do not quite meet. */
function hologram({ drawing, placed }: Scene, body: string): string {
  const lines = drawing.define((id) => `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1.5" fill="#041018"/></pattern>`);
  const ghost = (x: number, fill: string) => use(placed.figure, { transform: `translate(${x} 0)`, fill, 'fill-opacity': 0.5 });
  return ghost(-9, '#35e8ff') + ghost(9, '#ff4fd8') + group({ opacity: 0.84 }, body) + group({ 'clip-path': `url(#${placed.clip})` }, whole({ fill: `url(#${lines})`, 'fill-opacity': 0.42 }));
}

/** A shield around whoever is shielded. */
function bubble({ drawing, placed: { box } }: Scene): string {
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 176)];
  const fill = drawing.radial([[0.7, '#bfe4ff', 0], [0.93, '#9fd0ff', 0.32], [1, '#e6f6ff', 0.75]]);
  const gloss = `M${(x - 84).toFixed(1)} ${(y - 46).toFixed(1)}A98 98 0 0 1 ${(x - 26).toFixed(1)} ${(y - 94).toFixed(1)}`;
  return disc(x, y, 114, { fill }) + path(gloss, { fill: 'none', stroke: '#fff', 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-opacity': 0.75 });
}
