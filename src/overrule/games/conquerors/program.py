"""Cards as the engine walks them: small ints, flat instructions, tables by card number.

`translate.py` builds all of this once from the vocabulary. An instruction list is one text; control flow inside it
(may, if, choose one) is jumps. Nothing here is changed while a match runs, so every position shares it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core import texts
from overrule.core.arrays import bit

BASE_CARD: Final = 0  # the number under which the library keeps what a base is
BASE_LIFE: Final = 15  # PC-2.3
NOTHING: Final = -1

# Types of cards; a base is no card, but has a type here. As bits: 1 << type.
MINER: Final = 0
BUILDING: Final = 1
WARRIOR: Final = 2
TRAP: Final = 3
SPELL: Final = 4
BASE: Final = 5
MINER_BIT: Final = 1
BUILDING_BIT: Final = 2
WARRIOR_BIT: Final = 4
TRAP_BIT: Final = 8
SPELL_BIT: Final = 16
BASE_BIT: Final = 32
ENTITY_BITS: Final = 38  # PC-2.4
ANY_TYPE: Final = 63

# Sides.
YOURS: Final = 0
ENEMY: Final = 1
ANY: Final = 2
THEIRS: Final = 3

# Players.
YOU: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
EVERYONE: Final = 3
THEY: Final = 4

# What an effect is aimed at, and how many.
FITTING: Final = 0
THIS: Final = 1
THAT: Final = 2
CHOSEN: Final = 0
UP_TO: Final = 1
ALL: Final = 2
RANDOM: Final = 3

# Places.
HAND: Final = 0
TOP: Final = 1
BOTTOM: Final = 2
DECK: Final = 3
JUNKYARD: Final = 4
PLANET: Final = 5

# Kinds of amounts.
NUMBER: Final = 0
COUNT: Final = 1
COUNT_TRAPS: Final = 2
HAND_SIZE: Final = 3
JUNKYARD_SIZE: Final = 4
STORED: Final = 5
ATTACK_OF: Final = 6
LIFE_OF: Final = 7
ALL_OF_IT: Final = 8
COUNTERS_ON: Final = 9

# Kinds of conditions.
AT_LEAST: Final = 0
AT_MOST: Final = 1
YOUR_TURN: Final = 2
THAT_IS: Final = 3

# What triggers wait for. The first nine happen to a thing on the planet.
ENTERS: Final = 0
DIES: Final = 1
ATTACKS: Final = 2
BLOCKS: Final = 3
IS_BLOCKED: Final = 4
IS_DAMAGED: Final = 5
IS_HEALED: Final = 6
KILLS: Final = 7
DEALS_DAMAGE: Final = 8
AT_START: Final = 9
AT_MINING: Final = 10
AT_END: Final = 11
PLAYED: Final = 12
ACTIVATED: Final = 13
DRAWN: Final = 14

# Features of cards, as bits. A position keeps those of all cards on the planet together, so that a rule which none
# of them touches costs one look. `own(event)`: a trigger of its own; `watch(event)`: one for what happens to others.
OWN_EVENTS: Final = 0
WATCHED_EVENTS: Final = 9  # up to 1 << 23, by `watch(DRAWN)`
HAS_INSTEAD: Final = 1 << 24  # for itself
HAS_INSTEAD_FOR: Final = 1 << 25  # for others
HAS_TAKES: Final = 1 << 26
HAS_BONUS: Final = 1 << 27
HAS_GRANTS: Final = 1 << 28
HAS_STORAGE: Final = 1 << 29
HAS_CHEAPER: Final = 1 << 30
HAS_BAIT: Final = 1 << 31
HAS_PAID: Final = 1 << 32
# Those that count for their card alone.
IS_ILLUSION: Final = 1 << 33
HAS_FINAL_HIT: Final = 1 << 34
CANNOT_ATTACK: Final = 1 << 35
CANNOT_BLOCK: Final = 1 << 36
CANNOT_BE_BLOCKED: Final = 1 << 37
IGNORES_TRAPS: Final = 1 << 38
ENTERS_EXHAUSTED: Final = 1 << 39

# What instructions do. `is_aimed` counts on their order: from DAMAGE to PUT_COUNTERS they are aimed at things.
ADD: Final = 0
LOSE: Final = 1
STEAL: Final = 2
PAY: Final = 3
DRAW: Final = 4
DISCARD: Final = 5
MILL: Final = 6
SACRIFICE: Final = 7
SUMMON: Final = 8
# Done to things on the planet.
DAMAGE: Final = 9
HEAL: Final = 10
DESTROY: Final = 11
RETURN: Final = 12
TAKE_CONTROL: Final = 13
EXHAUST: Final = 14
READY: Final = 15
RECHARGE: Final = 16
BOOST: Final = 17
FORTIFY: Final = 18
MIRROR: Final = 19
RETREAT: Final = 20
GAIN: Final = 21
PUT_COUNTERS: Final = 22
# Done to decks, junkyards, traps and cards that are being played.
LOOK: Final = 23
KUK: Final = 24
RECOVER: Final = 25
DISARM: Final = 26
LOOK_AT_TRAPS: Final = 27
MOVE_TRAP: Final = 28
TRAPBACK: Final = 29
STOP: Final = 30
INTERCEPT: Final = 31
SEARCH: Final = 32
DEPLOY: Final = 33
LOOK_AT_HAND: Final = 34
# Control flow.
JUMP: Final = 35
UNLESS_DONE: Final = 36
UNLESS: Final = 37
EITHER: Final = 38
MAY_PAY: Final = 39  # jumps if they paid
LATER: Final = 40

# What a warrior can gain for a turn; in a position these bits stand among the flags of a card as well.
GAINED: Final = HAS_FINAL_HIT | CANNOT_ATTACK | CANNOT_BLOCK | CANNOT_BE_BLOCKED | IGNORES_TRAPS

# Texts that every library has.
KUK_TEXT: Final = 0  # Kuk 1 (PC-9.3)
FINAL_HIT_TEXT: Final = 1  # PC-12.7


def is_aimed(op: i64) -> bool:
    """Whether an operation is done to things on the planet."""
    return DAMAGE <= op <= PUT_COUNTERS


def own(event: i64) -> i64:
    """The feature of a card with a trigger for what happens to itself."""
    return bit(OWN_EVENTS + event)


def watch(event: i64) -> i64:
    """The feature of a card with a trigger for what happens to others."""
    return bit(WATCHED_EVENTS + event)


@final
class CardFilter:
    """Cards that are meant, by what is printed on them. -1 and no subtype mean that it does not matter."""

    def __init__(self, types: i64) -> None:
        self.types = types
        self.subtype: int = 0  # as a bit
        self.number: i64 = NOTHING
        self.cost_at_most: i64 = NOTHING
        self.cost_at_least: i64 = NOTHING


@final
class Filter:
    """Things on the planet that are meant. -1 means that it does not matter."""

    def __init__(self, types: i64, side: i64) -> None:
        self.types = types
        self.side = side
        self.other = False
        self.attacking: i64 = NOTHING
        self.exhausted: i64 = NOTHING
        self.damaged: i64 = NOTHING
        self.illusion: i64 = NOTHING
        self.attack_at_most: i64 = NOTHING
        self.attack_at_least: i64 = NOTHING
        self.life_at_most: i64 = NOTHING
        self.cards: CardFilter | None = None  # what must be printed on them
        self.plain = True  # only types, side and other count


@final
class TrapFilter:
    """Traps on the planet that are meant."""

    def __init__(self, side: i64, front: bool, here: bool) -> None:
        self.side = side
        self.front = front
        self.here = here


@final
class Amount:
    """A number, or something to count."""

    def __init__(self, kind: i64, number: i64) -> None:
        self.kind = kind
        self.number = number  # NUMBER: itself; STORED: the material; ATTACK_OF, LIFE_OF: THIS or THAT
        self.who: i64 = YOU
        self.type: i64 = NOTHING
        self.things: Filter | None = None
        self.traps: TrapFilter | None = None


@final
class Condition:
    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.number: i64 = 0
        self.amount: Amount | None = None
        self.things: Filter | None = None


@final
class Instruction(texts.Instruction):
    """One step of a text. Which fields count depends on `op`; the rest keep their defaults."""

    def __init__(self, op: i64) -> None:
        self.op = op
        self.optional = False
        self.who: i64 = YOU
        self.aim: i64 = FITTING
        self.how: i64 = CHOSEN
        self.count: i64 = 1
        self.things: Filter | None = None
        self.traps: TrapFilter | None = None
        self.amount: Amount | None = None
        self.materials: vec[i64] = vec[i64]()  # gold, cosmium, electricity
        self.types: i64 = ANY_TYPE
        self.cards: CardFilter | None = None
        self.to: i64 = HAND
        self.card: i64 = NOTHING
        self.attack: i64 = 0
        self.life: i64 = 0
        self.shielding: i64 = 0
        self.features: i64 = 0  # GAIN
        self.this_turn = False
        self.text: i64 = NOTHING  # LATER
        self.event: i64 = NOTHING
        self.random = False
        self.condition: Condition | None = None
        self.jump: i64 = 0


@final
class Text:
    """The instructions of one text; `needs`: those that need a target for the text to happen at all (PC-5.5, PC-7.2).

    `adds`: what the text adds to its player's storage, if it does nothing else. `mends`: it only heals its own card.
    `minds_storage`: what it does depends on what is stored, or takes from it.
    """

    def __init__(self, steps: vec[Instruction]) -> None:
        self.steps = steps
        self.needs: vec[Instruction] = vec[Instruction]()
        self.adds: vec[i64] = vec[i64]()
        self.mends = False
        self.minds_storage = False


@final
class PaidEffect:
    """A paid effect: its price and its text. `sacrifice` is a type, or NOTHING."""

    def __init__(self, cost: vec[i64], sacrifice: i64, sacrifice_this: bool, text: i64) -> None:
        self.cost = cost
        self.sacrifice = sacrifice
        self.sacrifice_this = sacrifice_this
        self.discard: i64 = 0
        self.counters: i64 = 0
        self.text = text


@final
class Trigger:
    """A triggered effect: what it waits for, and whom that must concern (None: this card itself)."""

    def __init__(self, event: i64, text: i64) -> None:
        self.event = event
        self.text = text
        self.of: Filter | None = None
        self.side: i64 = YOURS  # whose turn, whose card, whose trap, who draws
        self.types: i64 = ANY_TYPE
        self.once = False  # each turn


@final
class Replacement:
    """What happens instead of dying, to this card (None) or to things that fit."""

    def __init__(self, text: i64, of: Filter | None) -> None:
        self.text = text
        self.of = of


@final
class AttackBonus:
    """More attack for this card (None) or for warriors that fit."""

    def __init__(self, attack: Amount, of: Filter | None, given: Condition | None) -> None:
        self.attack = attack
        self.of = of
        self.given = given


@final
class Grant:
    """Keywords that things have while they fit. `selfheal` is the text for that, or NOTHING."""

    def __init__(self, of: Filter, shielding: i64, final_hit: bool, selfheal: i64) -> None:
        self.of = of
        self.shielding = shielding
        self.final_hit = final_hit
        self.selfheal = selfheal


@final
class Change:
    """A change of storage limits, or of costs of cards of some types."""

    def __init__(self, materials: vec[i64], who: i64, types: i64) -> None:
        self.materials = materials
        self.who = who
        self.types = types


@final
class Printed:
    """What is printed on a card, and how it plays."""

    def __init__(self, id: str, type: i64) -> None:
        self.id = id
        self.type = type
        self.token = False
        self.cost: vec[i64] = vec[i64]([0, 0, 0])
        self.total_cost: i64 = 0
        self.subtypes: int = 0  # as bits
        self.attack: i64 = 0
        self.life: i64 = 0
        self.features: i64 = 0
        self.shielding: i64 = 0
        self.reacts = False  # a spell, or a card whose printed cost contains electricity (PC-6.3)
        self.text: i64 = NOTHING  # of a spell or trap
        self.paid: list[PaidEffect] = []
        self.triggers: list[Trigger] = []
        self.instead: list[Replacement] = []
        self.takes: Filter | None = None
        self.bonuses: list[AttackBonus] = []
        self.grants: list[Grant] = []
        self.storage: list[Change] = []
        self.cheaper: list[Change] = []


@final
class Library:
    """All cards that a match can be made of; the first one stands for a base."""

    def __init__(self) -> None:
        self.cards: vec[Printed] = vec[Printed]()
        self.texts: vec[Text] = vec[Text]()
        self.ability: dict[int, tuple[str, int]] = {}  # of texts in a card's abilities: whose, and which ability it is
        self.number: dict[str, int] = {}
        self.starting: list[int] = []  # PC-8.2


@final
class Deal:
    """The cards of a match. A *kind* is one of them: each seat's deck in its order; shared by all copies of a position.

    Behind the cards of the decks come kinds for everything else there can be, one for each card of the library: bases,
    and what effects make.
    """

    def __init__(self, library: Library, decks: list[list[int]]) -> None:
        self.library = library
        self.decks = decks
        self.seats: i64 = len(decks)
        numbers: list[int] = []
        self.owner: list[int] = []
        for seat in range(len(decks)):
            numbers += decks[seat]
            self.owner += [seat] * len(decks[seat])
        self.made: i64 = len(numbers)  # + card number: the kind of something that is in no deck
        numbers.extend(range(len(library.cards)))
        # By kind: its card, and what is looked at most of what is printed on it.
        self.card: vec[Printed] = vec[Printed]([library.cards[number] for number in numbers])
        self.number: vec[i64] = vec[i64](numbers)
        self.type: vec[i64] = vec[i64]([card.type for card in self.card])
        self.features: vec[i64] = vec[i64]([card.features for card in self.card])
        self.reacts: vec[bool] = vec[bool]([card.reacts for card in self.card])
        self.traps: int = 0  # kinds that are traps, as bits
        # Cards that can be played: their numbers, and which kinds these are, as bits. Those that can be reactions as
        # they are printed come first; there are `reactions` of them, the cheapest of `cheapest` materials.
        self.playable: list[int] = []
        self.playable_kinds: list[int] = []
        self.reactions: i64 = 0
        self.cheapest: i64 = 99
        self._sort_out()

    def _sort_out(self) -> None:
        """Find out which cards can be played, which of them as reactions, and which are traps."""
        kinds = [0] * len(self.library.cards)  # by card number, as bits
        number: int
        for kind in range(len(self.owner)):
            number = self.number[kind]
            kinds[number] |= 1 << kind
        others: list[int] = []
        for number in range(len(kinds)):
            card = self.library.cards[number]
            if card.type == TRAP:
                self.traps |= kinds[number]
            elif kinds[number] and card.reacts:
                self.playable.append(number)
                self.cheapest = min(self.cheapest, card.cost[0] + card.cost[1] + card.cost[2])
            elif kinds[number]:
                others.append(number)
        self.reactions = len(self.playable)
        self.playable += others
        self.playable_kinds = [kinds[number] for number in self.playable]
