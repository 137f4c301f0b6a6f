/** What a viewer sees of a match. Types only. */
import type { Facts } from '../../lib/types';

export interface Trap {
  handle: number;
  card: string | null;
}

export interface Thing {
  handle: number;
  /** A card's id, or `base`. */
  card: string;
  owner: number;
  attack: number;
  life: number;
  max_life: number;
  used: boolean;
  exhausted: boolean;
  attacking: boolean;
  blocked: boolean;
  blocking: boolean;
  illusion: boolean;
  traps: Trap[];
}

export interface SeatView {
  lost: boolean;
  base: Thing | null;
  /** Gold, cosmium, electricity. */
  storage: number[];
  limits: number[];
  building_life: number;
  hand: number;
  deck: number;
  known_hand: string[];
  known_deck: Record<string, string>;
  junkyard: string[];
  miners: Thing[];
  buildings: Thing[];
  warriors: Thing[];
}

export interface UnderWay {
  kind: 'play' | 'paid' | 'trap' | 'effect' | 'waiting' | 'window';
  seat: number | null;
  card: string | null;
  facts: Facts;
}

export interface Attacker {
  handle: number;
  target: number | null;
  line: number;
  blocker: number | null;
}

export interface Observation {
  viewer: number;
  turn: number;
  player: number;
  phase: string;
  may_convert: boolean;
  asked: number | null;
  seats: SeatView[];
  stack: UnderWay[];
  attackers: Attacker[];
}
