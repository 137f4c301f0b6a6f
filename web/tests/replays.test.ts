/** Replays as views. */
import { expect, it } from 'vitest';
import type { View } from '../src/lib/types';
import type { ReplayData, ReplayStep } from '../src/lib/calls';
import { eyesOf, logAt, marksOf, sameMoment, stepOf, toldIn, turnsOf, viewAt } from '../src/screens/parts/replaying';

const line = (turn: number, text: string) => ({ turn, seat: 0, text, cards: [], number: -1, parent: null, mark: null });
const step = (choices: number, turn: number, text: string, asked: number | null = 0): ReplayStep => ({
  choices, turn, seat: 0, events: [{ kind: 'x', text }], log: [line(turn, text)], observation: { turn }, plain: null, asked,
});
const STEPS = [step(0, 0, 'dealt'), step(1, 1, 'one'), step(3, 1, 'two', 1), step(4, 2, 'three', null)];
const VIEW = { room: 'r', game: 'compile', outcome: { winners: [0], text: 'won' }, seats: [{ name: 'Anna', kind: 'person', connected: false, away: 9 }] } as unknown as View;
const REPLAY: ReplayData = { room: 'r', eyes: 1, view: VIEW, steps: STEPS, cards: {} };

it('finds the first step of each turn', () => {
  expect(turnsOf(STEPS)).toEqual([{ turn: 0, step: 0 }, { turn: 1, step: 1 }, { turn: 2, step: 3 }]);
});

it('marks the turn in which everybody gets what they play for, and tells it', () => {
  const events = [
    { kind: 'compiling', text: 'ten', number: 7 }, { kind: 'deleted', text: 'cards', number: 8, cause: 7 },
    { kind: 'compiled', text: 'compiled', number: 9, cause: 7 }, { kind: 'turn', text: 'turn 2', number: 10 },
  ];
  const steps = [step(1, 1, 'one'), { ...step(1, 2, 'two'), events } as ReplayStep, step(2, 3, 'three')];
  expect(marksOf(steps, ['compiled'])).toEqual([1]);
  expect(turnsOf(steps, [1])).toEqual([{ turn: 1, step: 0, marked: true }, { turn: 2, step: 1 }, { turn: 3, step: 2 }]);
  expect([toldIn(steps[1], ['compiled']), toldIn(steps[1], []), toldIn(undefined, [])]).toEqual(['ten compiled', 'cards compiled turn 2', '']);
});

it('shows events only on the way forward', () => {
  expect(viewAt(REPLAY, 1, 0)).toMatchObject({ fresh: false, events: [{ text: 'one' }], you: 1, decision: null, waiting: { seat: 0 } });
  expect(viewAt(REPLAY, 1, 2)).toMatchObject({ fresh: true, events: [] });
  expect(viewAt(REPLAY, 2, 0)).toMatchObject({ fresh: true, events: [] });
});

it('marks nobody as away', () => {
  expect(viewAt(REPLAY, 1, 0).seats).toMatchObject([{ name: 'Anna', connected: true, away: null }]);
});

it('tells the outcome only at the end', () => {
  expect(viewAt(REPLAY, 2, 1)).toMatchObject({ phase: 'playing', outcome: null });
  expect(viewAt(REPLAY, 3, 2)).toMatchObject({ phase: 'over', outcome: { text: 'won' }, waiting: null });
});

it('has the log up to a step and not a line more', () => {
  expect(logAt(STEPS, 2).map((one) => one.text)).toEqual(['dealt', 'one', 'two']);
  const many = Array.from({ length: 300 }, (_, at) => step(at, 1, String(at)));
  expect(logAt(many, 299)).toHaveLength(200);
  expect(logAt(many, 299).at(-1)?.text).toBe('299');
});

it('reads step and eyes from an address, whatever stands there', () => {
  expect([stepOf('2', 4), stepOf('99', 4), stepOf('-1', 4), stepOf('x', 4), stepOf(null, 4)]).toEqual([2, 3, 0, 0, 0]);
  expect([eyesOf('1'), eyesOf(''), eyesOf(null), eyesOf('12'), eyesOf('x')]).toEqual([1, null, null, null, null]);
});

it('finds the same moment through other eyes', () => {
  expect(sameMoment(STEPS, 3)).toBe(2);
  expect(sameMoment(STEPS, 2)).toBe(1);
});
