"""Writes the client's types from those of the server, into web/src/generated: `wire.ts`, a file for each
game, and `games.ts` with what any of them has.

From the top of the project: .venv/bin/python tools/client_types.py

Files that are right already are left alone. A type that has no counterpart here is an error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from textwrap import dedent, indent
from typing import Any, get_type_hints

from msgspec import inspect

from overrule.core.events import Cards, CardSeen, Kind
from overrule.core.kit import Kit
from overrule.games import KITS
from overrule.server import wire
from overrule.server.http import catalogue, decks, matches, people, programs, puzzles
from overrule.server.match import analyses, replays
from overrule.server.store.store import Program

FOLDER = Path(__file__).parents[1] / "web" / "src" / "generated"
HEAD = "// Written by tools/client_types.py from the types of the server. Do not edit.\n"

# What the server says and answers, and what the client sends; a union or a list of words gets its name here.
RECEIVED = {
    "ServerMessage": wire.ServerMessage,
    "Lang": wire.Lang,
    "Reactions": wire.Reactions,
    "Until": wire.Until,
    "SeatKind": wire.SeatKind,
    "Phase": wire.Phase,
}
ANSWERS = (
    wire.Failure,
    wire.RoomCreated,
    people.SessionInfo,
    decks.OwnDeck,
    decks.CheckedDeck,
    matches.PastMatch,
    people.LoggedIn,
    puzzles.PuzzleBook,
    puzzles.PuzzleTry,
    Program,
    programs.NewProgram,
    replays.Replay,
    analyses.AnalysisStatus,
    catalogue.GameInfo,
    catalogue.CardBook,
    catalogue.RulesText,
    catalogue.Words,
)
SENT = {"ClientMessage": wire.ClientMessage}
BODIES = (wire.CreateRoom, people.SessionChange, people.Credentials, decks.DeckWish, programs.ProgramWish)

PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
Object = inspect.StructType | inspect.TypedDictType | inspect.DataclassType


class Declarations:
    """The declarations of one file: of what is asked for, and of everything that it is made of.

    `sent`: from now on, fields with defaults may be left out. What is received too is declared first: it has them all.
    """

    def __init__(self) -> None:
        self.sent = False
        self._texts: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def text(self) -> str:
        """The file."""
        return "\n".join([HEAD, *self._texts.values()])

    def name(self, name: str, words: str) -> None:
        """Give a name to a type."""
        self._texts[name] = f"export type {name} = {words};\n"

    def word(self, kind: Any) -> str:
        """A Python type in TypeScript; objects are declared, and named."""
        return self._word(inspect.type_info(kind))

    def _word(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata(type=inner):
                return self._word(inner)
            case inspect.CustomType(cls=cls) if cls is object:
                return "unknown"
            case inspect.LiteralType(values=values):
                return _union(map(_quoted, values))
            case inspect.EnumType(cls=cls):
                return _union(_quoted(member.value) for member in cls)
            case inspect.UnionType(types=types):
                return _union(map(self._word, types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                word = self._word(item)
                return f"({word})[]" if " | " in word else f"{word}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(map(self._word, items))}]"
            case inspect.DictType(key_type=key, value_type=value):
                names = self._word(key) if isinstance(key, inspect.LiteralType) else "string"  # JSON has no others
                return f"Record<{names}, {self._word(value)}>"
            case inspect.StructType(array_like=False) | inspect.TypedDictType() | inspect.DataclassType():
                return self._declared(info)
            case _ if type(info) in PLAIN:
                return PLAIN[type(info)]
        raise TypeError(f"no TypeScript for {info}")

    def _declared(self, info: Object) -> str:
        name = info.cls.__name__
        if self._classes.setdefault(name, info.cls) is not info.cls:
            raise TypeError(f"two types are called {name}: {self._classes[name]} and {info.cls}")
        if name not in self._texts:
            self._texts[name] = ""  # keeps its place, and ends the search where a type has itself inside
            fields = "".join(f"  {field}\n" for field in self._fields(info))
            self._texts[name] = f"{_comment(info.cls)}export type {name} = {{\n{fields}}};\n"
        return name

    def _fields(self, info: Object) -> Iterable[str]:
        if isinstance(info, inspect.StructType) and info.tag_field is not None:
            yield f"{info.tag_field}: {_quoted(info.tag)};"
        for field in info.fields:
            optional = not field.required and (self.sent or isinstance(info, inspect.TypedDictType))
            yield f"{field.encode_name}{'?' if optional else ''}: {self._word(field.type)};"

    def event(self, kind: Kind) -> str:
        """A kind of event, as a viewer gets it."""
        facts = [f"{name}{'?' if fact.optional else ''}: {self.word(fact.type)}" for name, fact in kind.facts.items()]
        if kind.cards is not Cards.NONE:
            facts.append(f"cards{'?' if kind.cards is Cards.OPEN_IF_THERE else ''}: {self.word(list[CardSeen])}")
        return f"{{ {'; '.join([f'kind: {_quoted(kind.name)}', *facts, 'text: string'])} }}"


def _quoted(value: object) -> str:
    return json.dumps(value)


def _union(words: Iterable[str]) -> str:
    return " | ".join(words)


def _comment(cls: type) -> str:
    doc = vars(cls).get("__doc__")
    if not doc:
        return ""
    first, _, rest = doc.strip().partition("\n")
    lines = [first, *dedent(rest).splitlines()]
    if len(lines) == 1:
        return f"/** {first} */\n"
    return f"/**\n{indent(chr(10).join(lines), ' * ', lambda line: True)}\n */\n".replace(" * \n", " *\n")


def wire_types() -> str:
    """All messages of the websocket, bodies and answers of the HTTP API."""
    made = Declarations()
    for name, kind in RECEIVED.items():
        made.name(name, made.word(kind))
    for answer in ANSWERS:
        made.word(answer)
    made.sent = True
    for name, kind in SENT.items():
        made.name(name, made.word(kind))
    for body in BODIES:
        made.word(body)
    return made.text()


def game_types(kit: Kit) -> str:
    """What a game observes, what happens in it, and what can be looked up about it."""
    made = Declarations()
    rules = kit.game.rules
    for function in (type(rules).observe, kit.catalogue().choices, kit.catalogue().cards):
        made.word(_returned(function))
    made.name("Happened", "\n  | ".join(made.event(kind) for kind in rules.happened.values()))
    return made.text()


def any_game_types(files: dict[str, str]) -> str:
    """A card, and what can be chosen, of whatever game: each game has some of the parts."""
    text = HEAD
    for name in ("Card", "Choices"):
        games = [file.removesuffix(".ts") for file, types in files.items() if f"export type {name} = " in types]
        parts = " & ".join(f"Partial<import('./{game}').{name}>" for game in games)
        text += f"\nexport type {name} = {parts};\n"
    return text


def _returned(function: Callable[..., Any]) -> Any:
    return get_type_hints(function).get("return", Any)


def main() -> None:
    """Write what has changed."""
    games = {f"{id}.ts": game_types(kit) for id, kit in KITS.items()}
    files = {"wire.ts": wire_types(), **games, "games.ts": any_game_types(games)}
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.ts"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
