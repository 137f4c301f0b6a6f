"""How the events of any game are merged before they are told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from overrule.cards.texts import listed

View = Mapping[str, Any]
AND = {"en": "and", "cs": "a"}

NOTHING = ("no-effect", "fizzled")  # kinds of events that say that an announced effect does nothing


def in_a_row(names: Sequence[str], lang: str) -> str:
    """Names in a sentence: "Fire 1, Fire 2 and Fire 3"."""
    return listed(names, AND[lang])


def together(
    events: Iterable[View], repeated: Collection[Collection[str]] = (), effects: Collection[str] = ()
) -> Iterator[View]:
    """Events, with those merged that are told together.

    Those are kinds that one player does several times for the same cause, with nothing between but kinds of the same
    group of `repeated`; and `effects` of which nothing comes: these say so themselves, in the fact `vain`, which is
    the kind of what followed.
    """
    run: list[dict[str, Any]] = []  # the last events: of one group, one player and one cause, each kind once
    for event in events:
        if run and event["kind"] in NOTHING and run[-1]["kind"] in effects and _follows(event, run[-1]):
            run[-1]["vain"] = event["kind"]
        elif run and _belongs(event, run[-1], repeated):
            same = next((at for at, one in enumerate(run) if one["kind"] == event["kind"]), None)
            if same is None:
                run.append(dict(event))
            else:
                run[same] = _joined(run[same], event)
        else:
            yield from run
            run = [dict(event)]
    yield from run


def _follows(event: View, cause: View) -> bool:
    return bool(event["cause"] == cause["number"])


def _belongs(event: View, last: View, repeated: Collection[Collection[str]]) -> bool:
    """Whether an event continues what was done before it."""
    if not any(event["kind"] in group and last["kind"] in group for group in repeated):
        return False
    return bool(event["seat"] == last["seat"] and event["cause"] == last["cause"])


def _joined(one: View, other: View) -> dict[str, Any]:
    """Two events as one: amounts are added up, and all cards are named, including those that acted."""
    joined = dict(one)
    if "materials" in one:
        joined["materials"] = [sum(pair) for pair in zip(one["materials"], other["materials"], strict=True)]
    if "cards" in one:
        joined["cards"] = [*one["cards"], *other["cards"]]
    joined["actors"] = [*actors(one), *actors(other)]
    return joined


def actors(event: View) -> list[Mapping[str, Any]]:
    """The cards that acted."""
    found: list[Mapping[str, Any]] = event.get("actors") or ([event["actor"]] if "actor" in event else [])
    return found


class Depths:
    """How far in each event stands where they are told one after the other: a turn at 0, what is done in it at 1.

    An event stands below the one that it follows from. Where others were told between the two, as the fights of one
    line after all attackers were named, that would be misread: it stands where what came between began.
    """

    def __init__(self) -> None:
        self._causes: dict[int, int | None] = {}
        self._open: dict[int, int] = {}  # the last event and those that it stands below, outermost first: their depths

    def of(self, event: View, told: bool = True) -> int:
        """The depth of the next event. What follows from one that is not told stands where that would have stood."""
        number, cause = event.get("number", -1), event.get("cause")
        self._causes[number] = cause
        while cause is not None and cause not in self._open:
            cause = self._causes.get(cause)
        above = list(self._open)[: list(self._open).index(cause) + 1] if cause is not None else []
        depth = 0 if cause is None else self._open[cause] + told
        self._open = {one: self._open[one] for one in above} | {number: depth}
        return depth
