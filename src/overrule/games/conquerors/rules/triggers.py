"""Triggered effects: they come up when something happens (PC-7.2), and begin when nothing else is happening (PC-7.4).

What came up lies in `Position.raised`, eight numbers for each: text, source (ref), player, that (ref), they (seat), the
number of the source's card, and the attack that the source and *that* had: both may be gone when it begins. A text
takes those that came up in it when it ends; between two steps of a turn, an attack or a card being played they begin
at once (`Frame.mark`).
"""

from __future__ import annotations

from typing import Final

from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, TriggersFrame
from overrule.games.conquerors.rules.board import attack, fits
from overrule.games.conquerors.rules.targets import begin_text
from overrule.games.conquerors.rules.zones import add_materials
from overrule.games.conquerors.state import SLOT_MASK, TRIGGER_LIMIT, Position

STRIDE: Final = 8


def happens(s: Position, event: int, slot: int, that: int) -> None:
    """Something happens to a thing on the planet: what waits for it comes up. `that` is a ref: who did it."""
    if s.card(slot).features & (p.OWN << event):
        for trigger in s.card(slot).triggers:
            if trigger.event == event and trigger.of is None:
                come_up(s, trigger.text, slot, that, NOBODY)
    if s.live & (p.WATCH << event):
        _watchers(s, event, slot)


def _watchers(s: Position, event: int, slot: int) -> None:
    """What waits for something that happens to others."""
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            if s.card(source).features & (p.WATCH << event):
                for trigger in s.card(source).triggers:
                    of = trigger.of
                    if trigger.event == event and of is not None and fits(s, of, slot, seat, source, NOBODY):
                        come_up(s, trigger.text, source, s.ref(slot), NOBODY)


def come_up(s: Position, text: int, source: int, that: int, they: int) -> None:
    """A triggered effect of a card on the planet has come up. *They* are the controller of *that*, if nobody else."""
    power = attack(s, source) if s.card(source).type == p.WARRIOR else 0
    that_power = 0
    if s.is_there(that):
        slot = that & SLOT_MASK
        if they == NOBODY:
            they = s.controller[slot]
        if s.card(slot).type == p.WARRIOR:
            that_power = attack(s, slot)
    s.raised.extend([text, s.ref(source), s.controller[source], that, they, s.number(source), power, that_power])


def at_moment(s: Position, event: int) -> None:
    """A moment of the active player's turn: what waits for it comes up."""
    if not s.live & (p.WATCH << event) and not (event == p.AT_END and s.live & p.HAS_GRANTS):
        return
    before = len(s.raised)
    active = s.player
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            card = s.card(source)
            if card.features & (p.WATCH << event):
                for trigger in card.triggers:
                    if trigger.event == event and _is_meant(trigger, seat, active):
                        come_up(s, trigger.text, source, p.NOTHING, active)
    if event == p.AT_END and s.live & p.HAS_GRANTS:
        _granted_selfheal(s, active)
    if event == p.AT_MINING:
        _add_at_once(s, before)


def _add_at_once(s: Position, before: int) -> None:
    """What only adds materials happens first and without a question, unless something minds what is stored."""
    texts = s.deal.library.texts
    raised = s.raised
    if any(texts[raised[at]].minds_storage for at in range(before, len(raised), STRIDE)):
        return
    kept = raised[:before]
    for at in range(before, len(raised), STRIDE):
        if texts[raised[at]].adds:
            add_materials(s, raised[at + 2], texts[raised[at]].adds)
        else:
            kept.extend(raised[at : at + STRIDE])
    s.raised = kept


def _is_meant(trigger: p.Trigger, seat: int, other: int) -> bool:
    """Whether a trigger on a player's card is about what that or another player does."""
    if trigger.side == p.YOURS:
        return seat == other
    return trigger.side == p.ANY or (trigger.side == p.ENEMY and seat != other)


def _granted_selfheal(s: Position, active: int) -> None:
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            for grant in s.card(source).grants:
                if grant.selfheal != p.NOTHING:
                    for slot in s.buildings[active] + s.warriors[active]:
                        if fits(s, grant.of, slot, seat, source, NOBODY):
                            come_up(s, grant.selfheal, slot, p.NOTHING, active)


def played(s: Position, player: int, type: int) -> None:
    """A card has been played and has happened."""
    if s.live & (p.WATCH << p.PLAYED):
        for seat in range(s.deal.seats):
            for source in s.on_planet(seat):
                for trigger in s.card(source).triggers:
                    if trigger.event == p.PLAYED and (trigger.types >> type) & 1 and _is_meant(trigger, seat, player):
                        come_up(s, trigger.text, source, p.NOTHING, player)


def activated(s: Position, player: int, attacker: int) -> None:
    """A player's trap has been activated by an attacker."""
    if s.live & (p.WATCH << p.ACTIVATED):
        for seat in range(s.deal.seats):
            for source in s.on_planet(seat):
                for trigger in s.card(source).triggers:
                    if trigger.event == p.ACTIVATED and _is_meant(trigger, seat, player):
                        come_up(s, trigger.text, source, attacker, NOBODY)


def begin_triggers(s: Position, mark: int) -> None:
    """All triggered effects that came up from a mark on begin now."""
    waiting = s.raised[mark:]
    del s.raised[mark:]
    s.frames.append(TriggersFrame(waiting))


def step_triggers(s: Position, f: TriggersFrame) -> None:
    """The next of several triggered effects; the active player says which (PC-7.3)."""
    if f.step == 0:
        f.waiting = _of_players(s, f.waiting)
        if not f.waiting or s.triggered >= TRIGGER_LIMIT:
            s.frames.pop()
            return
        f.step = 1
        s.ask(s.active(), o.ASK_TRIGGER, _different(s, f.waiting))
        return
    f.step = 0
    s.triggered += 1
    waiting = f.waiting
    at = (s.answer - o.PLACE) * STRIDE
    text, source, player, that, they, number, power, that_power = waiting[at : at + STRIDE]
    del waiting[at : at + STRIDE]
    effect = EffectFrame(player, text, source, number, len(s.raised))
    effect.that = that
    effect.they = they
    effect.attack = power
    effect.that_attack = that_power
    if s.notes is not None:
        there = [source & SLOT_MASK] if s.is_there(source) else []
        s.note("triggered", {"seat": player, "source": number}, there)
    begin_text(s, effect)


def _of_players(s: Position, waiting: list[int]) -> list[int]:
    """Triggered effects without those of players who have lost (PC-1.6)."""
    if s.remaining == (1 << s.deal.seats) - 1:
        return waiting
    kept: list[int] = []
    for at in range(0, len(waiting), STRIDE):
        if s.plays(waiting[at + 2]):
            kept.extend(waiting[at : at + STRIDE])
    return kept


def _different(s: Position, waiting: list[int]) -> list[int]:
    """A choice for each triggered effect; those that come to the same are offered once."""
    options: list[int] = []
    for place in range(len(waiting) // STRIDE):
        at = place * STRIDE
        same = False
        for option in options:
            if _comes_to_the_same(s, waiting, (option - o.PLACE) * STRIDE, at):
                same = True
        if not same:
            options.append(o.PLACE + place)
    return options


def _comes_to_the_same(s: Position, waiting: list[int], one: int, other: int) -> bool:
    """Whether two triggered effects are alike in everything, or their order is of no account.

    That is so for effects that add the same for the same player, and for selfheal while nothing waits for healing.
    """
    texts = s.deal.library.texts
    if waiting[one] == waiting[other] and waiting[one + 2] == waiting[other + 2] and texts[waiting[one]].adds:
        return True
    if texts[waiting[one]].mends and texts[waiting[other]].mends and not s.live & (p.WATCH | p.OWN) << p.IS_HEALED:
        return True
    return waiting[one : one + STRIDE] == waiting[other : other + STRIDE]
