"""Gives words to questions and options: kinds, keys and facts, made only when somebody asks.

Things on the planet are named by seat and card, `b.watchtower`; the second one of a name is `b.watchtower.2`, counted
in the order in which they entered. Traps are placed: `b.base/1` is the front trap of seat b's base.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from overrule.core.arrays import place_of
from overrule.core.decisions import Decision, Option
from overrule.core.frames import Frame
from overrule.core.position import NOBODY
from overrule.games.conquerors import options as o
from overrule.games.conquerors import program as p
from overrule.games.conquerors.frames import (
    ActivateFrame,
    AttackFrame,
    EffectFrame,
    LeaveFrame,
    PayFrame,
    PlayFrame,
    TrapFrame,
    TriggersFrame,
    WindowFrame,
)
from overrule.games.conquerors.rules.attack import attackable
from overrule.games.conquerors.rules.board import shielding
from overrule.games.conquerors.rules.changes import replacements
from overrule.games.conquerors.rules.targets import things_for, traps_for
from overrule.games.conquerors.rules.triggers import STRIDE
from overrule.games.conquerors.rules.windows import (
    CARD_PLAYED,
    EFFECT_PAID,
    EFFECT_STRIKES,
    LINE_STRIKES,
    TO_PART,
    TO_PHASE,
    TRAP_TURNED_UP,
)
from overrule.games.conquerors.state import EXHAUSTED, SLOT_MASK, USED, Position

SEAT_NAMES = "abcdef"
KINDS = {
    o.ASK_MULLIGAN: "mulligan",
    o.ASK_ACTION: "action",
    o.ASK_REACTION: "reaction",
    o.ASK_ATTACKER: "attacker",
    o.ASK_AIM: "aim",
    o.ASK_BLOCK: "block",
    o.ASK_GOES_FIRST: "goes-first",
    o.ASK_TRAP: "trap",
    o.ASK_SPOT: "spot",
    o.ASK_TRIGGER: "trigger",
    o.ASK_REPLACEMENT: "replacement",
    o.ASK_TARGET: "target",
    o.ASK_TRAP_TARGET: "trap-target",
    o.ASK_OPPONENT: "opponent",
    o.ASK_DISCARD: "discard",
    o.ASK_SACRIFICE: "sacrifice",
    o.ASK_KUK: "kuk",
    o.ASK_RECOVER: "recover",
    o.ASK_TRAPBACK: "trapback",
    o.ASK_STOP: "stop",
    o.ASK_MAY: "may",
    o.ASK_EITHER: "either",
    o.ASK_TAKER: "taker",
    o.ASK_PRICE: "price",
    o.ASK_SEARCH: "search",
    o.ASK_DEPLOY: "deploy",
    o.ASK_MAY_PAY: "may-pay",
}
WORDS = {o.PASS: "pass", o.DONE: "done", o.DO: "do", o.FIRST: "first", o.SECOND: "second", o.CONVERT: "convert"}
# The verb of a key for something in a list of cards, and for a thing on the planet.
CARD_VERBS = {
    o.ASK_MULLIGAN: "back",
    o.ASK_ACTION: "play",
    o.ASK_REACTION: "play",
    o.ASK_TRAP: "place",
    o.ASK_DISCARD: "discard",
    o.ASK_KUK: "bottom",
    o.ASK_RECOVER: "recover",
    o.ASK_TRAPBACK: "trapback",
    o.ASK_STOP: "stop",
    o.ASK_SEARCH: "search",
    o.ASK_DEPLOY: "deploy",
}
THING_VERBS = {
    o.ASK_ATTACKER: "attack",
    o.ASK_BLOCK: "block",
    o.ASK_TRAP: "move",
    o.ASK_TARGET: "target",
    o.ASK_TRAP_TARGET: "trap",
    o.ASK_SACRIFICE: "sacrifice",
    o.ASK_PRICE: "sacrifice",
    o.ASK_TAKER: "takes",
}
OTHER_VERBS = ("at", "pay", "player", "aim", "goes", "instead", "trigger")
KEY_VERBS = (*WORDS.values(), *CARD_VERBS.values(), *THING_VERBS.values(), *OTHER_VERBS)  # with which keys begin
MOMENTS = {
    TO_PHASE: "phase",
    TO_PART: "part",
    CARD_PLAYED: "played",
    EFFECT_PAID: "paid",
    TRAP_TURNED_UP: "trap",
    LINE_STRIKES: "line",
    EFFECT_STRIKES: "damage",
}
VERBS = {
    p.DAMAGE: "damage",
    p.HEAL: "heal",
    p.DESTROY: "destroy",
    p.RETURN: "return",
    p.TAKE_CONTROL: "take-control",
    p.EXHAUST: "exhaust",
    p.READY: "ready",
    p.RECHARGE: "recharge",
    p.BOOST: "boost",
    p.FORTIFY: "fortify",
    p.MIRROR: "mirror",
    p.RETREAT: "retreat",
    p.GAIN: "gain",
    p.PUT_COUNTERS: "put-counters",
    p.INTERCEPT: "intercept",
    p.DISARM: "disarm",
    p.LOOK_AT_TRAPS: "look-at-traps",
    p.MOVE_TRAP: "move-trap",
    p.PAY: "pay",
}


def card_id(s: Position, slot: int) -> str:
    """The id of what lies in a slot."""
    return s.card(slot).id


def thing_name(s: Position, slot: int) -> str:
    """The name of a thing on the planet in keys; of a trap, where it stands."""
    seat = s.controller[slot]
    if s.guard[slot] != NOBODY:
        return f"{thing_name(s, s.guard[slot])}/{place_of(slot, s.column(s.guard[slot])) + 1}"
    letter = SEAT_NAMES[seat]
    card = s.card(slot)
    if card.type == p.BASE:
        return f"{letter}.base"
    same = [other for other in s.rows(card.type)[seat] if s.card(other) is card]
    place = same.index(slot) + 1
    return f"{letter}.{card.id}" if place == 1 else f"{letter}.{card.id}.{place}"


def decision(s: Position) -> Decision:
    """The open question."""
    return Decision(
        number=s.decisions,
        seat=s.asking,
        kind=KINDS[s.question],
        source=source(s),
        options=tuple(_unique(option(s, code) for code in s.options)),
        facts=_facts(s),
    )


def _unique(options: Iterator[Option]) -> Iterator[Option]:
    """Options whose keys would be the same are numbered from the second one on."""
    seen: dict[str, int] = {}
    for choice in options:
        times = seen[choice.key] = seen.get(choice.key, 0) + 1
        yield choice if times == 1 else Option(f"{choice.key}#{times}", choice.code, choice.facts)


def source(s: Position) -> str | None:
    """The card on whose behalf the question is asked."""
    for frame in list(s.frames)[::-1]:
        if isinstance(frame, EffectFrame):
            return s.deal.library.cards[frame.card].id if frame.card >= 0 else None
        if isinstance(frame, PayFrame):
            return s.deal.library.cards[frame.number].id
        return None
    return None


# -------------------------------------------------------------------------------------------------------- options


def option(s: Position, code: int) -> Option:
    """One option of the open question in words."""
    if code >= o.AIM:
        return _aim(s, code)
    if code >= o.SPOT:
        thing, position = divmod(code - o.SPOT, 64)
        facts: dict[str, object] = {"thing": s.handle[thing], "position": position}
        return Option(f"at:{thing_name(s, thing)}/{position + 1}", code, facts)
    if code >= o.SLOT:
        return _thing(s, code)
    if code >= o.PAY:
        slot, place = divmod(code - o.PAY, 4)
        suffix = f"/{place + 1}" if place else ""
        facts = {"card": card_id(s, slot), "thing": s.handle[slot], "effect": place}
        facts |= target_facts(s, s.card(slot).paid[place].text, slot)
        return Option(f"pay:{thing_name(s, slot)}{suffix}", code, facts)
    if code >= o.PLACE:
        return _listed(s, code)
    if code >= o.SEAT:
        return Option(f"player:{SEAT_NAMES[code - o.SEAT]}", code, {"seat": code - o.SEAT})
    return Option(WORDS[code], code)


def _aim(s: Position, code: int) -> Option:
    place, target = (code - o.AIM) >> 10, (code - o.AIM) & SLOT_MASK
    frame = s.frames[-1]
    assert isinstance(frame, AttackFrame)
    attacker = frame.attackers[place] & SLOT_MASK
    facts = {"card": card_id(s, attacker), "thing": s.handle[attacker], "target": s.handle[target]}
    return Option(f"aim:{thing_name(s, attacker)}>{thing_name(s, target)}", code, facts)


def _thing(s: Position, code: int) -> Option:
    slot = code - o.SLOT
    name = thing_name(s, slot)
    facts: dict[str, object] = {"thing": s.handle[slot]}
    if s.guard[slot] == NOBODY or s.knows(s.asking, slot):
        facts["card"] = card_id(s, slot)
    return Option(f"{THING_VERBS[s.question]}:{name}", code, facts)


def _listed(s: Position, code: int) -> Option:
    """Something out of a list that belongs to the question."""
    place = code - o.PLACE
    frame = s.frames[-1]
    if s.question == o.ASK_GOES_FIRST:
        assert isinstance(frame, AttackFrame)
        slot = frame.attackers[place] & SLOT_MASK
        return Option(f"goes:{thing_name(s, slot)}", code, {"card": card_id(s, slot), "thing": s.handle[slot]})
    if s.question == o.ASK_TRIGGER:
        assert isinstance(frame, TriggersFrame)
        return _trigger(s, frame.waiting[place * STRIDE : (place + 1) * STRIDE], code)
    if s.question == o.ASK_REPLACEMENT:
        assert isinstance(frame, LeaveFrame)
        slot = replacements(s, frame)[2 * place]
        return Option(f"instead:{thing_name(s, slot)}", code, {"card": card_id(s, slot), "thing": s.handle[slot]})
    slot = _slots(s, frame)[place]
    card = card_id(s, slot)
    facts: dict[str, object] = {"card": card}
    if s.question in (o.ASK_ACTION, o.ASK_REACTION) and s.type(slot) == p.SPELL:
        facts |= target_facts(s, s.card(slot).text, p.NOTHING)
    return Option(f"{CARD_VERBS[s.question]}:{card}", code, facts)


def target_facts(s: Position, text: int, source: int) -> dict[str, object]:
    """What a text would let its player choose first, if it happened now: a single target is never asked about."""
    needs = s.deal.library.texts[text].needs
    step = needs[0] if len(needs) > 0 else None
    if step is None or step.how == p.RANDOM or (step.things is None and step.traps is None):
        return {}
    if step.things is not None:
        found = things_for(s, step, s.asking, source, NOBODY)
    else:
        found = traps_for(s, step, s.asking, p.NOTHING, NOBODY)
    facts: dict[str, object] = {"targets": [s.handle[slot] for slot in found]}
    return facts | vain_facts(s, step, found, s.ref(source) if source >= 0 else p.NOTHING)


def vain_facts(s: Position, step: p.Instruction, slots: Iterable[int], source: int) -> dict[str, object]:
    """Among the targets of a step, those to which it would do nothing, as all can see."""
    vain = [s.handle[slot] for slot in slots if _is_vain(s, step, slot, source)]
    return {"vain": vain} if vain else {}


def _is_vain(s: Position, step: p.Instruction, slot: int, source: int) -> bool:
    if step.op == p.HEAL:
        return s.damage[slot] == 0
    if step.op == p.EXHAUST:
        return s.flags[slot] & EXHAUSTED != 0
    if step.op == p.READY:
        return s.flags[slot] & EXHAUSTED == 0
    if step.op == p.RECHARGE:
        return s.flags[slot] & USED == 0
    if step.op == p.DAMAGE and step.amount is not None and step.amount.kind == p.NUMBER:
        return step.amount.number <= shield_left(s, source, slot)
    return False


def shield_left(s: Position, source: int, slot: int) -> int:
    """So much of a source's next damage to a thing its shielding takes off (PC-12.6)."""
    target = s.ref(slot)
    pairs = range(0, len(s.shields), 3)
    spent = sum(s.shields[at + 2] for at in pairs if s.shields[at] == source and s.shields[at + 1] == target)
    return max(0, shielding(s, slot) - spent)


def _trigger(s: Position, waiting: vec[i64], code: int) -> Option:
    """A triggered effect: the card that it is on, and for others than the one thing, whom it is about."""
    source, that = waiting[1], waiting[3]
    card = s.deal.library.cards[waiting[5]].id
    facts: dict[str, object] = {"card": card, "seat": waiting[2], **ability_facts(s, waiting[0], card)}
    if s.is_there(source):
        facts["thing"] = s.handle[source & SLOT_MASK]
    if s.is_there(that):
        facts["that"] = s.handle[that & SLOT_MASK]
    name = thing_name(s, source & SLOT_MASK) if s.is_there(source) else f"{SEAT_NAMES[waiting[2]]}.{card}"
    return Option(f"trigger:{name}", code, facts)


def ability_facts(s: Position, text: int, card: str | None) -> dict[str, object]:
    """Which of a card's abilities a text is, if it stands among them: another card may have given it."""
    owner, place = s.deal.library.ability.get(text, (None, 0))
    return {} if owner is None or owner != card else {"ability": place}


def _slots(s: Position, frame: Frame) -> Sequence[int]:
    """The cards from which the open question lets a seat choose, by their places."""
    if s.question == o.ASK_MULLIGAN:
        return [slot for slot in s.hands[s.asking] if slot not in frame.back]  # type: ignore[attr-defined]
    if s.question == o.ASK_KUK:
        return list(s.decks[s.asking])[::-1]
    if s.question == o.ASK_SEARCH:
        return list(s.decks[s.asking])
    if s.question in (o.ASK_RECOVER, o.ASK_TRAPBACK):
        return list(s.junkyards[s.asking])
    if s.question == o.ASK_STOP:
        return [under_way.slot if isinstance(under_way, PlayFrame) else -1 for under_way in s.frames]
    return list(s.hands[s.asking])


# ------------------------------------------------------------------------------------------------ facts of questions


def instruction(s: Position) -> p.Instruction | None:
    """The step of a text that asks, if a text asks."""
    frame = s.frames[-1]
    if not isinstance(frame, EffectFrame):
        return None
    steps = s.deal.library.texts[frame.text].steps
    return steps[frame.at] if frame.at < len(steps) else None


def _facts(s: Position) -> dict[str, object]:
    """What else the question is about."""
    frame = s.frames[-1]
    facts: dict[str, object] = {}
    if isinstance(frame, WindowFrame):
        facts |= window_facts(s, len(s.frames) - 1)
    elif isinstance(frame, AttackFrame) and s.question == o.ASK_ATTACKER:
        facts["attackable"] = [s.handle[target] for target in attackable(s, frame.player)]
    elif isinstance(frame, AttackFrame) and s.question == o.ASK_BLOCK:
        attacker = frame.attackers[frame.meeting] & SLOT_MASK
        target = frame.targets[frame.meeting] & SLOT_MASK
        facts |= {"attacker": s.handle[attacker], "card": card_id(s, attacker), "target": s.handle[target]}
    elif isinstance(frame, TrapFrame) and s.question == o.ASK_SPOT:
        facts["card"] = card_id(s, frame.slot)
    elif isinstance(frame, LeaveFrame):
        dying = frame.cards[frame.at] & SLOT_MASK
        facts |= {"thing": s.handle[dying], "card": card_id(s, dying)}
    step = instruction(s)
    if step is not None:
        if step.op in VERBS:
            facts["verb"] = VERBS[step.op]
        if s.question == o.ASK_TARGET:
            assert isinstance(frame, EffectFrame)
            slots = [code - o.SLOT for code in s.options if code >= o.SLOT]
            facts |= vain_facts(s, step, slots, frame.source)
        if s.question == o.ASK_DISCARD:
            assert isinstance(frame, EffectFrame)
            facts["count"] = step.count if step.amount is None else frame.chosen[0]
        if s.question == o.ASK_MAY_PAY:
            facts["materials"] = list(step.materials)
    elif isinstance(frame, PayFrame) and s.question == o.ASK_DISCARD:
        facts["count"] = s.deal.library.cards[frame.number].paid[frame.place].discard
    return facts


def _intercepts(s: Position, f: EffectFrame) -> bool:
    """Whether a text makes two warriors fight, so that both are struck."""
    return s.deal.library.texts[f.text].steps[f.at].op == p.INTERCEPT


def window_facts(s: Position, place: int) -> dict[str, object]:
    """What a reaction window is about: the moment, and the card that is being played, paid or turned up."""
    window = s.frames[place]
    assert isinstance(window, WindowFrame)
    facts: dict[str, object] = {"moment": MOMENTS[window.moment]}
    below = s.frames[place - 1]
    if isinstance(below, PlayFrame):
        facts |= {"card": card_id(s, below.slot), "seat": below.player}
    elif isinstance(below, PayFrame | ActivateFrame):
        facts |= {"card": s.deal.library.cards[below.number].id, "seat": below.player}
    elif isinstance(below, EffectFrame):
        facts |= {"card": s.deal.library.cards[below.card].id, "seat": below.player}
        struck = append(below.chosen[:], below.that) if _intercepts(s, below) else below.chosen
        facts["targets"] = [s.handle[ref & SLOT_MASK] for ref in struck if s.is_there(ref)]
    elif isinstance(below, AttackFrame) and window.moment == LINE_STRIKES:
        facts["line"] = below.line + 1
    return facts
