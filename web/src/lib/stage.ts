/** The place beside the table, above its question, for what the question is about. */
import type { Attachment } from 'svelte/attachments';

/** Where there is such a place: beside a tall table whose log stays in sight, and on a phone held sideways, where it covers the log. */
export const STAGED = '(min-width: 1001px) and (min-height: 640px), (min-width: 600px) and (max-height: 480px)';

/** Puts an element there; without the place it stays where it is. */
export const onStage: Attachment<HTMLElement> = (element) => {
  document.querySelector('.middle > aside > .stage')?.append(element);
};
