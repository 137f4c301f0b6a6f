/** Brings what a question is about into sight, if nothing of it is. */
export function reveal(root: HTMLElement): void {
  for (const wanted of ['.subject [data-handles], .chip.subject', '.marked']) {
    const found = [...root.querySelectorAll<HTMLElement>(wanted)];
    if (found.length && !found.some(isInSight)) found[0]!.scrollIntoView({ block: 'center', inline: 'nearest' });
  }
  root.querySelector('.kuk')?.scrollIntoView({ block: 'nearest' });
}

/** Whether the middle of an element can be seen: it is neither scrolled away nor covered. */
function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && (element.contains(top) || top === element.parentElement);
}
