/** The interface's own words, from the Fluent files that the server's Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { GameId, Lang } from './types';

type Args = Record<string, FluentVariable>;
type Area = 'web' | GameId;

const files = import.meta.glob<string>('../../../src/overrule/{messages/{web,common},games/*/messages}.*.ftl', {
  query: '?raw',
  import: 'default',
});

const bundles: Record<string, FluentBundle> = {};
let loaded = $state(0);

function file(area: string, lang: Lang): Promise<string> {
  const path = area === 'web' || area === 'common' ? `messages/${area}` : `games/${area}/messages`;
  const load = files[`../../../src/overrule/${path}.${lang}.ftl`];
  if (!load) throw new Error(`no words: ${area}.${lang}`);
  return load();
}

/** Load the words of an area in a language; `web` must be loaded before anything is shown. */
export async function loadWords(area: Area, lang: Lang): Promise<void> {
  const name = `${area}.${lang}`;
  if (bundles[name]) return;
  const parts = area === 'web' ? ['web'] : ['common', area];
  const sources = await Promise.all(parts.map((part) => file(part, lang)));
  bundles[name] = makeBundle(lang, sources);
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
function spoken(area: Area): Lang {
  void loaded;
  if (bundles[`${area}.${settings.lang}`]) return settings.lang;
  return bundles[`${area}.en`] ? 'en' : 'cs';
}

/** A sentence of the interface in the language of the viewer; changes with it. */
export function t(key: string, args?: Args): string {
  return say(bundles[`web.${spoken('web')}`], key, args);
}

/** A word of a game, such as `phase-action`; its area is loaded by `Room.svelte`. */
export function word(game: GameId, key: string, args?: Args): string {
  return say(bundles[`${game}.${spoken(game)}`], key, args);
}

/** A day and a time, from seconds, as one writes them in the language of the viewer. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
}
