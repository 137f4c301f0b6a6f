/** What a question is about, sorted by where it lies on the table. Only reads what the server said. */
import type { CardData, Decision, Facts, Option } from '../../lib/types';
import { MATERIALS } from './materials';
import type { Observation, SeatView, Thing } from './types';

/** How many cards go back at once when a hand is changed before the match (PC-8.4). */
export const MULLIGAN = 3;
export const BUILDING_LIFE = 30;

export interface Doable {
  /** Options by the handle of the thing or trap on which they lie; those of a place for a trap by what it is in front of. */
  things: Map<number, Option[]>;
  /** By attacker, then by target. */
  aims: Map<number, Map<number, Option>>;
  /** By place in the viewer's hand. */
  hand: (Option | null)[];
  seats: Map<number, Option>;
  /** Cards that lie neither in the hand nor on the planet. */
  tray: Option[];
  /** Options that are about no card: pass, done, yes. */
  plain: Option[];
}

// Questions whose cards are those of the viewer's hand.
const FROM_HAND = new Set(['mulligan', 'action', 'reaction', 'trap', 'discard', 'deploy']);
// Questions that are better answered from a list, although their cards may lie on the planet.
const FROM_LIST = new Set(['trigger', 'replacement']);
// Questions in which warriors that are alike in everything are offered once.
const ALIKE_ONCE = new Set(['attacker', 'aim']);

/** The kinds of questions for which the table has gestures of its own. */
export const GESTURES = [
  'mulligan', 'action', 'reaction', 'attacker', 'aim', 'block', 'goes-first', 'trap', 'spot', 'trigger', 'replacement',
  'target', 'trap-target', 'opponent', 'discard', 'sacrifice', 'kuk', 'recover', 'search', 'deploy', 'trapback', 'stop', 'taker', 'price',
];

export function doable(decision: Decision | null, seen: Observation, you: number | null): Doable {
  const found: Doable = {
    things: new Map(), aims: new Map(), hand: [], seats: new Map(), tray: [], plain: [],
  };
  if (!decision) return found;
  const fromHand: Option[] = [];
  for (const option of decision.options) {
    const { thing, target, card, seat } = option.facts;
    if (FROM_LIST.has(decision.kind) && typeof card === 'string') found.tray.push(option);
    else if (typeof thing === 'number' && typeof target === 'number') {
      const targets = found.aims.get(thing) ?? new Map<number, Option>();
      found.aims.set(thing, targets.set(target, option));
    } else if (typeof thing === 'number') push(found.things, thing, option);
    else if (typeof card === 'string') (FROM_HAND.has(decision.kind) ? fromHand : found.tray).push(option);
    else if (typeof seat === 'number') found.seats.set(seat, option);
    else found.plain.push(option);
  }
  if (you !== null) {
    found.hand = handOptions(seen.seats[you]?.known_hand ?? [], fromHand);
    if (ALIKE_ONCE.has(decision.kind)) offerAlike(found, seen, you);
  }
  return found;
}

/** What an option would be aimed at: handles of things and traps. */
export function targetsOf(option: Option | null): number[] {
  return handlesIn(option?.facts.targets);
}

function handlesIn(fact: unknown): number[] {
  return Array.isArray(fact) ? fact.filter((one): one is number => typeof one === 'number') : [];
}

function push(map: Map<number, Option[]>, key: number, option: Option): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** The option of each card of a hand; cards of one name have one option together. */
function handOptions(hand: readonly string[], options: readonly Option[]): (Option | null)[] {
  return hand.map((card) => options.find((option) => option.facts.card === card) ?? null);
}

/** Warriors that are not offered because an equal one is get its options. */
function offerAlike(found: Doable, seen: Observation, you: number): void {
  const chosen = new Map(seen.attackers.map((one) => [one.handle, one.target]));
  for (const warrior of seen.seats[you]?.warriors ?? []) {
    const { handle } = warrior;
    if (found.things.has(handle) || found.aims.has(handle)) continue;
    const twin = seen.seats[you]?.warriors.find(
      (other) => (found.things.has(other.handle) || found.aims.has(other.handle)) && alike(other, warrior),
    );
    if (!twin) continue;
    if (found.aims.size && chosen.get(handle) === null) found.aims.set(handle, found.aims.get(twin.handle)!);
    if (found.things.size && !chosen.has(handle)) found.things.set(handle, found.things.get(twin.handle)!);
  }
}

const LOOKS = ['card', 'owner', 'attack', 'life', 'max_life', 'used', 'exhausted', 'illusion'] as const;

export function alike(one: Thing, other: Thing): boolean {
  return LOOKS.every((look) => one[look] === other[look]);
}

/** All things of a seat. */
export function thingsOf(seat: SeatView): Thing[] {
  return [...(seat.base ? [seat.base] : []), ...seat.buildings, ...seat.warriors, ...seat.miners];
}

export function findThing(seen: Observation, handle: number): { thing: Thing; seat: number } | null {
  for (const [seat, area] of seen.seats.entries()) {
    const thing = thingsOf(area).find((one) => one.handle === handle);
    if (thing) return { thing, seat };
  }
  return null;
}

/** Things that are the same in everything that can be seen lie in one pile; `mark` tells what else is to be the same. */
export function piles(things: readonly Thing[], mark: (thing: Thing) => string): Thing[][] {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const looks = LOOKS.map((look) => thing[look]).join(' ');
    const key = thing.traps.length ? `alone ${thing.handle}` : `${looks} ${mark(thing)}`;
    const pile = found.get(key);
    if (pile) pile.push(thing);
    else found.set(key, [thing]);
  }
  return [...found.values()];
}

export interface Line {
  from: number;
  to: number;
  number: number;
  blocker: number | null;
  seat: number;
}

/** Attacks that are to be drawn: those that are still on, and those that have a target but are not declared yet. */
export function attackLines(seen: Observation): Line[] {
  const lines: Line[] = [];
  for (const { handle, target, line, blocker } of seen.attackers) {
    const found = findThing(seen, handle);
    if (!found || target === null || (found.thing.exhausted && !found.thing.attacking)) continue;
    lines.push({ from: handle, to: target, number: line, blocker, seat: found.seat });
  }
  return lines;
}

/** What comes at a thing: the attack of all that are on their way to it and not blocked. */
export interface Coming {
  attack: number;
  /** So much of it shielding takes off. */
  shielded: number;
  /** Its life afterwards. */
  left: number;
  /** As much of it does something as it has life, or more. */
  deadly: boolean;
}

/** By what is attacked. Only adds up what stands on the planet: traps and reactions may change it. */
export function comingAt(lines: readonly Line[], seen: Observation): Map<number, Coming> {
  const found = new Map<number, Coming>();
  for (const { from, to, blocker } of lines) {
    const [attacker, target] = [findThing(seen, from)?.thing, findThing(seen, to)?.thing];
    if (attacker && target && blocker === null) found.set(to, withBlow(attacker, target, seen, found.get(to)));
  }
  return found;
}

/** What a fight does to both: to the attacker, and to whoever blocks it. */
export function fightOf(attacker: number, blocker: number, seen: Observation): Map<number, Coming> {
  const [one, other] = [findThing(seen, attacker)?.thing, findThing(seen, blocker)?.thing];
  return new Map(one && other ? [[blocker, withBlow(one, other, seen)], [attacker, withBlow(other, one, seen)]] : []);
}

function withBlow(from: Thing, to: Thing, seen: Observation, before?: Coming): Coming {
  const attack = (before?.attack ?? 0) + from.attack;
  const shielded = (before?.shielded ?? 0) + Math.min(from.attack, shieldLeft(from.handle, to, seen));
  const left = Math.max(0, to.life - attack + shielded);
  return { attack, shielded, left, deadly: to.max_life > 0 && left === 0 };
}

/** Shielding takes off so much of what a source does to a thing in this turn. Older films do not tell. */
function shieldLeft(source: number, { handle, shielding = 0 }: Thing, { shields = [] }: Observation): number {
  const spent = shields.find((one) => one.source === source && one.target === handle)?.amount ?? 0;
  return Math.max(0, shielding - spent);
}

/** Targets to which nothing would happen. */
export function inVain(facts: Facts | undefined): Set<number> {
  return new Set(handlesIn(facts?.vain));
}

/** What a question says can be attacked, before anybody is asked for a target. */
export function attackable(decision: Decision | null): Set<number> {
  return new Set(decision?.kind === 'attacker' ? handlesIn(decision.facts.attackable) : []);
}

export type Reacting = 'passed' | 'asked' | 'later';

/** Who may still react: seats are asked in turn order, and all who come before the one that is asked have passed. */
export function reacting(seen: Observation): { seat: number; state: Reacting }[] {
  const top = seen.stack.at(-1);
  if (top?.kind !== 'window' || seen.asked === null) return [];
  const count = seen.seats.length;
  const order = Array.from({ length: count }, (_, at) => (seen.player + at) % count).filter((seat) => !seen.seats[seat]?.lost);
  const asked = order.indexOf(seen.asked);
  return order.map((seat, at) => ({ seat, state: at < asked ? 'passed' : at === asked ? 'asked' : 'later' }));
}

export type Why = 'waiting' | 'other-question' | 'trap' | 'expensive' | 'main-phase' | 'no-target' | 'not-now';

/** Why a card of the hand cannot be played, as far as it can be seen. `lacks` are missing materials. */
export function whyNot(card: CardData, decision: Decision | null, storage: readonly number[]): { why: Why; lacks: number[] } {
  const lacks = MATERIALS.map((material, at) => Math.max(0, (card.cost?.[material] ?? 0) - (storage[at] ?? 0)));
  const tooMuch = lacks.some((lack) => lack > 0);
  const because = (why: Why) => ({ why, lacks });
  if (!decision) return because('waiting');
  if (decision.kind !== 'action' && decision.kind !== 'reaction' && decision.kind !== 'trap') return because('other-question');
  if (card.type === 'trap') return because(decision.kind === 'trap' ? 'not-now' : 'trap');
  if (decision.kind === 'trap') return because('main-phase');
  if (decision.kind === 'reaction' && card.type !== 'spell' && !card.cost?.electricity) return because('main-phase');
  if (tooMuch) return because('expensive');
  return because(card.type === 'spell' ? 'no-target' : 'not-now');
}
