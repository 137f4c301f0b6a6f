/** A picture for a card that nobody has chosen one for: from its protocol, its value and what it does. */
import type { CardData } from '../../../lib/types';
import { motifFor, type Plan } from '../../../pictures/plans';
import { protocolOf } from '../emblems';
import { SIGNS } from '../signs';

/** By value, for cards that do nothing that has a sign. */
const MOTIFS = ['processor', 'circuitry', 'microchip', 'cpu', 'cyborg-face', 'overmind'];

export const SPARE: readonly string[] = [...MOTIFS, ...Object.values(SIGNS)];

export function planOf(card: CardData, motifs: readonly string[]): Plan {
  const kind = protocolOf(card);
  const rank = Math.min(MOTIFS.length - 1, Math.max(0, card.value ?? 0));
  const sign = card.does?.map((word) => SIGNS[word]).find(Boolean);
  return { id: card.id, kind, motif: card.motif || (sign ?? motifFor(kind, motifs) ?? MOTIFS[rank]!), words: [String(rank)] };
}
