/** The first match: how it is dealt, and what it teaches. Words are keys of `lessons.*.ftl`. */
import { asked, turnOf, type Lesson, type Moment } from '../../lib/coach';
import type { View } from '../../lib/types';
import { playOf, suggest } from './suggest';
import type { Observation } from './types';

const FIRST_DECK = {
  'gold-miner': 9, 'collector-of-cosmium': 4, 'settler-dome': 6, 'granite-keep': 4, 'line-trooper': 8, 'hatch-guard': 5,
  'mud-strider': 5, 'spike-pit': 4, 'snare-net': 2, 'plasma-bolt': 4, 'patch-up': 2,
};
const RIVAL_DECK = {
  'gold-miner': 10, 'collector-of-cosmium': 9, 'prefab-hut': 5, 'militia-recruit': 6, 'dust-raider': 8, 'burnout-berserker': 10,
  'patch-up': 2,
};

const has = (type: string) => (now: Moment) => asked('action')(now) && playOf(now.decision, now.cards, type) !== undefined;
const playing = (type: string) => (now: Moment) => playOf(now.decision, now.cards, type);
/** A first attack is made, whatever it risks: that is what the step teaches. */
const attacking = ({ decision, view }: Moment) =>
  (view as View<Observation>).observation.attackers.length ? undefined : decision.options.find(({ key }) => key.startsWith('attack:'));
const afterMulligan = (now: Moment) => !asked('mulligan')(now);
const life = (now: Moment) => (now.view as View<Observation>).observation.seats[now.view.you ?? 0]?.building_life ?? 0;

const lesson: Lesson = {
  // The seed makes the first hands good ones to learn with.
  wish: {
    game: 'conquerors',
    seats: [
      { kind: 'me', deck: { id: 'first-match', cards: FIRST_DECK } },
      { kind: 'bot', bot: 'greedy', deck: { id: 'first-rival', cards: RIVAL_DECK } },
    ],
    options: { first: 0 },
    seed: 21,
  },
  suggest,
  witness: (event, cards) =>
    event.kind === 'announced' ? (event.cards ?? []).flatMap(({ card }) => (card ? [`played-${cards.cards[card]?.type ?? 'card'}`] : [])) : [],
  // Attackers are picked first, and sent together.
  senders: { attacker: '.dock .button.main:not(:disabled)' },
  steps: [
    { id: 'mulligan', rule: 'PC-8.4', goal: 'answered-mulligan', fits: asked('mulligan') },
    { id: 'see', rule: 'PC-1.2', fits: afterMulligan, anchor: '[data-anchor="base-1"]' },
    { id: 'mining', rule: 'PC-3.1', fits: asked('action'), anchor: '[data-anchor="storage-0"]' },
    { id: 'miner', rule: 'PC-9.2', goal: 'played-miner', fits: has('miner'), option: playing('miner') },
    { id: 'phases', rule: 'PC-9.1', fits: (now) => asked('action')(now) && now.learned.has('announced'), anchor: '.strip' },
    { id: 'warrior', rule: 'PC-5.6', goal: 'played-warrior', fits: (now) => has('warrior')(now) && turnOf(now) > 2, option: playing('warrior') },
    { id: 'building', rule: 'PC-1.1', goal: 'played-building', fits: (now) => has('building')(now) && turnOf(now) > 2, option: playing('building') },
    { id: 'attack', rule: 'PC-11.1', goal: 'attacks', fits: asked('attacker'), option: attacking },
    { id: 'trap', rule: 'PC-10.2', goal: 'trap-placed', fits: (now) => asked('trap')(now) && now.decision.options.some(({ key }) => key.startsWith('place:')) },
    { id: 'reaction', rule: 'PC-6.1', goal: 'answered-reaction', fits: asked('reaction') },
    { id: 'block', rule: 'PC-11.4', goal: 'answered-block', fits: asked('block') },
    { id: 'win', rule: 'PC-1.1', fits: (now) => asked('action')(now) && (life(now) > 0 || turnOf(now) > 8) && now.learned.has('attacks') },
  ],
  guide: [
    { id: 'aim', rule: 'PC-1.1', cards: ['settler-dome', 'granite-keep'], points: { conquest: null, base: null, deck: null } },
    { id: 'card', rule: 'PC-4.1', cards: ['storm-knight'], points: { cost: [-8, 8], type: [-8, 60], words: [108, 74], attack: [-8, 93], life: [108, 93], stars: [50, 106] } },
    { id: 'turn', rule: 'PC-9.1', points: { mining: null, kuk: null, main: null, attack: null, trap: null } },
    { id: 'pay', rule: 'PC-3.1', cards: ['gold-miner', 'collector-of-cosmium'] },
    { id: 'fight', rule: 'PC-11.1', cards: ['siege-hound', 'hatch-guard'], points: { send: null, block: null, trap: null, hit: null } },
    { id: 'trap', rule: 'PC-10.2', cards: ['spike-pit', null] },
    { id: 'react', rule: 'PC-6.1', cards: ['spell-breaker', 'plasma-bolt'] },
  ],
  hints: {
    mulligan: 'mulligan-text',
    action: 'hint-action',
    reaction: 'hint-reaction',
    attacker: 'hint-attacker',
    aim: 'hint-aim',
    block: 'hint-block',
    trap: 'hint-trap',
    spot: 'hint-spot',
    kuk: 'hint-kuk',
    target: 'hint-target',
  },
};

export default lesson;
