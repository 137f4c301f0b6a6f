"""A room: one match with its seats, clocks, standing passes, undo, chat and rematch.

A room does no input and output and has no clock: every method that needs the time is given it (`now`,
in seconds of any monotonic clock). The result of a command is a `Done`; the moves in it must be stored
before anybody sees the change. Refused commands raise before anything has changed.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from hmac import compare_digest
from typing import Any

import msgspec
from msgspec import structs

from overrule.core import fair
from overrule.core.decisions import SPECTATOR, Decision, Option
from overrule.core.errors import (
    AlreadyAnswered,
    BadOptions,
    MalformedChoice,
    MatchOver,
    NotOffered,
    NotYourDecision,
    OtherVersion,
)
from overrule.core.game import CONCEDE
from overrule.games import kit
from overrule.messages import LANGUAGES
from overrule.puzzles import OPEN, find
from overrule.puzzles.solving import Solver
from overrule.puzzles.trying import solver_of
from overrule.server import wire
from overrule.server.match import reactions, thinking
from overrule.server.match.budgets import Budget
from overrule.server.match.chat import KeptTalk, Talk
from overrule.server.match.clocks import REACTION_FREE, Clocks
from overrule.server.match.doubts import brings_nothing
from overrule.server.match.matches import LEFT, TIME, UNDO, Match, Move
from overrule.server.match.pacing import pass_time
from overrule.server.match.reactions import PASS, Habits, Told, Verdict
from overrule.server.match.seats import (
    Person,
    RoomError,
    RoomRecord,
    Seat,
    check_wished_deck,
    keep_own_cards,
    new_record,
    options_of,
    version_of,
    wished_room,
    written_out,
)

log = logging.getLogger(__name__)

GRACE = 60.0  # seconds that a player may be away before the others can claim the match
SILENCE = 300.0  # seconds that a player who is there may take for an answer, without a clock
REFUSALS = 3  # after this many refusals, a seat may not ask again to take back a choice
UNDO_BURST, UNDO_EVERY = 20, 2.0  # this many at once, then one per UNDO_EVERY seconds: each replays the match
THINKING_LIMIT = 60.0  # seconds; the bots' processes should have given up before


@dataclass
class Done:
    """The result of a command, and what must be done about it, in this order: store, then show."""

    moves: list[Move] = field(default_factory=list)
    record: bool = False  # the room itself must be stored
    ended: bool = False  # the match is over now
    all: bool = False  # everybody's view has changed
    only: set[str] = field(default_factory=set)  # these people's views have changed
    said: wire.ChatLine | None = None
    talk: bool = False  # the chat must be kept
    rematch: bool = False
    empty: bool = False  # nobody is left, and nothing was begun


@dataclass(frozen=True)
class Pace:
    """The least seconds that a bot takes, so that people can follow; reactions are quick, as there are many."""

    reaction: float = 0.0
    choice: float = 0.0


@dataclass
class Asked:
    """A request to take back a choice, and who has not agreed yet."""

    seat: int
    waiting: set[str]


@dataclass
class Pending:
    """What is about to answer the open question in somebody's place, unless that question goes away."""

    passes_at: float | None = None  # the server passes for a person
    thinks_until: float | None = None  # a bot thinks
    thought: tuple[str, float] | None = None  # a bot's answer, and when it is shown


class Room:
    """One match, and those who sit at its table."""

    def __init__(
        self,
        record: RoomRecord,
        now: float,
        *,
        pace: Pace | None = None,
        chance: random.Random | None = None,
        talk: Talk | None = None,
    ) -> None:
        self.record = record
        self.kit = kit(record.game)
        self.game = self.kit.game
        self.seats = record.seats
        self.pace = pace or Pace()
        self.chance = chance or random.SystemRandom()  # for delays and the like; the match has its own
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.talk = talk or Talk()
        self.habits: dict[str, Habits] = {}  # of all who have been here; the server passes for nobody else
        self.present: dict[str, int] = {}  # connections of each person, seated or not
        self.away: dict[str, float] = {seat.who: now for seat in self.seats if seat.is_person and seat.who}
        self.claimable: set[int] = set()  # seats whose absence has been announced
        self.facing: dict[str, int] = {}  # on a shared screen, who sits in front of it
        self.wants: set[str] = set()  # who wants a rematch
        self.next: str | None = None
        self.next_secret = fair.new_secret()  # for the rematch, promised before anybody wants one
        self.next_shares: dict[str, str] = {}
        self.asked_at = now
        self.paused_until: float | None = None
        self.undos = Budget(UNDO_BURST, UNDO_EVERY)
        self._clear()

    def _clear(self) -> None:
        """There is no request, and nothing is about to happen."""
        self.standing: dict[int, wire.Until] = {}
        self.told: dict[int, Told] = {}
        self.refusals: dict[int, int] = {}
        self.asked: Asked | None = None
        self.pending = Pending()
        self.held = -1  # the number of a question that is never passed automatically
        self.last_number = -1

    # ---------------------------------------------------------------------------------------------- making and keeping

    @classmethod
    def create(cls, creator: Person, wish: wire.CreateRoom, now: float, **how: Any) -> Room:
        """A room to a person's wishes; raises RoomError, WireError or BadOptions if that is impossible."""
        room = cls(wished_room(creator, wish), now, **how)
        room.add_share(creator.id, wish.share)
        return room

    def again(self, now: float) -> Room:
        """A room for a rematch: the same seats, options and people, another deal."""
        seats = [structs.replace(seat) for seat in self.seats]
        record = new_record(self.game.id, seats, self.record.wishes, self.record.clock)
        record.deal_secret = self.next_secret
        record.shares = [self.next_shares.get(seat.who or "", "") for seat in seats]
        record.hints = self.record.hints
        record.secret = self.record.secret  # who was invited to watch may watch this one too
        talk = Talk(KeptTalk(mutes={who: set(muted) for who, muted in self.talk.mutes.items()}))
        room = Room(record, now, pace=self.pace, chance=self.chance, talk=talk)
        room.habits = dict(self.habits)
        return room

    @classmethod
    def restore(cls, record: RoomRecord, moves: Iterable[Move], now: float, **how: Any) -> Room:
        """A room as it was stored; raises OverruleError or RoomError if its match cannot be replayed."""
        keep_own_cards(record)
        room = cls(record, now, **how)
        room.remake(moves, now)
        room.paused_until = now + GRACE  # nobody's time runs before they can be back
        return room

    def remake(self, moves: Iterable[Move], now: float) -> None:
        """Forget everything about the match except these moves, and replay them."""
        self._clear()
        self.match = None
        if self.record.seed is None:
            return
        self._begin()
        for move in list(moves):
            self._apply(move)
        self.asked_at = now
        self.last_number = self.number
        self.record.ended = self.phase == "over"

    # ------------------------------------------------------------------------------------------------------ questions

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def phase(self) -> wire.Phase:
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return None if self.match is None else self.match.decision

    @property
    def number(self) -> int:
        """The number of the open question; -1 if there is none."""
        return -1 if self.match is None else self.match.number

    @property
    def asked_person(self) -> str | None:
        """The person who is asked, if any."""
        decision = self.decision
        return None if decision is None else self.seats[decision.seat].who

    @property
    def commitment(self) -> str | None:
        """What the server has promised for the deal that comes next, or that was made."""
        return fair.commitment_of(self.next_secret) if self.phase == "over" else self.record.commitment

    @property
    def people(self) -> set[str]:
        """All who have a seat."""
        return {seat.who for seat in self.seats if seat.who is not None}

    @property
    def watchers(self) -> int:
        """How many people watch."""
        return len(self.present.keys() - self.people)

    def seats_of(self, who: str) -> list[int]:
        """The seats of a person: more than one on a shared screen."""
        return [number for number, seat in enumerate(self.seats) if seat.who == who]

    def plays(self, seat: int) -> bool:
        """Whether a seat can still win."""
        return self.match is not None and self.match.plays(seat)

    def others(self, who: str) -> set[str]:
        """The other people who are still playing."""
        playing = {seat.who for number, seat in enumerate(self.seats) if seat.who is not None and self.plays(number)}
        return {other for other in playing if other is not None and other != who}

    def is_alone(self, who: str) -> bool:
        """Whether nobody else plays here or could join."""
        return self.people <= {who} and all(seat.kind != "open" for seat in self.seats)

    def facing_of(self, who: str) -> tuple[int | None, int, int | None]:
        """The seat that a person plays now, the viewer whose view they get, and the seat that the cover waits for."""
        mine = self.seats_of(who)
        if not mine:
            return None, SPECTATOR, None
        if len(mine) == 1:
            return mine[0], mine[0], None
        decision = self.decision
        facing = self.facing.get(who)
        if decision is None or facing is None:  # before the first question, and when it is over: nobody in particular
            viewer = SPECTATOR
        else:
            viewer = facing
        if decision is not None and decision.seat in mine and decision.seat != facing:
            return decision.seat, SPECTATOR, decision.seat
        return facing, viewer, None

    def is_passing(self, who: str) -> bool:
        """Whether the open question is a person's and the server is about to pass for them."""
        return self.pending.passes_at is not None and self.asked_person == who

    def habits_of(self, who: str) -> Habits:
        """When a person wants to be asked for reactions."""
        return self.habits.get(who, Habits())

    # --------------------------------------------------------------------------------------------------------- people

    def admits(self, who: str, secret: str | None) -> bool:
        """Whether a person may watch the room: a private one is for its players and people with its secret."""
        if self.record.public or who in self.people or not self.people:
            return True
        return compare_digest((secret or "").encode(), self.record.secret.encode())

    def join(
        self, person: Person, secret: str | None, wanted: int | None, deck: Any, now: float, share: str | None = None
    ) -> Done:
        """Take an open seat; raises RoomError. A person who already has a seat returns to it."""
        if self.seats_of(person.id):
            self.add_share(person.id, share)
            return Done()
        free = [number for number, seat in enumerate(self.seats) if seat.kind == "open"]
        if not free:
            raise RoomError("room/full")
        if not self.admits(person.id, secret):
            raise RoomError("room/secret")
        if wanted is not None and wanted not in free:
            raise RoomError("room/taken")
        checked = check_wished_deck(deck, self.game.id)
        place = free[0] if wanted is None else wanted
        self.seats[place] = Seat.of(person, checked)
        self.add_share(person.id, share)
        if person.id not in self.present:
            self.away[person.id] = now
        done = Done(record=True, all=True)
        self.start_if_full(now, done)
        return done

    def add_share(self, who: str, share: str | None) -> None:
        """Add a person's share to the deal, once, before the deal."""
        for number in self.seats_of(who) if share and self.match is None else ():
            self.record.shares[number] = self.record.shares[number] or share or ""

    def leave(self, who: str) -> Done:
        """Give up one's seat before the match has begun."""
        if self.phase != "waiting" or not self.seats_of(who):
            return Done()
        for number in self.seats_of(who):
            self.seats[number] = Seat("open")
            self.record.shares[number] = ""
        self.away.pop(who, None)
        return Done(record=True, all=True, empty=not self.people)

    def connect(self, who: str, now: float) -> Done:
        """A person looks at the room."""
        self.present[who] = self.present.get(who, 0) + 1
        self.away.pop(who, None)
        self.habits.setdefault(who, Habits())
        self.claimable -= set(self.seats_of(who))
        if self.paused_until is not None and self.asked_person == who:
            self.paused_until = None
            self.asked_at = now
        done = Done(all=True)
        self._settle(now, done)
        return done

    def disconnect(self, who: str, now: float) -> Done:
        """A connection of a person is gone."""
        left = self.present.get(who, 0) - 1
        if left > 0:
            self.present[who] = left
            return Done()
        self.present.pop(who, None)
        if self.seats_of(who):
            self.away[who] = now
        return Done(all=True)

    def set_habits(self, who: str, habits: Habits, now: float) -> Done:
        """A person wants to be asked more, or less."""
        before = self.habits_of(who)
        self.habits[who] = habits
        done = Done(only={who})
        if before != habits and self.asked_person == who:
            self.pending.passes_at = None
            self._settle(now, done)
        return done

    def introduce(self, person: Person, before: str) -> Done:
        """A person has a new name, or an account; in a match that has begun they keep the old name.

        `before`: the id under which they were known.
        """
        done = Done(record=before != person.id and bool(self.seats_of(before)))
        if before != person.id:
            self._rename(before, person.id)
        for seat in (self.seats[number] for number in self.seats_of(person.id)):
            if seat.owner != person.owner:
                seat.owner = person.owner
                done.record = True
            if self.phase == "waiting" and seat.kind == "person" and seat.name != person.name:
                seat.name = person.name
                done.record = done.all = True
        return done

    def _rename(self, before: str, after: str) -> None:
        """A person is known by another id. If that one is already here, the two are the same from now on."""
        for number in self.seats_of(before):
            self.seats[number].who = after
        if before in self.present:
            self.present[after] = self.present.get(after, 0) + self.present.pop(before)
        kept: tuple[dict[str, Any], ...] = (self.away, self.habits, self.facing, self.talk.mutes)
        for values in kept:
            if before in values:
                values.setdefault(after, values.pop(before))
        for named in (self.wants, self.asked.waiting if self.asked else set()):
            if before in named:
                named.remove(before)
                named.add(after)
        if after in self.present:
            self.away.pop(after, None)

    def missing(self) -> dict[int, float]:
        """Seats of people who are away and could still win, with the time when they left."""
        if not self.away:
            return {}
        return {
            number: self.away[seat.who]
            for number, seat in enumerate(self.seats)
            if seat.who is not None and seat.who in self.away and self.plays(number)
        }

    def claims(self) -> dict[int, float]:
        """Seats from which others can claim the match, and when: their players are away or do not answer."""
        found = {seat: since + GRACE for seat, since in self.missing().items()}
        decision = self.decision
        if decision is not None and self.clocks is None and self.paused_until is None:
            who = self.seats[decision.seat].who
            if who is not None and self.others(who):
                found.setdefault(decision.seat, self.asked_at + SILENCE)
        return found

    # ------------------------------------------------------------------------------------------------------- starting

    def start_if_full(self, now: float, done: Done) -> None:
        """Begin the match when nobody is missing."""
        if self.match is not None or any(seat.kind == "open" for seat in self.seats):
            return
        wished = self.record.wished_seed
        self.record.seed = self.record.deal.seed if wished is None else wished
        self.record.options = options_of(self.record)
        self.record.version = version_of(self.record)
        self.record.cards = written_out(self.record)
        self.record.began = self.asked_at = now
        self.away = dict.fromkeys(self.away, now)  # nobody has kept the others waiting before
        self._begin()
        done.record = done.all = True
        self._settle(now, done)

    def begin_after(self, played: RoomRecord, moves: list[Move], now: float, done: Done) -> None:
        """Begin where another match was after these moves; raises RoomError if it had other seats."""
        record = self.record
        if (played.game, len(played.seats)) != (record.game, len(record.seats)):
            raise RoomError("room/after")
        record.seed = record.wished_seed = played.seed
        record.wishes, record.options = played.wishes, played.options
        record.version, record.cards = played.version, played.cards
        record.opening = played.opening
        record.began = now
        self.remake(moves, now)
        done.moves += moves
        done.record = done.all = True
        self._settle(now, done)

    def _begin(self) -> None:
        self.match = Match(self.record, pictures=True)
        if self.record.clock is not None:
            self.clocks = Clocks(self.record.clock, len(self.seats))

    # ------------------------------------------------------------------------------------------------------- commands

    def handle(self, command: Any, who: Person, now: float) -> Done:
        """Carry out a command; raises RoomError, WireError or an error of the game before anything changes."""
        match command:
            case wire.Chat():
                return self._chat(command, who, now)
            case wire.Mute():
                return self._mute(command, who.id, now)
            case wire.Rematch():
                return self._rematch(who.id, command.share)
        mine = self.seats_of(who.id)
        if not mine:
            raise RoomError("room/not-seated")
        if self.match is None:
            raise RoomError("room/waiting")
        match command:
            case wire.Choose():
                return self._choose(command, self.match, who.id, now)
            case wire.Uncover():
                return self._uncover(who.id)
            case wire.Concede():
                return self._concede(command, who.id, now)
            case wire.Undo():
                return self._undo(who.id, now)
            case wire.AnswerUndo():
                return self._answer_undo(command, who.id, now)
            case wire.Passing():
                return self._passing(command, who.id, now)
            case wire.Claim():
                return self._claim(who.id, now)
            case _:
                raise RoomError("room/command")

    def _choose(self, command: wire.Choose, match: Match, who: str, now: float) -> Done:
        mine = self.seats_of(who)
        given = match.answers.get(command.number)
        if given is not None and given[0] in mine and given[1] == command.key:
            return Done()  # the same answer again: a click that was sent twice
        if given is not None or command.number < match.number:
            raise AlreadyAnswered(f"question {command.number} has been answered already")
        decision = match.decision
        if decision is None:
            raise MatchOver("the match is over: there is nothing to choose")
        if command.number != match.number:
            raise MalformedChoice(f"question {command.number} has not been asked yet")
        if decision.seat not in mine:
            raise NotYourDecision(f"seat {decision.seat} is asked")
        if self.facing_of(who)[2] is not None:
            raise RoomError("room/covered")
        if decision.find(command.key) is None:
            raise NotOffered(f"{command.key!r} is not on offer")
        if command.careful and brings_nothing(match.state, decision.seat, command.key, self.chance):
            raise RoomError("room/no-gain")
        done = Done()
        self._do(decision.seat, command.key, now, done)
        self._settle(now, done)
        return done

    def _uncover(self, who: str) -> Done:
        cover = self.facing_of(who)[2]
        if cover is not None:
            self.facing[who] = cover
        return Done(only={who})

    def _concede(self, command: wire.Concede, who: str, now: float) -> Done:
        mine = self.seats_of(who)
        if command.seat is not None and command.seat not in mine:
            raise RoomError("room/not-seated")
        playing = [seat for seat in mine if self.plays(seat)]
        asked = self.decision.seat if self.decision is not None else None
        likely = (asked, self.facing.get(who), *playing) if command.seat is None else (command.seat,)
        seat = next((seat for seat in likely if seat in playing), None)
        if seat is None:
            raise MatchOver("there is nothing left to concede")
        done = Done()
        self._do(seat, f"{CONCEDE}{seat}", now, done)
        self._settle(now, done)
        return done

    def _passing(self, command: wire.Passing, who: str, now: float) -> Done:
        if self.kit.reactions is None:
            raise RoomError("room/no-reactions")
        if self.phase != "playing":
            raise MatchOver("nobody is asked any more")
        decision = self.decision
        for seat in self.seats_of(who):
            if command.until is None:
                self.standing.pop(seat, None)
                self.told.pop(seat, None)
            elif command.until == "card":
                if decision is not None and decision.seat == seat and "card" in decision.facts:
                    self.told[seat].not_for.add(str(decision.facts["card"]))
            else:
                self.standing[seat] = command.until
        if command.until is None and self.is_passing(who):
            self.pending.passes_at = None
            self.held = self.number  # a player who stops passing wants to see this question too
        done = Done(only={who})
        self._settle(now, done)
        return done

    def _chat(self, command: wire.Chat, who: Person, now: float) -> Done:
        mine = self.seats_of(who.id)
        seat = self.facing.get(who.id, mine[0]) if mine else None
        return Done(said=self.talk.say(who, seat, command.text, now), talk=True)

    def _mute(self, command: wire.Mute, who: str, now: float) -> Done:
        if command.seat is not None and command.seat >= len(self.seats):
            raise RoomError("room/command")
        is_new = self.talk.mute(who, command.seat, command.on, now)
        return Done(only={who}, talk=is_new)

    def hears(self, who: str, line: wire.ChatLine) -> bool:
        """Whether a person hears this line: they have not muted its author, or are the author."""
        return line.seat not in self.talk.muted(who) or line.seat in self.seats_of(who)

    def _rematch(self, who: str, share: str | None) -> Done:
        if who not in self.people:
            raise RoomError("room/not-seated")
        if self.phase != "over":
            raise RoomError("room/not-over")
        if self.next is not None:
            return Done(only={who})
        self.wants.add(who)
        self.next_shares.setdefault(who, share or "")
        return Done(all=True, rematch=self.people <= self.wants)

    def _claim(self, who: str, now: float) -> Done:
        mine = self.seats_of(who)
        if not any(self.plays(seat) for seat in mine):
            raise MatchOver("there is nothing left to claim")
        gone = [seat for seat, moment in self.claims().items() if now >= moment and seat not in mine]
        if not gone:
            raise RoomError("room/nobody-left", seconds=int(GRACE))
        done = Done()
        for seat in gone:
            if self.plays(seat):
                self._do(seat, f"{LEFT}{seat}", now, done)
        self._settle(now, done)
        return done

    # ----------------------------------------------------------------------------------------------------------- undo

    def undoable(self, who: str) -> tuple[int, int]:
        """Which seat of a person can take back a choice, and how many would be left; raises RoomError."""
        assert self.match is not None
        seat, count = self.match.undoable(self.seats_of(who), lambda seat: self.seats[seat].is_person)
        if self.others(who) and self.refusals.get(seat, 0) >= REFUSALS:
            raise RoomError("undo/too-often")
        return seat, count

    def goes_back_to(self, command: Any, who: str) -> int | None:
        """How many choices would be left after a command that takes some back at once; None for any other."""
        agrees = isinstance(command, wire.AnswerUndo) and command.yes and self.asked and self.asked.waiting == {who}
        asker = self.seats[self.asked.seat].who if self.asked and agrees else who
        if self.match is None or asker is None or not (agrees or isinstance(command, wire.Undo)):
            return None
        if self.others(asker) and not agrees:
            return None
        try:
            return self.undoable(asker)[1]
        except RoomError:
            return None

    def _undo(self, who: str, now: float) -> Done:
        seat, count = self.undoable(who)
        if self.asked is not None:
            raise RoomError("undo/asked")
        if not self.undos.spend(who, now):
            raise RoomError("limit/too-often", seconds=int(UNDO_EVERY))
        done = Done(all=True)
        others = self.others(who)
        if others:
            self.asked = Asked(seat, others)
        else:
            self._take_back(seat, count, now, done)
        return done

    def _answer_undo(self, command: wire.AnswerUndo, who: str, now: float) -> Done:
        asked = self.asked
        if asked is None or who not in asked.waiting:
            raise RoomError("undo/not-asked")
        done = Done(all=True)
        if not command.yes:
            self.refusals[asked.seat] = self.refusals.get(asked.seat, 0) + 1
            self.asked = None
        elif len(asked.waiting) > 1:
            asked.waiting.discard(who)
        else:
            asker = self.seats[asked.seat].who
            assert asker is not None
            self._take_back(*self.undoable(asker), now, done)
        return done

    def _take_back(self, seat: int, count: int, now: float, done: Done) -> None:
        self._do(seat, f"{UNDO}{count}:{seat}", now, done)
        self.standing.clear()
        self.held = self.number
        self._settle(now, done)

    # --------------------------------------------------------------------------------------------------------- moving

    def _do(self, seat: int, key: str, now: float, done: Done, by_hand: bool = True) -> None:
        """Make a move and note that it must be stored."""
        if key == PASS and seat in self.told:
            self.told[seat].passed = self.told[seat].subject
        move = Move(seat, key, self._spent(now), by_hand)
        self._apply(move)
        self.asked_at = now  # the time spent has been paid
        done.moves.append(move)
        done.all = True

    def _apply(self, move: Move) -> None:
        """Apply a move: the player who was asked pays for the time, and standing passes end when they are due."""
        assert self.match is not None
        decision = self.decision
        if self.clocks is not None and decision is not None and self.seats[decision.seat].is_person:
            is_pass = decision.kind == "reaction" and move.key == PASS  # by hand or not: the clock must not tell
            self.clocks.spend(decision.seat, move.spent / 1000, move.is_choice and not is_pass)
        batch = self.match.apply(move)
        self.asked = None
        self.pending = Pending()
        turns = {event.facts.get("seat") for event in batch.events if event.kind == "turn"}
        in_window = self.decision is not None and reactions.is_reaction(self.kit, self.decision)
        self.standing = {
            seat: until
            for seat, until in self.standing.items()
            if not (until == "turn" and seat in turns) and (until == "turn" or in_window)
        }

    def go_on(self, now: float) -> Done:
        """Find out what happens on its own, after moves were lost."""
        done = Done()
        self._settle(now, done)
        return done

    def _settle(self, now: float, done: Done) -> None:
        """Pass for players who need not be asked, until somebody must be, and check whether the match is over."""
        while (decision := self.decision) is not None:
            if self.number != self.last_number:
                self.last_number = self.number
                self.asked_at = now
            answer = self._judge(decision)
            if answer is Verdict.ASK:
                return
            if answer is Verdict.PASS_LATER:
                if self.pending.passes_at is None:
                    self.pending.passes_at = max(now, self.asked_at + pass_time(self.chance))
                return
            self._answer(decision, now, done)
        if self.match is not None and not self.record.ended:
            self.record.ended = True
            self.record.turns = self.match.turns
            self.record.winners = list(self.match.winners)
            self.record.brought = self._brought(self.match)
            if self.record.began is not None:
                self.record.seconds = max(0, int(now - self.record.began))
            self.standing.clear()
            done.record = done.all = done.ended = True

    def _brought(self, match: Match) -> dict[str, list[str]]:
        """What each seat played with, for the lists of matches."""
        if self.kit.rooms is None:
            return {}
        seen = self.game.observe(match.state, SPECTATOR)
        return {lang: self.kit.rooms().brought(self.record.options, seen, lang) for lang in LANGUAGES}

    def _answer(self, decision: Decision, now: float, done: Done) -> None:
        """Answer for a player who need not be asked."""
        key = reactions.answer(self.kit, decision)
        assert key is not None
        self._do(decision.seat, key, now, done, by_hand=False)

    def _judge(self, decision: Decision) -> Verdict:
        """Whether a question is put to the seat.

        The server passes for nobody who has not been here yet: their reaction settings are not stored with the match.
        """
        seat = self.seats[decision.seat]
        if seat.who is None or reactions.answer(self.kit, decision) is None or self.held == self.number:
            return Verdict.ASK
        if seat.who not in self.habits:
            return Verdict.ASK
        assert self.match is not None
        seen = self.match.seen(decision.seat)
        told = self.told.setdefault(decision.seat, Told())
        standing = decision.seat in self.standing
        answer = reactions.judge(self.kit, decision, seen, self.habits_of(seat.who), told, standing)
        if answer is Verdict.PASS_LATER and len(self.seats_of(seat.who)) > 1:
            return Verdict.ASK  # the others at the screen would see who is asked and who is not
        if answer is Verdict.PASS_LATER and not self.others(seat.who):
            return Verdict.PASS_NOW  # bots ignore the clock
        return answer

    # ----------------------------------------------------------------------------------------------------------- time

    def _free(self, decision: Decision) -> float:
        return REACTION_FREE if decision.kind == "reaction" else 0.0

    def _spent(self, now: float) -> int:
        """Milliseconds that the open question has taken from its seat's clock."""
        decision = self.decision
        if decision is None or self.running is None:
            return 0
        return max(0, int((now - self.asked_at - self._free(decision)) * 1000))

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        decision = self.decision
        if self.clocks is None or self.paused_until is not None or decision is None:
            return None
        return decision.seat if self.seats[decision.seat].is_person else None

    def times(self, now: float) -> list[float]:
        """What each seat has left on its clock; nothing where there are no clocks."""
        if self.clocks is None:
            return []
        left = list(self.clocks.left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - self._spent(now) / 1000)
        return left

    def due(self) -> float | None:
        """When something will happen on its own."""
        decision = self.decision
        if decision is None:
            return None
        moments = [moment for seat, moment in self.claims().items() if seat not in self.claimable]
        if self.pending.passes_at is not None:
            moments.append(self.pending.passes_at)
        if self.pending.thought is not None:
            moments.append(self.pending.thought[1])
        elif self.pending.thinks_until is not None:
            moments.append(self.pending.thinks_until)
        if self.paused_until is not None:
            moments.append(self.paused_until)
        elif self.clocks is not None and self.running is not None:
            moments.append(self.asked_at + self._free(decision) + self.clocks.left[self.running])
        return min(moments, default=None)

    def tick(self, now: float) -> Done:
        """Do what has become due."""
        done = Done()
        if self.decision is None:
            return done
        if self.paused_until is not None and now >= self.paused_until:
            self.paused_until = None
            self.asked_at = now
        gone = {seat for seat, moment in self.claims().items() if now >= moment}
        if gone - self.claimable:
            done.all = True
        self.claimable = gone
        self._run_out(now, done)
        self._pass(now, done)
        self._hear_bot(now, done)
        return done

    def _run_out(self, now: float, done: Done) -> None:
        """A player without time left has lost."""
        seat = self.running
        if seat is not None and self.times(now)[seat] <= 0:
            self._do(seat, f"{TIME}{seat}", now, done)
            self._settle(now, done)

    def _pass(self, now: float, done: Done) -> None:
        """Pass for a player when the delay is over."""
        decision = self.decision
        if decision is not None and self.pending.passes_at is not None and now >= self.pending.passes_at:
            self._answer(decision, now, done)
            self._settle(now, done)

    # ----------------------------------------------------------------------------------------------------------- bots

    @cached_property
    def trial(self) -> Solver | None:
        """The goal of the puzzle in this room; None in other rooms, and if its rules or cards have changed."""
        if self.record.puzzle is None:
            return None
        try:
            return solver_of(self.record.game, find(self.record.game, self.record.puzzle))
        except (BadOptions, OtherVersion):
            return None

    def job(self, now: float) -> thinking.Job | None:
        """What a bot must think about now, once. Bots among themselves wait until somebody watches.

        A puzzle is over when its goal is reached or missed.
        """
        decision = self.decision
        if decision is None or self.seats[decision.seat].kind != "bot":
            return None
        if self.pending.thinks_until is not None or not (self.people or self.present):
            return None
        assert self.match is not None
        if self.trial is not None and self.trial.verdict(self.match.state.position) != OPEN:
            return None
        self.pending.thinks_until = now + THINKING_LIMIT
        return thinking.Job(
            room=self.id,
            number=self.number,
            game=self.game.id,
            seat=decision.seat,
            bot=self.seats[decision.seat].bot or thinking.USUAL_BOT,
            seed=self.chance.getrandbits(32),
            state=msgspec.json.encode(self.match.state.save()),
            line=self.match.line,
            person=next((seat.owner or seat.who for seat in self.seats if seat.who), "") or next(iter(self.present)),
            puzzle=self.record.puzzle if self.trial is not None else None,
        )

    def allows_hints(self, who: str) -> bool:
        """Whether a person may ask for hints: all have agreed, or all others are bots."""
        return self.record.hints or (self.is_alone(who) and len(self.seats_of(who)) == 1)

    def hint_job(self, who: str, number: int) -> thinking.HintJob:
        """What to think about for a hint; raises RoomError."""
        decision = self.decision
        if not self.allows_hints(who):
            raise RoomError("hint/off")
        if self.match is None or decision is None or number != self.number or self.facing_of(who)[0] != decision.seat:
            raise RoomError("hint/gone")
        if self.facing_of(who)[2] is not None:
            raise RoomError("room/covered")
        return thinking.HintJob(
            room=self.id,
            number=self.number,
            game=self.game.id,
            seat=decision.seat,
            seed=self.chance.getrandbits(32),
            state=msgspec.json.encode(self.match.state.save()),
            person=self.seats[decision.seat].owner or who,
        )

    def answer(self, given: thinking.Answer, now: float) -> Done:
        """A bot has answered; answers to older questions are void."""
        done = Done()
        decision = self.decision
        if decision is None or given.number != self.number or self.seats[decision.seat].kind != "bot":
            return done
        key = given.key
        if decision.find(key) is None:
            log.error("room %s: the bot of seat %d wants %r, which is not on offer", self.id, decision.seat, key)
            key = self._any_option(decision).key
        pace = self.pace.reaction if decision.kind == "reaction" else self.pace.choice
        self.pending.thought = (key, self.asked_at + pace)
        self._hear_bot(now, done)
        return done

    def _hear_bot(self, now: float, done: Done) -> None:
        """Show a bot's answer when it is time; if it never came, choose at random."""
        decision, pending = self.decision, self.pending
        if decision is None:
            return
        if pending.thought is None and pending.thinks_until is not None and now >= pending.thinks_until:
            log.error("room %s: no answer from the bot of seat %d: chance chooses", self.id, decision.seat)
            pending.thought = (self._any_option(decision).key, now)
        if pending.thought is not None and now >= pending.thought[1]:
            self._do(decision.seat, pending.thought[0], now, done)
            self._settle(now, done)

    def _any_option(self, decision: Decision) -> Option:
        return self.chance.choice(decision.options)
