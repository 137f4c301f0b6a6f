"""What happened step by step: how the table looked to one viewer between two views.

Each picture is what `Rules.observe` gives for the position at that moment, so it tells no more than the viewer knew
then. It is sent as the differences from the final table, so its receiver needs nothing earlier.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from overrule.core.game import Game
from overrule.server.wire import Change, EventInfo, StepInfo

Seen = Mapping[str, Any]  # an observation as plain data


def steps(
    game: Game[Any, Any],
    viewer: int,
    events: Sequence[EventInfo],
    pictures: Mapping[int, Any],
    final: Seen,
) -> list[StepInfo]:
    """The steps in which events are shown; the last one has no differences from `final`, the table after all of them.

    `pictures` are positions by the numbers of events. Events after which the viewer sees no change belong to the step
    before them, or, if they announce something, to the one after; so does the beginning of a turn.
    """
    found: list[tuple[int, Seen | None]] = []  # up to which event, and the table then
    last: Seen | None = None
    for place, event in enumerate(events):
        position = pictures.get(event.get("number", -1))
        seen = last if position is None else _seen(game, position, viewer)
        changed = seen is not None and seen != last and event["kind"] != "turn"
        opens = event["kind"] == "turn" or (_opens(game, event) and not changed)
        waits = found and found[-1][1] is None
        if not found or opens or (changed and not waits):
            found.append((place + 1, seen if changed else None))
        else:
            found[-1] = (place + 1, seen if changed else found[-1][1])
        last = seen
    filled = _filled(found)
    return [
        StepInfo(upto, [] if at == len(filled) - 1 or seen is None else differences(final, seen))
        for at, (upto, seen) in enumerate(filled)
    ]


def turn_steps(
    game: Game[Any, Any],
    viewer: int,
    events: Sequence[EventInfo],
    pictures: Mapping[int, Any],
    final: Seen,
) -> list[StepInfo]:
    """The steps of a whole turn: the first one is its beginning."""
    rest = [StepInfo(step.upto + 1, step.changes) for step in steps(game, viewer, events[1:], pictures, final)]
    start = pictures.get(events[0].get("number", -1))
    if not rest or start is None:
        return [StepInfo(len(events), [])]
    return [StepInfo(1, differences(final, _seen(game, start, viewer))), *rest]


def _filled(found: list[tuple[int, Seen | None]]) -> list[tuple[int, Seen | None]]:
    """Steps with the table of the step before them where they changed nothing.

    Those of which no table is known at first belong to the next one: nothing is seen before it happens.
    """
    last: Seen | None = None
    filled = []
    for upto, seen in found:
        last = seen if seen is not None else last
        if last is not None or upto == found[-1][0]:
            filled.append((upto, last))
    return filled


def _seen(game: Game[Any, Any], position: Any, viewer: int) -> Seen:
    seen: Seen = msgspec.to_builtins(game.rules.observe(position, viewer, None))
    return seen


def _opens(game: Game[Any, Any], event: EventInfo) -> bool:
    kind = game.rules.happened.get(event["kind"])
    return (kind is not None and kind.mark is not None) or bool(event.get("reaction"))


def differences(now: Any, then: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """The changes that turn one piece of plain data into another; lists of different lengths are replaced whole."""
    if now == then:
        return []
    if isinstance(now, dict) and isinstance(then, dict) and now.keys() == then.keys():
        return [change for key in then for change in differences(now[key], then[key], (*path, key))]
    if isinstance(now, list | tuple) and isinstance(then, list | tuple) and len(now) == len(then):
        pairs = zip(now, then, strict=True)
        return [change for at, (one, other) in enumerate(pairs) for change in differences(one, other, (*path, at))]
    return [Change(list(path), then)]
