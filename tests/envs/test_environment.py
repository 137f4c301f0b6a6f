"""The environments as PettingZoo sees them: its own tests, seeds, rewards, and actions that are not on offer."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from overrule import Outcome, game, stream_of
from overrule.bots import make_bot
from overrule.core.errors import BadOptions, NotOffered
from overrule.envs import MatchEnv, env
from overrule.envs.aec import shares
from overrule.games.compile.envs import CompileEncoder

GAMES = [("compile", 2), ("conquerors", 2), ("conquerors", 3)]

every_table = pytest.mark.parametrize(("name", "players"), GAMES)


def play_to_the_end(match: Any, seed: int) -> dict[str, float]:
    """A random match through the interface alone; the rewards that each agent got in it."""
    rng = np.random.default_rng(seed)
    match.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in match.agent_iter():
        seen, reward, over, _, _ = match.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        match.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@every_table
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_the_api_test_of_pettingzoo(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=150)


@every_table
def test_the_seed_test_of_pettingzoo(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=50)


def test_a_seed_makes_the_match_that_the_engine_makes_of_it() -> None:
    match = env("compile")
    match.reset(seed=12)
    state = game("compile").start(seed=12)
    assert match.unwrapped.state.save() == state.save()
    match.reset()
    second = match.unwrapped.state.seed
    match.reset(seed=12)
    match.reset()
    assert match.unwrapped.state.seed == second != 12


@every_table
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str, players: int) -> None:
    match = env(name, players)
    rewards = play_to_the_end(match, 4)
    base = match.unwrapped
    assert len(rewards) == players
    assert sum(rewards.values()) == pytest.approx(0)
    assert [rewards[agent] for agent in base.possible_agents] == shares(base.state.outcome, players)
    replayed = base.game.replay(base.state.record())
    assert replayed.outcome == base.state.outcome


@pytest.mark.parametrize(
    ("winners", "expected"),
    [((1,), [-1 / 3, 1, -1 / 3, -1 / 3]), ((0, 2), [0.5, -0.5, 0.5, -0.5]), ((), [0] * 4), ((0, 1, 2, 3), [0] * 4)],
)
def test_who_gets_what(winners: tuple[int, ...], expected: list[float]) -> None:
    assert shares(Outcome(winners, "PC-1.1", "conquest"), 4) == expected


def test_an_action_that_is_not_on_offer_changes_nothing() -> None:
    match = env("compile")
    match.reset(seed=1)
    base = match.unwrapped
    offered = int(match.last()[0]["action_mask"].sum())
    before = base.state.save()
    for action in (offered, base.encoder.actions - 1, -1, base.encoder.actions, None):
        with pytest.raises(NotOffered, match=f"allowed: 0 to {offered - 1}$"):
            match.step(action)
    with pytest.raises(NotOffered, match="'fly' is not on offer"):
        base.action_of("fly")
    assert base.state.save() == before


def test_what_no_match_can_be_made_of_is_refused_at_once() -> None:
    with pytest.raises(BadOptions, match="unknown game"):
        env("chess")
    with pytest.raises(BadOptions, match="for 2 players"):
        env("compile", 3)
    with pytest.raises(BadOptions, match="2 to 6 players"):
        env("conquerors", 7)
    with pytest.raises(BadOptions, match="protocols"):
        env("compile", options={"protocols": "all"})


def test_bots_play_in_an_environment() -> None:
    match = env("conquerors")
    base: MatchEnv = match.unwrapped
    bots = [make_bot("random", seat) for seat in range(2)]
    match.reset(seed=2)
    for _ in range(60):
        decision = base.state.decision
        assert decision is not None
        option = bots[decision.seat].choose(None, decision)
        match.step(base.action_of(option))
        assert base.state.choices[-1] == option.key


def test_options_that_do_not_fit_are_reached_by_turning_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CompileEncoder, "actions", 6)
    match = env("compile", options={"protocols": "random", "sets": ["main-1", "main-2"]})
    base: MatchEnv = match.unwrapped
    chance = stream_of(1, 7_000_000)
    match.reset(seed=1)
    turned = 0
    while base.state.outcome is None:
        decision = base.state.decision
        assert decision is not None
        option = decision.options[chance.below(len(decision.options))]
        number = len(base.state.choices)
        while len(base.state.choices) == number:
            seen = match.last()[0]
            assert match.observation_space(match.agent_selection).contains(seen)
            action = base.action_of(option)
            assert seen["action_mask"][action] == 1
            match.step(action)
            turned += len(base.state.choices) == number
        assert base.state.choices[-1] == option.key
    assert turned > 50


def test_pages_cannot_be_turned_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CompileEncoder, "actions", 6)
    match = env("compile", options={"protocols": "random"})
    match.reset(seed=1)
    base: MatchEnv = match.unwrapped
    turns = 0
    while match.last()[0]["action_mask"][-1] and not base.state.choices:
        match.step(5)
        turns += 1
    pages = -(-len(base.state.codes) // 5)
    assert turns == 2 * pages - 1
    with pytest.raises(NotOffered):
        match.step(5)


@pytest.mark.parametrize("missing", ["numpy", "gymnasium", "pettingzoo"])
def test_what_is_not_installed_is_named(missing: str) -> None:
    code = f"import sys, overrule; sys.modules[{missing!r}] = None; import overrule.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        "ModuleNotFoundError: overrule.envs needs numpy, gymnasium, pettingzoo, and "
        f"{missing} is not installed: pip install 'overrule[envs]'"
    )
