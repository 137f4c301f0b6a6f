"""The names that people may have, so that nobody can impersonate another.

Two names with the same *skeleton* look alike (UTS 39): capitals, letters of other alphabets, `l`, `I` and `1` are the
same in it. A guest without a chosen name is stored by a number, `#3966`, and named in the reader's language.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache
from importlib import resources

from overrule.messages import message

LONGEST = 24
MOST_MARKS = 2  # accents on one letter
JOINER = "\u200d"
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
MIXED = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"})  # that look alike
ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "5": "s", "3": "e", "4": "a", "8": "b"})
RESERVED = (
    *("admin", "administrator", "moderator", "mod", "system", "server", "overrule", "root", "staff", "support"),
    *("official", "computer", "bot", "guest", "host", "nobody", "everybody", "you"),
    *("správce", "moderátor", "systém", "počítač", "podpora", "nikdo", "všichni", "ty", "host"),
)
GUEST = re.compile(r"#\d{4}")


def new_guest_name() -> str:
    """The stored name of a guest until they choose one."""
    return f"#{secrets.randbelow(9000) + 1000}"


def shown_name(name: str, lang: str) -> str:
    """A stored name for readers of a language."""
    is_guest = name.startswith("#") and GUEST.fullmatch(name)
    return message(lang, "guest-name", "server", number=name[1:]) if is_guest else name


def is_name(name: str) -> bool:
    """Whether a name is visible and uses letters that belong together."""
    return (
        1 <= len(name) <= LONGEST
        and not any(map(is_hidden, name))
        and JOINER not in name
        and not _is_stacked(name)
        and len(_alphabets(name) & MIXED) <= 1
    )


def is_reserved(name: str) -> bool:
    """Whether a name could be mistaken for the server, its staff, or a guest without a name."""
    bare = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", name)
    alike = {skeleton(form).replace(" ", "") for form in (name, bare)}
    return bool(GUEST.fullmatch(name)) or not alike.isdisjoint(_reserved())


def is_hidden(letter: str) -> bool:
    """Whether a character is not seen but changes what is: controls, directions; not the joiner inside emoji."""
    category = unicodedata.category(letter)
    selects = "\ufe00" <= letter <= "\ufe0f" or letter in INVISIBLE
    return selects or (category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and letter != JOINER)


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton can be mistaken for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = unicodedata.normalize("NFD", folded).translate(_confusables())
    return " ".join(plain.translate(ALIKE).replace("rn", "m").replace("vv", "w").split())


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(skeleton, RESERVED))


@cache
def _confusables() -> dict[int, str]:
    lines = (resources.files("overrule.server") / "confusables.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(" ", 1) for line in lines if not line.startswith("#"))
    return {ord(form): letter for letter, forms in pairs for form in forms}


def _alphabets(name: str) -> set[str]:
    """The alphabets that the letters of a name are from."""
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}


def _is_stacked(name: str) -> bool:
    """Whether a letter has so many accents that they cover their surroundings."""
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
