"""Harbour in words: questions, answers, events, and the table, in the viewer's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from harbour.cards import CARDS, NUMBER
from harbour.observe import Observation
from overrule.core.decisions import Decision, Option
from overrule.core.kit import Area
from overrule.messages import message

AREA = "harbour"


def say(lang: str, key: str, **args: str | int) -> str:
    """A message about Harbour."""
    return message(lang, key, AREA, **args)


def card_name(id: str, lang: str) -> str:
    """The name of a card."""
    return CARDS[NUMBER[id]].names[lang]


class Questions:
    """Puts questions and answers in words for the seat that is asked."""

    def __init__(self, lang: str, seen: Observation, names: Sequence[str]) -> None:
        self.lang = lang
        self.names = names

    def prompt(self, decision: Decision) -> str:
        """What the seat is asked."""
        card = "" if decision.source is None else card_name(decision.source, self.lang)
        return say(self.lang, f"ask-{decision.kind}", card=card)

    def label(self, option: Option, decision: Decision) -> str:
        """An option as the seat reads it."""
        if "seat" in option.facts:
            return self.names[int(str(option.facts["seat"]))]
        return say(self.lang, "option-play", card=card_name(str(option.facts["card"]), self.lang))


class Narrator:
    """Tells one viewer the events of a match."""

    def __init__(self, lang: str, viewer: int, names: Sequence[str], opening: Observation) -> None:
        self.lang = lang
        self.viewer = viewer
        self.names = names

    def tell(self, event: Mapping[str, Any]) -> str:
        """The sentence for the next event, as the viewer may know it."""
        known = [card["card"] for card in event.get("cards", ()) if card["card"] is not None]
        args: dict[str, str | int] = {
            "cards": ", ".join(card_name(id, self.lang) for id in known),
            "known": "yes" if known else "no",
            "count": len(event.get("cards", ())),
            **{name: event[name] for name in ("turn", "points") if name in event},
            **{name: self.names[event[name]] for name in ("seat", "from", "at") if name in event},
            "who": "you" if event.get("seat") == self.viewer else "other",
            "winners": ", ".join(self.names[seat] for seat in event.get("winners", ())),
        }
        return say(self.lang, f"event-{event['kind']}", **args)


def together(events: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    """Each event is told by itself."""
    return events


def plain(seen: Observation, lang: str, names: Sequence[str]) -> list[Area]:
    """The table in words."""
    areas = [Area(say(lang, "table-deck"), None, [say(lang, "table-cards", count=seen.deck)])]
    for seat, view in enumerate(seen.seats):
        down = [(None, say(lang, "card-down"))] * (view.hand - len(view.known_hand))
        hand = [*((id, card_name(id, lang)) for id in view.known_hand), *down]
        played = [(id, card_name(id, lang)) for id in view.played]
        points = say(lang, "table-points", count=view.points)
        areas.append(Area(say(lang, "table-hand"), seat, [points], hand))
        areas.append(Area(say(lang, "table-played"), seat, [], played))
    return areas
