/** A picture for a card that nobody has chosen one for: from its type, its name, and what it costs. */
import type { CardData } from '../../../lib/types';
import { motifFor, type Plan } from '../../../pictures/plans';
import { MATERIALS } from '../materials';
import { ACCENTS, PALETTES } from '../palette';

export const TYPE_MOTIFS: Readonly<Record<string, string>> = {
  miner: 'mining', building: 'castle', warrior: 'swordman', trap: 'spiky-pit', spell: 'crystal-ball', base: 'military-fort',
};

export function planOf(card: CardData, motifs: readonly string[]): Plan {
  const kind = card.type && card.type in PALETTES ? card.type : 'base';
  return { id: card.id, kind, motif: motifFor(card.id, motifs) ?? TYPE_MOTIFS[kind]!, words: [accentOf(card)] };
}

/** By a word of the id, else by the dearest material. */
function accentOf(card: CardData): string {
  const named = card.id.split('-').find((word) => word in ACCENTS);
  const price = (material: (typeof MATERIALS)[number]) => card.cost?.[material] ?? 0;
  return named ?? [...MATERIALS].sort((one, two) => price(two) - price(one))[0]!;
}
