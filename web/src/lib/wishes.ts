/** What a match is asked for: the choices on the first screen as a message for the server. */
import type { GameId, RoomWish, SeatWish } from './types';

export type Mode = 'computer' | 'friends' | 'open' | 'screen' | 'bots';

export interface Plan {
  game: GameId;
  mode: Mode;
  seats: number;
  bot: string;
  /** Seats that a bot takes where people play. */
  botSeats: number;
  /** Names of the players at one screen. */
  names: string[];
  /** By seat: a deck's id, or empty for any ready-made one. */
  decks: string[];
  /** Options of the game, as the server wants them; what is as usual is left out. */
  options: Record<string, unknown>;
  /** Minutes; 0: none. */
  minutes: number;
}

export function usualPlan(game: GameId): Plan {
  return {
    game,
    mode: 'computer',
    seats: 2,
    bot: 'medium',
    botSeats: 0,
    names: [],
    decks: [],
    options: {},
    minutes: 0,
  };
}

function seatOf(plan: Plan, seat: number): SeatWish {
  const bot: SeatWish = { kind: 'bot', bot: plan.bot };
  const last = plan.seats - Math.min(plan.botSeats, plan.seats - 2);
  switch (plan.mode) {
    case 'bots':
      return bot;
    case 'computer':
      return seat === 0 ? { kind: 'me' } : bot;
    case 'screen': {
      if (seat >= last) return bot;
      const name = plan.names[seat]?.trim();
      return { kind: 'local', ...(name ? { name } : {}) };
    }
    default:
      return seat === 0 ? { kind: 'me' } : seat >= last ? bot : { kind: 'open' };
  }
}

/** The wish for a room. */
export function wishOf(plan: Plan): RoomWish {
  const seats = Array.from({ length: plan.seats }, (_, seat) => {
    const deck = plan.decks[seat];
    return { ...seatOf(plan, seat), ...(deck ? { deck } : {}) };
  });
  return {
    game: plan.game,
    seats,
    options: plan.options,
    clock: plan.minutes ? { bank: plan.minutes * 60, increment: 0 } : null,
    public: plan.mode === 'open',
  };
}

/** Where to go with a new room: players to their seats, everybody else to watch. */
export function pathOf(plan: Plan, room: string): string {
  return plan.mode === 'bots' ? `/watch/${room}` : `/room/${room}`;
}
