/** What cards can be filtered by. */
import { within } from '../../lib/find';
import type { CardData } from '../../lib/types';
import { columnOf } from './kinds';

export interface Wish {
  types: string[];
  factions: string[];
  stars: number[];
  prices: number[];
  material: string;
  tokens: boolean;
}

export const ANY: Wish = { types: [], factions: [], stars: [], prices: [], material: '', tokens: false };

export function fits(card: CardData, wish: Wish): boolean {
  if (card.token && !wish.tokens) return false;
  if (!within(wish.factions, card.faction)) return false;
  if (!within<string>(wish.types, card.type) || !within(wish.stars, card.stars) || !within(wish.prices, columnOf(card))) return false;
  return !wish.material || !!card.cost?.[wish.material as keyof typeof card.cost];
}
