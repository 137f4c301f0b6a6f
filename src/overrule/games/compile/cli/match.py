"""A match of Compile in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from overrule.bots import Bot
from overrule.cli.terminal import Person, TerminalMatch
from overrule.core.decisions import Decision, Option
from overrule.core.game import State
from overrule.games.compile.cli.cards import box_text, find_cards, protocols_named, show_cards
from overrule.games.compile.cli.table import Drawing, in_order
from overrule.games.compile.observe import Observation
from overrule.games.compile.words import AREA, PLACE, Narrator, card_name, question

# Questions about cards in hand. Where one is played, the hand is shown with its texts; where one is chosen, the
# options are shown with theirs, and the hand is not shown beside them.
PLAYING = ("action", "play")
CHOOSING = ("discard", "cache", "give", "reveal-hand")

TRASH = ("trash", "koš", "kos")


class CompileMatch(TerminalMatch):
    """A match of one person against a bot."""

    def __init__(
        self,
        state: State[Any, Any],
        bots: Mapping[int, Bot],
        person: Person,
        seat: int,
        names: Sequence[str],
    ) -> None:
        super().__init__(state, bots, person, seat, names, AREA)
        self.draw = Drawing(self.lang, seat, names)
        self.narrator = Narrator(self.lang, seat, names)
        self.shown: object = None  # the table as it was drawn last
        self.begun = False  # whether the first turn has begun
        self.told: set[tuple[str, str]] = set()  # card and box of the texts that were printed in this turn
        self.has_compiled = False
        self.latest = ""  # the kind of the latest event

    def more_commands(self) -> dict[tuple[str, ...], Callable[[], None]]:
        return {TRASH: lambda: self.out.print(self.draw.trashes(self.observe()))}

    # ------------------------------------------------------------------------------------------------ what happened

    def tell_event(self, view: Mapping[str, Any]) -> None:
        kind = view["kind"]
        if kind == "shuffled" and not self.begun:
            return  # both decks are, as in every match
        if kind == "turn":
            self.begun = True
            self.told.clear()
        words = self.narrator.tell(view)
        if words:
            self.log.append(words)
        self.print_event(view, words)
        self.show_texts(view)
        if view.get("seat") == self.seat:
            self.explain_news(kind)
        self.latest = kind

    def explain_news(self, kind: str) -> None:
        """Tell the person why something happened without a question: it was the only possibility."""
        if kind == "compiling" and not self.has_compiled:
            self.has_compiled = True
            self.note(self.say("terminal-compiling"))
        elif kind == "refreshed" and self.latest == "turn" and self.answer != "refresh":
            self.note(self.say("terminal-refreshing"))

    def show_texts(self, view: Mapping[str, Any]) -> None:
        """Print the standing commands of a card that the opponent got; those that happen are told with their words."""
        if view["kind"] in ("played", "flipped") and view.get("up") and view["side"] != self.seat:
            for card in view["cards"]:
                for box in ("top", "bottom"):
                    self.show_text(card["card"], box)

    def show_text(self, card: str, box: str) -> None:
        """Print what a box says, once a turn."""
        if (card, box) in self.told:
            return
        self.told.add((card, box))
        for line in box_text(card, box, self.lang).splitlines():
            self.out.print(Padding(Text(f"{self.say(f'box-{box}')}: {line}", style="dim italic"), (0, 0, 0, 5)))

    # --------------------------------------------------------------------------------------------------- showing

    def in_order(self, decision: Decision) -> list[Option]:
        return in_order(decision)

    def show_question(self, decision: Decision, options: list[Option]) -> None:
        seen = self.observe()
        if decision.kind == "draft":
            self.show_draft(decision, options, seen)
            return
        table = (seen.seats, seen.committed, seen.control, seen.turn, seen.drafted)
        if table != self.shown:
            self.show_table()
            self.shown = table
        if decision.kind not in CHOOSING:
            self.out.print(self.draw.hand(seen, with_texts=decision.kind in PLAYING))
        self.out.print()
        self.show_source(decision, seen)
        self.out.print(Text(question(decision, self.lang), style="bold"))
        self.out.print(self.draw.options(options, decision, seen, self.out.width))

    def show_draft(self, decision: Decision, options: list[Option], seen: Observation) -> None:
        """The protocols on offer; below them, near the input, who has which."""
        self.out.print()
        self.out.print(self.draw.options(options, decision, seen, self.out.width))
        self.show_table()
        self.out.print(Text(question(decision, self.lang), style="bold"))
        self.out.print(Text(self.say("terminal-draft-hint"), style="dim"))

    def show_source(self, decision: Decision, seen: Observation) -> None:
        """Which card asks, and what its text says."""
        source = decision.source
        if source is None:
            return
        mimicked, box = decision.facts.get("mimics"), str(decision.facts["box"])
        name = card_name(source, self.lang)
        if mimicked is None:
            self.tell("terminal-source", card=name, box=box, whose=self.whose(source, seen))
        else:
            self.tell("terminal-mimics", card=name, other=card_name(str(mimicked), self.lang))
        said = box_text(source, box, self.lang) if mimicked is None else box_text(str(mimicked), "middle", self.lang)
        for line in said.splitlines():
            self.out.print(Padding(Text(line, style="dim italic"), (0, 0, 0, 2)))

    def whose(self, card: str, seen: Observation) -> str:
        """On whose side a card lies face up; "other" if it has left the field."""
        for seat, view in enumerate(seen.seats):
            if any(lying.up and lying.card == card for side in view.lines for lying in side.cards):
                return "you" if seat == self.seat else "opponent"
        return "other"

    def show_again(self) -> None:
        decision = self.state.decision
        if decision is not None:
            self.shown = None
            self.show_question(decision, self.in_order(decision))

    def show_table(self) -> None:
        self.out.print()
        self.out.print(self.draw.table(self.observe()))

    def show_open_cards(self) -> None:
        sides = [side for seat in self.observe().seats for side in seat.lines]
        cards = [card.card for side in sides for card in side.cards if card.up and card.card is not None]
        self.out.print(self.show_cards(cards) if cards else self.say("table-empty"))

    # ------------------------------------------------------------------------------------------------------ cards

    def find_cards(self, typed: str) -> list[str]:
        return find_cards(typed)

    def show_cards(self, ids: Iterable[str]) -> RenderableType:
        return show_cards(ids, self.lang)

    def cards_of(self, option: Option, decision: Decision) -> list[str]:
        """Its own cards, those of its protocols, or else the one that asks."""
        facts = option.facts
        named = [str(facts[name]) for name in ("card", "known", "protocol") if name in facts]
        if not named and "protocols" not in facts and "place" not in facts and decision.source is not None:
            named = [decision.source]
        return [card for name in named if not PLACE.fullmatch(name) for card in find_cards(name)]

    def is_named(self, option: Option, typed: str) -> bool:
        """By its key, or by the protocol that it picks or states."""
        protocol = option.facts.get("protocol")
        return super().is_named(option, typed) or (protocol is not None and protocol in protocols_named(typed))
