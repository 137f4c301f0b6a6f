/** Hints and analyses as the client reads them. */
import { expect, it } from 'vitest';
import { hints, margin } from '../src/lib/hints.svelte';
import type { Analysis, Decision, Hint, Moment } from '../src/lib/types';
import { changeOf, momentAt, points } from '../src/screens/parts/analysis';

const moment = (choice: number, chances: number[], seat = 0) => ({ choice, chances, seat }) as Moment;
const hint = (number: number, ...keys: string[]): Hint => ({
  type: 'hint',
  room: 'r',
  number,
  options: keys.map((key, place) => ({ key, chance: 0.6 - place / 10, error: 0.01, why: '' })),
  final: false,
});

it('keeps a hint while its question is open, and no hint of another one', () => {
  hints.ask({ number: 7 } as Decision);
  hints.take(hint(6, 'old'));
  expect(hints.now).toBeNull();
  hints.take(hint(7, 'a', 'b', 'c'));
  expect(hints.of(['c', 'b'])).toEqual({ chance: 0.5, error: 0.01, best: false });
  expect(hints.of(['a'])?.best).toBe(true);
  expect(hints.of(['x'])).toBeNull();
  hints.keep(7);
  expect(hints.now).not.toBeNull();
  hints.keep(8);
  expect(hints.now).toBeNull();
});

it('says how sure a chance is, and nothing of what is certain', () => {
  expect([margin(0.5, 0.02), margin(0.5, 0.001), margin(1, 0.1)]).toEqual([4, 1, 0]);
});

it('finds the moment that a step shows', () => {
  const moments = [moment(0, []), moment(3, []), moment(4, [])];

  expect([0, 1, 3, 4, 5].map((choices) => momentAt(moments, choices))).toEqual([0, 1, 1, 2, -1]);
});

it('tells how a chance changed until the next moment or the end', () => {
  const analysis = { moments: [moment(0, [0.5, 0.5]), moment(1, [0.3, 0.7], 1)], result: [0, 1] } as Analysis;

  expect(points(changeOf(analysis, 0))).toBe('−20');
  expect(points(changeOf(analysis, 1))).toBe('+30');
});
