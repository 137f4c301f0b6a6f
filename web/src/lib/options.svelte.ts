/** Finding options of a decision by what they are about. */
import type { Decision, Facts, Option } from './types';

/** The options whose facts have all these values. */
export function optionsWith(decision: Decision | null, facts: Facts): Option[] {
  const wanted = Object.entries(facts);
  return (decision?.options ?? []).filter((option) => wanted.every(([name, value]) => option.facts[name] === value));
}

/** The option with a key. */
export function optionOf(decision: Decision | null, key: string): Option | undefined {
  return decision?.options.find((option) => option.key === key);
}

/** The option that does nothing, if there is one: what the space bar chooses. */
export function passOf(decision: Decision | null): Option | undefined {
  return optionOf(decision, 'pass') ?? optionOf(decision, 'done');
}

/** The cards that a decision is about, by id. */
export function cardsOf(decision: Decision | null): Set<string> {
  const found = new Set<string>();
  for (const option of decision?.options ?? []) if (typeof option.facts.card === 'string') found.add(option.facts.card);
  return found;
}

export interface Act {
  label: string;
  act: () => void;
  disabled?: boolean;
  /** The option that it chooses. */
  key?: string;
}

/** How far an answer has come at the table. */
export interface Answering {
  /** It is on its way, in several parts: so it is said until the last of them has arrived. */
  sent?: boolean;
  /** What comes next, instead of the question. */
  words?: string;
  /** Sends what was picked. */
  main?: Act;
  /** Forgets it. */
  back?: Act;
  /** What else can be answered, and has no place on the table. */
  also?: Act[];
}

class Folded {
  kinds: ReadonlySet<string> = $state.raw(new Set<string>());
  whole: ReadonlySet<string> = $state.raw(new Set<string>());
  answering: () => Answering = $state.raw(() => ({}));
}

export const folded = new Folded();

/**
 * A table says which kinds of decisions it has gestures for: their list of buttons starts folded. `whole`: for passing, too.
 * `answering` tells what was picked there: it is sent where every question is answered.
 */
export function foldOptions(kinds: Iterable<string>, whole: Iterable<string> = [], answering: () => Answering = () => ({})): void {
  folded.kinds = new Set(kinds);
  folded.whole = new Set(whole);
  folded.answering = answering;
}
