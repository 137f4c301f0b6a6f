"""All rooms of the process: who is connected, which rooms they look at, and what must happen when.

The lobby is used from one thread and knows neither sockets nor processes. Its owner

    calls   connect, receive and disconnect for each websocket, thought for each answer of a bot,
            and tick when `due` says so (ask again after every call)
    gives   deliver(connection, text)   sends JSON to a websocket
            think(job)                  has a bot or a hint computed; the result comes back by `thought`
            drop(room)                  optional: the question to a bot of this room is no longer open
            aside(work)                 optional: does slow work in another thread; returns a future
            later(future, then)         optional: calls then() in the lobby's thread when the future is done;
                                        without it the lobby blocks until the store is done
            limit_joins(person)         optional: raises Refusal if somebody takes seats too often
            others                      optional: the other processes that have rooms of the same store
            moved(moves, seconds)       optional: is told about moves, and after how long they were shown
            ended(room)                 optional: is told the id of a match that is over, once that is stored

A move is shown once it is stored (`keeping.py`); if the store fails, the player who moved is told. Nothing that is done
for one message looks at all rooms or all pages: tables know their pages, `seated` knows the rooms of each person, and
`agenda` when each room is due. A room that nobody looks at is unloaded, and restored from the store when
somebody does.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from overrule.bots.advice import adviser_of
from overrule.bots.analysis import in_words
from overrule.core.errors import OverruleError
from overrule.games import kit
from overrule.messages import error_message
from overrule.server import wire
from overrule.server.match import thinking
from overrule.server.match.agenda import Agenda
from overrule.server.match.board import Board
from overrule.server.match.elsewhere import Alone, Elsewhere, Others
from overrule.server.match.keeping import Kept, RoomStore, Table, brought_deck, own_deck
from overrule.server.match.links import Links
from overrule.server.match.matches import Move
from overrule.server.match.reactions import Habits
from overrule.server.match.replays import kept_moves
from overrule.server.match.rooms import Done, Pace, Room
from overrule.server.match.seats import (
    ACCOUNT,
    OTHER_VERSION,
    Person,
    RoomError,
    RoomRecord,
    keep_own_cards,
    known_rules,
    rules_of,
)
from overrule.server.match.views import Attention, Page, named
from overrule.server.wire import Refusal

log = logging.getLogger(__name__)
T = TypeVar("T")
Waiting = tuple[Callable[[Table], None], Callable[[Refusal], None]]

MOST_ROOMS = 10_000
MOST_ROOMS_OF_ONE = 20
MOST_ROOMS_OF_A_CONNECTION = 10
MOST_AWAY = 100  # rooms of which a page knows that another process has them
WAITING_KEPT = 24 * 3600.0  # seconds that an invitation holds while nobody is there
UNUSED_KEPT = 600.0  # seconds that a room stays in memory while nobody looks at it
RETRY = 2.0
QUICKLY_TOLD = 40  # batches of events that can be put into words within a millisecond or two
HINT_ROUNDS = 8  # jobs for one hint: it becomes better with each


def steady_clock() -> Callable[[], float]:
    """The time of day, which others than this process know too; but it never goes back while the process runs."""
    started = time.time() - time.monotonic()
    return lambda: started + time.monotonic()


def wait_for(future: Future[Any], then: Callable[[], None]) -> None:
    """Wait for the store in this thread."""
    future.exception()
    then()


def at_once(work: Callable[[], T]) -> Future[T]:
    """Do something in this thread."""
    future: Future[T] = Future()
    try:
        future.set_result(work())
    except Exception as error:
        future.set_exception(error)
    return future


class Lobby:
    """All rooms, and everybody who looks at them."""

    def __init__(
        self,
        store: RoomStore,
        *,
        deliver: Callable[[str, str], None],
        think: Callable[[thinking.Task], None] = lambda job: None,
        drop: Callable[[str], None] = lambda room: None,
        aside: Callable[[Callable[[], Any]], Future[Any]] = at_once,
        later: Callable[[Future[Any], Callable[[], None]], None] = wait_for,
        ended: Callable[[str], None] = lambda room: None,
        clock: Callable[[], float] | None = None,
        pace: Pace | None = None,
        limit_joins: Callable[[Person], None] = lambda person: None,
        moved: Callable[[int, float], None] = lambda moves, seconds: None,
        others: Others | None = None,
    ) -> None:
        self.store = store
        self._deliver = deliver
        self._think = think
        self._drop_job = drop
        self._aside = aside
        self._later = later
        self._ended = ended
        self._limit_joins = limit_joins
        self._moved = moved
        self._others = others or Alone()
        self.clock = clock or steady_clock()
        self.pace = pace or Pace(reaction=0.15, choice=0.6)
        self.tables: dict[str, Table] = {}
        self.coming: dict[str, list[Waiting]] = {}  # rooms that are being restored, and who waits for them
        self.broken: dict[str, str] = {}  # rooms in the store that cannot continue, and the error code
        self.pages: dict[str, Page] = {}
        self.pages_of = Links()  # from people
        self.seated = Links()  # from people to their rooms in memory
        self.habits: dict[str, Habits] = {}
        self.agenda = Agenda()  # when rooms do something on their own
        self.unused = Agenda()  # when rooms that nobody looks at are unloaded
        self.board = Board(deliver, self._others.show)
        self.quiet: Collection[str] = ()  # owners whom nobody hears but themselves

    # --------------------------------------------------------------------------------------------------------- pages

    def connect(self, connection: str, person: Person, lang: str, settings: Mapping[str, Any] | None = None) -> None:
        """A websocket was opened. `settings`: the person's settings; those that cannot be read are ignored.

        What another page of theirs has said since is newer; what is left of earlier ones may be older, if they have
        been connected to another process meanwhile.
        """
        is_first = not self.pages_of.of(person.id)
        self.pages[connection] = Page(person, lang)
        self.pages_of.add(person.id, connection)
        if settings is not None and (is_first or person.id not in self.habits):
            with suppress(msgspec.ValidationError):
                read = msgspec.convert(settings, wire.Settings)
                self.habits[person.id] = Habits.of(read.reactions, read.stops)

    def disconnect(self, connection: str) -> None:
        """A websocket was closed."""
        page = self.pages.pop(connection, None)
        if page is None:
            return
        for id in page.attention:
            self._look_away(self.tables[id], connection, page.person.id)
        self.board.ignore(connection)
        self._others.leave(connection)
        self.pages_of.drop(page.person.id, connection)
        self._forget_habits(page.person.id)

    def receive(self, connection: str, data: str | bytes) -> None:
        """A message came in; only its sender is told what is wrong with it."""
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
                    self._others.repeat(connection, wire.encode(read))
                case wire.Settings():
                    self._set(page, read)
                    self._others.repeat(connection, wire.encode(read))
                case wire.OpenRooms():
                    if read.on:
                        self.board.listen(connection, page.lang)
                    else:
                        self.board.ignore(connection)
                case _:
                    self._command(connection, page, read)
        except (Refusal, OverruleError) as error:
            self.refuse(connection, error, room)

    def introduce(self, person: Person, before: str | None = None) -> None:
        """A person has a new name, or an account; `before`: their former id, if it has changed."""
        known = before or person.id
        if known in self.habits:
            self.habits.setdefault(person.id, self.habits.pop(known))
        rooms = dict.fromkeys(self.seated.of(known))
        for connection in self.pages_of.of(known):
            page = self.pages[connection]
            page.person = person
            self.pages_of.drop(known, connection)
            self.pages_of.add(person.id, connection)
            rooms |= dict.fromkeys(page.attention)
        for id in rooms:
            self._run(self.tables[id], partial(self._introduce, self.tables[id], person, known))

    def _introduce(self, table: Table, person: Person, before: str) -> None:
        self._finish(table, table.room.introduce(person, before))
        self._seat(table, table.room.people)

    def _speak(self, connection: str, page: Page, lang: str) -> None:
        page.lang = lang
        for id in list(page.attention):
            table = self.tables[id]
            show = partial(self._show_again, table, connection)
            self._run(table, partial(self._tell_first, table, page, show))
        if self.board.listens(connection):
            self.board.listen(connection, lang)

    def _set(self, page: Page, settings: wire.Settings) -> None:
        habits = Habits.of(settings.reactions, settings.stops)
        who = page.person.id
        self.habits[who] = habits
        looked_at = [id for connection in self.pages_of.of(who) for id in self.pages[connection].attention]
        for id in dict.fromkeys([*self.seated.of(who), *looked_at]):
            self._run(self.tables[id], partial(self._set_habits, self.tables[id], who, habits))

    def _set_habits(self, table: Table, who: str, habits: Habits) -> None:
        self._finish(table, table.room.set_habits(who, habits, self.clock()))

    def _forget_habits(self, who: str) -> None:
        """Drop a person's settings while they have neither a page nor a room."""
        if not self.pages_of.of(who) and not self.seated.of(who):
            self.habits.pop(who, None)

    # --------------------------------------------------------------------------------------------------------- rooms

    def create(self, person: Person, wish: wire.CreateRoom) -> Future[wire.RoomCreated]:
        """A new room, when it is stored. Raises RoomError; the future may raise it too, or WireError or BadOptions."""
        if len(self.tables) >= MOST_ROOMS:
            raise RoomError("room/too-many")
        self._make_space(person.id)
        if wish.public and any(seat.kind == "open" for seat in wish.seats):
            self._check_guest(person)
        created: Future[wire.RoomCreated] = Future()
        made: Future[tuple[Room, Done]] = self._aside(partial(self._make, person, wish))

        def add() -> None:
            error = made.exception()
            if error is not None:
                created.set_exception(error)
                return
            room, done = made.result()
            invite = room.record.secret if room.phase == "waiting" else None
            told = partial(created.set_result, wire.RoomCreated(room.id, invite))
            self._finish(self._add(Table.of(room, self.clock())), done, after=told, refused=created.set_exception)

        self._later(made, add)
        return created

    def _make(self, person: Person, wish: wire.CreateRoom) -> tuple[Room, Done]:
        """A room to a person's wishes. This runs in another thread: it reads the store, and changes nothing here."""
        for seat in wish.seats:
            seat.deck = own_deck(self.store, person, wish.game, seat.deck)
        room = Room.create(person, wish, self.clock(), pace=self.pace)
        room.record.deal_secret = self.store.promised(person.id) or room.record.deal_secret
        done = Done(record=True)
        if wish.after is None:
            room.start_if_full(self.clock(), done)
        else:
            room.begin_after(*self._played(person, wish.after), self.clock(), done)
        return room, done

    def _played(self, person: Person, after: wire.After) -> tuple[RoomRecord, list[Move]]:
        """A match that is over, and its moves up to a moment; raises RoomError for people who may not see all hands."""
        kept = self.store.room(after.room)
        if kept is None:
            raise RoomError("room/unknown")
        record = msgspec.convert(kept.data, RoomRecord)
        if not record.ended:
            raise RoomError("room/not-over")
        if not record.public and person.owner not in kept.owners.values():
            raise RoomError("room/not-public")
        keep_own_cards(record)
        opening = len(record.opening)
        moves = kept_moves((msgspec.convert(move, Move) for move in kept.moves), opening)
        made = after.choices - opening
        if not 0 <= made < len(moves):
            raise RoomError("room/after")
        return record, moves[:made]

    def _make_space(self, who: str) -> None:
        """Make sure that a person can have another room; raises RoomError if they have too many unfinished ones.

        Matches against the computer that they have left are unloaded: these stay in the store and can be continued.
        """
        tables = [self.tables[id] for id in self.seated.of(who)]
        mine = [table for table in tables if table.room.phase != "over"]
        surplus = max(0, len(mine) + 1 - MOST_ROOMS_OF_ONE)
        left = [table for table in mine if table.is_left and table.room.people == {who}]
        if len(left) < surplus:
            raise RoomError("room/yours-too-many")
        for table in sorted(left, key=lambda table: table.unused_since)[:surplus]:
            self._remove(table)

    def _check_joining(self, room: Room, person: Person) -> None:
        """Raise Refusal if a person may not take another seat now."""
        if room.record.public:
            self._check_guest(person)
        self._limit_joins(person)

    def _check_guest(self, person: Person) -> None:
        """Raise RoomError for a guest who has a seat at another open table: they could leave one after the other."""
        if person.owner is None or person.owner.startswith(ACCOUNT):
            return
        rooms = [self.tables[id].room for id in self.seated.of(person.id)]
        if any(room.record.public and room.phase != "over" and not room.is_alone(person.id) for room in rooms):
            raise RoomError("room/one-table")

    # -------------------------------------------------------------------------------------------- in memory and out

    def find(self, id: str, use: Callable[[Table], None], refuse: Callable[[Refusal], None]) -> None:
        """Use a room, from the store if it is not in memory; or learn why that is impossible."""
        if id in self.tables:
            use(self.tables[id])
        elif id in self.broken:
            refuse(RoomError(self.broken[id]))
        elif id in self.coming:
            self.coming[id].append((use, refuse))
        else:
            self.coming[id] = [(use, refuse)]
            found: Future[Table] = self._aside(partial(self._load, id))
            self._later(found, partial(self._arrive, id, found))

    def _load(self, id: str) -> Table:
        """A room from the store; raises RoomError or Elsewhere. This runs in another thread: it replays all moves."""
        process = self.store.claim(id)
        if process is not None:
            raise Elsewhere(process)
        kept = self.store.room(id)
        if kept is None:
            raise RoomError("room/unknown")
        try:
            return Table.restore(kept, self.clock(), self.pace)
        except Exception as error:  # whatever is wrong with one match must not stop the others
            code = error.code if isinstance(error, RoomError) else "room/lost"
            if code == OTHER_VERSION:
                self._find_rules(kept)
            log.warning("room %s cannot go on: %r", id, error)
            raise RoomError(code) from error

    def _find_rules(self, kept: Kept) -> None:
        """Raise Elsewhere if only another process knows the rules of a match; otherwise it is nobody's."""
        rules = rules_of(msgspec.convert(kept.data, RoomRecord))
        process = None if rules in known_rules() else self.store.hand_over(kept.id, rules)
        if process is not None:
            raise Elsewhere(process)
        self.store.release(kept.id)

    def _arrive(self, id: str, found: Future[Table]) -> None:
        """A room is here, or cannot be restored: tell those who wait for it."""
        waiting = self.coming.pop(id)
        error = found.exception()
        if error is None:
            table = self._add(found.result())
            if table.room.record.ended and not table.saved.get("ended"):  # the last move is stored, but not that it was
                self._finish(table, Done(record=True, ended=True))
            for use, _ in waiting:
                use(table)
            return
        if isinstance(error, RoomError):
            refusal: Refusal = error
            if error.code not in ("room/unknown", OTHER_VERSION):  # a process that knows its rules may yet come
                self.broken[id] = error.code
        elif isinstance(error, Elsewhere):
            refusal = error
        else:
            log.error("room %s cannot be read", id, exc_info=error)
            refusal = Refusal("server/failed")
        for _, refuse in waiting:
            refuse(refusal)

    def _add(self, table: Table) -> Table:
        """Put a room into memory."""
        room = table.room
        self.tables[room.id] = table
        self._seat(table, room.people)
        self._plan(table)
        self.unused.set(room.id, self.clock() + UNUSED_KEPT)
        return table

    def _remove(self, table: Table) -> None:
        """Remove a room from memory."""
        id, people = table.room.id, table.seated
        del self.tables[id]
        self.board.remove(id)
        self._seat(table, set())
        self.agenda.set(id, None)
        self.unused.set(id, None)
        if table.thinking is not None:
            self._drop_job(id)
        for who in people:
            self._forget_habits(who)
        self.store.release(id)

    def _seat(self, table: Table, people: set[str]) -> None:
        """Exactly these people have seats at a table now."""
        for who in table.seated - people:
            self.seated.drop(who, table.room.id)
        for who in people - table.seated:
            self.seated.add(who, table.room.id)
        table.seated = people

    def _put_away(self, id: str, now: float) -> None:
        """Unload a room that nobody has looked at for long. It stays in the store if there is a reason to return."""
        table = self.tables.get(id)
        if table is None:
            self._drop(id)
        elif table.busy:
            self.unused.set(id, now + RETRY)
        elif table.room.phase == "waiting" and now >= table.unused_since + WAITING_KEPT:
            self._close(table)
        elif not table.looking:
            self._remove(table)
            if table.room.phase == "waiting":
                self.unused.set(id, table.unused_since + WAITING_KEPT)

    # ------------------------------------------------------------------------------------------------------ commands

    def _command(self, connection: str, page: Page, command: wire.RoomCommand) -> None:
        """Let a room do what a page asks, as soon as the room is here and free."""

        def refuse(error: Refusal) -> None:
            if isinstance(error, Elsewhere):
                self._forward(error.process, connection, page, command)
            else:
                self.refuse(connection, error, command.room)

        def use(table: Table) -> None:
            if isinstance(command, wire.Join) and command.deck is not None:
                game, deck = table.room.game.id, command.deck
                found = self._aside(partial(brought_deck, self.store, page.person, game, deck))
                self._later(found, partial(self._join_with, found, table, connection, page, command))
            else:
                self._ask(table, connection, page, command)

        if command.room in page.away and command.room not in self.tables:
            self._forward(page.away[command.room], connection, page, command)
        else:
            self.find(command.room, use, refuse)

    def _forward(self, process: int, connection: str, page: Page, command: wire.RoomCommand) -> None:
        """Let another process do what a page asks; not for a page that has gone, which would stay open over there."""
        if connection not in self.pages:
            return
        if len(page.away) >= MOST_AWAY:
            page.away.clear()
        page.away[command.room] = process
        habits = self.habits.get(page.person.id, Habits())
        settings = wire.Settings(habits.reactions, sorted(habits.stops))
        self._others.forward(process, connection, page, settings, wire.encode(command))

    def look_again(self, connection: str, command: str) -> None:
        """The process to which a command was forwarded no longer has the room."""
        page = self.pages.get(connection)
        if page is not None:
            page.away.pop(getattr(wire.decode(command), "room", ""), None)
            self.receive(connection, command)

    def _join_with(self, found: Future[Any], table: Table, connection: str, page: Page, command: wire.Join) -> None:
        """Join with a deck that has been read and checked."""
        error = found.exception()
        if error is not None:
            if not isinstance(error, RoomError):
                log.error("a deck cannot be read", exc_info=error)
            self.refuse(connection, error if isinstance(error, RoomError) else Refusal("server/failed"), command.room)
            return
        command.deck = found.result()
        self._ask(table, connection, page, command)

    def _ask(self, table: Table, connection: str, page: Page, command: wire.RoomCommand) -> None:
        """Let a room do what a page asks, when the room is free."""

        def act() -> None:
            if connection not in self.pages:
                return
            try:
                self._obey(table, connection, page, command)
            except (Refusal, OverruleError) as error:
                self.refuse(connection, error, command.room)
                if error.code == "choice/answered" and command.room in page.attention:
                    self._show(table, connection)
            except Exception:
                self.refuse(connection, RoomError("room/not-kept"), command.room)
                raise

        def closed() -> None:
            self.refuse(connection, RoomError(self.broken.get(command.room, "room/unknown")), command.room)

        def prepare() -> None:
            count = table.room.goes_back_to(command, page.person.id)
            if count is not None:
                self._make_again(table, count, act)
            elif isinstance(command, wire.Watch | wire.Join) and table.room.admits(page.person.id, command.secret):
                self._tell_first(table, page, act)
            else:
                act()

        self._run(table, prepare, closed)

    def _make_again(self, table: Table, count: int, act: Callable[[], None]) -> None:
        """Replay a match up to a number of choices, which takes long, before something that needs it."""
        match = table.room.match
        assert match is not None
        table.busy = True
        made = self._aside(partial(match.earlier, match.state.choices[:count]))

        def go_on() -> None:
            if made.exception() is None:
                match.prepared = (count, made.result())
            self._free(table, act)

        self._later(made, go_on)

    def _tell_first(self, table: Table, page: Page, act: Callable[[], None]) -> None:
        """Have a long match put into words in another thread before a page sees it for the first time."""
        if table.gallery.untold(page.person.id, page.lang) <= QUICKLY_TOLD:
            act()
            return
        table.busy = True
        told = self._aside(partial(table.gallery.tell, page.person.id, page.lang))
        self._later(told, lambda: self._free(table, act))

    def _retell(self, table: Table, connection: str, page: Page) -> None:
        """Tell a page what happened in the last turn; its pictures are made in another thread, as that takes long."""
        table.busy = True
        told: Future[wire.StoryMessage] = self._aside(partial(table.gallery.story, page.person.id, page.lang))
        self._later(told, lambda: self._free(table, lambda: self._send(connection, told.result())))

    def _obey(self, table: Table, connection: str, page: Page, command: wire.RoomCommand) -> None:
        room, who, now = table.room, page.person, self.clock()
        finish = partial(self._finish, table, refused=lambda error: self.refuse(connection, error, room.id))
        match command:
            case wire.Watch():
                if room.id not in page.attention and not room.admits(who.id, command.secret):
                    raise RoomError("room/private")
                self._attend(table, connection, page)
            case wire.Join():
                if not room.seats_of(who.id):
                    self._check_joining(room, who)
                done = room.join(who, command.secret, command.seat, command.deck, now, command.share)
                finish(done, after=lambda: self._attend_after(table, connection, page))
            case wire.Leave():
                if page.attention.pop(room.id, None) is not None:
                    self._look_away(table, connection, who.id)
                if who.id not in room.present:
                    finish(room.leave(who.id))
            case wire.Hint():
                if room.id not in page.attention:
                    raise RoomError("room/command")
                self._hint(table, room.hint_job(who.id, command.number), who.id)
            case wire.Story():
                if room.id not in page.attention:
                    raise RoomError("room/command")
                self._retell(table, connection, page)
            case _:
                if room.id not in page.attention:
                    raise RoomError("room/command")
                if isinstance(command, wire.Chat) and who.owner in self.quiet:
                    self._echo(room, connection, page, command)
                    return
                finish(room.handle(command, who, now))

    def _echo(self, room: Room, connection: str, page: Page, command: wire.Chat) -> None:
        """A muted person says something and must not notice that nobody hears it."""
        seat = next(iter(room.seats_of(page.person.id)), None)
        line = wire.ChatLine(room.talk.count + 1, seat, page.person.name, wire.check_chat(command.text))
        self._send(connection, wire.ChatMessage(room.id, named(line, page.lang)))

    def forget(self, owner: str) -> None:
        """An account was deleted: its rooms are unloaded, so that its name is not stored again."""
        for id in self.seated.of(owner):
            self._dismiss(self.tables[id])

    def _attend(self, table: Table, connection: str, page: Page) -> None:
        """A page begins to look at a room, or wants a fresh view."""
        room, who = table.room, page.person.id
        if room.id in page.attention:
            page.attention[room.id] = Attention(seq=page.attention[room.id].seq)
            self._show(table, connection)
            return
        if len(page.attention) >= MOST_ROOMS_OF_A_CONNECTION:
            raise RoomError("room/too-many")
        page.attention[room.id] = Attention()
        table.looking[connection] = page
        self.unused.set(room.id, None)
        if who in self.habits:
            room.habits[who] = self.habits[who]
        self._finish(table, room.connect(who, self.clock()))

    def _attend_after(self, table: Table, connection: str, page: Page) -> None:
        """Attend once something has been stored: by then the page may be gone, or look at too many rooms."""
        if connection in self.pages:
            try:
                self._attend(table, connection, page)
            except RoomError as error:
                self.refuse(connection, error, table.room.id)

    def _look_away(self, table: Table, connection: str, who: str) -> None:
        del table.looking[connection]
        if not table.looking:
            table.unused_since = self.clock()
            self.unused.set(table.room.id, table.unused_since + UNUSED_KEPT)

        def act() -> None:
            self._finish(table, table.room.disconnect(who, self.clock()))

        self._run(table, act)

    # -------------------------------------------------------------------------------------- storing, then showing

    def _run(self, table: Table, act: Callable[[], None], closed: Callable[[], None] = lambda: None) -> None:
        """Do something with a room, or let it wait until the room is free; `closed`: what to do if the room is gone."""
        if table.busy:
            table.line.append(partial(self._run, table, act, closed))
            return
        if self.tables.get(table.room.id) is not table:
            closed()
            return
        try:
            act()
        except Exception:  # a fault in one room must not affect others
            log.exception("room %s", table.room.id)
            self._roll_back(table)

    def _finish(
        self,
        table: Table,
        done: Done,
        after: Callable[[], None] = lambda: None,
        refused: Callable[[RoomError], None] = lambda _: None,
    ) -> None:
        """Store what a command did, then show it and go on. `refused`: what to do if the store has failed."""

        began = time.perf_counter()

        def then() -> None:
            self._stored(table, done)
            if done.moves:
                self._moved(len(done.moves), time.perf_counter() - began)
            after()

        if not done.moves and not done.record:
            then()
            self._plan(table)
            return
        table.busy = True
        self._plan(table)
        self._seat(table, table.room.people)
        written = table.write(self.store, done)

        def not_kept() -> None:
            refused(RoomError("room/not-kept"))
            self._roll_back(table)

        def not_written() -> None:  # or so it seems: if the connection broke, it may have been
            counted = self._aside(partial(self.store.count_moves, table.room.id))
            self._later(counted, lambda: self._free(table, partial(again, counted)))

        def again(counted: Future[int]) -> None:
            if counted.exception() is None and counted.result() > table.stored:
                refused(RoomError("room/not-kept"))
                self._read_again(table)
            else:
                not_kept()

        self._later(written, lambda: self._free(table, then) if written.result() else not_written())

    def _free(self, table: Table, act: Callable[[], None]) -> None:
        """A room is free again: do this with it first, then what has waited."""
        table.busy = False
        self._run(table, act)
        self._plan(table)
        while table.line and not table.busy:
            table.line.popleft()()

    def _roll_back(self, table: Table) -> None:
        """The store or the game has failed: go back to what is stored."""
        room = table.room
        if table.saved is None:  # a new room
            self._remove(table)
            return
        try:
            table.go_back(self.clock())
        except Exception:  # this one cannot be saved
            log.exception("room %s is lost", room.id)
            self.broken[room.id] = "room/lost"
            self._dismiss(table)
            return
        table.retry_at = self.clock() + RETRY
        self._seat(table, room.people)
        self._plan(table)
        self._show_all(table)

    def _read_again(self, table: Table) -> None:
        """The store has more moves than this process knows: restore the room for all who look at it."""
        looking = list(table.looking.items())
        for _, page in looking:
            del page.attention[table.room.id]
        table.line.clear()  # those who asked for something will see a fresh view
        self._remove(table)
        for connection, page in looking:
            refuse = partial(self.refuse, connection, room=table.room.id)
            self.find(table.room.id, partial(self._attend_after, connection=connection, page=page), refuse)

    def _stored(self, table: Table, done: Done) -> None:
        """The effects of a command are stored: show them, and let bots think."""
        room = table.room
        if done.empty:
            self._close(table)
            return
        if done.rematch and room.next is None:
            self._play_again(table)
        if done.all:
            self._show_all(table)
        elif done.only:
            for connection, page in list(table.looking.items()):
                if page.person.id in done.only:
                    self._show(table, connection)
        if done.talk:
            table.write_talk(self.store)
        if done.said is not None:
            for connection, page in list(table.looking.items()):
                if room.hears(page.person.id, done.said):
                    self._send(connection, wire.ChatMessage(room.id, named(done.said, page.lang)))
        if done.ended:
            self._ended(room.id)
        self._let_think(table)
        self.board.show(room, self.clock())

    def _let_think(self, table: Table) -> None:
        """Have a bot think if it is asked; cancel questions that are no longer open."""
        room = table.room
        if table.thinking is not None and table.thinking != room.number:
            self._drop_job(room.id)
            table.thinking = None
        job = room.job(self.clock())
        if job is not None:
            table.thinking = job.number
            self._think(job)

    def _hint(self, table: Table, job: thinking.HintJob, who: str) -> None:
        """Have a hint computed, as long as the question is open."""
        table.thinking, table.hinted = job.number, who
        self._think(job)

    def _hinted(self, table: Table, found: thinking.Hinted) -> None:
        """Show a hint to those who asked for it, and improve it."""
        job, who = found.job, table.hinted
        if who is None or job.number != table.room.number:
            return
        pages = [(connection, page) for connection, page in table.looking.items() if page.person.id == who]
        final = job.round + 1 >= HINT_ROUNDS or not found.options or not pages
        for connection, page in pages:
            if found.fault is not None:
                self.refuse(connection, RoomError("hint/failed"), job.room)
            else:
                self._send(connection, hint_message(found, final, page.lang))
        if final:
            table.thinking = table.hinted = None
        else:
            self._hint(table, replace(job, round=job.round + 1), who)

    def _play_again(self, table: Table) -> None:
        """A rematch: everybody who looks at the old room now looks at the new one, too."""
        old = table.room
        room = old.again(self.clock())
        old.next = room.id
        done = Done(record=True, talk=True)
        room.start_if_full(self.clock(), done)
        new = self._add(Table.of(room, self.clock()))

        def bring_all() -> None:
            for connection, page in list(table.looking.items()):
                self._run(new, partial(self._attend_after, new, connection, page))

        def ask_again(_: RoomError) -> None:
            old.next = None
            old.wants.clear()
            self._show_all(table)

        self._finish(new, done, after=bring_all, refused=ask_again)

    def _close(self, table: Table) -> None:
        """A room in which nothing was played is gone."""
        self._dismiss(table)
        self._drop(table.room.id)

    def _drop(self, id: str) -> None:
        """Forget a room that is not in memory."""
        self.broken[id] = "room/unknown"  # until the store has forgotten it
        self._later(self.store.drop_room(id), partial(self.broken.__delitem__, id))

    def _dismiss(self, table: Table) -> None:
        """Nobody looks at a room any more."""
        id = table.room.id
        for connection, page in table.looking.items():
            del page.attention[id]
            self._send(connection, wire.RoomGone(id))
        table.looking.clear()
        self._remove(table)

    # ------------------------------------------------------------------------------------------------------- showing

    def _show_all(self, table: Table) -> None:
        for connection in list(table.looking):
            self._show(table, connection)

    def _show_again(self, table: Table, connection: str) -> None:
        """Show a room to a page, if it still looks at it."""
        if connection in table.looking:
            self._show(table, connection)

    def _show(self, table: Table, connection: str) -> None:
        page = table.looking[connection]
        attention = page.attention[table.room.id]
        view = table.gallery.view(page.person.id, page.lang, self.clock(), attention)
        attention.seq += 1
        self._send(connection, wire.ViewMessage(table.room.id, attention.seq, view))

    def refuse(self, connection: str, error: Refusal | OverruleError, room: str | None = None) -> None:
        """Tell a page, in its language, why something cannot be done."""
        page = self.pages.get(connection)
        if page is not None:
            told = describe(error, page.lang)
            self._send(connection, wire.ErrorMessage(told.code, told.message, told.args, room))

    def _send(self, connection: str, sent: wire.ServerMessage) -> None:
        self._deliver(connection, wire.encode(sent))

    # --------------------------------------------------------------------------------------------- what goes by itself

    def due(self) -> float:
        """When something will happen on its own, by the lobby's clock."""
        return min(self.agenda.first, self.unused.first)

    def _plan(self, table: Table) -> None:
        """Note when a room will do something on its own, as far as is known now."""
        if self.tables.get(table.room.id) is not table:
            return
        try:
            moment = table.due()
        except Exception:  # a fault in one room must not stop the clocks of others
            log.exception("room %s does not know when it is due", table.room.id)
            table.retry_at = moment = self.clock() + RETRY
        self.agenda.set(table.room.id, moment)

    def tick(self) -> None:
        """Do everything that is due."""
        now = self.clock()
        for id in self.agenda.take(now):
            table = self.tables[id]
            retry = table.retry_at is not None and table.retry_at <= now
            self._run(table, partial(self._go_on if retry else self._tick, table))
        for id in self.unused.take(now):
            self._put_away(id, now)

    def _go_on(self, table: Table) -> None:
        table.retry_at = None
        self._finish(table, table.room.go_on(self.clock()))

    def _tick(self, table: Table) -> None:
        self._finish(table, table.room.tick(self.clock()))

    def thought(self, answer: thinking.Answer | thinking.Hinted) -> None:
        """A bot's answer or a hint has arrived."""
        table = self.tables.get(answer.room)
        if isinstance(answer, thinking.Hinted):
            if table is not None:
                self._run(table, partial(self._hinted, table, answer))
        elif table is not None:
            if table.thinking == answer.number:
                table.thinking = None
            self._run(table, lambda: self._finish(table, table.room.answer(answer, self.clock())))


def hint_message(found: thinking.Hinted, final: bool, lang: str) -> wire.HintMessage:
    """A hint in words."""
    area = adviser_of(kit(found.job.game)).area
    options = [
        wire.HintInfo(option.key, round(option.chance, 4), round(option.error, 4), in_words(area, option.reasons, lang))
        for option in found.options
    ]
    return wire.HintMessage(found.room, found.job.number, options, final)


def describe(error: Refusal | OverruleError, lang: str) -> wire.Failure:
    """Any refusal in words."""
    if isinstance(error, Refusal):
        return wire.Failure(error.code, error.text(lang), error.words)
    return wire.Failure(error.code, error_message(error, lang))
