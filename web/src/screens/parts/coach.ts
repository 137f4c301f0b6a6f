/** The coach of a first match: which step of a lesson fits now, and what has been learned. */
import type { CardBook, Decision, Option, View } from '../../lib/types';

/** What the learner has done or met, such as `played-miner`. */
export type Learned = ReadonlySet<string>;

export interface Step {
  id: string;
  /** Keys of words: the heading, and what to do. */
  title: string;
  text: string;
  /** The rule to read more in. */
  rule: string;
  /** Done when this has been learned; without it, there is something to read, and a button to go on. */
  goal?: string;
  /** Whether this is the moment for it. */
  fits: (now: Moment) => boolean;
  /** The option to point at, if not the usual one. */
  option?: (now: Moment) => Option | undefined;
  /** The part of the screen to point at, as a selector. */
  anchor?: string;
}

/** What the coach looks at. */
export interface Moment {
  view: View;
  decision: Decision;
  cards: CardBook;
  learned: Learned;
}

export interface Lesson {
  steps: readonly Step[];
  /** Keys of hints by kind of question; `other` for all else. */
  hints: Readonly<Record<string, string>>;
}

export interface Memory {
  done: string[];
  learned: string[];
  /** The step that is being read, and the question at which it came up. */
  reading: { id: string; number: number } | null;
  /** The questions at which a step asked the learner to do something. */
  shown: Record<string, number[]>;
}

export const NOTHING: Memory = { done: [], learned: [], reading: null, shown: {} };

/** A step that was left undone at so many questions makes way for others: the learner wants to play differently. */
const PATIENCE = 3;

/** What a view shows to have been done, given the one before it. */
export function witness(view: View, before: View | null, cards: CardBook): string[] {
  const found: string[] = [];
  const asked = before?.decision;
  if (asked && view.decision?.number !== asked.number) {
    found.push(`answered-${asked.kind}`);
    if (asked.source) found.push('answered-text');
  }
  for (const event of view.events) {
    if (event.seat !== view.you) continue;
    found.push(event.kind);
    if (event.kind === 'played') found.push(event.up ? 'played-up' : 'played-down');
    if (event.kind === 'announced') {
      for (const { card } of event.cards ?? []) if (card) found.push(`played-${cards.cards[card]?.type ?? 'card'}`);
    }
  }
  return found;
}

/** What the coach remembers after a new view. Whoever goes on playing while there is something to read has read it. */
export function remember(memory: Memory, lesson: Lesson, view: View, before: View | null, cards: CardBook): Memory {
  const learned = new Set([...memory.learned, ...witness(view, before, cards)]);
  const done = new Set(memory.done);
  for (const step of lesson.steps) if (step.goal && learned.has(step.goal)) done.add(step.id);
  let { reading } = memory;
  if (reading && view.decision && view.decision.number !== reading.number) {
    done.add(reading.id);
    reading = null;
  }
  const next: Memory = { done: [...done], learned: [...learned], reading, shown: memory.shown };
  const step = stepAt(next, lesson, view, cards);
  if (!step || !view.decision) return next;
  const { number } = view.decision;
  if (!step.goal) return reading?.id === step.id ? next : { ...next, reading: { id: step.id, number } };
  const questions = memory.shown[step.id] ?? [];
  return questions.includes(number) ? next : { ...next, shown: { ...memory.shown, [step.id]: [...questions, number] } };
}

/** The learner has read a step. */
export function read(memory: Memory, lesson: Lesson, view: View, cards: CardBook, id: string): Memory {
  return remember({ ...memory, done: [...memory.done, id], reading: null }, lesson, view, null, cards);
}

/** The first step that is not done and fits now; none where nobody asks the learner. */
export function stepAt(memory: Memory, lesson: Lesson, view: View, cards: CardBook): Step | undefined {
  const { decision } = view;
  if (!decision) return undefined;
  const now: Moment = { view, decision, cards, learned: new Set(memory.learned) };
  return lesson.steps.find((step) => !memory.done.includes(step.id) && hasPatience(memory, step, decision) && step.fits(now));
}

function hasPatience(memory: Memory, step: Step, decision: Decision): boolean {
  const shown = memory.shown[step.id] ?? [];
  return shown.length < PATIENCE || shown.includes(decision.number);
}

/** The hint for a kind of question. */
export function hintFor(lesson: Lesson, kind: string): string {
  return lesson.hints[kind] ?? lesson.hints.other ?? '';
}
