/** What a face shows at which width. Measured letters are half as wide as they are high. */
import { describe, expect, it } from 'vitest';
import { layoutOf as layCompile } from '../src/games/compile/layout';
import { layoutOf, LEAST } from '../src/games/conquerors/layout';
import type { CardData } from '../src/lib/types';

const half = (text: string) => text.length * 0.46;
const measures = { text: half, name: half };
const card = (name: string, ...lines: string[]): CardData => ({ id: 'a', name, type: 'warrior', attack: 1, life: 1, lines });
const LONG_NAME = 'The Extraordinarily Longwinded Commander of the Outer Reaches';
const LONG_TEXT = 'When this warrior attacks, choose one of your other warriors. '.repeat(6) + 'Give it more attack.';

describe('a card of Planetary Conquerors', () => {
  it('has its whole text from 150 px on, the gist from 100 px, and is told from afar below', () => {
    const trooper = card('Line Trooper', 'When this attacks, you may destroy the front trap of its target. If you do, draw 1 card.');

    expect(layoutOf(trooper, 150, measures).text).toBeGreaterThanOrEqual(LEAST);
    expect(layoutOf(trooper, 100, measures)).toMatchObject({ text: 0, name: LEAST });
    expect(layoutOf(trooper, 50, measures)).toMatchObject({ text: 0, name: 0 });
  });

  it('writes short texts as soon as they fit', () => {
    expect(layoutOf(card('Gold Miner', 'Adds 1 gold.'), 100, measures).text).toBe(LEAST);
  });

  it('has its name in the part that another card leaves free', () => {
    expect(layoutOf(card('Line Trooper'), 66, measures, { shown: 48 })).toMatchObject({ title: 'Line Trooper' });
    const { name, title } = layoutOf(card('Terraforming Engine'), 66, measures, { shown: 48 });
    expect(name).toBe(LEAST);
    expect(Math.max(...title.split(/[\u00ad ]/).map((part) => half(`${part}-`) * name))).toBeLessThanOrEqual(48);
  });

  it('of a very long name and text is still a card', () => {
    const monster = card(LONG_NAME, LONG_TEXT);

    for (const width of [64, 100, 150, 220]) {
      const { name, text } = layoutOf(monster, width, measures);
      expect(name === 0 || name >= LEAST).toBe(true);
      expect(text === 0 || text >= LEAST).toBe(true);
    }
    expect(layoutOf(monster, 300, measures).text).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('a card of Compile', () => {
  const fire: CardData = { id: 'fire-1', name: 'Fire 1', value: 1, boxes: { top: '', middle: 'Discard 1 card. If you do, delete 1 card.', bottom: '' } };

  it('is upright or wide, as its room is', () => {
    expect(layCompile(fire, { width: 150, height: 210 }, measures)).toMatchObject({ wide: false, title: 'Fire' });
    expect(layCompile(fire, { width: 310, height: 130 }, measures)).toMatchObject({ wide: true });
  });

  it('has its name whole, broken where a syllable ends, or not at all', () => {
    const room = { width: 54, height: 76 };
    const named = (name: string) => layCompile({ ...fire, name: `${name} 1` }, room, measures);

    expect(named('War')).toMatchObject({ name: LEAST, title: 'War' });
    expect(named('Water')).toMatchObject({ name: 0, title: '' });
    expect(layCompile({ ...fire, name: 'Corruption 1' }, { width: 66, height: 92 }, measures).title).toBe('Cor\u00adrup\u00adtion');
  });

  it('keeps more of its picture the less there is to read', () => {
    const room = { width: 150, height: 210 };
    const long = { ...fire, boxes: { top: LONG_TEXT.slice(0, 120), middle: LONG_TEXT.slice(0, 90), bottom: '' } };

    expect(layCompile(long, room, measures).picture).toBeLessThan(layCompile(fire, room, measures).picture);
  });

  it('of a very long text shows it where it is enlarged', () => {
    const monster = { ...fire, name: `${LONG_NAME} 4`, boxes: { top: '', middle: LONG_TEXT, bottom: '' } };

    expect(layCompile(monster, { width: 64, height: 90 }, measures).text).toBe(0);
    expect(layCompile(monster, { width: 300, height: 419 }, measures).text).toBeGreaterThanOrEqual(LEAST);
  });
});
