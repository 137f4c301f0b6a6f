"""Decks of Planetary Conquerors: as text for people, as JSON for programs, and the rules for them (PC-13).

A deck as text has one card in each line, a number and then a name in any language, or the id:

    name: My first deck
    3 Gold Miner
    2 Collector of Cosmium  # a remark

Unknown cards stay in the deck under the name that was typed, so that all problems are reported together.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from overrule.cards import codec
from overrule.cards.names import folded
from overrule.core.errors import BadCards, BadDeck
from overrule.core.rng import Rng
from overrule.games.conquerors.cards.decks import DECKS
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.texts import LANGUAGES, card_name, deck_against, deck_name, deck_plan
from overrule.games.conquerors.vocabulary import Card, CardSet, Deck, Materials, Type

FEWEST_CARDS = 50  # PC-13.1
MOST_CARDS = 80
MOST_COPIES = {2: 3, 3: 1}  # by stars (PC-13.2)

_LINE = re.compile(r"(\d{1,4})\s*[x×]?\s+(\S.*)")
_NAME = re.compile(r"(?:name|název)\s*:\s*(.*)", re.IGNORECASE)
_NO_NAME = "deck"
_LONGEST_LINE = 60
_LONGEST_NAME = 60
_SUGGESTIONS = 3
_MOST_GUESSED = 2  # comparing a name takes up to 2 ms, and strangers send decks

PACKAGE = "overrule.games.conquerors"  # has the messages


def ready_made() -> dict[str, Deck]:
    """The built-in decks, by id."""
    return {deck.id: deck for deck in DECKS}


def find_deck(name: str) -> Deck | None:
    """The built-in deck of that id, or of that name in any language."""
    return _deck_names().get(folded(name)) if len(name) <= _LONGEST_NAME else None


@cache
def _deck_names() -> dict[str, Deck]:
    """The built-in decks by their ids and names, as these are compared."""
    return {
        folded(called): deck
        for deck in reversed(DECKS)
        for called in (deck.id, *(deck_name(deck, lang) for lang in LANGUAGES))
    }


def own_deck(name: str, cards: Mapping[str, int]) -> Deck:
    """A stored deck."""
    return Deck("own", dict(cards), {"en": name, "cs": name} if name else {})


def plain_deck(data: Any) -> Deck:
    """A deck from plain data; raises BadDeck."""
    try:
        return msgspec.convert(data, Deck)
    except msgspec.ValidationError as error:
        raise BadDeck(f"not a deck: {error}") from error


def title_of(deck: Deck, lang: str) -> str:
    """The name of a deck. Its own name takes precedence: it may have begun as a copy of a built-in one."""
    return deck.names.get(lang) or deck.names.get("en") or deck_name(deck, lang)


def plan_of(deck: Deck, lang: str) -> str:
    """How a built-in deck wants to win; empty for others, even with its id."""
    return deck_plan(deck, lang) if deck in DECKS else ""


def against_of(deck: Deck, lang: str) -> str:
    """How to play against a built-in deck; nothing for others."""
    return deck_against(deck, lang) if deck in DECKS else ""


def cards_of(sets: Iterable[CardSet]) -> dict[str, Card]:
    """The cards of these sets, by id."""
    return {card.id: card for card_set in sets for card in card_set.cards}


def _sets(sets: Iterable[CardSet] | None) -> tuple[CardSet, ...]:
    """These sets, or the built-in ones if nobody said which."""
    return tuple(BUILT_IN.values() if sets is None else sets)


# -------------------------------------------------------------------------------------------------------- problems


@dataclass(frozen=True)
class Problem:
    """What is wrong with a deck: a message with its arguments. Cards are named in the language of the reader."""

    key: str
    args: Mapping[str, str | int | Card | Sequence[Card]] = field(default_factory=dict)
    card: str = ""  # the entry of the deck that it is about
    line: int = 0  # of a deck as text; 0: not known, or the deck as a whole

    def text(self, lang: str) -> str:
        """The problem as a sentence."""
        from overrule.messages import message  # the engine checks decks, but does not speak

        return message(lang, self.key, PACKAGE, **{name: _worded(value, lang) for name, value in self.args.items()})


def _worded(value: str | int | Card | Sequence[Card], lang: str) -> str | int:
    if isinstance(value, str | int):
        return value
    cards = (value,) if isinstance(value, Card) else value
    return ", ".join(card_name(card, lang) for card in cards)


def check_deck(deck: Deck, sets: Iterable[CardSet] | None = None) -> list[Problem]:
    """Everything that is wrong with a deck by PC-13; empty if it can be played. Without sets: the built-in ones."""
    known = _sets(sets)
    cards = cards_of(known)
    guessed = [id for id in deck.cards if id not in cards][:_MOST_GUESSED]
    named = _names(None if sets is None else known) if guessed else {}
    names = {name: id for name, id in named.items() if not cards[id].token}
    near = {id: _near(id, cards, names) for id in guessed}
    return [
        *_size_problems(deck),
        *(problem for id, count in deck.cards.items() for problem in _entry_problems(id, count, cards, near)),
        *_starting_problems(deck, known, cards),
    ]


def require_legal(deck: Deck, sets: Iterable[CardSet] | None = None) -> None:
    """Raise BadDeck with all problems of a deck, one in each line."""
    problems = check_deck(deck, sets)
    if problems:
        raise BadDeck("\n".join(f"deck {deck.id}: {problem.text('en')}" for problem in problems))


def _size_problems(deck: Deck) -> Iterator[Problem]:
    """Too few or too many cards (PC-13.1)."""
    count = sum(deck.cards.values())
    if count < FEWEST_CARDS:
        yield Problem("deck-too-small", {"count": count, "least": FEWEST_CARDS})
    if count > MOST_CARDS:
        yield Problem("deck-too-large", {"count": count, "most": MOST_CARDS})


def _entry_problems(
    id: str, count: int, cards: Mapping[str, Card], near: Mapping[str, Sequence[Card]]
) -> Iterator[Problem]:
    """What is wrong with one entry of a deck: no such card, none for decks, or too many of it (PC-13.2)."""
    card = cards.get(id)
    if card is None:
        meant = near.get(id)
        args: dict[str, str | Sequence[Card]] = {"name": id, "near": meant} if meant else {"name": id}
        yield Problem("deck-unknown-near" if meant else "deck-unknown", args, id)
        return
    if card.token:
        yield Problem("deck-token", {"card": card}, id)
    if count < 1:
        yield Problem("deck-number", {"card": card, "count": count}, id)
    most = MOST_COPIES.get(card.stars, count)
    if count > most:
        yield Problem("deck-too-many", {"card": card, "count": count, "stars": card.stars, "most": most}, id)


def _starting_problems(deck: Deck, sets: Sequence[CardSet], cards: Mapping[str, Card]) -> Iterator[Problem]:
    """Starting miners that are not there (PC-13.3)."""
    for id in (id for card_set in sets for id in card_set.starting):
        if deck.cards.get(id, 0) < 1:
            yield Problem("deck-no-starting", {"card": cards[id]})


def _near(typed: str, cards: Mapping[str, Card], names: Mapping[str, str]) -> list[Card]:
    """Cards that may have been meant."""
    if len(typed) > _LONGEST_NAME:
        return []
    matches = difflib.get_close_matches(folded(typed), names, n=_SUGGESTIONS * len(LANGUAGES))
    return [cards[id] for id in dict.fromkeys(names[match] for match in matches)][:_SUGGESTIONS]


def _names(sets: Iterable[CardSet] | None) -> dict[str, str]:
    """All ids and names of cards in any language, as they are compared, with the ids that they mean."""
    return _built_in_names() if sets is None else _names_in(sets)


@cache
def _built_in_names() -> dict[str, str]:
    return _names_in(BUILT_IN.values())


def _names_in(sets: Iterable[CardSet]) -> dict[str, str]:
    cards = sorted(cards_of(sets).values(), key=lambda card: not card.token)  # of two with one name, not the token
    return {
        folded(name): card.id for card in cards for name in (*(card_name(card, lang) for lang in LANGUAGES), card.id)
    }


# ------------------------------------------------------------------------------------------------------ decks as text


@dataclass(frozen=True)
class DeckFile:
    """A deck as it was read: the lines in which its entries stand, and what could not be read."""

    deck: Deck
    lines: Mapping[str, int]
    unread: Sequence[Problem] = ()

    def problems(self, sets: Iterable[CardSet] | None = None) -> list[Problem]:
        """Everything that is wrong with it, each problem with its line."""
        broken = check_deck(self.deck, sets)
        placed = [Problem(one.key, one.args, one.card, self.lines.get(one.card, 0)) for one in broken]
        return [*self.unread, *placed]


def parse_deck_text(text: str, id: str = "", sets: Iterable[CardSet] | None = None) -> DeckFile:
    """A deck as text, with all that could not be read. Without an id, it gets one made from its name."""
    names = _names(sets)
    title, entries, unread = "", dict[str, int](), list[Problem]()
    lines: dict[str, int] = {}
    first = True
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        match = _LINE.fullmatch(line)
        if first and (named := _NAME.fullmatch(line)):
            title = named[1][:_LONGEST_NAME]
        elif match is None or len(match[2]) > _LONGEST_NAME:
            unread.append(Problem("deck-line", {"line": line[:_LONGEST_LINE]}, line=number))
        elif int(match[1]) == 0:
            unread.append(Problem("deck-number", {"card": match[2], "count": 0}, line=number))
        else:
            entry = names.get(folded(match[2]), match[2])
            entries[entry] = entries.get(entry, 0) + int(match[1])
            lines.setdefault(entry, number)
        first = False
    deck = Deck(id or _id_of(title), entries, {"en": title} if title else {})
    return DeckFile(deck, lines, unread)


def read_deck_text(text: str, origin: str = "input", id: str = "", sets: Iterable[CardSet] | None = None) -> Deck:
    """A deck as text; raise BadDeck for lines that cannot be read. Whether it can be played: `check_deck`."""
    return _readable(parse_deck_text(text, id, sets), origin)


def write_deck_text(deck: Deck, lang: str, sets: Iterable[CardSet] | None = None) -> str:
    """A deck as text, with names in that language, its cards grouped by type."""
    parts = [f"name: {title_of(deck, lang)}\n"]
    for heading, cards in grouped(deck, lang, sets):
        parts.append("\n".join([f"# {heading}", *(f"{count} {card_name(card, lang)}" for count, card in cards)]) + "\n")
    known = cards_of(_sets(sets))
    strange = [f"{count} {id}\n" for id, count in deck.cards.items() if id not in known]
    return "\n".join([*parts, "".join(strange)] if strange else parts)


_HEADINGS = {
    Type.MINER: "deck-miners",
    Type.BUILDING: "deck-buildings",
    Type.WARRIOR: "deck-warriors",
    Type.TRAP: "deck-traps",
    Type.SPELL: "deck-spells",
}


def grouped(
    deck: Deck, lang: str, sets: Iterable[CardSet] | None = None
) -> Iterator[tuple[str, list[tuple[int, Card]]]]:
    """The known cards of a deck by type, each type with a heading, cheap cards first."""
    from overrule.messages import message

    cards = cards_of(_sets(sets))
    listed = [(count, cards[id]) for id, count in deck.cards.items() if id in cards]
    listed.sort(key=lambda entry: (_price(entry[1].cost), folded(card_name(entry[1], lang))))
    for type, key in _HEADINGS.items():
        group = [entry for entry in listed if entry[1].type is type]
        if group:
            yield message(lang, key, PACKAGE, count=sum(count for count, _ in group)), group


def _price(cost: Materials) -> int:
    return cost.gold + cost.cosmium + cost.electricity


def _id_of(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", folded(title)).strip("-") or _NO_NAME


def _readable(file: DeckFile, origin: str) -> Deck:
    if file.unread:
        raise BadDeck("\n".join(f"{origin}: line {problem.line}: {problem.text('en')}" for problem in file.unread))
    return file.deck


# ------------------------------------------------------------------------------------------------- decks as JSON, files


def read_deck(source: str | os.PathLike[str] | bytes, origin: str = "") -> Deck:
    """A deck as JSON, from a file or from bytes that `origin` gives a name to; raise BadDeck."""
    try:
        return codec.read_json(source, Deck, origin=origin)
    except BadCards as error:
        raise BadDeck(str(error)) from None


def write_deck(deck: Deck) -> str:
    """The JSON of a deck."""
    return codec.write_json(deck)


def parse_deck_file(path: str | os.PathLike[str], sets: Iterable[CardSet] | None = None) -> DeckFile:
    """The deck in a file, as JSON where its name ends in .json, else as text; raise BadDeck if it is neither."""
    try:
        data = Path(path).read_bytes()
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise BadDeck(f"{os.fspath(path)}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadDeck(f"{os.fspath(path)}: line {line}: this byte is not UTF-8") from None
    if Path(path).suffix.lower() != ".json":
        return parse_deck_text(text, _id_of(Path(path).stem), sets)
    deck = read_deck(data, os.fspath(path))
    return DeckFile(deck, _json_lines(text, deck.cards))


def read_deck_file(path: str | os.PathLike[str], sets: Iterable[CardSet] | None = None) -> Deck:
    """The deck in a file; raise BadDeck if it cannot be read. Whether it can be played: `check_deck`."""
    return _readable(parse_deck_file(path, sets), os.fspath(path))


def _json_lines(text: str, entries: Iterable[str]) -> dict[str, int]:
    """The lines in which entries of a deck as JSON stand, as far as they are found."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        for name in re.findall(r'"([^"]+)"\s*:', line):
            found.setdefault(name, number)
    return {name: found[name] for name in entries if name in found}


# ------------------------------------------------------------------------------------------------------- random decks

FEWEST_MINERS = 8  # besides the starting ones
MOST_MINERS = 14


def random_deck(rng: Rng, sets: Iterable[CardSet] | None = None) -> Deck:
    """A random legal deck with enough miners to be playable; raise BadDeck if the sets have too few cards."""
    known = _sets(sets)
    cards = [card for card in cards_of(known).values() if not card.token]
    entries: dict[str, int] = dict.fromkeys((id for card_set in known for id in card_set.starting), 1)
    miners = [card for card in cards if card.type is Type.MINER]
    _fill(entries, miners, FEWEST_MINERS + rng.below(MOST_MINERS - FEWEST_MINERS + 1), rng)
    size = FEWEST_CARDS + rng.below(MOST_CARDS - FEWEST_CARDS + 1)
    _fill(entries, cards, size - sum(entries.values()), rng)
    if sum(entries.values()) < FEWEST_CARDS:
        raise BadDeck(f"the cards of these sets are too few for a deck of {FEWEST_CARDS} cards (PC-13.1, PC-13.2)")
    return Deck("random", entries)


def _fill(entries: dict[str, int], cards: Sequence[Card], count: int, rng: Rng) -> None:
    """Put a number of random cards into a deck, fewer if no more copies are allowed (PC-13.2)."""
    for _ in range(count):
        fitting = [card for card in cards if entries.get(card.id, 0) < MOST_COPIES.get(card.stars, MOST_CARDS)]
        if not fitting:
            return
        chosen = fitting[rng.below(len(fitting))].id
        entries[chosen] = entries.get(chosen, 0) + 1
