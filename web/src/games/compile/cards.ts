/** How cards look. */
import type { CardData } from '../../lib/types';
import type { CardKit } from '../kit';
import { emblemOf, inkOf, protocolOf } from './emblems';
import Face from './Face.svelte';
import Ground from './Ground.svelte';

/** A card of a picture, until its book is there. */
const plain = (id: string): CardData => ({ id, name: '', protocol: id.replace(/-\d/, ''), value: Number(id.slice(-1)) });

const cards: CardKit = {
  Face,
  Ground,
  emblem: emblemOf('fire'),
  glow: 'rgb(108 140 255 / 38%)',
  picture: ['life-4', 'fire-5', 'psychic-3', 'water-1', 'light-2'].map(plain),
  inkOf: (card) => inkOf(protocolOf(card)),
  signOf: (card) => ({ emblem: emblemOf(protocolOf(card)), text: String(card.value ?? '') }),
  describe: () => [],
};

export default cards;
