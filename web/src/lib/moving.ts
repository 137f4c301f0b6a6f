/** Movements of elements while they are on the table. */
import type { Attachment } from 'svelte/attachments';

/** An element moves once, from when it appears; `done` is told when it has. */
export function moves(frames: Keyframe[], timing: KeyframeAnimationOptions, done?: () => void): Attachment<HTMLElement> {
  return (element) => {
    const animation = element.animate(frames, { fill: 'both', ...timing });
    if (done) animation.onfinish = done;
    return () => animation.cancel();
  };
}
