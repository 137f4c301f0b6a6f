"""Cards in the field move and turn: deleted, returned, taken, shifted, played, flipped, with all that follows."""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, has, lowest, members, set_of
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import (
    LAND_FRAME,
    ArriveFrame,
    FireFrame,
    FlipFrame,
    LandFrame,
)
from overrule.games.compile.rules.board import active_box, bottom_box, can_flip, top_box
from overrule.games.compile.rules.chains import begin_text, fire, would_fire
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.rules.zones import (
    ALL_VIEWERS,
    OWNER_ONLY,
    TO_TRASH,
    forget,
    go_ahead,
    leave_hand,
    lift,
    lift_all,
    lose_texts,
    note_on_their_way,
    put_away,
    put_down,
)
from overrule.games.compile.state import LINES, NOWHERE, SEATS, Position

# -------------------------------------------------------------------------------------------- leaving the field


def send_away(s: Position, cards: i64, to: i64, player: i64) -> None:
    """Cards, as bits, leave the field at the same moment; what they uncover happens before they arrive (CO-29)."""
    cards_0 = NONE
    for slot in members(cards):
        if s.spot[slot] < LINES:
            cards_0 |= bit(slot)
        forget(s, slot)
    uncovered = lift_all(s, cards)
    s.push(ArriveFrame(to, player, cards_0, cards & ~cards_0))
    fire_newly(s, uncovered)


def step_arrive(s: Position, f: ArriveFrame) -> None:
    put_away(s, f)
    s.pop()
    if f.to == TO_TRASH:
        after(s, p.did(p.DID_DELETE, f.player), NOWHERE, f)


# ------------------------------------------------------------------------------------------------------- firing


def fire_newly(s: Position, cards: i64) -> None:
    """Cards, as bits, were uncovered or turned up at the same moment: their middle commands happen (CO-45)."""
    firing = NONE
    for slot in members(cards):
        if would_fire(s, slot):
            firing |= bit(slot)
    if firing != 0:
        if s.notes is not None:
            note_on_their_way(s)
        s.push(FireFrame(firing))


def step_fire(s: Position, f: FireFrame) -> None:
    """The next card fires, if it still would; the turn's player says which (CO-45, CO-77)."""
    if f.step == 0:
        options = vec[i64]([o.CARD + slot for slot in members(f.cards) if would_fire(s, slot)])
        if len(options) == 0:
            s.pop()
            return
        f.step = 1
        s.ask(s.player, o.ASK_FIRE, options)
    else:
        f.step = 0
        slot = s.answer - o.CARD
        f.cards &= ~bit(slot)
        if f.cards == 0:
            s.pop()
        fire(s, slot)


# ------------------------------------------------------------------------------------------- shifting, playing


def shift(s: Position, slot: i64, line: i64) -> None:
    """Shift a card to a line on its side, on top. One that was covered and face up fires there (CO-28, CO-33)."""
    side = s.side_of(slot)
    up = bit(slot) & s.up
    fires = NONE if s.is_uncovered(slot) else up
    uncovered = lift(s, slot)
    s.push(s.committed(side, line, vec[i64]([slot]), up, fires, NOWHERE))
    if uncovered != NOWHERE:
        fire_newly(s, bit(uncovered))


def shift_all(s: Position, cards: i64, line: i64) -> None:
    """Shift cards, as bits, to one line at the same moment, in their order (CO-47).

    They land side by side, the turn's player's side first.
    """
    landing: list[LandFrame] = []
    moving = NONE
    for turn in range(SEATS):
        side = s.player if turn == 0 else 1 - s.player
        slots = vec[i64]()
        fires = NONE
        for other in range(LINES):
            for slot in s.stacks[side * LINES + other]:
                if has(cards, slot) and other != line:
                    slots = append(slots, slot)
                    if not s.is_uncovered(slot):
                        fires |= bit(slot)
        if len(slots) > 0:
            up = set_of(slots) & s.up
            landing.append(s.committed(side, line, slots, up, fires & up, NOWHERE))
            moving |= set_of(slots)
    uncovered = lift_all(s, moving)
    for frame in reversed(landing):
        s.push(frame)
    fire_newly(s, uncovered)


def play_from_hand(s: Position, player: i64, slot: i64, side: i64, line: i64, up: bool, secret: bool = True) -> i64:
    """Play a card out of a hand; face down, nobody else sees which one it is. Gives the slot in which it goes."""
    leaving = leave_hand(s, player, slot, OWNER_ONLY if secret and not up else ALL_VIEWERS)
    commit(s, player, leaving, side, line, up)
    return leaving


def commit(s: Position, player: i64, slot: i64, side: i64, line: i64, up: bool) -> None:
    """A played card is on its way to a stack (CO-30); face up, all see what is coming."""
    facing = bit(slot) if up else NONE
    if up:
        s.show(slot)
    s.commitments += 1
    s.push(LandFrame(s.commitments, side, line, vec[i64]([slot]), facing, facing, player))


def step_land(s: Position, f: LandFrame) -> None:
    """Committed cards land once the card they would cover has had its say; then the top one fires (CO-30, CO-34)."""
    if f.step == 0:
        if (len(s.frames) > 2 and _land_earlier_ones(s, f)) or _ask_covered(s, f):
            return
        f.step = 1
        put_down(s, f)
        top = f.cards[-1]
        if has(f.fires, top) and would_fire(s, top):
            fire(s, top)
            return
    s.pop()
    if f.player >= 0 and not f.ahead:
        after(s, p.did(p.DID_PLAY, f.player), f.line, f)


def _land_earlier_ones(s: Position, f: LandFrame) -> bool:
    """Cards committed to the same stack before these land and fire first (CO-31)."""
    for frame in s.frames:
        if frame.kind == LAND_FRAME and frame.step == 0:
            earlier = cast(LandFrame, frame)
            if earlier.number < f.number and earlier.side == f.side and earlier.line == f.line:
                s.push(go_ahead(s, earlier))
                return True
    return False


def _ask_covered(s: Position, f: LandFrame) -> bool:
    """Let the card that would be covered have its say, once for each covering (CO-34)."""
    if s.live & p.HAS_BEFORE_COVER == 0:
        return False
    covered = s.top_of(f.side * LINES + f.line)
    if covered == NOWHERE or not s.is_up(covered) or has(f.asked, covered):
        return False
    f.asked |= bit(covered)
    place = p.TOP if _minds_cover(s, top_box(s, covered), f) else p.BOTTOM
    box = top_box(s, covered) if place == p.TOP else bottom_box(s, covered)
    if not _minds_cover(s, box, f):
        return False
    if s.notes is not None:
        note_on_their_way(s)
    begin_text(s, covered, f.side, place, box.before_cover)
    return True


def _minds_cover(s: Position, box: p.Box, f: LandFrame) -> bool:
    """Whether a box has a would-cover effect that waits for the coming card; face down it is of no protocol."""
    if box.features & p.HAS_BEFORE_COVER == 0:
        return False
    if box.by_protocol == p.NOTHING:
        return True
    coming = f.cards[0]
    return has(f.up, coming) and s.protocol(coming) == box.by_protocol


# ----------------------------------------------------------------------------------------------------- flipping


def flip(s: Position, cards: i64, silent: bool) -> bool:
    """Flip cards, as bits, at the same moment. Says whether that did anything.

    Cards that must have their say first are turned after the others (CO-35).
    """
    asking = NONE
    turned_up = NONE
    happened = False
    for slot in members(cards):
        if not can_flip(s, slot):
            continue
        happened = True
        if s.live & p.HAS_BEFORE_FLIP != 0 and active_box(s, slot, p.HAS_BEFORE_FLIP) is not None:
            asking |= bit(slot)
        else:
            turn_over(s, slot)
            turned_up |= bit(slot)
            if s.notes is not None and not silent and would_fire(s, slot):
                s.notes.keep((slot,), s.notes.last)
    if not silent:
        fire_newly(s, turned_up)
    if asking != 0:
        s.push(FlipFrame(asking, silent))
    return happened


def turn_over(s: Position, slot: i64) -> None:
    """Turn a card over, without what follows."""
    if s.is_up(slot):
        s.turn_down(slot)
        lose_texts(s, slot, False)
    else:
        s.turn_up(slot)
    if s.notes is not None:
        spot = s.spot[slot]
        s.note("flipped", {"side": spot // LINES, "line": spot % LINES, "up": s.is_up(slot)}, [slot])


def step_flip(s: Position, f: FlipFrame) -> None:
    """The next card that would be flipped has its say; then it is flipped, if it is still there face up."""
    if f.cards == 0:
        s.pop()
        return
    slot = lowest(f.cards)
    if f.step == 0:
        f.step = 1
        box = active_box(s, slot, p.HAS_BEFORE_FLIP)
        if box is not None:
            place = p.TOP if top_box(s, slot).features & p.HAS_BEFORE_FLIP != 0 else p.BOTTOM
            begin_text(s, slot, s.side_of(slot), place, box.before_flip)
    else:
        f.step = 0
        f.cards &= ~bit(slot)
        if f.cards == 0:
            s.pop()
        if s.is_up(slot):
            turn_over(s, slot)
