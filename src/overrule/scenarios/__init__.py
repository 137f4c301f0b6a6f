"""Scenarios: rules questions as data files, with their answers (docs/scenarios.md).

A scenario is a position (or the start of a match), choices, and what must hold. A file is a YAML list of
them. Each game defines how a position and an expectation look; reading, stepping and reporting are the
same for all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from overrule.core.errors import BadScenario, OverruleError
from overrule.core.game import State
from overrule.core.kit import Scenarios
from overrule.games import KITS, kit, usual_game
from overrule.games.scenario import SEAT_NAMES

# The built-in scenarios, a folder for each game: in a wheel beside this module, in a checkout at its root.
_PACKED = Path(__file__).parent / "data"
FOLDER = _PACKED if _PACKED.is_dir() else Path(__file__).resolve().parents[3] / "scenarios"


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """A match from its beginning. `refused`: part of the message with which it must be refused."""

    seats: int = 2
    seed: int = 0
    options: dict[str, Any] = {}
    refused: str | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario, with a `position` or a `start`. `shows`: the rules; `cards`: boxes, like `fire-0 bottom`.

    A step of `play` is a choice (`a: play:fire-3@1:up`), an `expect`, or a `refuse`: a choice that must be
    refused.
    """

    name: str
    position: Any = None
    start: Start | None = None
    game: str = field(default_factory=usual_game)
    shows: list[str] = []
    cards: list[str] = []
    play: list[dict[str, Any]] = []
    expect: dict[str, Any] = {}
    why: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a scenario: without problems, all of it holds."""

    file: Path
    scenario: Scenario
    problems: list[str]


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file; raises BadScenario, naming file and field."""
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=list[Scenario])
    except OSError as error:
        raise BadScenario(f"{path}: cannot be read: {error.strerror}") from error
    except ImportError as error:  # msgspec leaves the reading to PyYAML
        raise BadScenario(f"{path}: scenarios need PyYAML: pip install 'overrule[cli]'") from error
    except msgspec.MsgspecError as error:
        raise BadScenario(f"{path}: {error}") from error
    except Exception as error:  # what the YAML parser raises has no common base that msgspec lets through
        raise BadScenario(f"{path}: not YAML: {error}") from error


def read_titles(folder: Path, lang: str) -> dict[str, str]:
    """The titles of a folder's scenarios in a language other than English, by their names; none without a file."""
    file = folder / f"titles.{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def find_files(paths: Iterable[Path]) -> Iterator[Path]:
    """Scenario files: those named, and all in named folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml"))
        else:
            yield path


def run_file(path: Path) -> Iterator[Result]:
    """Run all scenarios of a file."""
    for scenario in read_scenarios(path):
        yield Result(path, scenario, run(scenario))


def run(scenario: Scenario) -> list[str]:
    """Run one scenario; returns what does not hold, in words."""
    if scenario.game not in KITS:
        return [f"unknown game {scenario.game!r}; allowed: {', '.join(KITS)}"]
    part = KITS[scenario.game].scenarios
    if part is None:
        return [f"the game {scenario.game!r} brings no scenarios"]
    described = part()
    try:
        if (scenario.position is None) == (scenario.start is None):
            raise BadScenario("a scenario has either a position or a start")
        if scenario.start is None:
            return _play(described, described.set_up(scenario.position), scenario)
        if scenario.start.refused is not None:
            return _refused_start(scenario.game, scenario.start, scenario.start.refused)
        return _play(described, _started(scenario.game, scenario.start), scenario)
    except OverruleError as error:
        return [f"{type(error).__name__}: {error}"]


def _started(game: str, start: Start) -> State[Any, Any]:
    return kit(game).game.start(seats=start.seats, seed=start.seed, options=start.options, events=True)


def _refused_start(game: str, start: Start, words: str) -> list[str]:
    """Check that a match cannot be started like that, and that the message says so in these words."""
    try:
        _started(game, start)
    except OverruleError as error:
        return [] if words in str(error) else [f"start: refused, but not with {words!r}: {error}"]
    return ["start: it was not refused"]


def _play(described: Scenarios, state: State[Any, Any], scenario: Scenario) -> list[str]:
    happened = [event.kind for event in state.events()]
    for number, step in enumerate(scenario.play, start=1):
        if len(step) != 1:
            raise BadScenario(f"step {number}: one choice, expect or refuse for each step, not {list(step)}")
        (verb, value), *_ = step.items()
        problems = _step(described, state, verb, value, happened)
        happened += [event.kind for event in state.events()]
        if problems:
            return [f"step {number} ({verb}: {value}): {problem}" for problem in problems]
    return described.check(state, scenario.expect, happened)


def _step(described: Scenarios, state: State[Any, Any], verb: str, value: Any, happened: list[str]) -> list[str]:
    """Make one step; returns its problems."""
    if verb == "expect":
        return described.check(state, value, happened)
    if verb == "refuse":
        return _refused(described, state, value)
    if verb not in SEAT_NAMES[: state.seats]:
        raise BadScenario(
            f"{verb!r} is no step; allowed: a seat ({', '.join(SEAT_NAMES[: state.seats])}), expect, refuse"
        )
    try:
        if value == "concede":
            state.concede(SEAT_NAMES.index(verb))
        else:
            state.choose(value, seat=SEAT_NAMES.index(verb))
    except OverruleError as error:
        decision = state.decision
        asked = "nobody is asked" if decision is None else f"asked: {SEAT_NAMES[decision.seat]}, {decision.kind}"
        return [f"{type(error).__name__}: {error} ({asked})"]
    return []


def _refused(described: Scenarios, state: State[Any, Any], value: Any) -> list[str]:
    """Check that a choice is refused and changes nothing."""
    if not isinstance(value, dict) or len(value) != 1 or not set(value) <= set(SEAT_NAMES[: state.seats]):
        raise BadScenario(f"refuse: one seat and its choice, like {{a: refresh}}, not {value!r}")
    ((seat, key),) = value.items()
    described.check_keys(state, [key])
    before = state.save()
    try:
        state.choose(key, seat=SEAT_NAMES.index(seat))
    except OverruleError:
        return [] if state.save() == before else ["the refused choice changed the state"]
    return ["it was not refused"]
