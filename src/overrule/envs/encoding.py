"""From what a seat may know to arrays: what the games' encoders share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray

from overrule.core.decisions import Decision, Option
from overrule.envs import features
from overrule.envs.features import CardFeatures, Effects
from overrule.envs.tables import BOUND, NONE, Columns, Link, Sheet

MORE = "more"  # the verb of the action that turns the page
PAGING = ("options", "page", "pages", "turns_left")

Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Page:
    """The options that are shown at once: all of them or, if they are too many for the action space, a part.

    Then the last action turns the page. An agent can go through the pages twice, once to look and once to choose; after
    that, it must choose from the last page. So every match ends, whoever plays.
    """

    options: Sequence[Option]
    number: int
    pages: int
    turns_left: int
    all: int

    def numbers(self) -> dict[str, int]:
        """Values for the columns of PAGING."""
        return {"options": self.all, "page": self.number, "pages": self.pages, "turns_left": self.turns_left}


def page_of(options: Sequence[Option], turned: int, actions: int) -> Page:
    """The page after that many page turns, for an action space of that size."""
    if len(options) <= actions:
        return Page(options, 0, 1, 0, len(options))
    room = actions - 1
    pages = -(-len(options) // room)
    number = turned % pages
    return Page(options[number * room : (number + 1) * room], number, pages, 2 * pages - 1 - turned, len(options))


class Writing:
    """An observation that is being turned into arrays."""

    def __init__(self, encoder: Encoder, page: Page) -> None:
        self.page = page
        self.rows = Sheet(encoder.row_columns, encoder.rows)
        self.actions = Sheet(encoder.action_columns, encoder.actions)
        self.globals = Sheet(encoder.global_columns, 1)
        self.globals.add(())
        self._number = encoder.number
        self._cards: list[int] = []

    def row(
        self,
        card: str | None,
        marks: list[str],
        numbers: Mapping[str, int] | None = None,
        link: Link = (NONE, NONE),
    ) -> int:
        """A row about something, with the printed text of a card if there is one and it is known."""
        row = self.rows.add(marks, numbers, link)
        if row != NONE:
            self._cards.append(self._number.get(card or "", 0))
        return row

    def name_card(self, row: int, card: str | None) -> None:
        """Set later which card a row is about."""
        self._cards[row] = self._number.get(card or "", 0)

    def card_numbers(self) -> list[int]:
        """For each row, the number of its card in the table; number 0 is blank."""
        return self._cards + [0] * (self.rows.most - self.rows.used)


class Encoder(ABC):
    """Turns observations of a game into arrays; a subclass defines the columns and fills them in."""

    actions: ClassVar[int]
    row_columns: ClassVar[Columns]
    action_columns: ClassVar[Columns]
    global_columns: ClassVar[Columns]
    features: ClassVar[CardFeatures]

    def __init__(self, rows: int, printed: Mapping[str, Sequence[Struct]]) -> None:
        """`printed` has the names that observations use for cards, and the card or cards meant."""
        self.rows = rows
        self.number = {name: number for number, name in enumerate(printed, start=1)}
        nothing = np.zeros(len(self.features.names), np.int8)
        self._printed: Effects = np.stack([nothing, *(self.features.of(*cards) for cards in printed.values())])

    @abstractmethod
    def write(self, seen: Any, to: Writing) -> None:
        """Fill in an observation, and its decision if it has one."""

    def page(self, decision: Decision, turned: int) -> Page:
        """The options of a decision that are shown after that many page turns."""
        return page_of(decision.options, turned, self.actions)

    def space(self) -> spaces.Dict:
        """The space of what `encode` makes."""
        rows, actions = self.rows, self.actions
        arrays: dict[str, spaces.Space[Any]] = {
            "globals": _numbers(len(self.global_columns)),
            "rows": _numbers(rows, len(self.row_columns)),
            "effects": spaces.Box(features.LEAST, features.MOST, (rows, len(self.features.names)), np.int8),
            "row_links": spaces.Box(NONE, rows - 1, (rows, 2), np.int16),
            "actions": _numbers(actions, len(self.action_columns)),
            "action_links": spaces.Box(NONE, rows - 1, (actions, 2), np.int16),
        }
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": spaces.Dict(arrays), "action_mask": mask})

    def encode(self, seen: Any, turned: int = 0) -> dict[str, Any]:
        """The arrays of an observation. Only the seat that is asked sees actions."""
        decision: Decision | None = seen.decision
        page = page_of(decision.options if decision is not None else (), turned, self.actions)
        to = Writing(self, page)
        self.write(seen, to)
        to.globals.write(0, (), {**page.numbers(), "left_out": to.rows.left_out})
        mask = np.zeros(self.actions, np.int8)
        mask[: len(page.options)] = 1
        arrays: Arrays = {
            "globals": to.globals.array()[0],
            "rows": to.rows.array(),
            "effects": self._printed[to.card_numbers()],
            "row_links": to.rows.link_array(),
            "actions": to.actions.array(),
            "action_links": to.actions.link_array(),
        }
        if page.turns_left:
            mask[-1] = 1
            arrays["actions"][-1, self.action_columns.place[f"verb={MORE}"]] = 1
        return {"observation": arrays, "action_mask": mask}


def _numbers(*shape: int) -> spaces.Box:
    return spaces.Box(-BOUND, BOUND, shape, np.int16)
