"""What comes from a browser is read or refused; what goes to it is JSON; every refusal has words."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import overrule
from overrule import messages
from overrule.server import wire
from overrule.server.wire import Refusal, WireError, check_chat, check_name, decode, encode

SERVER = Path(overrule.__file__).parent / "server"

GOOD: list[dict[str, Any]] = [
    {"type": "watch", "room": "abc"},
    {"type": "join", "room": "abc", "secret": "s", "seat": 1},
    {"type": "leave", "room": "abc"},
    {"type": "choose", "room": "abc", "number": 7, "key": "play:fire-3@1:up"},
    {"type": "uncover", "room": "abc"},
    {"type": "concede", "room": "abc"},
    {"type": "undo", "room": "abc"},
    {"type": "answer-undo", "room": "abc", "yes": True},
    {"type": "passing", "room": "abc", "until": "turn"},
    {"type": "passing", "room": "abc", "until": None},
    {"type": "settings", "reactions": "fast", "stops": ["own:main"]},
    {"type": "chat", "room": "abc", "text": "<b>hello</b>"},
    {"type": "mute", "room": "abc", "seat": 0},
    {"type": "rematch", "room": "abc"},
    {"type": "claim", "room": "abc"},
    {"type": "lang", "lang": "cs"},
    {"type": "rooms"},
    {"type": "ping"},
]


@pytest.mark.parametrize("sent", GOOD, ids=lambda sent: str(sent["type"]))
def test_every_message_is_read(sent: dict[str, Any]) -> None:
    read = decode(json.dumps(sent))

    assert read.__struct_config__.tag == sent["type"]
    assert all(getattr(read, name) == value for name, value in sent.items() if name != "type")


def test_unknown_fields_do_no_harm() -> None:
    assert decode('{"type": "ping", "more": [1, 2]}') == wire.Ping()


BAD = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"ping"',
    "{}",
    '{"type": "steal"}',
    '{"type": 3}',
    '{"type": "choose", "room": "abc"}',
    '{"type": "choose", "room": "abc", "number": "7", "key": "pass"}',
    '{"type": "choose", "room": "abc", "number": 7.5, "key": "pass"}',
    '{"type": "choose", "room": "", "number": 7, "key": "pass"}',
    '{"type": "choose", "room": "abc", "number": 7, "key": "' + "k" * 201 + '"}',
    '{"type": "join", "room": "abc", "seat": 6}',
    '{"type": "join", "room": "abc", "seat": -1}',
    '{"type": "join", "room": ["abc"]}',
    '{"type": "lang", "lang": "xx"}',
    '{"type": "settings", "reactions": "never"}',
    '{"type": "passing", "room": "abc", "until": "forever"}',
    '{"type": "chat", "room": "abc", "text": "\ud800"}',
    "[" * 5000,
    '{"type": "join", "room": "abc", "deck": ' + "[" * 5000,
    "\x00",
]


@pytest.mark.parametrize("sent", BAD, ids=lambda sent: repr(sent)[:40])
def test_what_cannot_be_read_is_refused(sent: str) -> None:
    with pytest.raises(WireError) as refused:
        decode(sent)
    assert refused.value.code == "wire/malformed"


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(WireError):
        decode(b'{"type": "chat", "room": "abc", "text": "\xff\xfe"}')


def test_a_message_may_be_so_large_and_no_larger() -> None:
    frame = len('{"type":"chat","room":"a","text":""}')
    fits = json.dumps({"type": "chat", "room": "a", "text": "x" * (wire.LARGEST - frame)}, separators=(",", ":"))

    assert isinstance(decode(fits), wire.Chat)
    with pytest.raises(WireError) as refused:
        decode(fits.replace("xx", "xxx", 1))
    assert refused.value.code == "wire/too-large"


def test_mutated_messages_never_do_worse_than_being_refused() -> None:
    chance = random.Random(1)
    read = 0
    for _ in range(4000):
        sent = bytearray(json.dumps(chance.choice(GOOD)).encode())
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(sent))
            sent[place : place + chance.randrange(2)] = bytes([chance.randrange(256)])
        try:
            decode(bytes(sent))
            read += 1
        except WireError:
            pass
    assert 0 < read < 4000


# ------------------------------------------------------------------------------------------------------ names and chat


@pytest.mark.parametrize("name", ["A", "Žofie Nováková", "x" * 24, "<script>", "名前", "J. R. R."])
def test_names_of_all_kinds_are_allowed(name: str) -> None:
    assert check_name(name) == name


def test_spaces_around_a_name_do_not_count() -> None:
    assert check_name("  Anna ") == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\tb", "a\x00", "\u202eevil", "a\u200bb", "a\u2028b"])
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    with pytest.raises(WireError) as refused:
        check_name(name)
    assert refused.value.code == "wire/name"


def test_chat_is_one_line_without_controls() -> None:
    assert check_chat(" Good\n\tluck \u202e& <b>fun</b>! ") == "Good luck & <b>fun</b>!"
    assert check_chat("👩\u200d🚀") == "👩\u200d🚀"


@pytest.mark.parametrize("text", ["", " \n ", "x" * 301, "\x00\x01"])
def test_chat_that_says_nothing_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(WireError) as refused:
        check_chat(text)
    assert refused.value.code == "wire/chat"


def test_what_is_sent_says_its_type() -> None:
    sent = json.loads(encode(wire.ErrorMessage("room/full", "All seats are taken.", room="abc")))

    assert sent == {"type": "error", "code": "room/full", "message": "All seats are taken.", "args": {}, "room": "abc"}
    assert json.loads(encode(wire.Pong())) == {"type": "pong"}


# ------------------------------------------------------------------------------------------------------------- refusals


def raised() -> dict[str, set[str]]:
    """The codes that the server's sources refuse with, and the names of their arguments."""
    found: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            if name not in ("RoomError", "WireError", "Refusal"):
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg}
            for constant in ast.walk(node.args[0]):
                if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                    found.setdefault(constant.value, set()).update(given)
    return found


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@pytest.mark.parametrize("lang", messages.LANGUAGES)
def test_every_refusal_has_words_with_its_arguments(lang: str) -> None:
    entries = {
        entry.id.name: entry
        for entry in FluentParser().parse(messages.source("server", lang)).body
        if isinstance(entry, ftl.Message)
    }
    codes = raised()
    assert len(codes) > 20
    for code, given in codes.items():
        key = Refusal(code).key
        assert key in entries, code
        arguments = Arguments()
        arguments.visit(entries[key])
        assert arguments.found <= given, code
        assert Refusal(code, **dict.fromkeys(given, 3)).text(lang)


def test_no_message_of_the_server_is_idle() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SERVER.parent.rglob("*.py"))
    codes = {key: key.removeprefix("error-").replace("-", "/", 1) for key in messages.keys("server", "en")}
    made = {"room-undo", "room-time", "room-left", "room-conceded"}  # out of the keys of a journal

    idle = {key for key, code in codes.items() if f'"{code}"' not in sources and f'"{key}"' not in sources}
    assert idle == made
