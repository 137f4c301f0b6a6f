/** Copies of what lies on the table, to be moved about while the table shows what comes next. */

/** A copy with its pictures: what flies by cannot wait until they are loaded. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const image of copy.querySelectorAll('img')) {
    image.loading = 'eager';
    image.decoding = 'sync';
    image.classList.add('shown'); // nobody waits for its loading to let it appear
  }
  return copy;
}
