"""A third game, outside the package and named nowhere in it, is played wherever the built-in ones are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.conftest import HARBOUR
from tests.examples.conftest import Run
from tests.server.conftest import Browser, play
from tests.server.test_restart import serving

OVERRULE = ("-m", "overrule")
ROOT = HARBOUR.parents[1]


@pytest.mark.slow
def test_it_is_found_by_its_entry_point(run: Run) -> None:
    assert run("-c", "import overrule; print(*overrule.KITS)").split() == ["compile", "conquerors", "harbour"]


@pytest.mark.slow
def test_what_holds_for_every_game_holds_for_it(run: Run) -> None:
    run("-m", "tests.examples.properties", "harbour")


@pytest.mark.slow
def test_it_is_played_in_the_terminal_in_both_languages(run: Run, tmp_path: Path) -> None:
    for lang, words in (("en", "The match is over"), ("cs", "Konec. Vyhrává")):
        flags = ("--lang", lang, "--seed", "4", "--players", "3")
        told = run(*OVERRULE, "play", "harbour", *flags, said="any\n" * 40, folder=tmp_path)  # it offers to save
        assert words in told


@pytest.mark.slow
def test_its_cards_and_rules_are_told(run: Run) -> None:
    assert "Take 2 points from an opponent." in run(*OVERRULE, "cards", "harbour", "smuggler", "--lang", "en")
    assert "HA-4  The end" in run(*OVERRULE, "explain", "HA-4", "--lang", "en")
    assert "HA-5" in run(*OVERRULE, "rules", "harbour", "--brief")


@pytest.mark.slow
def test_a_search_that_knows_only_the_rules_finds_good_choices(run: Run) -> None:
    worth = json.loads(run("-m", "tests.examples.judged_choices", "harbour"))
    assert worth["search"] - worth["average"] > 0.5 * (worth["best"] - worth["average"]) > 0.01


def test_it_is_played_in_the_arena(run: Run) -> None:
    arguments = ("--bots", "easy,random", "--pairs", "2", "--seed", "5", "--jobs", "2", "--json")
    report = json.loads(run(*OVERRULE, "arena", "harbour", *arguments))
    (pairing,) = report["pairings"]
    assert pairing["share"]["matches"] == 4


def test_it_is_an_environment(run: Run) -> None:
    code = (
        "from pettingzoo.test import api_test; from overrule.envs import env; "
        "api_test(env('harbour', 3), num_cycles=60, verbose_progress=False)"
    )
    assert "Passed" in run("-W", "ignore", "-c", code)


@pytest.mark.slow
def test_it_is_soaked_and_measured(run: Run) -> None:
    assert "0 with a fault" in run(*OVERRULE, "soak", "harbour", "--games", "30", "--seed", "1", "--workers", "1")
    assert "decisions/s" in run(*OVERRULE, "bench", "harbour", "--seconds", "0.05", "--only-loaded")


@pytest.mark.slow
def test_it_is_served_with_reconnect_undo_and_replay(harbour: Mapping[str, str], tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", harbour) as (_, address), Browser(address) as anna:
        assert [game["id"] for game in anna.get("/api/games")][-1] == "harbour"
        assert anna.get("/api/rules/harbour")["sections"][0]["rules"][0]["number"] == "HA-1"
        room = anna.create("harbour", "me", "medium", "easy", first=0)["room"]

        async def leave_in_mid_match() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                await page.play(room, moves=2)

        async def come_back() -> None:
            async with anna.page() as page:
                await page.say("join", room=room)
                view = await page.view(room, lambda view: view["decision"] is not None)
                assert view["you"] == 0
                assert len(view["plain"]) == 7
                hands = [area["cards"] for area in view["plain"] if area["title"] == "Hand"]
                assert [any(card["id"] is None for card in hand) for hand in hands] == [False, True, True]
                await page.play(room)
                assert page.views[room]["phase"] == "over"
                assert page.views[room]["outcome"]["rule"] == "HA-4"

        play(leave_in_mid_match)
        play(come_back)
        replay = anna.get(f"/api/replays/{room}", params={"eyes": "0"})
        assert len(replay["steps"]) > 10
        play(lambda: take_back(anna))


async def take_back(anna: Browser) -> None:
    """A card whose opponent has not been chosen yet has told nothing: it can be taken back."""
    for _ in range(20):
        room = anna.create("harbour", "me", "easy", "easy", first=0)["room"]
        async with anna.page() as page:
            await page.say("join", room=room)
            view = await page.view(room, lambda view: view["decision"] is not None)
            keys = [option["key"] for option in view["decision"]["options"]]
            if "play:smuggler" not in keys:
                continue
            await page.choose(room, "play:smuggler")
            asked = await page.view(room, lambda view: view["decision"] is not None)
            assert asked["decision"]["kind"] == "opponent"
            assert asked["undo"]["can"]
            await page.say("undo", room=room)
            back = await page.view(room, lambda view: view["decision"] is not None)
            assert [option["key"] for option in back["decision"]["options"]] == keys
            return
    raise AssertionError("nobody ever held a smuggler")


def test_nothing_outside_its_folder_names_it() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*")]
    assert len(sources) > 300
    assert [str(path) for path in sources if b"harbour" in path.read_bytes().lower()] == []


def test_the_guide_lists_just_the_files_that_it_has() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = guide[guide.index("## Add a game") :]
    files = sorted(
        str(path.relative_to(HARBOUR))
        for path in HARBOUR.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    assert [file for file in files if f"`{file}`" not in part] == []
