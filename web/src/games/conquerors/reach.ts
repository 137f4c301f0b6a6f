/** Where on the table something is let go that was dragged to a thing. */
import { nearest } from '../../lib/dragging.svelte';

const REACH = 64; // px from a thing that still hit it

/** The element of a thing or trap, by its handle. */
export const elementOf = (root: ParentNode, handle: number): HTMLElement | null => root.querySelector(`[data-handles~="${handle}"]`);

/** The thing that is nearest to a point, if it is near enough. */
export function reached(handles: Iterable<number>, x: number, y: number): { element: HTMLElement; handle: number } | null {
  const places = new Map<HTMLElement, number>();
  for (const handle of handles) {
    const element = elementOf(document, handle);
    if (element) places.set(element, handle);
  }
  const element = nearest(places.keys(), x, y, REACH);
  return element && { element, handle: places.get(element)! };
}
