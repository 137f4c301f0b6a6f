/** A table in words, sorted by where its parts lie. */
import { optionsWith } from '../../lib/options.svelte';
import type { Option, PlainArea, View } from '../../lib/types';

export interface Place {
  /** Null: it is everybody's. */
  seat: number | null;
  areas: PlainArea[];
}

/** The others first, then what is everybody's, and nearest to the viewer what is their own. */
export function placesOf(view: View): Place[] {
  const count = view.seats.length;
  const home = view.you ?? 0;
  const others = Array.from({ length: count - 1 }, (_, at) => (home + 1 + at) % count);
  return [...others, null, home]
    .map((seat) => ({ seat, areas: (view.plain ?? []).filter((area) => area.seat === seat) }))
    .filter(({ seat, areas }) => seat !== null || areas.length > 0);
}

/** What a click on a card of one's own chooses: the only option about it. Several are told apart by their buttons. */
export function playOf(view: View, area: PlainArea, card: string | null): Option | undefined {
  if (card === null || view.you === null || area.seat !== view.you) return undefined;
  const options = optionsWith(view.decision, { card });
  return options.length === 1 ? options[0] : undefined;
}
