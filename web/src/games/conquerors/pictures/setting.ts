/** What stands on the land and before it: a faction's buildings, the foreground, small figures. */
import { lighter, mix } from '../../../pictures/colour';
import { disc, path, polygon, SIZE, tag, type Drawing } from '../../../pictures/drawing';
import { glow } from '../../../pictures/scenery';
import { PROPS, TALL } from './props';
import { afar, has, mistOf, type Scene } from './stage';

/** Buildings of the card's faction on a line, so far away; `free`: room that the motif takes in the middle. */
export function buildings(scene: Scene, y: number, height: number, count: number, distance: number, free = 40): string {
  const { drawing, faction, sky } = scene;
  const fill = drawing.linear([0, y - height, 0, y + 6], [[0, afar(scene, distance)], [1, mix(afar(scene, distance), mistOf(scene), 0.5)]], true);
  let d = '';
  let lamps = '';
  let fumes = '';
  for (let i = 0; i < count; i++) {
    const x = 160 + (i % 2 ? 1 : -1) * drawing.between(free, 160);
    const tall = height * drawing.between(0.5, 1);
    const prop = drawing.pick(PROPS[faction] ?? PROPS.frontier!)(drawing, x, y, tall);
    d += prop.d;
    const size = Math.max(1.1, tall * 0.045);
    for (const [lx, ly] of prop.lamps)
      lamps += tag('rect', { x: lx - size / 2, y: ly - size * 0.7, width: size, height: size * 1.4, fill: lighter(sky.sun, 0.3), 'fill-opacity': 0.9 });
    if (faction === 'stokers' && i < 2) fumes += plume(scene, x, y - tall, 70, mix(afar(scene, distance), '#000000', 0.12));
  }
  return fumes + path(d, { fill }) + lamps;
}

/** A column of smoke that the wind takes along. */
export function plume({ drawing }: Scene, x: number, y: number, height: number, colour: string): string {
  const lean = drawing.between(0.25, 0.7) * height;
  const [left, right] = [[], []] as [number, number][][];
  for (let i = 0; i <= 7; i++) {
    const share = i / 7;
    const [middle, half] = [x + lean * share ** 1.8, 2 + share * height * 0.13 + (i % 2) * share * 7];
    left!.push([middle - half, y - height * share]);
    right!.unshift([middle + half * 0.8, y - height * share - 4]);
  }
  const fill = drawing.linear([0, y, 0, y - height], [[0, colour, 0.95], [0.5, colour, 0.6], [1, colour, 0]], true);
  return path(smooth([...left!, ...right!]), { fill });
}

/** A closed line through the middles of a polygon's sides. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number) => {
    const [[x1, y1], [x2, y2]] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  };
  return `M${middle(0)}${points.map((_, i) => `Q${points[(i + 1) % points.length]!.map((part) => part.toFixed(1)).join(' ')} ${middle(i + 1)}`).join('')}Z`;
}

/** Flags of the faction on a field. */
export function standards(scene: Scene, y: number): string {
  const { drawing, banner, sky } = scene;
  const pole = afar(scene, 0.3);
  return Array.from({ length: 5 }, (_, i) => {
    const x = 160 + (i % 2 ? 1 : -1) * drawing.between(92, 156);
    const [tall, lean] = [drawing.between(38, 74), drawing.between(-7, 7)];
    const [top, wide] = [y - tall, drawing.between(12, 20)];
    const flag = `M${(x + lean).toFixed(1)} ${top.toFixed(1)}q${(wide / 2).toFixed(1)} -4 ${wide.toFixed(1)} 1l-4 6 4 6q${(-wide / 2).toFixed(1)} -4 ${(-wide).toFixed(1)} 0Z`;
    return (
      path(`M${x.toFixed(1)} ${y}L${(x + lean).toFixed(1)} ${(top - 4).toFixed(1)}`, { stroke: pole, 'stroke-width': 1.8 }) +
      path(flag, { fill: mix(mix(banner, sky.near, 0.28), mistOf(scene), 0.2) })
    );
  }).join('');
}

/** Beams of searchlights, of which the Playhouse has many. */
export function spotlights({ drawing, banner }: Scene, y: number): string {
  const fill = drawing.linear([0, y, 0, 10], [[0, lighter(banner, 0.5), 0.42], [1, banner, 0]], true);
  const beams = [-1, 1].map((side) => {
    const [x, to] = [160 + side * drawing.between(90, 140), 160 - side * drawing.between(10, 120)];
    return polygon([[x - 2, y], [to - 24, 0], [to + 24, 0], [x + 2, y]]);
  });
  return path(beams.join(''), { fill });
}

/** What is nearest: dark, out of the light, over the motif's foot. */
export function foreground(scene: Scene): string {
  const { drawing, sky, sun, faction } = scene;
  const side = sun.x < 160 ? 1 : -1;
  const fill = mix(sky.near, '#000000', 0.35);
  const edge = mix(sky.near, sky.sun, 0.45);
  const points: [number, number][] = [];
  for (let x = -10; x <= SIZE + 10; x += drawing.between(14, 30)) {
    const away = Math.abs(x - 160) / 160;
    const rise = side * (x - 160) > 0 ? 30 : 14;
    points.push([x, 314 - rise * away ** 2 - drawing.between(0, 9)]);
  }
  const d = polygon([[-12, SIZE + 2], ...points, [SIZE + 12, SIZE + 2]]);
  return pillar(scene, side, fill, edge) + blades(scene, faction, fill) + path(d, { fill, stroke: edge, 'stroke-width': 0.9, 'stroke-opacity': 0.5 });
}

/** Something tall at the edge, on the side that is away from the light: a rock, or what the faction builds. */
function pillar({ drawing, faction }: Scene, side: number, fill: string, edge: string): string {
  if (drawing.next() < 0.25) return '';
  const x = 160 + side * drawing.between(150, 166);
  const tall = drawing.between(110, 190);
  const build = TALL[faction];
  const d = build ? build(drawing, x, SIZE, tall).d : rock(drawing, x, tall * 0.8, side);
  return path(d, { fill, stroke: edge, 'stroke-width': 0.8, 'stroke-opacity': 0.4 });
}

function rock(drawing: Drawing, x: number, tall: number, side: number): string {
  const at = (dx: number, dy: number): [number, number] => [x - side * (dx + drawing.between(-4, 4)), SIZE - tall * dy];
  return polygon([at(-30, 1), at(6, 1), at(14, 0.86), at(11, 0.66), at(22, 0.5), at(20, 0.3), at(38, 0.12), at(56, 0), at(-30, 0)]);
}

/** Grass, shards or embers by faction. */
function blades({ drawing }: Scene, faction: string, fill: string): string {
  const [wide, tall] = { playhouse: [5, 34], rim: [1.4, 22], mast: [1.1, 40], stokers: [4, 18] }[faction] ?? [1.6, 14];
  const d = Array.from({ length: 16 }, (_, i) => {
    const x = 160 + (i % 2 ? 1 : -1) * drawing.between(70, 160);
    const lean = drawing.between(-0.3, 0.3) * tall!;
    return polygon([[x - wide!, 318], [x + lean, 308 - tall! * drawing.between(0.3, 1)], [x + wide!, 318]]);
  });
  return path(d.join(''), { fill });
}

/** People who look up, for scale. */
export function onlookers({ drawing, sky }: Scene, y: number, count: number): string {
  const d = Array.from({ length: count }, (_, i) => {
    const x = 160 + (i % 2 ? 1 : -1) * drawing.between(66, 140);
    const h = drawing.between(11, 16);
    return `M${(x - h * 0.2).toFixed(1)} ${y}L${(x - h * 0.16).toFixed(1)} ${(y - h * 0.7).toFixed(1)}h${(h * 0.32).toFixed(1)}L${(x + h * 0.2).toFixed(1)} ${y}Zm${(h * 0.2).toFixed(1)} ${(-h * 0.98).toFixed(1)}a${(h * 0.14).toFixed(1)} ${(h * 0.14).toFixed(1)} 0 1 0 .1 0Z`;
  });
  return path(d.join(''), { fill: sky.near, stroke: sky.sun, 'stroke-width': 0.5, 'stroke-opacity': 0.6 });
}

/** Birds, far away. */
export function birds({ drawing, sky }: Scene): string {
  const [x, y] = [drawing.between(40, 220), drawing.between(56, 120)];
  const d = Array.from({ length: 5 }, () => `M${(x + drawing.between(-30, 50)).toFixed(1)} ${(y + drawing.between(-14, 14)).toFixed(1)}q3 -4 5 0q2.4 -4 5.4 -.4`);
  return path(d.join(''), { fill: 'none', stroke: sky.near, 'stroke-width': 1.1, 'stroke-opacity': 0.75 });
}

/** Dust behind what drives or flies fast. */
export function dust({ drawing, placed: { box }, sky }: Scene, way: number): string {
  const from = way > 0 ? box.x : box.x + box.width;
  const puffs = Array.from({ length: 9 }, (_, i) =>
    disc(from - way * (i * 13 - 20) + drawing.between(-5, 5), box.y + box.height - 6 - drawing.between(0, 4 + i * 2.4), 7 + i * 2.2, { fill: mix(sky.colours[3], sky.near, 0.2), 'fill-opacity': 0.26 - i * 0.02 }),
  );
  const lines = Array.from({ length: 7 }, () => {
    const [y, start] = [box.y + drawing.between(0.1, 0.95) * box.height, from - way * drawing.between(-30, 20)];
    return `M${start.toFixed(1)} ${y.toFixed(1)}h${(-way * drawing.between(30, 110)).toFixed(1)}`;
  });
  return path(lines.join(''), { stroke: lighter(sky.sun, 0.3), 'stroke-width': 1.5, 'stroke-opacity': 0.5, 'stroke-linecap': 'round' }) + puffs.join('');
}

/** A light that lies around three-star cards. */
export function aura(scene: Scene, x: number, y: number): string {
  const { drawing, accent, sky } = scene;
  if (!has(scene, 'grand')) return '';
  const ring = (r: number, width: number, opacity: number) =>
    disc(x, y, r, { fill: 'none', stroke: lighter(mix(accent, sky.sun, 0.5), 0.3), 'stroke-width': width, 'stroke-opacity': opacity });
  return glow(drawing, x, y, 150, mix(accent, sky.sun, 0.6), 0.6) + ring(112, 2, 0.55) + ring(118, 0.8, 0.5) + ring(128, 7, 0.12);
}
