/** How cards look, and what is said of them. */
import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { CardKit } from '../kit';
import { emblemOf, inkOf } from './emblems';
import Face from './Face.svelte';
import Ground from './Ground.svelte';
import { MATERIALS, priceOf } from './materials';
import { materials } from './words';

const allOf = (items: string[]): string => new Intl.ListFormat(settings.lang).format(items);

const cards: CardKit = {
  Face,
  Ground,
  emblem: emblemOf('base'),
  glow: 'rgb(255 159 128 / 34%)',
  picture: [
    { id: 'gold-miner', name: '', type: 'miner', stars: 1, cost: { gold: 1, cosmium: 1, electricity: 0 } },
    { id: 'world-spire', name: '', type: 'building', stars: 3, life: 8, cost: { gold: 4, cosmium: 1, electricity: 0 } },
    { id: 'plasma-bolt', name: '', type: 'spell', stars: 1, cost: { gold: 0, cosmium: 1, electricity: 0 } },
    { id: 'siege-colossus', name: '', type: 'warrior', stars: 3, attack: 4, life: 6, cost: { gold: 4, cosmium: 0, electricity: 0 } },
    { id: 'spike-pit', name: '', type: 'trap', stars: 1 },
  ],
  inkOf: (card) => inkOf(card.type ?? 'base'),
  signOf: (card) => ({ emblem: emblemOf(card.type ?? 'base'), text: '' }),
  describe(card) {
    const parts: string[] = [];
    if (card.type_line) parts.push(card.type_line.replace(/★+/, (stars) => t('card-stars', { count: stars.length })));
    if (priceOf(card)) parts.push(t('card-cost', { materials: allOf(materials(MATERIALS.map((material) => card.cost?.[material] ?? 0))) }));
    if (card.type === 'warrior') parts.push(t('card-attack', { attack: card.attack ?? 0 }));
    if (card.type === 'warrior' || card.type === 'building') parts.push(t('card-life', { life: card.life ?? 0 }));
    return parts;
  },
};

export default cards;
