"""Find the calls of Python in the rules of the games: python tools/hot_calls.py [BEGINNING OF A FUNCTION'S NAME ...]

A play-out runs inside the compiled engine. A line there that becomes a call through Python's own protocols (a method
looked up by its name, an iterator, an operator on objects) costs as much as many lines of rules. mypyc's intermediate
form says what each line becomes, within seconds, as nothing is compiled.
"""

from __future__ import annotations

import ast
import contextlib
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import build_engine

# The functions in modules of this kind, and all that they call. A rule may be reached through a table of functions, so
# what a play-out calls cannot be followed from its first line. Those that only tell what happened are looked at where
# a play-out would call them.
RULES = ".rules."
NOTES_FIRST = re.compile(r"\w+\.notes is not None\b")
TELLING = re.compile(r"\._?note_\w+$")

# What native code is made of. Everything else goes through Python's own protocols.
NATIVE = re.compile(
    r"CPy(Tagged|Long|Int64|Int32|Int16|UInt8|List|Vec\w*)_|Vec\w+\.|CPy_|PyList_|PyErr_"
    r"|PySequence_(InPlace)?Concat$|CPySequence_Multiply$"
)


@dataclass(frozen=True, order=True)
class Call:
    """A line of a function that calls Python."""

    function: str  # as module.name or module.Class.name
    line: int
    callee: str  # the function of Python or of mypyc's library


def translate(modules: tuple[str, ...], folder: Path) -> dict[str, Any]:
    """The intermediate form of modules whose sources lie below a folder, by their names."""
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    os.environ["MYPYPATH"] = str(folder)
    paths = [module.replace(".", "/") + ".py" for module in modules]
    settings, cache = CompilerOptions(), FileSystemCache()
    with contextlib.chdir(folder):
        sources, everything, options = get_mypy_config([*build_engine.MYPY_OPTIONS, *paths], None, settings, cache)
        groups = construct_groups(sources, False, True, "overrule")
        result = emitmodule.parse_and_typecheck(everything, options, settings, groups, cache)
        mapper = Mapper({source.module: name for group, name in groups for source in group})
        return dict(emitmodule.compile_modules_to_ir(result, mapper, settings, Errors(options)))


def reached(functions: dict[str, Any], starts: list[str], unrun: dict[str, set[int]]) -> set[str]:
    """Some functions and all that they call in a play-out."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name in functions and name not in found:
            found.add(name)
            waiting += [callee for op in run_operations(functions[name], unrun) for callee in _callees(op)]
    return found


def operations(function: Any) -> Iterator[Any]:
    """What a function does, one after the other."""
    return (op for block in function.blocks for op in block.ops)


def run_operations(function: Any, unrun: dict[str, set[int]]) -> Iterator[Any]:
    """What a function does in a play-out."""
    lines = unrun[function.decl.module_name]
    return (op for op in operations(function) if op.line not in lines)


def _callees(op: Any) -> Iterator[str]:
    """The compiled functions that an operation may call; of a method, also those that override it."""
    from mypyc.ir import ops

    if isinstance(op, ops.Call):
        yield from (op.fn.fullname, f"{op.fn.fullname}.__init__")
    elif isinstance(op, ops.MethodCall):
        yield from _methods(op.receiver_type.class_ir, op.method)
    elif isinstance(op, ops.GetAttr | ops.SetAttr):  # of a property
        yield from _methods(op.class_type.class_ir, op.attr)


def _methods(owner: Any, name: str) -> Iterator[str]:
    for one in (owner, *(owner.subclasses() or ())):
        if (method := one.get_method(name)) is not None:
            yield method.fullname


def called(op: Any) -> str | None:
    """The function of Python that an operation calls, if it calls one."""
    from mypyc.ir import ops
    from mypyc.ir.rtypes import RTuple, RVec

    if isinstance(op, ops.CallC) and not NATIVE.match(op.function_name):
        return op.function_name
    if isinstance(op, ops.Box) and isinstance(op.src.type, RTuple | RVec):
        return f"makes-an-object-of-a-{'tuple' if isinstance(op.src.type, RTuple) else 'vec'}"
    return None


def unrun_lines(source: str) -> set[int]:
    """The lines that no play-out runs: those that note events, and those that raise an error."""
    parts: list[ast.stmt] = []
    unrun: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise | ast.Assert):
            parts.append(node)
        elif isinstance(node, ast.If) and ".notes is not None" in ast.unparse(node.test):
            parts += node.body
            if NOTES_FIRST.match(ast.unparse(node.test)):
                unrun |= set(range(node.lineno, node.body[0].lineno))
    return unrun | {line for part in parts for line in range(part.lineno, (part.end_lineno or part.lineno) + 1)}


def find_calls(modules: tuple[str, ...], folder: Path = build_engine.SRC) -> list[Call]:
    """All calls of Python in the rules among some modules, and in what they call."""
    translated = translate(modules, folder)
    functions = {function.fullname: function for module in translated.values() for function in module.functions}
    rules = [name for name in functions if RULES in name and not name.endswith("__top_level__")]
    starts = [name for name in rules if not TELLING.search(name)]
    sources = {name: folder / (name.replace(".", "/") + ".py") for name in translated}
    unrun = {name: unrun_lines(path.read_text(encoding="utf-8")) for name, path in sources.items()}
    return sorted(
        {
            Call(name, op.line, callee)
            for name in reached(functions, starts, unrun)
            for op in run_operations(functions[name], unrun)
            if (callee := called(op))
        }
    )


def main() -> int:
    wanted = tuple(sys.argv[1:]) or ("",)
    for call in find_calls(build_engine.load_settings().MODULES):
        if call.function.startswith(wanted):
            print(f"{call.function}:{call.line} {call.callee}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
