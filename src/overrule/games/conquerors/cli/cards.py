"""Cards of Planetary Conquerors: found by what people type, picked out of sets, shown with their texts."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, structs
from rich.table import Table
from rich.text import Text

from overrule.cards.names import folded
from overrule.cli.common import WrongArgument
from overrule.games.conquerors import vocabulary as v
from overrule.games.conquerors.texts import LANGUAGES, card_name, card_text, cost_text, type_line
from overrule.games.conquerors.vocabulary import Card, CardSet, Type
from overrule.games.conquerors.words import built_in_cards, say
from overrule.games.conquerors.world import faction_of, flavour, title

TOKEN = "token"
TYPES = (*(type.value for type in Type), TOKEN)  # as --type names them

# Words on cards, and the rules that explain them.
RULES: dict[type[Struct], str] = {
    v.Paid: "PC-7.1",
    v.InsteadOfDying: "PC-7.5",
    v.TakesDamageFor: "PC-7.5",
    v.TakeControl: "PC-2.8",
    v.Stop: "PC-5.8",
    v.Intercept: "PC-11.6",
    v.Look: "PC-12.3",
    v.Kuk: "PC-12.4",
    v.Sacrifice: "PC-12.5",
    v.Shielding: "PC-12.6",
    v.FinalHit: "PC-12.7",
    v.Selfheal: "PC-12.8",
    v.Selfdestroy: "PC-12.9",
    v.Illusion: "PC-12.10",
    v.Mirror: "PC-12.10",
    v.Trapback: "PC-12.11",
    v.Bait: "PC-12.13",
    v.Search: "PC-12.14",
    v.Steal: "PC-12.15",
    v.PutCounters: "PC-12.16",
    v.Summon: "PC-12.17",
    v.Fortify: "PC-12.19",
    v.WhenPlayed: "PC-7.11",
    v.Disarm: "PC-12.22",
    v.IgnoresTraps: "PC-12.23",
    v.CannotBlock: "PC-12.24",
    v.CannotBeBlocked: "PC-12.24",
    v.Retreat: "PC-12.25",
    v.Recharge: "PC-12.26",
    v.Exhaust: "PC-12.26",
    v.Discard: "PC-12.21",
    v.Deploy: "PC-12.17",
}
NUMBERS = ("attack_at_least", "attack_at_most", "life_at_most", "cost_at_least", "cost_at_most")  # PC-12.18


def find_cards(typed: str) -> list[str]:
    """The id of the card that is meant, by its id or its name in any language; empty if there is none."""
    id = _all_names().get(folded(typed))
    return [id] if id is not None else []


@cache
def _all_names() -> dict[str, str]:
    """All ids and names of cards, with the ids that they mean."""
    return {name: card.id for card in built_in_cards().values() for name in names_of(card)}


def names_of(card: Card) -> list[str]:
    """What a card is called, as names are compared."""
    return [folded(name) for name in (card.id, *(card_name(card, lang) for lang in LANGUAGES))]


def is_of_type(card: Card, type: str) -> bool:
    """Whether a card is listed under a type; tokens are listed apart."""
    return type == TOKEN if card.token else card.type.value == type


def only(card_set: CardSet, names: Sequence[str], type: str | None) -> CardSet:
    """The part of a set that is named, and is of that type."""
    called = {folded(name) for name in names}
    cards = [card for card in card_set.cards if not called or not called.isdisjoint(names_of(card))]
    return structs.replace(card_set, cards=tuple(card for card in cards if type is None or is_of_type(card, type)))


def check_found(names: Sequence[str], sets: Sequence[CardSet]) -> None:
    """Refuse a name that no card of these sets has."""
    known = {name: card.id for card_set in sets for card in card_set.cards for name in names_of(card)}
    for name in names:
        if folded(name) not in known:
            near = dict.fromkeys(known[match] for match in difflib.get_close_matches(folded(name), known, n=3))
            hint = f"did you mean: {', '.join(near)}?" if near else "a card is written like gold-miner"
            raise WrongArgument(f"there is no card {name!r}; {hint}")


# ---------------------------------------------------------------------------------------------------------- showing


def facts(card: Card, lang: str) -> str:
    """Type and stars, cost, attack and life of a card in one line, as far as it has them (PC-4.1)."""
    parts = [type_line(card, lang)]
    if card.token:
        parts.append(say(lang, "card-token"))
    elif card.type is not Type.TRAP:
        parts.append(cost_text(card.cost, lang) or say(lang, "card-free"))
    if card.type is Type.WARRIOR:
        parts.append(f"{card.attack}/{card.life}")
    if card.type is Type.BUILDING:
        parts.append(say(lang, "card-life", life=card.life))
    return " · ".join(parts)


def describe(id: str, lang: str) -> Text:
    """All that a card says: its facts, then a line for each ability."""
    card = built_in_cards().get(id)
    if card is None:
        return Text()
    body = Text(facts(card, lang), style="dim")
    for line in card_text(card, lang):
        body.append("\n").append(line, style="not dim")
    return body


def show_cards(ids: Iterable[str], lang: str) -> Table:
    """Cards with their texts, one below the other."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for id in dict.fromkeys(ids):
        grid.add_row(Text(card_name(id, lang), style="bold"), describe(id, lang))
    return grid


def rules_of(id: str) -> list[str]:
    """The numbers of the rules that explain words on a card."""
    card = built_in_cards()[id]
    return sorted(set(_rules((card.abilities, card.do))), key=_order)


def _rules(word: Any) -> Iterator[str]:
    """The rules for all the words inside a text."""
    if isinstance(word, tuple):
        for part in word:
            yield from _rules(part)
    elif isinstance(word, Struct):
        if type(word) in RULES:
            yield RULES[type(word)]
        if isinstance(word, v.Price) and (word.sacrifice is not None or word.sacrifice_this):
            yield RULES[v.Sacrifice]
        if isinstance(word, v.Price) and word.discard:
            yield RULES[v.Discard]
        if isinstance(word, v.Traps) and word.front:
            yield "PC-12.22"
        if isinstance(word, v.Things) and word.attacking and word.side is v.Side.ENEMY:
            yield "PC-12.20"
        if isinstance(word, v.Things) and word.illusion is not None:
            yield RULES[v.Illusion]
        if getattr(word, "to", None) is v.Place.PLANET:
            yield RULES[v.Deploy]
        if getattr(word, "subtype", None) is not None:
            yield "PC-4.1"
        if any(getattr(word, name, None) is not None for name in NUMBERS):
            yield "PC-12.18"
        for field in structs.fields(word):
            yield from _rules(getattr(word, field.name))


def _order(number: str) -> list[int]:
    """By value, not by letters: PC-2.8 comes before PC-12.3."""
    return [int(part) for part in number.removeprefix("PC-").split(".")]


def data(card_set: CardSet, sets: Sequence[CardSet]) -> list[dict[str, Any]]:
    """The cards of a set as plain data: facts, and texts in both languages."""
    known = [card for other in sets for card in other.cards]
    return [
        {
            "id": card.id,
            "set": card_set.id,
            "type": card.type.value,
            "stars": card.stars,
            "cost": {name: getattr(card.cost, name) for name in ("gold", "cosmium", "electricity")},
            "attack": card.attack,
            "life": card.life,
            "token": card.token,
            "names": {lang: card_name(card, lang) for lang in LANGUAGES},
            "texts": {lang: card_text(card, lang, known) for lang in LANGUAGES},
            "faction": faction_of(card),
            "titles": {lang: title(card, lang) for lang in LANGUAGES},
            "flavour": {lang: flavour(card, lang) for lang in LANGUAGES},
            "card": msgspec.to_builtins(card),
        }
        for card in card_set.cards
    ]
