import type { GameKit } from '../kit';

const kit: GameKit = {
  phases: ['start', 'control', 'compile', 'action', 'cache', 'end'],
  setup: 'draft',
  numbers: ['compiled'],
  table: () => import('./Table.svelte'),
  cards: () => import('./cards'),
  filters: () => import('./Filters.svelte'),
  options: () => import('./Options.svelte'),
  lessons: () => import('./lessons'),
};

export default kit;
