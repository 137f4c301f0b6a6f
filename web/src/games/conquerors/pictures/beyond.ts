/** Places off the beaten path: the dark of traps, and the heavens of spells. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import { disc, oval, path, polygon, SIZE, tag, whole } from '../../../pictures/drawing';
import * as scenery from '../../../pictures/scenery';
import { companions, figure } from './figure';
import { graded, heavens } from './heavens';
import { mist, range } from './land';
import { stand } from './outside';
import { aura, buildings, foreground } from './setting';
import { afar, mistOf, type Scene } from './stage';

export function darkness(scene: Scene): void {
  const { framing } = scene;
  if (framing.floats) scene.drawing.pick([shaft, gorge, corridor])(scene);
  else scene.drawing.pick([corridor, gorge, gorge])(scene);
  if (framing.floats) hover(scene);
  else stand(scene);
}

/** Looking down a shaft: polygons within polygons, light at the bottom. */
function shaft({ drawing, sky }: Scene): void {
  const corners = drawing.pick([6, 8, 7]);
  const [top, upper, low, horizon] = sky.colours;
  drawing.add(whole({ fill: top }));
  for (let i = 0; i < 7; i++) {
    const r = 262 - i * 35;
    const turn = i * 0.11;
    const at = (k: number): [number, number] => [160 + r * Math.cos(((k + turn) / corners) * 2 * Math.PI), 150 + r * 0.96 * Math.sin(((k + turn) / corners) * 2 * Math.PI)];
    const tone = i < 4 ? mix(mix(top, upper, 0.35), low, i / 4) : mix(low, horizon, (i - 3) / 4);
    const points = Array.from({ length: corners }, (_, k) => at(k));
    drawing.add(path(polygon(points), { fill: tone, stroke: lighter(tone, 0.25), 'stroke-width': 1.4, 'stroke-opacity': 0.6 }));
    const dark = points.map((point, k) => (k % 2 ? polygon([point, at(k + 1), [160, 150]]) : '')).join('');
    drawing.add(path(dark, { fill: darker(tone, 0.5), 'fill-opacity': 0.3 }));
  }
  drawing.add(scenery.glow(drawing, 160, 150, 120, horizon, 0.7));
}

/** A corridor that leads to a light: arch behind arch. */
function corridor(scene: Scene): void {
  const { drawing, sky, sun, accent, framing } = scene;
  const [top, upper, low, horizon] = sky.colours;
  const y = framing.horizon - 20;
  drawing.add(whole({ fill: horizon }), scenery.glow(drawing, sun.x, y - 40, 90, lighter(sky.sun, 0.5), 1));
  for (let i = 5; i >= 0; i--) {
    const share = i / 5;
    const half = 196 - share * 156;
    const x = 160 + (sun.x - 160) * share;
    const [roof, floor] = [y - 46 - (1 - share) * 190, y + (1 - share) * 130];
    const tone = i > 2 ? mix(low, horizon, (i - 2) / 4) : mix(mix(top, upper, 0.4), low, i / 3);
    const arch = `M-4 -4H324V324H-4ZM${x - half} ${floor}V${roof + half * 0.6}Q${x - half} ${roof} ${x} ${roof}T${x + half} ${roof + half * 0.6}V${floor}Z`;
    drawing.add(path(arch, { fill: tone, 'fill-rule': 'evenodd', stroke: lighter(tone, 0.3), 'stroke-width': 1.3, 'stroke-opacity': 0.6 }));
    if (i === 3) drawing.add(scenery.clouds(drawing, mistOf(scene), 0.5));
  }
  const wire = drawing.between(200, 240);
  const d = `M0 ${wire.toFixed(1)}L320 ${(wire + drawing.between(-46, 26)).toFixed(1)}`;
  drawing.add(path(d, { stroke: accent, 'stroke-width': 6, 'stroke-opacity': 0.25 }), path(d, { stroke: lighter(accent, 0.5), 'stroke-width': 1.4 }));
}

/** A narrow valley at night. */
function gorge(scene: Scene): void {
  const { drawing, framing } = scene;
  const y = framing.horizon;
  heavens(scene);
  drawing.add(
    range(scene, 'spires', y - 10, 96, 0.92),
    mist(scene, y - 70, 70, 0.6),
    buildings(scene, y, 50, 3, 0.7, 70),
    range(scene, 'peaks', y + 6, 54, 0.6),
    mist(scene, y - 40, 60, 0.6),
    walls(scene),
  );
}

/** Rock to both sides. */
function walls(scene: Scene): string {
  const { drawing, sky } = scene;
  return [0.45, 0.16]
    .map((distance, i) => {
      const side = (way: number) => {
        const edge = Array.from({ length: 7 }, (_, k): [number, number] => [160 + way * (176 - 30 * (1 - i) - Math.abs(k - 2) * 3 - (k / 6) ** 2 * (58 - i * 20) + drawing.between(-9, 9)), k * 55 - 5]);
        return polygon([[160 + way * 180, -5], ...edge, [160 + way * 180, 325]]);
      };
      return path(side(1) + side(-1), { fill: afar(scene, distance), stroke: sky.sun, 'stroke-width': 0.8, 'stroke-opacity': 0.3 });
    })
    .join('');
}

/** The motif in the air, in a light of its own. */
function hover(scene: Scene): void {
  const { drawing, accent, placed: { box }, sky } = scene;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const side = drawing.pick([1, -1]);
  drawing.add(
    scenery.glow(drawing, x, y, 150, lighter(mix(accent, sky.sun, 0.5), 0.2), 0.6),
    aura(scene, x, y),
    graded(scene),
    companions(scene, [[160 + side * 118, y + 40, 0.24, 0.8], [160 - side * 122, y - 24, 0.17, 0.9]]),
    scenery.clouds(drawing, mistOf(scene), 0.25),
    figure(scene),
    foreground(scene),
  );
}

export function space(scene: Scene): void {
  const { framing } = scene;
  if (!framing.floats) {
    scene.drawing.pick(['vehicle', 'figure'].includes(scene.name) ? [summit] : [summit, hall, hall])(scene);
    stand(scene);
    return;
  }
  scene.drawing.pick([limb, vortex, summit])(scene);
  rings(scene);
  hover(scene);
}

/** High above the clouds: peaks, and a beam of light. */
function summit(scene: Scene): void {
  const { drawing, framing, sky } = scene;
  const y = framing.horizon;
  heavens(scene);
  drawing.add(
    range(scene, 'peaks', y - 8, 90, 0.94),
    mist(scene, y - 80, 70, 0.6),
    buildings(scene, y + 4, 46, 4, 0.7, 60),
    range(scene, 'spires', y + 10, 50, 0.6),
    mist(scene, y - 30, 60, 0.6),
    range(scene, 'peaks', y + 36, 46, 0.3),
  );
  if (drawing.next() < 0.35) drawing.add(scenery.rays(drawing, scene.sun.x, scene.sun.y, 11, sky.sun, 0.26));
}

/** A hall of columns, with a great window to the sky. */
function hall(scene: Scene): void {
  const { drawing, sky, sun, framing, accent } = scene;
  const [top, upper, low, horizon] = sky.colours;
  const y = framing.horizon + 6;
  heavens(scene);
  drawing.add(range(scene, 'peaks', y, 70, 0.8), buildings(scene, y, 50, 4, 0.6, 20), mist(scene, y - 50, 60, 0.4));
  const wall = drawing.linear([0, 0, 0, y], [[0, top], [0.6, mix(top, upper, 0.6)], [1, upper]], true);
  const half = drawing.between(76, 112);
  const [opening, bars] = drawing.pick([roundWindow, archway, lancets])(half, y);
  drawing.add(path(`M-4 -4H324V${y + 4}H-4Z${opening}`, { fill: wall, 'fill-rule': 'evenodd', stroke: lighter(low, 0.2), 'stroke-width': 2.4, 'stroke-opacity': 0.7 }));
  drawing.add(path(bars, { fill: 'none', stroke: mix(top, upper, 0.4), 'stroke-width': 4 }));
  const beam = drawing.linear([0, 110, 0, SIZE], [[0, sky.sun, 0], [0.5, sky.sun, 0.3], [1, sky.sun, 0]], true);
  drawing.add(path(polygon([[160 - half * 0.7, 90], [160 + half * 0.7, 90], [300 - (sun.x - 60), SIZE], [180 - (sun.x - 60), SIZE]]), { fill: beam }));
  const inset = drawing.between(34, 62);
  for (const [x, wide, tone] of [[inset, 20, 0.5], [320 - inset, 20, 0.5], [2, 28, 0.1], [318, 28, 0.1]] as const) {
    const stone = mix(sky.near, upper, tone + 0.2);
    const fill = drawing.linear([x - wide, 0, x + wide, 0], sun.x < 160 ? [[0, mix(stone, horizon, 0.3)], [0.5, stone], [1, sky.near]] : [[0, sky.near], [0.5, stone], [1, mix(stone, horizon, 0.3)]], true);
    drawing.add(tag('rect', { x: x - wide, y: -4, width: 2 * wide, height: y + 24 + (0.5 - tone) * 60, fill }));
    drawing.add(tag('rect', { x: x - wide - 5, y: y + 12 + (0.5 - tone) * 60, width: 2 * wide + 10, height: 14, fill: mix(stone, sky.near, 0.3) }), disc(x, 86, 4, { fill: accent, stroke: accent, 'stroke-width': 6, 'stroke-opacity': 0.3 }));
  }
}

/** Openings to the sky, and the bars in them. */
const roundWindow = (half: number): [string, string] => [
  `M${160 - half} 140A${half} ${half} 0 1 0 ${160 + half} 140A${half} ${half} 0 1 0 ${160 - half} 140Z`,
  `M160 ${140 - half}V${140 + half}M${160 - half} 140H${160 + half}`,
];

const archway = (half: number, y: number): [string, string] => [
  `M${160 - half} ${y}V120A${half} 96 0 0 1 ${160 + half} 120V${y}Z`,
  `M160 20V${y}M${160 - half} 130H${160 + half}`,
];

function lancets(half: number, y: number): [string, string] {
  const wide = half * 0.56;
  const one = (x: number) => `M${x - wide / 2} ${y - 8}V100Q${x - wide / 2} 56 ${x} 34Q${x + wide / 2} 56 ${x + wide / 2} 100V${y - 8}Z`;
  const at = [-1, 0, 1].map((i) => 160 + i * (wide + 12));
  return [at.map(one).join(''), at.map((x) => `M${x} 34V${y - 8}`).join('')];
}

/** A planet's edge below, and the light that comes over it. */
function limb(scene: Scene): void {
  const { drawing, sky, sun } = scene;
  const [top, upper, low, horizon] = sky.colours;
  drawing.add(whole({ fill: drawing.linear([0.5 + (160 - sun.x) / 320, 0, sun.x / SIZE, 1], [[0, top], [0.45, upper], [1, low]]) }));
  drawing.add(scenery.stars(drawing, 60, SIZE), scenery.clouds(drawing, drawing.pick([turned(low, 60), horizon, low]), 0.75));
  const x = 160 + (sun.x - 160) * 0.5;
  drawing.add(scenery.glow(drawing, sun.x, 244, 170, sky.sun, 1));
  const halo = drawing.radial([[0.86, horizon, 0.9], [0.93, low, 0.5], [1, low, 0]]);
  drawing.add(disc(x, 500, 292, { fill: halo }), disc(x, 502, 254, { fill: drawing.down([0, mix(low, horizon, 0.3)], [0.05, mix(upper, low, 0.4)], [0.2, top], [0.4, sky.near]) }));
  const orb = { x: 320 - sun.x + drawing.between(-20, 20), y: drawing.between(50, 90), r: drawing.between(18, 40), colour: mix(turned(low, drawing.between(-60, 90)), upper, 0.3) };
  drawing.add(scenery.planet(drawing, orb, drawing.next() < 0.6));
}

/** A whirl of light that opens in the clouds. */
function vortex(scene: Scene): void {
  const { drawing, sky, accent } = scene;
  const [top, upper, low, horizon] = sky.colours;
  drawing.add(whole({ fill: drawing.radial([[0, horizon], [0.24, low], [0.6, upper], [1, top]], [0.5, 0.48, 0.66]) }));
  const arms = drawing.pick([5, 6, 7]);
  const way = drawing.pick([-1, 1]);
  for (const [shift, width, tone, opacity] of [[0, 40, low, 0.4], [0.3, 26, mix(horizon, accent, 0.4), 0.4], [0.55, 9, lighter(horizon, 0.4), 0.5], [0.8, 22, darker(upper, 0.3), 0.5]] as const) {
    const d = Array.from({ length: arms }, (_, i) => {
      const turn = ((i + shift + drawing.between(-0.1, 0.1)) / arms) * 2 * Math.PI;
      const at = (r: number, angle: number) => `${(160 + way * r * Math.cos(turn + angle)).toFixed(1)} ${(154 + r * 0.8 * Math.sin(turn + angle)).toFixed(1)}`;
      return `M${at(30, 0)}Q${at(84, 0.5)} ${at(124, 1.2)}T${at(280, 2.1)}`;
    }).join('');
    drawing.add(path(d, { fill: 'none', stroke: tone, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-opacity': opacity }));
  }
  drawing.add(scenery.clouds(drawing, top, 0.6), scenery.stars(drawing, 30, SIZE));
  drawing.add(range(scene, 'peaks', 312, 60, 0.4), scenery.haze(drawing, 220, 100, mix(low, sky.near, 0.3), 0.6));
}

function rings({ drawing, accent }: Scene): void {
  for (let i = 0; i < 2; i++)
    drawing.add(
      oval(160, 156, drawing.between(120, 158), drawing.between(36, 80), {
        fill: 'none',
        stroke: lighter(accent, 0.4),
        'stroke-width': 1.4,
        'stroke-opacity': 0.45,
        transform: `rotate(${drawing.between(-30, 30).toFixed(1)} 160 156)`,
      }),
    );
}
