"""The balance report: a bot plays decks or protocols against each other, and their cards are counted."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from overrule.arena.matches import Played, Sitting
from overrule.arena.results import Header
from overrule.arena.sides import BETWEEN, TOGETHER, Side, Sides
from overrule.arena.stats import Estimate, difference, mean_of, percentiles, proportion, share_of, wilson
from overrule.arena.tournament import faults_of
from overrule.arena.units import Unit, UnitDone

SEATS = 2
Credits = dict[Any, list[list[float]]]  # by what they are about: for each unit, the credit in its matches


class Balance:
    """Plays every deal twice, with the sides swapped."""

    def __init__(self, header: Header, sides: Sides, pairs: int) -> None:
        self.header = header
        self.sides = sides
        self.meetings = sides.meetings(header.seed, pairs)

    @property
    def planned(self) -> int:
        """How many units there are."""
        return len(self.meetings)

    # ------------------------------------------------------------------------------------------------------- work

    def units(self, done: Sequence[UnitDone]) -> Iterator[Unit]:
        """Everything that is still to be played."""
        there = {(unit.key, unit.number) for unit in done}
        for number, one, other in self.meetings:
            if (key_of(one, other), number) not in there:
                yield self.unit(number, one, other)

    def unit(self, number: int, one: Side, other: Side) -> Unit:
        """One deal between two sides."""
        header = self.header
        sittings = tuple(
            Sitting(header.seed + number, header.bots * SEATS, {**header.options, **self.sides.options(sides)})
            for sides in ((one, other), (other, one))
        )
        return Unit(header.game, key_of(one, other), number, sittings, header.move_limit, watch=True)

    # ----------------------------------------------------------------------------------------------------- report

    def report(self, results: Sequence[UnitDone]) -> dict[str, Any]:
        """Everything that the results say, as plain data."""
        planned = {(key_of(one, other), number) for number, one, other in self.meetings}
        done = sorted((unit for unit in results if (unit.key, unit.number) in planned), key=lambda unit: unit.number)
        played = [unit for unit in done if unit.matches]
        matches = [match for unit in played for match in unit.matches]
        turns = [(match.turns + 1) / SEATS for match in matches]
        found = _Found(self.sides)
        for unit in played:
            found.add(unit)
        return {
            "game": self.header.game,
            "rules": self.header.rules,
            "bot": self.header.bots[0],
            "seed": self.header.seed,
            "matches": len(matches),
            "thing": self.sides.thing,
            "things": found.shares(),
            "against": _rows(found.against, ("row", "column")),
            "together": _rows(found.together, ("one", "other")),
            "starting": share_of([[match.credit(match.first) for match in unit.matches] for unit in played]).data(),
            "draws": proportion(sum(len(match.winners) != 1 for match in matches), len(matches)).data(),
            "endings": found.endings(len(matches)),
            "endings_of_winners": found.endings_of_winners(),
            "turns_each": {
                **mean_of(turns).data(),
                **percentiles(turns),
                "counts": dict(sorted(Counter(int(number) for number in turns).items())),
            },
            "decisions": {
                **mean_of([m.decisions for m in matches]).data(),
                **percentiles([m.decisions for m in matches]),
            },
            "cards": found.cards(),
            "faults": faults_of(played),
            "problems": [
                {"unit": unit.key, "number": unit.number, "problem": unit.problem} for unit in done if unit.problem
            ],
        }


def key_of(one: Side, other: Side) -> str:
    """How a unit's key names its sides."""
    return f"{TOGETHER.join(one)}{BETWEEN}{TOGETHER.join(other)}"


def sides_of(key: str) -> tuple[Side, Side]:
    """The other way round."""
    one, other = key.split(BETWEEN)
    return tuple(one.split(TOGETHER)), tuple(other.split(TOGETHER))


@dataclass
class _Card:
    """Sightings of a card, counted in sides that had it in their decks."""

    sides: int = 0
    drawn: int = 0
    played: int = 0
    credit_drawn: float = 0.0
    credit_not_drawn: float = 0.0


@dataclass
class _Found:
    """What has been counted so far."""

    sides: Sides
    single: Credits = field(default_factory=lambda: defaultdict(list))
    against: Credits = field(default_factory=lambda: defaultdict(list))
    together: Credits = field(default_factory=lambda: defaultdict(list))
    ended: Counter[str] = field(default_factory=Counter)
    won: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    card: dict[str, _Card] = field(default_factory=lambda: defaultdict(_Card))

    def add(self, unit: UnitDone) -> None:
        """Count a unit: in its second match the sides have swapped seats."""
        one, other = sides_of(unit.key)
        credits = [match.credit(seat) for seat, match in enumerate(unit.matches)]
        self._add_side(one, other, credits)
        self._add_side(other, one, [1 - credit for credit in credits])
        for swapped, match in enumerate(unit.matches):
            self.ended[match.ending] += 1
            for seat in range(SEATS):
                side = one if seat == swapped else other
                self._add_cards(side, match, seat)
                if match.winners == (seat,):
                    for thing in side:
                        self.won[thing][match.ending] += 1

    def _add_side(self, side: Side, other: Side, credits: list[float]) -> None:
        for thing in side:
            self.single[thing].append(credits)
            for opposed in other:
                self.against[thing, opposed].append(credits)
        for two in combinations(sorted(side), 2):
            self.together[two].append(credits)

    def _add_cards(self, side: Side, match: Played, seat: int) -> None:
        credit = match.credit(seat)
        drawn, played = set(match.drawn[seat]), set(match.played[seat])
        for card in self.sides.cards(side):
            seen = self.card[card]
            seen.sides += 1
            seen.played += card in played
            if card in drawn:
                seen.drawn += 1
                seen.credit_drawn += credit
            else:
                seen.credit_not_drawn += credit

    def shares(self) -> list[dict[str, Any]]:
        """How often a side with each thing wins, the best first."""
        rows = [
            {"name": thing, **share_of(self.single[thing]).data()} for thing in self.sides.things if self.single[thing]
        ]
        return sorted(rows, key=lambda row: -row["value"])

    def endings(self, matches: int) -> dict[str, Any]:
        return {ending: proportion(times, matches).data() for ending, times in self.ended.most_common()}

    def endings_of_winners(self) -> dict[str, Any]:
        """The share of wins with a thing."""
        return {
            thing: {ending: proportion(times, wins.total()).data() for ending, times in wins.most_common()}
            for thing, wins in sorted(self.won.items())
        }

    def cards(self) -> list[dict[str, Any]]:
        """Every card, the most helpful one first."""
        return sorted(
            (_card_row(card, seen) for card, seen in self.card.items()), key=lambda row: -row["change"]["value"]
        )


def _card_row(card: str, seen: _Card) -> dict[str, Any]:
    with_it = _mean_credit(seen.credit_drawn, seen.drawn)
    without = _mean_credit(seen.credit_not_drawn, seen.sides - seen.drawn)
    # Chance when drawn minus chance at all is the difference of the two, times how often the card is not drawn.
    kept = 1 - seen.drawn / seen.sides
    return {
        "card": card,
        "drawn": proportion(seen.drawn, seen.sides).data(),
        "played": proportion(seen.played, seen.sides).data(),
        "wins_drawn": with_it.data(),
        "wins_not_drawn": without.data(),
        "change": difference(with_it, without).times(kept).data(),
    }


def _mean_credit(credit: float, number: int) -> Estimate:
    """A share of wins, where draws count in part; half if there are no data."""
    if not number:
        return Estimate(0.5, 0.0, 1.0, 0)
    return Estimate(credit / number, *wilson(credit / number, number), number)


def _rows(credits: Credits, names: tuple[str, str]) -> list[dict[str, Any]]:
    return [{names[0]: two[0], names[1]: two[1], **share_of(units).data()} for two, units in sorted(credits.items())]
