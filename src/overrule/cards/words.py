"""Words of card texts in any game: how a word is stored, and the words inside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct, structs

from overrule.cards import codec


class Word(Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Base of every word: a frozen value with a tag, so that it reads from and writes to JSON."""


@cache
def fields(kind: type[Struct]) -> tuple[structs.FieldInfo, ...]:
    """The fields of a word; kept, since working them out takes long."""
    return structs.fields(kind)


def tag(word: Struct | type[Struct]) -> str:
    """The tag of a word."""
    return str(word.__struct_config__.tag)


def children(word: Struct, place: str) -> Iterator[tuple[str, str, Word]]:
    """The words directly inside a word or card, with their fields and places."""
    for field in fields(type(word)):
        value, here = getattr(word, field.name), codec.show_step(place, field.encode_name, None)
        if isinstance(value, Word):
            yield field.name, codec.show_step(place, field.encode_name, tag(value)), value
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Word):
                    yield field.name, codec.show_step(here, index, tag(item)), item


def inside(word: Struct) -> Iterator[Word]:
    """All words inside a word, at any depth."""
    for _, _, child in children(word, ""):
        yield child
        yield from inside(child)


def depth_problems(card: Struct, most: int) -> list[str]:
    """Places of a card where more words are nested than allowed."""
    deep = [place for _, place, word in children(card, "") if _is_deep(word, most)]
    return [f"{place}: nested too deep; allowed: {most} words within each other" for place in deep]


def _is_deep(word: Struct, room: int) -> bool:
    """Whether words are nested more deeply than allowed, counting the word itself."""
    return room == 0 or any(_is_deep(child, room - 1) for _, _, child in children(word, ""))
