"""Counts what people would be asked in both games, if bots played for them with the setting *smart*.

    python -m tools.count_questions [MATCHES]

Decks are the ready-made ones in turn, protocols are drawn. A question counts if the server would ask it. The first
figure counts reactions; the second what nobody can be spared: blocks, and what a text asks of the other player. `idle`
turns are those of the opponent in which a seat could at most turn cosmium into electricity, whenever it was asked.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

from overrule import KITS
from overrule.bots import answer, make_bot
from overrule.core.kit import Kit
from overrule.games.conquerors.decks import ready_made
from overrule.server.match.reactions import PASS, Habits, Told, Verdict, is_reaction, judge
from overrule.server.match.reactions import answer as automatic

PAIRS = list(permutations(ready_made(), 2))
OPTIONS: dict[str, Callable[[int], dict[str, Any]]] = {
    "compile": lambda seed: {"protocols": "random"},
    "conquerors": lambda seed: {"decks": list(PAIRS[seed % len(PAIRS)])},
}
BOT = "greedy"
IDLE = (PASS, "convert")


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for game, options in OPTIONS.items():
        kit = KITS[game]
        counts: Counter[str] = Counter()
        for seed in range(matches):
            play(kit, kit.game.start(seed=seed, options=options(seed)), counts)
        show(game, matches, counts)


def show(game: str, matches: int, counts: Counter[str]) -> None:
    turns, idle = counts["turns"], counts["idle"]
    quiet = 100 * (1 - counts["asked while idle"] / max(1, idle))
    print(f"{game}: {matches} matches, {turns} turns of an opponent")
    reactions, others = counts["asked"] / turns, counts["other"] / turns
    print(f"  in a turn of the opponent: {reactions:.2f} reactions, {others:.2f} other questions")
    print(f"  idle turns without a reaction asked: {quiet:.1f} of 100 ({idle} turns)")
    print(f"  questions with a single option in one's own turn: {counts['single']}")


def play(kit: Kit, state: Any, counts: Counter[str]) -> None:
    """One match; counts are added up."""
    bots = [make_bot(BOT, seat) for seat in range(state.seats)]
    told = [Told() for _ in bots]
    turn, asked, able = 0, 0, False
    while (decision := state.decision) is not None:
        if state.position.turn != turn:
            counts["turns"] += turn > 0
            counts["idle"] += turn > 0 and not able
            counts["asked while idle"] += turn > 0 and not able and asked > 0
            turn = state.position.turn
            asked, able = 0, False
        seen = kit.game.observe(state, decision.seat)
        own = seen.player == decision.seat
        verdict = Verdict.ASK
        if automatic(kit, decision) is not None:
            verdict = judge(kit, decision, seen, Habits(), told[decision.seat], standing=False)
        if not own:
            able = able or any(option.key not in IDLE for option in decision.options)
        if verdict is Verdict.ASK and not own:
            counts["asked" if is_reaction(kit, decision) else "other"] += 1
            asked += is_reaction(kit, decision)
        counts["single"] += own and verdict is Verdict.ASK and len(decision.options) == 1
        option = answer(bots[decision.seat], state)
        if option.key == PASS:
            told[decision.seat].passed = told[decision.seat].subject
        state.choose(option)


if __name__ == "__main__":
    main()
