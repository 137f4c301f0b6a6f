/** Numbers change when what changes them arrives: a blow, or what was mined. */
import type { GameEvent } from '../../lib/types';
import type { Observation, SeatView, Thing } from './types';

const STRUCK = new Set(['damaged', 'healed']);
const STORED = new Set(['added', 'converted', 'drained', 'stolen']);

/** Whether something is on its way to a number when this is told. */
export const arrives = ({ kind }: GameEvent): boolean => STRUCK.has(kind) || STORED.has(kind);

/** The table after events of which some have not arrived yet: what they change is as it is without them. */
export function withoutArrivals(before: Observation, after: Observation, coming: readonly GameEvent[]): Observation {
  const lives = new Map<unknown, number>();
  for (const { kind, cards, amount } of coming) {
    const handle = cards?.[0]?.handle;
    if (STRUCK.has(kind)) lives.set(handle, (lives.get(handle) ?? 0) + (kind === 'healed' ? -1 : 1) * Number(amount));
  }
  const seats = after.seats.map((area, seat) => {
    const was = before.seats[seat];
    if (!was) return area;
    const stored = coming.filter((event) => STORED.has(event.kind) && (event.seat === seat || event.from === seat));
    return { ...alive(area, lives), storage: storage(was, area, stored) };
  });
  return { ...after, seats };
}

function alive(area: SeatView, lives: ReadonlyMap<unknown, number>): SeatView {
  const as = (thing: Thing): Thing => (lives.has(thing.handle) ? { ...thing, life: thing.life + lives.get(thing.handle)! } : thing);
  return {
    ...area,
    building_life: area.building_life + area.buildings.reduce((sum, { handle }) => sum + (lives.get(handle) ?? 0), 0),
    base: area.base && as(area.base),
    buildings: area.buildings.map(as),
    miners: area.miners.map(as),
    warriors: area.warriors.map(as),
  };
}

/** What is only added is missing until it arrives; what is exchanged is as it was before. */
function storage(was: SeatView, now: SeatView, coming: readonly GameEvent[]): SeatView['storage'] {
  if (!coming.length) return now.storage;
  if (coming.some(({ kind }) => kind !== 'added')) return was.storage;
  return now.storage.map((count, at) => Math.max(0, count - coming.reduce((sum, { materials }) => sum + Number((materials as number[] | undefined)?.[at] ?? 0), 0)));
}
