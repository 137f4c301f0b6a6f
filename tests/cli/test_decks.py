"""`overrule decks`: ready-made decks, and decks of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from overrule.games.conquerors.decks import plan_of, ready_made, title_of, write_deck, write_deck_text
from overrule.games.conquerors.texts import card_name
from tests.cli.conftest import Run

CITADEL = ready_made()["citadel"]
UNREADABLE = "cannot be read. A line is a number, a space and the name of a card."


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


# ------------------------------------------------------------------------------------------------------ list, show


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_list_names_every_deck_and_its_plan(run: Run, lang: str) -> None:
    ran = run("decks", "list", "--lang", lang)

    flat = " ".join(ran.out.split())
    assert ran.code == 0
    for deck in ready_made().values():
        assert f"{deck.id} " in ran.out
        assert title_of(deck, lang) in flat
    assert ("(60 cards)" if lang == "en" else "(60 karet)") in flat


def test_list_as_json(run: Run) -> None:
    data = json.loads(run("decks", "list", "--json").out)

    assert [deck["id"] for deck in data] == list(ready_made())
    assert data[0]["plan"] == plan_of(next(iter(ready_made().values())), "en")
    assert {"id", "count", "name", "type", "stars", "cost"} == set(data[0]["cards"][0])


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_show_lists_the_cards_by_type_with_their_costs(run: Run, lang: str) -> None:
    ran = run("decks", "show", "citadel", "--lang", lang)

    assert ran.code == 0
    assert title_of(CITADEL, lang) in ran.out.splitlines()[0]
    for id, count in CITADEL.cards.items():
        assert any(line.split()[:1] == [str(count)] and card_name(id, lang) in line for line in ran.out.splitlines())
    headings = ("Miners (", "Spells (", " gold") if lang == "en" else ("Mineři (", "Spelly (", " zlat")
    assert all(heading in ran.out for heading in headings)


def test_show_finds_a_deck_by_id_name_and_file(run: Run) -> None:
    whole = run("decks", "show", "citadel").out

    assert run("decks", "show", title_of(CITADEL, "en").upper()).out == whole
    assert run("decks", "show", title_of(CITADEL, "cs")).out == whole
    write("my.json", write_deck(CITADEL))
    assert run("decks", "show", "my.json").out == whole


def test_show_as_json_says_what_is_wrong(run: Run) -> None:
    write("small.txt", "name: Small\n3 Gold Miner\n2 Sandcastle of Doom\n")
    ran = run("decks", "show", "small.txt", "--json")
    data = json.loads(ran.out)

    assert ran.code == 1
    assert data["name"] == "Small"
    assert data["plan"] == ""
    assert data["size"] == 5
    assert {name: data["cards"][0][name] for name in ("id", "count", "name", "type", "stars")} == {
        "id": "gold-miner",
        "count": 3,
        "name": "Gold Miner",
        "type": "miner",
        "stars": 1,
    }
    assert data["cards"][1] == {"id": "Sandcastle of Doom", "count": 2}
    assert data["problems"][0] == "The deck has 5 cards; it needs at least 50 (PC-13.1)."


def test_show_says_what_is_wrong(run: Run) -> None:
    write("small.txt", "3 Gold Miner\n")
    ran = run("decks", "show", "small.txt")

    assert ran.code == 1
    assert "Small (3 cards)" in ran.out
    assert "The deck has 3 cards; it needs at least 50 (PC-13.1)." in ran.out


# ------------------------------------------------------------------------------------------------------------ check


def test_check_lets_sound_decks_pass(run: Run) -> None:
    write("one.txt", write_deck_text(CITADEL, "cs"))
    write("two.json", write_deck(CITADEL))
    ran = run("decks", "check", "one.txt", "two.json")

    assert ran.code == 0
    assert ran.out == "one.txt: can be played\ntwo.json: can be played\n"


def test_check_names_file_and_line_of_each_problem(run: Run) -> None:
    write("good.txt", write_deck_text(CITADEL, "en"))
    write("bad.txt", "name: Bad\n49 Gold Miner\n2 Planetary Capitol\nten Gold Miner\n1 Gold Minner\n")
    write("odd.json", '{"id": "odd", "cards": {\n"gold-miner": 49,\n"collector-of-cosmium": 0\n}}')
    write("broken.json", "{")
    ran = run("decks", "check", "bad.txt", "good.txt", "odd.json", "broken.json")

    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0] == f"bad.txt: line 4: “ten Gold Miner” {UNREADABLE}"
    assert lines[1] == "bad.txt: line 3: Planetary Capitol: 2 copies. With 3 stars, only 1 is allowed (PC-13.2)."
    assert lines[2].startswith("bad.txt: line 5: There is no card “Gold Minner”. Did you mean: Gold Miner")
    starting = "Every player begins with Collector of Cosmium, so the deck needs at least 1 (PC-13.3)."
    assert lines[3] == f"bad.txt: {starting}"
    assert lines[4] == "good.txt: can be played"
    assert lines[5] == "odd.json: The deck has 49 cards; it needs at least 50 (PC-13.1)."
    assert lines[6].startswith("odd.json: line 3: Collector of Cosmium: 0 cannot be a number of cards")
    assert lines[7] == f"odd.json: {starting}"
    assert lines[8].startswith("broken.json: line 1, column 2: not valid JSON")
    assert len(lines) == 9


def test_check_speaks_czech(run: Run) -> None:
    write("bad.txt", "60 Gold Miner\n")
    ran = run("decks", "check", "bad.txt", "--lang", "cs")

    assert ran.code == 1
    assert ran.out.startswith("bad.txt: Každý hráč začíná s kartou ")


# ---------------------------------------------------------------------------------------------------------- convert


def test_convert_goes_both_ways(run: Run) -> None:
    text = run("decks", "convert", "citadel", "--to", "text", "--lang", "cs").out
    write("citadel.txt", text)
    data = json.loads(run("decks", "convert", "citadel.txt", "--to", "json").out)

    assert data == {"id": "citadel", "cards": CITADEL.cards, "names": {"en": title_of(CITADEL, "cs")}}
    write("again.json", json.dumps(data))
    assert run("decks", "convert", "again.json", "--to", "text", "--lang", "cs").out == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3 Sandcastle of Doom\n", "bad.txt: there is no card 'Sandcastle of Doom'; see: overrule decks check"),
        ("Gold Miner\n", f"bad.txt: line 1: “Gold Miner” {UNREADABLE}"),
    ],
)
def test_convert_refuses_what_it_cannot_read(run: Run, text: str, said: str) -> None:
    write("bad.txt", text)
    ran = run("decks", "convert", "bad.txt", "--to", "json")

    assert ran.code == 1
    assert ran.out == ""
    assert ran.err == f"overrule: {said}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("decks shwo", "unknown command 'shwo'; did you mean 'show'"),
        ("decks nope", "unknown command 'nope'; allowed: list, show, check, convert. See: overrule decks --help"),
        ("decks list --lang de", 'Choose from: "en", "cs"'),
        ("decks show", "requires an argument"),
        ("decks show citadell", "there is no deck or file 'citadell'; did you mean 'citadel'?"),
        ("decks show xyzzy", "there is no deck or file 'xyzzy'; ready-made: "),
        ("decks check", "name at least one deck file"),
        ("decks check none.txt", "there is no file or folder 'none.txt'"),
        ("decks convert citadel", "requires an argument"),
        ("decks convert citadel --to yaml", 'Choose from: "json", "text"'),
        ("schema chess", "unknown game 'chess'; allowed: compile, conquerors"),
    ],
)
def test_a_wrong_argument_is_one_line_that_says_what_is_allowed(run: Run, arguments: str, said: str) -> None:
    ran = run(*arguments.split())

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("overrule: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_schema_knows_both_games(run: Run) -> None:
    titles = [json.loads(run("schema", game).out)["title"] for game in ("compile", "conquerors")]
    assert titles == ["A card set of Compile", "A card set of Planetary Conquerors"]
