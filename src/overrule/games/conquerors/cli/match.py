"""A match of Planetary Conquerors in the terminal."""

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
from overrule.games.conquerors.cli.cards import find_cards, show_cards
from overrule.games.conquerors.cli.table import Drawing
from overrule.games.conquerors.observe import Observation
from overrule.games.conquerors.reactions import PASS, concerns, is_able
from overrule.games.conquerors.texts import card_text
from overrule.games.conquerors.vocabulary import Type
from overrule.games.conquerors.words import AREA, BASE, Narrator, Questions, built_in_cards, card_name, sights, together

HAND = ("hand", "ruka")
JUNKYARD = ("junkyard", "smetiště", "smetiste")
SKIP = ("skip", "s", "přeskočit", "preskocit")

# Questions before which the whole table is shown, if it has changed.
WITH_TABLE = ("action", "attacker", "block")
# Questions that answer themselves where there is only one answer, after a line that says so.
PASSING = ("reaction", "action", "trap")


class ConquerorsMatch(TerminalMatch):
    """A match of one person against bots. With `full_control`, every window is asked about."""

    def __init__(
        self,
        state: State[Any, Any],
        bots: Mapping[int, Bot],
        person: Person,
        seat: int,
        names: Sequence[str],
        full_control: bool = False,
    ) -> None:
        super().__init__(state, bots, person, seat, names, AREA)
        self.full_control = full_control
        self.draw = Drawing(self.lang, seat, names)
        self.narrator = Narrator(self.lang, seat, names, self.observe())
        self.shown: object = None  # the planet as it was drawn last
        self.shown_turn = -1  # the turn in which the whole table was drawn last
        self.begun = False  # whether the first turn has begun
        self.skipping = False  # the person passes until the next turn
        self.told: set[str] = set()  # cards whose texts were printed in this turn

    def more_commands(self) -> dict[tuple[str, ...], Callable[[], None]]:
        return {
            HAND: lambda: self.out.print(self.draw.hand(self.observe())),
            JUNKYARD: lambda: self.out.print(self.draw.junkyards(self.observe())),
        }

    # ------------------------------------------------------------------------------------------------ what happened

    def together(self, views: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
        return together(views)

    def tell_event(self, view: Mapping[str, Any]) -> None:
        if view["kind"] == "turn":
            self.begun = True
            self.skipping = False
            self.told.clear()
        words = self.narrator.tell(view)
        if words:
            self.log.append(words)
        if self._is_said(view):
            self.print_event(view, words)
            self.show_text(view)
        else:
            self.depths.of(view, False)

    def _is_said(self, view: Mapping[str, Any]) -> bool:
        """Whether an event is printed. The log has them all."""
        kind = view["kind"]
        if kind == "shuffled":
            return self.begun
        if kind == "looked":
            return bool(view["seat"] == self.seat)
        if kind == "junked":  # of spells everybody knows that they do
            card = built_in_cards().get(view["cards"][0]["card"])
            return card is None or card.type is not Type.SPELL
        return True

    def show_text(self, view: Mapping[str, Any]) -> None:
        """Print what a card says that somebody else plays, or that is turned up; once a turn."""
        if view["kind"] not in ("announced", "turned-up", "paid") or self.quiet:
            return
        if view["seat"] == self.seat and view["kind"] != "turned-up":
            return
        id = view["cards"][0]["card"]
        if id is not None and id not in self.told:
            self.told.add(id)
            self.print_text(id, 5)

    def print_text(self, id: str, indent: int) -> None:
        """Print what a card says."""
        card = built_in_cards().get(id)
        for line in card_text(card, self.lang) if card is not None else ():
            self.out.print(Padding(Text(line, style="dim italic"), (0, 0, 0, indent)))

    # -------------------------------------------------------------------------------------------------- choosing

    def choose(self, decision: Decision) -> None:
        """Ask the person, unless they could only pass, or no answer would matter."""
        if decision.kind == "reaction" and not self.full_control and not self.matters(decision):
            self.state.choose(PASS)
            return
        only = len(decision.options) == 1 and decision.kind in PASSING and not self.full_control
        if only or (self.skipping and decision.kind == "reaction"):
            if decision.kind == "action" and self.shown_turn != self.observe().turn:
                self.show_changes(decision, self.observe())  # once in a turn the person sees the table
            if not self.skipping or decision.kind != "reaction":
                self.note(f"· {self.only(decision)}", 3)
            self.state.choose(decision.options[0])
            return
        super().choose(decision)

    def matters(self, decision: Decision) -> bool:
        """Whether somebody else does something that concerns the person: if they could only pass, a line tells them."""
        return concerns(decision, self.observe()) and (is_able(decision) or len(decision.options) == 1)

    def only(self, decision: Decision) -> str:
        """What a question is about in which the person can only pass."""
        args = {}
        if decision.kind == "reaction":
            args = {"moment": Questions(self.lang, self.observe(), self.names).moment(decision.facts)}
        return self.say(f"terminal-only-{decision.kind}", **args)

    def default(self, decision: Decision) -> Option | None:
        """Enter alone passes in a window."""
        return decision.find("pass") if decision.kind == "reaction" else super().default(decision)

    def understand(self, typed: str, decision: Decision, options: list[Option]) -> Option | None:
        """Besides all else: pass in all windows of this turn."""
        if typed.casefold() in SKIP and decision.kind == "reaction":
            self.skipping = True
            self.tell("terminal-skipping")
            return decision.find("pass")
        return super().understand(typed, decision, options)

    # --------------------------------------------------------------------------------------------------- showing

    def show_question(self, decision: Decision, options: list[Option]) -> None:
        seen: Observation = self.observe()
        self.show_changes(decision, seen)
        for line in self.draw.waiting(seen, least=2):  # a single thing is what the question is about
            self.out.print(line)
        self.out.print()
        if decision.source is not None:
            self.tell("terminal-source", card=card_name(decision.source, self.lang))
            self.print_text(decision.source, 2)
        self.out.print(Text(Questions(self.lang, seen, self.names).question(decision), style="bold"))
        self.out.print(self.draw.options(options, decision, seen))
        if decision.kind == "action" and (rest := self.draw.not_now(seen, decision)) is not None:
            self.out.print(rest)

    def show_changes(self, decision: Decision, seen: Observation) -> None:
        """The table if it has changed; again in the same turn, only what the person has."""
        planet = _planet(seen)
        if decision.kind not in WITH_TABLE or planet == self.shown:
            return
        self.shown = planet
        if self.shown_turn == seen.turn:
            self.out.print(self.draw.player(seen, self.seat, self.out.width))
            for line in self.draw.attack(seen):
                self.out.print(line)
            return
        self.shown_turn = seen.turn
        self.show_table()

    def show_again(self) -> None:
        decision = self.state.decision
        if decision is not None:
            self.show_table()
            self.shown = _planet(self.observe())
            self.show_question(decision, self.in_order(decision))

    def show_table(self) -> None:
        self.out.print()
        self.out.print(self.draw.table(self.observe(), self.out.width))

    def show_open_cards(self) -> None:
        cards = [sight.card for sight in sights(self.observe()).values() if sight.card not in (None, BASE)]
        self.out.print(self.show_cards(card for card in cards if card is not None))

    # ------------------------------------------------------------------------------------------------------ cards

    def find_cards(self, typed: str) -> list[str]:
        return find_cards(typed)

    def show_cards(self, ids: Iterable[str]) -> RenderableType:
        return show_cards(ids, self.lang)

    def cards_of(self, option: Option, decision: Decision) -> list[str]:
        """Its own card and the one it is aimed at, or else the one that asks."""
        known = sights(self.observe())
        handles = [option.facts[name] for name in ("thing", "target", "that") if name in option.facts]
        named = [str(option.facts["card"])] if "card" in option.facts else []
        named += [sight.card for handle in handles if (sight := known.get(int(str(handle)))) and sight.card]
        if not named and decision.source is not None:
            named = [decision.source]
        return [id for id in dict.fromkeys(named) if id in built_in_cards()]


def _planet(seen: Observation) -> object:
    """What must have changed for the table to be drawn again."""
    return seen.seats, [attacker for attacker in seen.attackers if attacker.target is not None]
