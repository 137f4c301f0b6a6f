"""The board of open tables: who listens gets the whole list once, then each table that has changed."""

from __future__ import annotations

from collections.abc import Callable

from overrule.messages import LANGUAGES
from overrule.server import wire
from overrule.server.match.rooms import Room
from overrule.server.match.views import open_table

SHOWN_TABLES = 100


class Board:
    """Public rooms in memory that somebody can join or watch, and the connections that hear of them."""

    def __init__(self, deliver: Callable[[str, str], None]) -> None:
        self._deliver = deliver
        self._tables: dict[str, dict[str, wire.OpenTable]] = {}  # in each language
        self._listening: dict[str, str] = {}  # connections and their languages

    def list(self, lang: str) -> list[wire.OpenTable]:
        """First the tables that wait for somebody, then those that can be watched."""
        tables = [table[lang] for table in self._tables.values()]
        return sorted(tables, key=lambda table: table.phase != "waiting")[:SHOWN_TABLES]

    def listens(self, connection: str) -> bool:
        return connection in self._listening

    def listen(self, connection: str, lang: str) -> None:
        """Tell a connection of all tables, now and whenever one changes."""
        self._listening[connection] = lang
        self._deliver(connection, wire.encode(wire.RoomsMessage(self.list(lang))))

    def ignore(self, connection: str) -> None:
        """Tell a connection no more."""
        self._listening.pop(connection, None)

    def show(self, room: Room, now: float) -> None:
        """Something about a room may have changed."""
        if not room.record.public:
            return
        is_open = room.phase == "playing" or (room.phase == "waiting" and bool(room.present))
        table = {lang: open_table(room, lang, now) for lang in LANGUAGES} if is_open else None
        if table is None:
            self.remove(room.id)
        elif table != self._tables.get(room.id):
            self._tables[room.id] = table
            self._tell(room.id)

    def remove(self, id: str) -> None:
        """A room is gone."""
        if self._tables.pop(id, None) is not None:
            self._tell(id)

    def _tell(self, id: str) -> None:
        table = self._tables.get(id, {})
        told = {lang: wire.encode(wire.TableMessage(id, table.get(lang))) for lang in set(self._listening.values())}
        for connection, lang in self._listening.items():
            self._deliver(connection, told[lang])
