"""Writes the published schema of the card format anew."""

import json
from pathlib import Path

from overrule.games.compile.library import set_schema

DOCS = Path(__file__).resolve().parents[2] / "docs" / "cards"
SCHEMA = DOCS / "compile.schema.json"
EXAMPLE = DOCS / "example-set.json"
GUIDE = DOCS.parent / "cards.md"


def schema_text() -> str:
    """The schema as it should be published."""
    return json.dumps(set_schema(), indent=2, ensure_ascii=False) + "\n"


def write_schema() -> None:
    """Publish the schema."""
    SCHEMA.write_text(schema_text(), encoding="utf-8")


def main() -> None:
    """Write everything that this module can write."""
    write_schema()


if __name__ == "__main__":
    main()
