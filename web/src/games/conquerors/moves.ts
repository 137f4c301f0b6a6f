/**
 * Shows events in order after the table has changed: things that are gone fade where they were, blows strike, numbers
 * rise. The table itself is always up to date; all of this lies above it and holds up nothing.
 */
import { copyOf } from '../../lib/copies';
import type { GameEvent } from '../../lib/types';

export interface Snapshot {
  things: Map<number, { box: DOMRect; element: HTMLElement }>;
  hand: Map<string, DOMRect[]>;
}

const BACKLOG = 1800; // ms of events that may wait; what is later is shown faster
const SPARKS = 8;
const LONGEST = 3; // times the usual duration: a number that rises
const TAIL = 2600; // ms for which the last sentence stays
const GONE = new Set(['died', 'destroyed', 'vanished', 'returned', 'traps-lost', 'disarmed', 'activated']);

export function snapshot(root: HTMLElement): Snapshot {
  const things: Snapshot['things'] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-handles]')) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    for (const handle of (element.dataset.handles ?? '').split(' ')) things.set(Number(handle), { box, element });
  }
  const hand: Snapshot['hand'] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-hand]')) {
    const id = element.dataset.hand ?? '';
    hand.set(id, [...(hand.get(id) ?? []), element.getBoundingClientRect()]);
  }
  return { things, hand };
}

type Show = (card: string, kind: 'play' | 'trap', ms: number) => void;

export class Animator {
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #free = 0;
  #show: Show;
  #say: (text: string) => void;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** `say` gets the sentence of each event as it is shown, and nothing when all have been. */
  constructor(show: Show, say: (text: string) => void) {
    this.#show = show;
    this.#say = say;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearTimeout(this.#silence);
  }

  /** Gives the time in ms until all has been seen. */
  show(root: HTMLElement, layer: HTMLElement, before: Snapshot | null, events: readonly GameEvent[], ms: number, you: number | null): number {
    if (!ms || !before || document.hidden) return 0;
    const now = performance.now();
    const scene = new Scene(root, layer, before, snapshot(root), ms, you);
    scene.slide();
    let at = Math.max(0, this.#free - now);
    const told = events.filter((event) => scene.matters(event));
    const step = Math.min(ms * 0.8, Math.max(20, (BACKLOG - at) / Math.max(1, told.length)));
    for (const event of told) {
      scene.keep(event, at);
      this.#later(at, () => {
        this.#say(event.text);
        scene.tell(event, this.#show);
      });
      at += step;
    }
    this.#free = now + at;
    if (!told.length) return at;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#say(''), at + TAIL);
    return at + ms * LONGEST;
  }

  #later(at: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, at);
    this.#timers.add(timer);
  }
}

/** One change of the table. */
class Scene {
  #ghosts = new Map<number, HTMLElement>();
  #frame: DOMRect;
  #root: HTMLElement;
  #layer: HTMLElement;
  #before: Snapshot;
  #after: Snapshot;
  #ms: number;
  #you: number | null;

  constructor(root: HTMLElement, layer: HTMLElement, before: Snapshot, after: Snapshot, ms: number, you: number | null) {
    this.#root = root;
    this.#layer = layer;
    this.#before = before;
    this.#after = after;
    this.#ms = ms;
    this.#you = you;
    this.#frame = layer.getBoundingClientRect();
  }

  matters(event: GameEvent): boolean {
    return event.kind in TELL || GONE.has(event.kind);
  }

  /** Things that have another place now go there from where they were. */
  slide(): void {
    const moved = new Set<HTMLElement>();
    for (const [handle, { box, element }] of this.#after.things) {
      const was = this.#before.things.get(handle)?.box;
      if (!was || moved.has(element)) continue;
      moved.add(element);
      const [dx, dy, scale] = [was.left - box.left, was.top - box.top, was.width / box.width];
      if (Math.hypot(dx, dy) < 3 && Math.abs(scale - 1) < 0.02) continue;
      const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' };
      element.animate([from, { transform: 'none', transformOrigin: '0 0' }], { duration: this.#ms, easing: 'ease-out' });
    }
  }

  /** What is gone stays in sight until its event is told; what is new comes into sight then. */
  keep(event: GameEvent, at: number): void {
    if (GONE.has(event.kind)) {
      for (const { handle } of event.cards ?? []) this.#ghost(handle);
    } else if (event.kind === 'entered' && at > 0) {
      for (const { handle } of event.cards ?? []) {
        this.#after.things.get(handle)?.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at });
      }
    }
  }

  #ghost(handle: number): void {
    const was = this.#before.things.get(handle);
    if (!was || this.#after.things.has(handle) || this.#ghosts.has(handle)) return;
    const ghost = copyOf(was.element);
    ghost.removeAttribute('data-handles');
    ghost.inert = true;
    this.#put(ghost, was.box);
    this.#ghosts.set(handle, ghost);
    // If its event is never told, it goes all the same.
    setTimeout(() => ghost.remove(), 4000);
  }

  #put(element: HTMLElement, box: DOMRect): void {
    element.style.position = 'absolute';
    element.style.left = `${box.left - this.#frame.left}px`;
    element.style.top = `${box.top - this.#frame.top}px`;
    element.style.width = `${box.width}px`;
    // The variables of its old place do not reach the layer.
    element.style.setProperty('--card-small', `${box.width}px`);
    element.style.margin = '0';
    this.#layer.append(element);
  }

  tell(event: GameEvent, show: Show): void {
    if (GONE.has(event.kind)) this.#leave(event);
    TELL[event.kind]?.(this, event, show);
  }

  #leave(event: GameEvent): void {
    const up = event.kind === 'returned';
    for (const { handle } of event.cards ?? []) {
      const ghost = this.#ghosts.get(handle);
      if (!ghost) continue;
      if (!up) this.burst(ghost.getBoundingClientRect());
      const end = up ? 'translateY(-60px) scale(0.7)' : 'rotate(10deg) scale(0.6)';
      const fades = ghost.animate(
        [{ opacity: 1, filter: 'none' }, { opacity: 0, transform: end, filter: up ? 'none' : 'brightness(2.5) saturate(0)' }],
        { duration: this.#ms * 1.5, easing: 'ease-in', fill: 'forwards' },
      );
      fades.onfinish = () => ghost.remove();
    }
  }

  element(handle: unknown): HTMLElement | undefined {
    if (typeof handle !== 'number') return undefined;
    return this.#ghosts.get(handle) ?? this.#root.querySelector<HTMLElement>(`[data-handles~="${handle}"]`) ?? undefined;
  }

  box(handle: unknown): DOMRect | undefined {
    if (typeof handle !== 'number') return undefined;
    return this.element(handle)?.getBoundingClientRect() ?? this.#before.things.get(handle)?.box;
  }

  anchor(name: string): DOMRect | undefined {
    return this.#root.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  }

  handOf(seat: unknown): DOMRect | undefined {
    return seat === this.#you ? this.anchor('own-hand') : this.anchor(`hand-${String(seat)}`);
  }

  /** A number or sign that rises from a place. */
  rise(box: DOMRect | undefined, text: string, kind: 'bad' | 'good' | 'plain'): void {
    if (!box?.width) return;
    const label = document.createElement('span');
    label.textContent = text;
    label.className = `rises ${kind}`;
    this.#float(label, box);
    label.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scale(1.5)', opacity: 1, offset: 0.12 },
        { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -70%)', opacity: 1, offset: 0.65 },
        { transform: 'translate(-50%, -170%)', opacity: 0 },
      ],
      { duration: this.#ms * LONGEST, easing: 'ease-out' },
    ).onfinish = () => label.remove();
  }

  /** Put something into the middle of a place, above the table. */
  #float(element: HTMLElement, box: DOMRect): void {
    element.style.left = `${box.left + box.width / 2 - this.#frame.left}px`;
    element.style.top = `${box.top + box.height / 2 - this.#frame.top}px`;
    this.#layer.append(element);
  }

  /** Light and sparks where a blow strikes. */
  burst(box: DOMRect | undefined): void {
    if (!box?.width) return;
    const flash = document.createElement('span');
    flash.className = 'strike';
    this.#float(flash, box);
    flash.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.3) rotate(0deg)', opacity: 1 },
        { transform: 'translate(-50%, -50%) scale(1.25) rotate(25deg)', opacity: 0 },
      ],
      { duration: this.#ms * 1.2, easing: 'ease-out' },
    ).onfinish = () => flash.remove();
    for (let at = 0; at < SPARKS; at++) {
      const angle = (at / SPARKS) * 2 * Math.PI + 0.4;
      const [x, y] = [Math.cos(angle) * box.width * 0.8, Math.sin(angle) * box.width * 0.8];
      const spark = document.createElement('span');
      spark.className = 'spark';
      this.#float(spark, box);
      spark.animate(
        [
          { transform: 'translate(-50%, -50%)', opacity: 1 },
          { transform: `translate(${x}px, ${y + 14}px) rotate(${at * 80}deg) scale(0.3)`, opacity: 0 },
        ],
        { duration: this.#ms * 1.6, easing: 'cubic-bezier(0.1, 0.7, 0.5, 1)' },
      ).onfinish = () => spark.remove();
    }
  }

  /** What is hit shakes, the more the harder the blow; under a base the whole planet does. */
  shake(handle: unknown, hard: number): void {
    const far = Math.min(14, 5 + hard * 1.5);
    const moves = [0, -1, 1, -0.7, 0.7, -0.3, 0].map((x) => ({ transform: `translateX(${x * far}px) rotate(${x * 2}deg)`, filter: x ? 'brightness(1.6)' : 'none' }));
    const element = this.element(handle);
    element?.animate(moves, { duration: this.#ms * 1.2 });
    if (!element?.querySelector('.base')) return;
    const planet = [0, -4, 3, -2, 0].map((y) => ({ transform: `translateY(${y}px)` }));
    element.closest('.area')?.animate(planet, { duration: this.#ms * 1.2 });
  }

  pulse(handle: unknown, colour: string): void {
    this.element(handle)?.animate([{ boxShadow: `0 0 0 0 ${colour}` }, { boxShadow: `0 0 0 14px transparent` }], { duration: this.#ms * 1.5 });
  }

  /** A short blow in the direction of something. */
  lunge(handle: unknown, at: unknown): void {
    const [from, to] = [this.box(handle), this.box(at)];
    if (!from || !to) return;
    const [dx, dy] = [to.left - from.left, to.top - from.top];
    const towards = (share: number, scale: number) => `translate(${dx * share}px, ${dy * share}px) scale(${scale})`;
    this.element(handle)?.animate(
      [
        { transform: 'none', zIndex: 2 },
        { transform: towards(-0.06, 1.1), zIndex: 2, offset: 0.25, easing: 'cubic-bezier(.7,0,1,.6)' },
        { transform: towards(0.4, 1.12), zIndex: 2, offset: 0.5, easing: 'ease-out' },
        { transform: 'none', zIndex: 2 },
      ],
      { duration: this.#ms * 1.6, easing: 'ease-in-out' },
    );
  }

  enter(handle: unknown, seat: unknown): void {
    const element = this.element(handle);
    const from = this.handOf(seat) ?? this.anchor('stack');
    const to = element?.getBoundingClientRect();
    if (!element || !from || !to) return;
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    element.animate([{ transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.3 }, { transform: 'none', opacity: 1 }], {
      duration: this.#ms * 1.3,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  }

  /** The back of a card flies from one place to another. */
  fly(from: DOMRect | undefined, to: DOMRect | undefined): void {
    if (!from?.width || !to?.width) return;
    const card = document.createElement('span');
    const style = card.style;
    style.position = 'absolute';
    style.left = `${from.left + from.width / 2 - this.#frame.left - 14}px`;
    style.top = `${from.top + from.height / 2 - this.#frame.top - 20}px`;
    style.width = '28px';
    style.height = '40px';
    style.borderRadius = '4px';
    style.border = '2px solid #8fa3ef';
    style.background = '#12173a';
    this.#layer.append(card);
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    card.animate([{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.4 }], {
      duration: this.#ms * 1.3,
      easing: 'ease-in-out',
    }).onfinish = () => card.remove();
  }

  isOwn(event: GameEvent): boolean {
    return event.seat === this.#you;
  }

  get duration(): number {
    return this.#ms;
  }
}

type Teller = (scene: Scene, event: GameEvent, show: Show) => void;

const first = (event: GameEvent) => event.cards?.[0];

/** A card that somebody else shows is seen large for a moment. */
const spotlight =
  (kind: 'play' | 'trap'): Teller =>
  (scene, event, show) => {
    const card = first(event)?.card;
    if (card && !scene.isOwn(event)) show(card, kind, scene.duration * 3.5);
  };

const TELL: Record<string, Teller> = {
  announced: spotlight('play'),
  'turned-up': spotlight('trap'),
  paid: (scene, event) => scene.pulse(first(event)?.handle, '#ffd166'),
  triggered: (scene, event) => scene.pulse(first(event)?.handle, '#c3a1ff'),
  entered: (scene, event) => scene.enter(first(event)?.handle, event.seat),
  drew: (scene, event) => scene.fly(scene.anchor(`deck-${event.seat}`), scene.handOf(event.seat)),
  discarded: (scene, event) => scene.fly(scene.handOf(event.seat), scene.anchor(`junkyard-${event.seat}`)),
  milled: (scene, event) => scene.fly(scene.anchor(`deck-${event.seat}`), scene.anchor(`junkyard-${event.seat}`)),
  recovered: (scene, event) => scene.fly(scene.anchor(`junkyard-${event.seat}`), scene.handOf(event.seat)),
  'trap-placed': (scene, event) => scene.enter(first(event)?.handle, event.seat),
  trapback: (scene, event) => scene.enter(first(event)?.handle, event.seat),
  attacks: (scene, event) => scene.lunge(first(event)?.handle, event.target),
  blocked: (scene, event) => scene.lunge(first(event)?.handle, event.cards?.[1]?.handle),
  damaged: (scene, event) => {
    scene.lunge(event.by, first(event)?.handle);
    const box = scene.box(first(event)?.handle);
    scene.shake(first(event)?.handle, Number(event.amount));
    scene.burst(box);
    scene.rise(box, `−${String(event.amount)}`, 'bad');
  },
  healed: (scene, event) => scene.rise(scene.box(first(event)?.handle), `+${String(event.amount)}`, 'good'),
  boosted: (scene, event) => scene.rise(scene.box(first(event)?.handle), '▲', 'plain'),
  fortified: (scene, event) => scene.rise(scene.box(first(event)?.handle), '▲', 'good'),
  readied: (scene, event) => scene.pulse(first(event)?.handle, '#6fe3a5'),
  recharged: (scene, event) => scene.pulse(first(event)?.handle, '#55d6ff'),
  taken: (scene, event) => scene.pulse(first(event)?.handle, '#ffd166'),
  added: (scene, event) => scene.rise(scene.anchor(`storage-${event.seat}`), `+${sum(event.materials)}`, 'good'),
  drained: (scene, event) => scene.rise(scene.anchor(`storage-${event.seat}`), `−${sum(event.materials)}`, 'bad'),
  stolen: (scene, event) => scene.rise(scene.anchor(`storage-${String(event.from)}`), `−${sum(event.materials)}`, 'bad'),
};

function sum(amounts: unknown): number {
  return Array.isArray(amounts) ? amounts.reduce((all: number, one: unknown) => all + Number(one), 0) : 0;
}
