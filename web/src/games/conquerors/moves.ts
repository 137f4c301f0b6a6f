/**
 * Shows events in order after the table has changed: things that are gone fade where they were, blows strike, numbers
 * rise. The table itself is always up to date; all of this lies above it and holds up nothing.
 */
import { seenAt } from '../../lib/carry';
import { copyOf } from '../../lib/copies';
import type { GameEvent } from '../../lib/types';
import { MATERIALS } from './materials';

export interface Snapshot {
  things: Map<number, { box: DOMRect; element: HTMLElement }>;
  hand: Map<string, { box: DOMRect; element: HTMLElement }[]>;
}

const BACKLOG = 1800; // ms of events that may wait; what is later is shown faster
const DWELL = 2; // times the usual duration for each sentence: so long a step is seen, and all of its events with it
const SPARKS = 8;
const IMPACT = 0.8; // times the usual duration: from setting out to the blow
const FLIGHT = 1.4; // times the usual duration: of what is stored or paid
const MENACE = 46; // px: so far goes who sets out
const LANDS = 40; // ms after which what was begun at the same time is drawn: no number changes before its blow
const HARD = 3; // from so much damage on all around shakes
const BRICKS = 3;
const BREAKING = 1.2; // times the usual duration, until what breaks has left a gap
const SOON = 40; // ms until what is told at once has begun to move
const LEAST = 150; // ms: what breaks is seen, however much happens
const COINS = 6; // at most, however much is added
const LONGEST = 3; // times the usual duration: a number that rises
const FALLING = 3; // times the usual duration, until a base breaks
const SHAKES = [0, -10, 9, -8, 8, -7, 6, -9, 7, -5, 4, -2, 0]; // px
const BLASTS = [[0, 0], [-0.34, 0.3], [0.32, -0.3], [-0.25, -0.36], [0.3, 0.34], [0, 0.1], [0, 0]] as const; // where, as shares of its size
const TAIL = 2600; // ms for which the last sentence stays
const HALVES = ['polygon(-20% -20%, 62% -20%, 46% 34%, 58% 60%, 40% 120%, -20% 120%)', 'polygon(62% -20%, 120% -20%, 120% 120%, 40% 120%, 58% 60%, 46% 34%)'] as const;
const PRESENTED = 'presented'; // what is on its way from the hand to the middle
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
    hand.set(id, [...(hand.get(id) ?? []), { box: seenAt(element), element }]);
  }
  return { things, hand };
}

type Show = (card: string, kind: 'play' | 'trap', ms: number) => void;
/** A card flies with its face up, as one of several, in so many ms. */
type Fly = (card: string, from: DOMRect, to: DOMRect, ms: number, at: number) => void;

export class Animator {
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #free = 0;
  #show: Show;
  #fly: Fly;
  #say: (text: string) => void;
  #arrived: (event: GameEvent) => void;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /**
   * `say` gets the sentence of each event that has one as it is shown, and nothing when all have been; `arrived` each event when
   * what it changes has changed.
   */
  constructor(show: Show, fly: Fly, say: (text: string) => void, arrived: (event: GameEvent) => void) {
    this.#show = show;
    this.#fly = fly;
    this.#say = say;
    this.#arrived = arrived;
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
    const scene = new Scene(root, layer, before, snapshot(root), ms, you, this.#fly);
    scene.slide(events.some(({ kind }) => GONE.has(kind)) ? ms * BREAKING : 0);
    let at = Math.max(0, this.#free - now);
    const told = events.filter((event) => scene.matters(event));
    const dwell = DWELL * ms * Math.max(1, events.filter(({ text }) => text).length);
    const step = Math.min(ms * 0.8, dwell / Math.max(1, told.length), Math.max(20, (BACKLOG - at) / Math.max(1, told.length)));
    for (const event of told) {
      scene.keep(event, at);
      this.#later(at, () => {
        if (event.text) this.#say(event.text);
        const until = scene.tell(event, this.#show);
        this.#later(until && until + LANDS, () => this.#arrived(event));
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

  constructor(root: HTMLElement, layer: HTMLElement, before: Snapshot, after: Snapshot, ms: number, you: number | null, private readonly flyOpen: Fly) {
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

  /** Things that have another place now go there from where they were, after so many ms: a gap closes when it was seen. */
  slide(delay: number): void {
    const moved = new Set<HTMLElement>();
    for (const [handle, { box, element }] of this.#after.things) {
      const was = this.#before.things.get(handle)?.box;
      if (!was || moved.has(element)) continue;
      moved.add(element);
      const [dx, dy, scale] = [was.left - box.left, was.top - box.top, was.width / box.width];
      if (Math.hypot(dx, dy) < 3 && Math.abs(scale - 1) < 0.02) continue;
      const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' };
      element.animate([from, { transform: 'none', transformOrigin: '0 0' }], { duration: this.#ms, easing: 'ease-out', delay, fill: 'backwards' });
    }
  }

  /** What is gone stays in sight until its event is told; what is new comes into sight then. */
  keep(event: GameEvent, at: number): void {
    if (GONE.has(event.kind)) {
      for (const { handle } of event.cards ?? []) this.#ghost(handle);
    } else if (event.kind === 'drew') {
      for (const element of this.#drawn(event)) element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + SOON });
    } else if (at > 0) {
      for (const element of this.#entered(event)) element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at });
    }
  }

  #entered(event: GameEvent): HTMLElement[] {
    if (event.kind !== 'entered') return [];
    return (event.cards ?? []).flatMap(({ handle }) => this.#after.things.get(handle)?.element ?? []);
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

  /** Gives the time in ms until what it changes has changed. */
  tell(event: GameEvent, show: Show): number {
    if (GONE.has(event.kind)) this.#leave(event);
    return TELL[event.kind]?.(this, event, show) ?? 0;
  }

  #leave(event: GameEvent): void {
    const up = event.kind === 'returned';
    for (const { handle } of event.cards ?? []) {
      const ghost = this.#ghosts.get(handle);
      if (!ghost) continue;
      if (up) this.#vanish(ghost, [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-60px) scale(0.7)' }], 1.5);
      else this.#break(ghost);
    }
  }

  /** It flashes, breaks in two, and the halves fall. */
  #break(ghost: HTMLElement): void {
    const box = ghost.getBoundingClientRect();
    this.#flash(box);
    this.burst(box);
    const other = ghost.cloneNode(true) as HTMLElement;
    this.#layer.append(other);
    for (const [half, side] of [[ghost, -1], [other, 1]] as const) {
      half.style.clipPath = side < 0 ? HALVES[0] : HALVES[1];
      this.#vanish(
        half,
        [
          { transform: 'none', opacity: 1 },
          { transform: `translateX(${side * 5}px) rotate(${side * 2}deg)`, opacity: 1, offset: 0.3, easing: 'ease-in' },
          { transform: `translate(${side * box.width * 0.3}px, ${box.height * 0.5}px) rotate(${side * 24}deg)`, opacity: 0 },
        ],
        2.4 * Math.max(1, LEAST / this.#ms),
      );
    }
  }

  #vanish(element: HTMLElement, moves: Keyframe[], times: number): void {
    element.animate(moves, { duration: this.#ms * times, easing: 'ease-in', fill: 'forwards' }).onfinish = () => element.remove();
  }

  /** The edges of a planet glow, the more the harder its base was hit. */
  #wound(box: DOMRect, hard: number, delay: number): void {
    const glow = document.createElement('span');
    glow.className = 'wound';
    this.#put(glow, box);
    glow.style.height = `${box.height}px`;
    const most = Math.min(1, 0.45 + hard * 0.1);
    glow.animate([{ opacity: 0 }, { opacity: most, offset: 0.12 }, { opacity: 0 }], { duration: this.#ms * 2.4, delay, easing: 'ease-out', fill: 'backwards' }).onfinish = () => glow.remove();
  }

  /** What was struck shows a crack until the number on it has been read. */
  #crack(box: DOMRect, delay: number): void {
    const crack = document.createElement('span');
    crack.className = 'crack';
    this.#put(crack, box);
    crack.style.height = `${box.height}px`;
    crack.animate([{ opacity: 0 }, { opacity: 1, offset: 0.04 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: this.#ms * 2.4, delay, fill: 'backwards' }).onfinish = () => crack.remove();
  }

  /** A place is white for a moment. */
  #flash(box: DOMRect, delay = 0): void {
    const light = document.createElement('span');
    light.className = 'flash';
    this.#put(light, box);
    light.style.height = `${box.height}px`;
    light.animate([{ opacity: 0 }, { opacity: 0.9, offset: 0.15 }, { opacity: 0 }], { duration: this.#ms * 0.9, delay, fill: 'backwards' }).onfinish = () => light.remove();
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

  /** A number or sign that rises from a place; that of a hard blow is larger. */
  rise(box: DOMRect | undefined, text: string, kind: 'bad' | 'good' | 'plain', delay = 0, hard = 0): void {
    if (!box?.width) return;
    const label = document.createElement('span');
    label.textContent = text;
    label.className = `rises ${kind}`;
    label.style.fontSize = `${2 + Math.min(1.4, hard * 0.14)}rem`;
    this.#float(label, box);
    label.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scale(1.5)', opacity: 1, offset: 0.12 },
        { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -70%)', opacity: 1, offset: 0.65 },
        { transform: 'translate(-50%, -170%)', opacity: 0 },
      ],
      { duration: this.#ms * LONGEST, easing: 'ease-out', delay, fill: 'backwards' },
    ).onfinish = () => label.remove();
  }

  /** Put something into the middle of a place, above the table. */
  #float(element: HTMLElement, box: DOMRect): void {
    element.style.left = `${box.left + box.width / 2 - this.#frame.left}px`;
    element.style.top = `${box.top + box.height / 2 - this.#frame.top}px`;
    this.#layer.append(element);
  }

  /** Light and sparks where a blow strikes. */
  burst(box: DOMRect | undefined, delay = 0): void {
    if (!box?.width) return;
    const timing = { delay, fill: 'backwards' } as const;
    const flash = document.createElement('span');
    flash.className = 'strike';
    this.#float(flash, box);
    flash.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.3) rotate(0deg)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scale(0.5) rotate(4deg)', opacity: 1, offset: 0.05 },
        { transform: 'translate(-50%, -50%) scale(1.25) rotate(25deg)', opacity: 0 },
      ],
      { duration: this.#ms * 1.2, easing: 'ease-out', ...timing },
    ).onfinish = () => flash.remove();
    for (let at = 0; at < SPARKS; at++) {
      const angle = (at / SPARKS) * 2 * Math.PI + 0.4;
      const [x, y] = [Math.cos(angle) * box.width * 0.8, Math.sin(angle) * box.width * 0.8];
      const spark = document.createElement('span');
      spark.className = 'spark';
      this.#float(spark, box);
      spark.animate(
        [
          { transform: 'translate(-50%, -50%)', opacity: 0 },
          { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.02 },
          { transform: `translate(${x}px, ${y + 14}px) rotate(${at * 80}deg) scale(0.3)`, opacity: 0 },
        ],
        { duration: this.#ms * 1.6, easing: 'cubic-bezier(0.1, 0.7, 0.5, 1)', ...timing },
      ).onfinish = () => spark.remove();
    }
  }

  /** What is hit shakes, the more the harder the blow; under a base the whole planet does. */
  shake(handle: unknown, hard: number, delay = 0): void {
    const far = Math.min(14, 5 + hard * 1.5);
    const moves = [0, -1, 1, -0.7, 0.7, -0.3, 0].map((x) => ({ transform: `translateX(${x * far}px) rotate(${x * 2}deg)` }));
    const element = this.element(handle);
    if (!element) return;
    this.#flash(element.getBoundingClientRect(), delay);
    this.#crack(element.getBoundingClientRect(), delay);
    element.animate(moves, { duration: this.#ms * 1.2, delay });
    const isBase = !!element.querySelector('.base');
    if (!isBase && hard < HARD) return;
    const planet = [0, -1, 0.75, -0.5, 0].map((share) => ({ transform: `translateY(${share * Math.min(9, 3 + hard)}px)` }));
    const area = element.closest('.area');
    area?.animate(planet, { duration: this.#ms * 1.2, delay });
    if (area && isBase) this.#wound(area.getBoundingClientRect(), hard, delay);
  }

  pulse(handle: unknown, colour: string): void {
    this.element(handle)?.animate([{ boxShadow: `0 0 0 0 ${colour}` }, { boxShadow: `0 0 0 14px transparent` }], { duration: this.#ms * 1.5 });
  }

  /** It draws back, then strikes what it is aimed at, and stays there for a moment; gives the time in ms until the blow. */
  lunge(handle: unknown, at: unknown): number {
    const [from, to] = [this.box(handle), this.box(at)];
    if (!from || !to) return 0;
    const [dx, dy] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
    // Edges meet: it does not hide what it strikes.
    const far = Math.max(0.3, 1 - ((from.height + to.height) * 0.36) / (Math.hypot(dx, dy) || 1));
    const towards = (share: number, scale: number) => `translate(${dx * share}px, ${dy * share}px) scale(${scale})`;
    this.element(handle)?.animate(
      [
        { transform: 'none', zIndex: 2 },
        { transform: towards(-0.06, 1.1), zIndex: 2, offset: 0.25, easing: 'cubic-bezier(.7,0,1,.6)' },
        { transform: towards(far, 1.14), zIndex: 2, offset: 0.5 },
        { transform: towards(far * 0.97, 1.06), zIndex: 2, offset: 0.64, easing: 'ease-in-out' },
        { transform: 'none', zIndex: 2 },
      ],
      { duration: this.#ms * IMPACT * 2, easing: 'ease-in-out' },
    );
    return this.#ms * IMPACT;
  }

  /** It sets out against something, and is back: the blow comes later. */
  menace(handle: unknown, at: unknown): void {
    const [from, to] = [this.box(handle), this.box(at)];
    if (!from || !to) return;
    const [dx, dy] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
    const far = MENACE / (Math.hypot(dx, dy) || 1);
    const there = `translate(${dx * far}px, ${dy * far}px) scale(1.14)`;
    const steps = [{ transform: 'none', zIndex: 2 }, { transform: there, zIndex: 2, offset: 0.4 }, { transform: there, zIndex: 2, offset: 0.55 }, { transform: 'none', zIndex: 2 }];
    this.element(handle)?.animate(steps, { duration: this.#ms * IMPACT * 2, easing: 'ease-in-out' });
  }

  /** What is no warrior strikes from afar; gives the time in ms until the blow. */
  bolt(handle: unknown, at: unknown): number {
    const [from, to] = [this.box(handle) ?? this.anchor('stack'), this.box(at)];
    if (!from?.width || !to?.width) return 0;
    this.#throw('bolt', from, to, { duration: this.#ms * IMPACT, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' });
    return this.#ms * IMPACT;
  }

  /** Something small flies from one place to another. */
  #throw(name: string, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
    const thing = document.createElement('span');
    thing.className = name;
    this.#float(thing, from);
    const [dx, dy] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
    const angle = `${Math.atan2(dy, dx)}rad`;
    thing.animate(
      [
        { transform: `translate(-50%, -50%) rotate(${angle}) scale(0.4)`, opacity: 0 },
        { transform: `translate(-50%, -50%) translate(${dx * 0.1}px, ${dy * 0.1}px) rotate(${angle})`, opacity: 1, offset: 0.15 },
        { transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px) rotate(${angle})`, opacity: 1 },
      ],
      { fill: 'backwards', ...timing },
    ).onfinish = () => thing.remove();
  }

  /** Materials fly from one place to another, each to its own; gives the time in ms until the first is there. */
  coins(from: DOMRect | undefined, to: string, amounts: unknown): number {
    const found = MATERIALS.flatMap((material, at) => Array.from({ length: Number((amounts as number[] | undefined)?.[at] ?? 0) }, () => material));
    for (const [place, material] of found.slice(0, COINS).entries()) {
      const end = this.anchor(`${material}-${to}`) ?? this.anchor(to);
      if (from?.width && end?.width) this.#throw(`coin ${material}`, from, end, { duration: this.#ms * FLIGHT, delay: place * this.#ms * 0.2, easing: 'ease-in-out' });
    }
    return from?.width ? this.#ms * FLIGHT : 0;
  }

  /** What is counted has become more: its number swells. */
  #bump(name: string, delay: number): void {
    const swell = [{ scale: '1' }, { scale: '1.35', offset: 0.25 }, { scale: '1' }];
    this.#root.querySelector(`[data-anchor="${name}"]`)?.animate(swell, { duration: this.#ms * 1.2, delay, easing: 'ease-out' });
  }

  /** What miners have found flies to the storage; gives the time in ms until it is there. */
  store(seat: unknown, amounts: unknown, from = this.anchor(`miners-${String(seat)}`)): number {
    const there = this.coins(from, `storage-${String(seat)}`, amounts);
    for (const [at, material] of MATERIALS.entries()) {
      const count = Number((amounts as number[] | undefined)?.[at] ?? 0);
      if (!count) continue;
      const counter = `${material}-storage-${String(seat)}`;
      this.rise(this.anchor(counter), `+${count}`, 'good', there);
      this.#bump(counter, there);
    }
    return there;
  }

  /** One's own card goes from the hand to the middle of the table, and what it costs goes with it. */
  present(event: GameEvent): void {
    const stack = this.anchor('stack');
    const was = this.#before.hand.get(first(event)?.card ?? '')?.at(-1);
    this.coins(this.anchor(`storage-${event.seat}`), 'stack', event.cost);
    if (!stack || !was?.box.width || !this.isOwn(event)) return;
    const card = copyOf(was.element);
    card.removeAttribute('data-hand');
    card.classList.add(PRESENTED);
    card.inert = true;
    this.#put(card, was.box);
    const [dx, dy] = [middle(stack)[0] - middle(was.box)[0], middle(stack)[1] - middle(was.box)[1]];
    this.#vanish(
      card,
      [
        { transform: 'none', opacity: 1, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
        { transform: `translate(${dx}px, ${dy}px) scale(1.12)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px) scale(1.16)`, opacity: 1, offset: 0.8 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.9)`, opacity: 0 },
      ],
      2.2,
    );
  }

  /** A building brings its player nearer to the end: its life flies to what counts that. */
  build(handle: unknown, seat: unknown): void {
    const [from, to] = [this.box(handle), this.anchor(`buildings-${String(seat)}`)];
    if (!from?.width || !to?.width || !this.element(handle)?.querySelector('.inside.building')) return;
    for (let at = 0; at < BRICKS; at++) {
      this.#throw('coin brick', from, to, { duration: this.#ms * FLIGHT, delay: this.#ms * (1.2 + at * 0.2), easing: 'ease-in-out' });
    }
  }

  /** The base of somebody who has lost falls: one blow after the other, the whole planet shakes, and it breaks. */
  fall(seat: unknown): void {
    const base = this.#root.querySelector(`.area.of-seat-${String(seat)} [data-handles]:has(.base)`);
    const box = base?.getBoundingClientRect();
    const area = base?.closest('.area');
    const planet = SHAKES.map((x, at) => ({ transform: `translate(${x}px, ${at % 2 ? x / 2 : 0}px)` }));
    area?.animate(planet, { duration: this.#ms * FALLING * 1.4 });
    for (const [at, [x, y]] of BLASTS.entries()) {
      if (box) this.burst(new DOMRect(box.x + box.width * x, box.y + box.height * y, box.width, box.height), (at * this.#ms * FALLING) / BLASTS.length);
    }
    if (!base || !box) return;
    const copy = copyOf(base as HTMLElement);
    copy.removeAttribute('data-handles');
    copy.inert = true;
    this.#put(copy, box);
    const breaks = this.#ms * FALLING;
    base.animate([{ filter: 'grayscale(0.9) brightness(0.4)' }, { filter: 'grayscale(0.9) brightness(0.4)' }], { duration: breaks * 4 });
    setTimeout(() => {
      this.#break(copy);
      if (area) this.#flash(area.getBoundingClientRect());
    }, breaks);
  }

  /** Somebody draws: one's own cards come from the deck into the hand, those of others are seen from behind. */
  draw(event: GameEvent): void {
    const deck = this.anchor(`deck-${event.seat}`);
    const own = this.#drawn(event);
    if (!own.length || !deck?.width) return this.fly(deck, this.handOf(event.seat));
    for (const [at, element] of own.entries()) {
      const to = element.getBoundingClientRect();
      const [dx, dy] = [middle(deck)[0] - middle(to)[0], middle(deck)[1] - middle(to)[1]];
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(0.3) rotateY(180deg)`, opacity: 0.2 },
          { transform: `translate(${dx * 0.3}px, ${dy * 0.6}px) scale(1.1) rotateY(20deg)`, opacity: 1, offset: 0.6 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: this.#ms * 1.8, delay: at * this.#ms * 0.25, fill: 'backwards', easing: 'ease-out' },
      );
    }
  }

  /** One's own cards that were drawn: of those with the same name, the last ones. */
  #drawn(event: GameEvent): HTMLElement[] {
    if (!this.isOwn(event)) return [];
    const before = (card: string | null, at: number) => (event.cards ?? []).slice(0, at).filter((other) => other.card === card).length;
    return (event.cards ?? []).flatMap(({ card }, at) => this.#after.hand.get(card ?? '')?.at(-1 - before(card, at))?.element ?? []);
  }

  enter(handle: unknown, seat: unknown): void {
    const element = this.element(handle);
    // What was played was shown in the middle.
    const from = this.anchor('stack') ?? this.handOf(seat);
    const to = element?.getBoundingClientRect();
    // There is only one of it.
    for (const one of this.#layer.querySelectorAll(`.${PRESENTED}`)) one.remove();
    if (!element || !from || !to) return;
    const [dx, dy] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
    // It comes from above, and lands.
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.3 },
        { transform: 'translateY(-14px) scale(1.16)', opacity: 1, offset: 0.65, easing: 'ease-in' },
        { transform: 'scale(0.97)', offset: 0.85 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: this.#ms * 1.6, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
    );
  }

  /** Cards that everybody may see go somewhere, each from its place in one's own hand or from elsewhere. */
  discard(event: GameEvent, from: DOMRect | undefined): void {
    const to = this.anchor(`junkyard-${event.seat}`);
    (event.cards ?? []).forEach(({ card }, at) => {
      const own = this.isOwn(event) ? this.#before.hand.get(card ?? '')?.at(-1)?.box : undefined;
      const start = event.kind === 'discarded' ? (own ?? from) : from;
      if (card && start?.width && to?.width) this.flyOpen(card, start, to, this.#ms * 3, at);
      else this.fly(start, to);
    });
  }

  /** The back of a card flies from one place to another. */
  fly(from: DOMRect | undefined, to: DOMRect | undefined): void {
    if (!from?.width || !to?.width) return;
    const card = document.createElement('span');
    card.className = 'back';
    this.#float(card, from);
    const [dx, dy] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
    card.animate(
      [
        { transform: 'translate(-50%, -50%) scale(0.7)', opacity: 1 },
        { transform: `translate(-50%, -50%) translate(${dx * 0.5}px, ${dy * 0.5}px) scale(1.15) rotate(8deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0.3 },
      ],
      { duration: this.#ms * 1.5, easing: 'ease-in-out' },
    ).onfinish = () => card.remove();
  }

  isWarrior(handle: unknown): boolean {
    return !!this.element(handle)?.querySelector('.inside.warrior');
  }

  isOwn(event: GameEvent): boolean {
    return event.seat === this.#you;
  }

  get duration(): number {
    return this.#ms;
  }
}

/** Shows an event; gives the time in ms until what it changes has changed, if that is not at once. */
type Teller = (scene: Scene, event: GameEvent, show: Show) => number | void;

/** A card that somebody else shows is seen large for a moment. */
const spotlight =
  (kind: 'play' | 'trap'): Teller =>
  (scene, event, show) => {
    const card = first(event)?.card;
    if (kind === 'play') scene.present(event);
    if (card && !scene.isOwn(event)) show(card, kind, scene.duration * 3.5);
  };

const TELL: Record<string, Teller> = {
  announced: spotlight('play'),
  'turned-up': spotlight('trap'),
  paid: (scene, event) => scene.pulse(first(event)?.handle, '#ffd166'),
  triggered: (scene, event) => scene.pulse(first(event)?.handle, '#c3a1ff'),
  entered: (scene, event) => {
    scene.enter(first(event)?.handle, event.seat);
    scene.build(first(event)?.handle, event.seat);
  },
  drew: (scene, event) => scene.draw(event),
  discarded: (scene, event) => scene.discard(event, scene.handOf(event.seat)),
  milled: (scene, event) => scene.discard(event, scene.anchor(`deck-${event.seat}`)),
  recovered: (scene, event) => scene.fly(scene.anchor(`junkyard-${event.seat}`), scene.handOf(event.seat)),
  'trap-placed': (scene, event) => scene.enter(first(event)?.handle, event.seat),
  trapback: (scene, event) => scene.enter(first(event)?.handle, event.seat),
  attacks: (scene, event) => scene.menace(first(event)?.handle, event.target),
  blocked: (scene, event) => scene.menace(first(event)?.handle, event.cards?.[1]?.handle),
  damaged: (scene, event) => {
    const struck = first(event)?.handle;
    const blow = scene.isWarrior(event.by) ? scene.lunge(event.by, struck) : scene.bolt(event.by, struck);
    const box = scene.box(struck);
    scene.shake(struck, Number(event.amount), blow);
    scene.burst(box, blow);
    scene.rise(box, `−${String(event.amount)}`, 'bad', blow, Number(event.amount));
    return blow;
  },
  healed: (scene, event) => {
    scene.pulse(first(event)?.handle, '#6fe3a5');
    scene.rise(scene.box(first(event)?.handle), `+${String(event.amount)}`, 'good');
  },
  shielded: (scene, event) => scene.pulse(first(event)?.handle, '#8fd3ff'),
  boosted: (scene, event) => scene.rise(scene.box(first(event)?.handle), '▲', 'plain'),
  fortified: (scene, event) => scene.rise(scene.box(first(event)?.handle), '▲', 'good'),
  readied: (scene, event) => scene.pulse(first(event)?.handle, '#6fe3a5'),
  recharged: (scene, event) => scene.pulse(first(event)?.handle, '#55d6ff'),
  taken: (scene, event) => scene.pulse(first(event)?.handle, '#ffd166'),
  added: (scene, event) => scene.store(event.seat, event.materials),
  converted: (scene, event) => scene.store(event.seat, [0, 0, 1], scene.anchor(`cosmium-storage-${event.seat}`)),
  drained: (scene, event) => scene.rise(scene.anchor(`storage-${event.seat}`), `−${sum(event.materials)}`, 'bad'),
  stolen: (scene, event) => {
    const from = scene.anchor(`storage-${String(event.from)}`);
    scene.rise(from, `−${sum(event.materials)}`, 'bad');
    return scene.store(event.seat, event.materials, from);
  },
  lost: (scene, event) => scene.fall(event.seat),
};

function middle(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function sum(amounts: unknown): number {
  return Array.isArray(amounts) ? amounts.reduce((all: number, one: unknown) => all + Number(one), 0) : 0;
}

function first(event: GameEvent): NonNullable<GameEvent['cards']>[number] | undefined {
  return event.cards?.[0];
}
