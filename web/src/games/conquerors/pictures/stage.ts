/** What a picture is composed of while it is in the making. */
import { mix } from '../../../pictures/colour';
import type { Drawing } from '../../../pictures/drawing';
import type { Placed } from '../../../pictures/lit';
import type { Plan } from '../../../pictures/plans';
import type { Framing } from './framing';
import type { Sky } from './skies';

export interface Scene {
  drawing: Drawing;
  plan: Plan;
  placed: Placed;
  /** How it is seen, by name. */
  name: string;
  framing: Framing;
  sky: Sky;
  /** Where the light is. */
  sun: { x: number; y: number };
  /** What glows. */
  accent: string;
  /** The faction, and its colour. */
  faction: string;
  banner: string;
}

export const has = ({ plan }: Scene, word: string) => plan.words.includes(word);

/** The colour of something so far away: 0 = here, 1 = at the horizon. */
export function afar({ sky }: Scene, distance: number): string {
  const [, upper, low, horizon] = sky.colours;
  const air = mix(mix(upper, low, 0.4 + distance * 0.4), horizon, distance * 0.36);
  return mix(sky.near, air, distance ** 0.8);
}

/** Air over the land. */
export const mistOf = ({ sky }: Scene) => mix(sky.colours[2], sky.colours[3], 0.6);
