"""What the positions of all games have in common: hands and decks, the turn, the open question, chance."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from overrule.core.arrays import copy_zones, empty_zones, row
from overrule.core.frames import Frame
from overrule.core.knowledge import Knowledge
from overrule.core.notes import BY_FRAMES, NO_NOTE, Note, Notes, SeenCard
from overrule.core.rng import Rng

NOBODY: Final[i64] = -1
PLAYING: Final[i64] = 0  # how a match ended: not yet
MOST_CODE: Final = 1 << 60


def codes_of(s: CommonPosition) -> list[int]:
    """The options on offer, for callers outside the engine."""
    return list(s.options) if s.asking >= 0 else []


def offers(s: CommonPosition, code: object) -> bool:
    """Whether a code, or anything that a caller passes as one, is on offer."""
    return s.asking >= 0 and isinstance(code, int) and 0 <= code < MOST_CODE and code in s.options


@mypyc_attr(acyclic=True)
class CommonPosition(Knowledge):
    """The part of a position that knows no rules; each game adds the rest."""

    hands: vec[vec[i64]]
    decks: vec[vec[i64]]  # the last one is on top
    turn: i64
    player: i64  # whose turn it is
    asking: i64
    question: i64
    options: vec[i64]
    answer: i64
    decisions: i64
    ending: i64
    skip_single: bool  # questions with one option answer themselves, even if hidden cards left only that one
    streams: list[Rng]  # of randomness; the first ones are those of the decks
    notes: Notes | None
    frames: vec[Frame]  # what is under way, the innermost last

    __slots__ = tuple(__annotations__)

    @abstractmethod
    def copy(self) -> CommonPosition:
        """A copy that continues exactly like this position and shares nothing that changes. It records no events."""

    def empty(self, seats: i64, cards: i64, kind: vec[i64]) -> None:
        """All zones are empty, and nothing is asked. `kind` says what is in the slots, of which `cards` are dealt."""
        self.cards = cards
        self.audience = seats
        self.kind = kind
        self.handle = row(0, len(kind))
        self.next_handle = len(kind)
        self.pool = vec[i64]()
        self.pools = [0]
        self.alike = vec[bool]([False] * seats)
        self.hands = empty_zones(seats)
        self.decks = empty_zones(seats)
        self.turn = 1
        self.player = 0
        self.asking = NOBODY
        self.question = 0
        self.options = vec[i64]()
        self.answer = 0
        self.decisions = 0
        self.ending = PLAYING
        self.skip_single = False
        self.streams = []
        self.notes = None

    def copy_to(self, twin: CommonPosition) -> None:
        """Copy this part to another position, sharing nothing that changes. The twin writes no events."""
        twin.cards = self.cards
        twin.audience = self.audience
        twin.kind = self.kind[:]
        twin.handle = self.handle[:]
        twin.next_handle = self.next_handle
        twin.pool = self.pool[:]
        twin.pools = self.pools[:] if len(self.pool) > 0 else self.pools  # nobody adds to them in a play-out
        twin.alike = self.alike[:]
        twin.hands = copy_zones(self.hands)
        twin.decks = copy_zones(self.decks)
        twin.turn = self.turn
        twin.player = self.player
        twin.asking = self.asking
        twin.question = self.question
        twin.options = self.options[:]
        twin.answer = self.answer
        twin.decisions = self.decisions
        twin.ending = self.ending
        twin.skip_single = self.skip_single
        twin.streams = [stream.copy() for stream in self.streams]
        twin.notes = None

    def ask(self, seat: i64, question: i64, options: vec[i64], private: bool = False) -> None:
        """Ask a seat. A question with one option answers itself, unless hidden cards ruled out the others.

        The frame that asks goes on with its next step once `answer` is there.
        """
        if len(options) == 1 and (self.skip_single or not private):
            self.answer = options[0]
            return
        self.asking = seat
        self.question = question
        self.options = options

    def shuffle(self, deck: i64) -> None:
        """Shuffle a deck: slots stay, kinds swap places. With fewer than two cards there is no event."""
        self.mix(self.decks[deck], self.streams[deck])
        if self.notes is not None and len(self.decks[deck]) > 1:
            self.note("shuffled", {"seat": deck, "count": len(self.decks[deck])}, [])

    # ----------------------------------------------------------------------------------------------------- notes

    def note(self, kind: str, facts: dict[str, object], slots: list[int], actor: SeenCard | None = None) -> None:
        """Note an event with the cards it is about, each as every viewer knows it at this moment."""
        if self.notes is not None:
            self._write(self.notes, kind, facts, slots, len(self.frames), actor)

    def note_frame(self, kind: str, facts: dict[str, object], slots: list[int], actor: SeenCard | None = None) -> None:
        """Note an event that announces the top frame: it is the cause of whatever the frame does."""
        self.note_frame_at(len(self.frames) - 1, kind, facts, slots, actor)

    def note_frame_at(
        self, depth: i64, kind: str, facts: dict[str, object], slots: list[int], actor: SeenCard | None = None
    ) -> None:
        """Note an event that announces the frame at a depth."""
        if self.notes is not None:
            note = self._write(self.notes, kind, facts, slots, depth, actor)
            self.notes.bind(self.frames[depth], note.number).notes.append(note)

    def _write(
        self, notes: Notes, kind: str, facts: dict[str, object], slots: list[int], depth: int, actor: SeenCard | None
    ) -> Note:
        cards = [self.seen_card(slot) for slot in slots]
        note = notes.write(kind, facts, cards, notes.cause(self.frames, depth), actor)
        if notes.pictures and len(self.frames) > 0:  # before the first turn there is nothing to see
            note.picture = self.copy()
        return note

    def lead(self, number: i64) -> None:
        """The next notes follow from this one, until `unlead`."""
        if self.notes is not None:
            self.notes.led = number

    def lead_on(self) -> None:
        """The next notes follow from the last one, until `unlead`."""
        if self.notes is not None:
            self.notes.led = self.notes.last

    def unlead(self) -> None:
        """The next notes follow from what is under way."""
        if self.notes is not None:
            self.notes.led = BY_FRAMES

    def note_apart(self, kind: str, facts: dict[str, object], slots: list[int]) -> None:
        """Note an event that follows from nothing."""
        self.lead(NO_NOTE)
        self.note(kind, facts, slots)
        self.unlead()

    def seen_card(self, slot: i64) -> SeenCard:
        """A card as every viewer knows it at this moment."""
        kind = self.kind[slot]
        viewers = range(self.audience + 1)
        return SeenCard(self.handle[slot], [kind if self.knows(viewer, slot) else -1 for viewer in viewers])
