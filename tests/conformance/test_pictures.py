"""The pictures that are listed for built-in cards show what the cards are; others are composed from their data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrule.games import KITS
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.vocabulary import Illusion, Shielding
from overrule.games.conquerors.world import faction_of

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LISTS = {path.parts[-3]: path for path in GAMES.glob("*/pictures/cards.json")}
BESIDES = {"back", "base"}  # have pictures, but are no cards
RANKS = {1: "plain", 3: "grand"}  # of pictures, by stars
SHOWN = {"illusion": Illusion, "shielding": Shielding}


def plans(game: str) -> dict[str, dict[str, str]]:
    """Motifs and further words by kind and card, as the client reads them."""
    found: dict[str, dict[str, str]] = json.loads(LISTS[game].read_text(encoding="utf-8"))
    return found


def kind_of(card: dict[str, Any]) -> str:
    """What decides the scene of a card's picture."""
    kind: str = card.get("type") or card["protocol"]
    return kind


def test_every_game_with_cards_of_its_own_has_pictures() -> None:
    assert set(LISTS) == set(KITS)


@pytest.mark.parametrize("game", sorted(LISTS))
def test_every_picture_is_that_of_a_card_of_its_kind(game: str) -> None:
    cards: dict[str, Any] = msgspec.to_builtins(KITS[game].catalogue().cards("en")["cards"])
    drawn = {card: kind for kind, ids in plans(game).items() if kind not in BESIDES for card in ids}
    assert drawn == {card: kind_of(cards[card]) for card in drawn if card in cards}


@pytest.mark.parametrize("word", sorted(SHOWN))
def test_illusions_and_shields_are_seen(word: str) -> None:
    listed = {card for ids in plans("conquerors").values() for card, text in ids.items() if word in text.split()[2:]}
    cards = [card for card_set in BUILT_IN.values() for card in card_set.cards]
    drawn = {card for ids in plans("conquerors").values() for card in ids}
    able = {card.id for card in cards if any(isinstance(one, SHOWN[word]) for one in card.abilities)}
    assert listed == able & drawn


def test_pictures_know_factions_and_stars() -> None:
    listed = {card: text.split() for ids in plans("conquerors").values() for card, text in ids.items()}
    for card_set in BUILT_IN.values():
        for card in card_set.cards:
            words = listed[card.id]
            assert faction_of(card) in words, card.id
            assert RANKS.get(card.stars) == next((word for word in words if word in RANKS.values()), None), card.id
