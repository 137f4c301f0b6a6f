/** Contact sheets: all pictures of each game at three sizes, on dark and on light ground. From the top: make pictures */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PictureKit, Plan } from '../src/pictures/plans';
import { bitmap, eachAtOnce } from './bitmap';
import { KITS, motif } from './motifs';

const FOLDER = fileURLToPath(new URL('../../build/', import.meta.url));
const WIDTHS = [84, 150, 320];
const GROUNDS = { dark: '#0a0d1f', light: '#eef1fb' };
const ROW = 1920; // at most so wide
const GAP = 6;

/** Arguments: which pictures, as a pattern for "kind id"; all if none is given. */
export async function main([pattern = '']: string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [game, kit] of Object.entries(KITS)) {
    const plans = Object.values(kit.plans).filter(({ kind, id }) => new RegExp(pattern).test(`${kind} ${id}`));
    const drawn = await drawAll(kit, plans);
    for (const width of WIDTHS)
      for (const [name, ground] of Object.entries(GROUNDS))
        await sheet(drawn, width, ground, `${FOLDER}contact-${game}-${width}-${name}.png`);
  }
}

async function drawAll(kit: PictureKit, plans: readonly Plan[]): Promise<Buffer[]> {
  const drawn: Buffer[] = [];
  await eachAtOnce([...plans.entries()], availableParallelism(), async ([i, plan]) => {
    drawn[i] = await (
      await bitmap(kit.compose(plan, motif(plan.motif)), WIDTHS.at(-1)!)
    )
      .png({ compressionLevel: 1 })
      .toBuffer();
  });
  return drawn;
}

async function sheet(drawn: readonly Buffer[], width: number, background: string, file: string): Promise<void> {
  if (!drawn.length) return;
  const across = Math.floor(ROW / (width + GAP));
  const step = width + GAP;
  const tiles = await Promise.all(
    drawn.map(async (one, i) => ({
      input: await sharp(one).resize(width).toBuffer(),
      left: GAP + (i % across) * step,
      top: GAP + Math.floor(i / across) * step,
    })),
  );
  const size = {
    width: GAP + Math.min(across, drawn.length) * step,
    height: GAP + Math.ceil(drawn.length / across) * step,
  };
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(tiles)
    .png()
    .toFile(file);
}
