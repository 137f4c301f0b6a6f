"""A stored match goes on with the cards that it began with, unless the rules have changed, and says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from overrule.games.compile import game as compile_game
from overrule.games.compile.library import BUILT_IN as COMPILE_SETS
from overrule.games.compile.vocabulary import CardSet as CompileSet
from overrule.games.compile.vocabulary import Protocol
from overrule.games.conquerors import game as conquerors_game
from overrule.games.conquerors.cards.decks import DECKS
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.vocabulary import Card, CardSet, Type
from overrule.server.match.rooms import Room
from tests.server.helpers import ANNA, EVA, FIXED, Desk, against_bot

Patch = pytest.MonkeyPatch
Change = Callable[[Patch], None]


@pytest.fixture(autouse=True)
def _libraries() -> Iterator[None]:
    """Libraries are made once; here they must not outlive a test, nor the cards that it changes."""
    yield
    _forget_libraries()


def _forget_libraries() -> None:
    compile_game._library.cache_clear()
    conquerors_game._library.cache_clear()


def protocols(change: Callable[[list[Protocol]], list[Protocol]]) -> Change:
    """Other protocols in the set of the match."""
    old = COMPILE_SETS["main-1"]
    return lambda patch: patch.setitem(
        COMPILE_SETS, "main-1", replace(old, protocols=tuple(change(list(old.protocols))))
    )


def cards(change: Callable[[list[Card]], list[Card]]) -> Change:
    """Other cards in the set of the match."""
    old = BUILT_IN["core"]
    return lambda patch: patch.setitem(BUILT_IN, "core", replace(old, cards=tuple(change(list(old.cards)))))


def blank(id: str) -> Change:
    """The first card of a protocol has lost its text."""

    def change(old: list[Protocol]) -> list[Protocol]:
        return [
            replace(one, cards=(replace(one.cards[0], top=(), middle=(), bottom=()), *one.cards[1:]))
            if one.id == id
            else one
            for one in old
        ]

    return protocols(change)


def stronger(id: str) -> Change:
    """A card has more life."""
    return cards(lambda old: [replace(card, life=card.life + 1) if card.id == id else card for card in old])


def other_decks(patch: Patch) -> None:
    """All ready-made decks have become the same one."""
    same = tuple(replace(deck, cards=DECKS[0].cards) for deck in DECKS)
    patch.setattr("overrule.games.conquerors.decks.DECKS", same)


def revision(rules: type[Any]) -> Change:
    return lambda patch: patch.setattr(rules, "revision", rules.revision + 1)


EXTRA = Card("extra", Type.WARRIOR, attack=1, life=1)
ECHO = replace(COMPILE_SETS["main-1"].protocols[0], id="echo")
GOES_ON = {
    "compile: another protocol": ("compile", blank("speed")),
    "compile: a new protocol": ("compile", protocols(lambda old: [ECHO, *old])),
    "compile: a new set": ("compile", lambda patch: patch.setitem(COMPILE_SETS, "new", CompileSet("new", (ECHO,)))),
    "conquerors: another card": ("conquerors", stronger("rock-trader")),
    "conquerors: a new card": ("conquerors", cards(lambda old: [EXTRA, *old])),
    "conquerors: another token": ("conquerors", stronger("husk")),
    "conquerors: a new token": ("conquerors", cards(lambda old: [replace(EXTRA, token=True), *old])),
    "conquerors: a new set": ("conquerors", lambda patch: patch.setitem(BUILT_IN, "new", CardSet("new", (EXTRA,)))),
    "conquerors: the ready-made decks": ("conquerors", other_decks),
    "compile: a card of its own": ("compile", blank("water")),
    "compile: a protocol of its own is gone": (
        "compile",
        protocols(lambda old: [one for one in old if one.id != "fire"]),
    ),
    "conquerors: a card of its own": ("conquerors", stronger("mirror-knight")),
    "conquerors: a token of one": ("conquerors", stronger("hologram")),
    "conquerors: a card of its own is gone": (
        "conquerors",
        cards(lambda old: [card for card in old if card.id != "mirror-knight"]),
    ),
    "conquerors: the order before the shuffle": ("conquerors", cards(lambda old: old[::-1])),
}
ENDS = {
    "compile: the rules": ("compile", revision(compile_game.CompileRules)),
    "conquerors: the rules": ("conquerors", revision(conquerors_game.ConquerorsRules)),
}


def begun(game: str) -> tuple[Desk, Room]:
    """Anna against the computer, after some choices."""
    desk = Desk()
    desk.open(ANNA, reactions="full")
    named: list[Any] = ["hall-of-mirrors", "citadel"] if game == "conquerors" else [None, None]
    seats = [{"kind": "me", "deck": named[0]}, {"kind": "bot", "bot": "random", "deck": named[1]}]
    options = FIXED if game == "compile" else {"first": 0}
    room = desk.create(ANNA, {"game": game, "seats": seats, "options": options})
    desk.say("anna", "join", room=room.id)
    for _ in range(6):
        desk.choose("anna")
        desk.think()
    return desk, room


def again(desk: Desk) -> Desk:
    """The server has been started again."""
    _forget_libraries()
    desk = Desk(desk.store)
    desk.open(ANNA, reactions="full")
    return desk


@pytest.mark.parametrize(("game", "change"), GOES_ON.values(), ids=GOES_ON)
def test_a_match_goes_on_though_cards_have_changed(game: str, change: Change, monkeypatch: Patch) -> None:
    desk, room = begun(game)
    before = desk.view("anna")
    change(monkeypatch)
    later = again(desk)
    later.say("anna", "join", room=room.id)
    after = later.view("anna")
    assert after["observation"] == before["observation"]
    assert after["decision"] == before["decision"]
    assert after["log"] == before["log"]
    later.choose("anna")
    later.think()  # bots are given the cards with the position
    assert len(later.store.rooms[room.id].moves) > len(room.match.journal if room.match else ())


@pytest.mark.parametrize(("game", "change"), ENDS.values(), ids=ENDS)
def test_a_match_of_other_rules_is_refused_and_others_go_on(game: str, change: Change, monkeypatch: Patch) -> None:
    desk, room = begun(game)
    other = desk.create(EVA, against_bot("conquerors" if game == "compile" else "compile"))
    change(monkeypatch)
    later = again(desk)
    assert later.room(other.id).phase == "playing"
    later.say("anna", "join", room=room.id)
    assert later.error("anna") == "room/other-version"
    assert "have changed since it began" in later.sent["anna"][-1]["message"]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_match_of_an_unknown_game_says_so_and_others_go_on(lang: str) -> None:
    desk, room = begun("compile")
    waiting = desk.create(ANNA, {"game": "compile", "seats": [{"kind": "me"}, {"kind": "open"}]})
    other = desk.create(EVA, against_bot())
    for lost in (room, waiting):
        desk.store.rooms[lost.id].data["game"] = "chess"
    later = again(desk)
    later.open(ANNA, lang)
    assert later.room(other.id).phase == "playing"
    for lost in (room, waiting):
        later.say("anna", "join", room=lost.id)
        assert later.error("anna") == "room/other-game"
    assert ("no longer has the game" if lang == "en" else "na serveru není") in later.sent["anna"][-1]["message"]
