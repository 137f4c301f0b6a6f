"""`overrule replay`: a record, checked and told in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from rich.markup import escape

from overrule.cli.common import FINE, AsJson, console, existing, print_json
from overrule.cli.language import usual_language
from overrule.core.decisions import SPECTATOR
from overrule.core.errors import BadRecord
from overrule.core.events import Event
from overrule.core.records import read_record_file
from overrule.games import GAMES
from overrule.games.compile import narrate
from overrule.messages import message

VIEWERS = {"a": 0, "b": 1, "spectator": SPECTATOR, "all": SPECTATOR}
NAMES = ("A", "B")


def replay(
    file: Path,
    /,
    *,
    lang: Literal["en", "cs"] | None = None,
    viewer: Literal["a", "b", "spectator", "all"] = "all",
    as_json: AsJson = False,
) -> int:
    """Check the record of a match and tell it in sentences.

    Exit code 1 when the record is damaged or cannot be played again.

    Parameters
    ----------
    file
        The record, as `overrule play` saves it.
    lang
        The language; if not given, that of the terminal.
    viewer
        Whose eyes: a seat (a, b), a spectator, or all: everything that some seat knows.
    as_json
        Print the events for a program to read.
    """
    record = read_record_file(existing([file])[0])
    if record.game not in GAMES:
        raise BadRecord(f"{file}: unknown game {record.game!r}; allowed: {', '.join(GAMES)}")
    state = GAMES[record.game].replay(record, events=True)
    spoken = lang or usual_language()
    narrator = narrate.Narrator(spoken, VIEWERS[viewer], NAMES)
    told = [_tell(event, viewer, narrator) for event in state.events()]
    outcome = state.record().outcome
    if as_json:
        print_json({"game": record.game, "seed": record.seed, "outcome": outcome, "events": told})
        return FINE
    out = console()
    for event in told:
        if event["kind"] == "turn":
            out.print()
        out.print(escape(event["sentence"]), style="bold" if event["kind"] == "turn" else "")
    out.print()
    ended = {"over": "no", "rule": ""} if outcome is None else {"over": "yes", "rule": str(outcome["rule"])}
    out.print(message(spoken, "replay-sound", choices=len(record.choices), **ended))
    return FINE


def _tell(event: Event, viewer: str, narrator: narrate.Narrator) -> dict[str, Any]:
    """An event as it is known to that viewer, with its sentence."""
    view = event.view(VIEWERS[viewer])
    if viewer == "all" and event.cards:
        view["cards"] = [{"handle": card.handle, "card": _known(card.names)} for card in event.cards]
    return {**view, "sentence": narrator.tell(view)}


def _known(names: tuple[str | None, ...]) -> str | None:
    """What a card is, if anybody knows."""
    return next((name for name in names if name is not None), None)
