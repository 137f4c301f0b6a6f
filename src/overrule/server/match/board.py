"""The board of open tables: a subscriber gets the whole list once, then each table that changes.

It includes the tables that other processes announce.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from overrule.messages import LANGUAGES
from overrule.server import wire
from overrule.server.match.rooms import Room
from overrule.server.match.views import open_table

SHOWN_TABLES = 100
Table = Mapping[str, wire.OpenTable]  # in each language


class Board:
    """Public rooms that somebody can join or watch, and the connections that follow them."""

    def __init__(
        self,
        deliver: Callable[[str, str], None],
        show_others: Callable[[str, Table | None], None] = lambda room, table: None,
    ) -> None:
        self._deliver = deliver
        self._show_others = show_others
        self._tables: dict[str, Table] = {}
        self._whose: dict[str, int] = {}  # which of them are another process's
        self._listening: dict[str, str] = {}  # connections and their languages

    def list(self, lang: str) -> list[wire.OpenTable]:
        """The tables: first those with a free seat, then those that can be watched."""
        tables = [table[lang] for table in self._tables.values()]
        return sorted(tables, key=lambda table: table.phase != "waiting")[:SHOWN_TABLES]

    def listens(self, connection: str) -> bool:
        return connection in self._listening

    def listen(self, connection: str, lang: str) -> None:
        """Send a connection all tables, now and whenever one changes."""
        self._listening[connection] = lang
        self._deliver(connection, wire.encode(wire.RoomsMessage(self.list(lang))))

    def ignore(self, connection: str) -> None:
        """Stop sending tables to a connection."""
        self._listening.pop(connection, None)

    def show(self, room: Room, now: float) -> None:
        """Something about a room may have changed."""
        if not room.record.public:
            return
        is_open = room.phase == "playing" or (room.phase == "waiting" and bool(room.present))
        table = {lang: open_table(room, lang, now) for lang in LANGUAGES} if is_open else None
        if table is None:
            self.remove(room.id)
        elif table != self._tables.get(room.id) or room.id in self._whose:
            self._whose.pop(room.id, None)
            self._tables[room.id] = table
            self._tell(room.id)
            self._show_others(room.id, table)

    def remove(self, id: str) -> None:
        """A room of this process is gone."""
        if id not in self._whose and self._tables.pop(id, None) is not None:
            self._tell(id)
            self._show_others(id, None)

    def own(self) -> Iterator[tuple[str, Table]]:
        """The tables of this process."""
        return ((id, table) for id, table in list(self._tables.items()) if id not in self._whose)

    def hear(self, process: int, id: str, table: Table | None) -> None:
        """Another process announces one of its tables."""
        if table is not None:
            self._whose[id] = process
            self._tables[id] = table
            self._tell(id)
        elif self._whose.get(id) == process:
            del self._whose[id], self._tables[id]
            self._tell(id)

    def forget(self, process: int) -> None:
        """Another process is gone."""
        for id in [id for id, whose in self._whose.items() if whose == process]:
            self.hear(process, id, None)

    def _tell(self, id: str) -> None:
        table = self._tables.get(id, {})
        told = {lang: wire.encode(wire.TableMessage(id, table.get(lang))) for lang in set(self._listening.values())}
        for connection, lang in self._listening.items():
            self._deliver(connection, told[lang])
