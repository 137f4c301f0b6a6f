/** An SVG in the making: layers from back to front, and the gradients and shapes that they use. */
import { chance, n } from '../lib/emblems';

/** Pictures are squares of so many units. */
export const SIZE = 320;

/** Where, which colour, how solid. */
export type Stop = readonly [number, string, number?];

export class Drawing {
  /** Numbers from 0 to 1, the same for the same picture. */
  readonly next: () => number;
  readonly #defs: string[] = [];
  readonly #layers: string[] = [];

  constructor(seed: string) {
    this.next = chance(seed);
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)]!;
  }

  add(...layers: string[]): void {
    this.#layers.push(...layers);
  }

  /** Keeps what others refer to, and returns its id. */
  define(make: (id: string) => string): string {
    const id = `g${this.#defs.length}`;
    this.#defs.push(make(id));
    return id;
  }

  /** A gradient along a line of the shape's own box, or of the picture. */
  linear([x1, y1, x2, y2]: readonly number[], stops: readonly Stop[], ofPicture = false): string {
    const units = ofPicture ? ' gradientUnits="userSpaceOnUse"' : '';
    return `url(#${this.define((id) => `<linearGradient id="${id}" x1="${n(x1!)}" y1="${n(y1!)}" x2="${n(x2!)}" y2="${n(y2!)}"${units}>${drawn(stops)}</linearGradient>`)})`;
  }

  radial(stops: readonly Stop[], [x, y, radius]: readonly number[] = [0.5, 0.5, 0.5]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}" cx="${n(x!)}" cy="${n(y!)}" r="${n(radius!)}">${drawn(stops)}</radialGradient>`)})`;
  }

  /** From top to bottom. */
  down(...stops: Stop[]): string {
    return this.linear([0, 0, 0, 1], stops);
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${this.#defs.join('')}</defs>${this.#layers.join('')}</svg>`;
  }
}

function drawn(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, alpha = 1]) =>
        `<stop offset="${n(at)}" stop-color="${colour}"${alpha < 1 ? ` stop-opacity="${n(alpha)}"` : ''}/>`,
    )
    .join('');
}

// -------------------------------------------------------------------------------------------------------- shapes

/** Attributes of an element; those that are not given are left out. */
export type Attributes = Record<string, string | number | undefined>;

export function tag(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes });
export const disc = (cx: number, cy: number, r: number, attributes: Attributes) =>
  tag('circle', { cx, cy, r, ...attributes });
export const oval = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes) =>
  tag('ellipse', { cx, cy, rx, ry, ...attributes });
export const whole = (attributes: Attributes) => tag('rect', { width: SIZE, height: SIZE, ...attributes });
export const group = (attributes: Attributes, ...inside: string[]) => tag('g', attributes, inside.join(''));
export const use = (id: string, attributes: Attributes = {}) => tag('use', { href: `#${id}`, ...attributes });
export const picture = (href: string, attributes: Attributes) =>
  tag('image', { href, width: SIZE, height: SIZE, preserveAspectRatio: 'none', ...attributes });

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}
