"""What the instructions of card texts do: a row in a table for each operation, by its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

Position = TypeVar("Position")
Frame = TypeVar("Frame")
Instruction = TypeVar("Instruction")


def always(*_: object) -> bool:
    return True


def never(*_: object) -> bool:
    return False


@final
class Operation(Generic[Position, Frame, Instruction]):
    """How an operation is done, whether it would change anything by what all can see, and how it can be declined.

    `offers_pass`: it asks its player a question anyway, to which *pass* can be added where the text says may.
    """

    def __init__(
        self,
        do: Callable[[Position, Frame, Instruction], None],
        can: Callable[[Position, Frame, Instruction], bool] = always,
        offers_pass: Callable[[Instruction], bool] = never,
    ) -> None:
        self.do = do
        self.can = can
        self.offers_pass = offers_pass


def table(rows: dict[int, Operation[Position, Frame, Instruction]]) -> list[Operation[Position, Frame, Instruction]]:
    """The operations by their numbers, none of which may be left out."""
    return [rows[op] for op in range(len(rows))]
