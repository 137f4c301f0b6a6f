/** The analysis of a finished match: begun, waited for, stopped. */
import { beginAnalysis, getAnalysis, stopAnalysis } from './calls';
import { complain } from './session.svelte';
import type { Analysis, AnalysisStatus } from './types';

const EVERY = 1000; // ms between two looks at how far it is

export class Analysing {
  status: AnalysisStatus | null = $state.raw(null);
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
      if (!this.#ended) complain(error);
    }
  }
}
