/** Shows what happened step by step. The newest view is always the truth: whatever is in doubt shows that at once. */
import { kitOf } from '../games';
import { pace, speedOf } from './motion';
import { stepsOf } from './steps';
import type { Settings, View } from './types';

const STEP = 650; // ms for which a step is seen at normal speed
const SHORTEST = 250; // ms, however many there are
const TURN = 5200; // ms in which the steps of a turn are shown, if they can be
const MOST = 60; // steps that may wait: whoever is further behind sees the truth at once

// Parts of observations that are no cards or numbers on the table: whose turn it is, what is under way.
const QUIET = ['turn', 'player', 'phase', 'asked', 'stack', 'may_convert'];

const thingsOf = (view: View): string => JSON.stringify(view.observation, (key, value: unknown) => (QUIET.includes(key) ? undefined : value));

export class Playing {
  /** What the table shows instead of the newest view. */
  now: View | null = $state.raw(null);
  /** Steps are still to come. */
  busy = $state(false);
  /** The newest view, to which the last step belongs. */
  #truth: View | null = $state.raw(null);
  #waiting: View[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined; // runs for as long as a step has to be seen
  #begun = 0; // when the first step of the turn was shown, or the first of those that followed a choice
  #asks = true; // the question of the newest view is put to somebody

  constructor(private settings: Settings) {}

  /** What the table shows, given the newest view. */
  shown(view: View | null): View | null {
    return this.busy || (this.#truth && this.#truth === view) ? this.now : view;
  }

  /** A new view has come. What somebody has just chosen is shown at once; other steps wait for those before them. */
  take(view: View, before: View | null): void {
    this.#truth = view;
    const steps = !before || view.fresh || !speedOf(this.settings) || document.hidden ? [] : stepsOf(view);
    if (!steps.length || this.#waiting.length + steps.length > MOST) {
      this.#stop(steps.length ? { ...view, events: [] } : view);
      return;
    }
    // The time of what is shown now: somebody may have thought for long since the turn began.
    if (!this.#waiting.length) this.#begun = performance.now();
    this.#waiting.push(...steps);
    if (before?.decision || this.#timer === undefined) this.#next();
    else this.busy = true;
  }

  /** Show the truth. */
  skip(): void {
    if (this.busy && this.#truth) this.#stop({ ...this.#truth, events: this.#waiting.at(-1)?.events ?? [] });
  }

  /** What is shown has been seen: it does not move again. */
  rest(): void {
    if (!this.busy && this.now) this.now = { ...this.now, events: [], fresh: true };
  }

  /** Withdraws the question, or puts it again. What has happened is not shown once more because of it. */
  ask(asks: boolean): void {
    if (asks === this.#asks) return;
    this.#asks = asks;
    if (this.now) this.#show({ ...this.now, events: [], decision: this.busy ? null : (this.#truth?.decision ?? null) });
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #stop(view: View): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.busy = false;
    pace.factor = Infinity;
    this.#show(view);
  }

  #show(view: View): void {
    this.now = this.#asks ? view : { ...view, decision: null };
  }

  /** The last step is the truth: nobody has to wait until it was seen, but what comes next does. */
  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const step = this.#waiting.shift();
    if (!step) return;
    const next = this.#waiting[0];
    if (next && this.now && thingsOf(step) === thingsOf(this.now)) {
      // Nothing is seen to change: it is shown together with what comes next.
      this.#waiting[0] = { ...next, events: [...step.events, ...next.events] };
      this.#next();
      return;
    }
    const ms = this.#duration(step);
    pace.factor = ms / STEP / Math.max(1, step.events.filter((event) => event.text).length);
    this.#show(step);
    this.busy = this.#waiting.length > 0;
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #duration(step: View): number {
    const now = performance.now();
    if (step.events.some((event) => event.kind === 'turn')) this.#begun = now;
    const speed = speedOf(this.settings);
    const left = TURN - (now - this.#begun) / speed;
    const grand = kitOf(step.game).grand ?? [];
    const times = step.events.some(({ kind }) => grand.includes(kind)) ? 2 : 1;
    return times * speed * Math.min(STEP, Math.max(SHORTEST, left / (this.#waiting.length + 1)));
  }
}
