/** Every word that the client uses is there in both languages, and none is idle. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KITS } from '../src/games';
import { FAMILIES, OPEN_FAMILIES } from '../src/lib/families';
import { makeBundle, say } from '../src/lib/i18n.svelte';
import { AREAS, keysOf, source } from './words';

const here = new URL('../src/', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('families.ts'));
const read = (names: string[]) => names.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n');
const code = read(files);

/** Keys that are put together at run time from what a kit says. */
const familiesOf = (game: string): string[] => [
  ...['name', 'about', 'facts', 'rules', 'advice'].map((what) => `${game}-${what}`),
  ...Object.keys(KITS[game]?.presets ?? {}).flatMap((preset) => [`${game}-preset-${preset}`, `${game}-preset-${preset}-name`]),
  ...Object.keys(KITS[game]?.words ?? {}).map((word) => `${game}-word-${word}`),
  ...(KITS[game]?.boxes ?? []).map((box) => `${game}-box-${box}`),
  ...Array.from({ length: KITS[game]?.tips ?? 0 }, (_, at) => `${game}-tip-${at + 1}`),
  ...(KITS[game]?.phases ?? []).flatMap((phase) => [`strip-${game}-${phase}`, `strip-${game}-${phase}-about`]),
  ...(KITS[game]?.numbers ?? []).map((name) => `number-${name}`),
];
const families = [...FAMILIES, ...Object.keys(KITS).flatMap(familiesOf)];
/** A game may explain any word on its cards, and why a turn is over. */
const open = [...OPEN_FAMILIES, ...Object.keys(KITS).flatMap((game) => [`${game}-word-`, `${game}-turn-over`])];
const used = (text: string) => [...new Set([...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1]!))];

it.each(AREAS)('has the same words in both languages, in the same order: %s', (area) => {
  expect(keysOf('cs', area)).toEqual(keysOf('en', area));
});

it('has each word once', () => {
  const keys = keysOf('en', ...AREAS);

  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('lacks no word', () => {
  const known = new Set(keysOf('en', ...AREAS));

  expect(used(code).length).toBeGreaterThan(100);
  expect([...used(code), ...families].filter((key) => !known.has(key))).toEqual([]);
});

it.each(Object.keys(KITS))('uses the words of %s only in its folder', (game) => {
  const own = new Set(keysOf('en', `${game}/words`));

  expect(used(read(files.filter((name) => !name.startsWith(`games/${game}/`)))).filter((key) => own.has(key))).toEqual([]);
});

it('keeps no word that nobody uses', () => {
  const closed = keysOf('en', ...AREAS).filter((key) => !families.includes(key) && !open.some((start) => key.startsWith(start)));

  expect(closed.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

it('counts in Czech', () => {
  const bundle = makeBundle('cs', [source('cs', 'web')]);
  const said = [1, 3, 5].map((count) => say(bundle, 'room-watchers', { count }));

  expect(said).toEqual(['Dívá se 1 člověk', 'Dívají se 3 lidé', 'Dívá se 5 lidí']);
});

it('shows the key where a word is lacking, rather than nothing', () => {
  expect(say(makeBundle('en', []), 'no-such-word')).toBe('no-such-word');
});
