"""Overrule: a rules engine for card games whose cards change the rules."""

from overrule import _compiled

_compiled.install_hook()  # before any module of the engine is imported

__version__ = "0.1.0"

__all__ = ["__version__"]
