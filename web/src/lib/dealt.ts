import type { Opening } from '../games/kit';
import type { GameEvent } from './types';

/** What a seat has of its cards, in any game. */
interface Holding {
  hand: number;
  known_hand: readonly string[];
  deck: number;
}

/** The deal with which a match begins: all cards are in the decks, then each seat draws its hand. */
export function dealtFrom<Seen extends { seats: readonly Holding[] }>(observation: Seen): Opening {
  const { seats } = observation;
  return {
    observation: { ...observation, seats: seats.map((area) => ({ ...area, hand: 0, known_hand: [], deck: area.deck + area.hand })) },
    events: seats.map((area, seat) => dealt(seat, area.hand, area.known_hand)),
  };
}

/** The cards that a seat is dealt: as many as it holds, and those that the viewer knows by name. */
function dealt(seat: number, count: number, known: readonly string[]): GameEvent {
  const cards = Array.from({ length: count }, (_, at) => ({ handle: -1, card: known[at] ?? null }));
  return { kind: 'drew', text: '', seat, deck: seat, cards };
}
