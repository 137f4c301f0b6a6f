/**
 * What goes between server and browser, under the names of the client. `tools/client_types.py` writes the types from
 * those of the server, into `../generated`; written here is only what the client adds. Types only.
 */
import type * as compile from '../generated/compile';
import type * as conquerors from '../generated/conquerors';
import type * as wire from '../generated/wire';

export type {
  ChatLine,
  ClientMessage,
  DecisionInfo as Decision,
  Ending as Outcome,
  Failure as ApiError,
  Keyword,
  LogEntry as LogLine,
  OptionInfo as Option,
  PassingInfo as Passing,
  SeatInfo as Seat,
  SeatKind,
  SeatWish,
  SessionInfo as Session,
  UndoInfo as Undo,
} from '../generated/wire';

export type Lang = wire.Lang;
export type Reactions = wire.Reactions;
export type GameId = 'compile' | 'conquerors';
export type Facts = Record<string, unknown>;
export type Until = wire.Until | null;
export type EventCard = wire.CardSeen;

/** Something that happened, with all its facts; which these are, a game's type `Happened` says. */
export type GameEvent = wire.EventInfo & Facts;

/** What the server says of a game that this client knows. */
export type OfGame<T> = Omit<T, 'game'> & { game: GameId };

/** A match as one viewer gets it. The client draws it and holds no rules. */
export type View<O = unknown> = OfGame<Omit<wire.View, 'observation' | 'events'>> & {
  observation: O;
  events: GameEvent[];
};
export type RoomWish = OfGame<wire.CreateRoom>;
export type OpenRoom = OfGame<wire.OpenTable>;

export type ServerMessage =
  | Exclude<wire.ServerMessage, wire.ViewMessage | wire.RoomsMessage>
  | (Omit<wire.ViewMessage, 'view'> & { view: View })
  | (Omit<wire.RoomsMessage, 'rooms'> & { rooms: OpenRoom[] });

// ------------------------------------------------------------------------------------- observations of the games

export namespace Compile {
  export interface FieldCard {
    handle: number;
    up: boolean;
    value: number;
    card: string | null;
  }
  export interface LineSide {
    protocol: string;
    compiled: boolean;
    /** From the protocol outwards: the last one is uncovered. */
    cards: FieldCard[];
    total: number;
  }
  export interface SeatView {
    hand: number;
    deck: number;
    known_hand: string[];
    known_deck: Record<string, string>;
    trash: string[];
    lines: LineSide[];
    cannot_compile_now: boolean;
    cannot_compile_next: boolean;
  }
  export interface Observation {
    viewer: number;
    turn: number;
    player: number;
    phase: 'draft' | 'start' | 'control' | 'compile' | 'action' | 'cache' | 'end';
    control: number | null;
    with_control: boolean;
    asked: number | null;
    /** Empty while protocols are drafted. */
    seats: SeatView[];
    committed: { handle: number; side: number; line: number; up: boolean; card: string | null }[];
    leaving: { handle: number; side: number; card: string | null }[];
    drafted: string[];
  }
}

export namespace Conquerors {
  export interface Trap {
    handle: number;
    card: string | null;
  }
  export interface Thing {
    handle: number;
    /** A card's id, or `base`. */
    card: string;
    owner: number;
    attack: number;
    life: number;
    max_life: number;
    used: boolean;
    exhausted: boolean;
    attacking: boolean;
    blocked: boolean;
    blocking: boolean;
    illusion: boolean;
    traps: Trap[];
  }
  export interface SeatView {
    lost: boolean;
    base: Thing | null;
    /** Gold, cosmium, electricity. */
    storage: number[];
    limits: number[];
    building_life: number;
    hand: number;
    deck: number;
    known_hand: string[];
    known_deck: Record<string, string>;
    junkyard: string[];
    miners: Thing[];
    buildings: Thing[];
    warriors: Thing[];
  }
  export interface UnderWay {
    kind: 'play' | 'paid' | 'trap' | 'effect' | 'waiting' | 'window';
    seat: number | null;
    card: string | null;
    facts: Facts;
  }
  export interface Attacker {
    handle: number;
    target: number | null;
    line: number;
    blocker: number | null;
  }
  export interface Observation {
    viewer: number;
    turn: number;
    player: number;
    phase: string;
    may_convert: boolean;
    asked: number | null;
    seats: SeatView[];
    stack: UnderWay[];
    attackers: Attacker[];
  }
}

// -------------------------------------------------------------------------------------------------------- cards

export type CardType = conquerors.Card['type'] | 'base';
export type Cost = conquerors.Card['cost'];
export type ProtocolData = compile.Protocol;
export type DeckData = conquerors.Deck;
export type SetData = wire.Named & Partial<compile.CardSet>;

/** A card with its words in one language. Compile has protocol, value and boxes, Conquerors the rest. */
export type CardData = wire.Named & Partial<compile.Card> & Partial<Omit<conquerors.Card, 'type'>> & { type?: CardType };

export type GameInfo = wire.GameInfo & { id: GameId } & Partial<compile.Choices> & Partial<conquerors.Choices>;

export type CardBook = Pick<wire.CardBook, 'keywords'> & {
  cards: Record<string, CardData>;
  protocols?: Record<string, ProtocolData>;
  sets?: SetData[];
  decks?: DeckData[];
};

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

/** What a table, `tables/<game>/Table.svelte`, gets. */
export interface TableProps<O = unknown> {
  view: View<O>;
  cards: CardBook;
  onchoose: (key: string) => void;
  settings: Settings;
}
