/** Whether a log shows its end: it does until somebody scrolls back to read, and again once they are back. */

const NEAR = 40; // px from the end that still count as the end
const BY_HAND = 1000; // ms after somebody's touch in which scrolling is theirs

/** What people scroll with. */
export const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'];

export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export class LogEnd {
  #follows = true;
  #touchedAt = -Infinity;

  /** Show the end, unless somebody reads further up. */
  keep(log: Scrolled): void {
    if (this.#follows) log.scrollTop = log.scrollHeight;
  }

  touched(now: number): void {
    this.#touchedAt = now;
  }

  /** A browser scrolls by itself, too, when lines come or go and sizes change, and tells of it late. */
  scrolled(log: Scrolled, now: number): void {
    if (log.scrollHeight - log.scrollTop - log.clientHeight < NEAR) this.#follows = true;
    else if (now - this.#touchedAt < BY_HAND) this.#follows = false;
  }
}
