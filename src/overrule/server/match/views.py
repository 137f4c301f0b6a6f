"""One viewer's view of a room: observation, question, log and everything else, in their language.

Everything about the cards comes from `game.observe` and `Event.view` for that viewer, and the words are made from
these, so a view cannot reveal more than they do.
"""

from __future__ import annotations

import gc
import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, cast

import msgspec
from msgspec import structs

from overrule.core.decisions import Decision, Option
from overrule.core.errors import OverruleError
from overrule.core.game import CONCEDE
from overrule.games import KITS
from overrule.games.telling import actors, cards, numbers
from overrule.messages import LANGUAGES, load, message
from overrule.server import wire
from overrule.server.match.matches import LEFT, NOTE, TIME, Batch, Match
from overrule.server.match.rooms import Room
from overrule.server.match.seats import ACCOUNT, Person, RoomError, Seat
from overrule.server.match.story import position_after, steps, turn_steps
from overrule.server.names import shown_name

log = logging.getLogger(__name__)

LOG_KEPT = 200
BATCHES_KEPT = 60  # with more missed, a page gets a fresh view


def said(words: Callable[[], str], instead: str) -> str:
    """The words, or a placeholder: a match must not end because a sentence is missing."""
    try:
        return words()
    except Exception:
        log.exception("no words for %s", instead)
        return instead


def seat_names(seats: Sequence[Seat], lang: str) -> list[str]:
    """The names of the seats in a language."""
    bots = [number for number, seat in enumerate(seats) if seat.kind == "bot"]
    return [_seat_name(seat, number, bots, lang) for number, seat in enumerate(seats)]


def _seat_name(seat: Seat, number: int, bots: list[int], lang: str) -> str:
    if seat.kind == "bot":
        if len(bots) == 1:
            return message(lang, "computer")
        return message(lang, "computer-number", number=bots.index(number) + 1)
    if seat.kind == "open":
        return ""
    return shown_name(seat.name, lang) or message(lang, "player-number", "server", number=number + 1)


def named(line: wire.ChatLine, lang: str) -> wire.ChatLine:
    """A chat line, for readers of a language."""
    return structs.replace(line, name=shown_name(line.name, lang))


@cache
def card_book(game: str, lang: str) -> Mapping[str, Any]:
    """The cards of a game by their ids, as the catalogue has them."""
    cards: Mapping[str, Any] = KITS[game].catalogue().cards(lang)["cards"]
    return cards


def load_words() -> None:
    """Load the words and cards of all games: otherwise the first match of each would keep everybody waiting."""
    load("common")
    load("server")
    for id, kit in KITS.items():
        load(kit.package)
        kit.words()
        with suppress(OverruleError):  # a game may have no match without options
            kit.game.start(seats=min(kit.game.seats))  # what all matches of a game share is made with the first one
        for lang in LANGUAGES:
            card_book(id, lang)


def settle() -> None:
    """Load what every match needs, and exclude it from garbage collection.

    Otherwise each full collection would look at all of it and stop the loop for 25 ms and more.
    """
    load_words()
    gc.collect()
    gc.freeze()


# ------------------------------------------------------------------------------------------------------------- the log


@dataclass(frozen=True)
class Told:
    """The told part of a batch: its events, and the sentences for them."""

    events: list[wire.EventInfo]
    lines: list[wire.LogEntry]


class Teller:
    """Tells one viewer everything that happened, and keeps the latest part."""

    def __init__(self, match: Match, viewer: int, lang: str) -> None:
        self.kit = KITS[match.record.game]
        self.viewer = viewer
        self.lang = lang
        self.names = seat_names(match.record.seats, lang)
        self.words = self.kit.words()
        self.narrator = self.words.Narrator(lang, viewer, self.names, match.opening)
        self.cards = card_book(match.record.game, lang)
        self.line = match.line
        self.happened = match.game.rules.happened
        self.heard = 0
        self.turn = 0
        self.log: deque[wire.LogEntry] = deque(maxlen=LOG_KEPT)
        self.recent: deque[Told] = deque(maxlen=BATCHES_KEPT)
        self.line_of: dict[int, int | None] = {}  # for each event, the number of the sentence that tells it
        self.ending = ""

    def catch_up(self, batches: Sequence[Batch]) -> list[wire.EventInfo]:
        """Tell what has not been told yet; returns its events."""
        news = []
        for batch in batches[self.heard :]:
            views = (event.view(self.viewer) for event in batch.events)
            if batch.is_note:
                told = [self._tell(view) for view in views]
            else:
                told = [self._tell(view) for view in self.words.together(views)]
            self.recent.append(Told([event for event, _ in told], [line for _, line in told if line is not None]))
            news += self.recent[-1].events
        self.heard = len(batches)
        return news

    def _tell(self, view: Mapping[str, Any]) -> tuple[wire.EventInfo, wire.LogEntry | None]:
        kind = str(view["kind"])
        seat = view.get("by", view.get("seat"))
        if kind == "turn":
            self.turn = int(view["turn"])
        if kind.startswith(NOTE):
            text = self.note(kind, int(view["seat"]))
        else:
            text = said(lambda: self.narrator.tell(view), kind)
        if kind == "over":
            self.ending = text
        number = int(view["number"])
        parent = None if view["cause"] is None else self.line_of.get(view["cause"])
        covered = self.line_of.get(view["told_in"]) if "told_in" in view else parent
        telling = number if text else covered  # what follows stands below the sentence for it, if there is one
        self.line_of |= dict.fromkeys(numbers(view), telling)
        line = None
        if text:
            acting = seat if isinstance(seat, int) and 0 <= seat < len(self.names) else None
            line = wire.LogEntry(self.turn, acting, text, self._named(view), number, parent, self._mark(view))
            self.log.append(line)
        facts = {name: fact for name, fact in view.items() if name != "among"}  # the others are told in their events
        return cast(wire.EventInfo, {**facts, "text": text}), line

    def _named(self, view: Mapping[str, Any]) -> list[str]:
        """The cards that the sentence for an event may name."""
        named = [*(card["card"] for card in (*cards(view), *actors(view))), view.get("source"), view.get("granter")]
        return list(dict.fromkeys(id for id in named if id in self.cards))

    def _mark(self, view: Mapping[str, Any]) -> Literal["turn", "trigger", "reaction"] | None:
        if view["kind"] == "turn":
            return "turn"
        if view.get("reaction"):
            return "reaction"
        kind = self.happened.get(view["kind"])
        return None if kind is None or kind.mark is None else "trigger"

    def plain(self, seen: Any) -> list[wire.AreaInfo] | None:
        """The table in words, if the client has no table for the game."""
        if self.kit.plain is None:
            return None
        return [
            wire.AreaInfo(area.title, area.seat, list(area.lines), [wire.AreaCard(*card) for card in area.cards])
            for area in self.kit.plain()(seen, self.lang, self.names)
        ]

    def note(self, kind: str, seat: int) -> str:
        """The sentence for something that is not part of the game."""
        who = "you" if seat == self.viewer else "other"
        return message(self.lang, kind, "server", who=who, name=self.names[seat])

    def since(self, heard: int) -> Told | None:
        """What was told after this many batches; None if that is too long ago."""
        missed = self.heard - heard
        if missed > len(self.recent):
            return None
        batches = list(self.recent)[len(self.recent) - missed :]
        return Told([event for one in batches for event in one.events], [line for one in batches for line in one.lines])

    def last_turn(self) -> tuple[int, list[wire.EventInfo]] | None:
        """The last turn of another player: the batch in which it began, and its events; for spectators, of any."""
        found: tuple[int, list[wire.EventInfo]] | None = None
        begun: tuple[int, list[wire.EventInfo]] | None = None
        for batch, told in enumerate(self.recent, self.heard - len(self.recent)):
            for event in told.events:
                if event["kind"] == "turn":
                    begun = (batch, []) if event["seat"] != self.viewer else None
                    found = begun or found
                if begun is not None:
                    begun[1].append(event)
        return found


@dataclass
class Attention:
    """How far a connection has followed a room: viewer, language, match and line of play, and number of batches."""

    seen: tuple[int, str, int, int] | None = None
    heard: int = 0
    seq: int = 0


@dataclass
class Page:
    """A websocket: whose it is, in which language, the rooms it looks at, and which process has its other rooms."""

    person: Person
    lang: str
    attention: dict[str, Attention] = field(default_factory=dict)
    away: dict[str, int] = field(default_factory=dict)


class Gallery:
    """The views of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.match = room.match
        self.tellers: dict[tuple[int, str], Teller] = {}

    def teller(self, match: Match, viewer: int, lang: str) -> Teller:
        """The narrator for a viewer in a language; after an undo, a new one that starts from the beginning."""
        if match is not self.match:
            self.match = match
            self.tellers.clear()
        teller = self.tellers.get((viewer, lang))
        if teller is None or teller.line != match.line:
            teller = self.tellers[viewer, lang] = Teller(match, viewer, lang)
        teller.catch_up(match.batches)
        return teller

    def untold(self, who: str, lang: str) -> int:
        """How many batches have not been put into words for a viewer yet."""
        match = self.room.match
        if match is None:
            return 0
        teller = self.tellers.get((self.room.facing_of(who)[1], lang)) if match is self.match else None
        return len(match.batches) - (teller.heard if teller is not None and teller.line == match.line else 0)

    def tell(self, who: str, lang: str) -> None:
        """Put everything that has happened into words for a viewer."""
        if self.room.match is not None:
            self.teller(self.room.match, self.room.facing_of(who)[1], lang)

    def view(self, who: str, lang: str, now: float, attention: Attention) -> wire.View:
        """The current view for somebody, whose attention moves on to here."""
        room = self.room
        you, viewer, cover = room.facing_of(who)
        mine = room.seats_of(who)
        view = wire.View(
            room=room.id,
            game=room.game.id,
            options=room.record.wishes,
            seats=seat_infos(room, lang, now),
            you=you,
            seats_of_yours=mine,
            spectators=room.watchers,
            phase=room.phase,
            observation=None,
            plain=None,
            decision=None,
            waiting=None,
            cover=cover,
            events=[],
            steps=[],
            fresh=True,
            log=[],
            clock=_clock(room, now),
            undo=wire.UndoInfo(False),
            passing=None,
            claim=None,
            outcome=None,
            chat=[named(line, lang) for line in room.talk.lines if room.hears(who, line)],
            muted=sorted(room.talk.muted(who), key=lambda seat: -1 if seat is None else seat),
            rematch=[number for number, seat in enumerate(room.seats) if seat.who in room.wants],
            next=room.next,
            invite=room.record.secret if mine else None,
            public=room.record.public,
            lang=lang,
            commitment=room.commitment,
            hints=room.record.hints or room.allows_hints(who),
        )
        if room.match is not None:
            self._show_match(view, room.match, viewer, attention)
            if mine:
                self._show_rights(view, who, now)
        return view

    def _show_match(self, view: wire.View, match: Match, viewer: int, attention: Attention) -> None:
        """Observation, question, events and log."""
        teller = self.teller(match, viewer, view.lang)
        seen = match.seen(viewer)
        view.observation = structs.replace(seen, decision=None)
        view.plain = teller.plain(seen)
        self._show_events(view, match, teller, attention)
        decision = match.decision
        if decision is None:
            view.outcome = ending(match, teller)
        elif view.cover is None and decision.seat == viewer and self.room.pending.passes_at is None:
            view.decision = self._question(decision, view.lang, seen, teller.names)
        elif view.cover is None:
            view.waiting = self._waiting(decision, viewer, view.lang, teller.names)

    def _show_events(self, view: wire.View, match: Match, teller: Teller, attention: Attention) -> None:
        now = (teller.viewer, teller.lang, id(match), teller.line)
        before = attention.seen
        news = teller.since(attention.heard) if before == now else None
        view.log = list(teller.log)
        if news is not None:
            view.events, view.log, view.fresh = news.events, news.lines, False
            if view.plain is None:
                batches = match.batches[attention.heard :]
                pictures = {event.number: event.picture for batch in batches for event in batch.events if event.picture}
                view.steps = steps(match.game, teller.viewer, news.events, pictures, view.observation)
        elif before is not None and before[:3] == now[:3] and match.batches[-1].is_note:
            view.events = list(teller.recent[-1].events)  # something was taken back
        attention.seen, attention.heard = now, teller.heard

    def story(self, who: str, lang: str) -> wire.StoryMessage:
        """What happened in the last turn of another player, for viewers who missed it."""
        match = self.room.match
        told = None
        if match is not None:
            _, viewer, _ = self.room.facing_of(who)
            teller = self.teller(match, viewer, lang)
            told = teller.last_turn()
        if match is None or told is None:
            return wire.StoryMessage(self.room.id, None, [], [])
        batch, events = told
        pictures = match.retold(batch)
        after = position_after(events, pictures)
        seen = match.seen(viewer) if after is None else match.game.rules.observe(after, viewer, None)
        final = structs.replace(seen, decision=None)
        return wire.StoryMessage(self.room.id, final, events, turn_steps(match.game, viewer, events, pictures, final))

    def _question(self, decision: Decision, lang: str, seen: Any, names: Sequence[str]) -> wire.DecisionInfo:
        questions = self.room.kit.words().Questions(lang, seen, names)

        def label(option: Option) -> str:
            return said(lambda: questions.label(option, decision), option.key)

        return wire.DecisionInfo(
            number=self.room.number,
            seat=decision.seat,
            kind=decision.kind,
            prompt=said(lambda: questions.prompt(decision), decision.kind),
            source=decision.source,
            facts=msgspec.to_builtins(decision.facts),
            options=[
                wire.OptionInfo(option.key, label(option), msgspec.to_builtins(option.facts))
                for option in decision.options
            ],
        )

    def _waiting(self, decision: Decision, viewer: int, lang: str, names: Sequence[str]) -> wire.Waiting:
        key = "waiting-passing" if decision.seat == viewer else "waiting-for"
        return wire.Waiting(decision.seat, message(lang, key, "server", name=names[decision.seat]))

    def _show_rights(self, view: wire.View, who: str, now: float) -> None:
        """What the viewer may do in addition to answering."""
        room = self.room
        view.undo = self._undo(who, view.lang)
        if room.kit.reactions is not None and view.you is not None and room.phase == "playing":
            habits = room.habits_of(who)
            until = room.standing.get(view.you)
            view.passing = wire.PassingInfo(habits.reactions, sorted(habits.stops), until, room.is_passing(who))
        missing = room.missing()
        claims = {
            seat: moment
            for seat, moment in room.claims().items()
            if seat not in view.seats_of_yours and (seat in missing or moment <= now)
        }
        if claims and any(room.plays(seat) for seat in view.seats_of_yours):
            after = min(claims.values()) - now
            view.claim = wire.ClaimInfo(sorted(claims), after <= 0, max(0, int(after + 0.999)))

    def _undo(self, who: str, lang: str) -> wire.UndoInfo:
        room = self.room
        info = wire.UndoInfo(False, asks=bool(room.others(who)))
        if room.asked is not None:
            info.asked_by = room.asked.seat
            info.answer = who in room.asked.waiting
        try:
            room.undoable(who)
        except RoomError as error:
            info.why = error.text(lang)
        else:
            info.can = True
        return info


def ending(match: Match, teller: Teller) -> wire.Ending | None:
    """The end of a match, as told to a viewer; None while it is running."""
    outcome = match.state.outcome
    if outcome is None:
        return None
    reason, text = outcome.reason, teller.ending
    last = match.journal[-1]
    if last.key.startswith((TIME, LEFT)):
        reason = last.key.partition(":")[0]
        text = f"{teller.note(NOTE + reason, last.seat)} {text}"
    elif last.key.startswith(CONCEDE) and reason != "conceded":  # a game with more players does not say so itself
        text = f"{teller.note(NOTE + 'conceded', last.seat)} {text}"
    return wire.Ending(list(outcome.winners), reason, outcome.rule, text, _numbers(match))


def _numbers(match: Match) -> dict[str, Any]:
    """The statistics of a match that is over."""
    happened = match.game.rules.happened
    seats: list[dict[str, int]] = [dict.fromkeys(happened.numbers, 0) for _ in match.record.seats]
    for batch in match.batches:
        for event in batch.events:
            seat = event.facts.get("seat")
            name = happened[event.kind].counts if event.kind in happened else None
            if name is not None and isinstance(seat, int):
                seats[seat][name] += max(1, len(event.cards))
    return {
        "turns": match.turns,
        "choices": match.state.made,
        "seconds": match.record.seconds,
        "seats": seats,
        "progress": [batch.progress for batch in match.batches if batch.progress],
    }


def seat_infos(room: Room, lang: str, now: float) -> list[wire.SeatInfo]:
    """Who sits where."""
    names = seat_names(room.seats, lang)
    missing = room.missing() if room.phase == "playing" else {}
    return [
        wire.SeatInfo(
            name=names[number],
            kind=seat.kind,
            connected=seat.kind == "bot" or seat.who in room.present,
            bot=seat.bot,
            account=bool(seat.owner and seat.owner.startswith(ACCOUNT)) and not seat.program and seat.kind == "person",
            away=int(now - missing[number]) if number in missing else None,
            out=room.phase == "playing" and not room.plays(number),
        )
        for number, seat in enumerate(room.seats)
    ]


def _clock(room: Room, now: float) -> wire.ClockInfo | None:
    rules = room.record.clock
    if rules is None:
        return None
    left = [round(seconds, 1) for seconds in room.times(now)] or [float(rules.bank)] * len(room.seats)
    return wire.ClockInfo(left, room.running, rules.bank, rules.increment)


def open_table(room: Room, lang: str, now: float) -> wire.OpenTable:
    """The entry of a room in the list of open tables."""
    return wire.OpenTable(
        room=room.id,
        game=room.game.id,
        phase=room.phase,
        seats=seat_infos(room, lang, now),
        free=sum(seat.kind == "open" for seat in room.seats),
        options=room.record.wishes,
        clock=room.record.clock,
    )
