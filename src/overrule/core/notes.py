"""What happened in a match, as it is written down for those who watch."""

from __future__ import annotations

from typing import final


@final
class SeenCard:
    """A card in an event: its handle, and its kind for each viewer who knew it at that moment, or -1."""

    def __init__(self, handle: int, kinds: list[int]) -> None:
        self.handle = handle
        self.kinds = kinds


@final
class Note:
    """One thing that happened: facts for all, and cards that each viewer may or may not know."""

    def __init__(self, kind: str, facts: dict[str, object], cards: list[SeenCard]) -> None:
        self.kind = kind
        self.facts = facts
        self.cards = cards


@final
class Notes:
    """Where a position writes down what happens. Simulations have none."""

    def __init__(self) -> None:
        self.entries: list[Note] = []
