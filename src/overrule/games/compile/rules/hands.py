"""Hands and decks: drawing, discarding, refreshing, and what may be played where."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, array, bit, has, place_of, put, set_of, take_top
from overrule.core.position import NOBODY
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import TEXT_FRAME, DiscardFrame, RefreshFrame, TextFrame
from overrule.games.compile.rules.board import active_box, side_has
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.rules.zones import ALL_VIEWERS, by_kind, leave_hand, trash_into_deck
from overrule.games.compile.state import ALL_LINES, LINES, NEUTRAL, SEATS, Position

HAND_LIMIT: Final = 5
MOST_PLAYS: Final = 6  # of nearly every card

# ------------------------------------------------------------------------------------------------------ drawing


def can_draw(s: Position, player: i64, deck: i64) -> bool:
    """Whether a draw would draw at least one card (CO-56, CO-57)."""
    if len(s.decks[deck]) == 0 and len(s.trashes[deck]) == 0:
        return False
    return len(s.hands[player]) == 0 or not side_has(s, player, p.HAS_CANNOT_DRAW)


def draw(s: Position, player: i64, number: i64, deck: i64) -> tuple[i64, i64]:
    """Draw from a deck, which is rebuilt from the trash when it is empty (CO-57).

    Gives the cards drawn, as bits, and what was done, for `after`: a draw across a reshuffle is one draw (CO-58).
    """
    if number <= 0 or not can_draw(s, player, deck):
        return 0, 0
    before = len(s.hands[player])
    done = p.did(p.DID_DRAW, player)
    for _ in range(number):
        if len(s.decks[deck]) == 0:
            if len(s.trashes[deck]) == 0:
                break
            if trash_into_deck(s, deck):
                done |= p.did(p.DID_SHUFFLE, deck)
        slot = take_top(s.decks, deck)
        put(s.hands, player, slot)
        s.show_to(player, slot)
    s.alike[player] = False
    drawn = s.hands[player][before:]
    if s.notes is not None:
        s.note("drew", {"seat": player, "deck": deck, "count": len(drawn)}, list(drawn))
    return set_of(drawn), done


def report(s: Position, happened: bool) -> None:
    """Tell the text that ordered something whether it really happened (CO-21)."""
    frame = s.frames[-1]
    if frame.kind == TEXT_FRAME:
        cast(TextFrame, frame).done = happened


# --------------------------------------------------------------------------------------------------- discarding


def step_discard(s: Position, f: DiscardFrame) -> None:
    """The next card to discard is chosen; when all are, they go as one action (CO-38)."""
    if f.step == 1:
        f.step = 0
        if s.answer < o.CARD:
            f.most = f.number
        else:
            f.chosen |= bit(s.answer - o.CARD)
            f.number += 1
    hand = s.hands[f.player]
    if f.number == f.most or f.number == len(hand):
        _finish_discard(s, f)
        return
    if f.least >= len(hand) and not f.optional:
        f.chosen = set_of(hand)
        _finish_discard(s, f)
        return
    options = vec[i64]([o.CARD + slot for slot in hand if not has(f.chosen, slot)])
    if f.optional and f.number == 0:
        options = append(options, o.PASS)
    elif f.number >= f.least:
        options = append(options, o.DONE)
    f.step = 1
    s.ask(f.player, o.ASK_CACHE if f.cache else o.ASK_DISCARD, options)


def _finish_discard(s: Position, f: DiscardFrame) -> None:
    s.pop()
    slots = vec[i64]([slot for slot in s.hands[f.player] if has(f.chosen, slot)])
    frame = s.frames[-1]
    if frame.kind == TEXT_FRAME:
        text = cast(TextFrame, frame)
        text.count = len(slots)
        text.done = len(slots) > 0
    if len(slots) > 0:
        discard(s, f.player, slots, f.into)
        done = p.did(p.DID_DISCARD, f.player)
        if f.cache:
            done |= p.did(p.DID_CLEAR_CACHE, f.player)
        after(s, done)


def discard(s: Position, player: i64, slots: vec[i64], into: i64) -> None:
    """Put cards of a hand into a trash, face up (CO-66), without what follows.

    They go in an order that does not reveal when they were drawn.
    """
    going = by_kind(s, slots)
    for place in range(len(going)):
        slot = going[place]
        leaving = leave_hand(s, player, slot, ALL_VIEWERS)
        if leaving != slot and leaving in going:  # what lay there has moved
            going[place_of(leaving, going)] = slot
        going[place] = leaving
        put(s.trashes, into, leaving)
        s.show(leaving)
    if s.notes is not None:
        s.note("discarded", {"seat": player, "into": into}, list(going))


# --------------------------------------------------------------------------------------------------- refreshing


def can_refresh(s: Position, player: i64) -> bool:
    """Whether a refresh is possible: it would draw at least one card (CO-56)."""
    return len(s.hands[player]) < HAND_LIMIT and can_draw(s, player, player)


def step_refresh(s: Position, f: RefreshFrame) -> None:
    """Control goes back and may rearrange; then the player draws up to five (CO-70, CO-81)."""
    if f.step == 0:
        if not can_refresh(s, f.player):
            s.pop()
            report(s, False)
            return
        f.step = 1
        if s.notes is not None:
            s.note_frame("refreshed", {"seat": f.player}, [])
        spend_control(s, f.player)
    if s.asking == NOBODY:
        rearrange_by_answer(s, f.player)
        _, done = draw(s, f.player, HAND_LIMIT - len(s.hands[f.player]), f.player)
        s.pop()
        report(s, True)
        after(s, done | p.did(p.DID_REFRESH, f.player))


def spend_control(s: Position, player: i64) -> None:
    """A player who has control gives it back and may rearrange one player's protocols (CO-09, CO-70, CO-81)."""
    s.answer = o.PASS
    if s.control != player:
        return
    s.control = NEUTRAL
    if s.notes is not None:
        s.note("control", {"seat": NEUTRAL}, [])
    s.ask(player, o.ASK_CONTROL, CONTROL_OPTIONS[:])


def rearrangements(player: i64) -> vec[i64]:
    """The five orders that differ from the present one (CO-67)."""
    return vec[i64]([o.REARRANGE_OPTION + 8 * player + order for order in range(1, len(o.ORDERS))])


CONTROL_OPTIONS: Final = array([*rearrangements(0), *rearrangements(1), o.PASS])


def rearrange_by_answer(s: Position, by: i64) -> None:
    """Rearrange as answered; passing leaves all as it is."""
    if s.answer == o.PASS:
        return
    player = (s.answer - o.REARRANGE_OPTION) // 8
    order = o.ORDERS[(s.answer - o.REARRANGE_OPTION) % 8]
    reorder(s, player, order)
    if s.notes is not None:
        s.note("rearranged", {"seat": player, "order": list(order), "by": by}, [])


def reorder(s: Position, player: i64, order: vec[i64]) -> None:
    """Move a player's protocol cards, each with its side up; nothing fires (CO-67, CO-68)."""
    first = player * LINES
    before = s.order[first : first + LINES]
    for line in range(LINES):
        s.order[first + line] = before[order[line]]
        s.home[before[order[line]]] = bit(line)


# ------------------------------------------------------------------------------------------------------ playing


def open_lines(s: Position, player: i64, face: i64) -> i64:
    """The lines where the opponent's cards let a player play cards of a face, as bits (CO-73)."""
    lines = ALL_LINES
    if s.live & p.HAS_CANNOT_PLAY == 0:
        return lines
    for line in range(LINES):
        for slot in s.stacks[(1 - player) * LINES + line]:
            box = active_box(s, slot, p.HAS_CANNOT_PLAY)
            if box is not None and (box.cannot_face == p.ANY or box.cannot_face == face):
                if not box.cannot_here:
                    return NONE
                lines &= ~bit(line)
    return lines


def free_lines(s: Position, player: i64, slot: i64) -> i64:
    """The lines where a card needs no matching protocol (CO-72).

    A card may allow that for its player's plays, or for one protocol's cards, whoever plays them.
    """
    lines = ALL_LINES if s.deal.permission[s.kind[slot]] != 0 else NONE
    if s.live & p.HAS_FREE_PLAY == 0:
        return lines
    for spot in range(SEATS * LINES):
        for other in s.stacks[spot]:
            box = active_box(s, other, p.HAS_FREE_PLAY)
            if box is None:
                continue
            if box.free_protocol == p.NOTHING:
                allowed = (spot < LINES) == (player == 0)
            else:
                allowed = box.free_protocol == s.protocol(slot)
            if allowed:
                lines |= bit(spot % LINES) if box.free_here else ALL_LINES
    return lines


def plays(s: Position, player: i64, slots: vec[i64], face: i64, lines: i64, free: bool) -> vec[i64]:
    """The legal plays of these cards: face up where a protocol matches, face down anywhere (CO-72).

    A play goes to the player's own side (CO-78); a card that says so may go to either side, face up (CO-65).
    Slots that are NOTHING keep the places of the others.
    """
    options = vec[i64](capacity=MOST_PLAYS * len(slots))
    up_lines = lines if face != p.FACE_DOWN else NONE
    down_lines = lines if face != p.FACE_UP else NONE
    if s.live & p.HAS_CANNOT_PLAY != 0:
        up_lines &= open_lines(s, player, p.FACE_UP)
        down_lines &= open_lines(s, player, p.FACE_DOWN)
    home, kinds, permissions, play_codes = s.home, s.kind, s.deal.permission, o.PLAY_CODES
    free_play = s.live & p.HAS_FREE_PLAY != 0
    codes = 64 * player + down_lines - 128
    for slot in slots:
        codes += 128
        if slot == p.NOTHING:
            continue
        kind = kinds[slot]
        permission = permissions[kind]
        open_up = up_lines if free else up_lines & home[kind // p.CARDS_OF_PROTOCOL]
        if free_play or permission != 0:
            open_up |= up_lines & free_lines(s, player, slot)
        options = extend(options, play_codes[codes + 8 * open_up])
        if permission == p.EITHER_SIDE:
            options = extend(options, play_codes[codes + 64 - 128 * player + 8 * up_lines - down_lines])
    return options
