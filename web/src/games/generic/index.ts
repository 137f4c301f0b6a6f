/** For games that bring no kit of their own: a plain table, and plain cards. */
import type { GameKit } from '../kit';

const kit: GameKit = {
  table: () => import('./Table.svelte'),
  cards: () => import('./cards'),
  pictures: () => import('./pictures'),
};

export default kit;
