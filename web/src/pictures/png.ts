/** Writes bitmaps as PNG files: small, made by computation, and stretched by whoever draws them. */

export interface Palette {
  /** Red, green and blue of each level. */
  colours: Uint8Array;
  /** How solid each level is. */
  alphas: Uint8Array;
}

const SIGNATURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
/** How colours are told, by the bytes of a dot. */
const TYPES: Readonly<Record<number, number>> = { 1: 3, 3: 2, 4: 6 };

/** A square as a data: address: levels of a palette, or red, green and blue of each dot, perhaps alpha. */
export function png(side: number, data: Uint8Array, palette?: Palette): string {
  const head = new Uint8Array([...word(side), ...word(side), 8, TYPES[data.length / side ** 2]!, 0, 0, 0]);
  const colours = palette ? [chunk('PLTE', palette.colours), chunk('tRNS', palette.alphas)] : [];
  const body = chunk('IDAT', stored(rows(side, data)));
  const file = joined([SIGNATURE, chunk('IHDR', head), ...colours, body, chunk('IEND', new Uint8Array())]);
  return `data:image/png;base64,${base64(file)}`;
}

/** Each row begins with a byte that says how it is coded: as it is. */
function rows(side: number, data: Uint8Array): Uint8Array {
  const length = data.length / side;
  const found = new Uint8Array(data.length + side);
  for (let row = 0; row < side; row++) found.set(data.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return found;
}

const BLOCK = 65535; // bytes

/** A zlib stream of blocks that are not compressed. */
function stored(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array([0x78, 1])];
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = data.subarray(at, at + BLOCK);
    const length = [block.length & 255, block.length >> 8];
    parts.push(new Uint8Array([at + BLOCK >= data.length ? 1 : 0, ...length, ...length.map((byte) => byte ^ 255)]), block);
  }
  return joined([...parts, word(sumOf(data))]);
}

/** Adler's; what is summed up stays below 2³¹ for so many bytes. */
function sumOf(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (let at = 0; at < data.length; at += 3000) {
    for (const byte of data.subarray(at, at + 3000)) {
      a += byte;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return ((b << 16) | a) >>> 0;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  return joined([word(data.length), body, word(checksum(body))]);
}

const CRC = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = CRC[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const word = (value: number) => new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const LETTERS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');

function base64(data: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(data.length / 3) * 4).fill(61); // "=" where there is nothing left
  for (let i = 0, at = 0; i < data.length; i += 3, at += 4) {
    const three = (data[i]! << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
    text[at] = LETTERS[three >> 18]!;
    text[at + 1] = LETTERS[(three >> 12) & 63]!;
    if (i + 1 < data.length) text[at + 2] = LETTERS[(three >> 6) & 63]!;
    if (i + 2 < data.length) text[at + 3] = LETTERS[three & 63]!;
  }
  return new TextDecoder().decode(text);
}
