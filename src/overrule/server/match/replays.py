"""Finished matches to step through, as each viewer saw them.

A *step* is a choice after which something could be seen; choices without events belong to the step after them. A choice
after which whole turns went by without a question has a step for each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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


def kept_moves(journal: Iterable[Move], opening: int = 0) -> list[Move]:
    """The moves of a match without those that were taken back.

    `opening`: how many choices had been made before the journal begins; an entry that goes back counts them, too.
    """
    kept: list[Move] = []
    for move in journal:
        if move.key.startswith(UNDO):
            del kept[int(move.key[len(UNDO) :].partition(":")[0]) - opening :]
        else:
            kept.append(move)
    return kept


def play_again(record: RoomRecord, journal: Iterable[Move], eyes: int | None) -> tuple[Match, dict[str, Replay]]:
    """A finished match, and its replay in each language; raises RoomError if the moves do not lead to an end."""
    match = Match(record, pictures=True)
    tellers = [Teller(match, SPECTATOR if eyes is None else eyes, lang) for lang in LANGUAGES]
    told: list[list[Step]] = [[] for _ in LANGUAGES]
    words: set[str] = set()
    for seat in _steps(match, kept_moves(journal, len(record.opening))):
        seen = match.game.observe(match.state, tellers[0].viewer)
        for steps, teller in zip(told, tellers, strict=True):
            new = _told(match, teller, seat, seen)
            steps += new
            if teller is tellers[0]:
                words |= _words([[step.observation, step.events] for step in new])
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


def _told(match: Match, teller: Teller, seat: int, seen: Any) -> list[Step]:
    """What followed from a choice: a step up to the beginning of each turn, and one for the rest."""
    heard = teller.heard
    teller.catch_up(match.batches)
    told = teller.since(heard)
    assert told is not None
    pictures = {event.number: event.picture for batch in match.batches[heard:] for event in batch.events}
    *turns, rest = _parts(told.events, pictures)
    lines = told.lines
    steps = []
    for events in turns:
        begun: Any = events[-1]
        upto = next((at for at, line in enumerate(lines) if line.number > begun["number"]), len(lines))
        then = match.game.rules.observe(pictures[begun["number"]], teller.viewer, None)
        steps.append(_step(match, teller, seat, events, lines[:upto], then, begun["turn"]))
        lines = lines[upto:]
    asked = None if match.decision is None else match.decision.seat
    return [*steps, _step(match, teller, seat, rest, lines, seen, teller.turn, asked)]


def _parts(events: list[EventInfo], pictures: Mapping[int, Any]) -> list[list[EventInfo]]:
    """Events up to the beginning of each turn of which it is known how the table looked then, and the rest."""
    parts: list[list[EventInfo]] = [[]]
    for event in events:
        parts[-1].append(event)
        if event["kind"] == "turn" and pictures.get(event["number"]) is not None and event is not events[-1]:
            parts.append([])
    return parts


def _step(
    match: Match,
    teller: Teller,
    seat: int,
    events: list[EventInfo],
    log: list[LogEntry],
    seen: Any,
    turn: int,
    asked: int | None = None,
) -> Step:
    """A step after the newest choice, which was a seat's."""
    return Step(
        choices=match.batches[-1].count,
        turn=turn,
        seat=None if seat == SPECTATOR else seat,
        events=events,
        log=log,
        observation={**msgspec.to_builtins(seen), "decision": None},
        plain=teller.plain(seen),
        asked=asked,
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
