/** Whether a log shows its end: it does until somebody scrolls back to read, and again once they are back. */

const NEAR = 40; // px from the end that still count as the end

export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export class LogEnd {
  #follows = true;
  #top = 0;
  #height = 0;

  /** Show the end, unless somebody reads further up. */
  keep(log: Scrolled): void {
    if (this.#follows) log.scrollTop = log.scrollHeight;
    this.#note(log);
  }

  /** Somebody went up if the log of the same height shows earlier lines; new lines alone move nothing up. */
  scrolled(log: Scrolled): void {
    const wentUp = log.scrollTop < this.#top && log.clientHeight === this.#height;
    if (log.scrollHeight - log.scrollTop - log.clientHeight < NEAR) this.#follows = true;
    else if (wentUp) this.#follows = false;
    this.#note(log);
  }

  #note(log: Scrolled): void {
    this.#top = log.scrollTop;
    this.#height = log.clientHeight;
  }
}
