/** What cards cost. */
import type { CardData } from '../../lib/types';

export const MATERIALS = ['gold', 'cosmium', 'electricity'] as const;

export function priceOf(card: CardData): number {
  const { gold = 0, cosmium = 0, electricity = 0 } = card.cost ?? {};
  return gold + cosmium + electricity;
}
