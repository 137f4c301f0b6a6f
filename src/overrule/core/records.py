"""Records of matches: everything needed to play one again, as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from overrule.core.errors import BadRecord, OtherVersion

FORMAT = 1


class Record(Struct, forbid_unknown_fields=True):
    """A match: its game, seed, options and choices, and the outcome if it was played to its end."""

    format: int
    game: str
    version: str
    seats: int
    seed: int
    options: Any
    choices: list[str]
    outcome: dict[str, Any] | None = None


class _Head(Struct):
    format: int


def write_record(record: Record) -> bytes:
    """A record as JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes, origin: str = "record") -> Record:
    """A record from JSON; raises BadRecord if it is damaged, OtherVersion if it has another format."""
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format != FORMAT:
            raise OtherVersion(f"{origin}: format {head.format}; this program reads format {FORMAT}")
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(f"{origin}: not a record: {error}") from error


def read_record_file(path: Path) -> Record:
    """A record from a file."""
    try:
        return read_record(path.read_bytes(), str(path))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from error
