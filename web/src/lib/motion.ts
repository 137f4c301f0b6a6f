/** How long things take to move. */
import { prefersReducedMotion } from 'svelte/motion';
import type { Settings } from './types';

/** For so many ms at normal speed a card is seen that somebody else plays. */
export const READ = 1500;

const SPEEDS: Record<Settings['animation'], number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };

/**
 * How much of the usual time there is for what is shown now: less, the more is shown. And the time, in ms, until
 * something else is shown.
 */
export const pace = { factor: Infinity, ms: Infinity };

/** What is shown now has all the time it likes: nothing is waiting. */
export function unhurried(): void {
  pace.factor = pace.ms = Infinity;
}

/** How long each step is seen, compared with normal; 0: only the result is. */
export const speedOf = (settings: Settings): number => SPEEDS[settings.animation];

/** Whether anything moves: not where the settings, or those of the device, say that nothing is to. */
export const animated = (settings: Settings): boolean => !prefersReducedMotion.current && speedOf(settings) > 0;

/** The duration of one movement in ms: 0 where nothing is to move. */
export function motion(settings: Settings, ms = 320): number {
  if (!animated(settings)) return 0;
  return Math.round(ms * Math.min(speedOf(settings), pace.factor));
}

/** The duration in ms of what is read, and gone before something else is shown; 0 where nothing is to move. */
export function reading(settings: Settings, ms: number): number {
  if (!animated(settings)) return 0;
  return Math.round(Math.min(ms * speedOf(settings), pace.ms));
}
