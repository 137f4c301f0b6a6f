/** Where a large card stands: near what is pointed at, never on it, and within a room. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In px: the card, and all of it with the words at its side. */
export interface Large {
  card: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The words stand at the card's left. */
  leftwards: boolean;
}

const APART = 14; // px
/** What lies so low, as a share of the room's height, belongs to a hand: its neighbours stand at its sides. */
const LOW = 0.58;

/** Whether a large card stands aside of the table: on it, it would hide where a card can go and what is attacked. */
export const goesAside = (from: Box, aside: Box): boolean => aside.right > aside.left && from.right <= aside.left;

/** Where a card stands that is lifted out of a hand: its foot stays where it was. */
export function placeLifted(from: Box, { card, height }: Large, room: Box): Place {
  const left = Math.max(room.left, Math.min((from.left + from.right - card) / 2, room.right - card));
  return { left, top: Math.max(room.top, Math.min(from.bottom, room.bottom) - height), leftwards: false };
}

/** In the lower corner, where what stands beside the table ends. */
export function placeAside(size: Large, room: Box, aside: Box): Place {
  return { left: Math.max(room.left, Math.min(aside.left, room.right - size.width)), top: Math.max(room.top, Math.min(aside.bottom, room.bottom) - size.height), leftwards: false };
}

/** Beside a thing, where there is more room; above it if it lies low and there is room above. Words lead away from it. */
export function placeBeside(from: Box, size: Large, room: Box): Place {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const leftwards = room.right - from.right < from.left - room.left;
  const inRoom = (left: number, top: number): Place => ({
    left: within(left, room.left, room.right - size.width),
    top: within(top, room.top, room.bottom - size.height),
    leftwards,
  });
  const above = from.top - APART - size.height;
  const low = from.top > room.top + (room.bottom - room.top) * LOW;
  if (low && above >= room.top) {
    const middle = (from.left + from.right) / 2;
    return inRoom(leftwards ? middle + size.card / 2 - size.width : middle - size.card / 2, above);
  }
  const top = (from.top + from.bottom - size.height) / 2;
  return inRoom(leftwards ? from.left - APART - size.width : from.right + APART, top);
}
