import type { GameKit } from '../kit';

const kit: GameKit = {
  phases: ['start', 'control', 'compile', 'action', 'cache', 'end'],
  setup: 'draft',
  numbers: ['compiled'],
  presets: {
    first: { bot: 'easy', options: { protocols: [['fire', 'light', 'death'], ['water', 'spirit', 'life']] } },
    classic: { options: { sets: ['main-1'] } },
    all: {},
  },
  table: () => import('./Table.svelte'),
  cards: () => import('./cards'),
  pictures: () => import('./pictures'),
  browser: () => import('./browser'),
  options: () => import('./Options.svelte'),
  lessons: () => import('./lessons'),
};

export default kit;
