"""The rulebook: complete, and the same in every language; and `overrule rules conquerors` prints it."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from overrule.cli import rules as command
from overrule.core.errors import BadOptions
from overrule.games.conquerors import catalogue
from overrule.games.conquerors.rulebook import SOURCES, Rule, rule, rulebook
from overrule.games.conquerors.texts import card_name
from overrule.games.rulebook import LANGUAGES

SECTIONS = (
    0,
    7,
    9,
    3,
    4,
    8,
    7,
    11,
    4,
    9,
    5,
    10,
    26,
    3,
)  # how many rules each has; the first is an overview without any
NUMBERS = [f"PC-{section}.{n}" for section, count in enumerate(SECTIONS) for n in range(1, count + 1)]
CZECH_LETTERS = re.compile(r"[áčďéěíňóřšťúůýž]", re.IGNORECASE)
RULE_NUMBER = re.compile(r"\bPC-[0-9.]*[0-9]")
NUMBER = re.compile(r"(?<![\w.-])[0-9]+\b(?!\.[0-9])")
STARTING = ("gold-miner", "collector-of-cosmium")
WORDS = ("Trapback", "Selfheal")  # they are the same in every language


def all_rules(lang: str) -> list[Rule]:
    return [rule for chapter in rulebook(lang).chapters for rule in chapter.rules]


def all_texts(lang: str) -> list[str]:
    chapters = [text for chapter in rulebook(lang).chapters for text in (chapter.title, chapter.intro)]
    return chapters + [text for rule in all_rules(lang) for text in (rule.title, rule.text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_in_the_order_of_the_numbers(lang: str) -> None:
    assert [rule.number for rule in all_rules(lang)] == NUMBERS
    assert [len(chapter.rules) for chapter in rulebook(lang).chapters] == list(SECTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_has_no_rule_outside_the_chapters(lang: str) -> None:
    file = resources.files("overrule.games.conquerors") / f"rulebook.{lang}.toml"
    assert set(tomllib.loads(file.read_text(encoding="utf-8"))) == {*NUMBERS, "chapter"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_whole_sentences_in_one_line(lang: str) -> None:
    for chapter in rulebook(lang).chapters:
        assert chapter.title
        assert chapter.intro.endswith("."), chapter.id
    for said in all_rules(lang):
        assert 1 <= len(said.title.split()) <= 6, said.number
        assert said.text.endswith((".", ".)")), said.number
    for text in all_texts(lang):
        assert "\n" not in text
        assert "  " not in text


def test_the_languages_have_the_same_chapters() -> None:
    english, czech = ([chapter.id for chapter in rulebook(lang).chapters] for lang in ("en", "cs"))
    assert english == czech
    assert len(set(english)) == len(english)


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


@pytest.mark.parametrize("number", NUMBERS)
def test_the_languages_agree_on_numbers_and_rules(number: str) -> None:
    english, czech = rule(number, "en").text, rule(number, "cs").text
    assert sorted(NUMBER.findall(english)) == sorted(NUMBER.findall(czech))
    assert RULE_NUMBER.findall(english) == RULE_NUMBER.findall(czech)
    assert set(RULE_NUMBER.findall(english)) <= set(NUMBERS)
    for word in WORDS:
        assert (word in english) == (word in czech), word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_starting_miners_are_called_as_on_their_cards(lang: str) -> None:
    for miner in STARTING:
        naming = [said.number for said in all_rules(lang) if card_name(miner, lang) in said.text]
        assert naming == ["PC-8.2", "PC-13.3"], miner


def test_a_rule_by_its_number() -> None:
    assert rule("PC-1.1", "en").title == "Conquering the planet"
    assert rule("PC-11.10", "cs").number == "PC-11.10"


def test_what_is_unknown_is_named_with_what_is_allowed() -> None:
    with pytest.raises(BadOptions, match=r"'de'.*en, cs"):
        rulebook("de")
    with pytest.raises(BadOptions, match=r"'PC-14\.1'.*PC-1\.1 to PC-13\.3"):
        rule("PC-14.1", "en")


# ------------------------------------------------------------------------------------------ overrule rules conquerors


@pytest.fixture
def two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards: what the command prints does not depend on those that there are."""
    monkeypatch.setattr(catalogue, "parts", _two_cards)


def _two_cards(lang: str) -> dict[str, tuple[str, str]]:
    return {"gold-miner": (f"Gold Miner ({lang})", ""), "gold-mine": ("Gold Mine", "")}


@pytest.mark.usefixtures("two_cards")
def test_the_command_prints_the_rules_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.rules("conquerors", lang="cs", brief=True) == 0
    printed = capsys.readouterr().out
    assert "Vítězství a prohra\nJde o to ovládnout planetu" in printed
    assert "Příklad: souboj" in printed
    assert printed.index("7. Konec tahu.") < printed.index("Příklad: souboj")
    assert printed.index("PC-2.1  ") < printed.index("PC-10.1  ") < printed.index("PC-13.3  ")


@pytest.mark.usefixtures("two_cards")
def test_the_command_names_rules_and_cards_without_a_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "some.yaml").write_text(
        "- {name: It adds, game: conquerors, shows: [PC-9.2, PC-14.1], cards: [gold-miner, topdecker]}\n",
        encoding="utf-8",
    )
    assert command.rules("conquerors", lang="en", as_json=True, scenarios=tmp_path) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["rules_without_scenario"] == [number for number in NUMBERS if number != "PC-9.2"]
    assert data["cards"][0]["title"] == "Gold Miner (en)"
    assert data["cards_without_scenario"] == ["gold-mine"]
    said = f"{tmp_path / 'some.yaml'}: It adds: no "
    assert data["unknown"] == [f"{said}rule 'PC-14.1'", f"{said}card 'topdecker'"]

    assert command.rules("conquerors", lang="en", scenarios=tmp_path) == 1
    printed = " ".join(capsys.readouterr().out.split())
    assert f"1 of {len(NUMBERS)} rules and 1 of 2 cards have scenarios." in printed
    assert "Cards without a scenario: gold-mine" in printed


@pytest.mark.usefixtures("two_cards")
def test_the_command_speaks_czech_of_scenarios_as_far_as_they_have_czech_titles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "some.yaml").write_text(
        "".join(f"- {{name: {name}, game: conquerors, shows: [PC-9.2]}}\n" for name in ("It adds", "It adds more")),
        encoding="utf-8",
    )
    (tmp_path / "titles.cs.toml").write_text('"It adds" = "Přidá"\n', encoding="utf-8")
    assert command.rules("conquerors", lang="cs", scenarios=tmp_path) == 1
    printed = " ".join(capsys.readouterr().out.split())
    assert "· Přidá (some.yaml) · 1 scénář bez českého názvu: some.yaml PC-9.3" in printed
    assert "žádný scénář" in printed
    assert f"Scénáře má 1 z {len(NUMBERS)} pravidel a 0 z 2 karet." in printed
    assert "Karty bez scénáře: gold-miner, gold-mine" in printed
