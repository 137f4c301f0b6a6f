"""Checks puzzles in a different way from the one that found them.

The line is played with keys, in many worlds that are possible for the seat, against every answer of the others. Without
the key choice, the goal must be out of reach in the true world: there, everything that can follow is played out, to the
end of what the theme is about, by states and not by a search of positions.
"""

from __future__ import annotations

from typing import Any

from overrule.core.errors import OverruleError
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.puzzles.puzzle import PASS, Puzzle, opened
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme, themes_of

WORLDS = 100  # besides the true one
MOST_NODES = 40_000  # with more states, it is unknown whether the goal can be reached
STREAM = 501  # different from the streams of a match with the same seed, and from the one that found the puzzle


def problems(game: str, puzzle: Puzzle, worlds: int = WORLDS) -> list[str]:
    """Everything that is wrong with a puzzle; empty if it holds."""
    try:
        state = opened(game, puzzle)
        theme = themes_of(game)[puzzle.theme]
    except KeyError:
        return [f"there is no theme {puzzle.theme!r}"]
    except OverruleError as error:
        return [str(error)]
    if not 0 <= puzzle.key < len(puzzle.line):
        return ["it has no line, or no key choice in it"]
    return [*_line_problems(state, theme, puzzle, worlds), *_without_key(state, theme, puzzle)]


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
    if state.asked == seat and len(state.codes) > 1:
        assert state.decision is not None
        on_offer = bool(line) and any(option.key == line[0] for option in state.decision.options)
        state.choose(line[0] if on_offer else PASS)
        return _follows(state, theme, start, line[1:] if on_offer else line, seat)
    for code in state.codes:
        twin = state.copy()
        twin.apply(code)
        if not _follows(twin, theme, start, line, seat):
            return False
    return True


def _without_key(state: State[Any, Any], theme: Theme, puzzle: Puzzle) -> list[str]:
    """Without the key choice, the goal must be missed, given what the others can answer in this world.

    All states that can follow are collected, then judged from the end.
    """
    key, seat = puzzle.line[puzzle.key], puzzle.seat
    start = state.position.copy()
    nodes: list[tuple[State[Any, Any], list[int]]] = [(state.copy(), [])]
    verdicts: list[int] = []
    for node, following in nodes:  # grows on the way: breadth first
        if len(nodes) > MOST_NODES:
            return [f"there is too much to look at without {key!r}"]
        verdict = theme.verdict(start, node.position, seat)
        verdicts.append(verdict)
        for code in _codes(node, seat, key) if verdict == OPEN else ():
            twin = node.copy()
            twin.apply(code)
            following.append(len(nodes))
            nodes.append((twin, []))
    for number in reversed(range(len(nodes))):
        node, following = nodes[number]
        if verdicts[number] == OPEN:
            best = max if node.asked == seat else min
            verdicts[number] = best((verdicts[each] for each in following), default=MISSED)
    return [] if verdicts[0] == MISSED else [f"the goal can be reached without {key!r}"]


def _codes(node: State[Any, Any], seat: int, key: str) -> list[int]:
    """The options without the key choice; if it is the only one, nobody chooses it."""
    if node.asked != seat or len(node.codes) == 1:
        return node.codes
    assert node.decision is not None
    return [option.code for option in node.decision.options if option.key != key]
