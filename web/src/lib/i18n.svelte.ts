/** The interface's own words, from the Fluent files that the server's Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Lang } from './types';

type Args = Record<string, FluentVariable>;
const SERVER = '../../../src/overrule';
const files = import.meta.glob<string>(
  ['../../../src/overrule/{messages/{web,common},games/*/messages}.*.ftl', '../games/*/{words,lessons}.*.ftl'],
  { query: '?raw', import: 'default' },
);

const bundles: Record<string, FluentBundle> = {};
let loaded = $state(0);

/** Where the words of an area lie: `web`, what the server says of a game, by its id, or `<game>/lessons`. */
function pathsOf(area: string): string[] {
  // What games are called is needed at once.
  if (area === 'web') return [`${SERVER}/messages/web`, ...Object.keys(files).flatMap((path) => /(.*\/words)\.en\./.exec(path)?.[1] ?? [])];
  return area.endsWith('/lessons') ? [`../games/${area}`] : [`${SERVER}/messages/common`, `${SERVER}/games/${area}/messages`];
}

/** Load the words of an area in a language; `web` must be loaded before anything is shown. A game need not have any. */
export async function loadWords(area: string, lang: Lang): Promise<void> {
  const name = `${area}.${lang}`;
  if (bundles[name]) return;
  bundles[name] = makeBundle(lang, await Promise.all(pathsOf(area).map((path) => files[`${path}.${lang}.ftl`]?.() ?? '')));
  loaded += 1;
}

export function makeBundle(lang: Lang, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function say(bundle: FluentBundle | undefined, key: string, args?: Args): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(`the words of ${key}:`, errors);
  return text;
}

/** The language that is shown: the chosen one, once its words are there. */
function spoken(area: string): Lang {
  void loaded;
  if (bundles[`${area}.${settings.lang}`]) return settings.lang;
  return bundles[`${area}.en`] ? 'en' : 'cs';
}

/** A sentence of the interface in the language of the viewer; changes with it. */
export function t(key: string, args?: Args): string {
  return say(bundles[`web.${spoken('web')}`], key, args);
}

/** The same for a key that may have no words: then nothing is said. */
export function said(key: string, args?: Args): string {
  const text = t(key, args);
  return text === key ? '' : text;
}

/** A word of another area, such as `phase-action` of a game; whoever shows it loads the area. */
export function word(area: string, key: string, args?: Args): string {
  const bundle = bundles[`${area}.${spoken(area)}`];
  return bundle ? say(bundle, key, args) : '';
}

/** A day and a time, from seconds, as one writes them in the language of the viewer. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
}
