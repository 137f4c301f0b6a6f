/** What happened in turns of others since the viewer last answered: the table keeps it marked. */
import type { GameEvent, View } from './types';

const playerOf = (view: View): number | undefined => ((view.observation ?? {}) as { player?: number }).player;

export class Lately {
  events: readonly GameEvent[] = $state.raw([]);

  /** A new view has come, in whatever steps it is shown. */
  take(view: View, before: View | null): void {
    const answered = before?.decision && before.decision.number !== view.decision?.number;
    if (!before || view.fresh || answered) this.clear();
    if (!before || view.fresh) return;
    let player: unknown = playerOf(before);
    const theirs = view.events.filter((event) => {
      if (event.kind === 'turn') player = event.seat;
      return player !== view.you;
    });
    if (theirs.length) this.events = [...this.events, ...theirs];
  }

  clear(): void {
    this.events = [];
  }
}

export const lately = new Lately();
