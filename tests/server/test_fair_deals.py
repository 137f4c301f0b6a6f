"""Nobody alone decides how the cards lie, and anybody can check it afterwards."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from overrule.cli import main
from overrule.cli.verify import problems
from overrule.core.fair import Deal, Proof, commitment_of, new_secret
from overrule.core.rng import stream_of
from overrule.games import kit
from tests.server.conftest import Browser, Running, play
from tests.server.helpers import ANNA, FIXED, PETR, Desk, seated, two_people


def verify(file: Path, *more: str) -> int:
    try:
        return main(["verify", str(file), *more])
    except SystemExit as ended:
        return int(ended.code or 0)


@pytest.fixture
def proof(server: Running) -> dict[str, Any]:
    """The proof of a match of two people, with what they were shown before the deal."""
    with Browser(server.address) as anna, Browser(server.address) as petr:
        promised = anna.get("/api/promise")["commitment"]
        body = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"protocols": "random"}}
        created = anna.send("POST", "/api/rooms", {**body, "share": "anna's"}, 201)
        room = created["room"]

        async def script() -> None:
            async with anna.page() as first, petr.page() as second:
                await first.say("join", room=room)
                assert (await first.view(room))["commitment"] == promised
                await second.say("watch", room=room, secret=created["invite"])
                assert (await second.view(room))["commitment"] == promised
                await second.say("join", room=room, secret=created["invite"], share="petr's")
                await second.view(room, lambda view: view["phase"] == "playing")
                await second.say("concede", room=room)
                over = await first.view(room, lambda view: view["phase"] == "over")
                assert over["commitment"] not in (None, promised), "a rematch has its own"

        play(script)
        found: dict[str, Any] = anna.get(f"/api/rooms/{room}/proof")
        with Browser(server.address) as eva:
            assert eva.get(f"/api/rooms/{room}/proof", 403)["code"] == "room/not-public"
        assert found["shares"] == ["anna's", "petr's"]
        assert found["commitment"] == promised
        return found


def test_a_match_is_checked_offline(proof: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "proof.json"

    def check(change: dict[str, Any], *more: str) -> int:
        file.write_text(json.dumps({**proof, **change}))
        return verify(file, *more)

    assert check({}, "--commitment", proof["commitment"]) == 0
    assert 'Seat 1 added "petr\'s".' in capsys.readouterr().out
    other = new_secret()
    assert check({"secret": other}) == 1
    assert check({"secret": other, "commitment": commitment_of(other)}) == 1
    assert check({}, "--commitment", commitment_of(other)) == 1
    assert check({"shares": ["anna's", ""]}) == 1
    assert check({"record": {**proof["record"], "seed": 7}}) == 1
    assert check({"wishes": {"protocols": "draft"}}) == 1
    capsys.readouterr()
    assert check({"secret": "no hex"}) == 1
    assert "not a proof" in capsys.readouterr().err


def test_a_match_that_went_on_with_its_old_cards_is_not_called_unfair() -> None:
    """Its record has them written out: it is what was agreed if they are still the same, and cannot be told if not."""
    game = kit("compile").game
    secret = new_secret()
    wishes = {"protocols": [["fire", "death", "life"], ["water", "light", "metal"]]}
    pinned = game.rules.pinned(game.rules.read_options(wishes))
    fire, *others = pinned.custom[0].protocols
    changed = replace(fire, cards=(replace(fire.cards[0], middle=()), *fire.cards[1:]))
    before = replace(pinned, custom=(replace(pinned.custom[0], protocols=(changed, *others)),))

    def told(options: Any) -> list[str]:
        state = game.start(seed=Deal(secret, ["", ""]).seed, options=options)
        state.concede(0)
        record = msgspec.to_builtins(state.record())
        return problems(Proof("room", secret, commitment_of(secret), ["", ""], wishes, [None, None], record))

    assert told(wishes) == told(pinned) == []
    assert "only the version of then" in told(before)[0]
    assert "does not come from the secret" in told({"protocols": "random"})[0]


def test_shares_are_added_once_and_before_the_deal() -> None:
    desk, room = seated(options=FIXED)
    before = list(room.record.shares)
    desk.say("anna", "join", room=room.id, share="too late")
    assert room.record.shares == before == ["", ""]

    desk = Desk()
    desk.open(ANNA)
    desk.open(PETR)
    room = desk.create(ANNA, two_people(share="first"))
    desk.say("anna", "join", room=room.id, share="second")
    assert room.record.shares == ["first", ""]
    desk.say("petr", "join", room=room.id, secret=room.record.secret, share="x" * 65)
    assert desk.error("petr") == "wire/malformed"


def test_each_share_changes_the_deal_and_no_two_lists_are_alike() -> None:
    secret = "00" * 32
    shares = [["a", "b"], ["ab", ""], ["", "ab"], ["b", "a"], ["a", "b", ""], []]
    assert len({Deal(secret, given).seed for given in shares}) == len(shares)
    assert Deal(secret, ["a"]).seed != Deal("01" * 32, ["a"]).seed


def test_a_wished_deal_has_nothing_to_check(server: Running) -> None:
    with Browser(server.address) as anna:
        wish = {"game": "compile", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": 5}
        room = anna.send("POST", "/api/rooms", wish, 201)["room"]

        async def script() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                assert (await page.view(room))["commitment"] is None
                await page.say("concede", room=room)
                await page.view(room, lambda view: view["phase"] == "over")

        play(script)
        assert anna.get(f"/api/rooms/{room}/proof", 400)["code"] == "room/no-proof"


# ------------------------------------------------------------------------------------------------------------- shuffles


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected


def limit(cells: int) -> float:
    """What chi-square exceeds in about one of 10,000 fair samples, by Wilson and Hilferty."""
    degrees = cells - 1
    return float(degrees * (1 - 2 / (9 * degrees) + 3.72 * (2 / (9 * degrees)) ** 0.5) ** 3)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(24_000):
        items = [0, 1, 2, 3, 4]
        stream_of(Deal("00" * 32, [str(number)]).seed, 3).shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(5)))
    assert chi_square(orders, 120) < limit(120)


def test_every_card_is_equally_likely_at_every_place() -> None:
    places: Counter[tuple[int, int]] = Counter()
    for number in range(4000):
        items = list(range(40))
        stream_of(number * 7919, number % 5).shuffle(items)
        places.update(enumerate(items))
    assert chi_square(places, 1600) < limit(1521)


def test_what_is_picked_before_the_deal_is_equally_likely() -> None:
    deal = Deal("07" * 32, ["x"])
    assert chi_square(Counter(deal.pick(range(7)) for _ in range(14_000)), 7) < limit(7)
