"""The guide to writing cards is true for both games, and its example of Planetary Conquerors can be played."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import structs

import overrule
from overrule.core.errors import BadCards
from overrule.games.compile.texts import card_text as compile_text
from overrule.games.compile.vocabulary import Card as CompileCard
from overrule.games.compile.vocabulary import Effect
from overrule.games.conquerors.library import read_set, write_set
from overrule.games.conquerors.texts import LANGUAGES, card_text
from overrule.games.conquerors.vocabulary import Card, CardSet, Type, Word
from tests.docs.documents import CARD_GUIDE, ROOT, blocks, chapter, in_one_line, read

EXAMPLE = ROOT / "docs" / "cards" / "example-conquerors-set.json"
WORD = re.compile(r"`(\w+)`")


@cache
def ran() -> dict[str, Any]:
    """What the Python of the guide leaves behind."""
    names: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        for block in blocks(read(CARD_GUIDE), "python"):
            exec(block, names)
    return names


def conquerors() -> str:
    return chapter(read(CARD_GUIDE), "Planetary Conquerors")


def words() -> dict[str, type[Word]]:
    """Every word of the vocabulary by its tag."""
    return {str(word.__struct_config__.tag): word for word in Word.__subclasses__()}


def card(card_set: CardSet, id: str) -> Card:
    (found,) = (card for card in card_set.cards if card.id == id)
    return found


# ---------------------------------------------------------------------------------------------------------- the guide


def test_the_python_of_the_guide_starts_a_match_of_each_game() -> None:
    assert ran()["state"].game.id == "compile"
    assert ran()["conquest"].game.id == "conquerors"


def test_the_effects_of_compile_say_what_the_guide_says() -> None:
    (shown,) = (block for block in blocks(read(CARD_GUIDE), "json") if block.startswith("["))
    effects = msgspec.json.decode(shown, type=tuple[Effect, ...])
    assert f'"{compile_text(CompileCard(0, middle=effects), "en").middle}" is' in read(CARD_GUIDE)


def test_the_card_of_conquerors_is_the_same_in_json_in_python_and_in_the_example() -> None:
    (shown,) = blocks(conquerors(), "json")
    (read_card,) = read_set(shown.encode()).cards
    assert read_card == ran()["lighthouse"] == card(read_set(EXAMPLE), read_card.id)


def test_the_card_of_conquerors_says_what_the_guide_says() -> None:
    text = card_text(ran()["lighthouse"], "en")[1]
    assert f'Its second ability reads "{text}"' in in_one_line(conquerors())


def test_the_guide_has_a_line_with_the_fields_of_every_word_of_conquerors() -> None:
    lines = re.findall(r"^\| `(\w+)` +\|([^|]*)\|([^|]*)\|$", conquerors(), re.MULTILINE)
    assert all(meaning.strip() for _, _, meaning in lines)
    named = [(word, WORD.findall(fields)) for word, fields, _ in lines]
    fields = [(tag, [field.encode_name for field in structs.fields(word)]) for tag, word in words().items()]
    assert sorted(named) == sorted(fields)


@pytest.mark.parametrize(
    ("id", "change"),
    [
        ("polar-night", {"do": [{"type": "exhaust", "target": {"type": "that"}}]}),
        ("ice-melter", {"abilities": [{"type": "bait"}]}),
        ("rime-stalker", {"do": [{"type": "draw"}]}),
    ],
)
def test_the_errors_of_the_guide_are_real(id: str, change: dict[str, Any]) -> None:
    raw = json.loads(read(EXAMPLE))
    for entry in raw["cards"]:
        entry.update(change if entry["id"] == id else {})
    with pytest.raises(BadCards) as caught:
        read_set(json.dumps(raw).encode(), "far-side.json")
    assert str(caught.value) in read(CARD_GUIDE).splitlines()


# -------------------------------------------------------------------------------------------------------- the example


def test_the_example_has_a_card_of_every_type_and_a_token() -> None:
    cards = read_set(EXAMPLE).cards
    assert {card.type for card in cards} == set(Type)
    assert any(card.token for card in cards)


def test_the_example_survives_json_and_back() -> None:
    card_set = read_set(EXAMPLE)
    assert read_set(write_set(card_set).encode()) == card_set


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_has_names_and_texts_in_every_language(lang: str) -> None:
    card_set = read_set(EXAMPLE)
    for card in card_set.cards:
        assert card.names[lang]
        assert all(line.endswith(".") for line in card_text(card, lang, card_set.cards))


def test_the_cards_of_the_example_happen_in_random_matches() -> None:
    """All that can be in a deck are, on both sides; the token is summoned."""
    card_set = read_set(EXAMPLE)
    copies = {1: 6, 2: 3, 3: 1}
    cards = {card.id: copies[card.stars] for card in card_set.cards if not card.token}
    deck = {"id": "far-side", "cards": cards | {"gold-miner": 16, "collector-of-cosmium": 16}}
    options = {"custom": [msgspec.to_builtins(card_set)], "decks": [deck, deck]}
    happened = set().union(*(played(seed, options) for seed in range(8)))
    assert {card.id for card in card_set.cards} <= happened


def played(seed: int, options: dict[str, Any]) -> set[str | None]:
    """The cards that entered the planet, were played or activated in a match that is played at random to its end."""
    state = overrule.game("conquerors").start(seed=seed, options=options, events=True)
    chance = overrule.stream_of(seed)
    while (decision := state.decision) is not None:
        state.choose(decision.options[chance.below(len(decision.options))])
    events = [event for event in state.events() if event.kind in ("entered", "junked", "activated")]
    return {card.names[0] for event in events for card in event.cards}
