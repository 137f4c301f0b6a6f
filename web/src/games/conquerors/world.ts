/** The planet and its factions, as the cards come with them. */
import type { Book, Faction, World } from '../../generated/conquerors';
import type { CardBook } from '../../lib/types';

export type { Faction };

export function worldOf(book: CardBook): World | undefined {
  return (book as Partial<Book>).world;
}

export function factionOf(book: CardBook, id: string | undefined): Faction | undefined {
  return worldOf(book)?.factions.find((faction) => faction.id === id);
}
