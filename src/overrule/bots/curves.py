"""The curves of a game's judgement, as `tools/calibration.py` has fitted them: `calibration.json` in its folder."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from overrule.bots.advice import Curve

FILE = "calibration.json"


def curve_name(seats: int, asked: bool) -> str:
    """What a curve is called in the file."""
    return f"{seats} players, {'asked' if asked else 'watching'}"


@cache
def _curves(package: str) -> dict[str, Curve]:
    file = resources.files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Curve]) if file.is_file() else {}


def read_curve(package: str, seats: int, asked: bool) -> Curve:
    """The curve of a game for so many players, or the nearest number of them that was measured."""
    for number in range(seats, 1, -1):
        found = _curves(package).get(curve_name(number, asked))
        if found is not None:
            return found
    return Curve()
