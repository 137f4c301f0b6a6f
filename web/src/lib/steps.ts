/** What happened between two views, as the views that a table shows one after the other. */
import type { GameEvent, LogLine, View } from './types';

type Step = View['steps'][number];
type Change = Step['changes'][number];

/** A value with another one set in it; what is not on the way to it is shared. */
export function withChange(value: unknown, path: readonly (string | number)[], set: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return set;
  if (Array.isArray(value)) return value.with(Number(key), withChange(value[Number(key)], rest, set));
  const parts = (value ?? {}) as Record<string, unknown>;
  return { ...parts, [key]: withChange(parts[key], rest, set) };
}

function asItWas(observation: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((seen, change) => withChange(seen, change.path, change.value), observation);
}

/** The lines of a log that tell of nothing after an event. */
function upTo(log: readonly LogLine[], events: readonly GameEvent[]): LogLine[] {
  const last = Math.max(...events.map((event) => event.number ?? -1));
  const first = log.findIndex((line) => line.number > last);
  return first < 0 ? [...log] : log.slice(0, first);
}

/** The views in which a view's events are shown. The last one is the view itself, with the last of its events. */
export function stepsOf(view: View): View[] {
  if (view.steps.length < 2) return [view];
  return view.steps.map((step, at) => {
    const events = view.events.slice(view.steps[at - 1]?.upto ?? 0, step.upto);
    if (at === view.steps.length - 1) return { ...view, events, steps: [] };
    return {
      ...view,
      observation: asItWas(view.observation, step.changes),
      events,
      steps: [],
      log: upTo(view.log, view.events.slice(0, step.upto)),
      phase: 'playing',
      decision: null,
      outcome: null,
    };
  });
}

/** What happened in a turn, as the views of a table; nobody is asked anything in them. Nothing moves to get to the first. */
export function storyOf(view: View, story: Pick<View, 'observation' | 'events' | 'steps'>): View[] {
  const told = { ...view, ...story, phase: 'playing' as const, decision: null, waiting: null, outcome: null, fresh: false };
  return stepsOf(told).map((step, at) => ({ ...step, log: view.log, fresh: at === 0 }));
}
