/**
 * Draws the pictures of all built-in cards as bitmaps, those that are not there yet: a picture's name has a digest of
 * what it was drawn from. Writes signs and fonts as well. Run before the client is built.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fileOf, folderOf, SIZES } from '../src/pictures/files';
import { contoursOf } from '../src/pictures/path';
import { bitmap, eachAtOnce } from './bitmap';
import { writeFonts } from './fonts';
import { KITS, motif, pathOf } from './motifs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = `${WEB}public/`;
const GENERATED = `${WEB}src/generated/`;
/** By size; more effort than this takes twice as long and saves 3 %. */
const WEBP = [
  { quality: 80, effort: 3 },
  { quality: 75, effort: 3 },
] as const;

interface Task {
  svg: string;
  files: readonly [string, string];
}

export async function main(): Promise<void> {
  const { index, tasks } = plan();
  sharp.concurrency(1); // each picture takes one core, and several are drawn at once
  const missing = tasks.filter(({ files }) => !files.every((file) => existsSync(FOLDER + file)));
  for (const game of Object.keys(index)) mkdirSync(FOLDER + folderOf(game), { recursive: true });
  await eachAtOnce(missing, availableParallelism(), draw);
  for (const game of Object.keys(index)) sweep(game, tasks);
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(`${GENERATED}pictures.json`, JSON.stringify(index));
  writeFileSync(`${GENERATED}motifs.json`, JSON.stringify(motifs()));
  writeFileSync(`${GENERATED}signs.json`, JSON.stringify(signs()));
  await writeFonts(`${GENERATED}fonts/`);
}

/** What there is to draw, and the digests by game and card. */
function plan(): { index: Record<string, Record<string, string>>; tasks: Task[] } {
  const index: Record<string, Record<string, string>> = {};
  const tasks: Task[] = [];
  for (const [game, kit] of Object.entries(KITS).filter(([, { plans }]) => Object.keys(plans).length)) {
    const digests: Record<string, string> = (index[game] = {});
    for (const one of Object.values(kit.plans)) {
      const svg = kit.compose(one, motif(one.motif));
      const digest = createHash('sha256')
        .update(JSON.stringify([svg, SIZES, WEBP]))
        .digest('base64url')
        .slice(0, 8);
      digests[one.id] = digest;
      tasks.push({ svg, files: [fileOf(game, one.id, digest, SIZES[0]), fileOf(game, one.id, digest, SIZES[1])] });
    }
  }
  return { index, tasks };
}

/** Drawn once, large; the small one is made from it. */
async function draw({ svg, files: [small, large] }: Task): Promise<void> {
  const drawn = await bitmap(svg, SIZES[1]);
  save(large, await drawn.clone().webp(WEBP[1]).toBuffer());
  save(small, await drawn.resize(SIZES[0]).webp(WEBP[0]).toBuffer());
}

/** A file is there as a whole or not at all, also if somebody stops the program. */
function save(file: string, data: Buffer): void {
  writeFileSync(`${FOLDER}${file}.part`, data);
  renameSync(`${FOLDER}${file}.part`, FOLDER + file);
}

/** Removes pictures that are no longer drawn so. */
function sweep(game: string, tasks: readonly Task[]): void {
  const kept = new Set(tasks.flatMap(({ files }) => files));
  const folder = folderOf(game);
  for (const name of readdirSync(FOLDER + folder)) if (!kept.has(folder + name)) rmSync(FOLDER + folder + name);
}

/** The paths of all motifs in use, for cards whose pictures are drawn in the browser. */
function motifs(): Record<string, string> {
  const names = new Set(
    Object.values(KITS).flatMap((kit) => [...kit.spare, ...Object.values(kit.plans).map((one) => one.motif)]),
  );
  return Object.fromEntries([...names].sort().map((name) => [name, pathOf(name)]));
}

/** The paths of the signs for what cards do. */
function signs(): Record<string, string> {
  const names = new Set(Object.values(KITS).flatMap((kit) => kit.signs));
  return Object.fromEntries([...names].sort().map((name) => [name, rounded(pathOf(name))]));
}

/** Signs are small: whole units of their 512 are enough. */
function rounded(path: string): string {
  return contoursOf(path)
    .map(({ d }) => d.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number)))))
    .join('');
}
