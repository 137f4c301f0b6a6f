"""The curves of a game's judgement, as `tools/calibration.py` has fitted them: `calibration.json` in its folder."""

from __future__ import annotations

import math
from functools import cache
from importlib import resources

import msgspec

from overrule.bots.advice import Curve

FILE = "calibration.json"


def curve_name(seats: int, asked: bool) -> str:
    """The name of a curve in the file."""
    return f"{seats} players, {'asked' if asked else 'watching'}"


@cache
def _curves(package: str) -> dict[str, Curve]:
    file = resources.files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Curve]) if file.is_file() else {}


def read_curve(package: str, seats: int, asked: bool) -> Curve:
    """The curve of a game for a number of players, or for the next smaller number that was measured."""
    for number in range(seats, 1, -1):
        found = _curves(package).get(curve_name(number, asked))
        if found is not None:
            return found if number == seats else _for_more(found, seats)
    return Curve()


def _for_more(curve: Curve, seats: int) -> Curve:
    """The same curve for more players: an equal share is an equal chance."""
    share = 1 / seats
    even, now = _odds(share), _odds(curve(share))
    return msgspec.structs.replace(curve, offset=curve.offset + even - now)


def _odds(chance: float) -> float:
    """The logarithm of the odds."""
    return math.log(chance) - math.log1p(-chance)
