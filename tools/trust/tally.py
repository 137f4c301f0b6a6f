"""Proofs that take long are made in parts, and what came out of each is added to a file: a run that was broken off
goes on where it was, and loses no more than one part."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Line(msgspec.Struct):
    """One part: the proof that it belongs to, and what came out of it."""

    proof: str
    found: Any


class Tally(Generic[T]):
    """The parts of one proof. Many proofs can share a file; without one, the parts are kept while the program runs."""

    def __init__(self, path: Path | None, proof: str, kind: type[T]) -> None:
        self.path = path
        self.proof = proof
        self.parts: list[T] = []
        if path is not None and path.exists():
            lines = msgspec.json.Decoder(Line).decode_lines(path.read_bytes())
            self.parts = [msgspec.convert(line.found, kind) for line in lines if line.proof == proof]

    def add(self, part: T) -> None:
        """One more part is done."""
        self.parts.append(part)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(Line(self.proof, part)) + b"\n")
