"""Card sets: what is written reads back, and what no card can say is explained."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from overrule.core.errors import BadCards, BadOptions
from overrule.games.conquerors.library import BUILT_IN, check_set, find_sets, read_set, set_schema, write_set
from overrule.games.conquerors.vocabulary import (
    THAT,
    THIS,
    Ability,
    Add,
    At,
    AtLeast,
    AttackOf,
    Bait,
    Being,
    Bonus,
    Boost,
    CannotAttack,
    CannotBeBlocked,
    CannotBlock,
    Card,
    CardSet,
    Cheaper,
    ChooseOne,
    Count,
    Damage,
    Destroy,
    Disarm,
    Discard,
    Draw,
    Effect,
    EntersExhausted,
    Event,
    Exhaust,
    FinalHit,
    Fortify,
    Grants,
    HandSize,
    Heal,
    How,
    If,
    IgnoresTraps,
    Illusion,
    InsteadOfDying,
    Intercept,
    Kuk,
    LifeOf,
    Look,
    LookAtTraps,
    Lose,
    Materials,
    May,
    Mill,
    Mirror,
    Moment,
    Paid,
    Pay,
    Place,
    Price,
    Ready,
    Recharge,
    Recover,
    Retreat,
    Return,
    Sacrifice,
    Selfdestroy,
    Selfheal,
    Shielding,
    Side,
    Steal,
    Stop,
    Storage,
    Summon,
    TakeControl,
    TakesDamageFor,
    ThatIs,
    Things,
    Trapback,
    Traps,
    Type,
    When,
    WhenActivated,
    WhenPlayed,
    Who,
    YourTurn,
)

GOLD = Materials(gold=1)
MINERS = Things((Being.MINER,))
BUILDINGS = Things((Being.BUILDING,))
BASES = Things((Being.BASE,))
WARRIORS = Things()
EVERYTHING = Things((Being.MINER, Being.BUILDING, Being.WARRIOR))
ENTITIES = Things((Being.BUILDING, Being.WARRIOR, Being.BASE))

MINER = Card("digger", Type.MINER, cost=GOLD, abilities=(At(Moment.MINING, (Add(GOLD),)),))
WISP = Card("wisp", Type.WARRIOR, attack=1, life=1, abilities=(Illusion(),), token=True)


def set_of(*cards: Card) -> CardSet:
    """A set of these cards, with a miner and a token."""
    return CardSet("made-up", (MINER, WISP, *cards), ("digger",))


def miner(*abilities: Ability) -> Card:
    return Card("card", Type.MINER, abilities=abilities)


def building(*abilities: Ability) -> Card:
    return Card("card", Type.BUILDING, life=3, abilities=abilities)


def warrior(*abilities: Ability) -> Card:
    return Card("card", Type.WARRIOR, attack=2, life=3, abilities=abilities)


def spell(*do: Effect) -> Card:
    return Card("card", Type.SPELL, do=do)


def trap(*do: Effect) -> Card:
    return Card("card", Type.TRAP, do=do)


def problems(card_set: CardSet) -> list[str]:
    """What is said of a set; empty if it is sound."""
    try:
        check_set(card_set, "x.json")
    except BadCards as error:
        return str(error).splitlines()
    return []


# -------------------------------------------------------------------------------------------------- there and back


@pytest.mark.parametrize("card_set", BUILT_IN.values(), ids=lambda card_set: card_set.id)
def test_the_built_in_sets_are_sound_and_survive_json(card_set: CardSet) -> None:
    assert problems(card_set) == []
    again = read_set(write_set(card_set).encode())
    assert again == card_set
    assert write_set(again) == write_set(card_set)


def test_a_set_reads_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "made-up.json"
    path.write_text(write_set(set_of(warrior())), encoding="utf-8")
    assert read_set(path) == set_of(warrior())


def test_built_in_sets_are_found_by_their_ids() -> None:
    assert find_sets(BUILT_IN) == tuple(BUILT_IN.values())
    with pytest.raises(BadOptions, match="unknown card set 'nowhere'; known: "):
        find_sets(["nowhere"])
    first = next(iter(BUILT_IN))
    with pytest.raises(BadOptions, match=f"the card set '{first}' is there twice"):
        find_sets([first, first])


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (
            {"id": "x", "cards": [{"id": "card", "type": "spel"}]},
            'x.json: card card: type: cannot be "spel" (did you mean "spell"?); allowed: "miner", "building"',
        ),
        ({"id": "x", "cards": [{"type": "spell"}]}, 'x.json: card #1: the field "id" is missing; allowed: text'),
        (
            {"id": "x", "cards": [{"id": "card", "type": "spell", "do": [{"type": "kuk", "amount": "two"}]}]},
            'x.json: card card: do #1 (kuk) > amount: cannot be "two"; allowed: a whole number',
        ),
        ({"id": "x", "cards": [], "start": []}, 'x.json: unknown field "start"'),
        ({"id": "x", "cards": [7]}, "x.json: card #1: cannot be 7; allowed: an object with the fields"),
    ],
)
def test_what_breaks_the_format_is_explained(raw: dict[str, Any], said: str) -> None:
    with pytest.raises(BadCards) as caught:
        read_set(json.dumps(raw).encode(), "x.json")
    assert str(caught.value).startswith(said)


def test_the_schema_names_every_word() -> None:
    parts = set_schema()["$defs"]
    assert {word.__name__ for word in (*Effect.__args__, *Ability.__args__)} <= set(parts)
    assert parts["Paid"]["properties"]["do"]["items"] == {"$ref": "#/$defs/Effect"}
    assert parts["Card"]["properties"]["stars"]["maximum"] == 3


# ------------------------------------------------------------------------------------------------ what cards can say

SOUND: dict[str, Card] = {
    "nothing at all": warrior(),
    "that attacker of a trap": trap(Damage(2, THAT), Exhaust(THAT), Retreat(), Intercept(Things(side=Side.YOURS))),
    "that after a target": spell(Damage(2, WARRIORS), If(ThatIs(Things(damaged=True)), (Destroy(THAT),))),
    "that after one of two": spell(ChooseOne((Damage(1, WARRIORS),), (Draw(),)), Heal(1, THAT)),
    "that after what was offered": spell(May(Destroy(WARRIORS), (Damage(AttackOf(), ENTITIES),))),
    "that after a sacrifice": spell(Sacrifice(), Draw(LifeOf())),
    "that after a token": spell(Summon("wisp"), Boost(1, THAT)),
    "that after a card came back": spell(Recover(Type.WARRIOR, Place.PLANET), Exhaust(THAT)),
    "that after this": warrior(Paid(Price(gold=1), (Ready(THIS), Boost(1, THAT)))),
    "them after an opponent": spell(Lose(GOLD), Draw(1, Who.THEY), Damage(1, Things(side=Side.THEIRS))),
    "them whose turn it is": building(At(Moment.END, (Discard(1, Who.THEY),))),
    "them who played": building(WhenPlayed((Draw(HandSize(Who.THEY)),), by=Who.EACH_OPPONENT)),
    "them who control that": trap(Mill(2, Who.THEY)),
    "whom it attacks": warrior(When(Event.ATTACKS, (Disarm(Traps(here=True)),))),
    "the attacker it blocks": warrior(When(Event.BLOCKS, (Retreat(),))),
    "a thing to which it happens": building(When(Event.ATTACKS, (Retreat(),), of=WARRIORS)),
    "the attacker who met a trap": building(WhenActivated((Damage(1, THAT), Retreat()), Side.ANY)),
    "what would die": building(InsteadOfDying((Return(THAT),), of=WARRIORS)),
    "this would die": building(InsteadOfDying((Heal(3, THIS),))),
    "a payment that is offered": miner(At(Moment.START, (May(Pay(GOLD), (Draw(),)),))),
    "stopping for a price": building(Paid(Price(electricity=1), (Stop((Type.SPELL,)),))),
    "less of everything": building(Storage(Materials(gold=-2), Who.EACH_OPPONENT), Cheaper(Materials(cosmium=-1))),
    "less attack": building(Bonus(-1, of=Things(side=Side.ENEMY))),
    "all keywords of a warrior": warrior(
        *(Shielding(), Selfheal(), Selfdestroy(), FinalHit(), Illusion(), CannotAttack(), CannotBlock()),
        *(CannotBeBlocked(), IgnoresTraps(), EntersExhausted(), TakesDamageFor(BUILDINGS)),
    ),
    "bait": building(Bait(), Shielding(2)),
    "free of charge": Card("card", Type.WARRIOR, life=1),
    "three paid effects": building(*(Paid(Price(gold=1), (Kuk(number),)) for number in (1, 2, 3))),
    "up to several": spell(Damage(1, ENTITIES, How.UP_TO, 3), Destroy(EVERYTHING, How.ALL)),
    "the highest number": spell(Draw(99)),
}


@pytest.mark.parametrize("card", SOUND.values(), ids=SOUND.keys())
def test_a_sound_card_is_let_pass(card: Card) -> None:
    assert problems(set_of(card)) == []


def nested(depth: int) -> Effect:
    """A draw inside so many words."""
    word: Effect = Draw()
    for _ in range(depth):
        word = If(YourTurn(), (word,))
    return word


UNSOUND: dict[str, tuple[Card, str]] = {
    # what is printed
    "an id": (Card("Card 1", Type.WARRIOR, life=1), 'id: cannot be "Card 1"; allowed: small letters and digits'),
    "a language": (Card("card", Type.MINER, names={"EN": "x"}), 'names: "EN" is not a language'),
    "an empty name": (Card("card", Type.MINER, names={"en": " "}), "names > en: is empty"),
    "no star": (Card("card", Type.MINER, stars=0), "stars: cannot be 0; allowed: 1 to 3"),
    "four stars": (Card("card", Type.MINER, stars=4), "stars: cannot be 4; allowed: 1 to 3"),
    "a cost below nothing": (
        Card("card", Type.MINER, cost=Materials(cosmium=-1)),
        "cost > cosmium: cannot be -1; allowed: 0 to 99",
    ),
    "a cost too high": (Card("card", Type.MINER, cost=Materials(100)), "cost > gold: cannot be 100; allowed: 0 to 99"),
    "a trap for money": (Card("card", Type.TRAP, cost=GOLD, do=(Draw(),)), "cost: a trap has none (PC-4.1)"),
    "a warrior without life": (Card("card", Type.WARRIOR, attack=1), "life: cannot be 0; allowed for a warrior: 1 to"),
    "a building without life": (Card("card", Type.BUILDING), "life: cannot be 0; allowed for a building: 1 to 99"),
    "a miner with life": (Card("card", Type.MINER, life=1), "life: a miner has none; allowed: for buildings and"),
    "a building with attack": (Card("card", Type.BUILDING, attack=1, life=1), "attack: a building has none; allowed:"),
    "attack below nothing": (Card("card", Type.WARRIOR, attack=-1, life=1), "attack: cannot be -1; allowed: 0 to 99"),
    "a token that is a spell": (Card("card", Type.SPELL, do=(Draw(),), token=True), "token: a spell cannot be one"),
    "a spell with abilities": (
        Card("card", Type.SPELL, abilities=(Illusion(),), do=(Draw(),)),
        'abilities: a spell has none; allowed: its text in "do"',
    ),
    "a trap without text": (trap(), "do: is empty; a trap needs one effect or more"),
    "a warrior with a text": (
        Card("card", Type.WARRIOR, life=1, do=(Draw(),)),
        'do: a warrior has none; allowed: "abilities"',
    ),
    # abilities and types
    "a shielded miner": (miner(Shielding()), 'abilities #1 (shielding): does not fit a miner; allowed on: "building"'),
    "a miner that heals": (miner(Selfheal()), "abilities #1 (selfheal): does not fit a miner"),
    "a miner that harms itself": (miner(Selfdestroy()), "abilities #1 (selfdestroy): does not fit a miner"),
    "a miner that takes damage": (miner(TakesDamageFor(BASES)), "abilities #1 (takes_damage_for): does not fit a min"),
    "a final hit of a building": (
        building(FinalHit()),
        'abilities #1 (final_hit): does not fit a building; allowed on: "w',
    ),
    "a building that cannot attack": (building(CannotAttack()), "(cannot_attack): does not fit a building"),
    "a building that cannot block": (building(CannotBlock()), "(cannot_block): does not fit a building"),
    "a building not to be blocked": (building(CannotBeBlocked()), "(cannot_be_blocked): does not fit a building"),
    "a building that ignores traps": (building(IgnoresTraps()), "(ignores_traps): does not fit a building"),
    "an exhausted building": (building(EntersExhausted()), "(enters_exhausted): does not fit a building"),
    "a warrior as bait": (warrior(Bait()), 'abilities #1 (bait): does not fit a warrior; allowed on: "building"'),
    "a keyword twice": (warrior(Shielding(1), Shielding(2)), 'abilities: holds "shielding" 2 times; allowed: once'),
    "an illusion twice": (warrior(Illusion(), Illusion()), 'abilities: holds "illusion" 2 times; allowed: once'),
    "bait twice": (building(Bait(), Bait()), 'abilities: holds "bait" 2 times; allowed: once'),
    "four paid effects": (
        building(*(Paid(Price(gold=1), (Draw(),)) for _ in range(4))),
        'abilities: holds "paid" 4 times; allowed: 3 times',
    ),
    # prices and materials
    "a price of nothing": (building(Paid(Price(), (Draw(),))), "abilities #1 (paid) > price: is nothing"),
    "a price below nothing": (building(Paid(Price(gold=-1), (Draw(),))), "price > gold: cannot be -1; allowed: 0 to"),
    "the base as a price": (
        building(Paid(Price(sacrifice=Being.BASE), (Draw(),))),
        'price > sacrifice: cannot be "base"; allowed: "miner", "building", "warrior"',
    ),
    "two sacrifices": (
        building(Paid(Price(sacrifice=Being.MINER, sacrifice_this=True), (Draw(),))),
        'price: has two sacrifices; allowed: "sacrifice" or "sacrifice_this"',
    ),
    "nothing added": (spell(Add(Materials())), "do #1 (add) > materials: is nothing; allowed: something"),
    "less added": (spell(Add(Materials(gold=-1))), "do #1 (add) > materials > gold: cannot be -1; allowed: 0 to 99"),
    "no storage": (building(Storage(Materials())), "abilities #1 (storage) > change: is nothing"),
    "much less storage": (building(Storage(Materials(gold=-100))), "change > gold: cannot be -100; allowed: -99 to 99"),
    "a payment that nobody offers": (
        spell(Pay(GOLD)),
        'do #1 (pay): cannot stand here; allowed: in the field "do" of "may"',
    ),
    "a payment after an offer": (spell(May(Draw(), (Pay(GOLD),))), "do #1 (may) > then #1 (pay): cannot stand here"),
    "a payment for a price": (building(Paid(Price(gold=1), (Pay(GOLD),))), "(paid) > do #1 (pay): cannot stand here"),
    # numbers
    "no damage": (spell(Damage(0, WARRIORS)), "do #1 (damage) > amount: cannot be 0; allowed: 1 to 99"),
    "no healing": (spell(Heal(0, WARRIORS)), "do #1 (heal) > amount: cannot be 0; allowed: 1 to 99"),
    "no card": (spell(Draw(0)), "do #1 (draw) > amount: cannot be 0; allowed: 1 to 99"),
    "too many cards": (spell(Draw(100)), "do #1 (draw) > amount: cannot be 100; allowed: 1 to 99"),
    "looking at nothing": (spell(Look(0)), "do #1 (look) > amount: cannot be 0"),
    "no kuk": (spell(Kuk(0)), "do #1 (kuk) > amount: cannot be 0"),
    "no discard": (spell(Discard(0)), "do #1 (discard) > amount: cannot be 0"),
    "no mill": (spell(Mill(-1)), "do #1 (mill) > amount: cannot be -1"),
    "no trap back": (spell(Trapback(0)), "do #1 (trapback) > amount: cannot be 0"),
    "no shield": (warrior(Shielding(0)), "abilities #1 (shielding) > amount: cannot be 0"),
    "a boost of nothing": (spell(Boost(0, WARRIORS)), "(boost) > attack: cannot be 0; allowed: -99 to 99, but not 0"),
    "a bonus of nothing": (warrior(Bonus(0)), "(bonus) > attack: cannot be 0; allowed: -99 to 99, but not 0"),
    "a fortress of nothing": (spell(Fortify(WARRIORS)), "do #1 (fortify): changes nothing; allowed:"),
    "less life": (spell(Fortify(WARRIORS, life=-1)), "do #1 (fortify) > life: cannot be -1; allowed: 0 to 99"),
    "none of them": (spell(Destroy(WARRIORS, count=0)), "do #1 (destroy) > count: cannot be 0; allowed: 1 to 99"),
    "no token made": (spell(Summon("wisp", 0)), "do #1 (summon) > count: cannot be 0"),
    "at least nothing": (
        spell(If(AtLeast(Count(WARRIORS), 0), (Draw(),))),
        "do #1 (if) > condition (at_least) > number: cannot be 0; allowed: 1 to 99",
    ),
    "two of this": (warrior(At(Moment.END, (Heal(1, THIS, count=2),))), "(heal) > count: cannot be 2 for one thing"),
    "two of that": (trap(Damage(1, THAT, count=2)), "do #1 (damage) > count: cannot be 2 for one thing; allowed: 1"),
    "all of that": (trap(Damage(1, THAT, How.ALL)), 'do #1 (damage) > how: there is nothing to choose; allowed: "cho'),
    "two of all": (spell(Destroy(WARRIORS, How.ALL, 2)), 'do #1 (destroy) > count: means nothing where "how" is "all"'),
    # who and what is meant
    "damage to miners": (
        spell(Damage(1, MINERS)),
        'do #1 (damage) > target (things) > what: cannot be "miner"; allowed: "building", "warrior", "base"',
    ),
    "healing miners": (spell(Heal(None, MINERS)), '(heal) > target (things) > what: cannot be "miner"'),
    "fortified miners": (spell(Fortify(MINERS, life=1)), '(fortify) > target (things) > what: cannot be "miner"'),
    "destroyed bases": (
        spell(Destroy(BASES)),
        'do #1 (destroy) > target (things) > what: cannot be "base"; allowed: "miner", "building", "warrior"',
    ),
    "returned bases": (spell(Return(BASES)), '(return) > target (things) > what: cannot be "base"'),
    "captured bases": (spell(TakeControl(BASES)), '(take_control) > target (things) > what: cannot be "base"'),
    "recharged bases": (spell(Recharge(BASES)), '(recharge) > target (things) > what: cannot be "base"'),
    "mirrored bases": (
        spell(Mirror(BASES)),
        '(mirror) > target (things) > what: cannot be "base"; allowed: "building", ',
    ),
    "mirrored miners": (spell(Mirror(MINERS)), '(mirror) > target (things) > what: cannot be "miner"'),
    "sacrificed bases": (spell(Sacrifice(Being.BASE)), 'do #1 (sacrifice) > what: cannot be "base"; allowed: "miner"'),
    "exhausted buildings": (
        spell(Exhaust(BUILDINGS)),
        '(exhaust) > target (things) > what: cannot be "building"; allow',
    ),
    "ready buildings": (spell(Ready(BUILDINGS)), '(ready) > target (things) > what: cannot be "building"; allowed: "w'),
    "boosted buildings": (spell(Boost(1, BUILDINGS)), '(boost) > target (things) > what: cannot be "building"'),
    "attack for buildings": (spell(Fortify(BUILDINGS, attack=1)), "(fortify) > attack: only warriors have attack"),
    "a bonus for buildings": (building(Bonus(1, BUILDINGS)), '(bonus) > of (things) > what: cannot be "building"'),
    "a bonus for this building": (
        building(Bonus(1)),
        '(bonus) > of (this): this card is a building; allowed: "warrior"',
    ),
    "final hits of buildings": (
        building(Grants(FinalHit(), BUILDINGS)),
        "(grants) > of (things) > what: only warriors f",
    ),
    "shields for miners": (building(Grants(Shielding(), MINERS)), '(grants) > of (things) > what: cannot be "miner"'),
    "bases that do not die": (
        building(InsteadOfDying((Draw(),), BASES)),
        '(instead_of_dying) > of (things) > what: cannot be "base"; allowed: "building", "warrior"',
    ),
    "a miner that does not die": (miner(InsteadOfDying((Draw(),))), "(instead_of_dying) > of (this): this card is a m"),
    "damage for miners": (
        building(TakesDamageFor(MINERS)),
        '(takes_damage_for) > of (things) > what: cannot be "miner"',
    ),
    "a building that attacks": (
        building(When(Event.ATTACKS, (Draw(),))),
        "(when) > of (this): this card is a building",
    ),
    "a miner that dies": (miner(When(Event.DIES, (Draw(),))), "(when) > of (this): this card is a miner; allowed: "),
    "buildings that block": (
        building(When(Event.BLOCKS, (Draw(),), BUILDINGS)),
        '(when) > of (things) > what: cannot be "building"; allowed: "warrior"',
    ),
    "bases that enter": (
        building(When(Event.ENTERS, (Draw(),), BASES)),
        '(when) > of (things) > what: cannot be "base"',
    ),
    "this spell": (spell(Destroy(THIS)), "do #1 (destroy) > target (this): this card is a spell; allowed: "),
    "this miner": (miner(At(Moment.END, (Heal(1, THIS),))), "(heal) > target (this): this card is a miner"),
    "attack of this building": (
        building(At(Moment.END, (Draw(AttackOf(THIS)),))),
        "(attack_of) > target (this): this c",
    ),
    "life of this spell": (spell(Draw(LifeOf(THIS))), "amount (life_of) > target (this): this card is a spell"),
    "that target is no warrior": (
        warrior(When(Event.ATTACKS, (Exhaust(THAT),))),
        '(exhaust) > target (that): can only be "building", "base" here; allowed: "warrior"',
    ),
    "nothing at all": (spell(Destroy(Things(()))), "do #1 (destroy) > target (things) > what: is empty"),
    "the same twice": (spell(Destroy(Things((Being.MINER,) * 2))), "(destroy) > target (things) > what: says the same"),
    "others than a spell": (
        spell(Destroy(Things(other=True))),
        "target (things) > other: a spell is not on the planet",
    ),
    "buildings that attack": (
        spell(Destroy(Things((Being.BUILDING,), attacking=True))),
        'target (things) > attacking: means nothing here; allowed where "what" has "warrior"',
    ),
    "damaged miners": (spell(Destroy(Things((Being.MINER,), damaged=True))), "(things) > damaged: means nothing here"),
    "a bonus by attack": (
        warrior(Bonus(AttackOf(THIS))),
        'abilities #1 (bonus): a bonus cannot depend on attack; "attack_of" asks for it',
    ),
    "a bonus by filter": (
        building(Bonus(1, Things(attack_at_most=1))),
        'abilities #1 (bonus): a bonus cannot depend on attack; "attack_at_most"',
    ),
    "stealing from yourself": (
        spell(Steal(GOLD, Who.YOU)),
        'do #1 (steal) > who: cannot be "you"; allowed: "opponent"',
    ),
    "the hand of everyone": (
        spell(Draw(HandSize(Who.EVERYONE))),
        '(hand_size) > who: cannot be "everyone"; allowed: "you',
    ),
    "storage of one of them": (
        building(Storage(GOLD, Who.OPPONENT)),
        '(storage) > who: cannot be "opponent"; allowed: ',
    ),
    "cheaper for one of them": (building(Cheaper(GOLD, who=Who.OPPONENT)), '(cheaper) > who: cannot be "opponent"'),
    "cheaper traps": (building(Cheaper(GOLD, (Type.TRAP,))), '(cheaper) > what: cannot be "trap"; allowed: "miner"'),
    "played by one of them": (
        building(WhenPlayed((Draw(),), by=Who.OPPONENT)),
        '(when_played) > by: cannot be "opponent',
    ),
    "a trap that is played": (building(WhenPlayed((Draw(),), (Type.TRAP,))), '(when_played) > what: cannot be "trap"'),
    "activated by them": (
        building(WhenActivated((Draw(),), Side.THEIRS)),
        '(when_activated) > side: cannot be "theirs"',
    ),
    "back to the junkyard": (
        spell(Return(WARRIORS, Place.JUNKYARD)),
        '(return) > to: cannot be "junkyard"; allowed: "han',
    ),
    "back to the planet": (spell(Return(WARRIORS, Place.PLANET)), '(return) > to: cannot be "planet"'),
    "from junkyard to junkyard": (spell(Recover(to=Place.JUNKYARD)), '(recover) > to: cannot be "junkyard"'),
    "any card to the planet": (
        spell(Recover(to=Place.PLANET)),
        '(recover) > what: must be said where "to" is "planet"',
    ),
    "a spell to the planet": (spell(Recover(Type.SPELL, Place.PLANET)), "(recover) > what: must be said where"),
    # effects in their places
    "a text without effects": (building(At(Moment.END, ())), "abilities #1 (at) > do: is empty; allowed: one or more"),
    "a trap that stops": (
        trap(Stop()),
        'do #1 (stop): cannot stop a card; allowed for "stop": spells and paid effects',
    ),
    "a trigger that stops": (
        building(At(Moment.START, (May(Stop()),))),
        'abilities #1 (at): cannot stop a card; allowed for "stop": spells and paid effects',
    ),
    "stopping a trap": (spell(Stop((Type.TRAP,))), 'do #1 (stop) > what: cannot be "trap"; allowed: "miner"'),
    "an offer of an offer": (spell(May(May(Draw()))), 'do #1 (may) > do: cannot be "may"; put "may" inside it instead'),
    "an offer of a condition": (
        spell(May(If(YourTurn(), (Draw(),)))),
        'do #1 (may) > do: cannot be "if"; put "may" ins',
    ),
    "a token that is none": (spell(Summon("digger")), 'do #1 (summon) > card: "digger" is no token; allowed: '),
    "a token that is nowhere": (spell(Summon("nobody")), 'do #1 (summon) > card: "nobody" does not exist; allowed: '),
    "a retreat of defenders": (spell(Retreat(WARRIORS)), "(retreat) > target (things) > attacking: must be true"),
    "a retreat of the blocker": (
        warrior(When(Event.IS_BLOCKED, (Retreat(),))),
        "(retreat): that cannot be an attacker",
    ),
    "an enemy's interception": (
        trap(Intercept(Things(side=Side.ENEMY))),
        "(intercept) > blocker (things) > side: cannot",
    ),
    "an attacker that intercepts": (trap(Intercept(Things(attacking=True))), "> attacking: an attacker cannot block"),
    "buildings that intercept": (
        trap(Intercept(BUILDINGS)),
        '(intercept) > blocker (things) > what: cannot be "building',
    ),
    "interception of nobody": (spell(Intercept(WARRIORS)), "do #1 (intercept): refers to that thing, but the text has"),
    "interception of a blocker": (
        warrior(When(Event.IS_BLOCKED, (Intercept(WARRIORS),))),
        "(intercept): that cannot be an attacker here",
    ),
    "too deep": (spell(nested(12)), "do #1 (if): nested too deep; allowed: 12 words within each other"),
    # looking back
    "that before any": (
        spell(Destroy(THAT)),
        "do #1 (destroy) > target (that): refers to that thing, but the text has",
    ),
    "that when it enters": (warrior(When(Event.ENTERS, (Destroy(THAT),))), "target (that): refers to that thing"),
    "that at the end": (warrior(At(Moment.END, (Destroy(THAT),))), "target (that): refers to that thing"),
    "that for a price": (building(Paid(Price(gold=1), (Destroy(THAT),))), "target (that): refers to that thing"),
    "that when a card is played": (building(WhenPlayed((Destroy(THAT),))), "target (that): refers to that thing"),
    "that of another ability": (
        building(At(Moment.START, (Damage(1, WARRIORS),)), At(Moment.END, (Destroy(THAT),))),
        "abilities #2 (at) > do #1 (destroy) > target (that): refers to that thing",
    ),
    "that of the other way": (
        spell(ChooseOne((Damage(1, WARRIORS),), (Destroy(THAT),))),
        "do #1 (choose_one) > second #1 (destroy) > target (that): refers to that thing",
    ),
    "that in a standing rule": (warrior(Bonus(LifeOf(THAT))), "(life_of) > target (that): refers"),
    "a condition on that": (spell(If(ThatIs(WARRIORS), (Draw(),))), "condition (that_is): refers to that thing"),
    "traps in front of nothing": (spell(LookAtTraps(Traps(here=True))), "traps (traps) > here: refers to that thing"),
    "traps in front of a warrior": (
        trap(Disarm(Traps(here=True))),
        "> here: no trap is in front of that; allowed where",
    ),
    "them before any": (spell(Draw(1, Who.THEY)), 'do #1 (draw) > who: cannot be "they"; the text has named no player'),
    "theirs before any": (
        spell(Destroy(Things(side=Side.THEIRS))),
        'target (things) > side: cannot be "theirs"; the text has named no player before it',
    ),
    "them after each opponent": (
        spell(Discard(1, Who.EACH_OPPONENT), Draw(1, Who.THEY)),
        'do #2 (draw) > who: cannot be "they"',
    ),
    "theirs in a standing rule": (
        building(Bonus(1, Things(side=Side.THEIRS))),
        'of (things) > side: cannot be "theirs"',
    ),
}


@pytest.mark.parametrize(("card", "said"), UNSOUND.values(), ids=UNSOUND.keys())
def test_what_no_card_can_say_is_explained(card: Card, said: str) -> None:
    told = problems(set_of(card))
    assert all(line.startswith(f"x.json: card {card.id}: ") for line in told)
    assert any(said in line for line in told), told


SOUND_SET = set_of(warrior())

UNSOUND_SETS: dict[str, tuple[CardSet, str]] = {
    "an id": (structs.replace(SOUND_SET, id="Made up"), 'x.json: id: cannot be "Made up"; allowed: small letters'),
    "a name": (structs.replace(SOUND_SET, names={"cs": ""}), "x.json: names > cs: is empty"),
    "no cards": (CardSet("made-up", ()), "x.json: cards: a set needs at least one card"),
    "a card twice": (
        set_of(warrior(), warrior()),
        "x.json: card card: this id is there 2 times; allowed: once in a set",
    ),
    "a start with nothing": (
        structs.replace(SOUND_SET, starting=("nobody",)),
        'x.json: starting #1: there is no card "nobody" in this set; allowed: its miners',
    ),
    "a start with a warrior": (
        structs.replace(SOUND_SET, starting=("digger", "card")),
        "x.json: starting #2: card is a warrior; allowed: miners that are no tokens (PC-8.2)",
    ),
    "a start with a token": (
        CardSet("made-up", (structs.replace(MINER, token=True),), ("digger",)),
        "x.json: starting #1: digger is a token; allowed: miners that are no tokens (PC-8.2)",
    ),
    "a start with the same twice": (
        structs.replace(SOUND_SET, starting=("digger", "digger")),
        "x.json: starting: says the same twice",
    ),
}


@pytest.mark.parametrize(("card_set", "said"), UNSOUND_SETS.values(), ids=UNSOUND_SETS.keys())
def test_what_no_set_can_be_is_explained(card_set: CardSet, said: str) -> None:
    assert any(line.startswith(said) for line in problems(card_set))


def test_all_problems_of_a_set_are_told_at_once() -> None:
    cards = (spell(Draw(0), Destroy(THAT)), Card("other", Type.MINER, stars=9))
    assert len(problems(set_of(*cards))) == 3


def test_tokens_of_the_built_in_sets_can_be_made() -> None:
    token = next(card for card_set in BUILT_IN.values() for card in card_set.cards if card.token)
    assert problems(CardSet("made-up", (spell(Summon(token.id)),))) == []


def holders(raw: Any) -> Iterator[Any]:
    """All objects and lists that are not empty."""
    if raw and isinstance(raw, dict | list):
        yield raw
        for item in raw.values() if isinstance(raw, dict) else raw:
            yield from holders(item)


RAW = [json.loads(write_set(set_of(card))) for card in SOUND.values()]
PIECES = ["null", "true", "-1", "1.5", '""', '"that"', "[]", "[[]]", "{}", '{"type": "that"}', '{"type": "this"}']


@pytest.mark.slow
@settings(deadline=None)  # the machine may be busy
@given(st.data())
def test_any_damage_is_either_harmless_or_explained(data: st.DataObject) -> None:
    raw = json.loads(json.dumps(data.draw(st.sampled_from(RAW))))
    for _ in range(data.draw(st.integers(1, 3))):
        holder = data.draw(st.sampled_from(list(holders(raw)) or [{}]))
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from([*keys, "type"] if isinstance(holder, dict) else keys))
        holder[key] = json.loads(data.draw(st.sampled_from(PIECES)))
    with contextlib.suppress(BadCards):
        read_set(json.dumps(raw).encode())
