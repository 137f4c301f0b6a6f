/** What a game brings along for the client. Everything large is loaded when it is needed. */
import type { Component } from 'svelte';
import type { Lesson } from '../lib/coach';
import type { Emblem, Ink } from '../lib/emblems';
import type { Sound } from '../lib/sound';
import type { CardBook, CardData, GameEvent, GameId, GameInfo, TableProps, View } from '../lib/types';
import type { PictureKit } from '../pictures/plans';
import type { Plan, Preset, PresetId } from '../lib/wishes';

/** A part in a file of its own, as its default export. */
export type Lazy<T> = () => Promise<{ default: T }>;

export interface GameKit {
  /** The phases of a turn, for the strip above the table; their words are `strip-<game>-<phase>`. */
  phases?: readonly string[];
  /** Those of them that a match does without, by what is seen of it. */
  unused?: (seen: any) => readonly string[];
  /** The phase before the first turn, without a strip. */
  setup?: string;
  /** What is asked in a turn after cards were played, if anything can be done. */
  afterActing?: readonly string[];
  /** Numbers of each seat at the end of a match, besides those of every game; their words are `number-<name>`. */
  numbers?: readonly string[];
  /** For how many times as long as others a step with such an event is seen, however much else happens. */
  lasting?: Readonly<Record<string, number>>;
  /** Events that everybody plays for: they are marked on the slider of a replay. */
  grand?: readonly string[];
  /** Events in which somebody else's card is shown large, and seen for as long as it takes to read it. */
  read?: readonly string[];
  /** How a match is opened that has just begun: the table before the deal, and what is dealt. Null: it is under way. */
  opening?: (view: View<any>) => Opening | null;
  /** What is heard when something happens, by the kind of the event. */
  sounds?: Readonly<Record<string, Sound>>;
  /** On a large screen the table has the whole height of the window: tools, log and question stand beside it. */
  tall?: boolean;
  // Each table knows the observations of its own game.
  table: Lazy<Component<TableProps<any>>>;
  cards: Lazy<CardKit>;
  /** How pictures are composed: loaded for cards of which none was drawn when the client was built. */
  pictures?: Lazy<PictureKit>;
  browser?: Lazy<BrowserKit>;
  /** The form for what can be chosen for a match, besides seats and bots. */
  options?: Lazy<Component<OptionsProps, object, 'plan'>>;
  /** Ready-made choices for a match; what each means is `<game>-preset-<id>`. Newcomers get the first one. */
  presets?: Readonly<Record<PresetId, Preset>>;
  /** The boxes of its cards; `<game>-box-<name>` says when what stands there counts. */
  boxes?: readonly ('top' | 'middle' | 'bottom')[];
  /** Words on its cards that it explains in one line, `<game>-word-<name>`, by the beginnings of their forms in all languages. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** How many tips there are for a first match, one for each turn: `<game>-tip-1` and so on. */
  tips?: number;
  /** Kinds of questions before the first turn, beside which the first tip stands already. */
  tipsBefore?: readonly string[];
  /** By its number, the option that a tip is about. */
  tipAbout?: Readonly<Record<number, string>>;
  lessons?: Lazy<Lesson>;
  decks?: Lazy<DeckKit>;
}

export interface Opening {
  observation: unknown;
  events: readonly GameEvent[];
}

// -------------------------------------------------------------------------------------------------------- cards

/** How the cards of a game look, and what is said of them. */
export interface CardKit {
  Face: Component<FaceProps>;
  /** The emblem that stands for the game. */
  emblem: Emblem;
  /** The table that its cards stand on in a picture of the game. */
  Ground?: Component;
  /** The light in pictures of the game, and five cards for them: drawn so until the book is there. */
  glow: string;
  picture?: readonly CardData[];
  inkOf: (card: CardData) => Ink;
  /** What tells a card from others in a corner: its sign, and a few letters. */
  signOf: (card: CardData) => { emblem: Emblem; text: string };
  /** What a card is, in words, besides its name and its texts. */
  describe: (card: CardData) => string[];
}

/** How the cards of a game are looked through. */
export interface BrowserKit {
  /** What there is to read about the world of the cards. */
  About?: Component<{ book: CardBook }>;
  /** What they can be filtered by, besides words. */
  Filters: Component<FilterProps, object, 'wish'>;
  sort: (cards: CardData[]) => CardData[];
  groupOf: (card: CardData, book: CardBook) => CardGroup;
  /** What else is said of a card that is looked at, with headings. */
  factsOf: (card: CardData, book: CardBook) => [string, string][];
}

export interface FaceProps {
  card: CardData;
  game: GameId;
  /** What counts now, where it differs from what is printed. */
  value?: number | undefined;
  attack?: number | undefined;
  life?: number | undefined;
  maxLife?: number | undefined;
  book?: CardBook | undefined;
  /** So many px of its width can be seen: another card lies on the rest. */
  shown?: number | undefined;
  /** Only what is told from afar, as its neighbours do. */
  brief?: boolean | undefined;
}

export interface CardGroup {
  id: string;
  name: string;
  hint?: string;
  emblem: Emblem;
  ink: Ink;
}

/** What somebody wants to see. `fits` is the game's own part of it. */
export interface CardWish {
  words: string;
  fits: (card: CardData) => boolean;
  /** Whether the game's own part leaves out anything that is usually shown. */
  narrowed: boolean;
}

export interface FilterProps {
  book: CardBook;
  wish: CardWish;
  /** Only cards for decks. */
  forDecks?: boolean;
}

// ------------------------------------------------------------------------------------------------ matches, decks

export interface OptionsProps {
  plan: Plan;
  info: GameInfo | undefined;
  seatName: (seat: number) => string;
}

export interface DeckKit {
  /** The decks of a player, or the one with this id. */
  Screen: Component<{ id: string }>;
  Select: Component<DeckSelectProps>;
}

export interface DeckSelectProps {
  /** The id of a deck; empty: any ready-made one. */
  value: string;
  label: string;
  /** `wish` is what the server wants to be told: an id, a whole deck, or nothing. */
  onpick: (id: string, wish: unknown) => void;
}
