/** What a newcomer is told in a first match, a sentence for each of the first turns. */
import { kitOf } from '../games';
import { turnOf } from './acting.svelte';
import { said } from './i18n.svelte';
import { optionOf } from './options.svelte';
import type { View } from './types';

/** Under which the browser keeps the room of the first match. */
export const TIPS = 'overrule-tips';

/** The tip for this turn of everybody, nothing when all have been given. It stays while others play, so that nothing
 *  jumps, but not beside another question than what to do in one's turn. A tip about something that can be done is given
 *  only where that is on offer. */
export function tipOf(view: View): string {
  const { tips = 0, tipsBefore = [], tipAbout = {} } = kitOf(view.game);
  if (view.decision && !['action', ...tipsBefore].includes(view.decision.kind)) return '';
  const round = Math.ceil(turnOf(view) / view.seats.length);
  const offered = !(round in tipAbout) || !!optionOf(view.decision, tipAbout[round]!);
  return round >= 1 && round <= tips && offered ? said(`${view.game}-tip-${round}`) : '';
}
