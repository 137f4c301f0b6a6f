"""The rules of Harbour, by the numbers of its rulebook."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from harbour.cards import CARDS, DECK
from harbour.events import HAPPENED
from harbour.observe import Observation, observe
from harbour.position import ASK_OPPONENT, ASK_PLAY, HAND, NOBODY, Position, Saved, load, save
from overrule.core.arrays import put, take_top
from overrule.core.dealing import deal_anew
from overrule.core.decisions import SPECTATOR, Decision, Option, Outcome
from overrule.core.errors import BadOptions
from overrule.core.game import Game
from overrule.core.notes import Notes
from overrule.core.rng import Rng
from overrule.core.rules import Rules

SEAT_NAMES = "abcd"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up: who starts, a seat or "random"."""

    first: str | int = "random"


class HarbourRules(Rules[Position, Options]):
    """Harbour for two to four players."""

    id = "harbour"
    title = "Harbour"
    seats = (2, 3, 4)
    revision = 1
    options_type = Options
    happened = HAPPENED
    observation = Observation

    def check_options(self, options: Options) -> None:
        if options.first != "random" and not isinstance(options.first, int):
            raise BadOptions(f'first is "random" or a seat, not {options.first!r}')

    def cards(self, options: Options | None) -> Any:
        return CARDS

    # ------------------------------------------------------------------------------------------------------- playing

    def unopened(self, seats: int, seed: int, options: Options, events: bool) -> Position:
        s = Position(seats, seed)
        s.notes = Notes() if events else None
        if isinstance(options.first, int) and not 0 <= options.first < seats:
            raise BadOptions(f'first is "random" or a seat from 0 to {seats - 1}, not {options.first}')
        s.known.mix(s.decks[0], s.streams[0])
        for seat in range(seats):
            draw(s, seat, HAND)
        first = options.first if isinstance(options.first, int) else s.streams[0].below(seats)
        s.player = (first - 1) % seats  # the next one begins
        return s

    def advance(self, position: Position) -> None:
        if position.asking == NOBODY and not position.is_over:
            next_turn(position)

    def apply(self, position: Position, code: int) -> None:
        s = position
        s.decisions += 1
        s.asking = NOBODY
        if s.question == ASK_OPPONENT:
            aim(s, code)
        else:
            play(s, code)

    def play_out(self, position: Position, rng: Rng) -> int:
        before = position.decisions
        while codes := self._codes(position):
            self.apply(position, codes[rng.below(len(codes))])
        return position.decisions - before

    def _codes(self, s: Position) -> list[int]:
        return s.options if s.asking != NOBODY else []

    def plays(self, position: Position, seat: int) -> bool:
        return not position.is_over and position.plays(seat)

    def concede(self, position: Position, seat: int) -> None:
        s = position
        s.left[seat] = True
        s.note("gave-up", [], seat=seat)
        if sum(map(s.plays, range(s.seats))) == 1:
            end(s)
        elif s.player == seat:
            s.asking, s.question, s.card = NOBODY, ASK_PLAY, NOBODY
            next_turn(s)
        elif s.question == ASK_OPPONENT and s.asking != NOBODY:
            s.asking = NOBODY
            ask_for_opponent(s)

    def outcome(self, position: Position) -> Outcome | None:
        if not position.is_over:
            return None
        return Outcome(tuple(winners(position)), "HA-4", "ashore")

    def decision(self, position: Position) -> Decision | None:
        s = position
        if s.asking == NOBODY:
            return None
        if s.question == ASK_OPPONENT:
            options = [Option(f"player:{SEAT_NAMES[seat]}", seat, {"seat": seat}) for seat in s.options]
            return Decision(s.decisions, s.asking, "opponent", s.printed(s.card).id, tuple(options))
        cards = [CARDS[number].id for number in s.options]
        options = [Option(f"play:{id}", code, {"card": id}) for code, id in zip(s.options, cards, strict=True)]
        return Decision(s.decisions, s.asking, "play", None, tuple(options))

    # ------------------------------------------------------------------------------------------------------ watching

    def card_id(self, position: Position, kind: int) -> str:
        return CARDS[DECK[kind]].id

    def observe(self, position: Position, viewer: int, decision: Decision | None) -> Observation:
        return observe(position, viewer, decision)

    def redeal(self, position: Position, viewer: int, rng: Rng) -> Position:
        twin = position.copy()
        row = position.known.audience if viewer == SPECTATOR else viewer
        deal_anew(position.known, twin.known, row, rng)
        twin.streams = [rng.fork() for _ in twin.streams]
        if twin.asking not in (viewer, NOBODY) and twin.question == ASK_PLAY:
            ask_for_card(twin)  # another hand has other cards
        return twin

    def save(self, position: Position) -> Any:
        return msgspec.to_builtins(save(position))

    def load(self, options: Options, data: Any) -> Position:
        return load(self.load_as(Saved, data))


def next_turn(s: Position) -> None:
    """Whoever still has cards takes turns; when nobody has, it is over (HA-2, HA-4)."""
    for _ in range(s.seats):
        s.player = (s.player + 1) % s.seats
        if s.plays(s.player) and s.hands[s.player]:
            s.turn += 1
            s.note("turn", [], seat=s.player, turn=s.turn)
            ask_for_card(s)
            return
    end(s)


def end(s: Position) -> None:
    """The match is over."""
    s.is_over = True
    s.asking = NOBODY
    s.note("over", [], winners=winners(s), ending="ashore")


def winners(s: Position) -> list[int]:
    """Who has the most points of those who have not given up (HA-4, HA-5)."""
    most = max(points for seat, points in enumerate(s.points) if s.plays(seat))
    return [seat for seat in range(s.seats) if s.plays(seat) and s.points[seat] == most]


def ask_for_card(s: Position) -> None:
    """Each card of a hand is offered once, in the order of the list of cards."""
    s.asking, s.question = s.player, ASK_PLAY
    s.options = sorted({DECK[s.known.kind[slot]] for slot in s.hands[s.player]})


def play(s: Position, number: int) -> None:
    """A card scores, and an opponent is chosen if it is aimed (HA-2, HA-3)."""
    seat, hand = s.player, s.hands[s.player]
    slot = next(slot for slot in hand if DECK[s.known.kind[slot]] == number)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            s.known.lose_track(viewer, hand, slot, True)
    s.card = s.known.leave_first(s.hands, seat, slot)
    s.known.show(s.card)
    card = s.printed(s.card)
    put(s.played, seat, s.card)
    s.points[seat] += card.points
    s.note("played", [s.card], seat=seat, points=card.points)
    if card.is_aimed:
        ask_for_opponent(s)
    else:
        end_turn(s)


def ask_for_opponent(s: Position) -> None:
    """With one opponent left nobody is asked."""
    s.options = [seat for seat in range(s.seats) if seat != s.player and s.plays(seat)]
    if len(s.options) == 1:
        aim(s, s.options[0])
    else:
        s.asking, s.question = s.player, ASK_OPPONENT


def aim(s: Position, opponent: int) -> None:
    """What a card does to an opponent (HA-3)."""
    seat, card = s.player, s.printed(s.card)
    if card.robs:
        taken = min(card.robs, s.points[opponent])
        s.points[opponent] -= taken
        s.points[seat] += taken
        s.note("robbed", [], seat=seat, **{"from": opponent}, points=taken)
    if card.looks:
        for slot in s.hands[opponent]:
            s.known.show_to(seat, slot)
        s.note("looked", s.hands[opponent], seat=seat, at=opponent)
    end_turn(s)


def end_turn(s: Position) -> None:
    """Its player draws, and more if the card says so (HA-2)."""
    draw(s, s.player, 1 + s.printed(s.card).draws)
    s.card, s.question = NOBODY, ASK_PLAY
    next_turn(s)


def draw(s: Position, seat: int, count: int) -> None:
    """Draw from the top, as long as there are cards (HA-1)."""
    drawn = [take_top(s.decks, 0) for _ in range(min(count, len(s.decks[0])))]
    for slot in drawn:
        s.known.show_to(seat, slot)
        put(s.hands, seat, slot)
    if drawn:
        s.note("drew", drawn, seat=seat)


RULES = HarbourRules()
GAME = Game(RULES)
