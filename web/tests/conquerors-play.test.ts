import { beforeEach, describe, expect, it } from 'vitest';
import type { CardBook, Decision, Option, Settings, TableProps, View } from '../src/lib/types';
import type { Observation } from '../src/games/conquerors/types';
import { Play } from '../src/games/conquerors/play.svelte';

type Asked = [kind: string, options: [key: string, facts: Record<string, unknown>][]];

const WARRIOR = {
  card: 'hound', owner: 0, attack: 1, life: 2, max_life: 2, used: false, exhausted: false, attacking: false, blocked: false,
  blocking: false, illusion: false, counters: 0, gained: [], traps: [], shielding: 0,
};

/** A table at which one question follows the other; what is chosen is written down. */
class Match {
  chosen: string[] = [];
  hand: string[] = ['a', 'b', 'c', 'd'];
  attackers: number[] = [];
  source: string | null = null;
  phase = 'main';
  turn = 1;
  traps = 0;
  facts: Record<string, unknown> = {};
  #asked: Asked = ['', []];
  play = new Play(() => this.props);

  get props(): TableProps<Observation> {
    return { view: this.view, cards: {} as CardBook, settings: {} as Settings, onchoose: (key) => void this.chosen.push(key) };
  }

  get view(): View<Observation> {
    const [kind, options] = this.#asked;
    const made = options.map(([key, facts]): Option => ({ key, label: key, facts }));
    const decision: Decision = { number: this.chosen.length, seat: 0, kind, prompt: '', source: this.source, facts: this.facts, options: made };
    const traps = Array.from({ length: this.traps }, (_, at) => ({ handle: 80 + at, card: 'net' }));
    const warriors = [1, 2, 3].map((handle) => ({ ...WARRIOR, handle, traps: handle === 1 ? traps : [] }));
    const attackers = this.attackers.map((handle) => ({ handle, target: null, line: 0, blocker: null }));
    const seat = {
      lost: false, base: null, storage: [0, 0, 0], limits: [6, 6, 3], building_life: 0, hand: 4, deck: 9, known_hand: this.hand,
      known_deck: {}, junkyard: [], miners: [], buildings: [], warriors,
    };
    const observation = { viewer: 0, turn: this.turn, player: 0, phase: this.phase, may_convert: false, asked: 0, seats: [seat], stack: [], attackers, shields: [] };
    return { you: 0, phase: 'playing', decision: kind ? decision : null, observation } as unknown as View<Observation>;
  }

  /** A new question has come. */
  ask(...asked: Asked): void {
    this.#asked = asked;
    this.play.settle();
    this.play.next();
  }
}

let match: Match;

beforeEach(() => {
  match = new Match();
});

const attack = (...handles: number[]): Asked => ['attacker', [...handles.map((thing): [string, Record<string, unknown>] => [`attack:${thing}`, { thing }]), ['done', {}]]];
const triggers = (...names: string[]): Asked => ['trigger', names.map((name) => [`trigger:${name}`, { card: name }])];

it('keeps the places that a view needed for a turn, and none that only a pick needed', () => {
  const room = { width: 200, height: 140 }; // as many columns as places
  const places = () => match.play.zones.get(0)!.columns.warriors;
  match.play.rooms.set(0, room);
  match.ask(...attack(1, 2, 3));
  match.play.keepPlaces();
  expect(places()).toBe(1);
  match.play.toggle(2);
  expect(places()).toBe(2);
  match.play.toggle(2);
  expect(places()).toBe(1);

  match.play.toggle(2);
  match.play.keepPlaces(); // a view in which one warrior differs from the others
  match.play.toggle(2);
  expect(places()).toBe(2);
});

describe('several choices in a row', () => {
  it('send all attackers that were picked, then that it is done', () => {
    match.ask(...attack(1, 2));
    match.play.toggle(1);
    match.play.toggle(2);
    match.play.send();
    expect(match.chosen).toEqual(['attack:1']);
    match.ask(...attack(2));
    match.ask('attacker', [['done', {}]]);
    expect(match.chosen).toEqual(['attack:1', 'attack:2', 'done']);
  });

  it('go on after a moment in which nothing is asked, but not in a later turn', () => {
    for (const turn of [1, 3]) {
      match = new Match();
      match.ask(...attack(1, 2));
      match.play.toggle(1);
      match.play.toggle(2);
      match.play.send();
      match.ask('', []); // a puzzle judges the first answer
      match.turn = turn;
      match.ask(...attack(2));
      expect(match.chosen).toEqual(turn === 1 ? ['attack:1', 'attack:2'] : ['attack:1']);
    }
  });

  it('end when something else is asked', () => {
    match.ask(...attack(1, 2));
    match.play.toggle(1);
    match.play.toggle(2);
    match.play.send();
    match.ask('target', [['target:x', { thing: 9 }]]);
    match.ask(...attack(2));
    expect(match.chosen).toEqual(['attack:1']);
  });

  it('put three cards of the hand back, not more', () => {
    const back = (...cards: string[]): Asked => ['mulligan', cards.map((card) => [`back:${card}`, { card }])];
    const [kind, options] = back('a', 'b', 'c', 'd');
    match.ask(kind, [...options, ['keep', {}]]);
    for (const place of [0, 1, 2, 3]) match.play.toggle(place);
    match.play.send();
    match.ask(...back('b', 'c', 'd'));
    match.ask(...back('c', 'd'));
    match.ask(...back('d'));
    expect(match.chosen).toEqual(['back:a', 'back:b', 'back:c']);
  });
});

describe('a spell', () => {
  const spell: Asked = ['action', [['play:bolt', { card: 'bolt', targets: [7] }], ['play:hut', { card: 'hut' }], ['done', {}]]];
  const asked = (...things: number[]): Asked => ['target', things.map((thing) => [`target:${thing}`, { thing }])];
  const option = (key: string) => match.view.decision!.options.find((one) => one.key === key)!;

  beforeEach(() => match.ask(...spell));

  it('is not played before its target is pressed, even if there is only one', () => {
    match.play.use(option('play:bolt'));
    expect(match.chosen).toEqual([]);
    expect([6, 7].map((handle) => match.play.marked(handle))).toEqual([false, true]);
    match.play.click(7, null!);
    expect(match.chosen).toEqual(['play:bolt']);
  });

  it('names the target that was pressed when its text asks', () => {
    match.play.use(option('play:bolt'));
    match.play.click(7, null!);
    match.source = 'bolt';
    match.ask(...asked(6, 7));
    expect(match.chosen).toEqual(['play:bolt', 'target:7']);
    match.ask(...asked(6, 7));
    expect(match.chosen).toHaveLength(2);
  });

  it('asks if its target is gone', () => {
    match.play.use(option('play:bolt'));
    match.play.click(7, null!);
    match.source = 'bolt';
    match.ask(...asked(5, 6));
    expect(match.chosen).toEqual(['play:bolt']);
  });

  it('is laid down by a second press, and by another card', () => {
    match.play.use(option('play:bolt'));
    match.play.use(option('play:bolt'));
    expect(match.play.armed).toBeNull();
    match.play.use(option('play:bolt'));
    match.play.use(option('play:hut'));
    match.source = 'bolt';
    match.ask(...asked(6, 7));
    expect(match.chosen).toEqual(['play:hut']);
  });
});

describe('a target that is pressed while attackers are picked', () => {
  const aims = (...things: number[]): Asked => ['aim', things.flatMap((thing) => [8, 9].map((target): [string, Record<string, unknown>] => [`aim:${thing}>${target}`, { thing, target }]))];

  beforeEach(() => {
    match.phase = 'attack';
    match.facts = { attackable: [8, 9] };
    match.ask(...attack(1, 2));
  });

  it('is none before a warrior is picked', () => {
    expect(match.play.marked(8)).toBe(false);
    match.play.toggle(1);
    expect([7, 8, 9].map((handle) => match.play.marked(handle))).toEqual([false, true, true]);
  });

  it('turns the arrows to it, and the button sends all of them, after whatever others do', () => {
    match.play.toggle(1);
    match.play.toggle(2);
    match.play.click(9, null!);
    expect([match.play.struck, match.chosen]).toEqual([9, []]);
    match.play.answering.main!.act();
    match.ask(...attack(2));
    match.ask('attacker', [['done', {}]]);
    match.ask('reaction', [['pass', {}]]);
    match.ask(...aims(1, 2));
    match.ask(...aims(2));
    expect(match.chosen).toEqual(['attack:1', 'attack:2', 'done', 'aim:1>9', 'aim:2>9']);
  });

  it('is pointed at by all of them until all are accepted', () => {
    const arrows = () => match.play.drawn.map(({ from, to }) => `${from}>${to}`);
    match.play.toggle(1);
    match.play.toggle(2);
    match.play.click(9, null!);
    match.play.answering.main!.act();
    for (const asked of [attack(2), attack(), ['reaction', [['pass', {}]]], aims(1, 2), aims(2)] as Asked[]) {
      match.ask(...asked);
      expect(arrows()).toEqual(['1>9', '2>9']);
      if (asked[0] === 'attacker') expect(match.play.answering.main!.disabled).toBe(true);
    }
    match.ask('', []);
    expect(arrows()).toEqual([]); // what others see of it tells the rest

    match.ask(...attack(1, 2)); // taken back
    expect([arrows(), match.play.answering.main]).toEqual([[], undefined]);
  });

  it('is pointed at no more once it is gone', () => {
    match.play.toggle(1);
    match.play.click(8, null!);
    match.play.answering.main!.act();
    match.ask(...attack());
    match.ask('aim', [['aim:1>9', { thing: 1, target: 9 }], ['aim:1>7', { thing: 1, target: 7 }]]);
    expect(match.play.drawn).toEqual([]);
  });

  it('is asked about again once it is gone, unless there is only one', () => {
    match.play.toggle(1);
    match.play.toggle(2);
    match.play.click(8, null!);
    match.play.answering.main!.act();
    match.ask(...attack(2));
    match.ask('attacker', [['done', {}]]);
    match.ask('aim', [['aim:1>9', { thing: 1, target: 9 }], ['aim:1>7', { thing: 1, target: 7 }]]);
    expect(match.chosen).toEqual(['attack:1', 'attack:2', 'done']);
    match.ask('aim', [['aim:2>9', { thing: 2, target: 9 }]]);
    expect(match.chosen).toEqual(['attack:1', 'attack:2', 'done', 'aim:2>9']);
  });

  it('is the one that arrows point at if the button sends them', () => {
    match.play.toggle(1);
    match.facts = { attackable: [9] };
    match.ask(...attack(1, 2));
    match.play.answering.main!.act();
    match.ask('attacker', [['done', {}]]);
    match.ask(...aims(1));
    expect(match.chosen).toEqual(['attack:1', 'done', 'aim:1>9']);
  });

  it('is where one of them is dragged', () => {
    expect([1, 3, 8].map((handle) => match.play.canStrike(handle))).toEqual([true, true, false]);
    match.play.lift(1);
    expect(match.play.strikable.has(9)).toBe(true);
    match.play.drop(1, 9);
    match.ask(...attack(2));
    match.ask(...aims(1));
    expect(match.chosen).toEqual(['attack:1', 'done', 'aim:1>9']);
  });

  it('is what they would hit when it is pointed at, or the only one', () => {
    match.play.toggle(1);
    expect(match.play.struck).toBeNull();
    match.play.pointed = 8;
    expect(match.play.struck).toBe(8);
    match.play.pointed = 1;
    match.facts = { attackable: [9] };
    match.ask(...attack(1, 2));
    expect(match.play.struck).toBe(9);
  });
});

describe('what was picked is sent by one button', () => {
  it('with the attackers that were named before', () => {
    match.ask(...attack(1, 2));
    expect(match.play.answering.main).toBeUndefined();
    match.attackers = [1];
    match.ask(...attack(2));
    match.play.answering.main!.act();
    expect(match.chosen).toEqual(['done']);
  });

  it('once three cards are picked to be put back', () => {
    match.ask('mulligan', [...['a', 'b', 'c', 'd'].map((card): [string, Record<string, unknown>] => [`back:${card}`, { card }]), ['pass', {}]]);
    match.play.toggle(0);
    expect(match.play.answering.main!.disabled).toBe(true);
    match.play.answering.back!.act();
    expect(match.play.staged.size).toBe(0);
  });
});

describe('effects in the order in which they stand', () => {
  it('begin one after the other', () => {
    match.ask(...triggers('a', 'b', 'c'));
    match.play.inOrder();
    match.ask(...triggers('b', 'c'));
    match.ask('action', [['done', {}]]);
    expect(match.chosen).toEqual(['trigger:a', 'trigger:b']);
  });

  it('wait for an answer when another effect has come up', () => {
    match.ask(...triggers('a', 'b', 'c'));
    match.play.inOrder();
    match.ask(...triggers('b', 'c', 'new'));
    expect(match.chosen).toEqual(['trigger:a']);
    match.ask(...triggers('b', 'c'));
    expect(match.chosen).toEqual(['trigger:a']);
  });
});

describe('what a question is about', () => {
  it('leads to the area in which something can be chosen, and to the one it is about', () => {
    expect(match.play.offers(0)).toBe(false);
    match.ask('target', [['target:2', { thing: 2 }]]);
    expect([match.play.offers(0), match.play.calls(0)]).toEqual([true, false]);
    match.facts = { attacker: 2 };
    match.ask('block', [['no', {}]]);
    expect([match.play.offers(0), match.play.calls(0)]).toEqual([false, true]);
    match.facts = {};
    match.ask('action', [['play:a', { card: 'a' }]]);
    expect([match.play.offers(0), match.play.calls(0)]).toEqual([false, false]);
  });

  it('is the card that one may react to, and none in one’s own turn', () => {
    match.facts = { card: 'bolt' };
    match.ask('reaction', [['pass', {}]]);
    expect(match.play.answered).toBe('bolt');
    match.ask('action', [['done', {}]]);
    expect(match.play.answered).toBeNull();
    match.facts = {};
    match.ask('reaction', [['pass', {}]]);
    expect(match.play.answered).toBeNull();
  });
});

describe('a trap that was just placed', () => {
  const move: [string, Record<string, unknown>] = ['move:trap', { thing: 8, card: 'net' }];
  const done: [string, Record<string, unknown>] = ['done', {}];
  const place = (traps: number) => {
    match.traps = traps;
    match.ask('spot', [['at:base/1', { thing: 7, position: 0 }]]);
    match.play.choose(match.play.decision!.options[0]!);
    match.ask('trap', [move, done]);
  };

  it('stays where it is, and nobody is asked about it', () => {
    place(1);
    expect(match.chosen).toEqual(['at:base/1', 'done']);
  });

  it('may be moved, or another one, if there are several', () => {
    place(2);
    expect(match.chosen).toEqual(['at:base/1']);
  });

  it('is asked about if it was there before, or if the answer is taken back', () => {
    match.traps = 1;
    match.ask('trap', [move, done]);
    expect(match.chosen).toEqual([]);
    place(1);
    match.chosen.pop();
    match.ask('trap', [move, done]);
    expect(match.chosen).toEqual(['at:base/1']);
  });
});
