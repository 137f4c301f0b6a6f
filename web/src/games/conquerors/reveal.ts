/** Brings what a question is about into sight, and something that can be chosen. */
export function reveal(root: HTMLElement): void {
  for (const subject of root.querySelectorAll<HTMLElement>('.subject [data-handles], .chip.subject')) {
    if (!isInSight(subject)) subject.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const choices = [...root.querySelectorAll<HTMLElement>('.marked')];
  if (choices.length && !choices.some(isInSight)) choices[0]!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether the middle of an element can be seen: it is neither scrolled away nor covered. */
function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && (element.contains(top) || top === element.parentElement);
}
