/** Matches that one has played. */
import { expect, it } from 'vitest';
import type { PastMatch } from '../src/lib/calls';
import { othersIn, pathTo, resultOf, talliesOf, unfinished } from '../src/screens/parts/past';

const NOW = 1_000_000;
const HOUR = 60 * 60;
const seat = (name: string) => ({ name, kind: 'person' as const, bot: null });
const match = (room: string, part: Partial<PastMatch> = {}): PastMatch => ({
  room, game: 'compile', over: false, seats: [seat('Anna'), seat('Ben')], mine: [0], made: NOW - HOUR, changed: NOW - HOUR, winners: null, turns: null, lesson: false, puzzle: null, brought: [], ...part,
});

it('goes on with the newest match that is not over', () => {
  expect(unfinished([match('a', { over: true }), match('b'), match('c')], NOW)?.room).toBe('b');
  expect(unfinished([match('a', { over: true })], NOW)).toBeUndefined();
});

it('leaves alone what was only watched, and what was left days ago', () => {
  expect(unfinished([match('a', { mine: [] }), match('b', { changed: NOW - 25 * HOUR })], NOW)).toBeUndefined();
  expect(unfinished([match('a', { changed: NOW - 23 * HOUR })], NOW)?.room).toBe('a');
});

it('does not go on with a puzzle as if it were a match', () => {
  expect(unfinished([match('a', { puzzle: 'p1' }), match('b')], NOW)?.room).toBe('b');
});

it('tells what came of a match for oneself', () => {
  expect(resultOf(match('a'))).toBe('open');
  expect(resultOf(match('a', { over: true, winners: [0] }))).toBe('won');
  expect(resultOf(match('a', { over: true, winners: [1] }))).toBe('lost');
  expect(resultOf(match('a', { over: true, winners: [] }))).toBe('draw');
  expect(resultOf(match('a', { over: true, winners: [0], mine: [0, 1] }))).toBe('over');
});

it('names those one played with', () => {
  expect(othersIn(match('a'))).toEqual(['Ben']);
  expect(othersIn(match('a', { mine: [0, 1] }))).toEqual(['Anna', 'Ben']);
  expect(othersIn(match('a', { seats: [seat('Anna'), seat('')] }))).toEqual([]);
});

it('names computers by their level', () => {
  const bot = { name: '', kind: 'bot' as const, bot: 'hard' };
  expect(othersIn(match('a', { seats: [seat('Anna'), bot] }))).toHaveLength(1);
});

it('goes on with a match at its table', () => {
  expect(pathTo(match('a'))).toBe('/room/a');
  expect(pathTo(match('a', { puzzle: 'p1' }))).toBe('/puzzles/compile?puzzle=p1&room=a');
});

it('counts how matches have ended, by game and by whom one played with', () => {
  const bot = { name: '', kind: 'bot' as const, bot: 'easy' };
  const ended = (room: string, winners: number[], part: Partial<PastMatch> = {}) => match(room, { over: true, winners, ...part });
  const easy = { seats: [seat('Anna'), bot] };
  const found = talliesOf([
    ended('a', [0]),
    ended('b', [0], easy),
    ended('c', [1], easy),
    ended('d', [], { game: 'conquerors', seats: [seat('Anna'), seat('Ben'), bot] }),
    ended('e', [0], { lesson: true }),
    ended('f', [0], { mine: [0, 1] }),
    match('g'),
  ]);
  expect(found.map(({ game, won, lost, draw }) => [game, won, lost, draw])).toEqual([
    ['compile', 1, 0, 0],
    ['compile', 1, 1, 0],
    ['conquerors', 0, 0, 1],
  ]);
  expect(new Set(found.map(({ against }) => against)).size).toBe(2);
});
