/** What cards can be filtered by. */
import { within } from '../../lib/find';
import type { CardData } from '../../lib/types';

export interface Wish {
  set: string;
  protocol: string;
  values: number[];
}

export const ANY: Wish = { set: '', protocol: '', values: [] };

export function fits(card: CardData, wish: Wish): boolean {
  return (!wish.set || card.set === wish.set) && (!wish.protocol || card.protocol === wish.protocol) && within(wish.values, card.value);
}
