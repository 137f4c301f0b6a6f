import { lighter, mix } from '../../../../pictures/colour';
import { disc, path, SIZE } from '../../../../pictures/drawing';
import { fog } from '../fog';
import { painted, shone, step } from '../painting';
import { air, away, beam, distant, flare, numbers, soft, times, veil, type Place, type World } from './world';

/** Trunks of cables in a mist, with light that falls between them. */
export const forest: Place = {
  behind(world) {
    const { drawing, ink, other, x, y } = world;
    drawing.add(mist(world), flare(drawing, x, y, 130, other, 0.6));
    for (const near of [0.08, 0.3, 0.62]) {
      drawing.add(trunks(world, near), veil(drawing, 262, 150, mix(ink, other, 0.45), 0.36 * (1 - near)));
    }
    drawing.add(cables(world), mound(world, 0.85, 290));
  },
  front(world) {
    const { drawing } = world;
    drawing.add(soft(distant(world, 1), trunks(world, 1), mound(world, 1, 316)));
  },
};

function mist(world: World): string {
  const colours = air(world);
  const light = numbers(lighter(world.other, 0.3));
  return painted((x, y) => {
    const angle = Math.atan2(x - world.x, y - world.y + 40);
    const shaft = step(0.42, 0.7, fog(4, angle * 300, 0, 4)) * step(0, 60, y - world.y + 60);
    const near = 1 - away(x, y, world.x, world.y, 290);
    return shone(colours(0.06 + 0.75 * near + 0.3 * (fog(1, x, y * 1.6) - 0.5)), light, 0.36 * shaft * near * (0.6 + world.power * 0.6));
  });
}

function trunks(world: World, near: number): string {
  const { drawing } = world;
  const colour = distant(world, near);
  return times(near === 1 ? 1 : Math.round(12 - near * 9), () => {
    const x = near === 1 ? (world.x < 160 ? 308 : 12) : drawing.between(-10, 330);
    const half = drawing.between(3, 7) * (0.5 + near * 2);
    const lean = drawing.between(-12, 12);
    const to = (at: number) => `${(x + at + lean).toFixed(1)} -5`;
    const lit = mix(colour, world.other, 0.42 - 0.36 * near);
    const fill = drawing.linear(x < world.x ? [0, 0, 1, 0] : [1, 0, 0, 0], [[0, colour], [0.7, colour], [1, lit]]);
    return path(`M${(x - half * 1.9).toFixed(1)} ${SIZE}Q${(x - half).toFixed(1)} 230 ${to(-half)}L${to(half)}Q${(x + half).toFixed(1)} 230 ${(x + half * 1.9).toFixed(1)} ${SIZE}Z`, { fill });
  }).join('');
}

/** Cables that hang from tree to tree, with lights on them. */
function cables(world: World): string {
  const { drawing, ink, other } = world;
  return times(5, () => {
    const [x, y, wide, low] = [drawing.between(-40, 220), drawing.between(-10, 70), drawing.between(90, 190), drawing.between(24, 80)];
    const at = drawing.between(0.25, 0.75);
    const [lx, ly] = [x + wide * at, y + 2 * low * at * (1 - at) * 1];
    const dark = path(`M${x.toFixed(1)} ${y.toFixed(1)}q${(wide / 2).toFixed(1)} ${low.toFixed(1)} ${wide.toFixed(1)} 0`, { fill: 'none', stroke: distant(world, 0.8), 'stroke-width': 2.2 });
    return dark + flare(drawing, lx, ly, 13, drawing.next() < 0.5 ? ink : other, 0.9) + disc(lx, ly, 1.8, { fill: '#fff' });
  }).join('');
}

function mound(world: World, near: number, y: number): string {
  const { drawing, ink } = world;
  const d = times(9, (i) => `S${i * 42 - 20} ${(y - drawing.between(0, 20)).toFixed(1)} ${i * 42} ${(y - drawing.between(-6, 8)).toFixed(1)}`).join('');
  const blades = times(26, () => `M${drawing.between(0, SIZE).toFixed(1)} ${(y + 4).toFixed(1)}q${drawing.between(-3, 3).toFixed(1)} -8 ${drawing.between(-8, 8).toFixed(1)} -${drawing.between(8, 20).toFixed(1)}`).join('');
  return path(`M-20 ${SIZE + 10}V${y}${d}V${SIZE + 10}Z`, { fill: distant(world, near) }) + (near < 1 ? beam(blades, ink, 0.8, 0.4) : '');
}
