/** What fits where: text wrapped word by word, and cards laid out in rows. */

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

/** Something that lies among cards. */
export interface Item {
  /** Its width, that of a whole card being 1. */
  share: number;
  /** What stands above or below it, in px. */
  besides: number;
  /** So many of them stay side by side. */
  times?: number;
  /** So many stand one below the other. */
  deep?: number;
}

export interface Cards {
  /** The height of a card, its width being 1. */
  tall: number;
  /** Between rows, and between cards of a row, in px. */
  gap: { rows: number; across: number };
}

/** The height of things of a size that are laid out in rows, as a browser wraps them; infinite if one of them is too wide. */
export function heightOf(items: readonly Item[], width: number, size: number, { tall, gap }: Cards): number {
  let height = 0;
  let row = 0;
  let used = 0;
  for (const { share, besides, times = 1, deep = 1 } of items) {
    const wide = times * share * size + (times - 1) * gap.across;
    if (wide > width) return Infinity;
    if (used && used + gap.across + wide > width) {
      height += row + gap.rows;
      used = row = 0;
    }
    used += (used ? gap.across : 0) + wide;
    row = Math.max(row, deep * (share * size * tall + besides) + (deep - 1) * gap.rows);
  }
  return height + row;
}

/** The width of a card at which all things fit into a room. */
export function widest(items: readonly Item[], room: Room, cards: Cards & { most: number }): number {
  let size = cards.most;
  while (size > 0 && heightOf(items, room.width, size, cards) > room.height) size -= 1;
  return size;
}
