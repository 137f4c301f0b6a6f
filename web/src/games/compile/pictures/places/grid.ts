import { darker, lighter, mix } from '../../../../pictures/colour';
import { disc, group, path, polygon, SIZE, tag } from '../../../../pictures/drawing';
import { stars } from '../../../../pictures/scenery';
import { fog } from '../fog';
import { painted, step } from '../painting';
import { air, away, beam, flare, times, veil, type Corner, type Place, type World } from './world';

const HORIZON = 196;

/** A plain of glowing lines below a striped sun. */
export const grid: Place = {
  behind(world) {
    const { drawing, ink, other, dark, x } = world;
    drawing.add(sky(world), stars(drawing, 40, HORIZON - 40), sun(world));
    drawing.add(range(world, 46, darker(mix(dark, ink, 0.4), 0.5), 0.5), range(world, 26, darker(dark, 0.86), 1));
    drawing.add(veil(drawing, HORIZON, 44, other, 0.5), lines(world), flare(drawing, x, HORIZON, 120, other, 0.3));
  },
  floor: [268, 0.34],
};

function sky(world: World): string {
  const colours = air(world);
  return painted((x, y) => {
    const high = y < HORIZON ? (y / HORIZON) ** 1.6 : 0.62 - 0.55 * ((y - HORIZON) / 124) ** 0.5;
    return colours(0.1 + 0.62 * high * (1 - 0.35 * away(x, y, world.x, HORIZON)) + 0.2 * (fog(0, x, y * 2.2) - 0.5) * step(HORIZON, 60, y));
  });
}

function sun({ drawing, x, ink, other, power }: World): string {
  const r = 66 + 28 * power;
  const y = HORIZON - r * 0.55;
  const fill = drawing.down([0, lighter(other, 0.75)], [0.45, other], [1, mix(ink, other, 0.25)]);
  const stripes = times(7, (i) => tag('rect', { x: x - r, y: y + r * (-0.28 + i * 0.18), width: 2 * r, height: r * (0.13 - i * 0.008), fill: '#fff' })).join('');
  const mask = drawing.define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}">${stripes}${tag('rect', { width: SIZE, height: y - r * 0.3, fill: '#fff' })}</mask>`);
  return flare(drawing, x, y, r * 2.1, other, 0.7) + group({ mask: `url(#${mask})` }, disc(x, y, r, { fill, 'fill-opacity': 0.5 + 0.5 * power }));
}

/** Mountains with an edge of light. */
function range({ drawing, other }: World, height: number, fill: string, opacity: number): string {
  const tops = times(15, (i): Corner => [i * 24 - 8 + drawing.between(-7, 7), HORIZON - drawing.next() ** 1.5 * height * (0.35 + Math.abs(i - 7) / 7)]);
  const low = times(15, (i): Corner => [i * 24 - 8 + drawing.between(-9, 9), HORIZON]);
  const wires = tops.map(([x, y], i) => `M${x} ${y.toFixed(1)}L${low[i]![0]} ${HORIZON}`).join('');
  return path(polygon([[-20, HORIZON], ...tops, [340, HORIZON]]), { fill, stroke: other, 'stroke-width': 1.3, 'stroke-opacity': opacity }) + path(wires, { fill: 'none', stroke: other, 'stroke-width': 0.7, 'stroke-opacity': opacity * 0.5 });
}

function lines({ drawing, x, ink, power }: World): string {
  const low = SIZE - HORIZON;
  const along = times(25, (i) => `M${(x + (i - 12) * 9).toFixed(1)} ${HORIZON}L${(x + (i - 12) * 62).toFixed(1)} ${SIZE}`).join('');
  const across = times(10, (i) => `M0 ${(HORIZON + low * ((i + 1) / 10) ** 2.3).toFixed(1)}H${SIZE}`).join('');
  const shade = drawing.down([0, '#ffffff', 0.2], [0.4, '#ffffff', 1]);
  const fade = drawing.define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="${HORIZON}" width="${SIZE}" height="${low}">${tag('rect', { y: HORIZON, width: SIZE, height: low, fill: shade })}</mask>`);
  return group({ mask: `url(#${fade})` }, beam(along + across, ink, 1.5, 0.55 + 0.35 * power));
}
