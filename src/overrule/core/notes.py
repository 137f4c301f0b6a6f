"""What happened in a match, recorded for those who watch.

Notes are a tree: each has a number and names the note that it follows from, its cause. Usually that is the note that
announces the innermost frame under way; `led` says if it is another one. Notes exist only if events are wanted: what
they need is kept here and not in frames and positions, which simulations use, too.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from overrule.core.frames import Frame

NO_NOTE: Final = -1
BY_FRAMES: Final = -2  # of `led`: the frames under way say what a note follows from


@final
class SeenCard:
    """A card in an event: its handle, and its kind for each viewer who knew it at that moment, or -1."""

    def __init__(self, handle: int, kinds: list[int]) -> None:
        self.handle = handle
        self.kinds = kinds


@final
class Note:
    """One thing that happened: facts for all, and cards that each viewer may or may not know.

    `cause` is the number of the note that it follows from, `actor` the card that does it, `picture` a copy of the
    position at that moment, if those who watch want to see each step.
    """

    def __init__(
        self,
        number: int,
        kind: str,
        facts: dict[str, object],
        cards: list[SeenCard],
        cause: int,
        actor: SeenCard | None,
    ) -> None:
        self.number = number
        self.kind = kind
        self.facts = facts
        self.cards = cards
        self.cause = cause
        self.actor = actor
        self.picture: object = None


@final
class Told:
    """A frame that is told of: the note that what it does follows from, and how many notes there were then.

    `notes` are those that were written to tell of it.
    """

    def __init__(self, frame: Frame, number: int, since: int) -> None:
        self.frame = frame  # kept, so that no other frame gets its place in memory
        self.number = number
        self.since = since
        self.notes: list[Note] = []


@final
class Notes:
    """Where a position records what happens. Simulations have none."""

    def __init__(self, pictures: bool = False, first: int = 0) -> None:
        self.pictures = pictures
        self.first = first  # the number of the first note
        self.entries: list[Note] = []
        self.actors: list[SeenCard | None] = []  # of all notes that were ever written
        self.led: int = BY_FRAMES
        self.passed: int = NO_NOTE  # the number of the next note when somebody last declined something
        self._told: dict[int, Told] = {}  # by the frame's place in memory
        self._kept: dict[tuple[int, ...], list[int]] = {}

    @property
    def count(self) -> int:
        """The number of the next note."""
        return self.first + len(self.actors)

    @property
    def last(self) -> int:
        """The number of the last note."""
        return self.count - 1

    def write(
        self, kind: str, facts: dict[str, object], cards: list[SeenCard], cause: int, actor: SeenCard | None = None
    ) -> Note:
        """Record what happened. If no card is given as the actor, it is the actor of the cause."""
        if actor is None and cause >= self.first:
            actor = self.actors[cause - self.first]
        note = Note(self.count, kind, facts, cards, cause, actor)
        self.actors.append(actor)
        self.entries.append(note)
        return note

    def cause(self, frames: vec[Frame], depth: int) -> int:
        """The note that the next one follows from: the one that leads, or that of the innermost frame below a depth."""
        if self.led != BY_FRAMES:
            return self.led
        for at in range(depth - 1, -1, -1):
            number = self.number_of(frames[at])
            if number != NO_NOTE:
                return number
        return NO_NOTE

    def bind(self, frame: Frame, number: int) -> Told:
        """This note is the cause of whatever a frame does."""
        told = self._told.get(id(frame))
        if told is None:
            told = self._told[id(frame)] = Told(frame, number, self.count)
        told.number = number
        told.since = self.count
        return told

    def number_of(self, frame: Frame) -> int:
        """The note that tells of a frame."""
        told = self._told.get(id(frame))
        return NO_NOTE if told is None else told.number

    def notes_of(self, frame: Frame) -> list[Note]:
        """The notes that were written to tell of a frame."""
        told = self._told.get(id(frame))
        return [] if told is None else told.notes

    def nothing_since(self, frame: Frame) -> bool:
        """Whether nothing was noted since a frame was told of."""
        told = self._told.get(id(frame))
        return told is not None and told.since == self.count

    def keep(self, key: tuple[int, ...], number: int) -> None:
        """Remember the cause of something that happens later: a triggered effect, a death."""
        self._kept.setdefault(key, []).append(number)

    def kept(self, key: tuple[int, ...]) -> int:
        """What was remembered first for a key, which is forgotten now; BY_FRAMES if there is nothing."""
        numbers = self._kept.get(key)
        if numbers is None:
            return BY_FRAMES
        number = numbers.pop(0)
        if len(numbers) == 0:
            del self._kept[key]
        return number

    def recall(self, key: tuple[int, ...]) -> int:
        """The last one that was remembered for a key, which stays; BY_FRAMES if there is nothing."""
        numbers = self._kept.get(key)
        return BY_FRAMES if numbers is None else numbers[-1]

    def forget(self) -> None:
        """A new turn begins: nothing else is under way or waits."""
        self._told.clear()
        self._kept.clear()
