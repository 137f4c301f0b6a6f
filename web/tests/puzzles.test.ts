import { describe, expect, it } from 'vitest';
import { nextAfter, NOTHING, solve, streakOn, together } from '../src/lib/puzzles';

describe('the streak', () => {
  const first = solve(NOTHING, 'a', '2026-02-28', true);

  it('grows with the puzzle of the next day, and only once a day', () => {
    const second = solve(first, 'b', '2026-03-01', true);
    expect(second).toEqual({ solved: ['a', 'b'], day: '2026-03-01', days: 2 });
    expect(solve(second, 'b', '2026-03-01', true).days).toBe(2);
  });

  it('ends when a day goes by without', () => {
    expect(streakOn(first, '2026-03-01')).toBe(1);
    expect(streakOn(first, '2026-03-02')).toBe(0);
    expect(solve(first, 'c', '2026-03-02', true).days).toBe(1);
  });

  it('is not about other puzzles', () => {
    expect(solve(first, 'x', '2026-03-01', false)).toEqual({ solved: ['a', 'x'], day: '2026-02-28', days: 1 });
  });

  it('follows an account from another device', () => {
    const elsewhere = { solved: ['b', 'a'], day: '2026-02-28', days: 5 };
    expect(together(first, elsewhere)).toEqual({ solved: ['a', 'b'], day: '2026-02-28', days: 5 });
    expect(together({ ...first, day: '2026-03-02' }, elsewhere).days).toBe(1);
  });
});

it('goes on with the next puzzle that is not solved, from the first again after the last', () => {
  expect(nextAfter(['a', 'b', 'c'], 'b', ['b'])).toBe('c');
  expect(nextAfter(['a', 'b', 'c'], 'c', ['c'])).toBe('a');
  expect(nextAfter(['a', 'b'], 'a', ['a', 'b'])).toBeUndefined();
});
