// Compressed script that a browser loads: at first (on the first screen), and until the first table of each game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../../src/overrule/server/static/', import.meta.url);
const MOST = 150_000; // bytes

/** All scripts that an entry of the manifest loads at once. */
function scripts(manifest, entry, found = new Set()) {
  const part = manifest[entry];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const other of part.imports ?? []) scripts(manifest, other, found);
  return found;
}

const size = (files) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, folder))).length, 0);

export function sizes() {
  const path = new URL('.vite/manifest.json', folder);
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const named = (pattern) => Object.keys(manifest).filter((name) => pattern.test(name));
  const first = scripts(manifest, 'index.html');
  // The words in one language, and what draws the pictures of the games.
  for (const entry of named(/(web|words)\.cs\.ftl|games\/(?!generic)\w+\/cards\.ts/)) scripts(manifest, entry, first);
  const result = { first: size(first), most: MOST };
  for (const game of readdirSync(new URL('../src/games/', import.meta.url))) {
    const table = `src/games/${game}/Table.svelte`;
    if (!manifest[table]) continue;
    const all = new Set(first);
    for (const entry of ['src/screens/Room.svelte', table, ...named(new RegExp(`games/${game}/(messages.cs.ftl|cards.ts)`))]) scripts(manifest, entry, all);
    result[game] = size(all);
  }
  return result;
}

if (process.argv[1]?.endsWith('size.mjs')) {
  const found = sizes();
  if (!found) {
    console.error('There is no build to measure: npm run build');
    process.exit(2);
  }
  for (const [name, bytes] of Object.entries(found)) console.log(`${name.padEnd(12)} ${(bytes / 1000).toFixed(1)} kB`);
  process.exit(found.first > found.most ? 1 : 0);
}
