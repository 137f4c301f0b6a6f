"""Seats of a room, how people want them filled, and what is stored of a room besides its moves."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct

from overrule.bots import BOTS
from overrule.core import fair
from overrule.core.errors import BadDeck, BadOptions, OverruleError
from overrule.games import KITS, kit
from overrule.puzzles import find, opened
from overrule.server.match.thinking import USUAL_BOT
from overrule.server.wire import CardName, Clock, Copies, CreateRoom, Refusal, SeatKind, SeatWish, check_name

OTHER_VERSION = "room/other-version"  # the rules of a match differ from those of this process
ACCOUNT = "account:"  # prefix of owners with an account
USUAL_CLOCK = Clock(bank=1200, increment=10)  # of open tables
MOST_ENTRIES = 100  # of a deck to play with; it has no more cards than that
MOST_PROBLEMS = 10  # problems of a deck that are told together
PUZZLE_BOT = "expert"  # answers what a puzzle leaves to the others
LARGEST_OPTIONS = 1000  # bytes: the usual ones need a few hundred


class RoomError(Refusal):
    """Something that a room cannot do now."""


class BadDeckError(RoomError):
    """A deck that cannot be played, with what is wrong with it."""

    def __init__(self, problems: Sequence[Any]) -> None:
        super().__init__("room/deck")
        self.problems = problems[:MOST_PROBLEMS]

    def text(self, lang: str) -> str:
        return " ".join([super().text(lang), *(problem.text(lang) for problem in self.problems)])


@dataclass(frozen=True)
class Person:
    """A person who plays: a guest, by the id of their session, an account on all its devices, or a program.

    `owner`: the owner of decks and matches; a program has those of the person who created it.
    """

    id: str
    name: str
    owner: str | None = None
    is_program: bool = False


class Seat(Struct):
    """A place at the table: for a person, a further person at the same screen, a bot, or anybody who joins."""

    kind: SeatKind
    who: str | None = None
    name: str = ""
    owner: str | None = None
    bot: str | None = None
    deck: Any = None
    program: bool = False  # `who` is a program, which is somebody else than its owner

    @property
    def is_person(self) -> bool:
        return self.kind in ("person", "local")

    @classmethod
    def of(cls, person: Person, deck: Any = None) -> Seat:
        return cls("person", person.id, person.name, person.owner, deck=deck, program=person.is_program)

    def belong_to(self, owner: str) -> None:
        """A guest has an account now: the seat is the account's, on all its devices."""
        self.owner = owner
        if owner.startswith(ACCOUNT) and not self.program:
            self.who = owner


class SentDeck(Struct):
    """The limits of a deck from a browser, checked before anything in it is looked up."""

    cards: Annotated[dict[CardName, Copies], Meta(max_length=MOST_ENTRIES)]
    id: CardName = ""
    names: Annotated[dict[CardName, CardName], Meta(max_length=10)] = {}


class RoomRecord(Struct):
    """What is stored of a room besides its moves. Without a seed the match has not begun.

    `version` is that of the rules and cards that the match began with: it cannot continue with others. So `cards` has
    what is printed on them, compressed. `began`: when, by the lobby's clock; `seconds`, `turns` and `winners`: of a
    match that is over; `brought`: by language, what each seat played with.
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
    turns: int | None = None
    winners: list[int] | None = None
    brought: dict[str, list[str]] = {}
    deal_secret: str = ""  # see core/fair.py; older rooms have none
    shares: list[str] = []
    hints: bool = False  # all have agreed that players may ask for hints
    puzzle: str | None = None  # the match begins where this puzzle does
    opening: list[str] = []  # the choices that led there
    cards: bytes = b""  # the options with them, as JSON; older rooms have none

    @property
    def commitment(self) -> str | None:
        """The commitment for the deal; none if the seed was chosen."""
        return fair.commitment_of(self.deal_secret) if self.deal_secret and self.wished_seed is None else None

    @property
    def deal(self) -> fair.Deal:
        """The secret and shares for the deal."""
        return fair.Deal(self.deal_secret, self.shares)


def wished_room(creator: Person, wish: CreateRoom) -> RoomRecord:
    """A room to a person's wishes; raises RoomError, WireError or BadOptions if that is impossible."""
    if wish.game not in KITS:
        raise RoomError("room/game", games=", ".join(KITS))
    if len(msgspec.json.encode(wish.options)) > LARGEST_OPTIONS:
        raise RoomError("wire/too-large", most=LARGEST_OPTIONS)
    if wish.puzzle is not None:
        return _puzzle_room(creator, wish.game, wish.puzzle)
    kit = KITS[wish.game]
    game = kit.game
    if len(wish.seats) not in game.seats:
        raise RoomError("room/seats", seats="–".join(map(str, sorted({min(game.seats), max(game.seats)}))))
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise RoomError("room/one-of-you")
    allowed = game.rules.options_type.__struct_fields__ if kit.rooms is None else kit.rooms().allowed
    strange = sorted(set(wish.options) - set(allowed))
    if strange:
        raise RoomError("room/option", option=strange[0][:40])
    first = wish.options.get("first", "random")
    if isinstance(first, int) and first not in range(len(wish.seats)):
        raise RoomError("room/option", option="first")
    if (wish.seed is not None or wish.after is not None) and any(seat.kind not in ("me", "bot") for seat in wish.seats):
        raise RoomError("room/seed")
    game.rules.read_options(wish.options)
    seats = [_seat(creator, seat, game.id) for seat in wish.seats]
    record = new_record(game.id, seats, wish.options, _clock(wish), wish.public, wish.seed)
    record.hints = wish.hints
    return record


def _puzzle_room(creator: Person, game: str, id: str) -> RoomRecord:
    """A room that begins at a puzzle: its seat is for the person who asks, the others are bots."""
    try:
        puzzle = find(game, id)
        state = opened(game, puzzle)
    except BadOptions:
        raise RoomError("puzzle/unknown", puzzle=id[:40]) from None
    except OverruleError:
        raise RoomError("puzzle/changed") from None
    seats = [Seat("bot", bot=PUZZLE_BOT) for _ in range(puzzle.seats)]
    seats[puzzle.seat] = Seat.of(creator)
    record = new_record(game, seats, puzzle.options, None, wished_seed=puzzle.seed)
    record.puzzle = id
    record.opening = state.choices
    return record


def _clock(wish: CreateRoom) -> Clock | None:
    """The clock of a match: open tables have one unless the request explicitly says none."""
    if wish.clock is not UNSET:
        return wish.clock
    return USUAL_CLOCK if wish.public and any(seat.kind == "open" for seat in wish.seats) else None


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
        version="",
        seats=seats,
        wishes=wishes,
        options=None,
        seed=None,
        secret=secrets.token_urlsafe(16),
        clock=clock,
        public=public,
        wished_seed=wished_seed,
        deal_secret=fair.new_secret(),
        shares=[""] * len(seats),
    )


def options_of(record: RoomRecord) -> Any:
    """The options of a match that begins now, as plain data."""
    kit = KITS[record.game]
    wishes = dict(record.wishes)
    if kit.rooms is not None and record.puzzle is None:
        wishes = kit.rooms().settle(wishes, [seat.deck for seat in record.seats], record.deal.pick)
    return kit.game.rules.write_options(kit.game.rules.read_options(wishes))


def known_rules() -> list[str]:
    """The rules that this process knows, as `rules_of` names those of a match."""
    return [f"{id}:{kit.game.rules.revision}" for id, kit in KITS.items()]


def rules_of(record: RoomRecord) -> str:
    """The rules that a match began with: the game and their revision."""
    return f"{record.game}:{record.version.partition('-')[0]}"


def version_of(record: RoomRecord) -> str:
    """The version of the rules and of the match's own cards, as they are now."""
    rules = KITS[record.game].game.rules
    return rules.version_of(rules.read_options(record.options))


def written_out(record: RoomRecord) -> bytes:
    """The options of a match that begins now, with what is printed on its cards."""
    rules = KITS[record.game].game.rules
    return zlib.compress(msgspec.json.encode(rules.pinned(rules.read_options(record.options))))


def keep_own_cards(record: RoomRecord) -> None:
    """Put the cards that a match began with into its options if the built-in ones have changed since.

    Raises RoomError if the game is missing or the rules have changed.
    """
    try:
        kit(record.game)
    except OverruleError:
        raise RoomError("room/other-game") from None
    if record.seed is None or _fits(record):
        return
    if record.cards:
        record.options = msgspec.json.decode(zlib.decompress(record.cards))
    if not _fits(record):
        raise RoomError(OTHER_VERSION)


def _fits(record: RoomRecord) -> bool:
    """Whether rules and cards are those that a match began with."""
    try:
        return record.version == version_of(record)
    except OverruleError:  # one of its cards is gone
        return False


def _seat(creator: Person, wish: SeatWish, game: str) -> Seat:
    """A seat as somebody wants it filled."""
    deck = check_wished_deck(wish.deck, game)
    match wish.kind:
        case "me":
            return Seat.of(creator, deck)
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


def check_wished_deck(deck: Any, game: str) -> Any:
    """The id of a ready-made deck, or a legal deck as plain data; raises RoomError."""
    if deck is None:
        return None
    decks = KITS[game].decks
    if decks is None:
        raise RoomError("room/no-decks")
    if isinstance(deck, str):
        if decks().find_deck(deck) is None:
            raise RoomError("room/deck-unknown", deck=deck[:40])
        return deck
    try:
        msgspec.convert(deck, SentDeck)
        read = decks().plain_deck(deck)
    except (BadDeck, msgspec.ValidationError):
        raise RoomError("room/deck-malformed") from None
    problems = decks().check_deck(read)
    if problems:
        raise BadDeckError(problems)
    return msgspec.to_builtins(read)
