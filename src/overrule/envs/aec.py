"""A match as a PettingZoo environment: one seat is asked at a time, and answers with the number of an option."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from overrule.core.decisions import Decision, Option, Outcome
from overrule.core.errors import BadKit, NotOffered
from overrule.core.game import State
from overrule.core.kit import Kit
from overrule.envs.encoding import Encoder, Page
from overrule.games import kit

SEEDS = 1 << 63


def env(game: str, players: int = 2, options: Any = None) -> AECEnv:
    """An environment of a game by its id; `options` set up its matches as in `Game.start`."""
    return OrderEnforcingWrapper(MatchEnv(kit(game), players, options))


class MatchEnv(AECEnv):  # type: ignore[misc]
    """One match after another. An action is the place of an option among those that the seat sees (`action_mask`).

    The rewards come at the end and add up to 0: the winners share 1 and the others -1; nobody gets anything if
    nobody or everybody wins. A seat that loses earlier stays to the end, without being asked.
    """

    def __init__(self, kit: Kit, players: int, options: Any) -> None:
        if kit.encoder is None:
            raise BadKit(f"the game {kit.game.id!r} brings no encoder, so it is no environment")
        self.game = game = kit.game
        self.options = game.rules.read_options(options)
        self.seats = players
        game.start(seats=players, options=self.options)  # refuses impossible options
        self.encoder: Encoder = kit.encoder()(self.options, players)
        self.metadata = {"name": f"overrule_{game.id}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        space = self.encoder.space
        self.observation_spaces: dict[str, spaces.Dict] = {agent: space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents
        }
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the agent observes: named arrays, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The places of options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the match of a seed; without one, the next of those that follow from the last seed."""
        if seed is None:
            seed = int(self._chance.integers(SEEDS))
        else:
            self._chance, _ = seeding.np_random(seed)
        self.state: State[Any, Any] = self.game.start(seats=self.seats, seed=seed, options=self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know and, if it is asked, what it may choose."""
        seat = self.possible_agents.index(agent)
        return self.encoder.encode(self.game.observe(self.state, seat), self._turned)

    def step(self, action: int | None) -> None:
        """Answer the open question, or turn the page of its options; raises NotOffered before anything changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        option = self._option(action)
        self._cumulative_rewards[agent] = 0.0
        if option is None:
            self._turned += 1
            return
        self.state.choose(option)
        self._go_on()
        self._accumulate_rewards()

    def close(self) -> None:
        """There is nothing to close."""

    # ------------------------------------------------------------------------------------------- for other players

    def action_of(self, choice: Option | str) -> int:
        """The action for an option of the open question or its key; if it is on another page, `more`."""
        key = choice.key if isinstance(choice, Option) else choice
        decision = self._decision()
        if decision.find(key) is None:
            raise NotOffered(f"{key!r} is not on offer; allowed: {', '.join(o.key for o in decision.options)}")
        keys = [option.key for option in self._page(decision).options]
        return keys.index(key) if key in keys else self.encoder.actions - 1

    # ---------------------------------------------------------------------------------------------------- its parts

    def _decision(self) -> Decision:
        decision = self.state.decision
        assert decision is not None, "the match is over"
        return decision

    def _page(self, decision: Decision) -> Page:
        return self.encoder.page(decision, self._turned)

    def _option(self, action: int | None) -> Option | None:
        """The option at a place; None for turning the page."""
        page = self._page(self._decision())
        if action is not None and 0 <= action < len(page.options):
            return page.options[int(action)]
        if action == self.encoder.actions - 1 and page.turns_left:
            return None
        allowed = f"0 to {len(page.options) - 1}" + (f", {self.encoder.actions - 1}" if page.turns_left else "")
        raise NotOffered(f"action {action!r} is not on offer; allowed: {allowed}")

    def _go_on(self) -> None:
        """Turn to the seat that is asked, or give out the rewards."""
        self._turned = 0
        outcome = self.state.outcome
        if outcome is None:
            self.agent_selection = self.possible_agents[self.state.asked]
            return
        self.rewards = dict(zip(self.agents, shares(outcome, self.seats), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def shares(outcome: Outcome, seats: int) -> list[float]:
    """What each seat gets: the winners share 1, the others -1."""
    won = len(outcome.winners)
    if won in (0, seats):
        return [0.0] * seats
    return [1 / won if seat in outcome.winners else -1 / (seats - won) for seat in range(seats)]
