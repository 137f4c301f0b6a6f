/** What happened, step by step and as a tree. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logRows } from '../src/lib/logtree';
import { mentions } from '../src/lib/mentions';
import { Playing } from '../src/lib/playing.svelte';
import { usualSettings } from '../src/lib/settings.svelte';
import { stepsOf, storyOf, withChange } from '../src/lib/steps';
import type { CardBook, LogLine, Settings, View } from '../src/lib/types';

const line = (number: number, parent: number | null, mark: LogLine['mark'] = null): LogLine => ({
  turn: 1, seat: 0, text: `line ${number}`, cards: [], number, parent, mark,
});

/** A view of three steps, in which a number goes from 1 to 3. */
const view = (from = 0, decision: number | null = null): View =>
  ({
    observation: { life: [3, 9] },
    events: [0, 1, 2, 3].map((at) => ({ kind: 'x', text: `event ${from + at}`, number: from + at })),
    steps: [
      { upto: 2, changes: [{ path: ['life', 0], value: 1 }] },
      { upto: 3, changes: [{ path: ['life', 0], value: 2 }] },
      { upto: 4, changes: [] },
    ],
    log: [0, 1, 2, 3].map((at) => line(from + at, null)),
    phase: 'over',
    outcome: { winners: [0] },
    fresh: false,
    decision: decision === null ? null : { number: decision },
    waiting: null,
  }) as unknown as View;

const lives = (views: View[]) => views.map((one) => (one as View<{ life: number[] }>).observation.life[0]);

it('shows each step as the table was then, and the truth in the end', () => {
  const whole = view(0, 7);
  const steps = stepsOf(whole);

  expect(lives(steps)).toEqual([1, 2, 3]);
  expect(steps.map((step) => step.events.length)).toEqual([2, 1, 1]);
  expect(steps.map((step) => step.log.length)).toEqual([2, 3, 4]);
  expect(steps.map((step) => [step.phase, step.decision?.number])).toEqual([['playing', undefined], ['playing', undefined], ['over', 7]]);
  expect(steps[2]).toEqual({ ...whole, events: whole.events.slice(3), steps: [] });
  expect(lives([whole])).toEqual([3]); // nothing was changed in it
});

it('asks nobody anything in a story', () => {
  expect(storyOf(view(0, 7), view(0)).every((step) => step.decision === null && step.outcome === null)).toBe(true);
});

it('shows the beginning of a story as it was, without a way to it', () => {
  const story = storyOf(view(0, 7), view(0));

  expect(story.map(({ fresh }) => fresh)).toEqual([true, false, false]);
  expect(lives(story)).toEqual([1, 2, 3]);
});

it('sets a value without touching anything else', () => {
  const before = { a: [{ b: 1 }, { b: 2 }], c: {} };
  const after = withChange(before, ['a', 1, 'b'], 5) as typeof before;

  expect(after).toEqual({ a: [{ b: 1 }, { b: 5 }], c: {} });
  expect(before.a[1]).toEqual({ b: 2 });
  expect(after.a[0]).toBe(before.a[0]);
});

it('puts what follows from something below it', () => {
  const rows = logRows([line(0, null, 'turn'), line(1, 0), line(2, 0), line(3, 1), line(4, 2), line(5, 3), line(6, 99)]);

  expect(rows.map(({ line, depth }) => [line.number, depth])).toEqual([[0, 0], [1, 0], [3, 1], [5, 2], [2, 0], [4, 1], [6, 0]]);
});

it('finds a name in each of its cases', () => {
  const book = { cards: { keep: { id: 'keep', name: 'Tvrz', forms: ['Tvrze'] } } } as unknown as CardBook;

  expect(mentions('Efekt Tvrze.', ['keep'], book).map((part) => [part.text, part.card?.id])).toEqual([['Efekt ', undefined], ['Tvrze', 'keep']]);
  const [, name] = mentions('Zlato (Tvrz).', ['keep'], book);
  expect([name?.head, name?.text, name?.tail]).toEqual(['(', 'Tvrz', ').']);
});

// ------------------------------------------------------------------------------------------------- in their time

let settings: Settings;
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', page);
  page.hidden = false;
  settings = usualSettings(['en']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const first = view(-10);

it('shows each step for 250 ms at least, and the question after the last one', () => {
  const playing = new Playing(settings);
  const seen: [number, number | undefined][] = [];
  const now = view(0, 7);
  playing.take(now, first);
  for (let ms = 0; ms < 3000; ms += 50) {
    const shown = playing.shown(now)!;
    const life = lives([shown])[0]!;
    if (seen.at(-1)?.[0] !== life) seen.push([life, shown.decision?.number]);
    else expect(ms).toBeGreaterThan(0);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([[1, undefined], [2, undefined], [3, 7]]);
  expect(playing.busy).toBe(false);
});

it('shortens the steps of a long turn, but none below 250 ms', () => {
  const playing = new Playing(settings);
  const begun = performance.now();
  for (let batch = 0; batch < 7; batch += 1) playing.take(view(4 * batch), first); // 21 steps
  while (playing.busy) vi.advanceTimersByTime(10);
  const took = performance.now() - begun;

  expect(took).toBeGreaterThan(20 * 250 - 20);
  expect(took).toBeLessThan(6000);
});

it('shows a step twice as long in which something happens that everybody plays for', () => {
  const took = (game: string): number => {
    const playing = new Playing(settings);
    const now = { ...view(0, 7), game };
    now.events[2] = { ...now.events[2]!, kind: 'compiled' };
    const begun = performance.now();
    playing.take(now, first);
    while (playing.busy) vi.advanceTimersByTime(10);
    return performance.now() - begun;
  };

  expect(took('compile') - took('chess')).toBe(650);
});

it('waits for nothing when it is off, hidden, fresh, or far behind', () => {
  const truth = (change: () => void, now = view()): View | null => {
    const playing = new Playing(settings);
    change();
    playing.take(now, first);
    expect(playing.busy).toBe(false);
    return playing.shown(now);
  };

  expect(truth(() => (settings.animation = 'off'))?.events).toHaveLength(4);
  settings.animation = 'normal';
  expect(lives([truth(() => (page.hidden = true))!])).toEqual([3]);
  page.hidden = false;
  expect(lives([truth(() => {}, { ...view(), fresh: true })!])).toEqual([3]);

  const behind = new Playing(settings);
  const many = Array.from({ length: 21 }, (_, at) => view(4 * at));
  for (const one of many) behind.take(one, first);
  expect(behind.busy).toBe(false);
  expect(lives([behind.shown(many.at(-1)!)!])).toEqual([3]);
});

it('shows the truth at a click, and what was chosen at once', () => {
  const playing = new Playing(settings);
  const now = view(0, 7);
  playing.take(now, first);
  playing.skip();
  expect(playing.shown(now)?.decision?.number).toBe(7);

  const next = { ...view(4), steps: [] };
  playing.take(next, now); // the answer to question 7
  expect(playing.shown(next)?.events).toEqual(next.events);
  const chat = { ...next, events: [] }; // somebody says something: nothing moves again
  expect(playing.shown(chat)).toBe(chat);
});

it('withdraws a question and puts it again, and shows nothing twice', () => {
  const playing = new Playing(settings);
  const now = view(0, 7);
  playing.take(now, first);
  playing.ask(false);
  while (playing.busy) vi.advanceTimersByTime(10);
  expect([playing.shown(now)!.decision, playing.shown(now)!.events.length]).toEqual([null, 1]);
  playing.ask(true);
  expect([playing.shown(now)!.decision?.number, playing.shown(now)!.events.length]).toEqual([7, 0]);

  playing.take(view(4, 8), now);
  playing.ask(false);
  playing.ask(true);
  expect(playing.shown(now)!.decision).toBeNull(); // it is asked when all has been shown
});
