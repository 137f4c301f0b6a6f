/** Materials: what a motif is made of, by its card's words, else by its faction and by chance. */
import { darker, lighter, mix } from '../../../pictures/colour';
import type { Paint } from '../../../pictures/modelled';
import { ACCENTS } from '../palette';
import type { Scene } from './stage';

export const STUFFS: Readonly<Record<string, readonly string[]>> = {
  steel: ['#c8d6ea', '#aec6e0', '#d8dde8'],
  brass: ['#f6c25a', '#e8a63e', '#ffd37e'],
  bone: ['#fbf0d6', '#f2e6c4'],
  stone: ['#d8cbbb', '#bfc2d2', '#e2cda6'],
  wood: ['#d0935a', '#b97c48', '#dca46a'],
  leather: ['#cc8552', '#ad6f4a', '#dba06a'],
  fur: ['#a8b4cc', '#cdbfae', '#8e9ab8'],
  scales: ['#a4cf86', '#b4a4e0', '#e0a088'],
  skin: ['#f0bc94', '#d89a6c', '#b87c58'],
};

/** Of people who wear nobody's colours. */
const WORKWEAR = ['#7f9fd0', '#d0955c', '#8fb07c'] as const;

const WARM = ['brass', 'wood', 'leather', 'skin'];

/** What is at hand where a faction lives. */
const AT_HAND: Readonly<Record<string, readonly string[]>> = {
  registry: ['steel', 'stone', 'steel'],
  rim: ['brass', 'leather', 'steel'],
  stokers: ['steel', 'stone', 'brass'],
  mast: ['steel', 'brass', 'stone'],
  playhouse: ['bone', 'brass', 'steel'],
  frontier: ['steel', 'wood', 'brass'],
};

/** The materials that a card's words name: of the largest part, and of others. */
const stuffsIn = (words: readonly string[]) => words.filter((word) => word === 'cloth' || word in STUFFS);

/** The stuff of which most of it is; undefined for what is made of light or fire. */
export function stuffOf({ drawing, plan: { words }, faction }: Scene): string | undefined {
  if (words.includes('pure')) return undefined;
  return stuffsIn(words)[0] ?? drawing.pick(AT_HAND[faction] ?? AT_HAND.frontier!);
}

export function paintOf({ drawing, plan, accent, banner, faction }: Scene, main: string | undefined): Paint {
  if (!main) {
    return { main: lighter(accent, 0.18), other: lighter(accent, 0.5), piece: lighter(accent, 0.62), glow: ACCENTS.gold! };
  }
  const cloth = lighter(faction === 'frontier' ? drawing.pick(WORKWEAR) : mix(banner, '#d8c8b0', 0.12), 0.1);
  // Under a warm sky what is warm is paler, or it would not be seen.
  const pale = ['miner', 'warrior'].includes(plan.kind) && WARM.includes(main) ? 0.3 : 0;
  const colourOf = (stuff: string) => lighter(stuff === 'cloth' ? cloth : drawing.pick(STUFFS[stuff]!), pale);
  const [, named] = stuffsIn(plan.words);
  const second = named ?? drawing.pick((main === 'cloth' ? ['leather', 'bone', 'steel'] : ['cloth', 'brass', 'cloth', 'steel']).filter((stuff) => stuff !== main));
  return { main: colourOf(main), other: colourOf(second), piece: mix(accent, darker(cloth, 0.1), 0.35), glow: accent };
}
