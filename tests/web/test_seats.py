"""More people and more bots: four seats, one screen for two, and nobody but bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.player import MOST_STEPS, Player, play_together

EARLY = 4
ENOUGH = 12


@pytest.mark.thorough
def test_one_person_and_three_bots_play_a_whole_match_of_conquerors(people: People) -> None:
    player = people.new(seed=3, reactions="fast")
    player.page.goto("/")
    player.press(player.page.locator(".tile.conquerors"))
    player.press(player.page.locator("summary"))
    player.page.get_by_role("group", name=player.word("options-seats")).get_by_label("4", exact=True).check()
    player.press(player.page.locator(".start .button"))
    player.look()
    expect(player.page.locator(".badge")).to_have_count(4)
    expect(player.page.locator(".area")).to_have_count(4)
    player.play(most=8)
    player.skip(MOST_STEPS)
    expect(player.see_end().get_by_role("columnheader")).to_have_count(4)


@pytest.mark.thorough
def test_two_people_sit_at_a_table_of_four_with_two_bots(people: People) -> None:
    anna, petr = people.new(seed=4, reactions="fast"), people.new(seed=5, reactions="fast")
    anna.create("conquerors", "me", "open", "random", "random")
    petr.page.goto(anna.page.get_by_label(anna.word("waiting-link")).input_value())
    petr.press(petr.button("join-sit"))
    play_together(anna, petr, most=24)
    for one in (anna, petr):
        expect(one.page.locator(".area")).to_have_count(4)
        assert one.page.locator(".log li").count() > 8


@pytest.mark.parametrize("game", ["compile", pytest.param("conquerors", marks=pytest.mark.thorough)])
def test_two_people_share_a_screen(people: People, game: str) -> None:
    player = people.new(seed=6, reactions="fast")
    player.start(game, "screen")
    play_covered(player)
    player.concede()
    end = player.see_end()
    expect(end.get_by_role("heading").first).to_contain_text(player.word("end-winner", name="").strip() or "")


def play_covered(player: Player) -> None:
    """Play for a while; whenever the players change, the table is covered and nobody's secrets can be seen."""
    covers = 0
    state = player.look()
    while covers < ENOUGH:
        assert state != "over"
        if state == "covered":
            covers += 1
            assert covers > EARLY or player.seen().hand == []  # later all may have seen some cards
            assert player.page.locator(".room [data-key], .room .marked").count() == 0
            state = player.uncover()
        else:
            state = player.answer()


def test_bots_play_each_other_and_are_watched(people: People) -> None:
    player = people.new()
    player.start("compile", "bots")
    expect(player.page).to_have_url(re.compile(r"/watch/\w+$"))
    expect(player.page.locator(".room")).to_have_attribute("data-phase", "over")
    expect(player.see_end().get_by_role("button", name=player.word("end-rematch"))).to_have_count(0)
    seen = player.seen()
    told = " ".join(seen.log)
    assert [card for card in seen.hand if card.replace("-", " ").title() not in told] == []  # others are hidden
