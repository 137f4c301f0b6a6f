/** Numbers of the table change when blows land. */
import { expect, it } from 'vitest';
import { arrives, withoutArrivals } from '../src/games/conquerors/landing';
import type { Observation } from '../src/games/conquerors/types';
import type { GameEvent } from '../src/lib/types';

const table = (life: number, gold: number): Observation =>
  ({
    turn: 1,
    seats: [
      {
        storage: [gold, 0, 0], building_life: life, base: { handle: 1, life: 15 }, buildings: [{ handle: 2, life }], miners: [], warriors: [{ handle: 3, life: 1 }],
      },
    ],
  }) as unknown as Observation;
const hit = { kind: 'damaged', seat: 0, cards: [{ handle: 2, card: 'a' }], amount: 3, text: '' } as unknown as GameEvent;
const mined = { kind: 'added', seat: 0, materials: [2, 0, 0], text: '' } as unknown as GameEvent;

it('keeps a life, and what counts it, until its blow has landed', () => {
  const [before, after] = [table(5, 0), table(2, 2)];
  expect(withoutArrivals(before, after, [hit]).seats[0]).toMatchObject({ building_life: 5, storage: [2, 0, 0], buildings: [{ life: 5 }], warriors: [{ life: 1 }] });
  expect(withoutArrivals(before, after, [mined]).seats[0]).toMatchObject({ building_life: 2, storage: [0, 0, 0], buildings: [{ life: 2 }] });
  expect(withoutArrivals(before, after, [])).toEqual(after);
});

it('counts down with each blow', () => {
  const [before, after] = [table(7, 0), table(1, 3)];
  const again = { ...hit } as GameEvent;
  expect(withoutArrivals(before, after, [hit, again]).seats[0]).toMatchObject({ building_life: 7, buildings: [{ life: 7 }] });
  expect(withoutArrivals(before, after, [again]).seats[0]).toMatchObject({ building_life: 4, buildings: [{ life: 4 }] });
  expect(withoutArrivals(before, after, [mined]).seats[0]).toMatchObject({ storage: [1, 0, 0] });
});

it('knows what is on its way', () => {
  expect([hit, mined, { ...hit, kind: 'drew' } as GameEvent].map(arrives)).toEqual([true, true, false]);
});
