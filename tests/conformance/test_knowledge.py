"""What a viewer thinks possible after losing track of cards: all that it might have been before, and no less."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import Any

import pytest

from overrule.core.arrays import array
from overrule.core.errors import BadRecord
from overrule.games.compile.rules import zones as compile_zones
from overrule.games.conquerors.rules import zones as conquerors_zones
from tests.conformance import test_hidden as checks
from tests.conformance.games import adapter_of, at_random_decision, chooser, every_game, start

VIEWER, OTHER = 0, 1
SHUFFLE: dict[str, Callable[[Any, int], object]] = {
    "compile": compile_zones.shuffle,
    "conquerors": lambda s, seat: s.shuffle(seat),
}
# A card leaves a hand: the position, the seat, the slot, and whether everybody sees it.
LEAVE: dict[str, Callable[[Any, int, int, bool], int]] = {
    "compile": lambda s, seat, slot, seen: compile_zones.leave_hand(
        s, seat, slot, compile_zones.ALL_VIEWERS if seen else compile_zones.OWNER_ONLY
    ),
    "conquerors": conquerors_zones.leave_hand,
}


def dealt(name: str) -> Any:
    """The position after the deal: the other's cards are of one pool to the viewer, the viewer's deck of another."""
    return start(adapter_of(name), 3).position


def might(s: Any, slots: Sequence[int], viewer: int = VIEWER) -> list[int]:
    """What the slots might hold, as bits."""
    return [s.candidates(viewer, slot) for slot in slots]


def union(sets: Sequence[int]) -> int:
    return reduce(or_, sets)


def mixed_hand(s: Any) -> list[int]:
    """The other's hand: one card is known, one might come from either deck, the others are of one pool."""
    hand = list(s.hands[OTHER])
    s.show(hand[1])
    s.blur(VIEWER, array([hand[2], s.decks[VIEWER][0]]))
    s.alike[OTHER] = False
    assert len(set(might(s, hand))) == 3
    return hand


@every_game
def test_slots_that_cannot_be_told_apart_might_hold_what_any_of_them_might(name: str) -> None:
    s = dealt(name)
    known, own, theirs = s.hands[VIEWER], s.decks[VIEWER], s.decks[OTHER]
    for slots in ([own[0], theirs[0]], [theirs[1], own[1], theirs[2]], [known[0], theirs[3]], [known[1], known[2]]):
        before, others = might(s, slots), might(s, slots, OTHER)
        assert len(set(before)) == 2
        s.blur(VIEWER, array(slots))
        assert might(s, slots) == [union(before)] * len(slots)
        assert might(s, slots, OTHER) == others, "who saw it all lost track too"


@every_game
def test_a_card_that_leaves_a_hand_unseen_might_be_any_of_it_and_so_might_the_rest(name: str) -> None:
    s = dealt(name)
    hand = mixed_hand(s)
    before, cards = might(s, hand), list(hand)
    LEAVE[name](s, OTHER, hand[3], False)
    assert might(s, cards) == [union(before)] * len(cards)


@every_game
def test_a_card_that_is_seen_to_leave_a_hand_may_have_had_any_place_where_it_might_have_been(name: str) -> None:
    s = dealt(name)
    hand = mixed_hand(s)
    plain, known, either = might(s, hand[:3])
    kind = s.kind[hand[3]]
    leaving = LEAVE[name](s, OTHER, hand[3], True)
    assert s.kind[leaving] == kind
    rest = might(s, s.hands[OTHER])
    assert rest.count(known) == 1, "the card that everybody knew was another one"
    assert [kinds for kinds in rest if kinds != known] == [plain | either] * (len(rest) - 1)


@every_game
def test_after_a_shuffle_every_card_might_be_any_of_the_deck(name: str) -> None:
    s = dealt(name)
    deck = s.decks[OTHER]
    s.show(deck[2])
    s.blur(VIEWER, array([deck[0], s.decks[VIEWER][0]]))
    before = might(s, deck)
    assert len(set(before)) == 3
    SHUFFLE[name](s, OTHER)
    assert might(s, deck) == [union(before)] * len(deck)


@checks.every_viewer
def test_a_redealt_match_draws_anew(name: str, viewer: int) -> None:
    """No stream of randomness goes on as in the real match: it would tell what is drawn next."""
    adapter = adapter_of(name)
    state = start(adapter, 5, viewer=viewer)
    real = [stream.save() for stream in state.position.streams]
    redealt = [stream.save() for stream in adapter.game.redeal(state, viewer, chooser(1)).position.streams]
    assert not any(stream in real for stream in redealt), "it draws as the real match will"
    assert len(set(map(tuple, redealt))) == len(redealt)


@every_game
def test_a_redealt_match_has_no_choices_of_the_real_one(name: str) -> None:
    """With those of others one could work out what they hold; and a record of it would be of no match."""
    state, _ = at_random_decision(adapter_of(name), 3)
    assert state.choices
    redealt = adapter_of(name).game.redeal(state, VIEWER, chooser(1))
    assert redealt.choices == []
    with pytest.raises(BadRecord, match="not played from its start"):
        redealt.record()
