/** Options put together that are about the same card. */
import type { Option } from './types';

export interface Group {
  card: string | null;
  options: Option[];
}

/** Each card with its options, in the order of their first ones; what is about no card stands alone. */
export function groupOptions(options: readonly Option[]): Group[] {
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
  return groups;
}
