/**
 * Where the parts of a player's area lie and how large its cards are: base, buildings, warriors and miners have their
 * places whether anything lies there or not, so that hardly anything moves because of a card that comes or goes.
 */
import type { Room } from '../../lib/fit';
import { GIST, NAMED, TALL, WHOLE } from './layout';
import { piles } from './model';
import type { SeatView, Thing } from './types';

/** For how many piles there is room in each part, and whether there is room for traps. */
export interface Places {
  buildings: number;
  warriors: number;
  miners: number;
  traps: boolean;
}

export interface Zones {
  /** The widths of a card and of a miner, in px. */
  size: number;
  miner: number;
  /** The height of a row, in px. */
  high: number;
  /** Warriors stand in rows of their own in front of all else; otherwise the parts lie side by side. */
  front: boolean;
  /** There is little width, or cards are small: all stands closer together. */
  thin: boolean;
  /** Not everything is in sight. */
  scrolls: boolean;
  /** So many lie side by side in each part, and in so many rows; the base lies before the buildings. */
  columns: { base: number; warriors: number };
  rows: { cards: number; miners: number };
}

/** In px: between cards, between rows, between parts, and what stands above or below a card. */
const ROOMY = { across: 8, rows: 8, parts: 16, life: 10, traps: 25 };
const THIN = { across: 6, rows: 4, parts: 8, life: 4, traps: 0 };
type Gaps = typeof ROOMY;
const MOST = 288; // px
const MOST_THIN = 98; // px where there is little width: what comes at a card stands above it, not over what is said of the player
/** Smaller cards cannot be told apart: they are scrolled. In px. */
export const LEAST = 40;
const STEP = 2; // px
const MINER = 0.66; // of the width of a card
const WIDE = 560; // px of a room from which the places of what is not there yet are kept
const HIGH = 240; // px of its height from which there is always room for traps
const ROWS_OF_MINERS = 8; // at most
const MORE = 40; // times as much height as the smallest card is wide

const NOTHING: Places = { buildings: 0, warriors: 0, miners: 0, traps: false };
const EARLY = { buildings: 1, warriors: 2, miners: 2 };

/** The places of what lies there. */
function needed(area: SeatView, mark: (thing: Thing) => string): Places {
  const all = [area.base, ...area.buildings, ...area.warriors, ...area.miners];
  return {
    buildings: piles(area.buildings, mark).length,
    warriors: piles(area.warriors, mark).length,
    miners: piles(area.miners, mark).length,
    traps: all.some((thing) => !!thing?.traps.length),
  };
}

/** The places that are kept in an area, given those that are kept already: nothing moves because of a card that goes. */
export function placesOf(area: SeatView, mark: (thing: Thing) => string, before: Places = NOTHING): Places {
  const now = needed(area, mark);
  return {
    buildings: Math.max(before.buildings, now.buildings),
    warriors: Math.max(before.warriors, now.warriors),
    miners: Math.max(before.miners, now.miners),
    traps: before.traps || now.traps,
  };
}

/** Where there is little width, warriors stand in front of the others, if all can have their names then. */
const inFront = (room: Room): boolean => isThin(room) && room.height >= 2 * tall(NAMED, THIN, false) + THIN.rows;

const isThin = ({ width }: Room): boolean => width < WIDE;

/** The places of what may come soon are kept, too, as long as every card has its whole text beside them. */
function early(room: Room, places: Places): Places {
  const few = places.warriors <= EARLY.warriors;
  return {
    buildings: few ? Math.max(places.buildings, EARLY.buildings) : places.buildings,
    warriors: Math.max(EARLY.warriors, places.warriors),
    miners: Math.max(places.miners, EARLY.miners),
    traps: places.traps || (!isThin(room) && room.height >= HIGH),
  };
}

/** The height of a card with what stands above and below it. */
const tall = (size: number, gaps: Gaps, traps: boolean): number => size * TALL + gaps.life + (traps ? gaps.traps : 0);

/** The widest cards with which everything has its place. */
export function widest(room: Room, places: Places): number {
  const largest = (wanted: Places, least: number): number => {
    let size = isThin(room) ? MOST_THIN : MOST;
    while (size > least && !zonesWith(room, wanted, size)) size -= STEP;
    return size;
  };
  const roomy = largest(early(room, places), WHOLE - STEP);
  return roomy < WHOLE ? largest(places, LEAST) : roomy;
}

/** The parts with cards of a width. What does not fit is scrolled. */
export function zonesOf(room: Room, places: Places, size: number): Zones {
  for (let more = 0; more < MORE; more++) {
    const found = zonesAt({ ...room, height: room.height + more * LEAST }, places, size);
    if (found) return { ...found, scrolls: more > 0 };
  }
  const parts = inParts(room, places, size);
  return { ...parts.zones, scrolls: true, front: inFront(room), miner: size * MINER, columns: { base: 1, warriors: 1 }, rows: { cards: 1, miners: places.miners } };
}

/** What all parts have in common. */
function inParts(room: Room, places: Places, size: number): { zones: Omit<Zones, 'miner' | 'columns' | 'rows' | 'front'>; gaps: Gaps; rows: number } {
  const thin = isThin(room) || size < GIST;
  const gaps = thin ? THIN : ROOMY;
  const high = tall(size, gaps, places.traps);
  return { zones: { size, high, thin, scrolls: false }, gaps, rows: Math.floor((room.height + gaps.rows) / (high + gaps.rows)) };
}

function zonesAt(room: Room, places: Places, size: number): Zones | null {
  return (size < WHOLE ? null : zonesWith(room, early(room, places), size)) ?? zonesWith(room, places, size);
}

function zonesWith(room: Room, places: Places, size: number): Zones | null {
  // Miners have their names, unless there is no room for names at all.
  const named = !!laid(room, places, NAMED, NAMED);
  const found = laid(room, places, size, named ? NAMED : 0);
  return found && { ...inParts(room, places, size).zones, ...found };
}

/** Where everything lies with cards of a width, and miners that are at least so wide. */
function laid(room: Room, places: Places, size: number, least: number): Laid | null {
  const { zones, gaps, rows } = inParts(room, places, size);
  if (!rows) return null;
  // Few cards are larger side by side, even where warriors could stand in front.
  const front = inFront(room) ? behind(room, places, zones, gaps, rows, least) : null;
  const found = front ?? beside(room, places, size, gaps, rows, least);
  return found && { ...found, front: !!front };
}

type Laid = Pick<Zones, 'miner' | 'columns' | 'rows' | 'front'>;

/** All parts side by side: each has as many columns as it needs, warriors all that are left. */
function beside(room: Room, places: Places, size: number, gaps: Gaps, rows: number, least: number): Omit<Laid, 'front'> | null {
  const columns = { base: Math.ceil((1 + places.buildings) / rows), warriors: Math.ceil(places.warriors / rows) };
  const left = room.width - along(columns.base, size, 0, gaps) - along(columns.warriors, size, gaps.parts, gaps);
  const miners = minersIn({ width: left - gaps.parts, height: room.height }, places.miners, size, gaps, least);
  if (left < 0 || !miners) return null;
  columns.warriors += Math.max(0, Math.floor((left - gaps.parts - miners.width) / (size + gaps.across)));
  return { miner: miners.size, columns, rows: { cards: rows, miners: miners.rows } };
}

/** Warriors in front, all else in the row behind them; miners have a row of their own where there is more height than width. */
function behind(room: Room, places: Places, { size, high }: Pick<Zones, 'size' | 'high'>, gaps: Gaps, rows: number, least: number): Omit<Laid, 'front'> | null {
  const across = Math.floor((room.width + gaps.across) / (size + gaps.across));
  const base = 1 + places.buildings;
  const left = room.width - along(base, size, 0, gaps);
  if (left < 0) return null;
  const besideBase = minersIn({ width: left - gaps.across, height: high }, places.miners, size, gaps, least);
  const front = rows - (besideBase ? 1 : 2);
  const miners = besideBase ?? minersIn({ width: room.width, height: high }, places.miners, size, gaps, least);
  if (!miners || front < 1 || across * front < places.warriors) return null;
  return { miner: miners.size, columns: { base, warriors: across }, rows: { cards: front, miners: miners.rows } };
}

/** The width of cards and of a gap before them. */
const along = (count: number, size: number, before: number, gaps: Gaps): number => (count ? before + count * size + (count - 1) * gaps.across : 0);

/** Miners in the rows in which they are largest; if others can be named, at least so wide. */
function minersIn(room: Room, count: number, size: number, gaps: Gaps, named: number): { size: number; rows: number; width: number } | null {
  let best: { size: number; rows: number; width: number } | null = null;
  if (!count) return { size: size * MINER, rows: 1, width: 0 };
  const least = size < NAMED || !named ? Math.min(size, NAMED) * MINER : named;
  for (let rows = 1; rows <= ROWS_OF_MINERS; rows++) {
    const columns = Math.ceil(count / rows);
    const across = (room.width - (columns - 1) * gaps.rows) / columns;
    const high = (room.height - (rows - 1) * gaps.rows) / rows / TALL;
    const fits = Math.floor(Math.min(Math.max(size * MINER, least), across, high));
    if (fits >= Math.floor(least) && fits > (best?.size ?? 0)) best = { size: fits, rows, width: columns * (fits + gaps.rows) - gaps.rows };
  }
  return best;
}
