"""Writes real data for the client to be tried without a server: cards, games, and the views of one match of each game.

From the top of the project: .venv/bin/python web/scripts/mock_data.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import overrule
from overrule.bots import answer, make_bot
from overrule.core.decisions import Decision
from overrule.games.compile import words as compile_words
from overrule.games.conquerors import words as conquerors_words
from overrule.messages import LANGUAGES
from overrule.server.http import catalogue

FOLDER = Path(__file__).parent.parent / ".mock"
SEATS = {"compile": 2, "conquerors": 4}
NAMES = ("Anna", "Greedy 1", "Greedy 2", "Greedy 3")
LOG = 200


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        _write(f"games.{lang}", catalogue.games(lang))
        for game, seats in SEATS.items():
            _write(f"cards.{game}.{lang}", catalogue.cards(game, lang))
            _write(f"match.{game}.{lang}", _match(game, seats, lang))


def _write(name: str, data: Any) -> None:
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(data))


def _match(game_id: str, seats: int, lang: str) -> list[dict[str, Any]]:
    """The views of seat 0, at each of its questions and at the end; all seats are played by the greedy bot."""
    game = overrule.game(game_id)
    match = game.start(seats=seats, seed=11, events=True)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    names = NAMES[:seats]
    narrator: Any = (
        compile_words.Narrator(lang, 0, names)
        if game_id == "compile"
        else conquerors_words.Narrator(lang, 0, names, game.observe(match, 0))
    )
    views: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    log: list[dict[str, Any]] = []
    while True:
        for event in match.events():
            told: dict[str, Any] = event.view(0)
            told["text"] = narrator.tell(told)
            events.append(told)
            cards = [card["card"] for card in told.get("cards", []) if card["card"]]
            turn = game.observe(match, 0).turn
            log.append({"turn": turn, "seat": told.get("seat"), "text": told["text"], "cards": cards})
        decision = match.decision
        if decision is None or decision.seat == 0:
            views.append(_view(game_id, match, decision, names, lang, events, log[-LOG:]))
            events = []
        if decision is None:
            return views
        match.choose(answer(bots[decision.seat], match))


def _view(
    game_id: str,
    match: Any,
    decision: Decision | None,
    names: tuple[str, ...],
    lang: str,
    events: list[dict[str, Any]],
    log: list[dict[str, Any]],
) -> dict[str, Any]:
    seen = match.game.observe(match, 0)
    data = msgspec.to_builtins(seen, str_keys=True)
    data.pop("decision", None)
    outcome = match.outcome
    return {
        "room": game_id,
        "game": game_id,
        "options": {},
        "seats": [
            {"name": name, "kind": "bot" if seat else "person", "connected": True, "bot": "greedy" if seat else None}
            for seat, name in enumerate(names)
        ],
        "you": 0,
        "seats_of_yours": [0],
        "spectators": 1,
        "phase": "playing" if outcome is None else "over",
        "observation": data,
        "decision": None if decision is None else _question(game_id, seen, decision, names, lang),
        "waiting": None,
        "cover": None,
        "events": events,
        "fresh": not match.choices,
        "log": list(log),
        "clock": {"left": [600.0] * len(names), "running": 0, "bank": 600, "increment": 0},
        "undo": {"can": True, "why": None, "asks": False, "asked_by": None, "answer": False},
        "passing": {"reactions": "smart", "stops": [], "until": None, "now": False},
        "claim": None,
        "outcome": None
        if outcome is None
        else {
            "winners": list(outcome.winners),
            "reason": outcome.reason,
            "text": events[-1]["text"] if events else "",
            "rule": outcome.rule,
            "numbers": {"turns": seen.turn, "choices": len(match.choices), "seconds": 431},
        },
        "chat": [{"number": 1, "seat": 1, "name": names[1], "text": "Hi!"}],
        "muted": [],
        "rematch": [],
        "next": None,
        "invite": None,
        "public": False,
        "lang": lang,
    }


def _question(game_id: str, seen: Any, decision: Decision, names: tuple[str, ...], lang: str) -> dict[str, Any]:
    if game_id == "compile":
        prompt = compile_words.prompt(decision, lang, 0)
        labels = [compile_words.label(option, decision, lang) for option in decision.options]
    else:
        questions = conquerors_words.Questions(lang, seen, names)
        prompt = questions.prompt(decision)
        labels = [questions.label(option, decision) for option in decision.options]
    return {
        "number": decision.number,
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": prompt,
        "source": decision.source,
        "facts": dict(decision.facts),
        "options": [
            {"key": option.key, "label": label, "facts": dict(option.facts)}
            for option, label in zip(decision.options, labels, strict=True)
        ],
    }


if __name__ == "__main__":
    main()
