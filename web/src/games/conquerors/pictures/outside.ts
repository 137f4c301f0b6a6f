/** Places on the planet: a settlement, a battlefield, a mine. The motif stands in them. */
import { darker, lighter, turned } from '../../../pictures/colour';
import * as scenery from '../../../pictures/scenery';
import { ground, HORIZON, horizons, SKY, standing, storm, type Scene } from './stage';

export function settlement(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  drawing.add(scenery.stars(drawing, 26, 120), scenery.clouds(drawing, palette.haze, drawing.between(0.35, 0.65), SKY));
  drawing.pick([planetInSky, twoMoons, () => drawing.add(scenery.aurora(drawing, accent))])(scene);
  storm(scene);
  horizons(scene, drawing.pick(['skyline', 'mesas', 'dunes']), drawing.pick(['skyline', 'dunes', 'mesas']), 4);
  ground(scene);
  standing(scene);
  drawing.add(
    scenery.ridge(drawing, drawing.pick(['dunes', 'crags', 'skyline']), 318, 22, darker(palette.sky[0], 0.45)),
  );
}

function planetInSky({ drawing, palette }: Scene): void {
  const orb = {
    x: drawing.between(40, 280),
    y: drawing.between(50, 105),
    r: drawing.between(44, 74),
    colour: turned(palette.sky[1], drawing.between(-60, 60), 1.35),
  };
  drawing.add(scenery.planet(drawing, orb, drawing.next() < 0.5));
}

function twoMoons({ drawing, palette }: Scene): void {
  const side = drawing.pick([-1, 1]);
  const colour = turned(palette.sky[2], drawing.between(-50, 50));
  drawing.add(
    scenery.planet(drawing, { x: 160 + side * 92, y: 62, r: 33, colour }, false),
    scenery.planet(drawing, { x: 160 - side * 104, y: 108, r: 15, colour: turned(colour, 50) }, false),
  );
}

export function battlefield(scene: Scene): void {
  const { drawing, palette } = scene;
  const orb = {
    x: 160 + drawing.between(-30, 30),
    y: drawing.between(112, 146),
    r: drawing.between(64, 92),
    colour: palette.haze,
  };
  drawing.add(scenery.clouds(drawing, darker(palette.sky[1], 0.5), 0.6, SKY), scenery.sun(drawing, orb));
  const signs = [
    () => drawing.add(scenery.rays(drawing, orb.x, orb.y, 14, lighter(palette.haze, 0.4), 0.3)),
    () =>
      drawing.add(
        ...[40, 96, 268].map((x) =>
          scenery.smoke(drawing, x + drawing.between(-20, 20), HORIZON, darker(palette.sky[0], 0.3)),
        ),
      ),
    () => drawing.add(scenery.clouds(drawing, lighter(palette.haze, 0.3), 0.5, SKY)),
  ];
  drawing.pick(signs)();
  storm(scene);
  horizons(scene, drawing.pick(['crags', 'skyline', 'mesas']), drawing.pick(['crags', 'dunes', 'spikes']), 6);
  ground(scene);
  standing(scene);
  drawing.add(scenery.ridge(drawing, drawing.pick(['crags', 'spikes', 'dunes']), 319, 24, darker(palette.sky[0], 0.5)));
}

export function mine(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  const [far, near] = [drawing.pick(['#3d3350', '#2c3a52', '#443046']), '#0c0a16'];
  drawing.add(scenery.glow(drawing, 160, 160, 170, palette.haze, 0.75));
  drawing.add(scenery.rays(drawing, drawing.between(120, 240), -20, 12, lighter(palette.haze, 0.45), 0.34));
  drawing.add(scenery.cave(drawing, far, near), scenery.clouds(drawing, palette.haze, 0.36, SKY));
  drawing.add(scenery.glow(drawing, 160, 196, 130, accent, 0.42));
  ground(scene);
  standing(scene);
  drawing.add(
    drawing.next() < 0.7 ? scenery.crystals(drawing, accent) : scenery.ridge(drawing, 'crags', 318, 26, near),
  );
}
