"""The table of a match of Compile, drawn for a terminal of 80 columns or more."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from overrule.cli.terminal import option_line
from overrule.core.decisions import Decision, Option
from overrule.games.compile.cli.cards import describe, set_of, show_cards
from overrule.games.compile.observe import Committed, FieldCard, LineSide, Observation
from overrule.games.compile.rules.turn import COMPILE_AT
from overrule.games.compile.setup import DRAFT_ORDER
from overrule.games.compile.texts import protocol_hint, protocol_name, set_name
from overrule.games.compile.words import card_name, label, protocol_names, say, split_card

LINES = 3
DOWN = "▒"
MANY = 9  # more options than this are listed in columns
LONGEST_PROTOCOL = 12  # letters in the name of a protocol
PICK_WIDTH = 57  # of a protocol in a draft, so that two fit beside each other in 120 columns
ENOUGH = "bold black on yellow"  # a total with which its line can be compiled


class Drawing:
    """Draws what a seat sees, in one language. `names` are those of the seats."""

    def __init__(self, lang: str, seat: int, names: Sequence[str]) -> None:
        self.lang = lang
        self.seat = seat
        self.names = names

    def say(self, key: str, **args: str | int) -> str:
        return say(self.lang, key, **args)

    def who(self, seat: int | None) -> dict[str, str | int]:
        """A seat as messages want it."""
        if seat is None:
            return {"who": "nobody", "name": ""}
        return {"who": "you" if seat == self.seat else "other", "name": self.names[seat]}

    # ---------------------------------------------------------------------------------------------- the table

    def table(self, seen: Observation) -> RenderableType:
        """The whole table; in a draft, what has been picked."""
        if not seen.seats:
            return self.draft(seen)
        other = 1 - self.seat
        field = Table(box=box.ROUNDED, expand=True, show_lines=True, padding=(0, 1))
        for line in range(LINES):
            field.add_column(self.say("table-line", line=line + 1), ratio=1, justify="center")
        sides = [seen.seats[other].lines, seen.seats[self.seat].lines]
        field.add_row(*(self.stack(side, upwards=True) for side in sides[0]))
        field.add_row(*(self.protocol(theirs, own) for theirs, own in zip(*sides, strict=True)))
        field.add_row(*(self.protocol(own, theirs) for theirs, own in zip(*sides, strict=True)))
        field.add_row(*(self.stack(side, upwards=False) for side in sides[1]))
        parts: list[RenderableType] = [
            Text(self.counts(seen, other)),
            field,
            Text(self.counts(seen, self.seat)),
        ]
        return Group(*parts, *(Text(self.coming(card), style="yellow") for card in seen.committed), self.status(seen))

    def draft(self, seen: Observation) -> RenderableType:
        """Who has picked what so far."""
        if seen.asked is None:
            return Text("")
        first = seen.asked ^ DRAFT_ORDER[len(seen.drafted)]
        lines = []
        for seat in (1 - self.seat, self.seat):
            picked = [id for id, turn in zip(seen.drafted, DRAFT_ORDER, strict=False) if first ^ turn == seat]
            protocols = protocol_names(picked, self.lang) or self.say("table-drafted-none")
            lines.append(Text(self.say("table-drafted", name=self.names[seat], protocols=protocols)))
        return Group(*lines)

    def counts(self, seen: Observation, seat: int) -> str:
        """How many cards a seat has in each zone, and how far it has got."""
        view = seen.seats[seat]
        numbers = {"hand": view.hand, "deck": view.deck, "trash": len(view.trash)}
        counts = [f"{self.say(f'zone-{zone}')} {number}" for zone, number in numbers.items()]
        compiled = sum(side.compiled for side in view.lines)
        return " · ".join([self.names[seat], *counts, self.say("table-compiled", count=compiled)])

    def coming(self, card: Committed) -> str:
        """A card on its way to a stack."""
        known = card.up and card.card is not None
        name = card_name(card.card, self.lang) if card.card is not None else ""
        return self.say("table-coming", face="up" if known else "down", line=card.line + 1, card=name)

    def status(self, seen: Observation) -> Text:
        """Turn, phase, control, and who cannot compile."""
        phase = self.say(f"phase-{seen.phase}")
        parts = [self.say("table-status", turn=seen.turn, phase=phase, **self.who(seen.player))]
        if seen.with_control:
            parts.append(self.say("table-control", **self.who(seen.control)))
        else:
            parts.append(self.say("table-no-control"))
        for seat, view in enumerate(seen.seats):
            if view.cannot_compile_now:
                parts.append(self.say("table-barred", when="now", **self.who(seat)))
            if view.cannot_compile_next:
                parts.append(self.say("table-barred", when="next", **self.who(seat)))
        return Text(" · ".join(parts), style="cyan")

    def protocol(self, side: LineSide, facing: LineSide) -> Text:
        """A protocol with the total of its stack, which stands out where it is enough to compile (CO-08)."""
        text = Text(protocol_name(side.protocol, self.lang), style="bold green" if side.compiled else "bold")
        state = "protocol-compiled" if side.compiled else "protocol-loading"
        enough = side.total >= COMPILE_AT and side.total > facing.total
        text.append("  ").append(
            self.say("table-total", total=_signed(side.total)), style=ENOUGH if enough else "not bold yellow"
        )
        text.append("\n")
        return text.append(self.say(state), style="not bold green" if side.compiled else "not bold dim")

    def stack(self, side: LineSide, upwards: bool) -> Text:
        """A stack, its uncovered card farthest from the protocols."""
        if not side.cards:
            return Text(self.say("table-empty"), style="dim")
        lines = [self.card(card, card is side.cards[-1]) for card in side.cards]
        return Text("\n").join(reversed(lines) if upwards else lines)

    def card(self, card: FieldCard, uncovered: bool) -> Text:
        """A card in the field: what the seat knows about it, and its value if that is not obvious."""
        if card.card is None:
            name = f"{DOWN} ({card.value})"
        elif not card.up:
            name = f"{DOWN} {card_name(card.card, self.lang)} ({card.value})"
        elif card.value != split_card(card.card)[1]:
            name = f"{card_name(card.card, self.lang)} ({card.value})"
        else:
            name = card_name(card.card, self.lang)
        return Text(name, style="bold" if uncovered else "dim")

    # ----------------------------------------------------------------------------------------------- the hand

    def hand(self, seen: Observation, with_texts: bool) -> RenderableType:
        """The seat's own hand."""
        cards = seen.seats[self.seat].known_hand if seen.seats else ()
        title = Text(self.say("table-hand"), style="bold underline")
        if with_texts and cards:
            return Group(title, show_cards(cards, self.lang))
        names = ", ".join(card_name(card, self.lang) for card in cards) or self.say("table-hand-empty")
        return Text.assemble(title, ": ", names)

    def trashes(self, seen: Observation) -> RenderableType:
        """The cards in both trashes."""
        lines = []
        for seat, view in enumerate(seen.seats):
            cards = ", ".join(card_name(card, self.lang) for card in view.trash) or self.say("table-empty")
            lines.append(Text(self.say("table-trash", name=self.names[seat], cards=cards)))
        return Group(*lines)

    # -------------------------------------------------------------------------------------------- the options

    def options(self, options: Sequence[Option], decision: Decision, seen: Observation, width: int) -> RenderableType:
        """The numbered options: plays as a grid of cards and lines, picks by their sets, all others as a list."""
        numbered = list(enumerate(options, start=1))
        if decision.kind == "draft":
            return self.picks(numbered, width)
        plays = [(number, option) for number, option in numbered if _is_play(option)]
        parts: list[RenderableType] = []
        if plays:
            parts += [self.grid(plays, decision), Text(self.say("table-faces"), style="dim")]
        away = [(number, option) for number, option in numbered if _is_away(option)]
        if away:
            parts.append(self.cards(away))
        lines = [
            option_line(number, self.label(option, decision, seen))
            for number, option in numbered
            if not _is_play(option) and not _is_away(option)
        ]
        parts.append(_in_columns(lines, width) if len(lines) > MANY else Group(*lines))
        return Group(*parts)

    def label(self, option: Option, decision: Decision, seen: Observation) -> str:
        """An option in words; a line with its protocols and totals."""
        if not option.key.startswith("line:") or not seen.seats:
            return label(option, decision, self.lang)
        line = int(str(option.facts["line"]))
        own, theirs = (seen.seats[seat].lines[line] for seat in (self.seat, 1 - self.seat))
        return self.say(
            "table-line-of",
            line=line + 1,
            own=protocol_name(own.protocol, self.lang),
            own_total=_signed(own.total),
            theirs=protocol_name(theirs.protocol, self.lang),
            their_total=_signed(theirs.total),
        )

    def picks(self, numbered: list[tuple[int, Option]], width: int) -> RenderableType:
        """The protocols on offer, set by set, each with a few words on how it plays."""
        sets: dict[str, list[Text]] = {}
        for number, option in numbered:
            id = str(option.facts["protocol"])
            line = option_line(number, f"{protocol_name(id, self.lang):<{LONGEST_PROTOCOL}} ")
            line.append(protocol_hint(id, self.lang), style="dim")
            line.pad_right(max(0, PICK_WIDTH - len(line)))
            sets.setdefault(set_of(id), []).append(line)
        parts: list[RenderableType] = []
        for id, lines in sets.items():
            parts += [Text(set_name(id, self.lang), style="bold underline"), _in_columns(lines, width)]
        return Group(*parts)

    def cards(self, numbered: list[tuple[int, Option]]) -> Table:
        """Cards that do not lie in the field, with their texts."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, option in numbered:
            id = str(option.facts["card"])
            name = Text(card_name(id, self.lang), style="bold")
            grid.add_row(Text(f"{number:>3}", style="bold cyan"), name, describe(id, self.lang))
        grid.columns[1].no_wrap = True
        return grid

    def grid(self, plays: list[tuple[int, Option]], decision: Decision) -> Table:
        """Plays: a row for each card and side, a column for each line."""
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        grid.add_column("")
        for line in range(LINES):
            grid.add_column(self.say("table-line", line=line + 1))
        rows: dict[tuple[str, int], list[Text]] = {}
        for number, option in plays:
            facts = option.facts
            side = 0 if facts["side"] == decision.seat else 1
            cells = rows.setdefault((str(facts["card"]), side), [Text() for _ in range(LINES)])
            cell = cells[int(str(facts["line"]))]
            cell.append("  " if cell else "")
            cell.append(str(number), style="bold cyan")
            cell.append(f" {self.say('table-up' if facts['face'] == 'up' else 'table-down')}")
        for (card, side), cells in rows.items():
            name = card_name(card, self.lang)
            grid.add_row(f"{name} ({self.say('table-theirs')})" if side else name, *cells)
        return grid


def in_order(decision: Decision) -> list[Option]:
    """The options as people see them numbered: plays and cards as the hand is sorted, then all others."""
    plays = [option for option in decision.options if _is_play(option)]
    plays.sort(key=lambda option: _play_order(option, decision.seat))
    away = sorted((option for option in decision.options if _is_away(option)), key=lambda o: str(o.facts["card"]))
    return [*plays, *away, *(o for o in decision.options if not _is_play(o) and not _is_away(o))]


def _play_order(option: Option, seat: int) -> tuple[str, bool, int, bool]:
    facts = option.facts
    return str(facts["card"]), facts["side"] != seat, int(str(facts["line"])), facts["face"] == "down"


def _is_play(option: Option) -> bool:
    return option.key.startswith("play:")


def _is_away(option: Option) -> bool:
    """Whether an option is a card in a hand, a deck or a trash."""
    return option.key.startswith("card:") and "line" not in option.facts


def _in_columns(lines: list[Text], width: int) -> Table:
    """A list in as many columns as fit, read downwards."""
    widest = max(len(line) for line in lines) + 3
    columns = max(1, width // widest)
    rows = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def _signed(total: int) -> str:
    """A total, which may be negative, with a minus sign."""
    return str(total).replace("-", "−")
