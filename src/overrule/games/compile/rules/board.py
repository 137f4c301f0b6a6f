"""What the field says: values, totals, standing rules, the cards and lines that a text means."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import NONE, bit, count, has
from overrule.games.compile import program as p
from overrule.games.compile.frames import TextFrame
from overrule.games.compile.state import ALL_LINES, LINES, NOWHERE, SEATS, Position

# ------------------------------------------------------------------------------------------------- standing rules


def top_box(s: Position, slot: i64) -> p.Box:
    return s.deal.top[s.kind[slot]]


def bottom_box(s: Position, slot: i64) -> p.Box:
    return s.deal.bottom[s.kind[slot]]


def active_box(s: Position, slot: i64, feature: i64) -> p.Box | None:
    """The box through which a card in the field has a feature right now: top while face up, bottom while also
    uncovered (CO-83)."""
    if s.deal.features[s.kind[slot]] & feature == 0 or not s.is_up(slot):
        return None
    box = top_box(s, slot)
    if box.features & feature != 0:
        return box
    box = bottom_box(s, slot)
    if box.features & feature != 0 and s.is_uncovered(slot):
        return box
    return None


def side_has(s: Position, side: i64, feature: i64) -> bool:
    """Whether some card on a side has a standing rule active."""
    if s.live & feature == 0:
        return False
    return any(_stack_has(s, spot, feature) for spot in range(side * LINES, side * LINES + LINES))


def line_has(s: Position, line: i64, feature: i64) -> bool:
    """Whether some card in a line, on either side, has a standing rule active."""
    if s.live & feature == 0:
        return False
    return any(_stack_has(s, side * LINES + line, feature) for side in range(SEATS))


def _stack_has(s: Position, spot: i64, feature: i64) -> bool:
    return any(active_box(s, slot, feature) is not None for slot in s.stacks[spot])


def is_silent(s: Position, slot: i64) -> bool:
    """Whether a card's middle command would not happen now (CO-55)."""
    if s.live & (p.HAS_SILENCE | p.HAS_SILENCE_OPPONENT) == 0:
        return False
    spot = s.spot[slot]
    side: i64 = 0 if spot < LINES else 1
    if line_has(s, spot - side * LINES, p.HAS_SILENCE):
        return True
    return s.player != side and side_has(s, s.player, p.HAS_SILENCE_OPPONENT)


def can_flip(s: Position, slot: i64) -> bool:
    return s.live & p.HAS_CANNOT_FLIP == 0 or active_box(s, slot, p.HAS_CANNOT_FLIP) is None


# --------------------------------------------------------------------------------------------------------- values


def face_down_value(s: Position, spot: i64) -> i64:
    """What a face-down card in this stack is worth (CO-48, CO-53)."""
    if s.live & p.HAS_FACE_DOWN_VALUE != 0:
        for slot in s.stacks[spot]:
            box = active_box(s, slot, p.HAS_FACE_DOWN_VALUE)
            if box is not None:
                return box.face_down_value
    return p.FACE_DOWN_VALUE


def value(s: Position, slot: i64) -> i64:
    """The value of a card in the field, for every question (CO-48)."""
    if s.is_up(slot):
        return s.deal.value[s.kind[slot]]
    return face_down_value(s, s.spot[slot])


def total(s: Position, side: i64, line: i64) -> i64:
    """A player's total in a line, as changed by cards; it has no floor (CO-49, CO-82)."""
    return all_totals(s)[side * LINES + line]


def all_totals(s: Position) -> vec[i64]:
    """Both players' totals, as 3 * side + line. They are of this moment, and not to be changed."""
    if s.live & (p.HAS_TOTAL | p.HAS_FACE_DOWN_VALUE) == 0:
        return s.sums
    totals = s.sums[:]
    for spot in range(SEATS * LINES):
        if s.live & p.HAS_FACE_DOWN_VALUE != 0:
            totals[spot] += _more_face_down(s, spot)
        if s.live & p.HAS_TOTAL != 0:
            _add_standing_totals(s, spot, totals)
    return totals


def _more_face_down(s: Position, spot: i64) -> i64:
    """What the face-down cards of a stack are worth beyond the usual value."""
    more = face_down_value(s, spot) - p.FACE_DOWN_VALUE
    result: i64 = 0
    if more != 0:
        for slot in s.stacks[spot]:
            if not s.is_up(slot):
                result += more
    return result


def _add_standing_totals(s: Position, spot: i64, totals: vec[i64]) -> None:
    """Add what the cards of a stack add to the totals of their line."""
    owner: i64 = 0 if spot < LINES else 1
    for slot in s.stacks[spot]:
        box = active_box(s, slot, p.HAS_TOTAL)
        if box is None or box.total is None:
            continue
        reader = TextFrame(slot, owner, 0, p.NOTHING)
        if box.total.given is None or holds(s, reader, box.total.given):
            changed = spot if box.total.who == p.YOU else (spot + LINES) % (SEATS * LINES)
            totals[changed] += amount(s, reader, box.total.plus)


def protocol_count(s: Position, lines: i64) -> i64:
    """Number of different protocols on face-up cards in these lines (CO-53: face-down cards have none)."""
    found = NONE
    for spot in range(SEATS * LINES):
        if has(lines, spot % LINES):
            for slot in s.stacks[spot]:
                if s.is_up(slot):
                    found |= bit(s.kind[slot] // p.CARDS_OF_PROTOCOL)
    return count(found)


def value_of_that(s: Position, f: TextFrame) -> i64:
    """The value of that card now: printed in the trash, 2 where it is private (CO-54); 0 if there is none."""
    slot = f.that
    if slot < 0:
        return 0
    if s.spot[slot] != NOWHERE:
        return value(s, slot)
    if slot in s.trashes[0] or slot in s.trashes[1]:
        return s.deal.value[s.kind[slot]]
    return p.FACE_DOWN_VALUE


def amount(s: Position, f: TextFrame, a: p.Amount) -> i64:
    """How much a text means."""
    kind = a.kind
    if kind == p.NUMBER:
        return a.number
    if kind == p.HAND_SIZE:
        return len(s.hands[f.player])
    if kind == p.TRASH_SIZE:
        return len(s.trashes[f.player])
    if kind == p.DISCARDED:
        return f.count + a.number
    if kind == p.VALUE_OF_THAT:
        return value_of_that(s, f)
    if kind == p.COUNT:
        assert a.cards is not None
        return len(matching(s, f, a.cards))
    if kind == p.HALF_COUNT:
        assert a.cards is not None
        return len(matching(s, f, a.cards)) // 2
    assert kind == p.PROTOCOLS
    assert a.where is not None
    return protocol_count(s, lines_meant(s, f, a.where))


def holds(s: Position, f: TextFrame, condition: p.Condition) -> bool:
    """Whether a condition holds now (CO-60)."""
    kind = condition.kind
    if kind == p.AT_LEAST:
        assert condition.amount is not None
        return amount(s, f, condition.amount) >= condition.number
    if kind == p.AT_MOST:
        assert condition.amount is not None
        return amount(s, f, condition.amount) <= condition.number
    if kind == p.IS_COVERED:
        return s.spot[f.source] != NOWHERE and not s.is_uncovered(f.source)
    if kind == p.IS_COVERING:
        return s.spot[f.source] != NOWHERE and s.stacks[s.spot[f.source]][0] != f.source
    if kind == p.IS_LOSING:
        line = line_of(s, f.source)
        return line >= 0 and has(losing_lines(s, f.player), line)
    # IS_MATCH: that card, discarded face up, is of the protocol that was stated.
    return f.that_kind >= 0 and f.that_kind // p.CARDS_OF_PROTOCOL == f.stated


def losing_lines(s: Position, player: i64) -> i64:
    """The lines, as bits, in which the opponent's total is higher than a player's."""
    totals = all_totals(s)
    own = player * LINES
    theirs = LINES - own
    lines = NONE
    for line in range(LINES):
        if totals[theirs + line] > totals[own + line]:
            lines |= bit(line)
    return lines


# ---------------------------------------------------------------------------------------------------------- lines


def line_of(s: Position, slot: i64) -> i64:
    """The line of a card in the field; -1 for one that is not there."""
    spot = s.spot[slot]
    return spot % LINES if spot != NOWHERE else NOWHERE


def lines_meant(s: Position, f: TextFrame, where: p.Spot) -> i64:
    """The lines that a text means, as bits."""
    lines = _lines_named(s, f, where.which)
    if where.holding is None:
        return lines
    result = NONE
    for line in range(LINES):
        if has(lines, line):
            there: i64 = 0
            for slot in matching(s, f, where.holding):
                if s.spot[slot] % LINES == line:
                    there += 1
            if there >= where.at_least:
                result |= bit(line)
    return result


def _lines_named(s: Position, f: TextFrame, which: i64) -> i64:
    if which == p.ANY_LINE:
        return ALL_LINES
    if which == p.THAT_LINE:
        return bit(f.that_line) if f.that_line >= 0 else NONE
    if which == p.LOSING_LINES:
        return losing_lines(s, f.player)
    if which == p.THEIR_BEST_LINES:
        return _best_lines(s, 1 - f.player)
    here = line_of(s, f.source)
    if here < 0:
        return 0
    if which == p.THIS_LINE:
        return bit(here)
    assert which == p.OTHER_LINES
    return ALL_LINES ^ bit(here)


def _best_lines(s: Position, side: i64) -> i64:
    """The lines in which a player's total is highest; ties stay open (CO-50)."""
    totals = all_totals(s)
    best = totals[side * LINES]
    result = bit(0)
    for line in range(1, LINES):
        here = totals[side * LINES + line]
        if here > best:
            best = here
            result = NONE
        if here == best:
            result |= bit(line)
    return result


# ---------------------------------------------------------------------------------------------------------- cards


def matching(s: Position, f: TextFrame, cards: p.Filter) -> vec[i64]:
    """The cards in the field that a text means, from its player's side of the table."""
    found = vec[i64]()
    where = cards.where
    lines = ALL_LINES if where.which == p.ANY_LINE and where.holding is None else lines_meant(s, f, where)
    if lines == 0:
        return found
    compared: i64 = 0
    if cards.amount is not None:
        if cards.amount.kind == p.VALUE_OF_THAT and f.that < 0:
            return found  # there is no such card to compare with
        compared = amount(s, f, cards.amount)
    for side in range(SEATS):
        if cards.side != p.BOTH and (cards.side == p.YOU) != (side == f.player):
            continue
        for line in range(LINES):
            if has(lines, line):
                found = _collect(s, f, cards, s.stacks[side * LINES + line], compared, found)
    if cards.pick != p.PICK_ANY and len(found) > 1:
        return _extreme(s, found, cards.pick == p.HIGHEST)
    return found


def _collect(s: Position, f: TextFrame, cards: p.Filter, stack: vec[i64], compared: i64, found: vec[i64]) -> vec[i64]:
    """What has been found, and the cards of one stack that fit."""
    if len(stack) == 0:
        return found
    first: i64 = 0
    last = len(stack)
    if cards.cover == p.UNCOVERED:
        first = last - 1
    elif cards.cover == p.COVERED:
        last -= 1
    for place in range(first, last):
        if _fits(s, f, cards, stack[place], compared):
            found = append(found, stack[place])
    return found


def _fits(s: Position, f: TextFrame, cards: p.Filter, slot: i64, compared: i64) -> bool:
    if cards.other and slot == f.source:
        return False
    up = s.is_up(slot)
    if cards.face != p.ANY and (cards.face == p.FACE_UP) != up:
        return False
    if cards.protocol != p.NOTHING and not (up and s.protocol(slot) == cards.protocol):
        return False
    if cards.not_protocol != p.NOTHING and not (up and s.protocol(slot) != cards.not_protocol):
        return False
    if cards.compare == p.NO_VALUE:
        return True
    worth = value(s, slot)
    if cards.compare == p.ONE_OF:
        return worth >= 0 and has(cards.values, worth)
    if cards.compare == p.MORE_THAN:
        return worth > compared
    if cards.compare == p.LESS_THAN:
        return worth < compared
    assert cards.compare == p.EQUAL_TO
    return worth == compared


def _extreme(s: Position, slots: vec[i64], highest: bool) -> vec[i64]:
    """The cards of highest or lowest value among these; ties stay open for the owner (CO-50)."""
    best = value(s, slots[0])
    for slot in slots:
        worth = value(s, slot)
        if (worth > best) if highest else (worth < best):
            best = worth
    return vec[i64]([slot for slot in slots if value(s, slot) == best])
