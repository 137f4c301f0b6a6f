/** What a viewer sees of a match, as the server's types say. Types only. */
import type * as generated from '../../generated/conquerors';

export type { Attacker, Card, Choices, Happened, SeatView, Thing, TrapView as Trap, UnderWay } from '../../generated/conquerors';

/** In a view, the question stands beside it. */
export type Observation = Omit<generated.Observation, 'decision'>;
