"""A match in the terminal: one person against bots, from question to question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from overrule.bots import Bot
from overrule.cli.explain import box_text, find_cards, protocols_named, show_cards
from overrule.cli.table import Drawing, in_order
from overrule.core.decisions import Decision, Option
from overrule.core.errors import NotOffered
from overrule.core.game import State
from overrule.core.records import write_record
from overrule.core.rng import stream_of
from overrule.games.compile.narrate import PLACE, Narrator, card_name, question
from overrule.games.compile.observe import Observation
from overrule.messages import error_message, message

CHANCE_STREAM = 300  # for choices that the person leaves to chance

# Questions about cards in hand. Where one is played, the hand is shown with its texts; where one is chosen, the
# options are shown with theirs, and the hand is not shown beside them.
PLAYING = ("action", "play")
CHOOSING = ("discard", "cache", "give", "reveal-hand")

# What can be typed besides a number, in both languages.
HELP = ("help", "h", "pomoc")
TABLE = ("table", "t", "stůl", "stul")
CARDS = ("cards", "c", "karty")
TRASH = ("trash", "koš", "kos")
RULES = ("rules", "pravidla")
ANY = ("any", "*", "cokoli")
LOG = ("log", "záznam", "zaznam")
QUIT = ("quit", "q", "exit", "konec")
YES = ("yes", "y", "ano", "a")
NO = ("no", "n", "ne")


class Leave(Exception):
    """The person ends the match."""


class TerminalMatch:
    """A match of one person, in `seat`, against a bot."""

    def __init__(
        self, state: State[Any, Any], bot: Bot, out: Console, lang: str, seat: int, names: Sequence[str]
    ) -> None:
        self.state = state
        self.bot = bot
        self.out = out
        self.lang = lang
        self.seat = seat
        self.names = names
        self.draw = Drawing(lang, seat, names)
        self.chance = stream_of(state.seed or 0, CHANCE_STREAM)
        self.narrator = Narrator(lang, seat, names)
        self.log: list[str] = []
        self.shown: object = None  # the table as it was drawn last
        self.begun = False  # whether the first turn has begun
        self.told: set[tuple[str, str]] = set()  # card and box of the texts that were printed in this turn
        self.has_compiled = False
        self.latest = ""  # the kind of the latest event
        self.answer = ""  # the key of the person's latest answer
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[], None]]:
        known = {
            HELP: lambda: self.tell("terminal-help"),
            RULES: lambda: self.tell("terminal-rules"),
            TABLE: self.show_again,
            CARDS: self.show_face_up_cards,
            TRASH: lambda: self.out.print(self.draw.trashes(self.observe())),
            LOG: self.show_log,
        }
        return {word: do for words, do in known.items() for word in words}

    def say(self, key: str, **args: str | int) -> str:
        return message(self.lang, key, **args)

    def tell(self, key: str, **args: str | int) -> None:
        self.out.print(self.say(key, **args), markup=False)

    def observe(self) -> Observation:
        seen: Observation = self.state.game.observe(self.state, self.seat)
        return seen

    # ------------------------------------------------------------------------------------------------ playing

    def play(self) -> None:
        """Play to the end, or until the person leaves; then offer to save the record."""
        try:
            self.tell_news()
            while (decision := self.state.decision) is not None:
                if decision.seat == self.seat:
                    self.choose(decision)
                else:
                    observation = self.state.game.observe(self.state, decision.seat)
                    self.state.choose(self.bot.choose(observation, decision))
                self.tell_news()
            self.show_table()
            self.out.print(Text(self.log[-1], style="bold"))
        except Leave:
            pass
        self.offer_to_save()

    def tell_news(self) -> None:
        """Print what has happened since the last time."""
        for event in self.state.events():
            if event.kind == "shuffled" and not self.begun:
                continue  # both decks are, as in every match
            view = event.view(self.seat)
            words = self.narrator.tell(view)
            self.log.append(words)
            if event.kind == "turn":
                self.begun = True
                self.told.clear()
                self.out.print(Text(f"── {words}", style="bold"))
            else:
                self.out.print(Padding(Text(words), (0, 0, 0, 3)))
            self.show_texts(view)
            if view.get("seat") == self.seat:
                self.explain_news(event.kind)
            self.latest = event.kind

    def explain_news(self, kind: str) -> None:
        """Say why something happened to the person that nobody asked about: it was the only thing to do."""
        if kind == "compiling" and not self.has_compiled:
            self.has_compiled = True
            self.note("terminal-compiling")
        elif kind == "refreshed" and self.latest == "turn" and self.answer != "refresh":
            self.note("terminal-refreshing")

    def note(self, key: str) -> None:
        """Print an explanation below what happened."""
        self.out.print(Padding(Text(self.say(key), style="dim"), (0, 0, 0, 5)))

    def show_texts(self, view: dict[str, Any]) -> None:
        """Print what a command that happens says, and the standing commands of a card that the opponent got."""
        if view["kind"] == "text":
            boxes = [view["box"]]
        elif view["kind"] in ("played", "flipped") and view.get("up") and view["side"] != self.seat:
            boxes = ["top", "bottom"]
        else:
            return
        for card in view["cards"]:
            for box in boxes:
                label = "" if view["kind"] == "text" else f"{self.say(f'box-{box}')}: "
                self.show_text(card["card"], box, label)

    def show_text(self, card: str, box: str, label: str) -> None:
        """Print what a box says, once a turn."""
        if (card, box) in self.told:
            return
        self.told.add((card, box))
        for line in box_text(card, box, self.lang).splitlines():
            self.out.print(Padding(Text(f"{label}{line}", style="dim italic"), (0, 0, 0, 5)))

    def choose(self, decision: Decision) -> None:
        """Ask the person until there is an answer that is on offer."""
        options = in_order(decision)
        self.show_question(decision, options)
        while True:
            only = len(options) == 1
            typed = self.read(self.say("terminal-only") if only else self.say("terminal-input", last=len(options)))
            option = options[0] if only and not typed.strip() else self.understand(typed.strip(), decision, options)
            if option is not None:
                self.answer = option.key
                self.state.choose(option)
                return

    def read(self, prompt: str) -> str:
        """A line from the person. The prompt is printed by `input`, so that line editing knows its length."""
        return input(f"{prompt} ")

    def understand(self, typed: str, decision: Decision, options: list[Option]) -> Option | None:
        """The option that is meant; None if it was something else, which has been dealt with."""
        word = typed.casefold()
        if word in QUIT:
            raise Leave
        if word in self.commands:
            self.commands[word]()
        elif typed.startswith("?"):
            self.explain(typed[1:].strip(), decision, options)
        elif word in ANY:
            return options[self.chance.below(len(options))]
        elif typed.isdecimal() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        elif named := [option for option in options if _is_named(option, typed)]:
            return named[0]
        elif ":" in typed:
            self.out.print(error_message(NotOffered(), self.lang), markup=False)
        else:
            self.tell("terminal-number", last=len(options))
        return None

    # ------------------------------------------------------------------------------------------------ showing

    def show_question(self, decision: Decision, options: list[Option]) -> None:
        """The table if it has changed, the question with the text that asks it, and the options."""
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
        """The table, the hand and the open question once more."""
        decision = self.state.decision
        if decision is not None:
            self.shown = None
            self.show_question(decision, in_order(decision))

    def show_table(self) -> None:
        """The table as it is now."""
        self.out.print()
        self.out.print(self.draw.table(self.observe()))

    def show_face_up_cards(self) -> None:
        """The texts of all cards that lie face up."""
        sides = [side for seat in self.observe().seats for side in seat.lines]
        cards = [card.card for side in sides for card in side.cards if card.up and card.card is not None]
        self.out.print(show_cards(cards, self.lang) if cards else self.say("table-empty"))

    def show_log(self) -> None:
        """All that has happened."""
        for words in self.log or [self.say("terminal-log-empty")]:
            self.out.print(words, markup=False)

    def explain(self, typed: str, decision: Decision, options: list[Option]) -> None:
        """Explain a card, a protocol, or what an option is about."""
        if not typed:
            self.commands["help"]()
            return
        if not typed.isdecimal():
            cards = find_cards(typed)
            if not cards:
                self.tell("terminal-unknown-card", name=typed)
        elif 1 <= int(typed) <= len(options):
            cards = _cards_of(options[int(typed) - 1], decision)
            if not cards:
                self.tell("terminal-no-explanation", number=int(typed))
        else:
            self.tell("terminal-number", last=len(options))
            return
        if cards:
            self.out.print(show_cards(cards, self.lang))

    # ------------------------------------------------------------------------------------------------- saving

    def offer_to_save(self) -> None:
        """Ask for a file name until the record is saved or not wanted."""
        while name := self.read(self.say("terminal-save")).strip():
            if name.casefold() in NO:
                return
            if name.casefold() in YES:
                name = f"overrule-{self.state.seed}.json"
            if self.save(Path(name).expanduser()):
                return

    def save(self, path: Path) -> bool:
        """Save the record; says whether that worked."""
        if path.exists():
            self.tell("terminal-exists", file=str(path))
            return False
        try:
            path.write_bytes(write_record(self.state.record()))
        except OSError as error:
            self.tell("terminal-save-failed", file=str(path), reason=error.strerror or str(error))
            return False
        self.tell("terminal-saved", file=str(path))
        return True


def _is_named(option: Option, typed: str) -> bool:
    """Whether this is the option's key, such as `play:fire-3@1:up`, or the protocol it picks or states."""
    protocol = option.facts.get("protocol")
    return typed == option.key or (protocol is not None and protocol in protocols_named(typed))


def _cards_of(option: Option, decision: Decision) -> list[str]:
    """The cards that an option is about: its own, its protocols', or else the one that asks."""
    facts = option.facts
    named = [str(facts[name]) for name in ("card", "known", "protocol") if name in facts]
    if not named and "protocols" not in facts and "place" not in facts and decision.source is not None:
        named = [decision.source]
    return [card for name in named if not PLACE.fullmatch(name) for card in find_cards(name)]
