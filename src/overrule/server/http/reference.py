"""What can be looked up: games, cards, rules and words.

The answers are cached, but making one takes a while, so a thread does that.
"""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from overrule.server.http import catalogue
from overrule.server.http.answers import (
    Asked,
    language,
    reply,
)


@get("/api/games")
async def get_games(request: Asked) -> Response[bytes]:
    """The games, and what can be chosen for each."""
    return reply(await asyncio.to_thread(catalogue.games, language(request)), cache="no-cache")


@get("/api/cards/{game:str}")
async def get_cards(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """All cards of a game in a language."""
    return reply(await asyncio.to_thread(catalogue.cards, game, language(request)), cache="no-cache")


@get("/api/rules/{game:str}")
async def get_rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The rules of a game in a language."""
    return reply(await asyncio.to_thread(catalogue.rules, game, language(request)), cache="no-cache")


@get("/api/messages/{lang:str}")
async def get_messages(lang: FromPath[str]) -> Response[bytes]:
    """What the client says, as Fluent sources."""
    return reply(await asyncio.to_thread(catalogue.messages, lang), cache="no-cache")


ROUTES = (get_games, get_cards, get_rules, get_messages)
