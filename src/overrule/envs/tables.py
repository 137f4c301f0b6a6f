"""Named columns, and arrays that are filled in by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

BOUND = 1000  # larger numbers are capped
NONE = -1  # as a link: to no row

Numbers = NDArray[np.int16]
Link = tuple[int, int]


class Columns:
    """The names of the columns of an array."""

    def __init__(self, *groups: Iterable[str]) -> None:
        self.names = tuple(name for group in groups for name in group)
        self.place = {name: place for place, name in enumerate(self.names)}
        assert len(self.place) == len(self.names), "two columns have the same name"

    def __len__(self) -> int:
        return len(self.names)


def one_of(group: str, values: Iterable[object]) -> list[str]:
    """A column for each value, of which one holds, such as `zone=hand`."""
    return [f"{group}={value}" for value in values]


class Sheet:
    """Rows of an array, filled in one after the other; rows without room are counted."""

    def __init__(self, columns: Columns, most: int) -> None:
        self.columns = columns
        self.most = most
        self.used = 0
        self.left_out = 0
        self.links: list[Link] = []
        self._rows: list[int] = []
        self._places: list[int] = []
        self._values: list[int] = []

    def add(self, marks: Iterable[str], numbers: Mapping[str, int] | None = None, link: Link = (NONE, NONE)) -> int:
        """The next row: columns that are 1, and numbers of others. Returns its place, or NONE if there is no room."""
        if self.used == self.most:
            self.left_out += 1
            return NONE
        row = self.used
        self.used += 1
        self.links.append(link)
        self.write(row, marks, numbers)
        return row

    def write(self, row: int, marks: Iterable[str], numbers: Mapping[str, int] | None = None) -> None:
        """Fill in more of a row."""
        place = self.columns.place
        for mark in marks:
            self._rows.append(row)
            self._places.append(place[mark])
            self._values.append(1)
        for name, number in (numbers or {}).items():
            if number:
                self._rows.append(row)
                self._places.append(place[name])
                self._values.append(number)

    def array(self) -> Numbers:
        """The array, with zeros where nothing was filled in."""
        array = np.zeros((self.most, len(self.columns)), np.int16)
        array[self._rows, self._places] = np.clip(self._values, -BOUND, BOUND)
        return array

    def link_array(self) -> Numbers:
        """The rows that each row is linked with."""
        array = np.full((self.most, 2), NONE, np.int16)
        if self.links:
            array[: self.used] = self.links
        return array
