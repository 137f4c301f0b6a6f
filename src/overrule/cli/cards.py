"""`overrule cards`: cards with their texts, and the check of a card file."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter

from overrule.cli.common import FINE, AsJson, WrongArgument, existing, print_json
from overrule.cli.explain import plain
from overrule.cli.language import usual_language
from overrule.games import GAMES
from overrule.games.compile.library import BUILT_IN, find_sets, read_set
from overrule.games.compile.texts import LANGUAGES, card_name, card_text, protocol_name
from overrule.games.compile.texts.sheet import sheet
from overrule.games.compile.vocabulary import Card, CardSet, Protocol


def cards(
    game: str = "compile",
    /,
    *names: Annotated[str, Parameter(name="CARD")],
    lang: Literal["en", "cs"] | None = None,
    set_id: Annotated[str | None, Parameter(name="--set")] = None,
    file: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Print cards with their texts, or check a file of your own cards.

    Without names, all cards. The game can be left out: overrule cards fire-3.
    Exit code 1 when a file breaks the format.

    Parameters
    ----------
    game
        The game: compile.
    names
        Cards or protocols, by their ids or names: fire-3, fire, "Oheň 3".
    lang
        The language of the texts; if not given, that of the terminal.
    set_id
        Only the cards of this set: main-1, aux-1, main-2, aux-2.
    file
        A card set as JSON: it is checked, and its cards are printed.
    as_json
        Print cards and texts for a program to read.
    """
    if game not in GAMES:  # then it is the first of the cards
        names = (game, *names)
    if file is not None and set_id is not None:
        raise WrongArgument("--file and --set cannot be used together")
    sets = _sets(set_id, file)
    chosen = [_only(card_set, names) for card_set in sets] if names else sets
    _check_found(names, sets)
    chosen = [card_set for card_set in chosen if card_set.protocols]
    spoken = lang or usual_language()
    if as_json:
        print_json([data for card_set in chosen for data in _data(card_set, sets)])
    else:
        print(sheet(spoken, chosen), end="")
    return FINE


def _sets(set_id: str | None, file: Path | None) -> Sequence[CardSet]:
    if file is not None:
        return [read_set(existing([file])[0])]
    return find_sets([set_id]) if set_id is not None else list(BUILT_IN.values())


def _id(protocol: Protocol, card: Card) -> str:
    return f"{protocol.id}-{card.value}"


def _only(card_set: CardSet, names: tuple[str, ...]) -> CardSet:
    """The part of a set that is named."""
    called = {plain(name) for name in names}
    protocols = []
    for protocol in card_set.protocols:
        whole = not called.isdisjoint(_names(protocol))
        wanted = tuple(card for card in protocol.cards if whole or not called.isdisjoint(_names(protocol, card)))
        if wanted:
            protocols.append(Protocol(protocol.id, wanted, protocol.names))
    return CardSet(card_set.id, tuple(protocols), card_set.names)


def _names(protocol: Protocol, card: Card | None = None) -> list[str]:
    """What a protocol, or one of its cards, is called: id and names, as they are compared."""
    if card is None:
        return [plain(name) for name in (protocol.id, *(protocol_name(protocol, lang) for lang in LANGUAGES))]
    return [f"{name} {card.value}" for name in _names(protocol)]


def _check_found(names: tuple[str, ...], sets: Sequence[CardSet]) -> None:
    protocols = [protocol for card_set in sets for protocol in card_set.protocols]
    ids = [p.id for p in protocols] + [_id(p, card) for p in protocols for card in p.cards]
    known = {name for p in protocols for card in (None, *p.cards) for name in _names(p, card)}
    for name in names:
        if plain(name) not in known:
            near = difflib.get_close_matches(name.casefold(), ids, n=3)
            usual = "a card is written like fire-3, a protocol like fire"
            hint = f"did you mean: {', '.join(near)}?" if near else usual
            raise WrongArgument(f"there is no card or protocol {name!r}; {hint}")


def _data(card_set: CardSet, sets: Sequence[CardSet]) -> list[dict[str, Any]]:
    """The cards of a set for a program to read: facts, and texts in both languages."""
    protocols = [protocol for other in sets for protocol in other.protocols]
    return [
        {
            "id": _id(protocol, card),
            "set": card_set.id,
            "protocol": protocol.id,
            "value": card.value,
            "names": {lang: card_name(protocol, card.value, lang) for lang in ("en", "cs")},
            "texts": {lang: msgspec.to_builtins(card_text(card, lang, protocols)) for lang in ("en", "cs")},
            "card": msgspec.to_builtins(card),
        }
        for protocol in card_set.protocols
        for card in protocol.cards
    ]
