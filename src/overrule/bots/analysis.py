"""A finished match, judged: the chance to win at each decision, what was better, and what was luck and what was skill.

A *moment* is a decision with more than one option. Every seat has a chance at every moment, judged from what that seat
knew then (or from everything, if that is wanted). A choice that loses against the best one costs its seat that much,
and the others gain it. Everything else that changes a chance before the next moment is luck: what was drawn, shuffled
or picked at random, what turned out about hidden cards, and what the search had not foreseen. So skill and luck add up
to the result. `judge` makes the numbers for some moments, so that several processes can share a match; `assemble` does
the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from overrule.bots.advice import WATCHED, Adviser, Draw, Inquiry, Reason, Verdict, adviser_of, reasons
from overrule.bots.generic import credit
from overrule.core.decisions import SPECTATOR, Decision
from overrule.core.errors import TooLong
from overrule.core.events import Event
from overrule.core.game import CONCEDE, State
from overrule.core.kit import Kit
from overrule.core.records import Record
from overrule.core.rng import Rng, stream_of
from overrule.games import kit as kit_of
from overrule.messages import LANGUAGES, message

STREAM = 203
LOOKS = 4  # at the options of a question
MORE_LOOKS = 8  # if it is a close call whether a choice was a mistake
WATCHING_LOOKS = 2
CERTAIN = 2.0  # standard errors: a smaller loss counts as none
CLOSE = (0.02, 0.12)  # losses that are worth a second look
MOST_MOMENTS = 3000
WORTH_A_LOOK = 3
TURNING = 0.15  # the change of a seat's chance that makes a turning point

Size = Literal["", "inaccuracy", "mistake", "blunder"]
SIZES: tuple[tuple[float, Size], ...] = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy"))


class Judged(Struct):
    """What the search says of a moment. `choice`: how many choices had been made; chances are by seat."""

    choice: int
    seat: int
    chances: list[float]
    stake: float  # what separates the best option from the worst
    loss: float = 0.0
    error: float = 0.0
    chosen: str = ""
    best: str = ""
    why: list[Reason] = []  # what speaks for the best option
    why_not: list[Reason] = []  # what the chosen one led to


class Said(Struct):
    """Something in each language."""

    en: str = ""
    cs: str = ""


class Swing(Struct):
    """How a seat's chance changed from one moment to the next. `cause`: the source of the luck, also in words."""

    skill: float
    luck: float
    cause: Literal["chance", "hidden", "search"]
    text: Said


class Moment(Struct):
    """A decision: who was asked what, the chances before it, and the result for each seat."""

    choice: int
    turn: int
    seat: int
    prompt: Said
    chances: list[float]
    loss: float
    error: float
    size: Size
    chosen: Said
    best: Said | None
    why: Said
    why_not: Said
    swings: list[Swing]


class Analysis(Struct):
    """A whole match. Lists are by seat; `turning` and `worth` are places in `moments`."""

    game: str
    seats: int
    everything: bool
    result: list[float]
    accuracy: list[float]
    skill: list[float]  # lost by the seat's own choices
    gifts: list[float]  # gained by choices of others
    luck: list[float]
    moments: list[Moment]
    turning: list[int]
    worth: list[int]


# ------------------------------------------------------------------------------------------------------------ judging


def moments_of(record: Record) -> list[int]:
    """The numbers of choices after which there is a moment; raises BadRecord, OtherVersion or TooLong."""
    own = kit_of(record.game)
    own.game.replay(record)
    given_up = {choice for choice, key in enumerate(record.choices) if key.startswith(CONCEDE)}
    found = [choice for choice, state in _states(own, record) if len(state.codes) > 1 or choice in given_up]
    if len(found) > MOST_MOMENTS:
        raise TooLong(f"this match has {len(found)} decisions; at most {MOST_MOMENTS} can be analysed")
    return found


def _states(own: Kit, record: Record, events: bool = False) -> Iterator[tuple[int, State[Any, Any]]]:
    """A match before each of its choices."""
    state = own.game.start(seats=record.seats, seed=record.seed, options=record.options, events=events)
    for choice, key in enumerate(record.choices):
        yield choice, state
        state.repeat(key)
    yield len(record.choices), state


def judge(record: Record, choices: Sequence[int], seed: int = 0, everything: bool = False) -> list[Judged]:
    """The moments after these numbers of choices, judged; the worlds depend on the seed."""
    own = kit_of(record.game)
    wanted, last = set(choices), max(choices, default=-1)
    found: list[Judged] = []
    for choice, state in _states(own, record):
        if choice in wanted:
            rng = stream_of(seed * MOST_MOMENTS + choice, STREAM)
            found.append(_Judge(own, state, rng, everything).judged(choice, record.choices[choice : choice + 1]))
        if choice >= last:
            break
    return found


class _Judge:
    """Judges one moment."""

    def __init__(self, own: Kit, state: State[Any, Any], rng: Rng, everything: bool) -> None:
        self.own = own
        self.state = state
        self.rng = rng
        self.everything = everything
        self.adviser: Adviser = adviser_of(own)

    def judged(self, choice: int, key: Sequence[str]) -> Judged:
        state = self.state
        decision = state.decision
        assert decision is not None
        option = decision.find(key[0]) if key else None  # none if somebody conceded
        asked = self._inquiry(decision.seat)
        verdicts = self._verdicts(asked, decision.seat, None if option is None else option.code)
        chances = [
            self._watched(seat) if seat != decision.seat or not verdicts else verdicts[0].chance
            for seat in range(state.seats)
        ]
        found = Judged(choice, decision.seat, chances, 0.0)
        chosen = next((verdict for verdict in verdicts if option is not None and verdict.code == option.code), None)
        if verdicts and chosen is not None:
            self._compare(found, asked, verdicts, chosen, decision)
        elif key and key[0].startswith(CONCEDE):  # a player who concedes throws away what they had
            found.seat = int(key[0][len(CONCEDE) :])
            found.loss = chances[found.seat]
        return found

    def _compare(
        self, found: Judged, asked: Inquiry, verdicts: Sequence[Verdict], chosen: Verdict, decision: Decision
    ) -> None:
        """Note how the chosen option compares with the best one."""
        best = verdicts[0]
        found.stake = best.chance - verdicts[-1].chance
        found.error = chosen.loss_error
        if chosen.loss > CERTAIN * chosen.loss_error:
            found.loss = chosen.loss
            found.why = reasons(asked, best.code, lean=1)
            found.why_not = reasons(asked, chosen.code, lean=-1)
        else:  # nobody can tell them apart
            found.chances[decision.seat] = chosen.chance
            best = chosen
        keys = {option.code: option.key for option in decision.options}
        found.chosen, found.best = keys[chosen.code], keys[best.code]

    def _inquiry(self, viewer: int) -> Inquiry:
        return self.adviser.inquire(self._draw(viewer), viewer)

    def _draw(self, viewer: int) -> Draw:
        position, redeal = self.state.position, self.own.game.rules.redeal
        return lambda: known_world(position, self.rng) if self.everything else redeal(position, viewer, self.rng)

    def _verdicts(self, inquiry: Inquiry, seat: int, chosen: int | None) -> list[Verdict]:
        curve = self.adviser.curve(self.state.seats, True)
        inquiry.keep = chosen
        for _ in range(LOOKS):
            inquiry.look()
        verdicts = inquiry.table.verdicts(curve)
        loss = next((verdict.loss for verdict in verdicts if verdict.code == chosen), 0.0)
        if CLOSE[0] <= loss <= CLOSE[1]:
            for _ in range(MORE_LOOKS):
                inquiry.look()
            verdicts = inquiry.table.verdicts(curve)
        return verdicts

    def _watched(self, seat: int) -> float:
        """What a seat that is not asked expects; 0 if it has lost."""
        if not self.state.plays(seat):
            return 0.0
        inquiry = self._inquiry(seat)
        for _ in range(WATCHING_LOOKS):
            inquiry.look()
        if not inquiry.table.shares:
            return 1 / self.state.seats
        asked = WATCHED not in inquiry.table.shares
        return self.adviser.curve(self.state.seats, asked)(inquiry.table.share(inquiry.table.leader()))


def known_world(position: Any, rng: Rng) -> Any:
    """The match as it is, with all cards known; only future randomness is drawn again."""
    world = position.copy()
    world.streams = [rng.fork() for _ in world.streams]
    return world


# --------------------------------------------------------------------------------------------------------- assembling


def assemble(
    record: Record, judged: Sequence[Judged], names: Mapping[str, Sequence[str]], everything: bool = False
) -> Analysis:
    """All moments in words, with what was luck and what was skill. `names`: those of the seats, by language."""
    own = kit_of(record.game)
    found = sorted(judged, key=lambda moment: moment.choice)
    result = _result(own, record, found)
    teller = _Teller(own, record, names)
    moments = teller.moments(found)
    for place, moment in enumerate(moments):
        after = found[place + 1].chances if place + 1 < len(found) else result
        _share_out(moment, after)
    seats = range(record.seats)
    mine = [[moment for moment in moments if moment.seat == seat] for seat in seats]
    return Analysis(
        game=record.game,
        seats=record.seats,
        everything=everything,
        result=result,
        accuracy=[_accuracy([entry for entry in found if entry.seat == seat]) for seat in seats],
        skill=[-sum(moment.loss for moment in mine[seat]) for seat in seats],
        gifts=[sum(moment.swings[seat].skill for moment in moments if moment.seat != seat) for seat in seats],
        luck=[sum(moment.swings[seat].luck for moment in moments) for seat in seats],
        moments=moments,
        turning=_turning(moments, result),
        worth=_worth(moments, result),
    )


def _result(own: Kit, record: Record, found: Sequence[Judged]) -> list[float]:
    """What each seat got; for an unfinished match, what it expected last."""
    outcome = own.game.replay(record).outcome
    if outcome is None:
        return found[-1].chances if found else [1 / record.seats] * record.seats
    return [credit(outcome, seat) for seat in range(record.seats)]


def _share_out(moment: Moment, after: Sequence[float]) -> None:
    """Divide each seat's change until the next moment into skill and luck."""
    others = [seat for seat, chance in enumerate(moment.chances) if seat != moment.seat and chance > 0]
    hopes = sum(moment.chances[seat] for seat in others)
    for seat, swing in enumerate(moment.swings):
        if seat == moment.seat:
            swing.skill = -moment.loss
        elif seat in others:
            swing.skill = moment.loss * moment.chances[seat] / hopes
        swing.luck = after[seat] - moment.chances[seat] - swing.skill


def _accuracy(found: Sequence[Judged]) -> float:
    """The percentage of what was at stake that was kept: 100 for always choosing the best option, 0 for the worst."""
    compared = [moment for moment in found if moment.best]
    stake = sum(max(moment.stake, moment.loss) for moment in compared)
    return 100.0 if stake <= 0 else 100 * (1 - sum(moment.loss for moment in compared) / stake)


def _swings(moments: Sequence[Moment], result: Sequence[float]) -> list[float]:
    """The greatest change of any seat's chance after each moment."""
    after = [*(moment.chances for moment in moments[1:]), list(result)]
    return [
        max(abs(later - now) for now, later in zip(moment.chances, then, strict=True))
        for moment, then in zip(moments, after, strict=True)
    ]


def _turning(moments: Sequence[Moment], result: Sequence[float]) -> list[int]:
    """Where the match turned."""
    return [place for place, swing in enumerate(_swings(moments, result)) if swing >= TURNING]


def _worth(moments: Sequence[Moment], result: Sequence[float]) -> list[int]:
    """Up to three moments worth a look: the costliest choices and the greatest swings, in the order of the match."""
    swings = _swings(moments, result)
    value = [max(2 * moment.loss, swing) for moment, swing in zip(moments, swings, strict=True)]
    best = sorted(range(len(moments)), key=lambda place: -value[place])[:WORTH_A_LOOK]
    return sorted(place for place in best if value[place] >= SIZES[-1][0])


def size_of(loss: float) -> Size:
    """The name for a loss of this size."""
    return next((size for least, size in SIZES if loss >= least), "")


def in_words(area: str, given: Sequence[Reason], lang: str) -> str:
    """Reasons as a sentence without a full stop."""
    return "; ".join(message(lang, reason.key, area, **dict(reason.args)) for reason in given)


class _Teller:
    """Puts moments in words: prompts and labels for the seat that was asked, luck for each seat."""

    def __init__(self, own: Kit, record: Record, names: Mapping[str, Sequence[str]]) -> None:
        self.own = own
        self.record = record
        self.names = names
        self.adviser = adviser_of(own)
        self.words = own.words()
        start = own.game.start(seats=record.seats, seed=record.seed, options=record.options)
        opening = own.game.observe(start, SPECTATOR)
        self.narrators = {
            (seat, lang): self.words.Narrator(lang, seat, names[lang], opening)
            for seat in range(record.seats)
            for lang in LANGUAGES
        }

    def moments(self, found: Sequence[Judged]) -> list[Moment]:
        """The moments; the events after each of them tell where luck came from."""
        judged = {moment.choice: moment for moment in found}
        told: list[Moment] = []
        for choice, state in _states(self.own, self.record, events=True):
            events = state.events()
            if told:
                self._add_causes(told[-1], events)
            else:
                self._hear(events)
            if choice in judged:
                told.append(self._moment(state, judged[choice]))
        return told

    def _moment(self, state: State[Any, Any], judged: Judged) -> Moment:
        decision = state.decision
        assert decision is not None
        seen = self.own.game.observe(state, decision.seat)
        questions = {lang: self.words.Questions(lang, seen, self.names[lang]) for lang in LANGUAGES}
        options = {option.key: option for option in decision.options}

        def label(key: str) -> Said:
            if key not in options:
                return Said()
            return Said(*(questions[lang].label(options[key], decision) for lang in LANGUAGES))

        def why(given: Sequence[Reason]) -> Said:
            return Said(*(in_words(self.adviser.area, given, lang) for lang in LANGUAGES))

        chosen = judged.chosen or self.record.choices[judged.choice]
        return Moment(
            choice=judged.choice,
            turn=int(state.position.turn),
            seat=judged.seat,
            prompt=Said(*(questions[lang].prompt(decision) for lang in LANGUAGES)),
            chances=judged.chances,
            loss=judged.loss,
            error=judged.error,
            size=size_of(judged.loss),
            chosen=label(chosen),
            best=label(judged.best) if judged.best != judged.chosen else None,
            why=why(judged.why),
            why_not=why(judged.why_not),
            swings=[
                Swing(0.0, 0.0, "search" if seat == judged.seat else "hidden", Said())
                for seat in range(self.record.seats)
            ],
        )

    def _hear(self, events: Sequence[Event]) -> None:
        for (seat, _), narrator in self.narrators.items():
            for view in self.words.together(event.view(seat) for event in events):
                narrator.tell(view)

    def _add_causes(self, moment: Moment, events: Sequence[Event]) -> None:
        """Note what was due to chance, as each seat could see it."""
        for (seat, lang), narrator in self.narrators.items():
            swing = moment.swings[seat]
            for view in self.words.together(event.view(seat) for event in events):
                sentence = narrator.tell(view)
                if view["kind"] in self.adviser.chance and sentence:
                    swing.cause = "chance"
                    before = getattr(swing.text, lang)
                    setattr(swing.text, lang, f"{before} {sentence}".strip())
