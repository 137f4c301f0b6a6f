"""`overrule explain`: a card or a rule of any game, and the rules that a card's words stand for."""

from __future__ import annotations

import difflib
import re
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.padding import Padding
from rich.text import Text

from overrule.cards.names import folded
from overrule.cli.common import FINE, AsJson, WrongArgument, console, fitted, print_json
from overrule.cli.desk import Desk, all_desks
from overrule.cli.language import usual_language
from overrule.games.rulebook import Rule


def explain(
    *names: Annotated[str, Parameter(name="NAME")],
    lang: Literal["en", "cs"] | None = None,
    as_json: AsJson = False,
) -> int:
    """Explain cards and rules of any game.

    A card is printed with its text, and with the rules that explain its keywords.

    Parameters
    ----------
    names
        Cards by their ids or names (fire-3, "Gold Mine"), protocols (fire), rules (PC-6.1), or words
        in the title of a rule (kuk, bait).
    lang
        The language; if not given, that of the terminal.
    as_json
        Print JSON.
    """
    if not names:
        raise WrongArgument("name at least one card or rule, such as: overrule explain fire-3")
    spoken = lang or usual_language()
    found = [_meant(name, spoken) for name in names]
    for name, rules, cards in found:
        if not rules and not cards:
            raise WrongArgument(f"there is no card or rule {name!r}{_hint(name)}")
    if as_json:
        print_json([_data(rules, cards, spoken) for _, rules, cards in found])
        return FINE
    for number, (_, rules, cards) in enumerate(found):
        _print(rules, cards, spoken, apart=number > 0)
    return FINE


Found = list[tuple[Desk, list[str]]]
LEAST_WORD = 3  # letters


def _meant(name: str, lang: str) -> tuple[str, list[Rule], Found]:
    """A name with the rules and the cards that are meant; if there are none, with the rules that have it as title."""
    rules, cards = _rules_named(name, lang), _cards_named(name)
    return name, rules if rules or cards else _rules_titled(name, lang), cards


def _rules_titled(name: str, lang: str) -> list[Rule]:
    """The rules whose titles have all words of a name, or longer forms of them."""
    wanted = folded(name).split()
    if any(len(word) < LEAST_WORD for word in wanted):
        return []
    return [rule for desk in all_desks() for rule in desk.rules(lang) if _has_all(folded(rule.title), wanted)]


def _has_all(title: str, wanted: list[str]) -> bool:
    words = re.findall(r"\w+", title)
    return all(any(word.startswith(want) for word in words) for want in wanted)


def _cards_named(name: str) -> Found:
    """The cards of each game that are meant."""
    return [(desk, ids) for desk in all_desks() if (ids := desk.find_cards(name))]


def _rules_named(name: str, lang: str) -> list[Rule]:
    """The rule of that number."""
    return [rule for desk in all_desks() for rule in desk.rules(lang) if folded(rule.number) == folded(name)]


def _words(desk: Desk, ids: list[str], lang: str) -> list[Rule]:
    """The rules for words on these cards, each once."""
    rules = {rule.number: rule for id in ids for rule in desk.rules_of(id, lang)}
    return list(rules.values())


def _hint(name: str) -> str:
    """What may have been meant."""
    ids = [data["id"] for desk in all_desks() for data in desk.data(desk.sets({}), desk.sets({}))]
    near = difflib.get_close_matches(name.casefold().replace(" ", "-"), ids, n=3)
    return f"; did you mean: {', '.join(near)}?" if near else ""


def _data(rules: list[Rule], cards: Found, lang: str) -> dict[str, Any]:
    found = []
    for desk, ids in cards:
        sets = desk.sets({})
        words = [rule.number for rule in _words(desk, ids, lang)]
        found.append({"game": desk.game.id, "cards": desk.data(desk.pick(sets, ids, {}), sets), "rules": words})
    named = [{"number": rule.number, "title": rule.title, "text": rule.text} for rule in rules]
    return {"rules": named, "games": found}


def _print(rules: list[Rule], cards: Found, lang: str, apart: bool) -> None:
    out = console()
    if apart:
        out.print()
    for desk, ids in cards:
        out.print(desk.show_cards(ids, lang))
        rules = [*rules, *_words(desk, ids, lang)]
    for rule in rules:
        out.print(Text(f"{rule.number}  {rule.title}", style="bold cyan"))
        out.print(Padding(Text(fitted(rule.text, out.width - 2)), (0, 0, 0, 2)))
