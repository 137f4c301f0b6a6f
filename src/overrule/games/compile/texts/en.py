"""Compile cards in English: a clause for each word."""

from __future__ import annotations

from dataclasses import replace

from overrule.cards.texts import listed, phrase, unknown
from overrule.cards.texts.english import CARD, THEY, Clause, Noun, counted, third_person
from overrule.games.compile import vocabulary as v
from overrule.games.compile.texts.prose import Bound, Named, Prose, Said, of_named_line, plain, side_of

PROTOCOL = Noun("different protocol", "different protocols")

SUBJECT = {v.Who.YOU: "", v.Who.OPPONENT: "your opponent", v.Who.BOTH: "each player"}
FACE = {v.Face.UP: "face-up", v.Face.DOWN: "face-down", v.Face.ANY: ""}
FACING = {v.Face.UP: "face up", v.Face.DOWN: "face down", v.Face.ANY: ""}
PICK = {v.Pick.HIGHEST: "highest-value", v.Pick.LOWEST: "lowest-value", v.Pick.ANY: ""}
COVERED_OR_NOT = "(covered or not)"
ANY_LINE = "in any line"
ANY_PROTOCOL = "even without a matching protocol"

# What someone has done: the verb, its object, and the object if it was done in this line, where that can be.
DID = {
    v.Did.DRAW: ("draw", "any cards", "any cards"),
    v.Did.DISCARD: ("discard", "any cards", "any cards"),
    v.Did.DELETE: ("delete", "any cards", "any cards in this line"),
    v.Did.SHUFFLE: ("shuffle", "{own} deck", "{own} deck"),
    v.Did.REFRESH: ("refresh", "{own} hand", "{own} hand"),
    v.Did.CLEAR_CACHE: ("clear", "{own} cache", "{own} cache"),
    v.Did.COMPILE: ("compile", "a line", "this line"),
    v.Did.PLAY: ("play", "a card", "a card in this line"),
}


def own(who: v.Who) -> str:
    """What belongs to the one who acts."""
    return "your" if who is v.Who.YOU else "their"


def of(owner: v.Who, actor: v.Who) -> str:
    """What belongs to a player, when that or another player acts."""
    if owner is v.Who.BOTH:
        return "each player’s"
    if owner is v.Who.YOU:
        return "your"
    return "their" if actor is v.Who.OPPONENT else "your opponent’s"


def whose(side: v.Side, actor: v.Who) -> str:
    """Whose cards they are: those on a player's side belong to that player (CO-65)."""
    if side is v.Side.ANY:
        return ""
    return of(v.Who.YOU if side is v.Side.YOURS else v.Who.OPPONENT, actor)


class English(Prose[Clause]):
    THEN = "then"
    EITHER_COMPLEX = "choose one"
    OR_COMPLEX = "or"
    MAY_COMPLEX = "you may do this"

    def acts(self, clause: Clause) -> v.Who:
        if clause.subject == THEY:
            return v.Who.OPPONENT
        return next(who for who, subject in SUBJECT.items() if subject == clause.subject)

    def either(self, one: Clause, other: Clause, same: bool, may: bool, lead: str) -> str:
        head = phrase(lead, "you may" if may else "")
        if same and one.rest == other.rest:
            return phrase(head, one.verb, "or", other.verb, one.rest)
        return phrase(head, "either", one.command(), "or", other.command())

    def if_done(self, who: v.Who) -> str:
        return "if you do" if who is v.Who.YOU else "if they do"

    def given(self, condition: v.Condition) -> str:
        return f"if {self.condition(condition)}"

    def lines_first(self, effect: v.ForEachLine | v.InOneLine) -> str:
        each = isinstance(effect, v.ForEachLine)
        lines = effect.lines
        line = self.line(Bound(lines.which, lines.holding, lines.at_least, each))
        return phrase("for" if each else "choose", line)

    # -------------------------------------------------------------------------------------------------- lines

    def line(self, lines: v.Lines, many: bool = False, said: Said = Said.NOTHING) -> str:
        """A line, or many: "this line", "a line where you have at least 1 card", "each other line"."""
        tail = self._line_tail(lines)
        noun = "lines" if many else "line"
        match lines.which:
            case v.Line.THIS:
                return phrase("this line", tail)
            case v.Line.THAT:
                that = {Said.PROTOCOL: "that protocol’s line", Said.FLIPPED: "that card’s line", Said.LINE: "that line"}
                return phrase(that.get(said, "the same line"), tail)
            case v.Line.THEIR_BEST if not isinstance(lines, Bound):
                return phrase("the line", tail)
            case _:
                other = "other" if lines.which is v.Line.OTHER else ""
        if isinstance(lines, Bound):
            return phrase("each" if lines.each else "one", other, "line", tail)
        if many:
            return phrase(other, noun, tail)
        return phrase("another" if other else "a", noun, tail)

    def _line_tail(self, lines: v.Lines) -> str:
        """What a line must be like: "where you have at least 1 card"."""
        tails = []
        if lines.which is v.Line.LOSING:
            tails.append("your opponent’s total is higher than yours")
        if lines.which is v.Line.THEIR_BEST:
            tails.append("your opponent’s total is highest")
        if lines.holding is not None:
            if not tails and lines.holding.side is v.Side.ANY:
                so_many = self._so_many(lines.holding, "at least", lines.at_least, holding=True)
                plain_cards = lines.at_least > 1 and lines.holding.face is v.Face.ANY
                return phrase(f"with {so_many}", "(both sides together)" if plain_cards else "")
            tails.append(self._are_there(lines.holding, "at least", lines.at_least, holding=True))
        return f"where {' and '.join(tails)}" if tails else ""

    def where(self, preposition: str, lines: v.Lines, many: bool = False, said: Said = Said.NOTHING) -> str:
        """A line with its preposition; nothing where any line will do."""
        if isinstance(lines, Named):
            return f"{preposition} it"
        anywhere = lines.which in (v.Line.ANY, v.Line.TO_OR_FROM_THIS) and lines.holding is None
        if anywhere and not isinstance(lines, Bound):
            return ""
        return phrase(preposition, self.line(lines, many, said))

    # -------------------------------------------------------------------------------------------------- cards

    def target(
        self, target: v.Cards | v.This | v.That, how: v.How, said: Said, who: v.Who = v.Who.YOU, place: str = "in"
    ) -> str:
        """What an effect is aimed at."""
        match target:
            case v.This():
                return "it" if said is Said.THIS_CARD else "this card"
            case v.That():
                return "that card"
            case v.Cards():
                return self.cards(target, how, said, who, place)
            case _:
                raise unknown(target)

    def cards(self, cards: v.Cards, how: v.How, said: Said, who: v.Who = v.Who.YOU, place: str = "in") -> str:
        """Cards that are chosen: "1 of your covered cards", "all other face-up cards in this line".

        Uncovered goes without saying (CO-78), except among all cards, where covered ones are meant (CO-43), and
        where it is easily overlooked: of each card, and among the highest.
        """
        owner = whose(cards.side, who)
        loud = how is not v.How.ONE or cards.pick is not v.Pick.ANY
        many = how is v.How.ALL or (owner != "" and cards.pick is v.Pick.ANY)
        kind = self._kind(cards, 2 if many else 1, loud)
        match how:
            case v.How.ALL:
                head = phrase("all", owner)
            case v.How.EACH:
                head = f"each of {owner}" if owner else "each"
            case v.How.ONE if cards.pick is not v.Pick.ANY:
                head = owner or "the"
            case v.How.ONE:
                head = f"1 of {owner}" if owner else "1"
        return phrase(head, kind, self._details(cards, place, how is v.How.ALL, how is not v.How.ALL, said))

    def _kind(self, cards: v.Cards, number: int, uncovered: bool) -> str:
        """Adjectives and noun: "other covered face-down cards"."""
        cover = {v.Cover.COVERED: "covered", v.Cover.UNCOVERED: "uncovered" if uncovered else "", v.Cover.ANY: ""}
        return phrase(
            PICK[cards.pick],
            "other" if cards.other else "",
            cover[cards.cover],
            FACE[cards.face],
            self.name(cards.protocol) if cards.protocol else "",
            f"non-{self.name(cards.not_protocol)}" if cards.not_protocol else "",
            CARD.of(number),
        )

    def _details(self, cards: v.Cards, place: str, many: bool, covered_or_not: bool, said: Said) -> str:
        """Value, line, and whether covered cards are meant too; a long comparison comes last."""
        where = self.where(place, cards.where, many, said)
        cover = COVERED_OR_NOT if covered_or_not and cards.cover is v.Cover.ANY else ""
        value = self._value(cards)
        if isinstance(cards.value, v.OneOf):
            return phrase(value, where, cover)
        return phrase(where, cover, value)

    def _value(self, cards: v.Cards) -> str:
        match cards.value:
            case None:
                return ""
            case v.OneOf(values=values):
                return f"with a value of {listed([str(value) for value in values], 'or')}"
            case v.MoreThan(amount=amount):
                return f"with a value higher than {self.number(amount)}"
            case v.LessThan(amount=amount):
                return f"with a value lower than {self.number(amount)}"
            case v.EqualTo(amount=v.ValueOfThat()):
                return "with the same value as that card"
            case v.EqualTo(amount=amount):
                return f"with a value {'of' if isinstance(amount, int) else 'equal to'} {self.number(amount)}"
            case _:
                raise unknown(cards.value)

    # --------------------------------------------------------------------------------------- cards as numbers

    def _counted_cards(self, cards: v.Cards, number: int, holding: bool = False) -> str:
        """Cards that are counted, without their owner: "face-down cards in this line (covered or not)".

        Counting takes in what the text says, so uncovered is said here. What a line holds, it holds.
        """
        cards_there = self._kind(cards, number, uncovered=True)
        where = "" if holding or cards.where != v.ANYWHERE else "in the field"  # that includes covered ones
        covered = not where and (not holding or cards.face is not v.Face.ANY)
        return phrase(cards_there, where, self._details(cards, "in", True, covered, Said.NOTHING))

    def _each_counted(self, cards: v.Cards, times: int, who: v.Who) -> str:
        """One step of a count: "each face-down card in this line", "every 2 of your cards"."""
        owner = whose(cards.side, who)
        counted_cards = self._counted_cards(cards, 2 if owner else times)
        step = "each" if times == 1 else f"every {times}"
        if not owner and cards.face is v.Face.ANY:
            counted_cards = counted_cards.replace(COVERED_OR_NOT, "(both sides, covered or not)")
        return f"{step} of {owner} {counted_cards}" if owner else f"{step} {counted_cards}"

    def _are_there(self, cards: v.Cards, least: str, number: int, holding: bool = False) -> str:
        """Whether there are so many cards: "there is at least 1 card", "you have no cards"."""
        amount = self._so_many(cards, least, number, holding)
        match cards.side:
            case v.Side.YOURS:
                return f"you have {amount}"
            case v.Side.THEIRS:
                return f"your opponent has {amount}"
            case v.Side.ANY:
                return f"there {'is' if number == 1 else 'are'} {amount}"

    def _so_many(self, cards: v.Cards, least: str, number: int, holding: bool) -> str:
        amount = f"{least} {number}" if number or least == "at least" else "no"
        return f"{amount} {self._counted_cards(cards, number, holding)}"

    def _protocols(self, where: v.Lines, number: int) -> str:
        place = self.where("in", where, many=True)
        cards = f"{place} {COVERED_OR_NOT}" if place else "in the field"
        return f"{PROTOCOL.of(number)} on face-up cards {cards}"

    # ------------------------------------------------------------------------------------------------ amounts

    def number(self, amount: v.Amount) -> str:
        """An amount to compare with: "the number of cards in your hand"."""
        match amount:
            case int():
                return str(amount)
            case v.HandSize():
                return "the number of cards in your hand"
            case v.TrashSize():
                return "the number of cards in your trash"
            case v.Discarded(plus=plus):
                return phrase("the number of cards discarded", self._plus(plus))
            case v.ValueOfThat():
                return "that card’s value"
            case v.Count(cards=cards):
                return f"the number of {phrase(whose(cards.side, v.Who.YOU), self._counted_cards(cards, 2))}"
            case v.HalfOf(amount=count):
                return f"half {self.number(count)}, rounded down"
            case v.Protocols(where=where):
                return f"the number of {self._protocols(where, 2)}"
            case _:
                raise unknown(amount)

    def _plus(self, plus: int) -> str:
        return f"{'plus' if plus > 0 else 'minus'} {abs(plus)}" if plus else ""

    def cards_to(self, amount: v.Amount | v.WholeHand | v.OrMore, who: v.Who) -> str:
        """How many cards are drawn or discarded: "2 cards", "as many cards as you have in hand"."""
        match amount:
            case int():
                return counted(amount, CARD)
            case v.WholeHand():
                return f"{own(who)} whole hand"
            case v.OrMore(least=0):
                return "any number of cards (or none)"
            case v.OrMore(least=least):
                return f"{least} or more cards"
            case v.HandSize():
                return "as many cards as you have in hand"
            case v.TrashSize():
                return "as many cards as you have in your trash"
            case v.Discarded(plus=plus):
                return phrase("that many cards", self._plus(plus))
            case v.ValueOfThat():
                return "cards equal to that card’s value"
            case v.Count(cards=cards):
                has = {v.Side.YOURS: "you have", v.Side.THEIRS: "your opponent has", v.Side.ANY: "there are"}
                return f"as many cards as {has[cards.side]} {self._counted_cards(cards, 2)}"
            case v.HalfOf(amount=v.Count(cards=cards)):
                return f"1 card for {self._each_counted(cards, 2, who)}"
            case v.Protocols(where=where):
                return f"as many cards as there are {self._protocols(where, 2)}"
            case _:
                raise unknown(amount)

    def for_each(self, amount: v.Amount, who: v.Who) -> str:
        """A step for each: "for each card in your hand"; empty where an amount has no steps."""
        match amount:
            case v.HandSize():
                return "for each card in your hand"
            case v.TrashSize():
                return "for each card in your trash"
            case v.Count(cards=cards):
                return f"for {self._each_counted(cards, 1, who)}"
            case v.HalfOf(amount=v.Count(cards=cards)):
                return f"for {self._each_counted(cards, 2, who)}"
            case v.Protocols(where=where):
                return f"for each {self._protocols(where, 1)}"
            case int() | v.Discarded() | v.ValueOfThat():
                return ""
            case _:
                raise unknown(amount)

    # --------------------------------------------------------------------------------------------- conditions

    def condition(self, condition: v.Condition) -> str:
        """A condition, without its if."""
        match condition:
            case v.AtLeast(amount=amount, number=number):
                return self._compared(amount, "at least", number)
            case v.AtMost(amount=amount, number=number):
                return self._compared(amount, "at most", number)
            case v.Covered():
                return "this card is covered"
            case v.Covering():
                return "this card covers another card"
            case v.Losing():
                return "your opponent’s total in this line is higher than yours"
            case v.Matches():
                return "that card belongs to the named protocol"
            case _:
                raise unknown(condition)

    def _compared(self, amount: v.Amount, least: str, number: int) -> str:
        so_many = f"{least} {number}" if number or least == "at least" else "no"
        match amount:
            case v.HandSize():
                return f"you have {so_many} {CARD.of(number)} in hand"
            case v.TrashSize():
                return f"you have {so_many} {CARD.of(number)} in your trash"
            case v.Count(cards=cards):
                return self._are_there(cards, least, number)
            case v.Protocols(where=where):
                return f"there {'is' if number == 1 else 'are'} {so_many} {self._protocols(where, number)}"
            case v.Discarded():
                return f"{so_many} {CARD.of(number)} {'was' if number == 1 else 'were'} discarded"
            case int() | v.ValueOfThat() | v.HalfOf():
                return f"{self.number(amount)} is {least} {number}"
            case _:
                raise unknown(amount)

    # ------------------------------------------------------------------------------------------------ effects

    def clause(self, effect: v.Effect, said: Said) -> Clause:
        clause = self._clause(effect, said)
        if said is Said.OPPONENT and clause.subject == SUBJECT[v.Who.OPPONENT]:
            return replace(clause, subject=THEY, plural=True)
        return clause

    def _clause(self, effect: v.Effect, said: Said) -> Clause:
        match effect:
            case v.Draw(who=who):
                return Clause("draw", self._drawn(effect), SUBJECT[who])
            case v.Search():
                return Clause("draw", self._found(effect, said))
            case v.Discard(amount=amount, who=who, random=random, into=into):
                trash = f"into {of(into, who)} trash" if into not in (None, who) else ""
                rest = phrase(self.cards_to(amount, who), "at random" if random else "", trash)
                return Clause("discard", rest, SUBJECT[who])
            case v.DiscardTop(deck=v.Who.YOU) if said is Said.TOP_CARD:
                return Clause("discard", "it")
            case v.DiscardTop(deck=deck):
                return Clause("discard", f"the top card of {of(deck, v.Who.YOU)} deck")
            case v.DiscardDeck():
                return Clause("discard", "your whole deck")
            case v.Delete(target=target, how=how, who=who):
                return Clause("delete", self.target(target, how, said, who), SUBJECT[who])
            case v.Flip(target=target, how=how, silent=silent):
                whole = how is v.How.ALL and isinstance(target, v.Cards)
                command = "their middle commands" if whole else "its middle command"
                quietly = f", ignoring {command}," if silent else ""
                return Clause("flip", self.target(target, how, said) + quietly)
            case v.Shift():
                return Clause("shift", self._shifted(effect, said))
            case v.Return():
                return Clause("return", self._returned(effect, said))
            case v.Take(target=target):
                return Clause("take", f"{self.cards(target, v.How.ONE, said)} into your hand")
            case v.Reveal(target=target):
                return Clause("reveal", self.cards(target, v.How.ONE, said))
            case v.RevealHand(who=who):
                return Clause("reveal", f"{own(who)} hand", SUBJECT[who])
            case v.RevealFromHand():
                return Clause("reveal", "1 card from your hand")
            case v.RevealTop():
                return Clause("reveal", "the top card of your deck")
            case v.RevealDeck():
                return Clause("reveal", "your whole deck")
            case v.RevealFromTrash():
                return Clause("reveal", "1 card in your trash")
            case v.RevealDrawn():
                return Clause("reveal", "1 with the named value", ahead="from the cards you drew,")
            case v.Play():
                return Clause("play", self._played(effect, said))
            case v.PlayTop(who=who):
                ahead = self.for_each(effect.times, who)
                if not ahead and isinstance(effect.where, Bound) and effect.where.each:
                    ahead = self.where("in", effect.where)  # a card in each of these lines, not one for all
                return Clause("play", self._played_top(effect, said), SUBJECT[who], f"{ahead}," if ahead else "")
            case v.Rearrange(whose=v.Who.BOTH):
                return Clause("rearrange", "both players’ protocols")
            case v.Rearrange(whose=player):
                return Clause("rearrange", f"{of(player, v.Who.YOU)} protocols")
            case v.SwapProtocols():
                return Clause("swap", "2 of your protocols")
            case v.SwapStacks():
                return Clause("swap", "all cards between 2 of your stacks that are not empty")
            case v.Refresh():
                return Clause("refresh", "your hand")
            case v.Give():
                return Clause("give", "your opponent 1 card from your hand")
            case v.TakeRandom():
                return Clause("take", "1 random card from your opponent’s hand")
            case v.ShuffleTrash():
                return Clause("shuffle", "your trash into your deck")
            case v.ShuffleDeck():
                return Clause("shuffle", "your deck")
            case v.BarCompile():
                return Clause("cannot", "compile during their next turn", SUBJECT[v.Who.OPPONENT])
            case v.TurnProtocol(protocol=protocol):
                return Clause("turn", f"your {self.name(protocol)} protocol to its Compiled side")
            case v.State(topic=topic):
                what = "a number" if topic is v.Topic.NUMBER else "1 of the protocols in this match"
                return Clause("name", what)
            case v.Mimic(target=target):
                card = self.cards(target, v.How.ONE, said)
                return Clause("use", f"the middle command of {card} as if it were printed on this card")
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # the combining words are Prose's

    def _drawn(self, draw: v.Draw) -> str:
        """What is drawn: "2 cards", or "the top card of your opponent's deck"."""
        cards = self.cards_to(draw.amount, draw.who)
        if draw.deck in (None, draw.who):
            return cards
        deck = f"{of(draw.deck, draw.who)} deck"
        if draw.amount == 1:
            return f"the top card of {deck}"
        if isinstance(draw.amount, int):
            return f"the top {cards} of {deck}"
        return f"{cards} from the top of {deck}"

    def _found(self, search: v.Search, said: Said) -> str:
        name = self.name(search.protocol) if search.protocol else ""
        value = f"with a value of {search.value}" if search.value is not None else ""
        choice = "" if name or value or search.all else "of your choice"
        many = "all" if search.all else "1"
        deck = "from it" if said is Said.DECK else "from your deck"
        return phrase(many, name, CARD.of(2 if search.all else 1), value, choice, deck)

    def _shifted(self, shift: v.Shift, said: Said) -> str:
        """What is shifted and where to. To another line: that is what shifting means, so it is not said."""
        if shift.to.which is v.Line.TO_OR_FROM_THIS:
            return phrase(self.target(shift.target, shift.how, said), "to or from this line")
        to = "" if shift.to in (v.ANYWHERE, v.ELSEWHERE) else self.where("to", shift.to, said=said)
        if not to and shift.how is v.How.ALL and isinstance(shift.target, v.Cards):
            to = "to one other line"  # they stay together (CO-47)
        return phrase(self.target(shift.target, shift.how, said, place="from"), to)

    def _returned(self, effect: v.Return, said: Said) -> str:
        target = effect.target
        side = side_of(target)
        many = effect.how is v.How.ALL and isinstance(target, v.Cards)
        owners = "their owners’ hands" if many else "its owner’s hand"
        hand = {v.Side.YOURS: "your hand", v.Side.THEIRS: "their hand", v.Side.ANY: owners}[side]
        return phrase(self.target(target, effect.how, said), "to", hand)

    def _played(self, play: v.Play, said: Said) -> str:
        value = f"a value of {play.value}" if play.value is not None else ""
        other = f"non-{self.name(play.not_protocol)}" if play.not_protocol else ""
        if play.source is v.Source.THAT:
            needs = listed(
                [
                    *([f"has {value}"] if value else []),
                    *([f"is a {other} card"] if other else []),
                ],
                "and",
            )
            card = "that card" + (f", if it {needs}," if needs else "")
        else:
            pile = "hand" if play.source is v.Source.HAND else "trash"
            card = phrase("1", other, "card", f"with {value}" if value else "", f"from your {pile}")
        free = f", {ANY_PROTOCOL}" if play.free and play.face is not v.Face.DOWN else ""
        where = self.where("in", play.where, said=said)
        if play.face is v.Face.DOWN and not where:
            where = ANY_LINE
        return phrase(card, FACING[play.face], where) + free

    def _played_top(self, play: v.PlayTop, said: Said) -> str:
        """A card from the top of a deck; the side is said where it is not plain."""
        owner = play.deck or play.who
        each_line = isinstance(play.where, Bound) and play.where.each and not self.for_each(play.times, play.who)
        deck = own(play.who) if owner is play.who else of(owner, play.who)
        if play.under:
            place = "under this card"
        elif play.side in (None, play.who) and owner is play.who:
            place = "" if each_line else self.where("in", play.where, said=said) or ANY_LINE
        else:
            side = own(play.who) if play.side in (None, play.who) else of(play.side, play.who)
            line = "" if each_line else self.where("of", play.where, said=said)
            place = phrase("" if line or each_line else ANY_LINE, "on", side, "side", line)
        return phrase(f"the top card of {deck} deck face down", place, self._times(play.times, play.who))

    def _times(self, times: v.Amount, who: v.Who) -> str:
        """How often; nothing where the clause has begun with it: "for each card in your hand,"."""
        if isinstance(times, int):
            return f"{times} times" if times != 1 else ""
        return "" if self.for_each(times, who) else f"as many times as {self.number(times)}"

    # ---------------------------------------------------------------------------------------------- abilities

    def trigger(self, ability: v.At | v.Before | v.After) -> str:
        match ability:
            case v.At(when=when):
                return "Start" if when is v.When.START else "End"
            case v.Before(about=about, by_protocol=protocol):
                by = f" by a face-up {self.name(protocol)} card" if protocol else ""
                events = {v.About.COVERED: f"covered{by}", v.About.FLIPPED: "flipped"}
                return f"Before this card is {listed([events[event] for event in about], 'or')}"
            case v.After():
                return f"After {self._event(ability)}"
            case _:
                raise unknown(ability)

    def _event(self, after: v.After) -> str:
        """What someone has done: "your opponent plays a card in this line"."""
        verb, anywhere, here = DID[after.did]
        what = (here if after.here else anywhere).format(own=own(after.who))
        turn = "their" if after.who is v.Who.OPPONENT else "your opponent’s"
        during = f"during {turn} turn" if after.in_their_turn else ""
        if after.who is v.Who.YOU:
            return phrase("you", verb, what, during)
        player = "either player" if after.who is v.Who.BOTH else SUBJECT[after.who]
        return phrase(player, third_person(verb), what, during)

    def standing(self, ability: v.Standing) -> str:
        match ability:
            case v.FaceDownValue(value=value):
                return f"face-down cards in this stack have a value of {value}"
            case v.Total():
                return self._total(ability)
            case v.CannotPlay(face=face, where=where):
                place = self.where("in", where, many=True)
                return phrase("your opponent cannot play cards", FACING[face], place)
            case v.FreePlay(where=where, protocol=None):
                place = self.where("in", where, many=True) or "in any line"
                return f"you may play cards face up {place}, {ANY_PROTOCOL}"
            case v.FreePlay(where=where, protocol=protocol):
                place = self.where("in", where, many=True) or "in any line"
                return f"{self.name(protocol or '')} cards may be played face up {place}, {ANY_PROTOCOL}"
            case v.PlayAnywhere(either_side=either_side):
                side = "on either player’s side of any line" if either_side else "in any line"
                return f"this card may be played face up {side}, {ANY_PROTOCOL}"
            case v.SkipCache():
                return "skip your Check Cache phase"
            case v.Silence():
                return "the middle commands of cards in this line do nothing"
            case v.SilenceOpponent():
                return "during your turn, the middle commands of your opponent’s cards do nothing"
            case v.CannotBeFlipped():
                return "this card cannot be flipped"
            case v.CannotDraw():
                return "you cannot draw while you have any cards in hand"
            case v.ReturnToDeck():
                instead = "go face down on top of their deck instead"
                return f"cards that would return to your opponent’s hand {instead}"
            case v.EscapeCompile():
                return "if compiling would delete this card, shift it instead"
            case _:
                raise unknown(ability)

    def _total(self, total: v.Total) -> str:
        """A total that is higher or lower: "your total in this line is 2 higher"."""
        plus, both = total.plus, total.who is v.Who.BOTH
        subject = "both players’ totals" if both else f"{of(total.who, v.Who.YOU)} total"
        if isinstance(plus, int):
            change = f"{abs(plus)} {'lower' if plus < 0 else 'higher'}"
        else:
            steps = self.for_each(plus, v.Who.YOU)
            change = f"1 higher {steps}" if steps else f"higher by {self.number(plus)}"
        told = f"{subject} in this line {'are' if both else 'is'} {change}"
        if total.given is None:
            return told
        return f"{told} while {self.condition(of_named_line(plain(total.given)))}"
