"""The rulebook: complete, and the same in every language."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

import pytest

from overrule.core.errors import BadOptions
from overrule.games.compile.cards import SETS
from overrule.games.compile.rulebook import SOURCES, Rule, rule, rulebook
from overrule.games.compile.texts import LANGUAGES, card_name

NUMBERS = [f"CO-{number:02}" for number in range(1, 85)]
CZECH_LETTERS = re.compile(r"[áčďéěíňóřšťúůýž]", re.IGNORECASE)
CARD_NAME = re.compile(r"\b[^\W\d_]+ [0-9]\b")
RULE_NUMBER = re.compile(r"\bCO-[0-9]+")


def all_rules(lang: str) -> list[Rule]:
    return [rule for chapter in rulebook(lang).chapters for rule in chapter.rules]


def all_texts(lang: str) -> list[str]:
    chapters = [text for chapter in rulebook(lang).chapters for text in (chapter.title, chapter.intro)]
    return chapters + [text for rule in all_rules(lang) for text in (rule.title, rule.text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_in_one_chapter(lang: str) -> None:
    assert sorted(rule.number for rule in all_rules(lang)) == NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_has_no_rule_outside_the_chapters(lang: str) -> None:
    file = resources.files("overrule.games.compile") / f"rulebook.{lang}.toml"
    assert sorted(tomllib.loads(file.read_text(encoding="utf-8"))) == [*NUMBERS, "chapter"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_whole_sentences_in_one_line(lang: str) -> None:
    for chapter in rulebook(lang).chapters:
        assert chapter.title
        assert chapter.intro.endswith("."), chapter.id
    for said in all_rules(lang):
        assert 2 <= len(said.title.split()) <= 6, said.number
        assert said.text.endswith((".", ".)")), said.number
    for text in all_texts(lang):
        assert "\n" not in text
        assert "  " not in text


def test_the_languages_have_the_same_chapters() -> None:
    english, czech = (
        [(chapter.id, [rule.number for rule in chapter.rules]) for chapter in rulebook(lang).chapters]
        for lang in ("en", "cs")
    )
    assert english == czech
    assert len({id for id, _ in english}) == len(english)


def test_the_languages_have_the_same_sources() -> None:
    english, czech = ({rule.number: rule.source for rule in all_rules(lang)} for lang in ("en", "cs"))
    assert english == czech
    assert set(english.values()) == set(SOURCES)


def test_our_own_clauses_are_marked_in_both_languages() -> None:
    english = {rule.number for rule in all_rules("en") if "Our ruling: " in rule.text}
    czech = {rule.number for rule in all_rules("cs") if "Naše rozhodnutí: " in rule.text}
    assert english == czech
    assert not english & {rule.number for rule in all_rules("en") if rule.source == "ruling"}


def test_each_language_is_itself() -> None:
    assert not [text for text in all_texts("en") if CZECH_LETTERS.search(text)]
    assert not [said.number for said in all_rules("cs") if not CZECH_LETTERS.search(said.text)]
    assert not set(all_texts("en")) & set(all_texts("cs"))


def cards_named(said: Rule, lang: str) -> set[tuple[str, int]]:
    """The cards that a rule names; every capitalised word with a value must be one."""
    cards = {
        card_name(protocol, card.value, lang): (protocol.id, card.value)
        for card_set in SETS
        for protocol in card_set.protocols
        for card in protocol.cards
    }
    found = CARD_NAME.finditer(f"{said.title} | {said.text}")
    return {cards[name[0]] for name in found if name[0][0].isupper()}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_languages_name_the_same_cards_and_rules(number: str) -> None:
    english, czech = rule(number, "en"), rule(number, "cs")
    assert cards_named(english, "en") == cards_named(czech, "cs")
    assert RULE_NUMBER.findall(english.text) == RULE_NUMBER.findall(czech.text)
    assert set(RULE_NUMBER.findall(english.text)) <= set(NUMBERS)


def test_a_rule_by_its_number() -> None:
    assert rule("CO-13", "en").title == "Winning the match"
    assert rule("CO-13", "cs").number == "CO-13"


def test_what_is_unknown_is_named_with_what_is_allowed() -> None:
    with pytest.raises(BadOptions, match=r"'de'.*en, cs"):
        rulebook("de")
    with pytest.raises(BadOptions, match=r"'de'.*en, cs"):
        rule("CO-01", "de")
    with pytest.raises(BadOptions, match=r"'CO-85'.*CO-01 to CO-84"):
        rule("CO-85", "en")
