"""Card data as JSON: reading, writing, and the schema, for any msgspec Struct type.

An error has five parts, as far as they are known: the file, the card, the field, what is wrong there and what
is allowed:

    sky.json: card aurora 3: middle #2 (delete) > target (cards) > side: cannot be "us"; allowed: "yours", ...

A *path* is a tuple of field names and positions, as msgspec reports it; a *place* is the same for people,
with positions counted from 1 and the tag of each word in brackets.
"""

from __future__ import annotations

import difflib
import json
import os
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from overrule.core.errors import BadCards

T = TypeVar("T")

Path = tuple[str | int, ...]

# Says which card a path leads into (may be "") and how many of its steps that takes.
Namer = Callable[[Any, Path], tuple[str, int]]

_LONGEST_QUOTE = 60
_SCHEMA_KEY = "$schema"  # a file may name its schema, for editors; it is not part of the cards

# ---------------------------------------------------------------------------------------------------- reading


def no_name(raw: Any, path: Path) -> tuple[str, int]:
    """The namer for data that is not divided into cards."""
    return "", 0


def read_json(source: str | os.PathLike[str] | bytes, kind: type[T], *, origin: str = "", name: Namer = no_name) -> T:
    """Read a value of that type from a file, or from bytes that `origin` gives a name to; raise BadCards."""
    if isinstance(source, bytes):
        origin, data = origin or "input", source
    else:
        origin, data = origin or os.fspath(source), _read_file(source)
    raw = _parse(data, origin)
    if isinstance(raw, dict):
        raw.pop(_SCHEMA_KEY, None)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadCards(f"{origin}: {_explain(str(error), raw, kind, name)}") from None
    except RecursionError:
        raise BadCards(f"{origin}: nested too deep") from None


def _read_file(path: str | os.PathLike[str]) -> bytes:
    """The content of a file."""
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise BadCards(f"{os.fspath(path)}: cannot be read: {error.strerror or error}") from None


def _parse(data: bytes, origin: str) -> Any:
    """The JSON as plain Python values; errors name the line and the column."""
    try:
        text = data.decode("utf-8-sig")  # some editors put a mark in front
        raw = json.loads(text, object_pairs_hook=_without_twins)
        # Half of a surrogate pair can be escaped in JSON, but it could never be written as UTF-8 again.
        json.dumps(raw, ensure_ascii=False).encode()
        return raw
    except json.JSONDecodeError as error:
        raise BadCards(f"{origin}: line {error.lineno}, column {error.colno}: not valid JSON: {error.msg}") from None
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig", "replace")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise BadCards(f"{origin}: line {line}, column {column}: this byte is not UTF-8") from None
    except UnicodeEncodeError as error:
        raise BadCards(f"{origin}: {error.object[error.start]!a} is not a character") from None
    except RecursionError:
        raise BadCards(f"{origin}: nested too deep") from None
    except ValueError as error:  # a field twice, a number with thousands of digits
        raise BadCards(f"{origin}: {error}") from None


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; a field that is there twice would silently lose its first value."""
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _ in pairs]
        twin = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f'the field "{twin}" is there twice in {quote(result)}')
    return result


# ----------------------------------------------------------------------------------------------------- errors

_MESSAGE = re.compile(r"(.*?)(?: - at `([^`]*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]|(\[\.\.\.\])")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
# msgspec's checks for which the value and what is allowed say more than its own message.
_PLAIN = re.compile(r"Invalid (?:enum )?value .*|Expected `[^`]*`(?:, got `.*`)?", re.DOTALL)


def _explain(text: str, raw: Any, kind: type, name: Namer) -> str:
    """Turn msgspec's message into: card, field, what is wrong; what is allowed."""
    match = _MESSAGE.fullmatch(text)
    assert match is not None  # the pattern fits every text
    message, path = match[1], _read_path(match[2] or "")
    node, value = _follow(inspect.type_info(kind), raw, path)
    card, steps = name(raw, path)
    place = show_place(raw, path, steps)
    return ": ".join(part for part in (card, place, _problem(message, node, value)) if part)


def _read_path(text: str) -> Path:
    """The steps of a path as msgspec writes it. It ends at a dict, as msgspec does not tell the key."""
    path: list[str | int] = []
    for step in _STEP.finditer(text):
        if step[3]:
            break
        path.append(int(step[2]) if step[2] else step[1])
    return tuple(path)


def show_place(raw: Any, path: Path, skip: int = 0) -> str:
    """The path for people, without its first steps: `middle #2 (delete) > target (cards) > side`."""
    place = ""
    for index, step in enumerate(path):
        raw = _child(raw, step)
        if index >= skip:
            place = show_step(place, step, raw.get("type") if isinstance(raw, dict) else None)
    return place


def show_step(place: str, step: str | int, tag: object) -> str:
    """A place extended by one step, into a field or a position, to a word with that tag."""
    if isinstance(step, int):
        place = f"{place} #{step + 1}".lstrip()
    else:
        place = f"{place} > {step}" if place else step
    return f"{place} ({tag})" if isinstance(tag, str) else place


def _child(raw: Any, step: str | int) -> Any:
    """The part of plain JSON values that one step leads to, None if there is none."""
    if isinstance(raw, dict):
        return raw.get(step)
    if isinstance(raw, list) and isinstance(step, int) and step < len(raw):
        return raw[step]
    return None


def _follow(node: inspect.Type, raw: Any, path: Path) -> tuple[inspect.Type, Any]:
    """The type expected at the end of a path, and the value found there.

    A path to a tag ends at the word itself: the tags that it may have come from there.
    """
    for step in path:
        further = _inside(_member(node, raw), step)
        if further is None:
            break
        node, raw = further, _child(raw, step)
    return node, raw


def _member(node: inspect.Type, raw: Any) -> inspect.Type | None:
    """The member of a union that a value belongs to by its shape and tag; other types as they are."""
    if not isinstance(node, inspect.UnionType):
        return node
    if isinstance(raw, dict):
        structs = _structs(node)
        if len(structs) == 1:
            return structs[0]
        tag = raw.get(_tag_field(node))
        return next((struct for struct in structs if struct.tag == tag), None)
    lists = (inspect.CollectionType, inspect.TupleType)
    return next((member for member in node.types if isinstance(member, lists)), None)


def _inside(node: inspect.Type | None, step: str | int) -> inspect.Type | None:
    """The type of a field or an item."""
    match node:
        case inspect.StructType():
            return next((field.type for field in node.fields if field.encode_name == step), None)
        case inspect.CollectionType():
            return node.item_type
        case inspect.TupleType() if isinstance(step, int):
            return node.item_types[step]
        case _:
            return None


def _structs(node: inspect.Type) -> list[inspect.StructType]:
    """The Struct types that fit here."""
    members = node.types if isinstance(node, inspect.UnionType) else (node,)
    return [member for member in members if isinstance(member, inspect.StructType)]


def _tag_field(node: inspect.Type) -> str | None:
    """The field that holds the tag, if words are allowed here."""
    return next((struct.tag_field for struct in _structs(node)), None)


def _problem(message: str, node: inspect.Type, value: Any) -> str:
    """What is wrong with a value, and what is allowed instead."""
    if unknown := _UNKNOWN.fullmatch(message):
        fields = _fields(_member(node, value))
        return f'unknown field "{unknown[1]}"{_guess(unknown[1], fields)}; allowed: {_listing(fields)}'
    if missing := _MISSING.fullmatch(message):
        return f'the field "{missing[1]}" is missing; allowed: {_allowed_in(node, value, missing[1])}'
    tag = _tag_field(node)
    if tag and isinstance(value, dict) and value.get(tag) not in _tags(node):
        wrong, tags = value.get(tag), _tags(node)
        return f"cannot be {quote(wrong)}{_guess(wrong, tags)}; allowed: {_listing(tags)}"
    what = f"cannot be {quote(value)}" if _PLAIN.fullmatch(message) else message
    return f"{what}{_guess(value, _values(node))}; allowed: {_allowed(node)}"


def _allowed_in(node: inspect.Type, value: Any, field: str) -> str:
    """What is allowed in a field of the word that should stand here."""
    if field == _tag_field(node):
        return _listing(_tags(node))
    inner = _inside(_member(node, value), field)
    return _allowed(inner) if inner else "anything"


def _allowed(node: inspect.Type) -> str:
    """What is allowed where this type is expected."""
    match node:
        case inspect.UnionType():
            return _allowed_union(node)
        case inspect.EnumType() | inspect.LiteralType():
            return _listing(_values(node))
        case inspect.StructType() if node.tag_field:
            return f'an object with "{node.tag_field}": {quote(node.tag)}'
        case inspect.StructType():
            return f"an object with the fields {_listing(_fields(node))}"
        case inspect.DictType():
            return f"an object in which every entry is {_allowed(node.value_type)}"
        case inspect.CollectionType() | inspect.TupleType():
            return "a list"
        case _:
            return _NAMES.get(type(node), type(node).__name__)


_NAMES: dict[type[inspect.Type], str] = {
    inspect.IntType: "a whole number",
    inspect.FloatType: "a number",
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.NoneType: "null",
    inspect.AnyType: "anything",
}


def _allowed_union(node: inspect.UnionType) -> str:
    """What is allowed in a union: its tags together, the rest one by one."""
    parts = [_allowed(member) for member in node.types if not isinstance(member, inspect.StructType)]
    structs = _structs(node)
    if len(structs) == 1:
        parts.append(_allowed(structs[0]))
    elif structs:
        parts.append(f'an object whose "{_tag_field(node)}" is one of {_listing(_tags(node))}')
    return ", or ".join(parts)


def _tags(node: inspect.Type) -> list[Any]:
    """The tags of the words that fit here."""
    return [struct.tag for struct in _structs(node)]


def _fields(node: inspect.Type | None) -> list[Any]:
    """The fields of a word, its tag first."""
    if not isinstance(node, inspect.StructType):
        return []
    return ([node.tag_field] if node.tag_field else []) + [field.encode_name for field in node.fields]


def _values(node: inspect.Type) -> list[Any]:
    """The values of an enum or a literal, also if it is optional."""
    match node:
        case inspect.EnumType():
            return [member.value for member in node.cls]
        case inspect.LiteralType():
            return list(node.values)
        case inspect.UnionType():
            return [value for member in node.types for value in _values(member)]
        case _:
            return []


def _listing(values: Iterable[Any]) -> str:
    """Values as a list for people."""
    return ", ".join(quote(value) for value in values)


def quote(value: Any) -> str:
    """A value as JSON, cut if it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 3] + "..."


def _guess(value: Any, choices: list[Any]) -> str:
    """A hint at what may have been meant."""
    words = [choice for choice in choices if isinstance(choice, str)]
    near = difflib.get_close_matches(value, words, 1) if isinstance(value, str) else []
    return f' (did you mean "{near[0]}"?)' if near else ""


# ---------------------------------------------------------------------------------------------------- writing


def write_json(value: object) -> str:
    """The JSON of a value: fields in the order of the type, other keys sorted, defaults left out."""
    return msgspec.json.format(msgspec.json.encode(value, order="deterministic"), indent=2).decode() + "\n"


# ----------------------------------------------------------------------------------------------------- schema


def schema(kind: type, title: str, id: str, unions: Mapping[str, object] | None = None) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a type; `unions` gives names to unions that are used in many places."""
    unions = unions or {}
    (root, *shapes), parts = msgspec.json.schema_components([kind, *unions.values()], ref_template="#/$defs/{name}")
    named = {name: _flatten(shape)["anyOf"] for name, shape in zip(unions, shapes, strict=True)}
    parts |= {name: {"title": name, **_flatten(shape)} for name, shape in zip(unions, shapes, strict=True)}
    parts = {name: _name_unions(_flatten(part), named, name) for name, part in sorted(parts.items())}
    top = parts[root["$ref"].rsplit("/", 1)[1]]
    top["properties"] = {_SCHEMA_KEY: {"type": "string"}, **top["properties"]}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": id, "title": title}
    return {**head, **root, "$defs": parts}


def _flatten(node: Any) -> Any:
    """A schema without nested unions and without `discriminator`, which is not part of JSON Schema."""
    if isinstance(node, list):
        return [_flatten(item) for item in node]
    if not isinstance(node, dict):
        return node
    node = {key: _flatten(item) for key, item in node.items() if key != "discriminator"}
    if "anyOf" in node:
        node["anyOf"] = [deep for item in node["anyOf"] for deep in item.get("anyOf", [item])]
    return node


def _name_unions(node: Any, named: Mapping[str, list[Any]], own: str) -> Any:
    """A schema in which the members of a named union are replaced by its name, the largest union first."""
    if isinstance(node, list):
        return [_name_unions(item, named, own) for item in node]
    if not isinstance(node, dict):
        return node
    node = {key: _name_unions(item, named, own) for key, item in node.items()}
    for name, members in sorted(named.items(), key=lambda item: -len(item[1])):
        options = node.get("anyOf", [])
        if name != own and all(member in options for member in members):
            rest = [option for option in options if option not in members]
            node["anyOf"] = [{"$ref": f"#/$defs/{name}"}, *rest]
    if len(node.get("anyOf", [])) == 1:
        node |= node.pop("anyOf")[0]
    return node
