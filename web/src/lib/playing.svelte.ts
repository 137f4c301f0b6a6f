/** Shows what happened step by step. The newest view is always the truth: whatever is in doubt shows that at once. */
import { kitOf } from '../games';
import { animated, pace, READ, speedOf, unhurried } from './motion';
import { OPENING, openingOf, PRESENTED } from './opening';
import { stepsOf } from './steps';
import type { GameEvent, Settings, View } from './types';

const STEP = 650; // ms for which a step is seen at normal speed
const SHORTEST = 250; // ms, however many there are
const TURN = 5200; // ms in which the steps of a turn are shown, if they can be
const MOST = 60; // steps that may wait: whoever is further behind sees the truth at once

// Parts of observations that are no cards or numbers on the table: whose turn it is, what is under way.
const QUIET = ['turn', 'player', 'phase', 'asked', 'stack', 'may_convert'];

const cardIn = ({ cards }: GameEvent): string | null | undefined => cards?.[0]?.card;

/** For how long a step has to be seen, in ms at normal speed, whatever else happens; 0: it may be shortened. */
export function needs(step: View): number {
  const { lasting = {}, read = [] } = kitOf(step.game);
  const times = step.events.map((event) => {
    if (event.kind === OPENING) return PRESENTED;
    if (read.includes(event.kind) && event.seat !== step.you && event.up !== false && cardIn(event)) return READ;
    return STEP * (lasting[event.kind] ?? 0);
  });
  return Math.max(0, ...times);
}

const isTurn = ({ kind }: GameEvent): boolean => kind === 'turn';

/** Whether a step can be shown together with the next one: what ends a turn is seen before another one begins. */
function joins(step: View, next: View): boolean {
  const announced = next.events.some((event) => !isTurn(event) && event.kind in (kitOf(next.game).lasting ?? {}));
  if (step.events.every(isTurn)) return announced || !needs(step); // an announcement says more than whose turn it is
  return !needs(step) && !announced && !next.events.some(isTurn);
}

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
  #ready = false; // there is a table to show anything on

  constructor(private settings: Settings) {}

  /** What the table shows, given the newest view. */
  shown(view: View | null): View | null {
    return this.busy || (this.#truth && this.#truth === view) ? this.now : view;
  }

  /** A new view has come. What somebody has just chosen is shown at once; other steps wait for those before them. */
  take(view: View, before: View | null): void {
    this.#truth = view;
    const steps = !speedOf(this.settings) || document.hidden ? [] : !before ? this.#opened(view) : view.fresh ? [] : stepsOf(view);
    if (!steps.length || this.#waiting.length + steps.length > MOST) {
      this.#stop(steps.length ? { ...view, events: [] } : view);
      return;
    }
    // The time of what is shown now: somebody may have thought for long since the turn began.
    if (!this.#waiting.length) this.#begun = performance.now();
    this.#waiting.push(...steps);
    if (!this.#ready) this.#wait();
    else if ((before?.decision && !this.busy) || this.#timer === undefined) this.#next(); // nobody is asked while steps are to come
    else this.busy = true;
  }

  /** The table is there: what has been waiting for it begins. */
  ready(): void {
    if (this.#ready) return;
    this.#ready = true;
    if (this.busy) this.#next();
  }

  /** Show the truth. */
  skip(): void {
    if (!this.busy || !this.#truth) return;
    const events = this.#waiting.at(-1)?.events ?? [];
    this.#stop({ ...this.#truth, events, unseen: this.#waiting.slice(0, -1).flatMap((step) => step.events) });
  }

  /** What is shown has been seen: it does not move again. */
  rest(): void {
    if (!this.busy && this.now) this.now = { ...this.now, events: [], unseen: [], fresh: true };
  }

  /** Withdraws the question, or puts it again. What has happened is not shown once more because of it. */
  ask(asks: boolean): void {
    if (asks === this.#asks) return;
    this.#asks = asks;
    if (this.now) this.#show({ ...this.now, events: [], unseen: [], decision: this.busy ? null : (this.#truth?.decision ?? null) });
  }

  /** Nothing is shown here any more: whatever is shown elsewhere has all the time it likes. */
  end(): void {
    clearTimeout(this.#timer);
    unhurried();
  }

  /** Until there is a table, it will be as before the first step. */
  #wait(): void {
    this.busy = true;
    this.now ??= { ...this.#waiting[0]!, events: [], decision: null };
  }

  #stop(view: View): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.busy = false;
    unhurried();
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
    const quiet = !!this.now && thingsOf(step) === thingsOf(this.now);
    if (next && quiet && joins(step, next)) {
      // Nothing is seen to change: it is shown together with what comes next.
      this.#waiting[0] = { ...next, events: [...step.events, ...next.events] };
      this.#next();
      return;
    }
    const ms = this.#duration(step);
    pace.factor = ms / STEP / Math.max(1, step.events.filter((event) => event.text).length);
    pace.ms = ms;
    this.#show(step);
    this.busy = this.#waiting.length > 0;
    // Where nothing is seen to change, what comes later need not wait.
    if (next || !quiet || needs(step)) this.#timer = setTimeout(() => this.#next(), ms);
  }

  /** What has to be seen for longer is not hurried; the other steps of a turn share the rest of its time. */
  #duration(step: View): number {
    const now = performance.now();
    if (step.events.some((event) => event.kind === 'turn')) this.#begun = now;
    const speed = speedOf(this.settings);
    const waiting = this.#waiting.map(needs);
    const own = needs(step);
    const left = TURN - (now - this.#begun) / speed - waiting.reduce((sum, ms) => sum + ms, 0);
    const usual = Math.min(STEP, Math.max(SHORTEST, left / (waiting.filter((ms) => !ms).length + 1)));
    return speed * (own || usual);
  }

  /** The steps of the first view: none if the match is under way. */
  #opened(view: View): View[] {
    const opening = animated(this.settings) ? openingOf(view) : [];
    return opening.length ? [...opening, { ...view, steps: [] }] : [];
  }
}
