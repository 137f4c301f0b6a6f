"""Finds puzzles in matches of bots, and rates them by which bots find their lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from itertools import count as counted
from multiprocessing import get_context
from typing import Any

from msgspec.structs import replace

from overrule.bots import answer, make_bot
from overrule.core.game import State
from overrule.core.position import NOBODY
from overrule.core.rng import stream_of
from overrule.games import kit
from overrule.puzzles.checking import problems
from overrule.puzzles.puzzle import Puzzle
from overrule.puzzles.solving import Line, Solver, TooMuch
from overrule.puzzles.themes import Theme, themes_of
from overrule.puzzles.trying import solves

PLAYS = "greedy"  # the bot whose matches are looked at
STRONGEST = "search"
WORLDS = 40  # besides the true one, in which a line must hold
FEWEST_WAYS = 4  # options of the first choice, times choices: less is a guess
MOST_LINE = 5
STREAM = 500  # apart from the streams that a match with the same seed uses
TRIES = {"random": 20, "easy": 4, "greedy": 4, "hard": 4, "search": 3}  # the strongest one last: it takes longest
EASY = 0.5  # the share of puzzles that PLAYS may find
EASY_EVERY = 4  # one match in so many may have puzzles whose line PLAYS finds
MOST_OF_THEME = 0.4  # the share that one theme may have
BATCH = 64  # matches
HARDEST, EACH_LEVEL = 2000, 300  # a rating, and what it loses if all bots of a level find the line


def mine(game: str, number: int, seed: int, workers: int = 1) -> Iterator[Puzzle]:
    """So many puzzles, from the matches of this seed and those that follow it, whoever plays them."""
    themes: Counter[str] = Counter()
    easy = 0.0
    for puzzle in _found(game, seed, workers):
        found = themes.total()
        share = puzzle.found[PLAYS]
        if themes[puzzle.theme] <= MOST_OF_THEME * found and easy + share <= EASY * (found + 2):
            themes[puzzle.theme] += 1
            easy += share
            yield puzzle
            if found + 1 == number:
                return


def _found(game: str, seed: int, workers: int) -> Iterator[Puzzle]:
    """All puzzles, in the order of their matches."""
    work = partial(puzzles_in, game)
    if workers == 1:
        yield from chain.from_iterable(map(work, counted(seed)))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for first in counted(seed, BATCH):
            yield from chain.from_iterable(pool.map(work, range(first, first + BATCH)))


def puzzles_in(game: str, seed: int) -> list[Puzzle]:
    """The puzzles of one match, one of each theme and turn at most."""
    found: dict[tuple[str, int], Puzzle] = {}
    for state, puzzle in _questions(game, seed):
        for id, theme in themes_of(game).items():
            turn = (id, int(state.position.turn))
            if turn in found or not theme.fits(state.position):
                continue
            made = _made(game, state, replace(puzzle, id=f"{id}-{seed}-{turn[1]}", theme=id))
            if made is not None:
                found[turn] = made
    return list(found.values())


def _made(game: str, state: State[Any, Any], puzzle: Puzzle) -> Puzzle | None:
    """The puzzle of a theme at a question; None if there is none, or none that is wanted."""
    theme = themes_of(game)[puzzle.theme]
    try:
        line = _line(state, theme, puzzle.seed)
        found = None if line is None else _found_by(state, theme)
    except TooMuch:
        return None
    if line is None or found is None:
        return None
    rating = round(HARDEST - EACH_LEVEL * sum(found.values()))
    made = replace(puzzle, line=line, found=found, rating=rating)
    return None if problems(game, made) else made


def _questions(game: str, seed: int) -> Iterator[tuple[State[Any, Any], Puzzle]]:
    """The questions of a match with enough to choose from, each with a puzzle that has no theme and line yet."""
    own = kit(game)
    assert own.sides is not None
    things = own.sides()()
    meetings = things.meetings(seed, 1)
    _, *sides = meetings[seed % len(meetings)]
    options = things.options(sides)
    state = own.game.start(seats=len(sides), seed=seed, options=options)
    version = own.game.rules.version_of(state.options)
    bots = [make_bot(PLAYS, 8 * seed + seat) for seat in range(len(sides))]
    path: list[int] = []
    while (seat := state.asked) >= 0:
        codes = state.codes
        if len(codes) > 1:
            yield state, Puzzle("", "", version, len(sides), seed, options, list(path), seat, [], {}, 0)
        code = codes[0] if len(codes) == 1 else answer(bots[seat], state).code
        path.append(codes.index(code))
        state.apply(code)


def _line(state: State[Any, Any], theme: Theme, seed: int) -> list[str] | None:
    """The one line that reaches the goal, whatever the seat cannot know; None if there is none, or another one."""
    rules, position, seat = state.game.rules, state.position, state.asked
    chance = stream_of(seed, STREAM)
    right = Solver(rules, theme, position.copy()).only_right()
    if right is None:
        return None
    worlds = [rules.redeal(position, seat, chance) for _ in range(WORLDS)]
    line = Line(rules, theme, [position.copy(), *worlds]).starting_with(right)
    if line is None or len(line) > MOST_LINE or len(line) * len(position.options) < FEWEST_WAYS:
        return None
    return _in_words(state, line)


def _in_words(state: State[Any, Any], line: list[int]) -> list[str] | None:
    """The keys of a line's codes; None where the seat is not asked that often, by what the others answer."""
    twin, seat = state.copy(), state.asked
    keys: list[str] = []
    for code in line:
        while twin.asked not in (seat, NOBODY):
            twin.apply(twin.codes[0])
        if code not in twin.codes:
            return None
        assert twin.decision is not None
        keys.append(next(option.key for option in twin.decision.options if option.code == code))
        twin.apply(code)
    return keys


def _found_by(state: State[Any, Any], theme: Theme) -> dict[str, float] | None:
    """How often each bot reaches the goal; None if the puzzle is not wanted: too easy, or too hard for all."""
    found: dict[str, float] = {}
    is_hard = state.seed is not None and state.seed % EASY_EVERY > 0
    for name, tries in TRIES.items():
        times = 0
        for seed in range(tries):
            times += solves(state, theme, _choosing(name, seed))
            if (name == PLAYS and times > 0 and is_hard) or (name == STRONGEST and times <= seed):
                return None
        found[name] = round(times / tries, 2)
    return found


def _choosing(name: str, seed: int) -> Callable[[State[Any, Any]], int]:
    bot = make_bot(name, seed)
    return lambda state: answer(bot, state).code
