"""Every bot against every other: the units, and what their results say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from overrule.arena.matches import CRASHED, TOO_SLOW, Sitting, time_of_step
from overrule.arena.ratings import Meeting, points_of, ratings
from overrule.arena.results import Header
from overrule.arena.sprt import Hypotheses, Verdict, verdict
from overrule.arena.stats import Estimate, mean_of, percentiles, proportion, share_of
from overrule.arena.units import Unit, UnitDone

MATCHED = " / "  # between the names in a unit's key


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet: the candidate sits in one seat, the other in all others."""

    candidate: str
    other: str

    @property
    def key(self) -> str:
        return f"{self.candidate}{MATCHED}{self.other}"

    def seating(self, seats: int, place: int) -> tuple[str, ...]:
        """Who sits where when the candidate has this seat."""
        return tuple(self.candidate if seat == place else self.other for seat in range(seats))


class Tournament:
    """Plays in rounds: in each, every two bots meet on the same deal."""

    def __init__(self, header: Header, pairs: int, test: Hypotheses | None = None) -> None:
        self.header = header
        self.pairs = pairs
        self.test = test
        self.pairings = [Pairing(*two) for two in combinations(header.bots, 2)]
        self.shares: dict[str, dict[int, float]] = {pairing.key: {} for pairing in self.pairings}
        self.ends: dict[str, int] = {pairing.key: pairs for pairing in self.pairings}  # how many units count
        self.judged: dict[str, int] = dict.fromkeys(self.ends, 0)

    # ------------------------------------------------------------------------------------------------------- work

    def units(self, done: Sequence[UnitDone]) -> Iterator[Unit]:
        """Everything still to be played, until the test has decided."""
        there = {(unit.key, unit.number) for unit in done}
        for number in range(self.pairs):
            for pairing in self.pairings:
                if number < self.ends[pairing.key] and (pairing.key, number) not in there:
                    yield self.unit(pairing, number)

    def unit(self, pairing: Pairing, number: int) -> Unit:
        """One deal, with the candidate once in each seat."""
        header = self.header
        sittings = tuple(
            Sitting(header.seed + number, pairing.seating(header.seats, place), header.options)
            for place in range(header.seats)
        )
        return Unit(header.game, pairing.key, number, sittings, header.move_limit)

    def take(self, done: UnitDone) -> None:
        """Pass a result to the test. It sees results in order, so its decision does not depend on which is fastest."""
        shares = self.shares.get(done.key)
        if shares is None:
            return
        credits = credits_of(done)
        shares[done.number] = sum(credits) / len(credits) if credits else -1.0
        while self.test is not None and self.judged[done.key] < self.ends[done.key] and self.judged[done.key] in shares:
            self.judged[done.key] += 1
            if self.verdict(done.key).decided:
                self.ends[done.key] = self.judged[done.key]

    def verdict(self, key: str) -> Verdict:
        """The state of the test of two bots."""
        assert self.test is not None
        seen = [self.shares[key][number] for number in range(self.judged[key])]
        return verdict([share for share in seen if share >= 0], self.header.seats, self.test)

    @property
    def planned(self) -> int:
        """The number of units, as far as is known now."""
        return sum(self.ends.values())

    # ----------------------------------------------------------------------------------------------------- report

    def counted(self, done: Sequence[UnitDone]) -> list[UnitDone]:
        """The results that count, in order: those after a decision of the test do not."""
        order = {pairing.key: place for place, pairing in enumerate(self.pairings)}
        counted = [unit for unit in done if unit.number < self.ends.get(unit.key, 0)]
        return sorted(counted, key=lambda unit: (order[unit.key], unit.number))

    def report(self, results: Sequence[UnitDone]) -> dict[str, Any]:
        """Everything that the results say, as plain data."""
        header = self.header
        done = self.counted(results)
        played = [unit for unit in done if unit.matches]
        matches = [match for unit in played for match in unit.matches]
        return {
            "game": header.game,
            "rules": header.rules,
            "seats": header.seats,
            "seed": header.seed,
            "options": header.options,
            "move_limit": header.move_limit,
            "matches": len(matches),
            "bots": self._bots(played),
            "pairings": [self._pairing(pairing, played) for pairing in self.pairings],
            "starting": share_of([[match.credit(match.first) for match in unit.matches] for unit in played]).data(),
            "endings": {
                ending: proportion(times, len(matches)).data()
                for ending, times in Counter(match.ending for match in matches).most_common()
            },
            "turns": {**mean_of([m.turns for m in matches]).data(), **percentiles([m.turns for m in matches])},
            "decisions": {**mean_of([m.decisions for m in matches]).data()},
            "faults": faults_of(played),
            "problems": [
                {"unit": unit.key, "number": unit.number, "problem": unit.problem} for unit in done if unit.problem
            ],
        }

    def _bots(self, played: Sequence[UnitDone]) -> list[dict[str, Any]]:
        """Ratings, the best first, with how long each bot thinks."""
        names = self.header.bots
        place = {name: number for number, name in enumerate(names)}
        pairing = {pairing.key: pairing for pairing in self.pairings}
        meetings = [
            Meeting(place[pairing[unit.key].candidate], place[pairing[unit.key].other], credits_of(unit))
            for unit in played
        ]
        found = ratings(len(names), self.header.seats, meetings)
        times = _times(names, played)
        rows = [
            {"bot": name, "rating": found[number].data(), "thinking": times[name], **_failures(name, played)}
            for name, number in place.items()
        ]
        return sorted(rows, key=lambda row: -row["rating"]["value"])

    def _pairing(self, pairing: Pairing, played: Sequence[UnitDone]) -> dict[str, Any]:
        """How two bots did against each other."""
        units = [unit for unit in played if unit.key == pairing.key]
        credits = [credits_of(unit) for unit in units]
        share = share_of(credits)
        row: dict[str, Any] = {
            "candidate": pairing.candidate,
            "other": pairing.other,
            "pairs": len(units),
            "wins": sum(credit == 1 for unit in credits for credit in unit),
            "draws": sum(0 < credit < 1 for unit in credits for credit in unit),
            "losses": sum(credit == 0 for unit in credits for credit in unit),
            "share": share.data(),
            "difference": _in_points(share, self.header.seats),
            "pair_results": {
                f"{total:g}": times for total, times in sorted(Counter(round(sum(unit), 3) for unit in credits).items())
            },
            "same_seat": proportion(sum(map(_same_seat_wins, units)), len(units)).data(),
        }
        if self.test is not None:
            state = self.verdict(pairing.key)
            row["test"] = {
                "low": self.test.low,
                "high": self.test.high,
                "ratio": state.ratio,
                "decided": state.decided,
            }
        return row


def credits_of(unit: UnitDone) -> tuple[float, ...]:
    """The candidate's credit in each match: in the n-th match it has the n-th seat."""
    return tuple(match.credit(seat) for seat, match in enumerate(unit.matches))


def _same_seat_wins(unit: UnitDone) -> bool:
    """Whether the seat decided the deal: it won every match of it, whoever sat there."""
    winners = {match.winners for match in unit.matches}
    return len(winners) == 1 and len(winners.pop()) == 1


def faults_of(done: Sequence[UnitDone]) -> list[dict[str, Any]]:
    """Every bot that failed, and where."""
    return [
        {
            "bot": fault.bot,
            "kind": fault.kind,
            "unit": unit.key,
            "number": unit.number,
            "match": place,
            "seat": fault.seat,
            "decision": fault.decision,
            "problem": fault.problem,
        }
        for unit in done
        for place, match in enumerate(unit.matches)
        for fault in match.faults
    ]


def _in_points(share: Estimate, seats: int) -> dict[str, float | None]:
    """A share as a difference of ratings; None is infinite."""
    found = {name: points_of(getattr(share, name), seats) for name in ("value", "low", "high")}
    return {name: value if abs(value) < float("inf") else None for name, value in found.items()}


def _failures(name: str, played: Sequence[UnitDone]) -> dict[str, int]:
    kinds = Counter(
        fault.kind for unit in played for match in unit.matches for fault in match.faults if fault.bot == name
    )
    return {"crashed": kinds[CRASHED], "too_slow": kinds[TOO_SLOW]}


def _times(names: Sequence[str], played: Sequence[UnitDone]) -> dict[str, dict[str, float]]:
    """How long each bot thinks, in seconds: half of its answers take at most the median, 95 of 100 at most p95."""
    counts: dict[str, Counter[int]] = {name: Counter() for name in names}
    for unit in played:
        for match in unit.matches:
            for name, times in zip(match.bots, match.times, strict=True):
                counts[name].update(times)
    return {name: {"median": _within(times, 0.5), "p95": _within(times, 0.95)} for name, times in counts.items()}


def _within(times: Counter[int], part: float) -> float:
    """The time within which this part of the answers came."""
    left = part * times.total()
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return time_of_step(step)
    return 0.0
