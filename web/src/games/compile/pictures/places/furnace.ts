import { lighter, mix } from '../../../../pictures/colour';
import { group, SIZE } from '../../../../pictures/drawing';
import { ridge } from '../../../../pictures/scenery';
import { fog, veins } from '../fog';
import { blend, painted, ramp, step } from '../painting';
import { air, distant, flare, soft, veil, type Place, type World } from './world';

const SHORE = 214;

/** A lake of fire between dark walls. */
export const furnace: Place = {
  behind(world) {
    const { drawing, x, ink, other, power } = world;
    drawing.add(heat(world), flare(drawing, x, SHORE, 150, other, 0.45 + 0.3 * power));
    drawing.add(fold(ridge(drawing, 'spikes', 52, 60, distant(world, 0.55))), ridge(drawing, 'crags', SHORE + 4, 84, distant(world, 0.25)));
    drawing.add(veil(drawing, SHORE, 80, other, 0.5), lake(world), veil(drawing, SHORE + 2, 20, lighter(other, 0.4), 0.8));
    drawing.add(flare(drawing, x, SIZE, 170, ink, 0.35), veil(drawing, SHORE - 60, 200, mix(ink, other, 0.3), 0.12));
  },
  front(world) {
    const { drawing } = world;
    drawing.add(soft(distant(world, 1), ridge(drawing, 'crags', 324, 40, distant(world, 1)), fold(ridge(drawing, 'spikes', 30, 44, distant(world, 1)))));
  },
};

/** From above. */
const fold = (inside: string) => group({ transform: `translate(0 ${SIZE}) scale(1 -1) translate(0 ${SIZE - 52})` }, inside);

function heat(world: World): string {
  const colours = air(world);
  return painted((x, y) => {
    const smoke = fog(1, x + 60 * fog(2, x, y, 2), y * 1.2 + 90, 3);
    return colours(0.12 + 0.72 * (y / SHORE) ** 1.7 - 0.4 * (Math.abs(x - world.x) / SIZE) + 0.75 * (smoke - 0.48));
  });
}

/** The lake alone, below the shore: a crust, and what glows in its cracks. */
function lake({ drawing, ink, other, x: sun }: World): string {
  const colours = ramp([0.12, '#0a0204'], [0.4, mix(ink, '#200404', 0.6)], [0.62, ink], [0.8, other], [1, lighter(other, 0.75)]);
  const clip = drawing.define((id) => `<clipPath id="${id}"><rect y="${SHORE}" width="${SIZE}" height="${SIZE - SHORE}"/></clipPath>`);
  const surface = painted((x, y) => {
    const deep = Math.max(4, y - SHORE + 8);
    const [u, v] = [((x - 160) * 90) / deep, 9000 / deep];
    const share = 0.75 * veins(0, u, v, 3) + 0.4 * fog(3, u, v, 4) - 0.1 + 0.5 * step(60, 0, y - SHORE) - 0.3 * (Math.abs(x - sun) / SIZE);
    return blend(colours(share), colours(0), step(280, 360, y));
  });
  return group({ 'clip-path': `url(#${clip})` }, surface);
}
