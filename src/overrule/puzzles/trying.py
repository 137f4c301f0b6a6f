"""How a try at a puzzle goes: the line goes on, the goal is reached, or it is refuted by what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from overrule.core.decisions import SPECTATOR
from overrule.core.game import State
from overrule.games import kit
from overrule.puzzles.puzzle import Puzzle, opened
from overrule.puzzles.solving import Solver, TooMuch
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme, themes_of


@dataclass(frozen=True)
class Try:
    """What has come of a try: REACHED, OPEN or MISSED. `told`: what happens after the choice that missed it."""

    verdict: int
    told: Sequence[str] = ()


def judge(game: str, puzzle: Puzzle, choices: Sequence[str], lang: str, names: Sequence[str]) -> Try:
    """What has come of the choices of all seats, from the puzzle's question on, in the words of its seat."""
    state = opened(game, puzzle, events=True)
    state.events()
    narrator = kit(game).words().Narrator(lang, puzzle.seat, names, state.game.observe(state, SPECTATOR))
    solver = Solver(state.game.rules, themes_of(game)[puzzle.theme], state.position.copy())
    for key in choices:
        if solver.verdict(state.position) != OPEN:
            break
        seat = state.asked
        _tell(state, narrator, game, puzzle)
        state.choose(key)
        try:
            missed = seat == puzzle.seat and not solver.reaches(state.position)
            for code in solver.refutation(state.position) if missed else ():
                state.apply(code)
        except TooMuch:  # behind the first choice there may be more than the search that found the puzzle looked at
            continue
        if missed:
            return Try(MISSED, _tell(state, narrator, game, puzzle))
    return Try(solver.verdict(state.position))


def _tell(state: State[Any, Any], narrator: Any, game: str, puzzle: Puzzle) -> list[str]:
    """What has happened since the last time, as the seat may know it."""
    views = [event.view(puzzle.seat) for event in state.events()]
    told = (narrator.tell(view) for view in kit(game).words().together(views))
    return [sentence for sentence in told if sentence]


def solves(state: State[Any, Any], theme: Theme, choose: Callable[[State[Any, Any]], int]) -> bool:
    """Whether somebody who chooses so reaches the goal; the others answer anything, as long as it can be reached."""
    state = state.copy()
    solver = Solver(state.game.rules, theme, state.position.copy())
    while solver.verdict(state.position) == OPEN:
        own = state.asked == solver.seat
        state.apply(choose(state) if own else state.codes[0])
        if own and not solver.reaches(state.position):
            return False
    return solver.verdict(state.position) == REACHED
