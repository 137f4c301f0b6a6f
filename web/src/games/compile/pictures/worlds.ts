/** Where in cyberspace each protocol is at home, and what its things are made of. */
import { chance } from '../../../lib/emblems';
import { MATERIALS, type MaterialName } from './materials';
import { PLACES, type PlaceName } from './places';

type Home = readonly [PlaceName, MaterialName];

const HOMES: Readonly<Record<string, Home>> = {
  darkness: ['eclipse', 'obsidian'],
  death: ['ruins', 'stone'],
  fire: ['furnace', 'molten'],
  gravity: ['hole', 'stone'],
  life: ['forest', 'organic'],
  light: ['mirrors', 'radiant'],
  metal: ['hall', 'chrome'],
  plague: ['deep', 'organic'],
  psychic: ['rings', 'neon'],
  speed: ['streaks', 'chrome'],
  spirit: ['sea', 'ghost'],
  water: ['deep', 'liquid'],
  apathy: ['grid', 'stone'],
  hate: ['storm', 'neon'],
  love: ['sea', 'glass'],
  chaos: ['shards', 'oil'],
  clarity: ['cave', 'glass'],
  corruption: ['city', 'liquid'],
  courage: ['grid', 'gold'],
  fear: ['forest', 'obsidian'],
  ice: ['cave', 'ice'],
  luck: ['city', 'neon'],
  mirror: ['mirrors', 'chrome'],
  peace: ['sea', 'paper'],
  smoke: ['ruins', 'smoke'],
  time: ['rings', 'gold'],
  war: ['city', 'chrome'],
  assimilation: ['hall', 'hologram'],
  diversity: ['deep', 'mosaic'],
  unity: ['orbit', 'gold'],
  back: ['hall', 'hologram'],
};

/** Of a protocol that nobody has given a home: any, but always the same. */
export function homeOf(protocol: string): Home {
  const next = chance(protocol);
  const any = <T extends string>(all: Record<T, unknown>) => (Object.keys(all) as T[])[Math.floor(next() * Object.keys(all).length)]!;
  return HOMES[protocol] ?? [any(PLACES), any(MATERIALS)];
}
