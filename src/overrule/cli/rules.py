"""`overrule rules`: the rules with the scenarios that show them, and what no scenario shows."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

import overrule
from overrule.cli.common import FINE, FOUND, AsJson, Flag, WrongArgument, console, existing, print_json
from overrule.cli.language import usual_language
from overrule.core.errors import OverruleError
from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.texts import card_name, card_text
from overrule.games.compile.vocabulary import Card
from overrule.scenarios import find_files, read_scenarios

CHECKOUT = Path(__file__).resolve().parents[3]


@dataclass
class Entry:
    """A rule, or a box of a card, with the scenarios that show it as (name, file)."""

    id: str
    title: str
    text: str
    chapter: str = ""
    scenarios: list[tuple[str, str]] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """The same for a program to read."""
        shown = [{"name": name, "file": file} for name, file in self.scenarios]
        named = {"id": self.id, "title": self.title, "text": self.text, "chapter": self.chapter}
        return {**named, "scenarios": shown}


def rules(
    game: str = "compile",
    /,
    *,
    lang: Literal["en", "cs"] | None = None,
    brief: Flag = False,
    as_json: AsJson = False,
    scenarios: Path | None = None,
) -> int:
    """Print the rules, each with the scenarios that show it.

    With --brief only the rules, to be read. Without it, exit code 1, naming them, when a rule or a command box
    of a card has no scenario, or a scenario names a rule or a box that does not exist.

    Parameters
    ----------
    game
        The game: compile.
    lang
        The language of the rules; if not given, that of the terminal.
    brief
        Only the rules, without the scenarios.
    as_json
        Print for a program to read.
    scenarios
        The folder of scenarios; if not given, scenarios/GAME here or in the project's folder.
    """
    overrule.game(game)
    spoken = lang or usual_language()
    book = _rulebook(game, spoken)
    if brief:
        _print_brief(list(book.values()), as_json)
        return FINE
    boxes = {box.id: box for box in _boxes(spoken)}
    unknown = _assign(book, boxes, _folder(game, scenarios))
    bare_rules = [entry.id for entry in book.values() if not entry.scenarios]
    bare_boxes = [entry.id for entry in boxes.values() if not entry.scenarios]
    if as_json:
        print_json(
            {
                "rules": [entry.data() for entry in book.values()],
                "boxes": [entry.data() for entry in boxes.values()],
                "rules_without_scenario": bare_rules,
                "boxes_without_scenario": bare_boxes,
                "unknown": unknown,
            }
        )
    else:
        _print(list(book.values()), list(boxes.values()), bare_rules, bare_boxes, unknown)
    return FOUND if bare_rules or bare_boxes or unknown else FINE


def _rulebook(game: str, lang: str) -> dict[str, Entry]:
    """The project's own wording of the rules, by their numbers, in the order of its chapters."""
    file = resources.files(f"overrule.games.{game}") / f"rulebook.{lang}.toml"
    if not file.is_file():
        raise OverruleError(f"the rulebook {file} is missing")
    book = tomllib.loads(file.read_text(encoding="utf-8"))
    chapters = book.pop("chapter", [])
    chapter_of = {id: chapter["title"] for chapter in chapters for id in chapter["rules"]}
    order = [*chapter_of, *(id for id in book if id not in chapter_of)]
    return {id: Entry(id, book[id]["title"], _flowing(book[id]["text"]), chapter_of.get(id, "")) for id in order}


def _flowing(text: str) -> str:
    """A text whose paragraphs are not broken into lines, to be wrapped where it is shown."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


def _boxes(lang: str) -> list[Entry]:
    """All command boxes of the built-in cards that say something, such as `fire-0 bottom`."""
    entries: list[Entry] = []
    for card_set in BUILT_IN.values():
        for protocol in card_set.protocols:
            for card in protocol.cards:
                entries += _boxes_of(protocol.id, card, lang)
    return entries


def _boxes_of(protocol: str, card: Card, lang: str) -> list[Entry]:
    text = card_text(card, lang)
    name = card_name(protocol, card.value, lang)
    boxes = {"top": text.top, "middle": text.middle, "bottom": text.bottom}
    return [Entry(f"{protocol}-{card.value} {box}", name, says) for box, says in boxes.items() if says]


def _folder(game: str, given: Path | None) -> Path:
    if given is not None:
        return existing([given])[0]
    for folder in (Path("scenarios") / game, CHECKOUT / "scenarios" / game):
        if folder.is_dir():
            return folder
    raise WrongArgument(f"there is no folder scenarios/{game} here; name one with --scenarios")


def _assign(book: dict[str, Entry], boxes: dict[str, Entry], folder: Path) -> list[str]:
    """Give each scenario to what it shows; gives the names that it shows and that do not exist."""
    unknown: list[str] = []
    for file in find_files([folder]):
        for scenario in read_scenarios(file):
            for kind, known, names in (("rule", book, scenario.shows), ("box", boxes, scenario.cards)):
                for name in names:
                    if name in known:
                        known[name].scenarios.append((scenario.name, str(file)))
                    else:
                        unknown.append(f"{file}: {scenario.name}: no {kind} {name!r}")
    return unknown


def _print(
    book: list[Entry], boxes: list[Entry], bare_rules: list[str], bare_boxes: list[str], unknown: list[str]
) -> None:
    out = console()
    chapter = ""
    for entry in book:
        _print_rule(out, entry, chapter)
        chapter = entry.chapter
        _print_scenarios(out, entry)
    for entry in boxes:
        out.print(f"[bold]{escape(entry.id)}[/]  {escape(entry.title)}")
        _print_scenarios(out, entry)
    shown = len(book) - len(bare_rules), len(boxes) - len(bare_boxes)
    out.print(f"\n{shown[0]} of {len(book)} rules and {shown[1]} of {len(boxes)} boxes of cards have scenarios.")
    if bare_rules:
        out.print(f"[red]Rules without a scenario:[/] {', '.join(bare_rules)}")
    if bare_boxes:
        out.print(f"[red]Boxes without a scenario:[/] {', '.join(bare_boxes)}")
    for problem in unknown:
        out.print(f"[red]Unknown:[/] {escape(problem)}")


def _print_brief(book: list[Entry], as_json: bool) -> None:
    """The rules alone."""
    if as_json:
        print_json({"rules": [{"id": entry.id, "title": entry.title, "text": entry.text} for entry in book]})
        return
    out = console()
    chapter = ""
    for entry in book:
        _print_rule(out, entry, chapter)
        chapter = entry.chapter


def _print_rule(out: Console, entry: Entry, chapter: str) -> None:
    """A rule, with the title of its chapter if that is not the one before."""
    if entry.chapter != chapter:
        out.print(f"\n[bold underline]{escape(entry.chapter)}[/]\n")
    out.print(f"[bold]{escape(entry.id)}  {escape(entry.title)}[/]")
    out.print(Padding(escape(entry.text), (0, 0, 0, 4)))


def _print_scenarios(out: Console, entry: Entry) -> None:
    for name, file in entry.scenarios:
        out.print(Padding(f"[green]·[/] {escape(name)} [dim]({escape(Path(file).name)})[/]", (0, 0, 0, 4)))
    if not entry.scenarios:
        out.print("    [red]no scenario[/]")
