"""Fair deals: nobody decides alone how the cards lie, and afterwards anybody can check that.

1. Before the deal the server draws a *secret* and shows its *commitment*, a hash: now it cannot change the secret.
2. Each player adds a *share*, any text, without knowing the secret.
3. Secret and shares together give the seed of the deal, and the random choices before it.
4. When the match is over the secret is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

SECRET_BYTES = 32
SEED_BYTES = 8


class Proof(Struct, forbid_unknown_fields=True):
    """Everything needed to check a deal: what was agreed, what each player added, and the record of the match."""

    room: str
    secret: str
    commitment: str
    shares: list[str]
    wishes: dict[str, Any]
    decks: list[Any]
    record: Any


def new_secret() -> str:
    """What a deal is made of; nobody can guess it."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """The hash of a secret, which is shown before the deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Deal:
    """What follows from a secret and the players' shares, one for each seat; an empty text for none.

    Nothing else goes in: the server could choose it once it knows the shares.
    """

    def __init__(self, secret: str, shares: Sequence[str]) -> None:
        # The length of each share goes in, so that two lists of shares never look the same.
        told = "".join(f"{len(share)}:{share}" for share in shares)
        self._key = hmac.digest(bytes.fromhex(secret), told.encode(), "sha256")
        self._drawn = 0

    @property
    def seed(self) -> int:
        """The seed of the match."""
        return int.from_bytes(hmac.digest(self._key, b"seed", "sha256")[:SEED_BYTES], "big")

    def pick(self, items: Sequence[T]) -> T:
        """Any of these, each equally likely: numbers that would favour some are drawn again."""
        limit = 2**256 - 2**256 % len(items)
        while True:
            drawn = int.from_bytes(hmac.digest(self._key, f"pick {self._drawn}".encode(), "sha256"), "big")
            self._drawn += 1
            if drawn < limit:
                return items[drawn % len(items)]
