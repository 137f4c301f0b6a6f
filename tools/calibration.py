"""Fit and check the chances to win: of positions that are judged at p, a share of p should be won.

    python -m tools.calibration play fit GAME [--players 2] [--matches 200] [--one-in 24] [--bot search]
                                              [--positions 2000]
    python -m tools.calibration play report GAME [the same]
    python -m tools.calibration fit
    python -m tools.calibration report

`play` plays matches of a bot against itself and judges one in so many of their decisions. It adds them to
build/calibration.jsonl; what is there already is not played again, so a run that was broken off goes on. `search` may
look at so many positions for a decision, to save time. `fit` makes curves of what was played for it, and writes them
into `calibration.json` in the folder of each game. `report` compares the chances with what was played for it, on other
seeds, and writes docs/notebook/calibration.md.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from overrule.bots import TryingBot, player_of
from overrule.bots.advice import EDGE, Curve, adviser_of
from overrule.bots.curves import FILE, curve_name
from overrule.bots.generic import credit
from overrule.core.game import State
from overrule.core.kit import Kit
from overrule.core.rng import Rng, stream_of
from overrule.games import kit

FIRST_SEEDS = {"fit": 1_000_000, "report": 2_000_000}
STREAM = 600
MATCHES = Path("build/calibration.jsonl")
REPORT = Path("docs/notebook/calibration.md")
TENTHS = 10
HOLD = 20.0  # how strongly a curve is held to the shares themselves; a tenth of it for the middle
GOAL = 3  # points by which a tenth may be off


class Play(Struct, frozen=True):
    """How matches are played, what for, and how many of their decisions are judged."""

    purpose: str
    game: str
    players: int
    bot: str
    positions: int
    one_in: int


class Sample(Struct, frozen=True):
    """A position as a viewer judged it, and what they got."""

    asked: bool
    turn: int
    share: float
    got: float


class Match(Struct, frozen=True):
    """A match, with the positions of it that were judged."""

    play: Play
    seed: int
    samples: list[Sample]


# ------------------------------------------------------------------------------------------------------------- playing


def play_on(play: Play, matches: int) -> None:
    """Add the matches that are still missing."""
    if play.bot == "search":
        bots: Any = import_module(f"{kit(play.game).package}.bots")
        bots.POSITIONS = play.positions
    there = {match.seed for match in matches_of(play.purpose) if match.play == play}
    first = FIRST_SEEDS[play.purpose]
    MATCHES.parent.mkdir(exist_ok=True)
    for seed in range(first, first + matches):
        if seed not in there:
            line = msgspec.json.encode(Match(play, seed, list(played(seed, play))))
            with MATCHES.open("ab") as file:
                file.write(line + b"\n")


def matches_of(purpose: str) -> list[Match]:
    """The matches that were played for a purpose."""
    if not MATCHES.exists():
        return []
    found = [msgspec.json.decode(line, type=Match) for line in MATCHES.read_bytes().splitlines()]
    return [match for match in found if match.play.purpose == purpose]


def played(seed: int, play: Play) -> Iterator[Sample]:
    """The samples of one match."""
    own, players = kit(play.game), play.players
    state = own.game.start(seats=players, seed=seed)
    bots = [TryingBot(seed + seat, partial(player_of, play.bot)) for seat in range(players)]
    chance = stream_of(seed, STREAM)
    judged: list[tuple[int, bool, int, float]] = []  # seat, asked, turn, share
    while state.asked >= 0:
        codes = state.codes
        if len(codes) > 1 and chance.below(play.one_in) == 0:
            judged += _judged(own, state, _viewer(state, chance), chance)
        state.apply(codes[0] if len(codes) == 1 else _chosen(own, bots[state.asked], state))
    outcome = state.outcome
    assert outcome is not None
    for seat, asked, turn, share in judged:
        yield Sample(asked, turn, share, credit(outcome, seat))


def _viewer(state: State[Any, Any], chance: Rng) -> int:
    """Who judges a position: the seat that is asked, as often one of the others."""
    others = [seat for seat in range(state.seats) if seat != state.asked and state.plays(seat)]
    return others[chance.below(len(others))] if chance.below(2) else state.asked


def _chosen(own: Kit, bot: TryingBot, state: State[Any, Any]) -> int:
    return bot.code(own.game.id, partial(own.game.rules.redeal, state.position, state.asked))


def _judged(own: Kit, state: State[Any, Any], viewer: int, chance: Rng) -> list[tuple[int, bool, int, float]]:
    """What a viewer expects after one look; nothing where the adviser does not judge."""
    inquiry = adviser_of(own).inquire(lambda: own.game.rules.redeal(state.position, viewer, chance), viewer)
    inquiry.look()
    table = inquiry.table
    if not table.shares:
        return []
    return [(viewer, viewer == state.asked, int(state.position.turn), table.share(table.leader()))]


# ------------------------------------------------------------------------------------------------------------- fitting


def fit() -> None:
    """Write the curves of all games that were played, for each number of players."""
    found: dict[tuple[str, int, bool], list[Sample]] = defaultdict(list)
    matches = matches_of("fit")
    for match in matches:
        for sample in match.samples:
            found[match.play.game, match.play.players, sample.asked].append(sample)
    for (game, players, asked), own in sorted(found.items()):
        curve = fitted(own)
        _write_curve(game, curve_name(players, asked), curve)
        print(f"{game}, {curve_name(players, asked)}: {curve} from {len(own)} positions")


def fitted(found: Sequence[Sample]) -> Curve:
    """The curve that explains best how matches ended: logistic regression, by Newton's method.

    It is not asked where a search has seen the end.
    """
    open_ones = [sample for sample in found if 0 < sample.share < 1]
    shares = np.clip([sample.share for sample in open_ones], EDGE, 1 - EDGE)
    got = np.array([sample.got for sample in open_ones])
    facts = np.stack([np.ones_like(shares), np.log(shares), -np.log1p(-shares), shares - 0.5], axis=1)
    usual = np.array([0.0, 1.0, 1.0, 0.0])
    hold = np.array([HOLD, HOLD, HOLD, HOLD / 10])
    curve = usual

    def badness(tried: Any) -> float:
        """How badly a curve explains what was won, and how far it is from the shares themselves."""
        odds = facts @ tried
        return float(np.sum(np.logaddexp(0, odds) - got * odds) + np.sum(hold * (tried - usual) ** 2) / 2)

    for _ in range(30):
        chance = 1 / (1 + np.exp(-facts @ curve))
        slope = facts.T @ (got - chance) - hold * (curve - usual)
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + np.diag(hold)
        step = np.linalg.solve(bend, slope)
        while badness(curve + step) > badness(curve) and np.abs(step).max() > 1e-6:
            step = step / 2
        curve = curve + step
    return Curve(*(round(float(number), 3) for number in curve))


def _write_curve(game: str, name: str, curve: Curve) -> None:
    with resources.as_file(resources.files(kit(game).package)) as folder:
        path = folder / FILE
        curves = json.loads(path.read_text()) if path.exists() else {}
        curves[name] = msgspec.to_builtins(curve)
        lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(curves[name])}" for name in sorted(curves))
        path.write_text(f"{{\n{lines}\n}}\n")


# ----------------------------------------------------------------------------------------------------------- reporting


class Misses:
    """Chances of some positions, and what was won: whether they agree, and how sure that is."""

    def __init__(self) -> None:
        self.positions = 0
        self.chances = 0.0
        self.won = 0.0
        self.by_match: dict[tuple[int, int], float] = defaultdict(float)  # they are won or lost together

    def add(self, match: Match, chance: float, got: float) -> None:
        self.positions += 1
        self.chances += chance
        self.won += got
        self.by_match[match.play.players, match.seed] += got - chance

    @property
    def difference(self) -> float:
        """In points."""
        return 100 * (self.won - self.chances) / self.positions

    @property
    def error(self) -> float:
        """The standard error of the difference, in points."""
        return 100 * float(np.sqrt(sum(miss**2 for miss in self.by_match.values()))) / self.positions

    def row(self, title: str) -> str:
        mean, won = 100 * self.chances / self.positions, 100 * self.won / self.positions
        return (
            f"| {title} | {self.positions} | {len(self.by_match)} | {mean:.1f} | {won:.1f} | {self.difference:+.1f} "
            f"| {self.error:.1f} |"
        )


HEAD = f"""# Calibration

Of positions that are judged at p, a share of p should be won. Bots played against themselves on seeds from
{FIRST_SEEDS["report"]} on; the curves were fitted to other matches, on seeds from {FIRST_SEEDS["fit"]} on. One in so
many decisions was judged after one look, by the seat that was asked or by one that watched, and the chance compared
with what came of it. Positions of one match are won or lost together: the standard error of the difference, in points,
allows for that. `python -m tools.calibration report` wrote this page, from what the commands at its end played.

The goal is a difference of at most {GOAL} points in each tenth, over at least 20,000 positions of each game. A
difference of less than twice its standard error may be chance. A game with fewer positions has not met it.
"""
COLUMNS = """| Judged at, % | Positions | Matches | Mean chance | Won, % | Difference | Standard error |
|--------------|-----------|---------|-------------|--------|------------|----------------|"""


def report() -> None:
    """Write how good the chances are."""
    matches = matches_of("report")
    parts = [HEAD]
    for game in sorted({match.play.game for match in matches}):
        own = [match for match in matches if match.play.game == game]
        title = kit(game).title["en"]
        numbers = sorted({match.play.players for match in own})
        parts += tables(title, own)
        for players in numbers if len(numbers) > 1 else ():
            parts += tables(f"{title}, {players} players", [match for match in own if match.play.players == players])
    parts += ["## What was played\n", *_commands([*matches, *matches_of("fit")])]
    REPORT.write_text("\n".join(parts) + "\n")
    print("\n".join(parts))


def tables(title: str, matches: Sequence[Match]) -> Iterator[str]:
    """Chances and wins by tenths of the chance."""
    tenths: dict[int, Misses] = defaultdict(Misses)
    for match in matches:
        adviser = adviser_of(kit(match.play.game))
        for sample in match.samples:
            chance = adviser.curve(match.play.players, sample.asked)(sample.share)
            tenths[min(int(chance * TENTHS), TENTHS - 1)].add(match, chance, sample.got)
    yield f"## {title}\n\n{_summary(list(tenths.values()), len(matches))}\n\n{COLUMNS}"
    for tenth, misses in sorted(tenths.items()):
        yield misses.row(f"{10 * tenth} to {10 * tenth + 10}")
    yield ""


def _summary(tenths: Sequence[Misses], matches: int) -> str:
    far = [misses for misses in tenths if abs(misses.difference) > GOAL]
    sure = sum(abs(misses.difference) > 2 * misses.error for misses in far)
    return (
        f"{sum(misses.positions for misses in tenths)} positions of {matches} matches. {len(tenths) - len(far)} of "
        f"{len(tenths)} tenths are within {GOAL} points; {sure} of the others are farther off than chance explains."
    )


def _commands(matches: Iterable[Match]) -> Iterator[str]:
    """How the matches were played."""
    played_so: dict[Play, list[int]] = defaultdict(list)
    for match in matches:
        played_so[match.play].append(len(match.samples))
    yield "| Command: `python -m tools.calibration play …` | Positions | Matches |"
    yield "|------|-----------|---------|"
    for play, samples in played_so.items():
        command = f"{play.purpose} {play.game} --players {play.players} --matches {len(samples)} --one-in {play.one_in}"
        command += f" --bot {play.bot}" + (f" --positions {play.positions}" if play.bot == "search" else "")
        yield f"| `{command}` | {sum(samples)} | {len(samples)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("purpose", choices=tuple(FIRST_SEEDS))
    playing.add_argument("game")
    for name, usual in (("players", 2), ("matches", 200), ("one-in", 24), ("positions", 2000)):
        playing.add_argument(f"--{name}", type=int, default=usual)
    playing.add_argument("--bot", default="search")
    commands.add_parser("fit")
    commands.add_parser("report")
    given = parser.parse_args()
    if given.command == "play":
        play = Play(given.purpose, given.game, given.players, given.bot, given.positions, given.one_in)
        play_on(play, given.matches)
    else:
        (fit if given.command == "fit" else report)()


if __name__ == "__main__":
    main()
