/** What each picture shows: read from a game's list, or made from a card's data. */
import type { CardData } from '../lib/types';
import type { Motif } from './motif';

export interface Plan {
  id: string;
  /** Decides the scene: a type, a protocol. */
  kind: string;
  /** The name of a silhouette of game-icons.net. */
  motif: string;
  /** What else is known: what it glows with, and what the card can do. */
  words: readonly string[];
}

/** How a game draws the pictures of its cards. */
export interface PictureKit {
  /** Those that are drawn when the client is built, by id. */
  plans: Readonly<Record<string, Plan>>;
  /** Motifs for cards that are not among them. */
  spare: readonly string[];
  /** Motifs that tell what cards do. */
  signs: readonly string[];
  /** For a card that is not among them; `motifs` are the names of those that can be had. */
  planOf: (card: CardData, motifs: readonly string[]) => Plan;
  /** The picture as SVG, the same for the same plan. */
  compose: (plan: Plan, motif: Motif) => string;
}

/** A list: kind, then id, then the motif and further words. */
export type PlanList = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function plansOf(list: PlanList): Record<string, Plan> {
  const plans: Record<string, Plan> = {};
  for (const [kind, cards] of Object.entries(list)) {
    for (const [id, text] of Object.entries(cards)) {
      const [motif = '', ...words] = text.split(' ');
      plans[id] = { id, kind, motif, words };
    }
  }
  return plans;
}

/** The motif that has most words in common with a name; undefined if it has none. Whole words: "ion" is no "carrion". */
export function motifFor(name: string, motifs: readonly string[]): string | undefined {
  const words = new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2),
  );
  let found: string | undefined;
  let best = 0;
  for (const motif of motifs) {
    const parts = motif.split('-');
    const share = parts.filter((part) => words.has(part)).length / parts.length;
    if (share > best) [found, best] = [motif, share];
  }
  return found;
}
