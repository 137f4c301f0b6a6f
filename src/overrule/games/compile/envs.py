"""Compile as arrays: which columns there are, and how an observation fills them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from overrule.core.decisions import Decision, Option
from overrule.envs.encoding import MORE, PAGING, Encoder, Writing
from overrule.envs.features import CardFeatures
from overrule.envs.tables import NONE, Columns, Link, one_of
from overrule.games.compile.decisions import BOX_NAMES, KINDS, SEAT_NAMES, VERBS
from overrule.games.compile.game import Options
from overrule.games.compile.library import find_sets
from overrule.games.compile.observe import PHASES, FieldCard, Observation, SeatView
from overrule.games.compile.program import CARDS_IN_MATCH
from overrule.games.compile.setup import DRAFT_ORDER
from overrule.games.compile.state import LINES, SEATS
from overrule.games.compile.vocabulary import Card

ZONES = ("question", "player", "line", "field", "committed", "leaving", "hand", "deck", "trash", "offered", "drafted")
WORDS = ("pass", "do", "refresh", "first", "second", "done")
NAMED = ("line", "card", "play", "rearrange", "swap", "number", "protocol", "trigger", "pick")
PLACES = range(1, LINES + 1)
MOVES = [f"{old}>{new}" for old in PLACES for new in PLACES]
ACTIONS = 64
MATCH_ROWS = 1 + SEATS + 2 * LINES + CARDS_IN_MATCH + 2 * SEATS  # the last: unknown cards of hands and decks
DRAFT_ROWS = 1 + 2 * LINES + ACTIONS


class CompileEncoder(Encoder):
    """Makes arrays of the observations of Compile."""

    actions = ACTIONS
    features = CardFeatures(Card)
    row_columns = Columns(
        one_of("zone", ZONES),
        one_of("owner", range(SEATS)),
        one_of("line", PLACES),
        ("known", "up", "down", "compiled", "control", "cannot_compile_now", "cannot_compile_next"),
        ("position", "covered_by", "value", "total", "count", "hand", "deck", "trash"),
        one_of("matches", PLACES),
        one_of("matches_theirs", PLACES),
    )
    action_columns = Columns(
        one_of("verb", (*WORDS, *NAMED, MORE)),
        one_of("side", range(SEATS)),
        one_of("line", PLACES),
        one_of("face", ("up", "down")),
        one_of("box", ("top", "bottom")),
        one_of("move", MOVES),
        ("number",),
    )
    global_columns = Columns(
        one_of("phase", ("draft", *dict.fromkeys(PHASES))),
        one_of("turn_of", range(SEATS)),
        one_of("asked", range(SEATS)),
        one_of("control", range(SEATS)),
        one_of("question", KINDS.values()),
        one_of("verb", VERBS.values()),
        one_of("box", BOX_NAMES.values()),
        ("with_control", "seat", "turn", "least", "most", "refresh", *PAGING, "left_out"),
    )

    def __init__(self, options: Options, seats: int = SEATS) -> None:
        protocols = [p for s in (*find_sets(options.sets), *options.custom) for p in s.protocols]
        cards = {f"{protocol.id}-{card.value}": (card,) for protocol in protocols for card in protocol.cards}
        together = {protocol.id: protocol.cards for protocol in protocols}
        super().__init__(max(MATCH_ROWS, DRAFT_ROWS), {**cards, **together})

    def write(self, seen: Any, to: Writing) -> None:
        _Writer(seen, to).write()


class _Writer:
    """One observation being filled in. Cards are known by the names that options give them (`decisions.place`)."""

    def __init__(self, seen: Observation, to: Writing) -> None:
        self.seen = seen
        self.to = to
        self.rows: dict[str, int] = {}
        self.lines: dict[str, tuple[int, int]] = {}  # protocol -> relative seat, line
        self.line_rows: dict[tuple[int, int], int] = {}

    def write(self) -> None:
        seen = self.seen
        for seat, view in enumerate(seen.seats):
            for line, side in enumerate(view.lines, start=1):
                self.lines[side.protocol] = (self.seat(seat), line)
        self.question()
        for seat, view in self.around():
            self.player(seat, view)
        for seat, view in self.around():
            self.field(seat, view)
        self.on_the_way()
        for seat, view in self.around():
            self.piles(seat, view)
        if not seen.seats:
            self.draft()
        self.overall()
        for option in self.to.page.options:
            self.action(option)

    def seat(self, seat: int) -> int:
        """A seat as the viewer sees it: 0 is the viewer."""
        return (seat - self.seen.viewer) % SEATS

    def around(self) -> Iterator[tuple[int, SeatView]]:
        """The seats, the viewer first."""
        views = self.seen.seats
        for away in range(len(views)):
            yield away, views[(self.seen.viewer + away) % SEATS]

    def add(self, name: str | None, card: str | None, marks: list[str], numbers: Mapping[str, int]) -> int:
        """A row about a card or protocol, found by its name later."""
        if card is not None:
            marks.append("known")
            whose, line = self.lines.get(card.rpartition("-")[0], (0, 0))
            if line:
                marks.append(f"matches_theirs={line}" if whose else f"matches={line}")
        row = self.to.row(card, marks, numbers)
        if name is not None:
            self.rows[name] = row
        return row

    # ---------------------------------------------------------------------------------------------------- the table

    def question(self) -> None:
        """The first row: the card that asks, or whose text the asking one uses."""
        decision = self.seen.decision
        if decision is None:
            self.to.row(None, [])
            return
        card = decision.facts.get("mimics", decision.source)
        self.add(None, str(card) if card else None, ["zone=question", "owner=0"], {})

    def player(self, seat: int, view: SeatView) -> None:
        marks = ["zone=player", f"owner={seat}"]
        if self.seen.control is not None and self.seat(self.seen.control) == seat:
            marks.append("control")
        marks += [name for name in ("cannot_compile_now", "cannot_compile_next") if getattr(view, name)]
        self.to.row(None, marks, {"hand": view.hand, "deck": view.deck, "trash": len(view.trash)})

    def field(self, seat: int, view: SeatView) -> None:
        for line, side in enumerate(view.lines, start=1):
            marks = ["zone=line", f"owner={seat}", f"line={line}", *(["compiled"] if side.compiled else [])]
            row = self.to.row(side.protocol, marks, {"total": side.total, "count": len(side.cards)})
            self.rows[side.protocol] = self.line_rows[seat, line] = row
            for place, card in enumerate(side.cards):
                self.field_card(seat, line, place, len(side.cards) - 1 - place, card)

    def field_card(self, seat: int, line: int, place: int, covered_by: int, card: FieldCard) -> None:
        letter = SEAT_NAMES[(self.seen.viewer + seat) % SEATS]
        name = card.card if card.up else f"{letter}{line}.{place + 1}"
        marks = ["zone=field", f"owner={seat}", f"line={line}", "up" if card.up else "down"]
        self.add(name, card.card, marks, {"position": place, "covered_by": covered_by, "value": card.value, "count": 1})

    def on_the_way(self) -> None:
        """Cards that are going to the field or out of it."""
        for card in self.seen.committed:
            marks = ["zone=committed", f"owner={self.seat(card.side)}", f"line={card.line + 1}"]
            self.add(card.card, card.card, [*marks, "up" if card.up else "down"], {"count": 1})
        for gone in self.seen.leaving:
            self.add(gone.card, gone.card, ["zone=leaving", f"owner={self.seat(gone.side)}"], {"count": 1})

    def piles(self, seat: int, view: SeatView) -> None:
        """Hand, deck and trash; all cards of a pile that the viewer does not know are one row."""
        owner = f"owner={seat}"
        for card in view.known_hand:
            self.add(card, card, ["zone=hand", owner], {"count": 1})
        for place, card in sorted(view.known_deck.items()):
            self.add(card, card, ["zone=deck", owner], {"position": place, "count": 1})
        for place, card in enumerate(view.trash):
            self.add(card, card, ["zone=trash", owner], {"position": place, "count": 1})
        for zone, unknown in (
            ("hand", view.hand - len(view.known_hand)),
            ("deck", view.deck - len(view.known_deck)),
        ):
            if unknown:
                self.to.row(None, [f"zone={zone}", owner], {"count": unknown})

    def draft(self) -> None:
        """Protocols that were picked, and those on offer on this page."""
        for pick, protocol in enumerate(self.seen.drafted):
            seat = self.seat(self.seen.player ^ DRAFT_ORDER[pick])
            self.rows[protocol] = self.to.row(protocol, ["zone=drafted", f"owner={seat}"], {"position": pick})
        for option in self.to.page.options:
            protocol = str(option.facts["protocol"])
            self.rows[protocol] = self.to.row(protocol, ["zone=offered"])

    # ------------------------------------------------------------------------------------------- globals and actions

    def overall(self) -> None:
        seen = self.seen
        marks = [f"phase={seen.phase}", f"turn_of={self.seat(seen.player)}"]
        marks += [f"asked={self.seat(seen.asked)}"] if seen.asked is not None else []
        marks += [f"control={self.seat(seen.control)}"] if seen.control is not None else []
        marks += ["with_control"] if seen.with_control else []
        numbers = {"seat": seen.viewer, "turn": seen.turn}
        if seen.decision is not None:
            asked, more = self.asked(seen.decision)
            marks += asked
            numbers |= more
        self.to.globals.write(0, marks, numbers)

    def asked(self, decision: Decision) -> tuple[list[str], dict[str, int]]:
        """What the question is about."""
        facts = decision.facts
        marks = [f"question={decision.kind}", *(f"{name}={facts[name]}" for name in ("verb", "box") if name in facts)]
        if "card" in facts:
            self.to.rows.links[0] = (self.rows.get(str(facts["card"]), NONE), NONE)
        return marks, {name: int(str(facts[name])) for name in ("least", "most", "refresh") if name in facts}

    def action(self, option: Option) -> None:
        facts: Mapping[str, Any] = option.facts
        verb, _, rest = option.key.partition(":")
        marks = [f"verb={verb}"]
        marks += [f"line={facts['line'] + 1}"] if "line" in facts else []
        marks += [f"side={self.seat(facts['side'])}"] if "side" in facts else []
        marks += [f"{name}={facts[name]}" for name in ("face", "box") if name in facts]
        marks += [f"move={old}>{new}" for old, new in self.moves(facts)]
        numbers = {"number": facts["number"]} if "number" in facts else {}
        self.to.actions.add(marks, numbers, self.link(facts, rest))

    def link(self, facts: Mapping[str, Any], rest: str) -> Link:
        """The card or protocol that an option is about, and where it lies or goes; for a line alone, its two sides."""
        name = facts.get("protocol") or facts.get("card") or rest
        if "line" not in facts:
            return self.rows.get(name, NONE), NONE
        line = facts["line"] + 1
        if "side" in facts:
            return self.rows.get(name, NONE), self.line_rows[self.seat(facts["side"]), line]
        return self.line_rows[0, line], self.line_rows[1, line]

    def moves(self, facts: Mapping[str, Any]) -> Iterator[tuple[int, int]]:
        """Which lines' protocols or stacks go where."""
        if "lines" in facts:
            one, other = (line + 1 for line in facts["lines"])
            yield from ((one, other), (other, one))
        elif "protocols" in facts:
            before = [side.protocol for side in self.seen.seats[facts["side"]].lines]
            yield from ((before.index(name) + 1, new) for new, name in enumerate(facts["protocols"], start=1))
