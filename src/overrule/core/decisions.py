"""A question to one seat, its options, and the outcome of a match: what every game shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

from msgspec import Struct, field, structs

SPECTATOR = -1  # as a viewer: somebody without a seat


class Option(Struct, frozen=True):
    """One answer. `key` is stable and readable; `facts` say the same in parts (card, line, face...)."""

    key: str
    code: int
    facts: Mapping[str, object] = field(default_factory=dict)


class OnOffer(Sequence[Option]):
    """The options of an open question, each put into words when somebody looks at it."""

    def __init__(self, position: Any, word: Callable[[Any, int], Option]) -> None:
        self._position = position
        self._codes: list[int] = list(position.options)
        self._word = word
        self._made: dict[int, Option] = {}

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, place: int) -> Option: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Option, ...]: ...

    def __getitem__(self, place: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        code = self._codes[place]
        if code not in self._made:
            self._made[code] = self._word(self._position, code)
        return self._made[code]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        return tuple, (list(self),)

    def made(self, option: Option) -> bool:
        """Whether it is one of these options, not merely equal to one."""
        return self._made.get(option.code) is option

    def keep(self) -> None:
        """The match is about to go on: use a copy of the position from now on."""
        if len(self._made) < len(self._codes):
            self._position = self._position.copy()


class Decision(Struct, frozen=True):
    """A question to one seat: what is asked (`kind`), by which card, and the answers that are allowed."""

    number: int
    seat: int
    kind: str
    source: str | None
    options: Sequence[Option]
    facts: Mapping[str, object] = field(default_factory=dict)

    def find(self, key: str) -> Option | None:
        """The option with this key."""
        return next((option for option in self.options if option.key == key), None)

    def in_full(self) -> Decision:
        """The same with all options in words."""
        return self if isinstance(self.options, tuple) else structs.replace(self, options=tuple(self.options))


class Outcome(Struct, frozen=True):
    """How a match ended: who won (nobody or several: a draw) and the rule that ended it."""

    winners: tuple[int, ...]
    rule: str
    reason: str
