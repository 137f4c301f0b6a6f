import { lighter } from '../../../../pictures/colour';
import { fog } from '../fog';
import { painted, shone } from '../painting';
import { air, beam, flare, numbers, times, type Place, type World } from './world';

/** Rings that lead into a light. */
export const rings: Place = {
  behind(world) {
    const { drawing, x, y, other } = world;
    drawing.add(walls(world, 6, 0.9), hoops(world), flare(drawing, x, y, 120, other, 0.85));
  },
};

/** So fast that all is streaks. */
export const streaks: Place = {
  behind(world) {
    const { drawing, x, y, other } = world;
    drawing.add(walls(world, 0.7, 3.6), lines(world, 60, 0.6), flare(drawing, x, y, 150, other, 0.9));
  },
  front(world) {
    world.drawing.add(lines(world, 10, 0.9));
  },
};

/** How fast the wall changes along the tunnel, and around it. */
function walls(world: World, along: number, around: number): string {
  const colours = air(world);
  const light = numbers(world.ink);
  return painted((x, y) => {
    const [dx, dy] = [x - world.x, y - world.y];
    const far = Math.hypot(dx, dy) + 2;
    const angle = Math.atan2(dy, dx);
    const depth = 900 / (far + 10);
    const [u, v] = [160 + 100 * around * Math.cos(angle), 160 + 100 * around * Math.sin(angle)];
    const wall = fog(2, u + depth * along * 3, v + depth * along * 5, 3);
    const near = Math.exp(-far / 110);
    return shone(colours(0.16 + 0.78 * near + 0.8 * (wall - 0.42) * (1 - near * 0.6)), light, Math.max(0, wall - 0.5) * 1.6);
  }, 112);
}

function hoops({ drawing, x, y, ink, other, power }: World): string {
  return times(8, (i) => {
    const r = 24 * 1.36 ** i;
    const [cx, cy] = [x + (160 - x) * (i / 9), y + (160 - y) * (i / 9)];
    const d = `M${(cx - r).toFixed(1)} ${cy.toFixed(1)}a${r.toFixed(1)} ${(r * 0.94).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.94).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
    return beam(d, i % 3 ? ink : lighter(other, 0.2), 0.7 + i * 0.24, (0.35 + 0.12 * drawing.next()) * (0.6 + power * 0.6));
  }).join('');
}

function lines({ drawing, x, y, ink, other }: World, count: number, opacity: number): string {
  return times(count, () => {
    const angle = drawing.next() * 2 * Math.PI;
    const [from, to] = [drawing.between(50, 190), drawing.between(30, 120)];
    const d = `M${(x + from * Math.cos(angle)).toFixed(1)} ${(y + from * Math.sin(angle)).toFixed(1)}L${(x + (from + to) * Math.cos(angle)).toFixed(1)} ${(y + (from + to) * Math.sin(angle)).toFixed(1)}`;
    return beam(d, drawing.next() < 0.4 ? other : ink, (from / 140) * drawing.between(0.5, 1.6), opacity * drawing.between(0.3, 1));
  }).join('');
}
