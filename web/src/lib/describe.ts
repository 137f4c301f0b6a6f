/** Cards in words, for those who do not see them. */
import { part } from '../games/parts.svelte';
import { t } from './i18n.svelte';
import { textsOf } from './keywords';
import type { CardData, GameId } from './types';

const ENDED = /[.!?:…]$/;

/** Parts that are not empty as sentences: each but the last ends, once. */
export function sentences(parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  return said.map((part, at) => (ENDED.test(part) || at === said.length - 1 ? part : `${part}.`)).join(' ');
}

/** What a card is and what it does. */
export function describe(card: CardData | null, game: GameId): string {
  if (!card) return t('card-face-down');
  const about = part(game, 'cards')?.describe(card) ?? [];
  return sentences([[card.name, ...about].join(', '), ...textsOf(card)]);
}
