"""What happens in matches is what the catalogues of events say, from which the client's types are written."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from overrule.core.decisions import SPECTATOR
from overrule.core.events import Cards, CardSeen, Event, EventCard, Kind
from overrule.core.rng import stream_of
from overrule.games import KITS
from tests.messages.sources import noted_kinds

MATCHES = 30
every_game = pytest.mark.parametrize("game", list(KITS))


@every_game
def test_the_catalogue_has_the_kinds_that_the_rules_note(game: str) -> None:
    assert set(KITS[game].game.rules.happened) == noted_kinds(game)


@pytest.mark.slow
@every_game
def test_events_are_as_the_catalogue_says(game: str) -> None:
    happened = KITS[game].game.rules.happened
    seen = set()
    for seed in range(MATCHES):
        seats = KITS[game].game.seats[seed % len(KITS[game].game.seats)]
        for event in _events(game, seats, seed):
            seen.add(event.kind)
            for viewer in (*range(seats), SPECTATOR):
                check(event, viewer, happened[event.kind])
    assert len(seen) > len(happened) * 0.7  # so the matches do show something


def _events(game: str, seats: int, seed: int) -> Iterator[Event]:
    """All that happens in a random match."""
    match = KITS[game].game.start(seats=seats, seed=seed, events=True)
    moves = stream_of(seed, 100)
    yield from match.events()
    while (decision := match.decision) is not None:
        match.choose(decision.options[moves.below(len(decision.options))])
        yield from match.events()


def check(event: Event, viewer: int, kind: Kind) -> None:
    """An event as a viewer gets it has the facts of its kind, of their types, and the cards that it should have."""
    seen = event.view(viewer)
    assert seen.pop("kind") == kind.name
    assert isinstance(seen.pop("number"), int)
    msgspec.convert(seen.pop("cause"), int | None)
    msgspec.convert(seen.pop("actor", None), CardSeen | None)
    cards = msgspec.convert(seen.pop("cards", []), list[CardSeen])
    if kind.cards is not Cards.OPEN_IF_THERE:
        assert bool(cards) == (kind.cards is not Cards.NONE), event
    if kind.cards in (Cards.OPEN, Cards.OPEN_IF_THERE):
        assert all(card["card"] is not None for card in cards), event
    needed = {name for name, fact in kind.facts.items() if not fact.optional}
    assert needed <= set(seen) <= set(kind.facts), event
    for name, value in seen.items():
        msgspec.convert(value, kind.facts[name].type)


DREW = KITS["compile"].game.rules.happened["drew"]
PLAYED = KITS["compile"].game.rules.happened["played"]
DISCARDED = KITS["compile"].game.rules.happened["discarded"]


@pytest.mark.parametrize(
    ("kind", "facts", "cards"),
    [
        pytest.param(DREW, {"seat": 0, "deck": 0}, [None], id="a fact is missing"),
        pytest.param(DREW, {"seat": 0, "deck": 0, "count": 1, "line": 1}, [None], id="a fact too many"),
        pytest.param(DREW, {"seat": 0, "deck": 0, "count": True}, [None], id="of another type"),
        pytest.param(DREW, {"seat": 0, "deck": 0, "count": 1}, [], id="no cards"),
        pytest.param(DISCARDED, {"seat": 0, "into": 0}, [None], id="a card that all should know"),
    ],
)
def test_an_event_that_is_not_as_the_catalogue_says_is_found(
    kind: Kind, facts: dict[str, object], cards: list[str | None]
) -> None:
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check(_event(kind, facts, cards), SPECTATOR, kind)


def test_an_optional_fact_may_be_there_or_not() -> None:
    facts: dict[str, object] = {"seat": 0, "side": 0, "line": 1, "up": False}
    check(_event(PLAYED, facts, [None]), SPECTATOR, PLAYED)
    check(_event(PLAYED, {**facts, "under": True}, [None]), SPECTATOR, PLAYED)


def _event(kind: Kind, facts: dict[str, object], cards: list[str | None]) -> Event:
    return Event(kind.name, facts, tuple(EventCard(7, (name,) * 3) for name in cards))
