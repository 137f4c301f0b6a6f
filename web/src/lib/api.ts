/** The HTTP API of the server. */
import { keepDeal, newShare, type Proof } from './deals';
import { settings } from './settings.svelte';
import type { RoomCreated, SessionChange } from '../generated/wire';
import type { ApiError, CardBook, GameId, GameInfo, OpenRoom, RoomWish, Session } from './types';

/** What the server, or the way to it, refused; `message` is in the viewer's language or empty. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Ask the server; raises Refused, with code `network` if there is no answer. */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refused('network', '');
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused('server', '');
  }
  if (!answer.ok) {
    const error = (data ?? {}) as Partial<ApiError>;
    throw new Refused(error.code ?? 'server', error.message ?? '', error.args ?? {});
  }
  return data as T;
}

export const getSession = () => api<Session>('GET', '/session');
export const patchSession = (changed: SessionChange) => api<Session>('PATCH', '/session', changed);
export const register = (name: string, password: string) => api<Session>('POST', '/register', { name, password });
export const login = (name: string, password: string) => api<Session>('POST', '/login', { name, password });
export const logout = () => api<Session>('POST', '/logout', {});
export const getGames = () => api<GameInfo[]>('GET', '/games');
export const getCards = (game: GameId) => api<CardBook>('GET', `/cards/${game}`);
export const getRooms = () => api<OpenRoom[]>('GET', '/rooms');
export const getProof = (room: string) => api<Proof>('GET', `/rooms/${room}/proof`);
export const recover = (name: string, code: string, password: string) => api<Session>('POST', '/recover', { name, code, password });

/** Ask for a room. The server promises its part of the deal before it gets ours. */
export async function createRoom(wish: RoomWish): Promise<RoomCreated> {
  const { commitment } = await api<{ commitment: string }>('GET', '/promise');
  const share = newShare();
  const made = await api<RoomCreated>('POST', '/rooms', { ...wish, share });
  keepDeal(made.room, { commitment, share });
  return made;
}
