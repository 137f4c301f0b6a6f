"""Values that fit a type of msgspec, or nearly: for messages and bodies that a server has to cope with."""

from __future__ import annotations

import random
import string
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

STRANGE: list[Any] = [None, True, 0, -1, 2**63, 2**200, 1.5, "", "x" * 300, "\u202e", "\x00", "💥", [], {}, [[[]]]]
LETTERS = string.ascii_letters + string.digits + " -_:/#%'\"<\u202e\u0430é💥\x00"


_looked_at = cache(inspect.type_info)  # to look at a type takes longer than to read a message


class Maker:
    """Makes values by chance. `known`: words that mean something, such as ids of rooms."""

    def __init__(self, chance: random.Random, known: list[str]) -> None:
        self.chance = chance
        self.known = known

    def nearly(self, kind: Any) -> Any:
        """A value of a type, of which one part is often wrong."""
        value = self.fitting(_looked_at(kind))
        if self.chance.random() < 0.5:
            return value
        return self._spoil(value)

    def _spoil(self, value: Any) -> Any:
        """The same with one part that is missing, strange, or too much."""
        if not isinstance(value, dict) or not value:
            return self.chance.choice(STRANGE)
        name = self.chance.choice(list(value))
        how = self.chance.randrange(4)
        if how == 0:
            return {key: part for key, part in value.items() if key != name}
        if how == 1:
            return value | {self.word(8): self.chance.choice(STRANGE)}
        return value | {name: self._spoil(value[name])}

    def word(self, longest: int) -> str:
        if self.known and self.chance.random() < 0.5:
            return self.chance.choice(self.known)
        return "".join(self.chance.choices(LETTERS, k=self.chance.randint(0, min(longest, 40))))

    def fitting(self, kind: inspect.Type) -> Any:
        """A value that fits."""
        match kind:
            case inspect.StructType():
                found = {kind.tag_field: kind.tag} if kind.tag_field else {}
                wanted = [field for field in kind.fields if field.required or self.chance.random() < 0.5]
                return found | {field.encode_name: self.fitting(field.type) for field in wanted}
            case inspect.UnionType():
                types = [one for one in kind.types if not isinstance(one, inspect.CustomType)]
                return self.fitting(self.chance.choice(types))
            case inspect.LiteralType():
                return self.chance.choice(kind.values)
            case inspect.StrType():
                return self.word(kind.max_length or 40)
            case inspect.BoolType():
                return self.chance.random() < 0.5
            case inspect.IntType():
                least = kind.ge if kind.ge is not None else 0
                return self.chance.randint(least, kind.le if kind.le is not None else least + 40)
            case inspect.FloatType():
                return self.chance.random() * 1000
            case inspect.ListType() | inspect.VarTupleType():
                return [self.fitting(kind.item_type) for _ in range(self.chance.randint(0, 4))]
            case inspect.DictType():
                count = self.chance.randint(0, 4)
                return {str(self.fitting(kind.key_type)): self.fitting(kind.value_type) for _ in range(count)}
            case inspect.NoneType():
                return None
            case _:
                return self.chance.choice(STRANGE)


def as_json(value: Any) -> bytes:
    return msgspec.json.encode(value)
