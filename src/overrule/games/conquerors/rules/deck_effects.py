"""Effects on decks, hands and junkyards: look, kuk (PC-12.3, PC-12.4), recover, search, deploy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import take, take_top
from overrule.core.position import NOBODY
from overrule.core.texts import with_pass
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import EffectFrame
from overrule.games.conquerors.rules.playing import come_in
from overrule.games.conquerors.rules.targets import ENTERING, recoverable
from overrule.games.conquerors.rules.triggers import draw_card
from overrule.games.conquerors.rules.zones import card_types, leave_hand, put_in_deck, put_in_hand, put_under
from overrule.games.conquerors.state import Position


def look(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """See the top cards of your deck; they stay where they are."""
    seen = _see(s, f.player, i.count)
    if s.notes is not None:
        s.note("looked", {"seat": f.player}, list(seen))
    f.end_sentence(len(seen) > 0)


def _see(s: Position, seat: i64, number: i64) -> vec[i64]:
    """The top cards of a player's deck, the first one on top; the player knows them now."""
    deck = s.decks[seat]
    seen = vec[i64]([deck[-1 - place] for place in range(number if number < len(deck) else len(deck))])
    for slot in seen:
        s.show_to(seat, slot)
    return seen


def kuk(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """See the top cards, put any of them on the bottom, one by one, then draw. `chosen`: which go, from the top."""
    if f.step == 0:
        seen = _see(s, f.player, i.count)
        f.count = len(seen)
        if s.notes is not None and f.source < 0:
            s.note_frame("looked", {"seat": f.player}, list(seen))  # the kuk phase
        elif s.notes is not None:
            s.note("looked", {"seat": f.player}, list(seen))
        f.step = 1
    if f.step == 2:
        f.step = 1
        if s.answer == o.DONE:
            f.step = 3
        else:
            f.chosen = append(f.chosen, s.answer - o.PLACE)
    if f.step == 1:
        options = vec[i64]([o.PLACE + place for place in range(f.count) if place not in f.chosen])
        if len(options) > 0:
            f.step = 2
            s.ask(f.player, o.ASK_KUK, append(options, o.DONE))
            return
        f.step = 3
    if f.step == 3:
        _to_bottom(s, f)
        f.step = 4
        f.count = 0
    while f.count < i.count:
        f.count += 1
        if not draw_card(s, f.player) or s.unsettled:
            break
    f.end_sentence(True)


def _to_bottom(s: Position, f: EffectFrame) -> None:
    """What was chosen goes to the bottom, the last one lowest.

    Others see how many, not which: so it is the lowest of the seen slots that go, and the kinds change places.
    """
    if len(f.chosen) == 0:
        return
    deck = s.decks[f.player]
    seen = vec[i64]([deck[-1 - place] for place in range(f.count)])
    kinds = vec[i64]([s.kind[seen[place]] for place in range(f.count) if place not in f.chosen])
    for place in f.chosen:
        kinds = append(kinds, s.kind[seen[place]])
    for place in range(f.count):
        s.kind[seen[place]] = kinds[place]
        s.renew_handle(seen[place])
    for viewer in range(s.audience + 1):
        if viewer != f.player:
            s.blur(viewer, seen)
    moved = seen[f.count - len(f.chosen) :]
    for slot in moved:
        take(s.decks, f.player, slot)
        put_under(s, f.player, slot)
    if s.notes is not None:
        s.note("put-under", {"seat": f.player, "count": len(moved)}, list(moved))


def recover(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Cards of your choice go from your junkyard to hand, deck or planet."""
    if f.step == 1:
        _take(s, f, i)
        if s.unsettled:
            return
    while f.step == 0 and f.count < i.count:
        options = o.place_options(recoverable(s, i, f.player))
        if len(options) == 0:
            break
        if i.how == p.UP_TO:
            options = append(options, o.DONE)
        if f.count == 0:
            options = with_pass(f, options, i)
        f.step = 1
        s.ask(f.player, o.ASK_RECOVER, options)
        if s.asking != NOBODY:
            return
        _take(s, f, i)
        if s.unsettled:
            return
    f.end_sentence(f.done and f.count > 0)


def _take(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    f.step = 0
    if s.answer == o.DONE or s.answer == o.PASS:
        f.done = f.count > 0
        f.step = 2
        return
    f.count += 1
    f.done = True
    slot = s.junkyards[f.player][s.answer - o.PLACE]
    take(s.junkyards, f.player, slot)
    if s.notes is not None:
        s.note("recovered", {"seat": f.player, "to": i.to}, [slot])
    if i.to == p.PLANET:
        come_in(s, slot, f.player)
        f.that = s.ref(slot)
        f.they = f.player
    elif i.to == p.HAND:
        put_in_hand(s, f.player, slot)
    else:
        put_in_deck(s, f.player, slot, i.to)


def search(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """Look through your deck and show cards that fit; they go where the text says, then the deck is shuffled."""
    if f.step == 1:
        f.step = 0
        if s.answer == o.DONE:
            f.step = 2
        else:
            _find(s, f, i)
            if s.unsettled:
                return
    if f.step == 0 and f.count < i.count:
        deck = s.decks[f.player]
        _see(s, f.player, len(deck))
        if s.notes is not None and f.count == 0:
            s.note("searches", {"seat": f.player}, [])
        f.step = 1
        options = o.place_options(card_types(s, deck, p.ANY_TYPE, i.cards))
        s.ask(f.player, o.ASK_SEARCH, append(options, o.DONE), True)
        if s.asking != NOBODY:
            return
    s.shuffle(f.player)
    for slot in f.chosen:
        put_in_deck(s, f.player, slot, p.TOP)
    f.end_sentence(f.count > 0)


def _find(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """A card was found. Others see which, not from where: so the top slot leaves, and the kinds change places."""
    deck = s.decks[f.player]
    found = deck[s.answer - o.PLACE]
    for viewer in range(s.audience + 1):
        if viewer != f.player:
            s.blur(viewer, deck)
    top = take_top(s.decks, f.player)
    kind = s.kind[found]
    s.kind[found] = s.kind[top]
    s.kind[top] = kind
    s.renew_handle(top)
    s.show(top)
    f.count += 1
    if s.notes is not None:
        s.note("searched", {"seat": f.player, "to": i.to}, [top])
    if i.to == p.TOP:
        f.chosen = vec[i64]([top])
        return
    s.unsettled = len(s.decks[f.player]) == 0
    if i.to == p.HAND:
        put_in_hand(s, f.player, top)
    else:
        come_in(s, top, f.player)
        f.that = s.ref(top)
        f.they = f.player


def deploy(s: Position, f: EffectFrame, i: p.Instruction) -> None:
    """A card of your choice enters the planet out of your hand; as the hand is hidden, it may be none."""
    if f.step == 0:
        f.step = 1
        options = o.place_options(card_types(s, s.hands[f.player], ENTERING, i.cards))
        s.ask(f.player, o.ASK_DEPLOY, append(options, o.DONE), True)
        if s.asking != NOBODY:
            return
    if s.answer == o.DONE:
        f.end_sentence(False)
        return
    slot = leave_hand(s, f.player, s.hands[f.player][s.answer - o.PLACE], True)
    if s.notes is not None:
        s.note("deployed", {"seat": f.player}, [slot])
    come_in(s, slot, f.player)
    f.end_sentence(True)
    f.that = s.ref(slot)
    f.they = f.player
