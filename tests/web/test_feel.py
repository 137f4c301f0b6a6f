"""What is shown has its order: nothing is played before it was announced, and what somebody chose answers at once."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.conftest import People
from tests.web.player import Player
from tests.web.scenes import FIXED
from tests.web.test_dragging import edge, lift

COMPILED = "Compiled"

# From now on: what is said across the table, what is told beside it, and which cards lie in the field, whenever that
# changes.
NOTED = """() => {
  window.noted = [];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
  const note = () => {
    const now = {
      glory: text('.glory'),
      banner: text('.banner'),
      told: text('.prompt'),
      cards: document.querySelectorAll('[data-line] .tile').length,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.noted.at(-1))) window.noted.push(now);
  };
  new MutationObserver(note).observe(document.querySelector('.room'), {subtree: true, childList: true});
}"""


def compiles(player: Player, most: int = 60) -> list[dict[str, Any]]:
    """Play until a compile was shown; what was noted from the answer before it on."""
    for _ in range(most):
        player.page.evaluate("() => { window.noted = []; }")
        player.answer()
        noted: list[dict[str, Any]] = player.page.evaluate("() => window.noted")
        if any(COMPILED in now["glory"] for now in noted):
            return noted
    raise AssertionError("nobody compiles")


def test_a_compile_is_announced_before_its_cards_go_and_nothing_else_is_shown_until_its_end(people: People) -> None:
    player = people.new(animation="fast")
    player.create("compile", "me", "greedy", answers=12, **FIXED)
    player.look()
    player.page.evaluate(NOTED)
    noted = compiles(player)

    finale = next(at for at, now in enumerate(noted) if COMPILED in now["glory"])
    announced = next(at for at, now in enumerate(noted) if " : " in now["glory"])
    assert announced < finale
    lying = noted[announced]["cards"]
    assert noted[finale]["cards"] < lying  # they have gone in between, and not before
    assert all(now["cards"] == lying for now in noted[: announced + 1] if now["glory"])
    shown = list(takewhile(lambda now: COMPILED in now["glory"], noted[finale:]))
    assert all(not now["banner"] for now in shown)
    assert {now["told"] for now in shown} == {shown[0]["told"]}


class Slow:
    """Answers that go to the server when somebody lets them; what the server says comes at once."""

    def __init__(self, player: Player) -> None:
        self.kept: list[str | bytes] = []
        self.page: WebSocketRoute | None = None
        self.server: WebSocketRoute | None = None
        player.page.route_web_socket("**/ws", self._connected)

    def _connected(self, page: WebSocketRoute) -> None:
        self.page, self.server = page, page.connect_to_server()
        page.on_message(self._sent)

    def _sent(self, message: str | bytes) -> None:
        assert self.server is not None
        if json.loads(message)["type"] == "choose":
            self.kept.append(message)
        else:
            self.server.send(message)

    def let_go(self) -> None:
        assert self.server is not None
        self.server.send(self.kept.pop())

    def refuse(self, room: str) -> None:
        assert self.page is not None
        error = {"type": "error", "code": "room/not-now", "message": "No.", "room": room, "args": {}}
        self.page.send(json.dumps(error))


def dropped(people: People) -> tuple[Player, Slow, Locator, str]:
    """A card was let go over its place, and the server has not answered yet."""
    player = people.new(animation="normal")
    slow = Slow(player)
    room = player.create("compile", "me", "greedy", **FIXED)
    player.look()
    page = player.page
    lift(page, page.locator("[data-hand]").first, edge(page.locator("[data-line='1']")))
    place = page.locator("[data-aimed]").bounding_box()
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".prompt.busy")).to_be_visible()
    page.wait_for_timeout(400)
    card = page.locator(".carried").bounding_box()
    assert card is not None
    assert place is not None
    assert abs(card["x"] + card["width"] / 2 - place["x"] - place["width"] / 2) < 8
    assert abs(card["y"] + card["height"] / 2 - place["y"] - place["height"] / 2) < 8
    expect(page.locator("[data-carried]")).to_have_count(1)
    return player, slow, page.locator(".carried"), room


def test_a_dropped_card_stays_at_its_place_until_the_server_answers(people: People) -> None:
    player, slow, carried, _ = dropped(people)
    slow.let_go()
    expect(player.page.locator("[data-line='1'] .near .tile")).to_have_count(1)
    expect(carried).to_have_count(0)


def test_a_dropped_card_goes_back_when_it_is_refused(people: People) -> None:
    player, slow, carried, room = dropped(people)
    slow.refuse(room)
    expect(carried).to_have_count(0)
    expect(player.page.locator("[data-carried]")).to_have_count(0)
    assert player.look() == "asked"
    assert player.page.locator("[data-hand]").count() == 5


@pytest.mark.parametrize("how", ["resize", "lost"])
def test_whatever_happens_before_the_answer_nothing_is_left_over_the_table(people: People, how: str) -> None:
    player, slow, carried, _ = dropped(people)
    if how == "resize":
        player.page.set_viewport_size({"width": 1100, "height": 700})
        expect(carried).to_have_count(0)
        slow.let_go()
    else:
        assert slow.page is not None
        slow.kept.clear()
        slow.page.close()
        expect(player.page.locator(".prompt.busy")).to_be_visible()
        player.page.wait_for_function("() => !document.querySelector('.lost')")
        slow.let_go()  # it was sent again
    expect(player.page.locator("[data-line='1'] .near .tile")).to_have_count(1)
    expect(carried).to_have_count(0)


def test_a_match_is_opened_by_a_deal_that_a_click_ends(people: People) -> None:
    player = people.new(animation="slow")
    player.create("compile", "me", "greedy", **FIXED)
    expect(player.page.locator(".opening")).to_contain_text(player.word("opening-you-begin"))
    expect(player.page.locator("[data-hand]")).to_have_count(0)
    expect(player.page.locator(".prompt.yours")).to_have_count(0)
    player.page.locator("section.table").click(position={"x": 40, "y": 40})
    assert player.look() == "asked"
    expect(player.page.locator(".opening")).to_have_count(0)
    assert player.page.locator("[data-hand]").count() == 5
