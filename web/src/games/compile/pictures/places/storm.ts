import { lighter, mix } from '../../../../pictures/colour';
import { path, SIZE } from '../../../../pictures/drawing';
import { lightning, ridge } from '../../../../pictures/scenery';
import { fog } from '../fog';
import { dimmed, painted, shone, step } from '../painting';
import { air, away, distant, flare, numbers, soft, times, veil, type Place, type World } from './world';

/** Towering clouds, lit from within, over a broken land. */
export const storm: Place = {
  behind(world) {
    const { drawing, x, y, other, power, ink } = world;
    drawing.add(clouds(world), flare(drawing, x, y, 120 + 50 * power, other, 0.35 + 0.3 * power));
    for (const at of [x - 74, x + 86, x + 20].slice(0, 1 + Math.round(power * 2))) drawing.add(lightning(drawing, at, 236, lighter(other, 0.3)));
    drawing.add(ridge(drawing, 'spikes', 262, 60, distant(world, 0.35)), veil(drawing, 262, 90, mix(ink, other, 0.6), 0.4));
    drawing.add(ridge(drawing, 'crags', 292, 46, distant(world, 0.8)), rain(world));
  },
  front(world) {
    const { drawing } = world;
    drawing.add(soft(distant(world, 1), ridge(drawing, 'crags', 322, 44, distant(world, 1))));
  },
};

function clouds(world: World): string {
  const colours = air(world);
  const light = numbers(lighter(world.other, 0.35));
  const high = (x: number, y: number) => fog(2, x + 70 * fog(4, x, y, 2), y * 1.3 + 40 * fog(5, x, y, 3), 3);
  return painted((x, y) => {
    const here = high(x, y);
    const slope = here - high(x + (world.x - x) * 0.09, y + (world.y - y) * 0.09);
    const near = 1 - away(x, y, world.x, world.y, 280);
    const body = dimmed(colours(0.04 + 0.52 * near + 0.55 * (here - 0.45)), 0.75 + slope * 1.4);
    return shone(body, light, Math.max(0, slope) * 2.6 * (0.3 + near) * (0.5 + world.power) * step(300, 200, y));
  });
}

function rain({ drawing, ink }: World): string {
  const d = times(50, () => `M${drawing.between(0, SIZE).toFixed(1)} ${drawing.between(0, 300).toFixed(1)}l-${drawing.between(3, 6).toFixed(1)} ${drawing.between(12, 30).toFixed(1)}`).join('');
  return path(d, { fill: 'none', stroke: lighter(ink, 0.5), 'stroke-width': 0.8, 'stroke-opacity': 0.28 });
}
