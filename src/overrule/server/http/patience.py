"""Connections that do not wait for ever: for a complete request, or for a client to read what was sent."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 20.0  # from the connection, or from the last answer, to the last byte of a request
READING_SECONDS = 60.0  # in which a client must have read most of what waits for it
LONGEST_HEAD = 8 * 1024  # bytes of the head of a request: parsing it blocks the loop
PIECE = 1024  # bytes of a head that are looked at together


class ReadInTime(asyncio.Protocol):
    """A protocol that drops a connection on which nobody reads: closing it would wait for a reader."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_read()
        super().connection_lost(exc)

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class PatientProtocol(ReadInTime, H11Protocol):
    """Uvicorn's protocol, which on its own closes only connections that are silent between two requests."""

    alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        while data and self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            super().data_received(data[:PIECE])  # so that an oversized head is refused before it is parsed
            data = data[PIECE:]
        if data and self.transport.get_protocol() is self and not self.transport.is_closing():
            super().data_received(data)
        if self.conn.their_state is h11.DONE:
            self._stop_waiting()
            if len(self.conn.trailing_data[0]) > LONGEST_HEAD:  # further requests, which no browser sends unasked
                self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is not h11.DONE:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self.alarm = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
