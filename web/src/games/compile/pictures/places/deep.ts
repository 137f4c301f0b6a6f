import { darker, lighter } from '../../../../pictures/colour';
import { disc, path, SIZE } from '../../../../pictures/drawing';
import { fog, veins } from '../fog';
import { painted, shone, step } from '../painting';
import { air, distant, flare, numbers, soft, times, type Place, type World } from './world';

/** Below water: shafts of light, weeds, bubbles, and ripples on the ground. */
export const deep: Place = {
  behind(world) {
    const { drawing, x, other } = world;
    drawing.add(water(world), flare(drawing, x, -10, 150, other, 0.75));
    for (const near of [0.15, 0.5]) drawing.add(weeds(world, near));
    drawing.add(bubbles(world, 16));
  },
  front(world) {
    const { drawing } = world;
    drawing.add(soft(distant(world, 1), weeds(world, 0.97)), bubbles(world, 7));
  },
};

function water(world: World): string {
  const colours = air(world);
  const light = numbers(lighter(world.other, 0.3));
  return painted((x, y) => {
    const angle = Math.atan2(x - world.x, y + 60);
    const shaft = step(0.42, 0.75, fog(1, angle * 420, 0, 4)) * (1 - y / 330) * (1 - Math.abs(angle) * 0.7);
    const ground = step(236, 300, y + 14 * fog(2, x, 0, 2));
    const ripples = ground * veins(4, x * (1.2 - y / 900), y * 3.4, 4) ** 2;
    const depth = 0.86 - 0.72 * (y / SIZE) ** 0.7 - 0.16 * Math.abs(x - world.x) / SIZE + 0.1 * ground;
    return shone(shone(colours(depth + 0.14 * (fog(3, x, y) - 0.5)), light, 0.42 * shaft * (0.5 + world.power * 0.6)), light, 0.3 * ripples);
  });
}

function weeds(world: World, near: number): string {
  const { drawing } = world;
  const fill = distant(world, near);
  return times(10, (i) => {
    const x = near > 0.9 ? (i % 2 ? drawing.between(262, 324) : drawing.between(-4, 58)) : drawing.between(-10, 330);
    const [high, bend, wide] = [drawing.between(30, 90) * (0.7 + near * 0.7), drawing.between(-30, 30), 4 + near * 8];
    return path(`M${(x - wide).toFixed(1)} ${SIZE}C${(x - wide).toFixed(1)} ${(SIZE - high * 0.4).toFixed(1)} ${(x + bend).toFixed(1)} ${(SIZE - high * 0.6).toFixed(1)} ${(x + bend * 0.4).toFixed(1)} ${(SIZE - high).toFixed(1)}C${(x + bend + wide).toFixed(1)} ${(SIZE - high * 0.5).toFixed(1)} ${(x + wide).toFixed(1)} ${(SIZE - high * 0.3).toFixed(1)} ${(x + wide).toFixed(1)} ${SIZE}Z`, { fill });
  }).join('');
}

function bubbles({ drawing, other, ink }: World, count: number): string {
  const fill = drawing.radial([[0, lighter(other, 0.5), 0.05], [0.72, lighter(ink, 0.3), 0.12], [0.92, lighter(other, 0.6), 0.75], [1, darker(ink, 0.2), 0.1]], [0.45, 0.6, 0.58]);
  return times(count, () => {
    const r = drawing.next() ** 3 * 11 + 1.6;
    return disc(drawing.between(0, SIZE), drawing.between(10, SIZE), r, { fill });
  }).join('');
}
