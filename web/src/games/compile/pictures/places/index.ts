/** The kinds of places in cyberspace. */
import { cave } from './cave';
import { city } from './city';
import { deep } from './deep';
import { forest } from './forest';
import { furnace } from './furnace';
import { grid } from './grid';
import { hall, mirrors } from './hall';
import { eclipse, hole, orbit } from './orbit';
import { ruins } from './ruins';
import { sea } from './sea';
import { shards } from './shards';
import { storm } from './storm';
import { rings, streaks } from './tunnel';

export const PLACES = { cave, city, deep, eclipse, forest, furnace, grid, hall, hole, mirrors, orbit, rings, ruins, sea, shards, storm, streaks };
export type PlaceName = keyof typeof PLACES;
