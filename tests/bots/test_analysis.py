"""Analysis of a match: what adds up, and what is refused."""

from __future__ import annotations

import pytest

from overrule.bots import analysis
from overrule.bots.analysis import Analysis, assemble, judge, moments_of
from overrule.core.errors import BadRecord, OtherVersion, TooLong
from overrule.core.records import Record
from overrule.core.rng import stream_of
from overrule.games import KITS, kit
from overrule.games.compile.bots import advice
from overrule.messages import LANGUAGES

NAMES = dict.fromkeys(LANGUAGES, ("A", "B", "C"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "LOOKS", 1)
    monkeypatch.setattr(analysis, "WATCHING_LOOKS", 1)
    monkeypatch.setattr(analysis, "CLOSE", (2.0, 2.0))
    monkeypatch.setattr(advice, "POSITIONS", 200)
    monkeypatch.setattr(advice, "WORLDS", 8)


def given_up(game: str, seats: int = 2, choices: int = 24) -> Record:
    """A match by chance that seats give up one after the other, from the first on."""
    state = kit(game).game.start(seats=seats, seed=4)
    chance = stream_of(2, 2)
    while state.made < choices:
        state.apply(state.codes[chance.below(len(state.codes))])
    for seat in range(seats - 1):
        state.concede(seat)
    return state.record()


def analysed(record: Record, everything: bool = False) -> Analysis:
    return assemble(record, judge(record, moments_of(record), 1, everything), NAMES, everything)


@pytest.mark.parametrize(("game", "seats"), [(game, 2) for game in KITS] + [("conquerors", 3)])
def test_luck_and_skill_add_up_to_the_result(game: str, seats: int) -> None:
    found = analysed(given_up(game, seats))
    first = found.moments[0].chances

    assert found.result == [0.0] * (seats - 1) + [1.0]
    for seat in range(seats):
        gained = found.skill[seat] + found.gifts[seat] + found.luck[seat]
        assert gained == pytest.approx(found.result[seat] - first[seat])
    for now, later in zip(found.moments, found.moments[1:], strict=False):
        for seat, swing in enumerate(now.swings):
            assert swing.skill + swing.luck == pytest.approx(later.chances[seat] - now.chances[seat])
    assert all(0 <= accuracy <= 100 for accuracy in found.accuracy)


def test_who_gives_up_throws_away_what_they_had() -> None:
    last = analysed(given_up("compile")).moments[-1]

    assert last.seat == 0
    assert last.loss == last.chances[0]
    assert last.swings[0].luck == pytest.approx(0)


def test_the_same_seed_judges_the_same_in_any_pieces() -> None:
    record = given_up("compile")
    moments = moments_of(record)

    assert judge(record, moments[-3:], 1) == judge(record, moments, 1)[-3:]


def test_draws_are_told_to_who_saw_them() -> None:
    moments = analysed(given_up("compile", choices=40)).moments
    told = [(swing.text.en, swing.text.cs) for moment in moments for swing in moment.swings if swing.cause == "chance"]

    assert any("You draw" in english and czech for english, czech in told)
    assert any("A draws" in english or "B draws" in english for english, _ in told)


def test_with_everything_known_the_match_is_judged_as_it_lies() -> None:
    record = given_up("compile")
    assert analysed(record, everything=True).everything


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = given_up("compile")
    record.choices[3] = "play:no-such-card@1:up"
    with pytest.raises(BadRecord, match="choice 4"):
        moments_of(record)


def test_a_record_of_other_cards_is_refused() -> None:
    record = given_up("compile")
    record.version = "1-00000000"
    with pytest.raises(OtherVersion, match="have changed"):
        moments_of(record)


def test_a_match_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_MOMENTS", 5)
    with pytest.raises(TooLong, match="at most 5"):
        moments_of(given_up("compile"))
