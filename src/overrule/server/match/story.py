"""What happened step by step: how the table looked to one viewer between two views.

Each picture is what `Rules.observe` gives for the position at that moment, so it tells no more than the viewer knew
then. It is sent as the differences from the final table, so its receiver needs nothing earlier.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from overrule.core.game import Game
from overrule.games.telling import numbers
from overrule.server.wire import Change, EventInfo, StepInfo


def steps(
    game: Game[Any, Any],
    viewer: int,
    events: Sequence[EventInfo],
    pictures: Mapping[int, Any],
    final: Any,
) -> list[StepInfo]:
    """The steps in which events are shown; the last one has no differences from `final`, the table after all of them.

    `pictures` are positions by the numbers of events. Events after which the viewer sees no change belong to the step
    before them, or, if they announce something, to the one after. What stands alone is a step of its own, so the
    beginning of a turn, too; of what comes of it at once, all of one kind is one step. What one sentence tells is
    seen in one step, too.
    """
    if len(events) < 2:  # most often: the table is not looked at, as there is nothing before the final one
        return [StepInfo(1, []) for _ in events]
    found: list[tuple[int, Any]] = []  # up to which event, and the table then; None if it has not changed
    last: Any = None
    before: EventInfo | None = None
    apart: set[int] = set()  # the numbers of events that stand alone
    for place, event in enumerate(events):
        position = pictures.get(numbers(event)[-1])
        seen = last if position is None else game.rules.observe(position, viewer, None)
        changed = seen is not None and seen != last
        waits = bool(found) and found[-1][1] is None
        if _alone(game, event):
            apart.add(event.get("number", -1))
            begins = True
        elif "told_in" in event or (before is not None and _at_once(before, event, apart)):
            begins = False
        else:
            after = before is not None and _alone(game, before)
            begins = after or (_opens(game, event) and not changed) or (changed and not waits)
        if begins or not found:
            found.append((place + 1, seen if changed or _alone(game, event) else None))
        else:
            found[-1] = (place + 1, seen if changed else found[-1][1])
        last, before = seen, event
    *between, (upto, _) = _filled(found)
    now = msgspec.to_builtins(final) if between else None
    shown = [StepInfo(to, [] if seen is None else differences(now, msgspec.to_builtins(seen))) for to, seen in between]
    return [*shown, StepInfo(upto, [])]


def turn_steps(
    game: Game[Any, Any],
    viewer: int,
    events: Sequence[EventInfo],
    pictures: Mapping[int, Any],
    final: Any,
) -> list[StepInfo]:
    """The steps of a whole turn: the first one is its beginning."""
    rest = [StepInfo(step.upto + 1, step.changes) for step in steps(game, viewer, events[1:], pictures, final)]
    start = pictures.get(events[0].get("number", -1))
    if not rest or start is None:
        return [StepInfo(len(events), [])]
    seen = game.rules.observe(start, viewer, None)
    return [StepInfo(1, differences(msgspec.to_builtins(final), msgspec.to_builtins(seen))), *rest]


def _filled(found: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """Steps with the table of the step before them where they changed nothing.

    Those of which no table is known at first belong to the next one: nothing is seen before it happens.
    """
    last: Any = None
    filled = []
    for upto, seen in found:
        last = seen if seen is not None else last
        if last is not None or upto == found[-1][0]:
            filled.append((upto, last))
    return filled


def _alone(game: Game[Any, Any], event: EventInfo) -> bool:
    kind = game.rules.happened.get(event["kind"])
    return event["kind"] == "turn" or (kind is not None and kind.alone)


def _at_once(before: EventInfo, event: EventInfo, apart: set[int]) -> bool:
    """Whether an event happens together with the one before it: they are alike, and come of the same announcement."""
    alike = (before["kind"], before.get("cause")) == (event["kind"], event.get("cause"))
    return alike and event.get("cause") in apart


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
