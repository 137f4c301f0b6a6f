/** What seems to fly over the table: copies of cards, and shapes of light. */
import { copyOf } from '../../lib/copies';

/** A card, and where it lay. */
export interface Lain {
  box: DOMRect;
  element: HTMLElement;
}

export const boxOf = (element: HTMLElement | null): DOMRect | null => element?.getBoundingClientRect() ?? null;

/** From the middle of one thing to the middle of another. */
export function way(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return { x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 };
}

/** Something that the table's own styles draw. */
export function shape(name: string): HTMLElement {
  const drawn = document.createElement('span');
  drawn.className = name;
  return drawn;
}

/** The same in the colour of a protocol. */
export function inked(name: string, plate: HTMLElement): HTMLElement {
  const drawn = shape(name);
  drawn.style.setProperty('--ink', getComputedStyle(plate).getPropertyValue('--ink'));
  return drawn;
}

/** A copy of a card that is nothing but a picture. */
export function picture(element: HTMLElement): HTMLElement {
  const copy = copyOf(element);
  for (const name of ['data-handle', 'data-hand', 'data-card', 'aria-label']) copy.removeAttribute(name);
  copy.classList.remove('marked', 'chosen', 'source', 'about', 'acting', 'tucked', 'dim');
  copy.querySelector('.tab')?.remove();
  copy.setAttribute('tabindex', '-1');
  return copy;
}
