import { describe, expect, it } from 'vitest';
import type { CardBook, Decision, Option, Settings, View } from '../src/lib/types';
import type { Observation } from '../src/games/compile/types';
import { Play } from '../src/games/compile/play.svelte';

const option = (key: string, facts: Option['facts']): Option => ({ key, label: key, facts });

function table(kind: string, options: Option[]): { play: Play; chosen: string[] } {
  const chosen: string[] = [];
  const decision: Decision = { number: 1, seat: 0, kind, prompt: '', source: null, facts: {}, options };
  const seats = [['fire', 'water', 'life'], ['death', 'love', 'hate']].map((protocols) => ({
    hand: 1, deck: 9, known_hand: ['fire-1', 'life-2'], known_deck: {}, trash: [], cannot_compile_now: false, cannot_compile_next: false,
    lines: protocols.map((protocol) => ({ protocol, compiled: false, cards: [], total: 0 })),
  }));
  const observation = { viewer: 0, turn: 1, player: 0, phase: 'action', seats, committed: [], leaving: [], drafted: [] };
  const view = { you: 0, phase: 'playing', decision, observation, seats: [] } as unknown as View<Observation>;
  const play = new Play(() => ({ view, cards: {} as CardBook, settings: {} as Settings, onchoose: (key) => void chosen.push(key) }));
  return { play, chosen };
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
