"""How clauses follow each other, the same in every language.

Each effect of a middle box is a sentence of its own (CO-20). Effects that hang together, after *if you do* or
behind a trigger, become one sentence: "draw 1 card, then flip 1 other card". What a pronoun may stand for is
`Said`: that which was spoken of just before.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from overrule.cards.texts import phrase, sentence, sentences, tidy
from overrule.games.compile import vocabulary as v


class Said(Enum):
    """What was spoken of just before."""

    NOTHING = "nothing"
    THIS_CARD = "this card"
    DECK = "your deck"
    TOP_CARD = "the top card of your deck"
    PROTOCOL = "a protocol that was turned"
    FLIPPED = "a card that was flipped"
    LINE = "the line at hand"
    OPPONENT = "your opponent, who has just done something"


def said_by(effect: v.Effect) -> Said:
    """What an effect has spoken of, for the one after it."""
    match effect:
        case v.RevealDeck() | v.Search():
            return Said.DECK
        case v.RevealTop():
            return Said.TOP_CARD
        case v.TurnProtocol():
            return Said.PROTOCOL
        case v.Flip(how=v.How.ONE, target=v.Cards()):
            return Said.FLIPPED
        case v.May(do=do, then=()):
            return said_by(do)
        case _:
            return Said.NOTHING


def target_of(effect: v.Effect) -> v.Cards | v.This | v.That | None:
    """The cards in the field that an effect is aimed at."""
    match effect:
        case v.Delete() | v.Flip() | v.Shift() | v.Return() | v.Take() | v.Reveal() | v.Mimic():
            return effect.target
        case _:
            return None


def side_of(target: v.Cards | v.This | v.That) -> v.Side:
    """Whose side a target lies on, as far as the text knows: this card is yours, that card anyone's."""
    match target:
        case v.Cards(side=side):
            return side
        case v.This():
            return v.Side.YOURS
        case v.That():
            return v.Side.ANY


class Bound(v.Lines, frozen=True, tag="bound"):
    """Lines that stand where *that line* stood: each of them, or one of your choice."""

    each: bool = True


def placed(effect: v.Effect, lines: v.Lines, each: bool) -> v.Effect | None:
    """The effect of a `ForEachLine` or `InOneLine` with its lines put in the place of *that line*.

    None where that does not work: "draw 1 card" has no place for "in each line".
    """
    bound = Bound(lines.which, lines.holding, lines.at_least, each)
    match effect:
        case v.Delete() | v.Flip() | v.Shift() | v.Return() | v.Take() | v.Reveal() | v.Mimic():
            if isinstance(effect.target, v.Cards) and effect.target.where == v.THERE:
                return replace(effect, target=replace(effect.target, where=bound))
        case v.Play() | v.PlayTop():
            if effect.where == v.THERE:
                return replace(effect, where=bound)
    return None


class Named(v.Lines, frozen=True, tag="named"):
    """The line that a sentence has named: it."""


def of_named_line(condition: v.Condition) -> v.Condition:
    """The same condition in a sentence that has named this line."""
    match condition:
        case v.AtLeast(amount=amount) | v.AtMost(amount=amount):
            return replace(condition, amount=_of_named_line(amount))
        case _:
            return condition


def _of_named_line(amount: v.Amount) -> v.Amount:
    match amount:
        case v.Count(cards=cards) if cards.where == v.HERE:
            return replace(amount, cards=replace(cards, where=Named(v.Line.THIS)))
        case v.Protocols(where=where) if where == v.HERE:
            return replace(amount, where=Named(v.Line.THIS))
        case _:
            return amount


def plain(condition: v.Condition) -> v.Condition:
    """The same condition in simpler numbers: half of them at least 2 is at least 4 of them."""
    match condition:
        case v.AtLeast(amount=v.HalfOf(amount=count), number=number):
            return v.AtLeast(count, 2 * number)
        case v.AtMost(amount=v.HalfOf(amount=count), number=number):
            return v.AtMost(count, 2 * number + 1)
        case v.AtLeast(amount=v.Discarded(plus=plus), number=number) if plus:
            return v.AtLeast(v.Discarded(), number - plus)
        case v.AtMost(amount=v.Discarded(plus=plus), number=number) if plus:
            return v.AtMost(v.Discarded(), number - plus)
        case _:
            return condition


class AnyClause(Protocol):
    """What the clauses of all languages have in common."""

    def command(self, lead: str = "") -> str: ...
    def can(self, lead: str = "") -> str: ...
    def continued(self, lead: str = "") -> str: ...


C = TypeVar("C", bound=AnyClause)


class Prose(ABC, Generic[C]):
    """Texts in one language. `name` gives the name of a protocol by its id."""

    THEN: str
    EITHER_COMPLEX: str  # choose one of two whole texts
    OR_COMPLEX: str
    MAY_COMPLEX: str  # you may let a whole text happen

    def __init__(self, name: Callable[[str], str]) -> None:
        self.name = name

    # --------------------------------------------------------------------------------------- for the language

    @abstractmethod
    def clause(self, effect: v.Effect, said: Said) -> C:
        """The clause of an effect that has no effects inside."""

    @abstractmethod
    def acts(self, clause: C) -> v.Who:
        """Who does it."""

    @abstractmethod
    def either(self, one: C, other: C, same: bool, may: bool, lead: str) -> str:
        """One of two things that you do, or may do; `same` if both are done to the same cards."""

    @abstractmethod
    def if_done(self, who: v.Who) -> str:
        """If you do, if they do."""

    @abstractmethod
    def given(self, condition: v.Condition) -> str:
        """If a condition holds."""

    @abstractmethod
    def lines_first(self, effect: v.ForEachLine | v.InOneLine) -> str:
        """For each line, or: choose one line."""

    @abstractmethod
    def trigger(self, ability: v.At | v.Before | v.After) -> str:
        """When a trigger happens."""

    @abstractmethod
    def standing(self, ability: v.Standing) -> str:
        """A standing rule, as a statement."""

    # -------------------------------------------------------------------------------------------------- boxes

    def middle(self, effects: Sequence[v.Effect]) -> str:
        """The text of a middle box: a sentence for each effect."""
        return sentences(self._sentences(effects))

    def abilities(self, abilities: Sequence[v.Ability]) -> str:
        """The text of a top or bottom box: a line for each ability."""
        return "\n".join(map(self.ability, abilities))

    def ability(self, ability: v.Ability) -> str:
        """The text of a trigger or a standing rule."""
        if not isinstance(ability, v.At | v.Before | v.After):
            return sentence(self.standing(ability))
        said = Said.THIS_CARD if isinstance(ability, v.Before) else Said.NOTHING
        if isinstance(ability, v.After) and ability.who is v.Who.OPPONENT and len(ability.do) == 1:
            said = Said.OPPONENT
        first, *others = self._chained(ability.do, said)
        return " ".join(filter(None, [tidy(f"{self.trigger(ability)}: {first}") + ".", sentences(others)]))

    # ---------------------------------------------------------------------------------------------- sentences

    def _sentences(self, effects: Iterable[v.Effect]) -> list[str]:
        """A sentence or more for each effect; what the other player does in a row is one sentence."""
        result: list[str] = []
        said, before = Said.NOTHING, None
        for effect in effects:
            clause = self._simple(effect, said)
            if clause is not None and before is not None and self._same_other(before, clause):
                result[-1] += f", {clause.continued(self.THEN)}"
            else:
                result += self._say(effect, said)
            said, before = said_by(effect), clause
        return result

    def _chained(self, effects: Sequence[v.Effect], said: Said) -> list[str]:
        """Effects behind a trigger: one sentence if they fit into one, else a sentence or more for each."""
        told = [self._say(effect, said) for effect in effects]
        if any(len(lines) > 1 for lines in told) or any(map(self._open, effects[:-1], told)):
            first, *others = effects
            return self._say(first, said) + self._sentences(others)
        return [self._chain(effects, said)]

    def _chain(self, effects: Sequence[v.Effect], said: Said) -> str:
        """Effects as one sentence: "x, y, then z"; semicolons where an effect is more than one clause."""
        parts: list[str] = []
        mark, before = ", ", None
        for index, effect in enumerate(effects):
            lead = self.THEN if 0 < index == len(effects) - 1 else ""
            clause = self._simple(effect, said)
            if clause is not None and before is not None and self._same_other(before, clause):
                said_now = [clause.continued(lead)]
            else:
                said_now = self._say(effect, said, lead)
            if len(said_now) > 1 or (index < len(effects) - 1 and self._open(effect, said_now)):
                mark = "; "
            parts.append("; ".join(said_now))
            said, before = said_by(effect), clause
        return mark.join(parts)

    def _open(self, effect: v.Effect, told: Sequence[str]) -> bool:
        """Whether what follows after a mere comma would seem to belong to this effect."""
        return isinstance(effect, v.If) or ":" in told[-1]

    def _same_other(self, one: C, other: C) -> bool:
        return self.acts(one) is self.acts(other) is not v.Who.YOU

    def _simple(self, effect: v.Effect, said: Said) -> C | None:
        """The clause of an effect, if one clause is enough."""
        match effect:
            case v.May() | v.IfYouDo() | v.If() | v.Either():
                return None
            case v.ForEachLine(lines=lines, do=do) | v.InOneLine(lines=lines, do=do):
                inner = placed(do, lines, isinstance(effect, v.ForEachLine))
                return None if inner is None else self.clause(inner, said)
            case _:
                return self.clause(effect, said)

    def _say(self, effect: v.Effect, said: Said, lead: str = "") -> list[str]:
        """The sentences of one effect, without capitals and stops."""
        match effect:
            case v.May(do=do, then=then):
                done = [self._may(do, said, lead)]
                return done + self._if_done(v.Who.YOU, do, then) if then else done
            case v.IfYouDo(do=do, then=then):
                clause = self._simple(do, said)
                who = v.Who.YOU if clause is None else self.acts(clause)
                return self._say(do, said, lead) + self._if_done(who, do, then)
            case v.If(condition=condition, then=then):
                now = Said.THIS_CARD if isinstance(condition, v.Covered | v.Covering) else Said.NOTHING
                return [phrase(self._aside(lead), f"{self.given(plain(condition))},", self._chain(then, now))]
            case v.Either():
                return [self._either(effect, said, lead)]
        simple = self._simple(effect, said)
        if simple is not None:
            return [simple.command(lead)]
        assert isinstance(effect, v.ForEachLine | v.InOneLine)
        return [phrase(lead, f"{self.lines_first(effect)}:", self._chain((effect.do,), Said.LINE))]

    def _aside(self, lead: str) -> str:
        """The lead before an if: languages differ in whether a comma follows it."""
        return lead

    def _if_done(self, who: v.Who, do: v.Effect, then: Sequence[v.Effect]) -> list[str]:
        return [f"{self.if_done(who)}, {self._chain(then, said_by(do))}"]

    def _may(self, do: v.Effect, said: Said, lead: str) -> str:
        clause = self._simple(do, said)
        if clause is not None:
            return clause.can(lead)
        choice = self._choice(do, said, True, lead) if isinstance(do, v.Either) else ""
        return choice or phrase(lead, f"{self.MAY_COMPLEX}:", self._chain((do,), said))

    def _either(self, either: v.Either, said: Said, lead: str) -> str:
        choice = self._choice(either, said, False, lead)
        if choice:
            return choice
        options = self._say(either.one, said) + self._say(either.other, said, self.OR_COMPLEX)
        return phrase(lead, f"{self.EITHER_COMPLEX}:", "; ".join(options))

    def _choice(self, either: v.Either, said: Said, may: bool, lead: str) -> str:
        """One of two things that you do; empty if they are more than that."""
        one, other = self._simple(either.one, said), self._simple(either.other, said)
        if one is None or other is None or not self.acts(one) is self.acts(other) is v.Who.YOU:
            return ""
        target = target_of(either.one)
        return self.either(one, other, target is not None and target == target_of(either.other), may, lead)
