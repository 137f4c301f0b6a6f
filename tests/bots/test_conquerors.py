"""The greedy bot of Planetary Conquerors: positions in which one answer is right."""

from __future__ import annotations

from overrule.bots.conquerors.evaluate import VICTORY, evaluate, threat
from overrule.bots.greedy import GreedyBot
from overrule.core.rng import Rng
from overrule.games.conquerors import options as o
from overrule.games.conquerors.game import ConquerorsGame, Options
from overrule.games.conquerors.program import BASE_LIFE
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.rules.zones import enter
from overrule.games.conquerors.state import EXHAUSTED, PLAYING, Position

GAME = ConquerorsGame()


def begun(seed: int = 1) -> Position:
    """A match at seat 0's first main phase."""
    options = Options(decks=("first-strike", "first-strike"), first=0)
    s = GAME.begin(2, seed, GAME.read_options(options))
    until(s, o.ASK_ACTION)
    return s


def until(s: Position, question: int) -> None:
    """Pass until this is asked."""
    while s.question != question:
        choose(s, o.PASS if o.PASS in s.options else o.DONE)


def put(s: Position, card: str, seat: int) -> int:
    """A card out of the deck onto the planet."""
    slot = next(slot for slot in s.decks[seat] if s.card(slot).id == card)
    s.decks[seat].remove(slot)
    s.show(slot)
    enter(s, slot, seat)
    return slot


def greedy_code(s: Position) -> int:
    def deal(rng: Rng) -> Position:
        return GAME.redeal_position(s, s.asking, rng)

    return GreedyBot(5).code(GAME.id, deal)


def test_a_blow_that_wins_is_struck() -> None:
    s = begun()
    attacker = put(s, "line-trooper", 0)
    s.damage[s.base(1)] = BASE_LIFE - 1
    until(s, o.ASK_ATTACKER)
    assert greedy_code(s) == o.SLOT + attacker


def test_nobody_runs_into_a_stronger_blocker_for_nothing() -> None:
    s = begun()
    put(s, "militia-recruit", 0)
    put(s, "siege-colossus", 1)
    until(s, o.ASK_ATTACKER)
    assert greedy_code(s) == o.DONE


def test_a_blow_that_would_lose_is_blocked() -> None:
    s = begun()
    attacker = put(s, "khan-of-the-rim", 0)
    blocker = put(s, "militia-recruit", 1)
    s.damage[s.base(1)] = BASE_LIFE - 3
    until(s, o.ASK_ATTACKER)
    choose(s, o.SLOT + attacker)
    while s.question != o.ASK_BLOCK:
        choose(s, o.AIM + s.base(1) if s.question == o.ASK_AIM else o.PASS)
    assert greedy_code(s) == o.SLOT + blocker


def test_the_end_of_a_match_outweighs_everything() -> None:
    s = begun()
    s.ending, s.winners = PLAYING + 1, 1
    assert (evaluate(s, 0), evaluate(s, 1)) == (VICTORY, -VICTORY)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    s = begun()
    before = evaluate(s, 0)
    put(s, "line-trooper", 0)
    assert evaluate(s, 0) > before
    assert evaluate(s, 0) == -evaluate(s, 1)


def test_whoever_can_block_takes_the_strongest_blow_out_of_a_threat() -> None:
    s = begun()
    put(s, "line-trooper", 1)
    put(s, "siege-colossus", 1)
    blows = sorted(s.card(slot).attack for slot in s.warriors[1])
    assert threat(s, 0) == sum(blows)
    guard = put(s, "militia-recruit", 0)
    assert threat(s, 0) == blows[0]
    s.flags[guard] |= EXHAUSTED
    assert threat(s, 0) == sum(blows)
