/** Colours as `#rrggbb`: mixing, turning, and how far apart they look. */

export type Rgb = readonly [number, number, number];

export function rgbOf(colour: string): Rgb {
  const number = parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` of the second colour in the first. */
export function mix(one: string, two: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(two)];
  return hexOf([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
}

export const darker = (colour: string, share: number): string => mix(colour, '#000000', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** The colour with its hue turned, and its lightness multiplied. */
export function turned(colour: string, degrees: number, light = 1): string {
  const [hue, saturation, lightness] = hslOf(rgbOf(colour));
  return hsl(hue + degrees, saturation, Math.min(0.96, lightness * light));
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number) => {
    const at = (shift + hue / 30 + 120) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hexOf([part(0), part(8), part(4)]);
}

/** Hue in degrees, which may be negative, saturation and lightness from 0 to 1. */
export function hslOf([red, green, blue]: Rgb): Rgb {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  if (most === least) return [0, 0, lightness];
  const range = most - least;
  const hue = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [hue * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}
