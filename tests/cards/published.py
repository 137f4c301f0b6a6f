"""Where the documents of the card format are, and what the published schema should say."""

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
