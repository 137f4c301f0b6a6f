"""The documents are true: what they show runs, and what they name is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from overrule.cli import COMMANDS
from overrule.games.compile.cards.main_1 import FIRE
from overrule.games.compile.texts import card_text
from overrule.games.compile.vocabulary import Card, Effect
from overrule.scenarios import Scenario, run

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
README = ROOT / "README.md"

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


def blocks(path: Path, language: str) -> list[str]:
    """The code blocks of a document that are marked with this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


# ------------------------------------------------------------------------------------------- what is shown runs


def test_the_sessions_of_the_readme_are_real() -> None:
    session = "\n".join(blocks(README, "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, "README", str(README), 0)
    assert len(test.examples) > 20
    said: list[str] = []
    doctest.DocTestRunner().run(test, out=said.append)
    assert not said, "".join(said)


def test_the_card_of_the_readme_is_the_built_in_one() -> None:
    (shown,) = blocks(README, "json")
    (built_in,) = (card for card in FIRE.cards if card.value == 3)
    assert msgspec.json.decode(shown, type=Card) == built_in


def test_the_python_of_the_card_guide_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    for block in blocks(ROOT / "docs" / "cards.md", "python"):
        exec(block, names)
    assert "state" in names


def test_the_effects_of_the_card_guide_say_what_it_says() -> None:
    guide = ROOT / "docs" / "cards.md"
    (shown,) = (block for block in blocks(guide, "json") if block.startswith("["))
    effects = msgspec.json.decode(shown, type=tuple[Effect, ...])
    assert f'"{card_text(Card(0, middle=effects), "en").middle}" is' in guide.read_text(encoding="utf-8")


def test_the_scenario_of_the_scenario_guide_holds() -> None:
    (shown,) = (block for block in blocks(ROOT / "docs" / "scenarios.md", "yaml") if block.startswith("- name"))
    (scenario,) = msgspec.yaml.decode(shown, type=list[Scenario])
    assert run(scenario) == []


# ---------------------------------------------------------------------------------------- what is named is there


def test_the_readme_names_every_command() -> None:
    named = re.findall(r"^\| `overrule (\w+)` ", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert named == list(COMMANDS)


@every_document
def test_every_command_that_is_named_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"(?:^|[`$/] ?)overrule ([a-z]\w*)", text, re.MULTILINE)) <= set(COMMANDS)


@every_document
def test_every_make_target_that_is_named_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rules = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE)) <= rules


@every_document
def test_every_link_leads_to_a_file(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@every_document
def test_every_file_that_is_named_exists(path: Path) -> None:
    """Names in code marks that look like files of this project, wherever they lie."""
    folders = [ROOT / name for name in ("docs", "scenarios", "src", "tests", "tools")]
    listed = [file.as_posix() for folder in folders for file in folder.rglob("*")]
    named = set(re.findall(r"`([\w./-]+\.(?:py|toml|ftl|yaml|md|json))`", path.read_text(encoding="utf-8")))
    made_up = {"aux_3.py", "echo.yaml"}  # by the reader
    assert [name for name in named - made_up if not any(file.endswith(f"/{name}") for file in listed)] == []
