"""What is under way in a match, as a stack of small frames: the last one goes on, the others wait (PC-6.5).

A frame holds ids, numbers and lists of them, never code: so a match can be copied and saved in the middle of nested
reactions. What each frame does next is in `rules/`; `step` is where it has got to. A step that asks sets `step` to the
next one and waits for the answer there.

`player` is whose a frame is; it is dropped when that player has lost (PC-1.6). A *ref* stands for a card on the planet
during one stay: see `Position.ref`.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from overrule.core import frames
from overrule.core.frames import Frame, Reader

MULLIGAN_FRAME: Final = 0
TURN_FRAME: Final = 1
ATTACK_FRAME: Final = 2
WINDOW_FRAME: Final = 3
PLAY_FRAME: Final = 4
PAY_FRAME: Final = 5
EFFECT_FRAME: Final = 6
TRIGGERS_FRAME: Final = 7
LEAVE_FRAME: Final = 8
DAMAGE_FRAME: Final = 9
TRAP_FRAME: Final = 10
ACTIVATE_FRAME: Final = 11


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MulliganFrame(Frame):
    """Players may put cards back (PC-8.4): `player` is asked, `back` goes back; `left` are to be asked, as bits."""

    def __init__(self, player: i64, left: i64) -> None:
        self.kind = MULLIGAN_FRAME
        self.step = 0
        self.player = player
        self.left = left
        self.back: vec[i64] = vec[i64]()

    def copy(self) -> Frame:
        twin = MulliganFrame(self.player, self.left)
        twin.step = self.step
        twin.back = self.back[:]
        return twin

    def save(self) -> list[int]:
        return [self.left, len(self.back), *self.back]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnFrame(Frame):
    """A turn: `step` is its phase (PC-9). Always at the bottom once play has begun."""

    def __init__(self, player: i64) -> None:
        self.kind = TURN_FRAME
        self.step = 0
        self.player = player

    def copy(self) -> Frame:
        twin = TurnFrame(self.player)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AttackFrame(Frame):
    """An attack phase (PC-11): attackers as refs with their targets, lines and blockers; all by place.

    `fought`: refs of warriors that have blocked; `asked`: attackers whose block is decided, as bits; `meeting`: the
    attacker whose block is being asked about, later the one who meets traps; `fighting`: the blows of a line's fights
    have fallen, and the attackers who live have not left the attack yet (PC-11.6).
    """

    def __init__(self, player: i64) -> None:
        self.kind = ATTACK_FRAME
        self.step = 0
        self.player = player
        self.attackers: vec[i64] = vec[i64]()
        self.targets: vec[i64] = vec[i64]()
        self.lines: vec[i64] = vec[i64]()
        self.blockers: vec[i64] = vec[i64]()
        self.fought: vec[i64] = vec[i64]()
        self.line: i64 = 0
        self.asked: int = 0  # no machine word: there may be more attackers than it has bits
        self.meeting: i64 = -1
        self.fighting = False

    def copy(self) -> Frame:
        twin = AttackFrame(self.player)
        twin.step = self.step
        twin.attackers = self.attackers[:]
        twin.targets = self.targets[:]
        twin.lines = self.lines[:]
        twin.blockers = self.blockers[:]
        twin.fought = self.fought[:]
        twin.line = self.line
        twin.asked = self.asked
        twin.meeting = self.meeting
        twin.fighting = self.fighting
        return twin

    def save(self) -> list[int]:
        lists = (self.attackers, self.targets, self.lines, self.blockers, self.fought)
        numbers = [self.line, self.asked, self.meeting, int(self.fighting)]
        for items in lists:
            numbers.extend([len(items), *items])
        return numbers


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WindowFrame(Frame):
    """A reaction window (PC-6): `moment` is what it is about, `seat` who is asked, `passed` who has passed, as bits."""

    def __init__(self, moment: i64) -> None:
        self.kind = WINDOW_FRAME
        self.step = 0
        self.player = -1
        self.moment = moment
        self.seat: i64 = -1
        self.passed: i64 = 0

    def copy(self) -> Frame:
        twin = WindowFrame(self.moment)
        twin.step = self.step
        twin.seat = self.seat
        twin.passed = self.passed
        return twin

    def save(self) -> list[int]:
        return [self.moment, self.seat, self.passed]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlayFrame(Frame):
    """A card that is being played (PC-5.4). It is in no zone until it happens (PC-5.8)."""

    def __init__(self, player: i64, slot: i64, mark: i64) -> None:
        self.kind = PLAY_FRAME
        self.step = 0
        self.mark = mark
        self.player = player
        self.slot = slot
        self.stopped = False

    def copy(self) -> Frame:
        twin = PlayFrame(self.player, self.slot, self.mark)
        twin.step = self.step
        twin.stopped = self.stopped
        return twin

    def save(self) -> list[int]:
        return [self.slot, int(self.stopped)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PayFrame(Frame):
    """A paid effect that has been announced (PC-7.1): the card's ref and slot, and which of its paid effects."""

    def __init__(self, player: i64, source: i64, place: i64, mark: i64) -> None:
        self.kind = PAY_FRAME
        self.step = 0
        self.mark = mark
        self.player = player
        self.source = source
        self.place = place
        self.attack: i64 = 0
        self.number: i64 = 0  # of the card
        self.discarded: i64 = 0  # cards, as a part of the price

    def copy(self) -> Frame:
        twin = PayFrame(self.player, self.source, self.place, self.mark)
        twin.step = self.step
        twin.attack = self.attack
        twin.number = self.number
        twin.discarded = self.discarded
        return twin

    def save(self) -> list[int]:
        return [self.source, self.place, self.attack, self.number, self.discarded]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EffectFrame(frames.TextFrame):
    """A text that is happening: how far it has got, and what it remembers.

    `source` and `that` are refs, or -1; `card` is the number of the source's card; `they` is a seat, or -1. `attack`,
    `that_attack`, `that_life`: what these had when the text last had to do with them. `raised`: from where on the
    triggered effects are those that came up in this text (PC-7.4).
    """

    def __init__(self, player: i64, text: i64, source: i64, card: i64, raised: i64) -> None:
        self.kind = EFFECT_FRAME
        self.step = 0
        self.player = player
        self.text = text
        self.source = source
        self.card = card
        self.raised = raised
        self.at = 0
        self.that: i64 = -1
        self.they: i64 = -1
        self.attack: i64 = 0
        self.that_attack: i64 = 0
        self.that_life: i64 = 0
        self.done = False
        self.agreed = False
        self.count: i64 = 0  # how often the present sentence has done its part
        self.seats: i64 = 0  # players whom the present sentence still concerns, as bits
        self.chosen: vec[i64] = vec[i64]()  # refs or slots that the present sentence deals with

    def end_sentence(self, happened: bool) -> None:
        """The sentence is over, and what it dealt with no longer matters; the next one is due."""
        self.done = happened
        self.agreed = False
        self.at += 1
        self.step = 0
        self.count = 0
        self.seats = 0
        if len(self.chosen) > 0:
            self.chosen = vec[i64]()

    def copy(self) -> Frame:
        twin = EffectFrame(self.player, self.text, self.source, self.card, self.raised)
        twin.step = self.step
        twin.at = self.at
        twin.that = self.that
        twin.they = self.they
        twin.attack = self.attack
        twin.that_attack = self.that_attack
        twin.that_life = self.that_life
        twin.done = self.done
        twin.agreed = self.agreed
        twin.count = self.count
        twin.seats = self.seats
        twin.chosen = self.chosen[:]
        return twin

    def save(self) -> list[int]:
        return [
            self.text,
            self.source,
            self.card,
            self.raised,
            self.at,
            self.that,
            self.they,
            self.attack,
            self.that_attack,
            self.that_life,
            int(self.done),
            int(self.agreed),
            self.count,
            self.seats,
            len(self.chosen),
            *self.chosen,
        ]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TriggersFrame(Frame):
    """Triggered effects that happen one after the other (PC-7.3); `waiting` as in `Position.raised`."""

    def __init__(self, waiting: vec[i64]) -> None:
        self.kind = TRIGGERS_FRAME
        self.step = 0
        self.player = -1
        self.waiting = waiting

    def copy(self) -> Frame:
        twin = TriggersFrame(self.waiting[:])
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [len(self.waiting), *self.waiting]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LeaveFrame(Frame):
    """Cards that die or are destroyed at the same time, some of which may do something else instead (PC-7.5).

    `cards`: ref and killer of each; `at`: which one is looked at; `applied`: replacements that have applied to it, each
    as ref of its card and place on it.
    """

    def __init__(self, cards: vec[i64]) -> None:
        self.kind = LEAVE_FRAME
        self.step = 0
        self.player = -1
        self.cards = cards
        self.at: i64 = 0
        self.applied: vec[i64] = vec[i64]()

    def copy(self) -> Frame:
        twin = LeaveFrame(self.cards[:])
        twin.step = self.step
        twin.at = self.at
        twin.applied = self.applied[:]
        return twin

    def save(self) -> list[int]:
        return [self.at, len(self.cards), *self.cards, len(self.applied), *self.applied]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DamageFrame(Frame):
    """Damage that is dealt at the same time, while some cards take it for others (PC-7.5).

    `blows`: source, target (refs) and amount of each; `at`: which one is looked at.
    """

    def __init__(self, player: i64, blows: vec[i64]) -> None:
        self.kind = DAMAGE_FRAME
        self.step = 0
        self.player = player
        self.blows = blows
        self.at: i64 = 0

    def copy(self) -> Frame:
        twin = DamageFrame(self.player, self.blows[:])
        twin.step = self.step
        twin.at = self.at
        return twin

    def save(self) -> list[int]:
        return [self.at, len(self.blows), *self.blows]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TrapFrame(Frame):
    """A trap phase (PC-10.1): what may still be done. `slot`: the trap that is being placed or moved."""

    def __init__(self, player: i64) -> None:
        self.kind = TRAP_FRAME
        self.step = 0
        self.player = player
        self.may_place = True
        self.may_move = True
        self.slot: i64 = -1

    def copy(self) -> Frame:
        twin = TrapFrame(self.player)
        twin.step = self.step
        twin.may_place = self.may_place
        twin.may_move = self.may_move
        twin.slot = self.slot
        return twin

    def save(self) -> list[int]:
        return [int(self.may_place), int(self.may_move), self.slot]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActivateFrame(Frame):
    """A trap that is being activated by a player's attacker (PC-10.4); `player` controlled it when it was turned up.

    `trap` and `attacker` are refs, `number` is that of the trap's card, `they` is the attacking player.
    """

    def __init__(self, player: i64, trap: i64, number: i64, attacker: i64, they: i64, mark: i64) -> None:
        self.kind = ACTIVATE_FRAME
        self.step = 0
        self.mark = mark
        self.player = player
        self.trap = trap
        self.number = number
        self.attacker = attacker
        self.they = they

    def copy(self) -> Frame:
        twin = ActivateFrame(self.player, self.trap, self.number, self.attacker, self.they, self.mark)
        twin.step = self.step
        return twin

    def save(self) -> list[int]:
        return [self.trap, self.number, self.attacker, self.they]


def mark_of(frame: Frame) -> i64:
    """From where on in `Position.raised` the triggered effects begin at once between two steps of a frame.

    -1 where they wait.
    """
    kind = frame.kind
    if kind == TURN_FRAME:
        return 0
    if kind == ATTACK_FRAME:
        return -1 if cast(AttackFrame, frame).fighting else 0
    if kind == PLAY_FRAME:
        return cast(PlayFrame, frame).mark
    if kind == PAY_FRAME:
        return cast(PayFrame, frame).mark
    return cast(ActivateFrame, frame).mark if kind == ACTIVATE_FRAME else -1


def load_frame(kind: int, step: int, mark: int, player: int, numbers: list[int]) -> Frame:
    """The frame that `save` wrote down."""
    r = Reader(numbers)
    frame = _load_game_frame(kind, player, mark, r) if kind <= PAY_FRAME else _load_effect_frame(kind, player, mark, r)
    frame.step = step
    return frame


def _load_game_frame(kind: int, player: int, mark: int, r: Reader) -> Frame:
    if kind == MULLIGAN_FRAME:
        mulligan = MulliganFrame(player, r.number())
        mulligan.back = r.array()
        return mulligan
    if kind == TURN_FRAME:
        return TurnFrame(player)
    if kind == ATTACK_FRAME:
        attack = AttackFrame(player)
        attack.line = r.number()
        attack.asked = r.number()
        attack.meeting = r.number()
        attack.fighting = r.flag()
        attack.attackers = r.array()
        attack.targets = r.array()
        attack.lines = r.array()
        attack.blockers = r.array()
        attack.fought = r.array()
        return attack
    if kind == WINDOW_FRAME:
        window = WindowFrame(r.number())
        window.seat = r.number()
        window.passed = r.number()
        return window
    if kind == PLAY_FRAME:
        play = PlayFrame(player, r.number(), mark)
        play.stopped = r.flag()
        return play
    assert kind == PAY_FRAME
    source = r.number()
    pay = PayFrame(player, source, r.number(), mark)
    pay.attack = r.number()
    pay.number = r.number()
    pay.discarded = r.number()
    return pay


def _load_effect_frame(kind: int, player: int, mark: int, r: Reader) -> Frame:
    if kind == EFFECT_FRAME:
        text = r.number()
        source = r.number()
        card = r.number()
        effect = EffectFrame(player, text, source, card, r.number())
        effect.at = r.number()
        effect.that = r.number()
        effect.they = r.number()
        effect.attack = r.number()
        effect.that_attack = r.number()
        effect.that_life = r.number()
        effect.done = r.flag()
        effect.agreed = r.flag()
        effect.count = r.number()
        effect.seats = r.number()
        effect.chosen = r.array()
        return effect
    if kind == TRIGGERS_FRAME:
        return TriggersFrame(r.array())
    if kind == LEAVE_FRAME:
        at = r.number()
        leave = LeaveFrame(r.array())
        leave.at = at
        leave.applied = r.array()
        return leave
    if kind == DAMAGE_FRAME:
        at = r.number()
        damage = DamageFrame(player, r.array())
        damage.at = at
        return damage
    if kind == TRAP_FRAME:
        trap = TrapFrame(player)
        trap.may_place = r.flag()
        trap.may_move = r.flag()
        trap.slot = r.number()
        return trap
    assert kind == ACTIVATE_FRAME
    slot = r.number()
    number = r.number()
    attacker = r.number()
    return ActivateFrame(player, slot, number, attacker, r.number(), mark)
