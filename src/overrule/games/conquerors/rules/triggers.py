"""Triggered effects: they come up when something happens (PC-7.2), and begin when nothing else is happening (PC-7.4).

What came up lies in `Position.raised`, eight numbers for each: text, source (ref), player, that (ref), they (seat), the
number of the source's card, and the attack that the source and *that* had: both may be gone when it begins. A text
takes those that came up in it when it ends; between two steps of a turn, an attack or a card being played they begin
at once (`mark_of`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import bit
from overrule.core.notes import Notes
from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame, TriggersFrame
from overrule.games.conquerors.rules.board import attack, fits
from overrule.games.conquerors.rules.targets import begin_text
from overrule.games.conquerors.rules.zones import add_materials, draw
from overrule.games.conquerors.state import SLOT_MASK, TRIGGER_LIMIT, Position

STRIDE: Final = 8


def happens(s: Position, event: i64, slot: i64, that: i64) -> None:
    """Something happens to a thing on the planet: what waits for it comes up. `that` is a ref: who did it."""
    if s.features(slot) & p.own(event):
        for trigger in s.card(slot).triggers:
            if trigger.event == event and trigger.of is None:
                _come_up(s, trigger, slot, that, NOBODY)
    if s.live & p.watch(event):
        _watchers(s, event, slot)


def _watchers(s: Position, event: i64, slot: i64) -> None:
    """What waits for something that happens to others."""
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            if s.features(source) & p.watch(event):
                for trigger in s.card(source).triggers:
                    of = trigger.of
                    if trigger.event == event and of is not None and fits(s, of, slot, seat, source, NOBODY):
                        _come_up(s, trigger, source, s.ref(slot), NOBODY)


def _come_up(s: Position, trigger: p.Trigger, source: i64, that: i64, they: i64) -> None:
    """A triggered effect comes up, unless it does so once each turn and has."""
    if trigger.once:
        ref = s.ref(source)
        for at in range(0, len(s.spent), 2):
            if s.spent[at] == ref and s.spent[at + 1] == trigger.text:
                return
        s.spent = append(append(s.spent, ref), trigger.text)
    come_up(s, trigger.text, source, that, they)


def come_up(s: Position, text: i64, source: i64, that: i64, they: i64) -> None:
    """A triggered effect of a card on the planet has come up. *They* are the controller of *that*, if nobody else."""
    power: i64 = attack(s, source) if s.type(source) == p.WARRIOR else 0
    that_power: i64 = 0
    if s.is_there(that):
        slot = that & SLOT_MASK
        if they == NOBODY:
            they = s.controller[slot]
        if s.type(slot) == p.WARRIOR:
            that_power = attack(s, slot)
    effect = vec[i64]([text, s.ref(source), s.controller[source], that, they, s.number(source), power, that_power])
    s.raised = extend(s.raised, effect)
    if s.notes is not None:
        s.notes.keep(tuple(effect), s.notes.cause(s.frames, len(s.frames)))


def at_moment(s: Position, event: i64) -> None:
    """A moment of the active player's turn: what waits for it comes up."""
    if len(s.delayed) > 0:
        _come_at_last(s, event)
    if not s.live & p.watch(event) and not (event == p.AT_END and s.live & p.HAS_GRANTS):
        return
    before: i64 = len(s.raised)
    active = s.player
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            if s.features(source) & p.watch(event):
                for trigger in s.card(source).triggers:
                    if trigger.event == event and _is_meant(trigger, seat, active):
                        _come_up(s, trigger, source, p.NOTHING, active)
    if event == p.AT_END and s.live & p.HAS_GRANTS:
        _granted_selfheal(s, active)
    if event == p.AT_MINING:
        _add_at_once(s, before)


def postpone(s: Position, event: i64, f: EffectFrame, text: i64) -> None:
    """A text will happen at the end of this turn, or at the start of its player's next one."""
    effect = vec[i64]([event, text, f.source, f.player, f.that, f.they, f.card, f.attack, f.that_attack])
    s.delayed = extend(s.delayed, effect)


def _come_at_last(s: Position, event: i64) -> None:
    """Texts that were put off to this moment come up: at the start of a turn, those of the active player."""
    kept = vec[i64]()
    for at in range(0, len(s.delayed), STRIDE + 1):
        if s.delayed[at] == event and (event == p.AT_END or s.delayed[at + 3] == s.player):
            s.raised = extend(s.raised, s.delayed[at + 1 : at + 1 + STRIDE])
        else:
            kept = extend(kept, s.delayed[at : at + 1 + STRIDE])
    s.delayed = kept


def draw_card(s: Position, seat: i64) -> bool:
    """A player draws a card, and what waits for that comes up. Says whether there was one."""
    if not draw(s, seat):
        return False
    if s.live & p.watch(p.DRAWN):
        for owner in range(s.deal.seats):
            for source in s.on_planet(owner):
                for trigger in s.card(source).triggers:
                    if trigger.event == p.DRAWN and _is_meant(trigger, owner, seat):
                        _come_up(s, trigger, source, p.NOTHING, seat)
    return True


def _add_at_once(s: Position, before: i64) -> None:
    """Effects that only add materials happen first, without a question, unless another depends on what is stored."""
    texts = s.deal.library.texts
    raised = s.raised
    if any(texts[raised[at]].minds_storage for at in range(before, len(raised), STRIDE)):
        return
    kept = raised[:before]
    for at in range(before, len(raised), STRIDE):
        adds = texts[raised[at]].adds
        if len(adds) > 0:
            if s.notes is not None:
                s.notes.kept(tuple(raised[at : at + STRIDE]))
            add_materials(s, raised[at + 2], adds, raised[at + 1] & SLOT_MASK)
        else:
            kept = extend(kept, raised[at : at + STRIDE])
    s.raised = kept


def _is_meant(trigger: p.Trigger, seat: i64, other: i64) -> bool:
    """Whether a trigger on a player's card is about what that or another player does."""
    if trigger.side == p.YOURS:
        return seat == other
    return trigger.side == p.ANY or (trigger.side == p.ENEMY and seat != other)


def _granted_selfheal(s: Position, active: i64) -> None:
    for seat in range(s.deal.seats):
        for source in s.on_planet(seat):
            for grant in s.card(source).grants:
                if grant.selfheal != p.NOTHING:
                    for slot in extend(s.buildings[active][:], s.warriors[active]):
                        if fits(s, grant.of, slot, seat, source, NOBODY):
                            note_grant(s, grant.selfheal, slot, source)
                            come_up(s, grant.selfheal, slot, p.NOTHING, active)


def note_grant(s: Position, text: i64, slot: i64, granter: i64) -> None:
    """Remember, for those who watch, which card gives another card an effect that comes up."""
    if s.notes is not None:
        s.notes.keep((text, s.ref(slot)), s.number(granter))


def played(s: Position, player: i64, type: i64) -> None:
    """A card has been played and has happened."""
    if s.live & p.watch(p.PLAYED):
        for seat in range(s.deal.seats):
            for source in s.on_planet(seat):
                for trigger in s.card(source).triggers:
                    if trigger.event == p.PLAYED and (trigger.types >> type) & 1 and _is_meant(trigger, seat, player):
                        _come_up(s, trigger, source, p.NOTHING, player)


def activated(s: Position, player: i64, attacker: i64) -> None:
    """A player's trap has been activated by an attacker."""
    if s.live & p.watch(p.ACTIVATED):
        for seat in range(s.deal.seats):
            for source in s.on_planet(seat):
                for trigger in s.card(source).triggers:
                    if trigger.event == p.ACTIVATED and _is_meant(trigger, seat, player):
                        _come_up(s, trigger, source, attacker, NOBODY)


def begin_triggers(s: Position, mark: i64) -> None:
    """All triggered effects that came up from a mark on begin now."""
    s.push(TriggersFrame(s.raised[mark:]))
    s.raised = s.raised[:mark]


def step_triggers(s: Position, f: TriggersFrame) -> None:
    """The next of several triggered effects; the active player says which (PC-7.3)."""
    if f.step == 0:
        f.waiting = _of_players(s, f.waiting)
        if len(f.waiting) == 0 or s.triggered >= TRIGGER_LIMIT:
            s.pop()
            return
        f.step = 1
        s.ask(s.active(), o.ASK_TRIGGER, _different(s, f.waiting))
        return
    f.step = 0
    s.triggered += 1
    waiting = f.waiting
    at = (s.answer - o.PLACE) * STRIDE
    effect = EffectFrame(waiting[at + 2], waiting[at], waiting[at + 1], waiting[at + 5], len(s.raised))
    effect.that = waiting[at + 3]
    effect.they = waiting[at + 4]
    effect.attack = waiting[at + 6]
    effect.that_attack = waiting[at + 7]
    f.waiting = extend(waiting[:at], waiting[at + STRIDE :])
    if s.notes is not None:
        _note_triggered(s, s.notes, effect, waiting[at : at + STRIDE])
    begin_text(s, effect)
    if s.notes is not None:
        s.unlead()


def _note_triggered(s: Position, notes: Notes, effect: EffectFrame, raised: vec[i64]) -> None:
    """Tell that a triggered effect begins; it follows from what it came up by, and what it does from this."""
    facts: dict[str, object] = {"seat": effect.player, "source": effect.card}
    if effect.text == p.FINAL_HIT_TEXT:
        facts["final_hit"] = True
    granter = notes.kept((effect.text, effect.source))
    if granter >= 0:
        facts["granter"] = granter
    there = [effect.source & SLOT_MASK] if s.is_there(effect.source) else []
    notes.led = notes.kept(tuple(raised))
    s.note("triggered", facts, there, s.source_card(effect.source, effect.card))
    notes.led = notes.last


def _of_players(s: Position, waiting: vec[i64]) -> vec[i64]:
    """Triggered effects without those of players who have lost (PC-1.6)."""
    if s.remaining == bit(s.deal.seats) - 1:
        return waiting
    kept = vec[i64]()
    for at in range(0, len(waiting), STRIDE):
        if s.plays(waiting[at + 2]):
            kept = extend(kept, waiting[at : at + STRIDE])
    return kept


def _different(s: Position, waiting: vec[i64]) -> vec[i64]:
    """A choice for each triggered effect; those that come to the same are offered once."""
    options = vec[i64]()
    all_mend = _all_mend(s, waiting)
    for place in range(len(waiting) // STRIDE):
        at = place * STRIDE
        same = all_mend and place > 0
        for option in options:
            if _comes_to_the_same(s, waiting, (option - o.PLACE) * STRIDE, at):
                same = True
        if not same:
            options = append(options, o.PLACE + place)
    return options


def _all_mend(s: Position, waiting: vec[i64]) -> bool:
    """Whether all waiting effects heal their own card, and nothing depends on that: then the order does not matter."""
    if s.live & (p.watch(p.IS_HEALED) | p.own(p.IS_HEALED)):
        return False
    texts = s.deal.library.texts
    return all(texts[waiting[at]].mends for at in range(0, len(waiting), STRIDE))


def _comes_to_the_same(s: Position, waiting: vec[i64], one: i64, other: i64) -> bool:
    """Whether two triggered effects are alike in everything, or both add the same for the same player."""
    first = s.deal.library.texts[waiting[one]]
    if waiting[one] == waiting[other] and waiting[one + 2] == waiting[other + 2] and len(first.adds) > 0:
        return True
    return all(waiting[one + at] == waiting[other + at] for at in range(STRIDE))
