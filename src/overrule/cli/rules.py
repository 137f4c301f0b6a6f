"""`overrule rules`: the rules with the scenarios that show them, and what no scenario shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from overrule.cli.common import FINE, FOUND, USUAL_GAME, AsJson, Flag, WrongArgument, console, existing, print_json
from overrule.cli.language import usual_language
from overrule.core.kit import Kit
from overrule.games import kit
from overrule.games.rulebook import read_rulebook
from overrule.scenarios import FOLDER, find_files, read_scenarios


@dataclass
class Entry:
    """A rule, a card, or a box of a card, with the scenarios that show it as (name, file)."""

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


@dataclass(frozen=True)
class Coverage:
    """Rules and parts of cards with their scenarios, and names in scenarios that mean nothing."""

    many: str  # what the parts are called
    rules: list[Entry]
    entries: list[Entry]
    unknown: list[str]

    @property
    def bare_rules(self) -> list[str]:
        return [entry.id for entry in self.rules if not entry.scenarios]

    @property
    def bare_entries(self) -> list[str]:
        return [entry.id for entry in self.entries if not entry.scenarios]

    def data(self) -> dict[str, object]:
        """The same for a program to read."""
        return {
            "rules": [entry.data() for entry in self.rules],
            self.many: [entry.data() for entry in self.entries],
            "rules_without_scenario": self.bare_rules,
            f"{self.many}_without_scenario": self.bare_entries,
            "unknown": self.unknown,
        }


def rules(
    game: str = USUAL_GAME,
    /,
    *,
    lang: Literal["en", "cs"] | None = None,
    brief: Flag = False,
    as_json: AsJson = False,
    scenarios: Path | None = None,
) -> int:
    """Print the rules, each with the scenarios that show it.

    With --brief only the rules, to be read. Without it, exit code 1, naming them, when a rule or a card (or a
    box of a card) has no scenario, or a scenario names one that does not exist.

    Parameters
    ----------
    game
        The game, by its id.
    lang
        The language of the rules; if not given, that of the terminal.
    brief
        Only the rules, without the scenarios.
    as_json
        Print for a program to read.
    scenarios
        The folder of scenarios; if not given, scenarios/GAME here, or the program's own.
    """
    known = kit(game)
    spoken = lang or usual_language()
    book = _rules(known.package, spoken)
    if brief:
        _print_brief(book, as_json)
        return FINE
    coverage = _coverage(known, book, spoken, _folder(game, scenarios))
    if as_json:
        print_json(coverage.data())
    else:
        _print(coverage)
    return FOUND if coverage.bare_rules or coverage.bare_entries or coverage.unknown else FINE


def _rules(package: str, lang: str) -> list[Entry]:
    """The project's own wording of the rules, in the order of its chapters."""
    return [
        Entry(rule.number, rule.title, rule.text, chapter.title)
        for chapter in read_rulebook(package, lang).chapters
        for rule in chapter.rules
    ]


def _folder(game: str, given: Path | None) -> Path:
    if given is not None:
        return existing([given])[0]
    for folder in (Path("scenarios") / game, FOLDER / game):
        if folder.is_dir():
            return folder
    raise WrongArgument(f"there is no folder scenarios/{game} here; name one with --scenarios")


def _coverage(known: Kit, book: list[Entry], lang: str, folder: Path) -> Coverage:
    """Give each scenario of a folder to what it shows."""
    catalogue = known.catalogue()
    one, many = catalogue.part_names
    entries = [Entry(id, name, text) for id, (name, text) in catalogue.parts(lang).items()]
    rule_of = {entry.id: entry for entry in book}
    entry_of = {entry.id: entry for entry in entries}
    unknown: list[str] = []
    for file in find_files([folder]):
        for scenario in read_scenarios(file):
            for kind, entry_by, names in (("rule", rule_of, scenario.shows), (one, entry_of, scenario.cards)):
                for name in names:
                    if name in entry_by:
                        entry_by[name].scenarios.append((scenario.name, str(file)))
                    else:
                        unknown.append(f"{file}: {scenario.name}: no {kind} {name!r}")
    return Coverage(many, book, entries, unknown)


def _print(coverage: Coverage) -> None:
    out = console()
    chapter = ""
    for entry in coverage.rules:
        _print_rule(out, entry, chapter)
        chapter = entry.chapter
        _print_scenarios(out, entry)
    for entry in coverage.entries:
        out.print(f"[bold]{escape(entry.id)}[/]  {escape(entry.title)}")
        _print_scenarios(out, entry)
    _print_summary(out, coverage)


def _print_summary(out: Console, coverage: Coverage) -> None:
    """How much has scenarios, and what has none."""
    many = coverage.many
    of_rules = f"{len(coverage.rules) - len(coverage.bare_rules)} of {len(coverage.rules)} rules"
    of_parts = f"{len(coverage.entries) - len(coverage.bare_entries)} of {len(coverage.entries)} {many}"
    out.print(f"\n{of_rules} and {of_parts} have scenarios.")
    for name, bare in (("rules", coverage.bare_rules), (many, coverage.bare_entries)):
        if bare:
            out.print(f"[red]{name.capitalize()} without a scenario:[/] {', '.join(bare)}")
    for problem in coverage.unknown:
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
