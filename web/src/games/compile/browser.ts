/** How cards are looked through: by protocol. */
import { t } from '../../lib/i18n.svelte';
import type { BrowserKit } from '../kit';
import { emblemOf, inkOf, protocolOf } from './emblems';
import Filters from './Filters.svelte';

const browser: BrowserKit = {
  Filters,
  sort: (cards) => cards,
  groupOf(card, book) {
    const id = protocolOf(card);
    const { name = id, hint = '' } = book.protocols?.[id] ?? {};
    return { id, name, hint, emblem: emblemOf(id), ink: inkOf(id) };
  },
  factsOf(card, book) {
    const protocol = book.protocols?.[protocolOf(card)];
    return protocol ? [[t('cards-protocol'), `${protocol.name} – ${protocol.hint}`]] : [];
  },
};

export default browser;
