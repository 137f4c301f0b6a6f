/** Who wears a helmet or a mask: shoulders, a hood, and a face that is guessed. */
import { lighter, mix } from '../../../pictures/colour';
import { path, tag } from '../../../pictures/drawing';
import type { Scene } from './stage';

/** Shoulders under a head: a coat in its faction's colour. */
export function shoulders(scene: Scene): string {
  const { drawing, placed: { box }, sky, sun, banner } = scene;
  const masked = scene.name === 'mask';
  const [x, w, y] = [box.x + box.width / 2, Math.max(74, box.width * 0.5), masked ? 248 : box.y + box.height];
  const coat = mix(banner, sky.near, 0.35);
  const near = sun.x < 160;
  const d = `M${x - w * 1.75} 322C${x - w * 1.6} ${y + 26} ${x - w * 0.9} ${y + 14} ${x - w * 0.5} ${y - 6}L${x - w * 0.34} ${y - 26}H${x + w * 0.34}L${x + w * 0.5} ${y - 6}C${x + w * 0.9} ${y + 14} ${x + w * 1.6} ${y + 26} ${x + w * 1.75} 322Z`;
  const collar = `M${x - w * 0.62} ${y - 16}L${x} ${y + 40}L${x + w * 0.62} ${y - 16}L${x + w * 0.44} ${y - 30}L${x} ${y + 8}L${x - w * 0.44} ${y - 30}Z`;
  const lit = lighter(mix(coat, sky.sun, 0.35), 0.05);
  const stops: [number, string][] = near ? [[0, lit], [0.45, coat], [1, sky.near]] : [[0, sky.near], [0.55, coat], [1, lit]];
  const rim = { stroke: lighter(sky.sun, 0.3), 'stroke-width': 1.2, 'stroke-opacity': 0.6 };
  const hood = `M${x - w * 1.05} ${y + 12}C${x - w * 1.3} ${y - 120} ${x - w * 0.7} 62 ${x} 50C${x + w * 0.7} 62 ${x + w * 1.3} ${y - 120} ${x + w * 1.05} ${y + 12}Z`;
  // Where no face is, one is guessed in the dark.
  const [rx, ry] = masked ? [w * 0.86, 84] : [Math.min(box.width * 0.33, 62), Math.max(46, box.height * 0.36)];
  const face = tag('ellipse', { cx: x, cy: masked ? 168 : y - box.height * 0.3, rx, ry, fill: mix(sky.near, coat, 0.16), stroke: sky.sun, 'stroke-width': 1, 'stroke-opacity': 0.45 });
  const fill = drawing.linear([x - w * 1.6, 0, x + w * 1.6, 0], stops, true);
  return (
    (masked ? path(hood, { fill, ...rim }) : '') +
    path(d, { fill, ...rim }) +
    tag('ellipse', { cx: x, cy: y - 2, rx: w * 0.7, ry: 18, fill: '#000', 'fill-opacity': 0.4 }) +
    face +
    path(collar, { fill: mix(coat, sky.near, 0.4), ...rim })
  );
}
