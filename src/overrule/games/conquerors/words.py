"""Planetary Conquerors in words: prompts, labels of options, and a sentence for each event, in the viewer's language.

A question belongs to the seat that is asked and may name what that seat sees. A sentence is made from an event as its
viewer may know it, so nothing here can tell more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby
from typing import Any, Generic, TypeVar

from msgspec import Struct, structs

from overrule.cards.names import CASES, DECLINED, Case
from overrule.core.decisions import Decision, Option
from overrule.games import telling
from overrule.games.conquerors import texts
from overrule.games.conquerors.joining import together as together  # the kit looks for it here
from overrule.games.conquerors.library import BUILT_IN
from overrule.games.conquerors.observe import Observation, SeatView, Thing
from overrule.games.conquerors.texts import cs_words as cs
from overrule.games.conquerors.texts import en
from overrule.games.conquerors.vocabulary import (
    Ability,
    Card,
    ChooseOne,
    Effect,
    Materials,
    May,
    Paid,
    Recover,
    Search,
)
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


def materials(amounts: Sequence[int], lang: str, case: Case = "acc") -> str:
    """Amounts of gold, cosmium and electricity in a sentence: "2 gold and 1 cosmium"; empty for none."""
    stored = Materials(*amounts)
    return en.materials(stored) if lang == "en" else cs.materials(stored, cs.NOM if case == "nom" else cs.ACC)


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
    """Everything that a player has on the planet except traps, by type."""
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
        name = self.numbered(card, number, case)
        return self.say("thing", card=name, case=case, gender=self.gender(card), **self.who(seat))

    def numbered(self, card: str, number: int, case: Case) -> str:
        """A card with its number among those of the same name, except the first."""
        return self.card(card, case) if number == 1 else f"{self.card(card, case)} #{number}"

    def own(self, card: str, number: int = 1, case: Case = "nom") -> str:
        """A card of the player who does something with it: "your Siege Hound", which in Czech is not "tvůj"."""
        name = self.numbered(card, number, case)
        return self.say("thing", who="mine", name="", card=name, case=case, gender=self.gender(card))

    def gender(self, card: str) -> str:
        """The gender of a card's name, in languages that have one."""
        return texts.card_gender(card, self.lang)

    def forms(self, name: str, form: Callable[[Case], str]) -> Args:
        """An argument in all cases that the language has."""
        cases = CASES if self.lang == DECLINED else CASES[:1]
        return {name if case == "nom" else f"{name}_{case}": form(case) for case in cases}

    def in_a_row(self, names: Sequence[str]) -> str:
        return telling.in_a_row(names, self.lang)


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
                return self.thing_forms("attacker", facts, True) | self.thing_forms("target", facts, True)
            case "aim":
                return {"attackers": len({option.facts["thing"] for option in decision.options})}
            case "trap":
                return {"may": _trap_moves(decision)}
            case "replacement":
                return {"thing": self.thing(_number(facts, "thing"))}
            case "spot" if "card" in facts:
                return {"told": "yes", "card": self.card(str(facts["card"]))}
            case "spot":
                return {"told": "no", "card": ""}
            case "target" | "trap-target":
                return {"verb": str(facts.get("verb", "other"))}
            case "may":
                found = list(_words_of(decision, May))
                text = self.part(found[0].word, found[0]) if len(found) == 1 else ""
                return {"verb": "told" if text else str(facts.get("verb", "other")), "text": text}
            case "recover":
                return {"to": _place_of(decision, Recover)}
            case "search":
                return {"to": _place_of(decision, Search)}
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
            args |= self.who(_number(facts, "seat")) | self.forms("card", partial(self.card, str(facts["card"])))
        targets = _list(facts.get("targets", ()))
        args["aims"] = "some" if targets else "none"
        args |= self.forms("targets", lambda case: self.in_a_row([self.thing(target, case=case) for target in targets]))
        return first_up(self.say("moment", **args))

    def thing_forms(self, name: str, facts: Mapping[str, Any], numbers: bool = False) -> Args:
        """A thing that facts name, in all cases."""
        return self.forms(name, partial(self.thing, _number(facts, name), numbers))

    def thing(self, handle: int, numbers: bool = False, case: Case = "nom") -> str:
        """A thing on the planet by its handle; if wanted, with its attack and life."""
        sight = self.sights.get(handle)
        if sight is None:  # it has left
            return self.say("thing-gone", case=case)
        if sight.before is not None:
            return self.trap(sight, case)
        assert sight.card is not None
        name = self.whose(sight.seat, sight.card, sight.number, case)
        counted = stats(sight.type, sight.thing) if numbers and sight.thing is not None else ""
        return f"{name} {counted}" if counted else name

    def trap(self, sight: Sight, case: Case) -> str:
        """A trap, by its name where it is known, and where it stands."""
        assert sight.before is not None
        name = self.say("trap-down", case=case) if sight.card is None else self.card(sight.card, case)
        stands = self.forms("thing", partial(self.thing, sight.before, False))
        return self.say("trap-at", trap=name, place=sight.place + 1, **stands)

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
        return self.forms("card", partial(self.card, str(option.facts["card"])))

    def thing_args(self, option: Option, decision: Decision) -> Args:
        return self.thing_forms("thing", option.facts, True)

    def target_args(self, option: Option, decision: Decision) -> Args:
        """Whether anything would happen to it is said, too."""
        vain = option.facts["thing"] in _list(decision.facts.get("vain", ()))
        return self.thing_args(option, decision) | {"vain": "yes" if vain else "no"}

    def source_args(self, option: Option, decision: Decision) -> Args:
        return self.thing_forms("thing", option.facts)

    def player_args(self, option: Option, decision: Decision) -> Args:
        return self.who(_number(option.facts, "seat"))

    def aim_args(self, option: Option, decision: Decision) -> Args:
        attacker = self.sights[_number(option.facts, "thing")]
        assert attacker.card is not None
        name = self.card(attacker.card) if attacker.number == 1 else f"{self.card(attacker.card)} #{attacker.number}"
        return {"attacker": name} | self.thing_forms("target", option.facts, True)

    def spot_args(self, option: Option, decision: Decision) -> Args:
        handle, position = _number(option.facts, "thing"), _number(option.facts, "position")
        thing = self.sights[handle].thing
        others = len(thing.traps) if thing is not None else 0
        place = "only" if not others else "front" if position == 0 else "behind"
        return self.thing_forms("thing", option.facts) | {"place": place, "position": position}

    def pay_args(self, option: Option, decision: Decision) -> Args:
        """A paid effect with its text."""
        facts = option.facts
        card = built_in_cards().get(str(facts["card"]))
        paid = [ability for ability in card.abilities if isinstance(ability, Paid)] if card is not None else []
        text = texts.explain(paid[_number(facts, "effect")], self.lang, this=card.type) if card and paid else ""
        sight = self.sights[_number(facts, "thing")]
        used = self.forms("card", partial(self.own, str(sight.card), sight.number))
        return used | {"told": "yes" if text else "no", "text": text}

    def either_args(self, option: Option, decision: Decision) -> Args:
        """One of two alternatives, in the words of the card if it has no other such choice."""
        found = list(_words_of(decision, ChooseOne))
        if len(found) != 1:
            return {"told": "no", "text": ""}
        choice = found[0].word
        effects = choice.first if option.key == "first" else choice.second
        return {"told": "yes", "text": " ".join(self.part(effect, found[0]) for effect in effects)}

    def part(self, effect: Effect, found: Found[Any]) -> str:
        """What a part of a card's text says."""
        return texts.explain(effect, self.lang, this=found.card.type, within=found.ability)

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
            text = texts.explain(printed.abilities[_number(facts, "ability")], self.lang, this=printed.type)
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
    "target": Questions.target_args,
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


@dataclass(frozen=True)
class Found(Generic[W]):
    """A word on a card, and the ability that it is a part of; none in the text of a spell or trap."""

    word: W
    card: Card
    ability: Ability | None


def _words_of(decision: Decision, kind: type[W]) -> Iterator[Found[W]]:
    """The words of a kind on the card that asks; none if it is not built in."""
    card = built_in_cards().get(str(decision.source))
    if card is not None:
        for ability in card.abilities:
            yield from (Found(word, card, ability) for word in _inside(ability, kind))
        yield from (Found(word, card, None) for word in _inside(card.do, kind))


def _place_of(decision: Decision, kind: type[Recover] | type[Search]) -> str:
    """Where the card goes that is chosen; empty if the card that asks names several places, or is not built in."""
    places = {found.word.to for found in _words_of(decision, kind)}
    return places.pop().value if len(places) == 1 else ""


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


class Narrator(Speaker):
    """Tells one viewer the events of a match: it remembers which handle means which thing.

    `seen` is how the match looked to the viewer, or to a spectator, before the first event that is told.
    """

    def __init__(self, lang: str, viewer: int, names: Sequence[str], seen: Observation) -> None:
        super().__init__(lang, viewer, names)
        found = sights(seen)
        self.things = {handle: (sight.seat, sight.card) for handle, sight in found.items()}
        self.present = [handle for handle, sight in found.items() if sight.type != "trap"]  # oldest first
        self.search = ""  # somebody searches a deck: "empty" as long as nothing was found, then "found"
        self.kuk: int | None = None  # the number of the event in which somebody looked at a deck in the kuk phase
        self.effects: dict[int, str] = {}  # effects that are named with what they do, by the number of their event
        self.announced: dict[int, int] = {}  # number of the event in which a card was played: its handle
        self.acted: dict[int, int] = {}  # number of the event in which a card was played or used: who did it
        self.stolen: Sequence[int] = ()  # what was stolen last
        self.met: int | None = None  # the trap that was turned up just now, by its handle
        self.given_up: set[int] = set()  # what was sacrificed in this turn, by its handles
        self.put: int | None = None  # the card that an effect puts onto the planet just now, by its handle
        self.turn: int | None = None  # the number of the event with which the turn began
        self.active: int | None = None  # whose turn it is
        self.fallen: int | None = (
            None  # the seat that lost last, if its base was destroyed; who gives up loses without that
        )

    def tell(self, event: Mapping[str, Any]) -> str:
        """The sentence for the next event, as the viewer may know it; empty where another one has said it."""
        kind = event["kind"]
        if kind in LEARNED:
            for card in telling.cards(event):
                self.things[card["handle"]] = (event["seat"], card["card"])
        told = "" if self._is_said(event) else self._sentence(event)
        self._follow(event)
        if kind == "taken":
            self.things[event["cards"][0]["handle"]] = (event["seat"], event["cards"][0]["card"])
        elif kind == "base-destroyed":
            self.fallen = event["seat"]
        elif kind == "lost" and event["seat"] != self.fallen:
            self.fallen = None
        elif kind == "turn":
            self.turn, self.active = event["number"], event["seat"]
            self.given_up = set()
        elif kind == "sacrificed":
            self.given_up.add(event["cards"][0]["handle"])
        elif kind == "announced":
            self.announced[event["number"]] = event["cards"][0]["handle"]
        elif kind == "looked" and event["cause"] == self.turn:
            self.kuk = event["number"]
        elif kind == "triggered" and "said" in event:
            self.effects[event["number"]] = str(self._args(event)["thing"])
        if kind in ("announced", "paid"):
            self.acted[event["number"]] = event["seat"]
        self.stolen = event["materials"] if kind == "stolen" else ()
        to_planet = kind == "deployed" or (kind in ("recovered", "searched") and event["to"] == "planet")
        self.put = event["cards"][-1]["handle"] if to_planet else None
        self.met = event["cards"][0]["handle"] if kind == "turned-up" else None
        return told

    def _follow(self, event: Mapping[str, Any]) -> None:
        """Keep in mind what is on the planet, and whether a search has found something."""
        kind, handles = event["kind"], [card["handle"] for card in event.get("cards", ())]
        if kind in ("entered", "taken", *LEAVING):
            self.present = [handle for handle in self.present if handle not in handles]
        if kind in ("entered", "taken"):
            self.present += handles
        if kind in ("searches", "searched", "shuffled"):
            self.search = {"searches": "empty", "searched": "found"}.get(kind, "")

    def _number(self, handle: int) -> int:
        """Which of a player's things with the same name it is, as questions number them."""
        twins = [one for one in self.present if self.things.get(one) == self.things[handle]]
        return twins.index(handle) + 1 if handle in twins else 1

    def _sentence(self, event: Mapping[str, Any]) -> str:
        several = self._untold(event) if "among" in event else []
        if len(several) == 1:
            event = {**event, "cards": several}
        kind, variant = event["kind"], self._variant(event)
        if len(several) > 1:
            key, args = f"event-{kind}{variant}-several", self._args_of_several(event, several)
        else:
            key, args = f"event-{kind}{variant}", self._args(event)
        return first_up(self._with_effect(event, self.say(key, **args), args))

    def _with_effect(self, event: Mapping[str, Any], sentence: str, args: Args) -> str:
        """A sentence behind the card whose effect does it, if nothing else names that card."""
        if "of_effect" not in event or event["cause"] not in self.effects:
            return sentence
        if not any(isinstance(name, str) and name and sentence.startswith(name) for name in args.values()):
            sentence = sentence[:1].lower() + sentence[1:]
        return self.say("by-effect", thing=self.effects[event["cause"]], sentence=sentence)

    def _is_said(self, event: Mapping[str, Any]) -> bool:
        """Whether another sentence says it: a played card enters, loot is stored, a trap that was met works.

        An effect that comes to nothing because its condition does not hold, or because nobody wants it, is not told.
        """
        match event["kind"]:
            case _ if "told_in" in event or "silent" in event:
                return True
            case "looked":  # in the kuk phase: what is drawn or put on the bottom says it
                return self.turn is not None and event["cause"] == self.turn
            case "searches":
                return True
            case "shuffled":
                return self.search == "found"
            case "lost":  # of two players: the end says it
                return len(self.names) == 2 and event["seat"] == self.fallen
            case "triggered":
                return event.get("vain") == "no-effect" or "said" in event
            case "added":
                return list(self.stolen) == list(event["materials"])
            case "activated":
                return bool(self.met == event["cards"][0]["handle"])
            case "died" | "destroyed" | "vanished" | "junked" | "entered":
                return not self._untold(event)
            case _:
                return False

    def _untold(self, event: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        """The cards of an event that no other sentence has told of."""
        kind, found = event["kind"], telling.cards(event)
        if kind in ("died", "destroyed", "junked"):  # a sacrificed illusion vanishes, which has to be said
            found = [card for card in found if card["handle"] not in self.given_up]
        if kind in ("entered", "junked"):
            said = (self.announced.get(event["cause"]), self.put)
            found = [card for card in found if card["handle"] not in said]
        return found

    def _variant(self, event: Mapping[str, Any]) -> str:
        """Which of the sentences for its kind an event gets."""
        if "vain" in event:
            return "-aimless" if event["vain"] == "fizzled" else "-vain"
        if event["kind"] == "shuffled" and self.search == "empty":
            return "-unfound"
        if "fate" in event:
            return "-fatal"
        if event["kind"] == "taken" and "actor" not in event:  # what was taken for a turn goes back
            return "-back"
        if event.get("reaction") and (event["cause"] != self.turn or event["seat"] != self.active):
            if event["kind"] != "converted" and self.acted.get(event["cause"]) == event["seat"]:
                return "-first"  # nobody reacts to what they do themselves
            return "-reacting"  # besides the active player's between two phases: that reads like any other play
        return ("-final-hit" if event.get("final_hit") else "") + ("-granted" if "granter" in event else "")

    def _when(self, event: Mapping[str, Any]) -> str:
        """When it happens, for what follows from no other sentence that says so."""
        if event["kind"] == "drew" and self.turn is not None and event["cause"] == self.turn:
            return self.say("when", moment="draw", line=0)  # no effect draws it, so it is the draw of the trap phase
        if event["kind"] in ("drew", "put-under") and self.kuk is not None and event["cause"] == self.kuk:
            return self.say("when", moment="kuk-draw", line=0)
        if not event.get("reaction"):
            return ""
        moment = "line" if "line" in event else str(event.get("after", "none"))
        return self.say("when", moment=moment, line=event.get("line", 0))

    def _args_of_several(self, event: Mapping[str, Any], cards: Sequence[Mapping[str, Any]]) -> Args:
        """What the sentence for several events needs: what they have in common, and all `things`."""
        in_order = event["kind"] == "attacks"
        args = self._args({**event, "cards": cards})
        args |= self.forms("things", lambda case: self._things(cards, case, in_order))
        args["order"] = "none" if len({card["card"] for card in cards}) == 1 else "some"
        if "by" in event and event["by"] in self.things:
            args["by_known"] = "yes"
        return args

    def _things(self, cards: Sequence[Mapping[str, Any]], case: Case, in_order: bool) -> str:
        """Things with the players whose they are, alike ones counted, if the order matters only those in a row."""
        named = [(self.things.get(card["handle"], (-1, None))[0], card["card"]) for card in cards]
        alike = _runs(named) if in_order else [(one, named.count(one)) for one in dict.fromkeys(named)]
        each = [self._counted_thing(seat, card, times, case) for (seat, card), times in alike]
        owners = {seat for seat, _ in named}
        seat = owners.pop()
        your_by_gender = seat == self.viewer and any(self.gender(card["card"] or "") for card in cards)
        if owners or seat < 0 or your_by_gender:  # each with whose it is
            return self.in_a_row(each)
        plain = [_times(self._card(card, case), times) for (_, card), times in alike]
        return self.say("things", cards=self.in_a_row(plain), **self.who(seat))

    def _counted_thing(self, seat: int, card: str | None, times: int, case: Case) -> str:
        name = _times(self._card(card, case), times)
        if seat < 0 or card is None:
            return name
        return self.say("thing", card=name, case=case, gender=self.gender(card), **self.who(seat))

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
            "left",
            "count",
            "line",
            "position",
            "to",
            "attack",
            "life",
            "keyword",
            "shielding",
            "ending",
            "fate",
        ):
            if name in event:
                args[name] = event[name]
        for name in ("attack", "life"):
            if name in event:
                args[f"{name}_signed"] = f"{event[name]:+}".replace("-", "−")
        if "column" in event:
            place = "behind" if event["position"] else "front" if event["column"] > 1 else "only"
            args["spot"] = self.say("spot", place=place, position=event["position"])
        if event["kind"] == "put-under":
            args["then"] = "some" if "then" in event else "none"
            drawn = self._card_args(event.get("then") or event["cards"])
            args["drawn"] = self.say("drawn-cards", **drawn)
        if event["kind"] == "put-off":
            args["until"] = "end" if event["end"] else "start"
        if event["kind"] == "counted":
            args |= {"change": "more" if event["attack"] > 0 else "fewer", "counters": abs(event["attack"])}
        for name in ("materials", "cost"):
            if name in event:
                args[name] = materials(event[name], self.lang)
                args["free"] = "no" if args[name] else "yes"
        if "wanted" in event:
            args["wanted"] = materials(event["wanted"], self.lang)
        if "cost" in event:
            args |= self.forms("cost", partial(self._cost, event))
            args["free"] = "no" if args["cost"] else "yes"
        if event["kind"] == "entered":
            args["made"] = self._made(event)
            if self.lang == "en" and args["made"] == "token" and len(event["cards"]) == 1:
                args["cards"] = en.article(str(args["cards"]))
        for name in ("thing", "target", "attacker", "by"):
            if name in event:
                args |= self.forms(name, partial(self._of_event, event, name))
                args[f"{name}_known"] = "yes" if event[name] in self.things else "no"
        if "by" in event:
            args |= self._doer_args(event)
        args["when"] = self._when(event)
        args["actors"] = self._actors(event)
        alone = event.get("cause") == self.turn or "said" in event
        args["named"] = "yes" if args["actors"] and alone else "no"
        if "source" in event:
            source = event["source"] or BASE
            args |= self.forms("source", lambda case: self.card(source, case))
            if "thing" not in args:
                args |= self.forms("thing", lambda case: self.whose(event["seat"], source, case=case))
                args["gender"] = self.gender(source)
        if "granter" in event:
            args |= self.forms("granter", lambda case: self.card(event["granter"], case))
        if "from" in event:
            args |= {"of": "you" if event["from"] == self.viewer else "other", "owner": self.names[event["from"]]}
        if "winners" in event:
            args |= self._winner_args(event["winners"])
            if event["ending"] == "bases-destroyed" and self.fallen is not None:
                args |= {"ending": "base-destroyed", "base": self.whose(self.fallen, BASE)}
            elif event["ending"] == "bases-destroyed" and len(self.names) == 2:
                args["ending"] = "other-gone"  # who gave up, or was away, is told beside it
        return args

    def _cost(self, event: Mapping[str, Any], case: Case) -> str:
        """What was paid, in materials and in counters."""
        counters = event.get("counters", 0)
        parts = [
            materials(event["cost"], self.lang, case),
            self.say("table-counters", count=counters) if counters else "",
        ]
        return self.in_a_row(list(filter(None, parts)))

    def _made(self, event: Mapping[str, Any]) -> str:
        """Whether a card that enters the planet was made by an effect."""
        if event.get("illusion"):
            return "illusion"
        card = built_in_cards().get(event["cards"][0]["card"])
        return "token" if card is not None and card.token else "card"

    def _of_event(self, event: Mapping[str, Any], name: str, case: Case) -> str:
        """A thing that an event speaks of besides its cards; it may be an own one of who does it."""
        seat, card = self.things.get(event[name], (-1, None))
        if name != "thing" or card is None or seat != event["seat"]:
            return self.thing(event[name], case)
        if seat == self.viewer:
            return self.own(card, self._number(event[name]), case)
        named = self.numbered(card, self._number(event[name]), case)
        return self.say("thing", who="own", name="", card=named, case=case, gender=self.gender(card))

    def _doer_args(self, event: Mapping[str, Any]) -> Args:
        """Who deals damage: a thing, the thing itself, or a card that has gone."""
        if "cards" in event and event["by"] == event["cards"][0]["handle"]:
            return {"by_known": "itself"}
        actor = event.get("actor", {}).get("card")
        if event["by"] in self.things or actor is None:
            return {}
        return {**self.forms("by", lambda case: self.card(actor, case)), "by_known": "yes"}

    def _actors(self, event: Mapping[str, Any]) -> str:
        """The cards that did it, each once: "Gold Miner ×2, Dust Sifter"."""
        return ", ".join(_counted([self.card(actor["card"]) for actor in telling.actors(event)]))

    def _card_args(self, cards: Sequence[Mapping[str, Any]]) -> Args:
        """The cards of an event: as a list, and the first two as things on the planet."""
        ids = [card["card"] for card in cards]
        known = sum(1 for id in ids if id is not None)
        args: Args = {
            "count": len(cards),
            "known": "all" if known == len(cards) else "some" if known else "none",
            "gender": "" if ids[0] is None else self.gender(ids[0]),
            **self.forms("cards", lambda case: self.in_a_row(_counted([self._card(id, case) for id in ids]))),
            **self.forms("thing", lambda case: self._event_thing(cards[0], case)),
        }
        if len(cards) > 1:
            args |= self.forms("other", lambda case: self._event_thing(cards[1], case))
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
        if card is None:
            return self.say("trap-down", case=case)
        return self.whose(seat, card, self._number(handle), case)

    def _winner_args(self, winners: Sequence[int]) -> Args:
        args: Args = {"count": len(winners), "winners": ", ".join(self.names[seat] for seat in winners)}
        return args | (self.who(winners[0]) if len(winners) == 1 else {"who": "other", "name": ""})


def _counted(names: Sequence[str]) -> list[str]:
    """Names, each once: "Gold Miner ×2", "Dust Sifter"."""
    return [_times(name, names.count(name)) for name in dict.fromkeys(names)]


def _times(name: str, times: int) -> str:
    """So many cards: "Gold Miner ×2"; behind a common noun, as in "kartu Topdecker", it would be misread."""
    if times == 1:
        return name
    return f"{times}× {name}" if name[:1].islower() else f"{name} ×{times}"


def _runs(items: Iterable[W]) -> list[tuple[W, int]]:
    """Items in their order, with how many equal ones follow each other."""
    return [(item, len(list(run))) for item, run in groupby(items)]


# Events after which a thing is no longer on the planet.
LEAVING = ("died", "destroyed", "vanished", "junked", "returned")

# Events that tell whose a card is from now on.
LEARNED = ("entered", "announced", "turned-up", "trap-placed", "trapback")
