"""How clauses follow each other, the same in every language.

Each effect of a spell or trap, or behind the dash of a paid effect, is a sentence of its own. Effects that hang
together, after *if you do* or behind a trigger, become one sentence: "draw 1 card, then discard 1 card". What *that*
and *they* stand for is `Said`: that which was spoken of so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, Protocol, TypeVar

from msgspec import structs

from overrule.cards.texts import phrase, sentence, sentences, tidy, unknown
from overrule.games.conquerors import vocabulary as v

ENTITIES = frozenset({v.Being.BUILDING, v.Being.WARRIOR, v.Being.BASE})  # PC-2.4


class Role(Enum):
    """What *that* is to this card."""

    NOTHING = "nothing was spoken of"
    THIS = "this card itself"
    ATTACKER = "the attacker"
    BLOCKER = "the blocker"
    GOAL = "whom it attacks"
    DAMAGER = "the card that damaged it"
    HEALER = "the card that healed it"
    KILLER = "its killer"
    VICTIM = "its victim"
    STRUCK = "what it damaged"
    THING = "a thing that was chosen, or to which something happened"


class They(Enum):
    """Who *they* are."""

    PLAYER = "a player who was named"
    CONTROLLER = "the controller of that card"


class Near(Enum):
    """The only thing of which a sentence has spoken, so that a mere "it" will do."""

    NOTHING = "nothing, or several things"
    THIS = "this card"
    THAT = "that thing"


@dataclass(frozen=True)
class Said:
    """What a text has spoken of: *this* card's type, *that*, and *they*."""

    this: v.Type | None = None
    gender: str = ""  # of this card's name, where the names file says so
    that: Role = Role.NOTHING
    what: tuple[v.Being, ...] = ()  # for a THING: what it may be
    many: bool = False  # for a THING: it may be several
    they: They = They.CONTROLLER
    gone: bool = False  # *that* has left the planet
    acting: bool = False  # *they* are the subject of the clause before: a language may leave them out
    near: Near = Near.NOTHING
    paid_counters: bool = False  # counters were removed to pay for it


# What *that* is when something happens to this card. Nothing causes a card to enter.
ROLES = {
    v.Event.ENTERS: Role.NOTHING,
    v.Event.DIES: Role.KILLER,
    v.Event.ATTACKS: Role.GOAL,
    v.Event.BLOCKS: Role.ATTACKER,
    v.Event.IS_BLOCKED: Role.BLOCKER,
    v.Event.IS_DAMAGED: Role.DAMAGER,
    v.Event.IS_HEALED: Role.HEALER,
    v.Event.KILLS: Role.VICTIM,
    v.Event.DEALS_DAMAGE: Role.STRUCK,
}


def thing(said: Said, what: tuple[v.Being, ...], many: bool = False) -> Said:
    """The text has dealt with something."""
    return replace(said, that=Role.THING, what=what, many=many, they=They.CONTROLLER, gone=False)


def begun(ability: v.Ability, this: v.Type | None) -> Said:
    """What the text of an ability has spoken of when its effects begin."""
    said = Said(this)
    match ability:
        case v.At():
            return replace(said, they=They.PLAYER, acting=is_done_by_them(ability))
        case v.WhenPlayed() | v.WhenDrawn():
            return replace(said, they=They.PLAYER, acting=True)
        case v.When(of=v.Things(what=what)) | v.InsteadOfDying(of=v.Things(what=what)):
            dead = isinstance(ability, v.When) and ability.event is v.Event.DIES
            return replace(thing(said, what), near=Near.THAT, gone=dead)
        case v.When(event=event):
            near = Near.NOTHING if event in (v.Event.KILLS, v.Event.DEALS_DAMAGE) else Near.THIS
            return replace(said, that=ROLES[event], near=near)
        case v.WhenActivated():
            return replace(said, that=Role.ATTACKER)
        case v.Paid(price=price):
            return replace(said, paid_counters=price.counters > 0)
        case v.InsteadOfDying():
            return replace(said, that=Role.THIS, near=Near.THIS)
        case _:
            return said


def is_near(target: object, said: Said) -> bool:
    """Whether a mere "it" can stand for what an effect is aimed at."""
    if isinstance(target, v.This) or (isinstance(target, v.That) and said.that is Role.THIS):
        return said.near is Near.THIS
    return isinstance(target, v.That) and said.near is Near.THAT


def after(effect: v.Effect, said: Said) -> Said:
    """What a text has spoken of after an effect."""
    if not is_near(getattr(effect, "target", None), said) and not isinstance(effect, v.May):
        said = replace(said, near=Near.NOTHING)
    said = replace(said, acting=said.acting and getattr(effect, "who", None) is v.Who.THEY)
    match effect:
        case v.May(do=do):
            return after(do, said)
        case v.If() | v.ChooseOne() | v.Intercept() | v.Later():
            return said
        case v.Search(to=v.Place.PLANET, cards=cards, count=count):
            return thing(said, _beings(cards), count > 1)
        case v.Deploy(cards=cards):
            return thing(said, _beings(cards))
        case v.Sacrifice(what=being, who=who):
            several = who in (v.Who.EACH_OPPONENT, v.Who.EVERYONE)
            said = replace(thing(said, (being,), several), gone=True)
            return replace(said, they=They.PLAYER) if who is v.Who.OPPONENT else said
        case v.Recover(to=v.Place.PLANET):
            wanted = effect.what
            beings = _beings(wanted) if isinstance(wanted, v.Cards) else beings_of(wanted)
            return thing(said, beings, effect.count > 1 or effect.how is v.How.ALL)
        case v.Summon(count=count):
            return thing(said, (), count != 1)
        case v.Add() | v.Lose() | v.Steal() | v.Draw() | v.Discard() | v.Mill() | v.LookAtHand() | v.MayPay():
            return replace(said, they=They.PLAYER) if effect.who is v.Who.OPPONENT else said
    match getattr(effect, "target", None):
        case v.Things(what=what):
            many = getattr(effect, "how", v.How.CHOSEN) is v.How.ALL or getattr(effect, "count", 1) > 1
            return replace(thing(said, what, many), gone=isinstance(effect, v.Destroy | v.Return))
        case v.This():
            gone = isinstance(effect, v.Destroy | v.Return)
            return replace(said, that=Role.THIS, they=They.CONTROLLER, gone=gone)
        case v.That():
            return replace(said, they=They.CONTROLLER, gone=said.gone or isinstance(effect, v.Destroy | v.Return))
        case _:
            return said


def granted(condition: v.Condition, said: Said) -> Said:
    """What a text has spoken of after an *if*."""
    match condition:
        case v.ThatIs():
            return replace(said, near=Near.THIS if said.that is Role.THIS else Near.THAT)
        case v.AtLeast(amount=v.HandSize(who=v.Who.THEY)) | v.AtMost(amount=v.HandSize(who=v.Who.THEY)):
            return replace(said, they=They.PLAYER, near=Near.NOTHING, acting=True)
        case v.YourTurn():
            return said
        case _:
            return replace(said, near=Near.NOTHING)


def is_done_by_them(ability: v.At) -> bool:
    """Whether it is each of the players whose turn it is that does something: "each opponent loses 1 gold"."""
    return ability.turn is not v.Turn.YOURS and getattr(next(iter(ability.do), None), "who", None) is v.Who.THEY


def adds_only(ability: v.At) -> bool:
    """Whether an ability is what cards call adds and generates (PC-7.6)."""
    mine = ability.moment is v.Moment.MINING and ability.turn is v.Turn.YOURS
    return mine and all(isinstance(effect, v.Add) and effect.who is v.Who.YOU for effect in ability.do)


def total(effects: Sequence[v.Effect]) -> v.Materials:
    """All that is added by effects that add."""
    adds = [effect.materials for effect in effects if isinstance(effect, v.Add)]
    return v.Materials(sum(m.gold for m in adds), sum(m.cosmium for m in adds), sum(m.electricity for m in adds))


def beings_of(type: v.Type | None) -> tuple[v.Being, ...]:
    """What a card of a type is on the planet; nothing for spells, traps, and cards that nobody knows."""
    return (v.Being(type.value),) if type in (v.Type.MINER, v.Type.BUILDING, v.Type.WARRIOR) else ()


def _beings(cards: v.Cards) -> tuple[v.Being, ...]:
    """What cards are on the planet."""
    return tuple(being for type in cards.what for being in beings_of(type))


def is_mortal(target: v.Target, said: Said) -> bool:
    """Whether what an effect is aimed at is surely warriors, who are killed; others are destroyed (PC-12.1)."""
    warrior = (v.Being.WARRIOR,)
    match target:
        case v.Things(what=what):
            return what == warrior
        case v.This():
            return said.this is v.Type.WARRIOR
        case v.That() if said.that is Role.THIS:
            return said.this is v.Type.WARRIOR
        case v.That():
            fighters = (Role.ATTACKER, Role.BLOCKER, Role.VICTIM)
            return said.that in fighters or (said.that is Role.THING and said.what == warrior)


def all_who_get(effect: v.Effect) -> v.Things | None:
    """The things that all get something until the end of the turn, if an effect is like that."""
    if not isinstance(effect, v.Gain | v.Boost) or effect.how is not v.How.ALL:
        return None
    return effect.target if isinstance(effect.target, v.Things) else None


def kills_or_destroys(effect: v.Effect) -> v.ChooseOne | None:
    """Destroying a warrior or something else, as the choice that it is in words: only warriors are killed (PC-12.1)."""
    if not isinstance(effect, v.Destroy) or effect.how is not v.How.CHOSEN or effect.count != 1:
        return None
    target = effect.target
    if not isinstance(target, v.Things) or v.Being.WARRIOR not in target.what or len(target.what) == 1:
        return None
    others = tuple(being for being in target.what if being is not v.Being.WARRIOR)
    kill, destroy = (
        structs.replace(effect, target=structs.replace(target, what=what)) for what in ((v.Being.WARRIOR,), others)
    )
    return v.ChooseOne((kill,), (destroy,))


def by_degrees(effect: v.If) -> tuple[v.Damage | v.Draw, int] | None:
    """What happens in any case, and the other number if a condition holds, if an *if* only decides how much it is."""
    if len(effect.then) != 1 or len(effect.otherwise) != 1:
        return None
    then, otherwise = effect.then[0], effect.otherwise[0]
    if not isinstance(then, v.Damage | v.Draw) or not isinstance(otherwise, v.Damage | v.Draw):
        return None
    if not isinstance(then.amount, int) or structs.replace(then, amount=otherwise.amount) != otherwise:
        return None
    return otherwise, then.amount


def all_illusions(things: v.Things) -> bool:
    """Whether every illusion of some side is meant, whatever else it is."""
    return things.illusion is True and set(things.what) == {v.Being.WARRIOR, v.Being.BUILDING}


def parts(change: v.Materials) -> tuple[v.Materials, v.Materials]:
    """What there is more of, and what there is less of, both in positive numbers."""
    numbers = (change.gold, change.cosmium, change.electricity)
    return v.Materials(*(max(n, 0) for n in numbers)), v.Materials(*(max(-n, 0) for n in numbers))


def yours(things: v.Things) -> v.Things:
    """The same things, but yours: only your own warriors block for you."""
    return structs.replace(things, side=v.Side.YOURS)


def signed(number: int) -> str:
    """A number with its sign: "+2", "−1"."""
    return f"+{number}" if number >= 0 else f"−{-number}"


class AnyClause(Protocol):
    """What the clauses of all languages have in common."""

    def command(self, lead: str = "") -> str: ...
    def can(self, lead: str = "") -> str: ...
    def continued(self, lead: str = "") -> str: ...


C = TypeVar("C", bound=AnyClause)

Standing = (
    v.TakesDamageFor
    | v.Bonus
    | v.Grants
    | v.Storage
    | v.Cheaper
    | v.CannotAttack
    | v.CannotBlock
    | v.CannotBeBlocked
    | v.IgnoresTraps
    | v.Bait
    | v.EntersExhausted
)


Triggered = v.At | v.When | v.WhenPlayed | v.WhenDrawn | v.WhenActivated | v.InsteadOfDying


def _rank(ability: v.Ability) -> int:
    """Where an ability stands on a card: what it cannot do, what always holds, what happens, what is paid for."""
    match ability:
        case v.At() if adds_only(ability):
            return 1
        case v.Bonus() | v.Grants() | v.Storage() | v.Cheaper() | v.TakesDamageFor():
            return 2
        case v.When(event=v.Event.ENTERS, of=v.This()):
            return 3
        case v.At() | v.When() | v.WhenPlayed() | v.WhenDrawn() | v.WhenActivated() | v.InsteadOfDying():
            return 4
        case v.Paid():
            return 5
        case _:
            return 0


class Prose(ABC, Generic[C]):
    """Texts in one language. `name` gives the name of a card by its id, `subtype` that of a subtype.

    `form` gives another form of a card's name, such as "accusative", by the form and the id; empty if nobody knows it.
    """

    THEN: str
    ALWAYS: str  # whatever came of the sentence before
    OTHERWISE: str
    IF_DONE: str
    UNLESS_DONE: str  # another player does not pay
    CHOOSE: str  # one of two whole texts
    OR: str
    MAY: str  # you may let a whole text happen

    def __init__(
        self, name: Callable[[str], str], subtype: Callable[[str], str], form: Callable[[str, str], str]
    ) -> None:
        self.name = name
        self.subtype = subtype
        self.form = form

    # --------------------------------------------------------------------------------------- for the language

    @abstractmethod
    def clause(self, effect: v.Effect, said: Said) -> C:
        """The clause of an effect that has no effects inside."""

    @abstractmethod
    def mine(self, clause: C) -> bool:
        """Whether it is you who does it."""

    @abstractmethod
    def same(self, one: C, other: C) -> bool:
        """Whether the same player does both, someone other than you."""

    @abstractmethod
    def either(self, one: C, other: C, may: bool, lead: str) -> str:
        """One of two things that you do, or may do; or one of which only the second is done by another player."""

    @abstractmethod
    def or_else(self, usual: str, number: int, condition: str) -> str:
        """Something happens with another number if a condition holds."""

    @abstractmethod
    def given(self, condition: v.Condition, said: Said) -> str:
        """If a condition holds."""

    @abstractmethod
    def keyword(self, keyword: v.Keyword) -> str:
        """A keyword with its number."""

    @abstractmethod
    def price(self, price: v.Price, said: Said) -> str:
        """What a paid effect costs."""

    @abstractmethod
    def adds(self, materials: v.Materials) -> str:
        """What a card adds and generates, as a statement."""

    @abstractmethod
    def trigger(self, ability: Triggered, said: Said) -> str:
        """When a text happens. A comma at the end begins a new clause; without one, what follows goes on."""

    @abstractmethod
    def offer(self, effect: v.MayPay, said: Said, lead: str) -> str:
        """Another player may pay."""

    @abstractmethod
    def later(self, moment: v.Moment) -> str:
        """When something happens that is put off."""

    @abstractmethod
    def standing(self, ability: Standing, said: Said) -> str:
        """A standing rule, as a statement."""

    @abstractmethod
    def shared(self, effects: Sequence[v.Effect], things: v.Things, said: Said) -> str:
        """What all of the same things get until the end of the turn, as a statement."""

    # -------------------------------------------------------------------------------------------------- cards

    def card(self, card: v.Card) -> list[str]:
        """The lines of a card: its keywords, then its other abilities in an order of their own; or its text."""
        keywords = [ability for ability in card.abilities if isinstance(ability, v.Keyword)]
        others = [ability for ability in card.abilities if not isinstance(ability, v.Keyword)]
        gender = self.form("gender", card.id) if card.type in (v.Type.MINER, v.Type.WARRIOR) else ""
        lines = [self.ability(ability, card.type, gender) for ability in sorted(others, key=_rank)]
        return list(filter(None, [sentences(map(self.keyword, keywords)), *lines, self.text(card.do, card.type)]))

    def text(self, effects: Sequence[v.Effect], this: v.Type | None = None, within: v.Ability | None = None) -> str:
        """The text of a spell or trap, or a part of an ability: a sentence for each effect. A trap has an attacker."""
        said = Said(this, that=Role.ATTACKER if this is v.Type.TRAP else Role.NOTHING)
        if within is not None:
            said = replace(begun(within, this), near=Near.NOTHING, acting=False)
        return sentences(self._sentences(effects, said))

    def ability(self, ability: v.Ability, this: v.Type | None = None, gender: str = "") -> str:
        """The text of an ability of a card, whose name may have a gender of its own."""
        said = replace(begun(ability, this), gender=gender)
        match ability:
            case v.Shielding() | v.FinalHit() | v.Selfheal() | v.Selfdestroy() | v.Illusion():
                return sentence(self.keyword(ability))
            case v.Paid(price=price, do=do):
                cost = self.price(price, said)
                return f"{cost[:1].upper()}{cost[1:]} – {sentences(self._sentences(do, said))}"
            case v.At(do=do) if adds_only(ability):
                return sentence(self.adds(total(do)))
            case (
                v.At(do=do)
                | v.When(do=do)
                | v.WhenPlayed(do=do)
                | v.WhenDrawn(do=do)
                | v.WhenActivated(do=do)
                | v.InsteadOfDying(do=do)
            ):
                return sentences(self._chained(do, said, self.trigger(ability, Said(this, gender))))
            case (
                v.TakesDamageFor()
                | v.Bonus()
                | v.Grants()
                | v.Storage()
                | v.Cheaper()
                | v.CannotAttack()
                | v.CannotBlock()
                | v.CannotBeBlocked()
                | v.IgnoresTraps()
                | v.Bait()
                | v.EntersExhausted()
            ):
                return sentence(self.standing(ability, said))
            case _:
                raise unknown(ability)

    # ---------------------------------------------------------------------------------------------- sentences

    def _sentences(self, effects: Sequence[v.Effect], said: Said) -> list[str]:
        """A sentence or more for each effect; what another player does, or the same things get, in a row is one."""
        result: list[str] = []
        before: C | None = None
        run: list[v.Effect] = []  # the last effects, all for the same things
        last: v.Effect | None = None
        for effect in effects:
            clause = self._simple(effect, said)
            things = all_who_get(effect)
            run = [*run, effect] if things is not None and run and all_who_get(run[-1]) == things else [effect]
            if things is not None and len(run) > 1:
                result[-1] = self.shared(run, things, said)
            elif clause is not None and before is not None and self.same(before, clause):
                result[-1] += f", {clause.continued(self.THEN)}"
            else:
                result += self._say(effect, said, self._lead(last, effect))
            said, before, last = after(effect, said), clause, effect
        return result

    def _lead(self, last: v.Effect | None, effect: v.Effect) -> str:
        """What begins a sentence: it must not seem to belong to the *if* before it."""
        free = not isinstance(effect, v.If | v.MayPay | v.Later | v.ChooseOne | v.May)
        return self.ALWAYS if free and isinstance(last, v.If | v.MayPay) else ""

    def _chained(self, effects: Sequence[v.Effect], said: Said, lead: str) -> list[str]:
        """Effects behind a trigger: one sentence if they fit into one, else a sentence or more for each."""
        if len(effects) == 1:
            return self._say(effects[0], said, lead)
        *most, last = effects
        if all(map(self._is_short, most)) and (self._is_short(last) or (isinstance(last, v.If) and not last.otherwise)):
            return [self._chain(effects, said, lead)]
        first, *others = effects
        return self._say(first, said, lead) + self._sentences(others, after(first, said))

    def _is_short(self, effect: v.Effect) -> bool:
        """Whether an effect is one clause, so that others can follow after a mere comma."""
        inner = isinstance(effect, v.If | v.MayPay | v.Later | v.ChooseOne)
        return not inner and not (isinstance(effect, v.May) and effect.then)

    def _chain(self, effects: Sequence[v.Effect], said: Said, lead: str = "") -> str:
        """Effects as one sentence: "x, y, then z"; semicolons where an effect is more than one clause."""
        parts: list[str] = []
        mark, before = ", ", None
        for index, effect in enumerate(effects):
            now = lead if index == 0 else self.THEN if index == len(effects) - 1 else ""
            clause = self._simple(effect, said)
            if clause is not None and before is not None and self.same(before, clause):
                told = [clause.continued(now)]
            else:
                told = self._say(effect, said, now)
            if len(told) > 1 or (index < len(effects) - 1 and not self._is_short(effect)):
                mark = "; "
            parts.append("; ".join(told))
            said, before = after(effect, said), clause
        return mark.join(parts)

    def _simple(self, effect: v.Effect, said: Said) -> C | None:
        """The clause of an effect, if one clause is enough."""
        inner = isinstance(effect, v.May | v.If | v.MayPay | v.Later | v.ChooseOne)
        return None if inner or kills_or_destroys(effect) else self.clause(effect, said)

    def _say(self, effect: v.Effect, said: Said, lead: str = "") -> list[str]:
        """The sentences of one effect, without capitals and stops."""
        if lead.endswith(",") and not isinstance(effect, v.If | v.MayPay):
            return self._follow(effect, said, lead)
        match effect:
            case v.May(do=do, then=then):
                done = [self._may(do, said, lead)]
                return [*done, f"{self.IF_DONE}, {self._chain(then, after(do, said))}"] if then else done
            case v.If(condition=condition) if graded := by_degrees(effect):
                usual, number = graded
                told = " ".join(self._say(usual, said, lead))
                return [self.or_else(told, number, self.given(condition, said))]
            case v.If(condition=condition, then=then, otherwise=otherwise):
                now = granted(condition, said)
                held = [phrase(self.provided(condition, said, lead), self._chain(then, now))]
                return [*held, self._chain(otherwise, now, self.failing(condition, lead))] if otherwise else held
            case v.MayPay(otherwise=otherwise):
                now = after(effect, said)
                return [self.offer(effect, said, lead), self.refused(otherwise, now)]
            case v.Later(do=do, moment=moment):
                chain = self._chain(do, replace(said, near=Near.NOTHING), self.later(moment))
                return [phrase(self._aside(lead), chain)]
            case v.ChooseOne():
                return [self._choose(effect, said, lead)]
            case v.Destroy() if choice := kills_or_destroys(effect):
                return [self._choose(choice, said, lead)]
            case v.Deploy():  # nobody has to show that they could
                return [self.clause(effect, said).can(lead)]
            case _:
                return [self.clause(effect, said).command(lead)]

    def _follow(self, effect: v.Effect, said: Said, lead: str) -> list[str]:
        """The sentences of an effect behind a clause."""
        first, *others = self._say(effect, said)
        return [f"{lead} {first}", *others]

    def provided(self, condition: v.Condition, said: Said, lead: str) -> str:
        """If a condition holds, at a moment or when something happens."""
        return phrase(self._aside(lead), f"{self.given(condition, said)},")

    def refused(self, otherwise: Sequence[v.Effect], said: Said) -> str:
        """What happens if another player does not pay."""
        return f"{self.UNLESS_DONE}, {self._chain(otherwise, said)}"

    def failing(self, condition: v.Condition, lead: str) -> str:
        """What begins a sentence for where that condition does not hold."""
        return self.OTHERWISE

    def _aside(self, lead: str) -> str:
        """The lead before an if: languages differ in whether a comma follows it."""
        return lead

    def _may(self, do: v.Effect, said: Said, lead: str) -> str:
        clause = self._simple(do, said)
        if clause is not None:
            return clause.can(lead)
        one_of_two = do if isinstance(do, v.ChooseOne) else kills_or_destroys(do)
        choice = self._choice(one_of_two, said, True, lead) if one_of_two else ""
        return choice or phrase(lead, f"{self.MAY}:", self._chain((do,), said))

    def _choose(self, choose: v.ChooseOne, said: Said, lead: str) -> str:
        choice = self._choice(choose, said, False, lead)
        if choice:
            return choice
        options = f"{self._chain(choose.first, said)}; {self._chain(choose.second, said, self.OR)}"
        return phrase(lead, f"{self.CHOOSE}:", options)

    def _choice(self, choose: v.ChooseOne, said: Said, may: bool, lead: str) -> str:
        """One of two things that you do; empty if they are more than that."""
        if len(choose.first) != 1 or len(choose.second) != 1:
            return ""
        one, other = self._simple(choose.first[0], said), self._simple(choose.second[0], said)
        if one is None or other is None or not self.mine(one) or (may and not self.mine(other)):
            return ""
        return tidy(self.either(one, other, may, lead))
