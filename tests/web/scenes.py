"""Every screen, and how one gets there: for pictures of them, and for tests of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from overrule.puzzles import puzzles_of
from tests.web.player import Player

Act = Callable[[Player], object]


@dataclass(frozen=True)
class Scene:
    """A screen: its path, or how it is found, and what is done there before it is looked at."""

    name: str
    path: str | Callable[[Player], str]
    act: Act = lambda player: None
    whole: bool = False  # a long page, not only what is seen of it

    def open(self, player: Player) -> str:
        """Get there; gives the path, under which the same is found again."""
        path = self.path if isinstance(self.path, str) else self.path(player)
        player.page.goto(path)
        return path


def click(*selectors: str) -> Act:
    """Click one after the other."""

    def act(player: Player) -> None:
        for selector in selectors:
            player.page.locator(selector).first.click()

    return act


def hover(selector: str) -> Act:
    return lambda player: player.page.locator(selector).first.hover()


def room(game: str, *kinds: str, answers: int = 0, until: str = "", **options: Any) -> Callable[[Player], str]:
    """A match in which some questions were answered, or that was played until something is seen."""

    def path(player: Player) -> str:
        found = f"/room/{player.make(game, *kinds, answers=answers, **options)}"
        if until:
            player.page.goto(found)
            player.play(lambda one: one.page.locator(until).first.is_visible())
            expect(player.page.locator(until).first).to_be_visible()
        return found

    return path


def over(game: str, path: str = "/room/", answers: int = 0) -> Callable[[Player], str]:
    """A match that was given up after some answers, if it lasted so long; or its replay."""

    def found(player: Player) -> str:
        there = player.create(game, "me", "greedy", answers=answers, first=1)
        if player.look() != "over":
            player.concede()
        return f"{path}{there}"

    return found


def puzzle(game: str) -> Callable[[Player], str]:
    """The first puzzle of a game, at the table."""

    def path(player: Player) -> str:
        id = next(iter(puzzles_of(game)))
        player.page.request.get("/api/session")
        made = player.page.request.post("/api/rooms", data={"game": game, "seats": [], "puzzle": id})
        assert made.ok, made.text()
        return f"/puzzles/{game}?puzzle={id}&room={made.json()['room']}"

    return path


def miss(player: Player) -> None:
    """Try at random: all but one of the choices miss the goal. What was tried before is still known."""
    player.page.locator(".puzzle").wait_for()
    if not player.page.locator(".puzzle.missed").count() and player.look() == "asked":
        player.answer_once()
    player.page.locator(".puzzle.missed, .puzzle.solved").wait_for()


def account(player: Player) -> str:
    name = f"Nova{player.chance.randrange(10**6)}"
    player.page.request.get("/api/session")
    player.page.request.post("/api/register", data={"name": name, "password": "a long password"})
    return "/account"


def begin_lesson(player: Player) -> None:
    player.button("learn-start").click()
    player.page.locator(".coach").wait_for()


def show_deck(player: Player) -> None:
    """On a narrow screen the deck is behind a tab."""
    tab = player.page.locator(".tabs button").nth(1)
    if tab.is_visible():
        tab.click()


BOTS = ("greedy", "greedy", "greedy")
FIXED: dict[str, Any] = {"protocols": [["fire", "light", "death"], ["water", "spirit", "life"]], "first": 0}


def ask_hint(player: Player) -> None:
    player.page.keyboard.press("h")
    expect(player.page.locator(".hint li").first).to_be_visible()


def analyse(player: Player) -> None:
    """Ask for the analysis of a replay, which begins at once, and look at a moment."""
    player.page.locator(".bar .button").first.click()
    player.page.locator(".analysis ol button").first.click()


SCENES = [
    Scene("home", "/"),
    Scene("home-conquerors", "/", click(".tile.conquerors")),
    Scene("home-options-compile", "/", click("summary"), whole=True),
    Scene("home-options-conquerors", "/", click(".tile.conquerors", "summary"), whole=True),
    Scene("lobby", "/lobby"),
    Scene("waiting", room("compile", "me", "open"), whole=True),
    Scene("draft", room("compile", "me", "greedy")),
    Scene("draft-cards", room("compile", "me", "greedy"), click(".protocol .buttons button:last-child")),
    Scene("compile-first", room("compile", "me", "greedy", **FIXED)),
    Scene("compile-picked", room("compile", "me", "greedy", **FIXED), click(".hand .marked")),
    Scene("compile-large", room("compile", "me", "greedy", **FIXED), hover(".hand .card-view")),
    Scene("compile-middle", room("compile", "me", "greedy", answers=9, **FIXED)),
    Scene("compile-hint", room("compile", "me", "greedy", answers=9, **FIXED), ask_hint),
    Scene("compile-menu", room("compile", "me", "greedy", **FIXED), click(".tools > .button:last-child")),
    Scene("compile-screen", room("compile", "local", "local", **FIXED)),
    Scene("compile-over", over("compile", answers=30)),
    Scene("conquerors-mulligan", room("conquerors", "me", "greedy", first=0)),
    Scene("conquerors-kuk", room("conquerors", "me", "greedy", first=0, until=".kuk")),
    Scene("conquerors-main", room("conquerors", "me", "greedy", first=0, answers=6)),
    Scene("conquerors-middle", room("conquerors", "me", "greedy", first=0, answers=22)),
    Scene("conquerors-hint", room("conquerors", "me", "greedy", first=0, answers=6), ask_hint),
    Scene("conquerors-large", room("conquerors", "me", "greedy", first=0, answers=6), hover(".hand .card-view")),
    Scene(
        "conquerors-options", room("conquerors", "me", "greedy", first=0, answers=6), click(".question [aria-expanded]")
    ),
    Scene("conquerors-attack", room("conquerors", "me:first-strike", "greedy", first=0, until=".area.mine .marked")),
    Scene("conquerors-attacked", room("conquerors", "me", "random:first-strike", first=1, until="svg.lines")),
    Scene("conquerors-four", room("conquerors", "me", *BOTS, answers=25)),
    Scene("conquerors-six", room("conquerors", "me", *BOTS, "greedy", "greedy", answers=6)),
    Scene("conquerors-screen", room("conquerors", "local", "local", first=0)),
    Scene("conquerors-over", over("conquerors", answers=30)),
    Scene("puzzles", "/puzzles/compile", whole=True),
    Scene("puzzle", puzzle("compile")),
    Scene("puzzle-tried", puzzle("compile"), miss),
    Scene("credits", "/credits"),
    Scene("cards-compile", "/cards/compile"),
    Scene("cards-conquerors", "/cards/conquerors"),
    Scene("cards-detail-compile", "/cards/compile?card=fire-3"),
    Scene("cards-detail-conquerors", "/cards/conquerors?card=line-trooper"),
    Scene("decks", "/decks"),
    Scene("decks-editor", "/decks/citadel"),
    Scene("decks-deck", "/decks/citadel", show_deck),
    Scene("decks-text", "/decks/new?text"),
    Scene("rules-compile", "/rules/compile"),
    Scene("rules-conquerors", "/rules/conquerors#PC-6.2"),
    Scene(
        "replay-compile",
        over("compile", "/replay/", answers=12),
        lambda player: player.page.keyboard.press("ArrowDown"),
    ),
    Scene(
        "replay-conquerors",
        over("conquerors", "/replay/", answers=30),
        lambda player: player.page.keyboard.press("End"),
    ),
    Scene("analysis", over("compile", "/replay/", answers=6), analyse),
    Scene("learn", "/learn/compile"),
    Scene("learn-compile", "/learn/compile", begin_lesson),
    Scene("learn-conquerors", "/learn/conquerors", begin_lesson),
    Scene("account", "/account"),
    Scene("account-known", account, lambda player: player.page.get_by_text(player.word("account-care")).click()),
    Scene("history", over("compile"), lambda player: player.page.goto("/account")),
    Scene("settings", "/settings"),
    Scene("missing", "/nothing-is-here"),
    Scene("closed", "/room/nothing"),
]


def invited(player: Player) -> str:
    """A table to which somebody else has invited."""
    made = player.page.request
    made.get("/api/session")
    seats = [{"kind": "open"}, {"kind": "open"}]
    answer = made.post("/api/rooms", data={"game": "compile", "seats": seats}).json()
    return f"/join/{answer['room']}#{answer['invite']}"


def watched(player: Player) -> str:
    """A match of others."""
    return room("compile", "greedy", "easy", **FIXED)(player).replace("/room/", "/watch/")


# Screens that differ from others only in what is said there: for pictures.
MORE_SCENES = [
    Scene("invited", invited),
    Scene("watched", watched),
    Scene("guide-compile", "/learn/compile", whole=True),
    Scene("puzzles-conquerors", "/puzzles/conquerors", whole=True),
    Scene("moderation", "/moderation"),
]
