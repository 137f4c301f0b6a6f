/** The colours of types: told apart by lightness too, so that nobody needs to see hues. */

export interface Palette {
  /** Behind the name, and the name on it. */
  ribbon: string;
  onRibbon: string;
  /** Behind pictures and texts: top, middle, horizon. */
  sky: readonly [string, string, string];
  /** Of what stands in the picture: warm on a cool sky, and cool on a warm one. */
  shade: string;
}

export const PALETTES: Readonly<Record<string, Palette>> = {
  miner: {
    ribbon: '#f2a92c',
    onRibbon: '#1b1003',
    sky: ['#0d0705', '#3a1d0a', '#a85a12'],
    shade: '#3e3a78',
  },
  building: {
    ribbon: '#5a9bf2',
    onRibbon: '#04122b',
    sky: ['#0a1a3c', '#22559e', '#a6d4fb'],
    shade: '#4a4a72',
  },
  warrior: {
    ribbon: '#d42a1c',
    onRibbon: '#ffffff',
    sky: ['#2a0610', '#8c1516', '#ff7a34'],
    shade: '#26386e',
  },
  trap: {
    ribbon: '#8a35b8',
    onRibbon: '#ffffff',
    sky: ['#0a0412', '#220a36', '#5b1f7e'],
    shade: '#4c3478',
  },
  spell: {
    ribbon: '#8ff5e6',
    onRibbon: '#03231f',
    sky: ['#020d18', '#064a52', '#1fa89a'],
    shade: '#3c3e8c',
  },
  base: {
    ribbon: '#39426e',
    onRibbon: '#ffffff',
    sky: ['#05071a', '#1b2560', '#6f7fd6'],
    shade: '#4a4676',
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
