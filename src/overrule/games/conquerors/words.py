"""Planetary Conquerors in words: prompts, labels of options, and a sentence for each event, in the viewer's language.

A question belongs to the seat that is asked and may name what that seat sees. A sentence is made from an event as its
viewer may know it, so nothing here can tell more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar

from msgspec import Struct, structs

from overrule.cards.names import CASES, Case
from overrule.core.decisions import Decision, Option
from overrule.games import telling
from overrule.games.conquerors import texts
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.observe import Observation, SeatView, Thing
from overrule.games.conquerors.texts import cs_words as cs
from overrule.games.conquerors.texts import en
from overrule.games.conquerors.vocabulary import Card, ChooseOne, Materials, May, Paid
from overrule.messages import message

BASE = "base"  # the id under which bases appear, though they are no cards (PC-2.3)
AREA = "overrule.games.conquerors"  # of the messages
Args = dict[str, str | int]


def say(lang: str, key: str, **args: str | int) -> str:
    """A message about Planetary Conquerors."""
    return message(lang, key, AREA, **args)


# ------------------------------------------------------------------------------------------------------------ names


@cache
def built_in_cards() -> Mapping[str, Card]:
    """All built-in cards by their ids, tokens too."""
    return {card.id: card for card_set in BUILT_IN.values() for card in card_set.cards}


def card_name(id: str, lang: str, case: Case = "nom") -> str:
    """The name of a card, or the word for a base."""
    return say(lang, "base", case=case) if id == BASE else texts.card_name(id, lang, case)


def materials(amounts: Sequence[int], lang: str) -> str:
    """Amounts of gold, cosmium and electricity in a sentence: "2 gold and 1 cosmium"; empty for none."""
    stored = Materials(*amounts)
    return en.materials(stored) if lang == "en" else cs.materials(stored)


@dataclass(frozen=True)
class Sight:
    """A thing on the planet as somebody sees it: whose it is, and the how-manieth of its name that player has.

    A trap has no `thing`, but a place in the column in front of one; `card` is None where it is face down.
    """

    seat: int
    card: str | None
    type: str
    number: int = 1
    thing: Thing | None = None
    before: int | None = None
    place: int = 0


def sights(seen: Observation) -> dict[int, Sight]:
    """All things on the planet, by their handles."""
    found: dict[int, Sight] = {}
    for seat, view in enumerate(seen.seats):
        for type, row in rows(view).items():
            times: dict[str, int] = {}
            for thing in row:
                times[thing.card] = times.get(thing.card, 0) + 1
                found[thing.handle] = Sight(seat, thing.card, type, times[thing.card], thing)
                for place, trap in enumerate(thing.traps):
                    found[trap.handle] = Sight(seat, trap.card, "trap", before=thing.handle, place=place)
    return found


def rows(view: SeatView) -> dict[str, tuple[Thing, ...]]:
    """All that a player has on the planet besides traps, by type."""
    bases = (view.base,) if view.base is not None else ()
    return {BASE: bases, "miner": view.miners, "building": view.buildings, "warrior": view.warriors}


def stats(type: str, thing: Thing) -> str:
    """Attack and life of a warrior, life of a building or base with its maximum; nothing for a miner."""
    if type == "miner":
        return ""
    return f"{thing.attack}/{thing.life}" if type == "warrior" else f"{thing.life}/{thing.max_life}"


class Speaker:
    """Names players and their things for one viewer. `names` are those of the seats."""

    def __init__(self, lang: str, viewer: int, names: Sequence[str]) -> None:
        self.lang = lang
        self.viewer = viewer
        self.names = names

    def say(self, key: str, **args: str | int) -> str:
        return say(self.lang, key, **args)

    def card(self, id: str, case: Case = "nom") -> str:
        return card_name(id, self.lang, case)

    def who(self, seat: int) -> Args:
        """A player as messages want it."""
        return {"who": "you" if seat == self.viewer else "other", "name": self.names[seat]}

    def whose(self, seat: int, card: str, number: int = 1, case: Case = "nom") -> str:
        """A card with the player whose it is: "your Siege Hound", "Anna's base"."""
        name = self.card(card, case) if number == 1 else f"{self.card(card, case)} #{number}"
        return self.say("thing", card=name, case=case, gender=self.gender(card), **self.who(seat))

    def gender(self, card: str) -> str:
        """The gender of a card's name, in languages that have one."""
        return texts.card_gender(card, self.lang)


def first_up(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


# -------------------------------------------------------------------------------------------------------- questions


class Questions(Speaker):
    """Puts questions and answers in words for the seat that is asked, from what that seat sees."""

    def __init__(self, lang: str, seen: Observation, names: Sequence[str]) -> None:
        super().__init__(lang, seen.viewer, names)
        self.seen = seen
        self.sights = sights(seen)

    def prompt(self, decision: Decision) -> str:
        """What the seat is asked, with the card that asks."""
        asked = self.question(decision)
        if decision.source is None:
            return asked
        return self.say("prompt-of", card=self.card(decision.source), prompt=asked)

    def question(self, decision: Decision) -> str:
        """What the seat is asked, without the card that asks."""
        return first_up(self.say(f"ask-{decision.kind}", **self._question_args(decision)))

    def _question_args(self, decision: Decision) -> Args:
        facts = decision.facts
        match decision.kind:
            case "mulligan":
                return {"first": "no" if decision.find("pass") is None else "yes"}
            case "reaction":
                return {"moment": self.moment(facts)}
            case "block":
                attacker, target = (self.thing(_number(facts, name), True) for name in ("attacker", "target"))
                return {"attacker": attacker, "target": target}
            case "aim":
                return {"attackers": len({option.facts["thing"] for option in decision.options})}
            case "trap":
                return {"may": _trap_moves(decision)}
            case "replacement":
                return {"thing": self.thing(_number(facts, "thing"))}
            case "target" | "trap-target":
                return {"verb": str(facts.get("verb", "other"))}
            case "may":
                found = list(_words_of(decision, May))
                text = texts.explain(found[0], self.lang) if len(found) == 1 else ""
                return {"verb": "told" if text else str(facts.get("verb", "other")), "text": text}
            case "discard":
                return {"count": _number(facts, "count")}
            case "may-pay":
                return {"materials": materials(_list(facts["materials"]), self.lang)}
            case "kuk":
                return {"cards": len(decision.options) - 1}
            case _:
                return {}

    def moment(self, facts: Mapping[str, object]) -> str:
        """What can be reacted to now (PC-6.1)."""
        args: Args = {"moment": str(facts["moment"]), "phase": self.seen.phase}
        aimed = any(attacker.target is not None for attacker in self.seen.attackers)
        args |= {"part": "lines" if aimed else "targets", "line": _number(facts, "line")}
        if "seat" in facts:
            args |= self.who(_number(facts, "seat")) | {"card": self.card(str(facts["card"]))}
        targets = [self.thing(handle) for handle in _list(facts.get("targets", ()))]
        args |= {"aims": "some" if targets else "none", "targets": telling.in_a_row(targets, self.lang)}
        return first_up(self.say("moment", **args))

    def thing(self, handle: int, numbers: bool = False) -> str:
        """A thing on the planet by its handle; if wanted, with its attack and life."""
        sight = self.sights.get(handle)
        if sight is None:  # it has left
            return self.say("thing-gone", case="nom")
        if sight.before is not None:
            return self.trap(sight)
        assert sight.card is not None
        name = self.whose(sight.seat, sight.card, sight.number)
        counted = stats(sight.type, sight.thing) if numbers and sight.thing is not None else ""
        return f"{name} {counted}" if counted else name

    def trap(self, sight: Sight) -> str:
        """A trap, by its name where it is known, and where it stands."""
        assert sight.before is not None
        name = self.say("trap-down", case="nom") if sight.card is None else self.card(sight.card)
        return self.say("trap-at", trap=name, thing=self.thing(sight.before), place=sight.place + 1)

    # ------------------------------------------------------------------------------------------------------ answers

    def label(self, option: Option, decision: Decision) -> str:
        """An option as the seat that is asked reads it."""
        form = option.key.partition(":")[0]
        return first_up(self.say(f"option-{form}", **LABEL_ARGS[form](self, option, decision)))

    def no_args(self, option: Option, decision: Decision) -> Args:
        return {}

    def kind_args(self, option: Option, decision: Decision) -> Args:
        """For *pass* and *done*, which mean something else in each question."""
        return {"kind": decision.kind, "attackers": len(self.seen.attackers), "cards": len(decision.options) - 1}

    def card_args(self, option: Option, decision: Decision) -> Args:
        return {"card": self.card(str(option.facts["card"]))}

    def thing_args(self, option: Option, decision: Decision) -> Args:
        return {"thing": self.thing(_number(option.facts, "thing"), True)}

    def source_args(self, option: Option, decision: Decision) -> Args:
        return {"thing": self.thing(_number(option.facts, "thing"))}

    def player_args(self, option: Option, decision: Decision) -> Args:
        return self.who(_number(option.facts, "seat"))

    def aim_args(self, option: Option, decision: Decision) -> Args:
        attacker = self.sights[_number(option.facts, "thing")]
        assert attacker.card is not None
        name = self.card(attacker.card) if attacker.number == 1 else f"{self.card(attacker.card)} #{attacker.number}"
        return {"attacker": name, "target": self.thing(_number(option.facts, "target"), True)}

    def spot_args(self, option: Option, decision: Decision) -> Args:
        handle, position = _number(option.facts, "thing"), _number(option.facts, "position")
        thing = self.sights[handle].thing
        others = len(thing.traps) if thing is not None else 0
        place = "only" if not others else "front" if position == 0 else "behind"
        return {"thing": self.thing(handle), "place": place, "position": position}

    def pay_args(self, option: Option, decision: Decision) -> Args:
        """A paid effect with its text."""
        facts = option.facts
        card = built_in_cards().get(str(facts["card"]))
        paid = [ability for ability in card.abilities if isinstance(ability, Paid)] if card is not None else []
        text = texts.explain(paid[_number(facts, "effect")], self.lang) if paid else ""
        return {"card": self.thing(_number(facts, "thing")), "told": "yes" if text else "no", "text": text}

    def either_args(self, option: Option, decision: Decision) -> Args:
        """One of two alternatives, in the words of the card if it has no other such choice."""
        found = list(_words_of(decision, ChooseOne))
        if len(found) != 1:
            return {"told": "no", "text": ""}
        effects = found[0].first if option.key == "first" else found[0].second
        text = " ".join(texts.explain(effect, self.lang) for effect in effects)
        return {"told": "yes", "text": text}

    def trigger_args(self, option: Option, decision: Decision) -> Args:
        """A triggered effect: whose card it is on, its text, and what set it off, if that is still there."""
        facts = option.facts
        card = self.whose(_number(facts, "seat"), str(facts["card"]))
        if "thing" in facts:
            card = self.thing(_number(facts, "thing"))
        about = "that" in facts and facts["that"] != facts.get("thing")
        printed = built_in_cards().get(str(facts["card"]))
        text = ""
        if printed is not None and "ability" in facts:
            text = texts.explain(printed.abilities[_number(facts, "ability")], self.lang)
        args: Args = {"card": card, "told": "yes" if text else "no", "text": text}
        return args | {"about": "yes" if about else "no", "that": self.thing(_number(facts, "that"))}


# By the first word of an option's key: what its label needs to know.
LABEL_ARGS: dict[str, Callable[[Questions, Option, Decision], Args]] = {
    "pass": Questions.kind_args,
    "done": Questions.kind_args,
    "do": Questions.no_args,
    "first": Questions.either_args,
    "second": Questions.either_args,
    "convert": Questions.no_args,
    "player": Questions.player_args,
    "aim": Questions.aim_args,
    "at": Questions.spot_args,
    "pay": Questions.pay_args,
    "back": Questions.card_args,
    "play": Questions.card_args,
    "place": Questions.card_args,
    "discard": Questions.card_args,
    "bottom": Questions.card_args,
    "recover": Questions.card_args,
    "trapback": Questions.card_args,
    "search": Questions.card_args,
    "deploy": Questions.card_args,
    "stop": Questions.card_args,
    "attack": Questions.thing_args,
    "block": Questions.thing_args,
    "move": Questions.thing_args,
    "target": Questions.thing_args,
    "trap": Questions.thing_args,
    "sacrifice": Questions.thing_args,
    "takes": Questions.thing_args,
    "goes": Questions.thing_args,
    "instead": Questions.source_args,
    "trigger": Questions.trigger_args,
}


def _trap_moves(decision: Decision) -> str:
    """Whether a trap can be placed, moved, or both."""
    forms = {option.key.partition(":")[0] for option in decision.options}
    return "both" if {"place", "move"} <= forms else "move" if "move" in forms else "place"


def _number(facts: Mapping[str, Any], name: str) -> int:
    return int(facts.get(name, 0))


def _list(value: Any) -> list[Any]:
    return list(value)


W = TypeVar("W")


def _words_of(decision: Decision, kind: type[W]) -> Iterator[W]:
    """The words of a kind on the card that asks; none if it is not built in."""
    card = built_in_cards().get(str(decision.source))
    if card is not None:
        yield from _inside((card.abilities, card.do), kind)


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


# ----------------------------------------------------------------------------------------------------------- events

# Kinds of events that follow each other when one thing is done several times, and those that announce an effect.
REPEATED = (("drew",), ("added", "overflowed"), ("milled",), ("discarded",))
EFFECTS = ("triggered", "instead")


def together(events: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Events with those put together that are told together."""
    return telling.together(events, REPEATED, EFFECTS)


class Narrator(Speaker):
    """Tells one viewer the events of a match: it remembers which handle means which thing.

    `seen` is how the match looked to the viewer, or to a spectator, before the first event that is told.
    """

    def __init__(self, lang: str, viewer: int, names: Sequence[str], seen: Observation) -> None:
        super().__init__(lang, viewer, names)
        self.things = {handle: (sight.seat, sight.card) for handle, sight in sights(seen).items()}
        self.announced: dict[int, int] = {}  # number of the event in which a card was played: its handle
        self.stolen: Sequence[int] = ()  # what was stolen last
        self.met: int | None = None  # the trap that was turned up just now, by its handle
        self.turn: int | None = None  # the number of the event with which the turn began
        self.fallen: int | None = (
            None  # the seat that lost last, if its base was destroyed; who gives up loses without that
        )

    def tell(self, event: Mapping[str, Any]) -> str:
        """The sentence for the next event, as the viewer may know it; empty where another one has said it."""
        kind = event["kind"]
        if kind in LEARNED:
            for card in event["cards"]:
                self.things[card["handle"]] = (event["seat"], card["card"])
        told = (
            ""
            if self._is_said(event)
            else first_up(self.say(f"event-{kind}{self._variant(event)}", **self._args(event)))
        )
        if kind == "taken":
            self.things[event["cards"][0]["handle"]] = (event["seat"], event["cards"][0]["card"])
        elif kind == "base-destroyed":
            self.fallen = event["seat"]
        elif kind == "lost" and event["seat"] != self.fallen:
            self.fallen = None
        elif kind == "turn":
            self.turn = event["number"]
        elif kind == "announced":
            self.announced[event["number"]] = event["cards"][0]["handle"]
        self.stolen = event["materials"] if kind == "stolen" else ()
        self.met = event["cards"][0]["handle"] if kind == "turned-up" else None
        return told

    def _is_said(self, event: Mapping[str, Any]) -> bool:
        """Whether another sentence has said it: a played card enters, loot is stored, a trap that was met works."""
        match event["kind"]:
            case "entered" | "junked":
                return bool(self.announced.get(event["cause"]) == event["cards"][0]["handle"])
            case "added":
                return list(self.stolen) == list(event["materials"])
            case "activated":
                return bool(self.met == event["cards"][0]["handle"])
            case _:
                return False

    def _variant(self, event: Mapping[str, Any]) -> str:
        """Which of the sentences for its kind an event gets."""
        if "vain" in event:
            return "-aimless" if event["vain"] == "fizzled" else "-vain"
        if event["kind"] == "taken" and "actor" not in event:  # what was taken for a turn goes back
            return "-back"
        return "-granted" if "granter" in event else ""

    def _args(self, event: Mapping[str, Any]) -> Args:
        args: Args = {}
        if "seat" in event:
            args |= self.who(event["seat"])
        if "cards" in event:
            args |= self._card_args(event["cards"])
        for name in (
            "turn",
            "amount",
            "shielded",
            "count",
            "line",
            "position",
            "to",
            "attack",
            "life",
            "keyword",
            "shielding",
            "ending",
        ):
            if name in event:
                args[name] = event[name]
        for name in ("attack", "life"):
            if name in event:
                args[f"{name}_signed"] = f"{event[name]:+}".replace("-", "−")
        if event["kind"] == "counted":
            args |= {"change": "more" if event["attack"] > 0 else "fewer", "counters": abs(event["attack"])}
        for name in ("materials", "cost"):
            if name in event:
                args[name] = materials(event[name], self.lang)
                args["free"] = "no" if args[name] else "yes"
        for name in ("thing", "target", "attacker", "by"):
            if name in event:
                args |= self._forms(name, partial(self._of_event, event, name))
                args[f"{name}_known"] = "yes" if event[name] in self.things else "no"
        if "by" in event:
            args |= self._doer_args(event)
        args["actors"] = self._actors(event)
        args["named"] = "yes" if args["actors"] and event.get("cause") == self.turn else "no"
        if "source" in event:
            source = event["source"] or BASE
            args |= self._forms("source", lambda case: self.card(source, case))
            if "thing" not in args:
                args |= self._forms("thing", lambda case: self.whose(event["seat"], source, case=case))
        if "granter" in event:
            args |= self._forms("granter", lambda case: self.card(event["granter"], case))
        if "from" in event:
            args |= {"of": "you" if event["from"] == self.viewer else "other", "owner": self.names[event["from"]]}
        if "winners" in event:
            args |= self._winner_args(event["winners"])
            if event["ending"] == "bases-destroyed" and self.fallen is not None:
                args |= {"ending": "base-destroyed", "base": self.whose(self.fallen, BASE)}
        return args

    def _of_event(self, event: Mapping[str, Any], name: str, case: Case) -> str:
        """A thing that an event speaks of besides its cards; it may be an own one of who does it."""
        seat, card = self.things.get(event[name], (-1, None))
        if name != "thing" or card is None or seat != event["seat"]:
            return self.thing(event[name], case)
        whose = "mine" if seat == self.viewer else "own"
        return self.say("thing", who=whose, name="", card=self.card(card, case), case=case, gender=self.gender(card))

    def _doer_args(self, event: Mapping[str, Any]) -> Args:
        """Who deals damage: a thing, the thing itself, or a card that has gone."""
        if event["by"] == event["cards"][0]["handle"]:
            return {"by_known": "itself"}
        actor = event.get("actor", {}).get("card")
        if event["by"] in self.things or actor is None:
            return {}
        return {**self._forms("by", lambda case: self.card(actor, case)), "by_known": "yes"}

    def _actors(self, event: Mapping[str, Any]) -> str:
        """The cards that did it, each once: "Gold Miner ×2, Dust Sifter"."""
        ids = [actor["card"] for actor in telling.actors(event)]
        return ", ".join(
            self.card(id) if ids.count(id) == 1 else f"{self.card(id)} ×{ids.count(id)}" for id in dict.fromkeys(ids)
        )

    def _forms(self, name: str, form: Callable[[Case], str]) -> Args:
        """An argument in all cases."""
        return {name if case == "nom" else f"{name}_{case}": form(case) for case in CASES}

    def _card_args(self, cards: Sequence[Mapping[str, Any]]) -> Args:
        """The cards of an event: as a list, and the first two as things on the planet."""
        ids = [card["card"] for card in cards]
        known = sum(1 for id in ids if id is not None)
        args: Args = {
            "count": len(cards),
            "known": "all" if known == len(cards) else "some" if known else "none",
            "gender": "" if ids[0] is None else self.gender(ids[0]),
            **self._forms("cards", lambda case: telling.in_a_row([self._card(id, case) for id in ids], self.lang)),
            **self._forms("thing", lambda case: self._event_thing(cards[0], case)),
        }
        if len(cards) > 1:
            args |= self._forms("other", lambda case: self._event_thing(cards[1], case))
        return args

    def _card(self, id: str | None, case: Case) -> str:
        return self.say("card-unknown", case=case) if id is None else self.card(id, case)

    def _event_thing(self, card: Mapping[str, Any], case: Case) -> str:
        return self.thing(card["handle"], case) if card["handle"] in self.things else self._card(card["card"], case)

    def thing(self, handle: int, case: Case = "nom") -> str:
        """A thing that the narrator has heard of, with the player whose it is."""
        if handle not in self.things:
            return self.say("thing-gone", case=case)
        seat, card = self.things[handle]
        return self.whose(seat, card, case=case) if card is not None else self.say("trap-down", case=case)

    def _winner_args(self, winners: Sequence[int]) -> Args:
        args: Args = {"count": len(winners), "winners": ", ".join(self.names[seat] for seat in winners)}
        return args | (self.who(winners[0]) if len(winners) == 1 else {"who": "other", "name": ""})


# Events that tell whose a card is from now on.
LEARNED = ("entered", "announced", "turned-up", "trap-placed", "trapback")
