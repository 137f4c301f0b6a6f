/** What a newcomer is told in a first match. */
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '../src/lib/i18n.svelte';
import { tipOf } from '../src/lib/tips';
import type { View } from '../src/lib/types';

beforeAll(() => loadWords('web', 'en'));

const asked = (turn: number, ...keys: string[]): View =>
  ({
    game: 'compile', seats: [{}, {}], observation: { turn },
    decision: { kind: 'action', options: keys.map((key) => ({ key, label: key, facts: {} })) },
  }) as unknown as View;

it('begins with the goal', () => {
  expect(tipOf(asked(1, 'play'))).toMatch(/^Compile all three/);
});

it('tells the goal before anything is decided, but nothing beside other questions', () => {
  const { decision, ...view } = asked(1);
  const beside = (kind: string) => tipOf({ ...view, game: 'conquerors', decision: { ...decision!, kind } } as View);
  expect(beside('mulligan')).toMatch(/^You win with 30 life/);
  expect(beside('kuk')).toBe('');
});

it('tells of refreshing only where it is on offer', () => {
  expect(tipOf(asked(5, 'play', 'refresh'))).toContain('Refresh');
  expect(tipOf(asked(5, 'play'))).toBe('');
  expect(tipOf({ ...asked(5), decision: null })).toBe('');
});
