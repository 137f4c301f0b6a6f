"""Every scenario holds; what is wrong with a scenario file is said clearly."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from overrule.core.errors import BadPosition, BadScenario
from overrule.games import KITS
from overrule.games.compile.scenario import set_up
from overrule.scenarios import Scenario, find_files, read_scenarios, read_titles, run, run_file

FOLDER = Path(__file__).resolve().parents[2] / "scenarios"
FILES = list(find_files([FOLDER]))
PROTOCOLS = {"a": ["fire", "water", "death"], "b": ["life", "light", "metal"]}
GOOD: dict[str, Any] = {
    "protocols": PROTOCOLS,
    "a": {"hand": ["fire-0", "water-5"]},
    "b": {"hand": ["life-1"]},
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_scenario_holds(path: Path) -> None:
    results = list(run_file(path))
    assert results, "a file without scenarios"
    failing = [f"{result.scenario.name}: {problem}" for result in results for problem in result.problems]
    assert not failing, "\n".join(failing)


def test_there_are_scenarios_of_every_game() -> None:
    for name in KITS:
        assert any((FOLDER / name).rglob("*.yaml")), f"no scenarios of {name}"


@cache
def names_of(game: str) -> list[str]:
    return [scenario.name for path in find_files([FOLDER / game]) for scenario in read_scenarios(path)]


def test_names_of_scenarios_are_sentences_of_their_own() -> None:
    names = [name for game in KITS for name in names_of(game)]
    assert len(set(names)) == len(names), sorted({name for name in names if names.count(name) > 1})


@pytest.mark.parametrize("game", KITS)
def test_every_scenario_has_a_czech_title_of_its_own(game: str) -> None:
    titles = read_titles(FOLDER / game, "cs")
    assert set(titles) == set(names_of(game))
    assert len(set(titles.values())) == len(titles)


def test_every_scenario_of_compile_has_a_czech_title() -> None:
    titles = read_titles(FOLDER / "compile", "cs")
    assert [name for name in names_of("compile") if name not in titles] == []


# ------------------------------------------------------------------------------------------ wrong positions


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"a": {"hand": ["fire-9"]}}, "a.hand: 'fire-9' is none of the 36 cards"),
        ({"a": {"hand": ["psychic-1"]}}, "a.hand: 'psychic-1' is none of the 36 cards"),
        ({"b": {"lines": [[], ["down:nothing"], []]}}, r"b.lines\[1\]: 'nothing' is none of the 36 cards"),
        ({"a": {"hand": ["fire-0", "fire-0"]}}, "a.hand: 'fire-0' is named twice"),
        ({"b": {"trash": ["fire-0"]}}, "b.trash: 'fire-0' is named twice"),
        ({"a": {"hand": ["fire-0"], "deck": ["fire-0"]}}, "a.deck: 'fire-0' is named twice"),
        ({"compiled": ["psychic"]}, "compiled: 'psychic' is not one of the match's protocols: fire, water"),
        ({"compiled": ["fire", "water", "death"]}, "seat a has compiled all three protocols"),
        ({"protocols": {"a": ["fire"], "b": ["life", "light", "metal"]}}, "three for each of the two seats"),
        (
            {"protocols": {**PROTOCOLS, "a": ["fire", "water", "rust"]}},
            "'rust' is not on offer; allowed: apathy",
        ),
        ({"protocols": {**PROTOCOLS, "a": ["fire", "water", "life"]}}, "chosen once"),
        ({"custom": [{"id": "fire", "cards": []}]}, "'fire' has the name of a built-in one"),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        set_up({**GOOD, **change})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "lunch"}, r"position: .*'lunch'.*\$\.phase"),
        ({"turn": "c"}, r"position: .*'c'.*\$\.turn"),
        ({"control": "mine"}, r"\$\.control"),
        ({"weather": "fine"}, "position: .*unknown field `weather`"),
        ({"a": {"pocket": ["fire-0"]}}, r"unknown field `pocket`.*\$\.a"),
        ({"a": {"hand": "fire-0"}}, r"\$\.a\.hand"),
        ({"a": {"lines": [[], []]}}, r"\$\.a\.lines"),
        ({"a": {"rest": "table"}}, r"\$\.a\.rest"),
        ({"custom": [{"id": "test", "cards": [{"value": 1, "middle": [{"type": "dance"}]}]}]}, "dance"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_read_names_the_field(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScenario, match=words):
        set_up({**GOOD, **change})


def test_a_position_needs_protocols() -> None:
    with pytest.raises(BadScenario, match="protocols"):
        set_up({})
    with pytest.raises(BadScenario, match="position"):
        set_up("fire")


# ---------------------------------------------------------------------------------------------- wrong files


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("- name: [", "while parsing"),
        ("name: alone", "array"),
        ("- position: {}", "name"),
        ("- {name: A, position: {}, colour: red}", "unknown field `colour`"),
        ("- {name: A, position: {}, play: draw}", r"play"),
        ("- {name: A, position: {}, shows: CO-01}", r"shows"),
        ("- &a [*a]", ""),
        ("\x00", ""),
    ],
    ids=repr,
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadScenario, match=rf"wrong\.yaml: .*{words}"):
        read_scenarios(path)


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"nowhere\.yaml: cannot be read"):
        read_scenarios(tmp_path / "nowhere.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(BadScenario, match=r"bytes\.yaml"):
        read_scenarios(tmp_path / "bytes.yaml")


# -------------------------------------------------------------------------------------------- wrong content


def problems(**fields: Any) -> str:
    """What is found wrong in a scenario with the good position and these fields."""
    return "\n".join(run(Scenario(name="A", position=GOOD, **fields)))


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ([{"c": "refresh"}], "BadScenario: 'c' is no step; allowed: a seat (a, b), expect, refuse"),
        ([{"draw": 3}], "BadScenario: 'draw' is no step"),
        ([{"a": "refresh", "b": "refresh"}], "step 1: one choice, expect or refuse for each step"),
        ([{}], "step 1: one choice, expect or refuse for each step"),
        ([{"b": "refresh"}], "step 1 (b: refresh): NotYourDecision"),
        (
            [{"a": "dance"}],
            "step 1 (a: dance): NotOffered: 'dance' is not on offer; allowed: play:fire-0@1:up",
        ),
        ([{"a": 7}], "step 1 (a: 7): MalformedChoice"),
        ([{"refuse": {"a": "refresh"}}], "step 1 (refuse: {'a': 'refresh'}): it was not refused"),
        ([{"expect": {"asked": "b"}}], "step 1 (expect: {'asked': 'b'}): asked: expected b, found a"),
        ([{"expect": {"mood": "good"}}], "unknown field `mood`"),
    ],
    ids=str,
)
def test_a_step_that_goes_wrong_says_which_and_why(play: list[dict[str, Any]], words: str) -> None:
    assert words in problems(play=play)


@pytest.mark.parametrize("refuse", ["refresh", ["refresh"], {}, None, {"z": "refresh"}, {"": "refresh"}], ids=repr)
def test_a_refuse_that_cannot_be_read_is_a_bad_scenario(refuse: Any) -> None:
    assert "BadScenario" in problems(play=[{"refuse": refuse}])


@pytest.mark.parametrize(
    ("expect", "words"),
    [
        ({"asked": "b"}, "asked: expected b, found a"),
        ({"asked": "z"}, "BadScenario: expect: "),
        ({"kind": "discard"}, "kind: expected discard, found action"),
        ({"offers": ["dance"]}, "offers: 'dance' is not among"),
        ({"offers_not": ["refresh"]}, "offers_not: 'refresh' is on offer"),
        ({"options": ["refresh"]}, "options: expected [refresh], found"),
        ({"a": {"hand": ["fire-1"]}}, "a.hand: expected [fire-1], found [fire-0, water-5]"),
        ({"a": {"pocket": []}}, "unknown field `pocket`"),
        ({"b": {"deck_count": 3}}, "b.deck_count: expected 3, found 17"),
        ({"b": {"trash_has": ["life-1"]}}, "b.trash_has: life-1 is not in the trash"),
        ({"a": {"lines": {1: ["fire-0"]}}}, "a.lines 1: expected [fire-0], found []"),
        ({"a": {"lines": {4: []}}}, "BadScenario"),
        ({"a": {"totals": [1, 0, 0]}}, "a.totals: expected [1, 0, 0], found [0, 0, 0]"),
        ({"winner": "a"}, "winner: expected a, found nobody"),
        ({"phase": "lunch"}, "BadScenario"),
        ({"control": "b"}, "control: expected b, found neutral"),
        ({"compiled": ["fire"]}, "compiled: expected [fire], found []"),
        ({"happened": ["drew"]}, "'drew' did not happen"),
        ({"sees": {"b": {"hand_of": {"a": ["fire-0"]}}}}, "b knows of a's hand: expected [fire-0], found []"),
        ({"sees": {"b": {"down": {"a1.1": None}}}}, "no card lies face down at 'a1.1'"),
        ({"sees": {"c": {}}}, "BadScenario"),
    ],
    ids=str,
)
def test_an_expectation_that_fails_says_what_is_there(expect: dict[str, Any], words: str) -> None:
    assert words in problems(expect=expect)


def test_a_good_scenario_has_no_problems() -> None:
    assert problems(play=[{"a": "refresh"}], expect={"asked": "b", "a": {"hand_count": 5}}) == ""


def test_what_is_wrong_with_a_position_is_a_problem_of_its_scenario() -> None:
    wrong = Scenario(name="A", position={**GOOD, "a": {"hand": ["fire-9"]}})
    assert run(wrong) == ["BadPosition: a.hand: 'fire-9' is none of the 36 cards of the six protocols"]


def test_an_unknown_game_says_which_there_are() -> None:
    assert run(Scenario(name="A", position=GOOD, game="chess")) == [f"unknown game 'chess'; allowed: {', '.join(KITS)}"]


@pytest.mark.parametrize(
    ("game", "expect", "said"),
    [
        ("compile", {"not_happened": ["deletes"]}, "'deletes' is no event; allowed: action-skipped,"),
        ("conquerors", {"in_this_order": ["drew", "explodes"]}, "'explodes' is no event; allowed: activated,"),
        ("conquerors", {"offers_not": ["throw:gold-miner"]}, "no choice begins with 'throw'; allowed: aim,"),
        ("conquerors", {"offers_not": ["play:gold-minor"]}, "'play:gold-minor': there is no 'gold-minor'"),
        ("compile", {"offers_not": ["play:fire-x@1:up"]}, "there is no 'fire-x'"),
    ],
)
def test_what_could_never_be_is_refused(game: str, expect: dict[str, Any], said: str) -> None:
    protocols = {"a": ["fire", "life", "death"], "b": ["water", "light", "metal"]}
    position = {"protocols": protocols} if game == "compile" else {}
    (problem,) = run(Scenario("never", position=position, game=game, expect=expect))
    assert problem.startswith("BadScenario: ")
    assert said in problem


def test_events_are_expected_in_an_order() -> None:
    position = {"phase": "mining", "a": {"planet": ["gold-miner"]}}
    right = Scenario("right", position=position, game="conquerors", expect={"in_this_order": ["added", "looked"]})
    wrong = Scenario("wrong", position=position, game="conquerors", expect={"in_this_order": ["looked", "added"]})
    assert run(right) == []
    assert run(wrong) == ["'added' did not happen, or not after the events before it: [added, looked]"]
