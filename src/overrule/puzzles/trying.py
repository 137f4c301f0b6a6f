"""The state of a try at a puzzle: the line is open, the goal is reached, or what follows refutes the try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from overrule.core.decisions import SPECTATOR
from overrule.core.game import State
from overrule.games import kit
from overrule.puzzles.puzzle import PASS, Puzzle, opened
from overrule.puzzles.solving import Solver, TooMuch
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme, themes_of

DRAW, TURN = "drew", "turn"  # the names of these events in all games
MOST_POSITIONS = 300  # positions for finding out whether a line reaches its goal


@dataclass(frozen=True)
class Try:
    """The state of a try: REACHED, OPEN or MISSED. `told`: what happens after the choice that missed it.

    Some of that may still be to come, if the seat is asked once more though the goal is out of reach.
    """

    verdict: int
    told: Sequence[str] = ()


def solver_of(game: str, puzzle: Puzzle) -> Solver:
    """The state of the puzzle's goal, and whether it can still be reached; raises OtherVersion."""
    return _solver(opened(game, puzzle), puzzle)


def _solver(state: State[Any, Any], puzzle: Puzzle) -> Solver:
    """The solver of a puzzle, at the question that it asks."""
    return Solver(state.game.rules, themes_of(state.game.id)[puzzle.theme], state.position.copy())


def refuting(game: str, puzzle: Puzzle, state: State[Any, Any]) -> str | None:
    """What another seat answers so that a goal that is out of reach is missed. None: nothing has to be refuted."""
    solver = solver_of(game, puzzle)
    position = state.position
    if solver.verdict(position) != OPEN or not _is_lost(solver, position):
        return None
    codes = _refutation(solver, position)
    return word_of(state, codes[0]) if codes else None


def judge(game: str, puzzle: Puzzle, choices: Sequence[str], lang: str, names: Sequence[str]) -> Try:
    """The state after the choices of all seats, from the puzzle's question on, as told to its seat.

    While others are asked, it is not judged: their answers are part of what is told.
    """
    state = opened(game, puzzle, events=True)
    state.events()
    narrator = kit(game).words().Narrator(lang, puzzle.seat, names, state.game.observe(state, SPECTATOR))
    solver = _solver(state, puzzle)
    lost = False
    for key in choices:
        if solver.verdict(state.position) != OPEN:
            break
        if not lost and has_choice(state, puzzle.seat):
            _tell(state, narrator, game, puzzle)
        own = state.asked == puzzle.seat
        state.choose(key)
        lost = (own or lost) and _is_lost(solver, state.position)
    if lost and state.asked == puzzle.seat:
        for code in _refutation(solver, state.position):
            state.apply(code)
    verdict = solver.verdict(state.position)
    return Try(verdict, _tell(state, narrator, game, puzzle) if verdict == MISSED else ())


def _is_lost(solver: Solver, position: Any) -> bool:
    """Whether the goal is out of reach; if there is too much to search, only the theme decides in the end."""
    try:
        return not solver.reaches(position)
    except TooMuch:
        return False


def _refutation(solver: Solver, position: Any) -> list[int]:
    try:
        return solver.refutation(position)
    except TooMuch:
        return []


def _tell(state: State[Any, Any], narrator: Any, game: str, puzzle: Puzzle) -> list[str]:
    """What has happened since the last time, as the seat may know it; a draw refutes nothing, nor does a new turn."""
    events = [event for event in state.events() if event.kind != DRAW]
    views = kit(game).words().together([event.view(puzzle.seat) for event in events])
    told = [(view["kind"], sentence) for view in views if (sentence := narrator.tell(view))]
    while told and told[-1][0] == TURN:
        told.pop()
    return [sentence for _, sentence in told]


def played(state: State[Any, Any], theme: Theme, choose: Callable[[State[Any, Any]], int]) -> list[str] | None:
    """The choices with which a player reaches the goal, None if it is missed. The others choose their first option."""
    seat, start = state.asked, state.position.copy()
    twin = state.copy()
    line: list[str] = []
    while (verdict := theme.verdict(start, twin.position, seat)) == OPEN:
        code = twin.codes[0]
        if has_choice(twin, seat):
            code = choose(twin)
            line.append(word_of(twin, code))
        twin.apply(code)
    return line if verdict == REACHED else None


def solves(state: State[Any, Any], theme: Theme, choose: Callable[[State[Any, Any]], int]) -> bool:
    """Whether a player's choices reach the goal, whatever the others answer."""
    line = played(state, theme, choose)
    return line is not None and Following(state, theme).reaches(line)


def has_choice(state: State[Any, Any], seat: int) -> bool:
    """Whether a seat is asked and has more than one option."""
    return state.asked == seat and len(state.codes) > 1


def word_of(state: State[Any, Any], code: int) -> str:
    """The key of an option."""
    assert state.decision is not None
    return next(option.key for option in state.decision.options if option.code == code)


def _by_line(state: State[Any, Any], line: Sequence[str]) -> tuple[list[int], Sequence[str]]:
    """What a line chooses here, if anything, and the rest of it."""
    words = {word_of(state, code): code for code in state.codes}
    if line and line[0] in words:
        return [words[line[0]]], line[1:]
    return [words[PASS]] if PASS in words else [], line


class Following:
    """Plays a line in one world against every answer of the others; with too many answers, it does not hold."""

    def __init__(self, state: State[Any, Any], theme: Theme) -> None:
        self.start = state.copy()
        self.theme = theme
        self.seat = state.asked
        self.left = MOST_POSITIONS

    def reaches(self, line: Sequence[str]) -> bool:
        """Whether the goal is reached after all of them."""
        return self._reaches(self.start, line)

    def _reaches(self, state: State[Any, Any], line: Sequence[str]) -> bool:
        verdict = self.theme.verdict(self.start.position, state.position, self.seat)
        if verdict != OPEN or self.left <= 0:
            return verdict == REACHED
        codes = state.codes
        if has_choice(state, self.seat):
            codes, line = _by_line(state, line)
        return len(codes) > 0 and all(self._reaches(self._after(state, code), line) for code in codes)

    def _after(self, state: State[Any, Any], code: int) -> State[Any, Any]:
        self.left -= 1
        twin = state.copy()
        twin.apply(code)
        return twin
