"""Where the documents of the card format are, and what the published schema should say."""

import json
from pathlib import Path
from typing import Any

from overrule.games.compile.library import set_schema
from overrule.games.conquerors.library import set_schema as conquerors_set_schema

DOCS = Path(__file__).resolve().parents[2] / "docs" / "cards"
SCHEMA = DOCS / "compile.schema.json"
CONQUERORS_SCHEMA = DOCS / "conquerors.schema.json"
EXAMPLE = DOCS / "example-set.json"
GUIDE = DOCS.parent / "cards.md"


def schema_text() -> str:
    """The schema of Compile's card sets as it should be published."""
    return _written(set_schema())


def conquerors_schema_text() -> str:
    """The schema of card sets of Planetary Conquerors as it should be published."""
    return _written(conquerors_set_schema())


def _written(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
