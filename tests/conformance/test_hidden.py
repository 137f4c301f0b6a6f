"""Nobody learns what they may not know: hidden twins, redealing, canaries, handles.

The last tests let a game leak on purpose and check that the twins notice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from overrule import SPECTATOR, Event, Option
from overrule.core.arrays import array
from overrule.core.decisions import Decision
from overrule.core.rng import Rng
from overrule.games.compile import observe
from overrule.games.compile.decisions import card_id
from overrule.games.compile.game import CompileRules, Options
from overrule.games.compile.state import Position
from overrule.games.conquerors.game import ConquerorsRules
from overrule.games.conquerors.game import Options as ConquerorsOptions
from overrule.games.conquerors.program import TRAP
from overrule.games.conquerors.state import Position as ConquerorsPosition
from tests.conformance.adapter import Adapter, AnyState, View
from tests.conformance.compile import CompileAdapter
from tests.conformance.conquerors import ConquerorsAdapter
from tests.conformance.games import (
    ADAPTERS,
    adapter_of,
    chooser,
    every_game,
    every_variant,
    fewer,
    is_stop,
    start,
    steps,
    viewers,
)
from tests.conformance.twins import LONG, TOLD, Leak, Pair, from_the_deal, plain, redealt

pytestmark = pytest.mark.slow

DEALS = 30
SWAPS = (1, 1, 2, 30)  # one swap goes unnoticed for long; many make everything hidden differ
MATCHES = 20
OTHER_SEED = 10**9

every_viewer = pytest.mark.parametrize(
    ("name", "viewer"),
    [
        pytest.param(name, viewer, id=f"{name}-{'spectator' if viewer == SPECTATOR else f'seat {viewer}'}")
        for name, adapter in ADAPTERS.items()
        for viewer in adapter.viewers
    ],
)


def pairs(adapter: Adapter, viewer: int, deals: int, **how: bool) -> Iterator[Pair]:
    """Pairs that differ from the deal on, in little or in all that is hidden."""
    for seed in fewer(adapter, deals):
        for number, swaps in enumerate(SWAPS):
            yield from_the_deal(adapter, seed, viewer, swaps, chooser(1000 * seed + number), **how)


def some_decisions(
    adapter: Adapter, seed: int, viewer: int, one_in: int, options: Any = None
) -> Iterator[tuple[AnyState, Rng]]:
    """A random match, left at one in so many of its decisions, fewer of a long match."""
    state, rng = start(adapter, seed, options, viewer=viewer), chooser(seed)
    for decision in steps(state, rng):
        if rng.below(one_in * adapter.length) == 0:
            yield state, chooser(1000 * seed + decision.number)


# ---------------------------------------------------------------------------------------------------- twins


@every_viewer
@pytest.mark.parametrize("same", [True, False], ids=["same choices", "choices that look the same"])
def test_hidden_twins_from_the_deal_stay_the_same(name: str, viewer: int, same: bool) -> None:
    adapter = adapter_of(name)
    compared = [(pair.follow(), pair.steps) for pair in pairs(adapter, viewer, DEALS, same=same)]
    assert sum(count for _, count in compared) > 3 * len(compared), "most pairs part too soon"
    assert any(why == TOLD for why, _ in compared)


@every_viewer
@pytest.mark.parametrize("same", [True, False], ids=["same choices", "choices that look the same"])
def test_hidden_twins_by_redealing_stay_the_same(name: str, viewer: int, same: bool) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, MATCHES):
        for state, rng in some_decisions(adapter, seed, viewer, 4):
            redealt(adapter, state, viewer, rng, same=same).follow()


@every_viewer
def test_whether_a_seat_is_asked_tells_nothing(name: str, viewer: int) -> None:
    """Few steps from every decision of matches in which it would show."""
    follow_secretive(adapter_of(name), viewer, MATCHES)


def follow_secretive(adapter: Adapter, viewer: int, matches: int) -> None:
    for seed in fewer(adapter, matches):
        for state, rng in some_decisions(adapter, seed, viewer, 1, adapter.secretive):
            redealt(adapter, state, viewer, rng).follow(3)


@every_viewer
def test_numbers_inside_options_tell_nothing(name: str, viewer: int) -> None:
    """An option's code is in the viewer's observation: it must not say which card of a hand lies there."""
    for pair in pairs(adapter_of(name), viewer, DEALS, same=False, codes=True):
        pair.follow()


@every_viewer
def test_handles_and_the_order_of_cards_in_events_tell_nothing(name: str, viewer: int) -> None:
    """A card that leaves a hand does not say when it came there, nor are cards in the order of the deal."""
    for same in (True, False):
        for pair in pairs(adapter_of(name), viewer, 4 * DEALS, same=same, handles=True):
            pair.follow()


# ------------------------------------------------------------------------------------------------ redealing


@every_viewer
def test_a_redealt_match_looks_the_same(name: str, viewer: int) -> None:
    adapter = adapter_of(name)
    differ = 0
    for seed in fewer(adapter, MATCHES):
        for state, rng in some_decisions(adapter, seed, viewer, 4):
            twin = adapter.game.redeal(state, viewer, rng)
            assert adapter.game.observe(twin, viewer) == adapter.game.observe(state, viewer)
            assert adapter.misjudged(twin.position, viewer) == []
            assert sorted(adapter.cards(twin.position)) == sorted(adapter.cards(state.position))
            differ += adapter.cards(twin.position) != adapter.cards(state.position)
    assert differ > MATCHES // adapter.length


@every_viewer
def test_redealing_a_twin_gives_the_same_deal(name: str, viewer: int) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, MATCHES):
        for state, rng in some_decisions(adapter, seed, viewer, 4):
            twin = adapter.game.redeal(state, viewer, rng)
            assert redealt_data(adapter, twin, viewer, seed) == redealt_data(adapter, state, viewer, seed)
            assert adapter.game.redeal(state, viewer, chooser(OTHER_SEED)).save() != twin.save()


@every_viewer
def test_redealing_depends_on_nothing_but_what_the_viewer_knows(name: str, viewer: int) -> None:
    """Two matches that look the same to the viewer, now and all the way, are dealt the same."""
    adapter = adapter_of(name)
    for pair in pairs(adapter, viewer, DEALS // 3):
        while pair.follow(adapter.length) == LONG and pair.aligned:
            one = redealt_data(adapter, pair.a, viewer, pair.steps)
            other = redealt_data(adapter, pair.b, viewer, pair.steps)
            pair.must_equal("redealt match", one, other)


@every_game
def test_a_redealt_match_does_not_carry_the_way_it_really_came_about(name: str) -> None:
    """With the seed, or the choices of others, one could find out everything that is hidden."""
    adapter = adapter_of(name)
    for viewer in viewers(start(adapter, 4711)):
        state = start(adapter, 4711)
        for _ in zip(range(12), steps(state, chooser(1)), strict=False):
            pass
        assert adapter.game.redeal(state, viewer, chooser(2)).seed != state.seed


def redealt_data(adapter: Adapter, state: AnyState, viewer: int, seed: int) -> Any:
    return adapter.in_words(adapter.game.redeal(state, viewer, chooser(seed)).save())


# ------------------------------------------------------------------------------------------------ knowledge


@every_game
def test_what_a_viewer_thinks_possible_has_the_truth_in_it(name: str) -> None:
    adapter = adapter_of(name)
    for seed in fewer(adapter, 4 * MATCHES):
        state = start(adapter, seed)
        for _ in (decision for decision in steps(state, chooser(seed)) if is_stop(adapter, decision, 1)):
            for viewer in viewers(state):
                wrong = adapter.misjudged(state.position, viewer)
                assert not wrong, f"seed {seed}, viewer {viewer}, {state.choices[-2:]}: {wrong}"


@every_viewer
def test_an_observation_names_no_card_that_the_viewer_cannot_know(name: str, viewer: int) -> None:
    adapter = adapter_of(name)
    hidden = 0
    for seed in fewer(adapter, MATCHES):
        state = start(adapter, seed, viewer=viewer)
        for _ in (decision for decision in steps(state, chooser(seed)) if is_stop(adapter, decision, 1)):
            text = json.dumps(plain(adapter.game.observe(state, viewer)))
            unknown = adapter.unknown(state.position, viewer)
            hidden += len(unknown)
            assert not ids_in(text) & unknown, f"seed {seed}, {state.choices[-2:]}"
    assert hidden > 1000


def ids_in(text: str) -> set[str]:
    """Everything in a text that might be the id of a card, also inside of keys."""
    return set(re.findall(r"[a-z][a-z0-9-]*", text))


@every_viewer
def test_nothing_is_known_that_was_not_told(name: str, viewer: int) -> None:
    """An honest viewer writes down every card that an event may show, by its handle: that is all.

    Independent of the engine's own book-keeping of who knows what.
    """
    adapter = adapter_of(name)
    for seed in fewer(adapter, 2 * MATCHES):
        state = start(adapter, seed, events=True, viewer=viewer)
        notebook = Notebook(adapter, viewer)
        notebook.begin(adapter.game.observe(state, viewer))
        for decision in steps(state, chooser(seed)):
            notebook.hear(state.events())
            if is_stop(adapter, decision, 1):
                notebook.check(adapter.game.observe(state, viewer))
        notebook.hear(state.events())


@every_variant
def test_events_tell_everything_from_the_beginning(name: str, options: Any) -> None:
    """Also what was dealt before anybody was asked."""
    adapter = adapter_of(name)
    for viewer in viewers(start(adapter, 1, options)):
        state = start(adapter, 1, options, events=True)
        notebook = Notebook(adapter, viewer)
        notebook.hear(state.events())
        notebook.check(adapter.game.observe(state, viewer))


class Notebook:
    """What a viewer has been told: names of cards by their handles."""

    def __init__(self, adapter: Adapter, viewer: int) -> None:
        self.adapter = adapter
        self.viewer = viewer
        self.handles: set[int] = set()
        self.names: set[tuple[int, str]] = set()
        self.cards: set[str] = set()

    def begin(self, observation: Any) -> None:
        """What was dealt before anybody had a choice."""
        self.cards |= {card for _, card, _ in self.adapter.named(observation)}

    def hear(self, events: list[Event]) -> None:
        """Take an event down; whatever it names must be known already or be for this viewer to see."""
        for event in (plain(event.view(self.viewer)) for event in events):
            facts = {key: value for key, value in event.items() if key not in ("cards", "actor", *self.adapter.naming)}
            assert not ids_in(json.dumps(facts)) & self.ever_seen(event), event
            assert {event[fact] for fact in self.adapter.naming if event.get(fact)} <= self.cards, event
            for card in event.get("cards", []):
                if card["card"] is not None:
                    assert self.adapter.may_tell(event, self.viewer) or self.knows(**card), event
                    self.names.add((card["handle"], card["card"]))
                    self.cards.add(card["card"])
                self.handles.add(card["handle"])
            assert "actor" not in event or event["actor"]["card"] in {None, *self.cards}, event

    def ever_seen(self, event: View) -> set[str]:
        """Ids that a fact of an event has no business to name: events name cards in their cards alone."""
        return self.cards | {card["card"] for card in event.get("cards", []) if card["card"]}

    def knows(self, handle: int | None, card: str) -> bool:
        """Whether it follows from what was told: this very card, or with a new handle one that was known."""
        if (handle, card) in self.names:
            return True
        return card in self.cards and handle not in self.handles

    def check(self, observation: Any) -> None:
        """Nothing is named that was not told, but for what lies open."""
        for handle, card, is_open in self.adapter.named(observation):
            assert is_open or self.knows(handle, card), f"{self.viewer} was never told of {card} ({handle})"
            if handle is not None:
                self.names.add((handle, card))
            self.cards.add(card)


# -------------------------------------------------------------------------------------------------- handles


@every_game
def test_a_shuffled_deck_has_new_handles(name: str) -> None:
    adapter = adapter_of(name)
    shuffles = 0
    for seed in fewer(adapter, MATCHES):
        state = start(adapter, seed, events=True)
        seen: set[int] = set()
        before = state.copy()
        for _ in (decision for decision in steps(state, chooser(seed)) if is_stop(adapter, decision, 1)):
            events = [plain(event.view(SPECTATOR)) for event in state.events()]
            shuffles += sum(event["kind"] == "shuffled" for event in events)
            stale = adapter.stale(before.position, state.position, events, seen)
            assert not stale, f"seed {seed}, {state.choices[-2:]}"
            before = state.copy()
            handles = adapter.handles(state.position)
            assert len(set(handles)) == len(handles)
            seen |= {card["handle"] for event in events for card in event.get("cards", [])}
            seen |= {h for h, _, _ in adapter.named(adapter.game.observe(state, SPECTATOR)) if h is not None}
    assert shuffles > 2 * len(fewer(adapter, MATCHES)), "hardly any deck was shuffled anew"


# ----------------------------------------------------------------------------------- leaks that are noticed


class Leaky(CompileRules):
    """Compile with a hole, which a subclass makes."""

    def spoil(self, position: Position) -> None:
        """Change a position whenever somebody has chosen."""

    def unopened(self, seats: int, seed: int, options: Options, events: bool = False) -> Position:
        position = super().unopened(seats, seed, options, events)
        self.spoil(position)
        return position

    def apply(self, position: Position, code: int) -> None:
        super().apply(position, code)
        self.spoil(position)


class SkipsQuestions(Leaky):
    """A seat that has but one answer is not asked, even where that tells its hand."""

    def spoil(self, position: Position) -> None:
        position.skip_single = True


class ShowsHands(Leaky):
    """Everybody comes to know a card of each hand, without an event. The engine believes that they may."""

    def spoil(self, position: Position) -> None:
        for hand in position.hands:
            if hand:
                position.show(hand[-1])


class ShowsFaceDownCards(Leaky):
    """The spectator and the opponent may look at face-down cards."""

    def spoil(self, position: Position) -> None:
        for stack in position.stacks:
            for slot in stack:
                position.show(slot)


class HandlesAreCards(Leaky):
    """A card's handle follows from what it is."""

    def spoil(self, position: Position) -> None:
        position.handle = array(1000 + kind for kind in position.kind)


class OptionsInOrderOfCards(Leaky):
    """The options on offer come in an order that follows from what the cards are."""

    def decision(self, position: Position) -> Decision | None:
        decision = super().decision(position)
        if decision is None or decision.kind != "target":
            return decision
        options = sorted(decision.options, key=lambda option: position.kind[(option.code - 64) % 36])
        return Decision(decision.number, decision.seat, decision.kind, decision.source, tuple(options))


class CountsSecrets(Leaky):
    """The observation has a number that depends on a hand."""

    def observe(self, position: Position, viewer: int, decision: Decision | None) -> Any:
        values = [[position.deal.value[position.kind[slot]] for slot in hand] for hand in position.hands]
        return {**plain(super().observe(position, viewer, decision)), "strength": list(map(sum, values))}


class TellsInEvents(Leaky):
    """A fact of an event names a card."""

    def take_events(self, position: Position) -> list[Event]:
        return [self.telling(event) for event in super().take_events(position)]

    def telling(self, event: Event) -> Event:
        names = [name for card in event.cards for name in card.names]
        return Event(event.kind, {**event.facts, "of": names}, event.cards)


LEAKS: list[type[Leaky]] = [
    ShowsHands,
    ShowsFaceDownCards,
    HandlesAreCards,
    OptionsInOrderOfCards,
    CountsSecrets,
    TellsInEvents,
]


def leaks(adapter: Adapter, viewer: int = 0, deals: int = 20) -> bool:
    """Whether the twins notice a leak."""
    try:
        for same in (True, False):
            for pair in pairs(adapter, viewer, deals, same=same):
                pair.follow()
    except Leak:
        return True
    return False


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_a_leak_is_noticed(leaky: type[Leaky]) -> None:
    assert leaks(CompileAdapter(leaky()))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_question_that_is_not_asked_is_noticed(viewer: int) -> None:
    with pytest.raises(Leak):
        follow_secretive(CompileAdapter(SkipsQuestions()), viewer, 10 * MATCHES)


def test_names_in_an_observation_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observe, "_known", lambda s, slot, viewer: card_id(s, s.kind[slot]))
    assert leaks(CompileAdapter())
    with pytest.raises(AssertionError):
        test_an_observation_names_no_card_that_the_viewer_cannot_know("compile", 0)
    with pytest.raises(AssertionError, match="never told"):
        test_nothing_is_known_that_was_not_told("compile", 0)


def test_names_in_events_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right: Callable[[Event, int], dict[str, object]] = Event.view

    def view(event: Event, viewer: int) -> dict[str, object]:
        names = [next((name for name in card.names if name), None) for card in event.cards]
        cards = [{"handle": c.handle, "card": n} for c, n in zip(event.cards, names, strict=True)]
        return {**right(event, viewer), "cards": cards}

    monkeypatch.setattr(Event, "view", view)
    assert leaks(CompileAdapter())
    with pytest.raises(AssertionError):
        test_nothing_is_known_that_was_not_told("compile", 0)


def test_the_game_itself_passes_where_leaky_ones_fail() -> None:
    assert not leaks(CompileAdapter())


def test_a_redeal_that_knows_too_much_is_noticed() -> None:
    class Peeks(CompileRules):
        def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
            return super().redeal(position, viewer, Rng(*position.kind[:4]))

    adapter = CompileAdapter(Peeks())
    state = start(adapter, 1)
    twin = super(Peeks, adapter.rules).redeal(state.position, 0, chooser(5))  # type: ignore[misc]
    other = state.copy()
    other.position = twin
    assert redealt_data(adapter, state, 0, 1) != redealt_data(adapter, other, 0, 1)


class LeakyConquerors(ConquerorsRules):
    """Planetary Conquerors with a hole, which a subclass makes."""

    def spoil(self, position: ConquerorsPosition) -> None:
        """Change a position whenever somebody has chosen."""

    def unopened(self, seats: int, seed: int, options: ConquerorsOptions, events: bool = False) -> ConquerorsPosition:
        position = super().unopened(seats, seed, options, events)
        self.spoil(position)
        return position

    def apply(self, position: ConquerorsPosition, code: int) -> None:
        super().apply(position, code)
        self.spoil(position)


class AsksWhoeverCanReact(LeakyConquerors):
    """Who could only pass is not asked, which tells what is not in that hand."""

    def spoil(self, position: ConquerorsPosition) -> None:
        position.skip_single = True


class ShowsTraps(LeakyConquerors):
    """Everybody may look at face-down traps."""

    def spoil(self, position: ConquerorsPosition) -> None:
        for traps in position.traps:
            for slot in traps:
                position.show(slot)


class HandlesAreKinds(LeakyConquerors):
    """A card's handle follows from what it is."""

    def spoil(self, position: ConquerorsPosition) -> None:
        position.handle = array(1000 * slot + kind for slot, kind in enumerate(position.kind))


class CountsTraps(LeakyConquerors):
    """The observation has a number that depends on a hand."""

    def observe(self, position: ConquerorsPosition, viewer: int, decision: Decision | None) -> Any:
        traps = [sum(position.card(slot).type == TRAP for slot in hand) for hand in position.hands]
        return {**plain(super().observe(position, viewer, decision)), "traps": traps}


@pytest.mark.parametrize("leaky", [ShowsTraps, HandlesAreKinds, CountsTraps], ids=lambda leaky: leaky.__name__)
def test_a_leak_of_conquerors_is_noticed(leaky: type[LeakyConquerors]) -> None:
    assert leaks(ConquerorsAdapter(leaky()), SPECTATOR)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_reaction_that_is_not_asked_for_is_noticed(viewer: int) -> None:
    with pytest.raises(Leak):
        follow_secretive(ConquerorsAdapter(AsksWhoeverCanReact()), viewer, 10 * MATCHES)


def test_an_option_knows_no_more_than_its_words() -> None:
    """What an option offers besides its code is compared: its key and its facts."""
    assert set(Option.__struct_fields__) == {"key", "code", "facts"}
