/** The hint for the open question: how good its options are. Tables mark their cards with it. */
import type { Decision, Hint } from './types';

/** What is known of an option, or of the best of several. */
export interface Chance {
  chance: number;
  error: number;
  /** Nothing better is on offer. */
  best: boolean;
}

class Hints {
  now: Hint | null = $state.raw(null);
  /** The number of the question for which a hint is on its way. */
  asked: number | null = $state(null);

  /** A hint has come; a later one about the same question is better. */
  take(hint: Hint): void {
    if (hint.number === this.asked) this.now = hint;
  }

  /** Somebody asks for a hint. */
  ask(decision: Decision): void {
    this.now = null;
    this.asked = decision.number;
  }

  /** Away with it, if the open question is another one. */
  keep(number: number | undefined): void {
    if (this.asked !== number) this.clear();
  }

  clear(): void {
    this.now = null;
    this.asked = null;
  }

  /** The best of the options with these keys. */
  of(keys: Iterable<string>): Chance | null {
    const wanted = new Set(keys);
    const options = this.now?.options ?? [];
    const place = options.findIndex((option) => wanted.has(option.key));
    const found = options[place];
    return found ? { chance: found.chance, error: found.error, best: place === 0 } : null;
  }
}

export const hints = new Hints();

/** A chance in percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** How sure a chance is, in points: two standard errors, at least one point unless it is certain. */
export const margin = (chance: number, error: number): number => (chance <= 0 || chance >= 1 ? 0 : Math.max(1, Math.round(200 * error)));
