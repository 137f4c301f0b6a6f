"""The documents, and what can be taken out of them."""

from __future__ import annotations

import re
from pathlib import Path

from overrule import KITS
from overrule.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = ROOT / "README.md"
CARD_GUIDE = ROOT / "docs" / "cards.md"
SCENARIO_GUIDE = ROOT / "docs" / "scenarios.md"
ALL_COMMANDS = [*COMMANDS, *(name for kit in KITS.values() for name in kit.commands)]


def read(path: Path) -> str:
    """The text of a document."""
    return path.read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks of a text that are marked with this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def chapter(text: str, title: str) -> str:
    """The chapter of a text under a heading of the second rank, up to the next one."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def in_one_line(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())
