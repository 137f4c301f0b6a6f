"""What is printed on a card, as numbers, by its game's vocabulary: a new card needs no new column.

The columns are derived from the struct types of the vocabulary:

- `middle:draw` counts a word that can stand as a sentence, by the slot it stands in. Slots are the boxes of a card,
  and triggers: a trigger is a word that holds sentences and cannot be one of them, as `at:draw` for "At the end of your
  turn, draw". The trigger itself counts where it stands, `bottom:at`.
- `count` counts a word that only occurs inside others: which cards are meant, amounts, conditions.
- `draw.who=you` counts the values that a word has in a field, `draw.amount` adds up its numbers, `flip.silent` counts
  what is true, `things.damaged=no` what is false where it could have been left open, `cards.protocol` counts names,
  whichever they are.
- `card.value`, `card.cost.gold`, `card.type=spell` are the card's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any

import numpy as np
from msgspec import Struct, inspect, structs
from numpy.typing import NDArray

LEAST, MOST = -128, 127  # what a column can hold
CARD = "card"

Effects = NDArray[np.int8]


class CardFeatures:
    """The columns for cards of one type, and the cards in them."""

    def __init__(self, card_type: type[Struct]) -> None:
        root = inspect.type_info(card_type)
        assert isinstance(root, inspect.StructType)
        self._sentences: set[type] = set()
        self._triggers: set[type] = set()
        self._sort_words(root, set())
        self._seen: set[tuple[type, str]] = set()
        columns = dict.fromkeys(name for field in root.fields for name in self._columns(field, CARD, field.name))
        self.names = tuple(columns)
        self.place = {name: place for place, name in enumerate(self.names)}

    def of(self, *cards: Struct) -> Effects:
        """The columns of a card, or of several together."""
        counts: Counter[str] = Counter()
        for card in cards:
            for field in structs.fields(card):
                self._count(getattr(card, field.name), f"{CARD}.{field.name}", field.name, counts)
        row = np.zeros(len(self.names), np.int8)
        for name, count in counts.items():
            if count:
                row[self.place[name]] = min(max(count, LEAST), MOST)
        return row

    # ------------------------------------------------------------------------------------- the types of a vocabulary

    def _sort_words(self, struct: inspect.StructType, seen: set[type]) -> None:
        """Find the words that stand in lists of sentences, and the triggers among them."""
        if struct.cls in seen:
            return
        seen.add(struct.cls)
        for field in struct.fields:
            held = [kind for kind in _kinds(field.type) if isinstance(kind, inspect.StructType)]
            if any(isinstance(kind, inspect.VarTupleType) for kind in _options(field.type)):
                self._sentences.update(kind.cls for kind in held)
                if held and struct.tag is not None and struct.cls not in {kind.cls for kind in held}:
                    self._triggers.add(struct.cls)
            for kind in held:
                self._sort_words(kind, seen)

    def _columns(self, field: inspect.Field, owner: str, slot: str) -> Iterator[str]:
        """The columns of a field of a word, or of the card; its sentences stand in a slot."""
        path = f"{owner}.{field.name}"
        for kind in _kinds(field.type):
            if isinstance(kind, inspect.StructType) and kind.tag is None:
                for inner in kind.fields:
                    yield from self._columns(inner, path, slot)
            elif isinstance(kind, inspect.StructType):
                yield from self._word_columns(kind, slot)
            elif isinstance(kind, inspect.EnumType):
                yield from (f"{path}={member.value}" for member in kind.cls)
            elif isinstance(kind, inspect.BoolType):
                yield path
                if field.type is not kind:
                    yield f"{path}=no"
            elif isinstance(kind, inspect.IntType) or (isinstance(kind, inspect.StrType) and owner != CARD):
                yield path

    def _word_columns(self, word: inspect.StructType, slot: str) -> Iterator[str]:
        if (word.cls, slot) in self._seen:
            return
        self._seen.add((word.cls, slot))
        yield self._name(word.cls, slot)
        for field in word.fields:
            yield from self._columns(field, str(word.tag), self._slot_in(word.cls, slot))

    def _name(self, word: type, slot: str) -> str:
        return f"{slot}:{_tag(word)}" if word in self._sentences else _tag(word)

    def _slot_in(self, word: type, slot: str) -> str:
        """Where the sentences that a word holds stand."""
        return _tag(word) if word in self._triggers else slot

    # ------------------------------------------------------------------------------------------ the values of a card

    def _count(self, value: Any, path: str, slot: str, counts: Counter[str]) -> None:
        if isinstance(value, tuple):
            for item in value:
                self._count(item, path, slot, counts)
        elif isinstance(value, Struct):
            word = type(value)
            name = _tag(word)
            if name:
                counts[self._name(word, slot)] += 1
                slot = self._slot_in(word, slot)
            for field in structs.fields(word):
                self._count(getattr(value, field.name), f"{name or path}.{field.name}", slot, counts)
        elif isinstance(value, Enum):
            counts[f"{path}={value.value}"] += 1
        elif isinstance(value, bool):
            name = path if value else f"{path}=no"
            counts[name] += name in self.place
        elif isinstance(value, int):
            counts[path] += value
        elif isinstance(value, str) and path in self.place:
            counts[path] += 1


def _tag(word: type) -> str:
    """The tag of a word; nothing for structs that are no words."""
    return str(word.__struct_config__.tag or "")  # type: ignore[attr-defined]


def _options(node: inspect.Type) -> tuple[inspect.Type, ...]:
    return node.types if isinstance(node, inspect.UnionType) else (node,)


def _kinds(node: inspect.Type) -> Iterator[inspect.Type]:
    """What a field can hold, one by one or in a tuple."""
    for kind in _options(node):
        if isinstance(kind, inspect.VarTupleType):
            yield from _options(kind.item_type)
        else:
            yield kind
