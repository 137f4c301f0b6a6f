/** A card that is carried to its place by the pointer, and lies there until the server has answered. */
import { copyOf } from './copies';
import { animated, speedOf } from './motion';
import { settings } from './settings.svelte';

const LEANS = 0.9; // degrees for each px that the pointer moves at once
const MOST = 16; // degrees
const CALM = 70; // ms at rest after which it hangs straight
const LIFTED = 1.07; // times its size
const LAYS = 170; // ms
const MUCH = 2; // times the width of a card: on so large a place it lies where it was let go

/** Whether an answer is on its way to the server: the table of a match says so. */
export const answers = { sent: (): boolean => false };

let held: Carried | null = null;

export class Carried {
  #ghost = document.createElement('div');
  #lean = document.createElement('div');
  #box: DOMRect;
  #at = '';
  #x = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: HTMLElement) {
    drop();
    const card = source.querySelector<HTMLElement>('.card-view') ?? source;
    this.#box = card.getBoundingClientRect();
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const copy = copyOf(card);
    copy.classList.remove('marked', 'chosen', 'dim');
    copy.tabIndex = -1;
    this.#ghost.className = 'carried';
    this.#ghost.inert = true;
    this.#ghost.ariaHidden = 'true';
    const { style } = this.#ghost;
    style.left = `${this.#box.left + (this.#box.width - width) / 2}px`;
    style.top = `${this.#box.top + (this.#box.height - height) / 2}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    for (const name of ['--card-small', '--card-normal', '--card-large']) style.setProperty(name, `${width}px`);
    this.#lean.append(copy);
    this.#ghost.append(this.#lean);
    document.body.append(this.#ghost);
    source.dataset.carried = '';
  }

  /** It hangs at the pointer, which has moved so far since it was pressed, and leans back from where it goes. */
  follow(x: number, y: number): void {
    this.#at = `translate(${x}px, ${y}px) scale(${LIFTED})`;
    this.#ghost.style.transform = this.#at;
    if (!animated(settings)) return;
    const lean = Math.max(-MOST, Math.min(MOST, (x - this.#x) * LEANS));
    this.#lean.style.transform = `perspective(700px) rotate(${lean / 2}deg) rotateY(${lean}deg)`;
    this.#x = x;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#lean.style.transform = ''), CALM);
  }

  /** It is laid onto its place. */
  lay(place: Element): void {
    held = this;
    const { left, top, width, height } = place.getBoundingClientRect();
    const [own, high] = [this.#ghost.offsetWidth, this.#ghost.offsetHeight];
    if (width > own * MUCH) return;
    const [x, y] = [left + width / 2 - this.#ghost.offsetLeft - own / 2, top + height / 2 - this.#ghost.offsetTop - high / 2];
    this.#go(`translate(${x}px, ${y}px) scale(${Math.min(width / own, height / high)})`);
  }

  /** It goes back to where it came from. */
  back(): void {
    const gone = this.#go('none');
    if (held === this) held = null;
    if (gone) gone.onfinish = () => this.end();
    else this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#ghost.remove();
    delete this.source.dataset.carried;
    if (held === this) held = null;
  }

  get box(): DOMRect {
    return this.#ghost.getBoundingClientRect();
  }

  #go(to: string): Animation | null {
    const from = this.#at || 'none';
    this.#at = to;
    this.#ghost.style.transform = to;
    this.#lean.style.transform = '';
    const ms = animated(settings) ? LAYS * speedOf(settings) : 0;
    return ms ? this.#ghost.animate([{ transform: from }, { transform: to }], { duration: ms, easing: 'cubic-bezier(.2,.8,.3,1)' }) : null;
  }
}

/** A card of the hand goes to the place that was chosen for it. */
export function layOnto(source: HTMLElement | null | undefined, place: Element): void {
  if (source && animated(settings) && !answers.sent()) new Carried(source).lay(place);
}

/** Where a card is seen: at its place, or where it was laid until the server answers. */
export const seenAt = (source: Element, card: Element = source): DOMRect => (held?.source === source ? held.box : card.getBoundingClientRect());

/** The server has answered: a card that was refused goes back, another one lies where it belongs. */
export function answered(refused: boolean): void {
  if (refused) held?.back();
  else drop();
}

/** Nothing is carried or waits any more. */
export function drop(): void {
  held?.end();
}
