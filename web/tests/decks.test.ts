/** Editing decks. */
import { expect, it } from 'vitest';
import type { CardBook } from '../src/lib/types';
import { brokenRules, curveOf, deckText, groupDeck, sameCards, sizeOf, withCopies } from '../src/games/conquerors/decks/decks';

const BOOK: CardBook = {
  cards: {
    miner: { id: 'miner', name: 'Gold Miner', type: 'miner', cost: { gold: 1, cosmium: 1, electricity: 0 } },
    dome: { id: 'dome', name: 'Settler Dome', type: 'building', cost: { gold: 2, cosmium: 0, electricity: 0 } },
    spire: { id: 'spire', name: 'World Spire', type: 'building', cost: { gold: 6, cosmium: 5, electricity: 0 } },
    pit: { id: 'pit', name: 'Spike Pit', type: 'trap', cost: { gold: 0, cosmium: 0, electricity: 0 } },
  },
  keywords: {},
};

it('puts cards in and takes them out', () => {
  const one = withCopies({}, 'miner', 1);
  const two = withCopies(one, 'miner', 2);

  expect(two).toEqual({ miner: 3 });
  expect(one).toEqual({ miner: 1 });
  expect(withCopies(two, 'miner', -1)).toEqual({ miner: 2 });
  expect(withCopies(one, 'miner', -1)).toEqual({});
  expect(withCopies({}, 'miner', -1)).toEqual({});
  expect(withCopies({ miner: 99 }, 'miner', 1)).toEqual({ miner: 99 });
});

it('keeps the order of the cards when their number changes', () => {
  expect(Object.keys(withCopies({ miner: 1, dome: 1 }, 'miner', 1))).toEqual(['miner', 'dome']);
});

it('counts and compares decks', () => {
  expect(sizeOf({ miner: 3, dome: 2 })).toBe(5);
  expect(sameCards({ miner: 1, dome: 2 }, { dome: 2, miner: 1 })).toBe(true);
  expect(sameCards({ miner: 1 }, { miner: 1, dome: 1 })).toBe(false);
});

it('groups a deck by type, with strange cards last', () => {
  const groups = groupDeck({ nobody: 1, pit: 2, spire: 1, miner: 3, dome: 4 }, BOOK);

  expect(groups.map((group) => [group.type, group.count])).toEqual([['miner', 3], ['building', 5], ['trap', 2], ['', 1]]);
  expect(groups[1]?.rows.map((row) => row.card.id)).toEqual(['dome', 'spire']);
  expect(groups[3]?.rows[0]).toMatchObject({ strange: true, count: 1 });
});

it('draws the cost curve, with all high prices in the last column', () => {
  const curve = curveOf({ miner: 3, dome: 4, spire: 1, pit: 2, nobody: 9 }, BOOK);

  expect(curve.map((column) => column.total)).toEqual([2, 0, 7, 0, 0, 0, 0, 1]);
  expect(curve[2]?.parts).toEqual([{ type: 'miner', count: 3 }, { type: 'building', count: 4 }]);
  expect(curve[7]).toMatchObject({ more: true });
});

it('writes a deck as text that can be read again', () => {
  expect(deckText(' Mine ', { dome: 2, miner: 3 }, BOOK, { miner: 'Miners' })).toBe(
    'name: Mine\n\n# Miners\n3 Gold Miner\n\n2 Settler Dome\n',
  );
});

it('knows from the problems which rules are broken', () => {
  expect(brokenRules([{ text: 'Too small (PC-13.1).' }, { text: 'Unknown card.' }])).toEqual(new Set(['PC-13.1']));
});
