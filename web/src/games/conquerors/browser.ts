/** How cards are looked through: by type. */
import { t } from '../../lib/i18n.svelte';
import type { BrowserKit } from '../kit';
import { emblemOf, inkOf } from './emblems';
import Filters from './Filters.svelte';
import { sortCards, typeName } from './kinds';

const browser: BrowserKit = {
  Filters,
  sort: sortCards,
  groupOf({ type }) {
    const id = type ?? '';
    return { id, name: typeName(id), emblem: emblemOf(id), ink: inkOf(id) };
  },
  factsOf: (card) => (card.token ? [[t('cards-token'), t('cards-token-about')]] : []),
};

export default browser;
