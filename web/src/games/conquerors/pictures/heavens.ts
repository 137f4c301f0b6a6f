/** What is in the sky: its colours, the sun, planets, clouds and storms. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import { disc, path, SIZE, whole } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { PALETTES } from '../palette';
import { has, type Scene } from './stage';

export function heavens(scene: Scene): void {
  const { drawing, sky, sun, framing } = scene;
  const [top, upper, low, horizon] = sky.colours;
  const at = framing.horizon / 320;
  drawing.add(whole({ fill: drawing.down([0, top], [at * 0.42, upper], [at * 0.78, low], [at, horizon]) }));
  if (sky.night) drawing.add(scenery.stars(drawing, 34, framing.horizon - 50));
  if (!has(scene, 'plain') || drawing.next() < 0.4) drawing.pick([wanderer, moons, () => undefined, wanderer])(scene);
  drawing.add(scenery.glow(drawing, sun.x, sun.y, 170, sky.sun, 0.6));
  drawing.add(sunDisc(scene, has(scene, 'grand') ? 92 : drawing.between(20, 44)));
  if (has(scene, 'grand')) drawing.add(scenery.rays(drawing, sun.x, sun.y, 16, sky.sun, 0.3));
  drawing.add(scenery.clouds(drawing, drawing.pick([darker(mix(top, upper, 0.6), 0.25), horizon]), drawing.between(0.25, 0.5), framing.horizon + 20));
  drawing.add(banks(scene));
}

/** Long clouds in layers, brighter where the sun is near. */
function banks({ drawing, sky, sun, framing }: Scene): string {
  const [, upper, low, horizon] = sky.colours;
  return Array.from({ length: 8 }, (_, i) => {
    const y = framing.horizon - 26 - i * drawing.between(14, 24);
    const [x, half, high] = [drawing.between(-20, 340), drawing.between(34, 96), drawing.between(4, 11)];
    const near = Math.max(0, 1 - Math.hypot(x - sun.x, y - sun.y) / 190);
    const bump = (share: number, rise: number) => `${(x - half + 2 * half * share).toFixed(1)} ${(y - high * rise).toFixed(1)}`;
    const d = `M${bump(0, 0)}Q${bump(0.14, 0.9)} ${bump(0.3, 0.7)}Q${bump(0.42, 2.1)} ${bump(0.58, 1.1)}Q${bump(0.74, 1.5)} ${bump(0.8, 0.5)}Q${bump(0.92, 0.6)} ${bump(1, 0)}Q${bump(0.5, -0.35)} ${bump(0, 0)}Z`;
    return path(d, { fill: mix(mix(upper, low, 0.6), mix(horizon, sky.sun, 0.5), 0.15 + near * 0.75), 'fill-opacity': 0.34 + near * 0.3 });
  }).join('');
}

/** The sun, which sinks into the air. */
function sunDisc({ drawing, sky, sun }: Scene, r: number): string {
  const [, upper, low] = sky.colours;
  const fill = drawing.down([0, lighter(sky.sun, 0.45)], [0.45, sky.sun], [1, mix(low, sky.sun, 0.35)]);
  const halo = scenery.glow(drawing, sun.x, sun.y, r * 2.2, mix(sky.sun, upper, 0.2), 0.6);
  return halo + disc(sun.x, sun.y, r, { fill, 'fill-opacity': 0.94 });
}

/** A planet, of which the air hides the far side. */
function wanderer({ drawing, sky, sun }: Scene): void {
  const orb = {
    x: sun.x < 160 ? drawing.between(190, 290) : drawing.between(30, 130),
    y: drawing.between(50, 110),
    r: drawing.pick([drawing.between(24, 50), drawing.between(60, 96)]),
    colour: mix(turned(sky.colours[2], drawing.between(-50, 50)), sky.colours[1], 0.35),
  };
  drawing.add(scenery.planet(drawing, orb, drawing.next() < 0.5));
}

function moons({ drawing, sky, sun }: Scene): void {
  const side = sun.x < 160 ? 1 : -1;
  const colour = mix(sky.colours[3], sky.colours[1], 0.3);
  drawing.add(
    scenery.planet(drawing, { x: 160 + side * drawing.between(70, 110), y: drawing.between(54, 84), r: 19, colour }, false),
    scenery.planet(drawing, { x: 160 + side * drawing.between(20, 130), y: drawing.between(96, 130), r: 9, colour: turned(colour, 40) }, false),
  );
}

export function storm(scene: Scene): void {
  const { drawing, accent, framing } = scene;
  if (!has(scene, 'storm')) return;
  const side = drawing.pick([-1, 1]);
  drawing.add(
    scenery.lightning(drawing, 160 + side * drawing.between(84, 124), framing.horizon - 4, accent),
    scenery.lightning(drawing, 160 - side * drawing.between(110, 140), framing.horizon - 20, accent),
  );
}

/** The colours of all that is behind the motif, drawn together: warm and bright towards the light, cool and deep away from it. */
export function graded({ drawing, sky, sun, plan }: Scene): string {
  const fill = drawing.radial(
    [
      [0, sky.sun],
      [0.5, sky.colours[2]],
      [1, (PALETTES[plan.kind] ?? PALETTES.base!).shade],
    ],
    [sun.x / SIZE, sun.y / SIZE, 0.95],
  );
  return whole({ fill, style: 'mix-blend-mode:overlay', opacity: 0.42 });
}
