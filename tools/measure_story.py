"""Measure how long the turns of a computer are shown at normal speed: python -m tools.measure_story --matches 20

Computers play each other; what one of them would see of each turn of the other is cut into steps as the server does it,
and timed as the client does it, with the numbers out of its source, as if nobody had to think.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec

from overrule.bots import answer, make_bot
from overrule.core.game import State
from overrule.games import KITS
from overrule.server.match.story import steps
from overrule.server.wire import EventInfo, StepInfo

CLIENT = Path(__file__).parents[1] / "web" / "src"
SOURCES = [CLIENT / "lib" / name for name in ("playing.svelte.ts", "motion.ts")]
VIEWER = 0


def number(name: str) -> int:
    """A constant of the client, in ms."""
    return int(in_client(rf"const {name} = (\d+)"))


@cache
def in_client(pattern: str) -> str:
    """What the client has in the one place that fits a pattern."""
    (found,) = re.findall(pattern, "\n".join(source.read_text(encoding="utf-8") for source in SOURCES))
    return str(found)


@dataclass(frozen=True)
class Kit:
    """What the client's kit of a game says of its steps."""

    lasting: dict[str, float]  # how many times as long as others a step with such an event is seen
    read: list[str]  # events in which a card is held up to be read


def kit_of(game: str) -> Kit:
    """The kit of a game, out of its source."""
    source = (CLIENT / "games" / game / "index.ts").read_text(encoding="utf-8")
    times = re.findall(r"'?([\w-]+)'?: ([\d.]+)", _listed(source, "lasting"))
    return Kit({kind: float(time) for kind, time in times}, re.findall(r"'([\w-]+)'", _listed(source, "read")))


def _listed(source: str, name: str) -> str:
    """What a kit lists under a name, however its lines are broken; nothing where it does not have it."""
    found = re.search(rf"\b{name}: [\[{{](.*?)[\]}}]", source, re.DOTALL)
    assert found is not None or name not in source, f"cannot read {name}"
    return found[1] if found else ""


def needs(kit: Kit, events: Sequence[EventInfo]) -> int:
    """For how long a step has to be seen, in ms, whatever else happens; 0: it may be shortened."""
    return max((_needs(kit, event) for event in events), default=0)


def _needs(kit: Kit, event: EventInfo) -> int:
    shown = event["kind"] in kit.read and event.get("seat") != VIEWER and event.get("up", True)
    if shown and event["cards"][0]["card"]:
        return number("READ")
    return int(number("STEP") * kit.lasting.get(event["kind"], 0))


def batches(state: State[Any, Any], level: str, seed: int) -> Iterator[list[dict[str, Any]]]:
    """Play a match; gives the events of each choice as the viewer knows them, with their positions."""
    players = [make_bot(level, seed + seat) for seat in range(state.seats)]
    while (decision := state.decision) is not None:
        state.choose(answer(players[decision.seat], state))
        yield [{**event.view(VIEWER), "picture": event.picture} for event in state.events()]


def quiet() -> list[str]:
    """The parts of observations in which the client sees no change."""
    return re.findall(r"'(\w+)'", in_client(r"const QUIET = \[(.*)\]"))


def table(final: dict[str, Any], step: StepInfo) -> Any:
    """The table as a step shows it."""
    seen = msgspec.json.decode(msgspec.json.encode(final))
    for change in step.changes:
        within = seen
        for key in change.path[:-1]:
            within = within[key]
        within[change.path[-1]] = change.value
    return {name: part for name, part in seen.items() if name not in quiet()}


def turns(game: str, level: str, seed: int) -> Iterator[list[int]]:
    """For each turn of the other player: how long each step that is shown by itself needs, 0 if it may be shortened."""
    kit, client = KITS[game], kit_of(game)
    state = kit.game.start(seats=2, seed=seed, events=True)
    state.draw_pictures()
    state.events()
    shown: list[int] = []
    others, last, pending = False, None, 0
    for told in batches(state, level, seed):
        final = msgspec.to_builtins(kit.game.observe(state, VIEWER)) | {"decision": None}
        pictures = {event["number"]: event.pop("picture") for event in told}
        events = cast(list[EventInfo], list(kit.words().together(told)))
        found = steps(kit.game, VIEWER, events, pictures, final)
        for at, step in enumerate(found):
            within = events[found[at - 1].upto if at else 0 : step.upto]
            if within and within[0]["kind"] == "turn":
                if others:
                    yield shown
                shown, others = [], within[0]["seat"] != VIEWER
            seen = table(final, step)
            time = max(pending, needs(client, within))
            after = events[step.upto : found[at + 1].upto] if at + 1 < len(found) else []
            if after and _joins(client, within, after) and seen == last:
                pending = time  # it is shown with what comes next
                continue
            if after or time or seen != last:
                shown.append(time)
            last, pending = seen, 0


def _joins(kit: Kit, step: Sequence[EventInfo], after: Sequence[EventInfo]) -> bool:
    """Whether a step in which nothing is seen to change is shown together with the next one."""
    announced = any(event["kind"] != "turn" and event["kind"] in kit.lasting for event in after)
    if all(event["kind"] == "turn" for event in step):
        return announced or not needs(kit, step)
    return not needs(kit, step) and not announced and all(event["kind"] != "turn" for event in after)


def shown_for(wanted: Sequence[int]) -> tuple[float, float]:
    """How long a turn is shown, and its shortest step, in ms."""
    step, shortest, turn = number("STEP"), number("SHORTEST"), number("TURN")
    at, least = 0.0, float(step)
    for place, own in enumerate(wanted):
        waiting = wanted[place + 1 :]
        left = (turn - at - sum(waiting)) / (waiting.count(0) + 1)
        ms = own or min(step, max(shortest, left))
        at, least = at + ms, min(least, ms)
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
