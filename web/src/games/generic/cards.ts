/** Cards of any game: their names and texts, with an emblem and a colour made of the name. */
import { BACK, inkOf, madeUp } from '../../lib/emblems';
import type { CardKit } from '../kit';
import Face from './Face.svelte';

const cards: CardKit = {
  Face,
  emblem: BACK,
  glow: 'rgb(111 227 165 / 30%)',
  inkOf: (card) => inkOf(card.id),
  signOf: (card) => ({ emblem: madeUp(card.id), text: '' }),
  describe: () => [],
};

export default cards;
