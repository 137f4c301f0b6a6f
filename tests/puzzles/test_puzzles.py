"""Puzzles: what is in the package holds, by a checker of its own; wrong tries are refuted."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace

from overrule.core.errors import BadOptions, BadRecord, OtherVersion
from overrule.games import KITS
from overrule.puzzles import MISSED, OPEN, REACHED, Puzzle, cover, daily, find, opened, puzzles_of, read_puzzles
from overrule.puzzles.checking import problems
from overrule.puzzles.solving import Solver
from overrule.puzzles.themes import themes_of
from overrule.puzzles.trying import Try, judge, refuting, solves

GAMES = [name for name, kit in KITS.items() if kit.puzzles is not None and puzzles_of(name)]
LANGUAGES = ("en", "cs")
NAMES = ("Anna", "Petr")
NOBODY = -1  # is asked any more
NEW_TURN = {"en": "Turn ", "cs": "Tah "}
SAMPLE = 6  # of each game; `overrule puzzles check` checks all


def sample(game: str) -> list[Puzzle]:
    own = list(puzzles_of(game).values())
    return own[:: max(1, len(own) // SAMPLE)][:SAMPLE]


def wrong_tries(game: str, puzzle: Puzzle, lang: str) -> list[Try]:
    """First choices that miss the goal, whatever the seat chooses afterwards."""
    decision = opened(game, puzzle).decision
    assert decision is not None
    tries = [judge(game, puzzle, refuted(game, puzzle, option.key), lang, NAMES) for option in decision.options]
    return [tried for tried in tries if tried.verdict == MISSED]


def refuted(game: str, puzzle: Puzzle, first: str) -> list[str]:
    """A first choice, and what the others answer to it as long as they refute it."""
    state = opened(game, puzzle)
    state.choose(first)
    while state.asked not in (puzzle.seat, NOBODY) and (key := refuting(game, puzzle, state)) is not None:
        state.choose(key)
    return state.choices[len(puzzle.path) :]


def line_of(game: str, puzzle: Puzzle) -> list[str]:
    """The line, with what is answered in between: the others choose their first option."""
    state = opened(game, puzzle)
    theme, start = themes_of(game)[puzzle.theme], state.position.copy()
    line = list(puzzle.line)
    while theme.verdict(start, state.position, puzzle.seat) == OPEN:
        assert state.decision is not None
        keys = [option.key for option in state.decision.options]
        own = state.asked == puzzle.seat and len(keys) > 1
        state.choose(line.pop(0) if own and line and line[0] in keys else "pass" if own else keys[0])
    return state.choices[len(puzzle.path) :]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_hold(game: str) -> None:
    for puzzle in sample(game):
        assert problems(game, puzzle, worlds=20) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_line_is_right_and_wrong_choices_are_refuted_in_words(game: str) -> None:
    puzzle = sample(game)[0]
    assert judge(game, puzzle, line_of(game, puzzle), "en", NAMES).verdict == REACHED
    assert judge(game, puzzle, [], "en", NAMES).verdict == OPEN
    for lang in LANGUAGES:
        missed = [tried for puzzle in sample(game) for tried in wrong_tries(game, puzzle, lang)]
        assert sum(bool(tried.told) for tried in missed) >= SAMPLE  # not all: where somebody just ends their turn
        assert not any(tried.told[-1].startswith(NEW_TURN[lang]) for tried in missed if tried.told)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_known_by_a_card_of_its_game(game: str) -> None:
    cards = KITS[game].catalogue().cards("en")["cards"]
    assert {cover(game, puzzle) for puzzle in puzzles_of(game).values()} <= set(cards)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_are_for_those_who_think(game: str) -> None:
    own = list(puzzles_of(game).values())
    mean = {bot: sum(puzzle.found[bot] for puzzle in own) / len(own) for bot in own[0].found}
    assert mean["search"] >= 0.95
    assert mean["greedy"] <= 0.6
    assert len(own) >= 200
    assert all(puzzle.found["random"] <= 0.5 for puzzle in own)


def code_of(state: Any, key: str) -> int:
    return int(next(option.code for option in state.decision.options if option.key == key))


def compile_puzzle() -> Puzzle:
    return next(iter(puzzles_of("compile").values()))


def test_the_checker_finds_a_wrong_line() -> None:
    puzzle = compile_puzzle()
    state = opened("compile", puzzle)
    assert state.decision is not None
    other = next(option.key for option in state.decision.options if option.key != puzzle.line[0])
    found = problems("compile", replace(puzzle, line=[other]), worlds=0)
    assert any("does not reach the goal" in problem or "cannot be played" in problem for problem in found)
    assert f"the goal can be reached without {other!r}" in found


@pytest.mark.parametrize(
    ("changed", "error", "words"),
    [
        ({"version": "1-00000000"}, OtherVersion, "have changed"),
        ({"path": [999]}, BadRecord, "not on offer"),
        ({"path": []}, BadRecord, "asks seat"),
    ],
)
def test_a_puzzle_that_does_not_fit_is_refused(changed: dict[str, Any], error: type[Exception], words: str) -> None:
    puzzle = replace(compile_puzzle(), **changed)
    if "path" in changed and not changed["path"]:
        first = opened("compile", replace(puzzle, path=[], seat=0)) if _starts(puzzle) == 0 else None
        puzzle = replace(puzzle, seat=1 if first is not None else 0)
    with pytest.raises(error, match=words):
        opened("compile", puzzle)


def _starts(puzzle: Puzzle) -> int:
    """Who is asked first in a puzzle's match."""
    state = KITS["compile"].game.start(seats=puzzle.seats, seed=puzzle.seed, options=puzzle.options)
    return state.asked


def test_a_puzzle_or_file_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOptions, match="no puzzle 'nothing'"):
        find("compile", "nothing")
    with pytest.raises(BadRecord, match=r"mine\.json: not a file of puzzles"):
        read_puzzles(b"[{}]", "mine.json")


def test_a_day_has_one_puzzle_and_the_next_day_another() -> None:
    day = date(2026, 3, 1)
    assert daily("compile", day) == daily("compile", day)
    assert daily("compile", day) != daily("compile", date(2026, 3, 2))


def test_whoever_chooses_the_line_solves_it() -> None:
    puzzle = compile_puzzle()
    line = iter(puzzle.line)

    def right(state: Any) -> int:
        return code_of(state, next(line))

    state = opened("compile", puzzle)
    theme = themes_of("compile")[puzzle.theme]
    assert solves(state, theme, right)
    assert Solver(state.game.rules, theme, state.position).reaches(state.position)
    without = Solver(state.game.rules, theme, state.position, barred=puzzle.line[puzzle.key])
    assert not without.reaches(state.position)
