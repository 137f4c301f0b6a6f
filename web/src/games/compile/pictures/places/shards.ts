import { darker, lighter, mix } from '../../../../pictures/colour';
import { SIZE } from '../../../../pictures/drawing';
import { stars } from '../../../../pictures/scenery';
import { fog } from '../fog';
import { blend, painted, ramp, shone, step } from '../painting';
import { air, away, distant, face, flare, numbers, soft, times, type Corner, type Place, type World } from './world';

/** Pieces of a broken world, adrift before a nebula. */
export const shards: Place = {
  behind(world) {
    const { drawing, x, y, ink } = world;
    drawing.add(nebula(world), stars(drawing, 60, SIZE), flare(drawing, x, y, 130, ink, 0.4));
    drawing.add(adrift(world, 14, 0.15), adrift(world, 9, 0.55));
  },
  front(world) {
    world.drawing.add(soft(distant(world, 1), adrift(world, 6, 1)));
  },
};

export function nebula(world: World): string {
  const colours = air(world);
  const second = ramp([0.1, darker(world.dark, 0.92)], [0.5, darker(world.dark, 0.45)], [0.8, world.ink], [1, lighter(world.ink, 0.6)]);
  const light = numbers(world.other);
  return painted((x, y) => {
    const [a, b] = [fog(0, x, y, 2), fog(1, x, y, 2)];
    const swirl = fog(2, x + 150 * (a - 0.5), y + 150 * (b - 0.5), 3);
    const dark = step(0.62, 0.42, fog(3, x - 120 * (b - 0.5), y + 120 * (a - 0.5), 3));
    const near = 1 - away(x, y, world.x, world.y, 250);
    const share = (swirl - 0.3) * (0.9 + 0.3 * world.power) + near * 0.36 - 0.05;
    return shone(blend(second(share * 0.9), colours(share), step(0.4, 0.6, a)), light, 0.12 * near * dark);
  });
}

function adrift(world: World, count: number, near: number): string {
  const { drawing } = world;
  return times(count, () => {
    const angle = drawing.next() * 2 * Math.PI;
    const far = near < 0.9 ? drawing.between(60, 190) : drawing.between(150, 200);
    return shard(world, 160 + far * Math.cos(angle), 160 + far * Math.sin(angle), drawing.between(5, 14) * (0.7 + near * 1.7), near);
  }).join('');
}

/** A splinter: two faces of which one is lit, and a bright edge. */
function shard(world: World, x: number, y: number, r: number, near: number): string {
  const { drawing, ink, other } = world;
  const turn = drawing.next() * 6.28;
  const at = (angle: number, far: number): Corner => [x + far * Math.cos(turn + angle), y + far * Math.sin(turn + angle)];
  const [top, right, low, left] = [at(0, r * 1.8), at(1.4, r * drawing.between(0.5, 0.9)), at(3.1, r * 1.2), at(4.6, r * drawing.between(0.4, 0.8))];
  const middle = at(1, r * 0.25);
  const base = distant(world, near * 0.85);
  return face([top, right, middle], mix(base, lighter(other, 0.3), 0.6 - 0.35 * near)) + face([right, low, middle], mix(base, ink, 0.35)) + face([low, left, middle], darker(base, 0.5)) + face([left, top, middle], mix(base, ink, 0.6 - 0.4 * near));
}
