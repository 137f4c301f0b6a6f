/** Shows what happened: cards fly, turn and vanish in the order of the events, over a table that is already up to date. */
import { seenAt } from '../../lib/carry';
import { copyOf } from '../../lib/copies';
import type { GameEvent } from '../../lib/types';
import { boxOf, inked, picture, shape, way, type Lain } from './ghosts';

/** Where everything lay before the newest view. */
export interface Before {
  tiles: Map<number, Lain>;
  hand: Map<string, Lain>;
  plates: Map<string, DOMRect>;
}

const LONGEST = 4800; // ms for all that happened between two views
const SOON = 900; // ms for which something that is gone may still lie in its old place
const SHARDS = 9;
const LEAST = 320; // ms: what breaks is seen to
/** A broken card: the outlines of its pieces, and where each of them flies, in widths and heights of the card. */
const PIECES = [
  { outline: 'polygon(0 0, 52% 0, 40% 34%, 0 46%)', x: -0.5, y: -0.25 },
  { outline: 'polygon(52% 0, 100% 0, 100% 38%, 62% 48%, 40% 34%)', x: 0.5, y: -0.28 },
  { outline: 'polygon(0 46%, 40% 34%, 62% 48%, 44% 70%, 0 74%)', x: -0.3, y: 0.05 },
  { outline: 'polygon(100% 38%, 100% 100%, 66% 100%, 44% 70%, 62% 48%)', x: 0.55, y: 0.15 },
  { outline: 'polygon(0 74%, 44% 70%, 66% 100%, 0 100%)', x: -0.45, y: 0.25 },
];
const APART = 70; // ms between cards that are drawn together
const WRITTEN = 40; // ms after which a new card has measured itself and has its words
const SPARKS = 22;
const RAY = 8; // px, how thick it is
const TOKEN = 40; // px
const BROKEN = 3; // cards that break into pieces at once: of more, nobody could tell
const FLASH = 1100; // ms for which a compiled line shines, at least
const HAND = 1200; // ms after which a player's new cards are there, whatever else is still shown
const REACH = 0.3; // of a movement: a ray goes from the card that acts to what it does something to
/** When a line counts what has happened, as a share of the movement: a card has landed, turned, broken or gone. */
const COUNTED: Readonly<Record<string, number>> = {
  played: 0.96, shifted: 0.96, flipped: 0.5, deleted: 0.4, returned: 0.2, 'returned-to-deck': 0.2, taken: 0.2, 'stacks-swapped': 0.9, rearranged: 0.9,
};
/** What is done to cards in the field, by a card that can be seen to do it. */
const DONE_TO = new Set(['flipped', 'shifted', 'deleted', 'returned', 'returned-to-deck', 'taken', 'revealed']);

/** A compile that was announced: its line, and the number of the event. */
export interface Compiling {
  line: number;
  number: number | undefined;
}

/** The line into whose protocols the cards go that an event deletes: the one whose compile they are deleted for. */
export const absorbing = (compiling: Compiling | null, { cause }: GameEvent): number | null =>
  compiling && cause === compiling.number ? compiling.line : null;

/** How long it takes, in ms: until the totals have changed, and until all was seen. */
export interface Timing {
  counted: number;
  seen: number;
}

/** Of cards that are about to be turned over, a copy is kept: their elements show the other side next. */
export function remember(root: HTMLElement, events: readonly GameEvent[]): Before {
  const before: Before = { tiles: new Map(), hand: new Map(), plates: new Map() };
  const turned = new Set(events.flatMap(({ kind, cards = [] }) => (kind === 'flipped' ? cards.map(({ handle }) => handle) : [])));
  for (const element of root.querySelectorAll<HTMLElement>('[data-handle]')) {
    const handle = Number(element.dataset.handle);
    before.tiles.set(handle, { box: element.getBoundingClientRect(), element: turned.has(handle) ? copyOf(element) : element });
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-hand]')) {
    const card = element.querySelector<HTMLElement>('button') ?? element;
    before.hand.set(element.dataset.hand!, { box: seenAt(element, card), element: card });
  }
  for (const element of root.querySelectorAll<HTMLElement>('.plate[data-protocol]')) {
    before.plates.set(element.dataset.protocol!, element.getBoundingClientRect());
  }
  return before;
}

/** One showing of a batch of events. A new one ends the one before. */
export class Show {
  #running: Animation[] = [];
  #ghosts: HTMLElement[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #moved = new Set<Element>();
  #before: Before;
  #move = 0;
  #origin: DOMRect;

  constructor(
    private root: HTMLElement,
    private layer: HTMLElement,
    before: Before,
    private you: number | null,
    /** The card that acts is told, and when none does any more. */
    private light: (handle: number | null) => void,
    /** A card flies with its face up, as one of several, after so many ms; gives the time that it takes, or 0 if it does not. */
    private read: (event: GameEvent, at: number, card: string, from: DOMRect, to: DOMRect, delay: number) => number,
    public compiling: Compiling | null,
  ) {
    this.#before = before;
    this.#origin = layer.getBoundingClientRect();
  }

  /** `step` is the time from one event to the next, in ms. */
  start(all: readonly GameEvent[], step: number): Timing {
    const events = all.length > 1 ? all.filter(({ kind }) => kind !== 'turn') : all; // what else there is says it
    const pace = Math.min(step, LONGEST / Math.max(1, events.length));
    this.#move = Math.min(step * 0.64, 460);
    let counted = 0;
    events.forEach((event, at) => {
      const begins = at * pace;
      const reach = this.#reach(event, begins);
      const read = this.#show(event, begins + reach);
      if (read) counted = Math.max(counted, begins + read);
      else if (event.kind in COUNTED) counted = Math.max(counted, begins + reach + this.#move * COUNTED[event.kind]!);
    });
    this.#light(events, pace);
    return { counted, seen: (events.length - 1) * pace + this.#move * (1 + REACH) };
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.light(null);
  }

  /** The card whose text happens is lit for as long as it does. */
  #light(events: readonly GameEvent[], pace: number): void {
    events.forEach((event, at) => {
      const acts = actor(event);
      if (at) this.#later(at * pace, () => this.light(acts));
      else this.light(acts);
    });
    this.#later((events.length - 1) * pace + this.#move * 2.4, () => this.light(null));
  }

  /** A ray shows which card does it to which; gives the time that it takes to get there. */
  #reach(event: GameEvent, at: number): number {
    const acts = actor(event);
    const from = acts === null ? undefined : (this.#tile(acts)?.getBoundingClientRect() ?? this.#before.tiles.get(acts)?.box);
    const others = (event.cards ?? []).filter(({ handle }) => handle !== acts).flatMap(({ handle }) => this.#before.tiles.get(handle)?.box ?? []);
    if (!from || !others.length || !DONE_TO.has(event.kind)) return 0;
    for (const to of others.slice(0, BROKEN)) this.#ray(from, to, at);
    return this.#move * REACH;
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }

  /** Gives the time that it takes to read what is shown, if it is held up for that. */
  #show(event: GameEvent, at: number): number | void {
    const cards = event.cards ?? [];
    const seat = typeof event.seat === 'number' ? event.seat : -1;
    const side = typeof event.side === 'number' ? event.side : seat;
    switch (event.kind) {
      case 'played':
        return Math.max(0, ...cards.map(({ handle, card }) => this.#play(event, this.#tile(handle), card, this.#fromHand(seat, card), at)));
      case 'shifted':
        for (const { handle } of cards) this.#fly(this.#tile(handle), this.#before.tiles.get(handle)?.box ?? null, at);
        break;
      case 'stacks-swapped':
        for (const [handle, old] of this.#before.tiles) this.#slide(this.#tile(handle), old.box, at);
        break;
      case 'rearranged':
        for (const [protocol, box] of this.#before.plates) this.#slide(this.#find(`.plate[data-protocol="${CSS.escape(protocol)}"]`), box, at);
        break;
      case 'flipped':
        for (const { handle } of cards) this.#turn(this.#tile(handle), this.#before.tiles.get(handle), at);
        break;
      case 'text':
        for (const { handle, card } of cards) this.#pulse(this.#tile(handle) ?? (card ? this.#find(`[data-card="${CSS.escape(card)}"]`) : null), at);
        break;
      case 'deleted':
        cards.forEach(({ handle }, number) => this.#absorb(event, this.#before.tiles.get(handle), side, at + number * APART) || this.#leave(this.#before.tiles.get(handle), this.#anchor('trash', side), at, true, number < BROKEN));
        break;
      case 'returned':
      case 'returned-to-deck':
      case 'taken': {
        const to = event.kind === 'taken' ? this.#anchor('hand', seat) : this.#anchor(event.kind === 'returned' ? 'hand' : 'deck', side);
        for (const { handle } of cards) this.#leave(this.#before.tiles.get(handle), to, at, false);
        break;
      }
      case 'discarded':
        cards.forEach(({ card }, number) => this.#discard(event, number, card, this.#handCard(seat, card), this.#anchor('trash', Number(event.into ?? seat)), at));
        break;
      case 'gave':
      case 'lost':
        for (const { card } of cards) this.#leave(this.#handCard(seat, card), this.#anchor('hand', 1 - seat), at, false);
        break;
      case 'discarded-from-deck':
        cards.forEach(({ card }, number) => {
          const box = boxOf(this.#anchor('deck', Number(event.deck ?? seat)));
          if (box) this.#discard(event, number, card, { box, element: this.#cardBack() }, this.#anchor('trash', Number(event.deck ?? seat)), at);
        });
        break;
      case 'drew': {
        const deck = this.#anchor('deck', Number(event.deck ?? seat));
        cards.forEach(({ card }, number) => {
          const mine = seat === this.you && card ? this.#find(`[data-hand="${CSS.escape(card)}"] button`) : null;
          if (mine) this.#fly(mine, boxOf(deck), Math.min(at, HAND) + number * APART);
          else this.#back(boxOf(deck), this.#anchor('hand', seat), at + number * APART);
        });
        break;
      }
      case 'revealed': {
        for (const { handle } of cards) this.#pulse(this.#tile(handle), at);
        const zone = event.from;
        const from = zone === 'hand' || zone === 'deck' || zone === 'trash' ? boxOf(this.#anchor(zone, seat)) : null;
        return from ? Math.max(0, ...cards.map(({ card }, number) => (card ? this.read(event, number, card, from, from, at) : 0))) : undefined;
      }
      case 'compiling':
        this.compiling = { line: Number(event.line), number: event.number };
        this.#charge(this.#find(`[data-line="${this.compiling.line}"]`), seat, at);
        break;
      case 'compiled':
      case 'recompiled': {
        const plate = this.#find(`.plate[data-protocol="${CSS.escape(String(event.what))}"]`);
        this.#turn(plate, undefined, at);
        this.#flash(plate?.closest<HTMLElement>('[data-line]') ?? null, plate, at);
        this.#quake(at);
        break;
      }
      case 'control':
        if (seat >= 0) this.#token(this.#find(`[data-anchor="control-${1 - seat}"]`), this.#find(`[data-anchor="control-${seat}"]`), at);
        break;
    }
  }

  // ------------------------------------------------------------------------------------------------ finding things

  #find(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  #tile(handle: number): HTMLElement | null {
    return this.#find(`[data-handle="${handle}"]`);
  }

  #anchor(zone: 'hand' | 'deck' | 'trash', seat: number): HTMLElement | null {
    return this.#find(`[data-anchor="${zone}-${seat}"]`);
  }

  #handCard(seat: number, card: string | null): Lain | undefined {
    const known = seat === this.you && card ? this.#before.hand.get(card) : undefined;
    const anchor = this.#anchor('hand', seat);
    return known ?? (anchor ? { box: anchor.getBoundingClientRect(), element: this.#cardBack() } : undefined);
  }

  #fromHand(seat: number, card: string | null): DOMRect | null {
    return this.#handCard(seat, card)?.box ?? null;
  }

  #cardBack(): HTMLElement {
    return shape('ghost-back');
  }

  // ------------------------------------------------------------------------------------------------------ moving them

  #animate(element: Element, frames: Keyframe[], delay: number, duration = this.#move): Animation {
    // Only the first movement of a thing decides how it looks until then.
    const fill = this.#moved.has(element) ? 'none' : 'backwards';
    this.#moved.add(element);
    const animation = element.animate(frames, { delay, duration, easing: 'cubic-bezier(.3,.8,.3,1)', fill });
    this.#running.push(animation);
    return animation;
  }

  /** A thing moves to where it lies from where it was. */
  #slide(element: HTMLElement | null, from: DOMRect | null, delay: number): void {
    if (!element || !from) return;
    const { x, y } = way(element.getBoundingClientRect(), from);
    if (Math.abs(x) + Math.abs(y) < 2) return;
    this.#animate(element, [{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], delay);
  }

  /** A card comes from elsewhere: a picture of it flies over the table, and then it lies there. */
  #fly(element: HTMLElement | null, from: DOMRect | null, delay: number): void {
    if (!element || !from || !from.width) return;
    const to = element.getBoundingClientRect();
    const { x, y } = way(to, from);
    if (Math.hypot(x, y) < to.width * 0.6) {
      // It was laid there by hand.
      this.#press(element, delay);
      this.#ring(to, delay);
      return;
    }
    const scale = Math.max(0.3, Math.min(1.4, from.width / Math.max(1, to.width)));
    this.#animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], 0, delay + this.#move);
    // It is held up high on its way, and falls at the end of it.
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
      { opacity: 1, offset: 0.3 },
      { transform: `translate(${x * 0.06}px, ${y * 0.06 - 6}px) scale(1.1)`, opacity: 1, offset: 0.72, easing: 'cubic-bezier(.6,0,.9,.5)' },
      { transform: 'none', opacity: 1 },
    ];
    const flying = this.#ghost(picture(element), to, frames, delay, this.#move, false);
    this.#later(delay + WRITTEN, () => flying.replaceChildren(picture(element)));
    this.#press(element, delay + this.#move);
    this.#ring(to, delay + this.#move * 0.96);
  }

  /** A card is played: from the hand, or held up on its way; gives the time for that. */
  #play(event: GameEvent, tile: HTMLElement | null, card: string | null, from: DOMRect | null, at: number): number {
    const read = tile && from && card ? this.read(event, 0, card, from, tile.getBoundingClientRect(), at) : 0;
    if (tile && read) this.#lands(tile, at + read);
    else this.#fly(tile, from, at);
    return read;
  }

  /** A card was held up elsewhere, and comes to lie here. */
  #lands(element: HTMLElement, delay: number): void {
    this.#moved.add(element);
    this.#running.push(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay }));
    this.#press(element, delay);
    this.#ring(element.getBoundingClientRect(), delay);
  }

  /** It comes down with some weight. */
  #press(element: HTMLElement, delay: number): void {
    this.#running.push(element.animate([{ transform: 'scale(1.07)' }, { transform: 'scale(0.965)', offset: 0.4 }, { transform: 'none' }], { delay, duration: this.#move * 0.5, easing: 'ease-out' }));
  }

  /** What is discarded is open: its face is seen on the way. */
  #discard(event: GameEvent, number: number, card: string | null, old: Lain | undefined, to: HTMLElement | null, at: number): void {
    const end = boxOf(to);
    const seen = card && old && end && old.element.classList.contains('ghost-back') ? this.read(event, number, card, old.box, end, at) : 0;
    if (seen) this.#bump(to, at + seen * 0.9);
    else this.#leave(old, to, at, false);
  }

  /** Where a card lands, a ring of dust spreads. */
  #ring(box: DOMRect, delay: number): void {
    const frames = [
      { transform: 'scale(0.96)', opacity: 0 },
      { transform: 'scale(0.97)', opacity: 0.9, offset: 0.05 },
      { transform: 'scale(1.08, 1.16)', opacity: 0 },
    ];
    this.#ghost(shape('ring'), box, frames, delay, this.#move * 0.8, false, true);
  }

  /** A line is compiled: light bursts from its plate over the whole line. */
  #flash(line: HTMLElement | null, plate: HTMLElement | null, delay: number): void {
    if (!line || !plate) return;
    const frames = [
      { opacity: 0, transform: 'scaleY(0.1)' },
      { opacity: 1, transform: 'none', offset: 0.22 },
      { opacity: 0.85, transform: 'none', offset: 0.5 },
      { opacity: 0, transform: 'none' },
    ];
    const box = line.getBoundingClientRect();
    this.#ghost(inked('flash', plate), box, frames, delay, Math.max(FLASH, this.#move * 2.6), false, true);
    this.#sparks(plate, box.height, delay + this.#move * 0.3);
    this.#ring(plate.getBoundingClientRect(), delay + this.#move * 0.4);
  }

  /** The whole table feels it. */
  #quake(delay: number): void {
    const field = this.#find('.field');
    const frames = [0, -9, 7, -5, 3, 0].map((y) => ({ transform: `translate(${y / 3}px, ${y}px) scale(${1 + Math.abs(y) / 900})` }));
    if (field) this.#running.push(field.animate(frames, { delay, duration: this.#move * 1.2 }));
  }

  #plateOf(line: number, side: number): HTMLElement | null {
    return this.#find(`[data-line="${line}"] .plate${side === (this.you ?? 0) ? ':not(.far)' : '.far'}`);
  }

  /** A line gathers its strength: light runs over it, and into its protocols. */
  #charge(line: HTMLElement | null, seat: number, delay: number): void {
    const plate = line && this.#plateOf(Number(line.dataset.line), seat);
    if (!plate) return;
    const box = line.getBoundingClientRect();
    const frames = [
      { opacity: 0, transform: `translateY(${-box.height * 0.42}px)` },
      { opacity: 1, transform: `translateY(${-box.height * 0.3}px)`, offset: 0.12 },
      { opacity: 1, transform: `translateY(${box.height * 0.42}px)`, offset: 0.55 },
      { opacity: 1, transform: 'scaleY(0.3)', offset: 0.85 },
      { opacity: 0, transform: 'scaleY(0.1)' },
    ];
    this.#ghost(inked('charge', plate), box, frames, delay, Math.max(FLASH, this.#move * 2.4), false, true);
    this.#pulse(line, delay);
  }

  /** A card of a line that is being compiled goes into its protocol. Says whether it does. */
  #absorb(event: GameEvent, old: Lain | undefined, side: number, delay: number): boolean {
    const line = absorbing(this.compiling, event);
    const plate = line === null ? null : this.#plateOf(line, side);
    if (!old?.box.width || !plate) return false;
    const { x, y } = way(old.box, plate.getBoundingClientRect());
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * -0.06}px, ${y * -0.08}px) scale(1.07)`, opacity: 1, offset: 0.34, easing: 'cubic-bezier(.7,0,.9,.4)' },
      { transform: `translate(${x}px, ${y}px) scale(0.16)`, opacity: 0.85 },
    ];
    this.#ghost(picture(old.element), old.box, frames, delay, this.#move * 1.1, delay < SOON && this.#inSight(old.box));
    this.#ring(plate.getBoundingClientRect(), delay + this.#move);
    return true;
  }

  /** Sparks fly from a plate to both ends of its line. */
  #sparks(plate: HTMLElement, high: number, delay: number): void {
    const box = plate.getBoundingClientRect();
    for (let at = 0; at < SPARKS; at++) {
      const size = 7 + ((at * 5) % 9);
      const from = new DOMRect(box.left + (box.width * (at + 0.5)) / SPARKS, box.top + box.height / 2, size, size);
      const y = (at % 2 ? 1 : -1) * high * (0.2 + ((at * 37) % 29) / 80);
      const frames = [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${((at * 31) % 40) - 20}px, ${y * 0.8}px) scale(1.2)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${((at * 31) % 60) - 30}px, ${y}px) scale(0.2)`, opacity: 0 },
      ];
      this.#ghost(inked('spark', plate), from, frames, delay + (at % 6) * 30, this.#move * 2.4, false, true);
    }
  }

  /** What is destroyed glows, cracks, and falls apart. */
  #shatter({ box, element }: Lain, delay: number): void {
    const already = delay < SOON && this.#inSight(box);
    const glow = [{ opacity: 0, transform: 'scale(0.9)' }, { opacity: 1, transform: 'none', offset: 0.35 }, { opacity: 0, transform: 'scale(1.25)' }];
    this.#ghost(shape('flare'), box, glow, delay, this.#move * 0.9, false, true);
    for (const { outline, x, y } of PIECES) {
      const piece = picture(element);
      piece.style.clipPath = outline;
      const [far, down] = [x * box.width, y * box.height];
      const frames: Keyframe[] = [
        { transform: 'none', opacity: 1 },
        ...[-5, 6, -4].map((aside, at) => ({ transform: `translateX(${aside}px)`, opacity: 1, offset: 0.07 + at * 0.07 })),
        { transform: `translate(${far * 0.12}px, ${down * 0.12}px) rotate(${x * 5}deg)`, opacity: 1, offset: 0.4, easing: 'cubic-bezier(.4,0,.9,.7)' },
        { transform: `translate(${far}px, ${down + box.height * 0.5}px) rotate(${x * 70}deg) scale(0.7)`, opacity: 0 },
      ];
      this.#ghost(piece, box, frames, delay, Math.max(this.#move * 1.7, LEAST), already);
    }
    this.#burst(box, delay + this.#move * 0.4);
  }

  /** Splinters fly. */
  #burst(box: DOMRect, delay: number): void {
    for (let at = 0; at < SHARDS; at++) {
      const angle = (at / SHARDS) * 2 * Math.PI + 0.3;
      const [x, y] = [Math.cos(angle) * box.width * 0.45, Math.sin(angle) * box.height * 0.7];
      const from = new DOMRect(box.left + box.width / 2 + x * 0.35 - 7, box.top + box.height / 2 + y * 0.35 - 7, 14, 14);
      const frames = [
        { transform: 'none', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.05 },
        { transform: `translate(${x}px, ${y + 18}px) rotate(${at * 67}deg) scale(0.4)`, opacity: 0 },
      ];
      this.#ghost(shape('shard'), from, frames, delay, this.#move * 1.6, false, true);
    }
  }

  /** A card is turned over: the side that was seen goes up to its edge, and the other one comes down from there. */
  #turn(element: HTMLElement | null, old: Lain | undefined, delay: number): void {
    if (!element) return;
    const onEdge = { transform: 'scale(1.06, 0.02)', offset: 0.5 };
    this.#animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.49 }, { opacity: 1, easing: 'ease-out', ...onEdge }, { transform: 'none' }], delay);
    if (old) this.#ghost(picture(old.element), old.box, [{ transform: 'none', easing: 'ease-in' }, onEdge, { transform: onEdge.transform, opacity: 0 }], delay, this.#move, delay < SOON && this.#inSight(old.box));
  }

  /** Light comes up around a thing and goes. */
  #pulse(element: HTMLElement | null, delay: number): void {
    if (!element) return;
    this.#ghost(shape('lit'), element.getBoundingClientRect(), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], delay, this.#move * 1.5, false, true);
  }

  /** Where something arrives that is not seen there, the number of such things swells. */
  #bump(element: HTMLElement | null, delay: number): void {
    if (element) this.#running.push(element.animate([{ transform: 'none' }, { transform: 'scale(1.45)', offset: 0.35 }, { transform: 'none' }], { delay, duration: this.#move * 0.8 }));
  }

  #ray(from: DOMRect, to: DOMRect, delay: number): void {
    const { x, y } = way(from, to);
    const [length, turned] = [Math.hypot(x, y), `rotate(${Math.atan2(y, x)}rad)`];
    const box = new DOMRect(from.left + from.width / 2, from.top + from.height / 2 - RAY / 2, length, RAY);
    const frames = [
      { transform: `${turned} scaleX(0.05)`, opacity: 1 },
      { transform: turned, opacity: 1, offset: 0.35 },
      { transform: turned, opacity: 1, offset: 0.6 },
      { transform: turned, opacity: 0 },
    ];
    this.#ghost(shape('ray'), box, frames, delay, this.#move, false, true).style.transformOrigin = '0 50%';
  }

  /** Control is taken from the other player, or from the middle of the table. */
  #token(from: HTMLElement | null, to: HTMLElement | null, delay: number): void {
    if (!from || !to) return;
    const start = from.getBoundingClientRect();
    const box = new DOMRect(start.left, start.top, TOKEN, TOKEN);
    const { x, y } = way(box, to.getBoundingClientRect());
    const frames = [{ transform: 'scale(0.4)', opacity: 0 }, { transform: `translate(${x / 2}px, ${y / 2}px) scale(1.7)`, opacity: 1, offset: 0.5 }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 1 }];
    this.#ghost(shape('token'), box, frames, delay, this.#move * 1.4, false);
    this.#bump(to, delay + this.#move * 1.3);
    this.#pulse(to, delay + this.#move * 1.3);
  }

  /** A picture of something that is gone flies to where it went. */
  #leave(old: Lain | undefined, to: HTMLElement | null, delay: number, destroyed: boolean, broken = false): void {
    if (!old || !old.box.width) return;
    if (old.element.classList.contains('ghost-back')) {
      this.#back(old.box, to, delay);
      return;
    }
    const { x, y } = way(old.box, boxOf(to) ?? old.box);
    const away = (share: number, size: number) => `translate(${x * share}px, ${y * share}px) rotate(${destroyed ? share * 14 : 0}deg) scale(${size})`;
    const shaken = [-7, 8, -6, 4].map((aside, place) => ({ transform: `translateX(${aside}px) rotate(${aside * 0.2}deg) scale(1.06)`, opacity: 1, offset: 0.06 + place * 0.08 }));
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1 },
      ...(destroyed ? shaken : [{ transform: 'translateY(-8px) scale(1.06)', opacity: 1, offset: 0.25 }]),
      { transform: away(0.75, 0.4), opacity: destroyed ? 0.7 : 0.95, offset: 0.85 },
      { transform: away(1, 0.2), opacity: 0 },
    ];
    if (broken) {
      this.#shatter(old, delay);
      this.#bump(to, delay + this.#move);
      return;
    }
    if (destroyed) this.#ghost(shape('flare'), old.box, [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], delay, this.#move * 0.7, false, true);
    this.#ghost(picture(old.element), old.box, frames, delay, this.#move * 1.2, delay < SOON && this.#inSight(old.box));
    this.#bump(to, delay + this.#move);
  }

  /** A card of which only the back is seen goes from one pile to another. */
  #back(from: DOMRect | null, to: HTMLElement | null, delay: number): void {
    if (!from || !to) return;
    const box = new DOMRect(from.left + from.width / 2 - 22, from.top + from.height / 2 - 31, 44, 62);
    const { x, y } = way(box, to.getBoundingClientRect());
    const frames = [
      { transform: 'scale(0.5)', opacity: 0.5 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5}px) scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.6 },
    ];
    this.#ghost(this.#cardBack(), box, frames, delay, this.#move, false);
    this.#bump(to, delay + this.#move * 0.9);
  }

  #inSight(box: DOMRect): boolean {
    const field = this.#find('.field')?.getBoundingClientRect();
    return !!field && box.top >= field.top && (box.bottom <= field.bottom || box.top > field.bottom);
  }

  /**
   * Something that only seems to lie on the table, over it. `already`: also before its time comes; `light`: it hides
   * nothing, so it may go on while the next thing is shown.
   */
  #ghost(content: HTMLElement, box: DOMRect, frames: Keyframe[], delay: number, duration: number, already: boolean, light = false): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.append(content);
    const { style } = ghost;
    style.left = `${box.left - this.#origin.left}px`;
    style.top = `${box.top - this.#origin.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    style.setProperty('--card-small', `${box.width}px`);
    style.setProperty('--card-normal', `${box.width}px`);
    if (!already && !light) {
      style.visibility = 'hidden';
      this.#later(delay, () => (style.visibility = 'visible'));
    }
    this.layer.append(ghost);
    const animation = ghost.animate(frames, { delay, duration, easing: 'cubic-bezier(.3,.7,.3,1)', fill: light ? 'backwards' : 'none' });
    animation.onfinish = () => ghost.remove();
    if (!light) {
      this.#ghosts.push(ghost);
      this.#running.push(animation);
    }
    return ghost;
  }
}

/** The card that does something, or whose text begins to. */
const actor = (event: GameEvent): number | null => (event.kind === 'text' ? event.cards?.[0] : event.actor)?.handle ?? null;
