"""How a try at a puzzle goes: the line goes on, the goal is reached, or it is refuted by what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from overrule.core.decisions import SPECTATOR
from overrule.core.game import State
from overrule.games import kit
from overrule.puzzles.puzzle import Puzzle, opened
from overrule.puzzles.solving import Solver
from overrule.puzzles.themes import MISSED, OPEN, REACHED, themes_of


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
    solver = _solver(game, puzzle, state)
    for key in choices:
        if solver.verdict(state.position) != OPEN:
            break
        seat = state.asked
        _tell(state, narrator, game, puzzle)
        state.choose(key)
        solver.renew()
        if seat == puzzle.seat and not solver.holds(state.position):
            for code in solver.refutation(state.position):
                state.apply(code)
            return Try(MISSED, _tell(state, narrator, game, puzzle))
    return Try(solver.verdict(state.position))


def _tell(state: State[Any, Any], narrator: Any, game: str, puzzle: Puzzle) -> list[str]:
    """What has happened since the last time, as the seat may know it."""
    views = [event.view(puzzle.seat) for event in state.events()]
    told = (narrator.tell(view) for view in kit(game).words().together(views))
    return [sentence for sentence in told if sentence]


def solves(game: str, puzzle: Puzzle, choose: Callable[[State[Any, Any]], int]) -> bool:
    """Whether somebody who chooses so reaches the goal; the others answer anything, as long as it can be reached."""
    state = opened(game, puzzle)
    solver = _solver(game, puzzle, state)
    while solver.verdict(state.position) == OPEN:
        own = state.asked == puzzle.seat
        state.apply(choose(state) if own else state.codes[0])
        solver.renew()
        if own and not solver.holds(state.position):
            return False
    return solver.verdict(state.position) == REACHED


def _solver(game: str, puzzle: Puzzle, state: State[Any, Any]) -> Solver:
    return Solver(state.game.rules, themes_of(game)[puzzle.theme], state.position.copy())
