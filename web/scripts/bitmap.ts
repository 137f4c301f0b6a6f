/** Bitmaps of SVGs. */
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** An SVG drawn so many dots wide. */
export async function bitmap(svg: string, size: number): Promise<Sharp> {
  const options: ResvgRenderOptions = { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } };
  const { pixels, width, height } = await renderAsync(svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Does something with each, on as many cores as there are. */
export async function eachAtOnce<T>(list: readonly T[], cores: number, work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list];
  await Promise.all(
    Array.from({ length: cores }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
    }),
  );
}
