"""Two people with a browser each, who met by an invite link; and somebody who watches them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Running, start
from tests.web.conftest import People, fix_deals
from tests.web.player import MOST_STEPS, Player, Seen, next_asked, play_together, skip_together

GOING_AWAY = 1001


def meet(people: People, game: str, **settings: Any) -> tuple[Player, Player]:
    """Anna invites Petr, who comes by her link."""
    anna, petr = people.new(seed=1, **settings), people.new(seed=2, lang="cs", **settings)
    anna.page.goto("/")
    anna.press(anna.page.locator(f".tile.{game}"))
    anna.press(anna.button("home-mode-friends"))
    anna.page.get_by_label(anna.word("home-your-name")).fill("Anna")
    anna.press(anna.page.locator(".start .button"))
    expect(anna.page.get_by_role("img", name=anna.word("waiting-qr"))).to_be_visible()
    link = anna.page.get_by_label(anna.word("waiting-link")).input_value()
    petr.page.goto(link)
    if game == "conquerors":  # a deck is chosen first
        petr.page.get_by_label(petr.word("home-your-name")).fill("Petr")
        petr.press(petr.button("join-sit"))
    expect(petr.page.locator(".room")).to_be_visible()
    expect(anna.page.locator(".room")).to_be_visible()
    assert "#" not in petr.page.url  # the secret is gone from the address
    return anna, petr


def test_somebody_at_the_table_is_reported(people: People, server: Running) -> None:
    _, petr = meet(people, "compile")
    petr.press(petr.button("room-menu"))
    petr.press(petr.button("report-title"))
    petr.page.get_by_label(petr.word("report-why-of", name="Anna")).fill("Nadává")
    petr.press(petr.button("report-send"))
    expect(petr.page.get_by_text(petr.word("report-sent"))).to_be_visible()
    expect(petr.page.locator("dialog[open]")).to_have_count(0)
    (report,) = server.hub.store.reports()
    assert (report.reason, report.data["names"][report.data["seat"]]) == ("Nadává", "Anna")


@pytest.mark.parametrize("game", ["compile", pytest.param("conquerors", marks=pytest.mark.thorough)])
def test_two_people_play_a_whole_match(people: People, server: Running, game: str) -> None:
    anna, petr = meet(people, game, reactions="fast")
    watcher = people.new()
    room = anna.page.url.rpartition("/")[2]
    watcher.page.goto(f"/watch/{room}#{server.hub.lobby.tables[room].room.record.secret}")

    talk(anna, petr)
    play_together(anna, petr, most=6)
    see_no_secrets(anna, watcher)
    play_together(anna, petr, most=10)
    lose_the_line(people, server, anna, petr)
    watcher.page.close()
    skip_together(anna, petr, answers=MOST_STEPS)

    for one in (anna, petr):
        end = one.see_end()
        expect(end.get_by_role("button", name=one.word("end-rematch"))).to_be_enabled()
        one.press(end.get_by_role("button", name=one.word("end-deal")))
        expect(end.get_by_role("status").filter(has_text=one.word("end-deal-fair"))).to_be_visible()
    rematch(anna, petr)


def talk(anna: Player, petr: Player) -> None:
    """A chat in which markup stays text, until one of them has heard enough."""
    for one in (anna, petr):
        one.press(one.button("room-chat"))
    say(anna, "<b>Ahoj</b> & hello")
    expect(petr.page.locator(".chat")).to_contain_text("<b>Ahoj</b> & hello")
    assert petr.page.locator(".chat b", has_text="Ahoj").count() == 0
    petr.press(petr.button("chat-mute", name="Anna"))
    expect(petr.button("chat-mute", name="Anna")).to_have_attribute("aria-pressed", "true")
    say(anna, "Do you hear me?")
    expect(anna.page.locator(".chat")).to_contain_text("Do you hear me?")
    say(petr, "Klid!")
    expect(anna.page.locator(".chat")).to_contain_text("Klid!")
    expect(petr.page.locator(".chat")).to_contain_text("Klid!")
    assert "hear me" not in petr.page.locator(".chat").inner_text()
    for one in (anna, petr):
        one.press(one.button("room-log"))


def say(player: Player, text: str) -> None:
    player.page.get_by_label(player.word("chat-say")).fill(text)
    player.press(player.button("chat-send"))


def see_no_secrets(player: Player, watcher: Player) -> None:
    """Who watches sees the match and the log, but nobody's hand, and is asked nothing."""
    expect(player.page.locator("[data-hand]").first).to_be_visible()
    expect(watcher.page.locator(".log li").nth(3)).to_be_visible()
    assert watcher.seen().hand == []
    assert watcher.page.locator(".table .marked").count() == 0
    expect(watcher.undo).not_to_have_attribute("aria-label", watcher.word("room-undo"))


def lose_the_line(people: People, server: Running, anna: Player, petr: Player) -> None:
    """All lines are cut, and Anna's stays so for a while: then she sees what she saw, and the match goes on."""
    people.expected.append("ERR_INTERNET_DISCONNECTED")
    while next_asked(anna, petr) is not anna:  # now nothing happens without her
        petr.answer_once()
    before = anna.seen()
    anna.page.context.set_offline(True)
    for line in list(server.hub.lines.values()):
        server.hub.loop.call_soon_threadsafe(line.end, GOING_AWAY)
    expect(anna.page.locator(".lost")).to_be_visible()
    expect(petr.page.locator(".badge .away")).to_be_visible()
    anna.page.context.set_offline(False)
    expect(anna.page.locator(".lost")).to_be_hidden()
    expect(petr.page.locator(".badge .away")).to_be_hidden()
    assert anna.seen() == before


def rematch(anna: Player, petr: Player) -> None:
    """One asks for a rematch, the other agrees, and both are in a new match."""
    old = anna.page.url
    anna.press(anna.button("end-rematch"))
    expect(petr.page.get_by_role("dialog")).to_contain_text(petr.word("end-rematch-wanted", name="Anna"))
    petr.press(petr.button("end-rematch"))
    for one in (anna, petr):
        expect(one.page).not_to_have_url(old)
        expect(one.page.locator(".room")).to_have_attribute("data-phase", "playing")


def until_the_other_is_asked(anna: Player, petr: Player) -> tuple[Player, Player, Seen]:
    """Play until a choice that can be taken back has led to a question for the other; tells what was seen before it."""
    while True:
        first = next_asked(anna, petr)
        assert first is not None
        before = first.seen()
        first.answer_once()
        other = next_asked(anna, petr)
        if other is not None and other is not first and first.undo.is_enabled():
            return first, other, before


@pytest.mark.parametrize("agrees", [True, False])
def test_a_choice_is_taken_back_when_the_other_agrees(people: People, agrees: bool) -> None:
    anna, petr = meet(people, "compile")
    first, other, before = until_the_other_is_asked(anna, petr)
    expect(first.page.locator(".prompt.yours")).to_have_count(0)

    first.press(first.undo)
    name = first.page.locator(".badge.you .name").inner_text()
    expect(other.page.locator(".dock")).to_contain_text(other.word("room-undo-asked", name=name))
    expect(first.page.locator(".dock")).to_contain_text(first.word("room-undo-waits"))
    other.press(other.button("yes" if agrees else "no"))
    if agrees:
        first.look()
        assert first.seen().prompt == before.prompt
        expect(other.page.locator(".prompt.yours")).to_have_count(0)
    else:
        expect(first.page.locator(".toast")).to_contain_text(first.word("room-undo-refused"))
        expect(other.page.locator(".prompt.yours")).to_have_count(1)
        assert first.page.locator(".prompt.yours").count() == 0
    play_together(anna, petr, most=4)


def test_escape_takes_back_a_standing_pass(people: People) -> None:
    anna, petr = meet(people, "conquerors", reactions="full")
    until_turn, stop = anna.button("passing-until-turn"), anna.button("passing-stop")
    asked: Player | None = anna
    while asked is not petr:  # until he thinks while her pass stands: her own turn ends it, too
        while not until_turn.is_visible() or anna.page.locator(".area.mine.turn").count():
            play_together(anna, petr, most=1)
            next_asked(anna, petr)
        number = anna.number
        anna.press(until_turn)
        expect(anna.page.locator(".room")).not_to_have_attribute("data-seq", str(number))  # her answer is taken
        asked = next_asked(anna, petr)
    expect(stop).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(stop).to_be_hidden()
    while next_asked(anna, petr) is petr:
        petr.answer_once()
    expect(until_turn).to_be_visible()


def test_a_server_that_restarts_is_not_noticed_for_long(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_deals(monkeypatch)
    running = start(tmp_path / "restart.db")
    people = People(browser, running.address)
    people.expected.append("ERR_CONNECTION_REFUSED|WebSocket")
    try:
        anna, petr = meet(people, "compile")
        play_together(anna, petr, most=9)
        asked = next_asked(anna, petr)
        assert asked is not None
        before = asked.seen()
        running.stop()
        for one in (anna, petr):
            expect(one.page.locator(".lost")).to_be_visible()
        running = start(tmp_path / "restart.db", port=int(running.host.rpartition(":")[2]))
        for one in (anna, petr):
            expect(one.page.locator(".lost")).to_be_hidden()
        assert asked.seen() == before
        play_together(anna, petr, most=9)
        people.close()
    finally:
        running.stop()


def test_an_invitation_that_is_not_good_any_more_says_so(people: People) -> None:
    anna, petr = meet(people, "compile")
    late = people.new(lang="cs")
    late.page.goto(anna.page.url.replace("/room/", "/join/") + "#wrong")
    expect(late.page.get_by_role("alert")).to_contain_text(late.word("room-invited-about"))
    stranger = people.new()
    stranger.page.goto("/join/nowhere#wrong")
    expect(stranger.page.get_by_role("alert")).not_to_be_empty()
    play_together(anna, petr, most=4)
