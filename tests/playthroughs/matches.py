"""Golden matches: what was asked, chosen and told in a few seeded random matches of each game.

A line for each choice (number, seat, question, number of options, choice), below it a line for each event. A
card is written as its handle and, behind `=`, what it is; `/as` says which viewers know that (seats a, b...,
spectator s) where not all of them do.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from overrule import SPECTATOR, game
from overrule.core.events import Event, EventCard
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games.telling import Depths

FOLDER = Path(__file__).parent
SEATS = "abcdef"
CHOICES = 77  # the stream that chooses


@dataclass(frozen=True)
class Match:
    """A match to be played at random."""

    game: str
    name: str
    seed: int
    options: dict[str, Any]
    seats: int = 2

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}.{self.name}.txt"


# Protocols are named, or drawn from the main sets: a protocol that joins another set changes none of these matches.
MATCHES = [
    Match("compile", "main-1", 5, {"sets": ["main-1"], "protocols": "random"}),
    Match("compile", "main-2", 3, {"sets": ["main-2"], "protocols": "random"}),
    Match("compile", "aux-1", 12, {"protocols": [["apathy", "hate", "love"], ["fire", "water", "life"]]}),
    Match(
        "compile",
        "aux-2",
        2,
        {"protocols": [["ice", "luck", "time"], ["assimilation", "diversity", "unity"]]},
    ),
    Match("compile", "draft", 10, {"sets": ["main-1", "main-2"]}),
    Match(
        "compile",
        "without-control",
        10,
        {
            "protocols": [["psychic", "metal", "corruption"], ["courage", "plague", "death"]],
            "control": False,
            "first": 1,
        },
    ),
    Match("conquerors", "conquest", 30, {"decks": ["citadel", "minefield"]}),
    Match("conquerors", "bases-destroyed", 8, {"decks": ["stormcallers", "last-rites"], "first": 1}),
    Match("conquerors", "four-players", 24, {"block_limit": "line"}, 4),
]


def playthroughs() -> Iterator[tuple[Path, str]]:
    """The files and what should be in them."""
    for match in MATCHES:
        yield match.path, "\n".join(transcript(match)) + "\n"


def transcript(match: Match) -> Iterator[str]:
    """The lines of a match."""
    state = game(match.game).start(seats=match.seats, seed=match.seed, options=match.options, events=True)
    rng = stream_of(match.seed, CHOICES)
    depths = Depths()
    yield f"{match.game}, seed {match.seed}, options {json.dumps(match.options)}"
    yield from told(state, depths)
    while (decision := state.decision) is not None:
        option = decision.options[rng.below(len(decision.options))]
        source = f" ({decision.source})" if decision.source else ""
        count = len(decision.options)
        yield f"{decision.number} {SEATS[decision.seat]} {decision.kind}{source} 1/{count}: {option.key}"
        state.choose(option)
        yield from told(state, depths)
    assert state.outcome is not None
    winners = "".join(SEATS[seat] for seat in state.outcome.winners) or "nobody"
    yield f"won by {winners}: {state.outcome.reason} ({state.outcome.rule})"


def told(state: State[Any, Any], depths: Depths) -> Iterator[str]:
    """The events since the last choice, one in each line, further in than what they follow from."""
    for event in state.events():
        depth = depths.of(event.view(SPECTATOR))
        yield f"  {'  ' * depth}{described(event)}"


def described(event: Event) -> str:
    facts = [f"{name}={json.dumps(fact, separators=(',', ':'))}" for name, fact in event.facts.items()]
    return " ".join([event.kind, *facts, *(shown(card) for card in event.cards)])


def shown(card: EventCard) -> str:
    """A card with all that each viewer knows of it."""
    viewers = [*SEATS[: len(card.names) - 1], "s"]
    knowing = [viewer for viewer, name in zip(viewers, card.names, strict=True) if name is not None]
    names = {name for name in card.names if name is not None}
    assert len(names) <= 1, card
    if not names:
        return f"#{card.handle}"
    who = "" if len(knowing) == len(viewers) else "/" + "".join(knowing)
    return f"#{card.handle}={names.pop()}{who}"
