/** A picture for a card that nobody has chosen one for: from its name, its type, what it does and what it costs. */
import type { CardData } from '../../../lib/types';
import { motifFor, type Plan } from '../../../pictures/plans';
import { MATERIALS } from '../materials';
import { ACCENTS, PALETTES } from '../palette';
import { SIGNS } from '../signs';

const TYPE_MOTIFS: Readonly<Record<string, string>> = {
  miner: 'mining',
  building: 'castle',
  warrior: 'swordman',
  trap: 'spiky-pit',
  spell: 'crystal-ball',
  base: 'military-fort',
};

export const SPARE: readonly string[] = [
  ...Object.values(TYPE_MOTIFS),
  ...Object.values(SIGNS).map(([motif]) => motif),
];

/** The motif is the one that the card asks for, else the one that it is named after, else that of the first thing it does, else its type's. */
export function planOf(card: CardData, motifs: readonly string[]): Plan {
  const kind = card.type && card.type in PALETTES ? card.type : 'base';
  const [sign, accent] = card.does?.map((word) => SIGNS[word]).find(Boolean) ?? [];
  const traits = ['illusion', 'shielding'].filter((word) => card.does?.includes(word));
  const named = card.id.split('-').find((word) => word in ACCENTS);
  return {
    id: card.id,
    kind,
    motif: card.motif || (motifFor(card.id, motifs) ?? sign ?? TYPE_MOTIFS[kind]!),
    words: [named ?? accent ?? dearest(card), ...traits, ...rank(card)],
  };
}

/** Its faction, and whether its picture is a plain or a grand one. */
function rank({ faction, stars }: CardData): string[] {
  return [faction, { 1: 'plain', 3: 'grand' }[stars ?? 2]].filter((word) => !!word) as string[];
}

/** What a card costs most of. */
function dearest({ cost }: CardData): string {
  return [...MATERIALS].sort((one, two) => (cost?.[two] ?? 0) - (cost?.[one] ?? 0))[0]!;
}
