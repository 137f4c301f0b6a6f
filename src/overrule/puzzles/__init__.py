"""Puzzles: positions from matches of bots in which one choice is the key to a goal, whatever the others do."""

from overrule.puzzles.puzzle import Puzzle, cover, daily, find, opened, puzzles_of, read_puzzles, write_puzzles
from overrule.puzzles.themes import MISSED, OPEN, REACHED, Theme, themes_of

__all__ = [
    "MISSED",
    "OPEN",
    "REACHED",
    "Puzzle",
    "Theme",
    "cover",
    "daily",
    "find",
    "opened",
    "puzzles_of",
    "read_puzzles",
    "themes_of",
    "write_puzzles",
]
