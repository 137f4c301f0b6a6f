"""Planetary Conquerors, leaking on purpose in one way at a time: the checks of hidden information notice each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from overrule import Decision, Event, Option
from overrule.core.rng import Rng
from overrule.games.conquerors.decisions import card_id
from overrule.games.conquerors.state import Position
from tests.conformance import test_hidden as checks
from tests.conformance import test_knowledge as knowledge
from tests.conformance.conquerors import ConquerorsAdapter
from tests.conformance.games import ADAPTERS
from tests.conformance.test_hidden import LeakyConquerors, leaks

NAME = "conquerors"
Check = Callable[[str, int], None]


class ShowsHands(LeakyConquerors):
    """Everybody comes to know a card of each hand, without an event. The engine believes that they may."""

    def spoil(self, position: Position) -> None:
        for hand in position.hands:
            if hand:
                position.show(hand[-1])


class ShowsTheTopOfDecks(LeakyConquerors):
    """Everybody may look at the top card of every deck."""

    def spoil(self, position: Position) -> None:
        for deck in position.decks:
            if deck:
                position.show(deck[-1])


class TellsInOptions(LeakyConquerors):
    """What a viewer is asked tells the first card of another hand; subclasses say how."""

    def retell(self, options: tuple[Option, ...], kind: int, name: str) -> tuple[Option, ...]:
        raise NotImplementedError

    def decision(self, position: Position) -> Decision | None:
        decision = super().decision(position)
        hand = () if decision is None else tuple(position.hands[position.next_seat(decision.seat)])
        if decision is None or not hand:
            return decision
        options = self.retell(tuple(decision.options), position.kind[hand[0]], card_id(position, hand[0]))
        return Decision(decision.number, decision.seat, decision.kind, decision.source, options, decision.facts)


class KeysNameHiddenCards(TellsInOptions):
    """The keys of options name a card of another hand."""

    def retell(self, options: tuple[Option, ...], kind: int, name: str) -> tuple[Option, ...]:
        return tuple(Option(f"{option.key}~{name}", option.code, option.facts) for option in options)


class FactsNameHiddenCards(TellsInOptions):
    """The facts of options name a card of another hand."""

    def retell(self, options: tuple[Option, ...], kind: int, name: str) -> tuple[Option, ...]:
        return tuple(Option(option.key, option.code, {**option.facts, "against": name}) for option in options)


class OptionsInOrderOfHiddenCards(TellsInOptions):
    """The options come in an order that follows from a card of another hand."""

    def retell(self, options: tuple[Option, ...], kind: int, name: str) -> tuple[Option, ...]:
        first = kind % len(options)
        return options[first:] + options[:first]


class TellsInEvents(LeakyConquerors):
    """A fact of an event names a card."""

    def take_events(self, position: Position) -> list[Event]:
        return [self.telling(event) for event in super().take_events(position)]

    def telling(self, event: Event) -> Event:
        names = [name for card in event.cards for name in card.names]
        return Event(event.kind, {**event.facts, "of": names}, event.cards)


class TellsByEvents(LeakyConquerors):
    """Whether an event is told depends on the hand of the seat that it is about."""

    def take_events(self, position: Position) -> list[Event]:
        return [event for event in super().take_events(position) if not self.is_held_back(position, event)]

    def is_held_back(self, position: Position, event: Event) -> bool:
        if event.kind != "drew":
            return False
        hand = position.hands[cast(int, event.facts["seat"])]
        return sum(position.kind[slot] for slot in hand) % 2 == 0


class SeesAsTheOwnerDoes(LeakyConquerors):
    """Every seat's cards are observed as that seat itself observes them: hands and traps are named."""

    def observe(self, position: Position, viewer: int, decision: Decision | None) -> Any:
        seats = range(position.deal.seats)
        own = tuple(super(LeakyConquerors, self).observe(position, seat, None).seats[seat] for seat in seats)
        return msgspec.structs.replace(super().observe(position, viewer, decision), seats=own)


class HandlesSurviveShuffles(LeakyConquerors):
    """A card in a deck keeps the handle that it had before, also through a shuffle."""

    def apply(self, position: Position, code: int) -> None:
        handles = dict(zip(position.kind, position.handle, strict=True))
        super().apply(position, code)
        for deck in position.decks:
            for slot in deck:
                position.handle[slot] = handles[position.kind[slot]]


class RedealsByHiddenCards(LeakyConquerors):
    """What is dealt anew depends on what the cards really are."""

    def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
        return super().redeal(position, viewer, Rng(*position.kind[:4]))


class RedealsNothing(LeakyConquerors):
    """A redealt match has all cards where they really are."""

    def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
        twin = position.copy()
        twin.streams = [rng.fork() for _ in twin.streams]
        return twin


class RedealsTheSameChance(LeakyConquerors):
    """A redealt match draws what the real one will draw."""

    def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
        twin = super().redeal(position, viewer, rng)
        twin.streams = [stream.copy() for stream in position.streams]
        return twin


@pytest.mark.parametrize(
    "leaky",
    [
        ShowsHands,
        ShowsTheTopOfDecks,
        KeysNameHiddenCards,
        FactsNameHiddenCards,
        OptionsInOrderOfHiddenCards,
        TellsInEvents,
        TellsByEvents,
        SeesAsTheOwnerDoes,
    ],
    ids=lambda leaky: leaky.__name__,
)
def test_the_twins_notice_a_leak(leaky: type[LeakyConquerors]) -> None:
    assert leaks(ConquerorsAdapter(leaky()))


@pytest.mark.slow
def test_the_game_itself_passes_where_leaky_ones_fail() -> None:
    assert not leaks(ConquerorsAdapter())


@pytest.mark.parametrize(
    ("leaky", "check", "words"),
    [
        (SeesAsTheOwnerDoes, checks.test_an_observation_names_no_card_that_the_viewer_cannot_know, "seed"),
        (SeesAsTheOwnerDoes, checks.test_nothing_is_known_that_was_not_told, "never told"),
        (ShowsHands, checks.test_nothing_is_known_that_was_not_told, "never told"),
        (TellsInEvents, checks.test_nothing_is_known_that_was_not_told, "[\"']of[\"']"),
        (RedealsByHiddenCards, checks.test_redealing_depends_on_nothing_but_what_the_viewer_knows, "redealt match"),
        (RedealsNothing, checks.test_redealing_depends_on_nothing_but_what_the_viewer_knows, "redealt match"),
        (RedealsTheSameChance, knowledge.test_a_redealt_match_draws_anew, "as the real match will"),
    ],
    ids=lambda value: None if isinstance(value, str) else value.__name__.removeprefix("test_"),
)
@pytest.mark.slow
def test_a_check_notices_a_leak(
    monkeypatch: pytest.MonkeyPatch, leaky: type[LeakyConquerors], check: Check, words: str
) -> None:
    monkeypatch.setitem(ADAPTERS, NAME, ConquerorsAdapter(leaky()))
    with pytest.raises(AssertionError, match=words):
        check(NAME, 0)


def test_a_handle_that_survives_a_shuffle_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADAPTERS, NAME, ConquerorsAdapter(HandlesSurviveShuffles()))
    with pytest.raises(AssertionError, match="seed"):
        checks.test_a_shuffled_deck_has_new_handles(NAME)


def test_names_in_events_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right: Callable[[Event, int], dict[str, object]] = Event.view

    def view(event: Event, viewer: int) -> dict[str, object]:
        names = [next((name for name in card.names if name), None) for card in event.cards]
        cards = [{"handle": c.handle, "card": n} for c, n in zip(event.cards, names, strict=True)]
        return {**right(event, viewer), "cards": cards}

    monkeypatch.setattr(Event, "view", view)
    assert leaks(ConquerorsAdapter())
    with pytest.raises(AssertionError):
        checks.test_nothing_is_known_that_was_not_told(NAME, 0)
