"""Moving cards between zones, with who may know what afterwards (CO-75), and nothing that follows from it."""

from __future__ import annotations

from typing import Final, cast

from overrule.games.compile.frames import TEXT_FRAME, ArriveFrame, LandFrame, TextFrame
from overrule.games.compile.program import HAS_RETURN_TO_DECK, TOP
from overrule.games.compile.rules.board import side_has
from overrule.games.compile.rules.notes import note
from overrule.games.compile.state import LINES, NOWHERE, SPECTATOR, VIEWERS, Position

# Where cards go that leave the field.
TO_TRASH: Final = 0
TO_HAND: Final = 1
TO_TAKER: Final = 2


def lose_texts(s: Position, slot: int, covered: bool) -> None:
    """A card is covered, turned down or removed: the rest of its texts does not happen (CO-25).

    Text of a top box survives being covered.
    """
    for frame in s.frames:
        if frame.kind == TEXT_FRAME:
            text = cast(TextFrame, frame)
            if text.source == slot and not (covered and text.box == TOP):
                text.lost = True


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
        if not stack or not any((cards >> slot) & 1 for slot in stack):
            continue
        before = stack[-1]
        for slot in stack:
            if (cards >> slot) & 1:
                s.leave(slot)
        s.stacks[spot] = [slot for slot in stack if not (cards >> slot) & 1]
        if s.stacks[spot] and s.stacks[spot][-1] != before:
            uncovered |= 1 << s.stacks[spot][-1]
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
        side = spot // LINES
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
        cards = f.cards_0 if side == 0 else f.cards_1
        slots: list[int] = []
        slot = 0
        while cards:
            if cards & 1:
                slots.append(slot)
            cards >>= 1
            slot += 1
        if slots:
            _put_away(s, f, side, slots)


def _put_away(s: Position, f: ArriveFrame, side: int, slots: list[int]) -> None:
    if f.to == TO_TRASH:
        s.trashes[side].extend(slots)
        for slot in slots:
            s.show(slot)
        kind = "deleted"
    elif f.to == TO_TAKER:
        s.hands[f.player].extend(slots)
        for slot in slots:
            s.show_to(f.player, slot)
        kind = "taken"
    elif side_has(s, 1 - side, HAS_RETURN_TO_DECK):
        s.decks[side].extend(slots)
        kind = "returned-to-deck"
    else:
        s.hands[side].extend(slots)
        kind = "returned"
    if s.notes is not None:
        note(s, kind, {"seat": f.player, "side": side}, slots)


def leave_hand(s: Position, player: int, slot: int, secret_to: int) -> None:
    """A card leaves a hand; viewers in `secret_to`, as bits, cannot tell which of the hand's cards it was."""
    for viewer in range(VIEWERS):
        if (secret_to >> viewer) & 1:
            s.blur(viewer, s.hands[player])
    s.hands[player].remove(slot)
    s.renew_handle(slot)


def secret_from_others(player: int) -> int:
    """The other player and the spectator, as bits."""
    return (1 << SPECTATOR) | (1 << (1 - player))


def shuffle(s: Position, deck: int) -> bool:
    """Shuffle a deck: its slots stay, the kinds in them change places. Less than two cards are no event (CO-58)."""
    slots = s.decks[deck]
    kinds = [s.kind[slot] for slot in slots]
    s.streams[deck].shuffle(kinds)
    for place in range(len(slots)):
        s.kind[slots[place]] = kinds[place]
        s.renew_handle(slots[place])
    for viewer in range(VIEWERS):
        s.blur(viewer, slots)
    if s.notes is not None:
        note(s, "shuffled", {"seat": deck, "count": len(slots)}, [])
    return len(slots) > 1


def trash_into_deck(s: Position, deck: int) -> bool:
    """Shuffle a player's trash into the deck."""
    s.decks[deck].extend(s.trashes[deck])
    s.trashes[deck] = []
    return shuffle(s, deck)
