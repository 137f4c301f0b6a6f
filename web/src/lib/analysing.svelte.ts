/** The analysis of a finished match: begun, waited for, stopped. */
import { beginAnalysis, getAnalysis, stopAnalysis } from './calls';
import { complain, wordsOf } from './session.svelte';
import type { Analysis, AnalysisStatus } from './types';

const EVERY = 1000; // ms between two looks at how far it is

export class Analysing {
  status: AnalysisStatus | null = $state.raw(null);
  /** Why there is nothing to see, as for somebody who did not play. */
  refusal = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly room: string,
    readonly everything: boolean,
  ) {}

  get found(): Analysis | null {
    return this.status?.analysis ?? null;
  }

  /** See what there is. */
  look = (): Promise<void> => this.#ask(getAnalysis);
  /** See what there is, and begin where nobody has. */
  start = async (): Promise<void> => {
    await this.look();
    if (!this.#ended && this.status?.state === 'none') await this.begin();
  };
  begin = (): Promise<void> => this.#ask(beginAnalysis);
  stop = (): Promise<void> => this.#ask(stopAnalysis);

  /** Nobody waits any more. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #ask(call: typeof getAnalysis): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const status = await call(this.room, this.everything);
      if (this.#ended) return;
      this.status = status;
      if (status.state === 'running') this.#timer = setTimeout(() => void this.look(), EVERY);
    } catch (error) {
      if (this.#ended) return;
      if (this.status) complain(error);
      else this.refusal = wordsOf(error);
    }
  }
}
