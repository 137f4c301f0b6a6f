"""Everything that a match of Planetary Conquerors can say has a message in both languages, and reads as it should."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from overrule import messages
from overrule.cards.names import CASES
from overrule.cli.desk import desk_of
from overrule.core.decisions import SPECTATOR, Decision, Option
from overrule.core.rng import stream_of
from overrule.games.conquerors import decisions, texts, words
from overrule.games.conquerors.game import GAME
from overrule.games.conquerors.observe import Observation
from tests.messages.sources import noted_kinds, option_forms

NAMES = ("Anna", "Petr", "Cyril", "Dana", "Ema", "Filip")
MATCHES = 8


# Kinds of events that another sentence may have told: some only after a sacrifice, or where a base was destroyed.
SAID_BEFORE = (
    "entered",
    "junked",
    "activated",
    "added",
    "died",
    "destroyed",
    "vanished",
    "looked",
    "searches",
    "shuffled",
    "lost",
)


@cache
def _played() -> tuple[set[str], set[str], set[str]]:
    """Kinds of questions, forms of options and kinds of events of random matches, all put in words."""
    questions: set[str] = set()
    forms: set[str] = set()
    events: set[str] = set()
    for seed in range(MATCHES):
        setup = desk_of("conquerors").random_match(seed)
        match = GAME.start(seats=setup.seats, seed=seed, options=setup.options, events=True)
        moves = stream_of(seed, 100)
        start = GAME.observe(match, SPECTATOR)
        tellers = [words.Narrator(lang, viewer, NAMES, start) for lang in messages.LANGUAGES for viewer in (0, -1)]
        while (decision := match.decision) is not None:
            questions.add(decision.kind)
            forms |= {option.key.partition(":")[0] for option in decision.options}
            _put_in_words(decision, GAME.observe(match, decision.seat))
            match.choose(decision.options[moves.below(len(decision.options))])
            for event in match.events():
                events.add(event.kind)
                for teller in tellers:
                    told = teller.tell(event.view(teller.viewer))
                    assert told.endswith(".") or event.kind in SAID_BEFORE
    return questions, forms, events


def _put_in_words(decision: Decision, seen: Observation) -> None:
    for lang in messages.LANGUAGES:
        spoken = words.Questions(lang, seen, NAMES)
        assert spoken.prompt(decision)
        assert all(spoken.label(option, decision) for option in decision.options)


@pytest.mark.slow
def test_random_matches_say_nothing_that_the_sources_do_not_name() -> None:
    questions, forms, events = _played()

    assert questions <= set(decisions.KINDS.values())
    assert forms <= set(words.LABEL_ARGS)
    assert events <= noted_kinds("conquerors")
    assert len(events) > 25  # so the matches do show something


def test_every_form_of_option_in_the_source_has_a_label() -> None:
    forms = {*decisions.WORDS.values(), *decisions.CARD_VERBS.values(), *decisions.THING_VERBS.values()}
    assert option_forms("conquerors") | forms == set(words.LABEL_ARGS)


def test_every_verb_of_a_question_has_its_words() -> None:
    """A verb that nobody thought of would read like any other: "Which one?"."""
    other = messages.message("en", "ask-target", words.AREA, verb="other")
    traps = {"disarm", "look-at-traps", "move-trap"}
    for verb in set(decisions.VERBS.values()) - traps - {"pay"}:
        assert messages.message("en", "ask-target", words.AREA, verb=verb) != other


# ------------------------------------------------------------------------------------------------------- sentences


@pytest.fixture
def start() -> Observation:
    """How a match of two looks before the first turn."""
    seen: Observation = GAME.observe(GAME.start(seed=1, options={"decks": ["citadel", "minefield"]}), SPECTATOR)
    return seen


def _handle(seen: Observation, seat: int) -> int:
    base = seen.seats[seat].base
    assert base is not None
    return base.handle


def _event(kind: str, *cards: tuple[int, str | None], **facts: Any) -> dict[str, Any]:
    listed = [{"handle": handle, "card": card} for handle, card in cards]
    return {"kind": kind, "number": 7, "cause": None, **facts, "cards": listed}


def test_things_are_called_by_whose_they_are(start: Observation) -> None:
    told = []
    for lang, viewer in (("en", 0), ("en", 1), ("en", SPECTATOR), ("cs", 0), ("cs", 1)):
        narrator = words.Narrator(lang, viewer, NAMES, start)
        narrator.tell(_event("entered", (900, "siege-hound"), seat=0))
        attacks = _event("attacks", (900, "siege-hound"), seat=0, target=_handle(start, 1), line=2)
        told.append(narrator.tell(attacks))

    assert told == [
        "Your Siege Hound attacks Petr’s base.",
        "Anna’s Siege Hound attacks your base.",
        "Anna’s Siege Hound attacks Petr’s base.",
        "Tvůj Obléhací ohař útočí na důl (Petr).",
        "Obléhací ohař (Anna) útočí na tvůj důl.",
    ]


def test_a_thing_that_changes_hands_is_called_anew(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    hound = (900, "siege-hound")
    narrator.tell(_event("entered", hound, seat=1))

    actor = {"handle": 901, "card": "mutiny"}
    assert narrator.tell(_event("taken", hound, seat=0, actor=actor)) == "You take control of Petr’s Siege Hound."
    assert narrator.tell(_event("readied", hound, seat=0)) == "Your Siege Hound is battle ready again."
    assert narrator.tell(_event("taken", hound, seat=1)) == "Petr gets Siege Hound back."
    assert narrator.tell(_event("died", hound, seat=1)) == "Petr’s Siege Hound dies."


def test_what_is_gained_for_a_turn_is_named(start: Observation) -> None:
    narrator = words.Narrator("cs", 0, NAMES, start)
    dancer = (900, "smoke-dancer")
    narrator.tell(_event("entered", dancer, seat=0))

    unblocked = _event("gained", dancer, seat=0, keyword="cannot-be-blocked", shielding=0)
    assert narrator.tell(unblocked) == "Tvá Tanečnice v dýmu nemůže být do konce tahu blokována."
    shielded = _event("gained", dancer, seat=0, keyword="shielding", shielding=2)
    assert narrator.tell(shielded) == "Tvá Tanečnice v dýmu má do konce tahu Shielding 2."
    assert (
        narrator.tell(_event("counted", dancer, seat=0, attack=2, life=0)) == "Tvá Tanečnice v dýmu dostává 2 žetony."
    )


def test_damage_names_its_source_if_it_is_known(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    base = (_handle(start, 1), "base")
    narrator.tell(_event("announced", (901, "plasma-bolt"), seat=0, cost=[0, 2, 0]))

    def told(amount: int, by: int, shielded: int = 0, left: int = 0, **more: Any) -> str:
        return narrator.tell(_event("damaged", base, amount=amount, shielded=shielded, left=left, by=by, **more))

    assert told(3, 901) == "Your Plasma Bolt deals 3 damage to Petr’s base."
    assert told(3, 901, left=12) == "Your Plasma Bolt deals 3 damage to Petr’s base (12 life left)."
    assert told(3, 901, 1) == "Your Plasma Bolt deals 3 damage to Petr’s base; Shielding stops 1 more."
    assert told(3, 901, 1, 4) == "Your Plasma Bolt deals 3 damage to Petr’s base; Shielding stops 1 more (4 life left)."
    assert told(3, 999) == "Petr’s base takes 3 damage."
    assert told(3, 999, actor={"handle": -1, "card": "spike-pit"}) == "Spike Pit deals 3 damage to Petr’s base."
    assert told(1, base[0]) == "Petr’s base deals 1 damage to itself."


def test_names_stand_in_their_case_and_gender(start: Observation) -> None:
    narrator = words.Narrator("cs", 0, NAMES, start)
    dancer, keep = (900, "smoke-dancer"), (901, "frontier-barracks")
    narrator.tell(_event("entered", dancer, seat=0))
    narrator.tell(_event("entered", keep, seat=0))

    assert narrator.tell(_event("blocked", (902, "siege-hound"), dancer, seat=1)) == (
        "Obléhací ohař blokuje tvou Tanečnici v dýmu."
    )
    assert narrator.tell(_event("triggered", dancer, seat=0, source="smoke-dancer")) == (
        "Probíhá efekt tvé Tanečnice v dýmu."
    )
    assert narrator.tell(_event("destroyed", keep, seat=0)) == "Tvá Pohraniční kasárna jsou zničena."


def test_a_verb_agrees_with_a_name_that_is_a_plural(start: Observation) -> None:
    narrator = words.Narrator("cs", 0, NAMES, start)
    barracks, dome = (900, "frontier-barracks"), (901, "settler-dome")

    def told(kind: str, card: tuple[int, str], **facts: Any) -> str:
        return narrator.tell(_event(kind, card, seat=0, **facts))

    assert told("entered", barracks) == "Na planetu vstupují tvá Pohraniční kasárna."
    assert told("entered", dome) == "Na planetu vstupuje tvá Kupole osadníků."
    assert told("fortified", barracks, attack=0, life=3) == "Tvá Pohraniční kasárna mají trvale +3 k životům."
    assert told("counted", barracks, attack=1, life=0) == "Tvá Pohraniční kasárna dostávají 1 žeton."
    assert told("returned", barracks, to="top") == "Tvá Pohraniční kasárna jdou na vrch balíčku vlastníka."
    assert told("gained", barracks, keyword="shielding", shielding=3).startswith("Tvá Pohraniční kasárna mají do")
    assert told("damaged", barracks, amount=2, shielded=0, left=3, by=999) == (
        "Tvá Pohraniční kasárna dostávají 2 poškození (zbývají 3 životy)."
    )


def test_a_price_in_counters_is_told(start: Observation) -> None:
    mast = _event("paid", (900, "storm-mast"), seat=1, cost=[0, 0, 0], counters=2)

    assert words.Narrator("en", 0, NAMES, start).tell(mast) == "Petr uses Storm Mast for 2 counters."
    assert words.Narrator("cs", 0, NAMES, start).tell(mast) == "Petr používá Bouřkový stožár za 2 žetony."
    both = {**mast, "cost": [1, 0, 0]}
    assert words.Narrator("en", 0, NAMES, start).tell(both) == "Petr uses Storm Mast for 1 gold and 2 counters."


def test_what_an_effect_makes_is_not_told_as_a_card_that_is_played(start: Observation) -> None:
    for lang, illusion, token, card in (
        (
            "en",
            "An illusion appears: your Basalt Wall.",
            "You summon a Hologram.",
            "Your Mutiny enters the planet.",
        ),
        ("cs", "Vzniká iluze: tvá Čedičová hradba.", "Přivoláváš Hologram.", "Na planetu vstupuje tvá Vzpoura."),
    ):
        narrator = words.Narrator(lang, 0, NAMES, start)
        assert narrator.tell(_event("entered", (900, "basalt-wall"), seat=0, illusion=True)) == illusion
        assert narrator.tell(_event("entered", (901, "hologram"), seat=0, illusion=False)) == token
        assert narrator.tell(_event("entered", (902, "mutiny"), seat=0, illusion=False)) == card


def test_a_card_that_is_put_onto_the_planet_does_not_enter_it_once_more(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    hound = (900, "siege-hound")

    assert narrator.tell(_event("recovered", hound, seat=0, to="planet")).endswith(
        "from your junkyard onto the planet."
    )
    assert narrator.tell(_event("entered", hound, seat=0)) == ""
    assert narrator.tell(_event("entered", hound, seat=0)) != ""


def test_an_effect_that_only_adds_or_counts_is_one_sentence(start: Observation) -> None:
    miner, mast = {"handle": 900, "card": "gold-miner"}, {"handle": 901, "card": "storm-mast"}

    def effect(number: int, card: dict[str, Any], **facts: Any) -> list[dict[str, Any]]:
        triggered = {"kind": "triggered", "number": number, "cause": 1, "seat": 0, "source": card["card"]}
        return [
            {**triggered, "cards": [card], "actor": card},
            {"number": number + 1, "cause": number, "seat": 0, "actor": card, **facts},
        ]

    def told(*events: dict[str, Any]) -> list[str]:
        narrator = words.Narrator("en", 0, NAMES, start)
        narrator.tell(_event("entered", (901, "storm-mast"), seat=0))
        return [sentence for event in words.together(events) if (sentence := narrator.tell(event))]

    added = effect(2, miner, kind="added", materials=[1, 0, 0])
    assert told(*added) == ["You get 1 gold (Gold Miner)."]
    assert told(*effect(2, mast, kind="counted", attack=1, life=0, cards=[mast])) == ["Your Storm Mast gets 1 counter."]
    drew = {"kind": "drew", "number": 4, "cause": 2, "seat": 0, "cards": [{"handle": 905, "card": "rearm"}]}
    assert told(*added, drew)[1:] == ["You get 1 gold.", "You draw Rearm."]  # it does more
    assert told(*effect(2, miner, kind="counted", attack=1, life=0, cards=[mast])) == [
        "Gold Miner: your Storm Mast gets 1 counter."  # another card: the one that does it is named before
    ]


def test_several_cards_of_one_name_are_counted(start: Observation) -> None:
    recruits = [(900 + number, "militia-recruit") for number in range(3)]
    drew = _event("drew", *recruits, (910, "hologram"), seat=1)

    assert words.Narrator("en", 0, NAMES, start).tell(drew) == "Petr draws Militia Recruit ×3 and Hologram."
    assert "Rekruta domobrany ×3 a Hologram" in words.Narrator("cs", 0, NAMES, start).tell(drew)


def test_what_nobody_pays_and_what_damage_is_lost_is_told(start: Observation) -> None:
    for lang, refused, lost in (
        ("en", "Petr does not pay 2 gold.", "The target is gone: the damage of Abbess Ilmari is lost."),
        ("cs", "Petr nezaplatí 2 zlata.", "Cíl už na planetě není, poškození od Abatyše Ilmari propadá."),
    ):
        narrator = words.Narrator(lang, 0, NAMES, start)
        assert narrator.tell({"kind": "refused", "number": 7, "cause": 6, "seat": 1, "materials": [2, 0, 0]}) == refused
        actor = {"handle": 900, "card": "abbess-ilmari"}
        assert narrator.tell({"kind": "damage-lost", "number": 8, "cause": 6, "by": 999, "actor": actor}) == lost


def test_every_name_has_its_cases() -> None:
    for id in words.built_in_cards():
        assert texts.card_gender(id, "cs") in ("m", "i", "f", "n", "fp", "ip", "np"), id
        name, *cases = [texts.card_name(id, "cs", case).split() for case in CASES]
        for case in cases:  # of the same name, and not of one that the card had before; or "kartu", where it has none
            case = case[1:] if case[0] in ("kartu", "karty") else case
            assert [word[0] for word in case] == [word[0] for word in name], id


def test_what_another_sentence_says_is_not_said_again(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    hound = (900, "siege-hound")

    assert narrator.tell(_event("announced", hound, seat=0, cost=[2, 0, 0], number=3))
    assert narrator.tell(_event("entered", hound, seat=0, number=4, cause=3)) == ""
    assert narrator.tell(_event("entered", (901, "hologram"), seat=0, number=5, cause=3)) != ""


def test_an_effect_without_a_target_says_so_and_one_of_which_nothing_comes_is_not_told(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    triggered = _event("triggered", seat=0, source="gold-mine", number=3)
    del triggered["cards"]

    for kind, told in (("no-effect", ""), ("fizzled", "The effect of your Gold Mine has no target.")):
        (event,) = words.together([triggered, {"kind": kind, "number": 4, "cause": 3}])
        assert narrator.tell(event) == told


def test_a_sacrifice_is_told_once(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    hound, golem = (900, "siege-hound"), (901, "coal-golem")

    assert narrator.tell(_event("sacrificed", hound, seat=1)) == "Petr sacrifices Siege Hound."
    assert narrator.tell(_event("sacrificed", golem, seat=0)) == "You sacrifice Coal Golem."
    assert narrator.tell(_event("died", hound, seat=1)) == narrator.tell(_event("died", golem, seat=0)) == ""
    assert narrator.tell(_event("vanished", hound, seat=1)) == "Siege Hound vanishes."  # as an illusion would
    assert narrator.tell(_event("died", (902, "militia-recruit"), seat=0)) != ""


def test_what_answers_something_is_told_as_a_reaction(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    narrator.tell({"kind": "turn", "seat": 0, "turn": 1, "number": 1, "cause": None})

    def told(seat: int, cause: int, reaction: bool = True) -> str:
        rearm = _event("announced", (900, "rearm"), seat=seat, cost=[0, 1, 0], number=3, cause=cause, reaction=reaction)
        return narrator.tell(rearm)

    assert told(1, 2) == told(1, 1) == "Petr reacts with Rearm for 1 cosmium."
    assert told(0, 2) == "You react with Rearm for 1 cosmium."
    assert told(0, 1) == told(0, 1, False) == "You play Rearm for 1 cosmium."  # between two phases of one's own turn
    assert told(0, 3) == "You first play Rearm for 1 cosmium."  # before what one has played oneself
    assert told(1, 3) == "Petr reacts with Rearm for 1 cosmium."


def test_electricity_that_is_made_in_a_window_is_no_reaction(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    narrator.tell({"kind": "turn", "seat": 0, "turn": 1, "number": 1, "cause": None})
    converted = {"kind": "converted", "seat": 0, "number": 9}

    assert narrator.tell({**converted, "cause": 3, "reaction": True}).startswith("You turn 4 cosmium")
    assert narrator.tell({**converted, "cause": 1, "reaction": False}).startswith("You turn 4 cosmium")


def test_what_is_put_off_says_whose_effect_waits_and_until_when(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    thunder = {"kind": "put-off", "seat": 1, "actor": {"handle": 900, "card": "rolling-thunder"}}

    assert narrator.tell({**thunder, "end": True}) == "An effect of Rolling Thunder waits until the end of the turn."
    assert narrator.tell({**thunder, "end": False}).endswith("until the start of Petr’s next turn.")


def test_a_final_hit_is_told_as_one_and_by_whom_it_was_given(start: Observation) -> None:
    scrapper = {"kind": "triggered", "seat": 1, "source": "spiteful-scrapper", "final_hit": True}
    granted = {**scrapper, "source": "line-trooper", "granter": "khan-of-the-rim"}

    english, czech = (words.Narrator(lang, 0, NAMES, start) for lang in ("en", "cs"))
    assert english.tell(scrapper) == "Petr’s Spiteful Scrapper strikes back with its Final hit."
    assert english.tell(granted) == (
        "Petr’s Line Trooper strikes back with the Final hit that Khan of the Rim gives it."
    )
    assert czech.tell(scrapper) == "Zlomyslný rváč (Petr) vrací poslední ránu (Final hit)."


def test_hidden_cards_have_no_name(start: Observation) -> None:
    for lang, told in (("en", "Petr places a trap in front of their base"), ("cs", "Petr pokládá past před svůj důl")):
        narrator = words.Narrator(lang, 0, NAMES, start)
        placed = _event("trap-placed", (902, None), seat=1, thing=_handle(start, 1), position=0, column=1)
        assert narrator.tell(placed).startswith(told)


def test_what_is_done_several_times_in_a_row_is_told_together() -> None:
    drew = [_event("drew", (number, None), seat=1) for number in range(3)]
    added = [_added(0, [1, 0, 0], 1), _added(0, [1, 2, 0], 1)]
    other, later = _added(1, [1, 0, 0], 1), _added(1, [1, 0, 0], 2)

    first, second, third, fourth = words.together([*drew, *added, other, later])
    assert len(first["cards"]) == 3
    assert second["materials"] == [2, 2, 0]
    assert [third, fourth] == [other, later]  # by another player, and for another cause


def _added(seat: int, materials: list[int], cause: int) -> dict[str, Any]:
    return {"kind": "added", "number": 7, "cause": cause, "seat": seat, "materials": materials}


def test_the_end_tells_whose_base_was_destroyed_unless_the_last_opponent_gave_up(start: Observation) -> None:
    base = (_handle(start, 0), "base")
    over = {"kind": "over", "number": 9, "cause": None, "winners": [1], "ending": "bases-destroyed"}
    for lang, viewer, falls, ending in (
        ("en", 0, True, "Petr wins: your base was destroyed (PC-1.2)."),
        ("en", 1, True, "You win: Anna’s base was destroyed (PC-1.2)."),
        ("cs", 0, True, "Vyhrává Petr: tvůj důl je zničen (PC-1.2)."),
        ("en", 0, False, "Petr wins, the last one left (PC-1.2)."),
    ):
        narrator = words.Narrator(lang, viewer, NAMES, start)
        if falls:
            narrator.tell(_event("base-destroyed", base, seat=0))
        narrator.tell({"kind": "lost", "number": 8, "cause": 7, "seat": 0})  # a turn, where one gave up
        assert narrator.tell(over) == ending
    assert words.Narrator("en", 0, NAMES[:2], start).tell(over) == "Petr wins (PC-1.2)."  # of two nobody is the last


@pytest.mark.parametrize(
    ("winners", "ending", "english", "czech"),
    [
        (
            [0],
            "conquest",
            "You win with 32 life on your buildings (PC-1.1).",
            "Vyhráváš s 32 životy na budovách",
        ),
        ([1], "bases-destroyed", "Petr wins, the last one left (PC-1.2).", "Vyhrává Petr, ve hře už nikdo další není"),
        ([1], "deck-empty", "Petr wins: a deck is empty", "Vyhrává Petr: jeden balíček je prázdný"),
        ([0, 1], "no-base-left", "A draw between Anna, Petr: the last bases", "Remíza: poslední doly padly společně"),
        ([0, 1], "deck-empty", "A draw between Anna, Petr: a deck", "Remíza: jeden balíček je prázdný"),
        ([], "too-long", "A draw: the match has taken too long.", "Remíza: partie trvá příliš dlouho."),
    ],
)
def test_the_end_says_why(start: Observation, winners: list[int], ending: str, english: str, czech: str) -> None:
    event = {"kind": "over", "number": 9, "cause": None, "winners": winners, "ending": ending, "life": 32}

    assert words.Narrator("en", 0, NAMES, start).tell(event).startswith(english)
    assert words.Narrator("cs", 0, NAMES, start).tell(event).startswith(czech)


def test_the_alternatives_of_a_card_are_told_in_its_words(start: Observation) -> None:
    options = (Option("first", 3), Option("second", 4))
    decision = Decision(1, 0, "either", "fork-in-the-orbit", options)
    spoken = words.Questions("en", start, NAMES)

    assert [spoken.label(option, decision) for option in options] == [
        "Deal 2 damage to an enemy warrior.",
        "Heal your base by 4.",
    ]


@pytest.mark.parametrize(
    ("kind", "source", "asked"),
    [
        ("recover", "grave-caller", "Which card from your junkyard do you take into your hand?"),
        ("recover", "widow-anzela", "Which card from your junkyard do you put onto the planet?"),
        ("recover", "recycling-order", "Which card from your junkyard do you shuffle into your deck?"),
        ("search", "shift-whistle", "You look through your deck. Which card do you put onto the planet?"),
    ],
)
def test_a_question_about_a_card_says_where_it_goes(start: Observation, kind: str, source: str, asked: str) -> None:
    decision = Decision(1, 0, kind, source, ())

    assert words.Questions("en", start, NAMES).question(decision) == asked


def test_what_finds_no_room_does_not_part_what_is_told_together() -> None:
    """Miners add one after the other: one sentence for what was added, one for what was lost."""

    def mined(kind: str, materials: list[int], miner: str) -> dict[str, Any]:
        return {"kind": kind, "seat": 0, "cause": 1, "number": 2, "materials": materials, "actor": {"card": miner}}

    told = list(
        words.together(
            [
                mined("added", [1, 0, 0], "gold-miner"),
                mined("overflowed", [1, 0, 0], "gold-miner"),
                mined("added", [0, 1, 0], "collector-of-cosmium"),
                mined("overflowed", [1, 0, 0], "gold-miner"),
            ]
        )
    )
    assert [(event["kind"], event["materials"]) for event in told] == [("added", [1, 1, 0]), ("overflowed", [2, 0, 0])]


# ------------------------------------------------------------------------------------- several events in one sentence


def _happens(kind: str, number: int, cause: int, card: tuple[int, str], **facts: Any) -> dict[str, Any]:
    shown = {"handle": card[0], "card": card[1]}
    return {"kind": kind, "number": number, "cause": cause, "cards": [shown], **facts}


def _told(start: Observation, lang: str, viewer: int, *events: dict[str, Any]) -> list[str]:
    """The sentences for events, after two Militia Recruits and a Smoke Dancer of Anna have entered the planet."""
    narrator = words.Narrator(lang, viewer, NAMES, start)
    for handle, card in ((900, "militia-recruit"), (901, "militia-recruit"), (902, "smoke-dancer")):
        narrator.tell(_event("entered", (handle, card), seat=0))
    return [sentence for event in words.together(events) if (sentence := narrator.tell(event))]


ANNAS = ((900, "militia-recruit"), (902, "smoke-dancer"), (901, "militia-recruit"))


def test_what_happens_to_several_things_at_once_is_one_sentence(start: Observation) -> None:
    facts = {"seat": 0, "attack": 1, "life": 0}
    boosted = [_happens("boosted", 10 + at, 5, card, **facts) for at, card in enumerate(ANNAS)]
    unblocked = [
        _happens("gained", 20 + at, 5, card, seat=0, keyword="cannot-be-blocked", shielding=0)
        for at, card in enumerate(ANNAS)
    ]
    in_turn = [event for pair in zip(boosted, unblocked, strict=True) for event in pair]
    for events in ((*boosted, *unblocked), in_turn):
        assert _told(start, "en", 0, *events) == [
            "Your Militia Recruit ×2 and Smoke Dancer get +1 attack until the end of the turn.",
            "Your Militia Recruit ×2 and Smoke Dancer cannot be blocked until the end of the turn.",
        ]
        assert _told(start, "cs", 1, *events) == [
            "Rekrut domobrany ×2 a Tanečnice v dýmu (Anna) mají do konce tahu +1 k útoku.",
            "Rekrut domobrany ×2 a Tanečnice v dýmu (Anna) nemohou být do konce tahu blokováni.",
        ]
    assert _told(start, "cs", 0, *boosted) == [
        "Tvůj Rekrut domobrany ×2 a tvá Tanečnice v dýmu mají do konce tahu +1 k útoku."
    ]
    stronger = {**boosted[1], "attack": 2}
    assert len(_told(start, "en", 0, boosted[0], stronger)) == 2  # not the same
    assert len(_told(start, "en", 0, boosted[0], {**boosted[1], "cause": 6})) == 2  # not for the same cause


def test_events_that_one_sentence_tells_stay_events(start: Observation) -> None:
    readied = [_happens("readied", 10 + at, 5, card, seat=0, attack=0, life=0) for at, card in enumerate(ANNAS)]
    first, *others = words.together(readied)

    assert [event.get("told_in") for event in (first, *others)] == [None, 10, 10]
    assert [event["cards"] for event in (first, *others)] == [event["cards"] for event in readied]


def test_an_attack_is_told_once_in_the_order_of_its_lines(start: Observation) -> None:
    base = _handle(start, 1)
    attackers = {**_event("attackers", *ANNAS, seat=0), "number": 9}
    attacks = [_happens("attacks", 10 + at, 9, card, seat=0, target=base, line=1 + at) for at, card in enumerate(ANNAS)]
    assert _told(start, "en", 1, attackers) == ["Anna attacks with 3 warriors."]
    assert _told(start, "cs", 0, attackers) == ["Do útoku posíláš 3 warriory."]
    assert _told(start, "en", 1, attackers, *attacks) == [
        "Anna’s Militia Recruit, Smoke Dancer and Militia Recruit attack your base, in this order.",
    ]
    assert _told(start, "cs", 0, attackers, *attacks) == [
        "Na důl (Petr) útočí v tomto pořadí tvůj Rekrut domobrany, tvá Tanečnice v dýmu a tvůj Rekrut domobrany.",
    ]
    assert _told(start, "en", 0, attacks[0], attacks[2]) == ["Your Militia Recruit ×2 attack Petr’s base."]
    other = {**attacks[1], "target": _handle(start, 0), "line": 1}  # two targets: two sentences
    assert len(_told(start, "en", 0, attacks[0], other, attacks[2])) == 2


def test_attackers_that_lose_their_target_are_told(start: Observation) -> None:
    lost = [_happens("target-lost", 10 + at, 9, card, seat=0) for at, card in enumerate(ANNAS)]

    assert _told(start, "en", 1, lost[1]) == ["Anna’s Smoke Dancer has lost its target and leaves the attack."]
    assert _told(start, "en", 1, *lost) == [
        "Anna’s Militia Recruit ×2 and Smoke Dancer have lost their target and leave the attack."
    ]
    assert _told(start, "cs", 1, lost[1]) == ["Bez cíle z útoku odchází Tanečnice v dýmu (Anna)."]
    assert _told(start, "cs", 1, *lost) == ["Bez cíle z útoku odcházejí Rekrut domobrany ×2 a Tanečnice v dýmu (Anna)."]


def test_of_what_goes_together_only_what_was_not_sacrificed_is_told(start: Observation) -> None:
    sacrificed = _happens("sacrificed", 9, 5, ANNAS[0], seat=0)
    died = [_happens("died", 10 + at, 5, card, seat=0) for at, card in enumerate(ANNAS)]

    assert _told(start, "en", 0, sacrificed, *died)[1:] == ["Your Smoke Dancer and Militia Recruit die."]
    assert _told(start, "en", 0, sacrificed, *died[:2])[1:] == ["Your Smoke Dancer dies."]


def test_things_of_several_players_are_told_with_whose_they_are(start: Observation) -> None:
    base = (_handle(start, 1), "base")
    blows = [
        _happens(
            "damaged", 10 + at, 9, card, amount=2, shielded=0, left=1, by=999, actor={"handle": 1, "card": "audit"}
        )
        for at, card in enumerate((*ANNAS, base))
    ]
    assert _told(start, "en", 1, *blows) == [
        "Audit deals 2 damage each to Anna’s Militia Recruit ×2, Anna’s Smoke Dancer and your base (1 life left each)."
    ]
    assert _told(start, "cs", 1, *blows)[0].endswith(": po 2 poškození (zbývá po 1 životě).")


def test_the_draw_of_the_trap_phase_says_so(start: Observation) -> None:
    for lang, kuk, trap in (
        ("en", "Petr draws 1 card.", "Trap phase: Petr draws 1 card."),
        ("cs", "Petr si lízá 1 kartu.", "Trap fáze: Petr si lízá 1 kartu."),
    ):
        narrator = words.Narrator(lang, 0, NAMES, start)
        narrator.tell({"kind": "turn", "seat": 1, "turn": 1, "number": 1, "cause": None})
        drew = {**_event("drew", (910, None), seat=1), "number": 3}
        assert narrator.tell({**drew, "cause": 2}) == kuk
        assert narrator.tell({**drew, "cause": 1}) == trap


def test_a_reaction_that_answers_no_card_says_when_it_happens(start: Observation) -> None:
    rearm = _event("announced", (900, "rearm"), seat=1, cost=[0, 1, 0], reaction=True)
    for lang, mining, line in (
        (
            "en",
            "Before the mining phase, Petr reacts with Rearm for 1 cosmium.",
            "Before line 2 deals its damage, Petr reacts with Rearm for 1 cosmium.",
        ),
        (
            "cs",
            "Před mining fází Petr v reakci hraje Přezbrojení (1 cosmium).",
            "Než linie 2 udělí poškození, Petr v reakci hraje Přezbrojení (1 cosmium).",
        ),
    ):
        narrator = words.Narrator(lang, 0, NAMES, start)
        assert narrator.tell({**rearm, "after": "start"}) == mining
        assert narrator.tell({**rearm, "line": 2}) == line


def test_things_of_one_name_are_told_apart_as_in_questions(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    for handle in (900, 901):
        narrator.tell(_event("entered", (handle, "hologram"), seat=1, illusion=False))

    assert narrator.thing(900) == "Petr’s Hologram"
    assert narrator.thing(901) == "Petr’s Hologram #2"
    assert narrator.tell(_event("died", (900, "hologram"), seat=1)) == "Petr’s Hologram dies."
    assert narrator.thing(901) == "Petr’s Hologram"


def test_where_a_trap_stands_in_its_column_is_told(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    for position, column, told in ((0, 1, "base."), (0, 2, "base, as the front trap."), (1, 2, "base, behind 1 trap.")):
        placed = _event("trap-placed", (902, None), seat=1, thing=_handle(start, 1), position=position, column=column)
        assert narrator.tell(placed) == f"Petr places a trap in front of their {told}"


def test_a_search_that_takes_nothing_says_so(start: Observation) -> None:
    narrator = words.Narrator("en", 0, NAMES, start)
    shuffled = {"kind": "shuffled", "seat": 1, "count": 30}

    narrator.tell({"kind": "searches", "seat": 1})
    assert narrator.tell(shuffled) == "Petr searches the deck and takes no card."
    assert narrator.tell(shuffled) == "Petr’s deck is shuffled."


def test_what_is_stored_is_told_before_what_has_no_room() -> None:
    full = {**_added(0, [1, 0, 0], 1), "kind": "overflowed"}
    added = _added(0, [0, 1, 0], 1)

    assert [event["kind"] for event in words.together([full, added])] == ["added", "overflowed"]
    assert [event["kind"] for event in words.together([full, {**added, "cause": 2}])] == ["overflowed", "added"]


def test_damage_that_kills_says_so(start: Observation) -> None:
    hit = {"amount": 3, "shielded": 0, "left": 0, "by": 902}
    for fate, english, czech in (
        ("died", "kills your Militia Recruit with 3 damage.", "zabíjí Rekruta domobrany (Anna): 3 poškození."),
        (
            "vanished",
            "deals 3 damage to your Militia Recruit, which vanishes.",
            "zasahuje Rekruta domobrany (Anna): 3 poškození a iluze mizí.",
        ),
    ):
        events = _happens("damaged", 10, 5, ANNAS[0], **hit), _happens(fate, 11, 10, ANNAS[0], seat=0)
        assert _told(start, "en", 0, *events) == [f"Your Smoke Dancer {english}"]
        assert _told(start, "cs", 1, *events) == [f"Tanečnice v dýmu (Anna) {czech}"]
    replaced = _happens("damaged", 10, 5, ANNAS[0], **hit)  # something else happened instead
    assert _told(start, "en", 0, replaced) == ["Your Smoke Dancer deals 3 damage to your Militia Recruit."]


def test_the_kuk_phase_is_one_sentence(start: Observation) -> None:
    turn = {"kind": "turn", "seat": 0, "turn": 1, "number": 1, "cause": None}
    looked = _happens("looked", 2, 1, (910, "rearm"), seat=0)
    under = _happens("put-under", 3, 2, (910, "rearm"), seat=0, count=1)
    drew = _happens("drew", 4, 2, (911, "empty-crate"), seat=0)

    assert _told(start, "en", 0, turn, looked, drew)[1:] == ["Kuk: you draw Empty Crate."]
    assert _told(start, "cs", 0, turn, looked, under, drew)[1:] == [
        "Kuk: dáváš dospodu balíčku Přezbrojení a lízáš si Prázdnou bednu."
    ]
    hidden = [{**event, "cards": [{"handle": 910, "card": None}]} for event in (looked, under, drew)]
    assert _told(start, "en", 1, turn, *hidden)[1:] == [
        "Kuk: Anna puts 1 card on the bottom of the deck and draws 1 card."
    ]
