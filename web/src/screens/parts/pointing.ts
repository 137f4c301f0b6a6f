/** Where on the table an option is chosen: the tables mark cards, things and places in the document. */
import type { Option } from '../../lib/types';

const shown = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0 && !element.closest('[inert]');

function first(root: ParentNode, ...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    for (const element of root.querySelectorAll(selector)) if (shown(element)) return element;
  }
  return null;
}

const quoted = (value: unknown) => `"${CSS.escape(String(value))}"`;

/** The element to use next for an option: what sends it off, a card, then its place; or a button. */
export function elementOf(root: ParentNode, option: Option, sender?: string): HTMLElement | null {
  const { card, thing, handle, target } = option.facts;
  const send = sender ? first(root, sender) : null;
  if (send) return send;
  const places = first(root, `[data-key=${quoted(option.key)}]`);
  if (places) return places;
  if (typeof target === 'number') return first(root, `[data-handles~=${quoted(target)}]`);
  if (typeof thing === 'number') return first(root, `[data-handles~=${quoted(thing)}]`, `[data-handle=${quoted(thing)}]`);
  if (typeof handle === 'number') {
    const found = first(root, `[data-handle=${quoted(handle)}]`);
    if (found) return found;
  }
  if (typeof card === 'string') {
    const found = first(root, `[data-hand=${quoted(card)}]`, `[data-card=${quoted(card)}]`);
    if (found) return found;
  }
  // Whatever else there is to choose is a button with these words, to be seen or to be heard.
  const buttons = [...root.querySelectorAll('.dock button, .table button')].filter(shown);
  const words = (button: HTMLElement) => (button.textContent ?? '').replace(/\s+/g, ' ').trim();
  return buttons.find((one) => words(one) === option.label) ?? buttons.find((one) => words(one).includes(option.label)) ?? null;
}
