/** The log as a tree: each sentence stands below the one that it follows from. */
import type { LogLine } from './types';

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
  for (const line of lines) {
    const parent = line.parent ?? null;
    if (parent !== null && known.has(parent)) below.set(parent, [...(below.get(parent) ?? []), line]);
    else roots.push(line);
    if (line.number >= 0) known.add(line.number);
  }
  const rows: LogRow[] = [];
  const add = (line: LogLine, depth: number): void => {
    rows.push({ line, depth: Math.max(0, Math.min(DEEPEST, depth)) });
    for (const next of below.get(line.number) ?? []) add(next, line.mark === 'turn' ? 0 : depth + 1);
  };
  for (const line of roots) add(line, 0);
  return rows;
}
