/** Draws pictures in the browser, for cards that were not there when the client was built. */
import { kitOf } from '../games';
import generic from '../games/generic';
import type { CardData, GameId } from '../lib/types';
import { SIZES } from './files';
import { motifOf } from './motif';

const [load] = Object.values(
  import.meta.glob<Record<string, string>>('../generated/motifs.json', { import: 'default' }),
);

let before: Promise<unknown> = Promise.resolve();

/** The picture of a card as a data: address. One is drawn at a time, so that the page stays quick. */
export function drawHere(game: GameId, card: CardData): Promise<string> {
  const drawing = before.then(() => draw(game, card));
  before = drawing.catch(() => undefined);
  return drawing;
}

async function draw(game: GameId, card: CardData): Promise<string> {
  const [{ default: kit }, paths = {}] = await Promise.all([(kitOf(game).pictures ?? generic.pictures!)(), load?.()]);
  const plan = kit.planOf(card, Object.keys(paths));
  const path = paths[plan.motif];
  if (!path) throw new Error(`there is no motif "${plan.motif}" for ${card.id}`);
  return bitmap(kit.compose(plan, motifOf(path)));
}

/** An SVG costs much each time it moves; a bitmap does not. */
async function bitmap(svg: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZES[1], SIZES[1]];
  canvas.getContext('2d')!.drawImage(image, 0, 0, SIZES[1], SIZES[1]);
  return canvas.toDataURL('image/webp', 0.85);
}
