"""Rules of thumb for fights, by which others fight when the bot looks ahead: what to attack, what to block."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overrule.games.conquerors.bots.judge import warrior_worth
from overrule.games.conquerors.bots.worths import points, worths_of
from overrule.games.conquerors.frames import AttackFrame
from overrule.games.conquerors.options import AIM, PASS, SLOT
from overrule.games.conquerors.program import BASE
from overrule.games.conquerors.rules.board import attack, building_life, has_final_hit, life, shielding
from overrule.games.conquerors.state import ATTACKING, SLOT_MASK, Position

BASE_BLOW: Final = 1.3
BUILDING_BLOW: Final = 1.1
RUIN: Final = 1.5  # a building destroyed, besides its life
NEARLY_CONQUERED: Final = 22  # of building life: attack buildings now
TRAP_FEAR: Final = 1.2
SAVED_MATCH: Final = 500.0


def best_block(s: Position) -> i64:
    """The answer to a question for a block: who gains most by fighting, or nobody."""
    frame = s.frames[-1]
    assert isinstance(frame, AttackFrame)
    attacker = frame.attackers[frame.meeting] & SLOT_MASK
    blow = attack(s, attacker)
    stopped = 0.0 if worths_of(s.deal.library).hits_when_blocked[s.number(attacker)] else _blow_worth(s, frame, blow)
    best = 0.0
    choice: i64 = PASS
    for code in s.options:
        if code != PASS:
            gain = stopped + fight_worth(s, code - SLOT, attacker, blow)
            if gain > best:
                best = gain
                choice = code
    return choice


def fight_worth(s: Position, blocker: i64, attacker: i64, blow: i64) -> float:
    """What a fight is worth to the blocker's side."""
    blow_back = attack(s, blocker) + worths_of(s.deal.library).boost_when_blocking[s.number(blocker)]
    back = max(0, blow_back - shielding(s, attacker))
    hit = max(0, blow - shielding(s, blocker))
    kills, dies = back >= life(s, attacker), hit >= life(s, blocker)
    if kills != dies:  # who dies alone may strike once more, and its shielding has been used up (PC-12.6, PC-12.7)
        if kills and has_final_hit(s, attacker):
            hit += blow
        elif dies and has_final_hit(s, blocker):
            back += blow_back
    gain = warrior_worth(s, attacker) if back >= life(s, attacker) else 0.6 * points(back)
    loss = warrior_worth(s, blocker) if hit >= life(s, blocker) else 0.6 * points(hit)
    return gain - loss


def _blow_worth(s: Position, frame: AttackFrame, blow: i64) -> float:
    """What it is worth to keep this attacker from its target."""
    target = frame.targets[frame.meeting] & SLOT_MASK
    left = life(s, target)
    if s.type(target) == BASE:
        coming = _coming(s, frame, target)
        return BASE_BLOW * points(blow) * (1.0 + 2.0 / points(max(1, left))) + (SAVED_MATCH if coming >= left else 0.0)
    worth = BUILDING_BLOW * points(min(blow, left))
    return worth + RUIN if blow >= left else worth


def _coming(s: Position, frame: AttackFrame, target: i64) -> i64:
    """The damage that is on its way to a target, as far as nobody blocks it."""
    total: i64 = 0
    for place in range(len(frame.attackers)):
        ref = frame.attackers[place]
        attacks = s.is_there(ref) and s.flags[ref & SLOT_MASK] & ATTACKING
        if attacks and frame.targets[place] & SLOT_MASK == target and not s.is_there(frame.blockers[place]):
            total += attack(s, ref & SLOT_MASK)
    return total


def best_aim(s: Position) -> i64:
    """The answer to a question for a target: the pair of attacker and target that promises most."""
    frame = s.frames[-1]
    assert isinstance(frame, AttackFrame)
    best = -1e9
    choice = s.options[0]
    for code in s.options:
        attacker = frame.attackers[(code - AIM) >> 10] & SLOT_MASK
        target = (code - AIM) & SLOT_MASK
        worth = aim_worth(s, attacker, target) - TRAP_FEAR * points(len(s.column(target)))
        if worth > best:
            best = worth
            choice = code
    return choice


def aim_worth(s: Position, attacker: i64, target: i64) -> float:
    """What an attack that nobody stops does."""
    blow = attack(s, attacker)
    left = life(s, target)
    if s.type(target) == BASE:
        return SAVED_MATCH if blow >= left else BASE_BLOW * points(blow) * (1.0 + 2.0 / points(max(1, left)))
    worth = BUILDING_BLOW * points(min(blow, left)) + (RUIN if blow >= left else 0.0)
    return worth + (2.0 * points(blow) if building_life(s, s.controller[target]) >= NEARLY_CONQUERED else 0.0)
