"""The types of the client are written from those of the server."""

from __future__ import annotations

from datetime import date
from enum import Enum
from typing import Any, Literal, NotRequired, TypedDict, get_args

import pytest
from msgspec import UNSET, Struct, UnsetType

from overrule.core.events import Cards, Fact, Kind
from overrule.games import KITS
from overrule.server import wire
from tools.client_types import Declarations, game_types, wire_types


class Suit(Enum):
    HEARTS = "hearts"
    SPADES = "spades"


class Inner(TypedDict):
    name: str
    note: NotRequired[str]


class Everything(Struct, tag_field="type", tag="everything"):
    """All there is.

    In two parts.
    """

    text: str
    number: int
    share: float
    flag: bool
    anything: Any
    thing: dict[str, object]
    words: Literal["a", "b"]
    suit: Suit
    maybe: str | None
    many: list[int | None]
    row: tuple[str, ...]
    pair: tuple[int, str]
    places: dict[int, str]
    sides: dict[Literal["left", "right"], int]
    inner: Inner
    again: list[Inner]
    usual: int = 3
    unset: str | UnsetType = UNSET


class Alone(Struct):
    value: int = 0


class Dated(Struct):
    day: date


class Row(Struct, array_like=True):
    day: int


RECEIVED = """\
/**
 * All there is.
 *
 * In two parts.
 */
export type Everything = {
  type: "everything";
  text: string;
  number: number;
  share: number;
  flag: boolean;
  anything: unknown;
  thing: Record<string, unknown>;
  words: "a" | "b";
  suit: "hearts" | "spades";
  maybe: string | null;
  many: (number | null)[];
  row: string[];
  pair: [number, string];
  places: Record<string, string>;
  sides: Record<"left" | "right", number>;
  inner: Inner;
  again: Inner[];
  usual: number;
  unset: string;
};

export type Inner = {
  name: string;
  note?: string;
};
"""


def test_every_kind_of_field_has_its_type() -> None:
    made = Declarations()

    assert made.word(Everything) == "Everything"
    assert made.text().partition("\n\n")[2] == RECEIVED


def test_what_is_only_sent_may_leave_out_what_is_usual() -> None:
    made = Declarations()
    made.word(Alone)
    made.sent = True
    made.word(Everything)
    made.word(Alone)

    assert "  usual?: number;\n  unset?: string;\n" in made.text()
    assert "  value: number;\n" in made.text()  # it is received too


@pytest.mark.parametrize("kind", [Dated, Row, set[int], list[bytes]])
def test_a_type_without_counterpart_is_an_error(kind: Any) -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        Declarations().word(kind)


def test_two_types_of_one_name_are_an_error() -> None:
    class Alone(Struct):
        pass

    made = Declarations()
    made.word(globals()["Alone"])
    with pytest.raises(TypeError, match="two types are called Alone"):
        made.word(Alone)


def test_an_event_has_its_facts_and_cards() -> None:
    made = Declarations()
    facts = {"seat": Fact(int), "box": Fact(Literal["top"]), "under": Fact(bool, optional=True)}

    assert made.event(Kind("lost", {})) == '{ kind: "lost"; text: string }'
    assert made.event(Kind("text", facts, Cards.SECRET)) == (
        '{ kind: "text"; seat: number; box: "top"; under?: boolean; cards: CardSeen[]; text: string }'
    )
    assert "cards?: CardSeen[]" in made.event(Kind("gone", {}, Cards.OPEN_IF_THERE))


def test_all_messages_are_declared() -> None:
    written = wire_types()
    for message in (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)):
        assert f'export type {message.__name__} = {{\n  type: "{message.__struct_config__.tag}";\n' in written


@pytest.mark.parametrize("game", list(KITS))
def test_a_game_has_observation_events_and_cards(game: str) -> None:
    written = game_types(KITS[game])
    for name in ("Observation", "Happened", "Card", "Choices"):
        assert f"export type {name} = " in written
    assert written.count('{ kind: "') == len(KITS[game].game.rules.happened)
