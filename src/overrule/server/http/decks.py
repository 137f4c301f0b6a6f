"""People's own decks, for the game that has decks: stored, checked, imported and exported."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import islice
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import FromPath
from msgspec import Meta, Struct

from overrule.core.kit import Decks
from overrule.games import KITS
from overrule.server.http.answers import (
    Asked,
    address,
    check_scope,
    hub_of,
    known_session,
    language,
    read_body,
    reply,
    session_or_new,
)
from overrule.server.store.store import StoredDeck
from overrule.server.wire import CardName, Copies, Refusal

MOST_DECKS = 100
MOST_ENTRIES = 300
MOST_LINES = 400
MOST_PROBLEMS = 50  # problems of a deck that are told together
CHECKED_DECKS = 500  # decks whose problems are remembered


def game_decks() -> Decks:
    """The decks of the game that has any."""
    return next(kit.decks() for kit in KITS.values() if kit.decks is not None)


class DeckWish(Struct):
    """A deck as its cards, or as text."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    cards: dict[CardName, Copies] | None = None
    text: Annotated[str, Meta(max_length=20_000)] | None = None


class DeckProblem(Struct):
    """What is wrong with a deck: the card that it is about, or "", and the line of a text, or 0."""

    text: str
    card: str
    line: int


class CheckedDeck(Struct):
    """A proposed deck, and everything that is wrong with it."""

    name: str
    cards: dict[str, int]
    problems: list[DeckProblem]


class OwnDeck(CheckedDeck):
    """A stored deck."""

    id: str
    size: int


@get("/api/decks")
async def get_decks(request: Asked) -> Response[bytes]:
    """My decks."""
    hub = hub_of(request)
    hub.limiter.check("check", address(request))
    session, cookies = await session_or_new(request)
    decks = await asyncio.to_thread(hub.store.decks_of, session.owner)
    lang = language(request)
    return reply(await asyncio.to_thread(lambda: [_deck_data(deck, lang) for deck in decks]), cookies=cookies)


@post("/api/decks")
async def post_deck(request: Asked) -> Response[bytes]:
    """Keep a new deck."""
    hub = hub_of(request)
    session, cookies = await session_or_new(request)
    check_scope(session, "decks")
    hub.limiter.check("write", session.owner)
    name, cards = await asyncio.to_thread(_wished, await read_body(request, DeckWish))
    deck = await asyncio.to_thread(hub.store.add_deck, session.owner, name, cards, MOST_DECKS)
    return reply(await asyncio.to_thread(_deck_data, deck, language(request)), cookies=cookies, status=201)


@put("/api/decks/{id:str}")
async def put_deck(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Change a deck of mine."""
    hub = hub_of(request)
    session = await known_session(request)
    check_scope(session, "decks")
    hub.limiter.check("write", session.owner)
    name, cards = await asyncio.to_thread(_wished, await read_body(request, DeckWish))
    deck = await asyncio.to_thread(hub.store.change_deck, session.owner, id, name, cards)
    if deck is None:
        raise Refusal("deck/unknown")
    return reply(await asyncio.to_thread(_deck_data, deck, language(request)))


@delete("/api/decks/{id:str}", status_code=200)
async def delete_deck(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Delete a deck of mine."""
    hub = hub_of(request)
    session = await known_session(request)
    check_scope(session, "decks")
    hub.limiter.check("write", session.owner)
    if not await asyncio.to_thread(hub.store.drop_deck, session.owner, id):
        raise Refusal("deck/unknown")
    return reply({})


@get("/api/decks/{id:str}/text")
async def get_deck_text(request: Asked, id: FromPath[str]) -> Response[str]:
    """A deck of mine as text, for other programs and other people."""
    hub = hub_of(request)
    session = await known_session(request)
    deck = await asyncio.to_thread(hub.store.deck, session.owner, id)
    if deck is None:
        raise Refusal("deck/unknown")
    text = await asyncio.to_thread(
        game_decks().write_deck_text, game_decks().own_deck(deck.name, deck.cards), language(request)
    )
    return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-store"})


@post("/api/decks/check", status_code=200)
async def check_deck_wish(request: Asked) -> Response[bytes]:
    """What is wrong with a deck."""
    hub_of(request).limiter.check("check", address(request))
    wish = await read_body(request, DeckWish)
    return reply(await asyncio.to_thread(_checked, wish, language(request)))


def _checked(wish: DeckWish, lang: str) -> CheckedDeck:
    """What is wrong with a deck; raises Refusal."""
    if wish.text is not None:
        read = _read_text(wish.text)
        named = wish.name or read.deck.names.get("en", "")
        return CheckedDeck(named, read.deck.cards, _worded(read.problems(), lang))
    name, cards = _wished(wish)
    return CheckedDeck(name, cards, _problems(cards, lang))


def _read_text(text: str) -> Any:
    """A deck as text; raises Refusal."""
    if len(text.splitlines()) > MOST_LINES:
        raise Refusal("deck/too-long", most=MOST_LINES)
    return game_decks().parse_deck_text(text)


def _wished(wish: DeckWish) -> tuple[str, dict[str, int]]:
    """The name and the cards of a deck, as cards or as text; raises Refusal."""
    name, cards = wish.name or "", wish.cards or {}
    if wish.text is not None:
        read = _read_text(wish.text)
        name, cards = name or read.deck.names.get("en", ""), dict(read.deck.cards)
    if len(cards) > MOST_ENTRIES:
        raise Refusal("deck/too-long", most=MOST_ENTRIES)
    return " ".join(name.split()), {id: count for id, count in cards.items() if count}


def _problems(cards: Mapping[str, int], lang: str) -> list[DeckProblem]:
    return _remembered_problems(tuple(cards.items()), lang)


@lru_cache(CHECKED_DECKS)
def _remembered_problems(entries: tuple[tuple[str, int], ...], lang: str) -> list[DeckProblem]:
    """What is wrong with a deck: the same decks are listed again and again."""
    return _worded(game_decks().check_deck(game_decks().own_deck("", dict(entries))), lang)


def _worded(problems: Iterable[Any], lang: str) -> list[DeckProblem]:
    return [DeckProblem(one.text(lang), one.card, one.line) for one in islice(problems, MOST_PROBLEMS)]


def _deck_data(deck: StoredDeck, lang: str) -> OwnDeck:
    return OwnDeck(deck.name, deck.cards, _problems(deck.cards, lang), deck.id, sum(deck.cards.values()))


ROUTES = (get_decks, post_deck, put_deck, delete_deck, get_deck_text, check_deck_wish)
