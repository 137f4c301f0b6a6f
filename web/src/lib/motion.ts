/** How long things take to move. */
import { prefersReducedMotion } from 'svelte/motion';
import type { Settings } from './types';

/** The duration of one movement in ms: 0 where nothing is to move. */
export function motion(settings: Settings, ms = 320): number {
  if (settings.animation === 'off' || prefersReducedMotion.current) return 0;
  return settings.animation === 'fast' ? Math.round(ms / 2.5) : ms;
}
