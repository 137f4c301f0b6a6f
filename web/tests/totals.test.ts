/** Totals are counted when the cards have landed. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Totals } from '../src/games/compile/totals.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begun = (): Totals => {
  const totals = new Totals();
  totals.count([[0, 2, 9]]);
  return totals;
};

it('shows the first totals at once, and no change', () => {
  const totals = begun();

  expect([0, 1, 2].map((line) => totals.of(0, line))).toEqual([0, 2, 9]);
  expect(totals.by(0, 1)).toBe(0);
});

it('counts step by step once the card has landed', () => {
  const totals = begun();
  totals.count([[3, 2, 9]], 400, 50);

  vi.advanceTimersByTime(399);
  expect([totals.of(0, 0), totals.by(0, 0)]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect([totals.of(0, 0), totals.by(0, 0), totals.by(0, 1)]).toEqual([1, 3, 0]);
  vi.advanceTimersByTime(100);
  expect(totals.of(0, 0)).toBe(3);
});

it('takes larger steps for a large change, down to nothing', () => {
  const totals = begun();
  totals.count([[0, 2, 0]], 0, 50);

  vi.advanceTimersByTime(0);
  expect([totals.of(0, 2), totals.by(0, 2)]).toEqual([7, -9]);
  vi.advanceTimersByTime(200);
  expect(totals.of(0, 2)).toBe(0);
});

it('shows the truth to whoever does not wait, and where nothing moves', () => {
  const totals = begun();
  totals.count([[5, 2, 9]], 400, 50);
  totals.end();
  expect(totals.of(0, 0)).toBe(5);

  totals.count([[1, 2, 9]]);
  expect([totals.of(0, 0), totals.by(0, 0)]).toEqual([1, 0]);
  vi.advanceTimersByTime(1000);
  expect(totals.of(0, 0)).toBe(1);
});
