"""Websockets that compress well, cost little while they are silent, and withstand floods.

A view is like the one before, so the window of the compression must hold a whole one. With 16 kB instead of uvicorn's
4, a view of a large table takes 170 bytes instead of 1,000, in half the time, for 48 kB more of memory for each
connection. Pings are sent at whole seconds, so that the loop wakes up once for all that are due in the same one.

Frames are counted before they are parsed: the hub limits messages, but not pings and fragments, and a quarter of a
megabyte of those would block the loop for a third of a second.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode

from overrule.server.http.patience import PIECE, ReadInTime

WINDOW_BITS = 14
FRAMES_AT_ONCE, FRAMES_A_SECOND = 500, 250
MOST_FRAGMENTS = 100  # of one message
PACKING = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings={"memLevel": 5}
)


class PackedProtocol(ReadInTime, WebSocketsSansIOProtocol):
    """Uvicorn's protocol with another compression, pings that are sent together, and a limit of frames."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKING]
        self.frames_left = float(FRAMES_AT_ONCE)
        self.counted_at = self.loop.time()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        now = self.loop.time()
        left = self.frames_left + (now - self.counted_at) * FRAMES_A_SECOND - len(self.conn.events)
        self.frames_left, self.counted_at = min(float(FRAMES_AT_ONCE), left), now
        if left < 0 or len(self.frames) > MOST_FRAGMENTS:
            self._refuse_more()
        else:
            super().handle_events()

    def _refuse_more(self) -> None:
        """Close a connection that sends too much."""
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        moment = ceil(self.loop.time() + self.ping_interval)
        self.ping_timer = self.loop.call_at(moment, self.send_keepalive_ping)
