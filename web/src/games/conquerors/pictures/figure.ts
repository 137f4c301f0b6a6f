/** The motif in its place: its companions, its shadow, and what its card's rules make of it. */
import { darker, lighter, mix } from '../../../pictures/colour';
import { disc, group, path, use, whole } from '../../../pictures/drawing';
import { modelled, type Daylight } from '../../../pictures/modelled';
import { sparks } from '../../../pictures/scenery';
import { PALETTES } from '../palette';
import { afar, has, mistOf, type Scene } from './stage';
import { grain } from './grain';
import { paintOf, stuffOf } from './stuffs';

export function figure(scene: Scene): string {
  const { drawing, accent, placed } = scene;
  const stuff = stuffOf(scene);
  const body = modelled(drawing, placed, paintOf(scene, stuff), lightOf(scene)) + (stuff ? grain(drawing, placed, stuff) : '');
  return [
    has(scene, 'illusion') ? hologram(scene, body) : body,
    has(scene, 'shielding') ? bubble(scene) : '',
    sparks(drawing, has(scene, 'plain') ? 8 : has(scene, 'grand') ? 30 : 16, accent, 40, 300),
  ].join('');
}

function lightOf(scene: Scene): Daylight {
  const { sky, sun, placed: { box } } = scene;
  const [x, y] = [sun.x - (box.x + box.width / 2), -Math.max(60, box.y + box.height / 2 - sun.y + 40)];
  const length = Math.hypot(x, y);
  return {
    towards: [x / length, y / length],
    sun: sky.sun,
    shade: mix((PALETTES[scene.plan.kind] ?? PALETTES.base!).shade, sky.near, 0.3),
    bounce: lighter(sky.colours[2], 0.1),
    mist: mix(mistOf(scene), sky.near, 0.35),
  };
}

/** The long shadow towards the eye, away from the light. */
export function shadow({ drawing, placed: { figure: motif, box }, sun, sky }: Scene): string {
  const [x, foot] = [box.x + box.width / 2, box.y + box.height - 3];
  const slant = Math.max(-1.2, Math.min(1.2, (x - sun.x) / 90));
  const fill = drawing.define((id) => `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${darker(sky.near, 0.5)}" stop-opacity=".75"/><stop offset="1" stop-color="${sky.near}" stop-opacity="0"/></linearGradient>`);
  const matrix = `matrix(1 0 ${(-slant).toFixed(2)} -.42 ${(slant * foot).toFixed(1)} ${(foot * 1.42).toFixed(1)})`;
  return (
    use(motif, { transform: matrix, fill: `url(#${fill})` }) +
    `<ellipse cx="${x.toFixed(1)}" cy="${(foot + 1).toFixed(1)}" rx="${(box.width * 0.5).toFixed(1)}" ry="8" fill="${drawing.radial([[0, '#000000', 0.7], [1, '#000000', 0]])}"/>`
  );
}

/** Others of its kind, smaller and in the haze; those that stand, on a line. */
export function companions(scene: Scene, places: readonly (readonly [x: number, foot: number, size: number, distance: number])[]): string {
  const { drawing, placed: { figure: motif, outline, box }, sky } = scene;
  return places
    .map(([x, foot, size, distance]) => {
      const way = drawing.pick([1, -1]);
      const move = `translate(${(x - way * (box.x + box.width / 2) * size).toFixed(1)} ${(foot - (box.y + box.height) * size).toFixed(1)}) scale(${(way * size).toFixed(3)} ${size.toFixed(3)})`;
      const colour = afar(scene, distance);
      const fill = drawing.down([0, mix(colour, sky.sun, 0.22)], [0.4, colour], [1, mix(colour, mistOf(scene), 0.45)]);
      return use(outline, { transform: move, fill: darker(colour, 0.3) }) + use(motif, { transform: move, fill });
    })
    .join('');
}

/** An illusion: it can be seen through, and its colours do not quite meet. */
function hologram({ drawing, placed }: Scene, body: string): string {
  const lines = drawing.define(
    (id) =>
      `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1.5" fill="#041018"/></pattern>`,
  );
  const ghost = (x: number, fill: string) =>
    use(placed.figure, { transform: `translate(${x} 0)`, fill, 'fill-opacity': 0.5 });
  return (
    ghost(-9, '#35e8ff') +
    ghost(9, '#ff4fd8') +
    group({ opacity: 0.84 }, body) +
    group({ 'clip-path': `url(#${placed.clip})` }, whole({ fill: `url(#${lines})`, 'fill-opacity': 0.42 }))
  );
}

/** A shield around whoever is shielded. */
function bubble({ drawing, placed: { box } }: Scene): string {
  const [x, y] = [box.x + box.width / 2, Math.min(box.y + box.height / 2, 176)];
  const fill = drawing.radial([
    [0.7, '#bfe4ff', 0],
    [0.93, '#9fd0ff', 0.32],
    [1, '#e6f6ff', 0.75],
  ]);
  const gloss = `M${(x - 84).toFixed(1)} ${(y - 46).toFixed(1)}A98 98 0 0 1 ${(x - 26).toFixed(1)} ${(y - 94).toFixed(1)}`;
  return (
    disc(x, y, 114, { fill }) +
    path(gloss, { fill: 'none', stroke: '#fff', 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-opacity': 0.75 })
  );
}
