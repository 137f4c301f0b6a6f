"""Decks: what is written reads back, and what breaks PC-13 is said in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overrule.core.errors import BadDeck
from overrule.core.rng import stream_of
from overrule.games.conquerors.decks import (
    FEWEST_MINERS,
    MOST_MINERS,
    Problem,
    cards_of,
    check_deck,
    find_deck,
    parse_deck_file,
    parse_deck_text,
    plan_of,
    random_deck,
    read_deck,
    read_deck_file,
    read_deck_text,
    ready_made,
    require_legal,
    title_of,
    write_deck,
    write_deck_text,
)
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.vocabulary import Card, CardSet, Deck, Draw, Materials, Type


def card(id: str, type: Type, stars: int = 1, english: str = "", czech: str = "", gold: int = 1) -> Card:
    life = 1 if type in (Type.BUILDING, Type.WARRIOR) else 0
    do = (Draw(),) if type in (Type.SPELL, Type.TRAP) else ()
    names = {"en": english, "cs": czech}
    return Card(id, type, stars, Materials(gold=0 if type is Type.TRAP else gold), life=life, do=do, names=names)


SETS = (
    CardSet(
        "made-up",
        (
            card("test-digger", Type.MINER, 1, "Test Digger", "Zkušební kopáč"),
            card("test-drill", Type.MINER, 1, "Test Drill", "Zkušební vrták"),
            card("test-tower", Type.BUILDING, 1, "Test Tower", "Zkušební věž", gold=3),
            card("test-hut", Type.BUILDING, 2, "Test Hut", "Zkušební chýše"),
            card("test-hero", Type.WARRIOR, 3, "Test Hero", "Zkušební hrdina"),
            card("test-pit", Type.TRAP, 1, "Test Pit", "Zkušební jáma"),
            card("test-flash", Type.SPELL, 1, "Test Flash", "Zkušební záblesk"),
            Card("test-wisp", Type.WARRIOR, life=1, token=True, names={"en": "Test Wisp", "cs": "Zkušební bludička"}),
        ),
        ("test-digger", "test-drill"),
    ),
)
ENTRIES = {"test-digger": 10, "test-drill": 10, "test-tower": 20, "test-hut": 3, "test-hero": 1, "test-pit": 16}
DECK = Deck("first", ENTRIES, {"en": "First", "cs": "První"})


def deck(**changes: int) -> Deck:
    """The sound deck with these numbers of cards instead; none: without that card."""
    entries = {id: changes.get(id.replace("-", "_"), count) for id, count in ENTRIES.items()}
    more = {id.replace("_", "-"): count for id, count in changes.items() if id.replace("_", "-") not in ENTRIES}
    return Deck("changed", {id: count for id, count in (entries | more).items() if count is not GONE})


GONE = -1000


# ------------------------------------------------------------------------------------------------------- the rules

BROKEN: dict[str, tuple[Deck, str, str]] = {
    "49 cards": (
        deck(test_tower=9),
        "The deck has 49 cards; it needs at least 50 (PC-13.1).",
        "Balíček má 49 karet; potřebuje jich aspoň 50 (PC-13.1).",
    ),
    "81 cards": (
        deck(test_tower=41),
        "The deck has 81 cards; it can have at most 80 (PC-13.1).",
        "Balíček má 81 karet; může jich mít nejvýš 80 (PC-13.1).",
    ),
    "four with two stars": (
        deck(test_hut=4),
        "Test Hut: 4 copies. With 2 stars, at most 3 are allowed (PC-13.2).",
        "Zkušební chýše: 4 kopie. Se 2 hvězdami smějí být nejvýš 3 (PC-13.2).",
    ),
    "two with three stars": (
        deck(test_hero=2),
        "Test Hero: 2 copies. With 3 stars, only 1 is allowed (PC-13.2).",
        "Zkušební hrdina: 2 kopie. Se 3 hvězdami smí být jen 1 (PC-13.2).",
    ),
    "a starting miner missing": (
        deck(test_drill=GONE),
        "Every player begins with Test Drill, so the deck needs at least 1 (PC-13.3).",
        "Každý hráč začíná s kartou Zkušební vrták, proto musí být v balíčku aspoň jednou (PC-13.3).",
    ),
    "an unknown card like others": (
        deck(**{"Test Towr": 1}),
        "There is no card “Test Towr”. Did you mean: Test Tower",
        "Karta „Test Towr“ neexistuje. Neměla to být některá z těchto: Zkušební věž",
    ),
    "an unknown card like none": (
        deck(xyzzy=1),
        "There is no card “xyzzy”.",
        "Karta „xyzzy“ neexistuje.",
    ),
    "a token": (
        deck(test_wisp=1),
        "Test Wisp: only effects make this card, so it cannot be in a deck.",
        "Zkušební bludička: tuto kartu vytvářejí jen efekty, do balíčku nepatří.",
    ),
    "none of a card": (
        deck(test_flash=0),
        "Test Flash: 0 cannot be a number of cards; it must be at least 1.",
        "Zkušební záblesk: 0 není počet karet; musí být aspoň 1.",
    ),
}


def test_a_sound_deck_has_no_problems() -> None:
    assert check_deck(DECK, SETS) == []
    require_legal(DECK, SETS)


@pytest.mark.parametrize("size", [50, 80])
def test_the_limits_of_the_size_belong_to_it(size: int) -> None:
    assert check_deck(deck(test_tower=size - 40), SETS) == []


@pytest.mark.parametrize(("bad", "english", "czech"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_rule_is_one_sentence_in_each_language(bad: Deck, english: str, czech: str) -> None:
    (problem,) = check_deck(bad, SETS)

    assert problem.text("en").startswith(english) if "Did you mean" in english else problem.text("en") == english
    assert problem.text("cs").startswith(czech) if "Neměla" in czech else problem.text("cs") == czech
    with pytest.raises(BadDeck) as caught:
        require_legal(bad, SETS)
    assert str(caught.value) == f"deck changed: {problem.text('en')}"


def test_all_problems_are_told_together() -> None:
    keys = [problem.key for problem in check_deck(Deck("x", {"test-hut": 4, "test-digger": 1, "nothing": 2}), SETS)]
    assert keys == ["deck-too-small", "deck-too-many", "deck-unknown", "deck-no-starting"]


def test_a_suggestion_is_never_a_token() -> None:
    (problem,) = check_deck(deck(**{"Test Wispp": 1}), SETS)
    assert "Wisp" not in problem.text("en").replace("Test Wispp", "")


# -------------------------------------------------------------------------------------------------------- as text

TEXT = """\
name: First

# Miners (20)
10 Test Digger
10 Test Drill

# Buildings (23)
3 Test Hut
20 Test Tower

# Warriors (1)
1 Test Hero

# Traps (16)
16 Test Pit
"""


def test_a_deck_is_written_for_people() -> None:
    assert write_deck_text(DECK, "en", SETS) == TEXT
    czech = write_deck_text(DECK, "cs", SETS)
    assert czech.startswith("name: První\n\n# Mineři (20)\n10 Zkušební kopáč\n")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_deck_survives_text_and_back(lang: str) -> None:
    assert read_deck_text(write_deck_text(DECK, lang, SETS), sets=SETS).cards == DECK.cards


def test_an_unknown_card_survives_text_and_back() -> None:
    strange = Deck("x", {"test-digger": 1, "Old Legend": 2})
    assert read_deck_text(write_deck_text(strange, "en", SETS), sets=SETS).cards == strange.cards


def test_cards_are_found_by_any_name_however_it_is_typed() -> None:
    text = "1 Test Digger\n2 zkusebni KOPAC\n3 test-digger\n4x Test  digger # four more\n  5\tTEST DIGGER"
    assert read_deck_text(text, sets=SETS).cards == {"test-digger": 15}


def test_the_name_gives_the_id() -> None:
    read = read_deck_text("\ufeff\n# mine\nName: Můj 1. balíček\n1 test-pit", sets=SETS)
    assert read == Deck("muj-1-balicek", {"test-pit": 1}, {"en": "Můj 1. balíček"})
    assert read_deck_text("název: Věž").names == {"en": "Věž"}
    assert read_deck_text("1 test-pit", sets=SETS) == Deck("deck", {"test-pit": 1})
    assert read_deck_text("", id="empty") == Deck("empty", {})


UNREAD = "1 test-pit\n\nTest Digger\nname: too late\n0 test-hut\n2.5 test-hut\n3test-hut"


def test_lines_that_cannot_be_read_are_told_with_their_numbers() -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck_text(UNREAD, "mine.txt", sets=SETS)
    usual = "cannot be read. A line is a number, a space and the name of a card."
    assert str(caught.value).splitlines() == [
        f"mine.txt: line 3: “Test Digger” {usual}",
        f"mine.txt: line 4: “name: too late” {usual}",
        "mine.txt: line 5: test-hut: 0 cannot be a number of cards; it must be at least 1.",
        f"mine.txt: line 6: “2.5 test-hut” {usual}",
        f"mine.txt: line 7: “3test-hut” {usual}",
    ]
    assert parse_deck_text(UNREAD, sets=SETS).unread[0].text("cs").startswith("„Test Digger“ se přečíst nedá.")


def test_problems_know_their_lines() -> None:
    file = parse_deck_text(TEXT.replace("3 Test Hut", "4 Test Hut").replace("Test Hero", "Test Herro"), sets=SETS)
    found = {problem.key: problem.line for problem in file.problems(SETS)}
    assert found == {"deck-too-many": 8, "deck-unknown-near": 12}


# ----------------------------------------------------------------------------------------------- as JSON, and files


def test_a_deck_survives_json_and_back() -> None:
    assert read_deck(write_deck(DECK).encode()) == DECK


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"id": "x"}', 'x.json: the field "cards" is missing'),
        (b'{"id": "x", "cards": {"test-pit": "two"}}', "x.json: cards: cannot be"),
        (b'{"id": "x", "cards": [', "x.json: line 1, column 23: not valid JSON"),
    ],
)
def test_json_that_is_no_deck_is_explained(data: bytes, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(data, "x.json")
    assert str(caught.value).startswith(said)


def test_the_ending_of_a_file_tells_its_form(tmp_path: Path) -> None:
    text, json = tmp_path / "First Deck.txt", tmp_path / "first.JSON"
    text.write_text(TEXT, encoding="utf-8")
    json.write_text(write_deck(DECK), encoding="utf-8")

    assert read_deck_file(text, SETS) == Deck("first-deck", DECK.cards, {"en": "First"})
    assert read_deck_file(json, SETS) == DECK
    lines = parse_deck_file(json, SETS).lines
    assert json.read_text(encoding="utf-8").splitlines()[lines["test-hut"] - 1].strip() == '"test-hut": 3,'


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_bytes(b"1 test-pit\n1 \xff\n")
    for name, said in (
        ("none.txt", "none.txt: cannot be read: "),
        ("bad.txt", "bad.txt: line 2: this byte is not UTF"),
    ):
        with pytest.raises(BadDeck) as caught:
            read_deck_file(tmp_path / name, SETS)
        assert said in str(caught.value)


# ----------------------------------------------------------------------------------------- ready-made and random decks


@pytest.mark.parametrize("ready", ready_made().values(), ids=lambda ready: ready.id)
def test_a_ready_made_deck_can_be_played_and_survives_text(ready: Deck) -> None:
    assert check_deck(ready) == []
    for lang in ("en", "cs"):
        assert read_deck_text(write_deck_text(ready, lang)).cards == ready.cards
        assert find_deck(title_of(ready, lang)) is ready
        assert plan_of(ready, lang)


def test_there_are_ready_made_decks() -> None:
    assert len(ready_made()) >= 2
    assert find_deck("no such deck") is None
    assert plan_of(DECK, "en") == ""
    assert title_of(Deck("plain-one", {}), "cs") == "Plain one"


def test_a_changed_copy_of_a_ready_made_deck_has_its_own_name_and_no_plan() -> None:
    ready = next(iter(ready_made().values()))
    copy = Deck(ready.id, ready.cards, {"en": "Mine"})

    assert title_of(copy, "cs") == "Mine"
    assert plan_of(copy, "cs") == ""


@pytest.mark.parametrize("seed", range(30))
def test_a_random_deck_is_legal_and_has_miners(seed: int) -> None:
    made = random_deck(stream_of(seed))
    cards = cards_of(BUILT_IN.values())
    miners = sum(count for id, count in made.cards.items() if cards[id].type is Type.MINER)

    assert check_deck(made) == []
    assert miners >= 2 + FEWEST_MINERS
    assert random_deck(stream_of(seed)) == made


def test_random_decks_differ_in_size_and_miners() -> None:
    decks = [random_deck(stream_of(seed), SETS) for seed in range(60)]
    assert all(check_deck(made, SETS) == [] for made in decks)
    assert len({sum(made.cards.values()) for made in decks}) > 20
    assert MOST_MINERS - FEWEST_MINERS > 0
    assert len({tuple(sorted(made.cards.items())) for made in decks}) == 60


def test_too_few_cards_make_no_random_deck() -> None:
    few = CardSet("few", (card("one", Type.MINER, 2), card("two", Type.SPELL, 3)), ("one",))
    with pytest.raises(BadDeck, match="too few"):
        random_deck(stream_of(1), (few,))


def test_a_problem_without_cards_needs_no_names() -> None:
    assert Problem("deck-too-small", {"count": 1, "least": 50}).text("en").startswith("The deck has 1 card;")


# ---------------------------------------------------------------------------------------------------- the document

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "decks.md"


def blocks(language: str) -> list[str]:
    """The blocks of the guide that are marked with this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_decks_of_the_guide_are_one_and_the_same() -> None:
    (text,), (json,) = blocks("text"), blocks("json")
    deck = read_deck_text(text, id="walls")
    assert deck == read_deck(json.encode())
    (problem,) = check_deck(deck)
    assert f"walls.txt: {problem.text('en')}\n" in GUIDE.read_text(encoding="utf-8")


def test_the_python_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(code, {})
    assert "it needs at least 50" in capsys.readouterr().out
