import { mix } from '../../../../pictures/colour';
import { path, SIZE, tag } from '../../../../pictures/drawing';
import { fog } from '../fog';
import { painted, shone, step } from '../painting';
import { air, away, beam, distant, flare, numbers, soft, times, veil, type Place, type World } from './world';

const GROUND = 262;

/** Pillars that stand in a fog. */
export const ruins: Place = {
  behind(world) {
    const { drawing, ink, other, x, y } = world;
    drawing.add(haze(world), flare(drawing, x, y, 120, other, 0.6));
    for (const near of [0.04, 0.28, 0.6]) {
      drawing.add(pillars(world, near), veil(drawing, GROUND - 6, 120, mix(ink, other, 0.4), 0.36 * (1 - near)));
    }
    drawing.add(tag('rect', { y: GROUND, width: SIZE, height: SIZE, fill: drawing.down([0, mix(distant(world, 0.5), ink, 0.2)], [0.3, distant(world, 0.95)]) }));
    drawing.add(veil(drawing, GROUND, 44, ink, 0.26));
  },
  front(world) {
    const { drawing, ink, other } = world;
    drawing.add(soft(distant(world, 1), pillars(world, 1)), veil(drawing, 312, 70, mix(ink, other, 0.4), 0.2));
  },
  floor: [274, 0.16],
};

function haze(world: World): string {
  const colours = air(world);
  const light = numbers(world.other);
  return painted((x, y) => {
    const near = 1 - away(x, y, world.x, world.y, 270);
    const drift = fog(2, x + 60 * fog(0, x, y, 2), y * 2.4, 3);
    return shone(colours(0.02 + 0.64 * near + 0.4 * (drift - 0.46)), light, 0.25 * near * step(0.5, 0.7, drift));
  });
}

function pillars(world: World, near: number): string {
  const { drawing } = world;
  const count = near === 1 ? 1 : Math.round(9 - near * 6);
  return times(count, (i) => {
    const x = near === 1 ? (world.x < 160 ? 296 : -8) : ((i + drawing.between(0.1, 0.9)) / count) * 340 - 10;
    return pillar(world, x, drawing.between(8, 13) * (0.6 + near * 1.6), near);
  }).join('');
}

/** Broken off at some height, lit on the side of the light, with signs that glow. */
function pillar(world: World, x: number, width: number, near: number): string {
  const { drawing, other, ink } = world;
  const [top, low] = [drawing.between(-40, 150) * (1 - 0.4 * near), GROUND + near * 40];
  const colour = distant(world, near * 0.9);
  const lit = mix(colour, other, 0.32 - 0.2 * near);
  const fill = drawing.linear(x < world.x ? [0, 0, 1, 0] : [1, 0, 0, 0], [[0, colour], [0.55, colour], [1, lit]]);
  const body = path(`M${x.toFixed(1)} ${low.toFixed(1)}V${(top + drawing.between(0, 14)).toFixed(1)}l${(width * 0.4).toFixed(1)} ${drawing.between(-8, 6).toFixed(1)}L${(x + width).toFixed(1)} ${(top + drawing.between(0, 14)).toFixed(1)}V${low.toFixed(1)}Z`, { fill });
  const sign = drawing.next() < 0.5 ? beam(`M${(x + width / 2).toFixed(1)} ${(Math.max(20, top) + 34).toFixed(1)}v${(12 + 20 * near).toFixed(1)}`, drawing.next() < 0.5 ? ink : other, 1 + near, 0.8) : '';
  return body + sign;
}
