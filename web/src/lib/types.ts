/**
 * What goes between server and browser, under the names of the client. `tools/client_types.py` writes the types from
 * those of the server, into `../generated`; written here is only what the client adds. Types only.
 */
import type * as games from '../generated/games';
import type * as wire from '../generated/wire';

export type {
  ChatLine,
  ClientMessage,
  CreateRoom as RoomWish,
  DecisionInfo as Decision,
  Ending as Outcome,
  Failure as ApiError,
  Keyword,
  LogEntry as LogLine,
  OpenTable as OpenRoom,
  OptionInfo as Option,
  PassingInfo as Passing,
  SeatInfo as Seat,
  SeatKind,
  SeatWish,
  ServerMessage,
  SessionInfo as Session,
  UndoInfo as Undo,
  AreaInfo as PlainArea,
} from '../generated/wire';

export type Lang = wire.Lang;
export type Reactions = wire.Reactions;
/** As the server names it; the client may never have heard of it. */
export type GameId = string;
export type Facts = Record<string, unknown>;
export type Until = wire.Until | null;
export type Hint = wire.HintMessage;
export type Analysis = wire.AnalysisInfo;
export type AnalysisStatus = wire.AnalysisStatus;
export type Moment = wire.MomentInfo;
export type EventCard = wire.CardSeen;

/** Something that happened, with all its facts; which these are, a game's type `Happened` says. */
export type GameEvent = wire.EventInfo & Facts;

/** A match as one viewer gets it. The client draws it and holds no rules. */
export type View<O = unknown> = Omit<wire.View, 'observation' | 'events'> & {
  observation: O;
  events: GameEvent[];
  /** What happened before that and was not shown, because somebody did not wait for it. */
  unseen?: readonly GameEvent[];
};

/** What happened in the last turn of another player. */
export type Story = Omit<wire.StoryMessage, 'events'> & { events: GameEvent[] };

// -------------------------------------------------------------------------------------------------------- cards

/** A card with its words in one language; games have different parts of this. */
export type CardData = wire.Named & Omit<games.Card, 'type'> & { type?: string; lines?: string[] };

export type GameInfo = wire.GameInfo & games.Choices;

export type CardBook = Pick<wire.CardBook, 'keywords'> & { cards: Record<string, CardData> } & games.Choices;

// ----------------------------------------------------------------------------------------------------- settings

export interface Settings {
  lang: Lang;
  theme: 'dark' | 'light' | 'system';
  /** How fast events are shown; `off` shows only the result. */
  animation: 'slow' | 'normal' | 'fast' | 'off';
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  text: 'normal' | 'large' | 'huge';
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
