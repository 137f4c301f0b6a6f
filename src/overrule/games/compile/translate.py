"""Turns cards written in the vocabulary into the instructions that the engine walks, once for each library.

Every word has its meaning in `rules/`; this module only gives it a flat form. Texts become lists of instructions with
jumps, so that a pause in the middle of a text is no more than a text number and a place in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from overrule.core.errors import BadCards
from overrule.games.compile import program as p
from overrule.games.compile import vocabulary as v

WHO = {v.Who.YOU: p.YOU, v.Who.OPPONENT: p.OPPONENT, v.Who.BOTH: p.BOTH, None: p.NOTHING}
SIDE = {v.Side.YOURS: p.YOU, v.Side.THEIRS: p.OPPONENT, v.Side.ANY: p.BOTH}
COVER = {v.Cover.UNCOVERED: p.UNCOVERED, v.Cover.COVERED: p.COVERED, v.Cover.ANY: p.ANY}
FACE = {v.Face.UP: p.FACE_UP, v.Face.DOWN: p.FACE_DOWN, v.Face.ANY: p.ANY}
LINE = {
    v.Line.ANY: p.ANY_LINE,
    v.Line.THIS: p.THIS_LINE,
    v.Line.OTHER: p.OTHER_LINES,
    v.Line.THAT: p.THAT_LINE,
    v.Line.LOSING: p.LOSING_LINES,
    v.Line.THEIR_BEST: p.THEIR_BEST_LINES,
    v.Line.TO_OR_FROM_THIS: p.TO_OR_FROM_THIS,
}
HOW = {v.How.ONE: p.ONE, v.How.ALL: p.ALL, v.How.EACH: p.EACH}
PICK = {v.Pick.ANY: p.PICK_ANY, v.Pick.HIGHEST: p.HIGHEST, v.Pick.LOWEST: p.LOWEST}
SOURCE = {v.Source.HAND: p.FROM_HAND, v.Source.TRASH: p.FROM_TRASH, v.Source.THAT: p.FROM_THAT}
DID = {
    v.Did.DRAW: p.DID_DRAW,
    v.Did.DISCARD: p.DID_DISCARD,
    v.Did.DELETE: p.DID_DELETE,
    v.Did.SHUFFLE: p.DID_SHUFFLE,
    v.Did.REFRESH: p.DID_REFRESH,
    v.Did.CLEAR_CACHE: p.DID_CLEAR_CACHE,
    v.Did.COMPILE: p.DID_COMPILE,
    v.Did.PLAY: p.DID_PLAY,
}
SIMPLE_OPS: dict[type, int] = {
    v.DiscardDeck: p.DISCARD_DECK,
    v.RevealFromHand: p.REVEAL_FROM_HAND,
    v.RevealTop: p.REVEAL_TOP,
    v.RevealDeck: p.REVEAL_DECK,
    v.RevealFromTrash: p.REVEAL_FROM_TRASH,
    v.RevealDrawn: p.REVEAL_DRAWN,
    v.SwapProtocols: p.SWAP_PROTOCOLS,
    v.SwapStacks: p.SWAP_STACKS,
    v.Refresh: p.REFRESH,
    v.Give: p.GIVE,
    v.TakeRandom: p.TAKE_RANDOM,
    v.ShuffleDeck: p.SHUFFLE_DECK,
    v.BarCompile: p.BAR_COMPILE,
}
AIMED_OPS: dict[type, int] = {
    v.Delete: p.DELETE,
    v.Flip: p.FLIP,
    v.Shift: p.SHIFT,
    v.Return: p.RETURN,
    v.Take: p.TAKE,
    v.Reveal: p.REVEAL,
    v.Mimic: p.MIMIC,
}


def library_of(sets: Sequence[v.CardSet]) -> p.Library:
    """The library of these card sets, protocols in their order."""
    return _Translator([protocol for card_set in sets for protocol in card_set.protocols]).library


class _Translator:
    def __init__(self, protocols: Sequence[v.Protocol]) -> None:
        self.library = p.Library([protocol.id for protocol in protocols])
        self.number = {protocol.id: number for number, protocol in enumerate(protocols)}
        for protocol in protocols:
            self.protocol(protocol)

    def protocol(self, protocol: v.Protocol) -> None:
        for card in protocol.cards:
            self.card(card, f"{protocol.id}-{card.value}")

    def card(self, card: v.Card, name: str) -> None:
        middle = self.text(card.middle) if card.middle else p.NOTHING
        top, bottom = self.box(card.top, name, "top"), self.box(card.bottom, name, "bottom")
        permissions = [word for word in card.top + card.bottom if isinstance(word, v.PlayAnywhere)]
        either_side = any(word.either_side for word in permissions)
        own = p.ANY_OWN_LINE if permissions else p.NOWHERE_ELSE
        self.library.add_card(card.value, middle, top, bottom, p.EITHER_SIDE if either_side else own)

    def known(self, protocol: str | None) -> int:
        """A protocol's number; one that is not in the library can be on no card, so it matches none."""
        return p.NOTHING if protocol is None else self.number.get(protocol, len(self.number))

    # ------------------------------------------------------------------------------------------------ abilities

    def box(self, abilities: tuple[v.Ability, ...], card: str, where: str) -> p.Box:
        box = p.Box()
        for ability in abilities:
            before = box.features
            self.ability(ability, box)
            if box.features == before and not isinstance(ability, v.PlayAnywhere):
                kind = type(ability).__name__
                raise BadCards(f"card {card}: the {where} box holds {kind} twice; once is allowed")
        return box

    def ability(self, ability: v.Ability, box: p.Box) -> None:
        match ability:
            case v.At(when=v.When.START):
                box.start = self.feature(box, p.HAS_START, ability.do)
            case v.At():
                box.end = self.feature(box, p.HAS_END, ability.do)
            case v.Before():
                text = self.text(ability.do)
                box.by_protocol = self.known(ability.by_protocol)
                if v.About.COVERED in ability.about:
                    box.features |= p.HAS_BEFORE_COVER
                    box.before_cover = text
                if v.About.FLIPPED in ability.about:
                    box.features |= p.HAS_BEFORE_FLIP
                    box.before_flip = text
            case v.After():
                box.after = self.feature(box, DID[ability.did] << p.AFTER_SHIFT, ability.do)
                box.after_did = DID[ability.did]
                box.after_who = WHO[ability.who]
                box.after_here = ability.here
                box.after_in_their_turn = ability.in_their_turn
            case v.PlayAnywhere():
                pass  # counts in the hand, not in the field: `Library.permission`
            case _:
                self.standing(ability, box)

    def feature(self, box: p.Box, feature: int, effects: tuple[v.Effect, ...]) -> int:
        box.features |= feature
        return self.text(effects)

    def standing(self, ability: v.Standing, box: p.Box) -> None:
        match ability:
            case v.FaceDownValue():
                box.features |= p.HAS_FACE_DOWN_VALUE
                box.face_down_value = ability.value
            case v.Total():
                box.features |= p.HAS_TOTAL
                given = None if ability.given is None else self.condition(ability.given)
                box.total = p.StandingTotal(self.amount(ability.plus), WHO[ability.who], given)
            case v.CannotPlay():
                box.features |= p.HAS_CANNOT_PLAY
                box.cannot_face = FACE[ability.face]
                box.cannot_here = ability.where.which is v.Line.THIS
            case v.FreePlay():
                box.features |= p.HAS_FREE_PLAY
                box.free_here = ability.where.which is v.Line.THIS
                box.free_protocol = self.known(ability.protocol)
            case v.SkipCache():
                box.features |= p.HAS_SKIP_CACHE
            case v.Silence():
                box.features |= p.HAS_SILENCE
            case v.SilenceOpponent():
                box.features |= p.HAS_SILENCE_OPPONENT
            case v.CannotBeFlipped():
                box.features |= p.HAS_CANNOT_FLIP
            case v.CannotDraw():
                box.features |= p.HAS_CANNOT_DRAW
            case v.ReturnToDeck():
                box.features |= p.HAS_RETURN_TO_DECK
            case v.EscapeCompile():
                box.features |= p.HAS_ESCAPE
            case _:
                raise TypeError(f"no translation for {type(ability).__name__}")

    # ---------------------------------------------------------------------------------------------------- texts

    def text(self, effects: tuple[v.Effect, ...]) -> int:
        """Translate a text; gives its number in the library."""
        steps: list[p.Instruction] = []
        for effect in effects:
            self.effect(effect, steps)
        return self.library.add_text(steps)

    def effect(self, effect: v.Effect, steps: list[p.Instruction], optional: bool = False) -> None:
        match effect:
            case v.May() | v.IfYouDo():
                self.effect(effect.do, steps, optional=isinstance(effect, v.May))
                self.guarded(p.Instruction(p.UNLESS_DONE), effect.then, steps)
            case v.If():
                test = p.Instruction(p.UNLESS)
                test.condition = self.condition(effect.condition)
                self.guarded(test, effect.then, steps)
            case v.Either():
                self.either(p.Instruction(p.EITHER), (effect.one,), (effect.other,), steps, optional)
            case v.ForEachLine():
                self.for_each_line(effect, steps)
            case v.InOneLine():
                choose = p.Instruction(p.CHOOSE_LINE)
                choose.where = self.spot(effect.lines)
                choose.optional = optional
                self.guarded(choose, (effect.do,), steps)
            case v.Discard(who=v.Who.BOTH):
                you = v.Discard(effect.amount, v.Who.YOU, effect.random, effect.into)
                they = v.Discard(effect.amount, v.Who.OPPONENT, effect.random, effect.into)
                self.either(p.Instruction(p.WHO_FIRST), (you, they), (they, you), steps, optional)
            case _:
                step = self.step(effect)
                step.optional = optional
                steps.append(step)

    def guarded(self, guard: p.Instruction, then: tuple[v.Effect, ...], steps: list[p.Instruction]) -> None:
        """Add a step that jumps over what follows unless its condition holds."""
        if not then:
            return
        steps.append(guard)
        for effect in then:
            self.effect(effect, steps)
        guard.jump = len(steps)

    def either(
        self,
        fork: p.Instruction,
        one: tuple[v.Effect, ...],
        other: tuple[v.Effect, ...],
        steps: list[p.Instruction],
        optional: bool,
    ) -> None:
        fork.optional = optional
        steps.append(fork)
        for effect in one:
            self.effect(effect, steps)
        end = p.Instruction(p.JUMP)
        steps.append(end)
        fork.jump = len(steps)
        for effect in other:
            self.effect(effect, steps)
        end.jump = len(steps)

    def for_each_line(self, effect: v.ForEachLine, steps: list[p.Instruction]) -> None:
        note = p.Instruction(p.NOTE_LINES)
        note.where = self.spot(effect.lines)
        steps.append(note)
        loop = p.Instruction(p.NEXT_LINE)
        start = len(steps)
        steps.append(loop)
        self.effect(effect.do, steps)
        back = p.Instruction(p.JUMP)
        back.jump = start
        steps.append(back)
        loop.jump = len(steps)

    def step(self, effect: v.Effect) -> p.Instruction:
        """The one instruction of an effect without inner structure."""
        if type(effect) in SIMPLE_OPS:
            return p.Instruction(SIMPLE_OPS[type(effect)])
        match effect:
            case v.Draw():
                step = p.Instruction(p.DRAW)
                step.who, step.deck = WHO[effect.who], WHO[effect.deck or effect.who]
                step.amount = self.amount(effect.amount)
            case v.Search():
                step = p.Instruction(p.SEARCH)
                step.value = p.NOTHING if effect.value is None else effect.value
                step.protocol = self.known(effect.protocol)
                step.all = effect.all
            case v.Discard():
                step = p.Instruction(p.DISCARD)
                step.who, step.into = WHO[effect.who], WHO[effect.into or effect.who]
                step.amount = self.amount(effect.amount)
                step.random = effect.random
            case v.DiscardTop():
                step = p.Instruction(p.DISCARD_TOP)
                step.deck = WHO[effect.deck]
            case v.RevealHand():
                step = p.Instruction(p.REVEAL_HAND)
                step.who = WHO[effect.who]
            case v.Play():
                step = self.play(effect)
            case v.PlayTop():
                step = p.Instruction(p.PLAY_TOP)
                step.who, step.under = WHO[effect.who], effect.under
                step.deck, step.side = WHO[effect.deck or effect.who], WHO[effect.side or effect.who]
                step.amount, step.where = self.amount(effect.times), self.spot(effect.where)
            case v.Rearrange():
                step = p.Instruction(p.REARRANGE)
                step.who = WHO[effect.whose]
            case v.ShuffleTrash():
                step = p.Instruction(p.SHUFFLE_TRASH)
                step.even_empty = effect.even_empty
            case v.TurnProtocol():
                step = p.Instruction(p.TURN_PROTOCOL)
                step.protocol = self.known(effect.protocol)
            case v.State():
                step = p.Instruction(
                    p.STATE_NUMBER if effect.topic is v.Topic.NUMBER else p.STATE_PROTOCOL,
                )
            case v.Delete() | v.Flip() | v.Shift() | v.Return() | v.Take() | v.Reveal() | v.Mimic():
                step = self.aimed(effect)
            case _:
                raise TypeError(f"no translation for {type(effect).__name__}")
        return step

    def play(self, effect: v.Play) -> p.Instruction:
        step = p.Instruction(p.PLAY)
        step.source, step.face = SOURCE[effect.source], FACE[effect.face]
        step.where, step.free = self.spot(effect.where), effect.free
        step.value = p.NOTHING if effect.value is None else effect.value
        step.not_protocol = self.known(effect.not_protocol)
        return step

    def aimed(self, effect: v.Delete | v.Flip | v.Shift | v.Return | v.Take | v.Reveal | v.Mimic) -> p.Instruction:
        step = p.Instruction(AIMED_OPS[type(effect)])
        if isinstance(effect.target, v.Cards):
            step.cards = self.filter(effect.target)
        else:
            step.aim = p.THIS_CARD if isinstance(effect.target, v.This) else p.THAT_CARD
        if isinstance(effect, v.Delete):
            step.who = WHO[effect.who]
        if isinstance(effect, v.Flip):
            step.silent = effect.silent
        if isinstance(effect, v.Shift):
            step.where = self.spot(effect.to)
        if isinstance(effect, v.Delete | v.Flip | v.Shift | v.Return):
            step.how = HOW[effect.how]
        return step

    # ---------------------------------------------------------------------------------------- lines and numbers

    def spot(self, lines: v.Lines) -> p.Spot:
        holding = None if lines.holding is None else self.filter(lines.holding)
        return p.Spot(LINE[lines.which], holding, lines.at_least)

    def filter(self, cards: v.Cards) -> p.Filter:
        compare, values, amount = self.value(cards.value)
        return p.Filter(
            side=SIDE[cards.side],
            cover=COVER[cards.cover],
            face=FACE[cards.face],
            where=self.spot(cards.where),
            other=cards.other,
            compare=compare,
            values=values,
            amount=amount,
            pick=PICK[cards.pick],
            protocol=self.known(cards.protocol),
            not_protocol=self.known(cards.not_protocol),
        )

    def value(self, value: v.OneOf | v.MoreThan | v.LessThan | v.EqualTo | None) -> tuple[int, int, p.Amount | None]:
        """How a filter compares values: the kind, the allowed values as bits, and the amount to compare with."""
        match value:
            case None:
                return p.NO_VALUE, 0, None
            case v.OneOf():
                return p.ONE_OF, sum(1 << number for number in set(value.values)), None
            case v.MoreThan():
                return p.MORE_THAN, 0, self.amount(value.amount)
            case v.LessThan():
                return p.LESS_THAN, 0, self.amount(value.amount)
            case v.EqualTo():
                return p.EQUAL_TO, 0, self.amount(value.amount)

    def amount(self, amount: v.Amount | v.WholeHand | v.OrMore) -> p.Amount:
        match amount:
            case int():
                return p.Amount(p.NUMBER, amount, None, None)
            case v.HandSize():
                return p.Amount(p.HAND_SIZE, 0, None, None)
            case v.TrashSize():
                return p.Amount(p.TRASH_SIZE, 0, None, None)
            case v.Discarded():
                return p.Amount(p.DISCARDED, amount.plus, None, None)
            case v.ValueOfThat():
                return p.Amount(p.VALUE_OF_THAT, 0, None, None)
            case v.Count():
                return p.Amount(p.COUNT, 0, self.filter(amount.cards), None)
            case v.HalfOf():
                return p.Amount(p.HALF_COUNT, 0, self.filter(amount.amount.cards), None)
            case v.Protocols():
                return p.Amount(p.PROTOCOLS, 0, None, self.spot(amount.where))
            case v.WholeHand():
                return p.Amount(p.WHOLE_HAND, 0, None, None)
            case v.OrMore():
                return p.Amount(p.OR_MORE, amount.least, None, None)
            case _:
                raise TypeError(f"no translation for {type(amount).__name__}")

    def condition(self, condition: v.Condition) -> p.Condition:
        match condition:
            case v.AtLeast():
                return p.Condition(p.AT_LEAST, self.amount(condition.amount), condition.number)
            case v.AtMost():
                return p.Condition(p.AT_MOST, self.amount(condition.amount), condition.number)
            case v.Covered():
                return p.Condition(p.IS_COVERED, None, 0)
            case v.Covering():
                return p.Condition(p.IS_COVERING, None, 0)
            case v.Losing():
                return p.Condition(p.IS_LOSING, None, 0)
            case v.Matches():
                return p.Condition(p.IS_MATCH, None, 0)
            case _:
                raise TypeError(f"no translation for {type(condition).__name__}")
