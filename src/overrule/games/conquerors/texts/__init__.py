"""What Planetary Conquerors cards say, in each language.

Texts are made from the data alone: `en` and `cs` have a clause for each word, `prose` joins the clauses.
"""

from __future__ import annotations

from collections.abc import Iterable

from overrule.cards.names import LANGUAGES, Case, Names, check_language
from overrule.games.conquerors.texts import cs_words, en
from overrule.games.conquerors.texts.cs import Czech
from overrule.games.conquerors.texts.en import English
from overrule.games.conquerors.vocabulary import Ability, Card, CardSet, Deck, Effect, Materials, Type

__all__ = [
    "LANGUAGES",
    "card_forms",
    "card_gender",
    "card_name",
    "card_text",
    "cost_text",
    "deck_against",
    "deck_name",
    "deck_plan",
    "explain",
    "set_name",
    "type_line",
]

NAMES = Names("overrule.games.conquerors")


def card_text(card: Card, lang: str, cards: Iterable[Card] = ()) -> list[str]:
    """What a card says: a line for its keywords, and one for each other ability; the text of a spell or trap is one.

    `cards`: custom ones that it may mention.
    """
    return _prose(lang, cards).card(card)


def explain(
    word: Effect | Ability,
    lang: str,
    cards: Iterable[Card] = (),
    this: Type | None = None,
    within: Ability | None = None,
) -> str:
    """What an effect or ability says when it stands alone, or on a card of some type, or within an ability of it."""
    prose = _prose(lang, cards)
    if isinstance(word, Ability):
        return prose.ability(word, this)
    return prose.text((word,), this, within)


def type_line(card: Card, lang: str) -> str:
    """The type of a card with its stars and subtypes: "Warrior ★★ – Beast"."""
    check_language(lang)
    name = en.TYPES[card.type].one if lang == "en" else cs_words.TYPES[card.type].form(cs_words.NOM)
    kinds = ", ".join(NAMES.name("subtypes", id, lang) for id in card.subtypes)
    return f"{name.capitalize()} {'★' * card.stars}{f' – {kinds}' if kinds else ''}"


def cost_text(cost: Materials, lang: str) -> str:
    """Materials in a row: "2 gold, 1 cosmium"; empty for none."""
    check_language(lang)
    return en.materials(cost, ",") if lang == "en" else cs_words.materials(cost, cs_words.NOM, ", ")


def card_name(card: str | Card, lang: str, case: Case = "nom") -> str:
    """The name of a card: from the names file, otherwise its own, otherwise its id."""
    if case == "nom" or not isinstance(card, str):
        return NAMES.name("cards", card, lang)
    return NAMES.form("cards", card, lang, case)


def card_forms(id: str, lang: str) -> list[str]:
    """Other forms of a card's name in sentences."""
    return NAMES.forms("cards", id, lang)


def card_gender(id: str, lang: str) -> str:
    """The gender of a card's name, as `Names.gender` gives it."""
    return NAMES.gender("cards", id, lang)


def set_name(card_set: str | CardSet, lang: str) -> str:
    """The name of a card set, found in the same way."""
    return NAMES.name("sets", card_set, lang)


def deck_name(deck: str | Deck, lang: str) -> str:
    """The name of a deck, found in the same way."""
    return NAMES.name("decks", deck, lang)


def deck_plan(deck: str | Deck, lang: str) -> str:
    """How a deck wants to win; empty for a custom one."""
    return NAMES.known("plans", deck if isinstance(deck, str) else deck.id, lang)


def deck_against(deck: str | Deck, lang: str) -> str:
    """How to play against a deck; empty for a custom one."""
    return NAMES.known("against", deck if isinstance(deck, str) else deck.id, lang)


def _prose(lang: str, cards: Iterable[Card]) -> English | Czech:
    check_language(lang)
    custom = {card.id: card for card in cards}

    def name(id: str) -> str:
        return card_name(custom.get(id, id), lang)

    def subtype(id: str) -> str:
        return NAMES.name("subtypes", id, lang)

    def form(kind: str, id: str) -> str:
        match kind:
            case "gender":
                return NAMES.gender("cards", id, lang)
            case "accusative":
                return NAMES.form("cards", id, lang, "acc") if NAMES.gender("cards", id, lang) else ""
        return NAMES.known(kind, id, lang)

    return English(name, subtype, form) if lang == "en" else Czech(name, subtype, form)
