/** A finished match as the views that a table draws. */
import type { LogLine, View } from '../../lib/types';
import type { ReplayData, ReplayStep } from '../../lib/calls';

const LOG_KEPT = 200;

export interface Turn {
  turn: number;
  step: number;
}

/** The first step of each turn. */
export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach((step, at) => {
    if (at === 0 || step.turn !== steps[at - 1]?.turn) turns.push({ turn: step.turn, step: at });
  });
  return turns;
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
