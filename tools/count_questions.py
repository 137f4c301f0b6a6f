"""Counts what people would be asked in a game with reactions, if bots played for them with the setting *smart*.

    python -m tools.count_questions [MATCHES]

Decks are the ready-made ones in turn. A question counts if the server would ask it; choices of blocks are left out of
the first figure, as nobody can be spared them. `idle` turns are those of the opponent in which a seat could at most
turn cosmium into electricity, whenever it was asked.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import permutations
from typing import Any

from overrule import KITS
from overrule.bots import answer, make_bot
from overrule.games.conquerors.decks import ready_made
from overrule.server.match.reactions import PASS, Habits, Told, Verdict, is_reaction, judge
from overrule.server.match.reactions import answer as automatic

GAME = "conquerors"
BOT = "greedy"
IDLE = (PASS, "convert")


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    kit = KITS[GAME]
    pairs = list(permutations(ready_made(), 2))
    counts: Counter[str] = Counter()
    for seed in range(matches):
        play(kit.game.start(seed=seed, options={"decks": list(pairs[seed % len(pairs)])}), counts)
    turns, idle = counts["turns"], counts["idle"]
    print(f"{matches} matches, {turns} turns of an opponent")
    print(
        f"questions in a turn of the opponent: {counts['asked'] / turns:.2f} and {counts['other'] / turns:.2f} blocks"
    )
    quiet = 100 * (1 - counts["asked while idle"] / max(1, idle))
    print(f"idle turns without a question: {quiet:.1f} of 100 ({idle} turns)")
    print(f"questions with a single option in one's own turn: {counts['single']}")
    print(f"what the engine asked, by moment: {dict(counts)}")


def play(state: Any, counts: Counter[str]) -> None:
    """One match; counts are added up."""
    kit = KITS[GAME]
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
            counts[f"asked at {decision.facts.get('moment')}"] += is_reaction(kit, decision)
            asked += is_reaction(kit, decision)
        counts["single"] += own and verdict is Verdict.ASK and len(decision.options) == 1
        option = answer(bots[decision.seat], state)
        if option.key == PASS:
            told[decision.seat].passed = told[decision.seat].subject
        state.choose(option)


if __name__ == "__main__":
    main()
