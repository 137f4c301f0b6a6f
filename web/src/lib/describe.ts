/** A card in one sentence, for those who do not see it. */
import { t } from './i18n.svelte';
import { textsOf } from './keywords';
import type { CardData } from './types';

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
  return [parts.join(', '), ...textsOf(card)].join('. ').replace(/\.\. /g, '. ');
}
