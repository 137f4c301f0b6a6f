/**
 * What the coach of a first match points at: a sensible option for each kind of question, found by the facts of the
 * options. It knows no rules; where it has no opinion, it points at nothing.
 */
import { best } from '../../lib/coach';
import { passOf } from '../../lib/options.svelte';
import type { CardBook, Decision, Option, View } from '../../lib/types';
import type { Observation } from './types';

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

export function suggest(anyView: View, cards: CardBook): Option | undefined {
  const view = anyView as View<Observation>;
  const { decision } = view;
  if (!decision || view.you === null) return undefined;
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
