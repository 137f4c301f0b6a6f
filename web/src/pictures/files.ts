/** Where the bitmaps of pictures are. */

/** Widths in dots: for cards on the table, and for cards that are looked at. */
export const SIZES = [192, 512] as const;

export const folderOf = (game: string): string => `assets/generated/${game}/`;

/** The name of a picture's file; its digest changes with what it shows. */
export function fileOf(game: string, id: string, digest: string, size: number): string {
  return `${folderOf(game)}${id}-${digest}-${size}.webp`;
}
