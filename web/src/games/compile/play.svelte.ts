/** What the viewer is about to do at the table: a card picked, protocols being put in another order. */
import { createContext } from 'svelte';
import { cardOf } from '../../lib/books.svelte';
import { lately } from '../../lib/lately.svelte';
import type { Option, TableProps } from '../../lib/types';
import { doable, LINES, subjects, swapped, withList } from './model';
import { Totals } from './totals.svelte';
import type { Observation } from './types';

type Props = TableProps<Observation>;

/** Questions about one card after the other, of which all go together: they are picked first, and sent at once. */
const TOGETHER = new Set(['discard', 'cache']);

/** Events after which a card in the field is not as it was. */
const CHANGES = new Set(['played', 'shifted', 'flipped', 'revealed']);

export class Play {
  #props: () => Props;
  #picked: string | null = $state(null);
  /** The side whose protocols are being rearranged, and their order so far. */
  staged: { side: number; order: string[] } | null = $state.raw(null);
  /** The first of two protocols, or stacks, that are to change places. */
  first: { side: number; line: number } | null = $state.raw(null);

  /** Cards of the hand that are going to be discarded together. */
  gathered: readonly string[] = $state.raw([]);
  /** Those of them that are still to be sent, one at each question. */
  #sending: string[] | null = null;

  /** The card in the field whose text is happening, by its handle. */
  acting: number | null = $state(null);
  /** The place that is pointed at, for the card that is picked. */
  planned: Option | null = $state.raw(null);
  /** The table is wide: cards of a stack lie beside each other. */
  wide = $state(false);
  totals = new Totals();

  constructor(props: () => Props) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().view);
  cards = $derived.by(() => this.#props().cards);
  settings = $derived.by(() => this.#props().settings);
  seen = $derived(this.view.observation);
  decision = $derived(this.view.phase === 'playing' ? this.view.decision : null);
  kind = $derived(this.decision?.kind ?? '');
  /** The seat that sits at the bottom. */
  near = $derived(this.view.you ?? 0);
  can = $derived(doable(this.decision, this.seen, this.view.you));
  /** Each answer lies on a card of its own in the field. */
  direct = $derived(!!this.decision && this.decision.options.length === [...this.can.tiles.values()].filter(({ length }) => length === 1).length);
  about = $derived(subjects(this.decision, this.seen, this.view.log));
  /** Handles of the cards that came or changed in the other player's turn: whoever is asked sees what is new. */
  changed = $derived(new Set(this.decision ? lately.events.flatMap(({ kind, cards = [] }) => (CHANGES.has(kind) ? cards.map(({ handle }) => handle) : [])) : []));
  /** The card that is to be played, while its place is chosen: the only one that can be, without asking. */
  picked = $derived.by(() => {
    const { plays } = this.can;
    if (this.#picked !== null && (plays.has(this.#picked) || this.answerOf(this.#picked))) return this.#picked;
    return plays.size === 1 && this.kind === 'play' ? [...plays.keys()][0]! : null;
  });

  name(seat: number): string {
    return this.view.seats[seat]?.name ?? '';
  }

  choose(option: Option): void {
    this.#props().onchoose(option.key);
  }

  /** Take a card in hand to play it, or lay it back. */
  pick(card: string | null): void {
    this.#picked = card === this.#picked ? null : card;
  }

  /** The option that a card answers the question with by itself. */
  answerOf(card: string): Option | undefined {
    return this.can.hand.get(card) ?? this.can.trayOptions.get(card);
  }

  /** A card is clicked or tapped. A finger does not point before it presses: it takes the card up first, with its text. */
  take(card: string, event: MouseEvent): void {
    if (this.most > 1 && this.can.hand.has(card)) {
      this.#gather(card);
      return;
    }
    const answer = this.answerOf(card);
    const finger = 'pointerType' in event && event.pointerType === 'touch';
    if (answer && !finger) this.choose(answer);
    else this.pick(card);
  }

  // ------------------------------------------------------------------------------------ several cards are discarded

  /** How many cards go together, at least and at most. */
  most = $derived(TOGETHER.has(this.kind) ? Number(this.decision?.facts.most ?? 1) : 0);
  least = $derived(Math.max(1, Number(this.decision?.facts.least ?? 1)));
  /** As many are gathered as are asked for. */
  enough = $derived(this.gathered.length >= this.least);

  /** Take a card to the others, or lay it back. When no more may go, the first one makes room. */
  #gather(card: string): void {
    const rest = this.gathered.filter((one) => one !== card);
    this.gathered = rest.length < this.gathered.length ? rest : [...rest, card].slice(-this.most);
  }

  /** Discard all that are gathered. */
  discard(): void {
    this.#sending = [...this.gathered];
    this.goOn();
  }

  /** Send the next of them, and at last that these are all; false if nothing is being sent. */
  goOn(): boolean {
    const sending = this.#sending;
    if (!sending || !TOGETHER.has(this.kind)) return false;
    const next = sending.shift();
    const option = next === undefined ? this.decision?.options.find(({ key }) => key === 'done') : this.can.hand.get(next);
    if (next === undefined || !option) this.#sending = null;
    if (option) this.choose(option);
    return !!option;
  }

  /** Where the picked card may go on a side of a line. */
  places(side: number, line: number): Option[] {
    if (this.picked === null) return [];
    return (this.can.plays.get(this.picked) ?? []).filter(({ facts }) => facts.side === side && facts.line === line);
  }

  /** What the picked card would count for in a place. */
  worth({ facts }: Option): number {
    const side = this.seen.seats[Number(facts.side)]?.lines[Number(facts.line)];
    return facts.face === 'up' ? (cardOf(this.cards, this.picked ?? '').value ?? 0) : (side?.face_down ?? 0);
  }

  /** The total of a side of a line with the card that is planned there. Where texts change a total, nobody can tell. */
  totalWith(place: Option): number | null {
    const side = this.seen.seats[Number(place.facts.side)]?.lines[Number(place.facts.line)];
    const plain = side?.cards.reduce((sum, card) => sum + card.value, 0) === side?.total;
    return side && plain ? side.total + this.worth(place) : null;
  }

  // ------------------------------------------------------------------------------ protocols and stacks change places

  /** The protocols of a side as they lie, or as they are being put. */
  order(side: number): string[] {
    if (this.staged?.side === side) return this.staged.order;
    return LINES.map((line) => this.seen.seats[side]?.lines[line]?.protocol ?? '');
  }

  movable(side: number): boolean {
    if (this.kind === 'swap-protocols') return this.can.swaps.length > 0 && side === this.decision?.seat;
    return this.can.orders.some(({ facts }) => facts.side === side);
  }

  isFirst(side: number, line: number): boolean {
    return this.first?.side === side && this.first.line === line;
  }

  /** A protocol is clicked: the first of two, or the second. */
  move(side: number, line: number): void {
    const { first } = this;
    if (first?.side !== side) {
      if (this.staged && this.staged.side !== side) this.staged = null;
      this.first = { side, line };
      return;
    }
    this.first = null;
    if (first.line === line) return;
    if (this.kind === 'swap-protocols') this.#swap(first.line, line);
    else {
      const order = swapped(this.order(side), first.line, line);
      const lies = LINES.every((at) => order[at] === this.seen.seats[side]?.lines[at]?.protocol);
      this.staged = lies ? null : { side, order };
    }
  }

  /** A stack is clicked that is to change places with another one. */
  moveStack(line: number): void {
    const side = this.decision?.seat ?? this.near;
    const { first } = this;
    this.first = first ? null : { side, line };
    if (first && first.line !== line) this.#swap(first.line, line);
  }

  #swap(one: number, other: number): void {
    const option = withList(this.can.swaps, 'lines', [one, other].sort());
    if (option) this.choose(option);
  }

  /** The answer that the order on the table would be. */
  orderOption = $derived.by(() => {
    const { staged } = this;
    return staged ? withList(this.can.orders, 'protocols', staged.order, { side: staged.side }) : undefined;
  });

  /** Take back what was begun; says whether there was anything. */
  cancel(): boolean {
    const began = this.#picked !== null || this.staged !== null || this.first !== null || this.gathered.length > 0;
    this.#picked = this.staged = this.first = this.planned = this.#sending = null;
    this.gathered = [];
    return began;
  }
}

export const [usePlay, providePlay] = createContext<Play>();
