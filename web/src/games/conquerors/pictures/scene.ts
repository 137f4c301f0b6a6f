/** Scenes of Planetary Conquerors: a place for each type, in the light of an hour, in the land of the card's faction. */
import { Drawing } from '../../../pictures/drawing';
import { fit, place } from '../../../pictures/lit';
import type { Motif } from '../../../pictures/motif';
import type { Plan } from '../../../pictures/plans';
import { vignette } from '../../../pictures/scenery';
import { ACCENTS, BANNERS } from '../palette';
import { darkness, space } from './beyond';
import { framingOf } from './framing';
import { battlefield, mine, settlement } from './outside';
import { skyOf } from './skies';
import { has, type Scene } from './stage';

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
  const faction = plan.words.find((word) => word in BANNERS) ?? drawing.pick(Object.keys(BANNERS));
  const banner = BANNERS[faction]!;
  const accent = plan.words.map((word) => ACCENTS[word]).find(Boolean) ?? ACCENTS.gold!;
  const [name, framing] = framingOf(plan.kind, plan.words);
  const spot = fit(motif.box, framing.frame, !framing.floats, swing(drawing, framing.lean));
  spot.x += swing(drawing, framing.aside);
  const placed = place(drawing, motif, spot);
  const sun = { x: drawing.pick([drawing.between(56, 110), drawing.between(210, 264)]), y: framing.horizon - drawing.between(50, 120) };
  const scene: Scene = { drawing, plan, placed, name, framing, sky: skyOf(drawing, plan.kind, banner), sun, accent, faction, banner };
  if (has(scene, 'grand')) Object.assign(sun, { x: 160 + (sun.x - 160) * 0.5, y: 116 });
  (SCENES[plan.kind] ?? battlefield)(scene);
  drawing.add(vignette(drawing, 0.5));
  return drawing.svg();
}

const swing = (drawing: Drawing, most = 0) => drawing.between(-most, most);
