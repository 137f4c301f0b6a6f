/**
 * What the coach of a first match points at: a sensible option for each kind of question, found by the facts of the
 * options. It knows no rules; where it has no opinion, it points at nothing.
 */
import { best } from '../../lib/coach';
import { passOf } from '../../lib/options.svelte';
import type { CardBook, Decision, Option, View } from '../../lib/types';
import type { Observation } from './types';

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
export function bestPlay(view: View<Observation>, options: readonly Option[], cards: CardBook): Option | undefined {
  const own = view.observation.seats[view.you ?? 0];
  const other = view.observation.seats[1 - (view.you ?? 0)];
  return best(options, (option) => {
    const line = Number(option.facts.line);
    const mine = own?.lines[line];
    const value = worth(option, cards);
    if (!mine || mine.compiled) return value - 4;
    const total = mine.total + value;
    const ready = total >= TEN && total > (other?.lines[line]?.total ?? 0);
    // Face down, a low card loses the least.
    const face = option.facts.face === 'up' ? 0.5 : -0.1 * (cards.cards[String(option.facts.card)]?.value ?? 0);
    return value + 0.35 * mine.total + (ready ? 20 : 0) + face;
  });
}

export function suggest(anyView: View, cards: CardBook): Option | undefined {
  const view = anyView as View<Observation>;
  const { decision } = view;
  if (!decision || view.you === null) return undefined;
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
