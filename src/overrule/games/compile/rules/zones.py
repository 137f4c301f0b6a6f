"""Moving cards between zones, with who may know what afterwards (CO-75), and nothing that follows from it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, has, members, place_of, put, put_all, take
from overrule.core.frames import Frame
from overrule.core.notes import NO_NOTE, Note, Notes
from overrule.core.position import NOBODY
from overrule.games.compile.frames import (
    ARRIVE_FRAME,
    FIRE_FRAME,
    FLIP_FRAME,
    LAND_FRAME,
    TEXT_FRAME,
    TRIGGERS_FRAME,
    ArriveFrame,
    FireFrame,
    FlipFrame,
    LandFrame,
    TextFrame,
    TriggersFrame,
)
from overrule.games.compile.program import HAS_RETURN_TO_DECK, TOP
from overrule.games.compile.rules.board import side_has
from overrule.games.compile.state import AUDIENCE, LINES, NOWHERE, SEATS, Position

# Where cards go that leave the field.
TO_TRASH: Final = 0
TO_HAND: Final = 1
TO_TAKER: Final = 2

# Who sees a card that leaves a hand.
OWNER_ONLY: Final = 0
BOTH_PLAYERS: Final = 1
ALL_VIEWERS: Final = 2


def lose_texts(s: Position, slot: i64, covered: bool) -> None:
    """A card is covered, turned down or removed: the rest of its texts does not happen (CO-25).

    Text of a top box survives being covered. A middle command that still waits to happen is lost too.
    """
    for frame in s.frames:
        if frame.kind == TEXT_FRAME:
            text = cast(TextFrame, frame)
            if text.source == slot and not (covered and text.box == TOP):
                text.lost = True
        elif frame.kind == FIRE_FRAME:
            cast(FireFrame, frame).cards &= ~bit(slot)


def forget(s: Position, slot: i64) -> None:
    """A card leaves the field: whatever was noted about it is void, also if it comes back (CO-52, CO-61)."""
    others = ~bit(slot)
    for frame in s.frames:
        if frame.kind == TEXT_FRAME:
            text = cast(TextFrame, frame)
            text.cards &= others
            if text.source == slot:
                text.lost = True
            if text.that == slot:
                text.that_gone = True
        elif frame.kind == TRIGGERS_FRAME:
            triggers = cast(TriggersFrame, frame)
            triggers.tops &= others
            triggers.bottoms &= others
        elif frame.kind == FIRE_FRAME:
            cast(FireFrame, frame).cards &= others
        elif frame.kind == FLIP_FRAME:
            cast(FlipFrame, frame).cards &= others


def lift(s: Position, slot: i64) -> i64:
    """Take a card out of its stack: it is nowhere now (CO-29). Gives the card that this uncovers, or -1."""
    spot = s.spot[slot]
    covered = not s.is_uncovered(slot)
    s.leave(slot)
    take(s.stacks, spot, slot)
    return NOWHERE if covered else s.top_of(spot)


def lift_all(s: Position, cards: i64) -> i64:
    """Take cards, as bits, out of their stacks at the same moment. Gives the cards newly uncovered, as bits."""
    uncovered = NONE
    for spot in range(SEATS * LINES):
        stack = s.stacks[spot]
        staying = vec[i64]([slot for slot in stack if not has(cards, slot)])
        if len(staying) == len(stack):
            continue
        for slot in stack:
            if has(cards, slot):
                s.leave(slot)
        s.stacks[spot] = staying
        if len(staying) > 0 and staying[-1] != stack[-1]:
            uncovered |= bit(staying[-1])
    return uncovered


def put_down(s: Position, f: LandFrame) -> None:
    """Committed cards lie down on top of their stack."""
    spot = f.side * LINES + f.line
    for slot in f.cards:
        covered = s.top_of(spot)
        if covered != NOWHERE:
            lose_texts(s, covered, True)
        put(s.stacks, spot, slot)
        s.enter(slot, spot, has(f.up, slot))
    if s.notes is not None:
        _note_landing(s, f)


def slide_under(s: Position, slot: i64, source: i64) -> None:
    """Put a card face down directly beneath another one (CO-46)."""
    spot = s.spot[source]
    stack = s.stacks[spot]
    place = place_of(source, stack)
    s.stacks[spot] = extend(append(stack[:place], slot), stack[place:])
    s.enter(slot, spot, False)
    if s.notes is not None:
        side = s.side_of(slot)
        facts: dict[str, object] = {
            "side": side,
            "line": spot % LINES,
            "seat": side,
            "up": False,
            "under": True,
        }
        s.note("played", facts, [slot])


def put_away(s: Position, f: ArriveFrame) -> None:
    """Cards that left the field arrive with their owner, or with the player who takes them."""
    for side in range(SEATS):
        cards = f.cards_0 if side == 0 else f.cards_1
        if cards != 0:
            _put_away(s, f, side, members(cards))


def _put_away(s: Position, f: ArriveFrame, side: i64, slots: vec[i64]) -> None:
    if f.to == TO_TRASH:
        put_all(s.trashes, side, slots)
        s.show_all(slots)
    elif f.to == TO_TAKER:
        put_all(s.hands, f.player, slots)
        s.alike[f.player] = False
        for slot in slots:
            s.show_to(f.player, slot)
    elif side_has(s, 1 - side, HAS_RETURN_TO_DECK):
        put_all(s.decks, side, slots)
    else:
        put_all(s.hands, side, slots)
        s.alike[side] = False
    if s.notes is not None:
        _note_arrival(s, s.notes, f, side, slots)


def _way_of(s: Position, f: ArriveFrame, side: i64) -> str:
    """The event for cards that leave a side of the field."""
    if f.to == TO_TRASH:
        return "deleted"
    if f.to == TO_TAKER:
        return "taken"
    return "returned-to-deck" if side_has(s, 1 - side, HAS_RETURN_TO_DECK) else "returned"


# ------------------------------------------------------------------------------------------- what is told of it

# Cards on their way are told of when they arrive, all being known then; earlier, if anything happens before that.


def note_on_their_way(s: Position) -> None:
    """Something happens before the cards on their way arrive: what they do is told first."""
    assert s.notes is not None
    for depth in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[depth]
        if frame.kind != ARRIVE_FRAME and (frame.kind != LAND_FRAME or frame.step != 0):
            return
        _note_way(s, s.notes, depth)


def _note_way(s: Position, notes: Notes, depth: i64) -> None:
    frame = s.frames[depth]
    if notes.number_of(frame) != NO_NOTE:
        return
    if frame.kind == LAND_FRAME:
        land = cast(LandFrame, frame)
        s.note_frame_at(depth, _way_in(land), _note_facts(land), list(land.cards))
        return
    leaving = cast(ArriveFrame, frame)
    for side in range(SEATS):
        cards = leaving.cards_0 if side == 0 else leaving.cards_1
        if cards != 0:
            facts: dict[str, object] = {"seat": leaving.player, "side": side}
            s.note_frame_at(depth, _way_of(s, leaving, side), facts, list(members(cards)))


def go_ahead(s: Position, f: LandFrame) -> LandFrame:
    """A frame that lands the same cards at once, before others that are on their way to the same stack."""
    now = f.go_ahead()
    if s.notes is not None:
        for depth in range(len(s.frames)):
            if s.frames[depth] is f:
                _note_way(s, s.notes, depth)
        s.notes.bind(now, s.notes.number_of(f)).notes = s.notes.notes_of(f)
    return now


def _note_arrival(s: Position, notes: Notes, f: ArriveFrame, side: i64, slots: vec[i64]) -> None:
    kind = _way_of(s, f, side)
    for note in notes.notes_of(f):
        if note.facts["side"] == side:
            if note.kind == kind:
                _note_learned(s, note, slots, NOBODY if f.to == TO_TRASH else f.player)
            else:
                s.note(kind, {"seat": f.player, "side": side}, list(slots))
            return
    _note_of(s, f, kind, {"seat": f.player, "side": side}, slots)


def _note_landing(s: Position, f: LandFrame) -> None:
    assert s.notes is not None
    told = s.notes.notes_of(f)
    if len(told) == 0:
        _note_of(s, f, _way_in(f), _note_facts(f), f.cards)
    else:
        _note_learned(s, told[0], f.cards, f.side)


def _way_in(f: LandFrame) -> str:
    return "shifted" if f.player < 0 else "played"


def _note_facts(f: LandFrame) -> dict[str, object]:
    return {"side": f.side, "line": f.line, "seat": f.player, "up": f.up != 0}


def _note_of(s: Position, f: Frame, kind: str, facts: dict[str, object], slots: vec[i64]) -> None:
    """Announce a frame that is on top or, when a chain ends, has been dropped."""
    if s.frames[-1] is f:
        s.note_frame(kind, facts, list(slots))
    else:
        s.note(kind, facts, list(slots))


def _note_learned(s: Position, told: Note, slots: vec[i64], seat: i64) -> None:
    """Tell what cards turned out to be, if a player, or everybody, knows more now than when they were announced."""
    now = [s.seen_card(slot) for slot in slots]
    if any(now[at].kinds != told.cards[at].kinds for at in range(len(now))):
        s.note("turned-out", {"seat": seat}, list(slots))


# ---------------------------------------------------------------------------------------------------------- hands


def leave_hand(s: Position, player: i64, slot: i64, seen_by: i64) -> i64:
    """A card leaves a hand; gives the slot in which it leaves.

    Viewers who see the card know that it was one of those that it might have been; the others, that it was one of the
    hand.
    """
    if len(s.pool) == 0:
        take(s.hands, player, slot)
        return slot
    if not s.alike[player]:
        hand = s.hands[player]
        s.lose_track(AUDIENCE, hand, slot, seen_by == ALL_VIEWERS)
        s.lose_track(1 - player, hand, slot, seen_by != OWNER_ONLY)
        s.alike[player] = seen_by == OWNER_ONLY
    leaving = s.leave_first(s.hands, player, slot)
    if leaving != slot:
        _follow_trade(s, leaving, slot)
    return leaving


def reveal_hand_cards(s: Position, player: i64, slots: vec[i64]) -> vec[i64]:
    """Show cards of a hand to everybody; returns them in an order that does not reveal when they were drawn."""
    shown = by_kind(s, slots)
    if len(s.pool) == 0:
        return shown
    s.alike[player] = False
    for slot in shown:
        s.lose_track(AUDIENCE, s.hands[player], slot, True)
        s.lose_track(1 - player, s.hands[player], slot, True)
        s.show(slot)
        s.renew_handle(slot)
    return shown


def by_kind(s: Position, slots: vec[i64]) -> vec[i64]:
    """Cards in the order of their kinds."""
    ordered = slots[:]
    for place in range(1, len(slots)):
        slot = slots[place]
        at = place
        while at > 0 and s.kind[ordered[at - 1]] > s.kind[slot]:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = slot
    return ordered


def _follow_trade(s: Position, one: i64, other: i64) -> None:
    """Two slots have swapped their contents: texts that refer to a card in one of them follow it."""
    both = bit(one) | bit(other)
    for frame in s.frames:
        if frame.kind == TEXT_FRAME:
            text = cast(TextFrame, frame)
            if text.that == one or text.that == other:
                text.that = one + other - text.that
            if text.drawn & both != 0 and text.drawn & both != both:
                text.drawn ^= both


def shuffle(s: Position, deck: i64) -> bool:
    """Shuffle a deck. Less than two cards are no event (CO-58)."""
    s.shuffle(deck)
    return len(s.decks[deck]) > 1


def trash_into_deck(s: Position, deck: i64) -> bool:
    """Shuffle a player's trash into the deck."""
    put_all(s.decks, deck, s.trashes[deck])
    s.trashes[deck] = vec[i64]()
    return shuffle(s, deck)
