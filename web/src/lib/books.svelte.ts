/** The games and their cards in the viewer's language, fetched once for each. */
import { getCards, getGames } from './api';
import { settings } from './settings.svelte';
import type { CardBook, CardData, GameId, GameInfo } from './types';

const EMPTY: CardBook = { cards: {}, keywords: {} };

class Books {
  private books: Record<string, CardBook> = $state.raw({});
  private infos: Record<string, GameInfo[]> = $state.raw({});
  private asked = new Map<string, Promise<unknown>>();

  /** The cards of a game: empty until they are there, then those of the last language until the new ones are. */
  of(game: GameId): CardBook {
    return this.books[`${game}.${settings.lang}`] ?? this.books[`${game}.en`] ?? this.books[`${game}.cs`] ?? EMPTY;
  }

  /** Whether the cards of a game are there. */
  has(game: GameId): boolean {
    return this.of(game) !== EMPTY;
  }

  info(game: GameId): GameInfo | undefined {
    return this.games().find((one) => one.id === game);
  }

  games(): GameInfo[] {
    return this.infos[settings.lang] ?? this.infos.en ?? this.infos.cs ?? [];
  }

  /** Fetch the cards of a game in the language of the viewer. */
  load(game: GameId): Promise<unknown> {
    const key = `${game}.${settings.lang}`;
    return this.once(key, async () => {
      const book = await getCards(game); // first: others may have come while this one was on its way
      this.books = { ...this.books, [key]: book };
    });
  }

  loadGames(): Promise<unknown> {
    const lang = settings.lang;
    return this.once(`games.${lang}`, async () => {
      const infos = await getGames();
      this.infos = { ...this.infos, [lang]: infos };
    });
  }

  private once(key: string, fetch: () => Promise<void>): Promise<unknown> {
    const asked = this.asked.get(key);
    if (asked) return asked;
    const answer = fetch().catch((error: unknown) => {
      this.asked.delete(key);
      throw error;
    });
    this.asked.set(key, answer);
    return answer;
  }
}

export const books = new Books();

/** A card by its id; one that the book does not know yet is drawn with its id for a name. */
export function cardOf(book: CardBook, id: string): CardData {
  return book.cards[id] ?? { id, name: id };
}
