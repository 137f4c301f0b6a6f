"""Besides the table: accounts, decks, cards, rules, lessons, settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import overrule
from tests.web.conftest import People
from tests.web.player import Player

PASSWORD = "correct horse battery"
OTHER_PASSWORD = "staple and battery"


def test_an_account_keeps_its_decks(people: People) -> None:
    name = f"Nova{people.address.rpartition(':')[2]}"
    player = people.new()
    enter(player, name, "register")
    make_deck(player, "Copy of a citadel")
    player.page.goto("/account")
    change_password(player, OTHER_PASSWORD)
    player.press(player.button("account-logout"))
    player.page.goto("/decks")
    expect(player.page.get_by_text(player.word("decks-none"))).to_be_visible()

    elsewhere = people.new(lang="cs")
    enter(elsewhere, name, "login", password=OTHER_PASSWORD)
    elsewhere.page.goto("/decks")
    expect(elsewhere.page.get_by_role("link", name="Copy of a citadel")).to_be_visible()


def test_a_wrong_password_is_said_and_nothing_else_happens(people: People) -> None:
    people.expected.append(" 40[013] ")
    player = people.new(lang="cs")
    enter(player, "Nobody", "login", welcome=False)
    expect(player.page.get_by_role("alert")).not_to_be_empty()


def change_password(player: Player, after: str) -> None:
    """Where one is logged in is listed, too."""
    page = player.page
    player.press(page.get_by_text(player.word("account-care")))
    expect(page.get_by_text(player.word("account-session-here"))).to_be_visible()
    page.get_by_label(player.word("account-password-now")).fill(PASSWORD)
    page.get_by_label(player.word("account-password-new")).fill(after)
    player.press(player.button("account-password-change"))
    expect(page.locator(".toast").last).to_contain_text(player.word("account-password-changed"))


def enter(player: Player, name: str, how: str, *, welcome: bool = True, password: str = PASSWORD) -> None:
    """Register, or log in."""
    page = player.page
    page.goto("/account")
    player.press(page.get_by_text(player.word(f"account-title-{how}"), exact=True).first)
    page.get_by_label(player.word("account-name"), exact=True).fill(name)
    page.get_by_label(re.compile("^" + player.word("account-password"))).fill(password)
    player.press(player.button(f"account-{how}"))
    if welcome:
        expect(page.locator(".toast")).to_contain_text(player.word("account-welcome", name=name))


def make_deck(player: Player, name: str) -> None:
    """Take a ready-made deck, change a card and keep it under another name."""
    page = player.page
    page.goto("/decks/citadel")
    expect(page.locator(".entry").first).to_be_visible()
    page.get_by_label(player.word("decks-name")).fill(name)
    player.press(player.button("decks-save"))
    expect(page.locator(".toast")).to_contain_text(player.word("decks-saved", name=name))


def test_a_deck_is_built_by_the_rules_and_played(people: People) -> None:
    player = people.new()
    page = player.page
    page.goto("/decks/citadel")
    sound = page.get_by_text(player.word("decks-sound"), exact=True)
    expect(sound.first).to_be_visible()
    fewer = page.locator(".entry").get_by_role("button", name=player.word("decks-remove", name="Collector of Cosmium"))
    while fewer.count():  # a deck needs one
        player.press(fewer)
    expect(page.locator(".rules .bad")).to_contain_text("PC-13.3")
    expect(page.locator(".problems")).to_contain_text("Collector of Cosmium")
    expect(player.button("decks-play")).to_be_disabled()
    player.press(player.button("decks-undo"))
    expect(page.locator(".rules .bad")).to_have_count(0)
    page.get_by_label(player.word("decks-name")).fill("Mine")
    player.press(player.button("decks-play"))
    expect(page).to_have_url(re.compile("/room/"))
    player.play(most=3)
    page.goto("/decks")
    expect(page.get_by_role("link", name="Mine", exact=True)).to_be_visible()


def test_a_deck_goes_out_and_comes_in_as_text(people: People) -> None:
    player = people.new(lang="cs")
    page = player.page
    page.goto("/decks/citadel")
    player.press(player.button("decks-as-text"))
    box = page.get_by_role("dialog").get_by_role("textbox")
    expect(box).to_have_value(re.compile(r"^\d+ ", re.MULTILINE))
    text = box.input_value()
    page.goto("/decks/new?text")
    box.fill(text.replace("1 ", "1 ", 1) + "\n2 Nothing That Exists")
    player.press(player.button("decks-text-check"))
    expect(page.get_by_role("dialog")).to_contain_text("Nothing That Exists")
    box.fill(text)
    player.press(player.button("decks-text-take"))
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(player.button("decks-play")).to_be_enabled()


def test_cards_are_searched_and_filtered(people: People) -> None:
    player = people.new()
    page = player.page
    page.goto("/cards/compile")
    cards = page.locator(".group li")
    expect(cards).to_have_count(180)
    page.get_by_role("searchbox").fill("fire 3")
    expect(cards).to_have_count(1)
    player.press(cards.first.get_by_role("button"))
    expect(page.get_by_role("dialog")).to_contain_text("Fire 3")
    expect(page).to_have_url(re.compile(r"card=fire-3$"))
    picture = page.get_by_role("dialog").locator(".card-picture img.shown")
    expect(picture).to_have_attribute("src", re.compile(r"^/assets/generated/compile/fire-3-"))
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("searchbox").fill("no card has these words")
    expect(page.get_by_text(player.word("cards-none"))).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_label(player.word("cards-protocol")).select_option("fire")
    expect(cards).to_have_count(6)

    page.goto("/cards/conquerors")
    expect(cards.nth(199)).to_be_attached()
    page.get_by_role("button", name=player.word("cards-type-trap")).or_(
        page.get_by_label(player.word("cards-type-trap"))
    ).first.click()
    expect(page.locator(".group")).to_have_count(1)
    player.speak("cs")
    expect(page.locator(".group h2")).to_contain_text(player.word("cards-type-trap"))


@pytest.mark.parametrize(("game", "rule"), [("conquerors", "PC-6.2"), ("compile", "CO-72")])
def test_a_rule_is_linked_by_its_number(people: People, game: str, rule: str) -> None:
    player = people.new()
    page = player.page
    page.goto(f"/rules/{game}#{rule}")
    article = page.locator(f"[id='{rule}']")
    expect(article).to_be_in_viewport()
    english = article.inner_text()
    player.speak("cs")
    expect(article).not_to_have_text(english)
    page.get_by_role("searchbox").fill(rule)
    expect(article).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_a_coach_teaches_a_first_match(people: People, game: str) -> None:
    player = people.new(reactions="smart")
    page = player.page
    page.goto("/")
    player.press(page.locator(f".tile.{game}"))
    player.press(player.button("home-learn"))
    player.press(player.button("learn-start"))
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    titles = set()
    for _ in range(14):
        assert player.look() == "asked"
        titles.add(coach.get_by_role("heading").first.inner_text())
        onward = coach.get_by_role("button", name=player.word("learn-next"))
        if onward.count():
            player.press(onward)
        else:
            follow(player)
    assert len(titles) >= 5
    done = coach.locator(".count").inner_text()
    assert int(done.split("/")[0]) >= 3


def follow(player: Player) -> None:
    """Do what the coach proposes; or anything where it proposes nothing."""
    page, number = player.page, player.number
    proposal = page.locator(".coach .option").get_by_role("button")
    if not proposal.count():
        player.answer_once()
        return
    player.press(proposal)
    page.wait_for_function("(number) => document.querySelector('.room').dataset.seq !== number", arg=str(number))


def test_settings_are_kept_and_show_the_version(people: People) -> None:
    player = people.new()
    page = player.page
    page.goto("/settings")
    expect(page.get_by_text(f"Overrule {overrule.__version__}", exact=True)).to_be_visible()
    page.get_by_role("group", name=player.word("settings-theme")).get_by_text(
        player.word("settings-theme-light"), exact=True
    ).click()
    expect(page.locator("html")).to_have_class(re.compile("light"))
    player.speak("cs")
    expect(page.get_by_role("heading", level=1)).to_have_text(player.word("nav-settings"))
    page.reload()
    expect(page.locator("html")).to_have_class(re.compile("light"))
    expect(page.get_by_role("heading", level=1)).to_have_text(player.word("nav-settings"))
    page.get_by_role("link", name=player.word("credits-title")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(player.word("credits-title"))
    expect(page.get_by_role("link", name="CC BY 3.0")).to_be_visible()


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_animations_hold_nobody_up(people: People, game: str) -> None:
    """With animations at their usual speed somebody who does not wait for them plays as fast as the server answers."""
    player = people.new(seed=11, animation="normal")
    player.create(game, "me", "greedy", first=0)
    seen = 0
    for _ in range(5):
        assert player.look() == "asked"
        player.answer()
        seen += player.page.evaluate(
            "() => document.getAnimations().filter((one) => one.playState === 'running').length"
        )
    assert seen > 0


def test_a_table_in_the_lobby_is_found_and_joined(people: People) -> None:
    anna, petr = people.new(), people.new(lang="cs")
    anna.start("compile", "open")
    room = re.search(r"/room/(\w+)", anna.page.url)
    expect(anna.page).to_have_url(re.compile("/room/"))
    room = re.search(r"/room/(\w+)", anna.page.url)
    assert room is not None
    petr.page.goto("/lobby")
    petr.press(petr.page.locator(f"a[href='/join/{room[1]}']"))
    for one in (anna, petr):
        expect(one.page.locator(".room")).to_have_attribute("data-phase", "playing")
    petr.page.goto("/lobby")
    expect(
        petr.page.locator(f"a[href='/watch/{room[1]}']").or_(petr.page.locator(f"a[href='/room/{room[1]}']"))
    ).to_be_visible()


def test_who_looks_for_anybody_sees_who_is_waiting(people: People) -> None:
    anna, petr = people.new(), people.new(lang="cs")
    anna.start("compile", "open")
    expect(anna.page).to_have_url(re.compile("/room/"))
    room = anna.page.url.rpartition("/")[2]
    petr.page.goto("/?mode=open")
    petr.press(petr.page.locator(f".home a[href='/join/{room}']"))
    for one in (anna, petr):
        expect(one.page.locator(".room")).to_have_attribute("data-phase", "playing")


def test_a_match_is_given_up(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy")
    player.look()
    player.concede()
    expect(player.see_end().get_by_role("heading").first).to_have_text(player.word("end-lost"))


def test_a_card_that_cannot_be_played_says_why(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0)
    dear = player.page.locator("[data-hand] .card-view:not(.marked)")
    player.play(lambda one: one.page.locator("[data-hand] .marked").count() > 0 < dear.count(), most=30)
    player.page.reload()  # a click right after a choice would count as the second half of a double click
    player.look()
    number = player.number
    player.press(dear.first)
    expect(player.page.locator(".toast")).to_contain_text(re.compile(r"\w"))
    assert player.look() == "asked"
    assert player.number == number


def test_a_program_gets_a_token_that_is_shown_once(people: People) -> None:
    player = people.new()
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/account")
    player.press(page.get_by_text(player.word("account-programs"), exact=True))
    page.get_by_label(player.word("account-program-name")).fill("Robot")
    player.press(player.button("account-program-new"))
    token = page.get_by_label(player.word("account-program-token", name="Robot"), exact=True)
    expect(token).to_be_focused()
    player.press(player.button("account-program-copy"))
    expect(page.locator(".toast")).to_contain_text(player.word("copied"))
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == token.input_value()
    by_token = {"Authorization": f"Bearer {copied}"}
    assert page.request.get("/api/session", headers=by_token).json()["name"] == "Robot"

    player.speak("cs")
    page.reload()
    player.press(page.get_by_text(player.word("account-programs"), exact=True))
    drop = player.button("account-program-drop", name="Robot")
    expect(drop).to_be_visible()
    expect(page.locator("input[readonly]")).to_have_count(0)
    player.press(drop)
    player.press(player.button("account-program-drop-yes"))
    expect(drop).to_have_count(0)
    assert page.request.get("/api/session", headers=by_token).status == 401
