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
  /** Players may ask for hints, also where others than computers play. */
  hints: boolean;
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
    hints: false,
  };
}

export const PRESETS = ['first', 'classic', 'all'] as const;
export type PresetId = (typeof PRESETS)[number];
/** What a preset chooses; all else is as usual. */
export type Preset = Partial<Pick<Plan, 'seats' | 'bot' | 'decks' | 'options'>>;

/** A plan by a preset. Who plays, and how long, is not its business. */
export function presetPlan(game: GameId, preset: Preset, mode: Mode): Plan {
  return { ...usualPlan(game), ...structuredClone(preset), mode };
}

/** The preset that a plan is by, if nothing was chosen by hand. How strong the computer is can always be chosen. */
export function presetOf(plan: Plan, presets: Readonly<Record<PresetId, Preset>>): PresetId | undefined {
  const chosen = ({ seats, decks, options }: Plan) => JSON.stringify([seats, decks.filter(Boolean), options]);
  return PRESETS.find((id) => chosen(presetPlan(plan.game, presets[id], plan.mode)) === chosen(plan));
}

/** The preset that says alone by its options how a match is played, whoever begins. */
export function presetAgreed(options: Readonly<Record<string, unknown>>, presets: Readonly<Record<PresetId, Preset>>): PresetId | undefined {
  const written = ({ first: _, ...rest }: Readonly<Record<string, unknown>>) => JSON.stringify(Object.entries(rest).sort());
  const found = PRESETS.filter((id) => written(presets[id].options ?? {}) === written(options));
  return found.length === 1 ? found[0] : undefined;
}

/** A plan that was kept: what cannot be read is as usual. */
export function readPlan(kept: unknown, usual: Plan): Plan {
  if (typeof kept !== 'object' || kept === null) return usual;
  const found = kept as Record<string, unknown>;
  const texts = (value: unknown) => (Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : []);
  const count = (value: unknown, instead: number) => (Number.isInteger(value) ? (value as number) : instead);
  return {
    ...usual,
    seats: count(found.seats, usual.seats),
    bot: typeof found.bot === 'string' ? found.bot : usual.bot,
    botSeats: count(found.botSeats, usual.botSeats),
    minutes: count(found.minutes, usual.minutes),
    hints: found.hints === true,
    names: texts(found.names),
    decks: texts(found.decks),
    options: typeof found.options === 'object' && found.options !== null ? (found.options as Plan['options']) : {},
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
    const wish = seatOf(plan, seat);
    const deck = wish.kind === 'open' ? '' : plan.decks[seat]; // whoever comes brings a deck
    return { ...wish, ...(deck ? { deck } : {}) };
  });
  return {
    game: plan.game,
    seats,
    options: plan.options,
    ...(plan.minutes ? { clock: { bank: plan.minutes * 60, increment: 0 } } : {}), // an open table has one anyway
    public: plan.mode === 'open',
    ...(plan.hints && plan.mode !== 'computer' && plan.mode !== 'bots' ? { hints: true } : {}), // against computers they are always there
  };
}

/** Where to go with a new room: players to their seats, everybody else to watch. */
export function pathOf(plan: Plan, room: string): string {
  return plan.mode === 'bots' ? `/watch/${room}` : `/room/${room}`;
}
