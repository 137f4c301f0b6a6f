/** The log as a tree: each sentence stands below the one that it follows from. */
import type { Decision, LogLine } from './types';

const DEEPEST = 5; // further in, a narrow log would have no room

export interface LogRow {
  line: LogLine;
  /** How far in it stands: what is done in a turn is at 0. */
  depth: number;
}

/** The sentences in the order in which they stand, each with its depth. */
export function logRows(lines: readonly LogLine[]): LogRow[] {
  const below = new Map<number, LogLine[]>();
  const known = new Set<number>();
  const roots: LogLine[] = [];
  let turn: number | null = null;
  for (const line of lines) {
    // What people do, such as take a choice back, has no cause: it stands in the turn in which it was done.
    const parent = line.parent ?? (line.number < 0 ? turn : null);
    if (parent !== null && known.has(parent)) below.set(parent, [...(below.get(parent) ?? []), line]);
    else roots.push(line);
    if (line.number >= 0) known.add(line.number);
    if (line.mark === 'turn') turn = line.number;
  }
  const rows: LogRow[] = [];
  const add = (line: LogLine, depth: number): void => {
    rows.push({ line, depth: Math.max(0, Math.min(DEEPEST, depth)) });
    for (const next of below.get(line.number) ?? []) add(next, line.mark === 'turn' ? 0 : depth + 1);
  };
  for (const line of roots) add(line, 0);
  return rows;
}

const CAUSES = 2; // that are told: those before them were seen

/** Why a card asks somebody: the sentences that led to its text, if somebody else is behind it. */
export function causesOf(log: readonly LogLine[], source: string, you: number | null): string[] {
  const lines = new Map(log.map((line) => [line.number, line]));
  const asks = log.findLast((line) => line.mark === 'trigger' && line.cards.includes(source));
  const causes: LogLine[] = [];
  for (let line = lines.get(asks?.parent ?? -1); line && line.mark !== 'turn' && causes.length < CAUSES; line = lines.get(line.parent ?? -1)) {
    causes.unshift(line);
  }
  return causes.some(({ seat }) => seat !== null && seat !== you) ? causes.map(({ text }) => text) : [];
}

/** What the text that asks has just done to one card: a question whose answers name no card goes on about that one. */
export function meantBy(decision: Decision | null, log: readonly LogLine[]): LogLine | undefined {
  const { source, options } = decision ?? {};
  if (!source || options?.some(({ facts }) => 'card' in facts || 'handle' in facts)) return undefined;
  const asks = log.findLast((line) => line.mark === 'trigger' && line.cards.includes(source));
  const last = asks && log.findLast((line) => line.parent === asks.number);
  const cards = last?.cards.filter((card) => card !== source) ?? []; // a sentence may name who did it, too
  return last && cards.length === 1 ? { ...last, cards } : undefined;
}
