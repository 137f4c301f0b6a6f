"""Card sets as JSON: what is written reads back, and what cannot be read is explained."""

import contextlib
import json
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs

from overrule.core.errors import BadCards, BadOptions
from overrule.games.compile.cards import SETS
from overrule.games.compile.library import BUILT_IN, check_set, find_sets, read_set, set_schema, write_set
from overrule.games.compile.vocabulary import (
    THAT,
    Card,
    Cards,
    CardSet,
    Discard,
    DiscardTop,
    Draw,
    Flip,
    Shift,
    ValueOfThat,
)
from tests.docs.documents import CARD_GUIDE, ROOT, read

EXAMPLE = ROOT / "docs" / "cards" / "example-set.json"

every_set = pytest.mark.parametrize("card_set", [*SETS, read_set(EXAMPLE)], ids=lambda card_set: card_set.id)


def plain_values(value: object) -> Iterator[object]:
    """Everything in a card set that is neither a word nor a list."""
    if isinstance(value, Struct):
        for field in structs.fields(value):
            yield from plain_values(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from plain_values(item)
    else:
        yield value


# --------------------------------------------------------------------------------------------- there and back


@every_set
def test_a_set_survives_json_and_back(card_set: CardSet) -> None:
    again = read_set(write_set(card_set).encode())
    assert again == card_set
    assert write_set(again) == write_set(card_set)


@every_set
def test_what_is_read_holds_the_very_members_of_the_enums(card_set: CardSet) -> None:
    before = list(plain_values(card_set))
    after = list(plain_values(read_set(write_set(card_set).encode())))
    assert [type(value) for value in after] == [type(value) for value in before]
    assert all(one is two for one, two in zip(before, after, strict=True) if isinstance(one, Enum))


def test_text_is_written_for_people() -> None:
    text = write_set(read_set(EXAMPLE))
    assert text.startswith('{\n  "id": "northern-lights",\n  "protocols": [\n')
    assert '"cs": "Polární záře",\n    "en": "Northern Lights"' in text
    assert text.endswith("}\n")


def test_defaults_are_not_written() -> None:
    text = write_set(find_sets(["main-1"])[0])
    assert '"uncovered"' not in text
    assert "null" not in text


def test_a_set_reads_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "light.json"
    path.write_bytes(b"\xef\xbb\xbf" + write_set(SETS[0]).encode())  # with the mark that some editors leave
    assert read_set(path) == read_set(str(path)) == SETS[0]


def test_a_file_may_name_its_schema_for_editors() -> None:
    data = {"$schema": "compile.schema.json", **json.loads(write_set(SETS[0]))}
    assert read_set(json.dumps(data).encode()) == SETS[0]
    assert "$schema" in set_schema()["$defs"]["CardSet"]["properties"]


def test_the_schema_describes_the_words() -> None:
    parts = set_schema()["$defs"]
    assert parts["Flip"]["description"] == Flip.__doc__
    assert {"$ref": "#/$defs/Flip"} in parts["Effect"]["anyOf"]
    assert parts["Card"]["properties"]["middle"]["items"] == {"$ref": "#/$defs/Effect"}


def test_the_guide_names_every_word() -> None:
    parts = set_schema()["$defs"].values()
    tags = [part["properties"]["type"]["enum"][0] for part in parts if "type" in part.get("properties", {})]
    guide = read(CARD_GUIDE)
    assert [tag for tag in tags if f"`{tag}`" not in guide] == []


# ---------------------------------------------------------------------------------------------- built-in sets


@pytest.mark.parametrize("card_set", SETS, ids=lambda card_set: card_set.id)
def test_the_built_in_sets_are_sound(card_set: CardSet) -> None:
    check_set(card_set, "built-in")
    assert BUILT_IN[card_set.id] is card_set


def test_sets_are_found_in_the_order_asked_for() -> None:
    assert [found.id for found in find_sets(["aux-1", "main-1"])] == ["aux-1", "main-1"]
    assert find_sets([]) == ()


def test_an_unknown_set_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=r"'main-3'.*known: main-1, aux-1, main-2, aux-2"):
        find_sets(["main-1", "main-3"])
    with pytest.raises(BadOptions, match="'main-1' is there twice"):
        find_sets(["main-1", "main-1"])


# ----------------------------------------------------------------------------------------------------- errors


def refusal(data: bytes) -> str:
    """The message with which a set is refused."""
    with pytest.raises(BadCards) as caught:
        read_set(data, "aurora.json")
    return str(caught.value)


def broken(edit: Callable[[dict[str, Any]], object]) -> bytes:
    """The example after an edit."""
    raw = json.loads(EXAMPLE.read_bytes())
    edit(raw)
    return json.dumps(raw).encode()


def middle(value: int, *effects: object) -> bytes:
    """The example with another middle on one card of Aurora."""
    return broken(lambda raw: raw["protocols"][0]["cards"][value].update(middle=effects))


def top(value: int, *abilities: object) -> bytes:
    """The example with another top on one card of Aurora."""
    return broken(lambda raw: raw["protocols"][0]["cards"][value].update(top=abilities))


def protocol(**fields: object) -> bytes:
    """The example with other fields in its protocol."""
    return broken(lambda raw: raw["protocols"][0].update(fields))


DRAW = {"type": "draw"}
FLIP_THAT = {"type": "flip", "target": {"type": "that"}}
ON_CARD_3 = "aurora.json: card aurora 3: "

# What breaks the format: data, and the parts of the message in their order.
UNREADABLE: dict[str, tuple[bytes, tuple[str, ...]]] = {
    "an enum": (
        middle(3, DRAW, {"type": "delete", "target": {"type": "cards", "side": "mine"}}),
        (
            ON_CARD_3 + 'middle #2 (delete) > target (cards) > side: cannot be "mine"',
            'allowed: "yours", "theirs", "any"',
        ),
    ),
    "an enum that may be absent": (
        middle(3, {"type": "draw", "deck": "me"}),
        (
            ON_CARD_3 + 'middle #1 (draw) > deck: cannot be "me"',
            'allowed: "you", "opponent", "both", or null',
        ),
    ),
    "a tag": (
        middle(3, {"type": "drw"}),
        (
            ON_CARD_3 + 'middle #1 (drw) > type: cannot be "drw" (did you mean "draw"?); allowed: ',
            '"draw", "search", "discard"',
        ),
    ),
    "a tag that fits elsewhere": (
        top(3, DRAW),
        (ON_CARD_3 + 'top #1 (draw) > type: cannot be "draw"; allowed: "at", "before", "after"',),
    ),
    "a tag that is no text": (
        middle(3, {"type": ["draw"]}),
        (ON_CARD_3 + 'middle #1 > type: cannot be ["draw"]', 'allowed: "draw", '),
    ),
    "no tag": (
        middle(3, {"amount": 2}),
        (ON_CARD_3 + 'middle #1: the field "type" is missing', 'allowed: "draw", '),
    ),
    "a tag where one word fits": (
        middle(3, {"type": "reveal", "target": {"type": "this"}}),
        (ON_CARD_3 + 'middle #1 (reveal) > target (this) > type: cannot be "this"', 'allowed: "cards"'),
    ),
    "an unknown field of a word": (
        middle(3, {"type": "draw", "amuont": 2}),
        (
            ON_CARD_3 + 'middle #1 (draw): unknown field "amuont" (did you mean "amount"?)',
            'allowed: "type", "amount", "who", "deck"',
        ),
    ),
    "an unknown field of a word in a union": (
        middle(3, {"type": "flip", "target": {"type": "this", "side": "yours"}}),
        (ON_CARD_3 + 'middle #1 (flip) > target (this): unknown field "side"', 'allowed: "type"'),
    ),
    "an unknown field of a card": (
        broken(lambda raw: raw["protocols"][0]["cards"][3].update(text="Draw.")),
        (ON_CARD_3 + 'unknown field "text"; allowed: "value", "top", "middle", "bottom"',),
    ),
    "a missing field": (
        middle(3, {"type": "flip"}),
        (
            ON_CARD_3 + 'middle #1 (flip): the field "target" is missing',
            'allowed: an object whose "type" is one of "cards", "this", "that"',
        ),
    ),
    "an amount": (
        middle(3, {"type": "may", "do": {"type": "draw", "amount": "two"}}),
        (
            ON_CARD_3 + 'middle #1 (may) > do (draw) > amount: cannot be "two"',
            'allowed: a whole number, or an object whose "type" is one of "hand_size", ',
        ),
    ),
    "a number in a list": (
        middle(
            3,
            {"type": "delete", "target": {"type": "cards", "value": {"type": "one_of", "values": [1, "x"]}}},
        ),
        (
            ON_CARD_3 + "middle #1 (delete) > target (cards) > value (one_of) > values #2: ",
            'cannot be "x"; allowed: a whole number',
        ),
    ),
    "a field of a word that needs no tag": (
        middle(3, {"type": "delete", "target": {"type": "cards", "where": {"holding": {"face": "sideways"}}}}),
        (
            "target (cards) > where > holding > face: ",
            'cannot be "sideways"; allowed: "up", "down", "any"',
        ),
    ),
    "a word instead of a list": (
        broken(lambda raw: raw["protocols"][0]["cards"][3].update(middle=DRAW)),
        (ON_CARD_3 + 'middle (draw): cannot be {"type": "draw"}; allowed: a list',),
    ),
    "a number instead of a word": (
        middle(3, 7),
        (ON_CARD_3 + 'middle #1: cannot be 7; allowed: an object whose "type" is one of "draw"',),
    ),
    "a truth instead of a number": (
        broken(lambda raw: raw["protocols"][0]["cards"][3].update(value=True)),
        ("aurora.json: card #4 of aurora: value: cannot be true; allowed: a whole number",),
    ),
    "a card without a value": (
        broken(lambda raw: raw["protocols"][0]["cards"][3].pop("value")),
        ('aurora.json: card #4 of aurora: the field "value" is missing; allowed: a whole number',),
    ),
    "a card that is none": (
        protocol(cards=[3]),
        (
            "aurora.json: card #1 of aurora: cannot be 3; allowed: an object with the fields ",
            '"value", "top"',
        ),
    ),
    "a card in a protocol without an id": (
        broken(lambda raw: raw["protocols"][0].update(id=None, cards=[{"value": 3, "top": 1}])),
        ("aurora.json: protocol #1: id: cannot be null; allowed: text",),
    ),
    "names": (
        protocol(names={"en": 3}),
        (
            'aurora.json: protocol aurora: names: cannot be {"en": 3}; ',
            "allowed: an object in which every entry is text",
        ),
    ),
    "a field of the set": (
        broken(lambda raw: raw.update(protocol=[])),
        (
            'aurora.json: unknown field "protocol" (did you mean "protocols"?)',
            'allowed: "id", "protocols", "names"',
        ),
    ),
    "no set": (b"[]", ('aurora.json: cannot be []; allowed: an object with the fields "id", "protocols"',)),
    "a field twice": (
        b'{"id": "x", "protocols": [], "id": "y"}',
        ('aurora.json: the field "id" is there twice in {',),
    ),
    "a hole": (b'{\n  "id": "x",\n  "protocols": [,]\n}', ("aurora.json: line 3, column 17: not valid JSON: ",)),
    "an early end": (b'{\n  "id":', ("aurora.json: line 2, column 8: not valid JSON: ",)),
    "nothing": (b"", ("aurora.json: line 1, column 1: not valid JSON: ",)),
    "another encoding": (b'{\n  "id": "z\xe1"}', ("aurora.json: line 2, column 11: this byte is not UTF-8",)),
    "half a character": (
        b'{"id": "\\ud800", "protocols": []}',
        ("aurora.json: '\\ud800' is not a character",),
    ),
    "a depth without end": (b'{"id": ' + b"[" * 100_000, ("aurora.json: nested too deep",)),
    "a number without end": (b'{"id": ' + b"1" * 10_000 + b"}", ("aurora.json: ",)),
}

# What the types let pass.
UNSOUND: dict[str, tuple[bytes, tuple[str, ...]]] = {
    "the id of the set": (
        broken(lambda raw: raw.update(id="Northern Lights")),
        ('aurora.json: id: cannot be "Northern Lights"; allowed: small letters, ',),
    ),
    "the id of a protocol": (
        protocol(id="aurora\n"),
        ('id: cannot be "aurora\\n"; allowed: small letters',),
    ),
    "a protocol twice": (
        broken(lambda raw: raw["protocols"].append(raw["protocols"][0])),
        ("aurora.json: protocol aurora: this id is there 2 times",),
    ),
    "no protocol": (
        broken(lambda raw: raw.update(protocols=[])),
        ("aurora.json: protocols: a set needs at least one protocol",),
    ),
    "five cards": (
        broken(lambda raw: raw["protocols"][0]["cards"].pop()),
        ("aurora.json: protocol aurora: cards: 5 cards; allowed: exactly 6",),
    ),
    "a value twice": (
        broken(lambda raw: raw["protocols"][0]["cards"][3].update(value=2)),
        ("aurora.json: protocol aurora: cards: 2 cards of value 2; allowed: one of each value",),
    ),
    "a high value": (
        broken(lambda raw: raw["protocols"][0]["cards"][3].update(value=10)),
        ("aurora.json: card aurora 10: value: cannot be 10; allowed: 0 to 9",),
    ),
    "a language": (
        protocol(names={"EN": "Aurora"}),
        ('protocol aurora: names: "EN" is not a language',),
    ),
    "an empty name": (protocol(names={"en": " "}), ("protocol aurora: names > en: is empty",)),
    "the name of a protocol": (
        middle(3, {"type": "turn_protocol", "protocol": "Aurora"}),
        (ON_CARD_3 + 'middle #1 (turn_protocol) > protocol: cannot be "Aurora"; allowed: small letters',),
    ),
    "drawing less than one": (
        middle(3, {"type": "draw", "amount": 0}),
        (ON_CARD_3 + "middle #1 (draw) > amount: cannot be 0; allowed: 1 to 50",),
    ),
    "a number too high": (
        middle(3, {"type": "play_top", "times": 10**20}),
        (ON_CARD_3 + "middle #1 (play_top) > times: cannot be 100000000000000000000; allowed: 1 to 50",),
    ),
    "a negative number": (
        top(3, {"type": "face_down_value", "value": -1}),
        (ON_CARD_3 + "top #1 (face_down_value) > value: cannot be -1; allowed: 0 to 50",),
    ),
    "a value out of none": (
        middle(3, {"type": "delete", "target": {"type": "cards", "value": {"type": "one_of", "values": []}}}),
        (ON_CARD_3 + "middle #1 (delete) > target (cards) > value (one_of) > values: is empty",),
    ),
    "a value twice in a list": (
        middle(3, {"type": "delete", "target": {"type": "cards", "value": {"type": "one_of", "values": [1, 1]}}}),
        ("values: says the same twice",),
    ),
    "a trigger for nothing": (
        top(3, {"type": "before", "about": [], "do": []}),
        (ON_CARD_3 + "top #1 (before) > about: is empty", ON_CARD_3 + "top #1 (before) > do: is empty"),
    ),
    "the same ability twice": (
        top(3, {"type": "at", "when": "end", "do": [DRAW]}, {"type": "at", "when": "end", "do": [DRAW]}),
        (ON_CARD_3 + 'top: holds "at" 2 times; allowed: once',),
    ),
    "an offer of several steps": (
        middle(3, {"type": "may", "do": {"type": "if_you_do", "do": {"type": "give"}, "then": [DRAW]}}),
        (ON_CARD_3 + 'middle #1 (may) > do: cannot be "if_you_do"; put "may" inside it',),
    ),
    "a ban in other lines": (
        top(3, {"type": "cannot_play", "where": {"type": "lines", "which": "other"}}),
        (ON_CARD_3 + 'top #1 (cannot_play) > where: allowed: "which" is "any" or "this"',),
    ),
    "a total of both": (
        top(3, {"type": "total", "plus": 1, "who": "both"}),
        (ON_CARD_3 + 'top #1 (total) > who: cannot be "both"',),
    ),
    "a deck of both": (
        middle(3, {"type": "draw", "deck": "both"}),
        (ON_CARD_3 + 'middle #1 (draw) > deck: cannot be "both"; allowed: "you", "opponent"',),
    ),
    "a line that only shifts know": (
        middle(3, {"type": "play", "where": {"type": "lines", "which": "to_or_from_this"}}),
        (ON_CARD_3 + 'middle #1 (play) > where: "to_or_from_this" stands only in',),
    ),
    "at least so many of nothing": (
        middle(3, {"type": "play", "where": {"type": "lines", "at_least": 2}}),
        (ON_CARD_3 + 'middle #1 (play) > where (lines) > at_least: means nothing without the field "holding"',),
    ),
    "flipped by a protocol": (
        top(3, {"type": "before", "about": ["flipped"], "by_protocol": "aurora", "do": [DRAW]}),
        (ON_CARD_3 + "top #1 (before) > by_protocol: means nothing unless",),
    ),
    "that card before any": (
        middle(3, FLIP_THAT, DRAW),
        (ON_CARD_3 + "middle #1 (flip) > target (that): refers to that card, but no effect before it",),
    ),
    "that card of another text": (
        top(3, {"type": "at", "when": "start", "do": [DRAW]}, {"type": "at", "when": "end", "do": [FLIP_THAT]}),
        (ON_CARD_3 + "top #2 (at) > do #1 (flip) > target (that): refers to that card",),
    ),
    "that card of the other branch": (
        middle(3, {"type": "either", "one": {"type": "give"}, "other": FLIP_THAT}),
        (ON_CARD_3 + "middle #1 (either) > other (flip) > target (that): refers to that card",),
    ),
    "that line before any": (
        middle(3, {"type": "play", "where": {"type": "lines", "which": "that"}}),
        (ON_CARD_3 + "middle #1 (play) > where (lines): refers to that line",),
    ),
    "discards before any": (
        top(3, {"type": "total", "plus": {"type": "discarded"}}),
        (ON_CARD_3 + "top #1 (total) > plus (discarded): refers to the cards discarded",),
    ),
    "a protocol that nobody stated": (
        middle(3, {"type": "discard_top"}, {"type": "if", "condition": {"type": "matches"}, "then": [DRAW]}),
        (ON_CARD_3 + "middle #2 (if) > condition (matches): refers to the protocol stated",),
    ),
    "a number that nobody stated": (
        middle(3, DRAW, {"type": "reveal_drawn"}),
        (ON_CARD_3 + "middle #2 (reveal_drawn): refers to the number stated",),
    ),
}


def nested(depth: int) -> dict[str, Any]:
    """A draw inside so many words."""
    word: dict[str, Any] = DRAW
    for _ in range(depth):
        word = {"type": "if", "condition": {"type": "covered"}, "then": [word]}
    return word


@pytest.mark.parametrize(("data", "parts"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_breaks_the_format_is_explained(data: bytes, parts: tuple[str, ...]) -> None:
    message = refusal(data)
    assert message.startswith("aurora.json: ")
    assert "\n" not in message
    for part in parts:
        assert part in message


@pytest.mark.parametrize(("data", "parts"), UNSOUND.values(), ids=UNSOUND.keys())
def test_what_no_card_can_say_is_explained(data: bytes, parts: tuple[str, ...]) -> None:
    message = refusal(data)
    for part in parts:
        assert part in message


def test_all_problems_of_a_set_are_told_at_once() -> None:
    cards = (Card(0), Card(1), Card(2), Card(11, middle=(Flip(THAT), Discard(-1))))
    bad = structs.replace(SETS[0], protocols=(structs.replace(SETS[0].protocols[0], cards=cards),))
    with pytest.raises(BadCards) as caught:
        check_set(bad, "made up")
    lines = str(caught.value).splitlines()
    assert len(lines) == 4
    assert all(line.startswith("made up: ") for line in lines)


def test_a_text_may_refer_to_what_it_has_dealt_with() -> None:
    again = (DiscardTop(), Draw(ValueOfThat()), Flip(Cards()), Shift(THAT))
    cards = (*SETS[0].protocols[0].cards[:5], Card(6, middle=again))
    check_set(structs.replace(SETS[0], protocols=(structs.replace(SETS[0].protocols[0], cards=cards),)), "made up")


@pytest.mark.parametrize("depth", [12, 100, 400])
def test_words_cannot_be_nested_without_end(depth: int) -> None:
    read_set(middle(3, nested(11)))
    assert ON_CARD_3 + "middle #1 (if): nested too deep" in refusal(middle(3, nested(depth)))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"nowhere\.json: cannot be read: "):
        read_set(tmp_path / "nowhere.json")


def holders(raw: Any) -> Iterator[Any]:
    """All objects and lists that are not empty."""
    if raw and isinstance(raw, dict | list):
        yield raw
        for item in raw.values() if isinstance(raw, dict) else raw:
            yield from holders(item)


RAW_SETS = [json.loads(write_set(card_set)) for card_set in SETS]
PIECES = ["null", "true", "-1", "1.5", '""', '"that"', "[]", "[[]]", "{}", '{"type": "that"}', '{"id": []}']


@pytest.mark.slow
@settings(deadline=None)  # the machine may be busy
@given(st.data())
def test_any_damage_is_either_harmless_or_explained(data: st.DataObject) -> None:
    raw = json.loads(json.dumps(data.draw(st.sampled_from(RAW_SETS))))
    for _ in range(data.draw(st.integers(1, 3))):
        holder = data.draw(st.sampled_from(list(holders(raw)) or [{}]))
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from([*keys, "type"] if isinstance(holder, dict) else keys))
        holder[key] = json.loads(data.draw(st.sampled_from(PIECES)))
    with contextlib.suppress(BadCards):
        read_set(json.dumps(raw).encode())
