"""All rooms of the process: who is connected, which rooms they look at, and what must happen when.

The lobby is used from one thread and knows neither sockets nor processes. Whoever runs it

    calls   connect, receive and disconnect for each websocket, thought for each answer of a bot,
            and tick when `due` says so (ask again after every call)
    gives   deliver(connection, text)   sends JSON to a websocket
            think(job)                  has a bot think; its Answer comes back through `thought`
            later(future, then)         optional: calls then() in the lobby's thread when the future is done;
                                        without it the lobby waits for the store where it stands

A move is shown when the store has it: until then the room is *busy*, and what else is asked of it waits in line. If
the store fails, the room goes back to what is stored, and whoever moved is told.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import msgspec

from overrule.core.errors import OverruleError
from overrule.core.records import Record
from overrule.messages import error_message
from overrule.server import thinking
from overrule.server.matches import Move
from overrule.server.reactions import Habits
from overrule.server.rooms import Done, Pace, Room
from overrule.server.seats import Person, RoomError, RoomRecord
from overrule.server.views import Attention, Gallery, open_table
from overrule.server.wire import (
    ChatMessage,
    CreateRoom,
    ErrorMessage,
    Failure,
    Join,
    Language,
    Leave,
    OpenRooms,
    OpenTable,
    Ping,
    Pong,
    Refusal,
    RoomCommand,
    RoomCreated,
    RoomGone,
    RoomsMessage,
    ServerMessage,
    Settings,
    ViewMessage,
    Watch,
    check_name,
    decode,
    encode,
)

log = logging.getLogger(__name__)

MOST_ROOMS = 5000
MOST_ROOMS_OF_ONE = 20
MOST_ROOMS_OF_A_CONNECTION = 10
SHOWN_TABLES = 100
WAITING_KEPT = 24 * 3600.0  # seconds that an invitation holds while nobody is there
OVER_KEPT = 3600.0  # seconds that a finished match stays in memory while nobody looks at it
LEFT_KEPT = 7 * 24 * 3600.0  # seconds that a match waits for its people
SWEEP = 60.0
RETRY = 2.0


class Kept(Protocol):
    """A room in the store."""

    @property
    def id(self) -> str: ...

    @property
    def data(self) -> Any: ...

    @property
    def moves(self) -> Sequence[Any]: ...


class Store(Protocol):
    """What keeps rooms. `data` is a RoomRecord as plain data; a move is a list: seat, key, milliseconds."""

    def save(
        self,
        room: str,
        data: Any = None,
        *,
        over: bool = False,
        moves_from: int = 0,
        new_moves: Iterable[Any] = (),
        owners: Mapping[int, str] | None = None,
    ) -> Future[None]:
        """Write a room, further moves, or both, all or nothing; the future is done when it is written."""

    def unfinished(self) -> Iterable[Kept]:
        """The rooms whose match is not over, with their moves."""

    def room(self, id: str) -> Kept | None:
        """A room with its moves, whether its match is over or not."""

    def drop_room(self, id: str) -> None:
        """Forget a room in which nothing was played."""


@dataclass
class Page:
    """A websocket: whose it is, in which language, and the rooms it looks at."""

    person: Person
    lang: str
    attention: dict[str, Attention] = field(default_factory=dict)
    lobby: bool = False


@dataclass
class Table:
    """A room with its views, what waits while it is busy, and what of it is stored: its record and so many moves."""

    room: Room
    gallery: Gallery
    stored: int = 0
    saved: Any = None
    busy: bool = False
    line: deque[Callable[[], None]] = field(default_factory=deque)
    unused_since: float = 0.0
    retry_at: float | None = None  # after the store has failed: when to let bots and passes go on


def wait_for(future: Future[None], then: Callable[[], None]) -> None:
    """Wait for the store where one stands."""
    future.exception()
    then()


class Lobby:
    """All rooms, and everybody who looks at them."""

    def __init__(
        self,
        store: Store,
        *,
        deliver: Callable[[str, str], None],
        think: Callable[[thinking.Job], None] = lambda job: None,
        later: Callable[[Future[None], Callable[[], None]], None] = wait_for,
        clock: Callable[[], float] = time.monotonic,
        pace: Pace | None = None,
    ) -> None:
        self.store = store
        self._deliver = deliver
        self._think = think
        self._later = later
        self.clock = clock
        self.pace = pace or Pace(reaction=0.15, choice=0.6)
        self.tables: dict[str, Table] = {}
        self.broken: dict[str, str] = {}  # rooms that cannot go on, and the code that says why
        self.pages: dict[str, Page] = {}
        self.habits: dict[str, Habits] = {}
        self.swept = clock()
        self.tables_changed = False

    def restore(self) -> int:
        """Take up all matches that were not over when the server was stopped; gives how many."""
        for kept in self.store.unfinished():
            self._take_up(kept)
        return len(self.tables)

    def _take_up(self, kept: Kept) -> Table | None:
        """A room out of the store; None where its match cannot go on."""
        try:
            record = msgspec.convert(kept.data, RoomRecord)
            moves = [msgspec.convert(move, Move) for move in kept.moves]
            ended = record.ended
            room = Room.restore(record, moves, self.clock(), pace=self.pace)
        except (OverruleError, Refusal, msgspec.ValidationError) as error:
            log.warning("room %s cannot go on: %r", kept.id, error)
            self.broken[kept.id] = error.code if isinstance(error, RoomError) else "room/lost"
            return None
        table = self._add(room)
        table.stored = len(moves)
        table.saved = kept.data
        if record.ended and not ended:  # the last move was stored, but not that it was the last
            self._store(table, Done(record=True), lambda: None)
        return table

    # --------------------------------------------------------------------------------------------------------- pages

    def connect(self, connection: str, person: Person, lang: str, settings: Mapping[str, Any] | None = None) -> None:
        """A websocket was opened. `settings`: what the person has set for reactions, if it is known."""
        self.pages[connection] = Page(person, lang)
        if settings is not None:
            try:
                read = msgspec.convert(
                    {key: settings[key] for key in ("reactions", "stops") if key in settings}, Settings
                )
            except msgspec.ValidationError:
                return
            self.habits[person.id] = Habits.of(read.reactions, read.stops)

    def disconnect(self, connection: str) -> None:
        """A websocket was closed."""
        page = self.pages.pop(connection, None)
        if page is None:
            return
        for id in page.attention:
            if id in self.tables:
                self._look_away(self.tables[id], page.person.id)

    def receive(self, connection: str, data: str | bytes) -> None:
        """A message came in; whatever is wrong with it is told to its sender alone."""
        page = self.pages.get(connection)
        if page is None:
            return
        room: str | None = None
        try:
            read = decode(data)
            room = getattr(read, "room", None)
            match read:
                case Ping():
                    self._send(connection, Pong())
                case Language():
                    self._speak(connection, page, read.lang)
                case Settings():
                    self._set(page, read)
                case OpenRooms():
                    page.lobby = read.on
                    if read.on:
                        self._send(connection, RoomsMessage(self.open_tables(page.lang)))
                case _:
                    self._command(connection, page, read)
        except (Refusal, OverruleError) as error:
            self._refuse(connection, error, room)

    def rename(self, who: str, name: str) -> None:
        """Somebody has another name; raises WireError."""
        name = check_name(name)
        for page in self.pages.values():
            if page.person.id == who:
                page.person = Person(who, name, page.person.owner)
        for table in self.tables.values():
            if table.room.phase == "waiting" and table.room.seats_of(who):
                self._run(table, partial(self._rename, table, who, name))

    def _rename(self, table: Table, who: str, name: str) -> None:
        self._finish(table, table.room.rename(who, name))

    def _speak(self, connection: str, page: Page, lang: str) -> None:
        page.lang = lang
        for id in page.attention:
            if id in self.tables:
                self._run(self.tables[id], partial(self._show_again, self.tables[id], connection))
        if page.lobby:
            self._send(connection, RoomsMessage(self.open_tables(lang)))

    def _set(self, page: Page, settings: Settings) -> None:
        habits = Habits.of(settings.reactions, settings.stops)
        who = page.person.id
        self.habits[who] = habits
        for table in list(self.tables.values()):
            if who in table.room.present or table.room.seats_of(who):
                self._run(table, partial(self._set_habits, table, who, habits))

    def _set_habits(self, table: Table, who: str, habits: Habits) -> None:
        self._finish(table, table.room.set_habits(who, habits, self.clock()))

    # --------------------------------------------------------------------------------------------------------- rooms

    def create(self, person: Person, wish: CreateRoom) -> RoomCreated:
        """A new room; raises RoomError, WireError or BadOptions. It is stored when this returns."""
        if len(self.tables) >= MOST_ROOMS:
            raise RoomError("room/too-many")
        if self._open_rooms_of(person.id) >= MOST_ROOMS_OF_ONE:
            raise RoomError("room/yours-too-many")
        room = Room.create(person, wish, self.clock(), pace=self.pace)
        done = Done(record=True)
        room.start_if_full(self.clock(), done)
        table = self._add(room)
        failed: list[BaseException] = []
        self._write(table, done, failed.append).result()
        if failed:
            del self.tables[room.id]
            raise RoomError("room/not-kept")
        self._stored(table, done)
        return RoomCreated(room.id, room.record.secret if room.phase == "waiting" else None)

    def find(self, id: str) -> Room:
        """A room; raises RoomError."""
        return self._table(id).room

    def record(self, id: str) -> Record:
        """The record of a match that is over; raises RoomError."""
        return self._table(id).room.finished_record()

    def open_tables(self, lang: str) -> list[OpenTable]:
        """Public rooms: first those that wait for somebody, then those that can be watched."""
        shown = [table.room for table in self.tables.values() if table.room.record.public]
        waiting = [room for room in shown if room.phase == "waiting" and room.present]
        playing = [room for room in shown if room.phase == "playing"]
        return [open_table(room, lang, self.clock()) for room in (waiting + playing)[:SHOWN_TABLES]]

    def _table(self, id: str) -> Table:
        """A room, out of the store if nobody has looked at it for long; raises RoomError."""
        table = self.tables.get(id)
        if table is None and id not in self.broken:
            kept = self.store.room(id)
            table = self._take_up(kept) if kept is not None else None
        if table is None:
            raise RoomError(self.broken.get(id, "room/unknown"))
        return table

    def _add(self, room: Room) -> Table:
        table = self.tables[room.id] = Table(room, Gallery(room), unused_since=self.clock())
        return table

    def _open_rooms_of(self, who: str) -> int:
        return sum(1 for table in self.tables.values() if table.room.phase != "over" and table.room.seats_of(who))

    # ------------------------------------------------------------------------------------------------------ commands

    def _command(self, connection: str, page: Page, command: RoomCommand) -> None:
        """Let a room do what a page asks, when the room is free."""
        table = self._table(command.room)

        def act() -> None:
            if connection not in self.pages:
                return
            try:
                self._obey(table, connection, page, command)
            except (Refusal, OverruleError) as error:
                self._refuse(connection, error, command.room)
                if error.code == "choice/answered" and command.room in page.attention:
                    self._show(table, connection)
            except Exception:
                self._refuse(connection, RoomError("room/not-kept"), command.room)
                raise

        self._run(table, act)

    def _obey(self, table: Table, connection: str, page: Page, command: RoomCommand) -> None:
        room, who, now = table.room, page.person, self.clock()
        match command:
            case Watch():
                self._attend(table, connection, page)
            case Join():
                done = room.join(who, command.secret, command.seat, command.deck, now)
                self._finish(table, done, connection, lambda: self._attend(table, connection, page))
            case Leave():
                if page.attention.pop(room.id, None) is not None:
                    self._look_away(table, who.id)
                if who.id not in room.present:
                    self._finish(table, room.leave(who.id), connection)
            case _:
                if room.id not in page.attention:
                    raise RoomError("room/command")
                self._finish(table, room.handle(command, who, now), connection)

    def _attend(self, table: Table, connection: str, page: Page) -> None:
        """A page looks at a room from now on, or wants to see it afresh."""
        room, who = table.room, page.person.id
        if room.id in page.attention:
            page.attention[room.id] = Attention(seq=page.attention[room.id].seq)
            self._show(table, connection)
            return
        if len(page.attention) >= MOST_ROOMS_OF_A_CONNECTION:
            raise RoomError("room/too-many")
        page.attention[room.id] = Attention()
        self.tables_changed |= room.record.public
        if who in self.habits:
            room.habits[who] = self.habits[who]
        self._finish(table, room.connect(who, self.clock()))

    def _look_away(self, table: Table, who: str) -> None:
        def act() -> None:
            table.unused_since = self.clock()
            self.tables_changed |= table.room.record.public
            self._finish(table, table.room.disconnect(who, self.clock()))

        self._run(table, act)

    # -------------------------------------------------------------------------------------- storing, then showing

    def _run(self, table: Table, act: Callable[[], None]) -> None:
        """Do something with a room, or let it wait until the room is free."""
        if table.busy:
            table.line.append(act)
            return
        try:
            act()
        except Exception as error:  # a fault in one room is no other room's
            log.exception("room %s", table.room.id)
            self._roll_back(table, error)

    def _finish(
        self, table: Table, done: Done, connection: str | None = None, after: Callable[[], None] | None = None
    ) -> None:
        """Store what a command did; then show it, and go on."""

        def then() -> None:
            self._stored(table, done)
            if after is not None:
                after()

        self._store(table, done, then, connection)

    def _store(self, table: Table, done: Done, then: Callable[[], None], connection: str | None = None) -> None:
        if not done.moves and not done.record:
            then()
            return
        failed: list[BaseException] = []
        future = self._write(table, done, failed.append)
        table.busy = True

        def go_on() -> None:
            table.busy = False
            if failed:
                self._roll_back(table, failed[0], connection)
            else:
                then()
            while table.line and not table.busy:
                self._run(table, table.line.popleft())

        self._later(future, go_on)

    def _write(self, table: Table, done: Done, failed: Callable[[BaseException], None]) -> Future[None]:
        """Hand everything new to the store."""
        room = table.room
        data = owners = None
        if done.record:
            data = msgspec.to_builtins(room.record)
            owners = {number: seat.owner for number, seat in enumerate(room.seats) if seat.owner is not None}
        moves = [msgspec.to_builtins(move) for move in done.moves]
        before = (table.stored, table.saved)
        table.stored += len(moves)
        table.saved = data or table.saved
        try:
            future = self.store.save(
                room.id,
                data,
                over=room.record.ended,
                moves_from=before[0],
                new_moves=moves,
                owners=owners,
            )
        except Exception as error:
            future = Future()
            future.set_exception(error)
        return _watched(future, table, before, failed)

    def _roll_back(self, table: Table, error: BaseException, connection: str | None = None) -> None:
        """The store has failed, or the game: nothing that the store does not have has happened."""
        log.error("room %s: not stored: %r", table.room.id, error)
        room = table.room
        if table.saved is None:
            self._give_up(room.id)
            return
        room.record = msgspec.convert(table.saved, RoomRecord)
        room.seats = room.record.seats
        try:
            room.remake(room.match.journal[: table.stored] if room.match is not None else (), self.clock())
        except Exception:  # nothing more can be done for this one
            log.exception("room %s is lost", room.id)
            self.broken[room.id] = "room/lost"
            self._dismiss(table)
            return
        if connection is not None:
            self._refuse(connection, RoomError("room/not-kept"), room.id)
        table.retry_at = self.clock() + RETRY
        self._show_all(table)

    def _give_up(self, id: str) -> None:
        """A rematch could not be stored: it can be asked for again."""
        del self.tables[id]
        for table in self.tables.values():
            if table.room.next == id:
                table.room.next = None
                table.room.wants.clear()
                self._show_all(table)

    def _stored(self, table: Table, done: Done) -> None:
        """What a command did is safe: show it, and let bots think."""
        room = table.room
        if done.record and room.record.public:
            self.tables_changed = True
        if done.empty:
            self._close(table)
            return
        if done.rematch and room.next is None:
            self._play_again(table)
        if done.all:
            self._show_all(table)
        elif done.only:
            for connection, page in list(self.pages.items()):
                if page.person.id in done.only and room.id in page.attention:
                    self._show(table, connection)
        if done.said is not None:
            for connection, page in list(self.pages.items()):
                if room.id in page.attention and room.hears(page.person.id, done.said):
                    self._send(connection, ChatMessage(room.id, done.said))
        job = room.job(self.clock())
        if job is not None:
            self._think(job)
        if self.tables_changed:
            self._show_tables()

    def _play_again(self, table: Table) -> None:
        """A rematch: everybody who looks at the old room looks at the new one too."""
        old = table.room
        room = old.again(self.clock())
        old.next = room.id
        done = Done(record=True)
        room.start_if_full(self.clock(), done)
        new = self._add(room)

        def then() -> None:
            for connection, page in list(self.pages.items()):
                if old.id in page.attention:
                    with suppress(RoomError):  # a page that looks at too many rooms
                        self._attend(new, connection, page)
            self._stored(new, done)

        self._store(new, done, then)

    def _close(self, table: Table) -> None:
        """A room in which nothing was played is gone."""
        self._dismiss(table)
        self.store.drop_room(table.room.id)
        self._show_tables()

    def _dismiss(self, table: Table) -> None:
        """Nobody looks at a room any more."""
        room = table.room
        for connection, page in list(self.pages.items()):
            if page.attention.pop(room.id, None) is not None:
                self._send(connection, RoomGone(room.id))
        self.tables.pop(room.id, None)

    # ------------------------------------------------------------------------------------------------------- showing

    def _show_all(self, table: Table) -> None:
        for connection, page in list(self.pages.items()):
            if table.room.id in page.attention:
                self._show(table, connection)

    def _show_again(self, table: Table, connection: str) -> None:
        """Show a room to a page, if it still looks at it."""
        if connection in self.pages and table.room.id in self.pages[connection].attention:
            self._show(table, connection)

    def _show(self, table: Table, connection: str) -> None:
        page = self.pages[connection]
        attention = page.attention[table.room.id]
        view = table.gallery.view(page.person.id, page.lang, self.clock(), attention)
        attention.seq += 1
        self._send(connection, ViewMessage(table.room.id, attention.seq, view))

    def _show_tables(self) -> None:
        self.tables_changed = False
        for connection, page in list(self.pages.items()):
            if page.lobby:
                self._send(connection, RoomsMessage(self.open_tables(page.lang)))

    def _refuse(self, connection: str, error: Refusal | OverruleError, room: str | None) -> None:
        page = self.pages.get(connection)
        if page is not None:
            told = describe(error, page.lang)
            self._send(connection, ErrorMessage(told.code, told.message, told.args, room))

    def _send(self, connection: str, sent: ServerMessage) -> None:
        self._deliver(connection, encode(sent))

    # --------------------------------------------------------------------------------------------- what goes by itself

    def due(self) -> float:
        """When something will happen by itself, by the lobby's clock."""
        moments = [self.swept + SWEEP]
        for table in self.tables.values():
            if not table.busy:
                moments += [moment for moment in (table.room.due(), table.retry_at) if moment is not None]
        return min(moments)

    def tick(self) -> None:
        """Do what has become due."""
        now = self.clock()
        for table in list(self.tables.values()):
            if table.busy:
                continue
            if table.retry_at is not None and table.retry_at <= now:
                table.retry_at = None
                self._run(table, partial(self._go_on, table))
            due = table.room.due()
            if not table.busy and due is not None and due <= now:
                self._run(table, partial(self._tick, table))
        if now >= self.swept + SWEEP:
            self.swept = now
            self._sweep(now)

    def _go_on(self, table: Table) -> None:
        self._finish(table, table.room.go_on(self.clock()))

    def _tick(self, table: Table) -> None:
        self._finish(table, table.room.tick(self.clock()))

    def thought(self, answer: thinking.Answer) -> None:
        """A bot has thought."""
        table = self.tables.get(answer.room)
        if table is not None:
            self._run(table, lambda: self._finish(table, table.room.answer(answer, self.clock())))

    def _sweep(self, now: float) -> None:
        """Forget rooms that nobody looks at any more; matches that were played stay in the store."""
        for table in list(self.tables.values()):
            room = table.room
            if room.present or table.busy:
                continue
            unused = now - table.unused_since
            if room.phase == "waiting" and unused > WAITING_KEPT:
                self._close(table)
            elif room.phase == "playing" and not room.people and unused > OVER_KEPT:
                self._close(table)  # bots among themselves, and nobody wanted to know
            elif (room.phase == "over" and unused > OVER_KEPT) or unused > LEFT_KEPT:
                del self.tables[room.id]
        looking = {page.person.id for page in self.pages.values()}
        seated = {seat.who for table in self.tables.values() for seat in table.room.seats}
        self.habits = {who: habits for who, habits in self.habits.items() if who in looking or who in seated}


def _watched(
    future: Future[None], table: Table, before: tuple[int, Any], failed: Callable[[BaseException], None]
) -> Future[None]:
    """A future that is always done well; if the store fails, that is noted, and its moves do not count as stored."""
    result: Future[None] = Future()

    def done(stored: Future[None]) -> None:
        error = stored.exception()
        if error is not None:
            table.stored, table.saved = before
            failed(error)
        result.set_result(None)

    future.add_done_callback(done)
    return result


def describe(error: Refusal | OverruleError, lang: str) -> Failure:
    """Any refusal in words."""
    if isinstance(error, Refusal):
        return Failure(error.code, error.text(lang), error.words)
    return Failure(error.code, error_message(error, lang))
