"""Planetary Conquerors as arrays: which columns there are, and how an observation fills them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from overrule.core.decisions import Decision, Option
from overrule.envs.encoding import MORE, PAGING, Encoder, Writing
from overrule.envs.features import CardFeatures
from overrule.envs.tables import NONE, Columns, Link, one_of
from overrule.games.conquerors.decisions import KEY_VERBS, KINDS, MOMENTS, VERBS
from overrule.games.conquerors.game import Options
from overrule.games.conquerors.library import find_sets
from overrule.games.conquerors.observe import GAINED, Observation, SeatView, Thing, UnderWay
from overrule.games.conquerors.rules.turn import PHASES
from overrule.games.conquerors.vocabulary import Card, Material

SEATS = 6  # the most there can be: one policy can play at tables of every size
UNDER_WAY = ("play", "paid", "trap", "effect", "waiting", "window")  # kinds of `UnderWay`
STANDING = ("base", "miner", "building", "warrior", "set-trap")
ZONES = ("question", "player", *(f"stack-{kind}" for kind in UNDER_WAY), *STANDING, "hand", "deck", "junkyard")
MATERIALS = tuple(material.value for material in Material)
ACTION_VERBS = dict.fromkeys((*KEY_VERBS, MORE))
# Where a card lies that an option names without saying so, by the verb of the option.
LISTED = {"bottom": "deck", "search": "deck", "recover": "junkyard", "trapback": "junkyard", "stop": "stack-play"}
FLAGS = ("used", "exhausted", "attacking", "blocked", "blocking", "illusion")
ACTIONS = 128
ROWS, ROWS_OF_SEAT = 64, 48  # nearly 1.5 times as many as random matches needed


class ConquerorsEncoder(Encoder):
    """Makes arrays of the observations of Planetary Conquerors."""

    actions = ACTIONS
    features = CardFeatures(Card)
    row_columns = Columns(
        one_of("zone", ZONES),
        one_of("owner", range(SEATS)),
        one_of("moment", MOMENTS.values()),
        ("known", "lost", "foreign", *FLAGS, *GAINED),
        ("position", "count", "attack", "life", "max_life", "counters", "line", "effect", "ability"),
        ("hand", "deck", "junkyard", "building_life"),
        (*MATERIALS, *(f"{material}_limit" for material in MATERIALS)),
    )
    action_columns = Columns(
        one_of("verb", ACTION_VERBS),
        one_of("seat", range(SEATS)),
        ("position", "effect", "ability"),
    )
    global_columns = Columns(
        one_of("phase", ("mulligan", *dict.fromkeys(PHASES))),
        one_of("turn_of", range(SEATS)),
        one_of("asked", range(SEATS)),
        one_of("question", KINDS.values()),
        one_of("verb", dict.fromkeys(VERBS.values())),
        one_of("moment", MOMENTS.values()),
        ("may_convert", "seat", "players", "turn", "count", "line", *PAGING, "left_out"),
    )

    def __init__(self, options: Options, seats: int) -> None:
        cards = [card for card_set in (*find_sets(options.sets), *options.custom) for card in card_set.cards]
        super().__init__(ROWS + ROWS_OF_SEAT * seats, {card.id: (card,) for card in cards})

    def write(self, seen: Any, to: Writing) -> None:
        _Writer(seen, to).write()


class _Writer:
    """One observation being filled in. Things and traps are known by their handles, other cards by zone and id."""

    def __init__(self, seen: Observation, to: Writing) -> None:
        self.seen = seen
        self.to = to
        self.players: dict[int, int] = {}
        self.handles: dict[int, int] = {}
        self.cards: dict[tuple[str, str], int] = {}

    def write(self) -> None:
        """The most useful rows come first, in case there are more than fit."""
        self.to.row(None, [])
        for seat, view in self.around():
            self.player(seat, view)
        for under_way in self.seen.stack:
            self.under_way(under_way)
        for seat, view in self.around():
            for zone, things in (
                ("base", (view.base,) if view.base is not None else ()),
                ("warrior", view.warriors),
                ("building", view.buildings),
                ("miner", view.miners),
            ):
                for place, thing in enumerate(things):
                    self.thing(seat, zone, place, thing)
        for seat, view in self.around():
            self.hand_and_deck(seat, view)
        for seat, view in self.around():
            for card, count in sorted(Counter(view.junkyard).items()):
                self.card(card, "junkyard", seat, {"count": count})
        self.attack()
        self.overall()
        for option in self.to.page.options:
            self.action(option)

    def seat(self, seat: int) -> int:
        """A seat as the viewer sees it: 0 is the viewer, 1 the one who comes next."""
        return (seat - self.seen.viewer) % len(self.seen.seats)

    def around(self) -> Iterator[tuple[int, SeatView]]:
        """The seats, the viewer first."""
        views = self.seen.seats
        for away in range(len(views)):
            yield away, views[(self.seen.viewer + away) % len(views)]

    # ---------------------------------------------------------------------------------------------------- the table

    def player(self, seat: int, view: SeatView) -> None:
        marks = ["zone=player", f"owner={seat}", *(["lost"] if view.lost else [])]
        numbers = dict(zip(MATERIALS, view.storage, strict=True))
        numbers |= {f"{name}_limit": limit for name, limit in zip(MATERIALS, view.limits, strict=True)}
        numbers |= {"hand": view.hand, "deck": view.deck, "junkyard": len(view.junkyard)}
        numbers["building_life"] = view.building_life
        self.players[seat] = self.to.row(None, marks, numbers)

    def under_way(self, item: UnderWay) -> None:
        facts: Mapping[str, Any] = item.facts
        marks = [f"zone=stack-{item.kind}"]
        marks += [f"owner={self.seat(item.seat)}"] if item.seat is not None else []
        marks += [f"moment={facts['moment']}"] if "moment" in facts else []
        numbers = {name: facts[name] + 1 for name in ("effect", "ability") if name in facts}
        numbers["line"] = facts.get("line", 0)
        self.card_row(item.card, f"stack-{item.kind}", marks, numbers)

    def thing(self, seat: int, zone: str, place: int, thing: Thing) -> None:
        marks = [f"zone={zone}", f"owner={seat}", *(flag for flag in FLAGS if getattr(thing, flag))]
        marks += [*thing.gained, *(["foreign"] if self.seat(thing.owner) != seat else [])]
        numbers = {"attack": thing.attack, "life": thing.life, "max_life": thing.max_life, "counters": thing.counters}
        row = self.card_row(thing.card, zone, marks, {**numbers, "position": place, "count": 1})
        self.handles[thing.handle] = row
        for spot, trap in enumerate(thing.traps):
            trap_marks = ["zone=set-trap", f"owner={seat}"]
            trap_numbers = {"position": spot, "count": 1}
            self.handles[trap.handle] = self.card_row(trap.card, "set-trap", trap_marks, trap_numbers, (row, NONE))

    def hand_and_deck(self, seat: int, view: SeatView) -> None:
        """Equal cards of a hand are one row, and so are all that the viewer does not know."""
        for card, count in Counter(view.known_hand).items():
            self.card(card, "hand", seat, {"count": count})
        for place, card in sorted(view.known_deck.items()):
            self.card(card, "deck", seat, {"position": place, "count": 1})
        for zone, unknown in (
            ("hand", view.hand - len(view.known_hand)),
            ("deck", view.deck - len(view.known_deck)),
        ):
            if unknown:
                self.to.row(None, [f"zone={zone}", f"owner={seat}"], {"count": unknown})

    def card(self, card: str, zone: str, seat: int, numbers: Mapping[str, int]) -> None:
        """Cards of a hand, deck or junkyard."""
        self.card_row(card, zone if seat == 0 else "", [f"zone={zone}", f"owner={seat}"], numbers)

    def card_row(
        self,
        card: str | None,
        zone: str,
        marks: list[str],
        numbers: Mapping[str, int],
        link: Link = (NONE, NONE),
    ) -> int:
        if card is None:
            return self.to.row(None, marks, numbers, link)
        row = self.to.row(card, [*marks, "known"], numbers, link)
        self.cards.setdefault((zone, card), row)
        return row

    def attack(self) -> None:
        """Whom the attackers go for, and who blocks them."""
        for attacker in self.seen.attackers:
            row = self.handles[attacker.handle]
            if row != NONE:
                self.to.rows.write(row, (), {"line": attacker.line})
                self.to.rows.links[row] = (self.row_of(attacker.target), self.row_of(attacker.blocker))

    def row_of(self, handle: object) -> int:
        return self.handles.get(handle, NONE) if isinstance(handle, int) else NONE

    # ------------------------------------------------------------------------------------------- globals and actions

    def overall(self) -> None:
        seen = self.seen
        marks = [f"phase={seen.phase}", f"turn_of={self.seat(seen.player)}"]
        marks += [f"asked={self.seat(seen.asked)}"] if seen.asked is not None else []
        marks += ["may_convert"] if seen.may_convert else []
        numbers = {"seat": seen.viewer, "players": len(seen.seats), "turn": seen.turn}
        if seen.decision is not None:
            asked, more = self.asked(seen.decision)
            marks += asked
            numbers |= more
        self.to.globals.write(0, marks, numbers)

    def asked(self, decision: Decision) -> tuple[list[str], dict[str, int]]:
        """What the question is about; the first row is the card that asks, or is asked about."""
        facts: Mapping[str, Any] = decision.facts
        card = decision.source or facts.get("card")
        self.to.name_card(0, card)
        self.to.rows.write(0, ["zone=question", "owner=0", *(["known"] if card else [])])
        about = [facts[name] for name in ("attacker", "thing", "target") if name in facts]
        one, other, *_ = [*about, *list(facts.get("targets", [])), None, None]
        self.to.rows.links[0] = (self.row_of(one), self.row_of(other))
        marks = [f"{name}={facts[name]}" for name in ("verb", "moment") if name in facts]
        return [f"question={decision.kind}", *marks], {name: facts[name] for name in ("count", "line") if name in facts}

    def action(self, option: Option) -> None:
        facts: Mapping[str, Any] = option.facts
        verb = option.key.partition(":")[0]
        marks = [f"verb={verb}"]
        marks += [f"seat={self.seat(facts['seat'])}"] if "seat" in facts else []
        numbers = {name: facts[name] + 1 for name in ("position", "effect", "ability") if name in facts}
        target = self.row_of(facts.get("target", facts.get("that")))
        self.to.actions.add(marks, numbers, (self.source(verb, facts), target))

    def source(self, verb: str, facts: Mapping[str, Any]) -> int:
        """The row of what an option is about: a thing, a card somewhere else, or a player."""
        if "thing" in facts:
            return self.row_of(facts["thing"])
        if "card" in facts:
            zone = "stack-waiting" if verb == "trigger" else LISTED.get(verb, "hand")
            return self.cards.get((zone, facts["card"]), NONE)
        return self.players[self.seat(facts["seat"])] if "seat" in facts else NONE
