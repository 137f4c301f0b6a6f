/** Every word that the client uses is there in both languages, and none is idle. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAMILIES, OPEN_FAMILIES } from '../src/lib/families';
import { makeBundle, say } from '../src/lib/i18n.svelte';

const here = new URL('../src/', import.meta.url);
const source = (lang: string) =>
  readFileSync(new URL(`../../src/overrule/messages/web.${lang}.ftl`, import.meta.url), 'utf8');
const keys = (lang: string) => new FluentResource(source(lang)).body.filter((entry) => entry.value).map((entry) => entry.id);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));
const code = files
  .filter((name) => !name.endsWith('families.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

it('has the same words in both languages, in the same order', () => {
  expect(keys('cs')).toEqual(keys('en'));
});

it('lacks no word', () => {
  const used = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((found) => found[1]!);
  const known = new Set(keys('en'));

  expect(used.length).toBeGreaterThan(100);
  expect([...new Set([...used, ...FAMILIES])].filter((key) => !known.has(key))).toEqual([]);
});

it('keeps no word that nobody uses', () => {
  const families = new Set(FAMILIES);
  const closed = keys('en').filter((key) => !families.has(key) && !OPEN_FAMILIES.some((start) => key.startsWith(start)));

  expect(closed.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

it('counts in Czech', () => {
  const bundle = makeBundle('cs', [source('cs')]);
  const said = [1, 3, 5].map((count) => say(bundle, 'room-watchers', { count }));

  expect(said).toEqual(['Dívá se 1 člověk', 'Dívají se 3 lidé', 'Dívá se 5 lidí']);
});

it('shows the key where a word is lacking, rather than nothing', () => {
  expect(say(makeBundle('en', []), 'no-such-word')).toBe('no-such-word');
});
