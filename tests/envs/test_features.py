"""What is printed on cards as numbers: the columns follow the vocabulary, and no card needs one of its own."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

from overrule.envs.features import CardFeatures
from overrule.games.compile import library as compile_library
from overrule.games.compile import vocabulary as compile_words
from overrule.games.compile.vocabulary import (
    About,
    After,
    At,
    Before,
    Cards,
    Did,
    Draw,
    Either,
    Face,
    Flip,
    HalfOf,
    If,
    Losing,
    Side,
    Silence,
    When,
    Who,
)
from overrule.games.conquerors import library as conquerors_library
from overrule.games.conquerors import vocabulary as conquerors_words
from overrule.games.conquerors.vocabulary import Being, Damage, How, Materials, Paid, Price, Things, Type

COMPILE = CardFeatures(compile_words.Card)
CONQUERORS = CardFeatures(conquerors_words.Card)

both_games = pytest.mark.parametrize(
    ("features", "words"), [(COMPILE, compile_words), (CONQUERORS, conquerors_words)], ids=["compile", "conquerors"]
)


def words_of(words: ModuleType) -> list[str]:
    """The tags of all words of a vocabulary, found without the help of what is tested."""
    return [word.__struct_config__.tag for word in words.Word.__subclasses__()]


def union(words: ModuleType, name: str) -> list[str]:
    return [word.__struct_config__.tag for word in getattr(words, name).__args__]


def printed(features: CardFeatures, card: Struct) -> dict[str, int]:
    """The columns of a card that say something."""
    return {name: int(count) for name, count in zip(features.names, features.of(card), strict=True) if count}


@both_games
def test_every_word_of_the_vocabulary_has_a_column(features: CardFeatures, words: ModuleType) -> None:
    named = {name.rpartition(":")[2] for name in features.names}
    assert len(words_of(words)) > 60
    assert set(words_of(words)) <= named


@both_games
def test_every_effect_has_a_column_in_every_slot(features: CardFeatures, words: ModuleType) -> None:
    triggers = {"compile": ["at", "before", "after", "middle"]}.get(
        words.__name__.split(".")[2],
        ["do", "paid", "at", "when", "when_played", "when_drawn", "when_activated", "instead_of_dying"],
    )
    wanted = {f"{slot}:{tag}" for slot in triggers for tag in union(words, "Effect")}
    assert wanted <= set(features.names)
    slots = {name.partition(":")[0] for name in features.names if ":" in name}
    assert slots - set(triggers) == ({"top", "bottom"} if "middle" in triggers else {"abilities"})


@both_games
def test_every_value_of_every_field_has_a_column(features: CardFeatures, words: ModuleType) -> None:
    for word in words.Word.__subclasses__():
        for field in word.__struct_fields__:
            path = f"{word.__struct_config__.tag}.{field}"
            assert any(name == path or name.startswith((f"{path}=", f"{path}.")) for name in features.names) or (
                holds_words(word, field)
            ), path


def holds_words(word: Any, field: str) -> bool:
    """Whether a field holds other words only, which have columns of their own."""
    about = word.__annotations__[field]
    return not any(plain in about for plain in ("int", "bool", "str", "Who", "Face", "Being"))


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_every_built_in_card_says_something(game: str) -> None:
    if game == "compile":
        protocols = [p for card_set in compile_library.BUILT_IN.values() for p in card_set.protocols]
        rows = [printed(COMPILE, card) for protocol in protocols for card in protocol.cards]
        assert sum(any(":" in name for name in row) for row in rows) > 170
    else:
        cards = [card for card_set in conquerors_library.BUILT_IN.values() for card in card_set.cards]
        rows = [printed(CONQUERORS, card) for card in cards]
        assert len({tuple(row.items()) for row in rows}) > 200  # cards can be told apart by what is printed on them
    assert all(rows)


def test_a_card_that_nobody_has_written_yet() -> None:
    flip = Flip(Cards(Side.THEIRS, face=Face.DOWN), silent=True)
    half = HalfOf(compile_words.Count(Cards()))
    card = compile_words.Card(
        4,
        top=(Silence(), After(Did.COMPILE, (Either(Draw(2), If(Losing(), (flip,))),), Who.OPPONENT)),
        middle=(Draw(half), Draw(3, Who.BOTH)),
        bottom=(At(When.END, (flip,)), Before((About.COVERED, About.FLIPPED), (Draw(1),), "fire")),
    )
    found = printed(COMPILE, card)
    expected = {
        "card.value": 4,
        "top:silence": 1,
        "top:after": 1,
        "after.did=compile": 1,
        "after.who=opponent": 1,
        "after:either": 1,
        "after:draw": 1,
        "after:if": 1,
        "after:flip": 1,
        "losing": 1,
        "middle:draw": 2,
        "half_of": 1,
        "count": 1,
        "draw.amount": 6,  # 2 and 3 and 1; the half is a word of its own
        "draw.who=both": 1,
        "bottom:at": 1,
        "at.when=end": 1,
        "at:flip": 1,
        "flip.silent": 2,
        "cards.side=theirs": 2,
        "bottom:before": 1,
        "before.about=covered": 1,
        "before.about=flipped": 1,
        "before.by_protocol": 1,
        "before:draw": 1,
    }
    assert {name: found.get(name, 0) for name in expected} == expected
    assert "at:draw" not in found
    assert "middle:flip" not in found


def test_what_could_have_been_left_open_is_told_from_a_no() -> None:
    def card(damaged: bool | None) -> conquerors_words.Card:
        wounded = Things((Being.WARRIOR, Being.BASE), damaged=damaged)
        shot = Paid(Price(gold=2, sacrifice=Being.MINER), (Damage(3, wounded, How.UP_TO, 2),))
        return conquerors_words.Card("gun", Type.BUILDING, cost=Materials(gold=200), abilities=(shot,))

    yes, no, left_open = (printed(CONQUERORS, card(damaged)) for damaged in (True, False, None))
    assert yes.pop("things.damaged") == 1
    assert no.pop("things.damaged=no") == 1
    assert yes == no == left_open
    assert left_open["card.cost.gold"] == 127  # as much as a column holds
    wanted = {"paid:damage": 1, "damage.count": 2, "paid.price.gold": 2, "paid.price.sacrifice=miner": 1}
    assert {name: left_open[name] for name in wanted} == wanted
    assert left_open["things.what=base"] == 1
