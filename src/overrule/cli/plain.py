"""A match in the terminal of a game that draws no table of its own: the table in words, as its kit tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from overrule.bots import Bot
from overrule.cards.names import folded
from overrule.cli.terminal import Person, TerminalMatch, numbered, option_line
from overrule.core.decisions import SPECTATOR, Decision, Option
from overrule.core.game import State
from overrule.core.kit import Area, Kit

PERSON = 0


class PlainMatch(TerminalMatch):
    """A match of one person in seat 0 against bots."""

    def __init__(
        self, kit: Kit, state: State[Any, Any], bots: Mapping[int, Bot], person: Person, names: Sequence[str]
    ) -> None:
        super().__init__(state, bots, person, PERSON, names, kit.package)
        self.kit = kit
        self.cards = kit.catalogue().cards(self.lang)["cards"]
        self.narrator = kit.words().Narrator(self.lang, PERSON, names, state.game.observe(state, SPECTATOR))

    def tell_event(self, view: Mapping[str, Any]) -> None:
        words = self.narrator.tell(view)
        if words:
            self.log.append(words)
        self.print_event(view, words)

    def together(self, views: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
        return self.kit.words().together(views)

    def show_question(self, decision: Decision, options: list[Option]) -> None:
        questions = self.kit.words().Questions(self.lang, self.observe(), self.names)
        self.show_table()
        self.out.print(Text(questions.prompt(decision), style="bold"))
        for number, option in numbered(options):
            self.out.print(option_line(number, questions.label(option, decision)))

    def show_again(self) -> None:
        decision = self.state.decision
        if decision is not None:
            self.show_question(decision, self.in_order(decision))

    def show_table(self) -> None:
        for area in self.areas():
            whose = "" if area.seat is None else f"{self.names[area.seat]}: "
            self.out.print(Text(f"{whose}{area.title}", style="bold underline"))
            shown = [*area.lines, *(name for _, name in area.cards)]
            self.out.print(Padding(Text("\n".join(shown) if shown else "–"), (0, 0, 0, 2)))

    def areas(self) -> Sequence[Area]:
        """The table in words."""
        return () if self.kit.plain is None else self.kit.plain()(self.observe(), self.lang, self.names)

    def show_open_cards(self) -> None:
        shown = dict.fromkeys(id for area in self.areas() for id, _ in area.cards if id is not None)
        self.out.print(self.show_cards(shown))

    def find_cards(self, typed: str) -> list[str]:
        return [id for id, card in self.cards.items() if folded(typed) in (folded(id), folded(card["name"]))]

    def show_cards(self, ids: Iterable[str]) -> RenderableType:
        return Group(*(Text("\n  ".join((self.cards[id]["name"], *self.cards[id]["lines"]))) for id in ids))

    def cards_of(self, option: Option, decision: Decision) -> list[str]:
        return [str(card) for card in (option.facts.get("card"),) if card in self.cards]
