"""The world of Planetary Conquerors: complete, in both languages, and fit to be shown anywhere as plain text."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

from overrule.cards.names import LANGUAGES
from overrule.core.errors import BadCards
from overrule.games.conquerors import world
from overrule.games.conquerors.cards import SETS
from overrule.games.conquerors.checks import LONGEST_FLAVOUR
from overrule.games.conquerors.library import read_set
from overrule.games.conquerors.texts.sheet import sheet

CARDS = [card for card_set in SETS for card in card_set.cards]
MARKUP = re.compile(r"[<>{}\[\]*_`#|\\]|  ")
QUOTES = {"en": ("“", "”"), "cs": ("„", "“")}
in_both = pytest.mark.parametrize("lang", LANGUAGES)


@in_both
def test_every_card_has_a_faction_and_a_line_of_its_own(lang: str) -> None:
    factions = {faction["id"] for faction in world.world(lang)["factions"]}
    lines = {card.id: world.flavour(card, lang) for card in CARDS}
    assert {world.faction_of(card) for card in CARDS} == factions
    assert [id for id, line in lines.items() if not 10 <= len(line) <= LONGEST_FLAVOUR] == []
    assert [line for line, count in Counter(lines.values()).items() if count > 1] == []
    assert [line for line in lines.values() if MARKUP.search(line) or not line.isprintable()] == []


@in_both
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    opening, closing = QUOTES[lang]
    for card in CARDS:
        line = world.flavour(card, lang)
        assert line.count(opening) == line.count(closing), line
        assert not set(line) & set("\"'«»") - set("'" if lang == "en" else ""), line
        assert lang == "en" or "”" not in line, line


def test_the_languages_say_the_same_of_the_same_people() -> None:
    speaker = re.compile("[”“] – (.+)$")
    for card in CARDS:
        english, czech = (speaker.search(world.flavour(card, lang)) for lang in LANGUAGES)
        assert (english is None) == (czech is None), card.id


@in_both
def test_cards_with_three_stars_are_somebody_or_something_in_particular(lang: str) -> None:
    titles = {card.id: world.title(card, lang) for card in CARDS}
    assert {id for id, title in titles.items() if title} == {card.id for card in CARDS if card.stars == 3}
    named = [title for title in titles.values() if title]
    assert len(set(named)) == len(named)


@in_both
def test_each_faction_can_be_told_from_the_others(lang: str) -> None:
    about = world.world(lang)
    assert len(about["history"]) >= 3
    assert len(about["factions"]) == 6  # five, and the frontier between them
    for field in ("name", "colour", "sign"):
        assert len({faction[field] for faction in about["factions"]}) == 6
    for faction in about["factions"]:
        assert all(faction.values())
        assert re.fullmatch("#[0-9a-f]{6}", faction["colour"])


# ------------------------------------------------------------------------------------------------ cards of one's own


def own_set(**fields: Any) -> bytes:
    card = {"id": "lamp-post", "type": "building", "life": 2, **fields}
    return json.dumps({"id": "own", "cards": [card]}).encode()


def test_a_card_of_ones_own_can_have_flavour() -> None:
    card_set = read_set(own_set(flavour={"en": "It never [b]goes[/b] out."}))
    (card,) = card_set.cards
    assert world.flavour(card, "en") == world.flavour(card, "cs") == "It never [b]goes[/b] out."
    assert world.faction_of(card) == world.title(card, "en") == ""
    assert "      It never [b]goes[/b] out.\n" in sheet("en", [card_set])


@pytest.mark.parametrize(
    ("flavour", "problem"),
    [
        ({"en": "x" * 91}, "flavour > en: 91 characters; allowed: at most 90"),
        ({"en": "one\ntwo"}, "flavour > en: has a line break or another control character; allowed: one line"),
        ({"en": " "}, "flavour > en: is empty"),
        ({"English": "It never goes out."}, 'flavour: "English" is not a language'),
    ],
)
def test_flavour_that_does_not_fit_is_refused(flavour: dict[str, str], problem: str) -> None:
    with pytest.raises(BadCards, match=re.escape(problem)):
        read_set(own_set(flavour=flavour))
