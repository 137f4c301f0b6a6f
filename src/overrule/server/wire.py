"""Every message between server and browser, as data: the websocket's both ways, and the bodies of the HTTP API.

A message is a JSON object whose `type` says which one it is. Unreadable messages are refused with a WireError before
anything else happens; unknown fields are ignored, so that an older page can talk to a newer server.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from overrule.core.events import CardSeen
from overrule.messages import message
from overrule.server import names

LARGEST = 16 * 1024  # bytes of a message from a browser
LONGEST_CHAT = 300
LARGEST_SEED = 2**53 - 1  # numbers beyond are not exact in a browser

RoomId = Annotated[str, Meta(min_length=1, max_length=40)]
Share = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Reactions = Literal["smart", "full", "fast"]
Until = Literal["turn", "window", "card"]
Lang = Literal["en", "cs"]
SeatKind = Literal["person", "bot", "open", "local"]
Phase = Literal["waiting", "playing", "over"]
Stop = Annotated[str, Meta(max_length=20)]
CardName = Annotated[str, Meta(max_length=60)]
Copies = Annotated[int, Meta(ge=0, le=999)]


class Refusal(Exception):
    """A refusal and its reason: a code that never changes, and the arguments of its message."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.words = args

    @property
    def key(self) -> str:
        """The message, in the area `server`."""
        return f"error-{self.code.replace('/', '-')}"

    def text(self, lang: str) -> str:
        """Why, for people."""
        return message(lang, self.key, "server", **self.words)


class WireError(Refusal):
    """A message that cannot be read."""


# ----------------------------------------------------------------------------------------------------- from the browser


class Watch(Struct, tag_field="type", tag="watch"):
    """Watch a match. A private room requires the secret of the invitation."""

    room: RoomId
    secret: Secret | None = None


class Join(Struct, tag_field="type", tag="join"):
    """Return to one's seat, or take an open one. A private room requires the secret of the invitation.

    `share`: what the player adds to the deal.
    """

    room: RoomId
    secret: Secret | None = None
    seat: SeatNumber | None = None
    deck: Any = None
    share: Share | None = None


class Leave(Struct, tag_field="type", tag="leave"):
    """Stop following a room; before the match has begun, this also gives up one's seat."""

    room: RoomId


class Choose(Struct, tag_field="type", tag="choose"):
    """Answer the question of that number. `careful`: refuse it (`room/no-gain`) if it would bring nothing."""

    room: RoomId
    number: int
    key: Annotated[str, Meta(max_length=200)]
    careful: bool = False


class Uncover(Struct, tag_field="type", tag="uncover"):
    """On a shared screen: the next player now sits in front of it."""

    room: RoomId


class Concede(Struct, tag_field="type", tag="concede"):
    """Concede. On a shared screen, `seat` says who; otherwise it is the player who is asked, or sat there last."""

    room: RoomId
    seat: SeatNumber | None = None


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back one's last choice; with other people, ask them."""

    room: RoomId


class AnswerUndo(Struct, tag_field="type", tag="answer-undo"):
    """Allow somebody to take back a choice, or refuse."""

    room: RoomId
    yes: bool


class Passing(Struct, tag_field="type", tag="passing"):
    """Pass reactions from now on: until one's turn, for the present window, or (null) no more.

    `card`: never ask about the card of the open question again in this match.
    """

    room: RoomId
    until: Until | None = None


class Settings(Struct, tag_field="type", tag="settings"):
    """When to be asked for reactions. A stop is `own:main`, `other:attack` and so on."""

    reactions: Reactions = "smart"
    stops: Annotated[list[Stop], Meta(max_length=20)] = []


class Chat(Struct, tag_field="type", tag="chat"):
    """Send a chat message to everybody in a room."""

    room: RoomId
    text: str


class Mute(Struct, tag_field="type", tag="mute"):
    """Mute the chat of a seat, or (null) of the spectators; `on: false` unmutes it."""

    room: RoomId
    seat: SeatNumber | None = None
    on: bool = True


class Rematch(Struct, tag_field="type", tag="rematch"):
    """Play again with the same people. `share`: what the player adds to the deal."""

    room: RoomId
    share: Share | None = None


class Claim(Struct, tag_field="type", tag="claim"):
    """Claim the win against players who have left."""

    room: RoomId


class Story(Struct, tag_field="type", tag="story"):
    """Get the last turn of another player, step by step."""

    room: RoomId


class Hint(Struct, tag_field="type", tag="hint"):
    """Ask what is best at the question of that number; better answers follow while it is open."""

    room: RoomId
    number: int


class Language(Struct, tag_field="type", tag="lang"):
    """Get everything in another language from now on."""

    lang: Lang


class OpenRooms(Struct, tag_field="type", tag="rooms"):
    """Get the open tables, now and whenever one changes; `on: false` ends it."""

    on: bool = True


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


RoomCommand = (
    Watch
    | Join
    | Leave
    | Choose
    | Uncover
    | Concede
    | Undo
    | AnswerUndo
    | Passing
    | Chat
    | Mute
    | Rematch
    | Claim
    | Story
    | Hint
)
ClientMessage = RoomCommand | Settings | Language | OpenRooms | Ping

_client = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(data: str | bytes) -> ClientMessage:
    """A message from a browser; raises WireError."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > LARGEST:
        raise WireError("wire/too-large", most=LARGEST)
    try:
        read: ClientMessage = _client.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise WireError("wire/malformed") from None
    return read


def encode(sent: Any) -> str:
    """A message to a browser, as JSON."""
    return _encoder.encode(sent).decode()


# ------------------------------------------------------------------------------------------------------- to the browser


class SeatInfo(Struct):
    """Who sits where. `away`: seconds since a person's connection was lost; `out`: has lost, the others play on.

    `account`: the name is that of an account, so that nobody else can have it.
    """

    name: str
    kind: SeatKind
    connected: bool
    bot: str | None = None
    away: int | None = None
    out: bool = False
    account: bool = False


class OptionInfo(Struct):
    """One answer, in words and in parts."""

    key: str
    label: str
    facts: dict[str, Any]


class DecisionInfo(Struct):
    """The question to the viewer. Its number is never used twice, not even after an undo."""

    number: int
    seat: int
    kind: str
    prompt: str
    source: str | None
    facts: dict[str, Any]
    options: list[OptionInfo]


class Waiting(Struct):
    """For whom the viewer waits."""

    seat: int
    prompt: str


class EventInfo(TypedDict):
    """Something that happened, in words and in parts. A game's catalogue of events lists its further facts."""

    kind: str
    text: str  # empty if another sentence covers it
    number: NotRequired[int]  # its place in the match
    cause: NotRequired[int | None]  # the number of its cause
    actor: NotRequired[CardSeen]  # the card that acts
    told_in: NotRequired[int]  # the number of the event whose sentence tells this one, too
    numbers: NotRequired[list[int]]  # of the events for which this one stands
    seat: NotRequired[int]
    cards: NotRequired[list[CardSeen]]


class LogEntry(Struct):
    """A sentence of the log; `cards` are the ids of the cards that it may name.

    `number` is that of its event, `parent` that of the sentence that it follows from.
    """

    turn: int
    seat: int | None
    text: str
    cards: list[str]
    number: int
    parent: int | None
    mark: Literal["turn", "trigger", "reaction"] | None


class Change(Struct):
    """A value to be set in an observation: the keys and places that lead to it."""

    path: list[str | int]
    value: Any


class StepInfo(Struct):
    """A step in which events are shown: up to which one, and how the table differed then from the final one."""

    upto: int
    changes: list[Change]


class ClockInfo(Struct):
    """Seconds that each seat has left, and whose clock runs."""

    left: list[float]
    running: int | None
    bank: int
    increment: int


class UndoInfo(Struct):
    """Whether the viewer could take back a choice now; why not, in words; who asks to (a seat); who must answer.

    `asks`: others would be asked first. `answer`: the viewer is one of those who are being asked.
    """

    can: bool
    why: str | None = None
    asks: bool = False
    asked_by: int | None = None
    answer: bool = False


class PassingInfo(Struct):
    """How reactions of the viewer's seat are passed; `now`: the open question is being passed automatically."""

    reactions: Reactions
    stops: list[str]
    until: Until | None = None
    now: bool = False


class ClaimInfo(Struct):
    """Who has left; `can`: the viewer may claim the match from them now, otherwise after `after` seconds."""

    seats: list[int]
    can: bool
    after: int


class Ending(Struct):
    """How the match ended, in words and numbers."""

    winners: list[int]
    reason: str
    rule: str
    text: str
    numbers: dict[str, Any]


class ChatLine(Struct):
    """Something somebody said. `seat` is null for those who watch."""

    number: int
    seat: int | None
    name: str
    text: str


class AreaCard(Struct, frozen=True):
    """A card in an area; face down it has no id."""

    id: str | None
    name: str


class AreaInfo(Struct, frozen=True):
    """A part of the table in words, for clients that have no table of the game."""

    title: str
    seat: int | None
    lines: list[str]
    cards: list[AreaCard]


class View(Struct):
    """A viewer's whole view of a match. `cover`: the table is covered until this seat's player uncovers it.

    `seats_of_yours`: all seats of the viewer, more than one on a shared screen. `rematch`: the seats that want
    one; `next`: the room where it is played. `events` and `log` are those since the viewer's last view; `fresh` says
    that there was none before, or that it is void (after an undo or in another language): then the log is whole.
    `steps` say how the table looked in between, so that the events can be shown one after the other.
    `commitment`: the server's commitment for the deal; when the match is over, for that of a rematch.
    `hints`: the viewer may ask for hints, or could if they took a seat.
    """

    room: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: int | None
    seats_of_yours: list[int]
    spectators: int
    phase: Phase
    observation: Any
    plain: list[AreaInfo] | None  # the table in words, if the game has no table of its own in the client
    decision: DecisionInfo | None
    waiting: Waiting | None
    cover: int | None
    events: list[EventInfo]
    steps: list[StepInfo]
    fresh: bool
    log: list[LogEntry]
    clock: ClockInfo | None
    undo: UndoInfo
    passing: PassingInfo | None
    claim: ClaimInfo | None
    outcome: Ending | None
    chat: list[ChatLine]
    muted: list[int | None]
    rematch: list[int]
    next: str | None
    invite: str | None
    public: bool
    lang: str
    commitment: str | None = None
    hints: bool = False


class ViewMessage(Struct, tag_field="type", tag="view"):
    """What a match looks like now. `seq` grows with each view of a room that a connection gets."""

    room: str
    seq: int
    view: View


class StoryMessage(Struct, tag_field="type", tag="story"):
    """What happened in a turn, and how the table looked at its end; no events where there was no such turn."""

    room: str
    observation: Any
    events: list[EventInfo]
    steps: list[StepInfo]


class HintInfo(Struct):
    """An option as the search judges it: the chance to win after it, the standard error, and why."""

    key: str
    chance: float
    error: float
    why: str


class HintMessage(Struct, tag_field="type", tag="hint"):
    """The options of a question, the best one first; none if they cannot be judged. `final`: nothing better follows."""

    room: str
    number: int
    options: list[HintInfo]
    final: bool


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Somebody has said something."""

    room: str
    line: ChatLine


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """The browser's message was refused."""

    code: str
    message: str
    args: dict[str, str | int] = {}
    room: str | None = None


class OpenTable(Struct):
    """A public room that somebody can join, or a public match to watch."""

    room: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    free: int
    options: dict[str, Any]
    clock: Clock | None


class RoomsMessage(Struct, tag_field="type", tag="rooms"):
    """The open tables."""

    rooms: list[OpenTable]


class TableMessage(Struct, tag_field="type", tag="table"):
    """An open table is new, has changed, or (null) is no longer open."""

    room: str
    table: OpenTable | None


class RoomGone(Struct, tag_field="type", tag="gone"):
    """A room has been closed."""

    room: str


class Pong(Struct, tag_field="type", tag="pong"):
    """I am here."""


ServerMessage = (
    ViewMessage
    | StoryMessage
    | HintMessage
    | ChatMessage
    | ErrorMessage
    | RoomsMessage
    | TableMessage
    | RoomGone
    | Pong
)


# ------------------------------------------------------------------------------------------------------------ HTTP API


class Clock(Struct, frozen=True):
    """Seconds for the whole match, and seconds that every answer gives back."""

    bank: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class SeatWish(Struct):
    """How a seat is to be filled: by the person who asks, a bot, anybody who joins, or another player at the same
    screen.

    `deck` is the id of a ready-made deck, or a deck of one's own as plain data; without one, any ready-made deck.
    """

    kind: Literal["me", "bot", "open", "local"]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    deck: Any = None
    name: str | None = None


class After(Struct):
    """A moment of a match that is over: after a number of choices."""

    room: RoomId
    choices: Annotated[int, Meta(ge=0)]


class CreateRoom(Struct):
    """A request for a match. `seed`: a certain deal, for lessons; only if all others are bots.

    Without `clock`, a public table has the usual one, and others have none. `hints`: players may ask for hints, which
    everybody who joins agrees to; a person who plays only against bots always may. `after`: play on from there, with
    its deal and its options; only if all others are bots.
    """

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(max_length=6)]
    options: dict[str, Any] = {}
    clock: Clock | UnsetType | None = UNSET
    public: bool = False
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    share: Share | None = None  # what the person adds to the deal
    hints: bool = False
    after: After | None = None
    puzzle: Annotated[str, Meta(max_length=60)] | None = None  # it brings its own `seats` and `options`


class RoomCreated(Struct):
    """The new room. `invite` is the secret for joining, null if nobody can join."""

    room: str
    invite: str | None


class Failure(Struct):
    """The body of an HTTP error."""

    code: str
    message: str
    args: dict[str, str | int] = {}


# ------------------------------------------------------------------------------------------------ names and sentences


def check_name(given: str) -> str:
    """A display name without spaces around it; raises WireError."""
    name = unicodedata.normalize("NFC", given).strip(" ")
    if not names.is_name(name):
        raise WireError("wire/name", most=names.LONGEST)
    return name


def check_chat(given: str) -> str:
    """A chat message in one line; raises WireError."""
    text = " ".join("".join(letter for letter in " ".join(given.split()) if not names.is_hidden(letter)).split())
    if not 1 <= len(text) <= LONGEST_CHAT:
        raise WireError("wire/chat", most=LONGEST_CHAT)
    return text
