// Writes a .br and a .gz beside every text file of the built client, where that makes it smaller:
//   node compress_client.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|map)$/;
const folder = process.argv[2];

for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(folder, name);
  const data = readFileSync(file);
  const packed = {
    br: brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz: gzipSync(data, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < data.length) writeFileSync(`${file}.${ending}`, bytes);
  }
}
