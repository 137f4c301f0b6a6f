import { expect, it } from 'vitest';
import { readSettings, usualSettings } from '../src/lib/settings.svelte';

it('speaks Czech to Czechs and Slovaks, English to the rest', () => {
  expect(usualSettings(['cs-CZ', 'en']).lang).toBe('cs');
  expect(usualSettings(['de', 'sk-SK']).lang).toBe('cs');
  expect(usualSettings(['en-GB', 'cs']).lang).toBe('en');
  expect(usualSettings(['fr']).lang).toBe('en');
});

it('sounds unless somebody mutes it', () => {
  expect(usualSettings([]).sound).toBe(true);
});

it('takes over what can be read and leaves out the rest', () => {
  const usual = usualSettings([]);
  const stored = { lang: 'cs', theme: 'pink', sound: 'loud', reactions: 'fast', stops: ['own:main', 7], extra: 1 };

  expect(readSettings(stored, usual)).toEqual({ ...usual, lang: 'cs', reactions: 'fast', stops: ['own:main'] });
  expect(readSettings('nonsense', usual)).toEqual(usual);
});
