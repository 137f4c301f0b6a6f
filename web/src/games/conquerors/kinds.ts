/** Types of cards, and the order that follows from them and from their prices. */
import { t } from '../../lib/i18n.svelte';
import type { CardData } from '../../lib/types';
import { priceOf } from './materials';

export const TYPES = ['miner', 'building', 'warrior', 'trap', 'spell'] as const;
/** Prices from here on are one group. */
export const MOST_PRICE = 7;

/** The price as a column of the cost curve. */
export function columnOf(card: CardData): number {
  return Math.min(MOST_PRICE, priceOf(card));
}

/** By type, then cheap ones first, then by name. */
export function sortCards<T extends CardData>(cards: readonly T[]): T[] {
  const place = (card: CardData) => TYPES.indexOf(card.type as (typeof TYPES)[number]);
  return [...cards].sort(
    (one, two) => place(one) - place(two) || priceOf(one) - priceOf(two) || one.name.localeCompare(two.name),
  );
}

export function typeName(type: string): string {
  switch (type) {
    case 'miner':
      return t('cards-type-miner');
    case 'building':
      return t('cards-type-building');
    case 'warrior':
      return t('cards-type-warrior');
    case 'trap':
      return t('cards-type-trap');
    case 'spell':
      return t('cards-type-spell');
    default:
      return t('cards-type-other');
  }
}
