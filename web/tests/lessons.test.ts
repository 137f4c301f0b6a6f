/** The coach of the first matches. */
import { describe, expect, it } from 'vitest';
import type { CardBook, Decision, GameEvent, Option, View } from '../src/lib/types';
import { KITS } from '../src/games';
import compile from '../src/games/compile/lessons';
import conquerors from '../src/games/conquerors/lessons';
import { ALONE, hintAt, NOTHING, OTHER, read, remember, stepAt, witness, type Lesson } from '../src/lib/coach';
import { keysOf } from './words';

const BOOK: CardBook = {
  cards: {
    miner: { id: 'miner', name: 'Miner', type: 'miner', cost: { gold: 1, cosmium: 0, electricity: 0 } },
    keep: { id: 'keep', name: 'Keep', type: 'building', cost: { gold: 4, cosmium: 0, electricity: 0 } },
    'fire-5': { id: 'fire-5', name: 'Fire 5', protocol: 'fire', value: 5 },
    'fire-1': { id: 'fire-1', name: 'Fire 1', protocol: 'fire', value: 1 },
  },
  keywords: {},
};
const option = (key: string, facts: Option['facts'] = {}): Option => ({ key, label: key, facts });
const decision = (number: number, kind: string, options: Option[] = [], source: string | null = null): Decision => ({
  number, seat: 0, kind, prompt: '', source, facts: {}, options,
});
const view = (part: Partial<View>): View => ({ game: 'compile', you: 0, phase: 'playing', events: [], decision: null, observation: {}, ...part }) as View;
const event = (kind: string, facts: object = {}): GameEvent => ({ kind, text: '', seat: 0, ...facts });

const LESSON: Lesson = {
  ...compile,
  steps: [
    { id: 'look', rule: 'CO-01', fits: () => true },
    { id: 'play', rule: 'CO-02', goal: 'played-up', fits: ({ decision: asked }) => asked.kind === 'action' },
    { id: 'end', rule: 'CO-03', fits: ({ learned }) => learned.has('played-up') },
  ],
  hints: {},
};

describe('the coach', () => {
  it('sees what the learner did, and not what others did', () => {
    const before = view({ decision: decision(1, 'action') });
    const now = view({ events: [event('played', { up: true }), event('refreshed', { seat: 1 })] });

    expect(witness(compile, now, before, BOOK)).toEqual(['answered-action', 'played', 'played-up']);
    expect(witness(conquerors, view({ events: [event('announced', { cards: [{ handle: 1, card: 'miner' }] })] }), null, BOOK)).toContain('played-miner');
  });

  it('goes on when something was read, or done', () => {
    const first = view({ decision: decision(1, 'action') });
    let memory = remember(NOTHING, LESSON, first, null, BOOK);
    expect(stepAt(memory, LESSON, first, BOOK)?.id).toBe('look');

    memory = read(memory, LESSON, first, BOOK, 'look');
    expect(stepAt(memory, LESSON, first, BOOK)?.id).toBe('play');

    const second = view({ decision: decision(2, 'target', [], 'fire-5'), events: [event('played', { up: true })] });
    memory = remember(memory, LESSON, second, first, BOOK);
    expect(stepAt(memory, LESSON, second, BOOK)?.id).toBe('end');
  });

  it('takes it for read when the learner plays on', () => {
    const first = view({ decision: decision(1, 'action') });
    const second = view({ decision: decision(2, 'action') });
    const memory = remember(remember(NOTHING, LESSON, first, null, BOOK), LESSON, second, first, BOOK);

    expect(memory.done).toEqual(['look']);
    expect(stepAt(memory, LESSON, second, BOOK)?.id).toBe('play');
  });

  it('keeps a step for later when another question comes up', () => {
    const memory = { ...NOTHING, done: ['look'] };

    expect(stepAt(memory, LESSON, view({ decision: decision(3, 'target') }), BOOK)).toBeUndefined();
    expect(stepAt(memory, LESSON, view({}), BOOK)).toBeUndefined();
  });

  it('goes on to other steps when the learner would rather play differently', () => {
    const lesson: Lesson = { ...LESSON, steps: [...LESSON.steps.slice(1, 2), { id: 'later', rule: 'CO-04', goal: 'refreshed', fits: () => true }] };
    let memory = NOTHING;
    const steps = [1, 2, 3, 4].map((number) => {
      const now = view({ decision: decision(number, 'action') });
      memory = remember(remember(memory, lesson, now, null, BOOK), lesson, now, null, BOOK);
      return stepAt(memory, lesson, now, BOOK)?.id;
    });

    expect(steps).toEqual(['play', 'play', 'play', 'later']);
  });

  it('says the same at most twice, then that all is said, then nothing', () => {
    const lesson: Lesson = { ...LESSON, steps: [] };
    let memory = NOTHING;
    const said = [1, 2, 3, 4, 5].map((number) => {
      const now = view({ decision: decision(number, 'target') });
      memory = remember(remember(memory, lesson, now, null, BOOK), lesson, now, null, BOOK);
      return hintAt(memory, lesson, now.decision!);
    });

    expect(said).toEqual([OTHER, OTHER, ALONE, ALONE, '']);
  });

  it('goes on from what it remembers after the page was loaded again', () => {
    const again = JSON.parse(JSON.stringify({ ...NOTHING, done: ['look'], learned: ['played-up'] })) as typeof NOTHING;

    expect(remember(again, LESSON, view({ decision: decision(9, 'action') }), null, BOOK).done).toContain('play');
  });
});

const suggest = (now: View, cards: CardBook) => (now.game === 'conquerors' ? conquerors : compile).suggest(now, cards);

describe('what it points at', () => {
  const side = (total: number, compiled = false) => ({ lines: [{ total, compiled, cards: [] }, { total: 0, compiled: false, cards: [] }], hand: 3 });

  it('is the play that gets a line ready', () => {
    const options = [
      option('play:fire-1@1:up', { card: 'fire-1', line: 0, side: 0, face: 'up' }),
      option('play:fire-5@1:up', { card: 'fire-5', line: 0, side: 0, face: 'up' }),
      option('play:fire-5@2:down', { card: 'fire-5', line: 1, side: 0, face: 'down' }),
      option('refresh'),
    ];
    const observation = { seats: [side(6), side(0)] };

    expect(suggest(view({ decision: decision(1, 'action', options), observation }), BOOK)?.key).toBe('play:fire-5@1:up');
  });

  it('is a refresh with an empty hand', () => {
    const observation = { seats: [{ ...side(0), hand: 0 }, side(0)] };

    expect(suggest(view({ decision: decision(1, 'action', [option('refresh')]), observation }), BOOK)?.key).toBe('refresh');
  });

  it('is a card of the other side where one is deleted, and passing where there is none', () => {
    const theirs = option('card:x', { side: 1, card: 'fire-5' });
    const asked = (options: Option[]) => view({ decision: decision(1, 'target', options) });

    expect(suggest(asked([option('card:y', { side: 0 }), theirs]), BOOK)).toBe(theirs);
    expect(suggest(asked([option('card:y', { side: 0 }), option('pass')]), BOOK)?.key).toBe('pass');
  });

  it('is leaving the protocols as they are when control is given back', () => {
    expect(suggest(view({ decision: decision(1, 'control', [option('rearrange:0'), option('pass')]) }), BOOK)?.key).toBe('pass');
  });

  it('is a miner first, and going on where nothing can be paid', () => {
    const observation = { seats: [{ miners: [], warriors: [] }, {}] };
    const asked = (options: Option[]) => view({ game: 'conquerors', observation, decision: decision(1, 'action', options) });

    expect(suggest(asked([option('done'), option('play:keep', { card: 'keep' }), option('play:miner', { card: 'miner' })]), BOOK)?.key).toBe('play:miner');
    expect(suggest(asked([option('done')]), BOOK)?.key).toBe('done');
  });

  it('is a place for a trap where the fewest are waiting', () => {
    const thing = (handle: number, count: number) => ({ handle, traps: Array.from({ length: count }, () => ({ handle: 9, card: null })) });
    const observation = { seats: [{ base: thing(1, 2), buildings: [thing(2, 1), thing(3, 0)] }, {}] };
    const options = [1, 2, 3].map((handle) => option(`spot:${handle}`, { thing: handle, position: 0 }));

    expect(suggest(view({ game: 'conquerors', observation, decision: decision(1, 'spot', options) }), BOOK)?.key).toBe('spot:3');
  });

  it('leaves a warrior at home while the other side could attack', () => {
    const warrior = (handle: number) => ({ handle, exhausted: false });
    const asked = (foes: object[]) =>
      view({
        game: 'conquerors',
        observation: { attackers: [{ handle: 1 }], seats: [{ warriors: [warrior(1), warrior(2)] }, { lost: false, warriors: foes }] },
        decision: decision(1, 'attacker', [option('attack:a', { thing: 2 }), option('done')]),
      });

    expect(suggest(asked([warrior(9)]), BOOK)?.key).toBe('done');
    expect(suggest(asked([]), BOOK)?.key).toBe('attack:a');
  });

  it('is nothing where it has no opinion', () => {
    expect(suggest(view({ decision: decision(1, 'rearrange', [option('a')]) }), BOOK)).toBeUndefined();
    expect(suggest(view({}), BOOK)).toBeUndefined();
  });
});

describe.each(Object.entries(KITS).filter(([, kit]) => kit.lessons))('the lesson of %s', async (game, kit) => {
  const { default: lesson } = await kit.lessons!();

  it('has 8 to 14 steps with names of their own', () => {
    const ids = lesson.steps.map((step) => step.id);

    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(ids.length).toBeLessThanOrEqual(14);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is a match of that game against the computer only, with a fixed deal', () => {
    expect(lesson.wish.game).toBe(game);
    expect(lesson.wish.seats.map((seat) => seat.kind)).toEqual(['me', 'bot']);
    expect(Number.isSafeInteger(lesson.wish.seed)).toBe(true);
  });

  it.each(['en', 'cs'])('has words for all that it says, and no others: %s', (lang) => {
    const guide = lesson.guide.flatMap(({ id, points = {} }) => [id, `${id}-text`, ...Object.keys(points).map((point) => `${id}-${point}`)]);
    const steps = lesson.steps.flatMap(({ id }) => [id, `${id}-text`]);
    const said = ['about', ...steps, ...guide.map((key) => `guide-${key}`), ...Object.values(lesson.hints)];

    expect(keysOf(lang, `${game}/lessons`).sort()).toEqual([...new Set(said)].sort());
  });
});
