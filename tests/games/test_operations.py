"""Every operation that a text can be made of has its row in the table of its game."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from overrule.core.texts import Operation, table
from overrule.games.compile import program as compile_program
from overrule.games.compile.rules.text import OPERATIONS as COMPILE
from overrule.games.conquerors import program as conquerors_program
from overrule.games.conquerors.rules.text import OPERATIONS as CONQUERORS

both_games = pytest.mark.parametrize(
    ("program", "size"),
    [(compile_program, len(COMPILE)), (conquerors_program, len(CONQUERORS))],
    ids=["compile", "conquerors"],
)


def operations(program: ModuleType) -> dict[str, int]:
    """The operations that a game's program names, read from its source: one paragraph has them all."""
    source = Path(str(program.__file__)).parent.joinpath("program.py").read_text(encoding="utf-8")
    (paragraph,) = (part for part in source.split("\n\n") if part.startswith("# What instructions do."))
    return {name: int(number) for name, number in re.findall(r"^(\w+): Final = (\d+)", paragraph, re.MULTILINE)}


@both_games
def test_every_operation_is_in_the_table_and_nothing_else(program: ModuleType, size: int) -> None:
    named = operations(program)
    assert {"DRAW", "JUMP", "EITHER"} <= set(named)
    assert sorted(named.values()) == list(range(size))


def test_a_table_with_a_gap_is_refused() -> None:
    def do(*_: object) -> None:
        raise AssertionError("nobody does this")

    row: Operation[object, object, object] = Operation(do)
    assert table({1: row, 0: row}) == [row, row]
    with pytest.raises(KeyError):
        table({0: row, 2: row})
