"""Writes down what happened, for those who watch. Only called while a position has `notes`."""

from overrule.games.compile.state import SPECTATOR, Note, Position, SeenCard


def note(s: Position, kind: str, facts: dict[str, object], slots: list[int]) -> None:
    """Note an event with the cards it is about, each as every viewer knows it at this moment."""
    if s.notes is not None:
        s.notes.entries.append(Note(kind, facts, [_seen(s, slot) for slot in slots]))


def _seen(s: Position, slot: int) -> SeenCard:
    kind = s.kind[slot]
    return SeenCard(
        s.handle[slot],
        [
            kind if s.knows(0, slot) else -1,
            kind if s.knows(1, slot) else -1,
            kind if s.knows(SPECTATOR, slot) else -1,
        ],
    )
