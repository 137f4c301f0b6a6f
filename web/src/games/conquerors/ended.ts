/** The table as it was when the last blow fell. By the rules, the cards of players who have lost are gone after it. */
import type { GameEvent } from '../../lib/types';
import type { Observation, SeatView, Thing } from './types';

const GONE = new Set(['died', 'destroyed', 'vanished', 'returned', 'junked']);

/** `before`: the last view in which the match went on; `events`: what happened since; `after`: how it ended, or is ending. */
export function asItEnded(before: Observation, events: readonly GameEvent[], after: Observation): Observation {
  const seats = after.seats.map((area, seat) => {
    const was = before.seats[seat];
    if (!area.lost || !was || was.lost) return area;
    const lost = events.findIndex((event) => event.kind === 'lost' && event.seat === seat);
    return struck(was, lost < 0 ? events : events.slice(0, lost));
  });
  return { ...after, seats };
}

/** What a player had, after blows and losses. */
function struck(area: SeatView, events: readonly GameEvent[]): SeatView {
  const gone = new Set(events.filter(({ kind }) => GONE.has(kind)).flatMap(({ cards }) => (cards ?? []).map(({ handle }) => handle)));
  const left = (things: Thing[]) => things.filter(({ handle }) => !gone.has(handle)).map((thing) => hurt(thing, events));
  return {
    ...area,
    base: area.base && hurt(area.base, events),
    miners: left(area.miners),
    buildings: left(area.buildings),
    warriors: left(area.warriors),
  };
}

function hurt(thing: Thing, events: readonly GameEvent[]): Thing {
  const change = (kind: string) =>
    events.filter((event) => event.kind === kind && event.cards?.[0]?.handle === thing.handle).reduce((sum, { amount }) => sum + Number(amount), 0);
  return { ...thing, life: Math.max(0, thing.life - change('damaged') + change('healed')) };
}
