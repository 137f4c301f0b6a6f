"""How the events of any game are told together: what is done several times is one event, what is alike one sentence."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from overrule.cards.texts import listed

View = Mapping[str, Any]
AND = {"en": "and", "cs": "a"}

NOTHING = ("no-effect", "fizzled")  # kinds of events that say that an announced effect does nothing
OWN = frozenset({"number", "numbers", "cards", "actor", "actors"})  # what each of several events has for itself
ADDED_UP = "materials"


def in_a_row(names: Sequence[str], lang: str) -> str:
    """Names in a sentence: "Fire 1, Fire 2 and Fire 3"."""
    return listed(names, AND[lang])


# ------------------------------------------------------------------------------------------ several events as one


def together(
    events: Iterable[View], repeated: Collection[Collection[str]] = (), effects: Collection[str] = ()
) -> Iterator[View]:
    """Events, with those merged that are told together.

    Those are kinds that one player does several times for the same cause, with nothing between but kinds of the same
    group of `repeated`: they become one event, which has the `numbers` of all. And `effects` of which nothing comes:
    these say so themselves, in the fact `vain`, which is the kind of what followed, or "declined".
    """
    run: list[dict[str, Any]] = []  # the last events: of one group, one player and one cause, each kind once
    for event in events:
        if run and event["kind"] in NOTHING and run[-1]["kind"] in effects and _follows(event, run[-1]):
            run[-1]["vain"] = "declined" if event.get("declined") else event["kind"]
        elif run and _belongs(event, run[-1], repeated):
            same = next((at for at, one in enumerate(run) if _are_alike(one, event, {ADDED_UP})), None)
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


def _are_alike(one: View, other: View, but: Collection[str]) -> bool:
    """Whether two events have the same kind, cause and facts, except some."""
    names = (one.keys() | other.keys()) - OWN - set(but)
    return all(name in one and name in other and one[name] == other[name] for name in names)


def _joined(one: View, other: View) -> dict[str, Any]:
    """Two events as one: amounts are added up, and all cards are named, including those that acted."""
    joined = dict(one)
    if ADDED_UP in one:
        joined[ADDED_UP] = [sum(pair) for pair in zip(one[ADDED_UP], other[ADDED_UP], strict=True)]
    if "cards" in one:
        joined["cards"] = [*one["cards"], *other["cards"]]
    joined["actors"] = [*actors(one), *actors(other)]
    joined["numbers"] = [*numbers(one), *numbers(other)]
    return joined


# ----------------------------------------------------------------------------------------- several in one sentence


def in_one_sentence(events: Iterable[View], alike: Mapping[str, Collection[str]]) -> Iterator[View]:
    """Events, of which those that one sentence tells are marked: they stay events of their own.

    They are of one kind, follow from the same cause and have the same facts, except those that `alike` names for their
    kind; nothing stands between them but events of these kinds that follow from that cause. The first one gets all
    their cards as `among`, and the others, which have no sentence, its number as `told_in`.
    """
    run: list[dict[str, Any]] = []
    for event in events:
        if run and not (event["kind"] in alike and run[-1]["kind"] in alike and event["cause"] == run[-1]["cause"]):
            yield from run
            run = []
        first = next((one for one in run if _begins(one, event, alike)), None)
        if first is None:
            run.append(dict(event))
        else:
            first["among"] = [*cards(first), *event["cards"]]
            run.append({**event, "told_in": first["number"]})
    yield from run


def _begins(one: View, event: View, alike: Mapping[str, Collection[str]]) -> bool:
    """Whether the sentence for one event tells another one, too."""
    if one["kind"] != event["kind"] or "told_in" in one:
        return False
    return _are_alike(one, event, {"among", *alike[one["kind"]]})


def cards(event: View) -> list[Mapping[str, Any]]:
    """The cards that the sentence for an event tells of."""
    found: list[Mapping[str, Any]] = event.get("among") or event.get("cards", [])
    return found


def actors(event: View) -> list[Mapping[str, Any]]:
    """The cards that acted."""
    found: list[Mapping[str, Any]] = event.get("actors") or ([event["actor"]] if "actor" in event else [])
    return found


def numbers(event: View) -> list[int]:
    """The numbers of the events that one stands for."""
    found: list[int] = event.get("numbers") or [event.get("number", -1)]
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
        if "told_in" in event:  # what follows from it stands below the sentence that tells it
            self._causes[number] = event["told_in"]
            return self._open.get(event["told_in"], 0)
        self._causes |= dict.fromkeys(numbers(event), number)
        self._causes[number] = cause
        while cause is not None and cause not in self._open:
            cause = self._causes.get(cause)
        above = list(self._open)[: list(self._open).index(cause) + 1] if cause is not None else []
        depth = 0 if cause is None else self._open[cause] + told
        self._open = {one: self._open[one] for one in above} | {number: depth}
        return depth
