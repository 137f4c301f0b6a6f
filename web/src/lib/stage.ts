/** The place beside a tall table, above its question, for what the question is about. */
import type { Attachment } from 'svelte/attachments';

/** Where there is such a place. */
export const STAGED = '(min-width: 1001px) and (min-height: 481px)';

/** Puts an element there; without the place it stays where it is. */
export const onStage: Attachment<HTMLElement> = (element) => {
  document.querySelector('.middle > aside > .stage')?.append(element);
};
