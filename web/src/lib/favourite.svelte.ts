/** The game that was chosen last: what the bar and the first screen lead to. */
import { gameIds } from '../games';
import { keep, load } from './store';
import type { GameId } from './types';

const KEPT = 'overrule-game';

let chosen: GameId | null = $state(null);

export const favourite = {
  get game(): GameId {
    const kept = chosen ?? load(KEPT);
    return typeof kept === 'string' ? kept : gameIds()[0]!;
  },
  set game(game: GameId) {
    chosen = game;
    keep(KEPT, game);
  },
};
