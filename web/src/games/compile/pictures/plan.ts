/** A picture for a card that nobody has chosen one for: from its protocol and its value. */
import type { CardData } from '../../../lib/types';
import { motifFor, type Plan } from '../../../pictures/plans';
import { protocolOf } from '../emblems';

/** One for each value, where no motif is named like the protocol. */
export const MOTIFS = ['processor', 'circuitry', 'microchip', 'cpu', 'cyborg-face', 'overmind'];

export function planOf(card: CardData, motifs: readonly string[]): Plan {
  const kind = protocolOf(card);
  const rank = Math.min(MOTIFS.length - 1, Math.max(0, card.value ?? 0));
  return { id: card.id, kind, motif: motifFor(kind, motifs) ?? MOTIFS[rank]!, words: [String(rank)] };
}
