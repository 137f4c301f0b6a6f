"""Who is banned or muted, as far as the server knows: admins write it to the database, which is read regularly."""

from __future__ import annotations

from typing import Protocol

from overrule.server.store.moderation import ADDRESS, BAN, MUTE, Sanction
from overrule.server.wire import Refusal


class OrderStore(Protocol):
    """A store of sanctions."""

    def sanctions(self) -> list[Sanction]: ...


class Order:
    """People who are banned, by owner and by address, and people who are muted."""

    def __init__(self, store: OrderStore) -> None:
        self.store = store
        self.banned: dict[str, str] = {}  # with the reason
        self.muted: frozenset[str] = frozenset()

    def read(self) -> None:
        """Load who is banned and muted now."""
        found = self.store.sanctions()
        self.banned = {one.target: one.reason for one in found if one.kind == BAN}
        self.muted = frozenset(one.target for one in found if one.kind == MUTE)

    def is_banned(self, owner: str, address: str) -> bool:
        return owner in self.banned or ADDRESS + address in self.banned

    def check(self, owner: str) -> None:
        """Raise Refusal for a banned person."""
        if owner in self.banned:
            raise Refusal("account/banned", reason=self.banned[owner])

    def check_address(self, address: str) -> None:
        """Raise Refusal for an address that is banned."""
        if ADDRESS + address in self.banned:
            raise Refusal("account/banned", reason=self.banned[ADDRESS + address])
