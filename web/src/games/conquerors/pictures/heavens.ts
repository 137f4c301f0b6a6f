/** What is in the sky: its colours, the sun, planets, clouds and storms. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import { whole } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { has, type Scene } from './stage';

export function heavens(scene: Scene): void {
  const { drawing, sky, sun, framing } = scene;
  const [top, upper, low, horizon] = sky.colours;
  const at = framing.horizon / 320;
  drawing.add(whole({ fill: drawing.down([0, top], [at * 0.42, upper], [at * 0.78, low], [at, horizon]) }));
  if (sky.night) drawing.add(scenery.stars(drawing, 34, framing.horizon - 50));
  if (!has(scene, 'plain') || drawing.next() < 0.4) drawing.pick([wanderer, moons, () => undefined, wanderer])(scene);
  drawing.add(scenery.glow(drawing, sun.x, sun.y, 170, sky.sun, 0.6));
  drawing.add(scenery.sun(drawing, { ...sun, r: drawing.between(20, 44), colour: mix(sky.sun, horizon, 0.3) }));
  if (has(scene, 'grand')) drawing.add(scenery.rays(drawing, sun.x, sun.y, 16, sky.sun, 0.3));
  drawing.add(scenery.clouds(drawing, drawing.pick([darker(mix(top, upper, 0.6), 0.25), horizon]), drawing.between(0.35, 0.6), framing.horizon + 20));
}

/** A planet, of which the air hides the far side. */
function wanderer({ drawing, sky, sun }: Scene): void {
  const orb = {
    x: sun.x < 160 ? drawing.between(190, 290) : drawing.between(30, 130),
    y: drawing.between(50, 110),
    r: drawing.between(30, 62),
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
