/** Pictures of cards that have none: a place in space, drawn from the card's id. */
import { chance } from '../../lib/emblems';

export interface Picture {
  sky: [string, string];
  /** x, y, radius of each star. */
  stars: [number, number, number][];
  planet: { x: number; y: number; r: number; light: string; dark: string; bands: string[]; ring: string | null };
  /** The ground at the bottom. */
  ground: string;
  groundColour: string;
}

/** The picture of a card, 100 wide and 64 high. `hue` is that of its type. */
export function picture(id: string, hue: number): Picture {
  const next = chance(id);
  const between = (low: number, high: number) => low + next() * (high - low);
  const sky = hue + between(-50, 50);
  const stars = Array.from({ length: 16 }, (): [number, number, number] => [
    Math.round(between(0, 100)),
    Math.round(between(0, 46)),
    Math.round(between(3, 9)) / 10,
  ]);
  const r = between(9, 22);
  const x = between(12, 88);
  const y = between(8, 34);
  const planetHue = Math.round(hue + between(60, 240));
  const bands = Array.from({ length: Math.floor(between(0, 4)) }, () => {
    const height = between(-r * 0.7, r * 0.7);
    const half = Math.sqrt(Math.max(0, r * r - height * height));
    return `M${(x - half).toFixed(1)} ${(y + height).toFixed(1)}q${half.toFixed(1)} ${between(1, 4).toFixed(1)} ${(2 * half).toFixed(1)} 0`;
  });
  const tilt = between(-8, 8);
  const ring =
    next() < 0.45
      ? `M${(x - r * 1.7).toFixed(1)} ${(y + tilt).toFixed(1)}Q${x.toFixed(1)} ${(y + r * 0.7).toFixed(1)} ${(x + r * 1.7).toFixed(1)} ${(y - tilt).toFixed(1)}`
      : null;
  const hills: string[] = ['M0 64', `L0 ${between(48, 56).toFixed(1)}`];
  for (let at = 1; at <= 6; at++) hills.push(`L${((at * 100) / 6).toFixed(1)} ${between(45, 58).toFixed(1)}`);
  return {
    sky: [`hsl(${Math.round(sky)} 55% 11%)`, `hsl(${Math.round(sky + 35)} 50% 30%)`],
    stars,
    planet: {
      x: Math.round(x),
      y: Math.round(y),
      r: Math.round(r),
      light: `hsl(${planetHue} 50% 58%)`,
      dark: `hsl(${planetHue} 50% 24%)`,
      bands,
      ring,
    },
    ground: `${hills.join('')}L100 64Z`,
    groundColour: `hsl(${Math.round(hue)} 30% 15%)`,
  };
}

