/** How cards look, and how they are put in order. */
import { t } from '../../lib/i18n.svelte';
import type { CardData } from '../../lib/types';
import type { CardKit } from '../kit';
import { emblemOf, inkOf, protocolOf } from './emblems';
import Face from './Face.svelte';

/** A card of a picture, until its book is there. */
const plain = (id: string): CardData => ({ id, name: '', protocol: id.replace(/-\d/, ''), value: Number(id.slice(-1)), boxes: null });

const cards: CardKit = {
  Face,
  emblem: emblemOf('fire'),
  glow: 'rgb(108 140 255 / 38%)',
  picture: ['life-4', 'fire-5', 'psychic-3', 'water-1', 'light-2'].map(plain),
  inkOf: (card) => inkOf(protocolOf(card)),
  signOf: (card) => ({ emblem: emblemOf(protocolOf(card)), text: String(card.value ?? '') }),
  describe: () => [],
  sort: (all) => all,
  groupOf(card, book) {
    const id = protocolOf(card);
    const { name = id, hint = '' } = book.protocols?.[id] ?? {};
    return { id, name, hint, emblem: emblemOf(id), ink: inkOf(id) };
  },
  factsOf(card, book) {
    const protocol = book.protocols?.[protocolOf(card)];
    const set = book.sets?.find((one) => one.id === card.set);
    return [
      ...(protocol ? [[t('cards-protocol'), `${protocol.name} – ${protocol.hint}`] as [string, string]] : []),
      ...(set ? [[t('cards-set'), set.name] as [string, string]] : []),
    ];
  },
};

export default cards;
