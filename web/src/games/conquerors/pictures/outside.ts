/** Places on the planet: a settlement, a battlefield, a mine. */
import { lighter, mix } from '../../../pictures/colour';
import { path, polygon, SIZE, whole } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { companions, figure, shadow } from './figure';
import { graded, heavens, storm } from './heavens';
import { ground, LANDS, mist, range } from './land';
import { plinth } from './plinth';
import { aura, birds, buildings, dust, foreground, onlookers, plume, spotlights, standards } from './setting';
import { shoulders } from './shoulders';
import { afar, type Scene } from './stage';

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
    mist(scene, y - 60, 60, 0.3),
    range(scene, middle, y - 4, drawing.between(34, 58), 0.6),
    buildings(scene, y + 2, 46, built, 0.5),
  );
  if (faction === 'playhouse') drawing.add(spotlights(scene, y));
  drawing.add(mist(scene, y - 40, 46, 0.36), range(scene, near, y + 8, drawing.between(10, 22), 0.34));
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
  const { drawing, name, placed: { box }, sky } = scene;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  drawing.add(aura(scene, x, Math.min(y, 170)), ground(scene), graded(scene));
  (COMPANY[name] ?? inLine)(scene, drawing.pick([1, -1]), drawing.between(104, 128));
  // What is light needs some dark behind it.
  drawing.add(scenery.glow(drawing, x, y, 0.66 * Math.max(box.width, box.height), mix(sky.colours[0], sky.near, 0.3), 0.3));
  drawing.add(figure(scene), name === 'giant' ? onlookers(scene, 300, 6) : '', foreground(scene));
}

/** What is beside and under the motif, by how it is seen; `side`: where most of it is, `away`: how far from the middle. */
const COMPANY: Readonly<Record<string, (scene: Scene, side: number, away: number) => void>> = {
  head: inRank,
  mask: inRank,
  bust: (scene, side, away) =>
    scene.drawing.add(companions(scene, [[160 - side * away, 286, 0.44, 0.74], [160 + side * away, 262, 0.32, 0.86]]), mist(scene, 190, 90, 0.45)),
  giant: (scene, side, away) =>
    scene.drawing.add(companions(scene, [[160 - side * away, scene.framing.horizon + 6, 0.2, 0.7]]), shadow(scene)),
  thing: (scene) => scene.drawing.add(mist(scene, 180, 60, 0.4), plinth(scene)),
  vehicle: (scene, side, away) => {
    inLine(scene, side, away, 0.42);
    scene.drawing.add(dust(scene, side));
  },
};

/** Shoulder to shoulder with others of its kind. */
function inRank(scene: Scene, side: number, away: number): void {
  scene.drawing.add(
    companions(scene, [[160 - side * away, 252, 0.62, 0.66], [160 + side * away, 240, 0.48, 0.8]]),
    mist(scene, 176, 70, 0.5),
    shoulders(scene),
  );
}

/** With three others behind it, the farther the smaller. */
function inLine(scene: Scene, side: number, away: number, size = 0.34): void {
  const y = scene.framing.horizon;
  const behind = away - 20;
  scene.drawing.add(
    companions(scene, [
      [160 - side * away, y + 12, size, 0.6],
      [160 + side * behind, y + 3, size * 0.62, 0.78],
      [160 - side * behind * 0.8, y + 1, size * 0.5, 0.84],
    ]),
    mist(scene, y - 30, 44, 0.3),
    shadow(scene),
  );
}

/** Underground: walls of rock around a hollow in which light stands, held by timber. */
export function mine(scene: Scene): void {
  const { drawing, sky, sun, accent, framing } = scene;
  const [top, upper, low, horizon] = sky.colours;
  drawing.add(whole({ fill: drawing.radial([[0, lighter(horizon, 0.2)], [0.28, horizon], [0.5, low], [0.8, upper], [1, top]], [sun.x / SIZE, 0.46, 0.72]) }));
  drawing.add(scenery.rays(drawing, sun.x, -24, 14, lighter(sky.sun, 0.3), 0.34));
  drawing.add(range(scene, 'spires', framing.horizon, 84, 0.7), buildings(scene, framing.horizon + 4, 66, 4, 0.5));
  drawing.add(mist(scene, framing.horizon - 60, 70, 0.4), scenery.clouds(drawing, low, 0.3, framing.horizon));
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
