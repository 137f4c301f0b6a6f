/** What all scenes have: horizons, ground, weather, and the motif with what its card's rules make of it. */
import { darker, lighter, mix } from '../../../pictures/colour';
import { disc, group, oval, path, use, whole, type Drawing } from '../../../pictures/drawing';
import { lit, type Look, type Placed } from '../../../pictures/lit';
import type { Plan } from '../../../pictures/plans';
import * as scenery from '../../../pictures/scenery';
import type { Palette } from '../palette';

export const GROUND = 288; // the line on which motifs stand
export const HORIZON = 236;
export const SKY = 262; // behind the ground

/** A picture that is being composed. */
export interface Scene {
  drawing: Drawing;
  plan: Plan;
  palette: Palette;
  accent: string;
  placed: Placed;
}

export function horizons(
  { drawing, palette, placed }: Scene,
  far: scenery.Ridge,
  near: scenery.Ridge,
  count: number,
): void {
  const [farColour, nearColour] = [mix(palette.sky[1], palette.haze, 0.42), mix(palette.sky[0], palette.sky[1], 0.7)];
  drawing.add(
    scenery.ridge(drawing, far, 232, drawing.between(34, 60), farColour),
    scenery.haze(drawing, 168, 72, palette.haze, 0.6),
  );
  drawing.add(
    scenery.ridge(drawing, near, 252, drawing.between(16, 34), nearColour),
    scenery.echoes(drawing, placed, 246, nearColour, count),
    scenery.haze(drawing, 208, 62, palette.haze, 0.42),
  );
}

export function ground({ drawing, palette, placed, accent }: Scene): void {
  const fill = drawing.down(
    [0, mix(palette.sky[1], palette.haze, 0.2)],
    [0.45, darker(palette.sky[1], 0.45)],
    [1, darker(palette.sky[0], 0.4)],
  );
  const y = drawing.between(252, 262);
  drawing.add(
    path(`M0 ${y.toFixed(1)}Q160 ${(y - drawing.between(2, 14)).toFixed(1)} 320 ${y.toFixed(1)}V320H0Z`, { fill }),
  );
  drawing.add(
    oval(160, 284, 140, 22, {
      fill: drawing.radial([
        [0, accent, 0.34],
        [1, accent, 0],
      ]),
    }),
    scenery.contact(drawing, placed, GROUND),
  );
}

export function storm(scene: Scene): void {
  const { drawing, accent } = scene;
  if (!has(scene, 'storm')) return;
  const side = drawing.pick([-1, 1]);
  drawing.add(
    scenery.lightning(drawing, 160 + side * drawing.between(84, 124), 228, accent),
    scenery.lightning(drawing, 160 - side * drawing.between(110, 140), 200, accent),
  );
}

export function standing(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  figure(scene);
  drawing.add(
    scenery.haze(drawing, 240, 80, mix(palette.sky[1], palette.haze, 0.3), 0.55),
    scenery.sparks(drawing, 22, accent, 60, 300),
  );
}

export function floating(scene: Scene): void {
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
  const lines = drawing.define(
    (id) =>
      `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1.5" fill="#041018"/></pattern>`,
  );
  const ghost = (x: number, fill: string) =>
    use(placed.figure, { transform: `translate(${x} 0)`, fill, 'fill-opacity': 0.5 });
  return (
    ghost(-9, '#35e8ff') +
    ghost(9, '#ff4fd8') +
    group({ opacity: 0.84 }, body) +
    group({ 'clip-path': `url(#${placed.clip})` }, whole({ fill: `url(#${lines})`, 'fill-opacity': 0.42 }))
  );
}

/** A shield around whoever is shielded. */
function bubble({ drawing, placed: { box } }: Scene): string {
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 176)];
  const fill = drawing.radial([
    [0.7, '#bfe4ff', 0],
    [0.93, '#9fd0ff', 0.32],
    [1, '#e6f6ff', 0.75],
  ]);
  const gloss = `M${(x - 84).toFixed(1)} ${(y - 46).toFixed(1)}A98 98 0 0 1 ${(x - 26).toFixed(1)} ${(y - 94).toFixed(1)}`;
  return (
    disc(x, y, 114, { fill }) +
    path(gloss, { fill: 'none', stroke: '#fff', 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-opacity': 0.75 })
  );
}

const has = ({ plan }: Scene, word: string) => plan.words.includes(word);

function lookOf(scene: Scene): Look {
  const { palette, accent, plan } = scene;
  const look = {
    lit: palette.lit,
    mid: palette.mid,
    deep: palette.deep,
    accent,
    bounce: palette.haze,
    light: palette.light,
  };
  // What is made of light or fire has its own colour; its details take the body's.
  return plan.words.includes('pure')
    ? { ...look, lit: lighter(accent, 0.72), mid: accent, deep: darker(accent, 0.58), accent: palette.lit }
    : look;
}
