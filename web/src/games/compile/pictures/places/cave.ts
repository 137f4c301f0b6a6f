import { darker, lighter, mix } from '../../../../pictures/colour';
import { SIZE } from '../../../../pictures/drawing';
import { fog, veins } from '../fog';
import { painted, shone } from '../painting';
import { air, away, distant, face, flare, numbers, soft, times, veil, type Corner, type Place, type World } from './world';

/** A cave of crystals. */
export const cave: Place = {
  behind(world) {
    const { drawing, x, y, ink, other } = world;
    const colours = air(world);
    const light = numbers(ink);
    drawing.add(painted((u, v) => shone(colours(0.9 - 0.98 * away(u, v, x, y, 220) ** 0.75 + 0.35 * (fog(2, u, v, 4) - 0.5)), light, 0.25 * veins(0, u, v, 3) ** 3)));
    drawing.add(flare(drawing, x, y, 140, other, 0.55));
    for (const near of [0.05, 0.35, 0.7]) {
      drawing.add(clusters(world, near), veil(drawing, 250, 150, mix(ink, other, 0.4), 0.3 * (1 - near)));
    }
  },
  front(world) {
    world.drawing.add(soft(distant(world, 1), clusters(world, 1)));
  },
  floor: [276, 0.3],
};

/** Crystals from below and from above, that leave the middle free. */
function clusters(world: World, near: number): string {
  const { drawing } = world;
  return times(Math.round(15 - near * 8), (i) => {
    const side = i % 2 ? 1 : -1;
    const x = 160 + side * (drawing.between(20, 150) * (1 - near * 0.4) + near * 72);
    const above = drawing.next() < 0.4;
    const length = drawing.between(40, 100) * (0.65 + near * 0.5) * (above ? 0.8 : 1);
    return crystal(world, x, above ? -8 : SIZE + 8 - (1 - near) * 66, (above ? 1 : -1) * length, side * drawing.between(0, 0.5) * length * (above ? -0.4 : 1), drawing.between(6, 13) * (0.6 + near), near);
  }).join('');
}

/** Three faces: towards the light, middle, away from it. */
function crystal({ drawing, ink, dark: night, x: sun }: World, x: number, y: number, high: number, lean: number, half: number, near: number): string {
  const up = Math.sign(high);
  const tip: Corner = [x + lean, y + high];
  const shoulder = high - up * half * 1.5;
  const ridge = (at: number): [Corner, Corner] => [[x + at * half, y], [x + lean * 0.82 + at * half, y + shoulder]];
  const [left, inner, right] = [ridge(-1), ridge(drawing.between(-0.3, 0.3)), ridge(1)];
  const dark = darker(mix(ink, night, 0.6), 0.3 + 0.55 * near);
  const bright = mix(lighter(ink, 0.35), darker(mix(ink, night, 0.5), 0.4), near * 0.75);
  const fills = sun < x ? [bright, dark] : [dark, bright];
  const glow = (colour: string) => drawing.linear([0, up < 0 ? 1 : 0, 0, up < 0 ? 0 : 1], [[0, darker(colour, 0.7)], [0.6, colour], [1, lighter(colour, 0.35 * (1 - near))]]);
  return face([left[0], left[1], tip, inner[1], inner[0]], glow(fills[0]!)) + face([inner[0], inner[1], tip, right[1], right[0]], glow(fills[1]!));
}
