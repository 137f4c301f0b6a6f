/** Skies: for each type some of the same family, so that no two places are alike and types are still told apart. */
import { darker, lighter, mix, turned } from '../../../pictures/colour';
import type { Drawing } from '../../../pictures/drawing';

/** The light of an hour. */
export interface Sky {
  /** From the top down to the horizon. */
  colours: readonly [string, string, string, string];
  /** What is nearest, and in the shade. */
  near: string;
  /** What shines: its colour, and whether stars are seen beside it. */
  sun: string;
  night: boolean;
}

const sky = (text: string, near: string, sun: string, night = false): Sky => ({
  colours: text.split(' ') as unknown as Sky['colours'],
  near,
  sun,
  night,
});

const SKIES: Readonly<Record<string, readonly Sky[]>> = {
  miner: [
    sky('#120a1e #3c2048 #a4561e #f2a83e', '#100a1a', '#ffc560'),
    sky('#140c10 #55291c #b8681a #f8bc4c', '#140b10', '#ffd274'),
    sky('#0e1028 #33305e #9a5a44 #f6ae54', '#0c0d22', '#ffc070'),
    sky('#1c0f14 #6a3020 #c87a22 #ffd066', '#180c12', '#ffdf8c'),
  ],
  building: [
    sky('#1a2c74 #3f68cc #94a8f4 #ffdcc0', '#101a48', '#ffd9ac'),
    sky('#175ab0 #4796e0 #9fd2f6 #f0faff', '#10284e', '#fff8e0'),
    sky('#0d1650 #2944a4 #7480e0 #ffb48c', '#0b1038', '#ffbc80'),
    sky('#0b1b30 #22465f #5688a6 #c0e0e8', '#08141f', '#d8f4ff'),
    sky('#040820 #0e2256 #2a58a8 #86c0f0', '#050a20', '#cfe8ff', true),
  ],
  warrior: [
    sky('#4a1238 #a8283c #f0703c #ffdf94', '#1c0c26', '#ffe39c'),
    sky('#8a1626 #d8432c #fb964e #ffe9b4', '#0f1c30', '#fff0c8'),
    sky('#3a0f4e #9c2258 #ee5a4c #ffd27c', '#10142e', '#ffe08c'),
    sky('#1c0620 #6a0e2a #d0302c #ff9a4a', '#14061a', '#ffb066'),
    sky('#14081a #4c142c #b03434 #ff9468', '#140818', '#ffbc8c'),
    sky('#0c0414 #3a0a22 #901a2c #ec5a3e', '#0c0412', '#ff8a68', true),
  ],
  trap: [
    sky('#08030f #220a3e #561e86 #b050dc', '#0a0414', '#dc90ff'),
    sky('#070512 #1c1238 #4c2e7c #94d884', '#080612', '#b8ff9a', true),
    sky('#0e0318 #380a46 #821c74 #ee6aac', '#10051a', '#ff9ccc'),
    sky('#060618 #1c184c #4c3ca4 #aea0ff', '#07061a', '#c8bcff', true),
  ],
  spell: [
    sky('#020d20 #06405c #0c9c98 #8cffe2', '#03141e', '#b4fff0', true),
    sky('#060f34 #0c4a70 #22a8a8 #ffb2dc', '#06152c', '#ffd0ea', true),
    sky('#02161c #065846 #14b47e #d8ffb8', '#041a18', '#e0ffc8', true),
    sky('#02121f #06455c #109ca8 #a0fff0', '#03101a', '#c8fff6', true),
  ],
  base: [
    sky('#05071a #1b2560 #6f7fd6 #ffd0c0', '#080a24', '#ffd8b8', true),
    sky('#0a1030 #2c3a8a #8f8fe0 #ffe0c8', '#0c1030', '#ffe4c0'),
  ],
};

/** The sky over a card: one of its type's, with a little of its faction's colour in the middle. */
export function skyOf(drawing: Drawing, kind: string, banner: string): Sky {
  const found = drawing.pick(SKIES[kind] ?? SKIES.base!);
  const turn = drawing.between(-9, 9);
  const [top, upper, low, horizon] = found.colours.map((colour) => turned(colour, turn));
  return {
    ...found,
    near: mix(found.near, darker(banner, 0.72), 0.42),
    colours: [top!, mix(upper!, banner, 0.06), mix(low!, banner, 0.1), horizon!],
    sun: lighter(turned(found.sun, turn), 0.1),
  };
}
