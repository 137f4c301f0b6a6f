/** Numbers change when what changes them arrives: a blow, or what was mined. */
import type { GameEvent } from '../../lib/types';
import type { Observation, SeatView, Thing } from './types';

const STRUCK = new Set(['damaged', 'healed']);
const STORED = new Set(['added', 'converted', 'drained', 'stolen']);

/** Whether something is on its way to a number when this is told. */
export const arrives = ({ kind }: GameEvent): boolean => STRUCK.has(kind) || STORED.has(kind);

/** The table after events of which some have not arrived yet: what they change is as it was before. */
export function withoutArrivals(before: Observation, after: Observation, coming: readonly GameEvent[]): Observation {
  const struck = new Set(coming.filter(({ kind }) => STRUCK.has(kind)).map(({ cards }) => cards?.[0]?.handle));
  const stored = new Set(coming.filter(({ kind }) => STORED.has(kind)).flatMap(({ kind, seat, from }) => (kind === 'stolen' ? [seat, from] : [seat])));
  const seats = after.seats.map((area, seat) => {
    const was = before.seats[seat];
    return was ? earlier(was, area, struck, stored.has(seat)) : area;
  });
  return { ...after, seats };
}

function earlier(was: SeatView, now: SeatView, struck: ReadonlySet<unknown>, storage: boolean): SeatView {
  const lives = new Map([was.base, ...was.buildings, ...was.miners, ...was.warriors].flatMap((thing) => (thing && struck.has(thing.handle) ? [[thing.handle, thing.life]] : [])));
  const alive = (thing: Thing): Thing => (lives.has(thing.handle) ? { ...thing, life: lives.get(thing.handle)! } : thing);
  return {
    ...now,
    storage: storage ? was.storage : now.storage,
    building_life: now.buildings.some(({ handle }) => lives.has(handle)) ? was.building_life : now.building_life,
    base: now.base && alive(now.base),
    buildings: now.buildings.map(alive),
    miners: now.miners.map(alive),
    warriors: now.warriors.map(alive),
  };
}
