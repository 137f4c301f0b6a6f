/** What the viewer is about to do at the table: cards picked, options of a menu, choices that follow each other. */
import { createContext } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { cardOf } from '../../lib/books.svelte';
import { enlarge, type Counts } from '../../lib/enlarge.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Room } from '../../lib/fit';
import type { Answering } from '../../lib/options.svelte';
import { toast } from '../../lib/toasts.svelte';
import type { CardData, Option, TableProps } from '../../lib/types';
import { alike, attackable, attackLines, comingAt, doable, fightOf, findThing, GESTURES, inVain, MULLIGAN, targetsOf, thingsOf, type Line } from './model';
import type { Observation, Thing } from './types';
import { placesOf, widest, zonesOf, type Places, type Zones } from './zones';

type Props = TableProps<Observation>;

const DOUBLE = 450; // ms

export interface OpenMenu {
  element: HTMLElement;
  options: Option[];
}

export class Play {
  #props: () => Props;
  /** The attacker whose target is chosen next. */
  #picked: number | null = $state(null);
  /** Warriors that are to attack, or places of the hand that are to be put back. */
  staged = new SvelteSet<number>();
  menu: OpenMenu | null = $state.raw(null);
  /** By seat: the room for its cards. */
  rooms = new SvelteMap<number, Room>();
  /** The places that are kept for as long as this turn lasts. */
  #kept: { turn: number; seats: Places[] } = $state.raw({ turn: -1, seats: [] });
  /** What is still to be sent, one at each new question of the same kind in the same turn. */
  #sending: { kind: string; turn: number; left: number[]; finish: boolean } | null = null;

  #chosen = -Infinity;

  constructor(props: () => Props) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().view);
  cards = $derived.by(() => this.#props().cards);
  settings = $derived.by(() => this.#props().settings);
  seen = $derived(this.view.observation);
  decision = $derived(this.view.decision);
  kind = $derived(this.decision?.kind ?? '');
  can = $derived(doable(this.decision, this.seen, this.view.you));
  /** Without a pick it is the first attacker that has no target. */
  aiming = $derived.by(() => {
    const { aims } = this.can;
    if (this.#picked !== null && aims.has(this.#picked)) return this.#picked;
    return aims.keys().next().value ?? null;
  });
  /** Several are picked before anything is sent. Once a card is put back, the others are sent one by one. */
  staging = $derived(this.kind === 'attacker' || (this.kind === 'mulligan' && this.can.plain.length > 0));
  /** What the question is about: the attacker that may be blocked, what is about to die, what an effect aims at. */
  subjects = $derived.by(() => {
    const { thing, attacker, target, targets } = this.decision?.facts ?? {};
    const top = this.seen.stack.at(-1)?.facts.targets;
    const all: unknown[] = [thing, attacker, target, ...list(targets), ...list(top)];
    return new Set(all.filter((handle): handle is number => typeof handle === 'number'));
  });
  /** The card that the viewer may react to. */
  answered = $derived.by(() => {
    const card = this.kind === 'reaction' ? this.decision?.facts.card : null;
    return typeof card === 'string' ? card : null;
  });
  /** Warriors named as attackers that have not set out yet. */
  named = $derived(new Set(this.seen.attackers.map((one) => one.handle)));

  /** Warriors that attack if what is picked now is sent, or the one whose target is asked for. */
  striking = $derived.by(() => {
    if (this.kind === 'attacker') return [...this.staged, ...this.named];
    return this.aiming === null ? [] : [this.aiming];
  });
  /** What they can be sent at. */
  strikable = $derived.by((): ReadonlySet<number> => {
    if (!this.striking.length) return new Set();
    return this.kind === 'attacker' ? attackable(this.decision) : new Set(this.can.aims.get(this.aiming!)?.keys());
  });
  /** What somebody points at. */
  pointed: number | null = $state(null);
  /** The target that was pressed for all that are picked. */
  #target: number | null = $state(null);
  /** What they would hit: what is pointed at, or was pressed, or the only thing there is, or the only base. */
  struck = $derived.by(() => {
    for (const wanted of [this.pointed, this.#target]) if (wanted !== null && this.strikable.has(wanted)) return wanted;
    const bases = this.seen.seats.flatMap(({ base }) => (base && this.strikable.has(base.handle) ? [base.handle] : []));
    const sure = this.strikable.size === 1 ? [...this.strikable] : bases;
    return sure.length === 1 ? sure[0]! : null;
  });
  /** Whom all that were sent together go for, and how many of them have not been told so; null: each is asked for its own target. */
  #goal: { handle: number | null; left: number; number: number } | null = null;

  /** An attack that is being sent, one warrior after the other: it is drawn, and told, until all of it is accepted. */
  #sent: { lines: Line[]; words: string; label: string } | null = $state.raw(null);

  /** Lines of attack, and those that there would be if what is picked were sent. */
  meant = $derived.by((): Line[] => {
    if (this.#sent) {
      const there = new Set(attackLines(this.seen).map(({ from }) => from));
      return this.#sent.lines.filter(({ from }) => !there.has(from));
    }
    const to = this.struck;
    return to === null ? [] : this.striking.map((from) => ({ from, to, number: 0, blocker: null, seat: this.view.you ?? 0 }));
  });
  drawn = $derived([...attackLines(this.seen), ...this.meant]);
  /** The warrior that would block, if it were chosen: it is pointed at, or the only one. */
  blocker = $derived.by((): number | null => {
    if (this.kind !== 'block') return null;
    const able = [...this.can.things.keys()];
    return able.find((handle) => handle === this.pointed) ?? (able.length === 1 ? able[0]! : null);
  });
  /** What comes at each thing, by its handle: at targets, at all who could block, and at the attacker if one of them does. */
  coming = $derived.by(() => {
    const all = comingAt(this.drawn, this.seen);
    const attacker = this.decision?.facts.attacker;
    if (this.kind !== 'block' || typeof attacker !== 'number') return all;
    for (const able of this.can.things.keys()) {
      for (const [handle, coming] of fightOf(attacker, able, this.seen)) if (handle === able || able === this.blocker) all.set(handle, coming);
    }
    return all;
  });

  /** Send all that are picked, at one thing if it is known at which. */
  #strike(handle: number | null): void {
    const { seat, from } = { seat: this.view.you ?? 0, from: this.striking };
    this.#goal = { handle, left: from.length, number: -1 };
    if (handle !== null) {
      const { words, label } = this.#strikeText(from.length, handle);
      this.#sent = { lines: from.map((one) => ({ from: one, to: handle, number: 0, blocker: null, seat })), words, label };
    }
    this.send();
  }

  /** Others may react first. If the target is gone then, the question is open, unless there is only one answer. */
  #aimAtGoal(): void {
    const { decision } = this;
    if (!decision || !this.#goal) return;
    const { handle, left, number } = this.#goal;
    // A question that comes again was taken back.
    if (this.seen.phase !== 'attack' || decision.number < number || !left) this.#goal = null;
    else if (this.kind === 'aim') {
      const aims = this.can.aims.get(this.aiming ?? -1);
      const aim = aims?.get(handle ?? -1) ?? (aims?.size === 1 ? [...aims.values()][0] : undefined);
      this.#goal = { handle: aims?.has(handle ?? -1) ? handle : null, left: aim ? left - 1 : left, number: decision.number };
      if (aim) this.choose(aim);
    }
  }

  /** By seat: the places in its area. In a turn those that were needed are kept, so that little moves. */
  #places = $derived.by((): Places[] => {
    const { seats, turn } = this.seen;
    const kept = this.#kept.turn === turn ? this.#kept.seats : [];
    return seats.map((area, seat) => placesOf(area, this.pileMark, kept[seat]));
  });
  /** By seat: where the parts of its area lie. */
  zones = $derived.by((): ReadonlyMap<number, Zones> => {
    const ofSeat = ([seat, room]: [number, Room]): [number, Zones] => {
      const places = this.#places[seat]!;
      return [seat, zonesOf(room, places, widest(room, places))];
    };
    return new Map([...this.rooms].map(ofSeat));
  });

  /** A new view has come: the places that it needs are kept. What somebody picks later on keeps none. */
  keepPlaces(): void {
    this.#kept = { turn: this.seen.turn, seats: this.#places };
  }

  /** By attacker: the number of its line, once it has a target. */
  lines = $derived(new Map(attackLines(this.seen).map((line) => [line.from, line.number])));

  choose(option: Option): void {
    this.menu = null;
    this.armed = this.#shot = null;
    this.#chosen = performance.now();
    this.#spot = this.kind === 'spot' ? (this.decision?.number ?? null) : null;
    this.#props().onchoose(option.key);
  }

  /** The question at which a place was chosen for a trap. */
  #spot: number | null = null;

  /** Nobody is asked whether to move the one trap that they have just placed, unless they take the answer back. */
  #leaveTrap(): void {
    const { decision } = this;
    if (!decision || this.#spot === null || decision.number <= this.#spot) return;
    const asked = this.kind === 'trap' && decision.number === this.#spot + 1;
    this.#spot = null;
    const traps = this.#things(this.view.you ?? -1).flatMap((one) => one.traps);
    const done = this.can.plain.find(({ key }) => key === 'done');
    if (asked && done && traps.length === 1 && decision.options.every(({ key }) => key === 'done' || key.startsWith('move:'))) this.choose(done);
  }

  // ------------------------------------------------------------------------------- cards and effects with a target

  /** What is about to be played, or paid, once its target is pressed: nothing is aimed at anything unasked. */
  armed: Option | null = $state.raw(null);
  targets = $derived(new Set(targetsOf(this.armed)));
  /** What can be aimed at, although nothing would happen to it. */
  vain = $derived(inVain(this.armed?.facts ?? this.decision?.facts));
  /** The target that was pressed, at which question: it is named when the text asks for it. */
  #shot: { card: string; handle: number; number: number | undefined } | null = null;

  /** Choose an option, or first its target. The second time it is laid down again. */
  use(option: Option): void {
    this.menu = null;
    if (!targetsOf(option).length) this.choose(option);
    else this.armed = this.armed?.key === option.key ? null : option;
  }

  shoot(option: Option, handle: number): void {
    const number = this.decision?.number;
    this.choose(option);
    this.#shot = { card: String(option.facts.card), handle, number };
  }

  /** Others may answer first, and prices may be asked about; if the target is gone then, the question is open. */
  #nameTarget(): void {
    const { decision } = this;
    if (!this.#shot || !decision || decision.number === this.#shot.number || decision.kind === 'reaction') return;
    const { card, handle } = this.#shot;
    if (decision.source !== card) this.#shot = null;
    else if (decision.kind === 'target' || decision.kind === 'trap-target') {
      const option = this.can.things.get(handle)?.[0];
      this.#shot = null;
      if (option) this.choose(option);
    }
  }

  // ------------------------------------------------------------------------------------- what was picked, in words

  /** What was picked of an answer, and how it is sent. */
  answering = $derived.by((): Answering => {
    const back = (act: () => void) => ({ back: { label: t('pc-aim-back'), act } });
    if (this.armed) return { words: this.#aimText(this.armed.facts.card, this.targets.size), ...back(() => (this.armed = null)) };
    if (this.#sent && (this.kind === 'attacker' || this.kind === 'aim')) {
      const { words, label } = this.#sent;
      return { words, sent: true, main: { label, disabled: true, act: () => {} } };
    }
    const send = () => this.send();
    const count = this.staged.size + (this.kind === 'attacker' ? this.named.size : 0);
    if (this.kind === 'attacker' && count) {
      return this.#attackWith(count);
    }
    if (this.staging && count) {
      const main = { label: t('pc-put-back'), disabled: count < MULLIGAN, act: send };
      return { words: t('pc-back-hint', { count, most: MULLIGAN }), main, ...back(() => this.staged.clear()) };
    }
    const { target } = this.decision?.facts ?? {};
    if (this.kind === 'block' && typeof target === 'number') return { words: `${this.decision!.prompt} ${this.#outcome(target)}` };
    const aimed = this.aiming === null ? null : findThing(this.seen, this.aiming);
    // Passing stands beside the question; what else is about no card stands there, too.
    const plain = this.kind === 'kuk' ? this.#kuk() : GESTURES.includes(this.kind) ? this.can.plain.filter(({ key }) => key !== 'pass' && key !== 'done') : [];
    return {
      ...(aimed ? { words: this.#aimText(aimed.thing.card, this.can.aims.get(this.aiming!)?.size ?? 0) } : {}),
      also: plain.map((option) => ({ label: option.label, key: option.key, act: () => this.choose(option) })),
    };
  });

  /** Drawing and putting under are alike: neither is what a click on the card would do. A single card need not be named. */
  #kuk(): Option[] {
    const [draw, under] = [this.can.plain, this.can.tray];
    return [...draw, ...(under.length > 1 ? under : under.map((option) => ({ ...option, label: t('pc-kuk-bottom') })))];
  }

  /** One button sends them at what the arrows point at; several can also be sent one by one. */
  #attackWith(count: number): Answering {
    const handle = this.struck;
    const { words, label } = this.#strikeText(count, handle);
    const split = { label: t('pc-strike-each'), act: () => this.#strike(null) };
    return {
      ...(this.strikable.size ? { words } : {}),
      ...(count > 1 && this.strikable.size > 1 && handle !== null ? { also: [split] } : {}),
      main: { label, act: () => this.#strike(handle) },
    };
  }

  #strikeText(count: number, handle: number | null): { words: string; label: string } {
    const card = handle === null ? undefined : findThing(this.seen, handle)?.thing.card;
    const target = card === undefined ? '' : cardOf(this.cards, card).name;
    const words = target ? [t('pc-strike-at', { count, target }), this.#outcome(handle), this.strikable.size > 1 ? t('pc-strike-other') : ''].filter(Boolean).join(' ') : t('pc-strike', { count });
    return { words, label: t('pc-attack-with', { count }) };
  }

  /** What becomes of a target, if nobody blocks and nothing happens meanwhile. */
  #outcome(handle: number | null): string {
    const coming = this.coming.get(handle ?? -1);
    const target = findThing(this.seen, handle ?? -1)?.thing;
    if (!coming || !target) return '';
    const traps = target.traps.length;
    return [
      t('pc-outcome', { damage: coming.attack - coming.shielded, left: coming.left, most: target.max_life }),
      ...(coming.shielded ? [t('pc-outcome-shield', { count: coming.shielded })] : []),
      ...(traps ? [t('pc-outcome-traps', { count: traps })] : []),
    ].join(' ');
  }

  #aimText(card: unknown, count: number): string {
    return t('pc-aim-card', { card: cardOf(this.cards, String(card)).name, count });
  }

  /** A click on what cannot be chosen: show it, unless it is the second half of a double click. */
  look(card: CardData | null, why = '', note = '', counts: Counts = {}): void {
    if (performance.now() - this.#chosen < DOUBLE) return;
    if (why) toast(why);
    else if (card) enlarge(card, 'conquerors', null, true, note, [], false, counts);
  }

  // ------------------------------------------------------------------------------------------------------- dragging

  /** Whether a warrior can be dragged to what it attacks. */
  canStrike(handle: number): boolean {
    return this.can.aims.has(handle) || (this.kind === 'attacker' && attackable(this.decision).size > 0 && this.can.things.has(handle));
  }

  /** An attacker is lifted; so are all that were picked before. */
  lift(handle: number): void {
    if (this.kind === 'attacker') this.staged.add(handle);
    else this.pick(handle);
  }

  /** What was lifted is let go above a target. */
  drop(handle: number, target: number): void {
    this.lift(handle);
    const aim = this.can.aims.get(handle)?.get(target);
    if (aim) this.choose(aim);
    else this.#strike(target);
  }

  /** What a card of the hand that is being dragged would do. */
  dragged: Option | null = $state.raw(null);

  // ------------------------------------------------------------------------------------------ things on the planet

  /** Whether something happens when a thing is clicked. */
  marked(handle: number): boolean {
    if (this.armed) return this.targets.has(handle);
    return this.can.things.has(handle) || this.can.aims.has(handle) || this.strikable.has(handle);
  }

  /** Whether something in a seat's area can be chosen. */
  offers(seat: number): boolean {
    return this.#things(seat).some(({ handle, traps }) => this.marked(handle) || traps.some((trap) => this.can.things.has(trap.handle)));
  }

  /** Whether something there is what the question is about, fights or is attacked. */
  calls(seat: number): boolean {
    const attacked = new Set(this.drawn.map((line) => line.to));
    return this.#things(seat).some((one) => this.subjects.has(one.handle) || one.attacking || one.blocking || attacked.has(one.handle));
  }

  #things(seat: number): Thing[] {
    const area = this.seen.seats[seat];
    return area && !area.lost ? thingsOf(area) : [];
  }

  pick(handle: number): void {
    this.#picked = handle;
  }

  chosen(handle: number): boolean {
    if (this.kind === 'attacker') return this.staged.has(handle) || this.named.has(handle) || !!this.#sent?.lines.some(({ from }) => from === handle);
    if (this.armed) return this.armed.facts.thing === handle;
    return this.kind === 'aim' && this.aiming === handle;
  }

  /** Things lie in one pile only if nothing that is going on tells them apart. Whoever attacks has warriors side by side
   *  from the beginning, so that none moves while they are picked. */
  pileMark = (thing: Thing): string => {
    const { handle } = thing;
    const { attackers, seats, phase, player } = this.seen;
    const fights = phase === 'attack' && seats[player]?.warriors.some((one) => one.handle === handle);
    if (fights || attackers.some((one) => one.blocker === handle)) return `attack ${handle}`;
    return [this.marked(handle), this.chosen(handle), this.subjects.has(handle)].join(' ');
  };

  click(handle: number, element: HTMLElement): void {
    if (this.armed) {
      this.shoot(this.armed, handle);
      return;
    }
    if (this.can.aims.has(handle)) {
      this.pick(handle);
      return;
    }
    const aim = this.aiming === null ? undefined : this.can.aims.get(this.aiming)?.get(handle);
    if (aim) this.choose(aim);
    else if (this.strikable.has(handle)) this.#target = handle;
    else if (this.kind === 'attacker') this.toggle(handle);
    else this.offer(this.can.things.get(handle) ?? [], element);
  }

  /** Use the only option, or ask which one. */
  offer(options: Option[], element: HTMLElement): void {
    if (options.length === 1) this.use(options[0]!);
    else if (options.length) this.menu = { element, options };
  }

  // -------------------------------------------------------------------------------------- several choices in a row

  toggle(one: number): void {
    if (this.staged.has(one)) this.staged.delete(one);
    else if (this.kind !== 'mulligan' || this.staged.size < MULLIGAN) this.staged.add(one);
  }

  /** Send what is staged: now the first, and the others as the questions come. */
  send(): void {
    this.#sending = { kind: this.kind, turn: this.seen.turn, left: [...this.staged], finish: this.kind === 'attacker' };
    if (this.kind === 'mulligan') {
      const hand = this.seen.seats[this.view.you ?? -1]?.known_hand ?? [];
      this.#named = this.#sending.left.map((place) => `back:${hand[place] ?? ''}`);
    }
    this.staged.clear();
    this.next();
  }

  /** Effects that wait begin in the order in which they stand there. */
  inOrder(): void {
    this.#named = (this.decision?.options ?? []).map((option) => option.key);
    this.#sending = { kind: this.kind, turn: this.seen.turn, left: [], finish: false };
    this.next();
  }

  /** Keys of what is still to be sent. */
  #named: string[] = [];

  /** A new question has come: go on with what is being sent, or forget what was picked for the last one. */
  next(): void {
    const goesOn = this.seen.phase === 'attack' && (this.#sending ?? (this.kind !== 'attacker' && this.#goal?.left));
    if (!goesOn) this.#sent = null;
    this.#nameTarget();
    this.#aimAtGoal();
    this.#leaveTrap();
    if (this.kind === 'aim' && (this.#goal?.handle ?? null) === null) this.#sent = null; // whoever is asked says it
    const sending = this.#sending;
    if (!sending || !this.decision) return; // a puzzle judges each answer before it asks again
    if (sending.kind !== this.kind || sending.turn !== this.seen.turn) {
      this.#sending = null;
      return;
    }
    const option = sending.kind === 'attacker' ? this.#nextWarrior(sending.left) : this.#nextNamed();
    if (option) this.choose(option);
    else {
      this.#sending = null;
      const done = this.can.plain.find((one) => one.key === 'done');
      if (sending.finish && done) this.choose(done);
    }
  }

  /** The next that is still on offer: other effects may have come up, and are asked about. */
  #nextNamed(): Option | undefined {
    const keys = new Map(this.decision?.options.map((option) => [option.key, option]));
    if (this.kind === 'trigger' && [...keys.keys()].some((key) => !this.#named.includes(key))) return undefined;
    while (this.#named.length) {
      const found = keys.get(this.#named.shift()!);
      if (found) return found;
    }
    return undefined;
  }

  #nextWarrior(left: number[]): Option | undefined {
    while (left.length) {
      const handle = left.shift()!;
      const direct = this.can.things.get(handle)?.[0];
      if (direct) return direct;
      // An equal one was sent in its place: now this one's place is taken by another equal one.
      const thing = findThing(this.seen, handle)?.thing;
      for (const [other, options] of this.can.things) {
        const found = findThing(this.seen, other)?.thing;
        if (thing && found && alike(thing, found)) return options[0];
      }
    }
    return undefined;
  }

  /** Forget what was picked for another question. */
  settle(): void {
    this.menu = null;
    this.armed = this.decision?.options.find(({ key }) => key === this.armed?.key) ?? null;
    if (!this.staging) this.staged.clear();
    if (this.kind !== 'attacker') this.#target = null;
    for (const one of this.staged) {
      if (this.kind === 'attacker' ? !this.can.things.has(one) : !this.can.hand[one]) this.staged.delete(one);
    }
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export const [usePlay, providePlay] = createContext<Play>();
