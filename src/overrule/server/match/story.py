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

    `pictures` are positions by the numbers of events.
    """
    if len(events) < 2:  # most often: the table is not looked at, as there is nothing before the final one
        return [StepInfo(1, []) for _ in events]
    *between, (upto, _) = _filled(_seen(game, viewer, groups(game, events), pictures))
    now = msgspec.to_builtins(final) if between else None
    shown = [StepInfo(to, [] if seen is None else differences(now, msgspec.to_builtins(seen))) for to, seen in between]
    return [*shown, StepInfo(upto, [])]


def groups(game: Game[Any, Any], events: Sequence[EventInfo]) -> list[list[EventInfo]]:
    """Events, with those together that are never shown one after the other.

    These are those that one sentence tells, and those of one kind that follow from an event which stands alone: all
    cards of a line are deleted at once.
    """
    found: list[list[EventInfo]] = []
    apart: set[int | None] = set()  # the numbers of events that stand alone
    for event in events:
        alone = _alone(game, event)
        if alone:
            apart.add(event.get("number"))
        if found and not alone and ("told_in" in event or _at_once(found[-1][-1], event, apart)):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _seen(
    game: Game[Any, Any], viewer: int, grouped: Sequence[Sequence[EventInfo]], pictures: Mapping[int, Any]
) -> list[tuple[int, Any]]:
    """Steps: up to which event each goes, and the table then; None if the viewer has seen no change in it.

    A group without a change belongs to the step before it or, if it announces something, to the one after.
    """
    found: list[tuple[int, Any]] = []
    upto, reached = 0, -1
    last: Any = None
    apart = True  # the next group begins a step, whatever is seen of it
    for group in grouped:
        upto += len(group)
        number = numbers(group[-1])[-1]
        # What stands for several events may end after those that are told next: the table never goes back.
        position = pictures.get(number) if number > reached else None
        reached = max(reached, number)
        seen = last if position is None else game.rules.observe(position, viewer, None)
        changed = seen is not None and seen != last
        alone = _alone(game, group[0])
        if alone or apart or (changed and found[-1][1] is not None) or (_opens(game, group[0]) and not changed):
            found.append((upto, seen if changed or alone else None))
        else:
            found[-1] = (upto, seen if changed else found[-1][1])
        last, apart = seen, alone
    return found


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


def position_after(events: Sequence[EventInfo], pictures: Mapping[int, Any]) -> Any:
    """The position once all of these had happened, as whatever happened next found it; None if nothing did."""
    told = max(number for event in events for number in numbers(event))
    following = min((number for number in pictures if number > told), default=None)
    return None if following is None else pictures[following]


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
    return kind is not None and kind.alone


def _at_once(before: EventInfo, event: EventInfo, apart: set[int | None]) -> bool:
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
