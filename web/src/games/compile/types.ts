/** What a viewer sees of a match. Types only. */

export interface FieldCard {
  handle: number;
  up: boolean;
  value: number;
  card: string | null;
}

export interface LineSide {
  protocol: string;
  compiled: boolean;
  /** From the protocol outwards: the last one is uncovered. */
  cards: FieldCard[];
  total: number;
}

export interface SeatView {
  hand: number;
  deck: number;
  known_hand: string[];
  known_deck: Record<string, string>;
  trash: string[];
  lines: LineSide[];
  cannot_compile_now: boolean;
  cannot_compile_next: boolean;
}

export interface Observation {
  viewer: number;
  turn: number;
  player: number;
  phase: 'draft' | 'start' | 'control' | 'compile' | 'action' | 'cache' | 'end';
  control: number | null;
  with_control: boolean;
  asked: number | null;
  /** Empty while protocols are drafted. */
  seats: SeatView[];
  committed: { handle: number; side: number; line: number; up: boolean; card: string | null }[];
  leaving: { handle: number; side: number; card: string | null }[];
  drafted: string[];
}
