/** The colours of a protocol: its ink, its second light, and what is dark. */
import { hsl, hslOf, rgbOf } from '../../../pictures/colour';
import { colourOf } from '../emblems';
import { GLOWS } from '../palette';

export interface Tints {
  ink: string;
  /** The ink at its strongest: inks are light, so that they can be read on dark grounds. */
  vivid: string;
  /** The second light. */
  other: string;
  /** Of shadows: the ink, turned towards the night. */
  dark: string;
}

const NIGHT = { hue: 256, share: 0.56 };
const GREY = 0.2; // with less colour than this, the second light gives the night its colour

export function tintsOf(protocol: string): Tints {
  const [hue, percent, light] = colourOf(protocol);
  const [saturation, glow] = [percent / 100, GLOWS[protocol] ?? hue + 60];
  const from = saturation < GREY ? glow : hue;
  return {
    ink: hsl(hue, saturation, light / 100),
    vivid: hsl(hue, Math.min(1, saturation * 1.25), 0.54),
    other: hsl(glow, 0.85, 0.64),
    dark: hsl(from + arc(from, NIGHT.hue) * NIGHT.share, Math.max(0.42, saturation * 0.75), 0.5),
  };
}

/** From one hue to another, the short way. */
const arc = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** Between two colours along the hues: a mixture of colours that lie far apart would be grey. */
export function between(one: string, two: string, share: number): string {
  const [[hue, saturation, light], [hue2, saturation2, light2]] = [hslOf(rgbOf(one)), hslOf(rgbOf(two))];
  const part = (from: number, to: number) => from + (to - from) * share;
  return hsl(hue + arc(hue, hue2) * (saturation < GREY ? 1 : share), part(saturation, saturation2), part(light, light2));
}
