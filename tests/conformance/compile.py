"""Compile, opened up for the conformance tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.decisions import SPECTATOR, Decision, Option
from overrule.core.game import Game, State
from overrule.core.notes import Notes
from overrule.core.rng import Rng, stream_of
from overrule.games.compile import options as o
from overrule.games.compile.decisions import card_id
from overrule.games.compile.frames import ARRIVE_FRAME, LAND_FRAME, ArriveFrame, LandFrame
from overrule.games.compile.game import CompileRules
from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.observe import Observation
from overrule.games.compile.program import CARDS_IN_MATCH
from overrule.games.compile.rules import flow
from overrule.games.compile.state import AUDIENCE, DECISION_LIMIT, SEATS, Position
from overrule.games.compile.vocabulary import After, At, Before
from tests.conformance.adapter import Adapter, AnyState, Use, View

PROTOCOLS = [protocol for card_set in BUILT_IN.values() for protocol in card_set.protocols]
HALF = CARDS_IN_MATCH // SEATS
# Events that show their cards to everybody (CO-51, CO-66).
SHOWN_TO_ALL = {"discarded", "discarded-from-deck", "deleted", "revealed"}
# Questions about cards in hand, whose answers others do not see before they have their effect.
SECRET_ANSWERS = {"discard", "cache", "give", "reveal-hand", "reveal-drawn"}


def _variants() -> dict[str, Any]:
    alone = {
        f"{name} alone": {"sets": [name], "protocols": "random"}
        for name, card_set in BUILT_IN.items()
        if len(card_set.protocols) >= 6
    }
    return {
        "draft": {},
        "random protocols": {"protocols": "random"},
        "without control": {"protocols": "random", "control": False},
        "second seat first": {"protocols": "random", "first": 1},
        **alone,
    }


class CompileAdapter(Adapter):
    """Looks into positions of Compile."""

    counts = (SEATS,)
    viewers = (0, 1, SPECTATOR)
    variants = _variants()
    quick: Mapping[str, Any] = {"protocols": "random"}
    secretive: Mapping[str, Any] = {"protocols": [["luck", "clarity", "time"], ["diversity", "war", "peace"]]}

    def __init__(self, rules: CompileRules | None = None) -> None:
        self.rules = rules or CompileRules()
        self.game = Game(self.rules)

    # ------------------------------------------------------------------------------------------------- cards

    def cards(self, position: Position) -> list[str]:
        slots = [slot for zones in _zones(position) for zone in zones for slot in zone]
        slots += _on_their_way(position)
        return [card_id(position, position.kind[slot]) for slot in slots]

    def all_cards(self, position: Position) -> list[str]:
        return [card_id(position, kind) for kind in range(len(position.deal.card))]

    def to_use(self) -> Iterator[tuple[Any, list[Use]]]:
        """Six protocols at a time, mixed over the sets, the last group filled up with others."""
        order = list(range(len(PROTOCOLS)))
        stream_of(2024).shuffle(order)
        for start in range(0, len(order), 6):
            numbers = (order + order)[start : start + 6]
            names = [PROTOCOLS[number].id for number in numbers]
            uses = [use for number in numbers for use in _uses(number)]
            yield {"protocols": [names[:3], names[3:]]}, uses

    def used(self, event: View) -> Iterator[Use]:
        for card in event.get("cards", []):
            if card["card"] is not None:
                if event["kind"] == "played":
                    yield Use(card["card"], "played up" if event["up"] else "played down")
                elif event["kind"] == "text":
                    yield Use(card["card"], event["box"])

    # --------------------------------------------------------------------------------------------- questions

    def skip_single(self, state: AnyState) -> None:
        state.position.skip_single = True

    def near_the_limit(self, state: AnyState) -> None:
        state.position.decisions = DECISION_LIMIT - 1

    # --------------------------------------------------------------------------------------------- knowledge

    def unknown(self, position: Position, viewer: int) -> set[str]:
        might = _might(position, viewer)
        return {card_id(position, position.kind[slot]) for slot, kinds in enumerate(might) if kinds.bit_count() > 1}

    def misjudged(self, position: Position, viewer: int) -> list[str]:
        might = _might(position, viewer)
        wrong = [slot for slot, kinds in enumerate(might) if not (kinds >> position.kind[slot]) & 1]
        return [card_id(position, position.kind[slot]) for slot in wrong]

    def named(self, observation: Observation) -> Iterator[tuple[int | None, str, bool]]:
        for seat in observation.seats:
            yield from ((None, card, True) for card in seat.trash)
            yield from ((None, card, False) for card in (*seat.known_hand, *seat.known_deck.values()))
            for line in seat.lines:
                yield from ((card.handle, card.card, card.up) for card in line.cards if card.card)
        yield from ((card.handle, card.card, card.up) for card in observation.committed if card.card)

    def may_tell(self, event: View, viewer: int) -> bool:
        match event["kind"]:
            case "drew" | "taken":
                return bool(event["seat"] == viewer)
            case "turned-out":
                return event["seat"] in (-1, viewer)
            case "played":
                # Face down, the player on whose side it lies may look (CO-74, CO-75).
                return bool(event["up"] or event["side"] == viewer)
            case "flipped":
                return bool(event["up"])
            case "gave" | "lost":
                return viewer != SPECTATOR
            case kind:
                return kind in SHOWN_TO_ALL

    def look(self, state: AnyState, decision: Decision, option: Option, viewer: int) -> str:
        if decision.kind in SECRET_ANSWERS and option.code >= o.CARD:
            return "a card"
        if decision.kind in ("action", "play") and option.facts.get("face") == "down":
            if _is_secret(state.position, decision, option, viewer):
                return f"a card down: side {option.facts['side']}, line {option.facts['line']}"
        return option.key

    def watch(self, state: AnyState) -> None:
        state.position.notes = Notes()

    def in_words(self, saved: Any) -> Any:
        return saved  # no card is there twice

    def same_chance(self, twin: AnyState, state: AnyState) -> None:
        twin.position.streams = [stream.copy() for stream in state.position.streams]

    def pair(self, seed: int, viewer: int, swaps: int, rng: Rng) -> tuple[AnyState, AnyState]:
        options = self.rules.read_options(self.quick)
        states: list[AnyState] = []
        swapped = [_two_hidden(viewer, rng) for _ in range(swaps)]
        for pairs in ([], swapped):
            position = self.rules.unopened(SEATS, seed, options, events=True)
            for one, other in pairs:
                _swap(position, one, other)
            states.append(State(self.game, options, SEATS, seed, position))
            flow.advance(position)
        return states[0], states[1]

    # ----------------------------------------------------------------------------------------------- handles

    def handles(self, position: Position) -> list[int]:
        return list(position.handle)

    def stale(self, before: Position, after: Position, events: list[View], seen: set[int]) -> set[int]:
        found: set[int] = set()
        for at, event in enumerate(events):
            if event["kind"] == "shuffled":
                deck, later = event["seat"], events[at + 1 :]
                draws = [e for e in later if e["kind"] == "drew" and e["deck"] == deck]
                drawn = [handle for draw in draws for handle in _handles_of(draw)]
                put_on = [h for e in events[:at] if e["kind"] == "returned-to-deck" for h in _handles_of(e)]
                drawn = drawn[len(before.decks[deck]) + len(put_on) :]  # the first of them lay on the deck before
                lying = [after.handle[slot] for slot in after.decks[deck]]
                put_back = {h for e in later if e["kind"] == "returned-to-deck" for h in _handles_of(e)}
                found |= {handle for handle in (*drawn, *lying) if handle in seen - put_back}
            seen = seen | set(_handles_of(event))
        return found


def _uses(number: int) -> Iterator[Use]:
    """What can happen of the cards of a protocol: both faces, and each box with a text of its own."""
    for card in PROTOCOLS[number].cards:
        name = f"{PROTOCOLS[number].id}-{card.value}"
        yield Use(name, "played up")
        yield Use(name, "played down")
        if card.middle:
            yield Use(name, "middle")
        for box in ("top", "bottom"):
            if any(isinstance(word, At | After | Before) for word in getattr(card, box)):
                yield Use(name, box)


def _zones(position: Position) -> Iterator[vec[vec[i64]]]:
    yield from (position.hands, position.decks, position.trashes, position.stacks)


def _on_their_way(position: Position) -> Iterator[int]:
    """Cards that have left one zone and not yet come to another (CO-29)."""
    for frame in position.frames:
        if frame.kind == LAND_FRAME and frame.step == 0:
            yield from cast(LandFrame, frame).cards
        elif frame.kind == ARRIVE_FRAME:
            leaving = cast(ArriveFrame, frame)
            yield from (slot for slot in range(CARDS_IN_MATCH) if (leaving.cards_0 | leaving.cards_1) >> slot & 1)


def _might(position: Position, viewer: int) -> list[int]:
    """What each slot might be for a viewer, as bits; nothing before cards are dealt."""
    place = AUDIENCE if viewer == SPECTATOR else viewer
    return [position.candidates(place, slot) for slot in range(CARDS_IN_MATCH)] if position.pool else []


def _is_secret(position: Position, decision: Decision, option: Option, viewer: int) -> bool:
    """Whether a viewer cannot tell which card is played face down: one out of a hand, and not the only one known."""
    name = option.facts["card"]
    slots = [slot for slot in position.hands[decision.seat] if card_id(position, position.kind[slot]) == name]
    place = AUDIENCE if viewer == SPECTATOR else viewer
    playable = {other.facts["card"] for other in decision.options if "face" in other.facts}
    return bool(slots) and not (len(playable) == 1 and position.knows(place, slots[0]))


def _two_hidden(viewer: int, rng: Rng) -> tuple[int, int]:
    """Two slots of one seat's cards that the viewer has not seen after the deal: in a deck or another's hand.

    The last five slots of each half are dealt as a hand.
    """
    seat = rng.below(SEATS)
    first, number = seat * HALF, HALF - 5 if seat == viewer else HALF
    one = rng.below(number)
    return first + one, first + (one + 1 + rng.below(number - 1)) % number


def _swap(position: Position, one: int, other: int) -> None:
    """Exchange two cards that were just dealt from the same deck."""
    kind = position.kind
    kind[one], kind[other] = kind[other], kind[one]


def _handles_of(event: View) -> list[int]:
    return [card["handle"] for card in event.get("cards", [])]
