"""What the positions of all games have in common: hands and decks, the turn, the open question, chance."""

from __future__ import annotations

from typing import Final

from overrule.core.knowledge import Knowledge
from overrule.core.notes import Note, Notes, SeenCard
from overrule.core.rng import Rng

NOBODY: Final = -1
PLAYING: Final = 0  # how a match ended: not yet


class CommonPosition(Knowledge):
    """The part of a position that knows no rules; that of a game adds the rest."""

    hands: list[list[int]]
    decks: list[list[int]]  # the last one is on top
    turn: int
    player: int  # whose turn it is
    asking: int
    question: int
    options: list[int]
    answer: int
    decisions: int
    ending: int
    skip_single: bool  # questions with one option answer themselves, also where hidden cards made them so
    streams: list[Rng]  # of randomness; the first ones are those of the decks
    notes: Notes | None

    def empty(self, seats: int, cards: int, kind: list[int]) -> None:
        """Nothing lies anywhere, nothing is asked. `kind` says what is in the slots, of which `cards` are dealt."""
        self.cards = cards
        self.audience = seats
        self.kind = kind
        self.handle = list(range(len(kind)))
        self.next_handle = len(kind)
        self.pool = []
        self.pools = [0]
        self.alike = [False] * seats
        self.hands = [[] for _ in range(seats)]
        self.decks = [[] for _ in range(seats)]
        self.turn = 1
        self.player = 0
        self.asking = NOBODY
        self.question = 0
        self.options = []
        self.answer = 0
        self.decisions = 0
        self.ending = PLAYING
        self.skip_single = False
        self.streams = []
        self.notes = None

    def copy_to(self, twin: CommonPosition) -> None:
        """Make this part of another position the same, sharing nothing that changes. The twin writes no events."""
        twin.cards = self.cards
        twin.audience = self.audience
        twin.kind = self.kind[:]
        twin.handle = self.handle[:]
        twin.next_handle = self.next_handle
        twin.pool = self.pool[:]
        twin.pools = self.pools[:]
        twin.alike = self.alike[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
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

    def ask(self, seat: int, question: int, options: list[int], private: bool = False) -> None:
        """Ask a seat. A question with one option answers itself, unless hidden cards made it that few.

        The frame that asks goes on with its next step once `answer` is there.
        """
        if len(options) == 1 and (self.skip_single or not private):
            self.answer = options[0]
            return
        self.asking = seat
        self.question = question
        self.options = options

    def shuffle(self, deck: int) -> None:
        """Shuffle a deck: its slots stay, the kinds in them change places."""
        self.mix(self.decks[deck], self.streams[deck])
        if self.notes is not None:
            self.note("shuffled", {"seat": deck, "count": len(self.decks[deck])}, [])

    def note(self, kind: str, facts: dict[str, object], slots: list[int]) -> None:
        """Note an event with the cards it is about, each as every viewer knows it at this moment."""
        if self.notes is not None:
            self.notes.entries.append(Note(kind, facts, [self._seen(slot) for slot in slots]))

    def _seen(self, slot: int) -> SeenCard:
        kind = self.kind[slot]
        viewers = range(self.audience + 1)
        return SeenCard(self.handle[slot], [kind if self.knows(viewer, slot) else -1 for viewer in viewers])
