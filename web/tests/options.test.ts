import { expect, it } from 'vitest';
import { groupOptions, isShort } from '../src/lib/groups';
import { cardsOf, optionsWith, passOf } from '../src/lib/options.svelte';
import type { Decision, Option } from '../src/lib/types';

const option = (key: string, facts: Record<string, unknown> = {}): Option => ({ key, label: key, facts });
const decision = (...options: Option[]): Decision => ({
  number: 1, seat: 0, kind: 'action', prompt: '', source: null, facts: {}, options,
});

it('puts options about the same card together, in the order of their first ones', () => {
  const groups = groupOptions([
    option('play:a@1', { card: 'a' }),
    option('play:b@1', { card: 'b' }),
    option('play:a@2', { card: 'a' }),
    option('pass'),
  ]);

  expect(groups.map((group) => [group.card, group.options.length])).toEqual([['a', 2], ['b', 1], [null, 1]]);
});

it('puts cards of a hand as they lie there, and leaves the rest where it is', () => {
  const groups = groupOptions([option('convert'), option('b', { card: 'b' }), option('x', { card: 'x' }), option('a', { card: 'a' }), option('pass')], ['a', 'b']);

  expect(groups.map((group) => group.options[0]?.key)).toEqual(['convert', 'a', 'x', 'b', 'pass']);
});

it('keeps two things of the same name apart', () => {
  const groups = groupOptions([option('x', { card: 'a', thing: 1 }), option('y', { card: 'a', thing: 2 })]);

  expect(groups).toHaveLength(2);
});

it('shows no card for a place in the field', () => {
  expect(groupOptions([option('trigger', { card: 'a1.2' })])[0]?.card).toBeNull();
});

it('finds options by their facts', () => {
  const asked = decision(option('one', { card: 'a', line: 0 }), option('two', { card: 'a', line: 1 }));

  expect(optionsWith(asked, { card: 'a', line: 1 }).map((found) => found.key)).toEqual(['two']);
  expect(optionsWith(null, {})).toEqual([]);
  expect([...cardsOf(asked)]).toEqual(['a']);
});

it('passes with pass before done, and with nothing else', () => {
  expect(passOf(decision(option('done'), option('pass')))?.key).toBe('pass');
  expect(passOf(decision(option('done')))?.key).toBe('done');
  expect(passOf(decision(option('play:a')))).toBeUndefined();
});

it('puts a few short words beside a question, but no cards and no long sentences', () => {
  expect(isShort([option('yes'), option('no')])).toBe(true);
  expect(isShort([option('yes'), option('no', { card: 'fire-1' })])).toBe(false);
  expect(isShort([option('no'), option('deal two damage to an enemy warrior, or heal your own base')])).toBe(false);
  expect(isShort(['1', '2', '3', '4'].map((key) => option(key)))).toBe(false);
});
