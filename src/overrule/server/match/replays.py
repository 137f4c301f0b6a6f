"""Finished matches to step through, as each viewer saw them.

A *step* is a choice after which something could be seen; choices without events belong to the step after them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from overrule.core.decisions import SPECTATOR
from overrule.messages import LANGUAGES
from overrule.server.match.matches import UNDO, Match, Move
from overrule.server.match.seats import RoomError, RoomRecord
from overrule.server.match.views import Teller, ending
from overrule.server.wire import AreaInfo, EventInfo, LogEntry, SeatInfo, UndoInfo, View


class Step(Struct):
    """What happened, how the table looked then, and who was asked next. `choices`: how many had been made."""

    choices: int
    turn: int
    seat: int | None
    events: list[EventInfo]
    log: list[LogEntry]
    observation: Any
    plain: list[AreaInfo] | None  # the table in words, if the game has no table of its own in the client
    asked: int | None


class Replay(Struct):
    """A whole match through one viewer's eyes; `view` is its end, without the chat.

    `cards`: those that the viewer has seen, by their ids, as they were when the match was played.
    """

    room: str
    eyes: int | None
    view: View
    steps: list[Step]
    cards: dict[str, Any]


def kept_moves(journal: Iterable[Move]) -> list[Move]:
    """The moves of a match without those that were taken back."""
    kept: list[Move] = []
    for move in journal:
        if move.key.startswith(UNDO):
            del kept[int(move.key[len(UNDO) :].partition(":")[0]) :]
        else:
            kept.append(move)
    return kept


def play_again(record: RoomRecord, journal: Iterable[Move], eyes: int | None) -> tuple[Match, dict[str, Replay]]:
    """A finished match, and its replay in each language; raises RoomError if the moves do not lead to an end."""
    match = Match(record)
    tellers = [Teller(match, SPECTATOR if eyes is None else eyes, lang) for lang in LANGUAGES]
    told: list[list[Step]] = [[] for _ in LANGUAGES]
    words: set[str] = set()
    for seat in _steps(match, kept_moves(journal)):
        seen = match.game.observe(match.state, tellers[0].viewer)
        for steps, teller in zip(told, tellers, strict=True):
            steps.append(_step(match, teller, seat, seen))
        words |= _words([told[0][-1].observation, told[0][-1].events])
    if not match.is_over:
        raise RoomError("room/lost")
    return match, {
        teller.lang: Replay(
            room=record.id,
            eyes=eyes,
            view=_last_view(match, eyes, teller),
            steps=steps,
            cards={id: card for id, card in teller.cards.items() if id in words},
        )
        for steps, teller in zip(told, tellers, strict=True)
    }


def _steps(match: Match, moves: list[Move]) -> Iterator[int]:
    """Play a match; yields after each step, with the seat that made the choice."""
    yield SPECTATOR
    for move in moves:
        before = len(match.batches)
        match.apply(move)
        if match.is_over or any(batch.events for batch in match.batches[before:]):
            yield move.seat


def _step(match: Match, teller: Teller, seat: int, seen: Any) -> Step:
    heard = teller.heard
    teller.catch_up(match.batches)
    told = teller.since(heard)
    assert told is not None
    decision = match.decision
    return Step(
        choices=match.batches[-1].count,
        turn=teller.turn,
        seat=None if seat == SPECTATOR else seat,
        events=told.events,
        log=list(told.lines),
        observation={**msgspec.to_builtins(seen), "decision": None},
        plain=teller.plain(seen),
        asked=None if decision is None else decision.seat,
    )


def _last_view(match: Match, eyes: int | None, teller: Teller) -> View:
    """The end of a match. About the room, only the seats and the agreed options are told."""
    record = match.record
    seats = [
        SeatInfo(name=name, kind=seat.kind, connected=True, bot=seat.bot)
        for name, seat in zip(teller.names, record.seats, strict=True)
    ]
    return View(
        room=record.id,
        game=record.game,
        options=record.wishes,
        seats=seats,
        you=eyes,
        seats_of_yours=[],
        spectators=0,
        phase="over",
        observation=None,
        plain=None,
        decision=None,
        waiting=None,
        cover=None,
        events=[],
        steps=[],
        fresh=True,
        log=[],
        clock=None,
        undo=UndoInfo(False),
        passing=None,
        claim=None,
        outcome=ending(match, teller),
        chat=[],
        muted=[],
        rematch=[],
        next=None,
        invite=None,
        public=record.public,
        lang=teller.lang,
    )


def _words(data: Any) -> set[str]:
    """All strings in plain data. The ids of the cards that it names are among them."""
    found: set[str] = set()
    waiting = [data]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            waiting += part
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return found
