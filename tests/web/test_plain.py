"""A game that the client has never heard of is played on a plain table."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import People

ID, NAME = "pebbles", "Pebbles"
LIKE = "compile"  # what is really played: every mention of it is changed on the way
FIXED: dict[str, Any] = {"protocols": [["fire", "light", "death"], ["water", "spirit", "life"]], "first": 0}


def disguise(page: Page) -> None:
    """Let the server seem to offer another game, whose table it describes in words."""

    def games(route: Route) -> None:
        answer = route.fetch()
        offered = answer.json()
        strange = {"id": ID, "name": NAME, "seats": [2], "bots": ["easy"]}
        route.fulfill(response=answer, json=[*offered, strange])

    def cards(route: Route) -> None:
        book = route.fetch(url=route.request.url.replace(ID, LIKE)).json()
        lines = {id: [text for text in card["boxes"].values() if text] for id, card in book["cards"].items()}
        plain = {id: {"id": id, "name": card["name"], "lines": lines[id]} for id, card in book["cards"].items()}
        route.fulfill(json={"cards": plain, "keywords": {}})

    def socket(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(changed(text)))

    page.route("**/api/games*", games)
    page.route(f"**/api/cards/{ID}*", cards)
    page.route(
        f"**/api/rules/{ID}*",
        lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace(ID, LIKE))),
    )
    page.route_web_socket("**/ws", socket)


def changed(text: str | bytes) -> str:
    """A message as the server would send it for a game without a table of its own."""
    message: dict[str, Any] = json.loads(text)
    if message["type"] == "view" and message["view"]["game"] == LIKE:
        view = message["view"]
        view["plain"] = [area for seat, side in enumerate(view["observation"]["seats"]) for area in _areas(seat, side)]
        view["plain"].append(
            {"title": "Turn", "seat": None, "lines": [f"Turn {view['observation']['turn']}"], "cards": []}
        )
        view.update(game=ID, observation={})
    return json.dumps(message)


def _areas(seat: int, side: dict[str, Any]) -> list[dict[str, Any]]:
    hand = [*side["known_hand"], *[None] * (side["hand"] - len(side["known_hand"]))]
    played = [card["card"] if card["up"] else None for line in side["lines"] for card in line["cards"]]
    return [
        {"title": "Hand", "seat": seat, "lines": [], "cards": _named(hand)},
        {"title": "Lines", "seat": seat, "lines": [f"Deck: {side['deck']}"], "cards": _named(played)},
    ]


def _named(cards: list[str | None]) -> list[dict[str, Any]]:
    return [{"id": id, "name": id.replace("-", " ").capitalize() if id else ""} for id in cards]


def test_a_match_is_played_by_buttons_and_by_clicks_on_cards(people: People) -> None:
    player = people.new()
    disguise(player.page)
    player.create(LIKE, "me", "greedy", **FIXED)
    assert player.look() == "asked"
    expect(player.page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(player.page.locator(".plain .place")).to_have_count(3)
    expect(player.page.locator(".plain .own [data-hand]")).to_have_count(5)
    player.play(lambda now: now.number > 40)
    expect(player.page.locator(".log li").first).to_be_visible()


def test_the_keyboard_is_enough(people: People) -> None:
    player = people.new(how="keyboard")
    disguise(player.page)
    player.create(LIKE, "me", "greedy", **FIXED)
    player.play(most=3)


def test_it_is_listed_and_its_cards_and_rules_can_be_read(people: People) -> None:
    player = people.new()
    page = player.page
    disguise(page)
    page.goto("/")
    expect(page.locator(f".tile.{ID} b")).to_have_text(NAME)
    page.goto(f"/cards/{ID}")
    page.get_by_role("searchbox").fill("flip")
    page.locator("li button", has_text="Fire 0").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Fire 0")
    page.goto(f"/rules/{ID}")
    expect(page.locator("article").first).to_be_visible()
    page.goto(f"/learn/{ID}")
    expect(page.get_by_role("heading", name=player.word("missing-title"))).to_be_visible()


def test_a_game_that_nobody_offers_is_nowhere(people: People) -> None:
    player = people.new()
    for screen in ("cards", "rules", "learn"):
        player.page.goto(f"/{screen}/{ID}")
        expect(player.page.get_by_role("heading", name=player.word("missing-title"))).to_be_visible()
