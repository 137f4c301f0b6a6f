"""Moving cards between zones, with who may know what afterwards (CO-75), and nothing that follows from it."""

from __future__ import annotations

from typing import Final

from overrule.games.compile.frames import ArriveFrame, FireFrame, FlipFrame, LandFrame, TextFrame, TriggersFrame
from overrule.games.compile.program import CARDS_IN_MATCH, HAS_RETURN_TO_DECK, TOP
from overrule.games.compile.rules.board import side_has
from overrule.games.compile.rules.notes import note
from overrule.games.compile.state import KNOWN, LINES, NOWHERE, SPECTATOR, VIEWERS, Position, slots_of

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
        note(s, "shifted" if f.player < 0 else "played", facts, f.cards)


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
        note(s, "played", facts, [slot])


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
        note(s, kind, {"seat": f.player, "side": side}, slots)


def leave_hand(s: Position, player: int, slot: int, seen_by: int) -> int:
    """A card leaves a hand; gives the slot in which it leaves.

    Nobody but its owner can tell the cards of a hand apart. So it is always the first slot that leaves, and what lay
    there changes places with the card: slots and handles say nothing about when it came into the hand. Viewers who
    see the card know that it was one of those that it might have been; the others, that it was one of the hand.
    """
    hand = s.hands[player]
    if not s.pool:
        hand.remove(slot)
        return slot
    if not s.alike[player]:
        _lose_track(s, SPECTATOR, hand, slot, seen_by == ALL_VIEWERS)
        _lose_track(s, 1 - player, hand, slot, seen_by != OWNER_ONLY)
        s.alike[player] = seen_by == OWNER_ONLY
    leaving = hand.pop(0)
    if leaving != slot:
        _trade_places(s, leaving, slot)
    s.handle[leaving] = s.next_handle
    s.next_handle += 1
    return leaving


def reveal_hand_cards(s: Position, player: int, slots: list[int]) -> list[int]:
    """Cards of a hand are shown to everybody; gives them in an order that does not tell when they were drawn."""
    shown = sorted(slots, key=s.kind.__getitem__)
    if not s.pool:
        return shown
    s.alike[player] = False
    for slot in shown:
        _lose_track(s, SPECTATOR, s.hands[player], slot, True)
        _lose_track(s, 1 - player, s.hands[player], slot, True)
        s.show(slot)
        s.renew_handle(slot)
    return shown


def _lose_track(s: Position, viewer: int, hand: list[int], slot: int, sees: bool) -> None:
    """A viewer sees a card of a hand, or only that one is gone, without seeing which place in the hand it had."""
    if not sees:
        s.blur(viewer, hand)
        return
    start = viewer * CARDS_IN_MATCH
    pool = s.pool[start + slot]
    if pool == KNOWN:
        return
    kind = s.kind[slot]
    alike = [slot]
    for other in hand:
        if s.pool[start + other] != pool and (s.candidates(viewer, other) >> kind) & 1:
            alike.append(other)
    if len(alike) > 1:
        alike += [other for other in hand if s.pool[start + other] == pool and other != slot]
        s.blur(viewer, alike)


def _trade_places(s: Position, one: int, other: int) -> None:
    """Two slots of a hand swap what lies in them, with all that is known about it."""
    s.kind[one], s.kind[other] = s.kind[other], s.kind[one]
    for start in range(0, len(s.pool), CARDS_IN_MATCH):
        s.pool[start + one], s.pool[start + other] = s.pool[start + other], s.pool[start + one]
    both = (1 << one) | (1 << other)
    for frame in s.frames:
        if isinstance(frame, TextFrame):
            if frame.that == one or frame.that == other:
                frame.that = one + other - frame.that
            if frame.drawn & both != 0 and frame.drawn & both != both:
                frame.drawn ^= both


def shuffle(s: Position, deck: int) -> bool:
    """Shuffle a deck: its slots stay, the kinds in them change places. Less than two cards are no event (CO-58)."""
    slots = s.decks[deck]
    if s.pool:
        for viewer in range(VIEWERS):
            s.blur(viewer, slots)
    kinds = [s.kind[slot] for slot in slots]
    s.streams[deck].shuffle(kinds)
    handle = s.next_handle
    s.next_handle += len(slots)
    for place in range(len(slots)):
        s.kind[slots[place]] = kinds[place]
        s.handle[slots[place]] = handle + place
    if s.notes is not None:
        note(s, "shuffled", {"seat": deck, "count": len(slots)}, [])
    return len(slots) > 1


def trash_into_deck(s: Position, deck: int) -> bool:
    """Shuffle a player's trash into the deck."""
    s.decks[deck].extend(s.trashes[deck])
    s.trashes[deck] = []
    return shuffle(s, deck)
