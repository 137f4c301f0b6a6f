/** Pictures for the cards of any game: a motif named like the card, in a place coloured by its name. */
import { inkOf, seed } from '../../../lib/emblems';
import { darker, hsl, lighter, mix } from '../../../pictures/colour';
import { Drawing, SIZE, whole } from '../../../pictures/drawing';
import { fit, lit, place } from '../../../pictures/lit';
import type { Motif } from '../../../pictures/motif';
import { motifFor, type PictureKit, type Plan } from '../../../pictures/plans';
import * as scenery from '../../../pictures/scenery';

const GROUND = 286;
const FRAME = { x: 46, y: 72, width: 228, height: GROUND - 72 };
const SPARE = [
  'crystal-ball',
  'treasure-map',
  'castle',
  'galleon',
  'wolf-head',
  'sun',
  'tied-scroll',
  'oak',
  'lantern',
  'crown-coin',
  'anvil',
  'hourglass',
];

function compose(plan: Plan, motif: Motif): string {
  const drawing = new Drawing(plan.id);
  const { hue } = inkOf(plan.kind);
  const [low, high, accent] = [hsl(hue, 0.55, 0.48), hsl(hue, 0.6, 0.12), hsl(hue + 180, 0.85, 0.7)];
  const haze = lighter(low, 0.35);
  const placed = place(drawing, motif, fit(motif.box, FRAME, true));
  const orb = {
    x: drawing.between(60, 260),
    y: drawing.between(60, 110),
    r: drawing.between(30, 66),
    colour: hsl(hue + 40, 0.5, 0.5),
  };
  const look = {
    lit: '#ffffff',
    mid: hsl(hue + 180, 0.32, 0.82),
    deep: hsl(hue + 180, 0.25, 0.32),
    accent,
    bounce: haze,
    light: [-0.64, -0.77] as const,
  };
  drawing.add(
    whole({ fill: drawing.down([0, high], [0.6, mix(high, low, 0.6)], [0.9, low]) }),
    scenery.stars(drawing, 20, 130),
  );
  drawing.add(scenery.clouds(drawing, haze, 0.5, 262), scenery.planet(drawing, orb, drawing.next() < 0.4));
  drawing.add(
    scenery.ridge(drawing, drawing.pick(scenery.RIDGES), 232, 46, mix(low, high, 0.35)),
    scenery.haze(drawing, 170, 72, haze, 0.55),
  );
  drawing.add(scenery.ridge(drawing, 'dunes', 262, 14, darker(low, 0.62)), scenery.contact(drawing, placed, GROUND));
  drawing.add(lit(drawing, placed, look), scenery.sparks(drawing, 18, accent, 40, SIZE), scenery.vignette(drawing));
  return drawing.svg();
}

const kit: PictureKit = {
  plans: {},
  spare: SPARE,
  signs: [],
  planOf: ({ id, name, motif }, motifs) => ({
    id,
    kind: id,
    motif: motif || (motifFor(`${id} ${name}`, motifs) ?? SPARE[seed(id) % SPARE.length]!),
    words: [],
  }),
  compose,
};

export default kit;
