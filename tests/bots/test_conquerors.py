"""The bots of Planetary Conquerors: positions in which one answer is right, and how they see positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overrule.bots import make_bot
from overrule.bots.trying import TryingBot
from overrule.core.arrays import take
from overrule.core.position import PLAYING
from overrule.core.rng import Rng, stream_of
from overrule.games.conquerors import options as o
from overrule.games.conquerors.bots.advice import expected_share
from overrule.games.conquerors.bots.evaluate import VICTORY, evaluate
from overrule.games.conquerors.bots.judge import judge, threat, win_share
from overrule.games.conquerors.bots.policy import as_seen
from overrule.games.conquerors.bots.worths import needs_of
from overrule.games.conquerors.game import GAME, RULES, Options
from overrule.games.conquerors.program import BASE_LIFE
from overrule.games.conquerors.rules.flow import choose
from overrule.games.conquerors.rules.zones import enter, put_trap
from overrule.games.conquerors.state import EXHAUSTED, STREAM_PICK, Position
from overrule.games.conquerors.vocabulary import Deck

# A deck of its own: the positions must not depend on what is in the ready-made ones.
DECK = Deck(
    "raiders",
    {
        "gold-miner": 5,
        "collector-of-cosmium": 5,
        "militia-recruit": 5,
        "hatch-guard": 5,
        "drill-sergeant": 3,
        "glider-scout": 5,
        "mine-sweeper": 5,
        "line-trooper": 5,
        "dawn-rider": 5,
        "battering-ram": 4,
        "wolfpack-captain": 3,
        "vent-runner": 3,
        "khan-of-the-rim": 1,
        "siege-colossus": 1,
        "captain-quill": 1,
        "snare-net": 2,
        "battle-stims": 2,
    },
)


def begun(seed: int = 1) -> Position:
    """A match at seat 0's first main phase."""
    options = Options(decks=(DECK, DECK), first=0)
    s = RULES.begin(2, seed, RULES.read_options(options))
    until(s, o.ASK_ACTION)
    return s


def until(s: Position, question: int) -> None:
    """Pass until this is asked."""
    while s.question != question:
        choose(s, o.PASS if o.PASS in s.options else o.DONE)


def taken(s: Position, card: str, seat: int) -> int:
    """A card that has been taken out of the deck or the hand."""
    zones, slot = next((zones, slot) for zones in (s.decks, s.hands) for slot in zones[seat] if s.card(slot).id == card)
    take(zones, seat, slot)
    return slot


def put(s: Position, card: str, seat: int) -> int:
    """A card out of the deck or the hand onto the planet."""
    slot = taken(s, card, seat)
    s.show(slot)
    enter(s, slot, seat)
    return slot


def trap_before_base(s: Position, card: str, seat: int) -> int:
    """A trap out of the deck or the hand, face down in front of the base."""
    slot = taken(s, card, seat)
    put_trap(s, slot, s.base(seat), 0)
    return slot


def code_of(name: str, s: Position) -> int:
    """What a bot answers to the open question."""

    def deal(rng: Rng) -> Position:
        return RULES.redeal(s, s.asking, rng)

    bot = make_bot(name, 5)
    assert isinstance(bot, TryingBot)
    return bot.code(GAME.id, deal)


every_bot = pytest.mark.parametrize("name", ["easy", "greedy", "hard", "planner", "search"])
every_view = pytest.mark.parametrize("see", [lambda s, seat: evaluate(s, seat, 1.0), judge])


@every_bot
def test_a_blow_that_wins_is_struck(name: str) -> None:
    s = begun()
    attacker = put(s, "line-trooper", 0)
    s.damage[s.base(1)] = BASE_LIFE - 1
    until(s, o.ASK_ATTACKER)
    assert code_of(name, s) == o.SLOT + attacker


@every_bot
def test_nobody_runs_into_a_stronger_blocker_for_nothing(name: str) -> None:
    s = begun()
    put(s, "dawn-rider", 0)
    put(s, "siege-colossus", 1)
    until(s, o.ASK_ATTACKER)
    assert code_of(name, s) == o.DONE


@every_bot
def test_a_blow_that_would_lose_is_blocked(name: str) -> None:
    s = begun()
    attacker = put(s, "khan-of-the-rim", 0)
    blocker = put(s, "militia-recruit", 1)
    s.damage[s.base(1)] = BASE_LIFE - 3
    until(s, o.ASK_ATTACKER)
    choose(s, o.SLOT + attacker)
    while s.question != o.ASK_BLOCK:
        choose(s, o.AIM + s.base(1) if s.question == o.ASK_AIM else o.PASS)
    assert code_of(name, s) == o.SLOT + blocker


@every_view
def test_the_end_of_a_match_outweighs_everything(see: Callable[[Position, int], float]) -> None:
    s = begun()
    s.ending, s.winners = PLAYING + 1, 1
    assert (see(s, 0), see(s, 1)) == (VICTORY, -VICTORY)


@every_view
def test_what_is_good_for_one_is_bad_for_the_other(see: Callable[[Position, int], float]) -> None:
    s = begun()
    before = see(s, 0)
    put(s, "line-trooper", 0)
    assert see(s, 0) > before
    assert see(s, 0) == -see(s, 1)


def test_with_less_foresight_a_miner_is_worth_less() -> None:
    s = begun()
    before = [evaluate(s, 0, foresight) for foresight in (0.5, 1.0)]
    put(s, "gold-miner", 0)
    gained = [evaluate(s, 0, foresight) - worth for foresight, worth in zip((0.5, 1.0), before, strict=True)]
    assert 0 < gained[0] == pytest.approx(gained[1] / 2)


def test_what_a_deck_needs_more_of_is_worth_more() -> None:
    """First Strike pays with gold above all."""
    s = begun()
    assert needs_of(s.deal).gold[0] > 0.6
    before = judge(s, 0)
    gained = []
    for miner in ("gold-miner", "collector-of-cosmium"):
        twin = s.copy()
        put(twin, miner, 0)
        gained.append(judge(twin, 0) - before)
    assert gained[0] > gained[1] > 0


def test_shares_of_a_win_add_up() -> None:
    options = Options(decks=("first-strike", "citadel", "minefield"), first=0)
    s = RULES.begin(3, 1, RULES.read_options(options))
    until(s, o.ASK_ACTION)
    put(s, "line-trooper", 0)
    shares = [win_share(s, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == max(shares)


def test_among_three_a_building_promises_more_than_a_warrior() -> None:
    options = Options(decks=("first-strike", "citadel", "minefield"), first=0)
    s = RULES.begin(3, 1, RULES.read_options(options))
    until(s, o.ASK_ACTION)
    put(s, "line-trooper", 0)
    put(s, "granite-keep", 1)
    shares = [expected_share(s, s, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] > shares[2]

    armed, built = s.copy(), s.copy()
    put(armed, "dawn-rider", 0)
    put(built, "war-academy", 0)
    assert expected_share(s, armed, 0) > shares[0]
    assert expected_share(s, built, 0) > shares[0]


def test_with_two_players_advice_goes_by_the_usual_share() -> None:
    s = begun()
    put(s, "line-trooper", 1)
    assert expected_share(s, s, 1) == win_share(s, 1)


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


def test_who_plans_a_turn_does_not_know_the_traps_of_others() -> None:
    deck = Deck("trappers", {**DECK.cards, "snare-net": 1, "spike-pit": 1})
    s = RULES.begin(2, 1, RULES.read_options(Options(decks=(deck, deck), first=0)))
    until(s, o.ASK_ACTION)
    assert as_seen(s) is s
    lie = [trap_before_base(s, "snare-net", seat) for seat in (0, 1)]
    seen: set[str] = set()
    for chance in range(20):
        s.streams[STREAM_PICK] = stream_of(chance)
        twin = as_seen(s)
        seen.add(twin.card(lie[1]).id)
        assert twin.card(lie[0]).id == s.card(lie[0]).id == s.card(lie[1]).id == "snare-net"
        assert sorted(twin.kind) == sorted(s.kind)
    assert seen == {"snare-net", "spike-pit"}
