"""Card texts: the golden sheets, the toolkit, and that every word can be said."""

from __future__ import annotations

import random
import typing
from types import UnionType
from typing import Any

import pytest
from msgspec import UNSET, structs

from overrule.cards.texts import listed, sentences, tidy
from overrule.cards.texts.czech import (
    CARD,
    Case,
    Clause,
    Gender,
    Subject,
    Verb,
    adjective,
    counted,
    preposition,
)
from overrule.cards.texts.english import CARD as ENGLISH_CARD
from overrule.cards.texts.english import Clause as EnglishClause
from overrule.cards.texts.english import counted as english_counted
from overrule.games.compile import vocabulary as v
from overrule.games.compile.cards import SETS
from overrule.games.compile.texts import (
    LANGUAGES,
    card_name,
    card_text,
    explain,
    protocol_hint,
    protocol_name,
    set_name,
)
from overrule.games.compile.texts.sheet import sheet
from tests.goldens import card_sheets

WORDS = tuple(typing.get_args(v.Effect)) + tuple(typing.get_args(v.Ability))

# --------------------------------------------------------------------------------------------------- sheets


@pytest.mark.parametrize(("path", "text"), list(card_sheets()), ids=["compile", "conquerors"])
def test_the_sheet_is_as_it_was_read(path: Any, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "if this is better, run: python -m tests.goldens"


def test_the_sheet_has_every_card_once() -> None:
    for lang in LANGUAGES:
        heads = [block.split("\n", 1)[0] for block in sheet(lang).strip().split("\n\n")]
        wanted = []
        for card_set in SETS:
            wanted.append(set_name(card_set, lang))
            wanted += [card_name(p, card.value, lang) for p in card_set.protocols for card in p.cards]
        assert heads == wanted
        assert len(set(heads)) == len(heads)


def test_every_box_with_words_has_a_text() -> None:
    for card_set in SETS:
        for protocol in card_set.protocols:
            for card in protocol.cards:
                for lang in LANGUAGES:
                    text = card_text(card, lang)
                    assert (text.top, text.middle, text.bottom) != ("", "", "")
                    for box in ("top", "middle", "bottom"):
                        assert bool(getattr(card, box)) == bool(getattr(text, box))


# ---------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_protocol_has_a_short_hint(lang: str) -> None:
    for card_set in SETS:
        for protocol in card_set.protocols:
            assert 0 < len(protocol_hint(protocol.id, lang)) <= 40
    assert protocol_hint("mud", lang) == ""


def test_names_come_from_the_names_file() -> None:
    assert card_name("death", 3, "en") == "Death 3"
    assert card_name("death", 3, "cs") == "Smrt 3"
    assert set_name("aux-1", "en") == "Aux 1"
    assert set_name("aux-1", "cs") == "Doplněk 1"


def test_every_published_protocol_has_a_name_in_every_language() -> None:
    for card_set in SETS:
        for protocol in card_set.protocols:
            for lang in LANGUAGES:
                unnamed = v.Protocol(protocol.id, (), {lang: "not in the names file"})
                assert protocol_name(unnamed, lang) != "not in the names file"


def test_a_custom_protocol_has_its_own_name_or_its_id() -> None:
    rust = v.Protocol("rust", (), {"en": "Rust", "cs": "Rez"})
    assert protocol_name(rust, "cs") == "Rez"
    assert protocol_name("rust", "cs") == "Rust"
    assert card_name(rust, 4, "cs") == "Rez 4"
    assert protocol_name(v.Protocol("deep-sea", ()), "en") == "Deep sea"


def test_a_custom_protocol_is_called_by_its_name_in_texts() -> None:
    rust = v.Protocol("rust", (), {"cs": "Rez"})
    flip = v.Flip(v.Cards(protocol="rust"))
    assert explain(flip, "cs", [rust]) == "Otoč 1 kartu protokolu Rez."
    assert explain(flip, "en") == "Flip 1 Rust card."


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(ValueError, match="en, cs"):
        card_text(v.Card(0), "de")


# -------------------------------------------------------------------------------------------------- toolkit


@pytest.mark.parametrize(
    ("number", "accusative"),
    [
        (0, "0 karet"),
        (1, "1 kartu"),
        (2, "2 karty"),
        (4, "4 karty"),
        (5, "5 karet"),
        (21, "21 karet"),
        (22, "22 karet"),
    ],
)
def test_czech_counts_cards(number: int, accusative: str) -> None:
    assert counted(number, CARD) == accusative


def test_czech_counts_agree_in_every_case() -> None:
    assert counted(1, CARD, Case.NOM, "jin") == "1 jiná karta"
    assert counted(2, CARD, Case.ACC, "jin", "překryt") == "2 jiné překryté karty"
    assert counted(5, CARD, Case.ACC, "jin") == "5 jiných karet"
    assert counted(5, CARD, Case.INS) == "5 kartami"
    assert counted(3, CARD, Case.GEN) == "3 karet"
    assert adjective("jin", Gender.MASCULINE, Case.LOC) == "jiném"


@pytest.mark.parametrize(
    ("word", "following", "both"),
    [
        ("v", "tomto řádku", "v tomto řádku"),
        ("v", "svém koši", "ve svém koši"),
        ("v", "stejném řádku", "ve stejném řádku"),
        ("v", "2 řádcích", "ve 2 řádcích"),
        ("v", "22 řádcích", "v 22 řádcích"),
        ("v", "soupeřově ruce", "v soupeřově ruce"),
        ("z", "jiného řádku", "z jiného řádku"),
        ("z", "soupeřovy ruky", "ze soupeřovy ruky"),
        ("z", "všech karet", "ze všech karet"),
        ("s", "hodnotou 2", "s hodnotou 2"),
        ("s", "stejnou hodnotou", "se stejnou hodnotou"),
        ("do", "řádku", "do řádku"),
    ],
)
def test_czech_prepositions_take_a_vowel_where_they_need_it(word: str, following: str, both: str) -> None:
    assert preposition(word, following) == both


def test_czech_clitics_take_the_second_place() -> None:
    draw = Verb("dober", "dobrat", "dobereš", "dobere", "doberou", si=True)
    you, they = Clause(draw, "1 kartu"), Clause(draw, "1 kartu", Subject("soupeř"))
    assert you.command() == "dober si 1 kartu"
    assert you.command("poté") == "poté si dober 1 kartu"
    assert you.can() == "můžeš si dobrat 1 kartu"
    assert you.can("poté") == "poté si můžeš dobrat 1 kartu"
    assert they.command() == "soupeř si dobere 1 kartu"
    assert they.command("poté") == "poté si soupeř dobere 1 kartu"
    assert they.continued("poté") == "poté si dobere 1 kartu"


def test_english_counts_and_clauses() -> None:
    assert [english_counted(number, ENGLISH_CARD) for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert EnglishClause("refresh", "their hand", "each player").command() == "each player refreshes their hand"
    assert EnglishClause("draw", "1 card").can("then") == "then you may draw 1 card"


def test_lists_and_sentences() -> None:
    assert [listed(list(items), "nebo") for items in ("1", "12", "123")] == ["1", "1 nebo 2", "1, 2 nebo 3"]
    assert sentences(["draw 1 card", "flip it"]) == "Draw 1 card. Flip it."
    assert tidy("v řádku, kde máš karty,, poté  dál,") == "v řádku, kde máš karty, poté dál"


# ------------------------------------------------------------------------------- what must not be mistaken


@pytest.mark.parametrize(
    ("word", "english", "czech"),
    [
        (
            v.May(v.Discard(1, v.Who.OPPONENT), (v.Draw(1),)),
            "You may decide that your opponent discards 1 card. If you do, draw 1 card.",
            "Můžeš rozhodnout, že soupeř odloží 1 kartu. Pokud to uděláš, dober si 1 kartu.",
        ),
        (
            v.IfYouDo(v.Discard(2, v.Who.OPPONENT), (v.Draw(1), v.Flip(v.THIS))),
            "Your opponent discards 2 cards. If they do, draw 1 card, then flip this card.",
            "Soupeř odloží 2 karty. Pokud to udělá, dober si 1 kartu, poté otoč tuto kartu.",
        ),
        (
            v.Delete(v.Cards(side=v.Side.YOURS), who=v.Who.OPPONENT),
            "Your opponent deletes 1 of your cards.",
            "Soupeř smaže 1 tvou kartu.",
        ),
        (
            v.Delete(v.Cards(cover=v.Cover.UNCOVERED), v.How.ALL),
            "Delete all uncovered cards.",
            "Smaž všechny odkryté karty.",
        ),
        (
            v.Flip(v.Cards(cover=v.Cover.ANY, face=v.Face.DOWN), v.How.EACH),
            "Flip each face-down card (covered or not).",
            "Otoč každou kartu ležící lícem dolů (i překrytou).",
        ),
        (
            v.Either(v.Flip(v.Cards()), v.Draw(1)),
            "Either flip 1 card or draw 1 card.",
            "Buď otoč 1 kartu, nebo si dober 1 kartu.",
        ),
        (
            v.Either(v.Draw(1), v.Discard(1, v.Who.OPPONENT)),
            "Choose one: draw 1 card; or your opponent discards 1 card.",
            "Vyber si jednu možnost: dober si 1 kartu; nebo soupeř odloží 1 kartu.",
        ),
        (
            v.If(v.Losing(), (v.May(v.Draw(1), (v.Flip(v.THIS),)), v.Discard(1))),
            "If your opponent’s total in this line is higher than yours, you may draw 1 card; "
            "if you do, flip this card; then discard 1 card.",
            "Pokud má soupeř v tomto řádku vyšší celkovou hodnotu než ty, můžeš si dobrat 1 kartu; "
            "pokud to uděláš, otoč tuto kartu; poté odlož 1 kartu.",
        ),
        (
            v.ForEachLine(v.ELSEWHERE, v.May(v.Delete(v.Cards(where=v.THERE)))),
            "For each other line: you may delete 1 card in that line.",
            "Pro každý z ostatních řádků: můžeš smazat 1 kartu v tom řádku.",
        ),
        (
            v.Shift(v.Cards(where=v.Lines(v.Line.LOSING)), to=v.HERE),
            "Shift 1 card from a line where your opponent’s total is higher than yours to this line.",
            "Posuň 1 kartu z řádku, kde má soupeř vyšší celkovou hodnotu než ty, do tohoto řádku.",
        ),
        (
            v.Draw(2, deck=v.Who.OPPONENT),
            "Draw the top 2 cards of your opponent’s deck.",
            "Dober si 2 vrchní karty soupeřova balíčku.",
        ),
        (
            v.After(v.Did.DRAW, (v.Discard(1),), v.Who.BOTH, in_their_turn=True),
            "After either player draws any cards during your opponent’s turn: discard 1 card.",
            "Poté, co si kterýkoli hráč během soupeřova tahu dobere 1 nebo více karet: odlož 1 kartu.",
        ),
        (
            v.Total(v.HalfOf(v.Count(v.Cards(side=v.Side.YOURS, other=True)))),
            "Your total in this line is 1 higher for every 2 of your other uncovered cards in the field.",
            "Tvá celková hodnota v tomto řádku je o 1 vyšší za každé 2 jiné tvé odkryté karty v poli.",
        ),
        (
            v.Total(2, given=v.AtLeast(v.Count(v.Cards(side=v.Side.THEIRS, where=v.HERE)), 2)),
            "Your total in this line is 2 higher while your opponent has at least 2 uncovered cards in it.",
            "Tvá celková hodnota v tomto řádku je o 2 vyšší, dokud v něm má soupeř alespoň 2 odkryté karty.",
        ),
        (
            v.Total(2, given=v.AtMost(v.Count(v.Cards(side=v.Side.YOURS, other=True, where=v.HERE)), 0)),
            "Your total in this line is 2 higher while you have no other uncovered cards in it.",
            "Tvá celková hodnota v tomto řádku je o 2 vyšší, dokud v něm nemáš žádnou jinou odkrytou kartu.",
        ),
    ],
)
def test_a_text_says_what_is_meant(word: Any, english: str, czech: str) -> None:
    assert explain(word, "en") == english
    assert explain(word, "cs") == czech


# ----------------------------------------------------------------------------------------- every word, anyhow


def any_value(kind: Any, rng: random.Random, depth: int) -> Any:
    """A value of a type of the vocabulary, at random; deep down the simplest that there is."""
    options = typing.get_args(kind) if isinstance(kind, UnionType) else ()
    if options:
        return any_value(rng.choice(options[:1] if depth > 4 else options), rng, depth)
    if typing.get_origin(kind) is tuple:
        return tuple(any_value(typing.get_args(kind)[0], rng, depth + 1) for _ in range(rng.randint(1, 3)))
    if kind is int:
        return rng.choice((0, 1, 2, 3, 5))
    if kind is bool:
        return rng.random() < 0.5
    if kind is str:
        return rng.choice(("unity", "rust"))
    if kind is type(None):
        return None
    if issubclass(kind, v.Word):
        return any_word(kind, rng, depth + 1)
    return rng.choice(list(kind))


def any_word(kind: type[v.Word], rng: random.Random, depth: int = 0) -> v.Word:
    """A word of a kind; fields that may be left out often are."""
    hints = typing.get_type_hints(kind)
    fields = {}
    for field in structs.fields(kind):
        needed = field.required or field.default is UNSET
        if needed or rng.random() < 0.5 - 0.1 * depth:
            fields[field.name] = any_value(hints[field.name], rng, depth)
    return kind(**fields)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__name__)
def test_every_word_has_a_clause(kind: type[v.Word], lang: str) -> None:
    rng = random.Random(kind.__name__)
    for _ in range(200):
        word: Any = any_word(kind, rng)
        text = explain(word, lang)
        assert text[0].isupper(), word
        assert text.endswith("."), word
        assert not any(bad in text for bad in ("  ", " ,", ",,", ",.", "..", ",:", "None", "()", "False")), (
            text,
            word,
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_word_is_named(lang: str) -> None:
    class Dance(v.Word, frozen=True, tag="dance"):
        pass

    dance: Any = Dance()
    with pytest.raises(TypeError, match="Dance"):
        explain(dance, lang)
    with pytest.raises(TypeError, match="Dance"):
        explain(v.Draw(dance), lang)
    with pytest.raises(TypeError, match="Dance"):
        explain(v.If(dance, (v.Draw(1),)), lang)
    with pytest.raises(TypeError, match="Dance"):
        explain(v.Flip(dance), lang)
