/** What surfaces are covered with: plates and rivets, grain, folds, courses of stone. Lines, dark with light beside them. */
import { n } from '../../../lib/emblems';
import { group, path, type Drawing } from '../../../pictures/drawing';
import type { Placed } from '../../../pictures/lit';
import type { Box } from '../../../pictures/path';

type Lines = (drawing: Drawing, box: Box) => string;

const rows = (count: number, line: (share: number, i: number) => string) => Array.from({ length: count }, (_, i) => line((i + 0.5) / count, i)).join('');

/** Plates: seams across and down, with rivets along them. */
const plates: Lines = (drawing, { x, y, width, height }) =>
  rows(3, (share) => {
    const at = y + height * (share + drawing.between(-0.1, 0.1));
    const bend = drawing.between(-10, 10);
    const rivets = rows(9, (part) => `M${n(x + width * part)} ${n(at + 5 + bend * (part - 0.5) * 0.6)}h.1`);
    return `M${n(x)} ${n(at - bend / 3)}Q${n(x + width / 2)} ${n(at + bend)} ${n(x + width)} ${n(at + bend / 3)}${rivets}`;
  }) + rows(2, (share) => `M${n(x + width * (share + drawing.between(-0.14, 0.14)))} ${n(y)}v${n(height)}`);

/** Grain that runs with the length. */
const fibres: Lines = (drawing, { x, y, width, height }) =>
  rows(13, (share) => {
    const at = x + width * (share + drawing.between(-0.03, 0.03));
    return `M${n(at)} ${n(y + height * drawing.between(0, 0.3))}q${n(drawing.between(-6, 6))} ${n(height * 0.3)} ${n(drawing.between(-4, 4))} ${n(height * drawing.between(0.4, 0.9))}`;
  });

/** Folds that fall from above and spread. */
const folds: Lines = (drawing, { x, y, width, height }) =>
  rows(8, (share) => {
    const top = x + width * (0.5 + (share - 0.5) * 0.6);
    const foot = x + width * (0.5 + (share - 0.5) * 1.25 + drawing.between(-0.04, 0.04));
    return `M${n(top)} ${n(y + height * drawing.between(0.1, 0.5))}Q${n(top + drawing.between(-8, 8))} ${n(y + height * 0.7)} ${n(foot)} ${n(y + height)}`;
  });

/** Courses of stone, and a crack. */
const courses: Lines = (drawing, { x, y, width, height }) => {
  const tall = 17;
  return rows(Math.ceil(height / tall), (_, i) => {
    const at = y + i * tall + drawing.between(-1.5, 1.5);
    const joints = rows(4, (share) => `M${n(x + width * (share + (i % 2) * 0.12 + drawing.between(-0.05, 0.05)))} ${n(at)}v${tall}`);
    return drawing.next() < 0.75 ? `M${n(x + width * drawing.between(0, 0.3))} ${n(at)}h${n(width * drawing.between(0.3, 0.7))}${joints}` : '';
  });
};

/** Short strokes all over: hair, bark, wear. */
const strokes: Lines = (drawing, { x, y, width, height }) =>
  rows(46, () => {
    const [length, lean] = [drawing.between(6, 16), drawing.between(-4, 4)];
    return `M${n(x + width * drawing.next())} ${n(y + height * drawing.next())}q${n(lean)} ${n(length * 0.4)} ${n(lean * 0.6)} ${n(length)}`;
  });

/** Engraved arcs around the middle. */
const arcs: Lines = (drawing, { x, y, width, height }) =>
  rows(6, (share) => {
    const r = Math.max(width, height) * (0.12 + share * 0.5);
    const [cx, cy] = [x + width / 2, y + height * 0.42];
    return `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 ${drawing.pick([0, 1])} ${n(cx + r)} ${n(cy)}`;
  });

const GRAINS: Readonly<Record<string, Lines>> = { steel: plates, wood: fibres, cloth: folds, stone: courses, leather: strokes, fur: strokes, scales: strokes, bone: strokes, brass: arcs };

export function grain(drawing: Drawing, { box, clip }: Placed, stuff: string): string {
  const lines = GRAINS[stuff];
  if (!lines) return '';
  const d = lines(drawing, box);
  const line = { d, fill: 'none', 'stroke-width': 1.3, 'stroke-linecap': 'round' };
  return group(
    { 'clip-path': `url(#${clip})` },
    path(d, { ...line, stroke: '#fff', 'stroke-opacity': 0.2, transform: 'translate(1.2 1.2)' }),
    path(d, { ...line, stroke: '#160c1c', 'stroke-opacity': 0.24 }),
  );
}
