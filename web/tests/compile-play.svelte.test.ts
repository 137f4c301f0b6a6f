import { describe, expect, it } from 'vitest';
import type { CardBook, Decision, Option, Settings, View } from '../src/lib/types';
import type { Observation } from '../src/games/compile/types';
import { Play } from '../src/games/compile/play.svelte';

const option = (key: string, facts: Option['facts']): Option => ({ key, label: key, facts });

function table(kind: string, options: Option[], facts: Decision['facts'] = {}) {
  const chosen: string[] = [];
  const asking = (number: number, about: string, given: Decision['facts'], open: Option[]): Decision => ({ number, seat: 0, kind: about, prompt: '', source: null, facts: given, options: open });
  let view = $state.raw(asked(asking(1, kind, facts, options)));
  const play = new Play(() => ({ view, cards: {} as CardBook, settings: {} as Settings, onchoose: (key) => void chosen.push(key) }));
  const next = (given: Decision['facts'], open: Option[], about = kind): void => void (view = asked(asking(2, about, given, open)));
  return { play, chosen, next };
}

function asked(decision: Decision): View<Observation> {
  const seats = [['fire', 'water', 'life'], ['death', 'love', 'hate']].map((protocols) => ({
    hand: 1, deck: 9, known_hand: ['fire-1', 'life-2'], known_deck: {}, trash: [], cannot_compile_now: false, cannot_compile_next: false,
    lines: protocols.map((protocol) => ({ protocol, compiled: false, cards: [], total: 0 })),
  }));
  const observation = { viewer: 0, turn: 1, player: 0, phase: 'action', seats, committed: [], leaving: [], drafted: [] };
  return { you: 0, phase: 'playing', decision, observation, seats: [], log: [] } as unknown as View<Observation>;
}

const place = (card: string, line: number, face: string) => option(`play:${card}@${line + 1}:${face}`, { card, face, line, side: 0 });
const order = (side: number, ...protocols: string[]) => option(`rearrange:${protocols.join()}`, { side, protocols });
const swap = (one: number, other: number) => option(`swap:${one}-${other}`, { lines: [one, other] });

describe('a card and then its place', () => {
  it('has the places of the picked card only, until it is laid back', () => {
    const { play } = table('action', [place('fire-1', 0, 'up'), place('fire-1', 1, 'down'), place('life-2', 1, 'down')]);
    expect(play.places(0, 0)).toEqual([]);
    play.pick('fire-1');
    expect(play.places(0, 0).map(({ key }) => key)).toEqual(['play:fire-1@1:up']);
    expect(play.places(1, 0)).toEqual([]);
    play.pick('fire-1');
    expect(play.places(0, 0)).toEqual([]);
    expect(play.cancel()).toBe(false);
  });

  it('is picked by itself where an effect leaves no other', () => {
    expect(table('play', [place('fire-1', 0, 'down'), place('fire-1', 1, 'down')]).play.picked).toBe('fire-1');
    expect(table('action', [place('fire-1', 0, 'down')]).play.picked).toBeNull();
  });
});

describe('protocols in another order', () => {
  it('are laid as wanted before anything is chosen', () => {
    const { play, chosen } = table('rearrange', [order(0, 'water', 'fire', 'life'), order(0, 'water', 'life', 'fire')]);
    play.move(0, 0);
    play.move(0, 1);
    expect(play.order(0)).toEqual(['water', 'fire', 'life']);
    play.move(0, 1);
    play.move(0, 2);
    expect(play.orderOption?.key).toBe('rearrange:water,life,fire');
    expect(chosen).toEqual([]);
  });

  it('of both sides are not changed at once', () => {
    const { play } = table('control', [order(0, 'water', 'fire', 'life'), order(1, 'love', 'death', 'hate')]);
    play.move(0, 0);
    play.move(0, 1);
    play.move(1, 0);
    play.move(1, 1);
    expect(play.order(0)).toEqual(['fire', 'water', 'life']);
    expect(play.orderOption?.key).toBe('rearrange:love,death,hate');
  });

  it('that lie as before are no change', () => {
    const { play } = table('rearrange', [order(0, 'water', 'fire', 'life')]);
    for (const line of [0, 1, 1, 0]) play.move(0, line);
    expect(play.orderOption).toBeUndefined();
    expect(play.staged).toBeNull();
  });
});

describe('two that change places', () => {
  it('are protocols, clicked in any order', () => {
    const { play, chosen } = table('swap-protocols', [swap(0, 2), swap(0, 1), swap(1, 2)]);
    play.move(0, 2);
    play.move(0, 0);
    expect(chosen).toEqual(['swap:0-2']);
  });

  it('are stacks; the same one twice takes it back', () => {
    const { play, chosen } = table('swap-stacks', [swap(0, 2), swap(0, 1), swap(1, 2)]);
    play.moveStack(1);
    play.moveStack(1);
    expect(chosen).toEqual([]);
    play.moveStack(1);
    play.moveStack(0);
    expect(chosen).toEqual(['swap:0-1']);
  });
});

describe('several cards that are discarded', () => {
  const asks = (facts: Decision['facts'], ...cards: string[]) => table('discard', [...cards.map((card) => option(`discard:${card}`, { card })), ...('least' in facts && facts.least === 0 ? [option('done', {})] : [])], facts);
  const click = { detail: 1 } as MouseEvent;

  it('are picked first, and sent one after the other', () => {
    const { play, chosen, next } = asks({ least: 2, most: 2, chosen: 0 }, 'fire-1', 'life-2');
    play.take('fire-1', click);
    expect([chosen, play.enough]).toEqual([[], false]);
    play.take('life-2', click);
    play.discard();
    expect(chosen).toEqual(['discard:fire-1']);
    next({ least: 1, most: 1, chosen: 1 }, [option('discard:life-2', { card: 'life-2' })]);
    expect(play.goOn()).toBe(true);
    expect(chosen).toEqual(['discard:fire-1', 'discard:life-2']);
  });

  it('are all when no more are wanted', () => {
    const { play, chosen, next } = asks({ least: 1, most: 2, chosen: 0 }, 'fire-1', 'life-2');
    play.take('life-2', click);
    play.discard();
    next({ least: 0, most: 1, chosen: 1 }, [option('discard:fire-1', { card: 'fire-1' }), option('done', {})]);
    play.goOn();
    expect(chosen).toEqual(['discard:life-2', 'done']);
  });

  it('are laid back, and no longer sent when something else is asked', () => {
    const { play, chosen, next } = asks({ least: 2, most: 2, chosen: 0 }, 'fire-1', 'life-2');
    play.take('fire-1', click);
    play.take('fire-1', click);
    expect(play.gathered).toEqual([]);
    play.take('fire-1', click);
    play.take('life-2', click);
    play.discard();
    next({}, [option('pass', {})], 'may');
    expect([play.goOn(), chosen]).toEqual([false, ['discard:fire-1']]);
  });

  it('is sent at once where it is only one', () => {
    const { play, chosen } = asks({ least: 1, most: 1, chosen: 0 }, 'fire-1', 'life-2');
    play.take('fire-1', click);
    expect(chosen).toEqual(['discard:fire-1']);
  });
});
