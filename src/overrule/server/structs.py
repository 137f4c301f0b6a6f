"""Prepares all message and record types once, before there are threads.

Msgspec looks at a type when it is first used. If two threads do that with the same type at the same time, the process
dies: after a restart, when two rooms were restored at once, it did.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Struct

from overrule.games import KITS


def look_at_structs() -> None:
    """Let msgspec inspect every loaded struct, with all games."""
    for kit in KITS.values():
        kit.game  # noqa: B018
    for struct in set(_below(Struct)):
        with suppress(NameError, TypeError):  # some types can only be written, and are never read
            msgspec.json.Decoder(struct)


def _below(struct: type[Struct]) -> Iterator[type[Struct]]:
    for found in struct.__subclasses__():
        yield found
        yield from _below(found)
