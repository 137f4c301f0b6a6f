/** The first matches: how they are dealt, and what they teach. Words are Fluent keys of `web.*.ftl`. */
import type { Compile, Conquerors, GameId, RoomWish, View } from '../../lib/types';
import type { Lesson, Moment } from './coach';
import { bestPlay, playOf, playsOf } from './suggest';

// The seed is for matches against the computer only; it makes the first hands good ones to learn with.
type Wish = RoomWish & { seed: number };

const FIRST_DECK = {
  'gold-miner': 9, 'collector-of-cosmium': 4, 'settler-dome': 6, 'granite-keep': 4, 'line-trooper': 8, 'hatch-guard': 5,
  'mud-strider': 5, 'spike-pit': 4, 'snare-net': 2, 'plasma-bolt': 4, 'patch-up': 2,
};
const RIVAL_DECK = {
  'gold-miner': 10, 'collector-of-cosmium': 9, 'prefab-hut': 5, 'militia-recruit': 6, 'dust-raider': 8, 'burnout-berserker': 10,
  'patch-up': 2,
};

export const WISHES: Record<GameId, Wish> = {
  compile: {
    game: 'compile',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    options: { protocols: [['fire', 'light', 'death'], ['water', 'spirit', 'life']], first: 0 },
    seed: 23,
  },
  conquerors: {
    game: 'conquerors',
    seats: [
      { kind: 'me', deck: { id: 'first-match', cards: FIRST_DECK } },
      { kind: 'bot', bot: 'greedy', deck: { id: 'first-rival', cards: RIVAL_DECK } },
    ],
    options: { first: 0 },
    seed: 21,
  },
};

const asked =
  (...kinds: string[]) =>
  ({ decision }: Moment): boolean =>
    kinds.includes(decision.kind);

// ------------------------------------------------------------------------------------------------------- Compile

const compileView = (now: Moment) => now.view as View<Compile.Observation>;
const ownSide = (now: Moment) => compileView(now).observation.seats[now.view.you ?? 0];
const turnOf = (now: Moment) => (now.view.observation as { turn: number }).turn;

const COMPILE: Lesson = {
  steps: [
    { id: 'see', title: 'learn-co-see', text: 'learn-co-see-text', rule: 'CO-13', fits: () => true, anchor: '.table [data-line="0"]' },
    { id: 'hand', title: 'learn-co-hand', text: 'learn-co-hand-text', rule: 'CO-83', fits: () => true, anchor: '[data-anchor="hand-cards"]' },
    {
      id: 'up',
      title: 'learn-co-up',
      text: 'learn-co-up-text',
      rule: 'CO-72',
      goal: 'played-up',
      fits: asked('action'),
      option: (now) => bestPlay(compileView(now), playsOf(now.view, now.decision, 'up'), now.cards),
    },
    { id: 'text', title: 'learn-co-text', text: 'learn-co-text-text', rule: 'CO-83', goal: 'answered-text', fits: ({ decision }) => decision.source !== null },
    { id: 'total', title: 'learn-co-total', text: 'learn-co-total-text', rule: 'CO-82', fits: (now) => asked('action')(now) && turnOf(now) > 2, anchor: '.table [data-line="0"]' },
    {
      id: 'down',
      title: 'learn-co-down',
      text: 'learn-co-down-text',
      rule: 'CO-53',
      goal: 'played-down',
      fits: (now) => asked('action')(now) && turnOf(now) > 2 && playsOf(now.view, now.decision, 'down').length > 0,
      option: (now) => bestPlay(compileView(now), playsOf(now.view, now.decision, 'down'), now.cards),
    },
    { id: 'cover', title: 'learn-co-cover', text: 'learn-co-cover-text', rule: 'CO-84', fits: (now) => asked('action')(now) && (ownSide(now)?.lines.some((line) => line.cards.length > 1) ?? false) },
    { id: 'phases', title: 'learn-co-phases', text: 'learn-co-phases-text', rule: 'CO-03', fits: (now) => asked('action')(now) && turnOf(now) > 4, anchor: '.strip' },
    {
      id: 'refresh',
      title: 'learn-co-refresh',
      text: 'learn-co-refresh-text',
      rule: 'CO-81',
      goal: 'refreshed',
      fits: (now) => asked('action')(now) && (ownSide(now)?.hand ?? 5) <= 2 && now.decision.options.some(({ key }) => key === 'refresh'),
      option: ({ decision }) => decision.options.find(({ key }) => key === 'refresh'),
    },
    { id: 'ten', title: 'learn-co-ten', text: 'learn-co-ten-text', rule: 'CO-08', goal: 'compiled', fits: (now) => asked('action', 'compile')(now) && turnOf(now) > 4 },
    { id: 'control', title: 'learn-co-control', text: 'learn-co-control-text', rule: 'CO-07', fits: (now) => asked('action')(now) && (now.learned.has('control') || turnOf(now) > 12), anchor: '[data-anchor="control-0"]' },
    { id: 'compiled', title: 'learn-co-compiled', text: 'learn-co-compiled-text', rule: 'CO-09', fits: ({ learned }) => learned.has('compiled') },
    { id: 'win', title: 'learn-co-win', text: 'learn-co-win-text', rule: 'CO-13', fits: ({ learned }) => learned.has('compiled') },
  ],
  hints: {
    action: 'learn-co-hint-action',
    target: 'learn-co-hint-target',
    discard: 'learn-co-hint-discard',
    cache: 'learn-co-hint-discard',
    line: 'learn-co-hint-line',
    'play-line': 'learn-co-hint-line',
    'shift-to': 'learn-co-hint-line',
    'escape-to': 'learn-co-hint-line',
    may: 'learn-co-hint-may',
    either: 'learn-co-hint-may',
    compile: 'learn-co-hint-compile',
    control: 'learn-co-hint-control',
    other: 'learn-hint-other',
  },
};

// ---------------------------------------------------------------------------------------------------- Conquerors

const has = (type: string) => (now: Moment) => asked('action')(now) && playOf(now.decision, now.cards, type) !== undefined;
const playing = (type: string) => (now: Moment) => playOf(now.decision, now.cards, type);
const afterMulligan = (now: Moment) => !asked('mulligan')(now);
const life = (now: Moment) => (now.view as View<Conquerors.Observation>).observation.seats[now.view.you ?? 0]?.building_life ?? 0;

const CONQUERORS: Lesson = {
  steps: [
    { id: 'mulligan', title: 'learn-pc-mulligan', text: 'learn-pc-mulligan-text', rule: 'PC-8.4', goal: 'answered-mulligan', fits: asked('mulligan') },
    { id: 'see', title: 'learn-pc-see', text: 'learn-pc-see-text', rule: 'PC-1.2', fits: afterMulligan, anchor: '[data-anchor="base-1"]' },
    { id: 'mining', title: 'learn-pc-mining', text: 'learn-pc-mining-text', rule: 'PC-3.1', fits: asked('action'), anchor: '[data-anchor="storage-0"]' },
    { id: 'miner', title: 'learn-pc-miner', text: 'learn-pc-miner-text', rule: 'PC-9.2', goal: 'played-miner', fits: has('miner'), option: playing('miner') },
    { id: 'phases', title: 'learn-pc-phases', text: 'learn-pc-phases-text', rule: 'PC-9.1', fits: (now) => asked('action')(now) && now.learned.has('announced'), anchor: '.strip' },
    { id: 'warrior', title: 'learn-pc-warrior', text: 'learn-pc-warrior-text', rule: 'PC-5.6', goal: 'played-warrior', fits: (now) => has('warrior')(now) && turnOf(now) > 2, option: playing('warrior') },
    { id: 'building', title: 'learn-pc-building', text: 'learn-pc-building-text', rule: 'PC-1.1', goal: 'played-building', fits: (now) => has('building')(now) && turnOf(now) > 2, option: playing('building') },
    { id: 'attack', title: 'learn-pc-attack', text: 'learn-pc-attack-text', rule: 'PC-11.1', goal: 'attacks', fits: asked('attacker') },
    { id: 'trap', title: 'learn-pc-trap', text: 'learn-pc-trap-text', rule: 'PC-10.2', goal: 'trap-placed', fits: (now) => asked('trap')(now) && now.decision.options.some(({ key }) => key.startsWith('place:')) },
    { id: 'reaction', title: 'learn-pc-reaction', text: 'learn-pc-reaction-text', rule: 'PC-6.1', goal: 'answered-reaction', fits: asked('reaction') },
    { id: 'block', title: 'learn-pc-block', text: 'learn-pc-block-text', rule: 'PC-11.4', goal: 'answered-block', fits: asked('block') },
    { id: 'win', title: 'learn-pc-win', text: 'learn-pc-win-text', rule: 'PC-1.1', fits: (now) => asked('action')(now) && (life(now) > 0 || turnOf(now) > 8) && now.learned.has('attacks') },
  ],
  hints: {
    mulligan: 'learn-pc-mulligan-text',
    action: 'learn-pc-hint-action',
    reaction: 'learn-pc-hint-reaction',
    attacker: 'learn-pc-hint-attacker',
    aim: 'learn-pc-hint-aim',
    block: 'learn-pc-hint-block',
    trap: 'learn-pc-hint-trap',
    spot: 'learn-pc-hint-spot',
    kuk: 'learn-pc-hint-kuk',
    target: 'learn-pc-hint-target',
    other: 'learn-hint-other',
  },
};

export const LESSONS: Record<GameId, Lesson> = { compile: COMPILE, conquerors: CONQUERORS };
