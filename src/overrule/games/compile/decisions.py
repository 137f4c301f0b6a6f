"""Gives words to questions and options of Compile: kinds, keys and facts, made only when somebody asks.

Cards in the field are named if they lie face up (`card:fire-3`) and placed if they lie face down: `card:b2.1`
is the first card from the protocol in line 2 on seat b's side. Lines are counted from 1.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from overrule.core.arrays import place_of
from overrule.core.decisions import Decision, OnOffer, Option
from overrule.games.compile import options as o
from overrule.games.compile import program as p
from overrule.games.compile.frames import (
    COMPILE_FRAME,
    DISCARD_FRAME,
    REFRESH_FRAME,
    TEXT_FRAME,
    CompileFrame,
    DiscardFrame,
    TextFrame,
)
from overrule.games.compile.rules.hands import HAND_LIMIT
from overrule.games.compile.rules.play_effects import playable_slots
from overrule.games.compile.state import LINES, NOWHERE, Position

SEAT_NAMES = "ab"
BOX_NAMES = {p.TOP: "top", p.MIDDLE: "middle", p.BOTTOM: "bottom"}
KINDS = {
    o.ASK_DRAFT: "draft",
    o.ASK_ACTION: "action",
    o.ASK_COMPILE: "compile",
    o.ASK_CONTROL: "control",
    o.ASK_TARGET: "target",
    o.ASK_TO_LINE: "shift-to",
    o.ASK_LINE: "line",
    o.ASK_DISCARD: "discard",
    o.ASK_CACHE: "cache",
    o.ASK_PLAY: "play",
    o.ASK_PLAY_LINE: "play-line",
    o.ASK_TRIGGER: "trigger",
    o.ASK_FIRE: "fire",
    o.ASK_MAY: "may",
    o.ASK_EITHER: "either",
    o.ASK_WHO_FIRST: "who-first",
    o.ASK_REARRANGE: "rearrange",
    o.ASK_SWAP_PROTOCOLS: "swap-protocols",
    o.ASK_SWAP_STACKS: "swap-stacks",
    o.ASK_NUMBER: "number",
    o.ASK_PROTOCOL: "protocol",
    o.ASK_SEARCH: "search",
    o.ASK_REVEAL_HAND: "reveal-hand",
    o.ASK_REVEAL_TRASH: "reveal-trash",
    o.ASK_REVEAL_DRAWN: "reveal-drawn",
    o.ASK_GIVE: "give",
    o.ASK_ESCAPE: "escape-to",
    o.ASK_ESCAPE_FIRST: "escape",
}
VERBS = {
    p.DELETE: "delete",
    p.FLIP: "flip",
    p.SHIFT: "shift",
    p.RETURN: "return",
    p.TAKE: "take",
    p.REVEAL: "reveal",
    p.MIMIC: "mimic",
}


def card_id(s: Position, kind: int) -> str:
    """The id of one of the match's 36 cards, like `fire-3`."""
    return f"{protocol_id(s, kind // p.CARDS_OF_PROTOCOL)}-{s.deal.value[kind]}"


def protocol_id(s: Position, place: int) -> str:
    """The id of one of the match's six protocols."""
    return s.deal.library.protocols[s.deal.protocols[place]]


def decision(s: Position) -> Decision:
    """The open question."""
    return Decision(
        number=s.decisions,
        seat=s.asking,
        kind=KINDS[s.question],
        source=_source(s),
        options=OnOffer(s, option),
        facts=_facts(s),
    )


def _text(s: Position) -> TextFrame | None:
    """The text on whose behalf the question is asked."""
    for place in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[place]
        if frame.kind == TEXT_FRAME:
            return cast(TextFrame, frame)
        if frame.kind not in (DISCARD_FRAME, REFRESH_FRAME):
            return None
    return None


def _source(s: Position) -> str | None:
    text = _text(s)
    return None if text is None else card_id(s, s.kind[text.source])


def _facts(s: Position) -> dict[str, object]:
    """What else the question is about: the verb of a target, the box of the text, how many cards are due."""
    facts: dict[str, object] = {}
    top = s.frames[-1]
    text = _text(s)
    if text is not None:
        facts["box"] = BOX_NAMES[text.box]
        steps = s.deal.library.texts[text.text].steps
        step = steps[text.at] if top is text else None
        if step is not None and step.op in VERBS:
            facts["verb"] = VERBS[step.op]
        if step is not None and s.question == o.ASK_TO_LINE and step.how != p.ALL and text.that >= 0:
            facts |= _named(s, text.that)
        if step is not None and s.question == o.ASK_EITHER and steps[step.jump].aim == p.THAT_CARD:
            facts |= _named(s, text.that)
        facts |= _mimicked(s, text)
    if top.kind == DISCARD_FRAME:
        discarding = cast(DiscardFrame, top)
        facts["least"] = max(0, discarding.least - discarding.number)
        facts["most"] = discarding.most - discarding.number
        facts["chosen"] = discarding.number
    if top.kind == COMPILE_FRAME and s.question == o.ASK_ESCAPE:
        facts |= _named(s, cast(CompileFrame, top).escaped[-1])
    if s.question == o.ASK_ACTION:
        facts["refresh"] = max(0, HAND_LIMIT - len(s.hands[s.asking]))
    return facts


def _named(s: Position, slot: int) -> dict[str, object]:
    """The card that a question is about, and what it is if it lies face down and the asked seat knows it."""
    return {"card": place(s, slot)} | _known(s, slot)


def _known(s: Position, slot: int) -> dict[str, object]:
    """What a card in the field is that lies face down, if the asked seat knows it: only that seat is told."""
    hidden = s.spot[slot] != NOWHERE and not s.is_up(slot)
    return {"known": card_id(s, s.kind[slot])} if hidden and s.knows(s.asking, slot) else {}


def _mimicked(s: Position, text: TextFrame) -> dict[str, object]:
    """The other card whose middle command the source is using."""
    middles = s.deal.middle
    if text.text not in middles or middles[s.kind[text.source]] == text.text:
        return {}
    return {"mimics": card_id(s, place_of(text.text, middles))}


def place(s: Position, slot: int) -> str:
    """A card as a key names it: by its id, or face down in the field by its place."""
    spot = s.spot[slot]
    if spot == NOWHERE or s.is_up(slot):
        return card_id(s, s.kind[slot])
    return f"{SEAT_NAMES[spot // LINES]}{spot % LINES + 1}.{place_of(slot, s.stacks[spot]) + 1}"


def option(s: Position, code: int) -> Option:
    """The words for an option code."""
    if code < o.LINE:
        key = {
            o.PASS: "pass",
            o.DO: "do",
            o.REFRESH_OPTION: "refresh",
            o.FIRST: "first",
            o.SECOND: "second",
            o.DONE: "done",
        }[code]
        return Option(key, code, {})
    if code < o.CARD:
        return Option(f"line:{code - o.LINE + 1}", code, {"line": code - o.LINE})
    if code < o.PLAY_CARD:
        return _card_option(s, code, code - o.CARD)
    if code < o.REARRANGE_OPTION:
        return _play_option(s, code)
    if code < o.SWAP_LINES:
        return _rearrange_option(s, code)
    if code < o.NAME_NUMBER:
        kept = code - o.SWAP_LINES
        lines = [line for line in range(LINES) if line != kept]
        return Option(f"swap:{lines[0] + 1}-{lines[1] + 1}", code, {"lines": lines})
    if code < o.NAME_PROTOCOL:
        return Option(f"number:{code - o.NAME_NUMBER}", code, {"number": code - o.NAME_NUMBER})
    if code < o.TRIGGER:
        name = protocol_id(s, code - o.NAME_PROTOCOL)
        return Option(f"protocol:{name}", code, {"protocol": name})
    if code < o.PICK_PROTOCOL:
        slot, bottom = divmod(code - o.TRIGGER, 2)
        box = "bottom" if bottom else "top"
        return Option(f"trigger:{place(s, slot)}:{box}", code, {"card": place(s, slot), "box": box})
    name = s.deal.library.protocols[code - o.PICK_PROTOCOL]
    return Option(f"pick:{name}", code, {"protocol": name})


def _card_option(s: Position, code: int, slot: int) -> Option:
    facts: dict[str, object] = {"handle": s.handle[slot]}
    spot = s.spot[slot]
    if spot != NOWHERE:
        facts |= {"side": spot // LINES, "line": spot % LINES, "place": place_of(slot, s.stacks[spot])}
    if spot == NOWHERE or s.is_up(slot):
        facts["card"] = card_id(s, s.kind[slot])
    return Option(f"card:{place(s, slot)}", code, facts | _known(s, slot))


def _play_slots(s: Position) -> vec[i64]:
    """The cards that the open question lets somebody play, in the places that the options name."""
    if s.question == o.ASK_ACTION:
        return s.hands[s.asking]
    text = cast(TextFrame, s.frames[-1])
    return playable_slots(s, text, s.deal.library.texts[text.text].steps[text.at])


def _play_option(s: Position, code: int) -> Option:
    slot = _play_slots(s)[o.place_played(code)]
    line, side = o.line_played(code), o.side_played(code)
    card = card_id(s, s.kind[slot])
    face = "up" if o.played_up(code) else "down"
    theirs = ":theirs" if side != s.asking else ""
    facts = {"card": card, "line": line, "side": side, "face": face}
    return Option(f"play:{card}@{line + 1}:{face}{theirs}", code, facts)


def _rearrange_option(s: Position, code: int) -> Option:
    player, order = divmod(code - o.REARRANGE_OPTION, 8)
    names = [protocol_id(s, s.order[player * LINES + line]) for line in o.ORDERS[order]]
    key = f"rearrange:{SEAT_NAMES[player]}:{','.join(names)}"
    return Option(key, code, {"side": player, "protocols": names})
