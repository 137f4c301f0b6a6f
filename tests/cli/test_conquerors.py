"""Planetary Conquerors on the command line: a match by typing, and the tools."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from overrule.cli import soak
from overrule.cli.desk import Broken, desk_of
from overrule.core.arrays import array, put_all, take_top
from overrule.games.conquerors.library import BUILT_IN, write_set
from overrule.games.conquerors.texts.sheet import sheet
from overrule.messages import message
from tests.cli.conftest import Run

QUICK = ("play", "conquerors", "--bot", "random", "--seed", "4", "--deck", "citadel", "--first", "me")
DESK = desk_of("conquerors")


# ---------------------------------------------------------------------------------------------------------- a match


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "won"), [("en", "(wins|You win)"), ("cs", "Vyhrává")])
@pytest.mark.parametrize("columns", [80, 120])
def test_a_match_is_played_to_its_end_and_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, won: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = run(
        "play", "conquerors", "--bot", "random", "--seed", "7", "--players", "3", "--lang", lang, typed="any\n" * 1500
    )

    assert ran.code == 0
    assert re.search(rf"{won}[^.]*\(PC-1\.", ran.out)
    prompt = len(message(lang, "terminal-input-usual", last=99, usual=1)) + 1
    assert max(len(line) for line in ran.out.splitlines() if "any" not in line) <= columns + prompt
    replayed = run("replay", "any", "--lang", lang)
    assert replayed.code == 0
    assert "(PC-1." in replayed.out


def test_a_deck_is_chosen_at_the_start_by_number_name_or_chance(run: Run) -> None:
    play = ("play", "conquerors", "--bot", "random", "--seed", "3")

    assert "You play Citadel." in run(*play, typed="1\n").out
    assert "You play Minefield." in run(*play, typed="Minové pole\n").out
    assert "Type a number from 1 to 8, or the name of a deck." in run(*play, typed="99\n").out
    by_chance = run(*play, typed="\n").out
    assert by_chance.count(" plays ") >= 1
    assert run(*play, typed="quit\n").out.endswith("Goodbye.\n")


def test_a_deck_can_be_a_file(run: Run) -> None:
    Path("mine.txt").write_text(run("decks", "convert", "citadel", "--to", "text").out, encoding="utf-8")
    Path("bad.txt").write_text("3 Gold Miner\n", encoding="utf-8")

    assert "You play Citadel." in run("play", "conquerors", "--bot", "random", "--deck", "mine.txt").out
    ran = run("play", "conquerors", "--bot", "random", "--deck", "bad.txt")
    assert ran.code == 2
    assert "cannot be played; see: overrule decks show bad.txt" in ran.err


def test_the_first_turn_shows_what_there_is_to_know(run: Run) -> None:
    out = run(*QUICK, typed="1\n2\n").out.split("── Turn 2")[0]

    for words in ("base 15 of 15", "buildings 0 of 30", "gold 1/6", "electricity 0/3", "miners", "Gold Miner"):
        assert words in out
    assert "Turn 1 · your turn · main phase" in out


def test_the_main_phase_offers_cards_with_their_texts_and_names_the_others(run: Run) -> None:
    out = run(*QUICK, typed="any\n" * 60).out

    asked = out.split("Your main phase: play cards, use effects, or go on to the attack.")[1].split("Your choice")[0]
    assert "  1 Done, go on to the attack" in asked
    assert "  2 Play " in asked
    assert " gold" in asked
    assert "Not now: " in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "pass until the next turn begins"),
        ("rules", "Your goal: buildings with 30 life"),
        ("? gold mine", "At the start of your turn, add 1 gold."),
        ("? zlatá žíla", "Building ★"),
        ("? no such thing", "There is no card “no such thing”."),
        ("hand", "Your hand"),
        ("table", "buildings 0 of 30"),
        ("cards", "Adds 1 cosmium."),
        ("junkyard", "Computer, junkyard: none"),
        ("log", "Computer draws 6 cards."),
        ("?2", "★"),
    ],
)
def test_what_can_be_typed_besides_a_number(run: Run, typed: str, said: str) -> None:
    assert said in run(*QUICK, typed=f"{typed}\n").out.split("Your choice", 1)[1]


def test_where_one_can_only_pass_it_is_said_in_one_line(run: Run) -> None:
    out = run(*QUICK, typed="any\n" * 150).out
    asked = run(*QUICK, "--full-control", typed="any\n" * 150).out

    assert "   · You have no trap to place or move." in out
    assert "Nothing else is possible. Press Enter to go on:" not in out
    assert "   · " not in asked
    assert "Nothing else is possible. Press Enter to go on:" in asked


def test_enter_passes_and_skip_passes_until_the_next_turn(run: Run) -> None:
    typed = "any\n" * 40
    for seed in range(20):
        play = ("play", "conquerors", "--bot", "random", "--seed", str(seed), "--deck", "stormcallers")
        out = run(*play, typed=typed).out
        if "Do you react?" in out:
            break
    else:
        raise AssertionError("no match has a window")

    before = out.split("Do you react?")[0].count("Your choice")
    skipped = run(*play, typed="any\n" * before + "skip\n").out
    assert "You pass until the next turn begins." in skipped
    turn = skipped.split("You pass until the next turn begins.")[1].split("── Turn")[0]
    assert "Do you react?" not in turn
    passed = run(*play, typed="any\n" * before + "\n").out
    assert "Type a number" not in passed


def test_whoever_concedes_among_many_may_watch_the_rest(run: Run) -> None:
    play = (*QUICK, "--players", "4")
    quiet = run(*play, typed="1\nconcede\n\nkept.json\n")
    watched = run(*play, typed="1\nconcede\nyes\n\n")

    assert quiet.code == watched.code == 0
    assert "You have lost. Your cards leave the game." in quiet.out
    assert quiet.out.split("Watch them?")[1].count("── Turn") == 0
    assert watched.out.split("Watch them?")[1].count("── Turn") > 3
    assert "You · out of the match" in quiet.out
    assert run("replay", "kept.json").code == 0


def test_replay_knows_the_seats_of_the_match(run: Run) -> None:
    run(*QUICK, "--players", "3", typed="any\n" * 30 + "quit\nkept.json\n")

    assert "your turn" in run("replay", "kept.json", "--viewer", "c").out
    ran = run("replay", "kept.json", "--viewer", "d")
    assert ran.code == 2
    assert "the match has the seats a, b, c" in ran.err
    told = json.loads(run("replay", "kept.json", "--viewer", "spectator", "--json").out)["events"]
    drew = [event for event in told if event["kind"] == "drew"]
    assert [len(event["cards"]) for event in drew[:3]] == [5, 5, 5]
    assert all(card["card"] is None for event in drew[:3] for card in event["cards"])


# ------------------------------------------------------------------------------------------------------------ cards


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_cards_prints_the_sheet(run: Run, lang: str) -> None:
    assert run("cards", "conquerors", "--lang", lang).out == sheet(lang, factions=True)


def test_cards_by_type_and_name(run: Run) -> None:
    types = ("miner", "building", "warrior", "trap", "spell", "token")
    ids = {type: json.loads(run("cards", "conquerors", "--type", type, "--json").out) for type in types}

    assert sum(len(cards) for cards in ids.values()) == len(BUILT_IN["core"].cards)
    assert {card["id"] for card in ids["token"]} >= {"hologram", "husk"}
    assert all(card["type"] == "trap" for card in ids["trap"])
    one = run("cards", "conquerors", "gold-mine").out
    assert one.splitlines()[3] == "Gold Mine"
    for name in ("gold-mine", "Zlatá žíla", "GOLD MINE"):
        assert run("cards", name).out == one


def test_cards_checks_a_file(run: Run) -> None:
    text = write_set(BUILT_IN["core"])
    Path("bad.json").write_text(text.replace('"stars": 2', '"stars": 77', 1), encoding="utf-8")

    ran = run("cards", "conquerors", "--file", "bad.json")
    assert ran.code == 1
    assert "77" in ran.err


def test_explain_finds_words_on_cards_by_the_titles_of_their_rules(run: Run) -> None:
    assert "PC-12.4  Kuk x" in run("explain", "kuk", "--lang", "en").out
    assert run("explain", "návnada", "--lang", "cs").out.startswith("PC-12.13  Návnada")
    assert "PC-" not in run("explain", "fire", "--lang", "en").out  # a protocol: what is a card is no title
    assert run("explain", "ku", "--lang", "en").code != 0


def test_explain_finds_cards_and_rules_of_both_games(run: Run) -> None:
    ran = run("explain", "Worthy Sacrifice", "Condemned", "fire-5", "pc-6.7", "CO-01")

    assert ran.code == 0
    for words in ("Spell ★ · 1 cosmium", "PC-12.5  ", "PC-12.18  ", "Discard 1 card.", "PC-6.7  ", "CO-01  "):
        assert words in ran.out
    (data,) = json.loads(run("explain", "topdecker", "--json", "--lang", "cs").out)
    assert data["games"][0]["game"] == "conquerors"
    assert data["games"][0]["cards"][0]["id"] == "topdecker"
    assert "PC-7.5" in data["games"][0]["rules"]


# ------------------------------------------------------------------------------------------- soak, simulate, bench


def test_soak_finds_nothing_in_a_sound_engine(run: Run) -> None:
    ran = run("soak", "conquerors", "--games", "10", "--seed", "1", "--workers", "1")

    assert ran.code == 0
    assert "10 matches from seed 1, " in ran.out
    assert "; 0 with a fault." in ran.out


def test_soak_prints_the_command_that_replays_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(seed: int, game: str) -> int:
        raise Broken(f"decision 3: a card of {game} is missing")

    monkeypatch.setattr(soak, "play_match", broken)
    ran = run("soak", "conquerors", "--games", "1", "--seed", "5", "--workers", "1")
    assert ran.code == 1
    assert "Fault decision 3: a card of conquerors is missing" in ran.out
    assert "overrule soak conquerors --games 1 --seed 5\n" in ran.out


def test_soak_notices_a_card_that_is_nowhere_or_in_two_places() -> None:
    position = DESK.game.start(seats=3, seed=1).position
    DESK.check(position)
    lost = take_top(position.hands, 0)
    with pytest.raises(Broken, match=rf"nowhere: \[{lost}\]"):
        DESK.check(position)
    put_all(position.hands, 1, array([lost, lost]))
    with pytest.raises(Broken, match=rf"two places: \[{lost}\]"):
        DESK.check(position)


def test_soak_plays_all_kinds_of_matches() -> None:
    setups = [DESK.random_match(seed) for seed in range(20)]
    ready_made = [all(isinstance(deck, str) for deck in setup.options["decks"]) for setup in setups]

    assert {setup.seats for setup in setups} == {2, 3, 4, 5, 6}
    assert sum(ready_made) == 10
    assert all(len(setup.options["decks"]) == setup.seats for setup in setups)
    assert {setup.options["block_limit"] for setup in setups} == {"attack", "line"}


def test_simulate_counts_wins_endings_and_reaction_questions(run: Run) -> None:
    arguments = ["simulate", "conquerors", "--games", "4", "--players", "3", "--seed", "3"]
    arguments += ["--decks", "citadel,first-strike,minefield", "--bots", "random"]
    data = json.loads(run(*arguments, "--json").out)

    assert sum(seat["wins"] for seat in data["seats"]) + data["draws"] == 4
    assert sum(data["endings"].values()) == 4
    assert data["mean_turns_each"] == pytest.approx(data["mean_turns"] / 3)
    assert all(seat["mean_reaction_questions"] > 0 for seat in data["seats"])
    said = run(*arguments).out
    assert "reaction questions a turn" in " ".join(said.split())
    assert "Endings: " in said


def test_bench_measures_this_game_too(run: Run) -> None:
    data = json.loads(run("bench", "conquerors", "--seconds", "0.01", "--json", "--only-loaded").out)

    assert data["game"] == "conquerors"
    (numbers,) = data["engines"].values()
    assert all(number > 0 for number in numbers.values())
