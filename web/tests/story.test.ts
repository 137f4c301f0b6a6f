/** What happened, step by step and as a tree. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asItEnded } from '../src/games/conquerors/ended';
import type { Observation } from '../src/games/conquerors/types';
import { absorbing, type Compiling } from '../src/games/compile/moves';
import { logRows } from '../src/lib/logtree';
import { mentions } from '../src/lib/mentions';
import { animated, pace, reading } from '../src/lib/motion';
import { PRESENTED } from '../src/lib/opening';
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

/** Shows steps on a table that is there. */
function playingAt(table: Settings): Playing {
  const playing = new Playing(table);
  playing.ready();
  return playing;
}

it('shows each step for 250 ms at least, and the question after the last one', () => {
  const playing = playingAt(settings);
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
  const playing = playingAt(settings);
  const begun = performance.now();
  for (let batch = 0; batch < 7; batch += 1) playing.take(view(4 * batch), first); // 21 steps
  while (playing.busy) vi.advanceTimersByTime(10);
  const took = performance.now() - begun;

  expect(took).toBeGreaterThan(20 * 250 - 20);
  expect(took).toBeLessThan(6000);
});

/** A view whose steps have events of these kinds, one each. */
function kinds(...names: string[]): View {
  const now = { ...view(0, 7), game: 'compile', you: 0 };
  now.events = names.map((kind, number) => ({ kind, text: kind, number, seat: 1, up: true, cards: [{ handle: number, card: 'fire-3' }] }));
  now.steps = names.map((_, at) => ({ upto: at + 1, changes: at === names.length - 1 ? [] : [{ path: ['life', 0], value: at }] }));
  return now;
}

/** What is shown, and for how many ms until nothing is to come. */
function shownAt(now: View): [string, number][] {
  const playing = playingAt(settings);
  const seen: [string, number][] = [];
  playing.take({ ...first, game: 'compile', fresh: true }, null);
  playing.take(now, { ...first, game: 'compile' });
  for (let shows = true; shows; vi.advanceTimersByTime(10)) {
    shows = playing.busy;
    const told = playing.shown(now)!.events.map(({ kind }) => kind).join(' ');
    if (seen.at(-1)?.[0] !== told) seen.push([told, 0]);
    seen.at(-1)![1] += 10;
  }
  return seen;
}

it('announces a compile before its cards go, and shows nothing of the next turn before its end was seen', () => {
  const told = shownAt(kinds('compiling', 'deleted', 'compiled', 'turn', 'refreshed', 'x'));

  expect(told.map(([kind]) => kind)).toEqual(['compiling', 'deleted', 'compiled', 'turn', 'refreshed', 'x']);
  const ms = new Map(told);
  expect(ms.get('compiling')).toBeGreaterThan(1000);
  expect(ms.get('compiled')).toBeGreaterThan(1800);
  expect(ms.get('turn')).toBeGreaterThan(800);
});

it('says whose turn it is before anything happens in it, unless a compile is announced, which says more', () => {
  const quiet = (now: View): View => ({ ...now, steps: now.steps.map((step) => ({ ...step, changes: [{ path: ['turn'], value: step.upto }] })) });

  expect(shownAt(quiet(kinds('turn', 'x'))).map(([kind]) => kind)).toEqual(['turn', 'x']);
  expect(shownAt(quiet(kinds('turn', 'compiling', 'x'))).map(([kind]) => kind)).toEqual(['turn compiling', 'x']);
});

it('holds up a card that somebody else plays until it can be read', () => {
  const mine = (now: View): View => ({ ...now, events: now.events.map((event) => ({ ...event, seat: 0 })) });

  expect(shownAt(kinds('played', 'x'))[0]![1]).toBeGreaterThanOrEqual(1000);
  expect(shownAt(mine(kinds('played', 'x')))[0]![1]).toBeLessThan(700);
});

it('waits for a table before the first step', () => {
  const playing = new Playing(settings);
  const now = kinds('turn', 'x');
  playing.take(now, { ...first, game: 'compile' });
  vi.advanceTimersByTime(3000);
  expect([playing.busy, playing.shown(now)!.events]).toEqual([true, []]);
  playing.ready();
  expect(playing.shown(now)!.events.map(({ kind }) => kind)).toEqual(['turn']);
});

it('presents both sides and deals before the first question, and only then', () => {
  const seat = { hand: 2, known_hand: ['fire-3', 'fire-4'], deck: 16, trash: [], lines: [{ cards: [] }] };
  const begun = { ...view(0, 7), game: 'compile', phase: 'playing', fresh: true, events: [], steps: [], observation: { turn: 1, player: 0, seats: [seat, seat] } } as unknown as View;
  const told: unknown[] = [];
  const playing = playingAt(settings);
  playing.take(begun, null);
  while (playing.busy) {
    const { events, decision } = playing.shown(begun)!;
    const now = [events.map(({ kind }) => kind).join(' '), decision];
    if (String(told.at(-1)) !== String(now)) told.push(now);
    vi.advanceTimersByTime(10);
  }
  expect(told).toEqual([['opening', null], ['drew drew', null]]);
  expect(playing.shown(begun)!.decision?.number).toBe(7);

  const later = playingAt(settings);
  later.take({ ...begun, observation: { ...(begun.observation as object), turn: 5 } }, null);
  expect(later.busy).toBe(false);
});

it('waits for nothing when it is off, hidden, fresh, or far behind', () => {
  const truth = (change: () => void, now = view()): View | null => {
    const playing = playingAt(settings);
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

  const behind = playingAt(settings);
  const many = Array.from({ length: 21 }, (_, at) => view(4 * at));
  for (const one of many) behind.take(one, first);
  expect(behind.busy).toBe(false);
  expect(lives([behind.shown(many.at(-1)!)!])).toEqual([3]);
});

it('shows the truth at a click, and what was chosen at once', () => {
  const playing = playingAt(settings);
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

it('hurries nothing that is shown elsewhere once somebody has left the table', () => {
  const playing = playingAt(settings);
  for (let batch = 0; batch < 5; batch += 1) playing.take(view(4 * batch), first);
  while (playing.busy) vi.advanceTimersByTime(10);
  expect(reading(settings, PRESENTED)).toBeLessThan(PRESENTED);
  playing.end();
  expect(reading(settings, PRESENTED)).toBe(PRESENTED);
  expect(pace.factor).toBe(Infinity);
});

it('goes on to no step because of a view in which nothing happened', () => {
  const playing = playingAt(settings);
  const now = view(0, 7);
  playing.take(now, first);
  playing.take({ ...now, events: [], steps: [] }, now); // somebody has lost the connection
  expect(lives([playing.shown(now)!])).toEqual([1]);
  while (playing.busy) vi.advanceTimersByTime(10);
  expect(lives([playing.now!])).toEqual([3]);
});

it('tells what was not waited for', () => {
  const playing = playingAt(settings);
  playing.take(view(0, 7), first);
  playing.skip();
  const numbers = (events: readonly { number?: number }[] = []) => events.map(({ number }) => number);
  expect([numbers(playing.now!.unseen), numbers(playing.now!.events)]).toEqual([[2], [3]]);
  playing.rest();
  expect([playing.now!.unseen, playing.now!.events]).toEqual([[], []]);
});

it('shows a base destroyed also to whoever did not wait for the last blow', () => {
  const seat = (life: number | null) => ({ base: life === null ? null : { handle: 2, life }, lost: life === null, miners: [], buildings: [], warriors: [] });
  const before = { seats: [seat(9), seat(5)] } as unknown as Observation;
  const after = { seats: [seat(9), seat(null)] } as unknown as Observation;
  const playing = playingAt(settings);
  const now = { ...kinds('x', 'damaged', 'base-destroyed', 'lost', 'over'), game: 'conquerors' };
  now.events = now.events.map((event) => ({ ...event, amount: 5, cards: [{ handle: 2, card: 'b' }] }));
  playing.take(now, { ...first, game: 'conquerors' });
  playing.skip();

  const { unseen = [], events } = playing.now!;
  expect(asItEnded(before, [...unseen, ...events], after).seats[1]!.base!.life).toBe(0);
});

it('lets cards go into the protocols of a line only if they are deleted for its compile', () => {
  let compiling: Compiling | null = { line: 1, number: 4 }; // whether it was seen to its end or not
  const deleted = (cause: number) => ({ kind: 'deleted', text: '', cause });
  expect([absorbing(compiling, deleted(4)), absorbing(compiling, deleted(9))]).toEqual([1, null]);
  compiling = null;
  expect(absorbing(compiling, deleted(4))).toBeNull();
});

it('moves nothing where animations are off', () => {
  expect(animated(settings)).toBe(true);
  expect(animated({ ...settings, animation: 'off' })).toBe(false);
});

it('withdraws a question and puts it again, and shows nothing twice', () => {
  const playing = playingAt(settings);
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

it('keeps what people do, such as taking a choice back, where it was done in the turn', () => {
  const rows = logRows([line(0, null, 'turn'), line(1, 0), line(-1, null), line(2, 0), line(3, null, 'turn'), line(-1, null)]);

  expect(rows.map((row) => row.line.number)).toEqual([0, 1, -1, 2, 3, -1]);
});
