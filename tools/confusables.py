"""Writes the table of letters that look like Latin ones, from Unicode's list (UTS 39).

pip install confusable-homoglyphs; python tools/confusables.py
"""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from string import ascii_letters, digits
from unicodedata import category, normalize

TABLE = Path(__file__).parents[1] / "src" / "overrule" / "server" / "confusables.txt"
HEADER = "# A Latin letter or digit, and what looks like it (Unicode, UTS 39). Written by tools/confusables.py.\n"


def main() -> None:
    listed = json.loads((resources.files("confusable_homoglyphs") / "confusables.json").read_text(encoding="utf-8"))
    lines = []
    for letter in sorted({letter.casefold() for letter in ascii_letters + digits}):
        alike = {form["c"].strip("\u200e") for key in {letter, letter.upper()} for form in listed.get(key, ())}
        folded = {normalize("NFKC", form).casefold() for form in alike}
        kept = sorted(form for form in folded if len(form) == 1 and not form.isascii() and category(form)[0] in "LN")
        if kept:
            lines.append(f"{letter} {''.join(kept)}\n")
    TABLE.write_text(HEADER + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
