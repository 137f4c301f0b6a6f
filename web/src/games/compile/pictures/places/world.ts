/** What places are drawn with. */
import { darker, lighter, mix, rgbOf, type Rgb } from '../../../../pictures/colour';
import { disc, group, oval, path, polygon, SIZE, tag, type Drawing } from '../../../../pictures/drawing';
import { ramp, type Ramp } from '../painting';
import { between, type Tints } from '../tints';

export interface World extends Tints {
  drawing: Drawing;
  /** From 0 to 5, by the value: the higher, the brighter and the closer. */
  rank: number;
  /** How much light there is, 0 to 1. */
  power: number;
  /** Where the light comes from. */
  x: number;
  y: number;
}

export interface Place {
  /** What is behind the motif. */
  behind: (world: World) => void;
  /** What is in front of it. */
  front?: (world: World) => void;
  /** Where motifs stand, and how well that mirrors them; without it they float. */
  floor?: readonly [number, number];
}

export const MIDDLE = SIZE / 2;

/** Of air: from the darkest to the second light; so the ink stands out from it. */
export function air({ other, dark, power }: World): Ramp {
  return ramp(
    [0, darker(dark, 0.9)],
    [0.3, darker(dark, 0.66)],
    [0.56, darker(between(dark, other, 0.4), 0.36)],
    [0.8, darker(between(dark, other, 0.85), 0.16 - 0.1 * power)],
    [1, lighter(other, 0.35 + 0.35 * power)],
  );
}

/** What is far has the colour of the air, what is near is dark; 0 far, 1 near. */
export const distant = ({ ink, dark }: World, near: number): string => mix(darker(mix(ink, dark, 0.55), 0.36), darker(dark, 0.93), near);

/** How far a dot is from the light, 0 to 1. */
export const away = (x: number, y: number, fromX: number, fromY: number, reach = 260): number => Math.min(1, Math.hypot(x - fromX, y - fromY) / reach);

/** As what is out of focus: with a soft edge, which costs a third of a blur. */
export function soft(colour: string, ...inside: string[]): string {
  const rim = (width: number) => group({ stroke: colour, 'stroke-width': width, 'stroke-opacity': 0.22, 'stroke-linejoin': 'round' }, ...inside);
  return rim(10) + rim(6.5) + rim(3) + inside.join('');
}

/** A line that glows: wide and faint, narrow and bright. */
export function beam(d: string, colour: string, width: number, opacity = 1): string {
  const line = (by: number, stroke: string, share: number) => path(d, { fill: 'none', stroke, 'stroke-width': width * by, 'stroke-opacity': opacity * share, 'stroke-linecap': 'round' });
  return line(7, colour, 0.1) + line(3, colour, 0.3) + line(1, lighter(colour, 0.6), 0.95);
}

/** A ball of light. */
export function flare(drawing: Drawing, x: number, y: number, radius: number, colour: string, strength: number): string {
  return disc(x, y, radius, {
    style: radius > 60 ? 'mix-blend-mode:screen' : undefined, // it adds to what is there
    fill: drawing.radial([
      [0, lighter(colour, 0.75), strength],
      [0.12, lighter(colour, 0.35), strength * 0.75],
      [0.4, colour, strength * 0.3],
      [1, colour, 0],
    ]),
  });
}

/** A veil of air across the picture, thickest in its middle. */
export function veil(drawing: Drawing, y: number, height: number, colour: string, strength: number): string {
  return tag('rect', { y: y - height / 2, width: SIZE, height, fill: drawing.down([0, colour, 0], [0.5, colour, strength], [1, colour, 0]) });
}

export function pool(drawing: Drawing, x: number, y: number, width: number, colour: string, strength: number): string {
  return oval(x, y, width, width * 0.2, {
    fill: drawing.radial([
      [0, lighter(colour, 0.5), strength],
      [0.5, colour, strength * 0.4],
      [1, colour, 0],
    ]),
  });
}

export type Corner = readonly [number, number];

/** A surface between corners. */
export const face = (points: readonly Corner[], fill: string, opacity?: number): string => path(polygon(points), { fill, 'fill-opacity': opacity });

export const numbers = rgbOf as (colour: string) => Rgb;
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
