/** Words of the table that depend on what they are about. */
import { cardOf } from '../../lib/books.svelte';
import { t, word } from '../../lib/i18n.svelte';
import type { CardBook, CardData } from '../../lib/types';
import type { IconName } from './icons';
import { MATERIALS } from './materials';
import type { Why } from './model';
import type { Thing } from './types';

/** A card by its id; a base is no card, but is drawn as one, and each seat has a picture of its own. */
export function faceOf(book: CardBook, id: string, life?: number, seat?: number): CardData {
  if (id !== 'base') return cardOf(book, id);
  const name = word('conquerors', 'base');
  return { id: seat === undefined ? id : `base-${seat}`, name: name.charAt(0).toUpperCase() + name.slice(1), type: 'base', life: life ?? 15, lines: [] };
}

export interface Mark {
  icon: IconName;
  text: string;
}

/** What is the matter with a thing, for the eye and in words. */
export function marksOf(thing: Thing, controller: number, named: boolean, names: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  if (thing.attacking || named) marks.push({ icon: 'attacks', text: word('conquerors', 'table-attacking') });
  if (thing.blocked) marks.push({ icon: 'blocked', text: word('conquerors', 'table-blocked') });
  if (thing.blocking) marks.push({ icon: 'blocks', text: word('conquerors', 'table-blocking') });
  if (thing.exhausted && !thing.attacking) marks.push({ icon: 'exhausted', text: word('conquerors', 'table-exhausted') });
  if (thing.used) marks.push({ icon: 'used', text: word('conquerors', 'table-used') });
  if (thing.illusion) marks.push({ icon: 'illusion', text: word('conquerors', 'table-illusion') });
  if (thing.counters) marks.push({ icon: 'counters', text: word('conquerors', 'table-counters', { count: thing.counters }) });
  if (thing.gained.length) marks.push({ icon: 'gained', text: gainedText(thing) });
  if (thing.owner !== controller) marks.push({ icon: 'owner', text: word('conquerors', 'table-owned', { name: names[thing.owner] ?? '' }) });
  return marks;
}

function gainedText(thing: Thing): string {
  return thing.gained.map((what) => word('conquerors', 'table-gained', { what })).join(', ');
}

/** Materials in words, without those of which there is nothing: 2 gold, 1 cosmium. */
export function materials(amounts: readonly number[]): string[] {
  const names = {
    gold: (count: number) => t('pc-gold', { count }),
    cosmium: (count: number) => t('pc-cosmium', { count }),
    electricity: (count: number) => t('pc-electricity', { count }),
  };
  return MATERIALS.flatMap((material, at) => (amounts[at] ? [names[material](amounts[at])] : []));
}

export function whyText(why: Why, lacks: readonly number[]): string {
  switch (why) {
    case 'waiting':
      return t('table-why-waiting');
    case 'other-question':
      return t('table-why-question');
    case 'trap':
      return t('pc-why-trap');
    case 'expensive':
      return t('pc-why-expensive', { materials: materials(lacks).join(', ') });
    case 'main-phase':
      return t('pc-why-main');
    case 'no-target':
      return t('pc-why-target');
    default:
      return t('pc-why-not-now');
  }
}
