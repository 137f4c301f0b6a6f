"""What the program says to people: prompts, labels, log sentences and errors, in each language.

The texts are Fluent files beside this module, `<area>.<language>.ftl`; the client in the browser reads the
same files. A sentence is one message with arguments, so that every language can put it in its own order.

Each game has an area of its own, and what all games share has the same key in each of them: code that speaks
about a game names its area, and finds shared messages there too.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources

try:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"overrule.messages needs fluent.runtime, and {error.name} is not installed: pip install 'overrule[cli]'",
        name=error.name,
    ) from error

from overrule.core.errors import OverruleError

__all__ = ["AREAS", "LANGUAGES", "SHARED", "MissingMessage", "error_message", "keys", "load", "message", "source"]

LANGUAGES = ("en", "cs")
KEPT = 20_000  # sentences: the same labels and prompts come up again and again
SHARED = ("common",)
AREAS = (*SHARED, "server", "web")  # in addition to those of the games


class MissingMessage(LookupError):
    """There is no such language or area, no such message in it, or an argument is missing."""


@lru_cache(KEPT, typed=True)
def message(lang: str, key: str, area: str = "common", /, **args: str | int) -> str:
    """The message in that language; raises MissingMessage, which names language, key and argument."""
    bundle = _bundle(lang, area)
    if not bundle.has_message(key):
        raise MissingMessage(f"no message {key!r} in {lang!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingMessage(f"the message {key!r} in {lang!r} is empty")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingMessage(f"the message {key!r} in {lang!r}: {'; '.join(str(error) for error in errors)}")
    return str(text)


def load(area: str) -> None:
    """Load the messages of an area in all languages, so that nobody waits for them later."""
    for lang in LANGUAGES:
        _bundle(lang, area)


def error_message(error: OverruleError, lang: str) -> str:
    """The meaning of an error, by its code, for people."""
    return message(lang, f"error-{error.code.replace('/', '-')}")


def keys(area: str, lang: str) -> list[str]:
    """All message keys of an area in a language."""
    entries = FluentResource(source(area, lang)).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def source(area: str, lang: str) -> str:
    """The Fluent text of an area in a language: a file here, or `messages.en.ftl` in the package of a game."""
    folder, name = ("overrule.messages", area) if area in AREAS else (area, "messages")
    return (resources.files(folder) / f"{name}.{lang}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(lang: str, area: str) -> FluentBundle:
    """The messages of an area: its own, and the shared ones."""
    if lang not in LANGUAGES:
        raise MissingMessage(f"no messages in {lang!r}; there are: {', '.join(LANGUAGES)}")
    # Without the marks that isolate text of another direction: both languages run from left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    for part in dict.fromkeys((*SHARED, area)):
        try:
            bundle.add_resource(FluentResource(source(part, lang)))
        except (ModuleNotFoundError, FileNotFoundError) as error:
            raise MissingMessage(f"no messages about {area!r}: {error}") from error
    return bundle
