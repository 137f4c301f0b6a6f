/** The first match: how it is dealt, and what it teaches. Words are keys of `lessons.*.ftl`. */
import { asked, turnOf, type Lesson, type Moment } from '../../lib/coach';
import type { View } from '../../lib/types';
import { bestPlay, playsOf, suggest } from './suggest';
import type { Observation } from './types';

const seen = (now: Moment) => now.view as View<Observation>;
const ownSide = (now: Moment) => seen(now).observation.seats[now.view.you ?? 0];

const lesson: Lesson = {
  // The seed makes the first hands good ones to learn with.
  wish: {
    game: 'compile',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { protocols: [['fire', 'light', 'death'], ['water', 'spirit', 'life']], first: 0, control: false },
    seed: 23,
  },
  suggest,
  witness: (event) => (event.kind === 'played' ? [event.up ? 'played-up' : 'played-down'] : []),
  steps: [
    { id: 'see', rule: 'CO-13', fits: () => true, anchor: '.table .field' },
    { id: 'hand', rule: 'CO-83', fits: () => true, anchor: '[data-anchor="hand-cards"]' },
    {
      id: 'up',
      rule: 'CO-72',
      goal: 'played-up',
      fits: asked('action'),
      option: (now) => bestPlay(seen(now), playsOf(now.view, now.decision, 'up'), now.cards),
    },
    { id: 'text', rule: 'CO-83', goal: 'answered-text', fits: ({ decision }) => decision.source !== null },
    { id: 'total', rule: 'CO-82', fits: (now) => asked('action')(now) && turnOf(now) > 2, anchor: '.table [data-line="0"]' },
    {
      id: 'down',
      rule: 'CO-53',
      goal: 'played-down',
      fits: (now) => asked('action')(now) && turnOf(now) > 2 && playsOf(now.view, now.decision, 'down').length > 0,
      option: (now) => bestPlay(seen(now), playsOf(now.view, now.decision, 'down'), now.cards),
    },
    { id: 'cover', rule: 'CO-84', fits: (now) => asked('action')(now) && (ownSide(now)?.lines.some((line) => line.cards.length > 1) ?? false) },
    { id: 'phases', rule: 'CO-03', fits: (now) => asked('action')(now) && turnOf(now) > 4, anchor: '.strip' },
    {
      id: 'refresh',
      rule: 'CO-81',
      goal: 'refreshed',
      fits: (now) => asked('action')(now) && (ownSide(now)?.hand ?? 5) <= 2 && now.decision.options.some(({ key }) => key === 'refresh'),
      option: ({ decision }) => decision.options.find(({ key }) => key === 'refresh'),
    },
    { id: 'ten', rule: 'CO-08', goal: 'compiled', fits: (now) => asked('action', 'compile')(now) && turnOf(now) > 4 },
    { id: 'compiled', rule: 'CO-09', fits: ({ learned }) => learned.has('compiled') },
    { id: 'win', rule: 'CO-13', fits: ({ learned }) => learned.has('compiled') },
  ],
  guide: [
    { id: 'aim', rule: 'CO-13', cards: ['fire-5', 'water-4', 'light-2'] },
    { id: 'card', rule: 'CO-83', cards: ['spirit-1'], points: { value: [-8, 6], name: [66, -6], top: [108, 21], middle: [-8, 80], bottom: [108, 92] } },
    { id: 'turn', rule: 'CO-03', points: { start: null, control: null, compile: null, action: null, cache: null, end: null } },
    { id: 'play', rule: 'CO-72', cards: ['metal-2', null], points: { up: null, down: null } },
    { id: 'chain', rule: 'CO-23', cards: ['water-4', 'fire-0'] },
    { id: 'ten', rule: 'CO-08', cards: ['death-4', 'fire-4', null] },
  ],
  hints: {
    action: 'hint-action',
    target: 'hint-target',
    discard: 'hint-discard',
    cache: 'hint-discard',
    line: 'hint-line',
    'play-line': 'hint-line',
    'shift-to': 'hint-line',
    'escape-to': 'hint-line',
    may: 'hint-may',
    either: 'hint-may',
    compile: 'hint-compile',
  },
};

export default lesson;
