/** Emblems as shapes on a field of 100 by 100, drawn in one colour; each is told from the others by its outline. */

export interface Shape {
  d: string;
  /** Width of a line; without it the shape is filled (even-odd, so that holes stay open). */
  line?: number;
  /** How strong it is drawn, 1 if not given. */
  tone?: number;
}

export type Emblem = readonly Shape[];

// ------------------------------------------------------------------------------------------------------ geometry

const n = (value: number) => String(Math.round(value * 100) / 100);

function at(radius: number, degrees: number, x = 50, y = 50): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function closed(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function circle(radius: number, x = 50, y = 50): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;
}

export function polygon(corners: number, radius: number, turn = 0, x = 50, y = 50): string {
  return closed(Array.from({ length: corners }, (_, i) => at(radius, turn + (360 * i) / corners, x, y)));
}

export function star(points: number, outer: number, inner: number, turn = 0, x = 50, y = 50): string {
  return closed(
    Array.from({ length: 2 * points }, (_, i) => at(i % 2 ? inner : outer, turn + (180 * i) / points, x, y)),
  );
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

/** The same path turned about the middle, so many times. */
function spokes(count: number, from: number, to: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const degrees = turn + (360 * i) / count;
    const [x1, y1] = at(from, degrees);
    const [x2, y2] = at(to, degrees);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join('');
}

const HEART = 'M50 86C10 58 12 22 34 20c8 0 13 5 16 12c3-7 8-12 16-12c22 2 24 38-16 66Z';

// ---------------------------------------------------------------------------------------- protocols of Compile

const PROTOCOLS: Record<string, Emblem> = {
  darkness: [
    { d: 'M62 12A39 39 0 1 0 88 62A32 32 0 1 1 62 12Z' },
    { d: star(4, 11, 3, 0, 74, 34) },
    { d: star(4, 6, 2, 0, 58, 52), tone: 0.8 },
  ],
  death: [
    {
      d: `M50 10C25 10 14 28 14 46c0 13 6 20 14 25v17h44V71c8-5 14-12 14-25C86 28 75 10 50 10Z${circle(9.5, 34, 47)}${circle(9.5, 66, 47)}M50 58l6 12H44Z`,
    },
    { d: 'M42 78v10M50 78v10M58 78v10', line: 3, tone: 0.35 },
  ],
  fire: [
    { d: 'M52 6c4 18 30 28 30 54a32 32 0 0 1-64 2c0-16 10-22 13-35c8 5 10 11 10 17C50 36 54 22 52 6Z' },
    { d: 'M51 52c8 10 14 14 14 24a15 15 0 0 1-30 0c0-8 6-10 8-16c4 2 6 4 6 7c2-4 3-9 2-15Z', tone: 0.35 },
  ],
  gravity: [
    { d: circle(15) },
    { d: circle(28), line: 4, tone: 0.8 },
    { d: circle(41), line: 2.5, tone: 0.5 },
    { d: 'M50 2l7 13H43ZM50 98l7-13H43ZM2 50l13 7V43ZM98 50l-13 7V43Z' },
  ],
  life: [
    { d: 'M47 92V50h6v42Z' },
    { d: 'M48 60C44 30 26 24 8 26c2 24 16 38 40 34Z' },
    { d: 'M52 48C54 20 72 10 92 10c0 26-14 42-40 38Z' },
  ],
  light: [{ d: circle(19) }, { d: spokes(8, 28, 45), line: 8 }, { d: spokes(8, 29, 38, 22.5), line: 4, tone: 0.6 }],
  metal: [{ d: polygon(6, 44, 30) + circle(19) }, { d: polygon(6, 33, 30), line: 3, tone: 0.35 }],
  plague: [
    { d: circle(17, 50, 25), line: 8 },
    { d: circle(17, 28, 64), line: 8 },
    { d: circle(17, 72, 64), line: 8 },
    { d: circle(8) },
  ],
  psychic: [
    { d: `M4 50C22 20 78 20 96 50C78 80 22 80 4 50Z${circle(20)}` },
    { d: circle(10) },
    { d: 'M50 8v10M24 14l5 9M76 14l-5 9', line: 5, tone: 0.7 },
  ],
  speed: [
    { d: 'M10 18h18l24 32l-24 32H10l24-32Z', tone: 0.4 },
    { d: 'M34 18h18l24 32l-24 32H34l24-32Z', tone: 0.7 },
    { d: 'M58 18h16l22 32l-22 32H58l24-32Z' },
  ],
  spirit: [
    { d: 'M50 6C24 6 18 28 18 46v44l11-10l10 10l11-10l11 10l10-10l11 10V46C82 28 76 6 50 6Z' },
    { d: circle(7, 38, 42) + circle(7, 62, 42), tone: 0.15 },
  ],
  water: [
    { d: 'M50 4C66 28 80 44 80 62a30 30 0 0 1-60 0C20 44 34 28 50 4Z' },
    { d: 'M26 62c8-8 16-8 24 0s16 8 24 0', line: 6, tone: 0.25 },
  ],
  apathy: [
    { d: circle(40), line: 8 },
    { d: box(26, 36, 16, 6) + box(58, 36, 16, 6) },
    { d: box(30, 62, 40, 6) },
  ],
  hate: [
    { d: 'M46 84C8 56 12 22 34 20c7 0 11 3 14 8l-10 18l14 10l-10 12Z' },
    { d: 'M56 82C92 56 88 22 66 20c-5 0-9 2-11 5l-8 20l16 11l-12 12Z' },
  ],
  love: [{ d: HEART }, { d: 'M28 34c2-6 6-7 9-7', line: 5, tone: 0.3 }],
  chaos: [
    { d: spokes(8, 6, 36), line: 6 },
    { d: [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => polygon(3, 9, turn, ...at(40, turn))).join('') },
  ],
  clarity: [
    { d: 'M28 14h44l22 24l-44 52L6 38Z', line: 6 },
    { d: 'M6 38h88M28 14l10 24l12 52l12-52l10-24M38 38l12-24l12 24', line: 4, tone: 0.7 },
  ],
  corruption: [
    {
      d: `${box(14, 14, 44, 44)}${box(60, 14, 12, 12)}${box(60, 36, 16, 16)}${box(14, 62, 18, 18)}${box(42, 62, 12, 12)}${box(64, 64, 9, 9)}${box(80, 22, 8, 8)}${box(26, 84, 8, 8)}${box(82, 82, 6, 6)}`,
    },
    { d: box(26, 26, 20, 20), tone: 0.2 },
  ],
  courage: [
    { d: 'M50 6l38 12v30c0 24-18 38-38 48C30 86 12 72 12 48V18Z' },
    { d: 'M28 58l22-24l22 24M28 76l22-24l22 24', line: 7, tone: 0.25 },
  ],
  fear: [
    { d: circle(12, 28, 30) + circle(5, 28, 30) + circle(12, 72, 30) + circle(5, 72, 30) },
    { d: 'M8 56l12 14l10-14l10 14l10-14l10 14l10-14l10 14l12-14v30l-12-12l-10 12l-10-12l-10 12l-10-12l-10 12l-10-12l-12 12Z' },
  ],
  ice: [
    { d: spokes(6, 0, 44), line: 6 },
    {
      d: [0, 60, 120, 180, 240, 300]
        .map((turn) => {
          const [x, y] = at(26, turn);
          const [lx, ly] = at(40, turn - 18);
          const [rx, ry] = at(40, turn + 18);
          return `M${n(lx)} ${n(ly)}L${n(x)} ${n(y)}L${n(rx)} ${n(ry)}`;
        })
        .join(''),
      line: 5,
    },
  ],
  luck: [
    {
      d: `M26 12h48a14 14 0 0 1 14 14v48a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14V26a14 14 0 0 1 14-14Z${circle(7, 32, 32)}${circle(7, 68, 32)}${circle(7, 50, 50)}${circle(7, 32, 68)}${circle(7, 68, 68)}`,
    },
  ],
  mirror: [
    { d: 'M42 12v76L8 66V34Z' },
    { d: 'M58 12v76l34-22V34Z', line: 5, tone: 0.8 },
    { d: 'M50 4v92', line: 4, tone: 0.5 },
  ],
  peace: [
    { d: 'M50 14c14 16 14 40 0 60c-14-20-14-44 0-60Z' },
    { d: 'M40 76C20 72 10 56 12 34c14 4 24 18 28 42ZM60 76c20-4 30-20 28-42c-14 4-24 18-28 42Z', tone: 0.75 },
    { d: 'M20 86h60', line: 6, tone: 0.6 },
  ],
  smoke: [
    { d: circle(20, 34, 70) },
    { d: circle(18, 64, 66), tone: 0.8 },
    { d: circle(14, 46, 42), tone: 0.6 },
    { d: circle(11, 66, 30), tone: 0.45 },
    { d: circle(7, 50, 14), tone: 0.4 },
  ],
  time: [
    { d: 'M20 8h60v8H20ZM20 84h60v8H20Z' },
    { d: 'M26 18h48c0 18-12 24-18 32c6 8 18 14 18 32H26c0-18 12-24 18-32c-6-8-18-14-18-32Z', line: 5 },
    { d: 'M36 30h28l-14 18ZM50 58l16 22H34Z', tone: 0.8 },
  ],
  war: [
    { d: 'M12 8l14 4l50 54l8-6l4 6l-9 8l11 12l-6 6l-12-11l-8 9l-6-4l6-8L10 24Z' },
    { d: 'M88 8l-14 4l-20 22l10 12l26-22ZM46 54L36 44L24 66l-8-6l-4 6l9 8L10 86l6 6l12-11l8 9l6-4l-6-8Z', tone: 0.7 },
  ],
  assimilation: [
    { d: 'M58 14a37 37 0 1 0 0 72a37 37 0 0 1-14-36a37 37 0 0 1 14-36Z' },
    { d: circle(13, 74, 50) },
    { d: 'M94 50h-6M90 34l-6 4M90 66l-6-4', line: 5, tone: 0.6 },
  ],
  diversity: [
    { d: circle(18, 28, 28) },
    { d: box(55, 11, 34, 34), tone: 0.8 },
    { d: polygon(3, 22, 0, 28, 76), tone: 0.8 },
    { d: polygon(4, 22, 0, 72, 72) },
  ],
  unity: [
    { d: circle(22, 50, 34), line: 7 },
    { d: circle(22, 34, 62), line: 7 },
    { d: circle(22, 66, 62), line: 7 },
  ],
};

// -------------------------------------------------------------------------------- Planetary Conquerors, and signs

const SIGNS: Record<string, Emblem> = {
  miner: [
    { d: 'M10 38C26 10 62 4 90 24l-4 10C64 22 42 22 20 44Z' },
    { d: 'M52 22l10 6l-36 62c-3 4-12 0-9-6Z' },
  ],
  building: [
    { d: 'M10 92V52h16V30h12V14h24v16h12v22h16v40H60V70H40v22Z' },
    { d: 'M44 36h12v12H44Z', tone: 0.2 },
  ],
  warrior: [
    { d: 'M50 6C24 8 14 30 16 56l10 26h16V58h16v24h16l10-26C86 30 76 8 50 6ZM28 44h18v10H28ZM54 44h18v10H54Z' },
    { d: 'M46 0h8v22h-8Z', tone: 0.6 },
  ],
  trap: [
    { d: 'M8 40l10 22l10-20l11 20l11-20l11 20l11-20l10 20l10-22v26c-20 30-64 30-84 0Z' },
    { d: 'M10 26C26 10 74 10 90 26', line: 7, tone: 0.7 },
  ],
  spell: [{ d: star(8, 46, 16) }, { d: circle(9), tone: 0.2 }],
  base: [
    { d: circle(26) },
    { d: 'M6 66C20 76 66 58 94 30', line: 6 },
    { d: circle(5, 14, 20) + circle(3.5, 84, 78), tone: 0.6 },
  ],
  gold: [{ d: circle(44) }, { d: circle(33), line: 4, tone: 0.3 }, { d: polygon(4, 17), tone: 0.3 }],
  cosmium: [
    { d: 'M50 2L88 36L50 98L12 36Z' },
    { d: 'M12 36h76M50 2L34 36l16 62l16-62Z', line: 4, tone: 0.35 },
  ],
  electricity: [{ d: 'M60 2L14 58h28L32 98l54-60H54Z' }],
  attack: [{ d: 'M50 2l12 16v44H38V18ZM22 62h56v10H22ZM44 72h12v24H44Z' }],
  life: [{ d: HEART }],
  star: [{ d: star(5, 48, 20) }],
  back: [
    { d: circle(30), line: 4 },
    { d: 'M6 70C24 80 72 58 96 24', line: 5 },
    { d: circle(9) },
    { d: star(4, 9, 2, 0, 18, 22) + star(4, 7, 2, 0, 82, 78), tone: 0.7 },
  ],
};

/** A protocol may have the name of a sign (life): they are kept apart. */
export function protocolEmblem(id: string): Emblem {
  return PROTOCOLS[id] ?? madeUp(id);
}

export function sign(name: string): Emblem {
  return SIGNS[name] ?? madeUp(name);
}

export const PROTOCOL_IDS: readonly string[] = Object.keys(PROTOCOLS);
export const SIGN_NAMES: readonly string[] = Object.keys(SIGNS);

// ------------------------------------------------------------------------------------------------------- colours

// Hue, saturation and lightness of each protocol's ink on a dark card.
const INKS: Record<string, [number, number, number]> = {
  darkness: [258, 55, 72],
  death: [0, 0, 78],
  fire: [14, 100, 64],
  gravity: [230, 75, 74],
  life: [122, 60, 62],
  light: [52, 100, 72],
  metal: [205, 22, 74],
  plague: [76, 62, 56],
  psychic: [302, 75, 74],
  speed: [46, 100, 60],
  spirit: [176, 60, 72],
  water: [206, 100, 68],
  apathy: [30, 14, 68],
  hate: [354, 90, 64],
  love: [336, 95, 74],
  chaos: [282, 85, 72],
  clarity: [190, 90, 76],
  corruption: [90, 45, 52],
  courage: [28, 100, 62],
  fear: [270, 35, 68],
  ice: [195, 85, 82],
  luck: [140, 75, 56],
  mirror: [215, 45, 82],
  peace: [160, 48, 74],
  smoke: [220, 12, 70],
  time: [38, 65, 70],
  war: [4, 72, 60],
  assimilation: [168, 80, 50],
  diversity: [320, 65, 68],
  unity: [222, 95, 72],
  miner: [40, 85, 60],
  building: [205, 60, 66],
  warrior: [4, 80, 66],
  trap: [285, 60, 70],
  spell: [170, 70, 58],
  base: [225, 60, 74],
};

export interface Ink {
  hue: number;
  ink: string;
  deep: string;
}

/** The colours of a protocol or a type of card: for lines, and for the ground under them. */
export function inkOf(id: string): Ink {
  const [hue, saturation, light] = INKS[id] ?? [seed(id) % 360, 65, 68];
  return {
    hue,
    ink: `hsl(${hue} ${saturation}% ${light}%)`,
    deep: `hsl(${hue} ${Math.round(saturation * 0.55)}% 17%)`,
  };
}

// ----------------------------------------------------------------------------------------- drawn from a name

/** A number out of a text, the same everywhere. */
export function seed(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Numbers from 0 to 1 that depend on a text alone. */
export function chance(text: string): () => number {
  let state = seed(text) || 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 14), state | 61);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** An emblem for a name that nobody has drawn one for, such as a protocol of somebody's own. */
function madeUp(id: string): Emblem {
  const next = chance(id);
  const corners = 3 + Math.floor(next() * 5);
  const turn = Math.floor(next() * 4) * 15;
  const shapes: Shape[] = [{ d: polygon(corners, 44, turn), line: 6 }];
  shapes.push({ d: next() < 0.5 ? star(corners, 30, 12, turn) : polygon(corners, 24, turn + 180 / corners) });
  shapes.push({ d: circle(6 + next() * 6), tone: 0.25 });
  return shapes;
}
