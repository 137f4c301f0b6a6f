"""The words that cards of Planetary Conquerors are written in.

Miners, buildings and warriors have abilities: keywords (PC-12), paid effects, triggered ones, replacements and
standing rules. Spells and traps have one text, `do`, a tuple of effects with one sentence each. All of it is frozen
data that survives JSON and back; what a word does is in `rules/`, how it reads is in `texts/`, and `translate.py`
turns it into the instructions that the engine walks.

Words that are easily confused:

- *you* is the player who controls the card (PC-2.8), for a spell the one who played it, for a trap the one who
  controlled it when it was turned up (PC-10.4);
- *this* is the card the text stands on;
- *that* is what the text dealt with last. A triggered text begins with a *that* of its own: see `When` and `Card.do`.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from overrule.cards import words


class Type(Enum):
    """Type of a card (PC-4.1)."""

    MINER = "miner"
    BUILDING = "building"
    WARRIOR = "warrior"
    TRAP = "trap"
    SPELL = "spell"


class Material(Enum):
    GOLD = "gold"
    COSMIUM = "cosmium"
    ELECTRICITY = "electricity"


class Being(Enum):
    """What can be on the planet besides traps. Bases are no cards (PC-2.3)."""

    MINER = "miner"
    BUILDING = "building"
    WARRIOR = "warrior"
    BASE = "base"


class Side(Enum):
    """Who controls a thing, seen from the text's player."""

    YOURS = "yours"
    ENEMY = "enemy"
    ANY = "any"
    THEIRS = "theirs"  # of the player whom the text named last, or of the controller of that card


class Who(Enum):
    """Players, seen from the text's player."""

    YOU = "you"
    OPPONENT = "opponent"  # one, of your choice
    EACH_OPPONENT = "each_opponent"
    EVERYONE = "everyone"
    THEY = "they"  # the player whom the text named last, or the controller of that card


class How(Enum):
    """How many of the things that fit: a number of your choice, up to a number, or all of them at once."""

    CHOSEN = "chosen"
    UP_TO = "up_to"
    ALL = "all"
    RANDOM = "random"  # a number, at random


class Place(Enum):
    """Where a card goes: with its owner (PC-2.5), or for PLANET under your control."""

    HAND = "hand"
    TOP = "top"
    BOTTOM = "bottom"
    DECK = "deck"  # shuffled into it
    JUNKYARD = "junkyard"
    PLANET = "planet"


class Event(Enum):
    """What can happen to a thing on the planet."""

    ENTERS = "enters"
    DIES = "dies"  # of a building: is destroyed (PC-12.1)
    ATTACKS = "attacks"
    BLOCKS = "blocks"
    IS_BLOCKED = "is_blocked"
    IS_DAMAGED = "is_damaged"
    IS_HEALED = "is_healed"
    KILLS = "kills"  # a warrior, by its attack or an effect
    DEALS_DAMAGE = "deals_damage"  # by its attack or an effect, to each target on its own


class Moment(Enum):
    """Moments of a turn."""

    START = "start"
    MINING = "mining"
    END = "end"


class Turn(Enum):
    """Whose turn."""

    YOURS = "yours"
    ENEMY = "enemy"
    ANY = "any"


class Word(words.Word, frozen=True):
    """Base of every word of Planetary Conquerors."""


# ------------------------------------------------------------------------------------------------------ materials


class Materials(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Amounts of the three materials (PC-3.1)."""

    gold: int = 0
    cosmium: int = 0
    electricity: int = 0


class Price(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a paid effect costs (PC-7.1): materials, and perhaps a sacrifice: one of your cards, or this one.

    Or cards of your choice out of your hand, or counters that are on this card.
    """

    gold: int = 0
    cosmium: int = 0
    electricity: int = 0
    sacrifice: Being | None = None
    sacrifice_this: bool = False
    discard: int = 0
    counters: int = 0


# ------------------------------------------------------------------------------------------- things that are meant


class Things(Word, frozen=True, tag="things"):
    """Beings on the planet that fit."""

    what: tuple[Being, ...] = (Being.WARRIOR,)
    side: Side = Side.ANY
    other: bool = False  # not this card
    attacking: bool | None = None
    exhausted: bool | None = None
    damaged: bool | None = None
    illusion: bool | None = None
    attack_at_most: int | None = None
    attack_at_least: int | None = None
    life_at_most: int | None = None
    subtype: str | None = None
    name: str | None = None  # the id of a card
    cost_at_most: int | None = None  # printed, all materials together
    cost_at_least: int | None = None


class Cards(Word, frozen=True, tag="cards"):
    """Cards in a hand, deck or junkyard that fit; no types: all of them."""

    what: tuple[Type, ...] = ()
    subtype: str | None = None
    name: str | None = None
    cost_at_most: int | None = None
    cost_at_least: int | None = None


class Traps(Word, frozen=True, tag="traps"):
    """Traps on the planet that fit; `here`: only those in front of that building or base."""

    side: Side = Side.ENEMY
    front: bool = False  # only the front one of each column
    here: bool = False


class This(Word, frozen=True, tag="this"):
    """The card that the text stands on."""


class That(Word, frozen=True, tag="that"):
    """What the text dealt with last."""


THIS = This()
THAT = That()

Target = Things | This | That

# ---------------------------------------------------------------------------------------------------------- amounts


class Count(Word, frozen=True, tag="count"):
    """How many things fit."""

    things: Things


class CountTraps(Word, frozen=True, tag="count_traps"):
    """How many traps fit."""

    traps: Traps


class HandSize(Word, frozen=True, tag="hand_size"):
    """Number of cards in a hand: yours, or theirs."""

    who: Who = Who.YOU


class JunkyardSize(Word, frozen=True, tag="junkyard_size"):
    """Number of cards in your junkyard, perhaps only of one type."""

    what: Type | None = None


class Stored(Word, frozen=True, tag="stored"):
    """How much of a material you have stored."""

    material: Material


class AttackOf(Word, frozen=True, tag="attack_of"):
    """The attack of this or that warrior, or the one it last had."""

    target: This | That = THAT


class LifeOf(Word, frozen=True, tag="life_of"):
    """The current life of this or that entity, or the one it last had."""

    target: This | That = THAT


class CountersOn(Word, frozen=True, tag="counters_on"):
    """How many counters are on this or that card."""

    target: This | That = THIS


Amount = int | Count | CountTraps | HandSize | JunkyardSize | Stored | AttackOf | LifeOf | CountersOn

# ------------------------------------------------------------------------------------------------------- conditions


class AtLeast(Word, frozen=True, tag="at_least"):
    amount: Amount
    number: int


class AtMost(Word, frozen=True, tag="at_most"):
    amount: Amount
    number: int


class YourTurn(Word, frozen=True, tag="your_turn"):
    """It is your turn."""


class ThatIs(Word, frozen=True, tag="that_is"):
    """That thing fits."""

    things: Things


Condition = AtLeast | AtMost | YourTurn | ThatIs

# ---------------------------------------------------------------------------------------------------------- effects


class Add(Word, frozen=True, tag="add"):
    """Materials into storage, as far as they fit. On a card: adds (gold, cosmium), generates (electricity)."""

    materials: Materials
    who: Who = Who.YOU
    times: Amount = 1


class Lose(Word, frozen=True, tag="lose"):
    """Materials out of storage, as far as they are there."""

    materials: Materials
    who: Who = Who.OPPONENT
    times: Amount = 1


class Steal(Word, frozen=True, tag="steal"):
    """Materials out of their storage into yours, as far as they are there."""

    materials: Materials
    who: Who = Who.OPPONENT
    times: Amount = 1


class Pay(Word, frozen=True, tag="pay"):
    """Pay materials in the middle of a text; only inside `May`."""

    materials: Materials


class Draw(Word, frozen=True, tag="draw"):
    """Draw x (PC-12.2)."""

    amount: Amount = 1
    who: Who = Who.YOU


class Look(Word, frozen=True, tag="look"):
    """Look x (PC-12.3)."""

    amount: int = 1


class Kuk(Word, frozen=True, tag="kuk"):
    """Kuk x (PC-12.4)."""

    amount: int = 1


class Discard(Word, frozen=True, tag="discard"):
    """From hand to junkyard, of the player's own choice or at random."""

    amount: Amount = 1
    who: Who = Who.YOU
    random: bool = False


class Mill(Word, frozen=True, tag="mill"):
    """The top cards of a deck go to the junkyard, one change each."""

    amount: Amount = 1
    who: Who = Who.YOU


class Damage(Word, frozen=True, tag="damage"):
    """Deal damage to entities. Everyone may react after the targets are chosen (PC-6.1)."""

    amount: Amount
    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Heal(Word, frozen=True, tag="heal"):
    """Take damage off entities; no amount: all of it."""

    amount: Amount | None
    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Destroy(Word, frozen=True, tag="destroy"):
    """Cards go from the planet to the junkyard: warriors die, buildings are destroyed (PC-12.1), miners just go."""

    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Disarm(Word, frozen=True, tag="disarm"):
    """Traps go to the junkyard without their effect."""

    traps: Traps
    how: How = How.CHOSEN
    count: int = 1


class Sacrifice(Word, frozen=True, tag="sacrifice"):
    """Each of these players sacrifices one card of the named type (PC-12.5)."""

    what: Being = Being.WARRIOR
    who: Who = Who.YOU


class Return(Word, frozen=True, tag="return"):
    """Cards go from the planet to their owner's hand or deck."""

    target: Target
    to: Place = Place.HAND
    how: How = How.CHOSEN
    count: int = 1


class Recover(Word, frozen=True, tag="recover"):
    """A card of your choice goes from your junkyard to your hand, your deck, or the planet."""

    what: Type | Cards | None = None
    to: Place = Place.HAND
    how: How = How.CHOSEN
    count: int = 1


class Search(Word, frozen=True, tag="search"):
    """You look through your deck for cards that fit and show them; they go to a place, and the deck is shuffled.

    You may choose fewer of them, or none.
    """

    cards: Cards
    to: Place = Place.HAND
    count: int = 1


class Deploy(Word, frozen=True, tag="deploy"):
    """A card of your choice enters the planet out of your hand: it is not played, and nothing is paid."""

    cards: Cards


class LookAtHand(Word, frozen=True, tag="look_at_hand"):
    """You see the hand of a player."""

    who: Who = Who.OPPONENT


class TakeControl(Word, frozen=True, tag="take_control"):
    """You control that card from now on (PC-2.8), or until the end of the turn."""

    target: Target
    this_turn: bool = False


class Exhaust(Word, frozen=True, tag="exhaust"):
    """Warriors are exhausted."""

    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Ready(Word, frozen=True, tag="ready"):
    """Warriors are battle ready again."""

    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Recharge(Word, frozen=True, tag="recharge"):
    """Used cards can use their paid effects again."""

    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Boost(Word, frozen=True, tag="boost"):
    """More attack (or less) until the end of this turn."""

    attack: Amount
    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Gain(Word, frozen=True, tag="gain"):
    """Things have a keyword, or may not do something, until the end of this turn."""

    keyword: Shielding | FinalHit | CannotAttack | CannotBlock | CannotBeBlocked | IgnoresTraps
    target: Target
    how: How = How.CHOSEN
    count: int = 1


class PutCounters(Word, frozen=True, tag="put_counters"):
    """Counters are put on cards, or (a negative number) taken off. They stay as long as the card is on the planet."""

    amount: int
    target: Target
    how: How = How.CHOSEN
    count: int = 1


class Fortify(Word, frozen=True, tag="fortify"):
    """More attack and more maximum life for as long as the thing is on the planet (PC-4.2)."""

    target: Target
    attack: int = 0
    life: int = 0
    how: How = How.CHOSEN
    count: int = 1


class Trapback(Word, frozen=True, tag="trapback"):
    """Trapback x (PC-12.11)."""

    amount: int = 1


class LookAtTraps(Word, frozen=True, tag="look_at_traps"):
    """You see traps."""

    traps: Traps
    how: How = How.CHOSEN
    count: int = 1


class MoveTrap(Word, frozen=True, tag="move_trap"):
    """One trap goes in front of another building or base of the same player; you choose the place."""

    traps: Traps


class Summon(Word, frozen=True, tag="summon"):
    """Cards of the set that are in nobody's deck (`token`) enter the planet under a player's control."""

    card: str
    count: Amount = 1
    who: Who = Who.YOU


class Mirror(Word, frozen=True, tag="mirror"):
    """An illusion of a warrior or building enters the planet under your control: its card, with the word Illusion."""

    target: Target


class Stop(Word, frozen=True, tag="stop"):
    """A card that somebody else is playing is stopped (PC-5.8); perhaps only one of some types."""

    what: tuple[Type, ...] = ()


class Retreat(Word, frozen=True, tag="retreat"):
    """An attacker leaves the attack; it stays exhausted."""

    target: Target = THAT


class Intercept(Word, frozen=True, tag="intercept"):
    """One of your warriors that fits blocks that attacker; they fight at once (PC-11.6)."""

    blocker: Things


class May(Word, frozen=True, tag="may"):
    """You may do this; `then` happens only if you did."""

    do: Effect
    then: tuple[Effect, ...] = ()


class If(Word, frozen=True, tag="if"):
    """Only if something holds."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class MayPay(Word, frozen=True, tag="may_pay"):
    """Another player may pay; `otherwise` happens if they do not."""

    materials: Materials
    otherwise: tuple[Effect, ...]
    who: Who = Who.THEY


class Later(Word, frozen=True, tag="later"):
    """This happens once, later: at the end of this turn, or at the start of your next one. It remembers *that*."""

    do: tuple[Effect, ...]
    moment: Moment = Moment.END


class ChooseOne(Word, frozen=True, tag="choose_one"):
    """One of two, of your choice, out of those that can be done."""

    first: tuple[Effect, ...]
    second: tuple[Effect, ...]


Effect = (
    Add
    | Lose
    | Steal
    | Pay
    | Draw
    | Look
    | Kuk
    | Discard
    | Mill
    | Damage
    | Heal
    | Destroy
    | Disarm
    | Sacrifice
    | Return
    | Recover
    | Search
    | Deploy
    | LookAtHand
    | TakeControl
    | Exhaust
    | Ready
    | Recharge
    | Boost
    | Gain
    | PutCounters
    | Fortify
    | Trapback
    | LookAtTraps
    | MoveTrap
    | Summon
    | Mirror
    | Stop
    | Retreat
    | Intercept
    | May
    | If
    | MayPay
    | Later
    | ChooseOne
)

# --------------------------------------------------------------------------------------------------------- keywords


class Shielding(Word, frozen=True, tag="shielding"):
    """PC-12.6."""

    amount: int = 1


class FinalHit(Word, frozen=True, tag="final_hit"):
    """PC-12.7."""


class Selfheal(Word, frozen=True, tag="selfheal"):
    """PC-12.8."""

    amount: int = 1


class Selfdestroy(Word, frozen=True, tag="selfdestroy"):
    """PC-12.9."""

    amount: int = 1


class Illusion(Word, frozen=True, tag="illusion"):
    """PC-12.10."""


# -------------------------------------------------------------------------------------------------------- abilities


class Paid(Word, frozen=True, tag="paid"):
    """A paid effect (PC-7.1)."""

    price: Price
    do: tuple[Effect, ...]


class At(Word, frozen=True, tag="at"):
    """A triggered effect at a moment of a turn. *They* are the player whose turn it is.

    `At(MINING, (Add(...),))` is what cards call adds and generates (PC-7.6).
    """

    moment: Moment
    do: tuple[Effect, ...]
    turn: Turn = Turn.YOURS


class When(Word, frozen=True, tag="when"):
    """A triggered effect when something happens to this card, or to anything that fits.

    To this card: *that* is whom it attacks (ATTACKS), the attacker (BLOCKS), the blocker (IS_BLOCKED), the source
    (IS_DAMAGED, IS_HEALED), the killer (DIES), the victim (KILLS), what was damaged (DEALS_DAMAGE); for ENTERS there is
    none. To anything that fits: *that* is the thing it happens to. `once`: at most once each turn.
    """

    event: Event
    do: tuple[Effect, ...]
    of: This | Things = THIS
    once: bool = False


class WhenPlayed(Word, frozen=True, tag="when_played"):
    """A triggered effect when a player's card of some type has been played and has happened. *They* are that player.

    No types: any card. By: you, each opponent (any of them), or everyone.
    """

    do: tuple[Effect, ...]
    what: tuple[Type, ...] = ()
    by: Who = Who.YOU
    once: bool = False


class WhenDrawn(Word, frozen=True, tag="when_drawn"):
    """A triggered effect when a player draws a card, whatever for; each card counts. *They* are that player.

    By: you, each opponent (any of them), or everyone.
    """

    do: tuple[Effect, ...]
    by: Who = Who.YOU
    once: bool = False


class WhenActivated(Word, frozen=True, tag="when_activated"):
    """A triggered effect when a trap has been activated: yours, an enemy's, or any. *That* is the attacker."""

    do: tuple[Effect, ...]
    side: Side = Side.YOURS
    once: bool = False


class InsteadOfDying(Word, frozen=True, tag="instead_of_dying"):
    """A replacement (PC-7.5): when this, or anything that fits, would die or be destroyed. *That* is that card.

    If it is still on the planet without life afterwards, it goes after all.
    """

    do: tuple[Effect, ...]
    of: This | Things = THIS


class TakesDamageFor(Word, frozen=True, tag="takes_damage_for"):
    """A replacement (PC-7.5): damage that would be dealt to things that fit is dealt to this card instead."""

    of: Things


class Bonus(Word, frozen=True, tag="bonus"):
    """Standing: more attack (or less) for this warrior, or for all that fit."""

    attack: Amount
    of: This | Things = THIS
    given: Condition | None = None


class Grants(Word, frozen=True, tag="grants"):
    """Standing: things that fit have a keyword."""

    keyword: Shielding | FinalHit | Selfheal
    of: Things


class Storage(Word, frozen=True, tag="storage"):
    """Standing: changed storage limits (PC-3.1)."""

    change: Materials
    who: Who = Who.YOU


class Cheaper(Word, frozen=True, tag="cheaper"):
    """Standing: cards of some types (none: all) cost less, never less than nothing; negative numbers: more."""

    change: Materials
    what: tuple[Type, ...] = ()
    who: Who = Who.YOU


class CannotAttack(Word, frozen=True, tag="cannot_attack"):
    """Standing."""


class CannotBlock(Word, frozen=True, tag="cannot_block"):
    """Standing."""


class CannotBeBlocked(Word, frozen=True, tag="cannot_be_blocked"):
    """Standing."""


class IgnoresTraps(Word, frozen=True, tag="ignores_traps"):
    """Standing: meets no traps."""


class Bait(Word, frozen=True, tag="bait"):
    """Standing: warriors that attack its controller must go for this building, or another one with this word."""


class EntersExhausted(Word, frozen=True, tag="enters_exhausted"):
    """This warrior enters the planet exhausted."""


Keyword = Shielding | FinalHit | Selfheal | Selfdestroy | Illusion
Ability = (
    Shielding
    | FinalHit
    | Selfheal
    | Selfdestroy
    | Illusion
    | Paid
    | At
    | When
    | WhenPlayed
    | WhenDrawn
    | WhenActivated
    | InsteadOfDying
    | TakesDamageFor
    | Bonus
    | Grants
    | Storage
    | Cheaper
    | CannotAttack
    | CannotBlock
    | CannotBeBlocked
    | IgnoresTraps
    | Bait
    | EntersExhausted
)

# --------------------------------------------------------------------------------------------------- cards and decks


class Card(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card. Spells and traps have `do`, the others abilities; traps cost nothing (PC-4.1).

    In the text of a trap, *that* is the attacker who met it. A `token` is no card of a deck: effects make it.
    """

    id: str
    type: Type
    stars: int = 1
    cost: Materials = Materials()
    attack: int = 0
    life: int = 0
    abilities: tuple[Ability, ...] = ()
    do: tuple[Effect, ...] = ()
    token: bool = False
    names: dict[str, str] = {}  # by language, for cards that no names file knows
    motif: str = ""  # what its picture shows: the name of a silhouette of game-icons.net
    flavour: dict[str, str] = {}  # likewise; means nothing to the rules
    subtypes: tuple[str, ...] = ()


class CardSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Cards that are made to be played together; `starting`: the miners with which everybody begins (PC-8.2)."""

    id: str
    cards: tuple[Card, ...]
    starting: tuple[str, ...] = ()
    names: dict[str, str] = {}


class Deck(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck: how many of which cards (PC-13)."""

    id: str
    cards: dict[str, int]
    names: dict[str, str] = {}
