"""What a seat of Harbour may know, as arrays."""

from __future__ import annotations

from harbour.cards import CARDS, Card
from harbour.observe import Observation
from harbour.rules import Options
from overrule.envs.encoding import PAGING, Encoder, Writing
from overrule.envs.features import CardFeatures
from overrule.envs.tables import Columns

ROWS = 40


class HarbourEncoder(Encoder):
    """A row for each card that the viewer sees, and one for each seat."""

    actions = 8
    row_columns = Columns(("hand", "played", "seat", "own"), ("points", "cards"))
    action_columns = Columns(("verb=play", "verb=player", "verb=more"), ())
    global_columns = Columns((), ("deck", "left_out", *PAGING))
    features = CardFeatures(Card)

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(ROWS, {card.id: [card] for card in CARDS})

    def write(self, seen: Observation, to: Writing) -> None:
        """Fill in an observation, and its decision if it has one."""
        to.globals.write(0, (), {"deck": seen.deck})
        hand: dict[str, int] = {}
        for seat, view in enumerate(seen.seats):
            own = ["own"] if seat == seen.viewer else []
            to.row(None, ["seat", *own], {"points": view.points, "cards": view.hand})
            for id in view.known_hand:
                row = to.row(id, ["hand", *own])
                if own:
                    hand[id] = row
            for id in view.played:
                to.row(id, ["played", *own])
        for option in to.page.options:
            card = str(option.facts.get("card", ""))
            to.actions.add([f"verb={option.key.partition(':')[0]}"], None, (hand.get(card, -1), -1))
