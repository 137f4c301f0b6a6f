"""`overrule rules`: the rules with the scenarios that show them, and what no scenario shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from overrule.cli.common import (
    FINE,
    FOUND,
    USUAL_GAME,
    AsJson,
    Flag,
    WrongArgument,
    console,
    existing,
    fitted,
    print_json,
)
from overrule.cli.language import usual_language
from overrule.core.kit import Kit
from overrule.games import kit
from overrule.games.rulebook import Chapter, Rule, read_rulebook
from overrule.messages import message
from overrule.scenarios import FOLDER, find_files, read_scenarios, read_titles


@dataclass(frozen=True)
class Shown:
    """A scenario that shows something; `title` is its name in the language of the reader, empty if it has none."""

    name: str
    title: str
    file: str


@dataclass
class Entry:
    """A rule, a card, or a box of a card, with the scenarios that show it."""

    id: str
    title: str
    text: str
    chapter: str = ""
    scenarios: list[Shown] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """The same as plain data."""
        shown = [{"name": one.name, "file": one.file} for one in self.scenarios]
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
        """The same as plain data."""
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
        Print JSON.
    scenarios
        The folder of scenarios; if not given, scenarios/GAME here, or the built-in ones.
    """
    known = kit(game)
    spoken = lang or usual_language()
    chapters = read_rulebook(known.package, spoken).chapters
    if brief:
        _print_brief(chapters, spoken, as_json)
        return FINE
    coverage = _coverage(known, _entries(chapters), spoken, _folder(game, scenarios))
    if as_json:
        print_json(coverage.data())
    else:
        _print(chapters, coverage, spoken)
    return FOUND if coverage.bare_rules or coverage.bare_entries or coverage.unknown else FINE


def _entries(chapters: Sequence[Chapter]) -> list[Entry]:
    """The rules, in the order of their chapters."""
    return [Entry(rule.number, rule.title, rule.text, chapter.title) for chapter in chapters for rule in chapter.rules]


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
    titles = read_titles(folder, lang)
    unknown: list[str] = []
    for file in find_files([folder]):
        for scenario in read_scenarios(file):
            for kind, entry_by, names in (("rule", rule_of, scenario.shows), (one, entry_of, scenario.cards)):
                for name in names:
                    if name in entry_by:
                        title = titles.get(scenario.name, "") if lang != "en" else scenario.name
                        entry_by[name].scenarios.append(Shown(scenario.name, title, str(file)))
                    else:
                        unknown.append(f"{file}: {scenario.name}: no {kind} {name!r}")
    return Coverage(many, book, entries, unknown)


def _print(chapters: Sequence[Chapter], coverage: Coverage, lang: str) -> None:
    out = console()
    entries = {entry.id: entry for entry in coverage.rules}
    for chapter in chapters:
        _print_chapter(out, chapter, lang, lambda rule: _print_scenarios(out, entries[rule.number], lang))
    for entry in coverage.entries:
        out.print(f"[bold]{escape(entry.id)}[/]  {escape(entry.title)}")
        _print_scenarios(out, entry, lang)
    _print_summary(out, coverage, lang)


def _print_summary(out: Console, coverage: Coverage, lang: str) -> None:
    """How much has scenarios, and what has none."""
    numbers = {
        "rules": len(coverage.rules) - len(coverage.bare_rules),
        "all_rules": len(coverage.rules),
        "parts": len(coverage.entries) - len(coverage.bare_entries),
        "all_parts": len(coverage.entries),
    }
    out.print("\n" + message(lang, "rules-covered", what=coverage.many, **numbers))
    for name, bare in (("rules", coverage.bare_rules), (coverage.many, coverage.bare_entries)):
        if bare:
            out.print(f"[red]{message(lang, 'rules-bare', what=name)}[/] {', '.join(bare)}")
    for problem in coverage.unknown:
        out.print(f"[red]{message(lang, 'rules-unknown')}[/] {escape(problem)}")


def _print_brief(chapters: Sequence[Chapter], lang: str, as_json: bool) -> None:
    """The rules alone."""
    if as_json:
        rules = [{"id": entry.id, "title": entry.title, "text": entry.text} for entry in _entries(chapters)]
        print_json({"rules": rules, "chapters": [_chapter_data(chapter) for chapter in chapters]})
        return
    out = console()
    for chapter in chapters:
        _print_chapter(out, chapter, lang)


def _chapter_data(chapter: Chapter) -> dict[str, object]:
    """What a chapter says besides its rules, as plain data."""
    named = {"id": chapter.id, "title": chapter.title, "intro": chapter.intro}
    rules = [rule.number for rule in chapter.rules]
    return {**named, "rules": rules, "example": chapter.example and asdict(chapter.example)}


def _print_chapter(
    out: Console, chapter: Chapter, lang: str, after: Callable[[Rule], None] = lambda rule: None
) -> None:
    """A chapter with its rules, and what comes after each of them."""
    out.print(f"\n[bold underline]{escape(chapter.title)}[/]\n{escape(fitted(chapter.intro, out.width))}\n")
    for rule in chapter.rules:
        ours = f" [dim]· {escape(message(lang, 'rules-ours'))}[/]" if rule.source == "ruling" else ""
        out.print(f"[bold]{escape(rule.number)}  {escape(rule.title)}[/]{ours}")
        out.print(Padding(escape(fitted(rule.text, out.width - 4)), (0, 0, 0, 4)))
        after(rule)
    if chapter.example is not None:
        out.print(f"\n[bold]{escape(chapter.example.title)}[/]")
        start, *steps = chapter.example.steps
        out.print(Padding(escape(fitted(start, out.width - 4)), (0, 0, 0, 4)))
        for number, step in enumerate(steps, start=1):
            out.print(Padding(escape(fitted(f"{number}. {step}", out.width - 4)), (0, 0, 0, 4)))


def _print_scenarios(out: Console, entry: Entry, lang: str) -> None:
    """The scenarios that have a title in this language, how many others there are, or that there is none."""
    for one in entry.scenarios:
        if one.title:
            out.print(Padding(f"[green]·[/] {escape(one.title)} [dim]({escape(Path(one.file).name)})[/]", (0, 0, 0, 4)))
    others = [one for one in entry.scenarios if not one.title]
    if others:
        files = ", ".join(dict.fromkeys(Path(one.file).name for one in others))
        said = message(lang, "rules-untitled", count=len(others), files=files)
        out.print(Padding(f"[green]·[/] [dim]{escape(said)}[/]", (0, 0, 0, 4)))
    if not entry.scenarios:
        out.print(f"    [red]{message(lang, 'rules-no-scenario')}[/]")
