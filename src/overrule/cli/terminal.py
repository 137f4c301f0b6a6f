"""A match in the terminal: one person against bots, from question to question. Each game has its own table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from overrule.bots import Bot, answer
from overrule.cli.common import fitted
from overrule.core.decisions import Decision, Option
from overrule.core.errors import NotOffered
from overrule.core.game import State
from overrule.core.records import write_record
from overrule.core.rng import stream_of
from overrule.games.telling import Depths
from overrule.messages import error_message, message

CHANCE_STREAM = 300  # for choices that the person leaves to chance

# What can be typed besides a number, in both languages.
HELP = ("help", "h", "pomoc")
TABLE = ("table", "t", "stůl", "stul")
CARDS = ("cards", "c", "karty")
RULES = ("rules", "pravidla")
ANY = ("any", "*", "cokoli")
LOG = ("log", "záznam", "zaznam")
CONCEDE = ("concede", "vzdát se", "vzdat se", "vzdát", "vzdat")
QUIT = ("quit", "q", "exit", "konec")
YES = ("yes", "y", "ano", "a")
NO = ("no", "n", "ne")


class Leave(Exception):
    """The person ends the match."""


@dataclass(frozen=True)
class Person:
    """Who sits at the terminal: where they read, and in which language."""

    out: Console
    lang: str

    def read(self, prompt: str) -> str:
        """A line from the person. The prompt is printed by `input`, so that line editing knows its length."""
        return input(f"{prompt} ")


class TerminalMatch(ABC):
    """A match of one person, in `seat`, against bots."""

    def __init__(
        self,
        state: State[Any, Any],
        bots: Mapping[int, Bot],
        person: Person,
        seat: int,
        names: Sequence[str],
        area: str,
    ) -> None:
        self.area = area  # of the messages about the game
        self.state = state
        self.bots = bots
        self.person = person
        self.out = person.out
        self.lang = person.lang
        self.seat = seat
        self.names = names
        self.chance = stream_of(state.seed or 0, CHANCE_STREAM)
        self.log: list[str] = []
        self.depths = Depths()
        self.watching = False  # the person has lost and watches the others
        self.quiet = False  # the person has lost and does not
        self.answer = ""  # the key of the person's latest answer
        known = {
            HELP: lambda: self.tell("terminal-help"),
            RULES: lambda: self.tell("terminal-rules"),
            TABLE: self.show_again,
            CARDS: self.show_open_cards,
            LOG: self.show_log,
            **self.more_commands(),
        }
        self.commands: dict[str, Callable[[], None]] = {word: do for words, do in known.items() for word in words}

    def say(self, key: str, **args: str | int) -> str:
        return message(self.lang, key, self.area, **args)

    def tell(self, key: str, **args: str | int) -> None:
        self.out.print(self.say(key, **args), markup=False)

    def observe(self) -> Any:
        """What the person sees now."""
        return self.state.game.observe(self.state, self.seat)

    # ----------------------------------------------------------------------------------------- what each game has

    @abstractmethod
    def tell_event(self, view: Mapping[str, Any]) -> None:
        """Log an event as the person may know it and, where it is worth it, print it."""

    def together(self, views: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
        """Events with those put together that are told together."""
        return views

    def more_commands(self) -> dict[tuple[str, ...], Callable[[], None]]:
        """What can be typed in this game alone."""
        return {}

    def in_order(self, decision: Decision) -> list[Option]:
        """The options as people see them numbered."""
        return list(decision.options)

    def default(self, decision: Decision) -> Option | None:
        """What Enter alone means: the only option, if there is only one."""
        return decision.options[0] if len(decision.options) == 1 else None

    @abstractmethod
    def show_question(self, decision: Decision, options: list[Option]) -> None:
        """The table if it has changed, the question with the text that asks it, and the options."""

    @abstractmethod
    def show_table(self) -> None:
        """The table as it is now."""

    @abstractmethod
    def show_again(self) -> None:
        """The table and the open question once more."""

    @abstractmethod
    def show_open_cards(self) -> None:
        """The texts of all cards that lie open on the table."""

    @abstractmethod
    def find_cards(self, typed: str) -> list[str]:
        """The ids of the cards that are meant."""

    @abstractmethod
    def show_cards(self, ids: Iterable[str]) -> RenderableType:
        """Cards with their texts."""

    @abstractmethod
    def cards_of(self, option: Option, decision: Decision) -> list[str]:
        """The ids of the cards that an option is about."""

    def is_named(self, option: Option, typed: str) -> bool:
        """Whether an option is meant: by its key, such as `play:fire-3@1:up`."""
        return typed == option.key

    # --------------------------------------------------------------------------------------------------- playing

    def play(self) -> None:
        """Play to the end, or until the person leaves; then offer to save the record."""
        try:
            self.tell_news()
            while (decision := self.state.decision) is not None:
                if decision.seat == self.seat:
                    self.choose(decision)
                else:
                    self.state.choose(answer(self.bots[decision.seat], self.state))
                self.tell_news()
                if self.has_lost() and not (self.watching or self.quiet):
                    self.ask_to_watch()
            self.show_table()
            self.out.print(Text(self.log[-1], style="bold"))
        except Leave:
            pass
        self.offer_to_save()

    def has_lost(self) -> bool:
        """Whether the person is out of a match that goes on."""
        return self.state.outcome is None and not self.state.plays(self.seat)

    def ask_to_watch(self) -> None:
        """Let the person watch the others, or hear only how it ends."""
        self.watching = self.person.read(self.say("terminal-lost")).strip().casefold() in YES
        self.quiet = not self.watching

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        for view in self.together(event.view(self.seat) for event in self.state.events()):
            self.tell_event(view)

    def print_event(self, view: Mapping[str, Any], words: str) -> None:
        """Print what happened; the beginning of a turn as a heading."""
        depth = self.depths.of(view, bool(words))
        if self.quiet or not words:
            return
        if view["kind"] == "turn":
            self.out.print(Text(f"── {words}", style="bold"))
        else:
            indent = 3 + 2 * max(0, depth - 1)
            self.out.print(Padding(Text(fitted(words, self.out.width - indent)), (0, 0, 0, indent)))

    def note(self, words: str, indent: int = 5) -> None:
        """Print an explanation below what happened."""
        self.out.print(Padding(Text(words, style="dim"), (0, 0, 0, indent)))

    def choose(self, decision: Decision) -> None:
        """Ask the person until there is an answer that is on offer."""
        options = self.in_order(decision)
        self.show_question(decision, options)
        usual = self.default(decision)
        while True:
            typed = self.person.read(self.prompt(options, usual)).strip()
            if typed.casefold() in CONCEDE:
                self.state.concede(self.seat)
                return
            option = self.understand(typed, decision, options) if typed or usual is None else usual
            if option is not None:
                self.answer = option.key
                self.state.choose(option)
                return

    def prompt(self, options: list[Option], usual: Option | None) -> str:
        """What stands before the input."""
        if len(options) == 1:
            return self.say("terminal-only")
        if usual is None:
            return self.say("terminal-input", last=len(options))
        return self.say("terminal-input-usual", last=len(options), usual=options.index(usual) + 1)

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
        elif named := [option for option in options if self.is_named(option, typed)]:
            return named[0]
        elif ":" in typed:
            self.out.print(error_message(NotOffered(), self.lang), markup=False)
        else:
            self.tell("terminal-number", last=len(options))
        return None

    # --------------------------------------------------------------------------------------------------- showing

    def show_log(self) -> None:
        """All that has happened."""
        for words in self.log or [self.say("terminal-log-empty")]:
            self.out.print(words, markup=False)

    def explain(self, typed: str, decision: Decision, options: list[Option]) -> None:
        """Explain a card, or what an option is about."""
        if not typed:
            self.commands["help"]()
            return
        if not typed.isdecimal():
            cards = self.find_cards(typed)
            if not cards:
                self.tell("terminal-unknown-card", name=typed)
        elif 1 <= int(typed) <= len(options):
            cards = self.cards_of(options[int(typed) - 1], decision)
            if not cards:
                self.tell("terminal-no-explanation", number=int(typed))
        else:
            self.tell("terminal-number", last=len(options))
            return
        if cards:
            self.out.print(self.show_cards(cards))

    # ---------------------------------------------------------------------------------------------------- saving

    def offer_to_save(self) -> None:
        """Ask for a file name until the record is saved or not wanted."""
        while name := self.person.read(self.say("terminal-save")).strip():
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


def numbered(options: Sequence[Option]) -> Iterator[tuple[int, Option]]:
    """Options with the numbers that people type."""
    return enumerate(options, start=1)


def option_line(number: int, words: str | Text) -> Text:
    """An option with its number."""
    return Text.assemble((f"{number:>3} ", "bold cyan"), words)
