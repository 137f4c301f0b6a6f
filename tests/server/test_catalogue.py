"""What the browser looks up is complete, and no keyword is explained that no card has."""

from __future__ import annotations

import pytest

from overrule.core.errors import BadOptions
from overrule.games import KITS
from overrule.games.conquerors.decks import ready_made
from overrule.games.rulebook import find_rule
from overrule.messages import LANGUAGES
from overrule.server.http import catalogue

every_book = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in KITS for lang in LANGUAGES])


@every_book
def test_every_keyword_is_on_some_card(game: str, lang: str) -> None:
    forms = catalogue.cards(game, lang)["keywords"]
    assert [
        stem for stem in KITS[game].catalogue().keywords(lang) if not any(form.startswith(stem) for form in forms)
    ] == []


@every_book
def test_every_keyword_is_explained_by_a_rule_that_speaks_of_it(game: str, lang: str) -> None:
    for stem, number in KITS[game].catalogue().keywords(lang).items():
        rule = find_rule(KITS[game].package, number, lang)
        assert stem.split()[0] in f"{rule.title} {rule.text}".casefold(), (stem, number)


@pytest.mark.parametrize("game", list(KITS))
def test_both_languages_explain_by_the_same_rules(game: str) -> None:
    english, czech = (set(KITS[game].catalogue().keywords(lang).values()) for lang in ("en", "cs"))
    assert english - czech <= {"PC-12.3"}  # Look is another word in the Czech rulebook than on Czech cards
    assert czech <= english


def test_covered_is_explained_by_what_becomes_of_the_commands() -> None:
    assert catalogue.cards("compile", "en")["keywords"]["covered"]["title"] == "The three command boxes"
    assert catalogue.cards("compile", "cs")["keywords"]["překrytá"]["title"] == "Tři příkazy na kartě"


@every_book
def test_every_card_has_a_name_and_says_something_or_is_plain(game: str, lang: str) -> None:
    cards = catalogue.cards(game, lang)["cards"]
    assert all(card["id"] == id and card["name"] for id, card in cards.items())
    assert len({card["name"] for card in cards.values()}) >= len(cards) * 0.95


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_can_be_chosen_for_a_match_is_named(lang: str) -> None:
    compile_game, conquerors = catalogue.games(lang)
    assert {name for one in compile_game["sets"] for name in one["protocols"]} == set(compile_game["protocols"])
    assert all(protocol["name"] and protocol["hint"] for protocol in compile_game["protocols"].values())
    assert [deck["id"] for deck in conquerors["decks"]] == list(ready_made())
    assert all(deck["size"] == sum(deck["cards"].values()) and deck["plan"] for deck in conquerors["decks"])


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(BadOptions):
        catalogue.cards("chess", "en")
    with pytest.raises(BadOptions):
        catalogue.rules("chess", "en")
    with pytest.raises(BadOptions):
        catalogue.messages("de")
