// Unpacks Chromium into the folder that is named, and writes the command that runs it:
//   node unpack.mjs .venv/browser .venv/bin/chromium
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const [folder, command] = process.argv.slice(2).map((path) => resolve(path));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const machine = { ...process.env }; // the package points fonts and libraries to its own as soon as it is imported
process.env.TMPDIR = folder;
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'; // so that the libraries that it needs are unpacked too

const { default: chromium } = await import('@sparticuz/chromium');
const binary = await chromium.executablePath();

// The fonts that came with it, by folders that are there; the package's own configuration names those of another machine.
const fontconfig = `${folder}/fonts.conf`;
writeFileSync(
  fontconfig,
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`,
);

// The libraries and fonts that came with it are used only where the system has none of its own.
const said = (program, ...words) => spawnSync(program, words, { encoding: 'utf8', env: machine }).stdout ?? '';
const missing = /not found/.test(said('ldd', binary));
const fonts = said('fc-list').trim();
const lines = [
  '#!/bin/sh',
  ...(missing ? [`export LD_LIBRARY_PATH='${folder}/al2023/lib'`] : []),
  ...(fonts ? [] : [`export FONTCONFIG_FILE='${fontconfig}'`]),
  `exec '${binary}' "$@"`,
];
writeFileSync(command, `${lines.join('\n')}\n`);
chmodSync(command, 0o755);
console.log(execFileSync(command, ['--version'], { encoding: 'utf8' }).trim());
