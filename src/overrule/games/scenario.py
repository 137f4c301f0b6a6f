"""What the scenarios of all games share: reading descriptions, comparing, and looking at the open question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from overrule.core.decisions import Decision
from overrule.core.errors import BadScenario

SEAT_NAMES = "abcdef"


def convert(data: Any, kind: type[Any], what: str) -> Any:
    """Plain data as a description; raises BadScenario, naming the field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadScenario(f"{what}: {error}") from error


def differs(what: str, wanted: object, found: object) -> Iterator[str]:
    """A problem, if something was expected and is not so."""
    if wanted is not None and wanted != found:
        yield f"{what}: expected {words(wanted)}, found {words(found)}"


def in_order(wanted: list[str] | None) -> list[str] | None:
    """An expected list whose order does not matter."""
    return None if wanted is None else sorted(wanted)


def words(value: object) -> str:
    return f"[{', '.join(str(item) for item in value)}]" if isinstance(value, list) else str(value)


def check_question(
    decision: Decision | None,
    asked: str | None,
    kind: str | None,
    source: str | None,
    options: list[str] | None,
    offers: list[str],
    offers_not: list[str],
) -> Iterator[str]:
    """What is wrong with the open question."""
    keys = [] if decision is None else [option.key for option in decision.options]
    yield from differs("asked", asked, "nobody" if decision is None else SEAT_NAMES[decision.seat])
    yield from differs("kind", kind, decision.kind if decision else None)
    yield from differs("source", source, decision.source if decision else None)
    yield from differs("options", in_order(options), sorted(keys))
    for key in offers:
        if key not in keys:
            yield f"offers: {key!r} is not among {words(keys)}"
    for key in offers_not:
        if key in keys:
            yield f"offers_not: {key!r} is on offer"


def check_events(
    happened: list[str], not_happened: list[str], in_this_order: list[str], events: list[str], kinds: Iterable[str]
) -> Iterator[str]:
    """What should have happened and did not, or the other way round; `kinds` are all kinds of events."""
    known = list(kinds)
    for kind in (*happened, *not_happened, *in_this_order):
        if kind not in known:
            raise BadScenario(f"{kind!r} is no event; allowed: {', '.join(sorted(known))}")
    yield from (f"{kind!r} did not happen" for kind in happened if kind not in events)
    yield from (f"{kind!r} happened" for kind in not_happened if kind in events)
    later = iter(events)
    for kind in in_this_order:
        if kind not in later:  # continues after the one found before
            yield f"{kind!r} did not happen, or not after the events before it: {words(events)}"
            return


def check_keys(keys: Iterable[str], verbs: Iterable[str], names: Iterable[str]) -> None:
    """Refuse impossible keys: "not on offer" would always hold for them."""
    verbs, known = sorted(verbs), set(names)
    for key in keys:
        verb, *rest = filter(None, _PARTS.split(str(key)))
        if verb not in verbs:
            raise BadScenario(f"{key!r}: no choice begins with {verb!r}; allowed: {', '.join(verbs)}")
        for word in rest:
            if word not in known and not _PLACE.fullmatch(word):
                raise BadScenario(f"{key!r}: there is no {word!r}")


_PARTS = re.compile(r"[:@>,./#]")
_PLACE = re.compile(r"[a-f]?[0-9-]*")  # a seat, a number, or both
