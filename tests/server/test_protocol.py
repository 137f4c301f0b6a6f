"""The description of the protocol, against the protocol."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from overrule.core import errors
from overrule.server import wire
from overrule.server.http import answers, hub, live, patience
from overrule.server.http import decks as decks_api
from overrule.server.http import programs as programs_api
from overrule.server.http.gateway import ROUTES
from overrule.server.match import chat, lobby, rooms, seats

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TO_SERVER, FROM_SERVER = TEXT.split("### To the server")[1].split("### From the server")


def examples(part: str) -> list[str]:
    return re.findall(r'`(\{"type": .*?\})`', part)


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_message_to_the_server_has_an_example_that_it_reads() -> None:
    read = [wire.decode(example) for example in examples(TO_SERVER)]
    assert {str(message.__struct_config__.tag) for message in read} == tags(wire.ClientMessage)


def test_every_message_from_the_server_has_an_example() -> None:
    shown = [json.loads(example) for example in examples(FROM_SERVER)]
    assert {message["type"] for message in shown} == tags(wire.ServerMessage)
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(wire.ServerMessage)}
    for message in shown:
        if message["type"] != "view":
            msgspec.convert(message, kinds[message["type"]])


@pytest.mark.parametrize(
    "kind",
    [
        wire.View,
        wire.SeatInfo,
        wire.DecisionInfo,
        wire.OptionInfo,
        wire.Waiting,
        wire.LogEntry,
        wire.ClockInfo,
        wire.UndoInfo,
        wire.PassingInfo,
        wire.ClaimInfo,
        wire.Ending,
    ],
)
def test_every_field_of_a_view_is_named(kind: Any) -> None:
    named = set(re.findall(r"`(\w+)`", FROM_SERVER))
    assert set(kind.__struct_fields__) <= named


def test_no_code_is_named_that_nothing_has() -> None:
    known = {str(getattr(error, "code", "")) for error in vars(errors).values()}
    for path in (ROOT / "src/overrule/server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                known.add(node.value)
    named = set(re.findall(r"`([a-z]+/[a-z-]+)`", TEXT))
    assert len(named) > 20
    assert named <= known


def test_every_route_is_named() -> None:
    routes = {path for route in ROUTES for path in route.paths if path.startswith("/api/")}
    named = re.sub(r"/(ROOM|ID|GAME|3f…)", "/*", TEXT)
    for path in routes - {"/api/register", "/api/login", "/api/logout", "/api/messages/{lang:str}"}:
        _, _, first, *rest = re.sub(r"\{\w+:str\}", "*", path).split("/")
        assert f"/api/{first}" in named, path
        assert "/".join(["", *rest]) in named, path


def test_the_limits_are_those_of_the_server() -> None:
    limits = TEXT.split("## Limits")[1]
    message, room, person = hub.LIMITS["message"], hub.LIMITS["room"], hub.LIMITS["person"]
    for told in (
        f"{wire.LARGEST // 1024} kB",
        f"{answers.LARGEST_BODY // 1024} kB",
        f"{message.burst} at once, then {round(1 / message.seconds)} in a second; "
        f"after {live.WARNINGS_BEFORE_CLOSING} warnings",
        f"{wire.LONGEST_CHAT} characters; {chat.BURST} lines at once, then one in {chat.EVERY:g} seconds",
        f"same time            | {live.MOST_SOCKETS}; from one address {live.MOST_SOCKETS_FROM} ",
        f"{person.burst} at once, then {round(1 / person.seconds)} in a second ",
        f"whole within {patience.REQUEST_SECONDS:g} seconds",
        f"{decks_api.MOST_ENTRIES} entries; {seats.MOST_ENTRIES} in a match",
        f"{seats.LARGEST_OPTIONS} bytes",
        f"| {rooms.UNDO_BURST} at once, then one in {rooms.UNDO_EVERY:g} seconds",
        f"connection follows       | {lobby.MOST_ROOMS_OF_A_CONNECTION} ",
        f"not over      | {lobby.MOST_ROOMS_OF_ONE} ",
        f"{room.burst} at once, then one in {room.seconds:g} seconds",
        f"tokens                                  | {programs_api.MOST_PROGRAMS} ",
    ):
        assert told in limits
    closing = TEXT.split("The websocket is closed with")[1]
    for code in (hub.NO_SESSION, hub.SESSION_CHANGED, hub.TOO_SLOW, hub.TOO_MANY):
        assert str(code) in closing
