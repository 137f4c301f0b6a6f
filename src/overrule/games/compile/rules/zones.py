"""Moving cards between zones, with who may know what afterwards (CO-75), and nothing that follows from it."""

from __future__ import annotations

from typing import Final

from overrule.games.compile.frames import ArriveFrame, FireFrame, FlipFrame, LandFrame, TextFrame, TriggersFrame
from overrule.games.compile.program import HAS_RETURN_TO_DECK, TOP
from overrule.games.compile.rules.board import side_has
from overrule.games.compile.state import AUDIENCE, LINES, NOWHERE, Position, slots_of

# Where cards go that leave the field.
TO_TRASH: Final = 0
TO_HAND: Final = 1
TO_TAKER: Final = 2

# Who sees a card that leaves a hand.
OWNER_ONLY: Final = 0
BOTH_PLAYERS: Final = 1
ALL_VIEWERS: Final = 2


def lose_texts(s: Position, slot: int, covered: bool) -> None:
    """A card is covered, turned down or removed: the rest of its texts does not happen (CO-25).

    Text of a top box survives being covered. A middle command that still waits to happen is lost too.
    """
    for frame in s.frames:
        if isinstance(frame, TextFrame):
            if frame.source == slot and not (covered and frame.box == TOP):
                frame.lost = True
        elif isinstance(frame, FireFrame):
            frame.cards &= ~(1 << slot)


def forget(s: Position, slot: int) -> None:
    """A card leaves the field: whatever was noted about it is void, also if it comes back (CO-52, CO-61)."""
    others = ~(1 << slot)
    for frame in s.frames:
        if isinstance(frame, TextFrame):
            frame.cards &= others
            if frame.source == slot:
                frame.lost = True
            if frame.that == slot:
                frame.that_gone = True
        elif isinstance(frame, TriggersFrame):
            frame.tops &= others
            frame.bottoms &= others
        elif isinstance(frame, (FireFrame, FlipFrame)):
            frame.cards &= others


def lift(s: Position, slot: int) -> int:
    """Take a card out of its stack: it is nowhere now (CO-29). Gives the card that this uncovers, or -1."""
    spot = s.spot[slot]
    stack = s.stacks[spot]
    s.leave(slot)
    if stack[-1] == slot:
        stack.pop()
        return stack[-1] if stack else NOWHERE
    stack.remove(slot)
    return NOWHERE


def lift_all(s: Position, cards: int) -> int:
    """Take cards, as bits, out of their stacks at the same moment. Gives the cards newly uncovered, as bits."""
    uncovered = 0
    for spot in range(2 * LINES):
        stack = s.stacks[spot]
        staying = [slot for slot in stack if not (cards >> slot) & 1]
        if len(staying) == len(stack):
            continue
        for slot in stack:
            if (cards >> slot) & 1:
                s.leave(slot)
        s.stacks[spot] = staying
        if staying and staying[-1] != stack[-1]:
            uncovered |= 1 << staying[-1]
    return uncovered


def put_down(s: Position, f: LandFrame) -> None:
    """Committed cards lie down on top of their stack."""
    spot = f.side * LINES + f.line
    stack = s.stacks[spot]
    if stack:
        lose_texts(s, stack[-1], True)
    for slot in f.cards:
        stack.append(slot)
        s.enter(slot, spot, (f.up >> slot) & 1 == 1)
    if len(f.cards) > 1:
        for slot in f.cards[:-1]:  # the lower cards of a batch come to lie covered
            lose_texts(s, slot, True)
    if s.notes is not None:
        facts: dict[str, object] = {"side": f.side, "line": f.line, "seat": f.player, "up": f.up != 0}
        s.note("shifted" if f.player < 0 else "played", facts, f.cards)


def slide_under(s: Position, slot: int, source: int) -> None:
    """Put a card face down directly beneath another one (CO-46)."""
    spot = s.spot[source]
    stack = s.stacks[spot]
    stack.insert(stack.index(source), slot)
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
    for side in (0, 1):
        slots = slots_of(f.cards_0 if side == 0 else f.cards_1)
        if slots:
            _put_away(s, f, side, slots)


def _put_away(s: Position, f: ArriveFrame, side: int, slots: list[int]) -> None:
    if f.to == TO_TRASH:
        s.trashes[side].extend(slots)
        s.show_all(slots)
        kind = "deleted"
    elif f.to == TO_TAKER:
        s.hands[f.player].extend(slots)
        s.alike[f.player] = False
        for slot in slots:
            s.show_to(f.player, slot)
        kind = "taken"
    elif side_has(s, 1 - side, HAS_RETURN_TO_DECK):
        s.decks[side].extend(slots)
        kind = "returned-to-deck"
    else:
        s.hands[side].extend(slots)
        s.alike[side] = False
        kind = "returned"
    if s.notes is not None:
        s.note(kind, {"seat": f.player, "side": side}, slots)


def leave_hand(s: Position, player: int, slot: int, seen_by: int) -> int:
    """A card leaves a hand; gives the slot in which it leaves.

    Viewers who see the card know that it was one of those that it might have been; the others, that it was one of the
    hand.
    """
    hand = s.hands[player]
    if not s.pool:
        hand.remove(slot)
        return slot
    if not s.alike[player]:
        s.lose_track(AUDIENCE, hand, slot, seen_by == ALL_VIEWERS)
        s.lose_track(1 - player, hand, slot, seen_by != OWNER_ONLY)
        s.alike[player] = seen_by == OWNER_ONLY
    leaving = s.leave_first(hand, slot)
    if leaving != slot:
        _follow_trade(s, leaving, slot)
    return leaving


def reveal_hand_cards(s: Position, player: int, slots: list[int]) -> list[int]:
    """Cards of a hand are shown to everybody; gives them in an order that does not tell when they were drawn."""
    shown = sorted(slots, key=s.kind.__getitem__)
    if not s.pool:
        return shown
    s.alike[player] = False
    for slot in shown:
        s.lose_track(AUDIENCE, s.hands[player], slot, True)
        s.lose_track(1 - player, s.hands[player], slot, True)
        s.show(slot)
        s.renew_handle(slot)
    return shown


def _follow_trade(s: Position, one: int, other: int) -> None:
    """Texts that speak of a card in one of two slots, which have traded what lies in them, go on speaking of it."""
    both = (1 << one) | (1 << other)
    for frame in s.frames:
        if isinstance(frame, TextFrame):
            if frame.that == one or frame.that == other:
                frame.that = one + other - frame.that
            if frame.drawn & both != 0 and frame.drawn & both != both:
                frame.drawn ^= both


def shuffle(s: Position, deck: int) -> bool:
    """Shuffle a deck. Less than two cards are no event (CO-58)."""
    s.shuffle(deck)
    return len(s.decks[deck]) > 1


def trash_into_deck(s: Position, deck: int) -> bool:
    """Shuffle a player's trash into the deck."""
    s.decks[deck].extend(s.trashes[deck])
    s.trashes[deck] = []
    return shuffle(s, deck)
