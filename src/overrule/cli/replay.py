"""`overrule replay`: a record, checked and retold in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from rich.markup import escape
from rich.padding import Padding

from overrule.cli.common import FINE, AsJson, WrongArgument, console, existing, fitted, print_json
from overrule.cli.language import usual_language
from overrule.core.decisions import SPECTATOR
from overrule.core.errors import BadRecord
from overrule.core.events import Event
from overrule.core.kit import Narrator
from overrule.core.records import Record, read_record_file
from overrule.games import KITS
from overrule.games.telling import Depths
from overrule.messages import message

Viewer = Literal["a", "b", "c", "d", "e", "f", "spectator", "all"]
SEATS = "abcdef"
NAMES = SEATS.upper()
CHOICE = "choice"  # that led to an event: whoever played heard nothing together with what other choices led to


def replay(
    file: Path,
    /,
    *,
    lang: Literal["en", "cs"] | None = None,
    viewer: Viewer = "all",
    as_json: AsJson = False,
) -> int:
    """Check the record of a match and retell it in sentences.

    Exit code 1 when the record is damaged or cannot be played again.

    Parameters
    ----------
    file
        The record, as `overrule play` saves it.
    lang
        The language; if not given, that of the terminal.
    viewer
        Whose view: a seat (a, b, ...), a spectator, or all: everything that any seat knows.
    as_json
        Print the events as JSON.
    """
    record = read_record_file(existing([file])[0])
    if record.game not in KITS:
        raise BadRecord(f"{file}: unknown game {record.game!r}; allowed: {', '.join(KITS)}")
    kit = KITS[record.game]
    kit.game.replay(record)
    seat = _seat(viewer, record)
    spoken = lang or usual_language()
    state = kit.game.start(seats=record.seats, seed=record.seed, options=record.options, events=True)
    words = kit.words()
    narrator = words.Narrator(spoken, seat, NAMES[: record.seats], kit.game.observe(state, SPECTATOR))
    views = [_view(event, viewer, seat) for event in state.events()]
    for choice, key in enumerate(record.choices, start=1):
        state.repeat(key)
        views += ({**_view(event, viewer, seat), CHOICE: choice} for event in state.events())
    told = [_tell(view, narrator) for view in words.together(views)]
    outcome = state.record().outcome
    if as_json:
        print_json({"game": record.game, "seed": record.seed, "outcome": outcome, "events": told})
        return FINE
    out = console()
    if kit.decks is not None and kit.rooms is not None:
        for name, deck in zip(NAMES, kit.rooms().brought(record.options, None, spoken), strict=False):
            if deck:  # else it was drawn by lot
                out.print(escape(f"{name}: {deck}"))
    depths = Depths()
    for event in told:
        depth = depths.of(event, bool(event["sentence"]))
        if event["kind"] == "turn":
            out.print()
        if event["sentence"]:
            sentence = fitted(event["sentence"], out.width - 2 * depth)
            out.print(Padding(escape(sentence), (0, 0, 0, 2 * depth)), style="bold" if depth == 0 else "")
    out.print()
    ended = {"over": "no", "rule": ""} if outcome is None else {"over": "yes", "rule": str(outcome["rule"])}
    out.print(message(spoken, "replay-sound", choices=len(record.choices), **ended), style="dim")
    return FINE


def _seat(viewer: Viewer, record: Record) -> int:
    """The seat through whose eyes a match is told."""
    if viewer in ("spectator", "all"):
        return SPECTATOR
    if viewer not in SEATS[: record.seats]:
        raise WrongArgument(
            f"--viewer cannot be {viewer!r}: the match has the seats {', '.join(SEATS[: record.seats])}"
        )
    return SEATS.index(viewer)


def _view(event: Event, viewer: Viewer, seat: int) -> dict[str, Any]:
    """An event as it is known to that viewer."""
    view = event.view(seat)
    if viewer == "all" and event.cards:
        view["cards"] = [{"handle": card.handle, "card": _known(card.names)} for card in event.cards]
    return view


def _known(names: tuple[str | None, ...]) -> str | None:
    """What a card is, if anybody knows."""
    return next((name for name in names if name is not None), None)


def _tell(view: Mapping[str, Any], narrator: Narrator) -> dict[str, Any]:
    """An event with its sentence."""
    facts = {name: fact for name, fact in view.items() if name not in (CHOICE, "among")}
    return {**facts, "sentence": narrator.tell(view)}
