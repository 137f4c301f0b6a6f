"""The commands for card designers, testers and bot people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overrule.cli import soak
from overrule.cli.desk import Broken, desk_of
from overrule.cli.measuring import engine_in_use
from overrule.core.arrays import take_top
from overrule.core.rng import stream_of
from overrule.games.compile.game import Options
from overrule.games.compile.library import BUILT_IN, set_schema, write_set
from overrule.games.compile.texts.sheet import sheet
from overrule.scenarios import FOLDER
from tests.cli.conftest import Run

HOLDS = """
- name: A card is played
  shows: [CO-05]
  cards: [fire-5 middle]
  position:
    protocols: {a: [fire, death, life], b: [water, light, metal]}
    a: {hand: [fire-3]}
  play: [{a: "play:fire-3@1:up"}]
  expect: {a: {lines: {1: [fire-3]}}}
"""
FAILS = HOLDS.replace("{1: [fire-3]}", "{1: []}").replace("A card", "No card")


# ---------------------------------------------------------------------------------------------- cards, schema


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_cards_prints_the_sheet(run: Run, lang: str) -> None:
    assert run("cards", "compile", "--lang", lang).out == sheet(lang)


def test_cards_prints_single_cards_protocols_and_sets(run: Run) -> None:
    assert run("cards", "compile", "fire-5").out.endswith("Fire 5\n  [middle] Discard 1 card.\n")
    assert run("cards", "compile", "fire").out.count("Fire ") == 6
    assert run("cards", "compile", "--set", "aux-1").out == sheet("en", [BUILT_IN["aux-1"]])


def test_cards_are_found_without_the_game_and_by_their_names(run: Run) -> None:
    whole = run("cards", "compile", "fire-5").out

    for names in (["fire-5"], ["Fire 5"], ["Oheň 5"], ["ohen-5"]):
        assert run("cards", *names).out == whole


def test_cards_as_json(run: Run) -> None:
    (card,) = json.loads(run("cards", "compile", "fire-5", "--json").out)

    assert card["id"] == "fire-5"
    assert card["names"] == {"en": "Fire 5", "cs": "Oheň 5"}
    assert card["texts"]["cs"]["middle"] == "Odlož 1 kartu."
    protocols = [protocol for card_set in BUILT_IN.values() for protocol in card_set.protocols]
    cards = json.loads(run("cards", "compile", "--json").out)
    assert [card["id"] for card in cards] == [f"{p.id}-{card.value}" for p in protocols for card in p.cards]


def test_cards_checks_a_file(run: Run) -> None:
    text = write_set(BUILT_IN["aux-1"])
    Path("good.json").write_text(text, encoding="utf-8")
    Path("bad.json").write_text(text.replace('"value": 0', '"value": 77', 1), encoding="utf-8")

    assert run("cards", "compile", "--file", "good.json").code == 0
    bad = run("cards", "compile", "--file", "bad.json")
    assert bad.code == 1
    assert "77" in bad.err


def test_schema_is_the_schema(run: Run) -> None:
    assert json.loads(run("schema", "compile").out) == json.loads(json.dumps(set_schema()))


# -------------------------------------------------------------------------------------------- scenario, rules


def _write(name: str, text: str) -> None:
    Path("some").mkdir(exist_ok=True)
    Path("some", name).write_text(text, encoding="utf-8")


def test_scenarios_that_hold(run: Run) -> None:
    _write("good.yaml", HOLDS)
    ran = run("scenario", "some", "-v")

    assert ran.code == 0
    assert "holds some/good.yaml: A card is played" in ran.out
    assert "1 of 1 scenarios hold." in ran.out


def test_the_programs_own_scenarios_are_run_if_none_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _write("good.yaml", HOLDS)
    assert any(FOLDER.glob("conquerors/cards/*.yaml"))
    monkeypatch.setattr("overrule.cli.scenario.FOLDER", Path("some"))

    assert run("scenario").out == "1 of 1 scenarios hold.\n"


def test_a_scenario_that_fails_and_a_file_that_is_none(run: Run) -> None:
    _write("bad.yaml", FAILS)
    _write("broken.yaml", "- name: [")
    ran = run("scenario", "some")

    assert ran.code == 1
    assert "fails some/bad.yaml: No card is played" in ran.out
    assert "a.lines 1: expected [], found [fire-3]" in ran.out
    assert "unreadable some/broken.yaml" in ran.out


def test_scenarios_as_json(run: Run) -> None:
    _write("good.yaml", HOLDS)
    _write("bad.yaml", FAILS)
    ran = run("scenario", "some/good.yaml", "some/bad.yaml", "--json")

    assert ran.code == 1
    assert [result["holds"] for result in json.loads(ran.out)["scenarios"]] == [True, False]


def test_rules_names_what_has_no_scenario(run: Run) -> None:
    _write("good.yaml", HOLDS)
    ran = run("rules", "compile", "--scenarios", "some")

    flat = " ".join(ran.out.split())
    assert ran.code == 1
    assert "· A card is played (good.yaml)" in ran.out
    assert "1 of 84 rules and 1 of " in flat
    bare = flat.split("Rules without a scenario: ")[1].split(" Boxes without")[0]
    assert "CO-04" in bare
    assert "CO-05" not in bare
    assert "fire-4 middle" in flat.split("Boxes without a scenario: ")[1]


def test_rules_in_brief_are_the_rules_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("rules", "--brief")  # in an empty folder: no scenarios are needed

    assert ran.code == 0
    assert "CO-01  " in ran.out
    assert "scenario" not in ran.out
    assert len(json.loads(run("rules", "--brief", "--json").out)["rules"]) == 84
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Příprava a tah" in run("rules", "--brief").out


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_rules_as_json_name_unknown_rules_and_boxes(run: Run, lang: str) -> None:
    _write("odd.yaml", HOLDS.replace("CO-05", "CO-99").replace("fire-5 middle", "fire-5 top"))
    ran = run("rules", "compile", "--scenarios", "some", "--json", "--lang", lang)
    data = json.loads(ran.out)

    assert ran.code == 1
    assert len(data["rules"]) == 84
    assert all(rule["text"] and rule["title"] for rule in data["rules"])
    assert data["unknown"] == [
        "some/odd.yaml: A card is played: no rule 'CO-99'",
        "some/odd.yaml: A card is played: no box 'fire-5 top'",
    ]


# -------------------------------------------------------------------------------------- soak, simulate, bench


def test_soak_finds_nothing_in_a_sound_engine(run: Run) -> None:
    ran = run("soak", "compile", "--games", "60", "--seed", "1", "--workers", "2")

    assert ran.code == 0
    assert "60 matches from seed 1, " in ran.out
    assert "0 with a fault." in ran.out


def test_soak_prints_the_command_that_replays_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play = soak.play_match

    def broken(seed: int, game: str) -> int:
        if seed == 5:
            raise Broken("decision 3: a card is missing")
        if seed == 6:
            raise IndexError("pop from empty list")
        return play(seed, game)

    monkeypatch.setattr(soak, "play_match", broken)
    ran = run("soak", "compile", "--games", "4", "--seed", "4", "--workers", "1")
    assert ran.code == 1
    assert "Fault decision 3: a card is missing" in ran.out
    assert "overrule soak compile --games 1 --seed 5\n" in ran.out
    assert "IndexError: pop from empty list" in ran.out
    assert "overrule soak compile --games 1 --seed 6\n" in ran.out
    assert "2 with a fault." in ran.out


def test_soak_notices_a_lost_card() -> None:
    desk = desk_of("compile")
    position = desk.game.start(seed=1, options=Options(protocols="random")).position
    desk.check(position)
    take_top(position.hands, 0)

    with pytest.raises(Broken, match="the cards in all zones"):
        desk.check(position)


def test_simulate_counts_every_match(run: Run) -> None:
    arguments = ["simulate", "compile", "--bots", "random,random", "--games", "12", "--seed", "3"]
    data = json.loads(run(*arguments, "--json").out)

    assert data["matches"] == 12
    assert sum(seat["wins"] for seat in data["seats"]) + data["draws"] == 12
    assert data["mean_decisions"] > 20
    assert data["mean_turns"] > 10
    assert json.loads(run(*arguments, "--json").out) == data
    assert "12 matches from seed 3" in run(*arguments).out


MEASURED = {
    "decisions",
    "matches",
    "python_decisions",
    "python_matches",
    "worded_decisions",
    "copy",
    "observe",
    "redeal",
}


@pytest.mark.slow
def test_bench_measures_both_engines(run: Run) -> None:
    data = json.loads(run("bench", "--seconds", "0.01", "--json").out)

    for engine, numbers in data["engines"].items():
        assert set(numbers) == MEASURED | ({"search"} if engine == "compiled" else set())
        assert all(number > 0 for number in numbers.values())
    assert "pure" in data["engines"]
    assert "decisions/s" in run("bench", "--seconds", "0.01", "--only-loaded").out


@pytest.mark.parametrize(
    ("is_compiled", "record", "named"),
    [
        (True, {"build": "optimised"}, "compiled (optimised)"),
        (True, {}, "compiled"),
        (False, {"build": "optimised"}, "not compiled"),
    ],
)
def test_bench_names_the_build_that_it_measures(
    is_compiled: bool, record: dict[str, str], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overrule._compiled._compiled", is_compiled)
    monkeypatch.setattr("overrule._compiled.recorded", lambda: record)
    assert engine_in_use() == named


@pytest.mark.slow
@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_matches_of_all_sizes_can_be_measured(game: str) -> None:
    desk = desk_of(game)
    for size in (desk.usual_size(), *desk.sizes()):
        state = desk.measured(3, size)
        assert state.seats == size.seats
        assert state.play_out(stream_of(3)) > 20
    titles = [size.title for size in desk.sizes()]
    assert len(set(titles)) == len(titles) > 2


# ----------------------------------------------------------------------------------------------------- replay


@pytest.fixture
def record(run: Run) -> Path:
    """The record of a whole match."""
    run("play", "--bot", "random", "--seed", "3", "--first", "me", typed="any\n" * 1000)
    return Path("any")


def test_replay_tells_the_match(run: Run, record: Path) -> None:
    ran = run("replay", str(record))

    assert ran.code == 0
    assert "Turn 1: A’s turn." in ran.out
    assert "The record is sound: " in ran.out
    czech = run("replay", str(record), "--viewer", "a", "--lang", "cs").out
    assert "Tah 1: hraješ ty." in czech
    assert "Záznam je v pořádku: " in czech


def test_replay_shows_a_viewer_what_it_may_know(run: Run, record: Path) -> None:
    told = {
        viewer: json.loads(run("replay", str(record), "--viewer", viewer, "--json").out)["events"]
        for viewer in ("a", "b", "spectator", "all")
    }
    hands = {viewer: [event for event in events if event["kind"] == "drew"][:2] for viewer, events in told.items()}

    for viewer, (first, second) in hands.items():
        knows = [all(card["card"] for card in event["cards"]) for event in (first, second)]
        assert knows == [viewer in ("a", "all"), viewer in ("b", "all")]


def test_replay_finds_a_damaged_record(run: Run, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    Path("choice.json").write_text(json.dumps(data | {"choices": ["pick:none"]}), encoding="utf-8")
    Path("version.json").write_text(json.dumps(data | {"version": "0"}), encoding="utf-8")
    Path("game.json").write_text(json.dumps(data | {"game": "chess"}), encoding="utf-8")

    for name, said in (
        ("choice", "cannot be made"),
        ("version", "played with version 0"),
        ("game", "unknown game 'chess'"),
    ):
        ran = run("replay", f"{name}.json")
        assert ran.code == 1
        assert said in ran.err
