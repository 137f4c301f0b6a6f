/** Where the parts of an area lie: each has its place, whatever lies there. */
import { describe, expect, it } from 'vitest';
import type { Room } from '../src/lib/fit';
import type { SeatView, Thing } from '../src/games/conquerors/types';
import { LEAST, placesOf, widest, zonesOf, type Places } from '../src/games/conquerors/zones';

const TABLE: Room = { width: 834, height: 270 };
const PHONE: Room = { width: 356, height: 184 };
const LOW_PHONE: Room = { width: 356, height: 110 };
const places = (buildings: number, warriors: number, miners: number): Places => ({ buildings, warriors, miners, traps: false });
const laid = (room: Room, wanted: Places) => zonesOf(room, wanted, widest(room, wanted));

let handle = 0;
const thing = (card: string, traps: unknown[] = []) => ({ handle: ++handle, card, traps }) as unknown as Thing;
const area = (warriors: number, traps: unknown[] = []): SeatView =>
  ({ base: thing('base', traps), buildings: [], miners: [], warriors: Array.from({ length: warriors }, (_, at) => thing(`w${at}`)) }) as unknown as SeatView;

describe('the places of an area', () => {
  it('are kept when what lay there is gone', () => {
    const full = placesOf(area(5, ['trap']), () => '');
    expect(full).toEqual({ buildings: 0, warriors: 5, miners: 0, traps: true });
    expect(placesOf(area(3), () => '', full)).toMatchObject({ warriors: 5, traps: true });
    expect(placesOf(area(6), () => '', full).warriors).toBe(6);
  });

  it('are there before anything lies in them, where there is room', () => {
    const [empty, first] = [laid(TABLE, places(0, 0, 0)), laid(TABLE, places(1, 2, 2))];
    expect(first).toEqual(empty);
    expect(empty.columns).toMatchObject({ base: 2 });
    expect(laid(LOW_PHONE, places(0, 0, 0)).columns.base).toBe(1);
  });

  it('of buildings that are not there leave their room to warriors', () => {
    expect(laid(TABLE, places(0, 3, 2)).size).toBe(laid(TABLE, places(1, 2, 2)).size);
  });
});

describe('cards', () => {
  it('have their whole text on an early table, and are all in sight on a full one', () => {
    expect(laid(TABLE, places(1, 2, 2)).size).toBeGreaterThanOrEqual(150);
    const full = laid(TABLE, places(4, 12, 6));
    expect(full.scrolls).toBe(false);
    expect(full.rows.cards * full.columns.warriors).toBeGreaterThanOrEqual(12);
  });

  it('of a fight can be told apart: they stand closer together, and in two rows, before they get small', () => {
    for (const [buildings, warriors] of [[1, 5], [1, 6], [3, 8]] as const) {
      const zones = laid(TABLE, places(buildings, warriors, 4));
      expect(zones.size).toBeGreaterThanOrEqual(84);
      expect(zones.miner).toBeGreaterThanOrEqual(60);
    }
    expect(laid(TABLE, places(3, 8, 4)).rows.cards).toBe(2);
  });

  it('of a phone have their names: warriors in front, all else behind them', () => {
    const zones = laid(PHONE, places(1, 4, 2));
    expect(zones).toMatchObject({ front: true, thin: true, rows: { cards: 1 } });
    expect(zones.size).toBeGreaterThanOrEqual(60);
    expect(zones.miner).toBeGreaterThanOrEqual(60);
  });

  it('of one of many players fill a high and narrow room, if need be in three rows', () => {
    const NARROW: Room = { width: 180, height: 250 };
    expect(laid(NARROW, places(0, 1, 2)).size).toBeGreaterThanOrEqual(54);
    const full = laid(NARROW, places(1, 3, 3));
    expect(full.scrolls).toBe(false);
    expect(full.size).toBeGreaterThanOrEqual(50);
  });

  it('are scrolled where they would be too small', () => {
    expect(laid({ width: 200, height: 60 }, places(6, 12, 4))).toMatchObject({ size: LEAST, scrolls: true });
  });

  it('of another size have their places, too', () => {
    expect(zonesOf(TABLE, places(1, 2, 2), 100)).toMatchObject({ size: 100, scrolls: false });
  });
});
