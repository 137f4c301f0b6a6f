/** What fits where: text wrapped word by word. */

/** The width of a text at a size of 1 px. */
export type Measure = (text: string) => number;

export interface Room {
  width: number;
  height: number;
}

export interface Sizes {
  most: number;
  least: number;
  /** Height of a line, and room between paragraphs, for a size of 1. */
  line: number;
  gap: number;
  /** At most so many lines. */
  lines?: number;
}

const SOFT = '\u00ad';
const STEP = 0.5; // px

/** The largest size at which all paragraphs fit; null if they do not fit at the smallest. */
export function fitText(paragraphs: readonly string[], room: Room, sizes: Sizes, measure: Measure): number | null {
  for (let size = sizes.most; size >= sizes.least; size -= STEP) {
    const lines = paragraphs.reduce((sum, text) => sum + linesOf(text, room.width / size, measure), 0);
    const height = (lines * sizes.line + Math.max(0, paragraphs.length - 1) * sizes.gap) * size;
    if (lines <= (sizes.lines ?? Infinity) && height <= room.height) return size;
  }
  return null;
}

/** The lines that a paragraph takes, as browsers wrap it; infinitely many if a word is too long. */
export function linesOf(text: string, width: number, measure: Measure): number {
  const space = measure(' ');
  let lines = 1;
  let used = 0; // of the present line
  for (const word of text.split(' ')) {
    let rest = word;
    for (;;) {
      const before = used ? used + space : 0;
      if (before + measure(plain(rest)) <= width) {
        used = before + measure(plain(rest));
        break;
      }
      const head = longestHead(rest, width - before, measure);
      if (head) rest = rest.slice(head.length).replace(SOFT, '');
      else if (!used) return Infinity;
      lines += 1;
      used = 0;
    }
  }
  return lines;
}

const plain = (text: string): string => text.replaceAll(SOFT, '');

/** As much of a word as fits before one of its hyphens. */
function longestHead(word: string, width: number, measure: Measure): string {
  let best = '';
  for (let at = 1; at < word.length; at++) {
    if (word[at - 1] !== '-' && word[at] !== SOFT) continue;
    const shown = plain(word.slice(0, at)) + (word[at] === SOFT ? '-' : '');
    if (measure(shown) <= width) best = word.slice(0, at);
  }
  return best;
}

// A syllable ends before the last consonant in front of a vowel; some consonants stay together.
const VOWEL = 'aeiouyáéěíóúůý';
const SYLLABLE = new RegExp(`[${VOWEL}][^${VOWEL}\\s-]*?(?=(?:ch|sh|th|ph|[bcdfgkpt][lr]|[^${VOWEL}\\s-])[${VOWEL}])`, 'gi');
const LONG = 8; // letters of a word that may be broken
const PART = 2; // letters of each part, at least

/** The same name with places where its long words may be broken, for where they do not fit. */
export function hyphenated(name: string, long = LONG): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < long) return word;
    return word.replace(SYLLABLE, (part: string, at: number) => {
      const before = at + part.length;
      return before < PART || word.length - before < PART ? part : part + SOFT;
    });
  });
}
