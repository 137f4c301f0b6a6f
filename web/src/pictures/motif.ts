/** A silhouette taken apart: body, pieces, holes. A motif drawn in one colour looks like a stencil. */
import { boxOf, contoursOf, perimeterOf, windingOf, type Box, type Contour, type Point } from './path';

export interface Motif {
  /** The whole figure, with its holes. */
  figure: string;
  /** Without holes: what stands between the eye and the sky. */
  outline: string;
  /** What it consists of, each with its own holes; the largest first. */
  body: string[];
  /** How large each part of the body is, of the largest. */
  shares: number[];
  /** Small pieces beside the largest, of a second material. */
  pieces: string[];
  /** Small holes: windows, eyes, gems. */
  holes: string[];
  box: Box;
  /** About how thick its strokes are. */
  thickness: number;
}

const SMALL_PIECE = 0.2; // of the largest
const SMALL_HOLE: readonly [number, number] = [0.0006, 0.07]; // of the box

export function motifOf(d: string): Motif {
  const contours = contoursOf(d);
  const found = contours.map((contour) => ({ contour, ...placeOf(contour, contours) }));
  const solids = found.filter(({ hole, parent }) => !hole && (!parent || isHole(parent, found)));
  const holes = found.filter(({ hole }) => hole);
  const outer = solids.filter(({ parent }) => !parent);
  const sorted = [...solids].sort((one, two) => size(two.contour) - size(one.contour));
  const most = size(sorted[0]!.contour);
  const partOf = (contour: Contour) =>
    contour.d +
    holes
      .filter(({ parent }) => parent === contour)
      .map((one) => one.contour.d)
      .join('');
  const isPiece = (contour: Contour) => size(contour) < SMALL_PIECE * most;
  const body = sorted.map(({ contour }) => contour).filter((contour) => !isPiece(contour));
  const box = boxOf(outer.flatMap(({ contour }) => contour.points));
  return {
    figure: sorted.map(({ contour }) => partOf(contour)).join(''),
    outline: outer.map(({ contour }) => contour.d).join(''),
    body: body.map((contour) => partOf(contour)),
    shares: body.map((contour) => size(contour) / most),
    pieces: sorted.filter(({ contour }) => isPiece(contour)).map(({ contour }) => partOf(contour)),
    holes: holes.filter(({ contour }) => isSmall(contour, box)).map(({ contour }) => contour.d),
    box,
    thickness: thicknessOf(contours),
  };
}

const size = (contour: Contour) => Math.abs(contour.area);

function isSmall(contour: Contour, box: Box): boolean {
  const share = size(contour) / (box.width * box.height);
  return share >= SMALL_HOLE[0] && share <= SMALL_HOLE[1];
}

function isHole(contour: Contour, found: readonly { contour: Contour; hole: boolean }[]): boolean {
  return found.some((one) => one.contour === contour && one.hole);
}

/** The smallest contour around this one, and whether the figure has a hole here. */
function placeOf(contour: Contour, all: readonly Contour[]): { parent: Contour | null; hole: boolean } {
  const inside = insideOf(contour);
  const around = all.filter(
    (one) => one !== contour && size(one) > size(contour) && windingOf(one.points, inside) !== 0,
  );
  const winding = around.reduce((sum, one) => sum + windingOf(one.points, inside), windingOf(contour.points, inside));
  const parent = around.reduce<Contour | null>((best, one) => (!best || size(one) < size(best) ? one : best), null);
  return { parent, hole: winding === 0 };
}

/** A point just inside a contour. */
function insideOf({ points, area }: Contour): Point {
  const step = area > 0 ? 0.3 : -0.3;
  let longest = 0;
  let found: Point = points[0]!;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    if (length <= longest) return;
    longest = length;
    found = [(x + nextX) / 2 - ((nextY - y) / length) * step, (y + nextY) / 2 + ((nextX - x) / length) * step];
  });
  return found;
}

function thicknessOf(contours: readonly Contour[]): number {
  const area = Math.abs(contours.reduce((sum, contour) => sum + contour.area, 0));
  return (2 * area) / contours.reduce((sum, contour) => sum + perimeterOf(contour.points), 0);
}
