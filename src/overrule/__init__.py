"""Overrule: a rules engine for card games whose cards change the rules."""

from overrule import _compiled

_compiled.install_hook()  # before any module of the engine is imported

from overrule.core.decisions import SPECTATOR, Decision, Option, Outcome  # noqa: E402
from overrule.core.errors import OverruleError  # noqa: E402
from overrule.core.events import Event  # noqa: E402
from overrule.core.game import Game, State  # noqa: E402
from overrule.core.kit import Kit, Part  # noqa: E402
from overrule.core.records import Record  # noqa: E402
from overrule.core.rng import Rng, stream_of  # noqa: E402
from overrule.core.rules import Rules  # noqa: E402
from overrule.games import KITS, game, kit  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "KITS",
    "SPECTATOR",
    "Decision",
    "Event",
    "Game",
    "Kit",
    "Option",
    "Outcome",
    "OverruleError",
    "Part",
    "Record",
    "Rng",
    "Rules",
    "State",
    "__version__",
    "game",
    "kit",
    "stream_of",
]
