/** The condensed fonts of cards and pages, with the letters of English and Czech alone: a fifth of what their packages have. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const FONTS = ['barlow-semi-condensed-500', 'barlow-semi-condensed-700', 'saira-semi-condensed-700'];
/** How the packages divide their letters. */
const PARTS = ['latin', 'latin-ext'];
const LETTERS =
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ' +
  '×–—…„“”‘’‚·•°½−©\u00a0\u00ad\u2011';

/** Writes the files that `styles/fonts.css` names. */
export async function writeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const font of FONTS)
    for (const part of PARTS) {
      const [family, weight] = [font.slice(0, -4), font.slice(-3)];
      const from = new URL(
        `../node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`,
        import.meta.url,
      );
      const data = await subset(readFileSync(from), LETTERS, { targetFormat: 'woff2' });
      writeFileSync(`${folder}${font}-${part}.woff2`, data);
    }
}
