/** Cards in words, for those who do not see them. */
import { t } from './i18n.svelte';
import { textsOf } from './keywords';
import type { CardData } from './types';

const ENDED = /[.!?:…]$/;

/** Parts that are not empty as sentences: each but the last ends, once. */
export function sentences(parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  return said.map((part, at) => (ENDED.test(part) || at === said.length - 1 ? part : `${part}.`)).join(' ');
}

/** What a card is, what it costs and what it does. */
export function describe(card: CardData | null): string {
  if (!card) return t('card-face-down');
  const parts = [card.name];
  if (card.type) {
    if (card.type_line) parts.push(card.type_line.replace(/★+/, (stars) => t('card-stars', { count: stars.length })));
    const { gold = 0, cosmium = 0, electricity = 0 } = card.cost ?? {};
    if (gold + cosmium + electricity) parts.push(t('card-cost', { gold, cosmium, electricity }));
    if (card.type === 'warrior') parts.push(t('card-attack', { attack: card.attack ?? 0 }));
    if (card.type === 'warrior' || card.type === 'building') parts.push(t('card-life', { life: card.life ?? 0 }));
  }
  return sentences([parts.join(', '), ...textsOf(card)]);
}
