"""Undo and the passes that the server makes: whether a choice can be taken back tells nothing about a hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from overrule.core import fair
from overrule.server.match.matches import Batch, Match, Move
from overrule.server.match.reactions import Habits
from overrule.server.match.rooms import Room
from overrule.server.wire import Undo
from tests.server.helpers import ANNA, against_bot
from tests.server.test_rooms import T0, make, people, play, refused

SEEDS = range(4)


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(11)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(32).hex())


def since_last_choice(room: Room, seat: int) -> list[Batch]:
    """The last choice that a seat made by hand, and all that came of it; nothing if there is none."""
    assert room.match is not None
    batches = room.match.batches
    by_hand = [place for place, batch in enumerate(batches) if batch.seat == seat and batch.by_hand]
    return batches[by_hand[-1] :] if by_hand else []


def quiet_moments(room: Room, seed: int) -> Iterator[list[Batch]]:
    """Moments of a random match at which Anna's last choice has told her nothing new; with what came of it."""
    for _ in play(room, random.Random(seed), most=400):
        batches = since_last_choice(room, 0)
        if room.decision is not None and batches and not any(batch.told & 1 for batch in batches):
            yield batches


def test_a_pass_that_the_server_made_for_somebody_counts_as_theirs() -> None:
    """If it did not, being able to take a choice back would tell that they had nothing to react with."""
    passed = 0
    for seed in SEEDS:
        room = people("conquerors")
        room.set_habits("petr", Habits("fast"), T0)
        for batches in quiet_moments(room, seed):
            theirs = [batch for batch in batches if batch.seat == 1]
            if theirs and not any(batch.by_hand for batch in theirs):
                passed += 1
                assert refused(room, Undo(room.id)) == "undo/others"
    assert passed > 5


def test_a_pass_that_the_server_made_for_oneself_is_no_choice_to_take_back() -> None:
    """An undo goes back to the last choice that was made by hand, past the server's passes."""
    passed = 0
    for seed in SEEDS:
        room = make(against_bot("conquerors", bot="random"))
        room.set_habits("anna", Habits("fast"), T0)
        for first, *later in quiet_moments(room, seed):
            if any(batch.seat == 0 for batch in later):
                passed += 1
                assert room.undoable("anna") == (0, first.count - 1)
    assert passed > 5


def known_after(room: Room, keys: list[str]) -> list[set[int]]:
    """What each viewer has been told in a match in which only these choices were made."""
    match = Match(room.record)
    for key in keys:
        match.apply(Move(0, key))
    return match.told.known


def test_after_an_undo_nobody_counts_as_told_what_was_taken_back() -> None:
    """Handles are given anew: one that was told before may belong to another card, which nobody has seen."""
    undone = 0
    for seed in SEEDS:
        room = make(against_bot("conquerors", bot="random"))
        assert room.match is not None
        for first, *_ in quiet_moments(room, seed):
            before = known_after(room, room.match.state.choices[: first.count - 1])
            if before != room.match.told.known:
                undone += 1
                room.handle(Undo(room.id), ANNA, T0)
                assert room.match.told.known == before
                break
    assert undone > 1
