/** Where the picture of a card is: a bitmap that was built with the client, else one that is drawn here, once. */
import type { CardData, GameId } from '../lib/types';
import { fileOf, SIZES } from './files';

export interface Shown {
  src: string;
  srcset?: string;
}

/** Pictures that were fetched, by their smallest bitmap: that is there at once. */
export const fetched = new Set<string>();

/** About how wide a card is in px, for browsers that cannot find out by themselves. */
export const WIDTH = 150;

/** The digests of the pictures that were built, by game and card. */
type Index = Readonly<Record<GameId, Readonly<Record<string, string>>>>;

// Written when pictures are drawn; without it, as before the first build, all are drawn here.
const [load] = Object.values(import.meta.glob<Index>('../generated/pictures.json', { import: 'default' }));

let index: Index | undefined = $state.raw();
let drawn: Readonly<Record<string, string>> = $state.raw({});
const asked = new Set<string>();

/** The picture of a card: nothing while it is on its way, or where there is none. Whoever reads it is told. */
export function pictureOf(game: GameId, card: CardData): Shown | undefined {
  if (!index) {
    once('', async () => (index = (await load?.()) ?? {}));
    return undefined;
  }
  const digest = index[game]?.[card.id];
  if (digest) return built(game, card.id, digest);
  const key = `${game} ${card.id}`;
  once(key, async () => {
    const { drawHere } = await import('./here');
    const src = await drawHere(game, card);
    drawn = { ...drawn, [key]: src };
  });
  return drawn[key] ? { src: drawn[key] } : undefined;
}

/** Whether it is known which pictures were built. Whoever asks is told when it is. */
export const indexed = (): boolean => index !== undefined;

/** The picture of a card if it was built with the client. */
export function builtPicture(game: GameId, id: string): Shown | undefined {
  const digest = index?.[game]?.[id];
  return digest ? built(game, id, digest) : undefined;
}

function built(game: GameId, id: string, digest: string): Shown {
  const at = (size: number) => `/${fileOf(game, id, digest, size)}`;
  return { src: at(SIZES[0]), srcset: SIZES.map((size) => `${at(size)} ${size}w`).join(', ') };
}

/** Pictures are decoration: where one cannot be had, the card's colour stays. */
function once(key: string, work: () => Promise<unknown>): void {
  if (asked.has(key)) return;
  asked.add(key);
  work().catch((error: unknown) => console.warn('no picture:', error));
}
