"""Planetary Conquerors cards in English: a clause for each word."""

from __future__ import annotations

from collections.abc import Sequence

from overrule.cards.texts import listed, phrase, unknown
from overrule.cards.texts.english import CARD, Clause, Noun, counted
from overrule.games.conquerors import vocabulary as v
from overrule.games.conquerors.texts.prose import (
    ENTITIES,
    Near,
    Prose,
    Role,
    Said,
    Standing,
    They,
    Triggered,
    all_illusions,
    all_who_get,
    beings_of,
    is_mortal,
    is_near,
    parts,
    signed,
    yours,
)

OR_MORE = "{} or more"

TRAP = Noun("trap", "traps")
ENTITY = Noun("entity", "entities")
COUNTER = Noun("counter", "counters")
NOUNS = {
    v.Being.MINER: Noun("miner", "miners"),
    v.Being.BUILDING: Noun("building", "buildings"),
    v.Being.WARRIOR: Noun("warrior", "warriors"),
    v.Being.BASE: Noun("base", "bases"),
}
TYPES = {
    v.Type.MINER: NOUNS[v.Being.MINER],
    v.Type.BUILDING: NOUNS[v.Being.BUILDING],
    v.Type.WARRIOR: NOUNS[v.Being.WARRIOR],
    v.Type.TRAP: TRAP,
    v.Type.SPELL: Noun("spell", "spells"),
}
MATERIALS = ("gold", "cosmium", "electricity")
OWNERS = "their owners’"
OPPONENT = "an opponent of your choice"
ROLES = {
    Role.NOTHING: "that card",
    Role.ATTACKER: "the attacker",
    Role.BLOCKER: "the blocker",
    Role.GOAL: "its target",
    Role.DAMAGER: "the card that dealt it",
    Role.HEALER: "the card that healed it",
    Role.KILLER: "its killer",
    Role.VICTIM: "its victim",
    Role.STRUCK: "that entity",
}
EVENTS = {
    v.Event.ENTERS: "enters the planet",
    v.Event.ATTACKS: "attacks",
    v.Event.BLOCKS: "blocks",
    v.Event.IS_BLOCKED: "is blocked",
    v.Event.IS_DAMAGED: "takes damage",
    v.Event.IS_HEALED: "is healed",
    v.Event.KILLS: "kills a warrior",
    v.Event.DEALS_DAMAGE: "deals damage",
}
MOMENTS = {v.Moment.START: "at the start of", v.Moment.MINING: "in", v.Moment.END: "at the end of"}
TURNS = {v.Turn.YOURS: "your", v.Turn.ENEMY: "each opponent’s", v.Turn.ANY: "each player’s"}
# Where a card goes: the verb and the place; {} is whose it is.
RETURNED = {
    v.Place.HAND: ("return", "to {} hand"),
    v.Place.TOP: ("put", "on top of {} deck"),
    v.Place.BOTTOM: ("put", "on the bottom of {} deck"),
    v.Place.DECK: ("shuffle", "into {} deck"),
    v.Place.JUNKYARD: ("put", "into {} junkyard"),
    v.Place.PLANET: ("put", "onto the planet"),
}
FOUND = {v.Place.HAND: "into your hand", v.Place.PLANET: "onto the planet"}


def article(words: str) -> str:
    """Set "a" or "an" before words."""
    return f"{'an' if words[:1].lower() in tuple('aeiou') else 'a'} {words}"


def materials(amounts: v.Materials | v.Price, conjunction: str = "and") -> str:
    """Materials: "2 gold and 1 cosmium"; with a comma for a conjunction: "2 gold, 1 cosmium"."""
    items = [f"{getattr(amounts, field)} {field}" for field in MATERIALS if getattr(amounts, field)]
    return ", ".join(items) if conjunction == "," else listed(items, conjunction)


def noun(what: Sequence[v.Being], many: bool, conjunction: str = "or") -> str:
    """The name of beings: "warrior", "building or base", "entities"."""
    if frozenset(what) == ENTITIES:
        return ENTITY.many if many else ENTITY.one
    if not what:
        return CARD.many if many else CARD.one
    return listed([NOUNS[being].many if many else NOUNS[being].one for being in what], conjunction)


def types(what: Sequence[v.Type], many: bool, conjunction: str) -> str:
    """The name of cards of some types: "spell", "miners and buildings", "cards"."""
    names = [TYPES[type] for type in what] or [CARD]
    return listed([name.many if many else name.one for name in names], conjunction)


def adjectives(things: v.Things) -> str:
    """What things must be like, before the noun: "damaged enemy"."""
    words = [
        {None: "", True: "damaged", False: "undamaged"}[things.damaged],
        {None: "", True: "exhausted", False: "battle-ready"}[things.exhausted],
        {None: "", True: "attacking", False: "non-attacking"}[things.attacking],
        "enemy" if things.side is v.Side.ENEMY else "",
    ]
    return phrase(*words)


def numbers(things: v.Things) -> list[str]:
    """What numbers things must have: "3 attack or more"."""
    words = []
    if things.attack_at_least is not None:
        words.append(f"{things.attack_at_least} attack or more")
    if things.attack_at_most is not None:
        words.append(f"{things.attack_at_most} attack or less")
    if things.life_at_most is not None:
        words.append(f"{things.life_at_most} life or less")
    return words + costs(things)


def costs(wanted: v.Things | v.Cards) -> list[str]:
    """What cards must cost: "cost 3 or less"."""
    words = [f"cost {wanted.cost_at_least} or more"] if wanted.cost_at_least is not None else []
    return words + ([f"cost {wanted.cost_at_most} or less"] if wanted.cost_at_most is not None else [])


def details(things: v.Things, many: bool) -> str:
    """What things must be like, behind the noun: "with 2 attack or less"."""
    with_ = numbers(things)
    illusion = ""
    if things.illusion is not None:
        is_ = "that are" if many else "that is"
        no = "" if things.illusion else "not "
        illusion = f"{is_} {no}{'illusions' if many else 'an illusion'}"
    return phrase(f"with {listed(with_, 'and')}" if with_ else "", illusion)


class English(Prose[Clause]):
    THEN = "then"
    ALWAYS = "either way,"
    OTHERWISE = "otherwise,"
    IF_DONE = "if you do"
    UNLESS_DONE = "if they do not"
    CHOOSE = "choose one"
    OR = "or"
    MAY = "you may do this"

    def mine(self, clause: Clause) -> bool:
        return not clause.subject

    def same(self, one: Clause, other: Clause) -> bool:
        return bool(one.subject) and one.subject == other.subject

    def either(self, one: Clause, other: Clause, may: bool, lead: str) -> str:
        if may:
            return f"{one.can(lead)} or {other.command()}"
        if not self.mine(other):
            make = phrase("make", other.subject, other.verb, other.rest)
            return f"{phrase(lead, 'either')} {one.command()} or {make}"
        return f"{phrase(lead, 'either')} {one.command()} or {other.command()}"

    def or_else(self, usual: str, number: int, condition: str) -> str:
        return f"{usual}, or {number} {condition}"

    def given(self, condition: v.Condition, said: Said) -> str:
        return f"if {self.condition(condition, said)}"

    def provided(self, condition: v.Condition, said: Said, lead: str) -> str:
        """A condition that only narrows what happens joins it: "when this dies during your turn,"."""
        narrowed = self._narrowed(condition, said, lead) if lead.endswith(",") else ""
        return f"{lead.removesuffix(',')} {narrowed}," if narrowed else super().provided(condition, said, lead)

    def _narrowed(self, condition: v.Condition, said: Said, lead: str) -> str:
        """What a condition adds to what happens, if that is enough: "during your turn", "a building"."""
        match condition:
            case v.YourTurn() if lead.startswith("when this "):
                return "during your turn"
            case v.ThatIs(things=things) if said.that is Role.GOAL:
                return self.things(things, said)
            case v.ThatIs(things=v.Things(what=(v.Being.WARRIOR,)) as things) if lead == "when this blocks,":
                return article(phrase(adjectives(things), "attacker", details(things, False)))
            case _:
                return ""

    def failing(self, condition: v.Condition, lead: str) -> str:
        if isinstance(condition, v.YourTurn) and lead.startswith("when this "):
            return f"{lead.replace('this', 'it', 1).removesuffix(',')} during another player’s turn,"
        return self.OTHERWISE

    def refused(self, otherwise: Sequence[v.Effect], said: Said) -> str:
        """What you draw is not drawn by whoever does not pay."""
        draws = isinstance(otherwise[0], v.Draw) and otherwise[0].who is v.Who.YOU
        return f"{self.UNLESS_DONE}, {phrase('you' if draws else '', self._chain(otherwise, said))}"

    # ------------------------------------------------------------------------------------------------ players

    def they(self, said: Said) -> str:
        """The player who was named last, or the controller of that card."""
        if said.they is They.PLAYER:
            return "that player"
        if said.that is Role.ATTACKER:
            return "the attacking player"
        if said.that is Role.BLOCKER:
            return "the blocking player"
        if said.that is Role.GOAL:
            return "the defending player"
        if said.that is Role.NOTHING:
            return "that player"
        if said.that in (Role.THING, Role.THIS, Role.STRUCK):
            return "their controller" if said.many else "its controller"
        if said.that is Role.VICTIM:
            return "that warrior’s controller"
        if said.that is Role.KILLER:
            return f"{self.that(said)}’s controller"
        return f"the controller of {self.that(said)}"

    def player(self, who: v.Who, said: Said) -> str:
        """A player; empty for you."""
        match who:
            case v.Who.YOU:
                return ""
            case v.Who.OPPONENT:
                return OPPONENT
            case v.Who.EACH_OPPONENT:
                return "each opponent"
            case v.Who.EVERYONE:
                return "each player"
            case v.Who.THEY:
                return self.they(said)

    # ------------------------------------------------------------------------------------------------- things

    def this(self, said: Said) -> str:
        return f"this {TYPES[said.this].one}" if said.this else "this card"

    def that(self, said: Said) -> str:
        """What the text dealt with last: "the attacker", "that warrior", "those entities"."""
        if said.that is Role.THIS:
            return self.this(said)
        if said.that is not Role.THING:
            return ROLES[said.that]
        what = said.what
        if len(what) > 1:
            what = tuple(ENTITIES) if v.Being.BASE in what else ()
        return f"{'those' if said.many else 'that'} {noun(what, said.many)}"

    def target(self, effect: v.Effect, said: Said, each: bool = False) -> str:
        """Those that an effect is aimed at; `each`: it happens to all of them one by one."""
        target: v.Target = getattr(effect, "target", v.THAT)
        if is_near(target, said):
            return "them" if said.many and said.near is Near.THAT else "it"
        match target:
            case v.This():
                return self.this(said)
            case v.That():
                return self.that(said)
            case v.Things():
                how, count = getattr(effect, "how", v.How.CHOSEN), getattr(effect, "count", 1)
                return self.things(target, said, how, count, each, choice=True)
            case _:
                raise unknown(target)

    def things(
        self,
        things: v.Things,
        said: Said,
        how: v.How = v.How.CHOSEN,
        count: int = 1,
        each: bool = True,
        choice: bool = False,
    ) -> str:
        """Things: "one of your other warriors", "up to 2 enemy buildings", "each warrior"; by choice "any warrior"."""
        if things.side in (v.Side.YOURS, v.Side.THEIRS):
            return self._owned(things, said, how, count, each)
        other = "other" if things.other else ""
        if how is v.How.ALL and all_illusions(things):
            enemy = "enemy" if things.side is v.Side.ENEMY else ""
            return phrase("each" if each else "all", other, enemy, "illusion" if each else "illusions")
        if how is v.How.ALL and each:
            return phrase("each", other, self._kind(things, False, "and"))
        if how is v.How.ALL:
            return phrase("all", other, self._kind(things, True, "and"))
        if count == 1 and how is v.How.CHOSEN:
            kind = self._kind(things, False)
            if choice and things.side is v.Side.ANY and not other:
                return f"any {kind}"
            return f"another {kind}" if other else article(kind)
        if how is v.How.RANDOM:
            return phrase("a" if count == 1 else str(count), "random", other, self._kind(things, count != 1))
        up_to = "up to" if how is v.How.UP_TO else ""
        return phrase(up_to, str(count), other, self._kind(things, count != 1))

    def _kind(self, things: v.Things, many: bool, conjunction: str = "or") -> str:
        """Adjectives, noun, and what belongs to it: "damaged enemy warriors with 2 life or less"."""
        named = noun(things.what, many, conjunction)
        return phrase(adjectives(things), self._subtype(things), named, self._named(things), details(things, many))

    def _subtype(self, wanted: v.Things | v.Cards) -> str:
        return "" if wanted.subtype is None else self.subtype(wanted.subtype)

    def _named(self, wanted: v.Things | v.Cards) -> str:
        return "" if wanted.name is None else f"named {self.name(wanted.name)}"

    def cards(self, cards: v.Cards, many: bool) -> str:
        """Cards in a hand, deck or junkyard: "Drone warrior with cost 3 or less"."""
        with_ = listed(costs(cards), "and")
        kind = types(cards.what, many, "or")
        return phrase(self._subtype(cards), kind, self._named(cards), f"with {with_}" if with_ else "")

    def _owned(self, things: v.Things, said: Said, how: v.How, count: int, each: bool) -> str:
        """Things of one player: "one of your warriors", "your base"."""
        if things.what == (v.Being.BASE,):
            return phrase(self._whose(things.side, said), adjectives(things), "base", details(things, False))
        one = how is v.How.CHOSEN and count == 1
        other = "other" if things.other and not one else ""
        head = ("another of" if things.other else "one of") if one else f"{count} of"
        if how is v.How.UP_TO:
            head = f"up to {head}"
        if how is v.How.RANDOM:
            return phrase(
                "one" if count == 1 else str(count), "of", self._belongings(things, said, other, "or"), "at random"
            )
        if how is v.How.ALL:
            head = "each of" if each else "all"
        return phrase(head, self._belongings(things, said, other, "and" if how is v.How.ALL else "or"))

    def _belongings(self, things: v.Things, said: Said, other: str, conjunction: str) -> str:
        """What belongs to a player, all of it: "your other warriors", "your buildings or your base"."""
        whose = self._whose(things.side, said)
        bare = frozenset(things.what) != ENTITIES and v.Being.BASE in things.what
        what = [being for being in things.what if being is not v.Being.BASE] if bare else things.what
        kind = phrase(
            whose,
            other,
            adjectives(things),
            self._subtype(things),
            noun(what, True, "," if bare and len(what) > 1 else conjunction),
            self._named(things),
        )
        if bare and what:
            kind = f"{kind} {conjunction} {whose} base"
        return phrase(kind, details(things, True))

    def _whose(self, side: v.Side, said: Said) -> str:
        return "your" if side is v.Side.YOURS else f"{self.they(said)}’s"

    def all_things(self, things: v.Things, said: Said) -> str:
        """Things in general: "your other warriors", "enemy buildings and bases"."""
        other = "other" if things.other else ""
        if things.side in (v.Side.YOURS, v.Side.THEIRS):
            if things.what == (v.Being.BASE,):
                return self._owned(things, said, v.How.ALL, 1, True)
            return self._belongings(things, said, other, "and")
        return phrase(other, self._kind(things, True, "and"))

    def traps(self, traps: v.Traps, said: Said, how: v.How, count: int = 1) -> str:
        """Traps that are chosen: "the front trap of its target", "up to 2 enemy traps"."""
        front = "front" if traps.front else ""
        side = {v.Side.ENEMY: "enemy", v.Side.YOURS: "your", v.Side.THEIRS: f"{self.they(said)}’s", v.Side.ANY: ""}[
            traps.side
        ]
        if traps.here:
            place = f"of {self.that(said)}" if traps.front else f"in front of {self.that(said)}"
            if traps.front:
                return f"the front trap {place}"
            head = {v.How.UP_TO: f"up to {count}", v.How.ALL: "all"}.get(how, str(count))
            kind = TRAP.many if how is v.How.ALL else TRAP.of(count)
            return phrase(article(TRAP.one), place) if head == "1" else phrase(head, kind, place)
        mine = traps.side in (v.Side.YOURS, v.Side.THEIRS)
        if how is v.How.ALL:
            return phrase("all", side, front, TRAP.many)
        if front and not mine and how is v.How.CHOSEN and count == 1:
            return f"the front trap of {article(phrase(side, 'building or base'))}"
        if how is v.How.CHOSEN and count == 1:
            return phrase("one of", side, front, "traps") if mine else article(phrase(side, front, "trap"))
        up_to = "up to" if how is v.How.UP_TO else ""
        return phrase(up_to, str(count), "of" if mine else "", side, front, TRAP.many if mine else TRAP.of(count))

    # ------------------------------------------------------------------------------------------------ amounts

    def number_of(self, amount: v.Amount, said: Said) -> str:
        """An amount as a noun: "the number of your warriors", "the attack of this warrior"."""
        match amount:
            case int():
                return str(amount)
            case v.Count(things=things):
                return f"the number of {self.all_things(things, said)}"
            case v.CountTraps(traps=traps):
                return f"the number of {self._counted_traps(traps, said, True)}"
            case v.HandSize(who=who):
                return f"the number of cards in {self._hand(who, said)}"
            case v.JunkyardSize(what=what):
                return f"the number of {types((what,) if what else (), True, 'and')} in your junkyard"
            case v.Stored(material=material):
                return f"the amount of {material.value} in your storage"
            case v.AttackOf(target=target):
                return _of(self._one(target, said), "attack")
            case v.LifeOf(target=target):
                return _of(self._one(target, said), "life")
            case v.CountersOn(target=target):
                return f"the number of counters on {self._one(target, said)}"
            case _:
                raise unknown(amount)

    def for_each(self, amount: v.Amount, said: Said) -> str:
        """A step for each: "for each of your other warriors"; empty where an amount has no steps."""
        match amount:
            case v.Count(things=things):
                return f"for {self.things(things, said, v.How.ALL)}"
            case v.CountTraps(traps=traps) if traps.side is v.Side.YOURS and not traps.here:
                return f"for each of {self._counted_traps(traps, said, True)} on the planet"
            case v.CountTraps(traps=traps):
                return f"for each {self._counted_traps(traps, said, False)}"
            case v.HandSize(who=who):
                return f"for each card in {self._hand(who, said)}"
            case v.JunkyardSize(what=what):
                return f"for each {types((what,) if what else (), False, 'or')} in your junkyard"
            case v.Stored(material=material):
                return f"for each {material.value} in your storage"
            case v.CountersOn(target=target):
                return f"for each counter {'left ' if said.paid_counters else ''}on {self._one(target, said)}"
            case int() | v.AttackOf() | v.LifeOf():
                return ""
            case _:
                raise unknown(amount)

    def _times(self, amount: v.Amount, said: Said) -> str:
        """How often something happens: "for each of your warriors", "for each point of its attack"."""
        if isinstance(amount, v.AttackOf | v.LifeOf):
            return f"for each point of {self.number_of(amount, said)}"
        if amount == v.HandSize(v.Who.THEY):
            return "for each card in their hand"
        return self.for_each(amount, said)

    def _one(self, target: v.This | v.That, said: Said) -> str:
        return self.this(said) if isinstance(target, v.This) else self.that(said)

    def _hand(self, who: v.Who, said: Said) -> str:
        return "your hand" if who is v.Who.YOU else f"the hand of {self.player(who, said)}"

    def _counted_traps(self, traps: v.Traps, said: Said, many: bool) -> str:
        side = {v.Side.ENEMY: "enemy", v.Side.YOURS: "your", v.Side.ANY: "", v.Side.THEIRS: f"{self.they(said)}’s"}[
            traps.side
        ]
        front = "front" if traps.front else ""
        place = f"in front of {self.that(said)}" if traps.here else ""
        return phrase("" if traps.here else side, front, TRAP.many if many else TRAP.one, place)

    # --------------------------------------------------------------------------------------------- conditions

    def condition(self, condition: v.Condition, said: Said) -> str:
        """A condition, as it follows "if" or "as long as"."""
        match condition:
            case v.AtLeast(amount=amount, number=number):
                return self._compared(amount, OR_MORE, number, said)
            case v.AtMost(amount=amount, number=number):
                return self._compared(amount, "at most {}", number, said)
            case v.YourTurn():
                return "it is your turn"
            case v.ThatIs(things=things):
                return self._that_is(things, said)
            case _:
                raise unknown(condition)

    def _compared(self, amount: v.Amount, so_many: str, number: int, said: Said) -> str:
        more = so_many == OR_MORE
        many = number != 1 or more
        head = "no" if number == 0 and not more else so_many.format(number)
        match amount:
            case v.Count(things=things):
                return self._are_there(things, head, many, said)
            case v.CountTraps(traps=traps) if traps.side is v.Side.YOURS and not traps.here:
                # A trap that takes effect has gone to the junkyard before (PC-10.4).
                words = ("other" if said.this is v.Type.TRAP else "", "front" if traps.front else "")
                return phrase("you have", head, *words, TRAP.many if many else TRAP.one, "on the planet")
            case v.CountTraps(traps=traps):
                return f"there {'are' if many else 'is'} {head} {self._counted_traps(traps, said, many)}"
            case v.HandSize(who=who):
                has = "you have" if who is v.Who.YOU else f"{self.player(who, said)} has"
                hand = "your hand" if who is v.Who.YOU else "hand"
                return f"{has} {head} {CARD.many if many else CARD.one} in {hand}"
            case v.JunkyardSize(what=what):
                return f"you have {head} {types((what,) if what else (), many, 'or')} in your junkyard"
            case v.Stored(material=material):
                return f"you have {head} {material.value} in your storage"
            case v.CountersOn(target=target):
                return f"{self._one(target, said)} has {head} {COUNTER.many if many else COUNTER.one}"
            case v.AttackOf() | v.LifeOf() | int():
                return f"{self.number_of(amount, said)} is {so_many.format(number)}"
            case _:
                raise unknown(amount)

    def _are_there(self, things: v.Things, head: str, many: bool, said: Said) -> str:
        """Whether there are so many things: "you have at least 2 other warriors"."""
        kind = phrase(head, "other" if things.other else "", self._kind(things, many))
        if things.side is v.Side.YOURS:
            return f"you have {kind}"
        if things.side is v.Side.THEIRS:
            return f"{self.they(said)} has {kind}"
        return f"there {'are' if many else 'is'} {kind} on the planet"

    def _that_is(self, things: v.Things, said: Said) -> str:
        """What that thing is: "the attacker is damaged", "that card is an enemy warrior"."""
        subject, are = self.that(said), "are" if said.many else "is"
        known = said.that in (Role.ATTACKER, Role.BLOCKER, Role.VICTIM) and things.what == (v.Being.WARRIOR,)
        known = known or (said.that is Role.THING and frozenset(things.what) >= frozenset(said.what) != frozenset())
        with_ = listed(numbers(things), "and")
        if known and things.side is v.Side.ANY and not things.other:
            words = adjectives(things).split()
            if things.illusion is not None:
                words.append(phrase("" if things.illusion else "not", "illusions" if said.many else "an illusion"))
            states = [f"{are} {listed(words, 'and')}"] if words else []
            if with_:
                states.append(f"{'have' if said.many else 'has'} {with_}")
            if states:
                return f"{subject} {' and '.join(states)}"
        if said.many:
            return f"{subject} are {self.all_things(things, said)}"
        return f"{subject} is {self.things(things, said)}"

    # ------------------------------------------------------------------------------------------------ effects

    def clause(self, effect: v.Effect, said: Said) -> Clause:
        match effect:
            case v.Add(materials=added, who=who, times=times):
                only = not added.gold and not added.cosmium
                verb = "gain" if who is not v.Who.YOU else "generate" if only else "add"
                return Clause(verb, self._stored(added, times, said), self.player(who, said))
            case v.Lose(materials=lost, who=who, times=times):
                return Clause("lose", self._stored(lost, times, said), self.player(who, said))
            case v.Steal(materials=stolen, who=who, times=times):
                whom = f"from {self.player(who, said) or 'yourself'}"
                return Clause("steal", phrase(materials(_multiplied(stolen, times)), whom, self._times(times, said)))
            case v.Pay(materials=paid):
                return Clause("pay", materials(paid))
            case v.Draw(amount=amount, who=who):
                return Clause("draw", self._drawn(amount, said), self.player(who, said))
            case v.Look(amount=amount):
                return Clause("look", f"at the top {'card' if amount == 1 else f'{amount} cards'} of your deck")
            case v.Kuk(amount=amount):
                return Clause("Kuk", str(amount))
            case v.Discard(amount=amount, who=who, random=random):
                cards = counted(amount if isinstance(amount, int) else 1, CARD)
                what = phrase(cards, "at random" if random else "", self._times(amount, said))
                return Clause("discard", what, self.player(who, said))
            case v.Mill(amount=amount, who=who):
                whose, one = "your" if who is v.Who.YOU else "their", not isinstance(amount, int) or amount == 1
                milled = f"the top {'card' if one else f'{amount} cards'} of {whose} deck into {whose} junkyard"
                return Clause("put", phrase(milled, self._times(amount, said)), self.player(who, said))
            case v.Damage():
                return self._damaged(effect, said)
            case v.Heal():
                return self._healed(effect, said)
            case v.Destroy(target=v.Things() as things, how=v.How.ALL) if all_illusions(things):
                return Clause("vanish", "", self.things(things, said, v.How.ALL, each=False), plural=True)
            case v.Destroy(target=target):
                return Clause("kill" if is_mortal(target, said) else "destroy", self.target(effect, said))
            case v.Disarm(traps=traps, how=how, count=count):
                return Clause("destroy", self.traps(traps, said, how, count))
            case v.Sacrifice(what=what, who=who):
                return Clause("sacrifice", article(noun((what,), False)), self.player(who, said))
            case v.Return():
                return self._returned(effect, said)
            case v.Recover():
                return self._recovered(effect)
            case v.Search(cards=cards, to=to, count=count):
                it = "it" if count == 1 else "them"
                then = (
                    "shuffle, and put it on top"
                    if to is v.Place.TOP
                    else f"put {it} {FOUND.get(to, RETURNED[to][1]).format('your')}, and shuffle"
                )
                found = article(self.cards(cards, False)) if count == 1 else f"up to {count} {self.cards(cards, True)}"
                return Clause("search", f"your deck for {found}, show {it}, {then}")
            case v.Deploy(cards=cards):
                return Clause("put", f"{article(self.cards(cards, False))} from your hand onto the planet")
            case v.LookAtHand(who=who):
                return Clause("look", f"at {_of(self.player(who, said), 'hand')}")
            case v.TakeControl(this_turn=this_turn):
                until = "until the end of the turn" if this_turn else ""
                return Clause("take", phrase(f"control of {self.target(effect, said)}", until))
            case v.Gain():
                return self._gained(effect, said)
            case v.PutCounters(amount=amount):
                counters = counted(abs(amount), COUNTER)
                verb, on = ("put", "on") if amount > 0 else ("remove", "from")
                return Clause(verb, f"{counters} {on} {self.target(effect, said, each=True)}")
            case v.Exhaust():
                return Clause("exhaust", self.target(effect, said))
            case v.Ready():
                return Clause("make", f"{self.target(effect, said)} battle ready again")
            case v.Recharge():
                return Clause("recharge", self.target(effect, said))
            case v.Boost(attack=attack):
                more = self._attack(attack, effect.target, said, "until the end of the turn")
                return Clause("give", f"{self.target(effect, said, each=True)} {more}")
            case v.Fortify():
                return self._fortified(effect, said)
            case v.Trapback(amount=amount):
                return Clause("Trapback", str(amount))
            case v.LookAtTraps(traps=traps, how=how, count=count):
                return Clause("look", f"at {self.traps(traps, said, how, count)}")
            case v.MoveTrap(traps=traps):
                return self._moved(traps, said)
            case v.Summon(card=card, count=count, who=who):
                one = not isinstance(count, int) or count == 1
                what = article(self.name(card)) if one else f"{count} {_plural(self.name(card))}"
                return Clause("summon", phrase(what, self._times(count, said)), self.player(who, said))
            case v.Mirror():
                return Clause("create", f"an illusion of {self.target(effect, said)}")
            case v.Stop(what=what):
                return Clause("stop", f"{article(types(what, False, 'or'))} that another player is playing")
            case v.Retreat():
                return Clause("remove", f"{self.target(effect, said)} from the attack")
            case v.Intercept(blocker=blocker):
                return Clause("block", f"{self.that(said)} with {self.things(yours(blocker), said)}")
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # effects with others inside are in prose

    def _stored(self, moved: v.Materials, times: v.Amount, said: Said) -> str:
        """Materials, perhaps so many times: "1 gold for each of your warriors"."""
        return phrase(materials(_multiplied(moved, times)), self._times(times, said))

    def _gained(self, effect: v.Gain, said: Said) -> Clause:
        """What things gain for a turn: "give it Shielding 1", "another warrior cannot be blocked"."""
        until, keyword = "until the end of the turn", effect.keyword
        if isinstance(keyword, v.Shielding | v.FinalHit):
            return Clause("give", f"{self.target(effect, said, each=True)} {self.keyword(keyword)} {until}")
        everyone = all_who_get(effect)
        them = self.target(effect, said) if everyone is None else self.all_things(everyone, said)
        many = everyone is not None or effect.count > 1 or (isinstance(effect.target, v.That) and said.many)
        if isinstance(keyword, v.IgnoresTraps) and many:
            return Clause("let", f"{them} ignore traps {until}")
        verb, _, rest = self._predicate(effect, said).partition(" ")
        return Clause(verb, f"{rest} {until}", "they" if them == "them" else them)

    def shared(self, effects: Sequence[v.Effect], things: v.Things, said: Said) -> str:
        told = [self._predicate(effect, said) for effect in effects]
        return f"until the end of the turn, {self.all_things(things, said)} {listed(told, 'and')}"

    def _predicate(self, effect: v.Effect, said: Said) -> str:
        """What is true of many things that get something for a turn."""
        match effect:
            case v.Boost(attack=attack, target=target):
                return f"have {self._attack(attack, target, said)}"
            case v.Gain(keyword=v.Shielding() | v.FinalHit() as keyword):
                return f"have {self.keyword(keyword)}"
            case v.Gain(keyword=v.CannotAttack()):
                return "cannot attack"
            case v.Gain(keyword=v.CannotBlock()):
                return "cannot block"
            case v.Gain(keyword=v.CannotBeBlocked()):
                return "cannot be blocked"
            case v.Gain(keyword=v.IgnoresTraps()):
                return "ignore traps"
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # no other effect is for all of the same things

    def offer(self, effect: v.MayPay, said: Said, lead: str) -> str:
        return phrase(lead, self.player(effect.who, said), "may pay", materials(effect.materials))

    def later(self, moment: v.Moment) -> str:
        return "at the end of this turn," if moment is v.Moment.END else "at the start of your next turn,"

    def _drawn(self, amount: v.Amount, said: Said) -> str:
        if isinstance(amount, int):
            return counted(amount, CARD)
        steps = self.for_each(amount, said)
        return f"1 card {steps}" if steps else f"a number of cards equal to {self.number_of(amount, said)}"

    def _damaged(self, damage: v.Damage, said: Said) -> Clause:
        target = self.target(damage, said, each=True)
        if damage.count > 1 and damage.how is not v.How.ALL:
            target = f"each of {target}"
        if isinstance(damage.amount, int):
            return Clause("deal", f"{damage.amount} damage to {target}")
        equal = f"equal to {self._measured(damage.amount, damage.target, said)}"
        if _is_own(damage.amount, damage.target):  # "its" comes after whose it is
            return Clause("deal", f"damage to {target} {equal}")
        return Clause("deal", f"damage {equal} to {target}")

    def _healed(self, heal: v.Heal, said: Said) -> Clause:
        target = self.target(heal, said, each=True)
        if heal.amount is None:
            return Clause("heal", f"{target} fully")
        return Clause("heal", f"{target} by {self._measured(heal.amount, heal.target, said)}")

    def _measured(self, amount: v.Amount, target: v.Target, said: Said) -> str:
        """An amount; "its attack" where that is the attack of the target itself."""
        if _is_own(amount, target):
            its = "their" if said.many and isinstance(target, v.That) else "its"
            return f"{its} {'attack' if isinstance(amount, v.AttackOf) else 'life'}"
        return self.number_of(amount, said)

    def _returned(self, effect: v.Return, said: Said) -> Clause:
        verb, place = RETURNED[effect.to]
        several = isinstance(effect.target, v.Things) and (effect.how is v.How.ALL or effect.count > 1)
        owner = OWNERS if several or (isinstance(effect.target, v.That) and said.many) else "its owner’s"
        place = place.format(owner)
        return Clause(verb, f"{self.target(effect, said)} {place}{'s' if owner == OWNERS else ''}")

    def _recovered(self, effect: v.Recover) -> Clause:
        what = effect.what if isinstance(effect.what, v.Cards) else v.Cards((effect.what,) if effect.what else ())
        if effect.how is v.How.ALL:
            cards = f"all {self.cards(what, True)}"
        elif effect.how is v.How.CHOSEN and effect.count == 1:
            cards = article(self.cards(what, False))
        else:
            up_to = "up to" if effect.how is v.How.UP_TO else ""
            cards = phrase(up_to, str(effect.count), self.cards(what, effect.count != 1))
        verb, place = RETURNED[effect.to]
        return Clause(verb, f"{cards} from your junkyard {place.format('your')}")

    def _attack(self, attack: v.Amount, target: v.Target, said: Said, until: str = "") -> str:
        """More attack: "+2 attack", "+1 attack for each of your buildings"."""
        if isinstance(attack, int):
            return phrase(f"{signed(attack)} attack", until)
        steps = self.for_each(attack, said)
        if until and isinstance(attack, v.Count) and attack.things.side is v.Side.YOURS and not attack.things.other:
            steps = f"for each {self._kind(attack.things, False)} you have"  # beside "one of your warriors"
        if steps:
            return phrase("+1 attack", until, steps)
        return phrase("additional attack", until, f"equal to {self._measured(attack, target, said)}")

    def _fortified(self, effect: v.Fortify, said: Said) -> Clause:
        gains = [f"{signed(effect.attack)} attack"] if effect.attack else []
        gains += [f"{signed(effect.life)} life"] if effect.life else []
        more = listed(gains, "and") or "+0 attack"
        return Clause("give", f"{self.target(effect, said, each=True)} {more} permanently")

    def _moved(self, traps: v.Traps, said: Said) -> Clause:
        what = self.traps(traps, said, v.How.CHOSEN)
        if traps.side is v.Side.YOURS:
            return Clause("move", f"{what} so that it stands in front of another of your buildings or your base")
        return Clause("move", f"{what} so that it stands in front of another building or base of the same player")

    # ---------------------------------------------------------------------------------------------- abilities

    def keyword(self, keyword: v.Keyword) -> str:
        match keyword:
            case v.Shielding(amount=amount):
                return f"Shielding {amount}"
            case v.FinalHit():
                return "Final hit"
            case v.Selfheal(amount=amount):
                return f"Selfheal {amount}"
            case v.Selfdestroy(amount=amount):
                return f"Selfdestroy {amount}"
            case v.Illusion():
                return "Illusion"
            case _:
                raise unknown(keyword)

    def price(self, price: v.Price, said: Said) -> str:
        sacrifice = ""
        if price.sacrifice is not None:
            sacrifice = f"sacrifice {article(noun((price.sacrifice,), False))}"
        if price.sacrifice_this:
            sacrifice = f"sacrifice {self.this(said)}"
        discard = f"discard {counted(price.discard, CARD)}" if price.discard else ""
        counters = f"remove {counted(price.counters, COUNTER)} from {self.this(said)}" if price.counters else ""
        return ", ".join(filter(None, [materials(price, ","), sacrifice, discard, counters])) or "for free"

    def adds(self, materials_: v.Materials) -> str:
        basic = materials(v.Materials(materials_.gold, materials_.cosmium))
        electricity = materials(v.Materials(electricity=materials_.electricity))
        parts = [f"adds {basic}"] if basic or not electricity else []
        return " and ".join([*parts, *([f"generates {electricity}"] if electricity else [])])

    def trigger(self, ability: Triggered, said: Said) -> str:
        when = self._trigger(ability, said)
        return f"once each turn, {when.replace('whenever', 'when', 1)}" if getattr(ability, "once", False) else when

    def _trigger(self, ability: Triggered, said: Said) -> str:
        match ability:
            case v.At(moment=moment, turn=turn):
                what = "mining phase" if moment is v.Moment.MINING else "turn"
                return f"{MOMENTS[moment]} {TURNS[turn]} {what},"
            case v.When(event=event, of=v.This()):
                told = (
                    "damages an entity" if event is v.Event.DEALS_DAMAGE else self._event(event, beings_of(said.this))
                )
                return f"when this {told},"
            case v.When(event=event, of=v.Things() as of):
                return f"whenever {self.things(of, said)} {self._event(event, of.what)},"
            case v.WhenPlayed(what=what, by=by):
                plays = {v.Who.YOU: "you play", v.Who.EVERYONE: "a player plays"}.get(by, "an opponent plays")
                return f"whenever {plays} {article(types(what, False, 'or'))},"
            case v.WhenDrawn(by=by):
                draws = {v.Who.YOU: "you draw", v.Who.EVERYONE: "a player draws"}.get(by, "an opponent draws")
                return f"whenever {draws} a card,"
            case v.WhenActivated(side=side):
                return f"whenever {self.traps(v.Traps(side), said, v.How.CHOSEN)} is activated,"
            case v.InsteadOfDying(of=v.This()):
                return f"if this would {self._die(beings_of(said.this))}, instead"
            case v.InsteadOfDying(of=v.Things() as of):
                return f"if {self.things(of, said)} would {self._die(of.what)}, instead"
            case _:
                raise unknown(ability)  # type: ignore[arg-type]  # the field `of` has no other values

    def _event(self, event: v.Event, what: Sequence[v.Being]) -> str:
        if event is not v.Event.DIES:
            return EVENTS[event]
        return {"die": "dies", "be destroyed": "is destroyed"}.get(self._die(what), "dies or is destroyed")

    def _die(self, what: Sequence[v.Being]) -> str:
        """Warriors die, buildings are destroyed (PC-12.1)."""
        if not what or set(what) == {v.Being.WARRIOR}:
            return "die"
        return "die or be destroyed" if v.Being.WARRIOR in what else "be destroyed"

    def standing(self, ability: Standing, said: Said) -> str:
        match ability:
            case v.TakesDamageFor(of=of):
                others = self.all_things(of, said)
                return f"damage that would be dealt to {others} is dealt to {self.this(said)} instead"
            case v.Bonus(attack=attack, of=of, given=given):
                subject = "" if isinstance(of, v.This) else self.all_things(of, said)
                has = f"{subject} have" if subject else "has"
                return phrase(has, self._attack(attack, of, said), self._as_long_as(given, said))
            case v.Grants(keyword=keyword, of=of):
                return f"{self.all_things(of, said)} have {self.keyword(keyword)}"
            case v.Storage(change=change, who=who):
                return f"{self.player(who, said) or 'you'} can store {_changed(change, 'more', 'less')}"
            case v.Cheaper(change=change, what=what, who=who):
                cost = f"cost {self.player(who, said) or 'you'}"
                return f"{types(what, True, 'and')} {cost} {_changed(change, 'less', 'more', last=True)}"
            case v.CannotAttack():
                return "cannot attack"
            case v.CannotBlock():
                return "cannot block"
            case v.CannotBeBlocked():
                return "cannot be blocked"
            case v.IgnoresTraps():
                return "ignores traps"
            case v.Bait():
                return "bait"
            case v.EntersExhausted():
                return "enters the planet exhausted"
            case _:
                raise unknown(ability)

    def _as_long_as(self, given: v.Condition | None, said: Said) -> str:
        if given is None:
            return ""
        if isinstance(given, v.YourTurn):
            return "during your turn"
        return f"as long as {self.condition(given, said)}"


def _of(owner: str, what: str) -> str:
    """What somebody has: "that warrior's attack", "the hand of an opponent of your choice"."""
    is_long = " of " in owner or " that " in owner
    return f"the {what} of {owner}" if is_long else f"{owner}’s {what}"


def _is_own(amount: v.Amount, target: v.Target) -> bool:
    """Whether an amount is the attack or the life of the target itself."""
    return isinstance(amount, v.AttackOf | v.LifeOf) and amount.target == target


def _multiplied(moved: v.Materials, times: v.Amount) -> v.Materials:
    """Materials as often as a number says; an amount that is counted comes behind them."""
    number = times if isinstance(times, int) else 1
    return v.Materials(number * moved.gold, number * moved.cosmium, number * moved.electricity)


def _plural(name: str) -> str:
    """More of a card: "Holograms", "Scouts of Ash"."""
    head, of, rest = name.partition(" of ")
    return f"{head}{'es' if head.endswith(('s', 'x', 'ch', 'sh')) else 's'}{of}{rest}"


def _changed(change: v.Materials, plus: str, minus: str, last: bool = False) -> str:
    """Changed amounts: "2 more gold and 2 less cosmium", or with `last` "2 gold and 1 cosmium less"."""
    more, less = parts(change)
    if last:
        items = [f"{materials(some)} {word}" for some, word in ((more, plus), (less, minus)) if some != v.Materials()]
        return " and ".join(items) or "as much as before"
    items = [f"{n} {plus} {field}" for field in MATERIALS if (n := getattr(more, field))]
    items += [f"{n} {minus} {field}" for field in MATERIALS if (n := getattr(less, field))]
    return listed(items, "and") or "as much as before"
