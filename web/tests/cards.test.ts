/** Finding cards and rules. */
import { describe, expect, it } from 'vitest';
import type { CardBook, CardData } from '../src/lib/types';
import type { RuleBook } from '../src/lib/calls';
import browser from '../src/games/compile/browser';
import * as compile from '../src/games/compile/find';
import * as conquerors from '../src/games/conquerors/find';
import { columnOf, sortCards } from '../src/games/conquerors/kinds';
import { anyCard, findCards, fold, groupCards, markWords, toggled, wordsOf } from '../src/lib/find';
import { cutRules, searchRules, sourcesOf } from '../src/lib/rulelinks';

const price = (gold: number, cosmium = 0, electricity = 0) => ({ gold, cosmium, electricity });
const BOOK: CardBook = {
  cards: {
    trooper: { id: 'trooper', name: 'Řadový pěšák', type: 'warrior', stars: 1, cost: price(2), lines: [] },
    capitol: { id: 'capitol', name: 'Capitol', type: 'building', stars: 3, cost: price(6, 2), lines: ['Adds 1 gold.'] },
    hut: { id: 'hut', name: 'Hut', type: 'building', stars: 1, cost: price(1), lines: [] },
    bolt: { id: 'bolt', name: 'Bolt', type: 'spell', stars: 2, cost: price(0, 0, 1), lines: ['Deal 2 damage to an entity.'] },
    ghost: { id: 'ghost', name: 'Hologram', type: 'warrior', stars: 1, cost: price(0), token: true, lines: [] },
  },
  keywords: {},
};
const names = ({ words = '', ...wish }: Partial<conquerors.Wish> & { words?: string }) => {
  const fits = (card: CardData) => conquerors.fits(card, { ...conquerors.ANY, ...wish });
  return sortCards(findCards(BOOK, { ...anyCard(), words, fits })).map((card) => card.id);
};

describe('cards', () => {
  it('are sorted by type and price, without those that are in no deck', () => {
    expect(names({})).toEqual(['hut', 'capitol', 'trooper', 'bolt']);
    expect(names({ tokens: true })).toContain('ghost');
  });

  it('are found by type, stars, price and material, all at once', () => {
    expect(names({ types: ['building'] })).toEqual(['hut', 'capitol']);
    expect(names({ types: ['building'], stars: [3] })).toEqual(['capitol']);
    expect(names({ prices: [1] })).toEqual(['hut', 'bolt']);
    expect(names({ material: 'electricity' })).toEqual(['bolt']);
    expect(names({ types: ['building'], material: 'electricity' })).toEqual([]);
  });

  it('are found by their faction', () => {
    const wanted = { ...conquerors.ANY, factions: ['rim'] };
    expect(conquerors.fits({ ...BOOK.cards.hut!, faction: 'rim' }, wanted)).toBe(true);
    expect(conquerors.fits({ ...BOOK.cards.hut!, faction: 'mast' }, wanted)).toBe(false);
  });

  it('of a high price are in the last group', () => {
    expect(columnOf(BOOK.cards.capitol!)).toBe(7);
    expect(names({ prices: [7] })).toEqual(['capitol']);
  });

  it('are found by words without capitals and accents, in names and texts', () => {
    expect(names({ words: 'RADOVY' })).toEqual(['trooper']);
    expect(names({ words: 'damage 2' })).toEqual(['bolt']);
    expect(names({ words: '"2 damage"' })).toEqual(['bolt']);
    expect(names({ words: '"damage 2"' })).toEqual([]);
  });

  it('of Compile are found by set, protocol and value', () => {
    const book: CardBook = {
      cards: {
        'fire-0': { id: 'fire-0', name: 'Fire 0', protocol: 'fire', set: 'one', value: 0, boxes: { top: '', middle: 'Draw.', bottom: '' } },
        'ice-0': { id: 'ice-0', name: 'Ice 0', protocol: 'ice', set: 'two', value: 0, boxes: { top: 'Shift.', middle: '', bottom: '' } },
      },
      protocols: { fire: { id: 'fire', name: 'Fire', hint: '', set: 'one' }, ice: { id: 'ice', name: 'Ice', hint: '', set: 'two' } },
      keywords: {},
    };
    const found = ({ words = '', ...wish }: Partial<compile.Wish> & { words?: string }) =>
      findCards(book, { ...anyCard(), words, fits: (card) => compile.fits(card, { ...compile.ANY, ...wish }) }).map((card) => card.id);

    expect(found({ values: [0] })).toEqual(['fire-0', 'ice-0']);
    expect(found({ set: 'two' })).toEqual(['ice-0']);
    expect(found({ protocol: 'fire' })).toEqual(['fire-0']);
    expect(found({ words: 'shift' })).toEqual(['ice-0']);
    const groups = groupCards(findCards(book, anyCard()), book, browser.groupOf);
    expect(groups.map(({ group }) => group?.id)).toEqual(['fire', 'ice']);
    expect(groupCards(findCards(book, anyCard()), book)).toEqual([{ group: null, cards: Object.values(book.cards) }]);
  });

  it('of any game are shown unless they are tokens', () => {
    expect(findCards(BOOK, anyCard()).map((card) => card.id)).toEqual(['trooper', 'capitol', 'hut', 'bolt']);
  });

  it('are wanted by values that come and go', () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});

describe('words', () => {
  it('keep their places when they are folded', () => {
    expect(fold('Žluťoučký kůň')).toBe('zlutoucky kun');
    expect(fold('Žluťoučký')).toHaveLength('Žluťoučký'.length);
    expect(fold('Wreckers’ Lights')).toBe("wreckers' lights");
    expect(wordsOf('  Dvě  "tři čtyři" ')).toEqual(['dve', 'tri ctyri']);
  });

  it('are marked where they stand, overlapping ones once', () => {
    expect(markWords('Zničená budova', ['znic', 'cena'])).toEqual([
      { text: 'Znič', hit: true },
      { text: 'ená', hit: true },
      { text: ' budova', hit: false },
    ]);
    expect(markWords('nothing', ['x'])).toEqual([{ text: 'nothing', hit: false }]);
  });
});

describe('rules', () => {
  const book: RuleBook = {
    game: 'conquerors',
    lang: 'en',
    name: 'Planetary Conquerors',
    sections: [
      { id: 'one', title: 'One', intro: '', rules: [{ number: 'PC-1.1', title: 'Conquest', text: 'Life of 30 wins.', source: 'book' }], example: null },
      { id: 'two', title: 'Two', intro: '', rules: [{ number: 'PC-2.1', title: 'Seats', text: 'See PC-1.1.', source: 'ruling' }], example: null },
    ],
  };

  it('are links in texts', () => {
    expect(cutRules('See PC-10.4, CO-56.')).toEqual([
      { text: 'See ', rule: '' },
      { text: 'PC-10.4', rule: 'PC-10.4' },
      { text: ', ', rule: '' },
      { text: 'CO-56', rule: 'CO-56' },
      { text: '.', rule: '' },
    ]);
  });

  it('are found by words, numbers and source, and empty chapters are left out', () => {
    const found = (text: string, source = '') => searchRules(book, text, source).flatMap((one) => one.rules.map((rule) => rule.number));

    expect(found('')).toEqual(['PC-1.1', 'PC-2.1']);
    expect(found('wins')).toEqual(['PC-1.1']);
    expect(found('pc-2.1')).toEqual(['PC-2.1']);
    expect(found('', 'ruling')).toEqual(['PC-2.1']);
    expect(searchRules(book, 'seats')).toHaveLength(1);
    expect(sourcesOf(book)).toEqual(['book', 'ruling']);
  });
});
