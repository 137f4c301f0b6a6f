"""What a viewer of a match may know (PC-2.6), built from scratch: what is not put in here stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from overrule.core import decisions as core
from overrule.core.decisions import Decision
from overrule.core.errors import BadPosition
from overrule.core.knowledge import KNOWN
from overrule.core.position import NOBODY
from overrule.games.conquerors.decisions import ability_facts, card_id, window_facts
from overrule.games.conquerors.frames import (
    ActivateFrame,
    AttackFrame,
    EffectFrame,
    MulliganFrame,
    PayFrame,
    PlayFrame,
    TriggersFrame,
    TurnFrame,
    WindowFrame,
)
from overrule.games.conquerors.program import (
    CANNOT_ATTACK,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    HAS_FINAL_HIT,
    HAS_GRANTS,
    IGNORES_TRAPS,
    WARRIOR,
)
from overrule.games.conquerors.rules.board import attack, building_life, life, max_life, shielding
from overrule.games.conquerors.rules.triggers import STRIDE
from overrule.games.conquerors.rules.turn import PHASES
from overrule.games.conquerors.rules.windows import can_convert
from overrule.games.conquerors.state import (
    ATTACKING,
    BLOCKED,
    BLOCKING,
    EXHAUSTED,
    ILLUSION,
    MATERIALS,
    MODIFIED,
    SLOT_MASK,
    USED,
    Position,
)

Gained = Literal["final-hit", "cannot-attack", "cannot-block", "cannot-be-blocked", "ignores-traps"]
GAINED: dict[Gained, int] = {
    "final-hit": HAS_FINAL_HIT,
    "cannot-attack": CANNOT_ATTACK,
    "cannot-block": CANNOT_BLOCK,
    "cannot-be-blocked": CANNOT_BE_BLOCKED,
    "ignores-traps": IGNORES_TRAPS,
}
ANY_GAINED = sum(GAINED.values())


class TrapView(Struct, frozen=True):
    """A trap on the planet; `card` is its id where the viewer knows it."""

    handle: int
    card: str | None


class Thing(Struct, frozen=True):
    """A miner, building, warrior or base. Miners have neither life nor attack, buildings and bases no attack."""

    handle: int
    card: str
    owner: int
    attack: int
    life: int
    max_life: int
    used: bool
    exhausted: bool
    attacking: bool
    blocked: bool
    blocking: bool
    illusion: bool
    counters: int
    gained: tuple[Gained, ...]  # until the end of the turn
    traps: tuple[TrapView, ...]
    shielding: int  # so much of the damage of each source does nothing in a turn


class SeatView(Struct, frozen=True):
    """One seat: what lies open, public numbers, and of hand and deck only the cards that the viewer knows."""

    lost: bool
    base: Thing | None
    storage: tuple[int, ...]
    limits: tuple[int, ...]
    building_life: int
    hand: int
    deck: int
    known_hand: tuple[str, ...]
    known_deck: dict[int, str]  # place from the top
    junkyard: tuple[str, ...]
    miners: tuple[Thing, ...]
    buildings: tuple[Thing, ...]
    warriors: tuple[Thing, ...]


class UnderWay(Struct, frozen=True):
    """Something on the stack, the last one goes first: a card being played, an effect, a trap, a window."""

    kind: Literal["play", "paid", "trap", "effect", "waiting", "window"]
    seat: int | None
    card: str | None
    facts: dict[str, object]


class Attacker(Struct, frozen=True):
    """A warrior in an attack: handles of what it goes for and of what blocks it, and its line."""

    handle: int
    target: int | None
    line: int
    blocker: int | None


class Shielded(Struct, frozen=True):
    """Damage of one source that the shielding of a thing has taken off in this turn: it takes off so much less."""

    source: int
    target: int
    amount: int


class Observation(Struct, frozen=True):
    """The match as one viewer may know it."""

    viewer: int
    turn: int
    player: int
    phase: str
    may_convert: bool
    asked: int | None
    seats: tuple[SeatView, ...]
    stack: tuple[UnderWay, ...]
    attackers: tuple[Attacker, ...]
    shields: tuple[Shielded, ...]
    decision: Decision | None


def observe(s: Position, viewer: int, decision: Decision | None) -> Observation:
    """What a seat, or the spectator (-1), may know; `decision` is the open one if it is the viewer's."""
    if not s.pool:
        raise BadPosition("nobody kept track of what can be known in a play-out: it cannot be observed")
    place = s.deal.seats if viewer == core.SPECTATOR else viewer
    return Observation(
        viewer=viewer,
        turn=s.turn,
        player=s.player,
        phase=phase(s),
        may_convert=can_convert(s, s.player),
        asked=None if s.asking == NOBODY else s.asking,
        seats=tuple(map(_Eyes(s, place).seat, range(s.deal.seats))),
        stack=tuple(_under_way(s)),
        attackers=tuple(_attackers(s)),
        shields=tuple(_shields(s)),
        decision=decision,
    )


def phase(s: Position) -> str:
    """The phase of the turn (PC-9), or "mulligan"."""
    bottom = s.frames[0]
    if isinstance(bottom, MulliganFrame):
        return "mulligan"
    assert isinstance(bottom, TurnFrame)
    return PHASES[bottom.step]


class _Eyes:
    """Somebody who looks at the table. Arrays that are needed for every card are taken out of the position once."""

    def __init__(self, s: Position, viewer: int) -> None:
        self.s = s
        self.card = s.card
        self.flags, self.handle, self.owner, self.counters = s.flags, s.handle, s.owner, s.counters
        known = s.pool[s.cards * viewer : s.cards * (viewer + 1)]
        self.grants = s.live & HAS_GRANTS
        self.hidden = [*known, *[KNOWN] * (len(s.kind) - s.cards)]  # KNOWN, or not, for each slot

    def seat(self, seat: int) -> SeatView:
        s, card, hidden = self.s, self.card, self.hidden
        deck, hand, there = s.decks[seat], s.hands[seat], s.plays(seat)
        top = len(deck) - 1
        return SeatView(
            lost=not there,
            base=self.thing(s.base(seat)) if there else None,
            storage=tuple(s.storage[MATERIALS * seat : MATERIALS * (seat + 1)]),
            limits=tuple(s.limits[MATERIALS * seat : MATERIALS * (seat + 1)]),
            building_life=building_life(s, seat),
            hand=len(hand),
            deck=len(deck),
            known_hand=tuple(sorted([card(slot).id for slot in hand if hidden[slot] == KNOWN])),
            known_deck={top - place: card(slot).id for place, slot in enumerate(deck) if hidden[slot] == KNOWN},
            junkyard=tuple([card(slot).id for slot in s.junkyards[seat]]),
            miners=tuple(map(self.thing, s.miners[seat])),
            buildings=tuple(map(self.thing, s.buildings[seat])),
            warriors=tuple(map(self.thing, s.warriors[seat])),
        )

    def thing(self, slot: int) -> Thing:
        """This is most of the work: what a thing seldom has is not looked for."""
        s, flags, card = self.s, self.flags[slot], self.card(slot)
        traps = s.column(slot)
        return Thing(
            handle=self.handle[slot],
            card=card.id,
            owner=self.owner[slot],
            attack=attack(s, slot) if card.type == WARRIOR else 0,
            life=life(s, slot),
            max_life=max_life(s, slot),
            used=flags & USED != 0,
            exhausted=flags & EXHAUSTED != 0,
            attacking=flags & ATTACKING != 0,
            blocked=flags & BLOCKED != 0,
            blocking=flags & BLOCKING != 0,
            illusion=flags & ILLUSION != 0,
            counters=self.counters[slot],
            gained=tuple(name for name, feature in GAINED.items() if flags & feature) if flags & ANY_GAINED else (),
            traps=tuple(map(self.trap, traps)) if len(traps) else (),
            shielding=shielding(s, slot) if card.shielding or flags & MODIFIED or self.grants else 0,
        )

    def trap(self, slot: int) -> TrapView:
        return TrapView(self.handle[slot], self.card(slot).id if self.hidden[slot] == KNOWN else None)


def _under_way(s: Position) -> Iterator[UnderWay]:
    cards = s.deal.library.cards
    for place, frame in enumerate(s.frames):
        if frame.player >= 0 and not s.plays(frame.player):
            continue  # it is dropped (PC-1.6)
        if isinstance(frame, PlayFrame):
            if not frame.stopped:
                yield UnderWay("play", frame.player, card_id(s, frame.slot), {})
        elif isinstance(frame, PayFrame):
            yield UnderWay("paid", frame.player, cards[frame.number].id, {"effect": frame.place})
        elif isinstance(frame, ActivateFrame):
            yield UnderWay("trap", frame.player, cards[frame.number].id, {})
        elif isinstance(frame, EffectFrame):
            card = cards[frame.card].id if frame.card >= 0 else None
            yield UnderWay("effect", frame.player, card, ability_facts(s, frame.text, card))
        elif isinstance(frame, TriggersFrame):
            for at in range(0, len(frame.waiting), STRIDE):
                card = cards[frame.waiting[at + 5]].id
                yield UnderWay("waiting", frame.waiting[at + 2], card, ability_facts(s, frame.waiting[at], card))
        elif isinstance(frame, WindowFrame):
            yield UnderWay("window", None, None, window_facts(s, place))


def _attackers(s: Position) -> Iterator[Attacker]:
    for frame in s.frames:
        if isinstance(frame, AttackFrame):
            for place, ref in enumerate(frame.attackers):
                if not s.is_there(ref):
                    continue
                target = frame.targets[place] if frame.targets else NOBODY
                blocker = frame.blockers[place] if frame.blockers else NOBODY
                yield Attacker(
                    handle=s.handle[ref & SLOT_MASK],
                    target=s.handle[target & SLOT_MASK] if s.is_there(target) else None,
                    line=frame.lines[place] + 1 if frame.lines else 0,
                    blocker=s.handle[blocker & SLOT_MASK] if s.is_there(blocker) else None,
                )


def _shields(s: Position) -> Iterator[Shielded]:
    for at in range(0, len(s.shields), 3):
        source, target, amount = s.shields[at : at + 3]
        if s.is_there(source) and s.is_there(target):
            yield Shielded(s.handle[source & SLOT_MASK], s.handle[target & SLOT_MASK], amount)
