import { darker, lighter, mix } from '../../../../pictures/colour';
import { disc, SIZE } from '../../../../pictures/drawing';
import { ridge } from '../../../../pictures/scenery';
import { fog } from '../fog';
import { blend, painted, shone, step } from '../painting';
import { air, away, distant, flare, numbers, soft, veil, type Place, type World } from './world';
import type { Rgb } from '../../../../pictures/colour';

const SHORE = 206;

/** Still water below a sky with a low sun. */
export const sea: Place = {
  behind(world) {
    const { drawing, x, ink, other, power } = world;
    drawing.add(views(world));
    const y = sunAt(world);
    drawing.add(flare(drawing, x, y, 130 + 40 * power, other, 0.6), disc(x, y, 26 + 12 * power, { fill: lighter(other, 0.75), 'fill-opacity': 0.9 }));
    drawing.add(veil(drawing, SHORE, 40, lighter(mix(ink, other, 0.5), 0.2), 0.55));
  },
  front(world) {
    const { drawing, ink } = world;
    drawing.add(soft(distant(world, 1), ridge(drawing, 'dunes', 324, 22, darker(ink, 0.94))));
  },
  floor: [266, 0.45],
};

const sunAt = ({ rank }: World) => SHORE - 40 - rank * 14;

/** The sky, mountains, and all of it once more in the water. */
function views(world: World): string {
  const sky = above(world);
  const light = numbers(lighter(world.other, 0.45));
  return painted((x, y) => {
    if (y < SHORE) return sky(x, y);
    const deep = y - SHORE;
    const wave = fog(4, x * 0.6, 2600 / (deep + 14), 5) - 0.5;
    const seen = sky(x + wave * 30, Math.max(0, SHORE - deep * 1.5 - wave * 60));
    const path = Math.exp(-(((x - world.x + wave * 60) / (20 + deep * 0.5)) ** 2)) * step(0.44, 0.66, fog(5, x, 5200 / (deep + 10), 6));
    return shone([seen[0] * 0.62, seen[1] * 0.62, seen[2] * 0.66], light, 0.75 * path);
  }, 128);
}

function above(world: World): (x: number, y: number) => Rgb {
  const colours = air(world);
  const light = numbers(lighter(world.other, 0.3));
  const [far, near] = [numbers(distant(world, 0.1)), numbers(distant(world, 0.45))];
  const sun = sunAt(world);
  return (x, y) => {
    const cloud = fog(2, x, y * 3, 2);
    const glow = 1 - away(x, y, world.x, sun, 260);
    const seen = shone(colours(0.02 + 0.62 * (y / SIZE) + 0.34 * glow + 0.25 * (cloud - 0.5)), light, step(0.5, 0.72, cloud) * (0.15 + 0.4 * glow));
    const hills = (colour: Rgb, behind: Rgb, top: number) => blend(behind, colour, step(top - 2, top + 3, y));
    return hills(near, hills(far, seen, SHORE - 14 - 110 * (fog(3, x + 90, 0, 2) - 0.3)), SHORE - 12 - 46 * (fog(1, x, 0, 2) - 0.35));
  };
}
