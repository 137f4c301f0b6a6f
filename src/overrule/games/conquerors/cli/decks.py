"""`overrule decks`: the ready-made decks of Planetary Conquerors, and decks of your own."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from overrule.cli.common import FINE, FOUND, AsJson, WrongArgument, console, existing, print_json
from overrule.cli.language import usual_language
from overrule.core.errors import BadDeck
from overrule.games.conquerors.decks import (
    DeckFile,
    Problem,
    against_of,
    cards_of,
    find_deck,
    grouped,
    parse_deck_file,
    plan_of,
    read_deck_file,
    ready_made,
    title_of,
    write_deck,
    write_deck_text,
)
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.texts import card_name, cost_text
from overrule.games.conquerors.vocabulary import Card, Deck
from overrule.games.conquerors.words import say

Language = Literal["en", "cs"]

decks = App(name="decks", help="Show, check and convert decks of Planetary Conquerors.", help_format="markdown")


@decks.command(name="list", sort_key=0)
def list_decks(*, lang: Language | None = None, as_json: AsJson = False) -> int:
    """List the ready-made decks.

    Parameters
    ----------
    lang
        The language; if not given, that of the terminal.
    as_json
        Print JSON.
    """
    spoken = lang or usual_language()
    if as_json:
        print_json([_data(deck, spoken) for deck in ready_made().values()])
        return FINE
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for deck in ready_made().values():
        size = say(spoken, "deck-size", count=sum(deck.cards.values()))
        plan = plan_of(deck, spoken)
        about = f"[bold]{escape(title_of(deck, spoken))}[/] ({size})"
        grid.add_row(escape(deck.id), f"{about}\n{escape(plan)}" if plan else about)
    console().print(grid)
    return FINE


@decks.command(sort_key=1)
def show(
    deck: Annotated[str, Parameter(name="DECK")],
    /,
    *,
    lang: Language | None = None,
    as_json: AsJson = False,
) -> int:
    """Show a deck: its cards by type, with their costs.

    Exit code 1 when the deck cannot be played; then it also says why.

    Parameters
    ----------
    deck
        A ready-made deck by its id or name, or a file.
    lang
        The language; if not given, that of the terminal.
    as_json
        Print JSON.
    """
    spoken = lang or usual_language()
    found = find_deck_file(deck)
    problems = found.problems()
    if as_json:
        print_json(_data(found.deck, spoken) | {"problems": [_say(problem, spoken) for problem in problems]})
    else:
        _show(console(), found.deck, spoken)
        for problem in problems:
            console().print(f"[red]{escape(_say(problem, spoken))}[/]")
    return FOUND if problems else FINE


@decks.command(sort_key=2)
def check(*files: Annotated[Path, Parameter(name="FILE")], lang: Language | None = None) -> int:
    """Check decks by the rules (PC-13), a line for each problem.

    Exit code 1 when a deck cannot be played.

    Parameters
    ----------
    files
        Decks: as JSON where the name of the file ends in .json, else as text.
    lang
        The language; if not given, that of the terminal.
    """
    if not files:
        raise WrongArgument("name at least one deck file")
    spoken = lang or usual_language()
    problems = 0
    for file in existing(list(files)):
        said = _check(file, spoken)
        problems += len(said)
        for line in said or [f"{file}: {say(spoken, 'deck-sound')}"]:
            print(line)
    return FOUND if problems else FINE


@decks.command(sort_key=3)
def convert(
    deck: Annotated[str, Parameter(name="DECK")],
    /,
    *,
    to: Literal["json", "text"],
    lang: Language | None = None,
) -> int:
    """Print a deck as text for people, or as JSON for programs.

    To begin a deck of your own, convert a ready-made one to text and change it.

    Parameters
    ----------
    deck
        A ready-made deck by its id or name, or a file.
    to
        The form.
    lang
        The language of the names in a text; if not given, that of the terminal.
    """
    found = find_deck_file(deck).deck
    known = cards_of(BUILT_IN.values())
    strange = [id for id in found.cards if id not in known]
    if strange:
        raise BadDeck(f"{deck}: there is no card {', '.join(repr(id) for id in strange)}; see: overrule decks check")
    print(write_deck(found) if to == "json" else write_deck_text(found, lang or usual_language()), end="")
    return FINE


def find_deck_file(name: str) -> DeckFile:
    """The ready-made deck of that name, or the deck in that file."""
    if deck := find_deck(name):
        return DeckFile(deck, {})
    path = Path(name)
    if not path.exists():
        near = difflib.get_close_matches(name.casefold(), ready_made(), n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"ready-made: {', '.join(ready_made())}"
        raise WrongArgument(f"there is no deck or file {name!r}; {hint}")
    read_deck_file(path)  # refuses lines that cannot be read, all of them together
    return parse_deck_file(path)


def _check(file: Path, lang: str) -> list[str]:
    """What is wrong with the deck in a file, with the name of the file."""
    try:
        problems = parse_deck_file(file).problems()
    except BadDeck as error:
        return str(error).splitlines()
    return [f"{file}: {_say(problem, lang)}" for problem in problems]


def _say(problem: Problem, lang: str) -> str:
    """A problem with its line, if it has one."""
    text = problem.text(lang)
    return f"{say(lang, 'deck-in-line', line=problem.line)}: {text}" if problem.line else text


def _show(out: Console, deck: Deck, lang: str) -> None:
    size = say(lang, "deck-size", count=sum(deck.cards.values()))
    out.print(f"[bold underline]{escape(title_of(deck, lang))}[/] ({size})")
    if plan := plan_of(deck, lang):
        against = say(lang, "deck-against", text=against_of(deck, lang))
        for part in (plan, against):
            out.print(Padding(escape(part), (0, 0, 0, 2)))
    for heading, cards in grouped(deck, lang):
        out.print(f"\n[bold]{escape(heading)}[/]")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=4)
        for count, card in cards:
            grid.add_row(str(count), escape(card_name(card, lang)), "★" * card.stars, cost_text(card.cost, lang))
        out.print(grid)


def _data(deck: Deck, lang: str) -> dict[str, Any]:
    """A deck as plain data."""
    known = cards_of(BUILT_IN.values())
    return {
        "id": deck.id,
        "name": title_of(deck, lang),
        "plan": plan_of(deck, lang),
        "against": against_of(deck, lang),
        "size": sum(deck.cards.values()),
        "cards": [_entry(id, count, known.get(id), lang) for id, count in deck.cards.items()],
    }


def _entry(id: str, count: int, card: Card | None, lang: str) -> dict[str, Any]:
    if card is None:
        return {"id": id, "count": count}
    cost = {"gold": card.cost.gold, "cosmium": card.cost.cosmium, "electricity": card.cost.electricity}
    named = {"name": card_name(card, lang), "type": card.type.value, "stars": card.stars}
    return {"id": id, "count": count, **named, "cost": cost}
