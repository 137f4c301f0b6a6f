"""Puzzles: the list, the puzzle of the day, and the result of a try."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from typing import Literal

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from overrule.games import KITS
from overrule.messages import message
from overrule.puzzles import MISSED, REACHED, Puzzle, cover, daily, find, puzzles_of
from overrule.puzzles.trying import judge
from overrule.server.http.answers import Asked, address, hub_of, known_session, language, person_id, reply, session_of
from overrule.server.match.keeping import RoomStore, Table
from overrule.server.match.rooms import Pace
from overrule.server.match.seats import RoomError, RoomRecord
from overrule.server.match.views import seat_names
from overrule.server.store.store import Store
from overrule.server.wire import Refusal

Verdict = Literal["open", "solved", "missed"]


class PuzzleInfo(Struct):
    """A puzzle for a list. `card` is the id of one whose picture stands for it."""

    id: str
    theme: str
    rating: int
    card: str


class ThemeInfo(Struct):
    """A theme of puzzles: a title, and the goal."""

    id: str
    title: str
    goal: str


class PuzzleProgress(Struct):
    """A person's solved puzzles. `day`: of the last solved puzzle of the day; `days`: how many in a row until then."""

    solved: list[str]
    day: str
    days: int


class PuzzleBook(Struct):
    """The puzzles of a game; `today` is the same one for everybody on `day`. `progress` is that of an account."""

    game: str
    day: str
    today: str | None
    themes: list[ThemeInfo]
    puzzles: list[PuzzleInfo]
    progress: PuzzleProgress | None


class PuzzleTry(Struct):
    """The result of the choices in a room with a puzzle; `told`: what follows from a choice that missed the goal."""

    puzzle: str
    verdict: Verdict
    told: list[str]


@get("/api/puzzles/{game:str}")
async def get_puzzles(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """All puzzles of a game, the easiest first."""
    if game not in KITS:
        raise Refusal("room/game", games=", ".join(KITS))
    session = await session_of(request)
    progress = None
    if session is not None and session.account is not None:
        solved = await asyncio.to_thread(hub_of(request).store.solved_by, session.owner, game)
        progress = progress_of(solved)
    return reply(await asyncio.to_thread(_book, game, language(request), progress))


def progress_of(solved: Mapping[str, str | None]) -> PuzzleProgress:
    """Progress, from the days on which a puzzle of the day was solved."""
    days = sorted({day for day in solved.values() if day is not None}, reverse=True)
    last = date.fromisoformat(days[0]) if days else date.min
    row = takewhile(lambda at: days[at] == (last - timedelta(at)).isoformat(), range(len(days)))
    return PuzzleProgress(list(solved), days[0] if days else "", len(list(row)))


def _today() -> date:
    return datetime.now(UTC).date()


def _book(game: str, lang: str, progress: PuzzleProgress | None) -> PuzzleBook:
    day = _today()
    today = daily(game, day)
    own = sorted(puzzles_of(game).values(), key=lambda puzzle: puzzle.rating)
    themes = list(dict.fromkeys(puzzle.theme for puzzle in puzzles_of(game).values()))
    return PuzzleBook(
        game,
        day.isoformat(),
        None if today is None else today.id,
        [_theme(game, theme, lang) for theme in themes],
        [PuzzleInfo(puzzle.id, puzzle.theme, puzzle.rating, cover(game, puzzle)) for puzzle in own],
        progress,
    )


def _theme(game: str, theme: str, lang: str) -> ThemeInfo:
    package = KITS[game].package
    key = f"puzzle-{theme}"
    return ThemeInfo(theme, message(lang, key, package), message(lang, f"{key}-goal", package))


@get("/api/rooms/{room:str}/puzzle")
async def get_try(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """The result of my try at the puzzle of a room; for an account, a solved puzzle is stored."""
    hub = hub_of(request)
    hub.limiter.check("replay", address(request))
    session = await known_session(request)
    record, choices = await asyncio.to_thread(tried, hub.store, room, person_id(session))
    assert record.puzzle is not None
    lang = language(request)
    puzzle = find(record.game, record.puzzle)
    judged = await asyncio.to_thread(judge, record.game, puzzle, choices, lang, seat_names(record.seats, lang))
    if judged.verdict == REACHED and session.account is not None:
        await asyncio.to_thread(keep_solved, hub.store, session.owner, record.game, puzzle)
    verdict: Verdict = {REACHED: "solved", MISSED: "missed"}.get(judged.verdict, "open")  # type: ignore[assignment]
    return reply(PuzzleTry(puzzle.id, verdict, list(judged.told)))


def keep_solved(store: Store, owner: str, game: str, puzzle: Puzzle) -> None:
    """Store that a person has solved a puzzle, with the day if it is today's."""
    day = _today()
    store.solve(owner, game, puzzle.id, day.isoformat() if daily(game, day) == puzzle else None)


def tried(store: RoomStore, id: str, who: str) -> tuple[RoomRecord, list[str]]:
    """A room with a puzzle, and the recorded choices in it; raises RoomError."""
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
