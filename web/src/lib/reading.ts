/** Reading a card: it is shown large under the pointer and the focus, and stays so after a long press. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { reduce } from './enlarge.svelte';

const LONG = 450; // ms until a press is a long one
const MOVED = 12; // px that a finger may tremble

let lastAt = ''; // where the pointer was on the screen
const placeOf = (event: PointerEvent) => `${event.screenX} ${event.screenY}`;
if (typeof window !== 'undefined') on(window, 'pointermove', (event) => (lastAt = placeOf(event)));

/** Whether a mouse came here by moving. A card that comes to lie under a mouse at rest is not pointed at, and neither is
 *  one under a mouse that has not moved since the page came. */
export const pointed = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && placeOf(event) !== lastAt && (lastAt !== '' || event.type === 'pointermove');

/** `show` shows it, pinned or not; `click` is for presses that are not long. */
export function reading(show: (pinned: boolean) => void, click: (event: MouseEvent) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: [number, number] = [0, 0];
    let held = false;
    let read = false; // since the pointer is here
    const release = () => clearTimeout(timer);

    function point(event: PointerEvent): void {
      if (read || !pointed(event)) return;
      read = true;
      show(false);
    }

    function press(event: PointerEvent): void {
      release();
      held = false;
      start = [event.clientX, event.clientY];
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        held = true;
        show(true);
      }, LONG);
    }

    function end(event: MouseEvent): void {
      release();
      if (held) {
        held = false; // the press has shown the card: it is not a choice
        event.preventDefault();
        return;
      }
      reduce();
      click(event);
    }

    function menu(event: MouseEvent): void {
      event.preventDefault();
      release();
      if (event.button === 2) held = false;
      show(true);
    }

    function leave(): void {
      read = false;
      release();
      reduce();
    }

    const listeners = [
      on(element, 'pointerdown', press),
      on(element, 'pointermove', (event) => {
        if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > MOVED) release();
        point(event);
      }),
      on(element, 'pointerup', release),
      on(element, 'pointercancel', release),
      on(element, 'pointerenter', point),
      on(element, 'pointerleave', leave),
      on(element, 'click', end),
      on(element, 'contextmenu', menu),
      on(element, 'focus', () => element.matches(':focus-visible') && show(false)),
      on(element, 'blur', () => reduce()),
    ];
    return () => {
      for (const off of listeners) off();
      leave();
    };
  };
}
