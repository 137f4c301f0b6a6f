/** The silhouettes of game-icons.net, as their npm package has them. */
import { readFileSync } from 'node:fs';
import { motifOf, type Motif } from '../src/pictures/motif';
import type { PictureKit } from '../src/pictures/plans';

/** The kits of all games that draw pictures, by game. */
export const KITS: Readonly<Record<string, PictureKit>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<PictureKit>('../src/games/*/pictures/index.ts', { eager: true, import: 'default' }),
  ).map(([path, kit]) => [path.split('/').at(-3)!, kit]),
);

const file = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const { icons: bodies } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
const read = new Map<string, Motif>();

export function pathOf(name: string): string {
  const found = bodies[name]?.body.match(/ d="([^"]+)"/)?.[1];
  if (!found) throw new Error(`there is no motif "${name}"; see https://game-icons.net`);
  return found;
}

export function motif(name: string): Motif {
  const found = read.get(name) ?? motifOf(pathOf(name));
  read.set(name, found);
  return found;
}

export const isMotif = (name: string): boolean => name in bodies;
