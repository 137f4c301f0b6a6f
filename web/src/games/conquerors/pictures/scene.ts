/** Scenes of Planetary Conquerors: a place for each type, in which the motif stands or floats. */
import { turned } from '../../../pictures/colour';
import { Drawing, whole } from '../../../pictures/drawing';
import { fit, place } from '../../../pictures/lit';
import type { Motif } from '../../../pictures/motif';
import type { Plan } from '../../../pictures/plans';
import { vignette } from '../../../pictures/scenery';
import { ACCENTS, PALETTES, type Palette } from '../palette';
import { darkness, space } from './beyond';
import { battlefield, mine, settlement } from './outside';
import { GROUND, type Scene } from './stage';

const STANDING = { x: 42, y: 74, width: 236, height: GROUND - 74 };
const FLOATING = { x: 55, y: 52, width: 210, height: 206 };

const SCENES: Record<string, (scene: Scene) => void> = {
  miner: mine,
  building: settlement,
  warrior: battlefield,
  trap: darkness,
  spell: space,
  base: settlement,
  back: space,
};

export function compose(plan: Plan, motif: Motif): string {
  const drawing = new Drawing(plan.id);
  const palette = weathered(drawing, PALETTES[plan.kind] ?? PALETTES.base!);
  const stands = !['trap', 'spell', 'back'].includes(plan.kind);
  const spot = fit(motif.box, stands ? STANDING : FLOATING, stands, stands ? 0 : drawing.between(-5, 5));
  const accent = plan.words.map((word) => ACCENTS[word]).find(Boolean) ?? ACCENTS.gold!;
  const scene: Scene = { drawing, plan, palette, accent, placed: place(drawing, motif, spot) };
  drawing.add(whole({ fill: drawing.down([0, palette.sky[0]], [0.58, palette.sky[1]], [0.9, palette.sky[2]]) }));
  (SCENES[plan.kind] ?? battlefield)(scene);
  drawing.add(vignette(drawing, 0.62));
  return drawing.svg();
}

/** No two skies are quite the same. */
function weathered(drawing: Drawing, palette: Palette): Palette {
  const [turn, light] = [drawing.between(-14, 14) * palette.sway, drawing.pick([1, 0.8, 1.18])];
  const [top, middle, horizon] = palette.sky.map((colour) => turned(colour, turn, light));
  return { ...palette, sky: [top!, middle!, horizon!], haze: turned(palette.haze, turn) };
}
