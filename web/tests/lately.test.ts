/** What others have just done stays known until one answers. */
import { expect, it } from 'vitest';
import { Lately } from '../src/lib/lately.svelte';
import type { View } from '../src/lib/types';

const view = (decision: number | null, player: number, ...events: [kind: string, seat?: number][]): View =>
  ({
    you: 0, fresh: false, observation: { player }, decision: decision === null ? null : { number: decision },
    events: events.map(([kind, seat]) => ({ kind, seat, text: '' })),
  }) as unknown as View;

const kinds = (lately: Lately) => lately.events.map(({ kind }) => kind);

it('keeps what happens in turns of others, also when it comes all at once', () => {
  const lately = new Lately();
  const first = view(1, 0);
  lately.take(first, null);
  const second = view(null, 1, ['played', 0], ['turn', 1], ['shifted', 1]);
  lately.take(second, first);
  expect(kinds(lately)).toEqual(['turn', 'shifted']);
  const third = view(2, 0, ['flipped'], ['turn', 0], ['drew', 0]);
  lately.take(third, second);
  expect(kinds(lately)).toEqual(['turn', 'shifted', 'flipped']);
  lately.take({ ...third, events: [] }, third); // somebody says something
  expect(kinds(lately)).toEqual(['turn', 'shifted', 'flipped']);
});

it('forgets it when one answers, or when the table is there anew', () => {
  const lately = new Lately();
  const asked = view(3, 0, ['played', 1]);
  lately.take(asked, view(null, 1));
  lately.take(view(4, 0, ['played', 0]), asked);
  expect(kinds(lately)).toEqual([]);
  lately.take(asked, view(null, 1));
  lately.take({ ...asked, fresh: true }, asked);
  expect(kinds(lately)).toEqual([]);
});
