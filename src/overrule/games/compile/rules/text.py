"""Texts happen here, sentence by sentence (CO-20 to CO-27).

A sentence that needs an answer asks in its step 0 and goes on in step 1. What it sets off (frames pushed on top)
happens before the next sentence (CO-24). `_next` ends a sentence and says whether it really happened (CO-21).
"""

from __future__ import annotations

from overrule.games.compile.frames import DiscardFrame, RefreshFrame, TextFrame
from overrule.games.compile.options import (
    ASK_EITHER,
    ASK_GIVE,
    ASK_LINE,
    ASK_MAY,
    ASK_NUMBER,
    ASK_PLAY,
    ASK_PLAY_LINE,
    ASK_PROTOCOL,
    ASK_REARRANGE,
    ASK_REVEAL_DRAWN,
    ASK_REVEAL_HAND,
    ASK_REVEAL_TRASH,
    ASK_SEARCH,
    ASK_SWAP_PROTOCOLS,
    ASK_SWAP_STACKS,
    ASK_TARGET,
    ASK_TO_LINE,
    ASK_WHO_FIRST,
    CARD,
    DO,
    FIRST,
    LINE,
    NAME_NUMBER,
    NAME_PROTOCOL,
    PASS,
    PLAY_CARD,
    SECOND,
    SWAP_LINES,
)
from overrule.games.compile.program import (
    ALL,
    BAR_COMPILE,
    CHOOSE_LINE,
    CHOSEN,
    DELETE,
    DID_DISCARD,
    DID_DRAW,
    DID_PLAY,
    DID_SHUFFLE,
    DISCARD,
    DISCARD_DECK,
    DISCARD_TOP,
    DRAW,
    EACH,
    EITHER,
    FACE_DOWN,
    FACE_UP,
    FLIP,
    FROM_HAND,
    FROM_TRASH,
    GIVE,
    JUMP,
    MIMIC,
    NEXT_LINE,
    NOTE_LINES,
    NOTHING,
    ONE,
    OR_MORE,
    OTHER_LINES,
    PLAY,
    PLAY_TOP,
    REARRANGE,
    REFRESH,
    RETURN,
    REVEAL,
    REVEAL_DECK,
    REVEAL_DRAWN,
    REVEAL_FROM_HAND,
    REVEAL_FROM_TRASH,
    REVEAL_HAND,
    REVEAL_TOP,
    SEARCH,
    SHIFT,
    SHUFFLE_DECK,
    SHUFFLE_TRASH,
    STATE_NUMBER,
    STATE_PROTOCOL,
    SWAP_PROTOCOLS,
    SWAP_STACKS,
    TAKE,
    TAKE_RANDOM,
    THIS_CARD,
    TO_OR_FROM_THIS,
    TURN_PROTOCOL,
    UNLESS,
    UNLESS_DONE,
    WHO_FIRST,
    WHOLE_HAND,
    YOU,
    Instruction,
)
from overrule.games.compile.rules.board import (
    amount,
    can_flip,
    holds,
    is_silent,
    line_of,
    lines_meant,
    matching,
)
from overrule.games.compile.rules.chains import begin_text
from overrule.games.compile.rules.hands import (
    can_draw,
    can_refresh,
    draw,
    open_lines,
    plays,
    rearrange_by_answer,
    rearrangements,
    reorder,
)
from overrule.games.compile.rules.moves import commit, flip, play_from_hand, send_away, shift, shift_all
from overrule.games.compile.rules.notes import note
from overrule.games.compile.rules.triggers import after, did
from overrule.games.compile.rules.turn import NEXT, turn_protocol
from overrule.games.compile.rules.zones import (
    BOTH_PLAYERS,
    TO_HAND,
    TO_TAKER,
    TO_TRASH,
    leave_hand,
    reveal_hand_cards,
    shuffle,
    slide_under,
    trash_into_deck,
)
from overrule.games.compile.state import LINES, NOBODY, NOWHERE, PLAYING, STREAM_PICK, Position


def step_text(s: Position, f: TextFrame) -> None:
    """Go on with a text until it sets something off, asks, or is over.

    A text whose card was covered, turned or removed is over (CO-25).
    """
    steps = s.deal.library.texts[f.text].steps
    frames = s.frames
    while not f.lost and f.at < len(steps):
        _step(s, f, steps[f.at])
        if s.asking != NOBODY or s.ending != PLAYING or frames[-1] is not f:
            return
    frames.pop()


def _step(s: Position, f: TextFrame, i: Instruction) -> None:
    op = i.op
    if DELETE <= op <= REVEAL or op == MIMIC:
        _aimed(s, f, i)
    elif op == DRAW:
        _draw(s, f, i)
    elif op >= JUMP:
        _control_flow(s, f, i)
    elif op == DISCARD:
        _discard(s, f, i)
    elif op == PLAY:
        _play(s, f, i)
    elif op == PLAY_TOP:
        _play_top(s, f, i)
    else:
        _others(s, f, i)


def _others(s: Position, f: TextFrame, i: Instruction) -> None:
    op = i.op
    if op == SEARCH:
        _search(s, f, i)
    elif op == DISCARD_TOP:
        _discard_top(s, f, i)
    elif op == DISCARD_DECK:
        _discard_deck(s, f)
    elif op == REVEAL_HAND:
        _reveal(s, f, s.hands[_player(f, i.who)], _player(f, i.who), "hand")
    elif op == REVEAL_DECK:
        _reveal(s, f, s.decks[f.player], f.player, "deck")
    elif op == REVEAL_TOP:
        _reveal(s, f, s.decks[f.player][-1:], f.player, "deck")
    elif op == REVEAL_FROM_HAND:
        _reveal_from_hand(s, f)
    elif op == REVEAL_FROM_TRASH:
        _reveal_from_trash(s, f)
    elif op == REVEAL_DRAWN:
        _reveal_drawn(s, f)
    elif op == REARRANGE:
        _rearrange(s, f, i)
    elif op == SWAP_PROTOCOLS:
        _swap_protocols(s, f, i)
    elif op == SWAP_STACKS:
        _swap_stacks(s, f, i)
    elif op == REFRESH:
        if _is_declined(s, f, i, can_refresh(s, f.player)):
            return
        _next(f, False)
        s.frames.append(RefreshFrame(f.player))
    elif op == GIVE:
        _give(s, f, i)
    elif op == TAKE_RANDOM:
        _take_random(s, f)
    elif op == SHUFFLE_TRASH or op == SHUFFLE_DECK:
        _shuffle(s, f, i)
    elif op == BAR_COMPILE:
        _bar_compile(s, f)
    elif op == TURN_PROTOCOL:
        _turn_protocol(s, f, i)
    else:
        _state(s, f, i)


def _next(f: TextFrame, happened: bool) -> None:
    """The sentence is over; the next one is due."""
    f.done = happened
    f.at += 1
    f.step = 0


def _player(f: TextFrame, who: int) -> int:
    """A player that the text names."""
    return f.player if who == YOU else 1 - f.player


def _is_declined(s: Position, f: TextFrame, i: Instruction, possible: bool) -> bool:
    """Whether a sentence that needs no choice ends here: impossible, still to be asked about, or declined.

    Only for effects without targets; those with targets offer *pass* among them.
    """
    if not possible:
        _next(f, False)
        return True
    if not i.optional:
        return False
    if f.step == 0:
        f.step = 1
        s.ask(f.player, ASK_MAY, [DO, PASS])
        return True
    if s.answer == PASS:
        _next(f, False)
        return True
    return False


def _with_pass(options: list[int], i: Instruction) -> list[int]:
    if i.optional:
        options.append(PASS)
    return options


# ------------------------------------------------------------------------------------------------- control flow


def _control_flow(s: Position, f: TextFrame, i: Instruction) -> None:
    op = i.op
    if op == JUMP:
        f.at = i.jump
    elif op == UNLESS_DONE:
        f.at = f.at + 1 if f.done else i.jump
    elif op == UNLESS:
        assert i.condition is not None
        f.at = f.at + 1 if holds(s, f, i.condition) else i.jump
    elif op == EITHER or op == WHO_FIRST:
        _either(s, f, i)
    elif op == NOTE_LINES:
        assert i.where is not None
        f.lines = lines_meant(s, f, i.where)
        f.at += 1
    elif op == NEXT_LINE:
        _next_line(s, f, i)
    else:
        assert op == CHOOSE_LINE
        _choose_line(s, f, i)


def _either(s: Position, f: TextFrame, i: Instruction) -> None:
    """One of two, out of those that can be done (CO-62); for two players' turns, which one is first."""
    if f.step == 1:
        f.step = 0
        if s.answer == PASS:
            f.done = False
            f.at = _after_either(s, f, i)
        else:
            f.at = f.at + 1 if s.answer == FIRST else i.jump
        return
    steps = s.deal.library.texts[f.text].steps
    first = _can_do(s, f, steps[f.at + 1])
    second = _can_do(s, f, steps[i.jump])
    if i.op == WHO_FIRST and not (first and second):
        f.at += 1  # only one hand holds cards: the order is of no account
        return
    if not first and not second:
        f.done = False
        f.at = _after_either(s, f, i)
        return
    options: list[int] = []
    if first:
        options.append(FIRST)
    if second:
        options.append(SECOND)
    f.step = 1
    s.ask(f.player, ASK_EITHER if i.op == EITHER else ASK_WHO_FIRST, _with_pass(options, i))


def _after_either(s: Position, f: TextFrame, i: Instruction) -> int:
    """Where a text goes on after both branches: where the jump at the end of the first one leads."""
    return s.deal.library.texts[f.text].steps[i.jump - 1].jump


def _next_line(s: Position, f: TextFrame, i: Instruction) -> None:
    """The next noted line, in the player's order (CO-44); lines where nothing can be done are not offered."""
    if f.step == 1:
        f.step = 0
        f.that_line = s.answer - LINE
        f.lines &= ~(1 << f.that_line)
        f.at += 1
        return
    options = _lines_where_possible(s, f, f.lines)
    if not options:
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, ASK_LINE, options)


def _choose_line(s: Position, f: TextFrame, i: Instruction) -> None:
    """One line, out of those where the next step changes something (CO-63)."""
    if f.step == 1:
        f.step = 0
        if s.answer == PASS:
            f.done = False
            f.at = i.jump
        else:
            f.that_line = s.answer - LINE
            f.at += 1
        return
    assert i.where is not None
    options = _lines_where_possible(s, f, lines_meant(s, f, i.where))
    if not options:
        f.done = False
        f.at = i.jump
        return
    f.step = 1
    s.ask(f.player, ASK_LINE, _with_pass(options, i))


def _lines_where_possible(s: Position, f: TextFrame, lines: int) -> list[int]:
    """Options for the lines, as bits, in which the next step could do something."""
    body = s.deal.library.texts[f.text].steps[f.at + 1]
    before = f.that_line
    options: list[int] = []
    for line in range(LINES):
        if (lines >> line) & 1:
            f.that_line = line
            if _can_do(s, f, body):
                options.append(LINE + line)
    f.that_line = before
    return options


def _can_do(s: Position, f: TextFrame, i: Instruction) -> bool:
    """Whether a step would change something, by what all can see (CO-62, CO-63)."""
    op = i.op
    if op >= DELETE and (op <= REVEAL or op == MIMIC):
        return bool(_targets(s, f, i))
    if op == DRAW:
        assert i.amount is not None
        return amount(s, f, i.amount) > 0 and can_draw(s, _player(f, i.who), _player(f, i.deck))
    if op == DISCARD:
        return bool(s.hands[_player(f, i.who)])
    if op == DISCARD_TOP:
        return bool(s.decks[_player(f, i.deck)])
    if op == GIVE:
        return bool(s.hands[f.player])
    if op == SHUFFLE_TRASH:
        return i.even_empty or bool(s.trashes[f.player])
    if op == REFRESH:
        return can_refresh(s, f.player)
    if op == PLAY_TOP:
        return bool(s.decks[_player(f, i.deck)]) and _play_top_lines(s, f, i) != 0
    return True


# ------------------------------------------------------------------------------------------- cards in the field


def _targets(s: Position, f: TextFrame, i: Instruction) -> list[int]:
    """The cards that an effect may be aimed at, such that it changes something (CO-63, CO-78)."""
    if i.aim == CHOSEN:
        assert i.cards is not None
        slots = matching(s, f, i.cards)
    else:
        slot = f.source if i.aim == THIS_CARD else f.that
        slots = [slot] if slot >= 0 and s.spot[slot] != NOWHERE else []
    if i.op == FLIP:
        return [slot for slot in slots if can_flip(s, slot)]
    if i.op == SHIFT:
        return [slot for slot in slots if _destinations(s, f, i, slot) != 0]
    if i.op == MIMIC:
        return [slot for slot in slots if s.deal.middle[s.kind[slot]] != NOTHING and not is_silent(s, slot)]
    return slots


def _destinations(s: Position, f: TextFrame, i: Instruction, slot: int) -> int:
    """The lines, as bits, that a card may be shifted to; never its own (CO-28)."""
    assert i.where is not None
    line = line_of(s, slot)
    others = 7 ^ (1 << line)
    which = i.where.which
    if which == TO_OR_FROM_THIS:
        here = line_of(s, f.source)
        return others if line == here else (1 << here if here >= 0 else 0)
    if which == OTHER_LINES and i.where.holding is None:
        return others  # "another line": other than the card's own
    return lines_meant(s, f, i.where) & others


def _aimed(s: Position, f: TextFrame, i: Instruction) -> None:
    """Delete, flip, shift, return, take, reveal or mimic: one card, all at once, or each in turn."""
    if i.how == EACH:
        _each(s, f, i)
    elif i.how == ALL:
        _all(s, f, i)
    elif f.step == 0:
        slots = _targets(s, f, i)
        if not slots:
            f.that = NOTHING
            _next(f, False)
            return
        f.step = 1
        if i.aim == CHOSEN:
            s.ask(_player(f, i.who), ASK_TARGET, _with_pass([CARD + slot for slot in slots], i))
        elif i.op == SHIFT:
            _choose_destination(s, f, i, slots[0])
        elif i.optional:
            s.ask(f.player, ASK_MAY, [DO, PASS])
        else:
            s.answer = DO
    elif s.answer == PASS:
        _next(f, False)
    else:
        _apply_answer(s, f, i)


def _apply_answer(s: Position, f: TextFrame, i: Instruction) -> None:
    """A card, or a line for a shift, has been chosen."""
    answer = s.answer
    if answer >= CARD:
        f.that = answer - CARD
    elif i.aim == THIS_CARD:
        f.that = f.source
    if i.op == SHIFT:
        if answer >= CARD:
            _choose_destination(s, f, i, f.that)
            return
        _next(f, True)
        f.that_line = answer - LINE
        shift(s, f.that, f.that_line)
        return
    f.that_line = line_of(s, f.that)
    _apply(s, f, i, 1 << f.that)


def _choose_destination(s: Position, f: TextFrame, i: Instruction, slot: int) -> None:
    """Ask where a card is shifted to. A named card (this, that) may still be left where it is, if "may"."""
    if i.aim != CHOSEN:
        f.that = slot
    lines = _destinations(s, f, i, slot)
    options = [LINE + line for line in range(LINES) if (lines >> line) & 1]
    chosen_already = i.aim == CHOSEN and i.how == ONE
    s.ask(f.player, ASK_TO_LINE, options if chosen_already else _with_pass(options, i))


def _apply(s: Position, f: TextFrame, i: Instruction, cards: int) -> None:
    """Do it to these cards, as bits, at the same moment."""
    op = i.op
    _next(f, True)
    if op == DELETE:
        send_away(s, cards, TO_TRASH, _player(f, i.who))
    elif op == FLIP:
        f.done = flip(s, cards, i.silent)
    elif op == RETURN:
        send_away(s, cards, TO_HAND, f.player)
    elif op == TAKE:
        send_away(s, cards, TO_TAKER, f.player)
    elif op == REVEAL:
        s.show(f.that)
        if s.notes is not None:
            note(s, "revealed", {"seat": s.spot[f.that] // LINES, "from": "field"}, [f.that])
    else:
        assert op == MIMIC
        begin_text(s, f.source, f.player, f.box, s.deal.middle[s.kind[f.that]])


def _all(s: Position, f: TextFrame, i: Instruction) -> None:
    """All cards that fit, as one batch (CO-43); shifted ones go to one line."""
    cards = 0
    if f.step == 0:
        slots = _targets(s, f, i)
        if not slots:
            _next(f, False)
            return
        f.step = 1
        if i.op == SHIFT:
            _choose_destination(s, f, i, slots[0])
            return
        if i.optional:
            s.ask(f.player, ASK_MAY, [DO, PASS])
            return
    elif s.answer == PASS:
        _next(f, False)
        return
    for slot in _targets(s, f, i):
        cards |= 1 << slot
    if i.op == SHIFT:
        line = s.answer - LINE
        _next(f, True)
        shift_all(s, cards, line)
    else:
        _apply(s, f, i, cards)


def _each(s: Position, f: TextFrame, i: Instruction) -> None:
    """Each card that fits now, one by one in the player's order; what fits later is not added (CO-44)."""
    if f.step == 0:
        f.step = 1
        f.cards = 0
        for slot in _targets(s, f, i):
            f.cards |= 1 << slot
        f.done = f.cards != 0
        if i.optional and f.done:
            f.step = 3
            s.ask(f.player, ASK_MAY, [DO, PASS])
            return
    if f.step == 3:
        f.step = 1
        if s.answer == PASS:
            _next(f, False)
            return
    if f.step == 2:
        f.step = 1
        slot = s.answer - CARD
        f.cards &= ~(1 << slot)
        f.that = slot
        f.that_line = line_of(s, slot)
        at = f.at
        _apply(s, f, i, 1 << slot)
        f.at = at
        f.step = 1
        f.done = True
        return
    options = [CARD + slot for slot in range(len(s.kind)) if (f.cards >> slot) & 1 and s.spot[slot] != NOWHERE]
    if not options:
        _next(f, f.done)
        return
    f.step = 2
    s.ask(_player(f, i.who), ASK_TARGET, options)


# ------------------------------------------------------------------------------------------------ hand and deck


def _draw(s: Position, f: TextFrame, i: Instruction) -> None:
    assert i.amount is not None
    player, deck = _player(f, i.who), _player(f, i.deck)
    number = amount(s, f, i.amount)
    if _is_declined(s, f, i, number > 0 and can_draw(s, player, deck)):
        return
    drawn, done = draw(s, player, number, deck)
    f.drawn = drawn
    _next(f, drawn != 0)
    if done:
        after(s, done)


def _search(s: Position, f: TextFrame, i: Instruction) -> None:
    """Draw a card of one's choice, or all that fit, out of the revealed deck: one draw (CO-38)."""
    fitting = [slot for slot in s.decks[f.player] if _is_wanted(s, slot, i)]
    if not fitting or not can_draw(s, f.player, f.player):
        _next(f, False)
        return
    if not i.all and f.step == 0:
        f.step = 1
        s.ask(f.player, ASK_SEARCH, _with_pass([CARD + slot for slot in fitting], i))
        return
    if not i.all:
        if s.answer == PASS:
            _next(f, False)
            return
        fitting = [s.answer - CARD]
    f.drawn = 0
    for slot in fitting:
        s.decks[f.player].remove(slot)
        s.hands[f.player].append(slot)
        s.show_to(f.player, slot)
        f.drawn |= 1 << slot
    f.that = fitting[0]
    if s.notes is not None:
        note(s, "drew", {"seat": f.player, "deck": f.player, "count": len(fitting)}, fitting)
    _next(f, True)
    after(s, did(DID_DRAW, f.player))


def _is_wanted(s: Position, slot: int, i: Instruction) -> bool:
    if i.value != NOTHING and s.deal.value[s.kind[slot]] != i.value:
        return False
    return i.protocol == NOTHING or s.protocol(slot) == i.protocol


def _discard(s: Position, f: TextFrame, i: Instruction) -> None:
    assert i.amount is not None
    player, into = _player(f, i.who), _player(f, i.into)
    hand = len(s.hands[player])
    kind = i.amount.kind
    if kind == WHOLE_HAND:
        least = most = hand
    elif kind == OR_MORE:
        least, most = i.amount.number, hand
    else:
        least = most = min(hand, max(0, amount(s, f, i.amount)))
    _next(f, False)
    f.count = 0
    if most == 0:
        return
    frame = DiscardFrame(player, least, most, into, i.optional, False)
    if i.random:
        _pick_at_random(s, frame)
    s.frames.append(frame)


def _pick_at_random(s: Position, frame: DiscardFrame) -> None:
    rest = s.hands[frame.player][:]
    while frame.number < frame.most:
        slot = rest.pop(s.streams[STREAM_PICK].below(len(rest)))
        frame.chosen |= 1 << slot
        frame.number += 1


def _discard_top(s: Position, f: TextFrame, i: Instruction) -> None:
    """The text's player discards the top card of a deck into its owner's trash (CO-39, CO-40)."""
    deck = _player(f, i.deck)
    f.that = NOTHING if f.step == 0 else f.that
    if _is_declined(s, f, i, bool(s.decks[deck])):
        return
    slot = s.decks[deck].pop()
    f.that = slot
    f.count = 1
    _to_trash(s, f, deck, [slot])


def _discard_deck(s: Position, f: TextFrame) -> None:
    slots = s.decks[f.player]
    f.count = len(slots)
    if not slots:
        _next(f, False)
        return
    s.decks[f.player] = []
    _to_trash(s, f, f.player, slots)


def _to_trash(s: Position, f: TextFrame, deck: int, slots: list[int]) -> None:
    """Cards from a deck go to its owner's trash: one discard of the text's player."""
    s.trashes[deck].extend(slots)
    for slot in slots:
        s.show(slot)
    if s.notes is not None:
        note(s, "discarded-from-deck", {"seat": f.player, "deck": deck}, slots)
    _next(f, True)
    after(s, did(DID_DISCARD, f.player))


def _give(s: Position, f: TextFrame, i: Instruction) -> None:
    """A card of the hand goes to the opponent, who owns it now (CO-64); others do not see which."""
    if f.step == 0:
        if not s.hands[f.player]:
            _next(f, False)
            return
        f.step = 1
        s.ask(f.player, ASK_GIVE, _with_pass([CARD + slot for slot in s.hands[f.player]], i))
        return
    if s.answer == PASS:
        _next(f, False)
        return
    _next(f, True)
    _hand_over(s, f.player, s.answer - CARD, "gave")


def _take_random(s: Position, f: TextFrame) -> None:
    hand = s.hands[1 - f.player]
    if not hand:
        _next(f, False)
        return
    _next(f, True)
    _hand_over(s, 1 - f.player, hand[s.streams[STREAM_PICK].below(len(hand))], "lost")


def _hand_over(s: Position, player: int, slot: int, how: str) -> None:
    """A card goes from a player's hand into the other player's."""
    leaving = leave_hand(s, player, slot, BOTH_PLAYERS)
    s.hands[1 - player].append(leaving)
    s.show_to(1 - player, leaving)
    if s.notes is not None:
        note(s, how, {"seat": player}, [leaving])


def _shuffle(s: Position, f: TextFrame, i: Instruction) -> None:
    """Shuffle the trash into the deck, or the deck alone (CO-58)."""
    possible = i.op == SHUFFLE_DECK or i.even_empty or bool(s.trashes[f.player])
    if _is_declined(s, f, i, possible):
        return
    _next(f, True)
    mixed = shuffle(s, f.player) if i.op == SHUFFLE_DECK else trash_into_deck(s, f.player)
    if mixed:
        after(s, did(DID_SHUFFLE, f.player))


# ----------------------------------------------------------------------------------------------------- revealing


def _reveal(s: Position, f: TextFrame, slots: list[int], owner: int, zone: str) -> None:
    """Show cards to everybody; they stay where they are (CO-51)."""
    if zone == "hand":
        slots = reveal_hand_cards(s, owner, slots)
    else:
        for slot in slots:
            s.show(slot)
    if slots and s.notes is not None:
        note(s, "revealed", {"seat": owner, "from": zone}, slots)
    _next(f, len(slots) > 0)


def _reveal_from_hand(s: Position, f: TextFrame) -> None:
    if f.step == 0:
        if not s.hands[f.player]:
            f.that = NOTHING
            _next(f, False)
            return
        f.step = 1
        s.ask(f.player, ASK_REVEAL_HAND, [CARD + slot for slot in s.hands[f.player]])
        return
    f.that = s.answer - CARD
    _reveal(s, f, [f.that], f.player, "hand")


def _reveal_from_trash(s: Position, f: TextFrame) -> None:
    if f.step == 0:
        if not s.trashes[f.player]:
            f.that = NOTHING
            _next(f, False)
            return
        f.step = 1
        s.ask(f.player, ASK_REVEAL_TRASH, [CARD + slot for slot in s.trashes[f.player]])
        return
    f.that = s.answer - CARD
    _reveal(s, f, [f.that], f.player, "trash")


def _reveal_drawn(s: Position, f: TextFrame) -> None:
    """Show one of the drawn cards that has the stated value. Asked even where none has: nobody else knows that."""
    if f.step == 0:
        options = [
            CARD + slot
            for slot in s.hands[f.player]
            if (f.drawn >> slot) & 1 and s.deal.value[s.kind[slot]] == f.stated
        ]
        f.that = NOTHING
        if f.drawn == 0:
            _next(f, False)
            return
        if not options:
            options.append(PASS)
        f.step = 1
        s.ask(f.player, ASK_REVEAL_DRAWN, options, private=True)
        return
    if s.answer == PASS:
        _next(f, False)
        return
    f.that = s.answer - CARD
    _reveal(s, f, [f.that], f.player, "hand")


def _state(s: Position, f: TextFrame, i: Instruction) -> None:
    """State a number or a protocol of the match."""
    if f.step == 0:
        f.step = 1
        if i.op == STATE_NUMBER:
            highest = max(s.deal.value)  # no higher number is worth stating
            s.ask(f.player, ASK_NUMBER, [NAME_NUMBER + number for number in range(highest + 1)])
        else:
            assert i.op == STATE_PROTOCOL
            s.ask(f.player, ASK_PROTOCOL, [NAME_PROTOCOL + place for place in range(2 * LINES)])
        return
    number = i.op == STATE_NUMBER
    f.stated = s.answer - (NAME_NUMBER if number else NAME_PROTOCOL)
    if s.notes is not None:
        note(s, "stated-number" if number else "stated-protocol", {"seat": f.player, "what": f.stated}, [])
    _next(f, True)


# ------------------------------------------------------------------------------------------------------- playing


def _play(s: Position, f: TextFrame, i: Instruction) -> None:
    """Play a card by the usual rules, as far as the text leaves room (CO-72, CO-73)."""
    if f.step == 1:
        if s.answer == PASS:
            _next(f, False)
        else:
            _play_answer(s, f, i)
        return
    assert i.where is not None
    lines = lines_meant(s, f, i.where)
    possible = 0
    if i.face != FACE_DOWN:
        possible |= lines & open_lines(s, f.player, FACE_UP)
    if i.face != FACE_UP:
        possible |= lines & open_lines(s, f.player, FACE_DOWN)
    slots = playable_slots(s, f, i)
    if possible == 0 or not slots:
        _next(f, False)
        return
    fitting = [slot if _may_be_played(s, slot, i) else NOTHING for slot in slots]
    options = plays(s, f.player, fitting, i.face, lines, i.free)
    if i.optional or not options:
        options.append(PASS)
    f.step = 1
    s.ask(f.player, ASK_PLAY, options, private=i.source == FROM_HAND)


def playable_slots(s: Position, f: TextFrame, i: Instruction) -> list[int]:
    """The cards that a text lets its player choose from, in the places that the options name."""
    if i.source == FROM_HAND:
        return s.hands[f.player]
    if i.source == FROM_TRASH:
        return s.trashes[f.player]
    if f.that in s.hands[f.player] or f.that in s.trashes[f.player]:
        return [f.that]
    return []


def _may_be_played(s: Position, slot: int, i: Instruction) -> bool:
    if i.value != NOTHING and s.deal.value[s.kind[slot]] != i.value:
        return False
    return i.protocol == NOTHING or s.protocol(slot) != i.protocol


def _play_answer(s: Position, f: TextFrame, i: Instruction) -> None:
    place, rest = divmod(s.answer - PLAY_CARD, 12)
    slot, side, line, up = playable_slots(s, f, i)[place], (rest // 2) % 2, rest // 4, rest % 2 == 0
    f.that = slot
    f.that_line = line
    _next(f, True)
    if slot in s.trashes[f.player]:
        s.trashes[f.player].remove(slot)
        commit(s, f.player, slot, side, line, up)
    else:
        # Of several cards nobody sees which one is played face down; that card, all could follow.
        f.that = play_from_hand(s, f.player, slot, side, line, up, secret=i.source == FROM_HAND)


def _play_top_lines(s: Position, f: TextFrame, i: Instruction) -> int:
    """The lines, as bits, where the top card of a deck may be played (CO-73)."""
    assert i.where is not None
    return lines_meant(s, f, i.where) & open_lines(s, _player(f, i.who), FACE_DOWN)


def _play_top(s: Position, f: TextFrame, i: Instruction) -> None:
    """Play top cards of a deck face down; an empty deck plays nothing and is not made anew (CO-57)."""
    deck = s.decks[_player(f, i.deck)]
    if f.step == 0:
        assert i.amount is not None
        f.cards = amount(s, f, i.amount)  # counted once (CO-46)
        f.done = False
        f.that = NOTHING
        f.step = 1
    if f.step == 1:
        lines = _play_top_lines(s, f, i)
        if f.cards <= 0 or not deck or lines == 0:
            _next(f, f.done)
            return
        f.step = 2
        options = [LINE + line for line in range(LINES) if (lines >> line) & 1]
        s.ask(_player(f, i.who), ASK_PLAY_LINE, _with_pass(options, i))
        return
    if s.answer == PASS:
        _next(f, f.done)
        return
    f.step = 1
    f.cards -= 1
    f.done = True
    f.that = deck.pop()
    f.that_line = s.answer - LINE
    if f.cards == 0:
        _next(f, True)
    if i.under:
        slide_under(s, f.that, f.source)
        after(s, did(DID_PLAY, _player(f, i.who)), f.that_line)
    else:
        commit(s, _player(f, i.who), f.that, _player(f, i.side), f.that_line, False)


# ----------------------------------------------------------------------------------------- protocols and stacks


def _rearrange(s: Position, f: TextFrame, i: Instruction) -> None:
    if f.step == 0:
        f.step = 1
        s.ask(f.player, ASK_REARRANGE, _with_pass(rearrangements(_player(f, i.who)), i))
        return
    _next(f, s.answer != PASS)
    rearrange_by_answer(s)


def _swap_protocols(s: Position, f: TextFrame, i: Instruction) -> None:
    if f.step == 0:
        f.step = 1
        options = [SWAP_LINES + kept for kept in range(LINES)]
        s.ask(f.player, ASK_SWAP_PROTOCOLS, _with_pass(options, i))
        return
    _next(f, s.answer != PASS)
    if s.answer != PASS:
        order = _swapped(s.answer - SWAP_LINES)
        reorder(s, f.player, order)
        if s.notes is not None:
            note(s, "rearranged", {"seat": f.player, "order": order}, [])


def _swapped(kept: int) -> list[int]:
    """The order in which one line keeps its place and the other two swap."""
    order = [2, 1, 0] if kept == 1 else [0, 2, 1] if kept == 0 else [1, 0, 2]
    return order


def _swap_stacks(s: Position, f: TextFrame, i: Instruction) -> None:
    """Swap two of the player's stacks that are not empty (CO-47). Nothing is covered or uncovered by it."""
    first = f.player * LINES
    if f.step == 0:
        options: list[int] = []
        for kept in range(LINES):
            if s.stacks[first + (kept + 1) % LINES] and s.stacks[first + (kept + 2) % LINES]:
                options.append(SWAP_LINES + kept)
        if not options:
            _next(f, False)
            return
        f.step = 1
        s.ask(f.player, ASK_SWAP_STACKS, _with_pass(options, i))
        return
    _next(f, s.answer != PASS)
    if s.answer == PASS:
        return
    kept = s.answer - SWAP_LINES
    one, other = first + (kept + 1) % LINES, first + (kept + 2) % LINES
    s.stacks[one], s.stacks[other] = s.stacks[other], s.stacks[one]
    s.sums[one], s.sums[other] = s.sums[other], s.sums[one]
    for spot in (one, other):
        for slot in s.stacks[spot]:
            s.spot[slot] = spot
    if s.notes is not None:
        note(s, "stacks-swapped", {"seat": f.player, "lines": [one % LINES, other % LINES]}, [])


def _turn_protocol(s: Position, f: TextFrame, i: Instruction) -> None:
    """Turn a protocol of the player to Compiled without compiling (CO-18); *that line* is its line then."""
    for line in range(LINES):
        place = s.order[f.player * LINES + line]
        if s.deal.protocols[place] == i.protocol:
            turning = not (s.compiled >> place) & 1
            _next(f, turning)
            f.that_line = line
            if turning:
                turn_protocol(s, f.player, line)
            return
    f.that_line = NOWHERE
    _next(f, False)


def _bar_compile(s: Position, f: TextFrame) -> None:
    """The opponent cannot compile in their next turn, whatever becomes of this card (CO-17)."""
    opponent = 1 - f.player
    s.barred[opponent] |= NEXT
    if s.notes is not None:
        note(s, "barred", {"seat": opponent}, [])
    _next(f, True)
