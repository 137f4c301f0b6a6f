/** Requests of the screens besides the table, and what they are answered with. */
import { api } from './api';
import type { GameId, GameEvent, LogLine, PlainArea, SeatKind, View } from './types';

// -------------------------------------------------------------------------------------------------------- rules

export interface RuleText {
  number: string;
  title: string;
  text: string;
  /** Where it comes from: `book`, `ruling` and so on. */
  source: string;
}

export interface Chapter {
  id: string;
  title: string;
  intro: string;
  rules: RuleText[];
}

export interface RuleBook {
  game: GameId;
  lang: string;
  name: string;
  sections: Chapter[];
}

export const getRules = (game: GameId) => api<RuleBook>('GET', `/rules/${game}`);

// -------------------------------------------------------------------------------------------------------- decks

export interface DeckProblem {
  text: string;
  /** The card that it is about, or empty. */
  card: string;
  /** The line of a text, or 0. */
  line: number;
}

export interface CheckedDeck {
  name: string;
  cards: Record<string, number>;
  problems: DeckProblem[];
}

export interface OwnDeck extends CheckedDeck {
  id: string;
  size: number;
}

interface DeckWish {
  name: string;
  cards: Record<string, number>;
}

export const getDecks = () => api<OwnDeck[]>('GET', '/decks');
export const createDeck = (deck: DeckWish) => api<OwnDeck>('POST', '/decks', deck);
export const changeDeck = (id: string, deck: DeckWish) => api<OwnDeck>('PUT', `/decks/${encodeURIComponent(id)}`, deck);
export const dropDeck = (id: string) => api<object>('DELETE', `/decks/${encodeURIComponent(id)}`);
export const checkDeck = (deck: DeckWish | { text: string }) => api<CheckedDeck>('POST', '/decks/check', deck);

// ------------------------------------------------------------------------------------------------ one's matches

export interface PastMatch {
  room: string;
  game: GameId;
  over: boolean;
  seats: { name: string; kind: SeatKind; bot: string | null }[];
  /** The seats that were one's own. */
  mine: number[];
  /** When it began and when it was last played at, in seconds. */
  made: number;
  changed: number;
}

/** Matches in which one had a seat, newest first. */
export const getHistory = () => api<PastMatch[]>('GET', '/history');

// ------------------------------------------------------------------------------------------ programs of one's own

export interface Program {
  id: string;
  name: string;
  /** When its token was made and when it was last here, in seconds. */
  made: number;
  seen: number;
}

/** Its token is told this once. */
export interface NewProgram {
  id: string;
  name: string;
  token: string;
}

export const getPrograms = () => api<Program[]>('GET', '/tokens');
export const createProgram = (name: string) => api<NewProgram>('POST', '/tokens', { name });
export const dropProgram = (id: string) => api<object>('DELETE', `/tokens/${encodeURIComponent(id)}`);

// ------------------------------------------------------------------------------------------------------ replays

export interface ReplayStep {
  /** How many choices had been made. */
  choices: number;
  turn: number;
  /** Who chose; null at the very beginning. */
  seat: number | null;
  events: GameEvent[];
  log: LogLine[];
  observation: unknown;
  plain?: PlainArea[] | null;
  /** Who is asked next; null at the end. */
  asked: number | null;
}

export interface ReplayData {
  room: string;
  eyes: number | null;
  /** The view at the end, without observation, events and log. */
  view: View;
  steps: ReplayStep[];
}

export const getReplay = (room: string, eyes: number | null) =>
  api<ReplayData>('GET', `/replays/${encodeURIComponent(room)}${eyes === null ? '' : `?eyes=${eyes}`}`);
