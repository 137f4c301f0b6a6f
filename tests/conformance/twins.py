"""The hidden twin: two matches that a viewer cannot tell apart must stay so until something hidden is shown.

A *pair* is two matches that differ only in cards which the viewer does not know. Both are played on with
choices that look the same to the viewer: the viewer's own by their keys, those of others by what can be seen of
them at that moment. At every step the viewer must get the same observation and the same events, and the same
seat must be asked the same.

An event may tell the viewer something new, such as a card that is turned up. That is for the rules to say, not
for the engine: `Adapter.may_tell` knows which events tell whom. From the first event that tells different things
the two matches are different to the viewer too, and the comparison ends: all up to that event was the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import msgspec

from overrule.core.decisions import Decision, Option
from overrule.core.rng import Rng
from tests.conformance.adapter import Adapter, AnyState, View

TOLD = "an event told them apart"
OTHER = "others could not choose the same"
OVER = "the match is over"
LONG = "long enough"


class Leak(AssertionError):
    """A viewer can tell two matches apart that differ only in what that viewer does not know."""


@dataclass
class Pair:
    """Two matches for a viewer who cannot tell them apart."""

    adapter: Adapter
    a: AnyState
    b: AnyState
    viewer: int
    rng: Rng
    same: bool = True  # choices of others have the same code where they can
    codes: bool = False  # the codes of the viewer's options count as seen
    handles: bool = False  # handles of cards that an event names, and the order of its cards, count as seen
    steps: int = 0
    aligned: bool = True  # all choices had the same codes so far: both tables lie the same, card by card

    def follow(self, most: int = 1000) -> str:
        """Play on until the matches may differ; says why they were left. Raises Leak."""
        for _ in range(most):
            if self.shown():
                return TOLD
            self.compare()
            if self.a.decision is None:
                return OVER
            if not self.choose():
                return OTHER
            if self.events():
                return TOLD
            self.steps += 1
        return LONG

    # ------------------------------------------------------------------------------------------ what is seen

    def compare(self) -> None:
        """The same to see, and the same being asked."""
        one, other = (self.adapter.game.observe(state, self.viewer) for state in (self.a, self.b))
        if one != other:
            self.must_equal("observation", self.seen(one), self.seen(other))
        self.must_equal("question", asked(self.a.decision), asked(self.b.decision))
        self.must_equal("outcome", self.a.outcome, self.b.outcome)

    def shown(self) -> bool:
        """Whether the viewer is asked something that shows hidden cards, such as what to search for in a deck."""
        decisions = (state.decision for state in (self.a, self.b))
        return any(one is not None and self.adapter.may_show(one, self.viewer) for one in decisions)

    def seen(self, observation: Any) -> Any:
        return plain(observation) if self.codes else without_codes(plain(observation))

    def events(self) -> bool:
        """Compare the events of a step; says whether one of them told different things."""
        first, second = ([event.view(self.viewer) for event in state.events()] for state in (self.a, self.b))
        if first == second:
            return False
        for one, other in zip(first, second, strict=False):
            if self.tells(plain(one), plain(other)):
                return True
        self.must_equal("kinds of events", [e["kind"] for e in first], [e["kind"] for e in second])
        return False

    def tells(self, one: Any, other: Any) -> bool:
        """Compare an event of both matches; says whether it told different things, as it may."""
        if not self.handles:
            if one != other and in_order(one) == in_order(other):
                return True
            one, other = in_order(one), in_order(other)
        names, other_names = names_of(one), names_of(other)
        self.must_equal("event", without_cards(one), without_cards(other))
        self.must_equal("number of cards in an event", len(names), len(other_names))
        if names == other_names:
            if not self.handles and one != other and None not in names:
                return True
            self.must_equal("event", one, other)
            return False
        if not (self.adapter.may_tell(one, self.viewer) and self.adapter.may_tell(other, self.viewer)):
            self.must_equal("event", one, other)
        return True

    def must_equal(self, what: str, one: Any, other: Any) -> None:
        if one != other:
            after = f"{self.a.choices[-2:]} / {self.b.choices[-2:]}"
            where = f"seed {self.a.seed}, viewer {self.viewer}, after {after}"
            raise Leak(f"{where}: {what} differs: {difference(one, other)}")

    # ---------------------------------------------------------------------------------------------- choosing

    def choose(self) -> bool:
        """Choose in both what looks the same; says whether that could be done."""
        decision, other = self.a.decision, self.b.decision
        assert decision is not None
        assert other is not None
        start = self.rng.below(len(decision.options))
        for option in (*decision.options[start:], *decision.options[:start]):
            fitting = self.looking_like(decision, option, other)
            if fitting:
                twin = self.twin_of(option, fitting)
                self.aligned = self.aligned and twin.code == option.code
                self.a.choose(option)
                self.b.choose(twin)
                return True
        return False

    def looking_like(self, decision: Decision, option: Option, other: Decision) -> list[Option]:
        """The options of the other match which the viewer could not tell from this one."""
        if decision.seat == self.viewer:
            return [candidate for candidate in other.options if candidate.key == option.key]
        look = self.adapter.look(self.a, decision, option, self.viewer)
        return [
            candidate for candidate in other.options if self.adapter.look(self.b, other, candidate, self.viewer) == look
        ]

    def twin_of(self, option: Option, fitting: list[Option]) -> Option:
        """The same option, or now and then another one that looks like it."""
        if self.same or self.rng.below(2):
            for candidate in fitting:
                if candidate.code == option.code if self.same else candidate.key == option.key:
                    return candidate
        return fitting[self.rng.below(len(fitting))]


def asked(decision: Decision | None) -> Any:
    """What everybody may know of a question."""
    return decision and (decision.number, decision.seat, decision.kind, decision.source)


def plain(data: Any) -> Any:
    return msgspec.to_builtins(data)


def without_codes(data: Any) -> Any:
    """The same without the numbers of options."""
    if isinstance(data, dict):
        return {key: without_codes(value) for key, value in data.items() if key != "code"}
    if isinstance(data, list | tuple):
        return [without_codes(value) for value in data]
    return data


def without_cards(event: View) -> View:
    """An event without its cards, and without its actor if that is one of them."""
    handles = [card["handle"] for card in event.get("cards", [])]
    acts = "actor" in event and event["actor"]["handle"] in handles
    return {key: value for key, value in event.items() if key != "cards" and not (key == "actor" and acts)}


def in_order(event: View) -> View:
    """An event with its cards in the order of their handles."""
    return {**event, "cards": sorted(event.get("cards", []), key=lambda card: cast(int, card["handle"]))}


def names_of(event: View) -> list[str | None]:
    return [card["card"] for card in event.get("cards", [])]


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, in words."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(difference(one[k], other[k], f"{path}.{k}") for k in one if one[k] != other[k])
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next(difference(x, y, f"{path}[{at}]") for at, (x, y) in pairs if x != y)
    return f"{path or 'it'}: {one!r} / {other!r}"


# --------------------------------------------------------------------------------------- two kinds of pairs


def from_the_deal(adapter: Adapter, seed: int, viewer: int, swaps: int, rng: Rng, **how: bool) -> Pair:
    """A pair that differs in hidden cards from the deal on. Made without asking the engine who knows what."""
    a, b = adapter.pair(seed, viewer, swaps, rng)
    a.events(), b.events()
    return Pair(adapter, a, b, viewer, rng, **how)


def redealt(adapter: Adapter, state: AnyState, viewer: int, rng: Rng, **how: bool) -> Pair:
    """A pair of a match and its redealt twin, with the same randomness to come."""
    a, b = state.copy(), adapter.game.redeal(state, viewer, rng)
    adapter.same_chance(b, a)
    for one in (a, b):
        adapter.watch(one)
    return Pair(adapter, a, b, viewer, rng, **how)
