"""Cards are dragged to where they go, by mouse and by finger; what was not meant is not played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import PHONE
from tests.web.conftest import People
from tests.web.player import Player
from tests.web.scenes import FIXED

STEPS = 8


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edge(what: Locator) -> tuple[float, float]:
    """A point of a column that is far from any slot: below its upper edge."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + 12


def lift(page: Page, card: Locator, to: tuple[float, float]) -> None:
    """Drag a card somewhere, and hold it there."""
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*to, steps=STEPS)


def answered(player: Player, number: int) -> None:
    player.page.wait_for_function("(number) => document.querySelector('.room').dataset.seq !== number", arg=str(number))


def compile_table(people: People) -> Player:
    player = people.new()
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    return player


def test_the_whole_line_accepts_a_card(people: People) -> None:
    player = compile_table(people)
    page, number = player.page, player.number
    lift(page, page.locator("[data-hand]").first, edge(page.locator("[data-line='1']")))
    expect(page.locator("[data-line='1'] .slot[data-aimed]")).to_have_count(1)
    page.mouse.up()
    answered(player, number)
    assert page.locator("[data-line='1'] .near .tile").count() == 1


LEANS = """() => new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.parentElement?.matches('.carried') && target.style.transform) document.body.dataset.leans = '';
  }
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] })"""


@pytest.mark.parametrize(("animation", "leans"), [("normal", 1), ("off", 0)])
def test_a_card_leans_while_it_is_carried_unless_nothing_is_to_move(people: People, animation: str, leans: int) -> None:
    player = people.new(animation=animation)
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    page = player.page
    page.evaluate(LEANS)
    lift(page, page.locator("[data-hand]").first, edge(page.locator("[data-line='1']")))
    expect(page.locator(".carried")).to_have_count(1)
    expect(page.locator("body[data-leans]")).to_have_count(leans)
    page.mouse.up()


def give_up(page: Page, how: str) -> None:
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "resize":
        page.set_viewport_size({"width": 1100, "height": 700})
        page.wait_for_function("() => innerWidth === 1100")
    elif how == "button":
        page.mouse.down(button="right")
        page.mouse.up(button="right")
    else:
        page.mouse.move(-40, 300)


@pytest.mark.parametrize("how", ["escape", "resize", "button", "leave"])
def test_what_was_not_meant_is_not_played(people: People, how: str) -> None:
    player = compile_table(people)
    page, number, hand = player.page, player.number, player.seen().hand
    lift(page, page.locator("[data-hand]").first, edge(page.locator("[data-line='1']")))
    expect(page.locator("[data-aimed]")).to_have_count(1)
    give_up(page, how)
    page.mouse.up()
    expect(page.locator("[data-aimed], [data-dragged]")).to_have_count(0)
    assert player.look() == "asked"
    assert (player.number, player.seen().hand) == (number, hand)


def test_a_card_is_dragged_onto_the_planet(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0)
    page = player.page
    card = page.locator(".hand li.draggable")
    player.play(lambda one: card.count() > 0)
    number = player.number
    lift(page, card.first, middle(page.locator(".area.mine")))
    expect(page.locator(".area.mine[data-aimed]")).to_have_count(1)
    page.mouse.up()
    answered(player, number)


def test_a_finger_drags_a_card_and_a_tap_only_takes_it_up(people: People) -> None:
    player = people.new(how="touch", size=PHONE)
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    page, number = player.page, player.number
    card = page.locator("[data-hand]").first
    card.tap()
    expect(page.locator(".own .hint")).to_be_visible()
    expect(page.locator(".slot").first).to_be_visible()
    page.keyboard.press("Escape")
    assert (player.look(), player.number) == ("asked", number)

    finger = page.context.new_cdp_session(page)
    start, end = middle(card), middle(page.locator("[data-line='2']"))

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for part in range(1, STEPS + 1):
        x, y = (a + (b - a) * part / STEPS for a, b in zip(start, end, strict=True))
        touch("touchMove", (x, y))
    expect(page.locator("[data-line='2'] .slot[data-aimed]")).to_have_count(1)
    touch("touchEnd")
    answered(player, number)
    assert page.locator("[data-line='2'] .near .tile").count() == 1
