/** The websocket of the page: comes back by itself, and brings every room back to its newest view. */
import { keepDeal, newShare } from './deals';
import { me } from './session.svelte';
import { onChange, settings } from './settings.svelte';
import type { ClientMessage, Hint, OpenRoom, ServerMessage, Story, View } from './types';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const LOG_KEPT = 200; // sentences, as many as a fresh view has
const NO_SESSION = 4401; // the server does not know this browser: it has to introduce itself again

/** How long to wait before the next try, in ms: doubled each time, with some chance so that not all come at once. */
export function backOff(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.7 + 0.6 * chance);
}

/** All sentences that are shown: a view brings those since the one before it, unless it is the first. */
function wholeLog(view: View, before: View | null): View['log'] {
  return view.fresh || !before ? view.log : [...before.log, ...view.log].slice(-LOG_KEPT);
}

export type LineState = 'connecting' | 'open' | 'lost';

/** One room as this page sees it. */
export class RoomLine {
  view: View | null = $state.raw(null);
  /** The code and words of what keeps us out, if we never got in. */
  refused: { code: string; message: string } | null = $state.raw(null);
  /** A choice that the server has not answered yet. */
  pending: { number: number; key: string; careful: boolean } | null = $state.raw(null);
  /** The room has been closed. */
  gone = $state(false);
  private seq = -1;
  onview: ((view: View, before: View | null) => void) | null = null;
  onstory: ((story: Story) => void) | null = null;
  onhint: ((hint: Hint) => void) | null = null;
  /** `answer`: what was chosen, if that was refused. */
  onerror: ((code: string, message: string, answer?: string) => void) | null = null;

  constructor(
    readonly id: string,
    public entry: ClientMessage,
  ) {}

  get(message: ServerMessage): void {
    if (message.type === 'view') {
      if (message.seq < this.seq) return; // an older one that was overtaken
      this.seq = message.seq;
      const before = this.view;
      this.view = { ...message.view, log: wholeLog(message.view, before) };
      this.refused = null;
      if (this.pending && message.view.decision?.number !== this.pending.number) this.pending = null;
      this.onview?.(this.view, before);
    } else if (message.type === 'error') {
      const answer = this.pending?.key;
      this.pending = null;
      if (!this.view) this.refused = { code: message.code, message: message.message };
      this.onerror?.(message.code, message.message, answer);
    } else if (message.type === 'chat' && this.view) {
      if (this.view.chat.some((line) => line.number === message.line.number)) return;
      this.view = { ...this.view, chat: [...this.view.chat, message.line], events: [] };
    } else if (message.type === 'story') {
      this.onstory?.(message as Story);
    } else if (message.type === 'hint') {
      this.onhint?.(message);
    } else if (message.type === 'gone') {
      this.gone = true;
    }
  }

  /** After the line was lost the server may have started anew, and counts from the beginning. */
  lost(): void {
    this.seq = -1;
  }
}

/** Open tables after one of them has changed; those that wait for somebody stay in front. */
export function withTable(open: OpenRoom[], room: string, table: OpenRoom | null): OpenRoom[] {
  const others = open.filter((one) => one.room !== room);
  const tables = table ? [...others, table] : others;
  return [...tables.filter((one) => one.phase === 'waiting'), ...tables.filter((one) => one.phase !== 'waiting')];
}

class Socket {
  state: LineState = $state('connecting');
  open: OpenRoom[] | null = $state.raw(null);
  private line: WebSocket | null = null;
  private tries = 0;
  private rooms = new Map<string, RoomLine>();
  private listening = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private answered = true;

  constructor() {
    onChange((changed) => {
      if (changed.lang) this.send({ type: 'lang', lang: changed.lang });
      if (changed.reactions || changed.stops) this.sendReactions();
    });
  }

  /** Enter a room; its views come into the line that is returned until `leave`. */
  enter(entry: Extract<ClientMessage, { type: 'join' | 'watch' }>): RoomLine {
    const room = new RoomLine(entry.room, entry);
    this.rooms.set(entry.room, room);
    if (this.line?.readyState === WebSocket.OPEN) this.send(entry);
    else void this.connect();
    return room;
  }

  /** Look away. While a room waits for players the server is not told: that would give up one's seat. */
  leave(room: RoomLine): void {
    if (this.rooms.get(room.id) === room) {
      this.rooms.delete(room.id);
      if (room.view?.phase !== 'waiting') this.send({ type: 'leave', room: room.id });
    }
    this.rest();
  }

  /** Take a free seat of a room that one looks at; from now on one comes back to it. */
  join(room: RoomLine, secret: string, deck?: unknown): void {
    room.entry = { type: 'join', room: room.id, ...(secret ? { secret } : {}) };
    const share = newShare();
    if (room.view?.commitment && room.view.you === null) keepDeal(room.id, { commitment: room.view.commitment, share });
    this.send({ ...room.entry, ...(deck ? { deck } : {}), share });
  }

  send(message: ClientMessage): boolean {
    if (this.line?.readyState !== WebSocket.OPEN) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** Hear of open tables, or no more. */
  listen(on: boolean): void {
    this.listening = on;
    if (!this.send({ type: 'rooms', on }) && on) void this.connect();
    if (!on) this.rest();
  }

  private get wanted(): boolean {
    return this.rooms.size > 0 || this.listening;
  }

  /** Nobody listens any more: the line is closed. */
  private rest(): void {
    if (!this.wanted) this.close();
  }

  /** Answer a decision. If the line is down, the answer goes out when it is back: it counts once.
   *
   * What would bring nothing is refused, unless somebody is `sure`. */
  choose(room: RoomLine, key: string, sure = false): void {
    const number = room.view?.decision?.number;
    if (number === undefined || room.pending) return;
    room.pending = { number, key, careful: !sure };
    this.send({ type: 'choose', room: room.id, ...room.pending });
  }

  private async connect(): Promise<void> {
    if (this.line) return;
    this.state = this.tries === 0 ? 'connecting' : 'lost';
    await me.ready; // the session's cookie has to be there
    if (this.line || !this.wanted) return;
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.line = line;
    line.onopen = () => this.opened();
    line.onmessage = (event) => this.read(event.data);
    line.onclose = (event) => this.closed(line, event.code);
  }

  private opened(): void {
    this.state = 'open';
    this.tries = 0;
    this.answered = true;
    this.send({ type: 'lang', lang: settings.lang });
    this.sendReactions();
    if (this.listening) this.send({ type: 'rooms', on: true });
    for (const room of this.rooms.values()) {
      this.send(room.entry);
      if (room.pending) this.send({ type: 'choose', room: room.id, ...room.pending });
    }
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  private sendReactions(): void {
    this.send({ type: 'settings', reactions: settings.reactions, stops: [...settings.stops] });
  }

  /** A line that does not answer is given up: it may look open for minutes otherwise. */
  private beat(): void {
    if (!this.answered) this.line?.close();
    else {
      this.answered = false;
      this.send({ type: 'ping' });
    }
  }

  private read(data: unknown): void {
    this.answered = true;
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === 'rooms') this.open = message.rooms;
    else if (message.type === 'table') this.open = withTable(this.open ?? [], message.room, message.table);
    else if (message.type === 'view' || message.type === 'story' || message.type === 'hint' || message.type === 'chat' || message.type === 'gone') this.rooms.get(message.room)?.get(message);
    else if (message.type === 'error') {
      const to = message.room ? [this.rooms.get(message.room)] : [...this.rooms.values()];
      for (const room of to) room?.get(message);
    }
  }

  private closed(line: WebSocket, code: number): void {
    if (this.line !== line) return;
    if (code === NO_SESSION) me.refresh();
    this.line = null;
    clearInterval(this.heart);
    for (const room of this.rooms.values()) room.lost();
    if (!this.wanted) return;
    this.state = 'lost';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), backOff(this.tries++));
  }

  /** Try at once, because the network is back or the page is looked at again. */
  hurry(): void {
    if (this.line || !this.wanted) return;
    clearTimeout(this.timer);
    void this.connect();
  }

  private close(): void {
    const line = this.line;
    this.line = null;
    clearInterval(this.heart);
    clearTimeout(this.timer);
    line?.close();
    this.tries = 0;
  }
}

export const socket = new Socket();

if (typeof addEventListener === 'function') {
  addEventListener('online', () => socket.hurry());
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && socket.hurry());
}
