import { describe, expect, it } from 'vitest';
import type { CardData, Decision, GameEvent, Option } from '../src/lib/types';
import type { Observation, SeatView, Thing, UnderWay } from '../src/games/conquerors/types';
import { asItEnded } from '../src/games/conquerors/ended';
import { attackLines, comingAt, doable, fightOf, inVain, piles, reacting, whyNot } from '../src/games/conquerors/model';

function thing(handle: number, card: string, more: Partial<Thing> = {}): Thing {
  return {
    handle, card, owner: 0, attack: 1, life: 2, max_life: 2, used: false, exhausted: false, attacking: false, blocked: false,
    blocking: false, illusion: false, counters: 0, gained: [], traps: [], shielding: 0, ...more,
  };
}

function seat(more: Partial<SeatView> = {}): SeatView {
  return {
    lost: false, base: null, storage: [2, 1, 0], limits: [6, 6, 3], building_life: 0, hand: 0, deck: 9, known_hand: [],
    known_deck: {}, junkyard: [], miners: [], buildings: [], warriors: [], ...more,
  };
}

function seen(seats: SeatView[], more: Partial<Observation> = {}): Observation {
  return { viewer: 0, turn: 1, player: 0, phase: 'main', may_convert: false, asked: 0, seats, stack: [], attackers: [], shields: [], ...more };
}

function decision(kind: string, options: [string, Record<string, unknown>][]): Decision {
  const made = options.map(([key, facts]): Option => ({ key, label: key, facts }));
  return { number: 1, seat: 0, kind, prompt: '', source: null, facts: {}, options: made };
}

describe('the table after the last blow', () => {
  const base = thing(1, 'base', { life: 3, max_life: 15 });
  const before = seen([seat(), seat({ base, hand: 4, warriors: [thing(2, 'hound', { life: 4 }), thing(3, 'hound')] })]);
  const after = seen([seat({ hand: 1 }), seat({ lost: true })]);
  const event = (kind: string, more: Record<string, unknown> = {}): GameEvent => ({ kind, text: '', ...more });

  it('shows the loser as the blow left them', () => {
    const events = [
      event('damaged', { cards: [{ handle: 2, card: 'hound' }], amount: 1 }),
      event('died', { seat: 1, cards: [{ handle: 3, card: 'hound' }] }),
      event('damaged', { cards: [{ handle: 1, card: 'base' }], amount: 5 }),
      event('lost', { seat: 1 }),
      event('vanished', { seat: 1, cards: [{ handle: 2, card: 'hound' }] }),
    ];
    const [winner, loser] = asItEnded(before, events, after).seats;
    expect(winner).toBe(after.seats[0]);
    expect(loser).toMatchObject({ lost: false, hand: 4, base: { handle: 1, life: 0 }, warriors: [{ handle: 2, life: 3 }] });
    expect(loser?.warriors).toHaveLength(1);
  });

  it('changes nothing of those who have not lost now', () => {
    expect(asItEnded(before, [], before).seats).toEqual(before.seats);
    expect(asItEnded(after, [], after).seats).toEqual(after.seats);
  });

  it('shows the loser while the last blow is on its way', () => {
    const blow = event('damaged', { cards: [{ handle: 1, card: 'base' }], amount: 5 });
    expect(asItEnded(before, [blow], after).seats[1]).toMatchObject({ lost: false, base: { life: 0 } });
  });
});

const keys = (options: (Option | null)[]) => options.map((option) => option?.key ?? null);

describe('where the options of a question lie', () => {
  it('gives cards of one name in the hand their common option', () => {
    const asked = decision('action', [['play:a', { card: 'a' }], ['done', {}]]);
    const found = doable(asked, seen([seat({ known_hand: ['a', 'a', 'b'] })]), 0);
    expect(keys(found.hand)).toEqual(['play:a', 'play:a', null]);
    expect(keys(found.plain)).toEqual(['done']);
  });

  it('offers a warrior that equals one on offer, but not one that attacks already', () => {
    const warriors = [thing(1, 'hound'), thing(2, 'hound'), thing(3, 'hound'), thing(4, 'hound', { life: 1 })];
    const attackers = [{ handle: 3, target: null, line: 0, blocker: null }];
    const found = doable(decision('attacker', [['attack:hound', { thing: 1 }]]), seen([seat({ warriors })], { attackers }), 0);
    expect([...found.things.keys()]).toEqual([1, 2]);
  });

  it('sorts aims by attacker and target, and places for a trap by what they are in front of', () => {
    const aims = doable(decision('aim', [['aim:x', { thing: 1, target: 8, card: 'hound' }]]), seen([seat()]), 0).aims;
    expect(aims.get(1)?.get(8)?.key).toBe('aim:x');
    const spots = doable(decision('spot', [['at:1', { thing: 5, position: 0 }], ['at:2', { thing: 5, position: 1 }]]), seen([seat()]), 0).things;
    expect(keys(spots.get(5) ?? [])).toEqual(['at:1', 'at:2']);
  });

  it('puts cards that lie nowhere into a tray', () => {
    expect(keys(doable(decision('kuk', [['bottom:a', { card: 'a' }]]), seen([seat()]), 0).tray)).toEqual(['bottom:a']);
    expect(keys(doable(decision('trigger', [['trigger:a', { card: 'a', thing: 3 }]]), seen([seat()]), 0).tray)).toEqual(['trigger:a']);
  });
});

describe('piles', () => {
  it('hold equal things, but none with traps or with another mark', () => {
    const traps = [{ handle: 9, card: null }];
    const things = [thing(1, 'a'), thing(2, 'a'), thing(3, 'a', { used: true }), thing(4, 'a', { traps }), thing(5, 'a')];
    const found = piles(things, ({ handle }) => (handle === 5 ? 'marked' : ''));
    expect(found.map((pile) => pile.map(({ handle }) => handle))).toEqual([[1, 2], [3], [4], [5]]);
  });
});

describe('attack lines', () => {
  it('are drawn for who is on the way or has only named a target, not for who has left the attack', () => {
    const warriors = [
      thing(1, 'a', { exhausted: true, attacking: true }), thing(2, 'a', { exhausted: true }), thing(3, 'a'), thing(4, 'a'),
    ];
    const attackers = [1, 2, 3].map((handle) => ({ handle, target: 7, line: 1, blocker: null }));
    attackers.push({ handle: 4, target: null as unknown as number, line: 1, blocker: null });
    expect(attackLines(seen([seat({ warriors })], { attackers })).map((line) => line.from)).toEqual([1, 3]);
  });
});

describe('what comes at a thing', () => {
  const seats = [
    seat({ warriors: [thing(1, 'a', { attack: 3 }), thing(2, 'a', { attack: 4 }), thing(3, 'a', { attack: 5 })] }),
    seat({ base: thing(7, 'base', { life: 7, max_life: 15 }), buildings: [thing(8, 'dome', { life: 6, max_life: 6 })] }),
  ];
  const line = (from: number, to: number, blocker: number | null = null) => ({ from, to, number: 1, blocker, seat: 0 });

  it('is the attack of all that go there, and deadly if it is as much as there is life', () => {
    expect(comingAt([line(1, 7), line(2, 7), line(3, 8)], seen(seats))).toEqual(
      new Map([
        [7, { attack: 7, shielded: 0, left: 0, deadly: true }],
        [8, { attack: 5, shielded: 0, left: 1, deadly: false }],
      ]),
    );
  });

  it('leaves out who is blocked, and what is not there any more', () => {
    expect(comingAt([line(1, 7), line(2, 7, 9), line(3, 99)], seen(seats))).toEqual(new Map([[7, { attack: 3, shielded: 0, left: 4, deadly: false }]]));
  });

  it('is less by what shielding takes off each source, and has not taken off in this turn', () => {
    const shielded = [seats[0]!, seat({ base: thing(7, 'base', { life: 7, max_life: 15, shielding: 2 }) })];
    const shields = [{ source: 2, target: 7, amount: 1 }];
    expect(comingAt([line(1, 7), line(2, 7)], seen(shielded, { shields })).get(7)).toEqual({ attack: 7, shielded: 3, left: 3, deadly: false });
  });

  it('is what a fight does to both', () => {
    const both = [seat({ warriors: [thing(1, 'a', { attack: 3, life: 2 })] }), seat({ warriors: [thing(2, 'b', { attack: 1, life: 3, shielding: 1 })] })];
    expect(fightOf(1, 2, seen(both))).toEqual(
      new Map([
        [2, { attack: 3, shielded: 1, left: 1, deadly: false }],
        [1, { attack: 1, shielded: 0, left: 1, deadly: false }],
      ]),
    );
  });

  it('knows of targets to which nothing would happen', () => {
    expect([...inVain({ verb: 'heal', vain: [3, 'x', 4] }), ...inVain(undefined)]).toEqual([3, 4]);
  });
});

describe('who may still react', () => {
  it('is asked in turn order, without those who have lost', () => {
    const stack: UnderWay[] = [{ kind: 'window', seat: null, card: null, facts: {} }];
    const table = seen([seat(), seat(), seat({ lost: true }), seat()], { player: 3, asked: 0, stack });
    expect(reacting(table)).toEqual([
      { seat: 3, state: 'passed' },
      { seat: 0, state: 'asked' },
      { seat: 1, state: 'later' },
    ]);
  });

  it('is nobody while something else is asked', () => {
    expect(reacting(seen([seat(), seat()]))).toEqual([]);
  });
});

describe('why a card cannot be played', () => {
  const card = (type: string, gold: number, electricity = 0): CardData => ({
    id: 'x', name: 'X', type, cost: { gold, cosmium: 0, electricity },
  });
  const action = decision('action', []);
  const reaction = decision('reaction', []);

  it.each([
    ['nobody asks', card('spell', 0), null, 'waiting'],
    ['something else is asked', card('spell', 0), decision('aim', []), 'other-question'],
    ['it is a trap', card('trap', 0), action, 'trap'],
    ['it costs too much', card('warrior', 3), action, 'expensive'],
    ['it is no reaction', card('warrior', 1), reaction, 'main-phase'],
    ['electricity is lacking', card('warrior', 0, 1), reaction, 'expensive'],
    ['it has no target', card('spell', 1), reaction, 'no-target'],
  ] as const)('%s', (_, one, asked, why) => {
    expect(whyNot(one, asked, [2, 1, 0]).why).toBe(why);
  });

  it('tells what is lacking', () => {
    expect(whyNot(card('warrior', 5), action, [2, 1, 0]).lacks).toEqual([3, 0, 0]);
  });
});
