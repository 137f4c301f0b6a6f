"""Measure how long the turns of a computer are shown at normal speed: python -m tools.measure_story --matches 20

Computers play each other; what one of them would see of each turn of the other is cut into steps as the server does it,
and timed as the client does it, with the numbers out of its source, as if nobody had to think.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec

from overrule.bots import answer, make_bot
from overrule.core.game import State
from overrule.games import KITS
from overrule.server.match.story import steps
from overrule.server.wire import EventInfo, StepInfo

SOURCE = Path(__file__).parents[1] / "web" / "src" / "lib" / "playing.svelte.ts"
VIEWER = 0


def number(name: str) -> int:
    """A constant of the client, in ms."""
    found = re.search(rf"const {name} = (\d+)", SOURCE.read_text(encoding="utf-8"))
    assert found is not None, name
    return int(found[1])


def batches(state: State[Any, Any], level: str, seed: int) -> Iterator[list[dict[str, Any]]]:
    """Play a match; gives the events of each choice as the viewer knows them, with their positions."""
    players = [make_bot(level, seed + seat) for seat in range(state.seats)]
    while (decision := state.decision) is not None:
        state.choose(answer(players[decision.seat], state))
        yield [{**event.view(VIEWER), "picture": event.picture} for event in state.events()]


def quiet() -> list[str]:
    """The parts of observations in which the client sees no change."""
    found = re.search(r"const QUIET = \[(.*)\]", SOURCE.read_text(encoding="utf-8"))
    assert found is not None
    return re.findall(r"'(\w+)'", found[1])


def table(final: dict[str, Any], step: StepInfo) -> Any:
    """The table as a step shows it."""
    seen = msgspec.json.decode(msgspec.json.encode(final))
    for change in step.changes:
        within = seen
        for key in change.path[:-1]:
            within = within[key]
        within[change.path[-1]] = change.value
    return {name: part for name, part in seen.items() if name not in quiet()}


def turns(game: str, level: str, seed: int) -> Iterator[int]:
    """For each turn of the other player: the number of steps in which something is seen to change."""
    kit = KITS[game]
    state = kit.game.start(seats=2, seed=seed, events=True)
    state.draw_pictures()
    state.events()
    shown, others, last = 0, False, None
    for told in batches(state, level, seed):
        final = msgspec.to_builtins(kit.game.observe(state, VIEWER)) | {"decision": None}
        pictures = {event["number"]: event.pop("picture") for event in told}
        for event in told:
            if event["kind"] == "turn":
                if others:
                    yield shown
                shown, others = 0, event["seat"] != VIEWER
        events = cast(list[EventInfo], list(kit.words().together(told)))
        for step in steps(kit.game, VIEWER, events, pictures, final):
            seen = table(final, step)
            shown += seen != last
            last = seen


def shown_for(count: int) -> tuple[float, float]:
    """How long a turn is shown, and its shortest step, in ms."""
    step, shortest, turn = number("STEP"), number("SHORTEST"), number("TURN")
    at, least, left = 0.0, float(step), count
    while left:
        ms = min(step, max(shortest, (turn - at) / left))
        at, least, left = at + ms, min(least, ms), left - 1
    return at, least


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20, help="matches of each game")
    parser.add_argument("--level", default="medium", help="the computers")
    wanted = parser.parse_args()
    for game in KITS:
        times = sorted(shown_for(turn) for seed in range(wanted.matches) for turn in turns(game, wanted.level, seed))
        steps_of = [time for time, _ in times]
        print(
            f"{game}: {len(times)} turns, median {steps_of[len(times) // 2]:.0f} ms, "
            f"95 % within {steps_of[int(len(times) * 0.95)]:.0f} ms, longest {steps_of[-1]:.0f} ms, "
            f"shortest step {min(least for _, least in times):.0f} ms"
        )


if __name__ == "__main__":
    main()
