"""Seats of a room, how people want them filled, and what is kept of a room besides its moves."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from overrule.bots import BOTS
from overrule.games import GAMES
from overrule.games.conquerors.decks import Problem, check_deck, find_deck, ready_made
from overrule.games.conquerors.vocabulary import Deck
from overrule.server.match.thinking import USUAL_BOT
from overrule.server.wire import Clock, CreateRoom, Refusal, SeatWish, check_name

# Options of a match that people may set; cards of one's own are not for others to be surprised by.
OPTIONS = {
    "compile": frozenset({"sets", "protocols", "first", "control"}),
    "conquerors": frozenset({"sets", "first", "block_limit"}),
}
WITH_DECKS = "conquerors"
SEED_BITS = 64
CHANCE: random.Random = random.SystemRandom()


class RoomError(Refusal):
    """Something that a room cannot do now."""


class BadDeckError(RoomError):
    """A deck that cannot be played, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("room/deck")
        self.problems = problems

    def text(self, lang: str) -> str:
        return " ".join([super().text(lang), *(problem.text(lang) for problem in self.problems)])


@dataclass(frozen=True)
class Person:
    """Somebody with a browser: the id of their session, their name, and whose account the match belongs to."""

    id: str
    name: str
    owner: str | None = None


class Seat(Struct):
    """A place at the table. `kind`: person, local (at the screen of a person), bot, or open."""

    kind: str
    who: str | None = None
    name: str = ""
    owner: str | None = None
    bot: str | None = None
    deck: Any = None

    @property
    def is_person(self) -> bool:
        return self.kind in ("person", "local")


class RoomRecord(Struct):
    """What is kept of a room besides its moves. Without a seed the match has not begun.

    `began`: when it did, by the lobby's clock; `seconds`: how long a match that is over has taken.
    """

    id: str
    game: str
    version: str
    seats: list[Seat]
    wishes: dict[str, Any]
    options: Any
    seed: int | None
    secret: str
    clock: Clock | None = None
    public: bool = False
    ended: bool = False
    wished_seed: int | None = None
    began: float | None = None
    seconds: int | None = None


def wished_room(creator: Person, wish: CreateRoom) -> RoomRecord:
    """A room as somebody wants it; raises RoomError, WireError or BadOptions where that cannot be."""
    if wish.game not in GAMES:
        raise RoomError("room/game", games=", ".join(GAMES))
    game = GAMES[wish.game]
    if len(wish.seats) not in game.seats:
        raise RoomError("room/seats", seats="–".join(map(str, sorted({min(game.seats), max(game.seats)}))))
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise RoomError("room/one-of-you")
    strange = sorted(set(wish.options) - OPTIONS[wish.game])
    if strange:
        raise RoomError("room/option", option=strange[0][:40])
    first = wish.options.get("first", "random")
    if isinstance(first, int) and first not in range(len(wish.seats)):
        raise RoomError("room/option", option="first")
    if wish.seed is not None and any(seat.kind not in ("me", "bot") for seat in wish.seats):
        raise RoomError("room/seed")
    game.read_options(wish.options)
    seats = [_seat(creator, seat, game.id) for seat in wish.seats]
    return new_record(game.id, seats, wish.options, wish.clock, wish.public, wish.seed)


def new_record(
    game: str,
    seats: list[Seat],
    wishes: dict[str, Any],
    clock: Clock | None,
    public: bool = False,
    wished_seed: int | None = None,
) -> RoomRecord:
    """A room whose match has not begun."""
    return RoomRecord(
        id=secrets.token_hex(6),
        game=game,
        version=GAMES[game].version,
        seats=seats,
        wishes=wishes,
        options=None,
        seed=None,
        secret=secrets.token_urlsafe(16),
        clock=clock,
        public=public,
        wished_seed=wished_seed,
    )


def new_seed() -> int:
    """What a match is dealt from; nobody can guess it."""
    return CHANCE.getrandbits(SEED_BITS)


def options_of(record: RoomRecord) -> Any:
    """The options of a match that begins now, as plain data; whoever has no deck gets a ready-made one by chance."""
    game = GAMES[record.game]
    wishes = dict(record.wishes)
    if game.id == WITH_DECKS:
        names = list(ready_made())
        wishes["decks"] = [seat.deck if seat.deck is not None else CHANCE.choice(names) for seat in record.seats]
    return game.write_options(game.read_options(wishes))


def _seat(creator: Person, wish: SeatWish, game: str) -> Seat:
    """A seat as somebody wants it filled."""
    deck = check_wished_deck(wish.deck, game)
    match wish.kind:
        case "me":
            return Seat("person", creator.id, creator.name, creator.owner, deck=deck)
        case "local":
            name = check_name(wish.name) if wish.name is not None else ""
            return Seat("local", creator.id, name, creator.owner, deck=deck)
        case "bot":
            bot = wish.bot or USUAL_BOT
            if bot not in BOTS:
                raise RoomError("room/bot", bots=", ".join(BOTS))
            return Seat("bot", bot=bot, deck=deck)
        case _:
            return Seat("open")


def own_deck(name: str, cards: Mapping[str, int]) -> Deck:
    """A deck that somebody keeps, as the game reads it."""
    return Deck("own", dict(cards), {"en": name, "cs": name} if name else {})


def check_wished_deck(deck: Any, game: str) -> Any:
    """The id of a ready-made deck, or a legal deck as plain data; raises RoomError."""
    if deck is None:
        return None
    if game != WITH_DECKS:
        raise RoomError("room/no-decks")
    if isinstance(deck, str):
        if find_deck(deck) is None:
            raise RoomError("room/deck-unknown", deck=deck[:40])
        return deck
    try:
        read = msgspec.convert(deck, Deck)
    except msgspec.ValidationError:
        raise RoomError("room/deck-malformed") from None
    problems = check_deck(read)
    if problems:
        raise BadDeckError(problems)
    return msgspec.to_builtins(read)
