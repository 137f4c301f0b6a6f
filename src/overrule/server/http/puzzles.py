"""Puzzles: which there are, the one of the day, and what has come of a try."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Literal

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from overrule.games import KITS
from overrule.messages import message
from overrule.puzzles import MISSED, REACHED, daily, find, puzzles_of
from overrule.puzzles.trying import judge
from overrule.server.http.answers import Asked, address, hub_of, known_session, language, person_id, reply
from overrule.server.match.keeping import RoomStore, Table
from overrule.server.match.rooms import Pace
from overrule.server.match.seats import RoomError, RoomRecord
from overrule.server.match.views import seat_names
from overrule.server.wire import Refusal

Verdict = Literal["open", "solved", "missed"]


class PuzzleInfo(Struct):
    """A puzzle for a list."""

    id: str
    theme: str
    rating: int


class ThemeInfo(Struct):
    """What puzzles are about: a title, and what is to be reached."""

    id: str
    title: str
    goal: str


class PuzzleBook(Struct):
    """The puzzles of a game; `today` is the same one for everybody on `day`."""

    game: str
    day: str
    today: str | None
    themes: list[ThemeInfo]
    puzzles: list[PuzzleInfo]


class PuzzleTry(Struct):
    """What has come of the choices in a room with a puzzle; `told`: what follows from a choice that missed the goal."""

    puzzle: str
    verdict: Verdict
    told: list[str]


@get("/api/puzzles/{game:str}")
async def get_puzzles(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """All puzzles of a game, the easiest first."""
    if game not in KITS:
        raise Refusal("room/game", games=", ".join(KITS))
    return reply(await asyncio.to_thread(_book, game, language(request)), cache="no-cache")


def _book(game: str, lang: str) -> PuzzleBook:
    day = datetime.now(UTC).date()
    today = daily(game, day)
    own = sorted(puzzles_of(game).values(), key=lambda puzzle: puzzle.rating)
    themes = list(dict.fromkeys(puzzle.theme for puzzle in puzzles_of(game).values()))
    return PuzzleBook(
        game,
        day.isoformat(),
        None if today is None else today.id,
        [_theme(game, theme, lang) for theme in themes],
        [PuzzleInfo(puzzle.id, puzzle.theme, puzzle.rating) for puzzle in own],
    )


def _theme(game: str, theme: str, lang: str) -> ThemeInfo:
    package = KITS[game].package
    key = f"puzzle-{theme}"
    return ThemeInfo(theme, message(lang, key, package), message(lang, f"{key}-goal", package))


@get("/api/rooms/{room:str}/puzzle")
async def get_try(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """What has come of my try at the puzzle of a room."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    session = await known_session(request)
    record, choices = await asyncio.to_thread(tried, hub.store, room, person_id(session))
    assert record.puzzle is not None
    lang = language(request)
    puzzle = find(record.game, record.puzzle)
    judged = await asyncio.to_thread(judge, record.game, puzzle, choices, lang, seat_names(record.seats, lang))
    verdict: Verdict = {REACHED: "solved", MISSED: "missed"}.get(judged.verdict, "open")  # type: ignore[assignment]
    return reply(PuzzleTry(puzzle.id, verdict, list(judged.told)))


def tried(store: RoomStore, id: str, who: str) -> tuple[RoomRecord, list[str]]:
    """A room with a puzzle, and the choices that were made there, as they were written down; raises RoomError."""
    kept = store.room(id)
    if kept is None:
        raise RoomError("room/unknown")
    room = Table.restore(kept, 0.0, Pace()).room
    if not room.seats_of(who):
        raise RoomError("room/not-seated")
    if room.match is None or room.record.puzzle is None:
        raise RoomError("puzzle/none")
    return room.record, room.match.state.choices[len(room.record.opening) :]


ROUTES = (get_puzzles, get_try)
