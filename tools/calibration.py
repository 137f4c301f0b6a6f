"""Fit and check the chances to win: of positions that are judged at p, a share of p should be won.

    python -m tools.calibration fit GAME [--players 2] [--matches 200] [--one-in 24] [--bot search] [--positions 2000]
    python -m tools.calibration report GAME [the same]

`search` may look at so many positions for a decision, to save time. `fit` writes the curves into
`calibration.json` in the folder of the game. `report` plays matches on seeds that the fit never sees, and writes its
part of docs/notebook/calibration.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import resources
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from overrule.bots import TryingBot, player_of
from overrule.bots.advice import Curve, adviser_of
from overrule.bots.curves import FILE, curve_name
from overrule.bots.generic import credit
from overrule.core.game import State
from overrule.core.kit import Kit
from overrule.core.rng import Rng, stream_of
from overrule.games import kit

FITTED = 1_000_000  # the first seed of the matches that curves are fitted to
CHECKED = 2_000_000  # and of those that they are checked with
STREAM = 600
REPORT = Path("docs/notebook/calibration.md")
TENTHS = 10
HOLD = 20.0  # how strongly a curve is held to the shares themselves
EDGE = 0.002  # shares nearer to 0 and 1 than this count as this


HEAD = f"""# Calibration

Matches of a bot against itself, on seeds from {CHECKED} on; the curves were fitted to seeds from {FITTED} on. One in
so many decisions is judged after one look, by the seat that is asked and by one that watches, and the chance is
compared with what was won. Positions of one match are won or lost together: the standard error of the difference, in
points, allows for that.

The goal is a difference of at most 3 points in each tenth, over at least 20,000 positions of each game. A difference of
less than twice its standard error may be chance.
"""


@dataclass(frozen=True)
class Play:
    """How matches are played, and how many of their decisions are judged."""

    game: str
    players: int
    bot: str
    positions: int
    one_in: int


@dataclass(frozen=True)
class Sample:
    """A position as a viewer judged it, and what they got."""

    match: int
    asked: bool
    share: float
    got: float


def played(seed: int, play: Play) -> list[Sample]:
    """The samples of one match."""
    own, players = kit(play.game), play.players
    state = own.game.start(seats=players, seed=seed)
    bots = [TryingBot(seed + seat, partial(_player, play)) for seat in range(players)]
    chance = stream_of(seed, STREAM)
    judged: list[tuple[int, bool, float]] = []
    while state.asked >= 0:
        codes = state.codes
        if len(codes) > 1 and chance.below(play.one_in) == 0:
            judged += _judged(own, state, state.asked, chance)
            other = (state.asked + 1 + chance.below(players - 1)) % players
            judged += _judged(own, state, other, chance) if state.plays(other) else []
        state.apply(codes[0] if len(codes) == 1 else _chosen(own, bots[state.asked], state))
    outcome = state.outcome
    assert outcome is not None
    return [Sample(seed, asked, share, credit(outcome, seat)) for seat, asked, share in judged]


def _player(play: Play, game: str) -> Any:
    player: Any = player_of(play.bot, game)
    if play.bot == "search":
        player.positions = play.positions
    return player


def _chosen(own: Kit, bot: TryingBot, state: State[Any, Any]) -> int:
    return bot.code(own.game.id, partial(own.game.rules.redeal, state.position, state.asked))


def _judged(own: Kit, state: State[Any, Any], viewer: int, chance: Rng) -> list[tuple[int, bool, float]]:
    """What a viewer expects after one look; nothing where the adviser does not judge."""
    inquiry = adviser_of(own).inquire(lambda: own.game.rules.redeal(state.position, viewer, chance), viewer)
    inquiry.look()
    table = inquiry.table
    return [(viewer, viewer == state.asked, table.share(table.leader()))] if table.shares else []


def samples(play: Play, first: int, matches: int) -> list[Sample]:
    """Samples of many matches, played on all cores."""
    work = partial(played, play=play)
    with get_context("spawn").Pool() as pool:
        return [sample for found in pool.imap_unordered(work, range(first, first + matches)) for sample in found]


def fitted(found: Sequence[Sample]) -> Curve:
    """The curve that explains best how matches ended: logistic regression, by Newton's method."""
    shares = np.clip([sample.share for sample in found], EDGE, 1 - EDGE)
    got = np.array([sample.got for sample in found])
    facts = np.stack([np.ones_like(shares), np.log(shares), -np.log1p(-shares)], axis=1)
    usual = np.array([0.0, 1.0, 1.0])
    curve = usual

    def badness(tried: Any) -> float:
        """How badly a curve explains what was won, and how far it is from the shares themselves."""
        odds = facts @ tried
        return float(np.sum(np.logaddexp(0, odds) - got * odds) + HOLD / 2 * np.sum((tried - usual) ** 2))

    for _ in range(30):
        chance = 1 / (1 + np.exp(-facts @ curve))
        slope = facts.T @ (got - chance) - HOLD * (curve - usual)
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + HOLD * np.eye(3)
        step = np.linalg.solve(bend, slope)
        while badness(curve + step) > badness(curve) and np.abs(step).max() > 1e-6:
            step = step / 2
        curve = curve + step
    return Curve(*(round(float(number), 3) for number in curve))


def fit(play: Play, matches: int) -> None:
    """Write the curves for so many players."""
    game, players = play.game, play.players
    found = samples(play, FITTED, matches)
    with resources.as_file(resources.files(kit(game).package)) as folder:
        path = folder / FILE
        curves = json.loads(path.read_text()) if path.exists() else {}
        for asked in (True, False):
            own = [sample for sample in found if sample.asked == asked]
            curve = fitted(own)
            curves[curve_name(players, asked)] = [curve.offset, curve.win, curve.loss]
            print(f"{game}, {curve_name(players, asked)}: {curve} from {len(own)} positions, {matches} matches")
        lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(curves[name])}" for name in sorted(curves))
        path.write_text(f"{{\n{lines}\n}}\n")


def tenths(judged: Sequence[tuple[float, Sample]]) -> Iterator[tuple[int, int, int, float, float, float]]:
    """Tenth, positions, matches, the chance that was judged, the share that was won, and its standard error."""
    for tenth in range(TENTHS):
        own = [(chance, sample) for chance, sample in judged if min(int(chance * TENTHS), TENTHS - 1) == tenth]
        if not own:
            continue
        misses: dict[int, float] = {}  # positions of one match are won or lost together
        for chance, sample in own:
            misses[sample.match] = misses.get(sample.match, 0.0) + sample.got - chance
        error = float(np.sqrt(sum(miss**2 for miss in misses.values()))) / len(own)
        mean = sum(chance for chance, _ in own) / len(own)
        won = sum(sample.got for _, sample in own) / len(own)
        yield tenth, len(own), len(misses), mean, won, error


def report(play: Play, matches: int) -> None:
    """Write how good the chances are, in place of what was written before."""
    adviser = adviser_of(kit(play.game))
    curves = {asked: adviser.curve(play.players, asked) for asked in (True, False)}
    found = [(curves[sample.asked](sample.share), sample) for sample in samples(play, CHECKED, matches)]
    title = f"{kit(play.game).title['en']}, {play.players} players"
    sections = {other: text for other, text in _written() if not other.startswith(title)}
    sections[title] = "\n".join(_section(play, matches, found))
    parts = [f"## {title}\n\n{sections[title].strip()}\n" for title in sorted(sections)]
    REPORT.write_text("\n".join([HEAD, *parts]))
    print("\n".join(parts))


def _written() -> Iterator[tuple[str, str]]:
    """The sections that are there already, by title."""
    if REPORT.exists():
        for part in REPORT.read_text().split("\n## ")[1:]:
            title, _, rest = part.partition("\n")
            yield title, rest


def _section(play: Play, matches: int, found: Sequence[tuple[float, Sample]]) -> list[str]:
    rows = [
        f"| {tenth * 10} to {tenth * 10 + 10} | {positions} | {of_matches} | {100 * mean:.1f} | {100 * won:.1f} "
        f"| {100 * (won - mean):+.1f} | {100 * error:.1f} |"
        for tenth, positions, of_matches, mean, won, error in tenths(found)
    ]
    return [
        f"{len(found)} positions: `python -m tools.calibration report {play.game} --players {play.players} "
        f"--matches {matches} --one-in {play.one_in} --bot {play.bot} --positions {play.positions}`",
        "",
        "| Judged at, % | Positions | Matches | Mean chance | Won, % | Difference | Standard error |",
        "|--------------|-----------|---------|-------------|--------|------------|----------------|",
        *rows,
        "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("fit", "report"))
    parser.add_argument("game")
    for name, usual in (("players", 2), ("matches", 200), ("one-in", 24), ("positions", 2000)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--bot", default="search")
    given = parser.parse_args()
    play = Play(given.game, given.players, given.bot, given.positions, given.one_in)
    (fit if given.command == "fit" else report)(play, given.matches)


if __name__ == "__main__":
    main()
