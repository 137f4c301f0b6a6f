/** The totals that the plates show: a line counts a card when the card has come to lie there, and not before. */
type Table<T> = readonly (readonly T[])[];

const TICKS = 6; // in which the largest change is counted

export class Totals {
  #shown: Table<number> = $state.raw([]);
  #by: Table<number> = $state.raw([]);
  /** How often totals have changed: whoever shows a change begins anew with each. */
  changes = $state(0);
  #wanted: Table<number> = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a side of a line counts, as far as it was counted. */
  of(seat: number, line: number): number | undefined {
    return this.#shown[seat]?.[line];
  }

  /** By how much it has changed last; 0 where the table shows another time. */
  by(seat: number, line: number): number {
    return this.#by[seat]?.[line] ?? 0;
  }

  /** Count to new totals after some time, with so much time for each step, in ms; without, they are there at once. */
  count(wanted: Table<number>, after = 0, step = 0): void {
    if (same(wanted, this.#wanted)) return;
    this.end();
    this.#wanted = wanted;
    if (!step || !this.#shown.length) {
      this.#by = [];
      this.end();
    } else this.#timer = setTimeout(() => this.#begin(step), after);
  }

  /** Whoever does not wait sees them as they are. */
  end(): void {
    clearTimeout(this.#timer);
    this.#shown = this.#wanted;
  }

  #begin(step: number): void {
    this.#by = this.#wanted.map((lines, seat) => lines.map((total, line) => total - this.#shown[seat]![line]!));
    this.changes += 1;
    const most = Math.max(...this.#by.flat().map(Math.abs));
    this.#tick(Math.ceil(most / TICKS), step);
  }

  #tick(most: number, step: number): void {
    this.#shown = this.#wanted.map((lines, seat) => lines.map((total, line) => towards(this.#shown[seat]![line]!, total, most)));
    if (!same(this.#shown, this.#wanted)) this.#timer = setTimeout(() => this.#tick(most, step), step);
  }
}

const towards = (from: number, to: number, most: number): number => from + Math.max(-most, Math.min(most, to - from));

const same = (one: Table<number>, other: Table<number>): boolean => String(one) === String(other);
