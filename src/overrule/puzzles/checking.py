"""Checks puzzles, by another way than the one that found them.

The line is played in words, in many worlds that the seat holds possible, against every answer of the others. Every
other first choice must fail in the true world: there, all that can follow is played out, to the end of what the theme
is about, by states and not by a search of positions.
"""

from __future__ import annotations

from typing import Any

from overrule.core.errors import OverruleError
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.puzzles.puzzle import Puzzle, opened
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme, themes_of

WORLDS = 100  # besides the true one
MOST_NODES = 20_000  # after one choice; where there are more, it may reach the goal
STREAM = 501  # apart from the streams of a match with the same seed, and from the one that found the puzzle


def problems(game: str, puzzle: Puzzle, worlds: int = WORLDS) -> list[str]:
    """All that is wrong with a puzzle; empty if it holds."""
    try:
        state = opened(game, puzzle)
        theme = themes_of(game)[puzzle.theme]
    except KeyError:
        return [f"there is no theme {puzzle.theme!r}"]
    except OverruleError as error:
        return [str(error)]
    if not puzzle.line:
        return ["it has no line"]
    return [*_line_problems(state, theme, puzzle, worlds), *_other_choices(state, theme, puzzle)]


def _line_problems(state: State[Any, Any], theme: Theme, puzzle: Puzzle, worlds: int) -> list[str]:
    """The line must reach the goal in every world."""
    chance = stream_of(puzzle.seed, STREAM)
    dealt = [state.copy(), *(state.game.redeal(state, puzzle.seat, chance) for _ in range(worlds))]
    for number, world in enumerate(dealt):
        try:
            if not _follows(world, theme, world.position.copy(), puzzle.line, puzzle.seat):
                return [f"the line does not reach the goal in world {number}"]
        except OverruleError as error:
            return [f"the line cannot be played in world {number}: {error}"]
    return []


def _follows(state: State[Any, Any], theme: Theme, start: Any, line: list[str], seat: int) -> bool:
    """Whether a line reaches the goal from here, whatever the others answer."""
    verdict = theme.verdict(start, state.position, seat)
    if verdict != OPEN:
        return verdict == REACHED
    if state.asked == seat:
        if not line:
            return False
        state.choose(line[0])
        return _follows(state, theme, start, line[1:], seat)
    for code in state.codes:
        twin = state.copy()
        twin.apply(code)
        if not _follows(twin, theme, start, line, seat):
            return False
    return True


def _other_choices(state: State[Any, Any], theme: Theme, puzzle: Puzzle) -> list[str]:
    """Every other first choice must miss the goal, by what the others can answer in this world."""
    assert state.decision is not None
    start = state.position.copy()
    found: list[str] = []
    for option in state.decision.options:
        if option.key != puzzle.line[0] and _reaches(state, option.code, theme, start, puzzle.seat):
            found.append(f"{option.key!r} reaches the goal as well")
    return found


def _reaches(state: State[Any, Any], first: int, theme: Theme, start: Any, seat: int) -> bool:
    """Whether the goal can be reached after a choice: all that can follow is written down, then judged from its end."""
    root = state.copy()
    root.apply(first)
    nodes: list[tuple[State[Any, Any], list[int]]] = [(root, [])]
    verdicts: list[int] = []
    for node, following in nodes:  # grows on the way: breadth first
        if len(nodes) > MOST_NODES:
            return True
        verdict = theme.verdict(start, node.position, seat)
        verdicts.append(verdict)
        if verdict == OPEN:
            for code in node.codes:
                twin = node.copy()
                twin.apply(code)
                following.append(len(nodes))
                nodes.append((twin, []))
    for number in reversed(range(len(nodes))):
        node, following = nodes[number]
        if verdicts[number] == OPEN:
            best = max if node.asked == seat else min
            verdicts[number] = best(verdicts[each] for each in following)
    return verdicts[0] != MISSED
