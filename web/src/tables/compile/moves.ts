/** Shows what happened: cards fly, turn and vanish in the order of the events, over a table that is already up to date. */
import type { GameEvent } from '../../lib/types';

/** Where everything lay before the newest view. */
export interface Before {
  tiles: Map<number, { box: DOMRect; element: HTMLElement }>;
  hand: Map<string, { box: DOMRect; element: HTMLElement }>;
  plates: Map<string, DOMRect>;
}

const LONGEST = 5200; // ms for all that happened between two views
const TAIL = 2600; // ms for which the last sentence stays

export function remember(root: HTMLElement): Before {
  const before: Before = { tiles: new Map(), hand: new Map(), plates: new Map() };
  for (const element of root.querySelectorAll<HTMLElement>('[data-handle]')) {
    before.tiles.set(Number(element.dataset.handle), { box: element.getBoundingClientRect(), element });
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-hand]')) {
    before.hand.set(element.dataset.hand!, { box: element.getBoundingClientRect(), element });
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

  constructor(
    private root: HTMLElement,
    private layer: HTMLElement,
    before: Before,
    private you: number | null,
    private say: (text: string) => void,
  ) {
    this.#before = before;
  }

  /** `step` is the time from one event to the next, in ms. */
  start(events: readonly GameEvent[], step: number, sound: (kind: string) => void): void {
    const pace = Math.min(step, LONGEST / Math.max(1, events.length));
    this.#move = Math.min(step * 0.75, 520);
    events.forEach((event, at) => {
      this.#show(event, at * pace);
      this.#later(at * pace, () => {
        this.say(event.text);
        sound(event.kind);
      });
    });
    this.#later((events.length - 1) * pace + TAIL, () => this.say(''));
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
        for (const [handle, old] of this.#before.tiles) this.#fly(this.#tile(handle), old.box, at, true);
        break;
      case 'rearranged':
        for (const [protocol, box] of this.#before.plates) this.#fly(this.#find(`.plate[data-protocol="${CSS.escape(protocol)}"]`), box, at, true);
        break;
      case 'flipped':
        for (const { handle } of cards) this.#turn(this.#tile(handle), at);
        break;
      case 'text':
        for (const { handle, card } of cards) this.#pulse(this.#tile(handle) ?? (card ? this.#find(`[data-card="${CSS.escape(card)}"]`) : null), at);
        break;
      case 'deleted':
        for (const { handle } of cards) this.#leave(this.#before.tiles.get(handle), this.#anchor('trash', side), at, true);
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
          const mine = seat === this.you && card ? this.#find(`[data-hand="${CSS.escape(card)}"]`) : null;
          if (mine) this.#fly(mine, from, at + number * 60);
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
      case 'recompiled':
        this.#pulse(this.#find(`.plate[data-protocol="${CSS.escape(String(event.what))}"]`), at);
        break;
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
    const back = document.createElement('span');
    back.className = 'ghost-back';
    return back;
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

  /** A thing comes to where it lies from where it was. */
  #fly(element: HTMLElement | null, from: DOMRect | null, delay: number, seen = false): void {
    if (!element || !from || !from.width) return;
    const to = element.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const scale = Math.max(0.3, Math.min(1.4, from.width / Math.max(1, to.width)));
    this.#animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${seen ? 1 : scale})`, opacity: seen ? 1 : 0, zIndex: 5 },
        { opacity: 1, zIndex: 5, offset: 0.2 },
        { transform: 'none', opacity: 1, zIndex: 5 },
      ],
      delay,
    );
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
  #leave(old: { box: DOMRect; element: HTMLElement } | undefined, to: DOMRect | null, delay: number, destroyed: boolean): void {
    if (!old || !old.box.width) return;
    const ghost = old.element.cloneNode(true) as HTMLElement;
    for (const name of ['data-handle', 'data-hand', 'data-card', 'id']) ghost.removeAttribute(name);
    this.#ghost(ghost, old.box, to ?? old.box, delay, destroyed);
  }

  #back(from: DOMRect | null, to: DOMRect | null, delay: number): void {
    if (from && to) this.#ghost(this.#cardBack(), from, to, delay, false);
  }

  #ghost(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number, destroyed: boolean): void {
    const origin = this.layer.getBoundingClientRect();
    const back = ghost.classList.contains('ghost-back');
    const width = back ? 30 : from.width;
    const height = back ? 42 : from.height;
    ghost.classList.add('ghost');
    ghost.style.left = `${from.left + from.width / 2 - width / 2 - origin.left}px`;
    ghost.style.top = `${from.top + from.height / 2 - height / 2 - origin.top}px`;
    ghost.style.width = `${width}px`;
    ghost.style.height = `${height}px`;
    this.layer.append(ghost);
    this.#ghosts.push(ghost);
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1, filter: 'none' },
      ...(destroyed ? [{ transform: 'scale(1.06)', opacity: 1, filter: 'saturate(2) hue-rotate(-30deg) brightness(1.6)', offset: 0.3 }] : []),
      { transform: `translate(${x}px, ${y}px) scale(${back ? 0.8 : 0.25})`, opacity: 0.1, filter: 'none' },
    ];
    // Until its time comes, what was in the field still lies there; what comes out of a pile is not seen yet.
    const animation = ghost.animate(frames, { delay, duration: this.#move * 1.2, easing: 'ease-in-out', fill: back ? 'none' : 'backwards' });
    if (back) {
      ghost.style.visibility = 'hidden';
      this.#later(delay, () => (ghost.style.visibility = 'visible'));
    }
    animation.onfinish = () => ghost.remove();
    this.#running.push(animation);
  }
}
