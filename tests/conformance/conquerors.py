"""Planetary Conquerors, opened up for the conformance tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from overrule.core.decisions import SPECTATOR, Decision, Option
from overrule.core.game import Game, State
from overrule.core.notes import Notes
from overrule.core.position import NOBODY
from overrule.core.rng import Rng, stream_of
from overrule.games.conquerors.decisions import card_id
from overrule.games.conquerors.decks import FEWEST_CARDS, MOST_COPIES, random_deck
from overrule.games.conquerors.frames import EffectFrame, PayFrame, PlayFrame, TrapFrame, TriggersFrame
from overrule.games.conquerors.game import ConquerorsRules
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.program import SPELL
from overrule.games.conquerors.rules import flow
from overrule.games.conquerors.rules.triggers import STRIDE
from overrule.games.conquerors.state import DECISION_LIMIT, Position
from overrule.games.conquerors.vocabulary import (
    At,
    Card,
    InsteadOfDying,
    Paid,
    Type,
    When,
    WhenActivated,
    WhenPlayed,
)
from tests.conformance.adapter import Adapter, AnyState, Use, View

CARDS = {card.id: card for card_set in BUILT_IN.values() for card in card_set.cards}
STARTING = [id for card_set in BUILT_IN.values() for id in card_set.starting]
COUNTS = (2, 3, 4, 6)
# Events that tell one seat what cards are: who draws, who looks, whose trap it is (PC-2.6, PC-12.3, PC-12.4).
TOLD_TO_SEAT = {"drew", "looked", "looked-at-hand", "looked-at-traps", "trap-placed"}
# Events that show their cards to everybody: played, out of a hand or deck into the junkyard, turned up (PC-10.4), or
# made out of nothing. Junkyards are seen by all (PC-2.6), and so is whatever enters or leaves the planet.
TOLD_TO_ALL = {
    *("announced", "discarded", "milled", "turned-up", "disarmed", "traps-lost", "junked", "entered"),
    *("searched", "deployed"),
}
# Questions about cards that others do not see, with what they look like to those.
SECRET_ANSWERS = {"mulligan": "back", "discard": "discard", "kuk": "bottom", "trap": "place"}
# Abilities that have a text, with the part of the card that an event shows to be used.
TEXTS = {Paid: "paid", At: "triggered", When: "triggered", WhenPlayed: "triggered", WhenActivated: "triggered"}


def _deck(name: str, cards: Mapping[str, int]) -> dict[str, Any]:
    return {"id": name, "cards": dict(cards)}


def _random_decks(seats: int) -> list[dict[str, Any]]:
    rng = stream_of(seats)
    return [_deck(f"random-{seat}", random_deck(rng).cards) for seat in range(seats)]


def _filled(name: str, cards: Sequence[Card], rng: Rng) -> dict[str, Any]:
    """A legal deck: the starting miners, every one of these cards, and more of them until there are enough."""
    count = dict.fromkeys([*STARTING, *(card.id for card in cards)], 1)
    while sum(count.values()) < FEWEST_CARDS:
        card = cards[rng.below(len(cards))]
        if count[card.id] < MOST_COPIES.get(card.stars, FEWEST_CARDS):
            count[card.id] += 1
    return _deck(name, count)


def _secretive_decks(seats: int) -> list[dict[str, Any]]:
    """Traps, spells, cards for electricity, and miners that pay for them."""
    rng = stream_of(77)
    secret = [card for card in CARDS.values() if not card.token and _is_secret(card)]
    miners = [CARDS[id] for id in (*STARTING, "static-gatherer", "storm-tapper")]
    decks = []
    for seat in range(seats):
        chosen = [secret[rng.below(len(secret))] for _ in range(25)]
        decks.append(_filled(f"secretive-{seat}", [*miners, *miners, *chosen], rng))
    return decks


def _is_secret(card: Card) -> bool:
    return card.type in (Type.TRAP, Type.SPELL) or card.cost.electricity > 0


def _variants() -> dict[str, Any]:
    return {
        "ready-made decks": {},
        "second seat first": {"decks": _random_decks(2), "first": 1},
        "three random decks": {"decks": _random_decks(3)},
        "blocks in each line": {"decks": _random_decks(4), "block_limit": "line"},
        "six random decks": {"decks": _random_decks(6)},
    }


class ConquerorsAdapter(Adapter):
    """Looks into positions of Planetary Conquerors."""

    counts = COUNTS
    viewers = (0, 2, SPECTATOR)
    length = 16
    variants = _variants()
    quick: Mapping[str, Any] = {}
    secretive: Mapping[str, Any] = {"decks": _secretive_decks(4)}
    naming = frozenset({"source", "granter"})

    def __init__(self, rules: ConquerorsRules | None = None) -> None:
        self.rules = rules or ConquerorsRules()
        self.game = Game(self.rules)

    def seats(self, options: Any, seed: int, viewer: int) -> int:
        return len(options["decks"]) if "decks" in options else super().seats(options, seed, viewer)

    # ------------------------------------------------------------------------------------------------- cards

    def cards(self, position: Position) -> list[str]:
        slots = [slot for zone in _zones(position) for slot in zone]
        slots += _on_their_way(position)
        assert len(set(slots)) == len(slots), "a card lies in two places"
        return [card_id(position, slot) for slot in slots if slot < position.deal.made]

    def all_cards(self, position: Position) -> list[str]:
        return [position.deal.card[kind].id for kind in range(position.deal.made)]

    def to_use(self) -> Iterator[tuple[Any, list[Use]]]:
        """Some cards at a time, mixed over types, the same for both players; miners are there to pay for them."""
        rng = stream_of(2024)
        cards = [card for card in CARDS.values() if not card.token]
        order = list(range(len(cards)))
        rng.shuffle(order)
        miners = [CARDS[id] for id in STARTING]
        for start in range(0, len(order), 30):
            group = [cards[number] for number in order[start : start + 30]]
            deck = _filled("to-use", [*miners, *miners, *miners, *group], rng)
            yield {"decks": [deck, deck]}, [use for card in group for use in _uses(card)]

    def used(self, event: View) -> Iterator[Use]:
        match event["kind"]:
            case "announced" | "entered" | "turned-up" | "paid" | "instead":
                yield from (Use(card["card"], event["kind"]) for card in event["cards"])
            case "triggered":
                yield Use(event["source"], "triggered")

    # --------------------------------------------------------------------------------------------- questions

    def skip_single(self, state: AnyState) -> None:
        state.position.skip_single = True

    def near_the_limit(self, state: AnyState) -> None:
        state.position.decisions = DECISION_LIMIT - 1

    # --------------------------------------------------------------------------------------------- knowledge

    def unknown(self, position: Position, viewer: int) -> set[str]:
        place = _place(position, viewer)
        hidden, seen = set[str](), set(_named_under_way(position))
        for slot in range(len(position.kind)):
            (seen if position.knows(place, slot) else hidden).add(card_id(position, slot))
        return hidden - seen

    def misjudged(self, position: Position, viewer: int) -> list[str]:
        place = _place(position, viewer)
        might = [position.candidates(place, slot) for slot in range(position.deal.made)]
        return [card_id(position, slot) for slot, kinds in enumerate(might) if not (kinds >> position.kind[slot]) & 1]

    def named(self, observation: Any) -> Iterator[tuple[int | None, str, bool]]:
        for seat in observation.seats:
            yield from ((None, card, True) for card in seat.junkyard)
            yield from ((None, card, False) for card in (*seat.known_hand, *seat.known_deck.values()))
            for thing in (*([seat.base] if seat.base else []), *seat.miners, *seat.buildings, *seat.warriors):
                yield thing.handle, thing.card, True
                yield from ((trap.handle, trap.card, False) for trap in thing.traps if trap.card)
        yield from ((None, under_way.card, True) for under_way in observation.stack if under_way.card)

    def may_tell(self, event: View, viewer: int) -> bool:
        if event["kind"] == "looked-at-hand" and event["from"] == viewer:
            return True
        if event["kind"] in TOLD_TO_SEAT:
            return bool(event["seat"] == viewer)
        return event["kind"] in TOLD_TO_ALL

    def may_show(self, decision: Decision, viewer: int) -> bool:
        return decision.kind == "search" and decision.seat == viewer

    def look(self, state: AnyState, decision: Decision, option: Option, viewer: int) -> str:
        verb = SECRET_ANSWERS.get(decision.kind)
        return f"{verb} a card" if verb and option.key.startswith(f"{verb}:") else option.key

    def watch(self, state: AnyState) -> None:
        state.position.notes = Notes()

    def in_words(self, saved: Any) -> Any:
        """The cards of a deck are numbered in the order of its list, in which those of one name follow each other."""
        position = saved["position"]
        numbers = [number for deck in position["deck_lists"] for number in deck]
        made = len(numbers)
        names = [numbers[kind] if kind < made else kind for kind in position["kind"]]
        sets = [int(pool, 16) for pool in position["pools"]]
        pools = [[numbers[kind] for kind in range(made) if kinds >> kind & 1] for kinds in sets]
        known = [pools[pool] for pool in position["pool"]]
        return {**saved, "position": {**position, "kind": names, "pools": [], "pool": known}}

    def same_chance(self, twin: AnyState, state: AnyState) -> None:
        twin.position.streams = [stream.copy() for stream in state.position.streams]

    def pair(self, seed: int, viewer: int, swaps: int, rng: Rng) -> tuple[AnyState, AnyState]:
        usual = self.secretive if seed % 3 == 2 else self.quick
        seats, options = self.seats(usual, seed, viewer), self.rules.read_options(usual)
        states: list[AnyState] = []
        swapped: list[tuple[int, int]] = []
        for number in range(2):
            position = self.rules.unopened(seats, seed, options, events=True)
            if number == 1:
                swapped = [_two_hidden(position, viewer, rng) for _ in range(swaps)]
            for one, other in swapped:
                kind = position.kind
                kind[one], kind[other] = kind[other], kind[one]
            states.append(State(self.game, options, seats, seed, position))
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
                drawn = {h for e in later if e["kind"] == "drew" and e["seat"] == deck for h in _handles_of(e)}
                lying = {after.handle[slot] for slot in after.decks[deck]}
                put_on = {h for e in later if e["kind"] in ("returned", "recovered") for h in _handles_of(e)}
                found |= (drawn | lying) & (seen - put_on)
            seen = seen | set(_handles_of(event))
        return found


def _uses(card: Card) -> Iterator[Use]:
    """What can happen of a card: it is played or turned up, and each kind of text that it has."""
    if card.type is Type.TRAP:
        yield Use(card.id, "turned-up")
        return
    yield Use(card.id, "announced")
    if card.type is not Type.SPELL:
        yield Use(card.id, "entered")
    for ability in card.abilities:
        if isinstance(ability, InsteadOfDying):
            yield Use(card.id, "instead")
        elif type(ability) in TEXTS and not _only_adds(ability):
            yield Use(card.id, TEXTS[type(ability)])


def _only_adds(ability: Any) -> bool:
    """What only adds in the mining phase does so without a word."""
    return isinstance(ability, At) and ability.moment.value == "mining"


def _zones(position: Position) -> Iterator[Iterable[int]]:
    for zones in (position.hands, position.decks, position.junkyards, position.miners, position.buildings):
        yield from zones
    yield from (*position.warriors, *position.traps, position.gone, position.spare)


def _on_their_way(position: Position) -> Iterator[int]:
    """Cards that are being played (PC-5.8), and the trap that is being placed, by players who have not lost."""
    for frame in position.frames:
        if frame.player == NOBODY or not position.plays(frame.player):
            continue
        if isinstance(frame, PlayFrame):
            spell = position.card(frame.slot).type == SPELL
            if frame.step <= (2 if spell and not frame.stopped else 1):
                yield frame.slot
        elif isinstance(frame, TrapFrame) and frame.slot >= 0 and position.controller[frame.slot] == NOBODY:
            yield frame.slot


def _named_under_way(position: Position) -> Iterator[str]:
    """Cards whose effects are under way or wait: all have seen where these came from."""
    cards = position.deal.library.cards
    for frame in position.frames:
        if isinstance(frame, EffectFrame) and frame.card >= 0:
            yield cards[frame.card].id
        elif isinstance(frame, PayFrame):
            yield cards[frame.number].id
        elif isinstance(frame, TriggersFrame):
            yield from (cards[frame.waiting[at + 5]].id for at in range(0, len(frame.waiting), STRIDE))


def _place(position: Position, viewer: int) -> int:
    return position.deal.seats if viewer == SPECTATOR else viewer


def _two_hidden(position: Position, viewer: int, rng: Rng) -> tuple[int, int]:
    """Two slots of one seat's cards that the viewer has not seen after the deal: in a deck or another's hand."""
    seat = rng.below(position.deal.seats)
    hidden = [*position.decks[seat], *(() if seat == viewer else position.hands[seat])]
    one = rng.below(len(hidden))
    return hidden[one], hidden[(one + 1 + rng.below(len(hidden) - 1)) % len(hidden)]


def _handles_of(event: View) -> list[int]:
    return [card["handle"] for card in event.get("cards", [])]
