/** One stop of the tab key for a group of cards; arrow keys go from card to card. */
import type { Attachment } from 'svelte/attachments';

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const roving: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | null = null;

  const members = () => [...group.querySelectorAll<HTMLElement>('button')].filter((one) => one.offsetParent !== null);

  function settle(): void {
    const all = members();
    if (!current || !all.includes(current)) current = all.find((one) => one.classList.contains('marked')) ?? all[0] ?? null;
    for (const one of all) {
      const index = one === current ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function focused(event: FocusEvent): void {
    if (event.target instanceof HTMLElement && event.target.matches('button')) {
      current = event.target;
      settle();
    }
  }

  function key(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || !current) return;
    const next = nearest(current, members(), direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // Marks come and go with each question: begin with the first card that can be chosen.
  const watcher = new MutationObserver((changes) => {
    if (changes.some((change) => change.type === 'attributes') && !group.contains(document.activeElement)) current = null;
    settle();
  });
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', key);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', key);
  };
};

/** The nearest one in a direction; what lies straight ahead counts as nearer than what lies aside. */
function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [x, y] = middle(one);
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > 4 && aside <= 3 * ahead && distance < least) {
      least = distance;
      best = one;
    }
  }
  return best;
}

/** Where a card lies, wherever it is lifted to while it has the focus. */
function middle(card: HTMLElement): [number, number] {
  let [x, y] = [card.offsetWidth / 2, card.offsetHeight / 2];
  for (let at: Element | null = card; at instanceof HTMLElement; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return [x, y];
}
