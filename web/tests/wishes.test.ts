import { expect, it } from 'vitest';
import { KITS } from '../src/games';
import { pathOf, presetOf, presetPlan, readPlan, usualPlan, wishOf, type Plan } from '../src/lib/wishes';

const plan = (changed: Partial<Plan>): Plan => ({ ...usualPlan('compile'), ...changed });
const kinds = (changed: Partial<Plan>) => wishOf(plan(changed)).seats.map((seat) => seat.kind);

it('asks for a usual match without naming options', () => {
  expect(wishOf(usualPlan('compile'))).toEqual({
    game: 'compile',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'medium' }],
    options: {},
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

it('knows a plan by its preset until something is chosen by hand', () => {
  for (const [game, { presets }] of Object.entries(KITS)) {
    for (const id of ['first', 'classic', 'all'] as const) {
      const made = presetPlan(game, presets![id], 'friends');
      expect(presetOf(made, presets!)).toBe(id);
      expect(presetOf({ ...made, bot: 'expert' }, presets!)).toBe(id);
      expect(presetOf({ ...made, options: { first: 1 } }, presets!)).toBeUndefined();
    }
  }
});

it('lets whoever comes bring a deck', () => {
  const decks = ['first-strike', 'citadel'];
  expect(wishOf(plan({ game: 'conquerors', mode: 'friends', decks })).seats).toEqual([{ kind: 'me', deck: 'first-strike' }, { kind: 'open' }]);
});

it('reads what was kept, and takes the usual for what cannot be read', () => {
  const usual = usualPlan('compile');
  expect(readPlan({ seats: 4, bot: 'hard', decks: ['a', 7], minutes: 10, options: { first: 0 } }, usual)).toEqual({
    ...usual, seats: 4, bot: 'hard', decks: ['a', ''], minutes: 10, options: { first: 0 },
  });
  expect(readPlan({ seats: 'many', bot: 3, names: 'Anna', options: null }, usual)).toEqual(usual);
  expect(readPlan('nonsense', usual)).toEqual(usual);
});
