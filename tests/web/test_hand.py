"""A hand of twenty cards and more: each of them is read and played, by mouse, finger and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from overrule import KITS
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import People
from tests.web.player import FREE, How, Player

MANY = 20
TRIES = 5
ANSWERS = 26  # after which somebody who only waits holds so many cards
BUILDING = re.compile(r", Building \d star")  # what is played at once, as it needs no target


def playable(player: Player) -> Locator:
    """Buildings that can be played, covered in part by the next card."""
    return player.page.locator(".hand li:not(:last-child) .marked").filter(has_text=BUILDING)


def wait_for_cards(player: Player) -> None:
    """Play nothing until the hand is long and a building can be played; again, where chance has won before that."""
    for _ in range(TRIES):
        room = player.make("conquerors", "me:citadel", "random:citadel", first=0)
        player.hurry(room, ANSWERS, prefer=("pass", "done"))
        player.page.goto(f"/room/{room}")
        player.play(lambda one: playable(one).count() > 0)
        if player.page.locator(".room[data-phase=playing]").count():
            assert player.page.locator(".hand li").count() >= MANY
            return
    raise AssertionError(f"chance has won {TRIES} matches")


def name_of(place: Locator) -> str:
    card = place.get_attribute("data-hand")
    return str(KITS["conquerors"].catalogue().cards("en")["cards"][card]["name"])


@pytest.mark.parametrize(("how", "size"), [("mouse", LAPTOP), ("touch", PHONE), ("keyboard", LAPTOP)])
def test_a_hand_of_twenty_is_read_and_played(people: People, how: How, size: tuple[int, int]) -> None:
    player = people.new(how=how, size=size)
    wait_for_cards(player)
    large = player.page.locator(".beside[aria-hidden], dialog[open] .pinned")
    for held in player.page.locator(".hand li").all():
        card, name = held.locator(".card-view"), name_of(held)
        if how == "keyboard":
            player.go_to(card)
        else:
            place = card.evaluate(FREE)
            assert place, f"{name} is covered"
            if how == "mouse":
                card.hover(position=place)
            else:
                card.tap(position=place)
        expect(large).to_contain_text(name)
        if how == "touch":
            player.press(player.page.locator("dialog[open] header button"))
            expect(large).to_be_hidden()

    number = player.number
    before = player.page.locator(".hand li").count()
    covered = playable(player).first
    place = covered.evaluate(FREE)
    if how == "keyboard":
        player.press(covered)
    elif how == "mouse":
        covered.click(position=place)
    else:
        covered.tap(position=place)
        player.press(player.page.locator("dialog[open] .uses .button").first)
    expect(player.page.locator(f'.room:not([data-seq="{number}"])')).to_be_visible()
    expect(player.page.locator(".hand li")).to_have_count(before - 1)
