/** Why the phase in which one plays cards is over. */
import { expect, it } from 'vitest';
import { Acting } from '../src/lib/acting.svelte';
import type { View } from '../src/lib/types';

const view = (kind: string, turn = 3, player = 0): View =>
  ({
    you: 0, passing: { until: null }, observation: { turn, player }, decision: { kind, number: 1, options: [{ key: 'play:a' }, { key: 'done' }] },
  }) as unknown as View;
const NEXT = ['attacker'];

it('says that nothing more could be played, where nobody said that they are done', () => {
  const acting = new Acting();
  acting.opened(view('action'));
  acting.answers(view('action'), 'play:a');
  expect(acting.leadsTo(view('attacker'), NEXT)).toBe(true);
  expect(acting.leadsTo(view('target'), NEXT)).toBe(false);
  acting.answers(view('action'), 'done');
  expect(acting.leadsTo(view('attacker'), NEXT)).toBe(false);
  expect(acting.leadsTo(view('attacker', 5), NEXT)).toBe(true);
});

it('says nothing in the turn of another player, nor of what was before the table was opened', () => {
  const acting = new Acting();
  acting.opened(view('attacker'));
  expect(acting.leadsTo(view('attacker'), NEXT)).toBe(false);
  expect(acting.leadsTo(view('attacker', 4, 1), NEXT)).toBe(false);
});
