"""What people may choose before a match of Compile in a room, and what they brought to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from overrule.games.compile import texts
from overrule.games.compile.game import PROTOCOLS_NEEDED, RULES
from overrule.games.compile.observe import Observation

allowed = frozenset({"sets", "protocols", "first", "control"})


def settle(wishes: dict[str, Any], decks: Sequence[Any], pick: Callable[[Sequence[Any]], Any]) -> dict[str, Any]:
    """Random protocols are picked here, so that the match names only its own cards."""
    if wishes.get("protocols") != "random":
        return wishes
    left = list(RULES.library(RULES.read_options(wishes)).protocols)
    picked = []
    for _ in range(PROTOCOLS_NEEDED):
        picked.append(pick(left))
        left.remove(picked[-1])
    return {**wishes, "protocols": [picked[:3], picked[3:]]}


def brought(options: Any, seen: Observation, lang: str) -> list[str]:
    """The protocols of each seat, as they lie at the end; none where the draft was not finished."""
    return [", ".join(texts.protocol_name(line.protocol, lang) for line in seat.lines) for seat in seen.seats]
