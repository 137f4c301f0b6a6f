/** The coach of a first match: which step of a lesson fits now, and what has been learned. */
import type { CardBook, Decision, GameEvent, Option, RoomWish, View } from './types';

/** What the learner has done or met, such as `played-miner`. */
export type Learned = ReadonlySet<string>;

export interface Step {
  /** Also the key of its heading; with `-text`, of what to do. */
  id: string;
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

/** The first match of a game, and what it teaches. Its words are in `lessons.*.ftl`, with `about` for what comes before. */
export interface Lesson {
  /** The match that is played. A seed is for matches against the computer only. */
  wish: RoomWish & { seed: number };
  /** A sensible option of the open question, if there is one. */
  suggest: (view: View, cards: CardBook) => Option | undefined;
  /** What an event of the learner shows to have been learned, besides its kind. */
  witness: (event: GameEvent, cards: CardBook) => string[];
  /** By kind of question: what sends off the options that were picked before, as a selector. */
  senders?: Readonly<Record<string, string>>;
  steps: readonly Step[];
  guide: readonly Panel[];
  /** Keys of hints by kind of question. */
  hints: Readonly<Record<string, string>>;
}

/** How to play on one page: a heading, a few sentences, and cards. Words are `guide-<id>` and `guide-<id>-text`. */
export interface Panel {
  id: string;
  /** The rule to read more in. */
  rule: string;
  /** Cards that are shown, by id; null: face down. */
  cards?: readonly (string | null)[];
  /** What is told point by point, as `guide-<id>-<point>`; with its place on the first card, in hundredths, where it has one. */
  points?: Readonly<Record<string, readonly [x: number, y: number] | null>>;
}

export interface Memory {
  done: string[];
  learned: string[];
  /** The step that is being read, and the question at which it came up. */
  reading: { id: string; number: number } | null;
  /** The questions at which a step asked the learner to do something. */
  shown: Record<string, number[]>;
  /** The questions at which a hint was given, by its key. */
  told: Record<string, number[]>;
}

export const NOTHING: Memory = { done: [], learned: [], reading: null, shown: {}, told: {} };

/** Hints of every game: for questions that have none of their own, and for the time when all was said. */
export const OTHER = 'other';
export const ALONE = 'alone';

/** A step that was left undone at so many questions makes way for others: the learner wants to play differently. */
const PATIENCE = 3;

/** What was said so often is known. */
const ENOUGH = 2;

/** What a view shows to have been done, given the one before it. */
export function witness(lesson: Lesson, view: View, before: View | null, cards: CardBook): string[] {
  const found: string[] = [];
  const asked = before?.decision;
  if (asked && view.decision?.number !== asked.number) {
    found.push(`answered-${asked.kind}`);
    if (asked.source) found.push('answered-text');
  }
  for (const event of view.events) {
    if (event.seat === view.you) found.push(event.kind, ...lesson.witness(event, cards));
  }
  return found;
}

/** What the coach remembers after a new view. Whoever goes on playing while there is something to read has read it. */
export function remember(memory: Memory, lesson: Lesson, view: View, before: View | null, cards: CardBook): Memory {
  const learned = new Set([...memory.learned, ...witness(lesson, view, before, cards)]);
  const done = new Set(memory.done);
  for (const step of lesson.steps) if (step.goal && learned.has(step.goal)) done.add(step.id);
  let { reading } = memory;
  if (reading && view.decision && view.decision.number !== reading.number) {
    done.add(reading.id);
    reading = null;
  }
  const next: Memory = { ...memory, done: [...done], learned: [...learned], reading };
  if (!view.decision) return next;
  const { number } = view.decision;
  const step = stepAt(next, lesson, view, cards);
  if (!step) return { ...next, told: noted(memory.told, hintAt(next, lesson, view.decision), number) };
  if (!step.goal) return reading?.id === step.id ? next : { ...next, reading: { id: step.id, number } };
  return { ...next, shown: noted(memory.shown, step.id, number) };
}

/** A question at which something was said is noted once. */
function noted(said: Memory['told'], key: string, number: number): Memory['told'] {
  const questions = said[key] ?? [];
  return !key || questions.includes(number) ? said : { ...said, [key]: [...questions, number] };
}

/** The key of what is said of a question for which there is no step; nothing, once it was said often enough. */
export function hintAt(memory: Memory, lesson: Lesson, decision: Decision): string {
  const isNew = (key: string) => (memory.told[key] ?? []).length < ENOUGH || memory.told[key]?.includes(decision.number);
  const learned = lesson.steps.every(({ id }) => memory.done.includes(id));
  return [lesson.hints[decision.kind] ?? OTHER, ...(learned ? [ALONE] : [])].find(isNew) ?? '';
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

// -------------------------------------------------------------------------------- what lessons are made of

export const asked =
  (...kinds: string[]) =>
  ({ decision }: Moment): boolean =>
    kinds.includes(decision.kind);

export const turnOf = (now: Moment): number => (now.view.observation as { turn: number }).turn;

/** The option with the highest score, the first of equals. */
export const best = (options: readonly Option[], score: (option: Option) => number): Option | undefined =>
  options.reduce<Option | undefined>((top, one) => (top === undefined || score(one) > score(top) ? one : top), undefined);
