/** Settings of this browser; those of an account are kept by the server too. */
import { prefersReducedMotion } from 'svelte/motion';
import { keep, load } from './store';
import type { Lang, Settings } from './types';

const KEY = 'overrule-settings';

export function usualSettings(languages: readonly string[] = globalThis.navigator?.languages ?? []): Settings {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'cs' || tag === 'sk' || tag === 'en');
  return {
    lang: first === 'cs' || first === 'sk' ? 'cs' : 'en',
    theme: 'system',
    animation: 'normal',
    sound: true,
    volume: 70,
    text: 'normal',
    reactions: 'smart',
    stops: [],
  };
}

const CHOICES = {
  lang: ['en', 'cs'],
  theme: ['dark', 'light', 'system'],
  animation: ['slow', 'normal', 'fast', 'off'],
  text: ['normal', 'large', 'huge'],
  reactions: ['smart', 'full', 'fast'],
} as const;

/** Settings out of anything that was stored: what is not a setting, or not one of its values, is left out. */
export function readSettings(stored: unknown, usual: Settings): Settings {
  if (typeof stored !== 'object' || stored === null) return { ...usual };
  const found = stored as Record<string, unknown>;
  const read: Record<string, unknown> = { ...usual };
  for (const [name, values] of Object.entries(CHOICES)) {
    if ((values as readonly unknown[]).includes(found[name])) read[name] = found[name];
  }
  if (typeof found.sound === 'boolean') read.sound = found.sound;
  if (typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 100) read.volume = found.volume;
  if (Array.isArray(found.stops)) read.stops = found.stops.filter((stop) => typeof stop === 'string').slice(0, 20);
  return read as unknown as Settings;
}

export const settings: Settings = $state(readSettings(load(KEY), usualSettings()));

const listeners = new Set<(changed: Partial<Settings>) => void>();

/** Change settings and keep them. */
export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  keep(KEY, settings);
  for (const listener of listeners) listener(changed);
}

/** Called after each change, with what was changed. Returns the way to stop. */
export function onChange(listener: (changed: Partial<Settings>) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Take over what the server kept for this session. */
export function adopt(kept: Record<string, unknown>): void {
  Object.assign(settings, readSettings({ ...settings, ...kept }, settings));
}

/** Theme, motion and the size of text as classes of the document. */
export function applyLook(root: HTMLElement, dark: boolean): void {
  root.classList.toggle('light', settings.theme === 'light' || (settings.theme === 'system' && !dark));
  root.classList.toggle('still', settings.animation === 'off' || prefersReducedMotion.current);
  root.classList.toggle('large-text', settings.text === 'large');
  root.classList.toggle('huge-text', settings.text === 'huge');
}

export function setLang(lang: Lang): void {
  change({ lang });
}
