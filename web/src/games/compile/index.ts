import type { Happened } from '../../generated/compile';
import type { Sound } from '../../lib/sound';
import type { GameKit } from '../kit';
import { opening } from './opening';
import type { Observation } from './types';

const kit: GameKit = {
  phases: ['start', 'control', 'compile', 'action', 'cache', 'end'],
  unused: ({ with_control }: Observation) => (with_control ? [] : ['control']),
  setup: 'draft',
  tall: true,
  numbers: ['compiled'],
  boxes: ['top', 'middle', 'bottom'],
  words: {
    flip: ['flip', 'otoč'],
    covered: ['cover', 'překr'],
    uncovered: ['uncover', 'odkr'],
    shift: ['shift', 'posu'],
    reveal: ['reveal', 'odhal'],
    rearrange: ['rearrang', 'přesklád'],
    swap: ['swap', 'proho'],
    refresh: ['refresh', 'obnov'],
    compile: ['compil', 'kompil'],
    trash: ['trash', 'koš'],
    start: ['start', 'začát'],
    end: ['end', 'konec'],
    highest: ['highest', 'nejvyšší', 'lowest', 'nejnižší'],
  },
  tips: 7,
  tipAbout: { 3: 'refresh' },
  presets: {
    // The rules propose it for first matches: without the control component (CO-71).
    first: { bot: 'easy', options: { protocols: [['fire', 'light', 'death'], ['water', 'spirit', 'life']], control: false } },
    classic: { options: { sets: ['main-1'] } },
    all: {},
  },
  lasting: { turn: 1.4, dealt: 3, compiling: 1.9, compiled: 3.2, recompiled: 3.2 },
  grand: ['compiled', 'recompiled'],
  read: ['played', 'revealed'],
  opening,
  sounds: {
    drew: 'draw',
    played: 'card',
    shifted: 'card',
    discarded: 'card',
    flipped: 'flip',
    revealed: 'flip',
    deleted: 'break',
    returned: 'draw',
    taken: 'draw',
    rearranged: 'magic',
    compiled: 'triumph',
    recompiled: 'triumph',
  } satisfies Partial<Record<Happened['kind'], Sound>>,
  table: () => import('./Table.svelte'),
  cards: () => import('./cards'),
  pictures: () => import('./pictures'),
  browser: () => import('./browser'),
  options: () => import('./Options.svelte'),
  lessons: () => import('./lessons'),
};

export default kit;
