/** Requests of the screens besides the table, and what they are answered with. */
import type * as wire from '../generated/wire';
import type { CheckedDeck, DeckWish, LoggedIn, NewProgram, OwnDeck, PastMatch, Program, PuzzleBook, PuzzleTry, RulesText as RuleBook } from '../generated/wire';
import { api } from './api';
import type { AnalysisStatus, GameEvent, GameId, Session, View } from './types';

export type { Chapter, CheckedDeck, DeckProblem, LoggedIn, NewProgram, OwnDeck, PastMatch, Program, PuzzleBook, PuzzleInfo, PuzzleTry, Rule as RuleText } from '../generated/wire';
export type { RuleBook };

// -------------------------------------------------------------------------------------------------------- rules

export const getRules = (game: GameId) => api<RuleBook>('GET', `/rules/${game}`);

// -------------------------------------------------------------------------------------------------------- decks

export const getDecks = () => api<OwnDeck[]>('GET', '/decks');
export const createDeck = (deck: DeckWish) => api<OwnDeck>('POST', '/decks', deck);
export const changeDeck = (id: string, deck: DeckWish) => api<OwnDeck>('PUT', `/decks/${encodeURIComponent(id)}`, deck);
export const dropDeck = (id: string) => api<object>('DELETE', `/decks/${encodeURIComponent(id)}`);
export const checkDeck = (deck: DeckWish) => api<CheckedDeck>('POST', '/decks/check', deck);

// ------------------------------------------------------------------------------------------------ one's matches

/** Matches in which one had a seat, newest first. */
export const getHistory = () => api<PastMatch[]>('GET', '/history');
/** It stays in the histories of others. */
export const dropPast = (room: string) => api<object>('DELETE', `/history/${encodeURIComponent(room)}`);

/** Tell the moderators about somebody at one's table. */
export const report = (room: string, seat: number, reason: string) => api<object>('POST', `/rooms/${encodeURIComponent(room)}/report`, { seat, reason });

// ------------------------------------------------------------------------------------------------------ puzzles

export const getPuzzles = (game: GameId) => api<PuzzleBook>('GET', `/puzzles/${game}`);

/** What has come of one's try in the room of a puzzle. */
export const getTry = (room: string) => api<PuzzleTry>('GET', `/rooms/${encodeURIComponent(room)}/puzzle`);

// ------------------------------------------------------------------------------------------ programs of one's own

export const getPrograms = () => api<Program[]>('GET', '/tokens');
export const createProgram = (name: string) => api<NewProgram>('POST', '/tokens', { name });
export const dropProgram = (id: string) => api<object>('DELETE', `/tokens/${encodeURIComponent(id)}`);

// ------------------------------------------------------------------------------------------------- one's account

export const getSessions = () => api<LoggedIn[]>('GET', '/account/sessions');
export const endSession = (id: string) => api<object>('DELETE', `/account/sessions/${encodeURIComponent(id)}`);
export const changePassword = (before: string, after: string) => api<object>('POST', '/account/password', { before, after });
export const newCodes = (password: string) => api<string[]>('POST', '/account/codes', { password });
/** The browser goes on as a new guest. */
export const deleteAccount = (password: string) => api<Session>('POST', '/account/delete', { password });

// ------------------------------------------------------------------------------------------------------ replays

export type ReplayStep = Omit<wire.Step, 'events'> & { events: GameEvent[] };
export type ReplayData = Omit<wire.Replay, 'view' | 'steps'> & { view: View; steps: ReplayStep[] };

export const getReplay = (room: string, eyes: number | null) =>
  api<ReplayData>('GET', `/replays/${encodeURIComponent(room)}${eyes === null ? '' : `?eyes=${eyes}`}`);

// ----------------------------------------------------------------------------------------------------- analyses

const analysisOf = (room: string, everything: boolean) => `/replays/${encodeURIComponent(room)}/analysis${everything ? '?knowing=everything' : ''}`;
export const getAnalysis = (room: string, everything: boolean) => api<AnalysisStatus>('GET', analysisOf(room, everything));
export const beginAnalysis = (room: string, everything: boolean) => api<AnalysisStatus>('POST', analysisOf(room, everything), {});
export const stopAnalysis = (room: string, everything: boolean) => api<AnalysisStatus>('DELETE', analysisOf(room, everything));
