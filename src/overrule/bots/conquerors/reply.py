"""What the next player's attack does to a position: the one reply that is looked at."""

from __future__ import annotations

from overrule.bots.conquerors.evaluate import evaluate
from overrule.bots.conquerors.lookahead import Lookahead, Plan
from overrule.games.conquerors import options as o
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.state import PLAYING, Position

IDLE = (o.ASK_ACTION, o.ASK_TRAP, o.ASK_KUK)


def worth_after_reply(s: Position, seat: int) -> float:
    """What a position, in which a seat has attacked, is worth to it after the next player's best attack.

    That player does nothing else, and attacks with nobody, with all at one's own base, or with all by rule of thumb.
    """
    s = s.copy()
    if not _to_attack(s, seat):
        return evaluate(s, seat)
    enemy = s.asking
    attackers = [code for code in s.options if code >= o.SLOT]
    plans: list[Plan] = [[], [(code - o.SLOT, s.base(seat)) for code in attackers]]
    best, worth = -1e9, 0.0
    for plan in plans:
        twin = s.copy()
        for attacker, _ in plan:
            choose(twin, o.SLOT + attacker)
        if twin.ending == PLAYING and twin.question == o.ASK_ATTACKER and twin.asking == enemy:
            choose(twin, o.DONE)
        Lookahead(enemy, plan).settle(twin)
        theirs = evaluate(twin, enemy)
        if theirs > best:
            best, worth = theirs, evaluate(twin, seat)
    return worth


def _to_attack(s: Position, seat: int) -> bool:
    """Play on, everybody idle, until the next player is asked for attackers; false if that does not come to pass."""
    quiet = Lookahead(seat)
    own = s.player == seat
    while s.ending == PLAYING:
        if s.question == o.ASK_ATTACKER:
            return s.asking != seat
        if s.player == seat and not own:
            return False
        own = own and s.player == seat
        choose(s, o.DONE if s.question in IDLE else quiet.answer(s))
    return False
