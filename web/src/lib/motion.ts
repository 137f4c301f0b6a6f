/** How long things take to move. */
import { prefersReducedMotion } from 'svelte/motion';
import type { Settings } from './types';

const SPEEDS: Record<Settings['animation'], number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

/** How much of the usual time there is for what is shown now: less, the more is shown. */
export const pace = { factor: Infinity };

/** How long each step is seen, compared with normal; 0: only the result is. */
export const speedOf = (settings: Settings): number => SPEEDS[settings.animation];

/** The duration of one movement in ms: 0 where nothing is to move. */
export function motion(settings: Settings, ms = 320): number {
  if (prefersReducedMotion.current) return 0;
  return Math.round(ms * Math.min(speedOf(settings), pace.factor));
}
