"""Numbers of reports as text."""

from __future__ import annotations

from typing import Any


def in_percent(share: dict[str, Any]) -> str:
    """A share with its interval."""
    return f"{share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def in_points(points: dict[str, float | None]) -> str:
    """A difference of ratings with its interval, which is open on one side if everything was won or lost."""
    endless = {"value": "∞" if points["high"] is None else "-∞", "low": "-∞", "high": "∞"}
    told = {name: endless[name] if number is None else f"{number:+.0f}" for name, number in points.items()}
    return f"{told['value']} ({told['low']} to {told['high']})"


def in_words(test: dict[str, Any]) -> str:
    """The state of a sequential test."""
    ratio = f"LLR {test['ratio']:+.2f}"
    if not test["decided"]:
        return f"{ratio}, undecided"
    return f"{ratio}: {test[test['decided']]:+g}, not {test['low' if test['decided'] == 'high' else 'high']:+g}"


def in_ms(seconds: float) -> str:
    """A time in milliseconds."""
    ms = seconds * 1000
    return f"{ms:.0f} ms" if ms >= 10 else f"{ms:.2g} ms"
