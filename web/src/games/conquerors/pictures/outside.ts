/** Places on the planet: a settlement, a battlefield, a mine. */
import { lighter, mix } from '../../../pictures/colour';
import { path, polygon, SIZE, whole } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { companions, figure, shadow } from './figure';
import { graded, heavens, storm } from './heavens';
import { ground, LANDS, range } from './land';
import { aura, birds, buildings, dust, foreground, onlookers, plinth, plume, shoulders, spotlights, standards } from './setting';
import { afar, mistOf, type Scene } from './stage';

export function settlement(scene: Scene): void {
  heavens(scene);
  storm(scene);
  country(scene, 6);
  scene.drawing.add(buildings(scene, scene.framing.horizon + 14, 84, 4, 0.32, 104));
  road(scene);
  stand(scene);
}

export function battlefield(scene: Scene): void {
  const { drawing, sky, framing } = scene;
  heavens(scene);
  if (drawing.next() < 0.4)
    drawing.add(...[44, 268].map((x) => plume(scene, x + drawing.between(-20, 20), framing.horizon, 150, mix(sky.colours[1], sky.near, 0.5))));
  else drawing.add(birds(scene));
  storm(scene);
  country(scene, 3);
  drawing.add(standards(scene, framing.horizon + 12));
  stand(scene);
}

/** Three ranges, each with air before it, and what people have built between them. */
function country(scene: Scene, built: number): void {
  const { drawing, framing, faction } = scene;
  const y = framing.horizon;
  const [far, middle, near] = LANDS[faction] ?? LANDS.frontier!;
  drawing.add(
    range(scene, far, y - 16, drawing.between(60, 96), 0.86),
    scenery.haze(drawing, y - 60, 60, mistOf(scene), 0.3),
    range(scene, middle, y - 4, drawing.between(34, 58), 0.6),
    buildings(scene, y + 2, 46, built, 0.5),
  );
  if (faction === 'playhouse') drawing.add(spotlights(scene, y));
  drawing.add(scenery.haze(drawing, y - 40, 46, mistOf(scene), 0.36), range(scene, near, y + 8, drawing.between(10, 22), 0.34));
}

/** A way to the door. */
function road({ drawing, placed: { box }, sky, framing }: Scene): void {
  const x = box.x + box.width / 2;
  const foot = framing.frame.y + framing.frame.height - 4;
  const to = x + drawing.between(-60, 60);
  const fill = drawing.linear([0, foot, 0, SIZE], [[0, mix(sky.sun, sky.colours[2], 0.4), 0.75], [1, sky.near, 0.2]], true);
  drawing.add(path(polygon([[x - 15, foot], [x + 15, foot], [to + 64, SIZE], [to - 64, SIZE]]), { fill }));
}

/** The motif on its ground, with company, and what is before it. */
export function stand(scene: Scene): void {
  const { drawing, name, placed: { box }, framing } = scene;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  drawing.add(aura(scene, x, Math.min(y, 170)));
  drawing.add(ground(scene), graded(scene));
  const side = drawing.pick([1, -1]);
  const [beside, behind] = [drawing.between(104, 128), drawing.between(80, 112)];
  if (name === 'head' || name === 'mask') {
    drawing.add(companions(scene, [[160 - side * beside, 252, 0.62, 0.66], [160 + side * behind * 1.2, 240, 0.48, 0.8]]));
    drawing.add(scenery.haze(drawing, 176, 70, mistOf(scene), 0.5), shoulders(scene));
  } else if (name === 'bust') {
    drawing.add(companions(scene, [[160 - side * beside, 286, 0.44, 0.74], [160 + side * beside, 262, 0.32, 0.86]]));
    drawing.add(scenery.haze(drawing, 190, 90, mistOf(scene), 0.45));
  } else if (name === 'giant') {
    drawing.add(companions(scene, [[160 - side * beside, framing.horizon + 6, 0.2, 0.7]]), shadow(scene));
  } else if (name === 'thing') {
    drawing.add(scenery.haze(drawing, 180, 60, mistOf(scene), 0.4), plinth(scene));
  } else {
    const size = name === 'vehicle' ? 0.42 : 0.34;
    drawing.add(
      companions(scene, [
        [160 - side * beside, framing.horizon + 12, size, 0.6],
        [160 + side * behind, framing.horizon + 3, size * 0.62, 0.78],
        [160 - side * behind * 0.8, framing.horizon + 1, size * 0.5, 0.84],
      ]),
      scenery.haze(drawing, framing.horizon - 30, 44, mistOf(scene), 0.3),
      shadow(scene),
    );
  }
  if (name === 'vehicle') drawing.add(dust(scene, side));
  // What is light needs some dark behind it.
  drawing.add(scenery.glow(drawing, x, y, 0.66 * Math.max(box.width, box.height), mix(scene.sky.colours[0], scene.sky.near, 0.3), 0.3));
  drawing.add(figure(scene));
  if (name === 'giant') drawing.add(onlookers(scene, 300, 6));
  drawing.add(foreground(scene));
}

/** Underground: walls of rock around a hollow in which light stands, held by timber. */
export function mine(scene: Scene): void {
  const { drawing, sky, sun, accent, framing } = scene;
  const [top, upper, low, horizon] = sky.colours;
  drawing.add(whole({ fill: drawing.radial([[0, lighter(horizon, 0.2)], [0.28, horizon], [0.5, low], [0.8, upper], [1, top]], [sun.x / SIZE, 0.46, 0.72]) }));
  drawing.add(scenery.rays(drawing, sun.x, -24, 14, lighter(sky.sun, 0.3), 0.34));
  drawing.add(range(scene, 'spires', framing.horizon, 84, 0.7), buildings(scene, framing.horizon + 4, 66, 4, 0.5));
  drawing.add(scenery.haze(drawing, framing.horizon - 60, 70, mistOf(scene), 0.4), scenery.clouds(drawing, low, 0.3, framing.horizon));
  drawing.add(rockface(scene, 0.62, 58), rockface(scene, 0.36, 30), drawing.next() < 0.6 ? timber(scene) : '', rockface(scene, 0.12, 8));
  stand(scene);
  drawing.add(scenery.crystals(drawing, accent));
}

/** Rock around the picture, so far in; its edge catches the light. */
function rockface(scene: Scene, distance: number, inset: number): string {
  const { drawing, sky } = scene;
  const colour = afar(scene, distance);
  const points = Array.from({ length: 23 }, (_, i): [number, number] => {
    const angle = Math.PI * (1.08 + (i / 22) * 0.84);
    const wide = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.45;
    const r = drawing.between(-7, 7) - (i % 5 === 2 ? drawing.between(6, 18) : 0);
    return [160 + wide * (164 - inset + r), 300 + Math.sin(angle) * (290 - inset * 0.8 + r) * (0.92 + Math.abs(Math.cos(angle)) * 0.08)];
  });
  const d = `M-3 -3H323V323H${points.at(-1)![0].toFixed(1)}L${[...points].reverse().map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}V323H-3Z`;
  const fill = drawing.linear([0, 0, 0, SIZE], [[0, mix(colour, sky.near, 0.5)], [0.7, colour], [1, mix(colour, sky.near, 0.3)]], true);
  return path(d, { fill, stroke: sky.sun, 'stroke-width': 1.2, 'stroke-opacity': 0.42 });
}

/** Posts and a beam, and a lamp on it. */
function timber(scene: Scene): string {
  const { drawing, sky } = scene;
  const [wood, edge] = [mix('#8a5a30', sky.near, 0.35), { stroke: sky.sun, 'stroke-width': 1, 'stroke-opacity': 0.5 }];
  const [y, inset] = [drawing.between(40, 54), drawing.between(40, 54)];
  const post = (x: number) => polygon([[x - 8, y], [x + 7, y], [x + 9, 262], [x - 10, 262]]);
  const brace = (x: number, way: number) => polygon([[x, y + 46], [x + way * 34, y + 8], [x + way * 44, y + 8], [x, y + 58]]);
  const lamp = drawing.pick([inset + 42, 278 - inset]);
  return (
    path(post(inset) + post(320 - inset) + brace(inset + 6, 1) + brace(314 - inset, -1), { fill: wood, ...edge }) +
    path(polygon([[inset - 24, y - 6], [344 - inset, y - 10], [344 - inset, y + 10], [inset - 24, y + 12]]), { fill: mix(wood, sky.sun, 0.14), ...edge }) +
    scenery.glow(drawing, lamp, y + 32, 46, sky.sun, 0.8) +
    path(`M${lamp} ${y + 8}v14`, { stroke: sky.near, 'stroke-width': 1.4 }) +
    path(polygon([[lamp - 6, y + 22], [lamp + 6, y + 22], [lamp + 8, y + 38], [lamp - 8, y + 38]]), { fill: lighter(sky.sun, 0.6), stroke: sky.near, 'stroke-width': 1.6 })
  );
}
