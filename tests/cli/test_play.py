"""A match in the terminal, played by typing."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrule.messages import message
from tests.cli.conftest import Run

QUICK = ("play", "--bot", "random", "--seed", "12", "--protocols", "fire,death,life:water,light,metal", "--first", "me")


@pytest.mark.parametrize(("lang", "won"), [("en", "protocols are Compiled"), ("cs", "jsou zkompilované")])
@pytest.mark.parametrize("protocols", ["draft", "random"])
def test_a_match_is_played_to_its_end_and_saved(run: Run, lang: str, won: str, protocols: str) -> None:
    # The last "any" that is read is the name of the file.
    ran = run("play", "--bot", "random", "--seed", "7", "--lang", lang, "--protocols", protocols, typed="any\n" * 1000)

    assert ran.code == 0
    assert won in ran.out
    assert "(CO-13)" in ran.out
    assert message(lang, "terminal-saved", file="any") in ran.out
    assert max(len(line) for line in ran.out.splitlines() if "any" not in line) <= 80 + len(_question(lang))
    assert Path("any").exists()
    assert run("replay", "any", "--lang", lang).code == 0


def _question(lang: str) -> str:
    """The prompt: what is said next follows it in the same line, as nobody pressed Enter."""
    return message(lang, "terminal-input", last=99) + " "


def test_the_language_is_that_of_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Tvoje ruka" in run(*QUICK).out

    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Your hand" in run(*QUICK).out


def test_the_first_screen_shows_table_hand_and_options(run: Run) -> None:
    out = run(*QUICK).out

    for words in (
        "Line 1",
        "Line 3",
        "Fire",
        "Metal",
        "Loading...",
        "total 0",
        "hand 5",
        "deck 13",
        "trash 0",
    ):
        assert words in out
    assert "control is neutral" in out
    assert "phase: action" in out
    assert "Your action: play a card." in out


def test_without_control_the_table_says_so(run: Run) -> None:
    assert "played without control" in run(*QUICK, "--no-control").out


def test_bad_input_is_explained_and_asked_again(run: Run) -> None:
    out = run(*QUICK, typed="\nfoo\n0\n99\nplay:fire-3@9:up\n").out

    assert out.count("Type a number from 1 to") == 4
    assert "That is not on offer now." in out
    assert out.count("Your choice, 1 to") == 6


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("help", "What you can type:"),
        ("rules", "Your goal: turn all three"),
        ("?", "What you can type:"),
        ("? fire-3", "End: you may discard 1 card."),
        ("? oheň 3", "End: you may discard 1 card."),
        ("? fire", "Discard 1 or more cards."),
        ("? fire-9", "There is no card or protocol “fire-9”."),
        ("?999", "Type a number from 1 to"),
        ("log", "The match begins"),
        ("table", "Line 2"),
        ("cards", "empty"),
        ("trash", "You, trash: empty"),
    ],
)
def test_what_can_be_typed_besides_a_number(run: Run, typed: str, said: str) -> None:
    assert said in run(*QUICK, typed=f"{typed}\n").out.split("Your choice", 1)[1]


def test_an_option_is_explained_by_its_number(run: Run) -> None:
    first = run(*QUICK).out
    card = first.split("Your hand\n")[1].split("  ")[0]

    explained = run(*QUICK, typed="?1\n").out.split("Your choice", 1)[1]
    assert explained.split("rules): ")[1].startswith(card)


def test_numbers_keys_and_names_of_protocols_choose(run: Run) -> None:
    draft = run("play", "--bot", "random", "--seed", "5", "--first", "me", typed="Gravitace\n").out
    assert "You pick Gravity." in draft

    played = run(*QUICK, typed="1\nlog\n").out
    assert played.count("You play ") == 2  # when it happened, and in the log


@pytest.mark.parametrize("answer", ["", "kept.json"])
def test_quitting_offers_to_save(run: Run, answer: str) -> None:
    ran = run(*QUICK, typed=f"any\nquit\n{answer}\n")

    assert ran.code == 0
    assert "Save the record of this match?" in ran.out
    assert ran.out.endswith("Goodbye.\n")
    assert Path("kept.json").exists() == bool(answer)


@pytest.mark.parametrize(
    ("lang", "typed", "won"),
    [
        ("en", "concede", "Computer wins: you have conceded."),
        ("cs", "vzdát se", "Vyhrává Počítač: vzdáváš to."),
    ],
)
def test_conceding_ends_the_match_and_can_be_replayed(run: Run, lang: str, typed: str, won: str) -> None:
    ran = run(*QUICK, "--lang", lang, typed=f"any\n{typed}\nkept.json\n")

    assert ran.code == 0
    assert won in ran.out
    assert "conceded" in run("replay", "kept.json").out


def test_a_file_that_cannot_be_written_is_asked_for_again(run: Run) -> None:
    Path("there.json").write_text("", encoding="utf-8")

    ran = run(*QUICK, typed="quit\nthere.json\nno/such/folder.json\nnew.json\n")
    assert "there.json already exists" in ran.out
    assert "no/such/folder.json cannot be written: No such file or directory" in ran.out
    assert "Saved. See it again: overrule replay new.json" in ran.out


def test_the_end_of_the_input_ends_politely(run: Run) -> None:
    ran = run(*QUICK)

    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.endswith("Goodbye.\n")


def test_an_interrupt_ends_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = run(*QUICK)
    assert ran.code == 130
    assert ran.out.endswith("Goodbye.\n")


def test_the_same_seed_and_choices_make_the_same_match(run: Run) -> None:
    typed = "any\n" * 20

    assert run(*QUICK, typed=typed).out == run(*QUICK, typed=typed).out


# ------------------------------------------------------------------------------------------------ for newcomers


def test_a_draft_shows_sets_hints_and_who_has_what(run: Run) -> None:
    out = run("play", "--bot", "random", "--seed", "5", "--first", "me", typed="smrt\n").out

    assert "Main 1\n" in out
    assert "Aux 2\n" in out
    assert "2 Death        deletes cards" in out
    assert "You: Death\n" not in out.split("You pick Death.")[0]
    last = out.split("You pick Death.")[1]
    assert "You: Death\n" in last
    assert "Type its number or its name" in last


def test_a_draft_is_in_two_columns_where_there_is_room(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    out = run("play", "--bot", "random", "--seed", "5", "--first", "me", "--lang", "cs").out

    assert max(len(line) for line in out.splitlines()) <= 120
    assert any("Temnota" in line and "Kov" in line for line in out.splitlines())


def _typed_until(run: Run, said: str, *arguments: str) -> str:
    """What a match of chance says, for the first seed in which something is said."""
    for seed in range(40):
        out = run("play", "--bot", "random", "--seed", str(seed), *arguments, typed="any\n" * 300).out
        if said in out:
            return out
    raise AssertionError(f"no match says {said!r}")


def test_a_question_names_the_card_that_asks_whose_it_is_and_its_text(run: Run) -> None:
    out = _typed_until(run, "Your opponent’s card Plague 1", "--protocols", "fire,death,life:plague,psychic,war")

    asked = out.split("Your opponent’s card Plague 1, middle command:\n")[1].splitlines()
    assert asked[0].strip() == "Your opponent discards 1 card."
    assert asked[1] == "Discard 1 card."
    assert asked[2].startswith("  1 ")


def test_cards_to_choose_from_are_shown_with_their_texts_in_the_order_of_the_hand(run: Run) -> None:
    out = _typed_until(
        run, "You hold more than 5 cards. Discard 1.", "--protocols", "speed,spirit,light:water,fire,metal"
    )

    listed = out.split("You hold more than 5 cards. Discard 1.")[1].split("Your choice")[0]
    names = [line[4:12].strip() for line in listed.splitlines() if line[:3].strip().isdecimal()]
    assert len(names) == 6
    assert names == sorted(names)
    assert "middle: " in listed


def test_a_card_that_the_computer_gets_says_its_standing_commands(run: Run) -> None:
    out = _typed_until(run, "Computer plays Metal 2 face up", "--protocols", "fire,death,life:metal,light,water")

    told = out.split("Computer plays Metal 2 face up")[1].splitlines()[1]
    assert told.strip() == "top: Your opponent cannot play cards face down in this line."


def test_lines_to_choose_from_show_protocols_and_totals(run: Run) -> None:
    out = _typed_until(run, "Line 1 (Water ", "--protocols", "water,death,life:metal,light,plague")

    assert " Metal)" in out.split("Line 1 (Water ")[1].splitlines()[0]


@pytest.mark.slow
def test_the_only_thing_to_do_is_explained_and_done_with_enter(run: Run) -> None:
    luck = ("--protocols", "luck,death,life:metal,light,water", "--lang", "cs")
    out = _typed_until(run, "Žádná z právě dobraných karet nemá ohlášenou hodnotu.", *luck)

    question = out.split("Žádná z právě dobraných karet nemá ohlášenou hodnotu.")[1]
    assert question.split("\n")[1].strip() == "1 Nic neodhalit"
    assert "Nic jiného nejde. Pokračuj klávesou Enter:" in question.split("\n")[2]


def test_compiling_is_explained_the_first_time(run: Run) -> None:
    out = _typed_until(run, "You compile line 1, ", "--protocols", "fire,death,life:metal,light,water")

    assert " ".join(out.split()).count("It takes the place of your action.") == 1


def test_the_table_counts_compiled_protocols(run: Run) -> None:
    assert "You · hand 5 · deck 13 · trash 0 · 0 of 3 compiled" in run(*QUICK).out


def test_the_table_can_be_shown_again_with_the_question(run: Run) -> None:
    again = run(*QUICK, typed="stul\n").out.split("Your choice", 1)[1]

    for words in ("Line 1", "Your hand", "Your action: play a card.", "Your choice, 1 to"):
        assert words in again


@pytest.mark.parametrize(("answer", "file"), [("yes", "overrule-12.json"), ("ano", "overrule-12.json"), ("ne", "")])
def test_yes_and_no_are_understood_when_saving(run: Run, answer: str, file: str) -> None:
    run(*QUICK, typed=f"quit\n{answer}\n")

    assert [path.name for path in Path().iterdir()] == ([file] if file else [])


def test_names_need_no_accents(run: Run) -> None:
    assert "End: you may discard 1 card." in run(*QUICK, typed="? OHEN 3\n").out


def test_protocols_can_be_given_by_their_names(run: Run) -> None:
    ran = run("play", "--bot", "random", "--protocols", "Fire, Smrt,zivot:water,Light,METAL", "--seed", "1")

    assert ran.code == 0
    assert "You: Fire, Death, Life. Computer: Water, Light, Metal." in " ".join(ran.out.split())
