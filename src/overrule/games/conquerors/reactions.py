"""At which moments players may want to react (PC-6), and which they may skip.

What others can see of this must not depend on hidden cards: public facts decide whether a moment concerns a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from overrule.cards import words
from overrule.core.decisions import Decision
from overrule.games.conquerors import vocabulary as v
from overrule.games.conquerors.library import BUILT_IN

PASS = "pass"
STEPS = ("phase", "part")  # moments at which a stop holds
IDLE = (PASS, "convert")  # turning cosmium into electricity does nothing on its own
phases: Sequence[str] = ("start", "mining", "kuk", "main", "attack", "trap", "end")


def is_reaction(decision: Decision) -> bool:
    """Whether a question can be passed for a player."""
    return decision.kind == "reaction" and decision.find(PASS) is not None


def is_step(decision: Decision) -> bool:
    """Whether a phase, or a part of an attack, begins."""
    return decision.facts.get("moment") in STEPS


def concerns(decision: Decision, seen: Any) -> bool:
    """Whether, by what all can see, a moment is one to react at: what somebody else does, unless to itself alone."""
    other = decision.facts.get("seat") != decision.seat
    match decision.facts.get("moment"):
        case "played":
            return other  # it could be stopped
        case "paid" | "trap":
            return other and touches_others(decision.facts["card"])
        case "damage":
            targets: Any = decision.facts["targets"]
            return other and not _handles(seen, decision.seat).isdisjoint(targets)
        case "part" | "line":
            return bool(subject(decision, seen))
        case _:
            return False


def is_able(decision: Decision) -> bool:
    """Whether a seat can do something that matters: to a card that does nothing to others, stop it."""
    able = [option.key for option in decision.options if option.key not in IDLE]
    if decision.facts.get("moment") == "played" and not touches_others(decision.facts["card"]):
        return any(stops(key) for key in able)
    return bool(able)


def subject(decision: Decision, seen: Any) -> frozenset[Any]:
    """The attackers that go for something of a seat's, as they are in this turn, and what all see of its means."""
    if decision.facts.get("moment") not in ("part", "line"):
        return frozenset()
    mine = _handles(seen, decision.seat)
    attack = {thing.handle: thing.attack for view in seen.seats for thing in view.warriors}
    attackers = [
        (seen.turn, attacker.handle, attacker.target, attack[attacker.handle])
        for attacker in seen.attackers
        if attacker.target in mine
    ]
    own = seen.seats[decision.seat]
    return frozenset([*attackers, (seen.turn, own.hand, own.storage)]) if attackers else frozenset()


def _handles(seen: Any, seat: int) -> frozenset[int]:
    """The handles of all that a seat has on the planet."""
    view = seen.seats[seat]
    things = (*view.miners, *view.buildings, *view.warriors, *((view.base,) if view.base is not None else ()))
    return frozenset(thing.handle for thing in things)


# ----------------------------------------------------------------------------------------------- what is on a card

_SIDES = (v.Side.ENEMY, v.Side.ANY, v.Side.THEIRS)


def _words(id: str) -> Iterator[object] | None:
    """All words of the text of a spell or trap, or of the paid effects of another card; None for an unknown card."""
    card = next((card for card_set in BUILT_IN.values() for card in card_set.cards if card.id == id), None)
    if card is None:
        return None
    texts = (*card.do, *(ability for ability in card.abilities if isinstance(ability, v.Paid)))
    return (word for text in texts for word in (text, *words.inside(text)))


@cache
def touches_others(id: str) -> bool:
    """Whether a spell, a trap or a paid effect of a card may affect others; unknown cards may."""
    found = _words(id)
    return found is None or any(
        getattr(word, "side", None) in _SIDES or getattr(word, "who", v.Who.YOU) is not v.Who.YOU for word in found
    )


@cache
def stops(key: str) -> bool:
    """Whether an option may stop a card: `play:signal-jam`, `pay:b.spell-tower`."""
    found = _words(key.split(":")[1].split(".")[1 if key.startswith("pay:") else 0])
    return found is None or any(isinstance(word, v.Stop) for word in found)
