import { describe, expect, it } from 'vitest';
import { phasesOf } from '../src/games';
import type { Decision, LogLine, Option } from '../src/lib/types';
import type { FieldCard, LineSide, Observation, SeatView } from '../src/games/compile/types';
import { doable, homes, named, onOffer, picks, subjects, swapped, withList } from '../src/games/compile/model';

function side(protocol: string, cards: FieldCard[] = []): LineSide {
  return { protocol, compiled: false, cards, total: 0, face_down: 2 };
}

function seat(protocols: string[], known_hand: string[] = [], first: FieldCard[] = []): SeatView {
  return {
    hand: known_hand.length, deck: 10, known_hand, known_deck: {}, trash: [], cannot_compile_now: false, cannot_compile_next: false,
    lines: protocols.map((protocol, at) => side(protocol, at ? [] : first)),
  };
}

const FACE_DOWN = { handle: 7, up: false, value: 2, card: null };
const FACE_UP = { handle: 9, up: true, value: 3, card: 'fire-3' };
const SEEN: Observation = {
  viewer: 0, turn: 3, player: 0, phase: 'action', control: null, with_control: true, asked: 0, committed: [], leaving: [], drafted: [],
  seats: [seat(['fire', 'water', 'life'], ['fire-1', 'death-2'], [FACE_DOWN, FACE_UP]), seat(['death', 'love', 'hate'])],
};

function ask(kind: string, options: Option[], facts: Decision['facts'] = {}, source: string | null = null): Decision {
  return { number: 1, seat: 0, kind, prompt: '', source, facts, options };
}

function option(key: string, facts: Option['facts'] = {}): Option {
  return { key, label: key, facts };
}

describe('what can be done', () => {
  it('sorts the places of a card, and the refresh', () => {
    const up = option('play:fire-1@1:up', { card: 'fire-1', line: 0, side: 0, face: 'up' });
    const down = option('play:fire-1@2:down', { card: 'fire-1', line: 1, side: 0, face: 'down' });
    const can = doable(ask('action', [up, down, option('refresh')]), SEEN, 0);
    expect(can.plays.get('fire-1')).toEqual([up, down]);
    expect(can.refresh?.key).toBe('refresh');
    expect(can.tray).toEqual([]);
  });

  it('lays cards out that are neither in the hand nor in the field', () => {
    const away = option('card:love-5', { handle: 20, card: 'love-5' });
    const held = option('card:death-2', { handle: 21, card: 'death-2' });
    const can = doable(ask('search', [away, held]), SEEN, 0);
    expect(can.tray).toEqual(['love-5']);
    expect(can.trayOptions.get('love-5')).toBe(away);
    expect(can.hand.get('death-2')).toBe(held);
  });

  it('finds cards in the field by handle, and triggers by name or place', () => {
    const target = option('card:a1.1', { handle: 7, side: 0, line: 0, place: 0 });
    expect(doable(ask('target', [target]), SEEN, 0).tiles.get(7)).toEqual([target]);
    const trigger = option('trigger:fire-3:top', { card: 'fire-3', box: 'top' });
    expect(doable(ask('trigger', [trigger]), SEEN, 0).tiles.get(9)).toEqual([trigger]);
    expect(named(SEEN, 'a1.1')?.handle).toBe(7);
    expect(named(SEEN, 'b3.1')).toBeNull();
  });

  it('knows lines, pairs of lines and orders apart', () => {
    const line = option('line:2', { line: 1 });
    const swap = option('swap:1-3', { lines: [0, 2] });
    const order = option('rearrange:a:water,fire,life', { side: 0, protocols: ['water', 'fire', 'life'] });
    const can = doable(ask('any', [line, swap, order]), SEEN, 0);
    expect(can.lines.get(1)).toBe(line);
    expect(can.swaps).toEqual([swap]);
    expect(can.orders).toEqual([order]);
    expect(withList(can.orders, 'protocols', swapped(['fire', 'water', 'life'], 0, 1), { side: 0 })).toBe(order);
    expect(withList(can.orders, 'protocols', ['water', 'fire', 'life'], { side: 1 })).toBeUndefined();
  });

  it('offers nothing to those who are not asked', () => {
    expect(doable(null, SEEN, 0).plays.size).toBe(0);
  });
});

it('marks the card that asks and the card it asks about', () => {
  expect(subjects(ask('shift-to', [], { card: 'a1.1' }, 'fire-3'), SEEN, [])).toEqual({ source: 9, about: 7 });
  expect(subjects(null, SEEN, [])).toEqual({ source: null, about: null });
});

it('marks the card to which the text that asks has just done something', () => {
  const line = (number: number, parent: number, cards: string[], mark: LogLine['mark'] = null): LogLine => ({ turn: 3, seat: 0, text: '', cards, number, parent, mark });
  const log = [line(1, 0, ['light-2'], 'trigger'), line(2, 1, ['fire-1', 'death-2']), line(3, 1, ['fire-3', 'light-2'])];
  const either = [option('first'), option('second'), option('pass')];

  expect(subjects(ask('either', either, {}, 'light-2'), SEEN, log).about).toBe(9);
  expect(subjects(ask('either', either, {}, 'light-2'), SEEN, log.slice(0, 2)).about).toBeNull(); // two cards were drawn
  expect(subjects(ask('target', [option('card:fire-3', { card: 'fire-3' })], {}, 'light-2'), SEEN, log).about).toBeNull();
});

it('knows where a card may lie face up: its protocol on either side', () => {
  expect(homes({ id: 'love-1', name: '', protocol: 'love' }, SEEN)).toEqual([1]);
  expect(homes({ id: 'ice-1', name: '', protocol: 'ice' }, SEEN)).toEqual([]);
});

it('has the control phase only in matches with the control component', () => {
  expect(phasesOf('compile', SEEN)).toContain('control');
  const without: Observation = { ...SEEN, with_control: false };
  expect(phasesOf('compile', without)).not.toContain('control');
  expect(phasesOf('compile', { ...SEEN, phase: 'draft' })).toEqual([]);
});

describe('the draft', () => {
  it('goes 1-2-2-1 from the one who begins', () => {
    const all = picks({ ...SEEN, player: 1, drafted: ['fire'] });
    expect(all.map((pick) => pick.seat)).toEqual([1, 0, 0, 1, 1, 0]);
    expect(all.map((pick) => pick.now)).toEqual([false, true, false, false, false, false]);
    expect(all[0]?.protocol).toBe('fire');
  });

  it('shows those who wait what is left of the sets on offer', () => {
    const sets = [{ id: 'one', protocols: ['fire', 'ice'] }, { id: 'two', protocols: ['love'] }];
    expect(onOffer(null, sets, ['one'], ['fire'])).toEqual(new Set(['ice']));
    expect(onOffer(null, sets, undefined, [])).toEqual(new Set(['fire', 'ice', 'love']));
    expect(onOffer(ask('draft', [option('pick:love', { protocol: 'love' })]), sets, ['one'], [])).toEqual(new Set(['love']));
  });
});
