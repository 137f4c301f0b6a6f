"""The greedy player of Planetary Conquerors: tries every option out and takes what leaves it best off right away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overrule.bots.budget import unlimited
from overrule.core.position import PLAYING
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots import habits
from overrule.games.conquerors.bots.lookahead import Lookahead
from overrule.games.conquerors.bots.thought import PLAIN, SHORT_SIGHTED, Thought
from overrule.games.conquerors.frames import WindowFrame
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.rules.windows import MAIN_STEP, TO_PHASE
from overrule.games.conquerors.state import Position

WORLDS: Final = 2  # in which fights are tried out; for the rest one will do
FIGHTS: Final = (o.ASK_ATTACKER, o.ASK_AIM, o.ASK_BLOCK)
ACTION_MARGIN: Final = 0.05  # what an action must gain, and placing or moving a trap
REACTION_MARGIN: Final = 0.5  # a card kept may do more later
ATTACK_MARGIN: Final = 0.2


class ConquerorsPlayer:
    """Answers the questions of one seat. `draw` deals one more world that might be the true one.

    How well it plays depends on how it sees positions; a short-sighted one does not react to others either.
    """

    def __init__(self, view: int = PLAIN) -> None:
        self.view = view

    def choose(self, draw: Callable[[], Position]) -> int:
        """The code of the best option of the open question."""
        s = draw()
        if s.question == o.ASK_MULLIGAN:
            return habits.mulligan(s)
        if s.question == o.ASK_KUK:
            return habits.kuk(s)
        if s.question == o.ASK_REACTION and (self.view == SHORT_SIGHTED or is_too_early(s)):
            return o.PASS
        worlds = [s] + [draw() for _ in range(WORLDS - 1)] if s.question in FIGHTS else [s]
        return best_option(worlds, Thought(unlimited(), self.view))


def is_too_early(s: Position) -> bool:
    """Whether a seat is asked at a step of its own turn before its main phase: whatever it has can wait."""
    window, turn = s.frames[-1], s.frames[0]
    at_a_step = isinstance(window, WindowFrame) and window.moment == TO_PHASE
    return at_a_step and s.player == s.asking and turn.step < MAIN_STEP


def best_option(worlds: list[Position], thought: Thought) -> int:
    """The option that is best on average over the worlds; to do nothing, unless something is better by the margin."""
    worths = option_worths(worlds, thought)
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return worlds[0].options[best]


def option_worths(worlds: list[Position], thought: Thought) -> list[float]:
    """What each option leads to is worth on average over the worlds; to do nothing has the margin on top."""
    s = worlds[0]
    worths: list[float] = []
    for code in s.options:
        worth = 0.0
        for world in worlds:
            worth += _worth_of(world, code, thought)
        worth /= len(worlds)
        worths.append(worth + _margin(s.question) if code in (o.DONE, o.PASS) else worth)
    return worths


def _margin(question: int) -> float:
    """What something must gain, so that it is done."""
    if question == o.ASK_REACTION:
        return REACTION_MARGIN
    return ATTACK_MARGIN if question == o.ASK_ATTACKER else ACTION_MARGIN


def _worth_of(s: Position, code: int, thought: Thought) -> float:
    """What an option leads to is worth right away; an attack as if nobody joined it."""
    seat = s.asking
    if code == o.DONE and s.question in (o.ASK_ACTION, o.ASK_TRAP):
        return thought.worth(s, seat)
    after = s.copy()
    choose(after, code)
    if after.ending == PLAYING and after.question == o.ASK_ATTACKER and after.asking == seat:
        choose(after, o.DONE)
    Lookahead(seat, thought).settle(after)
    return thought.worth(after, seat)
