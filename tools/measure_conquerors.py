"""Measure the core set of Planetary Conquerors: bots play the ready-made decks against each other, as a table.

    python tools/measure_conquerors.py --games 40            greedy against greedy: decks, endings, turns, who starts
    python tools/measure_conquerors.py --bot pass            how often a player is asked for a reaction in a turn
    python tools/measure_conquerors.py --cards               also how often each card of the decks is played

Every pair of decks plays each of its seeds twice, with seats changed, mirror matches included. The same arguments print
the same figures.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from statistics import median, quantiles
from typing import Any

import overrule
from overrule.bots.greedy import GreedyBot
from overrule.games.conquerors import options as o
from overrule.games.conquerors.decks import ready_made
from overrule.games.conquerors.state import CONQUEST, DECK_EMPTY, LAST_BASE, NO_BASE, TOO_LONG, Position

ENDINGS = {
    CONQUEST: "conquest",
    LAST_BASE: "bases destroyed",
    NO_BASE: "no base left",
    DECK_EMPTY: "deck empty",
    TOO_LONG: "too long",
}
GAME = overrule.game("conquerors")
PLAYS = (o.ASK_ACTION, o.ASK_REACTION, o.ASK_TRAP)


class PassBot:
    """Passes whenever it can; in its main phase it plays the first card it can, attacks with all, places traps."""

    def code(self, s: Position) -> int:
        if s.question in (o.ASK_REACTION, o.ASK_BLOCK, o.ASK_MULLIGAN, o.ASK_MAY) and o.PASS in s.options:
            return o.PASS
        if s.question == o.ASK_ACTION:
            cards = [code for code in s.options if o.PLACE <= code < o.PAY]
            return cards[0] if cards else o.DONE
        if s.question == o.ASK_KUK:
            return o.DONE
        if s.question == o.ASK_TRAP:
            return next((code for code in s.options if o.PLACE <= code < o.PAY), o.DONE)
        return s.options[0]


class Greedy:
    """The greedy bot, without the words that people need."""

    def __init__(self, seed: int) -> None:
        self.bot = GreedyBot(seed)

    def code(self, s: Position) -> int:
        if len(s.options) == 1:
            return s.options[0]
        return self.bot.code(GAME.id, lambda rng: GAME.redeal_position(s, s.asking, rng))


@dataclass
class Match:
    """What came of one match."""

    decks: tuple[str, str]
    winner: int = -1
    starter: int = 0
    ending: int = 0
    turns: int = 0  # of both players together
    questions: int = 0
    reactions: list[int] = field(default_factory=list)  # questions for a reaction to each player, in each turn
    played: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)  # played by the winner


def play(job: tuple[str, str, int, str]) -> Match:
    """Play one match."""
    first, second, seed, name = job
    state = GAME.start(seats=2, seed=seed, options={"decks": [first, second]})
    s: Position = state.position
    match = Match((first, second), starter=s.player)
    bots: list[Any] = [PassBot() if name == "pass" else Greedy(2 * seed + seat) for seat in range(2)]
    asked = [0, 0]
    turn = s.turn
    by_seat: list[Counter[str]] = [Counter(), Counter()]
    while s.asking >= 0:
        if s.turn != turn:
            match.reactions += asked
            asked = [0, 0]
            turn = s.turn
        code = bots[s.asking].code(s)
        asked[s.asking] += s.question == o.ASK_REACTION
        if s.question in PLAYS and o.PLACE <= code < o.PAY:
            by_seat[s.asking][s.card(s.hands[s.asking][code - o.PLACE]).id] += 1
        match.questions += 1
        GAME.apply(s, code)
    match.reactions += asked
    match.winner = s.winners.bit_length() - 1 if s.winners in (1, 2) else -1
    match.ending = s.ending
    match.turns = s.turn
    match.played = by_seat[0] + by_seat[1]
    if match.winner >= 0:
        match.cards = by_seat[match.winner]
    return match


def jobs(games: int, seed: int, bot: str, decks: Iterable[str]) -> list[tuple[str, str, int, str]]:
    """All pairs of decks, each seed with seats changed; no two pairs share a seed, which would shuffle them alike."""
    todo: list[tuple[str, str, int, str]] = []
    for first, second in combinations_with_replacement(decks, 2):
        for _ in range(games // 2):
            todo.append((first, second, seed, bot))
            todo.append((second, first, seed, bot))
            seed += 1
    return todo


def report(matches: list[Match], cards: bool) -> None:
    """Print the tables."""
    decks = list(ready_made())
    print(f"{len(matches)} matches")
    _print_decks(matches, decks)
    _print_endings(matches)
    _print_turns(matches)
    won = [match for match in matches if match.winner >= 0]
    starting = sum(match.winner == match.starter for match in won) / max(1, len(won))
    print(f"whoever starts wins {starting:.1%}; draws {len(matches) - len(won)}")
    reactions = [number for match in matches for number in match.reactions]
    print(
        f"questions a match {median(match.questions for match in matches):.0f}; questions for a reaction to a player "
        f"in a turn: median {median(reactions):.0f}, mean {sum(reactions) / len(reactions):.1f}, "
        f"90th percentile {quantiles(reactions, n=10)[8]:.0f}"
    )
    if cards:
        _print_cards(matches)


def _print_decks(matches: list[Match], decks: list[str]) -> None:
    """How often the deck of a row beats that of a column; at the end against all the others."""
    wins: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for match in matches:
        for seat in range(2):
            pair = (match.decks[seat], match.decks[1 - seat])
            met[pair] += 1
            wins[pair] += match.winner == seat
    width = max(map(len, decks)) + 2
    print(" " * width + "".join(f"{deck[:9]:>10}" for deck in decks) + f"{'field':>10}")
    for row in decks:
        shares = [f"{wins[row, column] / max(1, met[row, column]):>10.0%}" for column in decks]
        others = [column for column in decks if column != row]
        field_share = sum(wins[row, column] for column in others) / max(1, sum(met[row, column] for column in others))
        print(f"{row:<{width}}" + "".join(shares) + f"{field_share:>10.1%}")


def _print_endings(matches: list[Match]) -> None:
    endings = Counter(match.ending for match in matches)
    print("endings: " + ", ".join(f"{ENDINGS[key]} {endings[key] / len(matches):.1%}" for key in sorted(endings)))
    for deck in ready_made():
        own = Counter(match.ending for match in matches if match.winner >= 0 and match.decks[match.winner] == deck)
        total = max(1, sum(own.values()))
        print(f"  won by {deck}: " + ", ".join(f"{ENDINGS[key]} {own[key] / total:.0%}" for key in sorted(own)))


def _print_turns(matches: list[Match]) -> None:
    turns = [(match.turns + 1) / 2 for match in matches]
    tenths = quantiles(turns, n=10)
    inside = sum(8 <= number <= 14.5 for number in turns) / len(turns)
    print(
        f"turns of each player: median {median(turns):.1f}, 10th percentile {tenths[0]:.1f}, 90th {tenths[8]:.1f}; "
        f"8 to 14 in {inside:.0%} of the matches"
    )


def _print_cards(matches: list[Match]) -> None:
    """For each card: how often a copy in a deck was played in a match, and how often whoever played it won."""
    copies: Counter[str] = Counter()
    played: Counter[str] = Counter()
    by_winner: Counter[str] = Counter()
    for match in matches:
        for deck in match.decks:
            copies.update(ready_made()[deck].cards)
        played.update(match.played)
        by_winner.update(match.cards)
    print(f"{'card':<24}{'played':>8}{'won':>6}")
    for card in sorted(copies, key=lambda card: played[card] / copies[card]):
        share = by_winner[card] / played[card] if played[card] else 0.0
        print(f"{card:<24}{played[card] / copies[card]:>8.0%}{share:>6.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="matches for each pair of decks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", choices=("greedy", "pass"), default="greedy")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--cards", action="store_true", help="also a table of cards")
    given = parser.parse_args()
    todo = jobs(given.games, given.seed, given.bot, ready_made())
    with multiprocessing.Pool(given.processes) as pool:
        matches = pool.map(play, todo, chunksize=8)
    report(matches, given.cards)


if __name__ == "__main__":
    main()
