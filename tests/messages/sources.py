"""What the engines' sources can say: kinds of events, and forms of options."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import overrule

SOURCES = Path(overrule.__file__).parent
NOTING = {"note": 0, "note_frame": 0, "note_apart": 0, "note_frame_at": 1}  # methods of positions: where the kind is


def noted_kinds(game: str) -> set[str]:
    """The kinds of events that a game's sources write down: an argument of every position.note(...)."""
    folder = SOURCES / "games" / game
    noting = [*sorted((folder / "rules").glob("*.py")), folder / "setup.py", SOURCES / "core" / "position.py"]
    kinds = {kind for path in noting for kind in _kinds_in(ast.parse(path.read_text(encoding="utf-8")))}
    return kinds - {""}  # in a list of kinds, for what is not noted


def option_forms(game: str) -> set[str]:
    """The first words of keys that a game's source spells out."""
    source = (SOURCES / "games" / game / "decisions.py").read_text(encoding="utf-8")
    return set(re.findall(r'f"([a-z]+):', source))


def _kinds_in(module: ast.Module) -> Iterator[str]:
    for function in (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)):
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NOTING:
                yield from _kinds(node.args[NOTING[node.func.attr]], function, module)


def _kinds(kind: ast.expr, function: ast.FunctionDef, module: ast.Module) -> Iterator[str]:
    """What the expression for a kind can come to."""
    if isinstance(kind, ast.Name):
        yield from _values(kind.id, function, module)
    elif isinstance(kind, ast.Call):
        yield from _returned(_called(kind), module)
    elif isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        yield from _listed(kind.value.id, module)
    else:
        yield from _strings(kind)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    elif isinstance(node, ast.Tuple):
        for part in node.elts:
            yield from _strings(part)


def _values(name: str, function: ast.FunctionDef, module: ast.Module) -> Iterator[str]:
    """What a variable of a function can hold: strings assigned to it, or given by the function's callers."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            yield from _strings(node.value)
    places = [place for place, arg in enumerate(function.args.args) if arg.arg == name]
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and _called(node) == function.name:
            for place in places:
                yield from _strings(node.args[place])


def _returned(name: str, module: ast.Module) -> Iterator[str]:
    """What a function of the module can give."""
    for function in (node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == name):
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                yield from _strings(node.value)


def _listed(name: str, module: ast.Module) -> Iterator[str]:
    """What a constant tuple of the module holds."""
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            assert node.value is not None
            yield from _strings(node.value)
