/** For development without a server: answers of the API, and a match that goes on whatever is chosen. Never shipped. */
import type { ClientMessage, Lang, View } from './types';

const files = import.meta.glob<unknown>('../../.mock/*.json', { import: 'default' });

function load(name: string): Promise<unknown> {
  const file = files[`../../.mock/${name}.json`];
  if (!file) throw new Error(`run web/scripts/mock_data.py: ${name} is missing`);
  return file();
}

const session = { name: 'Anna', account: null, settings: {} };

async function answer(url: URL, body: unknown): Promise<unknown> {
  const [, , what = '', which = ''] = url.pathname.split('/');
  const lang = url.searchParams.get('lang') ?? 'en';
  if (what === 'games') return load(`games.${lang}`);
  if (what === 'cards') return load(`cards.${which}.${lang}`);
  if (what === 'rooms' && body) return { room: (body as { game: string }).game, invite: 'secret' };
  if (what === 'rooms') return [];
  if (what === 'session' || what === 'login' || what === 'register' || what === 'logout') return session;
  return [];
}

class MockSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private lang: Lang = 'en';
  private room = '';
  private at = 0;
  private seq = 0;

  constructor() {
    super();
    setTimeout(() => this.onopen?.(), 20);
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type === 'lang') this.lang = message.lang;
    if (message.type === 'join' || message.type === 'watch') {
      this.room = message.room;
      this.at = Number(new URLSearchParams(location.search).get('at') ?? 0);
    }
    if (message.type === 'choose') this.at += 1;
    if (message.type === 'undo') this.at = Math.max(0, this.at - 1);
    if (message.type === 'rematch') this.at = 0;
    if (this.room && message.type !== 'ping' && message.type !== 'settings' && message.type !== 'leave') void this.show();
  }

  private async show(): Promise<void> {
    const views = (await load(`match.${this.room}.${this.lang}`)) as View[];
    const view = views[Math.min(this.at, views.length - 1)]!;
    const state = new URLSearchParams(location.search);
    const shown: View = state.has('waiting')
      ? { ...view, phase: 'waiting', invite: 'Zk3xQp', seats: view.seats.map((seat, i) => (i ? { ...seat, kind: 'open' } : seat)) }
      : state.has('cover')
        ? { ...view, cover: 1 }
        : view;
    this.onmessage?.({ data: JSON.stringify({ type: 'view', room: this.room, seq: ++this.seq, view: shown }) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1000 });
  }
}

export function install(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith('/api/')) return real(input, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return new Response(JSON.stringify(await answer(url, body)), { status: 200 });
  };
  const Real = window.WebSocket;
  // Vite has a socket of its own.
  window.WebSocket = function (url: string, protocols?: string) {
    return url.endsWith('/ws') ? new MockSocket() : new Real(url, protocols);
  } as unknown as typeof WebSocket;
  Object.assign(window.WebSocket, { OPEN: 1 });
}
