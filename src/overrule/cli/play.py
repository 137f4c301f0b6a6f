"""`overrule play`: a match in the terminal."""

from __future__ import annotations

import contextlib
import random
import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from overrule.bots import make_bot
from overrule.cli.common import FINE, INTERRUPTED, USUAL_GAME, Whole, check_seed, console
from overrule.cli.desk import desk_of
from overrule.cli.language import usual_language
from overrule.cli.terminal import Leave, Person
from overrule.messages import message

PERSON, COMPUTER = 0, 1
FIRST: dict[str, str | int] = {"me": PERSON, "computer": COMPUTER, "random": "random"}
SEED_BITS = 32  # short enough to be written down


def play(
    game: str = USUAL_GAME,
    /,
    *,
    seed: Whole | None = None,
    lang: Literal["en", "cs"] | None = None,
    first: Literal["me", "computer", "random"] = "random",
    bot: str = "easy",
    protocols: str | None = None,
    sets: str | None = None,
    control: bool | None = None,
    players: Whole | None = None,
    deck: str | None = None,
    full_control: Annotated[bool | None, Parameter(negative="")] = None,
) -> int:
    """Play a match against the computer in this terminal.

    Every option has a number. Type help or rules at any question.

    Parameters
    ----------
    game
        The game, by its id.
    seed
        The seed of the match: the same seed deals the same cards. If not given, a random one.
    lang
        The language; if not given, that of the terminal.
    first
        Who starts; in a draft, who picks first.
    bot
        The strength of the computer: easy, medium, hard, expert; or another bot: random, greedy, planner, search.
    protocols
        For games with protocols: draft (the default), where you and the computer pick in turn; random; or three for you
        and three for the computer, such as fire,death,life:water,light,metal.
    sets
        For games with protocols: the sets on offer, separated by commas: main-1,aux-1,main-2,aux-2. If not given, all.
    control
        For games with control: play with control (the default) or without it, which is easier for a first match.
    players
        The number of players, including you. If not given, as few as the game allows.
    deck
        For games with decks: your deck, the name of a ready-made one, or a file. If not given, you choose at the start.
    full_control
        For games with reactions: ask you even when you could only pass.
    """
    desk = desk_of(game)
    given = desk.given(
        protocols=protocols, sets=sets, control=control, players=players, deck=deck, full_control=full_control
    )
    setup = desk.set_up(given, FIRST[first])
    chosen = random.getrandbits(SEED_BITS) if seed is None else seed
    check_seed(chosen)
    make_bot(bot, chosen)  # refuses an unknown one, before anything is said
    person = Person(console(), lang or usual_language())
    out = person.out
    out.print(desk.say(person.lang, "terminal-welcome"), style="bold")
    out.print(desk.say(person.lang, "terminal-first-time"))
    out.print(message(person.lang, "terminal-seed", seed=str(chosen)), style="dim")
    with contextlib.suppress(ImportError):  # line editing, where the system has it
        import readline  # noqa: F401
    try:
        setup = desk.settle(setup, given, person, chosen)
        state = desk.game.start(seats=setup.seats, seed=chosen, options=setup.options, events=True)
        bots = {seat: make_bot(bot, (chosen + seat - 1) % (1 << 64)) for seat in range(1, setup.seats)}
        desk.match(state, bots, person, _names(setup.seats, person.lang), given).play()
        code = FINE
    except Leave:
        code = FINE
    except EOFError:
        out.print()
        code = FINE
    except KeyboardInterrupt:
        out.print()
        code = INTERRUPTED
    out.print(message(person.lang, "terminal-bye"))
    sys.stdout.flush()
    return code


def _names(seats: int, lang: str) -> list[str]:
    """What the person and the computer's seats are called."""
    if seats == COMPUTER + 1:
        return [message(lang, "you"), message(lang, "computer")]
    return [message(lang, "you"), *(message(lang, "computer-number", number=seat) for seat in range(1, seats))]
