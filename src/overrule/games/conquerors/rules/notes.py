"""Writes down what happened, for those who watch. Only called while a position has `notes`."""

from overrule.games.conquerors.state import Note, Position, SeenCard


def note(s: Position, kind: str, facts: dict[str, object], slots: list[int]) -> None:
    """Note an event with the cards it is about, each as every viewer knows it at this moment."""
    if s.notes is not None:
        s.notes.entries.append(Note(kind, facts, [_seen(s, slot) for slot in slots]))


def _seen(s: Position, slot: int) -> SeenCard:
    kind = s.kind[slot]
    viewers = s.deal.seats + 1
    return SeenCard(s.handle[slot], [kind if s.knows(viewer, slot) else -1 for viewer in range(viewers)])
