"""What can be looked up about Planetary Conquerors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypedDict

import msgspec

from overrule.cards.words import inside, tag
from overrule.core.kit import Named
from overrule.games.conquerors import texts
from overrule.games.conquerors.decks import against_of, grouped, plan_of, ready_made, title_of
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.vocabulary import Ability, Add, Effect, Type
from overrule.games.conquerors.vocabulary import Card as CardWords
from overrule.games.conquerors.world import World, faction_of, flavour, title, world

part_names = ("card", "cards")
KEYWORDS: dict[str, dict[str, str]] = {
    "en": {
        "shielding": "PC-12.6",
        "final hit": "PC-12.7",
        "selfheal": "PC-12.8",
        "selfdestroy": "PC-12.9",
        "illusion": "PC-12.10",
        "trapback": "PC-12.11",
        "sacrific": "PC-12.5",
        "kuk": "PC-12.4",
        "look at the top": "PC-12.3",
        "bait": "PC-12.13",
        "search your deck": "PC-12.14",
        "steal": "PC-12.15",
        "counter": "PC-12.16",
        "summon": "PC-12.17",
        "with cost": "PC-12.18",
        "permanently": "PC-12.19",
        "you play": "PC-7.11",
        "an opponent plays": "PC-7.11",
        "front trap": "PC-12.22",
        "attacking enemy": "PC-12.20",
        "ignores traps": "PC-12.23",
        "cannot be blocked": "PC-12.24",
        "cannot block": "PC-12.24",
        "from the attack": "PC-12.25",
        "recharge": "PC-12.26",
        "exhaust": "PC-4.1",
        "dies": "PC-12.1",
        "kill": "PC-12.1",
        "destroy": "PC-12.1",
    },
    "cs": {
        "shielding": "PC-12.6",
        "final hit": "PC-12.7",
        "selfheal": "PC-12.8",
        "selfdestroy": "PC-12.9",
        "iluz": "PC-12.10",
        "trapback": "PC-12.11",
        "obět": "PC-12.5",
        "kuk": "PC-12.4",
        "na vrchní kartu": "PC-12.3",
        "na 2 vrchní": "PC-12.3",
        "na 3 vrchní": "PC-12.3",
        "návnad": "PC-12.13",
        "najdi ve svém balíčku": "PC-12.14",
        "ukradni": "PC-12.15",
        "žeton": "PC-12.16",
        "přivolej": "PC-12.17",
        "s cenou": "PC-12.18",
        "trvale": "PC-12.19",
        "zahraješ": "PC-7.11",
        "protihráč zahraje": "PC-7.11",
        "přední past": "PC-12.22",
        "útočící nepřátel": "PC-12.20",
        "ignoruj": "PC-12.23",
        "nemůže být blokován": "PC-12.24",
        "nemůže blokovat": "PC-12.24",
        "z útoku": "PC-12.25",
        "dobij": "PC-12.26",
        "exhaust": "PC-4.1",
        "zemř": "PC-12.1",
        "zabi": "PC-12.1",
        "znič": "PC-12.1",
    },
}


class Card(Named):
    """A card with its texts.

    `type_line`: the type with its stars and subtypes, in words. `does`: tags of what it does. `motif`: if it names one.
    `title`: the title of a card with three stars.
    """

    type: Type
    type_line: str
    stars: int
    cost: dict[Literal["gold", "cosmium", "electricity"], int]
    attack: int | None
    life: int | None
    lines: list[str]
    does: list[str]
    motif: str
    token: bool
    starting: bool
    set: str
    faction: str
    title: str
    flavour: str


class Deck(Named):
    """A ready-made deck: how to play with and against it, how many of which cards, and the headings of these."""

    plan: str
    against: str
    size: int
    cards: dict[str, int]
    groups: list[str]


class Choices(TypedDict):
    """What can be chosen for a match."""

    decks: list[Deck]


class Book(Choices):
    """All cards, by their ids, and their world."""

    cards: dict[str, Card]
    sets: list[Named]
    world: World


def keywords(lang: str) -> Mapping[str, str]:
    """Beginnings of words on cards, with the rules that explain them."""
    return KEYWORDS[lang]


def choices(lang: str) -> Choices:
    """What can be chosen for a match."""
    return {"decks": [_deck(id, lang) for id in ready_made()]}


def cards(lang: str) -> Book:
    """All cards with their texts, the sets, and the ready-made decks."""
    found: dict[str, Card] = {}
    for card_set in BUILT_IN.values():
        for card in card_set.cards:
            found[card.id] = {
                "id": card.id,
                "name": texts.card_name(card, lang),
                "forms": texts.card_forms(card.id, lang),
                "type": card.type,
                "type_line": texts.type_line(card, lang),
                "stars": card.stars,
                "cost": {"gold": card.cost.gold, "cosmium": card.cost.cosmium, "electricity": card.cost.electricity},
                "attack": card.attack,
                "life": card.life,
                "lines": texts.card_text(card, lang),
                "does": list(dict.fromkeys(_does(card))),
                "motif": card.motif,
                "token": card.token,
                "starting": card.id in card_set.starting,
                "set": card_set.id,
                "faction": faction_of(card),
                "title": title(card, lang),
                "flavour": flavour(card, lang),
            }
    sets: list[Named] = [{"id": one.id, "name": texts.set_name(one, lang)} for one in BUILT_IN.values()]
    return {"cards": found, "sets": sets, "world": world(lang), **choices(lang)}


def parts(lang: str) -> dict[str, tuple[str, str]]:
    """All cards with their names and texts."""
    return {id: (card["name"], "\n".join(card["lines"])) for id, card in cards(lang)["cards"].items()}


def _does(card: CardWords) -> Iterator[str]:
    """What a card does; of what it adds, the materials."""
    for word in inside(card):
        if isinstance(word, Add):
            yield from (name for name, number in msgspec.structs.asdict(word.materials).items() if number)
        elif isinstance(word, Effect | Ability):
            yield tag(word)


def _deck(id: str, lang: str) -> Deck:
    deck = ready_made()[id]
    return {
        "id": id,
        "name": title_of(deck, lang),
        "plan": plan_of(deck, lang),
        "against": against_of(deck, lang),
        "size": sum(deck.cards.values()),
        "cards": dict(deck.cards),
        "groups": [heading for heading, _ in grouped(deck, lang)],
    }
