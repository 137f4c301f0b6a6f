import type { Happened } from '../../generated/conquerors';
import type { Sound } from '../../lib/sound';
import type { GameKit } from '../kit';
import { opening } from './opening';

const kit: GameKit = {
  phases: ['start', 'mining', 'kuk', 'main', 'attack', 'trap', 'end'],
  afterActing: ['attacker', 'trap'],
  numbers: ['attacks', 'lost'],
  tips: 4,
  tall: true,
  tipsBefore: ['mulligan'],
  lasting: { lost: 3 },
  opening,
  presets: {
    first: { bot: 'easy', decks: ['first-strike', 'citadel'] },
    classic: {},
    all: { seats: 4 },
  },
  sounds: {
    drew: 'draw',
    announced: 'card',
    'trap-placed': 'card',
    added: 'gain',
    triggered: 'magic',
    paid: 'magic',
    activated: 'magic',
    attacks: 'attack',
    damaged: 'hit',
    healed: 'heal',
    destroyed: 'break',
    died: 'break',
    'turned-up': 'flip',
  } satisfies Partial<Record<Happened['kind'], Sound>>,
  table: () => import('./Table.svelte'),
  cards: () => import('./cards'),
  pictures: () => import('./pictures'),
  browser: () => import('./browser'),
  options: () => import('./Options.svelte'),
  lessons: () => import('./lessons'),
  decks: () => import('./decks'),
};

export default kit;
