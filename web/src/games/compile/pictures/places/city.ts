import { box } from '../../../../lib/emblems';
import { lighter, mix } from '../../../../pictures/colour';
import { path, SIZE, tag } from '../../../../pictures/drawing';
import { fog } from '../fog';
import { painted } from '../painting';
import { air, away, beam, distant, flare, soft, times, veil, type Place, type World } from './world';

const STREET = 250;

/** A canyon between towers of data. */
export const city: Place = {
  behind(world) {
    const { drawing, x, y, ink, other } = world;
    const colours = air(world);
    drawing.add(painted((u, v) => colours(0.84 - 0.7 * away(u, v * 0.75, x, y * 0.75, 250) + 0.3 * (fog(1, u, v * 1.4) - 0.5))));
    drawing.add(flare(drawing, x, y, 130, other, 0.55));
    for (const near of [0.1, 0.4, 0.75]) {
      drawing.add(towers(world, near), veil(drawing, STREET - 20, 130, mix(ink, other, 0.5), 0.32 * (1 - near)));
    }
    drawing.add(street(world), veil(drawing, STREET + 4, 60, other, 0.3), traffic(world));
  },
  front(world) {
    const { drawing } = world;
    drawing.add(soft(distant(world, 1), ...[-30, 306].map((x) => tag('rect', { x, y: drawing.between(0, 90), width: 46, height: SIZE, fill: distant(world, 1) }))));
  },
  floor: [276, 0.4],
};

function towers(world: World, near: number): string {
  const { drawing } = world;
  const count = 13 - Math.round(near * 7);
  return times(count, (i) => {
    const x = (i + drawing.between(-0.2, 0.2)) * (SIZE / (count - 1));
    const open = 1 - Math.min(1, Math.abs(x - world.x) / 130); // the canyon is open towards the light
    const high = drawing.between(70, 130) + near * 95 - open * (40 + near * 190);
    const width = drawing.between(18, 26) * (0.7 + near);
    return high > 12 ? tower(world, x - width / 2, STREET + 10 * near - high, width, near) : '';
  }).join('');
}

function tower(world: World, x: number, top: number, width: number, near: number): string {
  const { drawing, ink, other } = world;
  const colour = distant(world, near);
  const lit = x + width / 2 < world.x;
  const body = tag('rect', { x, y: top, width, height: SIZE, fill: drawing.linear([lit ? 0 : 1, 0, lit ? 1 : 0, 0], [[0, colour], [0.85, colour], [1, mix(colour, other, 0.5 - 0.3 * near)]]) });
  const windows = [0.35, 0.85].map((opacity) => path(panes(world, x, top, width, 5 + near * 5), { fill: lighter(drawing.next() < 0.3 ? other : ink, 0.3), 'fill-opacity': opacity }));
  const mast = drawing.next() < 0.4 ? beam(`M${(x + width / 2).toFixed(1)} ${top.toFixed(1)}v-${(10 + 20 * near).toFixed(1)}`, other, 0.8, 0.8) : '';
  return body + windows.join('') + mast;
}

/** Some of the windows of a tower. */
function panes({ drawing }: World, x: number, top: number, width: number, step: number): string {
  const across = Math.floor(width / step - 0.5);
  return times(across * 16, (i) =>
    drawing.next() < 0.75 ? '' : box(x + 3 + (i % across) * step, top + 6 + Math.floor(i / across) * step * 1.5, step * 0.5, step * 0.7),
  ).join('');
}

function street(world: World): string {
  const { drawing, other } = world;
  return tag('rect', { y: STREET, width: SIZE, height: SIZE - STREET, fill: drawing.down([0, mix(distant(world, 0.7), other, 0.25)], [1, distant(world, 1)]) });
}

/** Lights that run along the street and between the towers. */
function traffic({ drawing, x, ink, other }: World): string {
  const ways = times(7, (i) => `M${x.toFixed(1)} ${STREET - 6}L${(x + (i - 3) * 110).toFixed(1)} ${SIZE + 20}`);
  const flights = times(3, () => `M${drawing.between(-10, 200).toFixed(1)} ${drawing.between(60, 190).toFixed(1)}l${drawing.between(50, 120).toFixed(1)} ${drawing.between(-14, 6).toFixed(1)}`);
  return beam(ways.join(''), other, 1, 0.55) + beam(flights.join(''), ink, 0.9, 0.6);
}
