/** How strong a computer plays, in a word. */
import { said } from './i18n.svelte';

/** The level of a bot, which its sentence begins with; nothing for bots without one. */
export function levelOf(bot: string | null | undefined): string {
  return bot ? (said(`bot-${bot}`).split(':')[0] ?? '').toLowerCase() : '';
}
