/** Whether a log shows its end: it does until somebody scrolls back to read, and again once they are back. */

const NEAR = 40; // px from the end that still count as the end

export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export class LogEnd {
  #follows = true;
  #size = '';

  /** Show the end, unless somebody reads further up. */
  keep(log: Scrolled): void {
    this.#size = sizeOf(log);
    if (this.#follows) log.scrollTop = log.scrollHeight;
  }

  /** A log that gets another size is scrolled by the browser: only at an unchanged size was it somebody's wish. */
  scrolled(log: Scrolled): void {
    const near = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    if (near || this.#size === sizeOf(log)) this.#follows = near;
  }
}

const sizeOf = (log: Scrolled) => `${log.clientHeight} ${log.scrollHeight}`;
