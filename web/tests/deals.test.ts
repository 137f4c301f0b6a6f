/** Whether the server kept its word about a deal. */
import { expect, it } from 'vitest';
import { judge, newShare } from '../src/lib/deals';

const SECRET = '00'.repeat(32);
const COMMITMENT = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'; // SHA-256 of 32 zeros
const proof = { secret: SECRET, commitment: COMMITMENT, shares: ['mine', 'yours'] };

it('is content where the promise and the own share are in the proof', async () => {
  expect(await judge(proof, { commitment: COMMITMENT, share: 'mine' })).toBe('fair');
  expect(await judge(proof, undefined)).toBe('unseen');
});

it('notices another secret, another promise and a share that was left out', async () => {
  expect(await judge({ ...proof, secret: '01'.repeat(32) }, undefined)).toBe('unfair');
  expect(await judge(proof, { commitment: 'other', share: 'mine' })).toBe('unfair');
  expect(await judge(proof, { commitment: COMMITMENT, share: 'left out' })).toBe('unfair');
});

it('adds something else each time', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{32}$/);
  expect(newShare()).not.toBe(newShare());
});
