"""The first ten minutes: a first match without choices, choices that are remembered, lessons that go on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People

# How many cards something lies on.
COVERED = """(one) => {
  const a = one.getBoundingClientRect();
  const over = (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll('.card-view')].filter((card) => over(card.getBoundingClientRect())).length;
}"""


def test_a_newcomer_plays_at_once_and_drafts_the_next_time(people: People) -> None:
    player = people.new()
    player.start("compile")
    player.look()
    expect(player.page.locator(".compile-table [data-hand]")).to_have_count(5)  # nothing was drafted
    player.page.goto("/")
    expect(player.page.locator(".presets .mode").nth(1)).to_have_attribute("aria-pressed", "true")
    player.press(player.page.locator(".start .button"))
    expect(player.page.locator(".draft .protocol")).to_have_count(12)


def test_a_first_match_gives_tips_that_cover_no_cards(people: People) -> None:
    player = people.new()
    player.start("conquerors")
    tip = player.page.locator(".dock .tip")
    player.look()
    player.play(lambda _: tip.count() > 0, most=12)

    expect(player.page.locator(".dock select")).to_have_count(0)  # how often one is asked can wait
    expect(tip).to_be_in_viewport(ratio=1)
    assert player.page.locator(".card-view").count() > 6
    assert tip.evaluate(COVERED) == 0


def test_choices_are_remembered(people: People) -> None:
    player = people.new()
    page = player.page
    page.goto("/")
    player.press(page.locator(".tile.conquerors"))
    player.press(page.locator("summary"))
    player.press(page.locator(".strength .mode").nth(2))
    deck = page.locator(".names select").first
    deck.select_option("minefield")
    player.press(page.locator(".start .button"))
    player.look()
    page.goto("/")
    expect(page.locator(".tile.conquerors")).to_have_class(re.compile("picked"))
    player.press(page.locator("summary"))
    expect(page.locator(".strength .mode").nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".start .button")).to_contain_text("hard")
    expect(deck).to_have_value("minefield")
    expect(page.get_by_text(player.word("home-preset-own"))).to_be_visible()


def test_a_lesson_goes_on_with_its_coach(people: People) -> None:
    player = people.new()
    player.page.goto("/learn/compile")
    player.press(player.button("learn-start"))
    player.play(most=3)
    learned = player.page.locator(".coach .count").inner_text()
    player.page.goto("/")
    player.press(player.button("home-continue"))
    expect(player.page.locator(".coach .count")).to_have_text(learned)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_looks_as_the_device_does(people: People, scheme: str) -> None:
    player = people.new()
    player.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    player.page.goto("/")
    assert player.page.locator("html.light").count() == (scheme == "light")


def test_lists_name_computers_by_their_level(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "hard")
    player.look()
    expect(player.page.locator(".badge.seat-1")).to_contain_text("hard")
    for path in ("/", "/account"):
        player.page.goto(path)
        expect(player.page.locator("main")).to_contain_text(player.word("past-computer", level="hard"))
