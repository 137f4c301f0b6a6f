"""What types cannot express about cards, such as that only warriors have attack, or that a text speaks of *that* only
after it has dealt with something.

Tables say which beings, values and numbers fit where; one walk over the words of a card looks them up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from msgspec import Struct, structs

from overrule.cards import codec, sets, words
from overrule.cards.words import Word
from overrule.games.conquerors import vocabulary as v

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HIGHEST_NUMBER = 99
MOST_STARS = 3
MOST_PAID = 3
LONGEST_FLAVOUR = 90
DEEPEST = 12  # words within words

# ------------------------------------------------------------------------------------------------ sets and cards


def set_problems(card_set: v.CardSet, others: Iterable[v.CardSet] = ()) -> Iterator[str]:
    """What is wrong with a set; `others` are those whose tokens its cards may make as well."""
    yield from _id_problems("id", card_set.id)
    yield from sets.name_problems(card_set.names, ID)
    if not card_set.cards:
        yield "cards: a set needs at least one card"
    yield from sets.repeated((card.id for card in card_set.cards), "card")
    yield from _starting_problems(card_set)
    known = {card.id: card for other in (*others, card_set) for card in other.cards}
    for card in card_set.cards:
        for problem in _card_problems(_Setting(card, known)):
            yield f"card {card.id}: {problem}"


def _starting_problems(card_set: v.CardSet) -> Iterator[str]:
    """What is wrong with the cards with which everybody begins (PC-8.2)."""
    cards = {card.id: card for card in card_set.cards}
    for index, id in enumerate(card_set.starting):
        card = cards.get(id)
        if card is None:
            yield f"starting #{index + 1}: there is no card {codec.quote(id)} in this set; allowed: its miners"
        elif card.type is not v.Type.MINER or card.token:
            what = "a token" if card.token else f"a {card.type.value}"
            yield f"starting #{index + 1}: {id} is {what}; allowed: miners that are no tokens (PC-8.2)"
    if len(set(card_set.starting)) < len(card_set.starting):
        yield "starting: says the same twice"


@dataclass(frozen=True)
class _Setting:
    """The card whose words are looked at, and all cards that it may speak of."""

    card: v.Card
    known: Mapping[str, v.Card]

    @property
    def beings(self) -> frozenset[v.Being]:
        """What this card is on the planet; spells and traps are nothing there."""
        return _BEINGS.get(self.card.type, frozenset())


_BEINGS = {type: frozenset({v.Being(type.value)}) for type in (v.Type.MINER, v.Type.BUILDING, v.Type.WARRIOR)}
_WITH_LIFE = (v.Type.BUILDING, v.Type.WARRIOR)
_WITH_TEXT = (v.Type.SPELL, v.Type.TRAP)


def _card_problems(here: _Setting) -> Iterator[str]:
    """What is wrong with a card."""
    card = here.card
    yield from _id_problems("id", card.id)
    yield from sets.name_problems(card.names, ID)
    yield from sets.motif_problems(card.motif)
    yield from _flavour_problems(card)
    for index, subtype in enumerate(card.subtypes):
        yield from _id_problems(f"subtypes #{index + 1}", subtype)
    yield from _print_problems(card)
    deep = words.depth_problems(card, DEEPEST)
    yield from deep
    if not deep:
        yield from _text_problems(here)
        yield from _ability_problems(here)


def _flavour_problems(card: v.Card) -> Iterator[str]:
    """What is wrong with a card's lines of flavour: they are short, plain text."""
    yield from sets.name_problems(card.flavour, ID, "flavour")
    for code, line in card.flavour.items():
        if len(line) > LONGEST_FLAVOUR:
            yield f"flavour > {code}: {len(line)} characters; allowed: at most {LONGEST_FLAVOUR}"
        if not line.isprintable():
            yield f"flavour > {code}: has a line break or another control character; allowed: one line"


def _print_problems(card: v.Card) -> Iterator[str]:
    """What is wrong with the numbers on a card (PC-4.1)."""
    kind = card.type.value
    if not 1 <= card.stars <= MOST_STARS:
        yield f"stars: cannot be {card.stars}; allowed: 1 to {MOST_STARS}"
    yield from _materials_problems(card.cost, "cost", 0)
    if card.type is v.Type.TRAP and card.cost != v.Materials():
        yield "cost: a trap has none (PC-4.1)"
    if card.type in _WITH_LIFE and not 1 <= card.life <= HIGHEST_NUMBER:
        yield f"life: cannot be {card.life}; allowed for a {kind}: 1 to {HIGHEST_NUMBER}"
    if card.type not in _WITH_LIFE and card.life:
        yield f"life: a {kind} has none; allowed: for buildings and warriors"
    if card.type is v.Type.WARRIOR and not 0 <= card.attack <= HIGHEST_NUMBER:
        yield f"attack: cannot be {card.attack}; allowed: 0 to {HIGHEST_NUMBER}"
    if card.type is not v.Type.WARRIOR and card.attack:
        yield f"attack: a {kind} has none; allowed: for warriors"
    if card.token and card.type in _WITH_TEXT:
        yield f"token: a {kind} cannot be one; allowed: miners, buildings and warriors"
    if card.type in _WITH_TEXT and card.abilities:
        yield f'abilities: a {kind} has none; allowed: its text in "do"'
    if card.type in _WITH_TEXT and not card.do:
        yield f"do: is empty; a {kind} needs one effect or more"
    if card.type not in _WITH_TEXT and card.do:
        yield f'do: a {kind} has none; allowed: "abilities"'


def _text_problems(here: _Setting) -> Iterator[str]:
    """What is wrong with the text of a spell or trap. That of a trap begins with the attacker who met it."""
    is_trap = here.card.type is v.Type.TRAP
    memory = _Memory(_WARRIORS, attacks=True) if is_trap else _Memory()
    for field, place, word in words.children(here.card, ""):
        if field == "do":
            yield from _word_problems(word, place, here, memory)
            yield from _stop_problems(word, place, not is_trap)
    yield from _pay_problems(here.card.do, "do")


def _ability_problems(here: _Setting) -> Iterator[str]:
    """What is wrong with the abilities of a card; each is a text of its own."""
    card = here.card
    for kind, count in Counter(type(word) for word in card.abilities).items():
        most = _MOST.get(kind, count)
        if count > most:
            yield f'abilities: holds "{words.tag(kind)}" {count} times; allowed: {_times(most)}'
    for field, place, word in words.children(card, ""):
        if field == "abilities":
            allowed = _ON_TYPES.get(type(word), (v.Type.MINER, *_WITH_LIFE))
            if card.type not in (*allowed, *_WITH_TEXT):
                yield f"{place}: does not fit a {card.type.value}; allowed on: {_listing(allowed)}"
            yield from _own_problems(word, place, here, _Memory())
            memory = _beginning(word, here)
            for inner_field, inner, child in words.children(word, place):
                yield from _word_problems(child, inner, here, memory if inner_field == "do" else _Memory())
            yield from _stop_problems(word, place, isinstance(word, v.Paid))


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _stop_problems(word: Struct, place: str, allowed: bool) -> Iterator[str]:
    """Words that stop a card where nobody can be reacting to one (PC-6.3)."""
    if not allowed and any(isinstance(inner, v.Stop) for inner in (word, *words.inside(word))):
        yield f'{place}: cannot stop a card; allowed for "stop": spells and paid effects'


def _id_problems(place: str, id: str) -> Iterator[str]:
    """What is wrong with an id."""
    if not ID.fullmatch(id):
        yield f"{place}: cannot be {codec.quote(id)}; allowed: small letters and digits, with single hyphens between"


# ------------------------------------------------------------------------------------------------- what fits where

_WARRIORS = frozenset({v.Being.WARRIOR})
_KILLABLE = frozenset({v.Being.BUILDING, v.Being.WARRIOR})
_ENTITIES = _KILLABLE | {v.Being.BASE}
_CARDS = _KILLABLE | {v.Being.MINER}
_TARGETS = _KILLABLE - _WARRIORS | {v.Being.BASE}  # of attackers

_Field = tuple[type[Struct], str]

# The beings that can be meant in a field. No base dies or moves (PC-2.3), no miner has life (PC-2.4).
_FITTING: dict[_Field, frozenset[v.Being]] = {
    (v.Damage, "target"): _ENTITIES,
    (v.Heal, "target"): _ENTITIES,
    (v.Fortify, "target"): _ENTITIES,
    (v.Destroy, "target"): _CARDS,
    (v.Return, "target"): _CARDS,
    (v.TakeControl, "target"): _CARDS,
    (v.Recharge, "target"): _CARDS,
    (v.Mirror, "target"): _KILLABLE,
    (v.Exhaust, "target"): _WARRIORS,
    (v.Ready, "target"): _WARRIORS,
    (v.Boost, "target"): _WARRIORS,
    (v.Retreat, "target"): _WARRIORS,
    (v.Gain, "target"): _KILLABLE,
    (v.PutCounters, "target"): _CARDS,
    (v.CountersOn, "target"): _CARDS,
    (v.Intercept, "blocker"): _WARRIORS,
    (v.AttackOf, "target"): _WARRIORS,
    (v.LifeOf, "target"): _ENTITIES,
    (v.InsteadOfDying, "of"): _KILLABLE,
    (v.TakesDamageFor, "of"): _ENTITIES,
    (v.Bonus, "of"): _WARRIORS,
    (v.Grants, "of"): _ENTITIES,
}

# The beings to which something can happen.
_HAPPENS_TO: dict[v.Event, frozenset[v.Being]] = {
    v.Event.ENTERS: _CARDS,
    v.Event.DIES: _KILLABLE,
    v.Event.ATTACKS: _WARRIORS,
    v.Event.BLOCKS: _WARRIORS,
    v.Event.IS_BLOCKED: _WARRIORS,
    v.Event.IS_DAMAGED: _ENTITIES,
    v.Event.IS_HEALED: _ENTITIES,
    v.Event.KILLS: _CARDS,
    v.Event.DEALS_DAMAGE: _CARDS,
}

# The types of cards that an ability fits, where those are not all that have abilities.
_ON_TYPES: dict[type[Struct], tuple[v.Type, ...]] = {
    v.Shielding: _WITH_LIFE,
    v.Selfheal: _WITH_LIFE,
    v.Selfdestroy: _WITH_LIFE,
    v.TakesDamageFor: _WITH_LIFE,
    v.FinalHit: (v.Type.WARRIOR,),
    v.CannotAttack: (v.Type.WARRIOR,),
    v.CannotBlock: (v.Type.WARRIOR,),
    v.CannotBeBlocked: (v.Type.WARRIOR,),
    v.IgnoresTraps: (v.Type.WARRIOR,),
    v.EntersExhausted: (v.Type.WARRIOR,),
    v.Bait: (v.Type.BUILDING,),
}

# How often a card can have an ability, where that is not as often as it likes.
_MOST: dict[type[Struct], int] = {**dict.fromkeys((*_ON_TYPES, v.Illusion), 1), v.Paid: MOST_PAID}

# The beings that a filter of `Things` can tell apart.
_FILTERS: dict[str, frozenset[v.Being]] = {
    "attacking": _WARRIORS,
    "exhausted": _WARRIORS,
    "damaged": _ENTITIES,
    "illusion": _CARDS,
    "attack_at_most": _WARRIORS,
    "attack_at_least": _WARRIORS,
    "life_at_most": _ENTITIES,
    "subtype": _CARDS,
    "name": _CARDS,
    "cost_at_most": _CARDS,
    "cost_at_least": _CARDS,
}

_ALL_THE_TIME = (v.Who.YOU, v.Who.EACH_OPPONENT, v.Who.EVERYONE)
_PLAYED = (v.Type.MINER, v.Type.BUILDING, v.Type.WARRIOR, v.Type.SPELL)  # traps are placed (PC-5.7)
_SACRIFICED = (v.Being.MINER, v.Being.BUILDING, v.Being.WARRIOR)

# The values that are allowed in a field, where those are not all of its type.
_VALUES: dict[_Field, tuple[Enum, ...]] = {
    (v.Steal, "who"): (v.Who.OPPONENT, v.Who.EACH_OPPONENT, v.Who.THEY),
    (v.HandSize, "who"): (v.Who.YOU, v.Who.THEY),
    (v.WhenPlayed, "by"): _ALL_THE_TIME,
    (v.WhenPlayed, "what"): _PLAYED,
    (v.WhenActivated, "side"): (v.Side.YOURS, v.Side.ENEMY, v.Side.ANY),
    (v.Storage, "who"): _ALL_THE_TIME,
    (v.Cheaper, "who"): _ALL_THE_TIME,
    (v.Cheaper, "what"): _PLAYED,
    (v.Stop, "what"): _PLAYED,
    (v.Return, "to"): (v.Place.HAND, v.Place.TOP, v.Place.BOTTOM, v.Place.DECK),
    (v.Recover, "to"): (v.Place.HAND, v.Place.TOP, v.Place.BOTTOM, v.Place.DECK, v.Place.PLANET),
    (v.Search, "to"): (v.Place.HAND, v.Place.TOP, v.Place.PLANET),
    (v.LookAtHand, "who"): (v.Who.OPPONENT, v.Who.EACH_OPPONENT, v.Who.THEY),
    (v.MayPay, "who"): (v.Who.OPPONENT, v.Who.THEY),
    (v.Later, "moment"): (v.Moment.START, v.Moment.END),
    (v.WhenDrawn, "by"): _ALL_THE_TIME,
    **{(kind, "how"): (v.How.CHOSEN, v.How.UP_TO, v.How.ALL) for kind in (v.Recover, v.Disarm, v.LookAtTraps)},
    (v.Sacrifice, "what"): _SACRIFICED,
    (v.Price, "sacrifice"): _SACRIFICED,
}

# The least number that makes sense, where it is not 0.
_LEAST: dict[_Field, int] = {
    **{(kind, "amount"): 1 for kind in (v.Damage, v.Heal, v.Draw, v.Look, v.Kuk, v.Discard, v.Mill, v.Trapback)},
    **{(kind, "amount"): 1 for kind in (v.Shielding, v.Selfheal, v.Selfdestroy)},
    **{
        (kind, "count"): 1
        for kind in (v.Damage, v.Heal, v.Destroy, v.Disarm, v.Return, v.Recover, v.Exhaust, v.Ready, v.Recharge)
    },
    **{(kind, "count"): 1 for kind in (v.Boost, v.Fortify, v.LookAtTraps, v.Summon, v.Gain, v.PutCounters, v.Search)},
    **{(kind, "times"): 1 for kind in (v.Add, v.Lose, v.Steal)},
    (v.PutCounters, "amount"): -HIGHEST_NUMBER,
    (v.AtLeast, "number"): 1,
    (v.Boost, "attack"): -HIGHEST_NUMBER,
    (v.Bonus, "attack"): -HIGHEST_NUMBER,
    (v.Storage, "change"): -HIGHEST_NUMBER,
    (v.Cheaper, "change"): -HIGHEST_NUMBER,
}
_NOT_ZERO: tuple[_Field, ...] = ((v.Boost, "attack"), (v.Bonus, "attack"), (v.PutCounters, "amount"))


# ---------------------------------------------------------------------------------------------------- single words


def _listing(values: Iterable[Enum]) -> str:
    return ", ".join(f'"{value.value}"' for value in values)


def _sorted(beings: Iterable[v.Being]) -> list[v.Being]:
    return [being for being in v.Being if being in set(beings)]


def _own_problems(word: Word, place: str, here: _Setting, memory: _Memory) -> Iterator[str]:
    """What is wrong with a word, apart from those inside it."""
    for field in words.fields(type(word)):
        inner = codec.show_step(place, field.encode_name, None)
        value = getattr(word, field.name)
        yield from _field_problems(word, field, value, inner)
        yield from _meaning_problems(word, field.name, value, inner, here, memory)
    yield from _combination_problems(word, place, here)
    yield from _reference_problems(word, place, memory)


def _field_problems(word: Word, field: structs.FieldInfo, value: object, place: str) -> Iterator[str]:
    """What is wrong with one field of a word."""
    key = (type(word), field.name)
    if isinstance(value, tuple):
        plain = [item for item in value if not isinstance(item, Struct)]
        if not value and (field.required or isinstance(word, v.Things)):
            yield f"{place}: is empty; allowed: one or more"
        if len(set(plain)) < len(plain):
            yield f"{place}: says the same twice"
        for item in plain:
            yield from _value_problems(key, item, place)
        yield from _pay_problems(value, place)
    elif isinstance(value, v.Materials | v.Price):
        yield from _materials_problems(value, place, _LEAST.get(key, 0))
        if value == type(value)():
            yield f"{place}: is nothing; allowed: something"
    else:
        yield from _value_problems(key, value, place)


def _pay_problems(words: tuple[object, ...], place: str) -> Iterator[str]:
    """Payments among the effects of a text: nobody is asked whether they want to pay."""
    for index, word in enumerate(words):
        if isinstance(word, v.Pay):
            yield f'{codec.show_step(place, index, "pay")}: cannot stand here; allowed: in the field "do" of "may"'


def _value_problems(key: _Field, value: object, place: str) -> Iterator[str]:
    """What is wrong with one number, or one value out of a list."""
    least = _LEAST.get(key, 0)
    match value:
        case bool():
            return
        case int() if not least <= value <= HIGHEST_NUMBER:
            yield f"{place}: cannot be {value}; allowed: {least} to {HIGHEST_NUMBER}"
        case 0 if key in _NOT_ZERO:
            yield f"{place}: cannot be 0; allowed: {least} to {HIGHEST_NUMBER}, but not 0"
        case Enum() if value not in _VALUES.get(key, (value,)):
            yield f'{place}: cannot be "{value.value}"; allowed: {_listing(_VALUES[key])}'
        case _:
            return


def _materials_problems(materials: v.Materials | v.Price, place: str, least: int) -> Iterator[str]:
    """What is wrong with amounts of materials, or a price."""
    for field in ("gold", "cosmium", "electricity"):
        amount = getattr(materials, field)
        if not least <= amount <= HIGHEST_NUMBER:
            yield f"{place} > {field}: cannot be {amount}; allowed: {least} to {HIGHEST_NUMBER}"
    if isinstance(materials, v.Price):
        for field in ("discard", "counters"):
            yield from _value_problems((v.Price, field), getattr(materials, field), f"{place} > {field}")
        if materials.sacrifice is not None:
            yield from _value_problems((v.Price, "sacrifice"), materials.sacrifice, f"{place} > sacrifice")
        if materials.sacrifice is not None and materials.sacrifice_this:
            yield f'{place}: has two sacrifices; allowed: "sacrifice" or "sacrifice_this"'


def _meaning_problems(
    word: Word, field: str, value: object, place: str, here: _Setting, memory: _Memory
) -> Iterator[str]:
    """Beings that are meant in a field where they do not fit."""
    key = (type(word), field)
    allowed = _HAPPENS_TO[word.event] if isinstance(word, v.When) and field == "of" else _FITTING.get(key)
    if allowed is None:
        return
    can_be = f"allowed: {_listing(_sorted(allowed))}"
    match value:
        case v.Things(what=what):
            for being in _sorted(set(what) - allowed):
                yield f'{place} (things) > what: cannot be "{being.value}"; {can_be}'
        case v.This() if not here.beings & allowed:
            yield f"{place} (this): this card is a {here.card.type.value}; {can_be}"
        case v.That() if memory.that and not memory.that & allowed:
            yield f"{place} (that): can only be {_listing(_sorted(memory.that))} here; {can_be}"


def _combination_problems(word: Word, place: str, here: _Setting) -> Iterator[str]:
    """Fields of one word that do not go together, and words that do not fit the card."""
    if getattr(word, "how", v.How.CHOSEN) is v.How.ALL and getattr(word, "count", 1) != 1:
        yield f'{place} > count: means nothing where "how" is "all"'
    if isinstance(getattr(word, "target", None), v.This | v.That):
        if getattr(word, "count", 1) != 1:
            yield f"{place} > count: cannot be {getattr(word, 'count', 1)} for one thing; allowed: 1"
        if getattr(word, "how", v.How.CHOSEN) is not v.How.CHOSEN:
            yield f'{place} > how: there is nothing to choose; allowed: "chosen"'
    match word:
        case v.Things():
            yield from _filter_problems(word, place, here)
            yield from _printed_problems(word, place, here)
        case v.Cards():
            yield from _printed_problems(word, place, here)
        case v.Deploy(cards=cards) | v.Search(to=v.Place.PLANET, cards=cards) if not _can_enter(cards):
            yield f"{place} > cards (cards) > what: only some can enter the planet; allowed: {_listing(_BEINGS)}"
        case v.Search(to=v.Place.TOP, count=count) if count != 1:
            yield f'{place} > count: cannot be {count} where "to" is "top"; allowed: 1'
        case v.Gain(keyword=keyword, target=v.Things(what=what)) if (
            not isinstance(keyword, v.Shielding) and set(what) - _WARRIORS
        ):
            yield f'{place} > target (things) > what: only warriors fight; allowed with this keyword: "warrior"'
        case v.Fortify(attack=0, life=0):
            yield f'{place}: changes nothing; allowed: "attack" or "life" of 1 or more'
        case v.Fortify(attack=attack, target=v.Things(what=what)) if attack and v.Being.WARRIOR not in what:
            yield f"{place} > attack: only warriors have attack; allowed: 0"
        case v.Grants(keyword=v.FinalHit(), of=of) if set(of.what) - _WARRIORS:
            yield f'{place} > of (things) > what: only warriors fight; allowed with "final_hit": "warrior"'
        case v.Bonus():
            yield from _circle_problems(word, place)
        case v.Recover(to=v.Place.PLANET, what=what) if not (
            _can_enter(what) if isinstance(what, v.Cards) else what in _BEINGS
        ):
            allowed = _listing(_BEINGS)
            yield f'{place} > what: must be said where "to" is "planet", as others cannot enter it; allowed: {allowed}'
        case v.Retreat(target=v.Things(attacking=attacking)) if attacking is not True:
            yield f"{place} > target (things) > attacking: must be true; only attackers leave the attack"
        case v.Intercept(blocker=v.Things(side=v.Side.ENEMY | v.Side.THEIRS as side)):
            yield f'{place} > blocker (things) > side: cannot be "{side.value}"; allowed: "yours"'
        case v.Intercept(blocker=v.Things(attacking=True)):
            yield f"{place} > blocker (things) > attacking: an attacker cannot block"
        case v.May(do=v.May() | v.If() | v.MayPay() | v.Later() as do):
            yield f'{place} > do: cannot be "{words.tag(do)}"; put "may" inside it instead'
        case v.Summon(card=id):
            yield from _summon_problems(id, place, here)


def _filter_problems(things: v.Things, place: str, here: _Setting) -> Iterator[str]:
    """Filters that mean nothing for the beings that are meant, or on this card."""
    for field, beings in _FILTERS.items():
        if getattr(things, field) is not None and not beings.intersection(things.what):
            yield f'{place} > {field}: means nothing here; allowed where "what" has {_listing(_sorted(beings))}'
    if things.other and not here.beings:
        yield f"{place} > other: a {here.card.type.value} is not on the planet; allowed: false"


def _printed_problems(wanted: v.Things | v.Cards, place: str, here: _Setting) -> Iterator[str]:
    """Names and subtypes that no card has."""
    if wanted.name is not None and wanted.name not in here.known:
        yield f"{place} > name: there is no card {codec.quote(wanted.name)}"
    if wanted.subtype is not None:
        known = sorted({subtype for card in here.known.values() for subtype in card.subtypes})
        if wanted.subtype not in known:
            listed = ", ".join(map(codec.quote, known)) or "none so far"
            yield f"{place} > subtype: no card has {codec.quote(wanted.subtype)}; there are: {listed}"


def _can_enter(cards: v.Cards) -> bool:
    """Whether only cards are meant that can be on the planet."""
    return bool(cards.what) and set(cards.what) <= set(_BEINGS)


def _circle_problems(bonus: v.Bonus, place: str) -> Iterator[str]:
    """Standing attack that would depend on attack, and so on itself."""
    for inner in words.inside(bonus):
        if isinstance(inner, v.AttackOf):
            yield f'{place}: a bonus cannot depend on attack; "attack_of" asks for it'
        if isinstance(inner, v.Things) and not inner.attack_at_most is inner.attack_at_least is None:
            yield f'{place}: a bonus cannot depend on attack; "attack_at_most" and "attack_at_least" ask for it'


def _summon_problems(id: str, place: str, here: _Setting) -> Iterator[str]:
    """Cards that cannot be made out of nothing."""
    tokens = [card.id for card in here.known.values() if card.token]
    if id not in tokens:
        what = "is no token" if id in here.known else "does not exist"
        listed = ", ".join(codec.quote(token) for token in tokens) or "tokens, of which there are none"
        yield f"{place} > card: {codec.quote(id)} {what}; allowed: {listed}"


# ---------------------------------------------------------------------------------------------------- looking back


@dataclass
class _Memory:
    """What a text can refer back to at some point."""

    that: frozenset[v.Being] = frozenset()  # what *that* may be; nothing: there is none
    attacks: bool = False  # whether *that* may be attacking
    they: bool = False  # whether a player was named

    def add(self, other: _Memory) -> None:
        """Know also what another way through the text knows."""
        self.that |= other.that
        self.attacks |= other.attacks
        self.they |= other.they


# What *that* may be when something happens to this card, and whether it may be attacking.
_THAT_OF_THIS: dict[v.Event, tuple[frozenset[v.Being], bool]] = {
    v.Event.ENTERS: (frozenset(), False),
    v.Event.DIES: (_CARDS, True),
    v.Event.ATTACKS: (_TARGETS, False),
    v.Event.BLOCKS: (_WARRIORS, True),
    v.Event.IS_BLOCKED: (_WARRIORS, False),
    v.Event.IS_DAMAGED: (_CARDS, True),
    v.Event.IS_HEALED: (_CARDS, True),
    v.Event.KILLS: (_WARRIORS, False),
    v.Event.DEALS_DAMAGE: (_ENTITIES, True),
}

# Things to which one of these happens are no attackers, or none any more.
_NO_ATTACK = (v.Event.ENTERS, v.Event.DIES, v.Event.BLOCKS)

# Fields of which not all happen, with the number of the way through the text that they are on.
_WAYS: dict[type[Struct], dict[str, int]] = {
    v.May: {"do": 0, "then": 0},
    v.If: {"then": 0, "otherwise": 1},
    v.MayPay: {"otherwise": 0},
    v.Later: {"do": 0},
    v.ChooseOne: {"first": 0, "second": 1},
}


def _beginning(ability: Word, here: _Setting) -> _Memory:
    """What the text of an ability knows when it begins."""
    match ability:
        case v.At() | v.WhenPlayed() | v.WhenDrawn():
            return _Memory(they=True)
        case v.When(event=event, of=v.This()):
            return _Memory(*_THAT_OF_THIS[event])
        case v.When(event=event, of=v.Things() as of):
            return _Memory(frozenset(of.what), event not in _NO_ATTACK and _may_attack(of))
        case v.WhenActivated():
            return _Memory(_WARRIORS, attacks=True)
        case v.InsteadOfDying(of=v.Things() as of):
            return _Memory(frozenset(of.what), _may_attack(of))
        case v.InsteadOfDying():
            return _Memory(here.beings, here.card.type is v.Type.WARRIOR)
        case _:
            return _Memory()


def _may_attack(things: v.Things) -> bool:
    return v.Being.WARRIOR in things.what and things.attacking is not False


def _word_problems(word: Word, place: str, here: _Setting, memory: _Memory) -> Iterator[str]:
    """What is wrong with a word and those inside it. What they deal with is added to the memory of the text."""
    yield from _own_problems(word, place, here, memory)
    if isinstance(word, v.MayPay) and word.who is v.Who.OPPONENT:
        memory.they = True  # named before what happens otherwise
    ways = _WAYS.get(type(word), {})
    known = {way: replace(memory) for way in ways.values()}
    for field, inner, child in words.children(word, place):
        yield from _word_problems(child, inner, here, known[ways[field]] if field in ways else memory)
    for way in known.values():
        memory.add(way)
    if isinstance(word, v.Effect):
        _remember(word, here, memory)


def _reference_problems(word: Word, place: str, memory: _Memory) -> Iterator[str]:
    """Parts of a word that refer back to what the text has not dealt with."""
    for field in words.fields(type(word)):
        value = getattr(word, field.name)
        if value in (v.Who.THEY, v.Side.THEIRS) and not (memory.they or memory.that):
            yield f'{place} > {field.encode_name}: cannot be "{value.value}"; the text has named no player before it'
    nothing = "refers to that thing, but the text has not dealt with one before it"
    match word:
        case v.That() | v.ThatIs() | v.Intercept() if not memory.that:
            yield f"{place}: {nothing}"
        case v.Traps(here=True) if not memory.that:
            yield f"{place} > here: {nothing}"
        case v.Traps(here=True) if not memory.that & _TARGETS:
            yield f"{place} > here: no trap is in front of that; allowed where that is {_listing(_sorted(_TARGETS))}"
        case v.Intercept() | v.Retreat(target=v.That()) if memory.that and not memory.attacks:
            yield f"{place}: that cannot be an attacker here"


def _remember(effect: Word, here: _Setting, memory: _Memory) -> None:
    """What a text can refer back to after an effect."""
    if getattr(effect, "who", None) is v.Who.OPPONENT:
        memory.they = True
    match effect:
        case v.Sacrifice(what=what):
            memory.that, memory.attacks = frozenset({what}), False
        case v.Recover(to=v.Place.PLANET, what=v.Type() as type):
            memory.that, memory.attacks = _BEINGS.get(type, frozenset()), False
        case (
            v.Recover(to=v.Place.PLANET, what=v.Cards() as cards)
            | v.Search(to=v.Place.PLANET, cards=cards)
            | v.Deploy(cards=cards)
        ):
            beings = (_BEINGS.get(type, frozenset()) for type in cards.what)
            memory.that, memory.attacks = frozenset().union(*beings), False
        case v.Summon(card=id) if id in here.known:
            memory.that, memory.attacks = _BEINGS.get(here.known[id].type, frozenset()), False
    match getattr(effect, "target", None):
        case v.Things() as things:
            memory.that, memory.attacks = frozenset(things.what), _may_attack(things)
        case v.This():
            memory.that, memory.attacks = here.beings, here.card.type is v.Type.WARRIOR
