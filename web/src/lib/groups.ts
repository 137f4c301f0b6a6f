/** Options put together that are about the same card. */
import type { Option, View } from './types';

export interface Group {
  card: string | null;
  options: Option[];
}

/** The cards of the viewer's hand, as they lie there. */
export function handOf(view: View): readonly string[] {
  const { seats = [] } = (view.observation ?? {}) as { seats?: { known_hand?: string[] }[] };
  return (view.you === null ? undefined : seats[view.you]?.known_hand) ?? [];
}

/** Each card with its options, in the order of their first ones; what is about no card stands alone. Cards of a hand
 *  stand as they lie there. */
export function groupOptions(options: readonly Option[], hand: readonly string[] = []): Group[] {
  const groups: Group[] = [];
  const places = new Map<string, Group>();
  for (const option of options) {
    const card = typeof option.facts.card === 'string' && !option.facts.card.includes('.') ? option.facts.card : null;
    // Two things of the same name are two groups: they are told apart by their handles.
    const name = card && `${card} ${String(option.facts.thing ?? option.facts.handle ?? '')}`;
    const known = name ? places.get(name) : undefined;
    if (known) known.options.push(option);
    else {
      const group = { card, options: [option] };
      groups.push(group);
      if (name) places.set(name, group);
    }
  }
  const inHand = ({ card }: Group): boolean => card !== null && hand.includes(card);
  const held = groups.filter(inHand).sort((one, other) => hand.indexOf(one.card!) - hand.indexOf(other.card!));
  return groups.map((group) => (inHand(group) ? held.shift()! : group));
}

const FEW = 3;
const WORDS = 48; // letters of all labels together

/** Whether options are so few and short that they fit beside a question. */
export function isShort(options: readonly Option[]): boolean {
  const letters = options.reduce((all, { label }) => all + label.length, 0);
  return options.length <= FEW && letters <= WORDS && groupOptions(options).every(({ card }) => card === null);
}
