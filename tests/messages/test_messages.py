"""Both languages say the same things, everything that can be said has a message, and no message is idle."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import overrule
from overrule import messages
from overrule.core import errors
from overrule.core.decisions import SPECTATOR, Decision
from overrule.core.rng import stream_of
from overrule.games.compile import decisions, observe, words
from overrule.games.conquerors import decisions as conquerors_decisions
from overrule.games.conquerors import joining
from overrule.games.conquerors import words as conquerors_words
from overrule.games.conquerors.cli import match, table
from overrule.games.conquerors.rules import turn as conquerors_turn
from overrule.messages import MissingMessage, message
from overrule.puzzles import themes_of
from tests.messages.sources import SOURCES, noted_kinds

AREAS = (*messages.AREAS, "overrule.games.compile", "overrule.games.conquerors")
NAMES = ("Anna", "Petr")


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _entries(area: str, lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(messages.source(area, lang)).body
    broken = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert broken == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_messages_with_the_same_arguments(area: str) -> None:
    english, czech = _entries(area, "en"), _entries(area, "cs")

    assert list(english) == list(czech)
    for key in english:
        assert _arguments(english[key]) == _arguments(czech[key]), key


def _arguments(entry: ftl.Message) -> set[str]:
    """The arguments of a message; in which case a name stands, and of which gender it is, only Czech needs to know."""
    visitor = _Arguments()
    visitor.visit(entry)
    return {re.sub("_(acc|gen)$", "", name) for name in visitor.found} - {"case", "gender"}


def test_czech_counts_in_three_forms() -> None:
    forms = {
        number: message("cs", "event-drew", words.AREA, known="none", of="own", count=number, name="Anna")
        for number in (1, 3, 5)
    }

    assert forms == {
        1: "Anna si dobírá 1 kartu.",
        3: "Anna si dobírá 3 karty.",
        5: "Anna si dobírá 5 karet.",
    }


@pytest.mark.parametrize(
    ("lang", "key", "area", "said"),
    [
        ("en", "no-such-key", words.AREA, "'no-such-key'"),
        ("de", "you", words.AREA, "'de'"),
        ("en", "you", "chess", "'chess'"),
        ("en", "event-turn", words.AREA, "turn"),
        ("en", "event-turn", "common", "'event-turn'"),
    ],
)
def test_a_missing_message_language_area_or_argument_is_named(lang: str, key: str, area: str, said: str) -> None:
    with pytest.raises(MissingMessage, match=said):
        message(lang, key, area)


@pytest.mark.parametrize("area", [area for area in AREAS if area not in messages.SHARED])
def test_no_game_has_a_message_that_all_share(area: str) -> None:
    shared = [key for part in messages.SHARED for key in messages.keys(part, "en")]

    assert len(shared) == len(set(shared))
    assert set(shared) & set(messages.keys(area, "en")) == set()


# ------------------------------------------------------------------------------------------- what can be said


def _told(lang: str, viewer: int, *events: dict[str, object]) -> list[str]:
    narrator = words.Narrator(lang, viewer, NAMES)
    return [narrator.tell(event) for event in events]


DEALT: dict[str, object] = {
    "kind": "dealt",
    "first": 0,
    "protocols": ["fire", "death", "life", "water", "light", "metal"],
}


@pytest.mark.parametrize(
    ("viewer", "english", "czech"),
    [
        (
            0,
            "Petr rearranges your protocols; the order is now Death, Life, Fire.",
            "Petr přeskládává tvé protokoly; pořadí je teď Smrt, Život, Oheň.",
        ),
        (
            1,
            "You rearrange the opponent’s protocols; the order is now Death, Life, Fire.",
            "Přeskládáváš soupeřovy protokoly; pořadí je teď Smrt, Život, Oheň.",
        ),
        (
            SPECTATOR,
            "Petr rearranges Anna’s protocols; the order is now Death, Life, Fire.",
            "Petr přeskládává protokoly hráče Anna; pořadí je teď Smrt, Život, Oheň.",
        ),
    ],
)
def test_rearranging_says_who_did_it_and_how_the_protocols_lie_now(viewer: int, english: str, czech: str) -> None:
    event: dict[str, object] = {"kind": "rearranged", "seat": 0, "order": [1, 2, 0], "by": 1}

    assert _told("en", viewer, DEALT, event)[-1] == english
    assert _told("cs", viewer, DEALT, event)[-1] == czech


def test_rearranging_twice_goes_on_from_the_first_time() -> None:
    event: dict[str, object] = {"kind": "rearranged", "seat": 1, "order": [1, 0, 2], "by": 1}

    told = _told("en", 0, DEALT, event, {**event, "order": [0, 2, 1]})
    assert told[1:] == [
        "Petr swaps two of their own protocols; the order is now Light, Water, Metal.",
        "Petr swaps two of their own protocols; the order is now Light, Metal, Water.",
    ]


def test_rearranging_without_a_beginning_names_the_lines() -> None:
    event = {"kind": "rearranged", "seat": 0, "order": [1, 2, 0], "by": 0}

    assert words.sentence(event, "en", 0, NAMES) == "You rearrange your protocols; the order is now lines 2, 3, 1."
    assert words.sentence(event, "cs", 0, NAMES) == "Přeskládáváš své protokoly; pořadí je teď řádky 2, 3, 1."


@pytest.mark.parametrize(
    ("kind", "english", "czech"),
    [
        ("compiling", "You compile line 2, 11 to 6.", "Kompiluješ řádek 2, 11 ku 6."),
        (
            "compiled",
            "Your Death protocol in line 2 is now Compiled.",
            "Tvůj protokol Smrt v řádku 2 je teď zkompilovaný.",
        ),
        (
            "recompiled",
            "Your Death protocol in line 2 is already Compiled, so you recompile the line.",
            "Protokol Smrt v řádku 2 už máš zkompilovaný, a tak řádek překompilováváš.",
        ),
    ],
)
def test_compiling_names_the_protocol_once_it_is_certain(kind: str, english: str, czech: str) -> None:
    event = {"kind": kind, "seat": 0, "line": 1, "what": "death", "totals": [11, 6]}

    assert words.sentence(event, "en", 0, NAMES) == english
    assert words.sentence(event, "cs", 0, NAMES) == czech


def test_clearing_the_cache_is_told_apart_from_other_discards() -> None:
    narrator = words.Narrator("en", 0, NAMES)
    narrator.tell({"kind": "turn", "seat": 0, "turn": 1, "number": 4, "cause": None})
    discarded = {"kind": "discarded", "seat": 0, "into": 0, "cards": [{"handle": 1, "card": "fire-3"}], "number": 9}

    assert narrator.tell({**discarded, "cause": 4}) == "You clear your cache and discard Fire 3."
    assert narrator.tell({**discarded, "cause": 8}) == "You discard Fire 3."


def test_what_a_card_turned_out_to_be_is_told_to_those_who_did_not_know_it() -> None:
    def told(known: str | None) -> list[str]:
        deleted = {"kind": "deleted", "seat": 0, "side": 0, "cards": [{"handle": 1, "card": known}], "number": 8}
        turned_out = {"kind": "turned-out", "seat": -1, "cards": [{"handle": 1, "card": "luck-1"}], "number": 9}
        return _told("en", 0, {**deleted, "cause": 4}, {**turned_out, "cause": 8})

    assert told(None)[1] == "The deleted card was Luck 1."
    assert told("luck-1")[1] == ""


def test_quotation_marks_in_a_quoted_command_are_inner_ones() -> None:
    event = {"kind": "text", "seat": 0, "cards": [{"handle": 1, "card": "diversity-0"}], "number": 9, "box": "middle"}

    assert "‚Zkompilováno‘" in _told("cs", 0, {**event, "cause": 4})[0]


def test_only_a_middle_command_says_that_nothing_comes_of_it() -> None:
    narrator = words.Narrator("en", 0, NAMES)
    middle, bottom = (
        {"kind": "text", "seat": 0, "cards": [{"handle": 1, "card": card}], "number": 9, "cause": 4, "box": box}
        for card, box in (("fire-1", "middle"), ("fire-3", "bottom"))
    )

    assert narrator.tell({**middle, "vain": "no-effect"}).startswith("Your Fire 1 has no effect: “Discard 1 card.")
    assert narrator.tell({**middle, "vain": "declined"}).startswith("You do not use your Fire 1: “Discard 1 card.")
    assert narrator.tell({**bottom, "vain": "no-effect"}) == ""
    assert narrator.tell(bottom).startswith("Your Fire 3: “")


@pytest.mark.parametrize(
    ("ending", "english", "czech"),
    [
        ("stalemate", "A draw: neither player can do anything", "Remíza: žádný z hráčů už nemůže nic udělat"),
        ("too-long", "A draw: the match has taken too long", "Remíza: partie trvá příliš dlouho"),
    ],
)
def test_draws_say_why(ending: str, english: str, czech: str) -> None:
    event = {"kind": "over", "winner": -1, "ending": ending}

    assert words.sentence(event, "en", 0, NAMES).startswith(english)
    assert words.sentence(event, "cs", 0, NAMES).startswith(czech)


def test_conceding_says_who_wins() -> None:
    event = {"kind": "over", "winner": 1, "ending": "conceded"}

    assert words.sentence(event, "en", 0, NAMES) == "Petr wins: you have conceded."
    assert words.sentence(event, "en", 1, NAMES) == "You win: your opponent has conceded."
    assert words.sentence(event, "cs", 0, NAMES) == "Vyhrává Petr: vzdáváš to."
    assert words.sentence(event, "cs", SPECTATOR, NAMES) == "Vyhrává Petr: soupeř to vzdává."


@cache
def _played() -> tuple[set[str], set[str], set[str]]:
    """Kinds of questions, forms of options and kinds of events of random matches, all put in words."""
    questions: set[str] = set()
    forms: set[str] = set()
    events: set[str] = set()
    for seed in range(40):
        played = overrule.game("compile").start(seed=seed, events=True)
        moves = stream_of(seed, 100)
        while (decision := played.decision) is not None:
            questions.add(decision.kind)
            for lang in messages.LANGUAGES:
                assert words.Questions(lang, played.game.observe(played, decision.seat), NAMES).prompt(decision)
            for option in decision.options:
                forms.add(option.key.partition(":")[0])
                assert all(words.label(option, decision, lang) for lang in messages.LANGUAGES)
            played.choose(decision.options[moves.below(len(decision.options))])
            for event in played.events():
                events.add(event.kind)
                for viewer in (0, 1, SPECTATOR):
                    for lang in messages.LANGUAGES:
                        assert words.sentence(event.view(viewer), lang, viewer, NAMES)
    return questions, forms, events


@pytest.mark.slow
def test_random_matches_say_nothing_that_the_sources_do_not_name() -> None:
    questions, forms, events = _played()

    assert questions <= set(decisions.KINDS.values())
    assert forms <= set(words.LABEL_ARGS)
    assert events <= noted_kinds("compile")
    assert len(events) > 20  # so the matches do show something


@pytest.mark.parametrize(
    ("source", "asked"),
    [
        ("chaos-0", "Flip 1 covered card in each line. Which line is next?"),
        ("death-2", "Delete all cards with a value of 1 or 2 in one line. Which line?"),
    ],
)
def test_a_question_for_a_line_says_whether_all_of_them_come(source: str, asked: str) -> None:
    decision = Decision(1, 0, "line", source, (), {"box": "middle"})

    assert words.question(decision, "en") == asked


def test_every_form_of_option_in_the_source_has_a_label() -> None:
    source = (SOURCES / "games/compile/decisions.py").read_text(encoding="utf-8")
    forms = set(re.findall(r'f"([a-z]+):', source)) | set(re.findall(r': "([a-z]+)",$', _option_words(source), re.M))

    assert forms == set(words.LABEL_ARGS)


def _option_words(source: str) -> str:
    """The part of the source that names the options without arguments."""
    return source[source.index("key = {") : source.index("}[code]")]


def _errors() -> set[str]:
    """The keys for errors, by their codes."""
    all_errors = [error for error in vars(errors).values() if isinstance(error, type)]
    codes = {error.code for error in all_errors if issubclass(error, errors.OverruleError)} - {"error"}
    return {f"error-{code.replace('/', '-')}" for code in codes}


def _compile() -> set[str]:
    """The keys of Compile that are made from kinds and phases."""
    return {
        *(f"ask-{kind}" for kind in decisions.KINDS.values()),
        *(f"option-{form}" for form in words.LABEL_ARGS),
        *(f"event-{kind}" for kind in noted_kinds("compile")),
        *(f"event-{kind}-{vain}" for kind in ("text", "mimicked") for vain in ("vain", "declined")),
        "event-text-uncovered",
        "event-discarded-cache",
        "event-rearranged-swap",
        *(f"card-{hidden}-{case}" for hidden in ("down", "unknown") for case in ("acc", "gen")),
        *(f"phase-{phase}" for phase in (*observe.PHASES, "draft")),
        *(f"box-{box}" for box in decisions.BOX_NAMES.values()),
        *(f"zone-{zone}" for zone in ("hand", "deck", "trash")),
        *_puzzles("compile"),
    }


def _conquerors() -> set[str]:
    """The same of Planetary Conquerors."""
    return {
        *(f"ask-{kind}" for kind in conquerors_decisions.KINDS.values()),
        *(f"option-{form}" for form in conquerors_words.LABEL_ARGS),
        *(f"event-{kind}" for kind in noted_kinds("conquerors") - {"searches"}),  # what is found says it
        *(f"event-damaged-fatal{many}" for many in ("", "-several")),
        *(f"event-{kind}-aimless" for kind in joining.EFFECTS),
        "event-instead-vain",
        "event-triggered-granted",
        *(f"event-triggered-final-hit{whose}" for whose in ("", "-granted")),
        "event-taken-back",
        "event-shuffled-unfound",
        *(f"event-{kind}-reacting" for kind in ("announced", "paid", "converted")),
        *(f"event-{kind}-first" for kind in ("announced", "paid")),
        *(f"event-{kind}-several" for kind in joining.ALIKE),
        *(f"phase-{phase}" for phase in (*conquerors_turn.PHASES, "mulligan")),
        *(f"table-row-{row}" for row in ("base", "miner", "building", "warrior")),
        *(f"table-{zone}" for zone in ("hand", "deck", "junkyard")),
        *(f"table-{state}" for state in table.STATES),
        *(f"table-wait-{kind}" for kind in ("play", "paid", "trap", "effect")),
        *(f"terminal-only-{kind}" for kind in match.PASSING),
        *_puzzles("conquerors"),
    }


def _puzzles(game: str) -> set[str]:
    """The keys for themes of puzzles."""
    return {f"puzzle-{theme}{end}" for theme in themes_of(game) for end in ("", "-goal")}


FAMILIES = {"common": _errors, "decks": set[str], words.AREA: _compile, conquerors_words.AREA: _conquerors}


# Those of the server are checked in tests/server/test_wire.py, those of the client in web/tests.
@pytest.mark.parametrize("area", [area for area in AREAS if area not in ("server", "web")])
def test_no_message_is_idle_and_none_is_missing(area: str) -> None:
    keys = set(messages.keys(area, "en"))
    families = FAMILIES[area]()

    assert families - keys == set()
    assert keys - families - _literals() == set()


@cache
def _literals() -> frozenset[str]:
    """Everything that stands in quotation marks in the sources and could be a key."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return frozenset(key for text in texts for key in re.findall(r"(?<=[\"'])[\w-]+(?=[\"'])", text))
