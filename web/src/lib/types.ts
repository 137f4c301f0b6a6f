/** What goes between server and browser, as `server/wire.py` and `server/views.py` write it. Types only. */

/** As the server names it; the client may never have heard of it. */
export type GameId = string;
export type Lang = 'en' | 'cs';
export type Facts = Record<string, unknown>;

// ------------------------------------------------------------------------------------------------------ a match

export type SeatKind = 'person' | 'bot' | 'open' | 'local';

export interface Seat {
  name: string;
  kind: SeatKind;
  connected: boolean;
  bot?: string | null;
  /** Seconds since a person's connection was lost. */
  away?: number | null;
  /** Has lost, while the others play on. */
  out?: boolean;
}

export interface Option {
  key: string;
  label: string;
  facts: Facts;
}

export interface Decision {
  number: number;
  seat: number;
  kind: string;
  prompt: string;
  source: string | null;
  facts: Facts;
  options: Option[];
}

export interface EventCard {
  handle: number;
  card: string | null;
}

/** Something that happened, with the facts of its kind (`games/<game>/rules/notes.py`) and a sentence. */
export interface GameEvent {
  kind: string;
  text: string;
  cards?: EventCard[];
  seat?: number;
  [fact: string]: unknown;
}

export interface LogLine {
  turn: number;
  seat: number | null;
  text: string;
  cards: string[];
}

export interface ChatLine {
  number: number;
  /** Null: somebody who watches. */
  seat: number | null;
  name: string;
  text: string;
}

export interface Outcome {
  winners: number[];
  reason: string;
  text: string;
  rule: string;
  numbers: Record<string, unknown>;
}

export type Until = 'turn' | 'window' | null;
export type Reactions = 'smart' | 'full' | 'fast';

/** How reactions of the viewer's seat are passed; `now`: the open question is being passed automatically. */
export interface Passing {
  reactions: Reactions;
  stops: string[];
  until: Until;
  now: boolean;
}

/** Why not, in words; `asks`: others would be asked first; `answer`: the viewer is being asked. */
export interface Undo {
  can: boolean;
  why: string | null;
  asks: boolean;
  asked_by: number | null;
  answer: boolean;
}

/** A match as one viewer gets it. The client draws it and holds no rules. */
export interface View<O = unknown> {
  room: string;
  game: GameId;
  options: Record<string, unknown>;
  seats: Seat[];
  you: number | null;
  /** All seats of the viewer: more than one where a screen is shared. */
  seats_of_yours: number[];
  spectators: number;
  phase: 'waiting' | 'playing' | 'over';
  observation: O;
  decision: Decision | null;
  waiting: { seat: number; prompt: string } | null;
  /** On one screen: the table is covered until the player of this seat uncovers it. */
  cover: number | null;
  events: GameEvent[];
  /** There was no view before, or it is void (after an undo, in another language): nothing to animate. */
  fresh: boolean;
  log: LogLine[];
  /** Seconds left for each seat; `running` is the seat whose clock runs. */
  clock: { left: number[]; running: number | null; bank: number; increment: number } | null;
  undo: Undo;
  passing: Passing | null;
  /** Seats that were left; `can`: the viewer may claim the match now, else in `after` seconds. */
  claim: { seats: number[]; can: boolean; after: number } | null;
  outcome: Outcome | null;
  chat: ChatLine[];
  muted: (number | null)[];
  /** The seats that want a rematch, and the room where it is played. */
  rematch: number[];
  next: string | null;
  /** The secret for those who join, while a seat is free. */
  invite: string | null;
  public: boolean;
  /** The table in words, for a game that has no table of its own here. */
  plain: PlainArea[] | null;
  lang: Lang;
}

/** A part of the table: what lies there, and whose it is (null: everybody's). */
export interface PlainArea {
  title: string;
  seat: number | null;
  lines: string[];
  /** Without an id: face down. */
  cards: { id: string | null; name: string }[];
}

// -------------------------------------------------------------------------------------------------------- cards

export type CardType = 'miner' | 'building' | 'warrior' | 'trap' | 'spell' | 'base';

export interface Cost {
  gold: number;
  cosmium: number;
  electricity: number;
}

/** A card with its words in one language; games have different parts of this. */
export interface CardData {
  id: string;
  name: string;
  protocol?: string | null;
  value?: number | null;
  boxes?: { top: string; middle: string; bottom: string } | null;
  type?: CardType | null;
  stars?: number | null;
  token?: boolean | null;
  cost?: Cost | null;
  attack?: number | null;
  life?: number | null;
  lines?: string[] | null;
  /** The type with its stars, in words. */
  type_line?: string | null;
  starting?: boolean | null;
  set?: string | null;
}

export interface Keyword {
  title: string;
  text: string;
  rule: string;
}

export interface ProtocolData {
  id: string;
  name: string;
  hint: string;
  set: string;
}

export interface SetData {
  id: string;
  name: string;
  protocols?: string[];
}

export interface DeckData {
  id: string;
  name: string;
  plan: string;
  size: number;
  cards: Record<string, number>;
}

export interface CardBook {
  cards: Record<string, CardData>;
  protocols?: Record<string, ProtocolData>;
  sets?: SetData[];
  decks?: DeckData[];
  /** Forms of words on cards, in small letters, with the rule that explains each. */
  keywords: Record<string, Keyword>;
}

// ---------------------------------------------------------------------------------------------------- HTTP API

export interface Session {
  name: string;
  account: string | null;
  settings: Record<string, unknown>;
}

export interface GameInfo {
  id: GameId;
  name: string;
  seats: number[];
  bots: string[];
  sets?: SetData[];
  protocols?: Record<string, ProtocolData>;
  decks?: DeckData[];
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'local';
  bot?: string;
  /** The id of a ready-made deck, or a deck of one's own; without it, any ready-made one. */
  deck?: unknown;
  name?: string;
}

export interface RoomWish {
  game: GameId;
  seats: SeatWish[];
  options: Record<string, unknown>;
  /** Seconds for the whole match, and those that every answer gives back. */
  clock?: { bank: number; increment: number } | null;
  public?: boolean;
}

export interface OpenRoom {
  room: string;
  game: GameId;
  phase: View['phase'];
  seats: Seat[];
  free: number;
  options: Record<string, unknown>;
  clock: { bank: number; increment: number } | null;
}

export interface ApiError {
  code: string;
  message: string;
  args?: Record<string, unknown>;
}

// ---------------------------------------------------------------------------------------------------- websocket

export type ClientMessage =
  | { type: 'watch'; room: string }
  | { type: 'join'; room: string; secret?: string; seat?: number; deck?: unknown }
  | { type: 'choose'; room: string; number: number; key: string }
  | { type: 'leave' | 'uncover' | 'undo' | 'rematch' | 'claim'; room: string }
  | { type: 'concede'; room: string; seat?: number }
  | { type: 'answer-undo'; room: string; yes: boolean }
  | { type: 'passing'; room: string; until: Until }
  | { type: 'settings'; reactions: Reactions; stops: string[] }
  | { type: 'chat'; room: string; text: string }
  | { type: 'mute'; room: string; seat: number | null; on: boolean }
  | { type: 'lang'; lang: Lang }
  | { type: 'rooms'; on: boolean }
  | { type: 'ping' };

export type ServerMessage =
  | { type: 'view'; room: string; seq: number; view: View }
  | { type: 'chat'; room: string; line: ChatLine }
  | { type: 'error'; code: string; message: string; args?: Record<string, unknown>; room?: string | null }
  | { type: 'rooms'; rooms: OpenRoom[] }
  | { type: 'gone'; room: string }
  | { type: 'pong' };

// ----------------------------------------------------------------------------------------------------- settings

export interface Settings {
  lang: Lang;
  theme: 'dark' | 'light' | 'system';
  /** How fast events are shown; `off` shows only the result. */
  animation: 'normal' | 'fast' | 'off';
  sound: boolean;
  reactions: Reactions;
  /** Phases at which reactions are asked for in any case: `own:main`, `other:attack`... */
  stops: string[];
}

/** What a table, `games/<game>/Table.svelte`, gets. */
export interface TableProps<O = unknown> {
  view: View<O>;
  cards: CardBook;
  onchoose: (key: string) => void;
  settings: Settings;
}
