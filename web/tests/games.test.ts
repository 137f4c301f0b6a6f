/** A game brings its own kit, and nothing else knows of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KITS, kitOf, nameOf } from '../src/games';
import generic from '../src/games/generic';
import { placesOf, playOf } from '../src/games/generic/model';
import type { PlainArea, View } from '../src/lib/types';

const web = new URL('../', import.meta.url);
const folders = readdirSync(new URL('src/games/', web), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const GAMES = folders.filter((name) => name !== 'generic');
const SOURCES = [
  ...readdirSync(new URL('src/', web), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte|css|ftl)$/.test(name)).map((name) => `src/${name}`),
  ...readdirSync(new URL('scripts/', web)).map((name) => `scripts/${name}`),
  'index.html',
  'vite.config.ts',
  '../src/overrule/messages/web.en.ftl',
  '../src/overrule/messages/web.cs.ftl',
].filter((name) => !name.startsWith('src/generated/'));

it('finds a kit in every folder', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(Object.keys(KITS)).toEqual(GAMES);
});

it.each(GAMES)('names %s in its own folder only', (game) => {
  const others = SOURCES.filter((name) => !name.startsWith(`src/games/${game}/`));

  expect(others.filter((name) => new RegExp(game, 'i').test(readFileSync(new URL(name, web), 'utf8')))).toEqual([]);
});

it('has plain things for a game that nobody here has heard of', () => {
  expect(kitOf('chess')).toBe(generic);
  expect(nameOf('chess')).toBe('chess');
});

// ---------------------------------------------------------------------------------------------- the plain table

const area = (title: string, seat: number | null, ...cards: string[]): PlainArea => ({
  title, seat, lines: [], cards: cards.map((id) => ({ id, name: id })),
});
const option = (key: string, card?: string) => ({ key, label: key, facts: card ? { card } : {} });
const view = (you: number | null, plain: PlainArea[] | null): View =>
  ({
    you,
    plain,
    seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cara' }],
    decision: { options: [option('play:a', 'a'), option('play:b:1', 'b'), option('play:b:2', 'b'), option('pass')] },
  }) as unknown as View;
const HAND = area('Hand', 1, 'a', 'b', 'c');
const PILE = area('Pile', null, 'a');

it('puts what is one’s own nearest, and what is everybody’s in the middle', () => {
  expect(placesOf(view(1, [HAND, PILE])).map(({ seat, areas }) => [seat, areas.length])).toEqual([[2, 0], [0, 0], [null, 1], [1, 1]]);
  expect(placesOf(view(null, null)).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

it('lets a card of one’s own be clicked where it means one thing', () => {
  const now = view(1, [HAND, PILE]);

  expect(['a', 'b', 'c', null].map((card) => playOf(now, HAND, card)?.key)).toEqual(['play:a', undefined, undefined, undefined]);
  expect(playOf(now, PILE, 'a')).toBeUndefined();
  expect(playOf(view(null, [PILE]), PILE, 'a')).toBeUndefined();
});
