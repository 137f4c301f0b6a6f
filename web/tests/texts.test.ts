import { expect, it } from 'vitest';
import { describe, sentences } from '../src/lib/describe';
import { keywordsOn, markKeywords, sentenceOf } from '../src/lib/keywords';
import { mentions } from '../src/lib/mentions';
import type { CardBook, CardData } from '../src/lib/types';

const about = (rule: string) => ({ title: '', text: '', rule });
const keywords = { 'final hit': about('PC-12.7'), hit: about('PC-1'), zemře: about('PC-12.1'), zemřel: about('PC-12.1') };

it('marks the longest keyword, whole words only, in any case', () => {
  expect(markKeywords('Final hit, not white; hit.', keywords)).toEqual([
    { text: 'Final hit', word: 'final hit' },
    { text: ', not white; ', word: '' },
    { text: 'hit', word: 'hit' },
    { text: '.', word: '' },
  ]);
});

it('knows where a word with a háček ends', () => {
  expect(markKeywords('Když zemřel', keywords).map((part) => part.word)).toEqual(['', 'zemřel']);
});

it('explains each rule on a card once', () => {
  const card = { id: 'x', name: 'X', lines: ['Když zemře, nezemřel.', 'Kdo zemřel?'] };

  expect(keywordsOn(card, keywords).map((one) => one.about.rule)).toEqual(['PC-12.1']);
});

it('finds the names of cards in a sentence, the longer ones first', () => {
  const book: CardBook = {
    cards: { 'gold-mine': { id: 'gold-mine', name: 'Gold Mine' }, 'gold-miner': { id: 'gold-miner', name: 'Gold Miner' } },
    keywords: {},
  };
  const parts = mentions('Gold Miner and Gold Mine enter.', ['gold-mine', 'gold-miner', 'unknown'], book);

  expect(parts.map((part) => [part.text, part.card?.id])).toEqual([
    ['Gold Miner', 'gold-miner'],
    [' and ', undefined],
    ['Gold Mine', 'gold-mine'],
    [' enter.', undefined],
  ]);
});

it('keeps a comma or full stop with the name before it', () => {
  const book: CardBook = { cards: { a: { id: 'a', name: 'Gold Mine' }, b: { id: 'b', name: 'Siege Hound' } }, keywords: {} };
  const parts = mentions('Gold Mine, Siege Hound.', ['a', 'b'], book);

  expect(parts.map((part) => [part.text, part.tail])).toEqual([['Gold Mine', ','], [' ', ''], ['Siege Hound', '.']]);
});

it('says the parts of a name with one full stop between two of them', () => {
  const said = sentences(['Anna', '', 'Gold Mine. Adds 1 gold.', 'Can be chosen', 'Why not?', 'Wait …', 'Chosen.']);

  expect(said).toBe('Anna. Gold Mine. Adds 1 gold. Can be chosen. Why not? Wait … Chosen.');
});

it('describes a card with texts that end in full stops', () => {
  const card: CardData = { id: 'fire-3', name: 'Fire 3', boxes: { top: 'Top.', middle: 'Choose one:', bottom: 'Bottom' } };

  expect(describe(card, 'compile')).toBe('Fire 3. Top. Choose one: Bottom');
});

it('says in a sentence what a keyword means', () => {
  const about = (title: string, text: string) => ({ title, text, rule: 'PC-1' }) as Parameters<typeof sentenceOf>[1];
  expect(sentenceOf('shielding', about('Shielding x', 'The first x points do nothing. Shielding is restored.'))).toBe('The first x points do nothing.');
  expect(sentenceOf('front trap', about('Small words', 'Any is any one. The front trap is met first. More.'))).toBe('The front trap is met first.');
});
