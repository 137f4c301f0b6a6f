/** How wide words are in the fonts of cards. Whoever asks is told when the fonts have come. */
import type { Measure } from './fit';

const FONTS = { text: "500 100px 'Barlow Semi Condensed'", name: "700 100px 'Saira Semi Condensed'" } as const;

let known = new Map<string, number>();
let version = $state(0);
let context: CanvasRenderingContext2D | null | undefined;

if (typeof document !== 'undefined' && document.fonts) {
  const again = () => {
    known = new Map();
    version += 1;
  };
  void Promise.all(Object.values(FONTS).map((font) => document.fonts.load(font, 'Až'))).then(again, again);
}

const measureIn = (font: string): Measure => (text) => {
  void version;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length / 2;
  const key = `${font} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    context.font = `${font}, sans-serif`;
    width = context.measureText(text).width / 100;
    known.set(key, width);
  }
  return width;
};

export const inText = measureIn(FONTS.text);
export const inName = measureIn(FONTS.name);
