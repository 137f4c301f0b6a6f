"""Every operation that a text can be made of is done by its game, and no other number is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from overrule.games.compile import frames as compile_frames
from overrule.games.compile import program as compile_program
from overrule.games.compile.game import GAME as COMPILE
from overrule.games.compile.rules import text as compile_text
from overrule.games.conquerors import frames as conquerors_frames
from overrule.games.conquerors import program as conquerors_program
from overrule.games.conquerors.game import GAME as CONQUERORS
from overrule.games.conquerors.rules import text as conquerors_text


def do_in_compile(number: int) -> None:
    position = COMPILE.start(seed=1, options={"protocols": "random"}).position
    frame = compile_frames.TextFrame(position.hands[0][0], 0, compile_program.MIDDLE, 0)
    compile_text._do(position, frame, compile_program.Instruction(number))


def do_in_conquerors(number: int) -> None:
    position = CONQUERORS.start(seed=1).position
    frame = conquerors_frames.EffectFrame(0, 0, -1, 0, 0)
    conquerors_text._do(position, frame, conquerors_program.Instruction(number))


both_games = pytest.mark.parametrize(
    ("program", "do"),
    [(compile_program, do_in_compile), (conquerors_program, do_in_conquerors)],
    ids=["compile", "conquerors"],
)


def operations(program: ModuleType) -> dict[str, int]:
    """The operations that a game's program names, read from its source: one paragraph has them all."""
    source = Path(str(program.__file__)).parent.joinpath("program.py").read_text(encoding="utf-8")
    (paragraph,) = (part for part in source.split("\n\n") if part.startswith("# What instructions do."))
    return {name: int(number) for name, number in re.findall(r"^(\w+): Final = (\d+)", paragraph, re.MULTILINE)}


def is_done(do: Callable[[int], None], number: int) -> bool:
    """Whether a game knows what to do; it may well find that the instruction lacks something."""
    try:
        do(number)
    except Exception as error:
        return "no operation" not in str(error)
    return True


@both_games
def test_every_operation_is_done_and_nothing_else(program: ModuleType, do: Any) -> None:
    named = operations(program)
    assert {"DRAW", "JUMP", "EITHER"} <= set(named)
    assert sorted(named.values()) == list(range(len(named)))
    assert [name for name, number in named.items() if not is_done(do, number)] == []
    assert not is_done(do, len(named))
