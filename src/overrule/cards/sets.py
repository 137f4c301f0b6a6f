"""The card sets of any game: the built-in ones by their ids, and sets read from JSON and checked."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, Protocol, TypeVar

from overrule.cards import codec
from overrule.core.errors import BadCards, BadOptions


class AnySet(Protocol):
    """What sets of all games have."""

    @property
    def id(self) -> str: ...


S = TypeVar("S", bound=AnySet)


class Sets(Generic[S]):
    """Finds, reads and checks the sets of one game. `problems` finds faults that types cannot express."""

    def __init__(
        self, kind: type[S], built_in: Iterable[S], name: codec.Namer, problems: Callable[[S], Iterator[str]]
    ) -> None:
        self.kind = kind
        self.built_in = {card_set.id: card_set for card_set in built_in}
        self.name = name
        self.problems = problems

    def find(self, ids: Iterable[str]) -> tuple[S, ...]:
        """The built-in sets with these ids, in this order; raise BadOptions for an unknown or repeated one."""
        wanted = tuple(ids)
        for id, count in Counter(wanted).items():
            if id not in self.built_in:
                raise BadOptions(f"unknown card set {id!r}; known: {', '.join(self.built_in)}")
            if count > 1:
                raise BadOptions(f"the card set {id!r} is there twice")
        return tuple(self.built_in[id] for id in wanted)

    def read(self, source: str | os.PathLike[str] | bytes, origin: str = "") -> S:
        """Read and check a card set, from a file or from bytes that `origin` gives a name to; raise BadCards."""
        card_set = codec.read_json(source, self.kind, origin=origin, name=self.name)
        self.check(card_set, origin or ("input" if isinstance(source, bytes) else os.fspath(source)))
        return card_set

    def check(self, card_set: S, origin: str) -> None:
        """Raise BadCards with all problems of a card set, one in each line."""
        problems = [f"{origin}: {problem}" for problem in self.problems(card_set)]
        if problems:
            raise BadCards("\n".join(problems))


def name_problems(names: Mapping[str, str], language: re.Pattern[str], field: str = "names") -> Iterator[str]:
    """What is wrong with names, or with other words by language."""
    for code, name in names.items():
        if not language.fullmatch(code):
            yield f'{field}: {codec.quote(code)} is not a language; allowed: a code such as "en" or "cs"'
        if not name.strip():
            yield f"{field} > {code}: is empty"


_MOTIF = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


def motif_problems(motif: str) -> Iterator[str]:
    """What is wrong with the motif of a card's picture. Whether there is such a motif is known where it is drawn."""
    if motif and not _MOTIF.fullmatch(motif):
        yield f'motif: cannot be {codec.quote(motif)}; allowed: a name such as "gold-mine"'


def repeated(ids: Iterable[str], what: str) -> Iterator[str]:
    """Ids of cards, or of anything else in a set, that occur more than once."""
    for id, count in Counter(ids).items():
        if count > 1:
            yield f"{what} {id}: this id is there {count} times; allowed: once in a set"
