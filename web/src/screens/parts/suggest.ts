/**
 * What the coach of a first match points at: a sensible option for each kind of question, found by the facts of the
 * options. It knows no rules; where it has no opinion, it points at nothing.
 */
import { passOf } from '../../lib/options.svelte';
import type { CardBook, Compile, Conquerors, Decision, Option, View } from '../../lib/types';

const best = (options: readonly Option[], score: (option: Option) => number): Option | undefined =>
  options.reduce<Option | undefined>((top, one) => (top === undefined || score(one) > score(top) ? one : top), undefined);

export function suggest(view: View, cards: CardBook): Option | undefined {
  if (!view.decision || view.you === null) return undefined;
  return view.game === 'compile'
    ? suggestCompile(view as View<Compile.Observation>, view.decision, cards)
    : suggestConquerors(view as View<Conquerors.Observation>, view.decision, cards);
}

// ------------------------------------------------------------------------------------------------------- Compile

const TEN = 10;
const DOWN = 2;

/** What a card would be worth where an option plays it. */
function worth(option: Option, cards: CardBook): number {
  return option.facts.face === 'up' ? (cards.cards[String(option.facts.card)]?.value ?? 0) : DOWN;
}

export function playsOf(view: View, decision: Decision, face?: 'up' | 'down'): Option[] {
  return decision.options.filter(
    ({ key, facts }) => key.startsWith('play:') && facts.side === view.you && (face === undefined || facts.face === face),
  );
}

/** The play that brings a line nearest to being compiled. */
export function bestPlay(view: View<Compile.Observation>, options: readonly Option[], cards: CardBook): Option | undefined {
  const own = view.observation.seats[view.you ?? 0];
  const other = view.observation.seats[1 - (view.you ?? 0)];
  return best(options, (option) => {
    const line = Number(option.facts.line);
    const mine = own?.lines[line];
    const value = worth(option, cards);
    if (!mine || mine.compiled) return value - 4;
    const total = mine.total + value;
    const ready = total >= TEN && total > (other?.lines[line]?.total ?? 0);
    return value + 0.35 * mine.total + (ready ? 20 : 0) + (option.facts.face === 'up' ? 0.5 : 0);
  });
}

function suggestCompile(view: View<Compile.Observation>, decision: Decision, cards: CardBook): Option | undefined {
  const { options, kind } = decision;
  const value = (option: Option) => cards.cards[String(option.facts.card ?? option.facts.known)]?.value ?? DOWN;
  const theirs = options.filter((option) => option.facts.side === 1 - (view.you ?? 0));
  switch (kind) {
    case 'action': {
      const refresh = options.find((option) => option.key === 'refresh');
      const hand = view.observation.seats[view.you ?? 0]?.hand ?? 0;
      return (hand <= 1 && refresh) || bestPlay(view, playsOf(view, decision), cards) || refresh;
    }
    case 'target':
      return best(theirs, value) ?? passOf(decision);
    case 'discard':
    case 'cache':
    case 'give':
      return best(options.filter((option) => option.key.startsWith('card:')), (option) => -value(option));
    case 'may':
      return options.find((option) => option.key === 'do');
    case 'compile':
    case 'either':
    case 'line':
    case 'play-line':
    case 'shift-to':
    case 'escape-to':
      return options[0];
    case 'control':
      return passOf(decision);
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------------------------------------------- Conquerors

const ENOUGH_MINERS = 5;

/** The option that plays a card of a type; the dearest one, if there are several. */
export function playOf(decision: Decision, cards: CardBook, type: string): Option | undefined {
  const fitting = decision.options.filter(
    ({ key, facts }) => key.startsWith('play:') && cards.cards[String(facts.card)]?.type === type,
  );
  return best(fitting, (option) => {
    const { gold = 0, cosmium = 0, electricity = 0 } = cards.cards[String(option.facts.card)]?.cost ?? {};
    return gold + cosmium + electricity;
  });
}

function suggestConquerors(view: View<Conquerors.Observation>, decision: Decision, cards: CardBook): Option | undefined {
  const { options, kind } = decision;
  const seen = view.observation;
  const own = seen.seats[view.you ?? 0];
  const pass = passOf(decision);
  switch (kind) {
    case 'action': {
      const miners = (own?.miners.length ?? 0) < ENOUGH_MINERS ? ['miner'] : [];
      for (const type of [...miners, 'warrior', 'building', 'miner']) {
        const play = playOf(decision, cards, type);
        if (play) return play;
      }
      return pass;
    }
    case 'attacker': {
      // One warrior stays at home, unless nobody could attack it.
      const named = new Set(seen.attackers.map((one) => one.handle));
      const home = own?.warriors.filter((one) => !one.exhausted && !named.has(one.handle)) ?? [];
      const safe = seen.seats.every((seat, at) => at === view.you || seat.lost || seat.warriors.length === 0);
      return home.length > 1 || safe ? (options.find(({ key }) => key.startsWith('attack:')) ?? pass) : pass;
    }
    case 'aim': {
      const bases = new Set(seen.seats.flatMap((seat) => seat.base?.handle ?? []));
      return options.find(({ facts }) => bases.has(Number(facts.target))) ?? options[0];
    }
    case 'block': {
      const life = new Map(own?.warriors.map((one) => [one.handle, one.life]));
      return best(options.filter(({ key }) => key.startsWith('block:')), ({ facts }) => life.get(Number(facts.thing)) ?? 0) ?? pass;
    }
    case 'trap':
      return options.find(({ key }) => key.startsWith('place:')) ?? pass;
    case 'spot': {
      // Where the fewest traps are waiting.
      const traps = new Map([own?.base, ...(own?.buildings ?? [])].map((one) => [one?.handle, one?.traps.length ?? 0]));
      return best(options, ({ facts }) => -(traps.get(Number(facts.thing)) ?? 0));
    }
    case 'target': {
      const enemies = new Set(
        seen.seats.flatMap((seat, at) => (at === view.you ? [] : [seat.base, ...seat.buildings, ...seat.warriors].flatMap((one) => one?.handle ?? []))),
      );
      const harm = ['damage', 'destroy', 'exhaust', 'return', 'take-control'].includes(String(decision.facts.verb));
      return options.find(({ facts }) => enemies.has(Number(facts.thing)) === harm) ?? undefined;
    }
    case 'mulligan':
    case 'kuk':
    case 'reaction':
      return pass;
    default:
      return undefined;
  }
}
