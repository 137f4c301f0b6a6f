"""What can be measured about a game: pieces of work that are done as often as one likes, the same every time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from overrule import _compiled
from overrule.bots import player_of
from overrule.cli.desk import Desk, Size
from overrule.core.game import State
from overrule.core.rng import Rng, stream_of

Work = Callable[[int], int]  # does something so many times, and says how many things were done

MOVES_STREAM = 100
SAMPLES = 24  # positions in mid-match
STRONGEST = "search"
SEARCHED = 6  # of the samples: questions differ in how long a position takes


def engine_in_use() -> str:
    """The engine that is measured, and how it was built if that was written down."""
    if not _compiled.is_compiled():
        return "not compiled"
    build = _compiled.recorded().get("build")
    return "compiled" if build is None else f"compiled ({build})"


def works(desk: Desk, size: Size) -> dict[str, Work]:
    """All that is measured about matches of a size, by name."""
    samples = mid_match(desk, size)
    redeal = desk.game.rules.redeal
    observe = desk.game.rules.observe
    chance = stream_of(1)
    found: dict[str, Work] = {
        "inside": partial(_matches, desk, size, _play_inside),
        "python": partial(_matches, desk, size, _play_from_python),
        "words": partial(_matches, desk, size, _play_in_words),
        "copy": repeated([state.position.copy for state in samples]),
        "observe": repeated([partial(observe, state.position, 0, None) for state in samples]),
        "redeal": repeated([partial(redeal, state.position, 0, chance) for state in samples]),
    }
    if _compiled.is_compiled():  # or else a single decision takes seconds
        found["search"] = partial(_search, desk, samples[:SEARCHED])
    return found


def repeated(actions: Sequence[Callable[[], object]]) -> Work:
    """All of these, so many times."""

    def work(times: int) -> int:
        for _ in range(times):
            for action in actions:
                action()
        return times * len(actions)

    return work


def mid_match(desk: Desk, size: Size) -> list[State[Any, Any]]:
    """Some states in mid-match."""
    samples: list[State[Any, Any]] = []
    seed = 0
    while len(samples) < SAMPLES:
        state, moves = desk.measured(seed, size), stream_of(seed, MOVES_STREAM)
        if _go_on(state, desk.sample_at, moves):
            samples.append(state)
        seed += 1
    return samples


def _go_on(state: State[Any, Any], choices: int, moves: Rng) -> bool:
    """Make so many choices; says whether the match still goes on."""
    for _ in range(choices):
        if not (codes := state.codes):
            return False
        state.apply(codes[moves.below(len(codes))])
    return state.asked >= 0


def _matches(desk: Desk, size: Size, play: Callable[[State[Any, Any], Rng], int], times: int) -> int:
    """So many complete matches; counts their decisions."""
    return sum(play(desk.measured(seed, size), stream_of(seed, MOVES_STREAM)) for seed in range(times))


def _play_inside(state: State[Any, Any], moves: Rng) -> int:
    """A match with its loop inside the engine."""
    return state.play_out(moves)


def _play_from_python(state: State[Any, Any], moves: Rng) -> int:
    """The same match, each choice made from here."""
    while codes := state.codes:
        state.apply(codes[moves.below(len(codes))])
    return int(state.position.decisions)


def _play_in_words(state: State[Any, Any], moves: Rng) -> int:
    """The same match, each question and answer in words."""
    while (decision := state.decision) is not None:
        state.choose(decision.options[moves.below(len(decision.options))])
    return int(state.position.decisions)


def _search(desk: Desk, samples: list[State[Any, Any]], times: int) -> int:
    """So many decisions of the strongest bot in each of these; counts the positions that it judges."""
    chance = stream_of(1)
    judged = 0
    for state in samples * times:
        position = state.position
        player: Any = player_of(STRONGEST, desk.game.id)
        player.choose(partial(desk.game.rules.redeal, position, position.asking, chance))
        judged += player.spent
    return judged
