/** Skies: for each type some of the same family, so that no two places are alike and types are still told apart. */
import { lighter, mix, turned } from '../../../pictures/colour';
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
    sky('#140b16 #43201c #b5601c #ffd078', '#120a14', '#ffcf70'),
    sky('#1b0f0a #5a2c10 #cf8124 #ffe2a0', '#170c08', '#ffe09a'),
    sky('#171026 #4b2a4c #bd6a34 #ffd490', '#130c1c', '#ffc880'),
    sky('#23120a #7a3a12 #e09a34 #fff0bc', '#1c0d08', '#fff0c0'),
  ],
  building: [
    sky('#1c2f6e #4a6cc0 #a9b7ee #ffdcc8', '#131c44', '#ffd9b4'),
    sky('#175ab0 #4796e0 #9fd2f6 #f0faff', '#10284e', '#fff8e0'),
    sky('#0f1848 #2c4596 #8088d4 #ffb896', '#0c1236', '#ffc08a'),
    sky('#0b1b30 #22465f #5688a6 #c0e0e8', '#08141f', '#d8f4ff'),
    sky('#040820 #0e2256 #2a58a8 #86c0f0', '#050a20', '#cfe8ff', true),
  ],
  warrior: [
    sky('#4a1238 #a8283c #f0703c #ffdf94', '#220a20', '#ffe39c'),
    sky('#8a1626 #d8432c #fb964e #ffe9b4', '#2c0a1a', '#fff0c8'),
    sky('#1c0620 #6a0e2a #d0302c #ff9a4a', '#14061a', '#ffb066'),
    sky('#14081a #4c142c #b03434 #ff9468', '#140818', '#ffbc8c'),
    sky('#0c0414 #3a0a22 #901a2c #ec5a3e', '#0c0412', '#ff8a68', true),
  ],
  trap: [
    sky('#08030f #240b40 #5e228c #c466e4', '#0a0414', '#e69cff'),
    sky('#070512 #1c1238 #4c2e7c #94d884', '#080612', '#b8ff9a', true),
    sky('#10041a #3e0d4c #902284 #ff88c4', '#10051a', '#ffa8d8'),
    sky('#060618 #1c184c #4c3ca4 #aea0ff', '#07061a', '#c8bcff', true),
  ],
  spell: [
    sky('#020d1c #063c50 #12908c #90ffe0', '#03141e', '#b4fff0', true),
    sky('#04102c #0b4a64 #2c9c9e #ffbadc', '#06152c', '#ffd0ea', true),
    sky('#031418 #08503e #1fa878 #d0ffc4', '#041a18', '#e0ffc8', true),
    sky('#020820 #08305e #1a82a4 #a8f0ff', '#030c20', '#c8f6ff', true),
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
    colours: [top!, mix(upper!, banner, 0.06), mix(low!, banner, 0.1), horizon!],
    sun: lighter(turned(found.sun, turn), 0.1),
  };
}
