/** How cards are looked through: by type. */
import { t } from '../../lib/i18n.svelte';
import type { BrowserKit } from '../kit';
import { emblemOf, inkOf } from './emblems';
import Filters from './Filters.svelte';
import { sortCards, typeName } from './kinds';
import { factionOf } from './world';
import World from './World.svelte';

const browser: BrowserKit = {
  About: World,
  Filters,
  sort: sortCards,
  groupOf({ type }) {
    const id = type ?? '';
    return { id, name: typeName(id), emblem: emblemOf(id), ink: inkOf(id) };
  },
  factsOf(card, book) {
    const faction = factionOf(book, card.faction);
    const facts: [string, string][] = faction ? [[t('cards-faction'), faction.name]] : [];
    return card.token ? [...facts, [t('cards-token'), t('cards-token-about')]] : facts;
  },
};

export default browser;
