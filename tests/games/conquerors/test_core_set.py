"""What the built-in set and its decks promise: a spread of strengths, enough of every word, no card without a use."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from msgspec import Struct, structs

from overrule.cards.words import inside, tag
from overrule.games.conquerors.cards import CORE
from overrule.games.conquerors.cards.phrases import YOUR_BASE
from overrule.games.conquerors.cards.subtypes import SUBTYPES
from overrule.games.conquerors.decks import against_of, plan_of, ready_made
from overrule.games.conquerors.texts import card_name
from overrule.games.conquerors.vocabulary import (
    Bait,
    CannotAttack,
    CannotBlock,
    Card,
    Cards,
    CardSet,
    CountersOn,
    CountTraps,
    Damage,
    Deck,
    Deploy,
    Destroy,
    EntersExhausted,
    Event,
    FinalHit,
    Gain,
    HandSize,
    How,
    Illusion,
    Kuk,
    Later,
    Look,
    LookAtHand,
    Lose,
    MayPay,
    Paid,
    PutCounters,
    Retreat,
    Return,
    Search,
    Selfdestroy,
    Selfheal,
    Shielding,
    Side,
    Storage,
    TakeControl,
    Things,
    Type,
    When,
    WhenDrawn,
    Who,
)
from tests.goldens import deck_pages

CARDS = [card for card in CORE.cards if not card.token]
EVERYBODY = (Who.EACH_OPPONENT, Who.EVERYONE)


def words(card: Card) -> list[Struct]:
    return list(inside(card))


def having(*kinds: type[Struct]) -> set[str]:
    return {card.id for card in CARDS if any(isinstance(word, kinds) for word in words(card))}


def test_there_are_cards_enough() -> None:
    assert len(CARDS) >= 220


def test_attack_reaches_from_0_to_6_and_4_is_worth_speaking_of() -> None:
    attacks = Counter(card.attack for card in CARDS if card.type is Type.WARRIOR)
    assert set(attacks) >= set(range(7))
    assert sum(count for attack, count in attacks.items() if attack >= 4) >= 6


# --------------------------------------------------------------------------------------------------- words in use

FEWEST = 8
STRONG_SHIELDS = {
    card.id for card in CARDS if any(isinstance(word, Shielding) and word.amount >= 2 for word in words(card))
}
ON_CARDS = {
    "kuk": having(Kuk),
    "final hit": having(FinalHit),
    "shielding 2 and 3": STRONG_SHIELDS,
    "selfheal": having(Selfheal),
    "look": having(Look),
    "electricity": {card.id for card in CARDS if card.cost.electricity},
}


@pytest.mark.parametrize("word", ON_CARDS)
def test_words_of_the_rulebook_are_on_cards_enough(word: str) -> None:
    assert len(ON_CARDS[word]) >= FEWEST, sorted(ON_CARDS[word])


@pytest.mark.parametrize(
    "kind", [Search, Deploy, LookAtHand, Gain, PutCounters, CountersOn, Later, MayPay, WhenDrawn], ids=tag
)
def test_newer_words_are_used(kind: type[Struct]) -> None:
    assert len(having(kind)) >= 2


def test_subtypes_prices_and_triggers_are_used() -> None:
    filters = Counter(
        name
        for card in CARDS
        for word in words(card)
        for name in ("subtype", "name", "cost_at_most", "cost_at_least")
        if getattr(word, name, None) is not None
    )
    paid = [word.price for card in CARDS for word in words(card) if isinstance(word, Paid)]
    wanted = {"subtype": 4, "cost_at_most": 4, "name": 2}
    assert {name: filters[name] for name in wanted if filters[name] < wanted[name]} == {}
    assert sum(price.discard > 0 for price in paid) >= 3
    assert sum(price.counters > 0 for price in paid) >= 3
    triggers = [word for card in CARDS for word in words(card) if isinstance(word, When)]
    assert sum(word.event is Event.DEALS_DAMAGE for word in triggers) >= 3
    assert sum(word.once for word in triggers) >= 3


def test_a_subtype_that_a_card_asks_for_is_on_several() -> None:
    asked = {word.subtype for card in CARDS for word in words(card) if isinstance(word, Things | Cards)} - {None}
    for subtype in asked:
        assert sum(subtype in card.subtypes for card in CARDS) >= 4, subtype


# ------------------------------------------------------------------------------------------------------------ traps

TRAPS = [card for card in CARDS if card.type is Type.TRAP]


def test_traps_are_of_many_kinds() -> None:
    kinds = Counter(tag(type(card.do[0])) for card in TRAPS)
    assert len(kinds) >= 8
    assert max(kinds.values()) <= len(TRAPS) / 4


def test_some_traps_bluff_and_some_cards_reward_traps_that_nobody_meets() -> None:
    harm = (Damage, Destroy, Return, Retreat, TakeControl)
    bluffs = [card.id for card in TRAPS if not any(isinstance(word, harm) for word in words(card))]
    assert len(bluffs) >= 3
    assert len(having(CountTraps) - {card.id for card in TRAPS}) >= 3


# -------------------------------------------------------------------------------------- tables of three and hoarders


def for_many(card: Card) -> bool:
    """Whether a card grows with the number of players: it speaks of each of them, or of all things of all enemies."""
    for word in words(card):
        if getattr(word, "who", None) in EVERYBODY or getattr(word, "by", None) in EVERYBODY:
            return True
        target = getattr(word, "target", None)
        if getattr(word, "how", None) is How.ALL and isinstance(target, Things):
            if target.side in (Side.ENEMY, Side.ANY) and target.attacking is None:
                return True
    return False


def test_cards_are_made_for_three_and_more_players() -> None:
    assert sum(for_many(card) for card in CARDS) >= 15


def test_hoarding_has_answers() -> None:
    cards = {card.id for card in CARDS if HandSize(Who.THEY) in words(card)}
    stores = {
        card.id
        for card in CARDS
        for word in words(card)
        if (isinstance(word, Storage) and word.who in EVERYBODY and word.change.gold < 0)
        or (isinstance(word, Lose) and word.materials.gold >= 2)
    }
    idle = {card.id for card in CARDS for word in words(card) if isinstance(word, Things) and word.exhausted is False}
    assert len(cards) >= 2
    assert len(stores) >= 2
    assert idle


# --------------------------------------------------------------------------------------- worse and the same cards

DRAWBACKS = (CannotAttack, CannotBlock, EntersExhausted, Selfdestroy, Illusion, Bait)


def is_drawback(word: Struct) -> bool:
    """Whether a card would be better without this: it forbids something, or hurts what is its player's own."""
    burns = (Damage(1, YOUR_BASE, How.ALL),)
    return isinstance(word, DRAWBACKS) or (isinstance(word, When) and word.do == burns)


def gains(card: Card) -> set[Struct]:
    return {word for word in card.abilities if not is_drawback(word)}


def pains(card: Card) -> set[Struct]:
    return {word for word in card.abilities if is_drawback(word)}


def no_better(one: Card, other: Card) -> bool:
    """Whether nothing on one card is better than on the other, which is no rarer."""
    prices = zip(structs.astuple(one.cost), structs.astuple(other.cost), strict=True)
    return (
        one.type is other.type
        and other.stars <= one.stars
        and all(mine >= theirs for mine, theirs in prices)
        and one.attack <= other.attack
        and one.life <= other.life
        and one.do == other.do
        and gains(one) <= gains(other)
        and pains(other) <= pains(one)
    )


def test_no_card_is_strictly_worse_than_another_or_the_same() -> None:
    assert [(one.id, other.id) for one, other in permutations(CARDS, 2) if no_better(one, other)] == []


def test_a_worse_card_is_found() -> None:
    dearer = structs.replace(CARDS[0], id="dearer", cost=structs.replace(CARDS[0].cost, gold=3))
    assert no_better(dearer, CARDS[0])
    assert not no_better(CARDS[0], dearer)


# ------------------------------------------------------------------------------------------------------------ decks

KNOWN = {card.id: card for card in CARDS}
all_decks = pytest.mark.parametrize("deck", ready_made().values(), ids=lambda deck: deck.id)


def test_there_are_eight_decks() -> None:
    assert len(ready_made()) == 8


@all_decks
def test_a_deck_has_60_cards_legendaries_and_spells(deck: Deck) -> None:
    spells = sum(count for id, count in deck.cards.items() if KNOWN[id].type is Type.SPELL)
    assert sum(deck.cards.values()) == 60
    assert 6 <= spells <= 12
    assert sum(KNOWN[id].stars == 3 for id in deck.cards) >= 3


@all_decks
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_deck_has_what_its_plan_names(deck: Deck, lang: str) -> None:
    plan = plan_of(deck, lang)
    named = [card.id for card in CARDS if card_name(card, lang) in plan]
    assert [id for id in named if id not in deck.cards] == []
    assert lang == "cs" or sum(deck.cards[id] >= 3 for id in named) >= 4  # Czech declines the names
    assert against_of(deck, lang)


@pytest.mark.parametrize(("path", "text"), list(deck_pages()), ids=lambda one: getattr(one, "name", ""))
def test_the_pages_of_the_decks_are_those_of_the_document(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "read the difference that `make goldens` makes"


# ---------------------------------------------------------------------------------------------------- former decks

FORMER = {
    "citadel": "deep-core-baron ablative-dome planetary-capitol terraforming-engine world-spire gravity-well",
    "first-strike": "dust-sifter frontier-barracks drop-lancer mine-sweeper dawn-rider dust-corsair trap-wrangler",
    "minefield": "night-gleaner patrol-command shifting-catacombs trap-forager feedback-loop bottomless-shaft",
    "stormcallers": "star-dowser storm-tapper short-circuit-crew flash-barricade ion-battery lightning-monk wisp-swarm",
    "hall-of-mirrors": "mirage-city archive-djinn false-signal guardian-projector false-beacons signal-jam face-thief",
    "last-rites": "abyss-dredger demolition-geologist lifeboat-bay warning-spire blood-alchemist carrion-king",
}


@pytest.mark.parametrize("id", FORMER)
def test_cards_of_former_decks_are_still_there(id: str) -> None:
    sets: list[CardSet] = [CORE]
    assert set(FORMER[id].split()) <= {card.id for card_set in sets for card in card_set.cards}
    assert id in ready_made()


@pytest.mark.parametrize("subtype", SUBTYPES)
def test_every_subtype_is_named_by_a_card(subtype: str) -> None:
    named = {word.subtype for card in CORE.cards for word in inside(card) if isinstance(word, Cards | Things)}
    assert subtype in named
