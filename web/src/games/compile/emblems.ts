/** Emblems of protocols, and their colours. */
import { at, box, circle, HEART, inkOf as makeInk, madeUp, n, polygon, spokes, star, type Colour, type Emblem, type Ink } from '../../lib/emblems';
import type { CardData } from '../../lib/types';

export const PROTOCOLS: Record<string, Emblem> = {
  darkness: [
    { d: 'M62 12A39 39 0 1 0 88 62A32 32 0 1 1 62 12Z' },
    { d: star(4, 11, 3, 0, 74, 34) },
    { d: star(4, 6, 2, 0, 58, 52), tone: 0.8 },
  ],
  death: [
    {
      d: `M50 10C25 10 14 28 14 46c0 13 6 20 14 25v17h44V71c8-5 14-12 14-25C86 28 75 10 50 10Z${circle(9.5, 34, 47)}${circle(9.5, 66, 47)}M50 58l6 12H44Z`,
    },
    { d: 'M42 78v10M50 78v10M58 78v10', line: 3, tone: 0.35 },
  ],
  fire: [
    { d: 'M52 6c4 18 30 28 30 54a32 32 0 0 1-64 2c0-16 10-22 13-35c8 5 10 11 10 17C50 36 54 22 52 6Z' },
    { d: 'M51 52c8 10 14 14 14 24a15 15 0 0 1-30 0c0-8 6-10 8-16c4 2 6 4 6 7c2-4 3-9 2-15Z', tone: 0.35 },
  ],
  gravity: [
    { d: circle(15) },
    { d: circle(28), line: 4, tone: 0.8 },
    { d: circle(41), line: 2.5, tone: 0.5 },
    { d: 'M50 2l7 13H43ZM50 98l7-13H43ZM2 50l13 7V43ZM98 50l-13 7V43Z' },
  ],
  life: [
    { d: 'M47 92V50h6v42Z' },
    { d: 'M48 60C44 30 26 24 8 26c2 24 16 38 40 34Z' },
    { d: 'M52 48C54 20 72 10 92 10c0 26-14 42-40 38Z' },
  ],
  light: [{ d: circle(19) }, { d: spokes(8, 28, 45), line: 8 }, { d: spokes(8, 29, 38, 22.5), line: 4, tone: 0.6 }],
  metal: [{ d: polygon(6, 44, 30) + circle(19) }, { d: polygon(6, 33, 30), line: 3, tone: 0.35 }],
  plague: [
    { d: circle(17, 50, 25), line: 8 },
    { d: circle(17, 28, 64), line: 8 },
    { d: circle(17, 72, 64), line: 8 },
    { d: circle(8) },
  ],
  psychic: [
    { d: `M4 50C22 20 78 20 96 50C78 80 22 80 4 50Z${circle(20)}` },
    { d: circle(10) },
    { d: 'M50 8v10M24 14l5 9M76 14l-5 9', line: 5, tone: 0.7 },
  ],
  speed: [
    { d: 'M10 18h18l24 32l-24 32H10l24-32Z', tone: 0.4 },
    { d: 'M34 18h18l24 32l-24 32H34l24-32Z', tone: 0.7 },
    { d: 'M58 18h16l22 32l-22 32H58l24-32Z' },
  ],
  spirit: [
    { d: 'M50 6C24 6 18 28 18 46v44l11-10l10 10l11-10l11 10l10-10l11 10V46C82 28 76 6 50 6Z' },
    { d: circle(7, 38, 42) + circle(7, 62, 42), tone: 0.15 },
  ],
  water: [
    { d: 'M50 4C66 28 80 44 80 62a30 30 0 0 1-60 0C20 44 34 28 50 4Z' },
    { d: 'M26 62c8-8 16-8 24 0s16 8 24 0', line: 6, tone: 0.25 },
  ],
  apathy: [
    { d: circle(40), line: 8 },
    { d: box(26, 36, 16, 6) + box(58, 36, 16, 6) },
    { d: box(30, 62, 40, 6) },
  ],
  hate: [
    { d: 'M46 84C8 56 12 22 34 20c7 0 11 3 14 8l-10 18l14 10l-10 12Z' },
    { d: 'M56 82C92 56 88 22 66 20c-5 0-9 2-11 5l-8 20l16 11l-12 12Z' },
  ],
  love: [{ d: HEART }, { d: 'M28 34c2-6 6-7 9-7', line: 5, tone: 0.3 }],
  chaos: [
    { d: spokes(8, 6, 36), line: 6 },
    { d: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => polygon(3, 9, turn, ...at(40, turn))).join('') },
  ],
  clarity: [
    { d: 'M28 14h44l22 24l-44 52L6 38Z', line: 6 },
    { d: 'M6 38h88M28 14l10 24l12 52l12-52l10-24M38 38l12-24l12 24', line: 4, tone: 0.7 },
  ],
  corruption: [
    {
      d: `${box(14, 14, 44, 44)}${box(60, 14, 12, 12)}${box(60, 36, 16, 16)}${box(14, 62, 18, 18)}${box(42, 62, 12, 12)}${box(64, 64, 9, 9)}${box(80, 22, 8, 8)}${box(26, 84, 8, 8)}${box(82, 82, 6, 6)}`,
    },
    { d: box(26, 26, 20, 20), tone: 0.2 },
  ],
  courage: [
    { d: 'M50 6l38 12v30c0 24-18 38-38 48C30 86 12 72 12 48V18Z' },
    { d: 'M28 58l22-24l22 24M28 76l22-24l22 24', line: 7, tone: 0.25 },
  ],
  fear: [
    { d: circle(12, 28, 30) + circle(5, 28, 30) + circle(12, 72, 30) + circle(5, 72, 30) },
    { d: 'M8 56l12 14l10-14l10 14l10-14l10 14l10-14l10 14l12-14v30l-12-12l-10 12l-10-12l-10 12l-10-12l-10 12l-10-12l-12 12Z' },
  ],
  ice: [
    { d: spokes(6, 0, 44), line: 6 },
    {
      d: [0, 60, 120, 180, 240, 300]
        .map((turn) => {
          const [x, y] = at(26, turn);
          const [lx, ly] = at(40, turn - 18);
          const [rx, ry] = at(40, turn + 18);
          return `M${n(lx)} ${n(ly)}L${n(x)} ${n(y)}L${n(rx)} ${n(ry)}`;
        })
        .join(''),
      line: 5,
    },
  ],
  luck: [
    {
      d: `M26 12h48a14 14 0 0 1 14 14v48a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14V26a14 14 0 0 1 14-14Z${circle(7, 32, 32)}${circle(7, 68, 32)}${circle(7, 50, 50)}${circle(7, 32, 68)}${circle(7, 68, 68)}`,
    },
  ],
  mirror: [
    { d: 'M42 12v76L8 66V34Z' },
    { d: 'M58 12v76l34-22V34Z', line: 5, tone: 0.8 },
    { d: 'M50 4v92', line: 4, tone: 0.5 },
  ],
  peace: [
    { d: 'M50 14c14 16 14 40 0 60c-14-20-14-44 0-60Z' },
    { d: 'M40 76C20 72 10 56 12 34c14 4 24 18 28 42ZM60 76c20-4 30-20 28-42c-14 4-24 18-28 42Z', tone: 0.75 },
    { d: 'M20 86h60', line: 6, tone: 0.6 },
  ],
  smoke: [
    { d: circle(20, 34, 70) },
    { d: circle(18, 64, 66), tone: 0.8 },
    { d: circle(14, 46, 42), tone: 0.6 },
    { d: circle(11, 66, 30), tone: 0.45 },
    { d: circle(7, 50, 14), tone: 0.4 },
  ],
  time: [
    { d: 'M20 8h60v8H20ZM20 84h60v8H20Z' },
    { d: 'M26 18h48c0 18-12 24-18 32c6 8 18 14 18 32H26c0-18 12-24 18-32c-6-8-18-14-18-32Z', line: 5 },
    { d: 'M36 30h28l-14 18ZM50 58l16 22H34Z', tone: 0.8 },
  ],
  war: [
    { d: 'M12 8l14 4l50 54l8-6l4 6l-9 8l11 12l-6 6l-12-11l-8 9l-6-4l6-8L10 24Z' },
    { d: 'M88 8l-14 4l-20 22l10 12l26-22ZM46 54L36 44L24 66l-8-6l-4 6l9 8L10 86l6 6l12-11l8 9l6-4l-6-8Z', tone: 0.7 },
  ],
  assimilation: [
    { d: 'M58 14a37 37 0 1 0 0 72a37 37 0 0 1-14-36a37 37 0 0 1 14-36Z' },
    { d: circle(13, 74, 50) },
    { d: 'M94 50h-6M90 34l-6 4M90 66l-6-4', line: 5, tone: 0.6 },
  ],
  diversity: [
    { d: circle(18, 28, 28) },
    { d: box(55, 11, 34, 34), tone: 0.8 },
    { d: polygon(3, 22, 0, 28, 76), tone: 0.8 },
    { d: polygon(4, 22, 0, 72, 72) },
  ],
  unity: [
    { d: circle(22, 50, 34), line: 7 },
    { d: circle(22, 34, 62), line: 7 },
    { d: circle(22, 66, 62), line: 7 },
  ],
};

const INKS: Record<string, Colour> = {
  darkness: [258, 55, 72],
  death: [0, 0, 78],
  fire: [14, 100, 64],
  gravity: [230, 75, 74],
  life: [122, 60, 62],
  light: [52, 100, 72],
  metal: [205, 22, 74],
  plague: [76, 62, 56],
  psychic: [302, 75, 74],
  speed: [46, 100, 60],
  spirit: [176, 60, 72],
  water: [206, 100, 68],
  apathy: [30, 14, 68],
  hate: [354, 90, 64],
  love: [336, 95, 74],
  chaos: [282, 85, 72],
  clarity: [190, 90, 76],
  corruption: [90, 45, 52],
  courage: [28, 100, 62],
  fear: [270, 35, 68],
  ice: [195, 85, 82],
  luck: [140, 75, 56],
  mirror: [215, 45, 82],
  peace: [160, 48, 74],
  smoke: [220, 12, 70],
  time: [38, 65, 70],
  war: [4, 72, 60],
  assimilation: [168, 80, 50],
  diversity: [320, 65, 68],
  unity: [222, 95, 72],
  back: [232, 70, 72],
};

export const emblemOf = (name: string): Emblem => PROTOCOLS[name] ?? madeUp(name);
export const inkOf = (name: string): Ink => makeInk(name, INKS[name]);
/** Hue, saturation and lightness; of a name without a colour of its own, made of the name. */
export const colourOf = (name: string): Colour => INKS[name] ?? [makeInk(name).hue, 65, 68];

/** The protocol of a card, also of one that no book knows. */
export function protocolOf(card: CardData): string {
  return card.protocol ?? card.id.replace(/-\d+$/, '');
}
