"""Without a mouse: matches by keyboard alone, and by finger on a small phone, from the first page to a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE
from tests.web.conftest import People
from tests.web.player import MOST_STEPS, Player

LONG = {"compile": 40, "conquerors": MOST_STEPS}  # answers by finger would take minutes
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


# ------------------------------------------------------------------------------------------------------------ keyboard


@pytest.mark.thorough
def test_compile_is_begun_and_ended_by_keyboard(people: People) -> None:
    player = people.new(seed=7, how="keyboard")
    player.page.goto("/")
    player.press(player.page.locator(".start .button"))
    player.play(most=12)
    player.skip(LONG["compile"])
    player.play()
    player.see_end()
    before = player.page.url
    player.press(player.button("end-rematch"))
    expect(player.page).not_to_have_url(before)
    assert player.look() == "asked"


def test_conquerors_is_played_by_keyboard(people: People) -> None:
    player = people.new(seed=8, how="keyboard", reactions="full")
    player.create("conquerors", "me", "greedy", first=0)
    player.play(most=12)
    pass_by_space(player)
    player.play(most=20)


def pass_by_space(player: Player) -> None:
    """Space passes, wherever the focus is not on something that Space presses."""
    player.play(lambda one: one.page.locator(".dock .question > .button.plain").count() > 0, most=80)
    number = player.number
    player.page.locator(".prompt").focus()
    player.page.keyboard.press("Space")
    player.page.wait_for_function("(number) => document.querySelector('.room').dataset.seq !== number", arg=str(number))


# --------------------------------------------------------------------------------------------------------------- touch


@pytest.mark.parametrize("game", ["compile", pytest.param("conquerors", marks=pytest.mark.thorough)])
def test_a_match_is_begun_and_ended_on_a_phone(people: People, game: str) -> None:
    player = people.new(seed=9, how="touch", size=PHONE, reactions="fast")
    player.start(game)

    def fits(one: Player) -> bool:
        assert one.page.evaluate(OVERFLOW) <= 0, "the page scrolls sideways"
        return False

    player.play(fits, most=20)
    player.skip(LONG[game])
    player.play(fits)
    end = player.see_end()
    assert player.page.evaluate(OVERFLOW) <= 0
    player.press(end.get_by_role("button", name=player.word("end-look")))
    expect(end).to_be_hidden()


READABLE = 16  # px of the text of a card that is shown large


def test_a_long_press_shows_a_card_and_chooses_nothing(people: People) -> None:
    player = people.new(how="touch", size=PHONE)
    player.create("compile", "me", "greedy", first=0, protocols="random")
    player.look()
    number = player.number
    card = player.page.locator(".hand .marked").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    large = player.page.get_by_role("dialog")
    expect(large).to_contain_text(player.seen().names[0])
    sizes = large.locator(".inside .box p").evaluate_all(
        "(all) => all.map((p) => parseFloat(getComputedStyle(p).fontSize))"
    )
    assert min(sizes) >= READABLE
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click")
    player.press(large.get_by_role("button", name=player.word("close")))
    assert player.look() == "asked"
    assert player.number == number
    assert player.page.locator(".slot").count() == 0


# How many of a selector do not lie in the window, or are covered by what is not of their area.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(one.closest('.area') ?? one).contains(top);
}).length"""


def test_six_players_and_the_hand_are_in_sight_on_a_phone(people: People) -> None:
    player = people.new(how="touch", size=(390, 844))
    player.create("conquerors", "me", *["greedy"] * 5, answers=1)
    player.play(lambda one: one.page.locator(".hand .marked").count() > 0)
    for selector in (
        ".area .bar",
        ".area .count.deck",
        ".players .badge",
        ".hand .marked",
        ".area.mine [data-handles]",
    ):
        assert player.page.evaluate(HIDDEN, selector) == 0, selector
    assert player.page.locator(".area .bar").count() == 6


# How many cards of the areas that are open do not lie in them.
CUT = """() => [...document.querySelectorAll('.others .area.open .card-view')].filter((one) => {
  const [card, area] = [one.getBoundingClientRect(), one.closest('.area').getBoundingClientRect()];
  return card.top < area.top || card.bottom > area.bottom || card.left < area.left || card.right > area.right;
}).length"""


def test_who_can_be_attacked_is_marked_and_opened_by_a_tap_on_a_phone(people: People) -> None:
    player = people.new(how="touch", size=(390, 844))
    player.create("conquerors", "me:first-strike", *["greedy"] * 3, first=0)
    offers = player.page.locator(".area.offers")
    player.play(lambda one: offers.count() > 0)
    expect(player.page.locator(".others .area.open")).to_have_count(1)
    assert player.page.evaluate(CUT) == 0
    whose = offers.first.get_attribute("aria-label") or ""
    offers.first.locator(".fold").tap()
    area = player.page.get_by_role("region", name=whose, exact=True)
    expect(area).to_have_class(re.compile(r"\bopen\b"))
    expect(area.locator(".marked").first).to_be_in_viewport()
    expect(player.page.locator(".others .area.open")).to_have_count(1)
