"""Turns cards written in the vocabulary into the instructions that the engine walks, once for each library.

Every word has its meaning in `rules/`; this module only gives it a flat form. Texts become lists of instructions with
jumps, so that a pause in the middle of a text is no more than a text number and a place in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.games.conquerors import program as p
from overrule.games.conquerors import vocabulary as v

TYPE = {
    v.Type.MINER: p.MINER,
    v.Type.BUILDING: p.BUILDING,
    v.Type.WARRIOR: p.WARRIOR,
    v.Type.TRAP: p.TRAP,
    v.Type.SPELL: p.SPELL,
}
BEING = {
    v.Being.MINER: p.MINER,
    v.Being.BUILDING: p.BUILDING,
    v.Being.WARRIOR: p.WARRIOR,
    v.Being.BASE: p.BASE,
}
SIDE = {v.Side.YOURS: p.YOURS, v.Side.ENEMY: p.ENEMY, v.Side.ANY: p.ANY, v.Side.THEIRS: p.THEIRS}
TURN = {v.Turn.YOURS: p.YOURS, v.Turn.ENEMY: p.ENEMY, v.Turn.ANY: p.ANY}
WHO = {
    v.Who.YOU: p.YOU,
    v.Who.OPPONENT: p.OPPONENT,
    v.Who.EACH_OPPONENT: p.EACH_OPPONENT,
    v.Who.EVERYONE: p.EVERYONE,
    v.Who.THEY: p.THEY,
}
BY = {v.Who.YOU: p.YOURS, v.Who.OPPONENT: p.ENEMY, v.Who.EACH_OPPONENT: p.ENEMY, v.Who.EVERYONE: p.ANY}
HOW = {v.How.CHOSEN: p.CHOSEN, v.How.UP_TO: p.UP_TO, v.How.ALL: p.ALL, v.How.RANDOM: p.RANDOM}
PLACE = {
    v.Place.HAND: p.HAND,
    v.Place.TOP: p.TOP,
    v.Place.BOTTOM: p.BOTTOM,
    v.Place.DECK: p.DECK,
    v.Place.JUNKYARD: p.JUNKYARD,
    v.Place.PLANET: p.PLANET,
}
EVENT = {
    v.Event.ENTERS: p.ENTERS,
    v.Event.DIES: p.DIES,
    v.Event.ATTACKS: p.ATTACKS,
    v.Event.BLOCKS: p.BLOCKS,
    v.Event.IS_BLOCKED: p.IS_BLOCKED,
    v.Event.IS_DAMAGED: p.IS_DAMAGED,
    v.Event.IS_HEALED: p.IS_HEALED,
    v.Event.KILLS: p.KILLS,
    v.Event.DEALS_DAMAGE: p.DEALS_DAMAGE,
}
MOMENT = {v.Moment.START: p.AT_START, v.Moment.MINING: p.AT_MINING, v.Moment.END: p.AT_END}
MATERIAL = {v.Material.GOLD: 0, v.Material.COSMIUM: 1, v.Material.ELECTRICITY: 2}
AIMED: dict[type, int] = {
    v.Damage: p.DAMAGE,
    v.Heal: p.HEAL,
    v.Destroy: p.DESTROY,
    v.Return: p.RETURN,
    v.TakeControl: p.TAKE_CONTROL,
    v.Exhaust: p.EXHAUST,
    v.Ready: p.READY,
    v.Recharge: p.RECHARGE,
    v.Boost: p.BOOST,
    v.Fortify: p.FORTIFY,
    v.Mirror: p.MIRROR,
    v.Retreat: p.RETREAT,
    v.Gain: p.GAIN,
    v.PutCounters: p.PUT_COUNTERS,
}
STORED: dict[type, int] = {v.Add: p.ADD, v.Lose: p.LOSE, v.Steal: p.STEAL}
OF_ONE: dict[type, int] = {v.AttackOf: p.ATTACK_OF, v.LifeOf: p.LIFE_OF, v.CountersOn: p.COUNTERS_ON}
FEATURES: dict[type, int] = {
    v.Illusion: p.IS_ILLUSION,
    v.FinalHit: p.HAS_FINAL_HIT,
    v.CannotAttack: p.CANNOT_ATTACK,
    v.CannotBlock: p.CANNOT_BLOCK,
    v.CannotBeBlocked: p.CANNOT_BE_BLOCKED,
    v.IgnoresTraps: p.IGNORES_TRAPS,
    v.EntersExhausted: p.ENTERS_EXHAUSTED,
    v.Bait: p.HAS_BAIT,
}


def library_of(sets: Sequence[v.CardSet]) -> p.Library:
    """The library of these card sets, cards in their order behind the base."""
    return _Translator(sets).library


def materials(amounts: v.Materials | v.Price) -> vec[i64]:
    """Gold, cosmium, electricity."""
    return vec[i64]([amounts.gold, amounts.cosmium, amounts.electricity])


class _Translator:
    def __init__(self, sets: Sequence[v.CardSet]) -> None:
        self.library = p.Library()
        self.subtypes: dict[str, int] = {}
        self.number: dict[str, int] = {}
        self.text((v.Kuk(1),))
        self.text((v.Damage(v.AttackOf(v.THIS), v.THAT),))
        base = p.Printed("base", p.BASE)
        base.life = p.BASE_LIFE
        self.library.cards = append(self.library.cards, base)
        cards = [card for card_set in sets for card in card_set.cards]
        self.number = {card.id: number for number, card in enumerate(cards, start=p.BASE_CARD + 1)}
        self.library.number = self.number
        for card in cards:
            self.library.cards = append(self.library.cards, self.card(card))
        self.library.starting = [self.number[name] for card_set in sets for name in card_set.starting]

    def card(self, card: v.Card) -> p.Printed:
        printed = p.Printed(card.id, TYPE[card.type])
        printed.token = card.token
        printed.cost = materials(card.cost)
        printed.total_cost = sum(printed.cost)
        for subtype in card.subtypes:
            printed.subtypes |= self.subtype(subtype)
        printed.reacts = card.type is v.Type.SPELL or card.cost.electricity > 0
        printed.attack = card.attack
        printed.life = card.life
        if card.do:
            printed.text = self.text(card.do)
        for place, ability in enumerate(card.abilities):
            first = len(self.library.texts)
            self.ability(ability, printed)
            self.library.ability.update(dict.fromkeys(range(first, len(self.library.texts)), (card.id, place)))
        return printed

    # ----------------------------------------------------------------------------------------------- abilities

    def ability(self, ability: v.Ability, card: p.Printed) -> None:
        card.features |= FEATURES.get(type(ability), 0)
        match ability:
            case v.Shielding():
                card.shielding += ability.amount
            case v.Selfheal():
                self.trigger(card, p.AT_END, self.text((v.Heal(ability.amount, v.THIS),)))
            case v.Selfdestroy():
                self.trigger(card, p.AT_END, self.text((v.Damage(ability.amount, v.THIS),)))
            case v.Paid():
                card.features |= p.HAS_PAID
                price = ability.price
                sacrifice = p.NOTHING if price.sacrifice is None else BEING[price.sacrifice]
                paid = p.PaidEffect(materials(price), sacrifice, price.sacrifice_this, self.text(ability.do))
                paid.discard = price.discard
                paid.counters = price.counters
                card.paid.append(paid)
            case v.At() | v.When() | v.WhenPlayed() | v.WhenDrawn() | v.WhenActivated():
                self.triggered(ability, card)
            case _:
                self.standing(ability, card)

    def trigger(self, card: p.Printed, event: int, text: int, of: p.Filter | None = None) -> p.Trigger:
        trigger = p.Trigger(event, text)
        trigger.of = of
        card.features |= p.own(event) if of is None and event < p.AT_START else p.watch(event)
        card.triggers.append(trigger)
        return trigger

    def triggered(self, ability: v.At | v.When | v.WhenPlayed | v.WhenDrawn | v.WhenActivated, card: p.Printed) -> None:
        text = self.text(ability.do)
        match ability:
            case v.At():
                trigger = self.trigger(card, MOMENT[ability.moment], text)
                trigger.side = TURN[ability.turn]
                return
            case v.When():
                trigger = self.trigger(card, EVENT[ability.event], text, self.of(ability.of))
            case v.WhenPlayed():
                trigger = self.trigger(card, p.PLAYED, text)
                trigger.side = BY[ability.by]
                trigger.types = _types(ability.what)
            case v.WhenDrawn():
                trigger = self.trigger(card, p.DRAWN, text)
                trigger.side = BY[ability.by]
            case v.WhenActivated():
                trigger = self.trigger(card, p.ACTIVATED, text)
                trigger.side = SIDE[ability.side]
        trigger.once = ability.once

    def standing(self, ability: v.Ability, card: p.Printed) -> None:
        match ability:
            case v.InsteadOfDying():
                of = self.of(ability.of)
                card.features |= p.HAS_INSTEAD if of is None else p.HAS_INSTEAD_FOR
                card.instead.append(p.Replacement(self.text(ability.do), of))
            case v.TakesDamageFor():
                card.features |= p.HAS_TAKES
                card.takes = self.filter(ability.of)
            case v.Bonus():
                card.features |= p.HAS_BONUS
                given = None if ability.given is None else self.condition(ability.given)
                card.bonuses.append(p.AttackBonus(self.amount(ability.attack), self.of(ability.of), given))
            case v.Grants():
                card.features |= p.HAS_GRANTS
                card.grants.append(self.grant(ability))
            case v.Storage():
                card.features |= p.HAS_STORAGE
                card.storage.append(p.Change(materials(ability.change), WHO[ability.who], p.ANY_TYPE))
            case v.Cheaper():
                card.features |= p.HAS_CHEAPER
                change = p.Change(materials(ability.change), WHO[ability.who], _types(ability.what))
                card.cheaper.append(change)

    def grant(self, ability: v.Grants) -> p.Grant:
        of = self.filter(ability.of)
        match ability.keyword:
            case v.Shielding(amount=amount):
                return p.Grant(of, amount, False, p.NOTHING)
            case v.FinalHit():
                return p.Grant(of, 0, True, p.NOTHING)
            case v.Selfheal(amount=amount):
                return p.Grant(of, 0, False, self.text((v.Heal(amount, v.THIS),)))

    # --------------------------------------------------------------------------------------------------- texts

    def text(self, effects: tuple[v.Effect, ...]) -> int:
        """Translate a text; gives its number in the library."""
        steps: list[p.Instruction] = []
        needs: list[p.Instruction] = []
        for effect in effects:
            first = len(steps)
            self.effect(effect, steps, False)
            if not isinstance(effect, v.May | v.If | v.MayPay | v.Later | v.ChooseOne):
                needs.extend(step for step in steps[first:] if _needs_target(step))
        text = p.Text(vec[p.Instruction](steps))
        text.needs = vec[p.Instruction](needs)
        if all(step.op == p.ADD and step.who == p.YOU and step.amount is None for step in steps):
            text.adds = vec[i64]([sum(step.materials[place] for step in steps) for place in range(3)])
        text.minds_storage = any(_minds_storage(step) for step in steps)
        text.mends = all(_mends(step) for step in steps)
        self.library.texts = append(self.library.texts, text)
        return len(self.library.texts) - 1

    def effect(self, effect: v.Effect, steps: list[p.Instruction], optional: bool) -> None:
        match effect:
            case v.May():
                self.effect(effect.do, steps, True)
                if effect.then:
                    skip = _append(steps, p.UNLESS_DONE)
                    self.effects(effect.then, steps)
                    skip.jump = len(steps)
            case v.If():
                skip = _append(steps, p.UNLESS)
                skip.condition = self.condition(effect.condition)
                self.effects(effect.then, steps)
                if effect.otherwise:
                    over = _append(steps, p.JUMP)
                    skip.jump = len(steps)
                    self.effects(effect.otherwise, steps)
                    over.jump = len(steps)
                else:
                    skip.jump = len(steps)
            case v.MayPay():
                offer = _append(steps, p.MAY_PAY)
                offer.materials = materials(effect.materials)
                offer.who = WHO[effect.who]
                unpaid = _append(steps, p.UNLESS_DONE)
                over = _append(steps, p.JUMP)
                unpaid.jump = len(steps)
                self.effects(effect.otherwise, steps)
                over.jump = len(steps)
            case v.Later():
                later = _append(steps, p.LATER)
                later.text = self.text(effect.do)
                later.event = MOMENT[effect.moment]
            case v.ChooseOne():
                either = _append(steps, p.EITHER)
                either.optional = optional
                self.effects(effect.first, steps)
                over = _append(steps, p.JUMP)
                either.jump = len(steps)
                self.effects(effect.second, steps)
                over.jump = len(steps)
            case _:
                step = self.simple(effect)
                step.optional = optional
                steps.append(step)

    def effects(self, effects: Iterable[v.Effect], steps: list[p.Instruction]) -> None:
        for effect in effects:
            self.effect(effect, steps, False)

    def simple(self, effect: v.Effect) -> p.Instruction:
        """One instruction for an effect without others inside."""
        if type(effect) in AIMED:
            return self.aimed(effect)
        match effect:
            case v.Add() | v.Lose() | v.Steal():
                step = p.Instruction(STORED[type(effect)])
                step.materials = materials(effect.materials)
                step.who = WHO[effect.who]
                if isinstance(effect.times, int):
                    step.materials = vec[i64]([effect.times * number for number in step.materials])
                else:
                    step.amount = self.amount(effect.times)
            case v.Pay():
                step = p.Instruction(p.PAY)
                step.materials = materials(effect.materials)
            case v.Draw():
                step = p.Instruction(p.DRAW)
                step.amount = self.amount(effect.amount)
                step.who = WHO[effect.who]
            case v.Discard():
                step = p.Instruction(p.DISCARD)
                self.counted(step, effect.amount)
                step.who = WHO[effect.who]
                step.random = effect.random
            case v.Mill():
                step = p.Instruction(p.MILL)
                self.counted(step, effect.amount)
                step.who = WHO[effect.who]
            case v.Sacrifice():
                step = p.Instruction(p.SACRIFICE)
                step.types = 1 << BEING[effect.what]
                step.who = WHO[effect.who]
            case v.Summon():
                step = p.Instruction(p.SUMMON)
                step.card = self.number[effect.card]
                self.counted(step, effect.count)
                step.who = WHO[effect.who]
            case _:
                step = self.special(effect)
        return step

    def special(self, effect: v.Effect) -> p.Instruction:
        match effect:
            case v.Look():
                step = p.Instruction(p.LOOK)
                step.count = effect.amount
            case v.Kuk():
                step = p.Instruction(p.KUK)
                step.count = effect.amount
            case v.Recover():
                step = p.Instruction(p.RECOVER)
                if isinstance(effect.what, v.Type):
                    step.types = 1 << TYPE[effect.what]
                elif effect.what is not None:
                    step.cards = self.cards(effect.what)
                step.to = PLACE[effect.to]
                step.how = HOW[effect.how]
                step.count = effect.count
            case v.Search():
                step = p.Instruction(p.SEARCH)
                step.cards = self.cards(effect.cards)
                step.to = PLACE[effect.to]
                step.count = effect.count
            case v.Deploy():
                step = p.Instruction(p.DEPLOY)
                step.cards = self.cards(effect.cards)
            case v.LookAtHand():
                step = p.Instruction(p.LOOK_AT_HAND)
                step.who = WHO[effect.who]
            case v.Disarm() | v.LookAtTraps():
                step = p.Instruction(p.DISARM if isinstance(effect, v.Disarm) else p.LOOK_AT_TRAPS)
                step.traps = self.traps(effect.traps)
                step.how = HOW[effect.how]
                step.count = effect.count
            case v.MoveTrap():
                step = p.Instruction(p.MOVE_TRAP)
                step.traps = self.traps(effect.traps)
            case v.Trapback():
                step = p.Instruction(p.TRAPBACK)
                step.count = effect.amount
            case v.Stop():
                step = p.Instruction(p.STOP)
                step.types = _types(effect.what)
            case v.Intercept():
                step = p.Instruction(p.INTERCEPT)
                step.things = self.filter(effect.blocker)
            case _:
                raise AssertionError(f"no instruction for {effect}")
        return step

    def aimed(self, effect: v.Effect) -> p.Instruction:
        step = p.Instruction(AIMED[type(effect)])
        target = effect.target  # type: ignore[union-attr]
        step.aim = p.THIS if isinstance(target, v.This) else p.THAT if isinstance(target, v.That) else p.FITTING
        if isinstance(target, v.Things):
            step.things = self.filter(target)
        match effect:
            case v.Damage():
                step.amount = self.amount(effect.amount)
            case v.Heal():
                step.amount = p.Amount(p.ALL_OF_IT, 0) if effect.amount is None else self.amount(effect.amount)
            case v.Return():
                step.to = PLACE[effect.to]
            case v.Boost():
                step.amount = self.amount(effect.attack)
            case v.Fortify():
                step.attack = effect.attack
                step.life = effect.life
            case v.Gain(keyword=v.Shielding() as keyword):
                step.shielding = keyword.amount
            case v.Gain():
                step.features = FEATURES[type(effect.keyword)]
            case v.PutCounters():
                step.attack = effect.amount
            case v.TakeControl():
                step.this_turn = effect.this_turn
        if not isinstance(effect, v.TakeControl | v.Mirror | v.Retreat):
            step.how = HOW[effect.how]  # type: ignore[union-attr]
            step.count = effect.count  # type: ignore[union-attr, assignment]
        return step

    # --------------------------------------------------------------------------------------------- small words

    def of(self, target: v.This | v.Things) -> p.Filter | None:
        return None if isinstance(target, v.This) else self.filter(target)

    def filter(self, things: v.Things) -> p.Filter:
        result = p.Filter(sum(1 << BEING[being] for being in things.what), SIDE[things.side])
        result.other = things.other
        for name in ("attacking", "exhausted", "damaged", "illusion"):
            wanted = getattr(things, name)
            setattr(result, name, p.NOTHING if wanted is None else int(wanted))
        for name in ("attack_at_most", "attack_at_least", "life_at_most"):
            wanted = getattr(things, name)
            setattr(result, name, p.NOTHING if wanted is None else wanted)
        words = ("attacking", "exhausted", "damaged", "illusion", "attack_at_most", "attack_at_least", "life_at_most")
        printed = (things.subtype, things.name, things.cost_at_most, things.cost_at_least)
        if any(wanted is not None for wanted in printed):
            result.cards = self.printed(things, p.ANY_TYPE)
        result.plain = result.cards is None and all(getattr(result, name) == p.NOTHING for name in words)
        return result

    def cards(self, cards: v.Cards) -> p.CardFilter:
        return self.printed(cards, _types(cards.what))

    def printed(self, wanted: v.Things | v.Cards, types: int) -> p.CardFilter:
        """What must be printed on a card."""
        result = p.CardFilter(types)
        if wanted.subtype is not None:
            result.subtype = self.subtype(wanted.subtype)
        if wanted.name is not None:
            result.number = self.number[wanted.name]
        if wanted.cost_at_most is not None:
            result.cost_at_most = wanted.cost_at_most
        if wanted.cost_at_least is not None:
            result.cost_at_least = wanted.cost_at_least
        return result

    def subtype(self, name: str) -> int:
        """The bit that stands for a subtype."""
        return 1 << self.subtypes.setdefault(name, len(self.subtypes))

    def counted(self, step: p.Instruction, amount: v.Amount) -> None:
        """How many cards an instruction is about."""
        if isinstance(amount, int):
            step.count = amount
        else:
            step.amount = self.amount(amount)

    def traps(self, traps: v.Traps) -> p.TrapFilter:
        return p.TrapFilter(SIDE[traps.side], traps.front, traps.here)

    def amount(self, amount: v.Amount) -> p.Amount:
        match amount:
            case int():
                return p.Amount(p.NUMBER, amount)
            case v.Count():
                result = p.Amount(p.COUNT, 0)
                result.things = self.filter(amount.things)
            case v.CountTraps():
                result = p.Amount(p.COUNT_TRAPS, 0)
                result.traps = self.traps(amount.traps)
            case v.HandSize():
                result = p.Amount(p.HAND_SIZE, 0)
                result.who = WHO[amount.who]
            case v.JunkyardSize():
                result = p.Amount(p.JUNKYARD_SIZE, 0)
                result.type = p.NOTHING if amount.what is None else TYPE[amount.what]
            case v.Stored():
                result = p.Amount(p.STORED, MATERIAL[amount.material])
            case v.AttackOf() | v.LifeOf() | v.CountersOn():
                kind = OF_ONE[type(amount)]
                result = p.Amount(kind, p.THIS if isinstance(amount.target, v.This) else p.THAT)
        return result

    def condition(self, condition: v.Condition) -> p.Condition:
        match condition:
            case v.AtLeast() | v.AtMost():
                result = p.Condition(p.AT_LEAST if isinstance(condition, v.AtLeast) else p.AT_MOST)
                result.amount = self.amount(condition.amount)
                result.number = condition.number
            case v.YourTurn():
                result = p.Condition(p.YOUR_TURN)
            case v.ThatIs():
                result = p.Condition(p.THAT_IS)
                result.things = self.filter(condition.things)
        return result


def _append(steps: list[p.Instruction], op: int) -> p.Instruction:
    steps.append(p.Instruction(op))
    return steps[-1]


def _types(types: tuple[v.Type, ...]) -> int:
    return sum(1 << TYPE[type] for type in types) if types else p.ANY_TYPE


def _needs_target(step: p.Instruction) -> bool:
    """Whether an instruction needs a chosen target (PC-5.5): "up to" includes none, "all" takes what there is."""
    if step.op in AIMED.values():
        return step.aim == p.FITTING and step.how in (p.CHOSEN, p.RANDOM)
    if step.op == p.SACRIFICE:
        return step.who == p.YOU
    if step.op in (p.RECOVER, p.DISARM, p.LOOK_AT_TRAPS):
        return step.how == p.CHOSEN
    return step.op in (p.MOVE_TRAP, p.STOP, p.INTERCEPT)


def _mends(step: p.Instruction) -> bool:
    """Whether an instruction heals its own card by an amount that does not depend on anything."""
    fixed = step.amount is not None and step.amount.kind in (p.NUMBER, p.ALL_OF_IT)
    return step.op == p.HEAL and step.aim == p.THIS and fixed


def _minds_storage(step: p.Instruction) -> bool:
    """Whether what an instruction does depends on what is stored, or takes from it."""
    amounts = [step.amount, step.condition.amount if step.condition else None]
    return step.op in (p.LOSE, p.STEAL, p.PAY) or any(a is not None and a.kind == p.STORED for a in amounts)
