"""What the client says, also of single games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from overrule.messages import source

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def word(lang: str, key: str, **args: str | int) -> str:
    """A word of the interface, with nothing missing."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    own = [path.read_text(encoding="utf-8") for path in sorted(GAMES.glob(f"*/words.{lang}.ftl"))]
    for text in (source("web", lang), *own):
        bundle.add_resource(FluentResource(text))
    return bundle
