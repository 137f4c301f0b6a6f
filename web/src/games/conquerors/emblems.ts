/** Emblems of types, materials and other signs, and their colours. */
import { circle, madeUp, polygon, star, HEART, inkOf as makeInk, type Colour, type Emblem, type Ink } from '../../lib/emblems';

export const SIGNS: Record<string, Emblem> = {
  miner: [
    { d: 'M10 38C26 10 62 4 90 24l-4 10C64 22 42 22 20 44Z' },
    { d: 'M52 22l10 6l-36 62c-3 4-12 0-9-6Z' },
  ],
  building: [
    { d: 'M10 92V52h16V30h12V14h24v16h12v22h16v40H60V70H40v22Z' },
    { d: 'M44 36h12v12H44Z', tone: 0.2 },
  ],
  warrior: [
    { d: 'M50 6C24 8 14 30 16 56l10 26h16V58h16v24h16l10-26C86 30 76 8 50 6ZM28 44h18v10H28ZM54 44h18v10H54Z' },
    { d: 'M46 0h8v22h-8Z', tone: 0.6 },
  ],
  trap: [
    { d: 'M8 40l10 22l10-20l11 20l11-20l11 20l11-20l10 20l10-22v26c-20 30-64 30-84 0Z' },
    { d: 'M10 26C26 10 74 10 90 26', line: 7, tone: 0.7 },
  ],
  spell: [{ d: star(8, 46, 16) }, { d: circle(9), tone: 0.2 }],
  base: [
    { d: circle(26) },
    { d: 'M6 66C20 76 66 58 94 30', line: 6 },
    { d: circle(5, 14, 20) + circle(3.5, 84, 78), tone: 0.6 },
  ],
  gold: [{ d: circle(44) }, { d: circle(33), line: 4, tone: 0.3 }, { d: polygon(4, 17), tone: 0.3 }],
  cosmium: [
    { d: 'M50 2L88 36L50 98L12 36Z' },
    { d: 'M12 36h76M50 2L34 36l16 62l16-62Z', line: 4, tone: 0.35 },
  ],
  electricity: [{ d: 'M60 2L14 58h28L32 98l54-60H54Z' }],
  attack: [{ d: 'M50 2l12 16v44H38V18ZM22 62h56v10H22ZM44 72h12v24H44Z' }],
  life: [{ d: HEART }],
  star: [{ d: star(5, 48, 20) }],
};

const INKS: Record<string, Colour> = {
  miner: [40, 85, 60],
  building: [205, 60, 66],
  warrior: [4, 80, 66],
  trap: [285, 60, 70],
  spell: [170, 70, 58],
  base: [225, 60, 74],
};

export const emblemOf = (name: string): Emblem => SIGNS[name] ?? madeUp(name);
export const inkOf = (name: string): Ink => makeInk(name, INKS[name]);
