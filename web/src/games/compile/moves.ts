/** Shows what happened: cards fly, turn and vanish in the order of the events, over a table that is already up to date. */
import { copyOf } from '../../lib/copies';
import type { GameEvent } from '../../lib/types';

/** Where everything lay before the newest view. */
export interface Before {
  tiles: Map<number, { box: DOMRect; element: HTMLElement }>;
  hand: Map<string, { box: DOMRect; element: HTMLElement }>;
  plates: Map<string, DOMRect>;
}

const LONGEST = 4800; // ms for all that happened between two views
const TAIL = 2600; // ms for which the last sentence stays
const SOON = 900; // ms for which something that is gone may still lie in its old place
const SHARDS = 7;
const BROKEN = 3; // cards that break into pieces at once: of more, nobody could tell
const FLASH = 1100; // ms for which a compiled line shines, at least
const HAND = 1200; // ms after which a player's new cards are there, whatever else is still shown

export function remember(root: HTMLElement): Before {
  const before: Before = { tiles: new Map(), hand: new Map(), plates: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-handle]')) {
    before.tiles.set(Number(element.dataset.handle), { box: element.getBoundingClientRect(), element });
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-hand]')) {
    const card = element.querySelector<HTMLElement>('button') ?? element;
    before.hand.set(element.dataset.hand!, { box: card.getBoundingClientRect(), element: card });
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
    private say: (text: string) => void,
  ) {
    this.#before = before;
    this.#origin = layer.getBoundingClientRect();
  }

  /** `step` is the time from one event to the next, in ms. Gives the time until all has been seen. */
  start(events: readonly GameEvent[], step: number): number {
    const pace = Math.min(step, LONGEST / Math.max(1, events.length));
    this.#move = Math.min(step * 0.75, 520);
    events.forEach((event, at) => {
      this.#show(event, at * pace);
      this.#later(at * pace, () => this.say(event.text));
    });
    this.#later((events.length - 1) * pace + TAIL, () => this.say(''));
    return (events.length - 1) * pace + this.#move;
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#ghosts) ghost.remove();
    this.say('');
  }

  #later(ms: number, what: () => void): void {
    this.#timers.push(setTimeout(what, ms));
  }

  #show(event: GameEvent, at: number): void {
    const cards = event.cards ?? [];
    const seat = typeof event.seat === 'number' ? event.seat : -1;
    const side = typeof event.side === 'number' ? event.side : seat;
    switch (event.kind) {
      case 'played':
        for (const { handle, card } of cards) this.#fly(this.#tile(handle), this.#fromHand(seat, card), at);
        break;
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
        for (const { handle } of cards) this.#turn(this.#tile(handle), at);
        break;
      case 'text':
        for (const { handle, card } of cards) this.#pulse(this.#tile(handle) ?? (card ? this.#find(`[data-card="${CSS.escape(card)}"]`) : null), at);
        break;
      case 'deleted':
        cards.forEach(({ handle }, number) => this.#leave(this.#before.tiles.get(handle), this.#anchor('trash', side), at, true, number < BROKEN));
        break;
      case 'returned':
      case 'returned-to-deck':
      case 'taken': {
        const to = event.kind === 'taken' ? this.#anchor('hand', seat) : this.#anchor(event.kind === 'returned' ? 'hand' : 'deck', side);
        for (const { handle } of cards) this.#leave(this.#before.tiles.get(handle), to, at, false);
        break;
      }
      case 'discarded':
        for (const { card } of cards) this.#leave(this.#handCard(seat, card), this.#anchor('trash', Number(event.into ?? seat)), at, false);
        break;
      case 'gave':
      case 'lost':
        for (const { card } of cards) this.#leave(this.#handCard(seat, card), this.#anchor('hand', 1 - seat), at, false);
        break;
      case 'discarded-from-deck':
        for (const _ of cards) this.#back(this.#anchor('deck', Number(event.deck ?? seat)), this.#anchor('trash', Number(event.deck ?? seat)), at);
        break;
      case 'drew': {
        const from = this.#anchor('deck', Number(event.deck ?? seat));
        cards.forEach(({ card }, number) => {
          const mine = seat === this.you && card ? this.#find(`[data-hand="${CSS.escape(card)}"] button`) : null;
          if (mine) this.#fly(mine, from, Math.min(at, HAND) + number * 60);
          else this.#back(from, this.#anchor('hand', seat), at + number * 60);
        });
        break;
      }
      case 'revealed':
        for (const { handle } of cards) this.#pulse(this.#tile(handle), at);
        break;
      case 'compiling':
        this.#pulse(this.#find(`[data-line="${Number(event.line)}"]`), at);
        break;
      case 'compiled':
      case 'recompiled': {
        const plate = this.#find(`.plate[data-protocol="${CSS.escape(String(event.what))}"]`);
        this.#pulse(plate, at);
        this.#flash(plate?.closest<HTMLElement>('[data-line]') ?? null, plate, at);
        this.#quake(at);
        break;
      }
      case 'control':
        if (seat >= 0) this.#pulse(this.#find(`[data-anchor="control-${seat}"]`), at);
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

  #anchor(zone: 'hand' | 'deck' | 'trash', seat: number): DOMRect | null {
    return this.#find(`[data-anchor="${zone}-${seat}"]`)?.getBoundingClientRect() ?? null;
  }

  #handCard(seat: number, card: string | null): { box: DOMRect; element: HTMLElement } | undefined {
    const known = seat === this.you && card ? this.#before.hand.get(card) : undefined;
    const anchor = this.#find(`[data-anchor="hand-${seat}"]`);
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
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const scale = Math.max(0.3, Math.min(1.4, from.width / Math.max(1, to.width)));
    this.#animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], 0, delay + this.#move);
    // It is held up high on its way, and falls at the end of it.
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
      { opacity: 1, offset: 0.3 },
      { transform: `translate(${x * 0.06}px, ${y * 0.06 - 6}px) scale(1.1)`, opacity: 1, offset: 0.72, easing: 'cubic-bezier(.6,0,.9,.5)' },
      { transform: 'none', opacity: 1 },
    ];
    this.#ghost(picture(element), to, frames, delay, this.#move, false);
    this.#ring(to, delay + this.#move * 0.96);
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
    const light = shape('flash');
    light.style.setProperty('--ink', getComputedStyle(plate).getPropertyValue('--ink'));
    const frames = [
      { opacity: 0, transform: 'scaleY(0.1)' },
      { opacity: 1, transform: 'none', offset: 0.22 },
      { opacity: 0.85, transform: 'none', offset: 0.5 },
      { opacity: 0, transform: 'none' },
    ];
    this.#ghost(light, line.getBoundingClientRect(), frames, delay, Math.max(FLASH, this.#move * 2.6), false, true);
    this.#ring(plate.getBoundingClientRect(), delay + this.#move * 0.4);
  }

  /** The whole table feels it. */
  #quake(delay: number): void {
    const field = this.#find('.field');
    const frames = [0, -5, 4, -3, 2, 0].map((y) => ({ transform: `translateY(${y}px)` }));
    if (field) this.#running.push(field.animate(frames, { delay, duration: this.#move * 0.9 }));
  }

  /** What is destroyed breaks into pieces. */
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

  #turn(element: HTMLElement | null, delay: number): void {
    if (!element) return;
    this.#animate(element, [{ transform: 'perspective(600px) rotateX(90deg)' }, { transform: 'none' }], delay);
  }

  #pulse(element: HTMLElement | null, delay: number): void {
    if (!element) return;
    const animation = element.animate(
      [
        { filter: 'none' },
        { filter: 'brightness(1.7) drop-shadow(0 0 10px #ffd166)', offset: 0.35 },
        { filter: 'none' },
      ],
      { delay, duration: this.#move * 1.4 },
    );
    this.#running.push(animation);
  }

  /** A picture of something that is gone flies to where it went. */
  #leave(old: { box: DOMRect; element: HTMLElement } | undefined, to: DOMRect | null, delay: number, destroyed: boolean, broken = false): void {
    if (!old || !old.box.width) return;
    if (old.element.classList.contains('ghost-back')) {
      this.#back(old.box, to, delay);
      return;
    }
    const { x, y } = way(old.box, to ?? old.box);
    const shaken = [-5, 6, -4].map((aside, place) => ({ transform: `translateX(${aside}px) scale(1.04)`, opacity: 1, filter: 'brightness(1.7)', offset: 0.08 + place * 0.08 }));
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1, filter: 'none' },
      ...(destroyed ? shaken : []),
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.1, filter: 'none' },
    ];
    if (broken) this.#burst(old.box, delay + this.#move * 0.3);
    this.#ghost(picture(old.element), old.box, frames, delay, this.#move * 1.2, delay < SOON && this.#inSight(old.box));
  }

  /** A card of which only the back is seen goes from one pile to another. */
  #back(from: DOMRect | null, to: DOMRect | null, delay: number): void {
    if (!from || !to) return;
    const box = new DOMRect(from.left + from.width / 2 - 15, from.top + from.height / 2 - 21, 30, 42);
    const { x, y } = way(box, to);
    const frames = [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.2 }];
    this.#ghost(this.#cardBack(), box, frames, delay, this.#move, false);
  }

  #inSight(box: DOMRect): boolean {
    const field = this.#find('.field')?.getBoundingClientRect();
    return !!field && box.top >= field.top && (box.bottom <= field.bottom || box.top > field.bottom);
  }

  /**
   * Something that only seems to lie on the table, over it. `already`: also before its time comes; `light`: it hides
   * nothing, so it may go on while the next thing is shown.
   */
  #ghost(content: HTMLElement, box: DOMRect, frames: Keyframe[], delay: number, duration: number, already: boolean, light = false): void {
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
    if (light) return;
    this.#ghosts.push(ghost);
    this.#running.push(animation);
  }
}

/** From the middle of one thing to the middle of another. */
function way(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 };
}

/** Something that the table's own styles draw. */
function shape(name: string): HTMLElement {
  const drawn = document.createElement('span');
  drawn.className = name;
  return drawn;
}

/** A copy of a card that is nothing but a picture. */
function picture(element: HTMLElement): HTMLElement {
  const copy = copyOf(element);
  for (const name of ['data-handle', 'data-hand', 'data-card', 'aria-label']) copy.removeAttribute(name);
  copy.classList.remove('marked', 'chosen', 'source', 'about', 'tucked', 'dim');
  copy.querySelector('.tab')?.remove();
  copy.setAttribute('tabindex', '-1');
  return copy;
}
