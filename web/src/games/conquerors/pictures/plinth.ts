/** What small things lie on, where their card's faction lives. */
import { lighter, mix } from '../../../pictures/colour';
import { disc, path, polygon, SIZE, tag } from '../../../pictures/drawing';
import type { Scene } from './stage';

/** What small things lie on: a block with its faction's stripe, a boulder, a crate. */
export function plinth(scene: Scene): string {
  const { drawing, placed, framing, sky } = scene;
  const y = framing.frame.y + framing.frame.height - 3;
  const half = Math.max(58, placed.box.width * 0.5 + 16);
  const under = tag('ellipse', { cx: 160, cy: y + 3, rx: half * 0.72, ry: 7, fill: sky.near, 'fill-opacity': 0.6 });
  const kinds = { registry: [block], rim: [crate, boulder], stokers: [boulder, block], mast: [block, boulder], playhouse: [stage], frontier: [crate, boulder] }[scene.faction];
  return drawing.pick(kinds ?? [boulder])(scene, y, half) + under;
}

/** From the lit side to the dark one. */
function sides({ drawing, sky, sun }: Scene, half: number, tone: string): string {
  const stops: [number, string][] = [[0, lighter(mix(tone, sky.sun, 0.3), 0.1)], [0.5, tone], [1, mix(tone, sky.near, 0.75)]];
  const line = sun.x < 160 ? [160 - half, 0, 160 + half, 0] : [160 + half, 0, 160 - half, 0];
  return drawing.linear(line, stops, true);
}

function slab(scene: Scene, y: number, half: number, tone: string): string {
  const rim = { stroke: lighter(scene.sky.sun, 0.3), 'stroke-width': 1.1, 'stroke-opacity': 0.8 };
  return (
    path(polygon([[160 - half, y + 12], [160 - half + 12, y - 4], [160 + half - 12, y - 4], [160 + half, y + 12]]), { fill: mix(tone, scene.sky.sun, 0.45) }) +
    path(polygon([[160 - half, y + 12], [160 + half, y + 12], [160 + half - 4, SIZE], [160 - half + 4, SIZE]]), { fill: sides(scene, half, tone) }) +
    path(`M${160 - half} ${y + 12}h${2 * half}`, rim)
  );
}

const stoneOf = ({ sky }: Scene) => mix(mix(sky.near, sky.colours[2], 0.5), '#b8aca8', 0.25);

function block(scene: Scene, y: number, half: number): string {
  return slab(scene, y, half, stoneOf(scene)) + path(`M${160 - half + 1} ${y + 24}h${2 * half - 2}`, { stroke: scene.banner, 'stroke-width': 6, 'stroke-opacity': 0.65 });
}

function crate(scene: Scene, y: number, half: number): string {
  const tone = mix('#a8733f', scene.sky.near, 0.3);
  const boards = [0.22, 0.5, 0.78].map((share) => `M${160 - half + 2 * half * share} ${y + 13}V320`).join('') + `M${160 - half + 3} ${y + 34}L${160 + half - 3} ${y + 60}`;
  return slab(scene, y, half, tone) + path(boards, { fill: 'none', stroke: scene.sky.near, 'stroke-width': 2.2, 'stroke-opacity': 0.6 });
}

function boulder(scene: Scene, y: number, half: number): string {
  const { drawing, sky } = scene;
  const tone = stoneOf(scene);
  const top: [number, number][] = [[-1.02, 24], [-0.86, 5], [-0.5, -3], [0.1, -5], [0.62, -2], [0.9, 6], [1.05, 26]].map(([x, dy]) => [160 + x! * half, y + dy! + drawing.between(-1, 1)]);
  const crack = `M${160 + drawing.between(-0.5, 0.5) * half} ${y + 12}l${drawing.between(-14, 14)} 18 ${drawing.between(-12, 12)} 14 ${drawing.between(-12, 12)} 20`;
  const ledge: [number, number][] = [[-0.86, 5], [-0.5, -3], [0.1, -5], [0.62, -2], [0.9, 6], [0.3, 15], [-0.4, 13]].map(([x, dy]) => [160 + x! * half, y + dy!]);
  return (
    path(polygon([[160 - half * 1.3, SIZE], ...top, [160 + half * 1.3, SIZE]]), { fill: sides(scene, half, tone), stroke: sky.sun, 'stroke-width': 0.9, 'stroke-opacity': 0.5 }) +
    path(polygon(ledge), { fill: mix(tone, sky.sun, 0.4) }) +
    path(crack, { fill: 'none', stroke: sky.near, 'stroke-width': 1.6, 'stroke-opacity': 0.6 })
  );
}

/** Boards of a stage, with its lamps. */
function stage(scene: Scene, y: number, half: number): string {
  const { sky, banner } = scene;
  const lamps = [-0.75, -0.25, 0.25, 0.75].map((at) => disc(160 + at * half, y + 22, 3.4, { fill: lighter(sky.sun, 0.5), stroke: sky.sun, 'stroke-width': 4, 'stroke-opacity': 0.35 }));
  return slab(scene, y, half * 1.16, mix(banner, sky.near, 0.55)) + lamps.join('');
}
