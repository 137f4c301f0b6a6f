"""A game that the client has never heard of is played on a plain table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.test_restart import serving
from tests.web.conftest import People

ID, NAME = "harbour", "Harbour"


@pytest.fixture(scope="module")
def address(harbour: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that offers the third game."""
    with serving(tmp_path_factory.mktemp("server") / "harbour.db", harbour) as (_, address):
        yield address


@pytest.fixture
def sailors(browser: Browser, address: str) -> Iterator[People]:
    people = People(browser, address)
    yield people
    people.close()


def test_a_match_is_played_to_its_end_and_watched_again(sailors: People) -> None:
    player = sailors.new()
    page = player.page
    room = player.create(ID, "me", "easy", "easy", first=0)
    assert player.look() == "asked"
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(page.locator(".plain .own [data-hand]")).to_have_count(3)
    player.play()
    player.see_end()
    expect(page.locator(".log li").first).to_be_visible()
    page.goto(f"/replay/{room}?step=3")
    expect(page.locator(".plain .place").first).to_be_visible()


def test_the_keyboard_is_enough(sailors: People) -> None:
    player = sailors.new(how="keyboard", lang="cs")
    player.create(ID, "me", "easy")
    player.play(most=3)


def test_it_is_listed_and_its_cards_and_rules_can_be_read(sailors: People) -> None:
    player = sailors.new()
    page = player.page
    page.goto("/")
    expect(page.locator(f".tile.{ID} .about b")).to_have_text(NAME)
    page.goto(f"/cards/{ID}")
    expect(page.locator(".card-picture img.shown").first).to_have_attribute("src", re.compile("^data:image/"))
    page.get_by_role("searchbox").fill("points")
    page.locator("li button", has_text="Smuggler").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Take 2 points")
    page.goto(f"/rules/{ID}")
    expect(page.locator("article").first).to_be_visible()
    page.goto(f"/learn/{ID}")
    expect(page.get_by_role("heading", name=player.word("missing-title"))).to_be_visible()


def test_a_game_that_nobody_offers_is_nowhere(people: People) -> None:
    player = people.new()
    for screen in ("cards", "rules", "learn"):
        player.page.goto(f"/{screen}/{ID}")
        expect(player.page.get_by_role("heading", name=player.word("missing-title"))).to_be_visible()


def test_the_table_as_a_picture(sailors: People, tmp_path: Path) -> None:
    """Nothing sticks out of the window, on a laptop and on a phone."""
    for size in ((1280, 800), (360, 640)):
        player = sailors.new(size=size)
        player.create(ID, "me", "easy", "easy", first=0)
        player.look()
        player.page.screenshot(path=tmp_path / f"{size[0]}.png")
        assert player.page.evaluate("document.documentElement.scrollWidth") <= size[0]
