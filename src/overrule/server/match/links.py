"""An index from one kind of thing to several of another, such as from people to their rooms."""

from __future__ import annotations


class Links:
    """Which values belong to each key, in the order in which they came."""

    def __init__(self) -> None:
        self._links: dict[str, dict[str, None]] = {}

    def add(self, key: str, value: str) -> None:
        self._links.setdefault(key, {})[value] = None

    def drop(self, key: str, value: str) -> None:
        values = self._links.get(key, {})
        values.pop(value, None)
        if not values:
            self._links.pop(key, None)

    def of(self, key: str) -> list[str]:
        return list(self._links.get(key, ()))
