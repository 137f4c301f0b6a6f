/** What a viewer sees of a match, as the server's types say. Types only. */
import type * as generated from '../../generated/compile';

export type { Card, Choices, FieldCard, Happened, LineSide, SeatView } from '../../generated/compile';

/** In a view, the question stands beside it. */
export type Observation = Omit<generated.Observation, 'decision'>;
