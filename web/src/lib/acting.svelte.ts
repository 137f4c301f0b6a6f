/** Whether one has said in one's turn that nothing more is to be played, or nothing more could be. */
import { passOf } from './options.svelte';
import type { View } from './types';

const ACTION = 'action'; // the question in which one plays cards

export const turnOf = (view: View): number => ((view.observation ?? {}) as { turn?: number }).turn ?? 0;
export const isPlayer = (view: View): boolean => ((view.observation ?? {}) as { player?: number }).player === view.you;

export const isActing = (view: View): boolean => view.decision?.kind === ACTION;

export class Acting {
  /** The turn in which it was said. */
  #done = $state(0);

  /** A table was opened: nothing is known of what was said before. */
  opened(view: View): void {
    this.#done = isActing(view) ? 0 : turnOf(view);
  }

  answers(view: View, key: string): void {
    if (isActing(view)) this.#done = passOf(view.decision)?.key === key ? turnOf(view) : 0;
  }

  /** Whether the phase in which one plays cards went by itself in a turn. */
  wentBy(turn: number): boolean {
    return turn !== this.#done;
  }

  /** Whether that is why something else is asked now. `kinds`: the questions that come next in one's turn. */
  leadsTo(view: View, kinds: readonly string[]): boolean {
    return !!view.passing && !!view.decision && kinds.includes(view.decision.kind) && isPlayer(view) && this.wentBy(turnOf(view));
  }
}

export const acting = new Acting();
