"""What people see at the table: the log, the end, and how one gets there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from overrule.server.match import rooms
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import People
from tests.web.player import How, Player
from tests.web.scenes import FIXED, puzzle

BELOW = "() => { const log = [...document.querySelectorAll('section.log')].find((one) => one.checkVisibility());"
BELOW += " return log.scrollHeight - log.clientHeight - log.scrollTop; }"


# --------------------------------------------------------------------------------------------------------- step by step

# From now on: whether steps are being shown, whenever that changes, with the question and the time.
SHOWN = """() => {
  window.shown = [];
  const room = document.querySelector('.room');
  const note = () => window.shown.push([room.dataset.playing, room.dataset.seq, performance.now()]);
  new MutationObserver(note).observe(room, {attributes: true, attributeFilter: ['data-playing', 'data-seq']});
}"""


def test_a_click_ends_what_is_being_shown_and_the_question_comes_after_it(people: People) -> None:
    player = people.new(animation="slow")
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    player.page.evaluate(SHOWN)
    player.answer_once()
    expect(player.page.locator(".room[data-playing=true]")).to_be_visible()
    expect(player.page.locator(".dock .option, .table .marked")).to_have_count(0)
    player.page.locator("section.table").click(position={"x": 40, "y": 40})
    assert player.look() == "asked"
    shown = player.page.evaluate("() => window.shown")
    assert all(seq == "" for playing, seq, _ in shown if playing == "true")


def test_the_last_turn_of_another_can_be_stepped_through(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0)
    player.play(most=12)
    player.look()
    player.page.reload()
    player.look()
    asked = player.page.locator(".prompt").inner_text()
    player.press(player.button("room-story"))
    story = player.page.locator(".story")
    expect(story).to_be_visible()
    assert story.locator(".told").evaluate("(told) => told.clientWidth") > 200  # in a narrow column, too
    expect(player.page.locator(".dock")).to_have_count(0)
    first = story.locator("p").inner_text()
    player.page.keyboard.press("ArrowRight")
    expect(story.locator("p")).not_to_have_text(first)
    player.page.keyboard.press("ArrowLeft")
    expect(story.locator("p")).to_have_text(first)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".prompt")).to_have_text(asked)
    player.answer()


# ------------------------------------------------------------------------------------------------------------- the log


def ends_in_sight(page: Page) -> None:
    """The last line of the log is in sight, and there is more than fits."""
    expect(page.locator("section.log:visible")).to_be_visible()
    page.wait_for_function(f"() => ({BELOW})() < 2")
    assert page.locator("section.log:visible").evaluate("(log) => log.scrollTop") > 0


def test_the_log_follows_after_the_window_was_resized(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0, answers=16)
    player.look()
    ends_in_sight(player.page)
    player.page.set_viewport_size({"width": 1100, "height": 560})
    ends_in_sight(player.page)
    player.play(most=6)
    ends_in_sight(player.page)


def test_whoever_reads_further_up_is_left_in_peace(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0, answers=20)
    player.look()
    log = player.page.locator("section.log:visible")
    log.hover()
    player.page.mouse.wheel(0, -5000)
    player.page.wait_for_function("() => document.querySelector('section.log').scrollTop === 0")
    player.play(most=4)
    assert log.evaluate("(one) => one.scrollTop") == 0


def test_the_log_opens_at_its_end_on_a_phone(people: People) -> None:
    player = people.new(how="touch", size=PHONE)
    player.create("conquerors", "me", "greedy", first=0, answers=20)
    player.look()
    player.press(player.button("room-log-chat"))
    ends_in_sight(player.page)


def test_the_log_of_a_lesson_follows(people: People) -> None:
    player = people.new()
    player.page.goto("/learn/conquerors")
    player.press(player.button("learn-start"))
    player.play(most=16)
    ends_in_sight(player.page)


# ------------------------------------------------------------------------------------------------- getting in, and out


# Whether something lies over something else; nothing does when it is gone.
HIDDEN = """(selectors) => {
  const [a, b] = selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect());
  return !!a && !!b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def test_the_address_of_a_match_of_others_opens_it_to_watch(people: People) -> None:
    anna, petr = people.new(), people.new(lang="cs")
    room = anna.create("compile", "me", "greedy", public=True, **FIXED)
    petr.page.goto(f"/room/{room}")
    expect(petr.page).to_have_url(f"{people.address}/watch/{room}")
    expect(petr.page.locator(".room")).to_be_visible()
    expect(petr.page.locator(".toast")).to_contain_text(petr.word("join-late"))
    assert not petr.page.evaluate(HIDDEN, [".toast", ".compile-table"])


def test_the_address_of_a_private_table_says_how_to_get_in(people: People) -> None:
    anna, petr = people.new(), people.new(lang="cs")
    room = anna.create("compile", "me", "open")
    petr.page.goto(f"/room/{room}")
    expect(petr.page.get_by_role("alert")).to_have_text(petr.word("room-invited-about"))
    petr.page.goto(f"/watch/{room}")
    expect(petr.page.get_by_role("alert")).to_have_text(petr.word("room-invited-about"))


def test_escape_closes_the_menu_of_a_phone(people: People) -> None:
    player = people.new(size=PHONE)
    player.page.goto("/")
    link = player.page.get_by_role("link", name=player.word("nav-settings"))
    player.press(player.button("nav"))
    expect(link).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(link).to_be_hidden()


# ------------------------------------------------------------------------------------------------------------- colours

COLOURS = """(seat) => {
  const of = (selector, what) => getComputedStyle(document.querySelector(selector))[what];
  return new Set([
    of(`.badge.seat-${seat} .letter`, 'backgroundColor'),
    of(`.compile-table .bar.of-seat-${seat}`, 'borderLeftColor'),
    of(`section.log .of-seat-${seat}`, 'borderLeftColor'),
  ]).size;
}"""


def test_a_seat_has_one_colour_wherever_one_sits(people: People) -> None:
    player = people.new()
    room = player.create("compile", "greedy", "me", public=True, **FIXED)
    player.look()
    watcher = people.new()
    watcher.page.goto(f"/watch/{room}")
    for page in (player.page, watcher.page):
        expect(page.locator("section.log .of-seat-1").first).to_be_visible()
        expect(page.locator(".compile-table .bar.of-seat-1")).to_be_visible()
        assert [page.evaluate(COLOURS, seat) for seat in (0, 1)] == [1, 1]


# ----------------------------------------------------------------------------------------------------------- questions

HEIGHTS = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))"
READABLE = 150  # px: from here on every card has its whole text


def test_the_card_of_a_kuk_can_be_read_on_a_phone(people: People) -> None:
    player = people.new(how="touch", size=(390, 844))
    player.create("conquerors", "me", "greedy", first=0)
    player.play(lambda one: one.page.locator(".kuk").count() > 0)
    for width, height in ((390, 844), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        for answer in player.page.locator(".dock .question > .button.plain").all():
            expect(answer).to_be_in_viewport(ratio=1)
        expect(player.page.locator(".kuk .face")).to_be_in_viewport(ratio=1)
        assert player.page.locator(".kuk .face").evaluate("(one) => one.clientWidth") >= READABLE


def test_kuk_is_two_equal_buttons_and_a_click_on_the_card_only_shows_it(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0)
    page = player.page
    player.play(lambda one: one.page.locator(".kuk").count() > 0)
    answers = page.locator(".dock .question > .button.plain")
    expect(answers).to_have_count(2)
    assert answers.evaluate_all("(all) => new Set(all.map((one) => one.className)).size") == 1
    page.locator(".kuk .card-view").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    name = page.locator(".kuk .title").inner_text()
    heights = page.locator(".area").evaluate_all(HEIGHTS)
    answers.first.click()
    player.look()
    assert any(known.startswith(name) for known in player.seen().names)
    player.play(most=6)
    assert page.locator(".area").evaluate_all(HEIGHTS) == heights, "the table moved while cards were played"


def test_whoever_may_react_sees_the_card_that_is_played(people: People) -> None:
    player = people.new(reactions="full")
    player.create("conquerors", "me:first-strike", "greedy:first-strike", first=1)
    card = player.page.locator(".table .held:not(.kuk) .card-view:has(.text)")
    player.play(lambda one: card.count() > 0)
    expect(card).to_be_in_viewport(ratio=1)
    assert card.locator(".title").inner_text() in player.seen().prompt
    text = card.locator(".text p").first.inner_text()
    player.page.set_viewport_size({"width": 390, "height": 844})
    expect(player.page.locator(".band .words").last).to_contain_text(text)
    expect(player.page.locator(".band .words").last).to_be_in_viewport(ratio=1)


# ------------------------------------------------------------------------------------------------------------- the end


def test_whoever_concedes_is_told_so_and_a_stranger_sees_the_match_from_outside(people: People) -> None:
    player = people.new(lang="cs")
    room = player.create("compile", "me", "greedy", **FIXED)
    player.look()
    player.concede()
    expect(player.see_end()).to_contain_text("vzdáváš to.")
    assert "soupeř to vzdává" not in player.page.inner_text("body")
    people.expected.append("403")
    stranger = people.new().page
    stranger.goto(f"/replay/{room}?eyes=0")
    expect(stranger.locator(".replay .eyes select")).to_have_value("")
    expect(stranger.get_by_text("only its players can see the hands")).to_have_count(1)


def end_of(player: Player) -> Locator:
    """Give up, and see what is said of it."""
    player.press(player.button("room-menu"))
    player.press(player.button("room-concede"))
    player.press(player.page.get_by_role("dialog").get_by_role("button", name=player.word("room-concede")).last)
    return player.page.get_by_role("dialog")


def test_the_end_is_there_even_if_the_server_is_not(people: People) -> None:
    player = people.new()
    with player.page.expect_request_finished(lambda request: "EndScreen" in request.url):
        player.create("compile", "me", "greedy", **FIXED)
    player.look()
    player.page.route("**/EndScreen*", lambda route: route.abort())
    expect(end_of(player).locator(".end")).to_be_visible()


def test_an_end_that_cannot_be_loaded_is_told_all_the_same(people: People) -> None:
    people.expected.append("EndScreen")
    player = people.new()
    player.page.route("**/EndScreen*", lambda route: route.abort())
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    end = end_of(player)
    expect(end.get_by_role("heading")).to_contain_text("you have conceded")
    expect(end.get_by_role("button", name=player.word("reload"))).to_be_visible()


HOW_LONG = """async () => {
  const at = async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    return performance.now();
  };
  const over = await at('.room[data-phase=over]');
  return (await at('dialog[open] .end')) - over;
}"""


@pytest.mark.parametrize(("animation", "least", "most"), [("normal", 1200, 6000), ("off", 0, 500)])
def test_the_end_waits_until_the_last_blow_was_seen(people: People, animation: str, least: int, most: int) -> None:
    player = people.new(animation=animation)
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    player.press(player.button("room-menu"))
    player.press(player.button("room-concede"))
    player.page.evaluate(f"() => {{ window.waited = ({HOW_LONG})(); }}")
    player.press(player.page.get_by_role("dialog").get_by_role("button", name=player.word("room-concede")).last)
    assert least <= player.page.evaluate("() => window.waited") <= most


def test_the_table_stays_as_it_was_at_the_end(people: People) -> None:
    """The cards of whoever has lost leave the game by the rules, but one may look at how it came to that."""
    player = people.new()
    player.create("conquerors", "me", "greedy", first=0, answers=8)
    player.look()
    before = player.page.locator(".area [data-handles]").count()
    player.concede()
    player.press(player.button("end-look"))
    expect(player.page.locator(".area [data-handles]")).to_have_count(before)
    expect(player.page.locator(".area .count.base")).to_have_count(2)


def test_whoever_would_gain_nothing_is_asked_first(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "brings_nothing", lambda *asked: True)
    player = people.new(how="keyboard")
    player.create("compile", "me", "easy", **FIXED)
    player.look()
    number = player.number
    doubt = player.page.get_by_role("dialog", name="You would gain nothing by this.")

    def answer(then: str) -> None:
        while not doubt.is_visible():
            player.step()
            player.look()
        player.press(doubt.get_by_role("button", name=player.word(then)))
        expect(doubt).to_be_hidden()

    answer("room-doubt-not")
    assert (player.look(), player.number) == ("asked", number)
    answer("room-doubt-sure")
    player.look()
    assert player.number > number


# ------------------------------------------------------------------------------------------- what stands over the table

SCROLLS = "(one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight"


def test_nothing_that_is_marked_or_lifted_makes_the_table_scroll(people: People) -> None:
    cases: tuple[tuple[How, tuple[int, int]], ...] = (("mouse", LAPTOP), ("touch", (390, 844)))
    for how, size in cases:
        player = people.new(how=how, size=size, painted=True)
        player.create("compile", "me", "greedy", **FIXED)
        player.look()
        player.press(player.button("hint-ask"))
        expect(player.page.locator(".hint li").first).to_be_visible()
        player.press(player.page.locator("[data-hand] button").last)
        expect(player.page.locator(".slot").first).to_be_visible()
        assert not player.page.locator("section.table").evaluate(SCROLLS)


def test_a_large_card_hides_nothing_of_the_table(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", answers=3, **FIXED)
    page = player.page
    for width, height in ((1920, 1080), (1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        player.look()
        page.mouse.move(1, 1)
        page.locator("[data-hand] .card-view").first.hover()
        large = page.locator(".beside[aria-hidden]").bounding_box()
        table = page.locator("section.table").bounding_box()
        assert large is not None
        assert table is not None
        if height > 720:
            assert large["x"] >= table["x"] + table["width"]
        else:  # a low window has no room for it beside the table, so it leaves log and question in sight
            assert large["x"] + large["width"] <= table["x"] + table["width"]


def test_a_place_says_what_the_card_would_count_there(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    page = player.page
    page.locator("[data-hand] button").first.click()
    down = page.locator(".slot[data-key$=':down']").first
    expect(down.locator(".worth b")).to_have_attribute("data-shown", "+2")
    expect(down.locator(".worth i")).to_have_attribute("data-shown", "2")  # what the line would have
    down.hover()
    expect(page.locator(".plate .plans")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".plate .plans")).to_have_count(0)


def test_escape_puts_a_hint_away(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    player.page.keyboard.press("h")
    expect(player.page.locator("section.hint")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("section.hint")).to_have_count(0)


def test_the_cards_of_a_protocol_that_is_gone_say_who_has_it(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", first=0)
    tile = player.page.locator(".protocol[data-protocol=fire]")
    player.press(tile.locator(".main"))
    expect(tile).to_have_class(re.compile("gone"))
    player.press(tile.locator(".buttons button"))
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_text(player.word("co-draft-taken", name=player.word("player-you")))).to_be_visible()
    expect(dialog.locator(".card-view")).to_have_count(6)


# ----------------------------------------------------------------------------------------------- nothing jumps about


PLACES = """(all) => all.map((one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""


def test_nothing_moves_while_attackers_and_their_target_are_picked(people: People) -> None:
    player = people.new()
    player.create("conquerors", "me:first-strike", "easy:citadel", first=0, answers=24)
    page = player.page
    mine, pieces = page.locator(".area.mine .warriors .marked"), page.locator(".area .piece")
    player.play(lambda one: mine.count() > 1)
    before = pieces.evaluate_all(PLACES)
    page.locator(".area.mine .warriors .card-view").nth(0).click()
    page.locator(".area.mine .warriors .card-view").nth(1).click()
    expect(page.locator(".area.mine .chosen")).to_have_count(2)
    assert pieces.evaluate_all(PLACES) == before
    number = player.number
    page.locator(".others .marked").last.click()
    expect(page.locator(".prompt")).to_contain_text("Press another one")
    assert pieces.evaluate_all(PLACES) == before
    assert page.locator(".room").get_attribute("data-seq") == str(number), "only the button sends them"
    player.press(page.locator(".dock .button.main"))
    expect(page.locator(f'.room:not([data-seq="{number}"])')).to_be_visible()


def test_a_hint_and_the_last_turn_leave_the_table_of_a_phone_as_it_is(people: People) -> None:
    player = people.new(how="touch", size=(390, 844))
    player.create("conquerors", "me", "greedy", first=0, answers=8)
    page = player.page
    pieces = page.locator(".area .piece")
    player.play(lambda one: page.locator(".dock .question > .button").count() < 2)
    before = pieces.evaluate_all(PLACES)
    player.press(player.button("hint-ask"))
    expect(page.locator(".hint li").first).to_be_visible()
    assert pieces.evaluate_all(PLACES) == before
    player.press(player.button("hint-ask"))
    areas = page.locator(".area").evaluate_all(HEIGHTS)
    player.press(player.button("room-story"))
    expect(page.locator(".story")).to_be_visible()
    assert page.locator(".area").evaluate_all(HEIGHTS) == areas


def height_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def test_what_is_picked_at_a_wide_table_is_told_beside_the_question(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", **FIXED)
    page = player.page
    bar = page.locator(".own > .bar")
    for width, height in ((2560, 1440), (1440, 900), (1280, 800), (1366, 768), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        player.look()
        before = bar.bounding_box()
        expect(page.locator(".backs i")).to_have_count(5)
        page.locator("[data-hand]").first.click()
        expect(page.locator(".prompt")).to_contain_text(player.word("co-hint-where").removesuffix("."))
        assert bar.bounding_box() == before, "the bar of the player and the hand stay where they are"
        assert bar.evaluate("(one) => one.scrollHeight <= one.clientHeight"), f"the bar is cut at {width}x{height}"
        player.press(player.button("co-cancel"))
        expect(page.locator(".slot")).to_have_count(0)
        expect(page.locator("[data-hand] button").first).to_be_focused()


def test_a_full_hand_leaves_the_table_where_it_is(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    for size in (LAPTOP, PHONE):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        before, after = player.page.evaluate(
            """() => {
              const all = ['.hand', '.field', '[data-hand] .card-view'];
              const [hand, field, card] = all.map((one) => document.querySelector(one));
              const measure = () => [hand.offsetHeight, field.offsetHeight, card.offsetWidth];
              const before = measure();
              hand.style.setProperty('--count', 9);
              return [before, measure()];
            }"""
        )
        assert after[:2] == before[:2]
        assert after[2] <= before[2]


def test_a_click_anywhere_in_a_line_chooses_it(people: People) -> None:
    player = people.new(seed=4)
    protocols = [["water", "psychic", "spirit"], ["life", "fire", "speed"]]
    player.create("compile", "me", "random", protocols=protocols, first=0)
    line = player.page.locator(".line.whole").first
    player.play(lambda one: line.count() > 0)
    number = player.number
    line.click(position={"x": 3, "y": 3})
    player.page.wait_for_function(
        "(number) => Number(document.querySelector('.room').dataset.seq) !== number", arg=number
    )


def test_a_hint_leaves_the_table_of_a_phone_as_large_as_it_was(people: People) -> None:
    player = people.new(how="touch", size=(390, 844))
    player.create("compile", "me", "greedy", **FIXED)
    player.look()
    field = player.page.locator(".field")
    before = height_of(field)
    player.press(player.button("hint-ask"))
    expect(player.page.locator(".hint li").first).to_be_visible()
    expect(player.page.locator(".hint .place").first).to_have_text("1/3")  # there are more
    assert height_of(field) > 0.93 * before
    player.page.set_viewport_size({"width": 844, "height": 390})
    for card in player.page.locator("[data-hand] .face").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_tiles_of_a_draft_stay_as_high_as_they_are(people: People) -> None:
    player = people.new()
    player.create("compile", "me", "greedy", first=0)
    tile = player.page.locator(".protocol[data-protocol=fire]")
    before = height_of(tile)
    player.press(tile.locator(".main"))
    expect(tile).to_have_class(re.compile("gone"))
    assert height_of(tile) == before


FIRST_VERDICT = """() => new Promise((done) => {
  const look = () => {
    if (document.querySelector('.puzzle.missed')) done(document.querySelector('.room').dataset.playing);
    else requestAnimationFrame(look);
  };
  look();
})"""


def test_the_verdict_on_a_puzzle_comes_when_the_table_has_shown_it(people: People) -> None:
    player = people.new(animation="normal")
    player.page.goto(puzzle("compile")(player))
    player.look()
    player.page.locator(".dock .question [aria-expanded]").click()
    player.page.locator(".dock .option").last.click()
    assert player.page.evaluate(FIRST_VERDICT) == "false"
    last = player.page.locator(".puzzle li.last").inner_text()
    expect(player.page.locator("section.log")).to_contain_text(last)
