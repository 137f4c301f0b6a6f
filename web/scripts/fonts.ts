/** The condensed fonts of cards and pages, with the letters of English and Czech alone: a fifth of what their packages have. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

/** By the name of the file: where the package has it, and of a variable font which one of its shapes is taken. */
const FONTS: Record<string, { files: string; kind: string; axes?: Record<string, number> }> = {
  'barlow-semi-condensed-500': { files: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed', kind: '500' },
  'barlow-semi-condensed-700': { files: '@fontsource/barlow-semi-condensed/files/barlow-semi-condensed', kind: '700' },
  'saira-semi-condensed-700': {
    files: '@fontsource-variable/saira/files/saira',
    kind: 'standard',
    axes: { wght: 700, wdth: 87.5 },
  },
};
/** How the packages divide their letters. */
const PARTS = ['latin', 'latin-ext'];
const LETTERS =
  Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') +
  'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ' +
  '×–—…„“”‘’‚·•°½−©\u00a0\u00ad\u2011';

/** Writes the files that `styles/fonts.css` names. */
export async function writeFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [font, { files, kind, axes }] of Object.entries(FONTS))
    for (const part of PARTS) {
      const from = new URL(`../node_modules/${files}-${part}-${kind}-normal.woff2`, import.meta.url);
      const options = { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) } as const;
      writeFileSync(`${folder}${font}-${part}.woff2`, await subset(readFileSync(from), LETTERS, options));
    }
}
