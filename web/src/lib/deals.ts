/** Fair deals: what one adds to a deal, what the server promised before it, and whether it kept its word. */
import { keep, load } from './store';

export interface Proof {
  secret: string;
  commitment: string;
  shares: string[];
}
export interface Kept {
  commitment: string;
  share: string;
}
/** `unseen`: this browser did not see the promise, so that only the proof itself can be checked. */
export type Verdict = 'fair' | 'unseen' | 'unfair';

const KEY = 'overrule-deals';
const MOST = 30;

/** Something that nobody else can guess. */
export function newShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Remember what was promised for the deal of a room, and what one added. */
export function keepDeal(room: string, kept: Kept): void {
  const others = Object.entries(deals()).filter(([id]) => id !== room);
  keep(KEY, Object.fromEntries([...others, [room, kept]].slice(-MOST)));
}

/** A rematch has got its room. */
export function moveDeal(from: string, to: string): void {
  const kept = deals()[from];
  if (kept) keepDeal(to, kept);
}

export function dealOf(room: string): Kept | undefined {
  return deals()[room];
}

/** Whether the server kept its word. */
export async function judge(proof: Proof, kept: Kept | undefined): Promise<Verdict> {
  // Without an encrypted connection, browsers do not hash.
  if (crypto.subtle && (await hashOf(proof.secret)) !== proof.commitment) return 'unfair';
  if (!kept || !crypto.subtle) return 'unseen';
  return kept.commitment === proof.commitment && proof.shares.includes(kept.share) ? 'fair' : 'unfair';
}

async function hashOf(secret: string): Promise<string> {
  const bytes = new Uint8Array((secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function deals(): Record<string, Kept> {
  return (load(KEY) ?? {}) as Record<string, Kept>;
}
