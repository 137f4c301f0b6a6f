"""A whole match against the computer, as a newcomer plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from overrule.messages import message
from tests.web.conftest import People
from tests.web.player import SEEN, Player

LONG = {"compile": 0, "conquerors": 60}  # answers that nobody watches


@pytest.mark.parametrize("game", [pytest.param("compile", marks=pytest.mark.thorough), "conquerors"])
def test_a_newcomer_plays_a_whole_match(people: People, game: str) -> None:
    player = people.new(seed=2)
    player.start(game)  # two clicks: the game, and Play
    assert player.look() == "asked"

    take_one_back(player)
    come_back(player)
    player.play(lambda one: one.undo.is_disabled(), most=60)
    see_that_nothing_can_be_taken_back(player)
    switch_language(player)
    player.skip(LONG[game])
    player.play()

    see_end(player)
    step_through_replay(player)
    play_again(player)


def take_one_back(player: Player) -> None:
    """Play until a choice can be taken back, and take it back: everything is as it was before."""
    for _ in range(60):
        before = player.seen()
        player.answer()
        assert player.look() == "asked"
        if player.undo.is_enabled():
            break
    number = player.number
    player.press(player.undo)
    player.page.wait_for_function("(number) => document.querySelector('.room').dataset.seq !== number", arg=str(number))
    player.look()
    after = player.seen()
    assert (after.prompt, after.hand) == (before.prompt, before.hand)


def come_back(player: Player) -> None:
    """Reload: the same question, hand and log."""
    player.play(lambda one: bool(one.seen().hand), most=60)
    player.answer()
    assert player.look() == "asked"
    before = player.seen()
    player.page.reload()
    assert player.look() == "asked"
    assert player.seen() == before


def see_that_nothing_can_be_taken_back(player: Player) -> None:
    """A card has been drawn: the button says why it cannot be pressed."""
    reasons = [message("en", f"error-undo-{why}", "server") for why in ("told", "nothing")]
    assert player.undo.get_attribute("aria-label") in reasons


def switch_language(player: Player) -> None:
    """Everything speaks Czech, and the question stays the same one."""
    english, number = player.seen(), player.number
    player.speak("cs")
    expect(player.page.locator(".prompt")).not_to_have_text(english.prompt)
    expect(player.page.locator(".log li").first).not_to_have_text(english.log[0])
    player.page.wait_for_function(f"(names) => String(({SEEN})().names) !== String(names)", arg=english.names)
    player.look()
    czech = player.seen()
    assert player.number == number
    assert czech.hand == english.hand
    assert len(czech.log) == len(english.log)
    assert all(line not in english.log for line in czech.log)


def see_end(player: Player) -> None:
    """How the match ended, by which rule, and its numbers."""
    end = player.see_end()
    titles = [player.word(key) for key in ("end-won", "end-lost", "end-draw")]
    expect(end.get_by_role("heading")).to_have_text(re.compile("|".join(map(re.escape, titles))))
    expect(end.locator(".end p").first).not_to_be_empty()
    expect(end.get_by_role("link", name=re.compile("^(CO|PC)-"))).to_be_visible()
    assert end.get_by_role("row").count() >= 3


def step_through_replay(player: Player) -> None:
    """The replay begins at the beginning, and goes on step by step to the end; then back to the end screen."""
    page = player.page
    player.press(player.button("end-replay"))
    replay = page.locator(".replay")
    expect(replay).to_have_attribute("data-step", "0")
    player.press(player.button("replay-after"))
    expect(replay).to_have_attribute("data-step", "1")
    page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    page.keyboard.press("End")
    expect(replay).to_have_attribute("data-step", str(replay.get_attribute("data-last")))
    assert int(replay.get_attribute("data-last") or 0) > 10
    page.go_back()
    player.see_end()


def play_again(player: Player) -> None:
    """A rematch is another match, with the same seats."""
    before = player.page.url
    player.press(player.button("end-rematch"))
    expect(player.page).not_to_have_url(before)
    assert player.look() == "asked"
    expect(player.page.locator(".room")).to_have_attribute("data-phase", "playing")
