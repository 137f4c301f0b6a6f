"""Compile in words: prompts, labels of options, and a sentence for each event, in the viewer's language.

A question belongs to the seat that is asked and may name what that seat knows. A sentence is made from an
event as its viewer may know it, so nothing here can tell more than that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, structs

from overrule.cards.names import Case
from overrule.core.decisions import Decision, Option
from overrule.games import telling
from overrule.games.compile import texts
from overrule.games.compile.library import BUILT_IN
from overrule.games.compile.observe import Observation
from overrule.games.compile.state import LINES
from overrule.games.compile.vocabulary import Card, Either, ForEachLine, InOneLine, May, PlayTop, Protocol, Who
from overrule.messages import message

PLACE = re.compile(r"[ab][1-3]\.\d+")  # a card face down in the field, as `decisions.place` writes it
NOBODY = -1
AREA = "overrule.games.compile"  # of the messages
Args = dict[str, str | int]


def say(lang: str, key: str, **args: str | int) -> str:
    """A message about Compile."""
    return message(lang, key, AREA, **args)


# ------------------------------------------------------------------------------------------------------ names


def split_card(id: str) -> tuple[str, int]:
    """Protocol and value of a card's id."""
    protocol, _, value = id.rpartition("-")
    return protocol, int(value)


def card_name(id: str, lang: str, case: Case = "nom") -> str:
    """The name of a card, like "Death 3", from its id, `death-3`."""
    return texts.card_name(*split_card(id), lang, case)


def protocol_names(ids: Sequence[str], lang: str) -> str:
    """Names of protocols, as a list in one line."""
    return ", ".join(texts.protocol_name(id, lang) for id in ids)


@cache
def built_in_cards() -> Mapping[str, tuple[Protocol, Card]]:
    """All built-in cards by their ids, with their protocols."""
    return {
        f"{protocol.id}-{card.value}": (protocol, card)
        for card_set in BUILT_IN.values()
        for protocol in card_set.protocols
        for card in protocol.cards
    }


# -------------------------------------------------------------------------------------------------- questions


class Questions:
    """Puts questions and answers in words for the seat that is asked."""

    def __init__(self, lang: str, seen: Observation, names: Sequence[str]) -> None:
        self.lang = lang

    def prompt(self, decision: Decision) -> str:
        """What the seat is asked, with the card that asks."""
        asked = question(decision, self.lang)
        if decision.source is None:
            return asked
        return say(self.lang, "prompt-of", card=card_name(decision.source, self.lang), prompt=asked)

    def label(self, option: Option, decision: Decision) -> str:
        """An option as the seat reads it."""
        return label(option, decision, self.lang)


def question(decision: Decision, lang: str) -> str:
    """What the seat is asked, without the card that asks."""
    return say(lang, f"ask-{decision.kind}", **_prompt_args(decision, lang))


def _prompt_args(decision: Decision, lang: str) -> Args:
    facts = decision.facts
    match decision.kind:
        case "action":
            return {"refresh": int(decision.find("refresh") is not None)}
        case "target":
            return {"verb": str(facts.get("verb", "other"))}
        case "shift-to":
            return {"cards": "one" if "card" in facts else "all", "card": _meant(facts, lang)}
        case "escape-to":
            return {"card": _meant(facts, lang)}
        case "discard" | "cache":
            return _discard_args(decision)
        case "may":
            offered = list(_words_of(decision, May))
            text = texts.explain(offered[0], lang) if len(offered) == 1 else ""
            return {"told": "yes" if text else "no", "text": text}
        case "either":
            return {"about": "card" if "card" in facts else "other", "card": _meant(facts, lang)}
        case "line":
            each, one = list(_words_of(decision, ForEachLine)), list(_words_of(decision, InOneLine))
            text = texts.explain((each + one)[0], lang) if len(each) + len(one) == 1 else ""
            return {"lines": "each" if each else "one", "told": "yes" if text else "no", "text": text}
        case "play-line":
            theirs = any(word.side is Who.OPPONENT for word in _words_of(decision, PlayTop))
            return {"side": "theirs" if theirs else "own"}
        case "play" | "reveal-drawn":
            return {"possible": "yes" if any(option.key != "pass" for option in decision.options) else "no"}
        case _:
            return {}


def _meant(facts: Mapping[str, Any], lang: str) -> str:
    """The card that a question is about: by its name, if the seat that is asked knows it."""
    card = facts.get("known", facts.get("card"))
    return say(lang, "card-down", count=1) if card is None or PLACE.fullmatch(card) else card_name(card, lang)


def _discard_args(decision: Decision) -> Args:
    least, most = _number(decision.facts, "least"), _number(decision.facts, "most")
    if decision.find("pass") is not None:
        duty = "may"
    elif decision.find("done") is not None:
        duty = "more" if _number(decision.facts, "chosen") else "may"
    else:
        duty = "exactly" if least == most else "least"
    return {"duty": duty, "least": least, "most": most}


def _number(facts: Mapping[str, Any], name: str) -> int:
    return int(facts.get(name, 0))


# ---------------------------------------------------------------------------------------------------- answers


def label(option: Option, decision: Decision, lang: str) -> str:
    """An option as the seat that is asked reads it: "Play Death 3 face up in line 2"."""
    form = option.key.partition(":")[0]
    return say(lang, f"option-{form}", **LABEL_ARGS[form](option, decision, lang))


def _kind_args(option: Option, decision: Decision, lang: str) -> Args:
    return {"kind": decision.kind}


def _refresh_args(option: Option, decision: Decision, lang: str) -> Args:
    return {"count": _number(decision.facts, "refresh")}


def _either_args(option: Option, decision: Decision, lang: str) -> Args:
    if decision.kind == "who-first":
        return {"what": "player", "text": ""}
    text = _alternative(option, decision, lang)
    return {"what": "text" if text else "other", "text": text}


def _line_args(option: Option, decision: Decision, lang: str) -> Args:
    return {"kind": decision.kind, "line": _line(option.facts)}


def _card_args(option: Option, decision: Decision, lang: str) -> Args:
    facts = option.facts
    if "line" not in facts:
        card = str(facts["card"])
        names = {"card": card_name(card, lang), "card_acc": card_name(card, lang, "acc")}
        return {"place": "away", "kind": decision.kind, **names}
    args: Args = {"line": _line(facts), "side": _side(facts, decision), "number": _number(facts, "place") + 1}
    if "card" in facts:
        return args | {"place": "up", "card": card_name(str(facts["card"]), lang)}
    if "known" in facts:
        return args | {"place": "known", "card": card_name(str(facts["known"]), lang)}
    return args | {"place": "down"}


def _play_args(option: Option, decision: Decision, lang: str) -> Args:
    facts = option.facts
    return {
        "card": card_name(str(facts["card"]), lang),
        "line": _line(facts),
        "face": str(facts["face"]),
        "side": _side(facts, decision),
    }


def _rearrange_args(option: Option, decision: Decision, lang: str) -> Args:
    names = [str(id) for id in _list(option.facts["protocols"])]
    return {"side": _side(option.facts, decision), "protocols": protocol_names(names, lang)}


def _swap_args(option: Option, decision: Decision, lang: str) -> Args:
    one, two = _list(option.facts["lines"])
    return {"one": one + 1, "two": two + 1}


def _number_args(option: Option, decision: Decision, lang: str) -> Args:
    return {"number": _number(option.facts, "number")}


def _protocol_args(option: Option, decision: Decision, lang: str) -> Args:
    return {"protocol": texts.protocol_name(str(option.facts["protocol"]), lang)}


def _trigger_args(option: Option, decision: Decision, lang: str) -> Args:
    return {"card": card_name(str(option.facts["card"]), lang), "box": str(option.facts["box"])}


# By the first word of an option's key: what its label needs to know.
LABEL_ARGS: dict[str, Callable[[Option, Decision, str], Args]] = {
    "pass": _kind_args,
    "do": _kind_args,
    "refresh": _refresh_args,
    "first": _either_args,
    "second": _either_args,
    "done": _kind_args,
    "line": _line_args,
    "card": _card_args,
    "play": _play_args,
    "rearrange": _rearrange_args,
    "swap": _swap_args,
    "number": _number_args,
    "protocol": _protocol_args,
    "trigger": _trigger_args,
    "pick": _protocol_args,
}


def _list(value: Any) -> list[Any]:
    return list(value)


def _line(facts: Mapping[str, Any]) -> int:
    """A line as people count it."""
    return int(facts["line"]) + 1


def _side(facts: Mapping[str, Any], decision: Decision) -> str:
    return "own" if facts["side"] == decision.seat else "theirs"


def _alternative(option: Option, decision: Decision, lang: str) -> str:
    """What one of two alternatives says; nothing if the card has several such choices or is not built in."""
    found = list(_words_of(decision, Either))
    if len(found) != 1:
        return ""
    return texts.explain(found[0].one if option.key == "first" else found[0].other, lang)


W = TypeVar("W")


def _words_of(decision: Decision, kind: type[W]) -> Iterator[W]:
    """The words of a kind in the text that asks; none if its card is not built in."""
    owner, box = decision.facts.get("mimics", decision.source), str(decision.facts.get("box"))
    _, card = built_in_cards().get(str(owner), (None, None))
    if card is not None:
        yield from _inside(getattr(card, "middle" if "mimics" in decision.facts else box), kind)


def _inside(word: Any, kind: type[W]) -> Iterator[W]:
    """All words of a kind inside a text."""
    if isinstance(word, kind):
        yield word
    if isinstance(word, tuple):
        for part in word:
            yield from _inside(part, kind)
    elif isinstance(word, Struct):
        for field in structs.fields(word):
            yield from _inside(getattr(word, field.name), kind)


# ----------------------------------------------------------------------------------------------------- events


# With these, cards leave their stacks; the middle command of a card that is uncovered by it happens (CO-83).
LIFTS = frozenset({"deleted", "returned", "returned-to-deck", "taken", "shifted"})


class Narrator:
    """Tells one viewer the events of a match, from its start on: it remembers where the protocols lie."""

    def __init__(self, lang: str, viewer: int, names: Sequence[str], opening: Observation | None = None) -> None:
        self.lang = lang
        self.viewer = viewer
        self.names = names
        self.protocols: list[list[str]] = []  # of each seat, from line 1 to line 3
        self.turn: int | None = None  # the number of the event with which the turn began
        self.ways: dict[int, str] = {}  # what was done to a card when it was told of last, by handles
        self.lifts: set[int] = set()  # the numbers of events with which cards left their stacks
        self.known: dict[int, str | None] = {}  # what the viewer knew of a card when it was told of last, by handles

    def tell(self, event: Mapping[str, Any]) -> str:
        """The sentence for the next event, as the viewer may know it.

        A top or bottom command that comes to nothing, because its condition does not hold or nobody wants it, is not
        told: it would be told again every turn. Nor is what a card turned out to be, to somebody who knew it.
        """
        if event["kind"] in LIFTS:
            self.lifts.add(event["number"])
        if "told_in" in event:
            return ""
        if "among" in event:
            event = {**event, "cards": telling.cards(event)}
        if event["kind"] == "turned-out":
            event = {**event, "cards": [card for card in event["cards"] if self._is_news(card)]}
            if not event["cards"]:
                return ""
            way = self.ways.get(event["cards"][0]["handle"], "")
            event = {**event, "way": way if way in ("played", "taken") else "deleted"}
        else:
            self.ways |= {card["handle"]: event["kind"] for card in event.get("cards", ())}
        self.known |= {card["handle"]: card["card"] for card in event.get("cards", ())}
        if event["kind"] == "text" and event["box"] != "middle" and "vain" in event:
            return ""
        if event["kind"] == "dealt":
            dealt = list(event["protocols"])
            self.protocols = [dealt[:LINES], dealt[LINES:]]
        elif event["kind"] == "rearranged" and self.protocols:
            before = self.protocols[event["seat"]]
            after = self.protocols[event["seat"]] = [before[line] for line in event["order"]]
            event = {**event, "protocols": after}
        elif event["kind"] == "text" and event["box"] == "middle" and event["cause"] in self.lifts:
            event = {**event, "uncovered": True}
        elif event["kind"] == "turn":
            self.turn = event["number"]
        elif event["kind"] == "discarded" and self.turn is not None and event["cause"] == self.turn:
            event = {**event, "cache": True}  # no text asks for it, so it is Check Cache (CO-80)
        return sentence(event, self.lang, self.viewer, self.names)

    def _is_news(self, card: Mapping[str, Any]) -> bool:
        return card["card"] is None or card["card"] != self.known.get(card["handle"])


# Kinds that happen to several cards in a row, in one sentence.
ALIKE: Mapping[str, Sequence[str]] = dict.fromkeys(("deleted", "discarded", "returned", "turned-out"), ())


def together(events: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Events with those put together that are told together."""
    return telling.in_one_sentence(telling.together(events, effects=("text", "mimicked")), ALIKE)


def sentence(event: Mapping[str, Any], lang: str, viewer: int, names: Sequence[str]) -> str:
    """What happened, as this viewer may know it (`Event.view(viewer)`). `names` are those of the seats."""
    args: Args = {**_seat_args(event, viewer, names), **_card_list(event, lang), **_fact_args(event, lang)}
    if event["kind"] == "mimicked":
        copier, copied = (card["card"] for card in event["cards"])
        args |= {"copier": card_name(copier, lang), "copied": card_name(copied, lang, "gen")}
    if event["kind"] == "text":
        args["text"] = _quoted(event["cards"][0]["card"], event["box"], lang)
    if event["kind"] == "dealt":
        args |= _dealt_args(event, lang, names)
    if event["kind"] == "rearranged":
        args["protocols"] = _order(event, lang)
    variant = next((f"-{name}" for name in ("uncovered", "cache") if name in event), "")
    if "vain" in event:
        variant = "-declined" if event["vain"] == "declined" else "-vain"
    if event["kind"] == "rearranged" and _is_swap(event["order"]):
        variant = "-swap"
    told = say(lang, f"event-{event['kind']}{variant}", **args)
    return told[:1].upper() + told[1:]


def _is_swap(order: Sequence[int]) -> bool:
    """Whether two protocols have changed places and the third has not moved."""
    return sum(line == at for at, line in enumerate(order)) == 1


# Quotation marks inside others.
INNER_QUOTES = {"en": str.maketrans("“”", "‘’"), "cs": str.maketrans("„“", "‚‘")}


def _quoted(id: str, box: str, lang: str) -> str:
    """What a box of a card says, in quotation marks; of a card that is not built in, which box it is."""
    if id not in built_in_cards():
        return say(lang, "box-named", box=box)
    text: str = getattr(texts.card_text(built_in_cards()[id][1], lang), box)
    return say(lang, "box-quoted", text=text.replace("\n", " ").translate(INNER_QUOTES[lang]))


# Facts that name the seat that does something, and the seat whose thing it is done to.
DOERS = ("by", "seat", "first", "winner")
OWNERS = ("deck", "into", "side")


def _seat_args(event: Mapping[str, Any], viewer: int, names: Sequence[str]) -> Args:
    doer = next((event[name] for name in DOERS if name in event), NOBODY)
    args: Args = {"who": "nobody", "name": ""}
    if doer in (0, 1):
        args = {"who": "you" if doer == viewer else "other", "name": names[doer]}
        if event["kind"] == "over" and viewer == 1 - doer:
            args["who"] = "opponent"
    owner = next((event[name] for name in OWNERS if name in event), None)
    if event["kind"] in ("gave", "lost"):
        owner = 1 - doer
    if "by" in event:
        owner = event["seat"]
    if owner is not None:
        args["of"] = "own" if owner == doer else "yours" if owner == viewer else "theirs"
        args["whose"] = "you" if owner == viewer else "opponent" if viewer in (0, 1) else "other"
        args["owner"] = names[owner]
    return args


def _card_list(event: Mapping[str, Any], lang: str) -> Args:
    cards = event.get("cards", [])
    if not cards:
        return {}
    ids = [card["card"] for card in cards]
    known = sum(1 for id in ids if id is not None)
    hidden = "card-unknown" if event["kind"] in ("drew", "gave", "lost") else "card-down"
    return {
        "cards": _listed(ids, hidden, lang, "nom"),
        "cards_acc": _listed(ids, f"{hidden}-acc", lang, "acc"),
        "cards_gen": _listed(ids, f"{hidden}-gen", lang, "gen"),
        "gender": "" if ids[0] is None else texts.NAMES.gender("protocols", split_card(ids[0])[0], lang),
        "count": len(cards),
        "known": "all" if known == len(cards) else "some" if known else "none",
    }


def _listed(ids: Sequence[str | None], hidden: str, lang: str, case: Case) -> str:
    """Cards in a row, in a case; those that the viewer does not know are counted, by the message for them."""
    unknown = say(lang, hidden, count=ids.count(None)) if None in ids else ""
    names = [card_name(id, lang, case) for id in ids if id is not None]
    names += [unknown] if unknown else []
    return telling.in_a_row(names, lang)


def _fact_args(event: Mapping[str, Any], lang: str) -> Args:
    """The facts of an event that are neither seats nor cards."""
    args: Args = {"under": "yes" if event.get("under") else "no"}
    if "line" in event:
        args["line"] = event["line"] + 1
    if "lines" in event:
        args["one"], args["two"] = sorted(line + 1 for line in event["lines"])
    if "totals" in event:
        args["total"], args["other"] = (str(total).replace("-", "−") for total in event["totals"])
    if "up" in event:
        args["face"] = "up" if event["up"] else "down"
    if "protocol" in event:
        args["protocol"] = texts.protocol_name(event["protocol"], lang)
    if "what" in event:
        plain = event["kind"] in ("stated-number", "skipped")
        args["what"] = event["what"] if plain else texts.protocol_name(event["what"], lang)
    for name in ("box", "ending", "from", "turn", "way"):
        if name in event:
            args[name] = event[name]
    return args


def _order(event: Mapping[str, Any], lang: str) -> str:
    """How a player's protocols lie now: by their names where they are known, else by the lines they come from."""
    if "protocols" in event:
        return protocol_names(event["protocols"], lang)
    return say(lang, "protocols-from-lines", lines=", ".join(str(line + 1) for line in event["order"]))


def _dealt_args(event: Mapping[str, Any], lang: str, names: Sequence[str]) -> Args:
    protocols = event["protocols"]
    return {
        "one": names[0],
        "protocols1": protocol_names(protocols[:LINES], lang),
        "two": names[1],
        "protocols2": protocol_names(protocols[LINES:], lang),
    }
