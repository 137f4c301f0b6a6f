/** Cards that are dragged to where they go, by mouse or finger: they are carried, or an arrow leads from them to a target. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { answers, Carried } from './carry';
import { reduce } from './enlarge.svelte';

/** A place at which something can be let go, and what happens then. */
export interface Goal {
  element: Element;
  act: () => void;
}

/** What can be dragged. */
export interface Load {
  /** It stays where it is, and is aimed at something. */
  aims?: boolean;
  /** It is lifted: its places come into sight. */
  lift: () => void;
  /** Where it would go if it were let go here. */
  find: (x: number, y: number) => Goal | null;
  /** It is let go, or the drag was given up: what was lifted lies down again. */
  rest: () => void;
}

type Point = readonly [x: number, y: number];

class Dragging {
  now: { from: Point; to: Point; aimed: boolean } | null = $state.raw(null);
}

export const dragging = new Dragging();

const SLOP = { mouse: 6, touch: 10 }; // px before a press becomes a drag

let giveUp: (() => void) | null = null;

/** Another question, another window size: what is being dragged goes back to where it was. */
export function stopDragging(): void {
  giveUp?.();
}

/** `what` says at each press whether the element can be dragged now. */
export function draggable(what: () => Load | null): Attachment<HTMLElement> {
  return (element) => {
    const off = on(element, 'pointerdown', (event) => {
      const load = event.isPrimary && event.button === 0 ? what() : null;
      if (load) press(element, event, load);
    });
    return () => {
      off();
      if (element.dataset.dragged !== undefined) stopDragging(); // it has left the table
    };
  };
}

/** From a press on something that can be dragged until it is let go. */
function press(element: HTMLElement, pressed: PointerEvent, load: Load): void {
  stopDragging();
  const slop = pressed.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch;
  const size = sizeNow();
  let lifted = false;
  let goal: Goal | null = null;
  let carried: Carried | null = null;

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed.pointerId) return;
    if (event.buttons > 1) return cancel(); // another button of the mouse
    if (!lifted && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < slop) return;
    if (!lifted) lift();
    if (lifted) aim(load.find(event.clientX, event.clientY), [event.clientX, event.clientY]);
  }

  function lift(): void {
    if (document.querySelector('dialog[open]')) return end(); // a long press has shown the card
    lifted = true;
    element.setPointerCapture(pressed.pointerId);
    element.dataset.dragged = '';
    reduce();
    if (!load.aims) carried = new Carried(element);
    load.lift();
  }

  function aim(found: Goal | null, at: Point): void {
    if (goal?.element !== found?.element) {
      goal?.element.removeAttribute('data-aimed');
      found?.element.setAttribute('data-aimed', '');
    }
    goal = found;
    if (carried) carried.follow(at[0] - pressed.clientX, at[1] - pressed.clientY);
    else dragging.now = { from: middle(element), to: found ? middle(found.element) : at, aimed: !!found };
  }

  function letGo(event: PointerEvent): void {
    if (event.pointerId !== pressed.pointerId) return;
    const resized = size !== sizeNow(); // the window may not have said so yet
    const found = lifted && !resized ? load.find(event.clientX, event.clientY) : null;
    if (lifted) setTimeout(withoutClicks());
    const card = found ? carried : null;
    if (card) {
      card.lay(found!.element);
      carried = null;
    }
    end();
    found?.act();
    if (!answers.sent()) card?.back(); // it is asked what else is to be done with it
  }

  /** It was not meant. The button of a mouse may still be down: letting it go is no click. */
  function cancel(): void {
    if (lifted && pressed.pointerType === 'mouse') {
      const off = withoutClicks();
      addEventListener('pointerup', () => setTimeout(off), { once: true });
    }
    end();
  }

  function end(): void {
    for (const off of listeners) off();
    giveUp = null;
    if (!lifted) return;
    goal?.element.removeAttribute('data-aimed');
    delete element.dataset.dragged;
    dragging.now = null;
    carried?.back();
    load.rest();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !lifted) return;
    event.stopPropagation();
    cancel();
  }

  const listeners = [
    on(window, 'pointermove', move),
    on(window, 'pointerup', letGo),
    on(window, 'pointercancel', end),
    // A second finger or button, Escape, another window size or another window: it was not meant.
    on(window, 'pointerdown', (event) => event !== pressed && cancel(), { capture: true }),
    on(window, 'resize', cancel),
    on(window, 'blur', cancel),
    on(window, 'keydown', escape, { capture: true }),
  ];
  giveUp = cancel;
}

/** Clicks are none until this is called off: one comes after each drag. */
function withoutClicks(): () => void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const kinds = (['click', 'contextmenu'] as const).map((kind) => on(window, kind, swallow, { capture: true }));
  return () => kinds.forEach((off) => off());
}

const sizeNow = () => `${innerWidth} ${innerHeight}`;

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The element that is nearest to a point, if one is near enough. */
export function nearest<T extends Element>(elements: Iterable<T>, x: number, y: number, most = Infinity): T | null {
  let found: T | null = null;
  let best = most;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away <= best && (away < best || !found)) [found, best] = [element, away];
  }
  return found;
}

/** Marks a row of cards that is too long for its place: there, a finger that moves sideways scrolls. */
export const overflows: Attachment<HTMLElement> = (row) => {
  const measure = () => row.toggleAttribute('data-overflows', row.scrollWidth > row.clientWidth + 1);
  const sizes = new ResizeObserver(measure);
  const cards = new MutationObserver(measure);
  sizes.observe(row);
  cards.observe(row, { childList: true });
  return () => {
    sizes.disconnect();
    cards.disconnect();
  };
};
