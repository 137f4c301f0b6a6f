"""The table of a match of Planetary Conquerors, drawn for a terminal of 80 columns or more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from overrule.cli.terminal import numbered, option_line
from overrule.core.decisions import Decision, Option
from overrule.games.conquerors.cli.cards import describe, show_cards
from overrule.games.conquerors.observe import Observation, SeatView, Thing, UnderWay
from overrule.games.conquerors.texts import cost_text
from overrule.games.conquerors.vocabulary import Type
from overrule.games.conquerors.words import Questions, built_in_cards, card_name, rows, say, sights, stats

DOWN = "▒"
GAP = "   "  # between things in a row
FRAME = 6  # columns beside the things in a row, without the name of the row
NEAR = 24  # from this much life on, buildings stand out
LOW = 5  # down from this much life, a base stands out
WIDE = 110  # columns in which two opponents fit beside each other
STATES = ("used", "exhausted", "attacking", "blocked", "blocking", "illusion")

# Options about a card that is not on the planet, which is shown with its text.
AWAY = ("play", "place", "back", "discard", "bottom", "recover", "trapback", "search", "deploy", "stop")


class Drawing:
    """Draws what a seat sees, in one language. `names` are those of the seats."""

    def __init__(self, lang: str, seat: int, names: Sequence[str]) -> None:
        self.lang = lang
        self.seat = seat
        self.names = names

    def say(self, key: str, **args: str | int) -> str:
        return say(self.lang, key, **args)

    def who(self, seat: int) -> dict[str, str | int]:
        """A player as messages want it."""
        return {"who": "you" if seat == self.seat else "other", "name": self.names[seat]}

    # ------------------------------------------------------------------------------------------------- the table

    def table(self, seen: Observation, width: int) -> RenderableType:
        """The whole table: the others clockwise, the seat itself last, then what is under way."""
        others = [(self.seat + step) % len(seen.seats) for step in range(1, len(seen.seats))]
        beside = width >= WIDE and len(others) > 1
        panels = [self.player(seen, seat, width // 2 if beside else width) for seat in others]
        parts: list[RenderableType] = [_side_by_side(panels)] if beside else panels
        parts += [self.player(seen, self.seat, width), self.status(seen), *self.attack(seen)]
        return Group(*parts, *(self.waiting(seen) if seen.asked is not None else ()))

    def player(self, seen: Observation, seat: int, width: int) -> RenderableType:
        """All that a player has, in a frame of that width."""
        view = seen.seats[seat]
        title = Text(self.names[seat], style="bold green" if seat == seen.player else "bold")
        if view.lost:
            return Text.assemble(title, " · ", self.say("table-lost"), style="dim")
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        sight = sights(seen)
        labels = {type: self.say(f"table-row-{type}") for type in rows(view)}
        room = width - FRAME - max(len(label) for label in labels.values())
        for type, row in rows(view).items():
            if row and (type != "base" or row[0].traps):
                entries = [self.thing(seen, type, thing, sight[thing.handle].number) for thing in row]
                if type == "miner":
                    entries = _counted(entries)
                grid.add_row(labels[type], _in_lines(entries, room))
        return Panel(
            Group(self.counts(view), Text(self.storage(view), style="yellow"), grid),
            title=title,
            title_align="left",
            box=box.ROUNDED,
            border_style="green" if seat == seen.player else "",
        )

    def counts(self, view: SeatView) -> Text:
        """Life of the base and the buildings, and how many cards are where."""
        assert view.base is not None
        text = Text(self.say("table-base", life=view.base.life, most=view.base.max_life))
        if view.base.life <= LOW:
            text.stylize("bold red")
        text.append(" · ", style="not bold default")
        near = view.building_life >= NEAR
        text.append(self.say("table-buildings", life=view.building_life), style="bold red" if near else "default")
        numbers = {"hand": view.hand, "deck": view.deck, "junkyard": len(view.junkyard)}
        counts = [self.say(f"table-{zone}", count=number) for zone, number in numbers.items()]
        return text.append(" · ".join(["", *counts]), style="not bold default")

    def storage(self, view: SeatView) -> str:
        """Materials and how many there can be."""
        materials = ("gold", "cosmium", "electricity")
        args: dict[str, str | int] = dict(zip(materials, view.storage, strict=True))
        args |= {f"{name}_most": most for name, most in zip(materials, view.limits, strict=True)}
        return self.say("table-storage", **args)

    def thing(self, seen: Observation, type: str, thing: Thing, number: int) -> Text:
        """A thing on the planet with its numbers, its state, and the traps in front of it."""
        text = Text()
        if type != "base":
            name = card_name(thing.card, self.lang)
            text.append(name if number == 1 or type == "miner" else f"{name} #{number}")
            if counted := stats(type, thing):
                text.append(f" {counted}", style="yellow" if thing.life < thing.max_life else "bold")
        states = [self.say(f"table-{state}") for state in STATES if getattr(thing, state)]
        states += [self.say("table-gained", what=what) for what in thing.gained]
        if thing.counters:
            states.append(self.say("table-counters", count=thing.counters))
        if type != "base" and thing.owner != _controller(seen, thing):
            states.append(self.say("table-owned", name=self.names[thing.owner]))
        if states:
            text.append(f" ({', '.join(states)})", style="dim")
        if thing.traps:
            traps = [DOWN if trap.card is None else card_name(trap.card, self.lang) for trap in thing.traps]
            text.append(f"{' ' if text else ''}[{', '.join(traps)}]", style="magenta")
        return text

    def status(self, seen: Observation) -> Text:
        """Turn and phase."""
        who = self.who(seen.player)
        if seen.phase == "mulligan":
            return Text(self.say("table-setup", **who), style="cyan")
        return Text(
            self.say("table-status", turn=seen.turn, phase=self.say(f"phase-{seen.phase}"), **who), style="cyan"
        )

    def attack(self, seen: Observation) -> Iterator[Text]:
        """Who attacks what in which line."""
        questions = Questions(self.lang, seen, self.names)
        for attacker in sorted(seen.attackers, key=lambda attacker: attacker.line):
            thing = questions.sights[attacker.handle].thing
            if attacker.target is None or thing is None or not thing.attacking:
                continue
            args = {
                "attacker": questions.thing(attacker.handle, True),
                "target": questions.thing(attacker.target, True),
            }
            if attacker.blocker is None:
                yield Text(self.say("table-attack", line=attacker.line, **args), style="red")
            else:
                blocker = questions.thing(attacker.blocker, True)
                yield Text(self.say("table-attack-blocked", line=attacker.line, blocker=blocker, **args), style="red")

    def waiting(self, seen: Observation, least: int = 1) -> Iterator[Text]:
        """The stack of things that wait to happen, if there are at least a number of them."""
        lines = [self.under_way(entry) for entry in _different(seen.stack)]
        if len(lines) >= least:
            yield Text(self.say("table-waits"), style="cyan")
            yield from (Text(f"  {line}", style="cyan") for line in lines)

    def under_way(self, entry: UnderWay) -> str:
        """Something on the stack."""
        assert entry.card is not None
        assert entry.seat is not None
        kind = "effect" if entry.kind == "waiting" else entry.kind
        return self.say(f"table-wait-{kind}", card=card_name(entry.card, self.lang), **self.who(entry.seat))

    # --------------------------------------------------------------------------------------------------- the hand

    def hand(self, seen: Observation) -> RenderableType:
        """The seat's own hand with its texts."""
        cards = seen.seats[self.seat].known_hand
        title = Text(self.say("table-your-hand"), style="bold underline")
        return Group(title, show_cards(cards, self.lang) if cards else Text(self.say("table-hand-empty")))

    def not_now(self, seen: Observation, decision: Decision) -> Text | None:
        """The cards of the hand that the question does not offer, with what they cost."""
        offered = {option.facts.get("card") for option in decision.options}
        rest = Counter(card for card in seen.seats[self.seat].known_hand if card not in offered)
        if not rest:
            return None
        cards = [self.priced(card) if times == 1 else f"{times}× {self.priced(card)}" for card, times in rest.items()]
        return Text(self.say("table-not-now", cards=", ".join(cards)), style="dim")

    def priced(self, id: str) -> str:
        """A card with what it costs."""
        card, name = built_in_cards().get(id), card_name(id, self.lang)
        if card is None:
            return name
        if card.type is Type.TRAP:
            return self.say("table-card-trap", card=name)
        return self.say("table-card-cost", card=name, cost=cost_text(card.cost, self.lang) or self.say("card-free"))

    def junkyards(self, seen: Observation) -> RenderableType:
        """The cards in all junkyards."""
        lines = []
        for seat, view in enumerate(seen.seats):
            cards = ", ".join(card_name(card, self.lang) for card in view.junkyard) or self.say("table-none")
            lines.append(Text(self.say("table-junkyard-of", name=self.names[seat], cards=cards)))
        return Group(*lines)

    # ------------------------------------------------------------------------------------------------- the options

    def options(self, options: Sequence[Option], decision: Decision, seen: Observation) -> RenderableType:
        """The numbered options; cards that are not on the planet with their texts."""
        questions = Questions(self.lang, seen, self.names)
        parts: list[RenderableType] = []
        grid: Table | None = None
        for number, option in numbered(options):
            label = questions.label(option, decision)
            if option.key.partition(":")[0] not in AWAY:
                grid = None
                parts.append(option_line(number, label))
                continue
            if grid is None:
                grid = _card_grid()
                parts.append(grid)
            text = describe(str(option.facts["card"]), self.lang)
            grid.add_row(Text(f"{number:>3}", style="bold cyan"), Text(label, style="bold"), text)
        return Group(*parts)


def _card_grid() -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=32)
    grid.add_column()
    return grid


def _side_by_side(panels: list[RenderableType]) -> Table:
    """Panels, two in a row."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for start in range(0, len(panels), 2):
        grid.add_row(*panels[start : start + 2])
    return grid


def _in_lines(entries: list[Text], width: int) -> Text:
    """Entries in lines, broken only between entries as long as they fit."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(GAP) + len(entry) <= width:
            lines[-1] = Text.assemble(lines[-1], GAP, entry)
        else:
            lines.append(entry)
    return Text("\n").join(lines)


def _counted(entries: list[Text]) -> list[Text]:
    """Entries that read alike as one, with their number."""
    times: dict[str, int] = {}
    for entry in entries:
        times[entry.plain] = times.get(entry.plain, 0) + 1
    firsts = {entry.plain: entry for entry in reversed(entries)}
    return [
        firsts[plain] if times[plain] == 1 else Text.assemble(firsts[plain], (f" ×{times[plain]}", "bold"))
        for plain in times
    ]


def _controller(seen: Observation, thing: Thing) -> int:
    return sights(seen)[thing.handle].seat


def _different(stack: Sequence[UnderWay]) -> list[UnderWay]:
    """What waits on the stack, without windows, and without the effect of a card that is named just before it."""
    found: list[UnderWay] = []
    for entry in stack:
        if entry.card is None or entry.seat is None:
            continue
        before = found[-1] if found else None
        if entry.kind == "effect" and before is not None and (before.card, before.seat) == (entry.card, entry.seat):
            continue
        found.append(entry)
    return found
