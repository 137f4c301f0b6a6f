/** The games: what each brings along is found in its folder, through its kit. No other file names a game. */
import { books } from '../lib/books.svelte';
import { said } from '../lib/i18n.svelte';
import type { GameId } from '../lib/types';
import generic from './generic';
import type { GameKit } from './kit';

const found = import.meta.glob<GameKit>(['./*/index.ts', '!./generic/index.ts'], { eager: true, import: 'default' });

/** The kits of the games that bring one. */
export const KITS: Readonly<Record<GameId, GameKit>> = Object.fromEntries(
  Object.entries(found).map(([path, kit]) => [path.split('/')[1]!, kit]),
);

/** A game's own kit, or the one for games that bring none. */
export function kitOf(game: GameId): GameKit {
  return KITS[game] ?? generic;
}

/** The phases of a turn in a match, by what is seen of it; none before the first turn. */
export function phasesOf(game: GameId, seen: { phase?: string } | null | undefined): readonly string[] {
  const { phases = [], setup, unused } = kitOf(game);
  if (!seen || seen.phase === setup) return [];
  const without = unused?.(seen) ?? [];
  return phases.filter((phase) => !without.includes(phase));
}

/** The games that the server offers, in its order; until it has said so, those that bring a kit. `having` a part. */
export function gameIds(having?: keyof GameKit): GameId[] {
  const offered = books.games().map((game) => game.id);
  const all = offered.length ? offered : Object.keys(KITS);
  return having ? all.filter((game) => kitOf(game)[having]) : all;
}

export function nameOf(game: GameId): string {
  return said(`${game}-name`) || books.info(game)?.name || game;
}

/** The games that the server has puzzles of. */
export function withPuzzles(): GameId[] {
  return books.games().filter((game) => game.puzzles > 0).map((game) => game.id);
}
