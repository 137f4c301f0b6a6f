/** What a question of Compile is about, sorted by where it lies on the table. Only reads what the server said. */
import { meantBy } from '../../lib/logtree';
import type { CardData, Decision, Facts, LogLine, Option } from '../../lib/types';
import type { FieldCard, Observation } from './types';

export const LINES = [0, 1, 2] as const;
/** A total from which a line can be compiled: where the loading bar is full. */
export const FULL = 10;
/** Who picks, seen from the one who picks first: 1-2-2-1. */
export const DRAFT = [0, 1, 1, 0, 0, 1] as const;

/** The kinds of questions for which the table has gestures of its own. */
export const GESTURES = [
  'draft', 'action', 'play', 'compile', 'line', 'shift-to', 'escape-to', 'play-line', 'target', 'fire', 'escape', 'discard', 'cache',
  'give', 'reveal-hand', 'reveal-trash', 'reveal-drawn', 'search', 'control', 'rearrange', 'swap-protocols', 'swap-stacks',
];

export interface Doable {
  /** Options by the handle of the card in the field on which they lie. */
  tiles: Map<number, Option[]>;
  /** Cards that go to a place of the player's choice, with these places. */
  plays: Map<string, Option[]>;
  lines: Map<number, Option>;
  /** Cards of the viewer's hand that answer the question. */
  hand: Map<string, Option>;
  /** Cards that lie neither in the field nor in the viewer's hand. */
  tray: string[];
  trayOptions: Map<string, Option>;
  /** New orders of the protocols of one side. */
  orders: Option[];
  /** Pairs of lines. */
  swaps: Option[];
  refresh: Option | null;
}

export function doable(decision: Decision | null, seen: Observation, you: number | null): Doable {
  const found: Doable = {
    tiles: new Map(), plays: new Map(), lines: new Map(), hand: new Map(), tray: [], trayOptions: new Map(), orders: [], swaps: [],
    refresh: null,
  };
  if (!decision) return found;
  const hand = new Set(you === null ? [] : (seen.seats[you]?.known_hand ?? []));
  for (const option of decision.options) {
    const { card, face, line, handle, protocols, lines } = option.facts;
    if (option.key === 'refresh') found.refresh = option;
    else if (Array.isArray(protocols)) found.orders.push(option);
    else if (Array.isArray(lines)) found.swaps.push(option);
    else if (typeof card === 'string' && typeof face === 'string') {
      push(found.plays, card, option);
      if (!hand.has(card) && !found.tray.includes(card)) found.tray.push(card);
    } else if (typeof handle === 'number' && typeof line === 'number') push(found.tiles, handle, option);
    else if (typeof card === 'string' && decision.kind === 'trigger') {
      const place = named(seen, card);
      if (place) push(found.tiles, place.handle, option);
    } else if (typeof card === 'string' && hand.has(card)) found.hand.set(card, option);
    else if (typeof card === 'string') {
      found.tray.push(card);
      found.trayOptions.set(card, option);
    } else if (typeof line === 'number') found.lines.set(line, option);
  }
  return found;
}

function push<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** A card in the field by its id, or by its place, such as `a2.1`. */
export function named(seen: Observation, name: string): FieldCard | null {
  const place = /^([ab])([1-3])\.(\d+)$/.exec(name);
  if (place) return seen.seats['ab'.indexOf(place[1]!)]?.lines[Number(place[2]) - 1]?.cards[Number(place[3]) - 1] ?? null;
  for (const seat of seen.seats) {
    for (const side of seat.lines) {
      const found = side.cards.find((one) => one.card === name);
      if (found) return found;
    }
  }
  return null;
}

/** The card whose text asks, and the card it asks about, by handles. */
export function subjects(decision: Decision | null, seen: Observation, log: readonly LogLine[]): { source: number | null; about: number | null } {
  const about = decision?.facts.known ?? decision?.facts.card ?? meantBy(decision, log)?.cards[0];
  return {
    source: decision?.source ? (named(seen, decision.source)?.handle ?? null) : null,
    about: typeof about === 'string' ? (named(seen, about)?.handle ?? null) : null,
  };
}

/** The option whose fact is this list. */
export function withList(options: readonly Option[], fact: string, list: readonly unknown[], also: Facts = {}): Option | undefined {
  return options.find((option) => {
    const value = option.facts[fact];
    return (
      Array.isArray(value) &&
      value.length === list.length &&
      value.every((one, at) => one === list[at]) &&
      Object.entries(also).every(([name, wanted]) => option.facts[name] === wanted)
    );
  });
}

/** A side's protocols, with two of them changed over. */
export function swapped<T>(order: readonly T[], one: number, other: number): T[] {
  const next = [...order];
  [next[one], next[other]] = [order[other]!, order[one]!];
  return next;
}

/** The lines in which a card's protocol lies, on either side. */
export function homes(card: CardData, seen: Observation): number[] {
  return LINES.filter((line) => seen.seats.some((seat) => seat.lines[line]?.protocol === card.protocol));
}

/** Who picks at each of the six times, and what was picked. */
export function picks(seen: Observation): { seat: number; protocol: string | null; now: boolean }[] {
  return DRAFT.map((other, at) => ({
    seat: seen.player ^ other,
    protocol: seen.drafted[at] ?? null,
    now: at === seen.drafted.length,
  }));
}

/** The protocols that can still be picked: those of the question, or those of all sets on offer that are not gone. */
export function onOffer(decision: Decision | null, sets: readonly { id: string; protocols?: string[] }[], wanted: unknown, gone: readonly string[]): Set<string> {
  if (decision) return new Set(decision.options.flatMap(({ facts }) => (typeof facts.protocol === 'string' ? [facts.protocol] : [])));
  const all = sets.filter((set) => !Array.isArray(wanted) || wanted.includes(set.id)).flatMap((set) => set.protocols ?? []);
  return new Set(all.filter((id) => !gone.includes(id)));
}
