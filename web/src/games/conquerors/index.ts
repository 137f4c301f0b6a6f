import type { GameKit } from '../kit';

const kit: GameKit = {
  phases: ['start', 'mining', 'kuk', 'main', 'attack', 'trap', 'end'],
  numbers: ['attacks', 'lost'],
  presets: {
    first: { bot: 'easy', decks: ['first-strike', 'citadel'] },
    classic: {},
    all: { seats: 4 },
  },
  table: () => import('./Table.svelte'),
  cards: () => import('./cards'),
  pictures: () => import('./pictures'),
  browser: () => import('./browser'),
  options: () => import('./Options.svelte'),
  lessons: () => import('./lessons'),
  decks: () => import('./decks'),
};

export default kit;
