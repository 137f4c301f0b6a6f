/** How motifs are seen: heads close, giants from below, vehicles small on a wide plain. */
import type { Box } from '../../../pictures/path';

export interface Framing {
  /** What the motif must fit into; it stands on the lower edge unless it floats. */
  frame: Box;
  /** The line where the land meets the sky. */
  horizon: number;
  floats?: boolean;
  /** How far it may stand beside the middle, and lean. */
  aside?: number;
  lean?: number;
}

const frame = (width: number, top: number, foot: number): Box => ({ x: 160 - width / 2, y: top, width, height: foot - top });

export const FRAMINGS: Readonly<Record<string, Framing>> = {
  head: { frame: frame(190, 62, 252), horizon: 214 },
  mask: { frame: frame(164, 92, 216), horizon: 214 },
  bust: { frame: frame(276, 64, 326), horizon: 214 },
  giant: { frame: frame(268, 48, 296), horizon: 262 },
  vehicle: { frame: frame(216, 96, 280), horizon: 226, aside: 18, lean: 2 },
  tool: { frame: frame(190, 60, 296), horizon: 224, lean: 7 },
  thing: { frame: frame(208, 82, 252), horizon: 208 },
  building: { frame: frame(228, 66, 282), horizon: 236, aside: 10 },
  figure: { frame: frame(224, 62, 290), horizon: 232, aside: 14 },
  floating: { frame: frame(214, 54, 258), horizon: 250, floats: true, lean: 5 },
};

const BY_KIND: Readonly<Record<string, string>> = { building: 'building', base: 'building', trap: 'floating', spell: 'floating', back: 'floating' };

/** The way that a card's words name, else its kind's. */
export function framingOf(kind: string, words: readonly string[]): [string, Framing] {
  const name = words.find((word) => word in FRAMINGS) ?? BY_KIND[kind] ?? 'figure';
  return [name, FRAMINGS[name]!];
}
