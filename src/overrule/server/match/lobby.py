"""All rooms of the process: who is connected, which rooms they look at, and what must happen when.

The lobby is used from one thread and knows neither sockets nor processes. Whoever runs it

    calls   connect, receive and disconnect for each websocket, thought for each answer of a bot,
            and tick when `due` says so (ask again after every call)
    gives   deliver(connection, text)   sends JSON to a websocket
            think(job)                  has a bot think; its Answer comes back through `thought`
            later(future, then)         optional: calls then() in the lobby's thread when the future is done;
                                        without it the lobby waits for the store where it stands
            ended(room)                 optional: is told the id of a match that is over, when that is stored

A move is shown when the store has it (`keeping.py`); if the store fails, whoever moved is told.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from overrule.core.errors import OverruleError
from overrule.games import KITS
from overrule.messages import error_message
from overrule.server import wire
from overrule.server.match import thinking
from overrule.server.match.keeping import Kept, RoomStore, Table
from overrule.server.match.reactions import Habits
from overrule.server.match.rooms import Done, Pace, Room
from overrule.server.match.seats import Person, RoomError
from overrule.server.match.views import Attention, open_table

log = logging.getLogger(__name__)

MOST_ROOMS = 5000
MOST_ROOMS_OF_ONE = 20
MOST_ROOMS_OF_A_CONNECTION = 10
SHOWN_TABLES = 100
WAITING_KEPT = 24 * 3600.0  # seconds that an invitation holds while nobody is there
OVER_KEPT = 3600.0  # seconds that a finished match stays in memory while nobody looks at it
LEFT_KEPT = 24 * 3600.0  # seconds that a match stays in memory while nobody is there
SWEEP = 60.0
RETRY = 2.0


@dataclass
class Page:
    """A websocket: whose it is, in which language, and the rooms it looks at."""

    person: Person
    lang: str
    attention: dict[str, Attention] = field(default_factory=dict)
    lobby: bool = False


def steady_clock() -> Callable[[], float]:
    """The time of day, which others than this process know too; but it never goes back while the process runs."""
    started = time.time() - time.monotonic()
    return lambda: started + time.monotonic()


def wait_for(future: Future[Any], then: Callable[[], None]) -> None:
    """Wait for the store where one stands."""
    future.exception()
    then()


class Lobby:
    """All rooms, and everybody who looks at them."""

    def __init__(
        self,
        store: RoomStore,
        *,
        deliver: Callable[[str, str], None],
        think: Callable[[thinking.Job], None] = lambda job: None,
        later: Callable[[Future[Any], Callable[[], None]], None] = wait_for,
        ended: Callable[[str], None] = lambda room: None,
        clock: Callable[[], float] | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.store = store
        self._deliver = deliver
        self._think = think
        self._later = later
        self._ended = ended
        self.clock = clock or steady_clock()
        self.pace = pace or Pace(reaction=0.15, choice=0.6)
        self.tables: dict[str, Table] = {}
        self.broken: dict[str, str] = {}  # rooms that are in the store but cannot go on, and the code that says why
        self.pages: dict[str, Page] = {}
        self.habits: dict[str, Habits] = {}
        self.swept = self.clock()
        self.tables_changed = False

    def restore(self) -> int:
        """Take up the matches that were going on when the server was stopped; gives how many.

        Those that were left long ago stay in the store until somebody looks at them.
        """
        for kept in self.store.unfinished(self.clock() - LEFT_KEPT):
            self._take_up(kept)
        return len(self.tables)

    def _take_up(self, kept: Kept) -> Table | None:
        """A room out of the store; None where its match cannot go on."""
        try:
            table = Table.restore(kept, self.clock(), self.pace)
        except Exception as error:  # whatever is wrong with one match, the others go on
            log.warning("room %s cannot go on: %r", kept.id, error)
            self.broken[kept.id] = error.code if isinstance(error, RoomError) else "room/lost"
            return None
        self.tables[kept.id] = table
        if table.room.record.ended and not kept.data.get("ended"):  # the last move is stored, but not that it was it
            self._finish(table, Done(record=True, ended=True))
        return table

    # --------------------------------------------------------------------------------------------------------- pages

    def connect(self, connection: str, person: Person, lang: str, settings: Mapping[str, Any] | None = None) -> None:
        """A websocket was opened. `settings`: all that the person has set; what cannot be read is left alone."""
        self.pages[connection] = Page(person, lang)
        if settings is not None:
            with suppress(msgspec.ValidationError):
                read = msgspec.convert(settings, wire.Settings)
                self.habits[person.id] = Habits.of(read.reactions, read.stops)

    def disconnect(self, connection: str) -> None:
        """A websocket was closed."""
        page = self.pages.pop(connection, None)
        if page is None:
            return
        for id in list(page.attention):
            if id in self.tables:
                self._look_away(self.tables[id], page.person.id)

    def receive(self, connection: str, data: str | bytes) -> None:
        """A message came in; whatever is wrong with it is told to its sender alone."""
        page = self.pages.get(connection)
        if page is None:
            return
        room: str | None = None
        try:
            read = wire.decode(data)
            room = getattr(read, "room", None)
            match read:
                case wire.Ping():
                    self._send(connection, wire.Pong())
                case wire.Language():
                    self._speak(connection, page, read.lang)
                case wire.Settings():
                    self._set(page, read)
                case wire.OpenRooms():
                    page.lobby = read.on
                    if read.on:
                        self._send(connection, wire.RoomsMessage(self.open_tables(page.lang)))
                case _:
                    self._command(connection, page, read)
        except (wire.Refusal, OverruleError) as error:
            self.refuse(connection, error, room)

    def introduce(self, person: Person) -> None:
        """Somebody has another name, or an account."""
        for page in self.pages.values():
            if page.person.id == person.id:
                page.person = person
        for table in list(self.tables.values()):
            if table.room.seats_of(person.id):
                self._run(table, partial(self._introduce, table, person))

    def _introduce(self, table: Table, person: Person) -> None:
        self._finish(table, table.room.introduce(person))

    def _speak(self, connection: str, page: Page, lang: str) -> None:
        page.lang = lang
        for id in list(page.attention):
            if id in self.tables:
                self._run(self.tables[id], partial(self._show_again, self.tables[id], connection))
        if page.lobby:
            self._send(connection, wire.RoomsMessage(self.open_tables(lang)))

    def _set(self, page: Page, settings: wire.Settings) -> None:
        habits = Habits.of(settings.reactions, settings.stops)
        who = page.person.id
        self.habits[who] = habits
        for table in list(self.tables.values()):
            if who in table.room.present or table.room.seats_of(who):
                self._run(table, partial(self._set_habits, table, who, habits))

    def _set_habits(self, table: Table, who: str, habits: Habits) -> None:
        self._finish(table, table.room.set_habits(who, habits, self.clock()))

    # --------------------------------------------------------------------------------------------------------- rooms

    def create(self, person: Person, wish: wire.CreateRoom) -> Future[wire.RoomCreated]:
        """A new room, when it is stored; raises RoomError, WireError or BadOptions."""
        if len(self.tables) >= MOST_ROOMS:
            raise RoomError("room/too-many")
        self._make_space(person.id)
        for seat in wish.seats:
            seat.deck = self._deck(person, wish.game, seat.deck)
        room = Room.create(person, wish, self.clock(), pace=self.pace)
        done = Done(record=True)
        room.start_if_full(self.clock(), done)
        table = self._add(room)
        created: Future[wire.RoomCreated] = Future()

        def tell() -> None:
            created.set_result(wire.RoomCreated(room.id, room.record.secret if room.phase == "waiting" else None))

        self._finish(table, done, after=tell, refused=created.set_exception)
        return created

    def _deck(self, person: Person, game: str, named: Any) -> Any:
        """A deck of somebody's own, if its id is given; else what was given."""
        kept = self.store.deck(person.owner, named) if isinstance(named, str) and person.owner is not None else None
        decks = KITS[game].decks if kept is not None and game in KITS else None
        return named if kept is None or decks is None else msgspec.to_builtins(decks().own_deck(kept.name, kept.cards))

    def find(self, id: str) -> Room:
        """A room; raises RoomError."""
        return self._table(id).room

    def open_tables(self, lang: str) -> list[wire.OpenTable]:
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
        table = self.tables[room.id] = Table.of(room, self.clock())
        return table

    def invitation(self, id: str, who: str) -> str:
        """The secret that opens a room to others, for those who wait there; raises RoomError."""
        room = self.find(id)
        if not room.seats_of(who):
            raise RoomError("room/not-seated")
        if room.phase != "waiting":
            raise RoomError("room/full")
        return room.record.secret

    def _make_space(self, who: str) -> None:
        """See that somebody can have another room; raises RoomError if too many of theirs are going on.

        Matches against the computer that they have left give way: these stay in the store, and can be gone on with.
        """
        mine = [table for table in self.tables.values() if table.room.seats_of(who) and table.room.phase != "over"]
        surplus = max(0, len(mine) + 1 - MOST_ROOMS_OF_ONE)
        left = [table for table in mine if table.is_left and table.room.people == {who}]
        if len(left) < surplus:
            raise RoomError("room/yours-too-many")
        for table in sorted(left, key=lambda table: table.unused_since)[:surplus]:
            del self.tables[table.room.id]

    # ------------------------------------------------------------------------------------------------------ commands

    def _command(self, connection: str, page: Page, command: wire.RoomCommand) -> None:
        """Let a room do what a page asks, when the room is free."""
        table = self._table(command.room)

        def act() -> None:
            if connection not in self.pages:
                return
            try:
                self._obey(table, connection, page, command)
            except (wire.Refusal, OverruleError) as error:
                self.refuse(connection, error, command.room)
                if error.code == "choice/answered" and command.room in page.attention:
                    self._show(table, connection)
            except Exception:
                self.refuse(connection, RoomError("room/not-kept"), command.room)
                raise

        def closed() -> None:
            self.refuse(connection, RoomError(self.broken.get(command.room, "room/unknown")), command.room)

        self._run(table, act, closed)

    def _obey(self, table: Table, connection: str, page: Page, command: wire.RoomCommand) -> None:
        room, who, now = table.room, page.person, self.clock()
        finish = partial(self._finish, table, refused=lambda error: self.refuse(connection, error, room.id))
        match command:
            case wire.Watch():
                self._attend(table, connection, page)
            case wire.Join():
                done = room.join(who, command.secret, command.seat, self._deck(who, room.game.id, command.deck), now)
                finish(done, after=lambda: self._attend_after(table, connection, page))
            case wire.Leave():
                if page.attention.pop(room.id, None) is not None:
                    self._look_away(table, who.id)
                if who.id not in room.present:
                    finish(room.leave(who.id))
            case _:
                if room.id not in page.attention:
                    raise RoomError("room/command")
                finish(room.handle(command, who, now))

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

    def _attend_after(self, table: Table, connection: str, page: Page) -> None:
        """Attend when something has been stored: the page may be gone by then, or look at too many rooms."""
        if connection in self.pages:
            try:
                self._attend(table, connection, page)
            except RoomError as error:
                self.refuse(connection, error, table.room.id)

    def _look_away(self, table: Table, who: str) -> None:
        def act() -> None:
            table.unused_since = self.clock()
            self.tables_changed |= table.room.record.public
            self._finish(table, table.room.disconnect(who, self.clock()))

        self._run(table, act)

    # -------------------------------------------------------------------------------------- storing, then showing

    def _run(self, table: Table, act: Callable[[], None], closed: Callable[[], None] = lambda: None) -> None:
        """Do something with a room, or let it wait until the room is free; `closed`: what to do if it is gone then."""
        if table.busy:
            table.line.append(partial(self._run, table, act, closed))
            return
        if self.tables.get(table.room.id) is not table:
            closed()
            return
        try:
            act()
        except Exception:  # a fault in one room is no other room's
            log.exception("room %s", table.room.id)
            self._roll_back(table)

    def _finish(
        self,
        table: Table,
        done: Done,
        after: Callable[[], None] = lambda: None,
        refused: Callable[[RoomError], None] = lambda _: None,
    ) -> None:
        """Store what a command did; then show it, and go on. `refused`: what to do if the store has failed."""

        def then() -> None:
            self._stored(table, done)
            after()

        if not done.moves and not done.record:
            then()
            return
        table.busy = True
        written = table.write(self.store, done)

        def go_on() -> None:
            table.busy = False
            if written.result():
                self._run(table, then)
            else:
                refused(RoomError("room/not-kept"))
                self._roll_back(table)
            while table.line and not table.busy:
                table.line.popleft()()

        self._later(written, go_on)

    def _roll_back(self, table: Table) -> None:
        """The store has failed, or the game: nothing that the store does not have has happened."""
        room = table.room
        if table.saved is None:
            self._give_up(room.id)
            return
        try:
            table.go_back(self.clock())
        except Exception:  # nothing more can be done for this one
            log.exception("room %s is lost", room.id)
            self.broken[room.id] = "room/lost"
            self._dismiss(table)
            return
        table.retry_at = self.clock() + RETRY
        self._show_all(table)

    def _give_up(self, id: str) -> None:
        """A new room could not be stored; if it was for a rematch, that can be asked for again."""
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
        if done.talk:
            table.write_talk(self.store)
        if done.said is not None:
            for connection, page in list(self.pages.items()):
                if room.id in page.attention and room.hears(page.person.id, done.said):
                    self._send(connection, wire.ChatMessage(room.id, done.said))
        if done.ended:
            self._ended(room.id)
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
        done = Done(record=True, talk=True)
        room.start_if_full(self.clock(), done)
        new = self._add(room)

        def bring_all() -> None:
            for connection, page in list(self.pages.items()):
                if old.id in page.attention:
                    self._run(new, partial(self._attend_after, new, connection, page))

        self._finish(new, done, after=bring_all)

    def _close(self, table: Table) -> None:
        """A room in which nothing was played is gone."""
        id = table.room.id
        self._dismiss(table)
        self.broken[id] = "room/unknown"  # until the store has forgotten it
        self._later(self.store.drop_room(id), partial(self.broken.__delitem__, id))
        self._show_tables()

    def _dismiss(self, table: Table) -> None:
        """Nobody looks at a room any more."""
        room = table.room
        for connection, page in list(self.pages.items()):
            if page.attention.pop(room.id, None) is not None:
                self._send(connection, wire.RoomGone(room.id))
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
        self._send(connection, wire.ViewMessage(table.room.id, attention.seq, view))

    def _show_tables(self) -> None:
        self.tables_changed = False
        listening = {connection: page.lang for connection, page in self.pages.items() if page.lobby}
        told = {lang: wire.encode(wire.RoomsMessage(self.open_tables(lang))) for lang in set(listening.values())}
        for connection, lang in listening.items():
            self._deliver(connection, told[lang])

    def refuse(self, connection: str, error: wire.Refusal | OverruleError, room: str | None = None) -> None:
        """Tell a page, in its language, why something cannot be done."""
        page = self.pages.get(connection)
        if page is not None:
            told = describe(error, page.lang)
            self._send(connection, wire.ErrorMessage(told.code, told.message, told.args, room))

    def _send(self, connection: str, sent: wire.ServerMessage) -> None:
        self._deliver(connection, wire.encode(sent))

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


def describe(error: wire.Refusal | OverruleError, lang: str) -> wire.Failure:
    """Any refusal in words."""
    if isinstance(error, wire.Refusal):
        return wire.Failure(error.code, error.text(lang), error.words)
    return wire.Failure(error.code, error_message(error, lang))
