import { expect, it } from 'vitest';
import { pathOf, usualPlan, wishOf, type Plan } from '../src/lib/wishes';

const plan = (changed: Partial<Plan>): Plan => ({ ...usualPlan('compile'), ...changed });
const kinds = (changed: Partial<Plan>) => wishOf(plan(changed)).seats.map((seat) => seat.kind);

it('asks for a usual match without naming options', () => {
  expect(wishOf(usualPlan('compile'))).toEqual({
    game: 'compile',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'medium' }],
    options: {},
    clock: null,
    public: false,
  });
});

it('fills the seats by the way of playing', () => {
  expect(kinds({ mode: 'friends' })).toEqual(['me', 'open']);
  expect(kinds({ mode: 'screen' })).toEqual(['local', 'local']);
  expect(kinds({ mode: 'bots' })).toEqual(['bot', 'bot']);
  expect(kinds({ game: 'conquerors', mode: 'open', seats: 4, botSeats: 1 })).toEqual(['me', 'open', 'open', 'bot']);
});

it('leaves room for two people however many seats the computer was given', () => {
  expect(kinds({ game: 'conquerors', mode: 'friends', seats: 3, botSeats: 4 })).toEqual(['me', 'open', 'bot']);
});

it('lists only open tables for everybody', () => {
  expect(wishOf(plan({ mode: 'open' })).public).toBe(true);
  expect(wishOf(plan({ mode: 'friends' })).public).toBe(false);
});

it('names options, decks and time where they were chosen', () => {
  const options = { sets: ['main-1'], control: false, first: 1 };
  expect(wishOf(plan({ options })).options).toEqual(options);

  const wish = wishOf({ ...usualPlan('conquerors'), decks: ['', 'rust'], minutes: 10 });
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'medium', deck: 'rust' }]);
  expect(wish.clock).toEqual({ bank: 600, increment: 0 });
});

it('sends players to their seats, and whoever let computers play to watch', () => {
  expect(pathOf(plan({}), 'r')).toBe('/room/r');
  expect(pathOf(plan({ mode: 'bots' }), 'r')).toBe('/watch/r');
});
