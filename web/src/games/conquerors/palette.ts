/** The colours of types: told apart by lightness too, so that nobody needs to see hues. */

export interface Palette {
  /** Behind the name, and the name on it. */
  ribbon: string;
  onRibbon: string;
  /** Top, middle, horizon. */
  sky: readonly [string, string, string];
  haze: string;
  /** What stands in the picture is warm on a cool sky, and cool on a warm one. */
  lit: string;
  mid: string;
  deep: string;
  /** Towards the light. */
  light: readonly [number, number];
  /** How far the sky's hue may differ from picture to picture. */
  sway: number;
}

const UPPER_LEFT = [-0.64, -0.77] as const;
const UPPER_RIGHT = [0.64, -0.77] as const;
const BELOW = [0.2, 0.98] as const;

export const PALETTES: Readonly<Record<string, Palette>> = {
  miner: {
    ribbon: '#f2a92c',
    onRibbon: '#1b1003',
    sky: ['#0d0705', '#3a1d0a', '#a85a12'],
    haze: '#e08a24',
    lit: '#fffdf2',
    mid: '#f2e0b4',
    deep: '#55496b',
    light: UPPER_RIGHT,
    sway: 0.5,
  },
  building: {
    ribbon: '#5a9bf2',
    onRibbon: '#04122b',
    sky: ['#0a1a3c', '#22559e', '#a6d4fb'],
    haze: '#b9dcfa',
    lit: '#fffdf4',
    mid: '#ead9b8',
    deep: '#77705f',
    light: UPPER_LEFT,
    sway: 1,
  },
  warrior: {
    ribbon: '#d42a1c',
    onRibbon: '#ffffff',
    sky: ['#2a0610', '#8c1516', '#ff7a34'],
    haze: '#ff9a55',
    lit: '#ffffff',
    mid: '#b4c2d6',
    deep: '#34415f',
    light: UPPER_LEFT,
    sway: 1,
  },
  trap: {
    ribbon: '#8a35b8',
    onRibbon: '#ffffff',
    sky: ['#0a0412', '#220a36', '#5b1f7e'],
    haze: '#7a2aa6',
    lit: '#fffbe6',
    mid: '#ecdca6',
    deep: '#8a5f78',
    light: BELOW,
    sway: 1,
  },
  spell: {
    ribbon: '#8ff5e6',
    onRibbon: '#03231f',
    sky: ['#020d18', '#064a52', '#1fa89a'],
    haze: '#7ff0df',
    lit: '#ffffff',
    mid: '#efeaff',
    deep: '#6a5fb0',
    light: UPPER_LEFT,
    sway: 1,
  },
  base: {
    ribbon: '#39426e',
    onRibbon: '#ffffff',
    sky: ['#05071a', '#1b2560', '#6f7fd6'],
    haze: '#9aa8f0',
    lit: '#fffaf0',
    mid: '#d8cdb4',
    deep: '#6a6274',
    light: UPPER_LEFT,
    sway: 1,
  },
};

/** What a picture glows with. */
export const ACCENTS: Readonly<Record<string, string>> = {
  gold: '#ffd75e',
  cosmium: '#c98bff',
  electricity: '#6fe6ff',
  heal: '#8dffa6',
  flame: '#ff8a3c',
  sight: '#a9c8ff',
  illusion: '#63f2ff',
  death: '#b6f59a',
  control: '#ff8ae0',
  shield: '#9fd0ff',
  ice: '#bdf0ff',
  blood: '#ff5470',
  bloom: '#9af07a',
};

/** The colours of the factions, as world.toml has them. */
export const BANNERS: Readonly<Record<string, string>> = {
  registry: '#58b368',
  rim: '#e0a030',
  stokers: '#d8452e',
  mast: '#4aa8ff',
  playhouse: '#b878ff',
  frontier: '#9aa3ad',
};
