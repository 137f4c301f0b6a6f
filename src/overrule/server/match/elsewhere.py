"""Rooms of other processes: what the lobby needs from those, and a version for when there are none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from overrule.server import wire
from overrule.server.match.views import Page
from overrule.server.wire import Refusal


class Elsewhere(Refusal):
    """Another process has a room."""

    def __init__(self, process: int) -> None:
        super().__init__("server/failed")
        self.process = process


class Others(Protocol):
    """The other processes on the same database. A page of theirs is a page here, too, while it needs a room."""

    def forward(self, process: int, connection: str, page: Page, settings: wire.Settings, command: str) -> None:
        """Forward a command to the process that has the room, which answers the page directly."""

    def repeat(self, connection: str, message: str) -> None:
        """Tell all processes what a page says about itself."""

    def leave(self, connection: str) -> None:
        """A page is gone."""

    def show(self, room: str, table: Mapping[str, wire.OpenTable] | None) -> None:
        """An open table of this process has changed; None: it is no longer open."""


class Alone:
    """There are no other processes."""

    def forward(self, process: int, connection: str, page: Page, settings: wire.Settings, command: str) -> None:
        raise AssertionError("there is no other process")

    def repeat(self, connection: str, message: str) -> None:
        pass

    def leave(self, connection: str) -> None:
        pass

    def show(self, room: str, table: Mapping[str, wire.OpenTable] | None) -> None:
        pass
