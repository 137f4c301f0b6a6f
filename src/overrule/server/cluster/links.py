"""A link between two processes: messages in both directions over TCP, each as msgpack after its length."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import msgspec

log = logging.getLogger(__name__)
M = TypeVar("M")

LENGTH = 4  # bytes
LARGEST = 16 * 1024 * 1024  # bytes of a message
MOST_WAITING = 64 * 1024 * 1024  # bytes that may wait for a process that does not read
_encoder = msgspec.msgpack.Encoder()


class Link(asyncio.Protocol, Generic[M]):
    """One end of a link. `hear` is called for each message, `lost` once when the link has ended."""

    def __init__(self, messages: Any, hear: Callable[[Link[M], M], None], lost: Callable[[Link[M]], None]) -> None:
        self._decoder: msgspec.msgpack.Decoder[M] = msgspec.msgpack.Decoder(messages)
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.process: int | None = None  # the other end, when it is known

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._lost(self)

    def send(self, message: Any) -> None:
        """Send something; nothing if the link has ended."""
        if self._transport is None or self._transport.is_closing():
            return
        data = _encoder.encode(message)
        self._transport.write(len(data).to_bytes(LENGTH) + data)
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            log.error("process %s does not read: its link is closed", self.process)
            self._transport.abort()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        begin = 0
        while len(self._buffer) - begin >= LENGTH:
            size = int.from_bytes(self._buffer[begin : begin + LENGTH])
            end = begin + LENGTH + size
            if len(self._buffer) < end and size <= LARGEST:
                break
            try:
                message = self._decoder.decode(self._buffer[begin + LENGTH : end])
            except msgspec.DecodeError:  # also if it is too large and not complete
                log.error("a link brings what is no message: it is closed")
                self.close()
                return
            begin = end
            self._hear(self, message)
        del self._buffer[:begin]
