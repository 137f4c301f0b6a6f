/** How pictures are composed: paths, motifs, plans, and the same picture each time. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isMotif, KITS, motif } from '../scripts/motifs';
import { AUTHORS, LICENCE } from '../src/lib/credits';
import type { CardBook } from '../src/lib/types';
import { FRAMINGS } from '../src/games/conquerors/pictures/framing';
import { LANDS } from '../src/games/conquerors/pictures/land';
import { STUFFS } from '../src/games/conquerors/pictures/stuffs';
import { ACCENTS, BANNERS } from '../src/games/conquerors/palette';
import { mix, turned } from '../src/pictures/colour';
import { fileOf } from '../src/pictures/files';
import { fit } from '../src/pictures/lit';
import { motifOf } from '../src/pictures/motif';
import { clouded } from '../src/pictures/noise';
import { contoursOf, windingOf } from '../src/pictures/path';
import { motifFor, plansOf, type Plan } from '../src/pictures/plans';
import { cardsIn } from '../src/pictures/preload';

const games = Object.entries(KITS).filter(([, kit]) => Object.keys(kit.plans).length);
const every: [string, Plan][] = games.flatMap(([game, kit]) =>
  Object.values(kit.plans).map((plan): [string, Plan] => [game, plan]),
);
const draw = (game: string, plan: Plan) => KITS[game]!.compose(plan, motif(plan.motif));

describe('the factions of Planetary Conquerors', () => {
  const world = readFileSync(new URL('../../src/overrule/games/conquerors/world.toml', import.meta.url), 'utf8');

  it('have signs that can be drawn', () => {
    const signs = [...world.matchAll(/^sign = "(.+)"$/gm)].map(([, sign]) => sign!);

    expect(signs).toHaveLength(6);
    expect(signs.filter((sign) => !isMotif(sign))).toEqual([]);
  });

  it('have in pictures the colours and the land that the world gives them', () => {
    const about = [...world.matchAll(/^\[factions\.(\w+)\]\ncolour = "(.+)"\n.*\nscenery = (.+)$/gm)];

    expect(about.map(([, id, colour]) => [id, colour])).toEqual(Object.entries(BANNERS));
    expect(Object.fromEntries(about.map(([, id, , scenery]) => [id, JSON.parse(scenery!)]))).toEqual(LANDS);
  });

  it('are among the words of pictures, all of which are known', () => {
    const known = new Set([ACCENTS, FRAMINGS, STUFFS, BANNERS].flatMap((words) => Object.keys(words)));
    for (const word of ['cloth', 'pure', 'storm', 'illusion', 'shielding', 'plain', 'grand']) known.add(word);
    const words = Object.values(KITS.conquerors!.plans).flatMap((plan) => plan.words);

    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });
});

describe('a path', () => {
  it('is split into contours, with absolute coordinates', () => {
    const [outer, inner, ...more] = contoursOf('m10 10h80v80H10zm20 20v40h40V30z');

    expect(more).toEqual([]);
    expect(outer).toMatchObject({
      d: 'M10 10L90 10L90 90L10 90Z',
      box: { x: 10, y: 10, width: 80, height: 80 },
      area: 6400,
    });
    expect(inner).toMatchObject({ d: 'M30 30L30 70L70 70L70 30Z', area: -1600 });
  });

  it('is read with curves, arcs, numbers without spaces, and flags that stand together', () => {
    const [arc] = contoursOf('M0 50a50 50 0 11100 0A50 50 0 010 50Z');
    const [curve] = contoursOf('M0 0C0-10.5.5.5 20 0S40 10 40 0Q30-5 20 0T0 0z');

    expect(Math.abs(arc!.area)).toBeGreaterThan(0.95 * 0.96 * Math.PI * 2500);
    expect(curve!.d).toBe('M0 0C0 -10.5 0.5 0.5 20 0C39.5 -0.5 40 10 40 0Q30 -5 20 0Q10 5 0 0Z');
  });

  it('that is broken is refused', () => {
    expect(() => contoursOf('M10 10L20')).toThrow('a number is missing');
    expect(() => contoursOf('M10 10X20')).toThrow('no command of a path: X');
  });

  it('goes around what is inside it', () => {
    const [square] = contoursOf('M0 0h10v10h-10z');

    expect(windingOf(square!.points, [5, 5])).toBe(1);
    expect(windingOf(square!.points, [15, 5])).toBe(0);
  });
});

describe('a motif', () => {
  const ring = 'M0 0h100v100H0zM20 20v60h60V20z';

  it('is taken apart into body, pieces and small holes', () => {
    const found = motifOf(`${ring}M110 0h10v10h-10zM5 5v10h10V5z`);

    expect(found.body).toHaveLength(1);
    expect(found.pieces).toEqual(['M110 0L120 0L120 10L110 10Z']);
    expect(found.holes).toEqual(['M5 5L5 15L15 15L15 5Z']);
    expect(found.box).toEqual({ x: 0, y: 0, width: 120, height: 100 });
    expect(found.outline).not.toContain('M20 20');
  });

  it('has islands in its holes as parts of their own', () => {
    expect(motifOf(`${ring}M40 40h20v20H40z`).pieces).toEqual(['M40 40L60 40L60 60L40 60Z']);
  });

  it('fits into a frame, on the ground or in the middle', () => {
    const frame = { x: 10, y: 10, width: 100, height: 100 };

    expect(fit({ x: 0, y: 0, width: 50, height: 20 }, frame, true)).toMatchObject({ scale: 2, x: 10, y: 70 });
    expect(fit({ x: 0, y: 0, width: 50, height: 20 }, frame, false)).toMatchObject({ scale: 2, x: 10, y: 40 });
  });

  it('has a body, whichever it is', () => {
    const thin = every.filter(([, plan]) => {
      const { body, box, thickness } = motif(plan.motif);
      return !body.length || Math.min(box.width, box.height, thickness) < 5;
    });

    expect(thin.map(([, plan]) => plan.motif)).toEqual([]);
  });
});

describe('a plan', () => {
  it('is read from a list', () => {
    expect(plansOf({ miner: { 'gold-miner': 'miner gold pure' } })).toEqual({
      'gold-miner': { id: 'gold-miner', kind: 'miner', motif: 'miner', words: ['gold', 'pure'] },
    });
  });

  it('names a motif that exists, and that no other of its kind has', () => {
    expect(every.filter(([, plan]) => !isMotif(plan.motif)).map(([, plan]) => `${plan.id}: ${plan.motif}`)).toEqual([]);
    for (const [, kit] of games) {
      const named = Object.values(kit.plans).map(({ kind, motif }) => `${kind} ${motif}`);
      expect(named.filter((one, i) => named.indexOf(one) < i)).toEqual([]);
    }
  });

  it('takes the motif that shares most words, whole ones', () => {
    const motifs = ['carrion', 'ion-cannon', 'wolf-head', 'cannon'];

    expect(motifFor('Ion Cannon', motifs)).toBe('ion-cannon');
    expect(motifFor('Big cannon', motifs)).toBe('cannon');
    expect(motifFor('Onion', motifs)).toBeUndefined();
  });

  it('of a card that nobody has planned shows what it does', () => {
    const [, conquerors] = games.find(([, kit]) => 'gold-miner' in kit.plans)!;
    const card = { id: 'x', name: 'X', type: 'spell', cost: { gold: 0, cosmium: 2, electricity: 0 } };

    expect(conquerors.planOf({ ...card, does: ['when', 'heal', 'draw'] }, [])).toMatchObject({
      motif: 'heart-plus',
      words: ['heal'],
    });
    expect(conquerors.planOf(card, [])).toMatchObject({ kind: 'spell', motif: 'crystal-ball', words: ['cosmium'] });
    expect(conquerors.planOf({ ...card, motif: 'wolf-head' }, ['gold-mine'])).toMatchObject({ motif: 'wolf-head' });
    expect(conquerors.planOf({ ...card, id: 'gold-wolf', does: ['illusion'] }, ['wolf-head'])).toMatchObject({
      motif: 'wolf-head',
      words: ['gold', 'illusion'],
    });
  });

  it.each(Object.entries(KITS))('of a card that nobody has planned can be drawn: %s', (_, kit) => {
    const motifs = kit.spare;
    for (const card of [
      { id: 'x', name: 'X' },
      { id: 'sky-9', name: '<b>&"', type: 'warrior', value: 99, protocol: 'sky' },
      { id: 'a', name: 'a'.repeat(60), type: '?' },
    ]) {
      const plan = kit.planOf(card, motifs);

      expect(isMotif(plan.motif)).toBe(true);
      expect(motifs).toContain(plan.motif);
      expect(kit.compose(plan, motif(plan.motif))).toMatch(/^<svg /);
    }
  });
});

describe('a picture', () => {
  it.each(games.map(([game]) => game))('is the same each time, and differs from all others: %s', (game) => {
    const plans = Object.values(KITS[game]!.plans);
    const drawn = plans.map((plan) => draw(game, plan));

    expect(drawn).toEqual(plans.map((plan) => draw(game, plan)));
    expect(new Set(drawn).size).toBe(plans.length);
  });

  it('has no numbers that are none, and refers to what it defines', () => {
    for (const [game, plan] of every) {
      const svg = draw(game, plan).replace(/base64,[^"]+/g, ''); // bitmaps have any letters
      const defined = new Set(Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => id));

      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(Array.from(svg.matchAll(/#(g\d+)[")]/g), ([, id]) => id).filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it('is named by what it shows', () => {
    expect(fileOf('chess', 'rook', 'abc', 288)).toBe('assets/generated/chess/rook-abc-288.webp');
  });
});

it('makes clouds as a PNG, the same each time', () => {
  const cloud = clouded(3, '#ff8000', 0.5);
  const data = Buffer.from(cloud.split(',')[1]!, 'base64');
  const start = data.indexOf('IDAT') + 4;

  expect(cloud).toBe(clouded(3, '#ff8000', 0.5));
  expect(cloud).not.toBe(clouded(4, '#ff8000', 0.5));
  expect(data.subarray(1, 4).toString()).toBe('PNG');
  expect(inflateSync(data.subarray(start, start + data.readUInt32BE(start - 8)))).toHaveLength(96 * 97);
});

it('mixes and turns colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(turned('#ff0000', 120)).toBe('#00ff00');
  expect(turned('#808080', 90)).toBe('#808080');
});

it('names the same authors on the page and in the notice', () => {
  const notice = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8').replace(/\s+/g, ' ');

  expect(AUTHORS.map(([name]) => name).filter((name) => !notice.includes(name))).toEqual([]);
  expect(notice).toContain(LICENCE.address);
});

it('is fetched early for the cards that a table speaks of, and for those of its protocols', () => {
  const card = (id: string, protocol?: string) => [id, { id, name: id, ...(protocol ? { protocol } : {}) }];
  const book = { cards: Object.fromEntries([card('fire-1', 'fire'), card('fire-2', 'fire'), card('life-1', 'life'), card('spy')]) };
  const table = { seats: [{ hand: [null, 3], lines: [{ protocol: 'fire' }] }, { junkyard: ['spy', 'unknown'] }] };
  expect([...cardsIn(table, book as unknown as CardBook)].sort()).toEqual(['fire-1', 'fire-2', 'spy']);
});
