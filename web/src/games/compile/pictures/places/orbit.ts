import { darker, lighter } from '../../../../pictures/colour';
import { disc, oval, path, SIZE } from '../../../../pictures/drawing';
import { stars } from '../../../../pictures/scenery';
import { fog } from '../fog';
import { blend, clamp, dimmed, painted, ramp, shone, step } from '../painting';
import { air, flare, numbers, soft, times, type Place, type World } from './world';
import { nebula } from './shards';

/** High above a planet on whose edge a sun rises. */
export const orbit: Place = {
  behind(world) {
    const { drawing, other, x } = world;
    drawing.add(planet(world), stars(drawing, 70, 200), ring(world), flare(drawing, x, edgeAt(x), 120, other, 0.9));
  },
};

/** A black sun with a crown of light. */
export const eclipse: Place = {
  behind(world) {
    const { drawing, ink, other, x, y, power } = world;
    const r = 84 + 26 * power;
    drawing.add(nebula(world), stars(drawing, 60, SIZE), corona(world, r));
    drawing.add(disc(x, y, r, { fill: drawing.radial([[0.7, '#020106'], [1, darker(ink, 0.88)]]), stroke: lighter(other, 0.6), 'stroke-width': 2 }));
    drawing.add(flare(drawing, x + r * 0.7, y - r * 0.7, 60, lighter(other, 0.3), 0.95));
  },
  front(world) {
    const { drawing, dark } = world;
    const fill = drawing.radial([[0, darker(dark, 0.86), 0.8], [1, darker(dark, 0.86), 0]]);
    drawing.add(...times(6, () => oval(drawing.between(0, SIZE), drawing.between(292, 330), 110, 34, { fill })));
  },
};

/** Where a star was: a disc of what falls into it. */
export const hole: Place = {
  behind(world) {
    const { drawing, x, y, other } = world;
    drawing.add(accretion(world), stars(drawing, 60, SIZE), flare(drawing, x, y, 170, other, 0.16));
  },
  front(world) {
    world.drawing.add(ring(world));
  },
};

const RADIUS = 330;
const edgeAt = (x: number) => 226 + RADIUS - Math.sqrt(RADIUS ** 2 - (x - 160) ** 2);

function planet(world: World): string {
  const space = air(world);
  const land = ramp([0.25, darker(world.dark, 0.92)], [0.5, darker(world.dark, 0.6)], [0.62, darker(world.ink, 0.3)], [0.8, world.ink], [1, lighter(world.other, 0.5)]);
  const [haze, light] = [numbers(lighter(world.ink, 0.25)), numbers(world.other)];
  return painted((x, y) => {
    const far = Math.hypot(x - 160, y - 226 - RADIUS) - RADIUS;
    const near = 1 - clamp(Math.hypot(x - world.x, (y - 230) * 1.3) / 230);
    if (far > 0) {
      const cloud = fog(2, x + 90 * fog(1, x, y, 2), y, 3);
      return shone(shone(space(0.08 + 0.5 * (cloud - 0.35) + 0.2 * near), haze, Math.exp(-far / 13) * (0.35 + 0.75 * near)), light, Math.exp(-far / 45) * near * 0.5);
    }
    const [u, v] = [x - 160, -far * 3.2];
    const ground = land(fog(3, u * (1 + far / 400), v, 3) * 0.75 + 0.1 + 0.25 * near * step(-80, 0, far));
    return shone(dimmed(ground, 0.4 + near * 0.9), haze, Math.exp(far / 12) * (0.4 + near * 0.6));
  });
}

/** A thin ring of light across the sky. */
function ring({ drawing, ink, other, x, power }: World): string {
  const turn = { fill: 'none', transform: `rotate(${(x < 160 ? -1 : 1) * drawing.between(12, 24)} 160 150)` };
  return [[190, 44, 5, 0.2], [182, 40, 1.6, 0.8], [204, 50, 1, 0.5], [214, 54, 2.4, 0.3]]
    .map(([rx, ry, width, opacity], i) => oval(160, 150, rx!, ry!, { ...turn, stroke: lighter(i % 2 ? ink : other, 0.3), 'stroke-width': width!, 'stroke-opacity': opacity! * (0.4 + 0.5 * power) }))
    .join('');
}

function corona(world: World, r: number): string {
  const { drawing, x, y } = world;
  const rays = times(46, (i) => {
    const angle = (i / 46) * 6.283;
    const long = r * (1.15 + 0.7 * fog(4, 160 + 150 * Math.cos(angle), 160 + 150 * Math.sin(angle), 5) ** 2 * 2.2);
    return `M${(x + r * Math.cos(angle - 0.07)).toFixed(1)} ${(y + r * Math.sin(angle - 0.07)).toFixed(1)}L${(x + long * Math.cos(angle)).toFixed(1)} ${(y + long * Math.sin(angle)).toFixed(1)}L${(x + r * Math.cos(angle + 0.07)).toFixed(1)} ${(y + r * Math.sin(angle + 0.07)).toFixed(1)}Z`;
  }).join('');
  return flare(drawing, x, y, r * 2.1, world.other, 0.95) + soft(world.other, path(rays, { fill: lighter(world.other, 0.3), 'fill-opacity': 0.75 })) + disc(x, y, r * 1.06, { fill: 'none', stroke: world.ink, 'stroke-width': 5, 'stroke-opacity': 0.7 });
}

function accretion(world: World): string {
  const space = air(world);
  const hot = ramp([0, darker(world.dark, 0.95)], [0.3, darker(world.dark, 0.4)], [0.55, world.ink], [0.75, world.other], [1, '#ffffff']);
  const [sin, cos] = world.x < 160 ? [-0.34, 0.94] : [0.34, 0.94];
  const r = 54 + 20 * world.power;
  return painted((x, y) => {
    const [dx, dy] = [x - world.x, y - world.y];
    const [u, v] = [dx * cos + dy * sin, (dy * cos - dx * sin) * 3];
    const [far, flat] = [Math.hypot(dx, dy), Math.hypot(u, v)];
    const angle = Math.atan2(v, u);
    const streak = fog(2, flat * 3, 60 * Math.cos(angle + flat / 60), 3) * 0.8 + 0.4;
    const disc = step(r * 1.05, r * 1.35, flat) * Math.exp(-(flat - r * 1.2) / 90) * streak * (1.15 - 0.4 * (u / (flat + 1)));
    const halo = Math.exp(-(((far - r * 1.02) / 9) ** 2)) * 0.9;
    const sky = space(0.02 + 0.34 * fog(0, x + 80 * fog(1, x, y, 2), y, 3) + 0.2 * Math.exp(-far / 120));
    const dark = far < r && v < 0 ? 1 : far < r * 0.96 ? 1 : 0;
    return blend(dimmed(sky, dark ? 0.08 : 1), hot(Math.max(disc * 1.15, halo)), clamp(Math.max(disc * (far < r && v < 0 ? 0 : 1.3), halo)));
  }, 128);
}
