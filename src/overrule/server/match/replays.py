"""Finished matches to step through, as one viewer saw them.

A *step* is a choice after which something could be seen; choices without events belong to the step after them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from overrule.core.decisions import SPECTATOR
from overrule.server.http.answers import Asked, address, hub_of, language, reply
from overrule.server.match.matches import UNDO, Match, Move
from overrule.server.match.rooms import Room
from overrule.server.match.seats import RoomError
from overrule.server.match.views import Attention, Gallery, Teller
from overrule.server.wire import EventInfo, LogEntry, Refusal, View

WATCHING = "-"


class Step(Struct):
    """What happened, how the table looked then, and who was asked next. `choices`: how many had been made."""

    choices: int
    turn: int
    seat: int | None
    events: list[EventInfo]
    log: list[LogEntry]
    observation: Any
    asked: int | None


class Replay(Struct):
    """A whole match through one viewer's eyes; `view` is how it ended, without what people said."""

    room: str
    eyes: int | None
    view: View
    steps: list[Step]


def kept_moves(journal: Iterable[Move]) -> list[Move]:
    """The moves of a match without those that were taken back."""
    kept: list[Move] = []
    for move in journal:
        if move.key.startswith(UNDO):
            del kept[int(move.key[len(UNDO) :].partition(":")[0]) :]
        else:
            kept.append(move)
    return kept


def make_replay(room: Room, eyes: int | None, lang: str, now: float) -> Replay:
    """A finished match through somebody's eyes; raises RoomError while it goes on."""
    room.finished_record()
    assert room.match is not None
    viewer = SPECTATOR if eyes is None else eyes
    view = Gallery(room).view("", lang, now, Attention())
    view.you, view.observation, view.events, view.log, view.chat = eyes, None, [], [], []
    view.next, view.rematch = None, []
    return Replay(room.id, eyes, view, list(_steps(room, kept_moves(room.match.journal), viewer, lang)))


def _steps(room: Room, moves: list[Move], viewer: int, lang: str) -> Iterator[Step]:
    match = Match(room.record)
    teller = Teller(room, match, viewer, lang)
    yield _step(match, teller, SPECTATOR)
    for move in moves:
        match.apply(move)
        if match.is_over or any(batch.events for batch in match.batches[teller.heard :]):
            yield _step(match, teller, move.seat)
        else:
            teller.catch_up(match.batches)


def _step(match: Match, teller: Teller, seat: int) -> Step:
    before = teller.heard
    teller.catch_up(match.batches)
    events = teller.since(before) or []
    seen = match.game.observe(match.state, teller.viewer)
    decision = match.decision
    return Step(
        choices=len(match.state.choices),
        turn=teller.turn,
        seat=None if seat == SPECTATOR else seat,
        events=events,
        log=list(teller.log)[-len(events) :] if events else [],
        observation={**msgspec.to_builtins(seen), "decision": None},
        asked=None if decision is None else decision.seat,
    )


@get("/api/replays/{room:str}")
async def get_replay(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """A finished match, step by step; `eyes` is a seat, or nobody's."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    found = hub.lobby.find(room)
    if found.phase != "over":
        raise RoomError("room/not-over")
    eyes = _eyes(request.query_params.get("eyes", ""), len(found.seats))
    made = await asyncio.to_thread(make_replay, found, eyes, language(request), hub.lobby.clock())
    return reply(made, cache="no-cache")


def _eyes(wanted: str, seats: int) -> int | None:
    """Through whose eyes; raises Refusal for a seat that there is not."""
    if wanted in ("", WATCHING):
        return None
    if not wanted.isdecimal() or int(wanted) >= seats:
        raise Refusal("wire/malformed")
    return int(wanted)


ROUTES = (get_replay,)
