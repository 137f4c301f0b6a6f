"""Which language to speak when nobody said so."""

from __future__ import annotations

import os


def usual_language() -> str:
    """Czech where the terminal is set to Czech, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "cs" if value.startswith("cs") else "en"
    return "en"
