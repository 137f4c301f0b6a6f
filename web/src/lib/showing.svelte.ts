/** Until when the table shows what happened: the end of a match waits for it. */
class Showing {
  /** By `performance.now()`. */
  until = $state(0);
}

export const showing = new Showing();

/** A table says for how long it shows what has just happened; 0 when somebody does not want to see it. */
export function shows(ms: number): void {
  showing.until = performance.now() + ms;
}
