"""What the documents name is there, and the scenarios that they show hold."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from overrule.scenarios import Scenario, run
from tests.docs.documents import ALL_COMMANDS, DOCUMENTS, ROOT, SCENARIO_GUIDE, blocks, read

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


@every_document
def test_every_command_that_is_named_exists(path: Path) -> None:
    assert set(re.findall(r"(?:^|[`$/] ?)overrule ([a-z]\w*)", read(path), re.MULTILINE)) <= set(ALL_COMMANDS)


@every_document
def test_every_make_target_that_is_named_exists(path: Path) -> None:
    rules = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", read(path), re.MULTILINE)) <= rules


@every_document
def test_every_link_leads_to_a_file(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", read(path))
    assert [link for link in links if not (path.parent / link).exists()] == []


@every_document
def test_every_link_leads_to_a_heading(path: Path) -> None:
    for file, heading in re.findall(r"\]\(([^)#]*)#([^)]*)\)", read(path)):
        titles = re.findall(r"^#+ (.*)$", read(path.parent / file if file else path), re.MULTILINE)
        assert heading in [re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles], heading


@every_document
def test_every_file_that_is_named_exists(path: Path) -> None:
    """Names in code marks that look like files of this project, wherever they lie."""
    folders = [ROOT / name for name in ("docs", "examples", "scenarios", "src", "tests", "tools", "web/src")]
    listed = [
        file.as_posix() for file in (*ROOT.iterdir(), *(file for folder in folders for file in folder.rglob("*")))
    ]
    named = set(re.findall(r"`([\w./-]+\.(?:py|toml|ftl|yaml|md|json))`", read(path)))
    made_up = {"echo.yaml"}  # by the reader
    assert [name for name in named - made_up if not any(file.endswith(f"/{name}") for file in listed)] == []


@pytest.mark.parametrize("beginning", ["- name", "- game: conquerors"])
def test_the_scenarios_of_the_scenario_guide_hold(beginning: str) -> None:
    (shown,) = (block for block in blocks(read(SCENARIO_GUIDE), "yaml") if block.startswith(beginning))
    (scenario,) = msgspec.yaml.decode(shown, type=list[Scenario])
    assert run(scenario) == []
