"""Finds puzzles in matches of bots, and rates them by which bots reach the goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from itertools import count as counted
from multiprocessing import get_context
from typing import Any

from msgspec.structs import replace

from overrule.bots import answer, make_bot
from overrule.core.game import State
from overrule.core.rng import stream_of
from overrule.games import kit
from overrule.puzzles.checking import problems
from overrule.puzzles.puzzle import PASS, Puzzle
from overrule.puzzles.solving import Solver, TooMuch
from overrule.puzzles.themes import Theme, themes_of
from overrule.puzzles.trying import Following, has_choice, played, solves, word_of

PLAYS = "greedy"  # the bot whose matches are searched
STRONGEST, CHANCE = "search", "random"
WORLDS = 40  # worlds in which a line must hold, in addition to the true one
MOST_POSITIONS = 3000  # positions to find out whether a choice is the key: harder cases are skipped
FEWEST_WAYS = 4  # options of the first choice times choices: with fewer, it is a guess
MOST_GUESSED = 0.5  # the share of tries in which a random player may find it
MOST_LINE = 8
STREAM = 500  # different from the streams that a match with the same seed uses
TRIES = {"random": 20, "easy": 4, "greedy": 4, "hard": 4, "search": 3}
EASY = 0.57  # the share of puzzles that PLAYS may find
EASY_EVERY = 2  # one match in this many may have puzzles that PLAYS solves
MOST_OF_THEME = 0.4  # the share that one theme may have
BATCH = 64  # matches
HARDEST, EACH_LEVEL = 2000, 300  # a rating, and what it loses if a bot solves the puzzle in all its tries


def mine(
    game: str, number: int, seed: int, workers: int = 1, themes: Sequence[str] = (), known: Sequence[Puzzle] = ()
) -> Iterator[Puzzle]:
    """This many puzzles, from matches of this seed and the following ones, the same with any number of processes.

    `themes`: all if none are named. `known`: existing puzzles, to which these are added.
    """
    names = list(themes) or list(themes_of(game))
    most = 1.0 if themes else MOST_OF_THEME
    taken = Counter(puzzle.theme for puzzle in known)
    places = {(puzzle.seed, len(puzzle.path)) for puzzle in known}
    easy = sum(puzzle.found[PLAYS] for puzzle in known)
    for puzzle in _found(game, names, seed, workers):
        all_taken = taken.total()
        share = puzzle.found[PLAYS]
        is_new = (puzzle.seed, len(puzzle.path)) not in places
        is_hard_enough = easy + share <= max(easy, EASY * (all_taken + 2))  # 2: the first one may be easy
        if is_new and is_hard_enough and taken[puzzle.theme] <= most * all_taken:
            taken[puzzle.theme] += 1
            easy += share
            yield puzzle
            number -= 1
            if number == 0:
                return


def _found(game: str, themes: Sequence[str], seed: int, workers: int) -> Iterator[Puzzle]:
    """All puzzles, in the order of their matches, without end."""
    work = partial(puzzles_in, game, themes)
    if workers == 1:
        yield from chain.from_iterable(map(work, counted(seed)))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for first in counted(seed, BATCH):
            yield from chain.from_iterable(pool.map(work, range(first, first + BATCH)))


def puzzles_in(game: str, themes: Sequence[str], seed: int) -> list[Puzzle]:
    """The puzzles of one match, one of each turn at most."""
    found: dict[int, Puzzle] = {}
    tried: set[tuple[str, int]] = set()
    for state, puzzle in _questions(game, seed):
        turn = int(state.position.turn)
        for id in themes:
            if turn in found or (id, turn) in tried or not themes_of(game)[id].fits(state.position):
                continue
            tried.add((id, turn))
            made = _made(game, state, replace(puzzle, id=f"{id}-{seed}-{turn}", theme=id))
            if made is not None:
                found[turn] = made
    return list(found.values())


def _made(game: str, state: State[Any, Any], puzzle: Puzzle) -> Puzzle | None:
    """The puzzle of a theme at a question, or further on in its line; None if there is no suitable one."""
    theme = themes_of(game)[puzzle.theme]
    line = played(state, theme, _choosing(STRONGEST, 0)) if _is_wanted(state, theme) else None
    while line:
        short = [key for key in line if key != PASS]
        is_guess = len(short) * len(state.codes) < FEWEST_WAYS
        is_good = line[0] != PASS and not is_guess and len(short) <= MOST_LINE and _holds(state, theme, short)
        key = _key(state, theme, short) if is_good and _can_be_missed(state, theme) else None
        if key is not None:
            return _rated(game, state, replace(puzzle, line=short, key=key))
        state, path = _after(state, line[0])
        puzzle = replace(puzzle, path=[*puzzle.path, *path])
        line = line[1:] if len(line) > 1 and _is_wanted(state, theme) else None
    return None


def _is_wanted(state: State[Any, Any], theme: Theme) -> bool:
    """Whether PLAYS misses the goal, or this is one of the matches in which it may find it."""
    return state.seed is None or state.seed % EASY_EVERY == 0 or played(state, theme, _choosing(PLAYS, 0)) is None


def _after(state: State[Any, Any], key: str) -> tuple[State[Any, Any], list[int]]:
    """The next choice of the same seat after a choice, and the way there. The others choose the first that they can."""
    seat = state.asked
    state = state.copy()
    path: list[int] = []
    while not path or (state.asked >= 0 and not has_choice(state, seat)):
        codes = state.codes
        code = codes[0] if path else next(code for code in codes if word_of(state, code) == key)
        path.append(codes.index(code))
        state.apply(code)
    return state, path


def _holds(state: State[Any, Any], theme: Theme, line: list[str]) -> bool:
    """Whether a line reaches the goal in all worlds that are possible for the seat, whatever the others answer."""
    chance = stream_of(state.seed or 0, STREAM)
    worlds = [state, *(state.game.redeal(state, state.asked, chance) for _ in range(WORLDS))]
    return all(Following(world, theme).reaches(line) for world in worlds)


def _can_be_missed(state: State[Any, Any], theme: Theme) -> bool:
    """Whether a first choice can be refuted at once."""
    solver = Solver(state.game.rules, theme, state.position.copy(), MOST_POSITIONS)
    for code in state.codes:
        try:
            if not solver.reaches(solver.after(state.position, code)):
                return True
        except TooMuch:
            continue
    return False


def _key(state: State[Any, Any], theme: Theme, line: list[str]) -> int | None:
    """The place of the first choice without which the goal is out of reach, even for somebody who knows all cards."""
    for place, key in enumerate(line):
        solver = Solver(state.game.rules, theme, state.position.copy(), MOST_POSITIONS, barred=key)
        try:
            if ":" in key and not solver.reaches(state.position):  # a bare word, such as "done", names no card
                return place
        except TooMuch:
            continue
    return None


def _rated(game: str, state: State[Any, Any], puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the bots' results; None if it is too hard or a guess, or if the checker finds a fault."""
    found = _found_by(state, themes_of(game)[puzzle.theme])
    made = replace(puzzle, found=found, rating=round(HARDEST - EACH_LEVEL * sum(found.values())))
    is_fair = found[STRONGEST] == 1 and found[CHANCE] <= MOST_GUESSED
    return made if is_fair and not problems(game, made) else None


def _questions(game: str, seed: int) -> Iterator[tuple[State[Any, Any], Puzzle]]:
    """The first question of each kind in a turn of a match, each with a puzzle that has no theme and line yet.

    Later questions of the turn come up when a line is followed.
    """
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
    seen: set[tuple[int, int, int]] = set()
    while (seat := state.asked) >= 0:
        codes = state.codes
        asked = (int(state.position.turn), seat, int(state.position.question))
        if len(codes) > 1 and asked not in seen:
            seen.add(asked)
            yield state, Puzzle("", "", version, len(sides), seed, options, list(path), seat, [], {}, 0)
        code = codes[0] if len(codes) == 1 else answer(bots[seat], state).code
        path.append(codes.index(code))
        state.apply(code)


def _found_by(state: State[Any, Any], theme: Theme) -> dict[str, float]:
    """How often each bot reaches the goal."""
    found: dict[str, float] = {}
    for name, tries in TRIES.items():
        times = sum(solves(state, theme, _choosing(name, seed)) for seed in range(tries))
        found[name] = round(times / tries, 2)
    return found


def _choosing(name: str, seed: int) -> Callable[[State[Any, Any]], int]:
    bot = make_bot(name, seed)
    return lambda state: answer(bot, state).code
