/** Places off the ground: the dark of traps, and space. The motif floats in them. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import { disc, oval, path, polygon, SIZE, tag } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { floating, type Scene } from './stage';

export function darkness(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  drawing.pick([shaft, corridor, night])(scene);
  drawing.add(
    scenery.glow(drawing, 160, 300, 180, accent, 0.5),
    scenery.clouds(drawing, mix(palette.haze, accent, 0.5), 0.34),
  );
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
    drawing.add(
      path(polygon(points), {
        fill: mix(palette.sky[2], palette.sky[0], i / 4.4),
        stroke: palette.haze,
        'stroke-width': 2,
        'stroke-opacity': 0.55,
      }),
    );
  }
}

/** A corridor with wires across it. */
function corridor({ drawing, palette, accent }: Scene): void {
  const x = drawing.between(130, 190);
  for (let i = 0; i < 5; i++) {
    const half = 190 - i * 36;
    drawing.add(
      tag('rect', {
        x: x - half + (160 - x) * (i / 4),
        y: 140 - half * 0.8,
        width: 2 * half,
        height: 1.6 * half,
        fill: mix(palette.sky[1], palette.sky[0], i / 4),
        stroke: palette.haze,
        'stroke-width': 2.4,
        'stroke-opacity': 0.7 - i * 0.1,
      }),
    );
  }
  for (const y of [drawing.between(60, 120), drawing.between(190, 250)]) {
    const d = `M0 ${y.toFixed(1)}L320 ${(y + drawing.between(-46, 46)).toFixed(1)}`;
    drawing.add(
      path(d, { stroke: accent, 'stroke-width': 6, 'stroke-opacity': 0.22 }),
      path(d, { stroke: lighter(accent, 0.5), 'stroke-width': 1.5 }),
    );
  }
}

/** A poisoned night: a dim moon, dead crags. */
function night({ drawing, palette }: Scene): void {
  const orb = {
    x: drawing.between(70, 250),
    y: drawing.between(70, 110),
    r: drawing.between(40, 70),
    colour: turned(palette.sky[2], 30, 1.2),
  };
  drawing.add(scenery.stars(drawing, 18, 160), scenery.planet(drawing, orb, false));
  drawing.add(
    scenery.ridge(drawing, 'spikes', 262, 70, darker(palette.sky[1], 0.35)),
    scenery.haze(drawing, 200, 80, palette.haze, 0.5),
  );
  drawing.add(scenery.ridge(drawing, 'crags', 292, 40, darker(palette.sky[0], 0.2)));
}

export function space(scene: Scene): void {
  const { drawing, palette, accent } = scene;
  drawing.add(
    scenery.stars(drawing, 46, SIZE),
    scenery.clouds(drawing, mix(palette.haze, accent, drawing.pick([0.15, 0.6])), 0.58),
  );
  drawing.pick([burst, limb, whirl])(scene);
  rings(scene);
  drawing.add(scenery.glow(drawing, 160, 156, 150, lighter(accent, 0.2), 0.5));
  floating(scene);
}

function burst({ drawing, palette, accent }: Scene): void {
  drawing.add(
    scenery.rays(drawing, 160, 156, drawing.pick([14, 18, 24]), lighter(mix(palette.haze, accent, 0.4), 0.3), 0.5),
  );
}

/** The limb of a planet below. */
function limb({ drawing, palette }: Scene): void {
  const colour = turned(palette.sky[2], drawing.between(-40, 40));
  const side = drawing.pick([-60, 0, 70]);
  drawing.add(
    disc(160 + side, 436, 232, {
      fill: drawing.radial([
        [0.82, palette.haze, 0.75],
        [1, palette.haze, 0],
      ]),
    }),
  );
  drawing.add(
    disc(160 + side, 440, 206, {
      fill: drawing.down([0, lighter(colour, 0.25)], [0.22, darker(colour, 0.45)], [0.5, darker(colour, 0.85)]),
    }),
  );
}

function whirl({ drawing, palette, accent }: Scene): void {
  const arms = drawing.pick([3, 4, 5]);
  const d = Array.from({ length: arms }, (_, i) => {
    const turn = ((i + drawing.next() * 0.3) / arms) * 2 * Math.PI;
    const at = (r: number, angle: number) =>
      `${(160 + r * Math.cos(turn + angle)).toFixed(1)} ${(156 + r * 0.82 * Math.sin(turn + angle)).toFixed(1)}`;
    return `M160 156Q${at(70, 0.5)} ${at(120, 1.3)}T${at(250, 2.3)}`;
  }).join('');
  for (const [width, opacity] of [
    [46, 0.12],
    [26, 0.16],
    [9, 0.3],
  ] as const)
    drawing.add(
      path(d, {
        fill: 'none',
        stroke: mix(palette.haze, accent, 0.4),
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-opacity': opacity,
      }),
    );
}

function rings({ drawing, accent }: Scene): void {
  for (let i = 0; i < 2; i++) {
    const transform = `rotate(${drawing.between(-40, 40).toFixed(1)} 160 156)`;
    drawing.add(
      oval(160, 156, drawing.between(112, 158), drawing.between(36, 92), {
        fill: 'none',
        stroke: lighter(accent, 0.3),
        'stroke-width': 1.6,
        'stroke-opacity': 0.5,
        transform,
      }),
    );
  }
}
