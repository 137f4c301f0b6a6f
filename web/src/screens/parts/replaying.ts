/** A finished match as the views that a table draws. */
import type { LogLine, View } from '../../lib/types';
import type { ReplayData, ReplayStep } from '../../lib/calls';

const LOG_KEPT = 200;

export interface Turn {
  turn: number;
  step: number;
  /** What everybody plays for happens in it. */
  marked?: true;
}

/** The steps in which something of these kinds happens. */
export function marksOf(steps: readonly ReplayStep[], kinds: readonly string[]): number[] {
  return steps.flatMap(({ events }, at) => (events.some(({ kind }) => kinds.includes(kind)) ? [at] : []));
}

/** The first step of each turn. A step ends where a turn begins: what is marked in it belongs to the turn before. */
export function turnsOf(steps: readonly ReplayStep[], marks: readonly number[] = []): Turn[] {
  const turns: Turn[] = [];
  steps.forEach((step, at) => {
    const before = turns.at(-1);
    if (before && marks.includes(at)) before.marked = true;
    if (at === 0 || step.turn !== steps[at - 1]?.turn) turns.push({ turn: step.turn, step: at });
  });
  return turns;
}

const SENTENCES = 3; // for which there is room

/** What a step is told with: what everybody plays for and what led to it, else the last that happened. */
export function toldIn(step: ReplayStep | undefined, kinds: readonly string[]): string {
  const told = step?.events.filter(({ text }) => text) ?? [];
  const causes = told.flatMap(({ kind, cause }) => (kinds.includes(kind) ? [cause] : []));
  const marked = told.filter(({ kind, number }) => kinds.includes(kind) || (number !== undefined && causes.includes(number)));
  return (marked.length ? marked : told.slice(-SENTENCES)).map(({ text }) => text).join(' ');
}

/** The log up to a step. */
export function logAt(steps: readonly ReplayStep[], at: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let step = at; step >= 0 && lines.length < LOG_KEPT; step -= 1) lines.unshift(...(steps[step]?.log ?? []));
  return lines.slice(-LOG_KEPT);
}

/** What the table shows at a step. Events are shown only on the way forward by one step. */
export function viewAt(replay: ReplayData, at: number, from: number): View {
  const step = replay.steps[at]!;
  const last = at === replay.steps.length - 1;
  const forward = at === from + 1;
  return {
    ...replay.view,
    you: replay.eyes,
    seats_of_yours: [],
    seats: replay.view.seats.map((seat) => ({ ...seat, connected: true, away: null })), // nobody is away from a replay
    phase: last ? 'over' : 'playing',
    observation: step.observation,
    plain: step.plain ?? null,
    decision: null,
    waiting: step.asked === null ? null : { seat: step.asked, prompt: '' },
    events: forward ? step.events : [],
    steps: [],
    fresh: !forward,
    log: logAt(replay.steps, at),
    clock: null,
    undo: { can: false, why: null, asks: false, asked_by: null, answer: false },
    passing: null,
    claim: null,
    outcome: last ? replay.view.outcome : null,
  };
}

/** The step that a link names, kept within the match. */
export function stepOf(text: string | null, count: number): number {
  const step = Number(text ?? 0);
  return Number.isInteger(step) ? Math.max(0, Math.min(count - 1, step)) : 0;
}

export function eyesOf(text: string | null): number | null {
  return text !== null && /^\d$/.test(text) ? Number(text) : null;
}

/** The step at which another viewer sees the same moment: views have the same steps, but be safe. */
export function sameMoment(steps: readonly ReplayStep[], choices: number): number {
  let found = 0;
  steps.forEach((step, at) => {
    if (step.choices <= choices) found = at;
  });
  return found;
}
