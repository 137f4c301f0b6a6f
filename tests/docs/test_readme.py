"""The first page is true: its sessions are real, and it names every command."""

from __future__ import annotations

import doctest
import re

import msgspec

from overrule.games.compile.cards.main_1 import FIRE
from overrule.games.compile.vocabulary import Card
from tests.docs.documents import ALL_COMMANDS, README, blocks, read


def test_the_sessions_of_the_readme_are_real() -> None:
    session = "\n".join(blocks(read(README), "pycon"))
    test = doctest.DocTestParser().get_doctest(session, {}, "README", str(README), 0)
    assert len(test.examples) > 30
    said: list[str] = []
    doctest.DocTestRunner().run(test, out=said.append)
    assert not said, "".join(said)


def test_the_card_of_the_readme_is_the_built_in_one() -> None:
    (shown,) = blocks(read(README), "json")
    (built_in,) = (card for card in FIRE.cards if card.value == 3)
    assert msgspec.json.decode(shown, type=Card) == built_in


def test_the_readme_names_every_command() -> None:
    named = re.findall(r"^\| `overrule (\w+)` ", read(README), re.MULTILINE)
    assert named == ALL_COMMANDS
