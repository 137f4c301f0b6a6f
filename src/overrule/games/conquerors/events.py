"""The kinds of events of Planetary Conquerors."""

from __future__ import annotations

from typing import Final, Literal

from overrule.core.events import Cards, Fact, Happened, Kind, Mark, Undo
from overrule.games.conquerors.program import (
    CANNOT_ATTACK,
    CANNOT_BE_BLOCKED,
    CANNOT_BLOCK,
    HAS_FINAL_HIT,
    IGNORES_TRAPS,
)
from overrule.games.conquerors.rules.turn import PHASES
from overrule.games.conquerors.state import CONQUEST, DECK_EMPTY, LAST_BASE, NO_BASE, Position
from overrule.games.conquerors.vocabulary import Place

ENDINGS: Final = {
    CONQUEST: ("PC-1.1", "conquest"),
    LAST_BASE: ("PC-1.2", "bases-destroyed"),
    NO_BASE: ("PC-1.5", "no-base-left"),
    DECK_EMPTY: ("PC-1.3", "deck-empty"),
}
TOO_LONG_ENDING: Final = ("limit", "too-long")
Ending = Literal["conquest", "bases-destroyed", "no-base-left", "deck-empty", "too-long"]
PLACES: Final = [place.value for place in Place]
Phase = Literal["start", "mining", "kuk", "main", "attack", "trap", "end"]
Keyword = Literal["shielding", "final-hit", "cannot-attack", "cannot-block", "cannot-be-blocked", "ignores-traps"]
KEYWORDS: Final[dict[int, Keyword]] = {
    0: "shielding",
    HAS_FINAL_HIT: "final-hit",
    CANNOT_ATTACK: "cannot-attack",
    CANNOT_BLOCK: "cannot-block",
    CANNOT_BE_BLOCKED: "cannot-be-blocked",
    IGNORES_TRAPS: "ignores-traps",
}


def seats_of(s: Position, bits: int) -> list[int]:
    """Seats out of the bits of an int."""
    return [seat for seat in range(s.deal.seats) if (bits >> seat) & 1]


def _card(s: Position, number: int) -> str | None:
    return s.deal.library.cards[number].id if number >= 0 else None


SEAT = Fact(int)
COUNT = Fact(int)
FLAG = Fact(bool)
THING = Fact(int)  # the handle of a thing on the planet
MATERIALS = Fact(list[int])  # gold, cosmium, electricity
TO = Fact(Place, lambda s, place: PLACES[place])
DOER = {"seat": SEAT}
TRAP = {**DOER, "thing": THING, "position": COUNT, "column": COUNT}  # how many traps stand there now
ALTERED = {**DOER, "attack": COUNT, "life": COUNT}
# Whether it is a reaction; where it answers no card, the phase after which or the line before which it happens.
REACTION = {
    "reaction": FLAG,
    "after": Fact(Phase, lambda s, step: PHASES[step], optional=True),
    "line": Fact(int, optional=True),
}

HAPPENED = Happened(
    Kind("put-back", {**DOER, "count": COUNT}),
    Kind("turn", {**DOER, "turn": COUNT}, alone=True),
    Kind("drew", DOER, Cards.SECRET, Undo.NEVER, counts="drawn"),
    Kind("shuffled", {**DOER, "count": COUNT}, undo=Undo.NEVER),
    Kind("added", {**DOER, "materials": MATERIALS}),
    Kind("overflowed", {**DOER, "materials": MATERIALS}),
    Kind("converted", {**DOER, **REACTION}),
    Kind(
        "announced",
        {**DOER, "cost": MATERIALS, **REACTION},
        Cards.OPEN,
        Undo.UNLESS_TOLD_BY_OTHERS,
        counts="played",
    ),
    Kind("paid", {**DOER, "effect": COUNT, "cost": MATERIALS, **REACTION, "counters": COUNT}, Cards.OPEN),
    # A thing on the planet was announced before, is a token, or came out of a deck, which is noticed by itself.
    # `illusion`: an effect has made it as a copy of a card on the planet.
    Kind("entered", {**DOER, "illusion": FLAG}, Cards.OPEN, Undo.ALWAYS),
    Kind("stopped", DOER, Cards.OPEN),
    Kind("junked", DOER, Cards.OPEN),  # the seat is the owner's
    Kind("stops", DOER, Cards.OPEN),
    Kind("fizzled", {**DOER, "source": Fact(str | None, _card)}),
    Kind(
        "triggered",
        {
            **DOER,
            "source": Fact(str | None, _card),
            "final_hit": Fact(bool, optional=True),
            "granter": Fact(str, _card, optional=True),
        },
        Cards.OPEN_IF_THERE,
        mark=Mark.TRIGGER,
    ),
    Kind("no-effect", {}),
    Kind("put-off", {**DOER, "end": FLAG}),  # to the end of this turn, or to the start of the player's next one
    Kind("instead", DOER, Cards.OPEN, mark=Mark.TRIGGER),
    Kind("looked", DOER, Cards.SECRET, Undo.NEVER),
    Kind("put-under", {**DOER, "count": COUNT}, Cards.SECRET),
    Kind("recovered", {**DOER, "to": TO}, Cards.OPEN),
    Kind("searches", DOER, undo=Undo.NEVER),
    Kind("searched", {**DOER, "to": TO}, Cards.OPEN, Undo.NEVER),
    Kind("deployed", DOER, Cards.OPEN, Undo.UNLESS_TOLD_BY_OTHERS),
    Kind("looked-at-hand", {**DOER, "from": SEAT}, Cards.SECRET, Undo.NEVER),
    Kind("milled", DOER, Cards.OPEN, Undo.NEVER),
    Kind("discarded", DOER, Cards.OPEN, Undo.UNLESS_TOLD_BY_OTHERS),
    Kind("stolen", {**DOER, "from": SEAT, "materials": MATERIALS, "wanted": MATERIALS}),
    Kind("spent", {**DOER, "materials": MATERIALS}),
    Kind("refused", {**DOER, "materials": MATERIALS}),  # somebody who may pay does not
    Kind("drained", {**DOER, "materials": MATERIALS, "wanted": MATERIALS}),
    Kind("sacrificed", DOER, Cards.OPEN),
    Kind("vanished", DOER, Cards.OPEN),
    Kind("returned", {**DOER, "to": TO}, Cards.OPEN),
    Kind("taken", ALTERED, Cards.OPEN),
    Kind("exhausted", ALTERED, Cards.OPEN),
    Kind("readied", ALTERED, Cards.OPEN),
    Kind("recharged", ALTERED, Cards.OPEN),
    Kind("boosted", ALTERED, Cards.OPEN),
    Kind("fortified", ALTERED, Cards.OPEN),
    Kind("retreated", ALTERED, Cards.OPEN),
    Kind(
        "gained",
        {**DOER, "keyword": Fact(Keyword, lambda s, feature: KEYWORDS[feature]), "shielding": COUNT},
        Cards.OPEN,
    ),
    Kind("counted", ALTERED, Cards.OPEN),
    Kind("damaged", {"amount": COUNT, "shielded": COUNT, "left": COUNT, "by": THING}, Cards.OPEN),
    Kind("shielded", {"amount": COUNT, "by": THING}, Cards.OPEN),
    Kind("damage-lost", {"by": THING}),  # all targets have gone before it was dealt (PC-6.1)
    Kind("healed", {"amount": COUNT, "left": COUNT}, Cards.OPEN),
    Kind("destroyed", DOER, Cards.OPEN, counts="lost"),
    Kind("died", DOER, Cards.OPEN, counts="lost"),
    Kind("attackers", DOER, Cards.OPEN),
    Kind("attacks", {**DOER, "target": THING, "line": COUNT}, Cards.OPEN, counts="attacks"),
    Kind("target-lost", DOER, Cards.OPEN),  # it leaves the attack: its target is gone, or no enemy's (PC-11.9)
    Kind("blocked", DOER, Cards.OPEN),
    Kind("trap-placed", TRAP, Cards.SECRET, Undo.UNLESS_TOLD_BY_OTHERS, counts="played"),
    Kind("trap-moved", TRAP, Cards.SECRET),
    Kind("trapback", TRAP, Cards.SECRET),
    Kind("traps-lost", {}, Cards.OPEN),
    Kind("looked-at-traps", DOER, Cards.SECRET, Undo.NEVER),
    Kind("disarmed", DOER, Cards.OPEN),
    Kind("turned-up", {**DOER, "attacker": THING}, Cards.OPEN, Undo.NEVER, mark=Mark.TRIGGER),
    Kind("activated", DOER, Cards.OPEN),
    Kind("base-destroyed", DOER, Cards.OPEN),
    Kind("lost", DOER),
    Kind(
        "over",
        {
            "winners": Fact(list[int], seats_of),
            "ending": Fact(Ending, lambda s, e: ENDINGS.get(e, TOO_LONG_ENDING)[1]),
            "life": Fact(int, optional=True),  # of the winner's buildings
        },
    ),
)
