"""What compiles without a word and is wrong or slow, found in what mypyc makes of the modules.

- A literal shifted by an `i64`: the C compiler takes it for a word of 32 bits. `core/arrays.py` has a word for it.
- The truth of an array (`if slots`): an object is made of it first. Say `len(slots) == 0`.
- An array that grew or shrank and that nobody keeps: `append` and the like return it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mypyc.ir import ops
from mypyc.ir.rtypes import RVec, is_int64_rprimitive

from overrule import _compiled
from tools.build_engine import SRC
from tools.hot_calls import operations, translate

CHANGED_COPY = ("append", "extend", "remove", "pop")  # of librt.vecs
TRUTH = ("PyObject_IsTrue", "PyObject_Not")


def trap_of(op: Any) -> str | None:
    """What is wrong with an operation, if anything is."""
    if isinstance(op, ops.IntOp) and op.op == ops.IntOp.LEFT_SHIFT and is_int64_rprimitive(op.type):
        return "a literal is shifted" if isinstance(op.lhs, ops.Integer) else None
    if isinstance(op, ops.CallC) and op.function_name in TRUTH:
        made = op.args[0]
        return "the truth of an array" if isinstance(made, ops.Box) and isinstance(made.src.type, RVec) else None
    return None


def dropped_arrays(source: str) -> Iterator[int]:
    """The lines that call a function of librt.vecs and drop its result."""
    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "librt.vecs"]
    names = {alias.name for node in imports for alias in node.names}.intersection(CHANGED_COPY)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
            if node.value.func.id in names:
                yield node.lineno


def traps(modules: tuple[str, ...], folder: Path) -> set[tuple[str, str]]:
    """Where something is wrong, and what."""
    found: set[tuple[str, str]] = set()
    for name, module in translate(modules, folder).items():
        for function in module.functions:
            found |= {(function.fullname, trap) for op in operations(function) if (trap := trap_of(op))}
        source = (folder / (name.replace(".", "/") + ".py")).read_text(encoding="utf-8")
        found |= {(f"{name}:{line}", "the new array is dropped") for line in dropped_arrays(source)}
    return found


@pytest.mark.slow
def test_the_compiled_modules_have_no_traps() -> None:
    assert traps(_compiled.MODULES, SRC) == set()


SAMPLE = """\
from librt.vecs import append, vec
from mypy_extensions import i64

def shifts(slot: i64) -> i64:
    return 1 << slot

def shifts_a_name(slot: i64) -> i64:
    one: i64 = 1
    return one << slot

def tests(slots: vec[i64]) -> bool:
    return True if slots else False

def tests_both(slots: vec[i64], wanted: bool) -> bool:
    while wanted and slots:
        wanted = False
    return wanted

def negates(slots: vec[i64]) -> bool:
    return not slots

def drops(slots: vec[i64]) -> i64:
    append(slots, 2)
    return len(slots)

def is_right(slots: vec[i64], place: int, slot: i64) -> int:
    slots = append(slots, slot >> 1)
    return 0 if len(slots) == 0 else (1 << place) + ((slots[0] >> slot) & 1)
"""


def test_traps_are_found(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE, encoding="utf-8")
    assert traps(("sample",), tmp_path) == {
        ("sample.shifts", "a literal is shifted"),
        ("sample.shifts_a_name", "a literal is shifted"),
        ("sample.tests", "the truth of an array"),
        ("sample.tests_both", "the truth of an array"),
        ("sample.negates", "the truth of an array"),
        ("sample:23", "the new array is dropped"),
    }
