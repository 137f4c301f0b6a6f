/** Places on the planet: a settlement, a battlefield, a mine. */
import { lighter, mix } from '../../../pictures/colour';
import { path, polygon, SIZE } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { companions, figure, shadow } from './figure';
import { heavens, storm } from './heavens';
import { ground, range, type Range } from './land';
import { aura, birds, buildings, dust, foreground, onlookers, plinth, shoulders, spotlights } from './setting';
import { afar, mistOf, type Scene } from './stage';

/** Which ranges are seen where a faction lives, from far to near. */
const LANDS: Readonly<Record<string, readonly [Range, Range, Range]>> = {
  registry: ['mesas', 'hills', 'hills'],
  rim: ['mesas', 'dunes', 'dunes'],
  stokers: ['peaks', 'spires', 'hills'],
  mast: ['peaks', 'peaks', 'hills'],
  playhouse: ['spires', 'spires', 'dunes'],
  frontier: ['peaks', 'mesas', 'dunes'],
};

export function settlement(scene: Scene): void {
  heavens(scene);
  storm(scene);
  country(scene, 6);
  road(scene);
  stand(scene);
}

export function battlefield(scene: Scene): void {
  const { drawing, sky, framing } = scene;
  heavens(scene);
  if (drawing.next() < 0.4)
    drawing.add(...[40, 270].map((x) => scenery.smoke(drawing, x + drawing.between(-20, 20), framing.horizon, mix(sky.colours[1], sky.near, 0.5))));
  else drawing.add(birds(scene));
  storm(scene);
  country(scene, 3);
  stand(scene);
}

/** Three ranges, each with air before it, and what people have built between them. */
function country(scene: Scene, built: number): void {
  const { drawing, framing, faction } = scene;
  const y = framing.horizon;
  const [far, middle, near] = LANDS[faction] ?? LANDS.frontier!;
  drawing.add(
    range(scene, far, y - 14, drawing.between(54, 86), 0.95),
    scenery.haze(drawing, y - 60, 60, mistOf(scene), 0.32),
    range(scene, middle, y - 2, drawing.between(32, 56), 0.72),
    buildings(scene, y + 2, 44, built, 0.62),
  );
  if (faction === 'playhouse') drawing.add(spotlights(scene, y));
  drawing.add(scenery.haze(drawing, y - 40, 46, mistOf(scene), 0.4), range(scene, near, y + 8, drawing.between(10, 22), 0.45));
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
  const g = ground(scene);
  drawing.add(g);
  const side = drawing.pick([1, -1]);
  const [beside, behind] = [drawing.between(104, 128), drawing.between(80, 112)];
  if (name === 'head') {
    drawing.add(companions(scene, [[160 - side * beside, 252, 0.62, 0.6], [160 + side * behind * 1.2, 240, 0.48, 0.78]]));
    drawing.add(scenery.haze(drawing, 176, 70, mistOf(scene), 0.5), shoulders(scene));
  } else if (name === 'bust') {
    drawing.add(companions(scene, [[160 - side * beside, 290, 0.5, 0.62], [160 + side * beside, 268, 0.36, 0.8]]));
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
  drawing.add(figure(scene));
  if (name === 'giant') drawing.add(onlookers(scene, 300, 6));
  drawing.add(foreground(scene));
}

/** Underground: walls of rock around a hollow in which light stands. */
export function mine(scene: Scene): void {
  const { drawing, sky, sun, accent, framing } = scene;
  const [top, upper, low, horizon] = sky.colours;
  drawing.add(path('M0 0H320V320H0Z', { fill: drawing.radial([[0, horizon], [0.3, low], [0.7, upper], [1, top]], [sun.x / SIZE, 0.42, 0.72]) }));
  drawing.add(scenery.rays(drawing, sun.x, -24, 14, lighter(sky.sun, 0.3), 0.4));
  drawing.add(range(scene, 'spires', framing.horizon, 70, 0.8), buildings(scene, framing.horizon + 4, 62, 3, 0.6));
  drawing.add(scenery.haze(drawing, framing.horizon - 60, 70, mistOf(scene), 0.5));
  drawing.add(scenery.cave(drawing, afar(scene, 0.62), mix(sky.near, '#000000', 0.2)), scenery.clouds(drawing, low, 0.3, framing.horizon));
  stand(scene);
  drawing.add(scenery.crystals(drawing, accent));
}
