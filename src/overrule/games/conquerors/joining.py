"""Which events of Planetary Conquerors are told together, and which need no sentence because another one tells them.

An event of the second kind gets the fact `silent`. It stays an event of its own: it changes the table as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from overrule.games import telling
from overrule.games.telling import View

# Kinds of events that follow each other when one thing is done several times, and those that announce an effect.
REPEATED = (("drew",), ("added", "overflowed"), ("milled",), ("discarded",), ("searched",))
EFFECTS = ("triggered", "instead")
# Kinds that happen to several things at once and are one sentence; attacks of one target, in the order of the lines.
AT_ONCE = (
    "entered",
    "damaged",
    "healed",
    "died",
    "vanished",
    "junked",
    "returned",
    "exhausted",
    "readied",
    "recharged",
    "boosted",
    "fortified",
    "gained",
    "counted",
    "retreated",
    "target-lost",
)
ALIKE = {**dict.fromkeys(AT_ONCE, ()), "attacks": ("line",)}

# What becomes of a thing with no life left; the sentence for the damage says so.
FATES = ("died", "destroyed", "vanished", "base-destroyed")
# Pairs of kinds of which the second follows at once and tells on its own what the first one says.
MORE_EXACT = (("attackers", "attacks"),)
# What makes plain by itself which card does it: it names that card, or can.
STORED = ("added", "overflowed")
BLOWS = ("damaged", "shielded")


def together(events: Iterable[View]) -> Iterator[View]:
    """Events with those put together that are told together.

    An effect that does nothing but what tells by itself whose it is needs no announcement: it gets the fact `said`. One
    that does a single thing is named at the beginning of the sentence for that, which gets the fact `of_effect`.
    """
    merged = _stored_first(telling.together(events, REPEATED, EFFECTS))
    told = list(telling.in_one_sentence(_drawn_after(_more_exact(_with_fates(merged))), ALIKE))
    done: dict[int | None, list[View]] = {}  # by the number of the effect
    for event in told:
        done.setdefault(event.get("cause"), []).append(event)
    effects = [event for event in told if event["kind"] == "triggered" and "vain" not in event]
    plain = {event["number"] for event in effects if _is_plain(event, done)}
    single = {event["number"] for event in effects if event["number"] not in plain and _is_single(event, done)}
    for event in told:
        number, cause = event.get("number"), event.get("cause")
        if number in plain or number in single or cause in plain:
            yield {**event, "said": True}
        elif cause in single and "told_in" not in event:
            yield {**event, "of_effect": True}
        else:
            yield event


def _with_fates(events: Iterable[View]) -> Iterator[View]:
    """Damage that leaves no life with what became of its target as `fate`, and that as a silent event."""
    found: list[View] = []
    fatal: dict[int, int] = {}  # where the last damage stands that left no life, by the handle of its target
    for event in events:
        handle = event["cards"][0]["handle"] if event.get("cards") else -1
        if event["kind"] == "damaged" and event["left"] == 0:
            fatal[handle] = len(found)
        elif event["kind"] in FATES and handle in fatal:
            at = fatal.pop(handle)
            found[at] = {**found[at], "fate": event["kind"]}
            event = {**event, "silent": True}
        found.append(event)
    yield from found


def _more_exact(events: Iterable[View]) -> Iterator[View]:
    """Events, silent where the next one tells more exactly what was announced."""
    before: View | None = None
    for event in events:
        if before is not None:
            exact = (before["kind"], event["kind"]) in MORE_EXACT and event["cause"] == before["number"]
            yield {**before, "silent": True} if exact else before
        before = event
    if before is not None:
        yield before


def _drawn_after(events: Iterable[View]) -> Iterator[View]:
    """What is put on the bottom of a deck with what is drawn right after that as `then`, and that as a silent event."""
    before: View | None = None
    for event in events:
        if before is not None and before["kind"] == "put-under":
            if event["kind"] == "drew" and _have_one_cause(event, before):
                before, event = {**before, "then": event["cards"]}, {**event, "silent": True}
        if before is not None:
            yield before
        before = event
    if before is not None:
        yield before


def _stored_first(events: Iterable[View]) -> Iterator[View]:
    """What had room in a storage comes before what had none, where both have one cause."""
    full: View | None = None
    for event in events:
        if full is not None and event["kind"] == "added" and _have_one_cause(event, full):
            yield event
            continue
        if full is not None:
            yield full
        full = event if event["kind"] == "overflowed" else None
        if full is None:
            yield event
    if full is not None:
        yield full


def _have_one_cause(one: View, other: View) -> bool:
    return bool(one["seat"] == other["seat"] and one["cause"] == other["cause"])


def _is_plain(effect: View, done: Mapping[int | None, Sequence[View]]) -> bool:
    """Whether all that an effect does makes plain by itself which card does it: it names that card, or is about it."""
    follow = done.get(effect["number"], [])
    if "granter" in effect or "final_hit" in effect or not {event["kind"] for event in follow} - {"overflowed"}:
        return False
    return all(_names(event, effect) for event in follow)


def _names(event: View, effect: View) -> bool:
    """Whether the sentence for what an effect does names the card of that effect."""
    handles = [card["handle"] for card in effect.get("cards", ())]
    if event["kind"] == "counted":
        return [card["handle"] for card in event["cards"]] == handles
    if event["kind"] in BLOWS:
        return event["by"] in handles or (not handles and event.get("actor") == effect.get("actor"))  # or it has left
    return event["kind"] in STORED and event["seat"] == effect["seat"]


def _is_single(effect: View, done: Mapping[int | None, Sequence[View]]) -> bool:
    """Whether one sentence tells all that an effect does; a search is told by what it finds."""
    follow = [event for event in done.get(effect["number"], []) if "told_in" not in event and "silent" not in event]
    kinds = [event["kind"] for event in follow if event["kind"] != "searches"]
    if "searched" in kinds:
        kinds = [kind for kind in kinds if kind != "shuffled"]
    return "granter" not in effect and "final_hit" not in effect and len(kinds) == 1 and kinds[0] not in EFFECTS
