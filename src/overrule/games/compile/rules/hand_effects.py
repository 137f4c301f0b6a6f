"""Sentences about hands, decks and trashes: draw, discard, give, shuffle, show, state."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from overrule.core.arrays import bit, has, put, put_all, set_of, take, take_top
from overrule.core.texts import with_pass
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import DiscardFrame, TextFrame
from overrule.games.compile.rules.board import (
    amount,
)
from overrule.games.compile.rules.hands import (
    can_draw,
    draw,
)
from overrule.games.compile.rules.sentences import fail, note_skipped, player_of
from overrule.games.compile.rules.triggers import after
from overrule.games.compile.rules.zones import (
    BOTH_PLAYERS,
    leave_hand,
    reveal_hand_cards,
    shuffle,
    trash_into_deck,
)
from overrule.games.compile.state import LINES, SEATS, STREAM_PICK, VIEWERS, Position


def draw_cards(s: Position, f: TextFrame, i: p.Instruction) -> None:
    assert i.amount is not None
    player, deck = player_of(f, i.who), player_of(f, i.deck)
    number = amount(s, f, i.amount)
    drawn, done = draw(s, player, number, deck)
    f.drawn = drawn
    f.end_sentence(drawn != 0)
    if done != 0:
        after(s, done)


def search_deck(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Draw a card of one's choice, or all that fit, out of the deck, which all may see for that: one draw (CO-38)."""
    if f.step == 0 and not _is_known(s, s.decks[f.player]):
        show_cards(s, s.decks[f.player], f.player, "deck")
    fitting = vec[i64]([slot for slot in s.decks[f.player] if _is_wanted(s, slot, i)])
    if len(fitting) == 0 or not can_draw(s, f.player, f.player):
        f.end_sentence(False)
        return
    if not i.all and f.step == 0:
        f.step = 1
        s.ask(f.player, o.ASK_SEARCH, with_pass(f, o.cards(fitting), i))
        return
    if not i.all:
        if s.answer == o.PASS:
            f.end_sentence(False)
            return
        fitting = vec[i64]([s.answer - o.CARD])
    f.drawn = set_of(fitting)
    for slot in fitting:
        take(s.decks, f.player, slot)
        put(s.hands, f.player, slot)
        s.alike[f.player] = False
        s.show_to(f.player, slot)
    f.deal_with(fitting[0], f.that_line)
    if s.notes is not None:
        s.note("drew", {"seat": f.player, "deck": f.player, "count": len(fitting)}, list(fitting))
    f.end_sentence(True)
    after(s, p.did(p.DID_DRAW, f.player))


def _is_known(s: Position, slots: vec[i64]) -> bool:
    """Whether everybody knows what lies in these slots."""
    for slot in slots:
        for viewer in range(VIEWERS):
            if not s.knows(viewer, slot):
                return False
    return True


def _is_wanted(s: Position, slot: i64, i: p.Instruction) -> bool:
    if i.value != p.NOTHING and s.deal.value[s.kind[slot]] != i.value:
        return False
    return i.protocol == p.NOTHING or s.protocol(slot) == i.protocol


def discard_cards(s: Position, f: TextFrame, i: p.Instruction) -> None:
    assert i.amount is not None
    player, into = player_of(f, i.who), player_of(f, i.into)
    hand = len(s.hands[player])
    kind = i.amount.kind
    least = most = hand
    if kind == p.OR_MORE:
        least = i.amount.number
    elif kind != p.WHOLE_HAND:
        meant = amount(s, f, i.amount)
        if meant < hand:
            least = most = meant
    may_pass = i.optional and not f.agreed
    f.end_sentence(False)
    f.count = 0
    if most <= 0:
        return
    frame = DiscardFrame(player, least, most, into, may_pass, False)
    if i.random:
        _pick_at_random(s, frame)
    s.push(frame)


def _pick_at_random(s: Position, frame: DiscardFrame) -> None:
    rest = s.hands[frame.player][:]
    while frame.number < frame.most:
        rest, slot = pop(rest, s.streams[STREAM_PICK].below(len(rest)))
        frame.chosen |= bit(slot)
        frame.number += 1


def discard_top(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """The text's player discards the top card of a deck into its owner's trash (CO-39, CO-40)."""
    deck = player_of(f, i.deck)
    f.that_kind = p.NOTHING
    if len(s.decks[deck]) == 0:
        note_skipped(s, f, "deck", deck)
        fail(f)
        return
    slot = take_top(s.decks, deck)
    f.deal_with(slot, f.that_line)
    f.that_kind = s.kind[slot]
    f.count = 1
    _to_trash(s, f, deck, vec[i64]([slot]))


def discard_deck(s: Position, f: TextFrame, i: p.Instruction) -> None:
    slots = s.decks[f.player]
    f.count = len(slots)
    if len(slots) == 0:
        f.end_sentence(False)
        return
    s.decks[f.player] = vec[i64]()
    _to_trash(s, f, f.player, slots)


def _to_trash(s: Position, f: TextFrame, deck: i64, slots: vec[i64]) -> None:
    """Cards from a deck go to its owner's trash: one discard of the text's player."""
    put_all(s.trashes, deck, slots)
    s.show_all(slots)
    if s.notes is not None:
        s.note("discarded-from-deck", {"seat": f.player, "deck": deck}, list(slots))
    f.end_sentence(True)
    after(s, p.did(p.DID_DISCARD, f.player))


def give_card(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """A card of the hand goes to the opponent, who owns it now (CO-64); others do not see which."""
    if f.step == 0:
        if len(s.hands[f.player]) == 0:
            f.end_sentence(False)
            return
        f.step = 1
        s.ask(f.player, o.ASK_GIVE, with_pass(f, o.cards(s.hands[f.player]), i))
        return
    if s.answer == o.PASS:
        f.end_sentence(False)
        return
    f.end_sentence(True)
    _hand_over(s, f.player, s.answer - o.CARD, "gave")


def take_random(s: Position, f: TextFrame, i: p.Instruction) -> None:
    hand = s.hands[1 - f.player]
    if len(hand) == 0:
        f.end_sentence(False)
        return
    f.end_sentence(True)
    _hand_over(s, 1 - f.player, hand[s.streams[STREAM_PICK].below(len(hand))], "lost")


def _hand_over(s: Position, player: i64, slot: i64, how: str) -> None:
    """A card goes from a player's hand into the other player's."""
    leaving = leave_hand(s, player, slot, BOTH_PLAYERS)
    put(s.hands, 1 - player, leaving)
    s.alike[1 - player] = False
    s.show_to(1 - player, leaving)
    if s.notes is not None:
        s.note(how, {"seat": player}, [leaving])


def shuffle_cards(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Shuffle the trash into the deck, or the deck alone (CO-58)."""
    if i.op == p.SHUFFLE_TRASH and not i.even_empty and len(s.trashes[f.player]) == 0:
        f.end_sentence(False)
        return
    f.end_sentence(True)
    mixed = shuffle(s, f.player) if i.op == p.SHUFFLE_DECK else trash_into_deck(s, f.player)
    if mixed:
        after(s, p.did(p.DID_SHUFFLE, f.player))


def reveal_hand(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """A player's hand is shown."""
    player = player_of(f, i.who)
    _reveal(s, f, s.hands[player], player, "hand")


def reveal_deck(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """The player's deck is shown, or its top card."""
    deck = s.decks[f.player]
    _reveal(s, f, deck[-1:] if i.op == p.REVEAL_TOP else deck, f.player, "deck")


def _reveal(s: Position, f: TextFrame, slots: vec[i64], owner: i64, zone: str) -> None:
    """A sentence that shows cards."""
    show_cards(s, slots, owner, zone)
    f.end_sentence(len(slots) > 0)


def show_cards(s: Position, slots: vec[i64], owner: i64, zone: str) -> None:
    """Show cards to everybody; they stay where they are (CO-51)."""
    if zone == "hand":
        slots = reveal_hand_cards(s, owner, slots)
    else:
        s.show_all(slots)
    if len(slots) > 0 and s.notes is not None:
        s.note("revealed", {"seat": owner, "from": zone}, list(slots))


def reveal_from_hand(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Show one card of the hand, of the player's choice."""
    _reveal_one(s, f, s.hands[f.player], o.ASK_REVEAL_HAND, "hand")


def reveal_from_trash(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Show one card of the trash, of the player's choice."""
    _reveal_one(s, f, s.trashes[f.player], o.ASK_REVEAL_TRASH, "trash")


def _reveal_one(s: Position, f: TextFrame, slots: vec[i64], question: i64, zone: str) -> None:
    if f.step == 1:
        f.deal_with(s.answer - o.CARD, f.that_line)
        _reveal(s, f, vec[i64]([f.that]), f.player, zone)
    elif len(slots) > 0:
        f.step = 1
        s.ask(f.player, question, o.cards(slots))
    else:
        fail(f)


def reveal_drawn(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """Show one of the drawn cards that has the stated value. Asked even where none has: nobody else knows that."""
    if f.step == 0:
        if f.drawn == 0:
            fail(f)
            return
        options = vec[i64]()
        for slot in s.hands[f.player]:
            if has(f.drawn, slot) and s.deal.value[s.kind[slot]] == f.stated:
                options = append(options, o.CARD + slot)
        if len(options) == 0:
            options = append(options, o.PASS)
        f.step = 1
        s.ask(f.player, o.ASK_REVEAL_DRAWN, options, private=True)
        return
    if s.answer == o.PASS:
        fail(f)
        return
    f.deal_with(s.answer - o.CARD, f.that_line)
    _reveal(s, f, vec[i64]([f.that]), f.player, "hand")


def state_aloud(s: Position, f: TextFrame, i: p.Instruction) -> None:
    """State a number or a protocol of the match."""
    if f.step == 0:
        f.step = 1
        if i.op == p.STATE_NUMBER:
            highest = s.deal.highest_value()  # no higher number is worth stating
            s.ask(f.player, o.ASK_NUMBER, vec[i64]([o.NAME_NUMBER + number for number in range(highest + 1)]))
        else:
            assert i.op == p.STATE_PROTOCOL
            s.ask(f.player, o.ASK_PROTOCOL, vec[i64]([o.NAME_PROTOCOL + place for place in range(SEATS * LINES)]))
        return
    number = i.op == p.STATE_NUMBER
    f.stated = s.answer - (o.NAME_NUMBER if number else o.NAME_PROTOCOL)
    if s.notes is not None:
        s.note("stated-number" if number else "stated-protocol", {"seat": f.player, "what": f.stated}, [])
    f.end_sentence(True)
