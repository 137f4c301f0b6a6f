"""Card texts of Planetary Conquerors: the sheet, names, examples, and that every word can be said."""

from __future__ import annotations

import random
import re
import typing
from types import UnionType
from typing import Any

import pytest
from msgspec import UNSET, Struct, structs

from overrule.cards.texts.czech import (
    Case,
    Gender,
    adjective,
    demonstrative,
    one,
    possessive,
    soft_adjective,
)
from overrule.games.conquerors import vocabulary as v
from overrule.games.conquerors.cards import SETS
from overrule.games.conquerors.cards.decks import DECKS
from overrule.games.conquerors.texts import (
    LANGUAGES,
    card_name,
    card_text,
    cost_text,
    deck_name,
    deck_plan,
    explain,
    set_name,
    type_line,
)
from overrule.games.conquerors.texts.sheet import sheet

WORDS = tuple(typing.get_args(v.Effect)) + tuple(typing.get_args(v.Ability))
CARDS = [card for card_set in SETS for card in card_set.cards]
WARRIOR, BUILDING, BASE = v.Being.WARRIOR, v.Being.BUILDING, v.Being.BASE

# --------------------------------------------------------------------------------------------------- sheets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_has_every_card_once(lang: str) -> None:
    heads = [block.split("\n", 1)[0] for block in sheet(lang).strip().split("\n\n")]
    assert heads == [set_name(SETS[0], lang), *(card_name(card, lang) for card in CARDS)]
    assert len(set(heads)) == len(heads)


def test_czech_joins_a_condition_to_what_happens() -> None:
    """Two clauses before the sentence itself, "když …, pokud …,", are not Czech."""
    for card in CARDS:
        for line in card_text(card, "cs", CARDS):
            assert not re.search(r"^(Když|Kdykoli|Jednou za tah|Na začátku|Na konci|Ve své)\b[^.]*, pokud\b", line), (
                line
            )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_of_every_card_are_sentences(lang: str) -> None:
    ids = [card.id for card in CARDS if "-" in card.id]
    for card in CARDS:
        lines = card_text(card, lang, CARDS)
        assert bool(lines) == bool(card.abilities or card.do)
        for line in lines:
            assert line[0].isupper() or line[0].isdigit(), line
            assert line.endswith("."), line
            assert not flaws(line), line
            assert not any(id in line for id in ids), line


def flaws(text: str) -> list[str]:
    """The marks of a text that was put together badly."""
    bad = ("  ", " ,", " .", ",,", ",.", "..", ",:", "( ", "()", "None", "Being.", "{", "}")
    return [mark for mark in bad if mark in text]


# ---------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_in_the_names_file(lang: str) -> None:
    for card in CARDS:
        unnamed = v.Card(card.id, card.type, names={lang: "not in the names file"})
        assert card_name(unnamed, lang) != "not in the names file", card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deck_has_a_name_and_a_plan(lang: str) -> None:
    for deck in DECKS:
        unnamed = v.Deck(deck.id, {}, {lang: "not in the names file"})
        assert deck_name(unnamed, lang) != "not in the names file", deck.id
        assert deck_plan(deck, lang) == deck_plan(deck.id, lang) != "", deck.id


def test_a_custom_card_has_its_own_name_or_its_id() -> None:
    mule = v.Card("moon-mule", v.Type.MINER, names={"en": "Lunar Mule", "cs": "Měsíční mul"})
    assert card_name(mule, "cs") == "Měsíční mul"
    assert card_name("moon-mule", "cs") == "Moon mule"
    assert set_name(v.CardSet("far-rim", (), names={"en": "Far Rim"}), "cs") == "Far Rim"
    assert deck_name(v.Deck("tin-can", {}), "en") == "Tin can"
    assert deck_plan("tin-can", "en") == ""


def test_a_custom_card_is_called_by_its_name_in_texts() -> None:
    mule = v.Card("moon-mule", v.Type.MINER, token=True, names={"cs": "Měsíční mul", "en": "Umbral Mule"})
    assert explain(v.Summon("moon-mule", 2), "cs", [mule]) == "Přivolej 2 karty Měsíční mul."
    assert explain(v.Summon("moon-mule"), "en", [mule]) == "Summon an Umbral Mule."
    assert explain(v.Summon("moon-mule"), "en") == "Summon a Moon mule."


def test_an_unknown_language_says_which_there_are() -> None:
    card = v.Card("hut", v.Type.BUILDING)
    for text in (lambda: card_text(card, "de"), lambda: type_line(card, "de"), lambda: cost_text(card.cost, "de")):
        with pytest.raises(ValueError, match="en, cs"):
            text()


def test_types_and_costs() -> None:
    knight = v.Card("knight", v.Type.WARRIOR, 2, v.Materials(2, 1, 1))
    assert (type_line(knight, "en"), type_line(knight, "cs")) == ("Warrior ★★", "Warrior ★★")
    assert type_line(v.Card("pit", v.Type.TRAP, 3), "cs") == "Past ★★★"
    assert cost_text(knight.cost, "en") == "2 gold, 1 cosmium, 1 electricity"
    assert cost_text(knight.cost, "cs") == "2 zlata, 1 cosmium, 1 elektřina"
    assert cost_text(v.Materials(), "cs") == ""


def test_keywords_come_first() -> None:
    draws = v.When(v.Event.DIES, (v.Draw(1),))
    card = v.Card("wall", v.Type.BUILDING, life=3, abilities=(draws, v.Shielding(2), v.Selfheal(1)))
    assert card_text(card, "en") == ["Shielding 2. Selfheal 1.", "When this is destroyed, draw 1 card."]
    assert card_text(card, "cs") == ["Shielding 2. Selfheal 1.", "Když je zničena, lízni 1 kartu."]


# -------------------------------------------------------------------------------------------------- toolkit


def test_czech_warriors_are_animate() -> None:
    animate = Gender.ANIMATE
    assert adjective("nepřátelsk", animate, Case.NOM, True) == "nepřátelští"
    assert adjective("nepřátelsk", animate, Case.ACC) == "nepřátelského"
    assert adjective("dobr", animate, Case.NOM, True) == "dobří"
    assert adjective("jin", animate, Case.NOM, True) == "jiní"
    assert adjective("nepřátelsk", Gender.FEMININE, Case.NOM, True) == "nepřátelské"
    assert [soft_adjective("útočící", gender, Case.ACC) for gender in Gender] == ["útočící"] * 3 + ["útočícího"]
    assert [possessive("sv", gender, Case.ACC) for gender in Gender] == ["svůj", "svou", "své", "svého"]
    assert possessive("tv", animate, Case.NOM, True) == "tví"
    assert [demonstrative(gender, Case.NOM, True) for gender in Gender] == ["ty", "ty", "ta", "ti"]
    assert [one(animate, case) for case in Case] == ["jeden", "jednoho", "jednomu", "jednoho", "jednom", "jedním"]
    assert [one(Gender.FEMININE, case) for case in Case] == ["jedna", "jedné", "jedné", "jednu", "jedné", "jednou"]


# ------------------------------------------------------------------------------- what must not be mistaken

ENEMY_WARRIOR = v.Things(side=v.Side.ENEMY)
OWN_BASE = v.Things((BASE,), v.Side.YOURS)
ENTITY = v.Things((BUILDING, WARRIOR, BASE))

ON_WARRIORS = [
    (
        v.When(v.Event.DEALS_DAMAGE, (v.Exhaust(v.THAT),), once=True),
        "Once each turn, when this damages an entity, exhaust that entity.",
        "Jednou za tah, když poškodí entitu, exhaustni tu entitu.",
    ),
    (
        v.WhenDrawn((v.Lose(v.Materials(1), v.Who.THEY),), v.Who.EACH_OPPONENT),
        "Whenever an opponent draws a card, that player loses 1 gold.",
        "Kdykoli protihráč lízne kartu, ztratí 1 zlato.",
    ),
    (
        v.Paid(v.Price(1, discard=2, counters=1), (v.Draw(v.CountersOn()),)),
        "1 gold, discard 2 cards, remove 1 counter from this warrior – "
        "Draw 1 card for each counter left on this warrior.",
        "1 zlato, odhoď 2 karty, odeber z tohoto warriora 1 žeton – "
        "Lízni 1 kartu za každý žeton, který na tomto warriorovi zbývá.",
    ),
    (
        v.Bonus(1, v.Things(side=v.Side.YOURS, subtype="drone", other=True, cost_at_most=2)),
        "Your other Drone warriors with cost 2 or less have +1 attack.",
        "Ostatní tví warrioři druhu Dron s cenou nejvýše 2 mají +1 k útoku.",
    ),
    (
        v.At(v.Moment.END, (v.MayPay(v.Materials(1), (v.Damage(1, v.THIS),)),), v.Turn.ENEMY),
        "At the end of each opponent’s turn, that player may pay 1 gold. "
        "If they do not, deal 1 damage to this warrior.",
        "Na konci svého tahu každý protihráč může zaplatit 1 zlato. "
        "Pokud nezaplatí, uděl 1 poškození tomuto warriorovi.",
    ),
    (
        v.When(v.Event.ATTACKS, (v.May(v.Disarm(v.Traps(front=True, here=True)), (v.Draw(1),)),)),
        "When this attacks, you may destroy the front trap of its target. If you do, draw 1 card.",
        "Když útočí, můžeš zničit přední past jeho cíle. Pokud to uděláš, lízni 1 kartu.",
    ),
    (
        v.When(v.Event.BLOCKS, (v.Damage(1, v.THAT), v.Boost(2, v.THIS))),
        "When this blocks, deal 1 damage to the attacker, then give this warrior +2 attack until the end of the turn.",
        "Když blokuje, uděl 1 poškození útočníkovi, poté dej tomuto warriorovi do konce tahu +2 k útoku.",
    ),
    (
        v.When(v.Event.IS_BLOCKED, (v.Exhaust(v.THAT),)),
        "When this is blocked, exhaust the blocker.",
        "Když je blokován, exhaustni blokujícího warriora.",
    ),
    (
        v.When(v.Event.DIES, (v.Damage(v.AttackOf(v.THIS), v.THAT),)),
        "When this dies, deal damage equal to this warrior’s attack to its killer.",
        "Když zemře, uděl kartě, která ho zabila, poškození rovné útoku tohoto warriora.",
    ),
    (
        v.When(v.Event.KILLS, (v.Lose(v.Materials(gold=2), v.Who.THEY),)),
        "When this kills a warrior, that warrior’s controller loses 2 gold.",
        "Když zabije warriora, ztratí hráč, který ho ovládal, 2 zlata.",
    ),
    (
        v.When(v.Event.ENTERS, (v.Heal(None, v.THAT),), v.Things(side=v.Side.YOURS, other=True)),
        "Whenever another of your warriors enters the planet, heal it fully.",
        "Kdykoli na planetu vstoupí jiný tvůj warrior, vyleč ho na plný počet životů.",
    ),
    (
        v.InsteadOfDying((v.Return(v.THIS, v.Place.TOP), v.Draw(1))),
        "If this would die, instead put it on top of its owner’s deck, then draw 1 card.",
        "Pokud by měl zemřít, místo toho ho dej na vrch balíčku vlastníka, poté lízni 1 kartu.",
    ),
    (
        v.Paid(v.Price(gold=1, sacrifice=WARRIOR), (v.Damage(2, ENTITY),)),
        "1 gold, sacrifice a warrior – Deal 2 damage to any entity.",
        "1 zlato, obětuj warriora – Uděl 2 poškození libovolné entitě.",
    ),
    (
        v.Bonus(v.Count(v.Things(side=v.Side.YOURS, other=True))),
        "Has +1 attack for each of your other warriors.",
        "Má +1 k útoku za každého dalšího tvého warriora.",
    ),
    (
        v.Bonus(2, given=v.AtLeast(v.Count(v.Things((BUILDING,), v.Side.ENEMY)), 5)),
        "Has +2 attack as long as there are 5 or more enemy buildings on the planet.",
        "Má +2 k útoku, pokud je na planetě alespoň 5 nepřátelských budov.",
    ),
]

ANYWHERE = [
    (
        v.Search(v.Cards((v.Type.WARRIOR,), cost_at_most=3)),
        "Search your deck for a warrior with cost 3 or less, show it, put it into your hand, and shuffle.",
        "Najdi ve svém balíčku warriora s cenou nejvýše 3, ukaž ho, vezmi si ho do ruky a balíček zamíchej.",
    ),
    (
        v.Deploy(v.Cards((v.Type.BUILDING,), name="gold-mine")),
        "You may put a building named Gold Mine from your hand onto the planet.",
        "Můžeš dát z ruky na planetu jednu budovu s názvem Zlatá žíla.",
    ),
    (
        v.LookAtHand(),
        "Look at the hand of an opponent of your choice.",
        "Koukni se do ruky zvoleného protihráče.",
    ),
    (
        v.TakeControl(ENEMY_WARRIOR, this_turn=True),
        "Take control of an enemy warrior until the end of the turn.",
        "Ovládni do konce tahu nepřátelského warriora.",
    ),
    (
        v.Gain(v.CannotBlock(), ENEMY_WARRIOR, v.How.UP_TO, 2),
        "Up to 2 enemy warriors cannot block until the end of the turn.",
        "Vyber až 2 nepřátelské warriory: do konce tahu nemohou blokovat.",
    ),
    (
        v.PutCounters(-1, ENEMY_WARRIOR),
        "Remove 1 counter from an enemy warrior.",
        "Odeber z nepřátelského warriora 1 žeton.",
    ),
    (
        v.Later((v.Add(v.Materials(2)),), v.Moment.START),
        "At the start of your next turn, add 2 gold.",
        "Na začátku svého příštího tahu si přidej 2 zlata.",
    ),
    (
        v.Damage(1, ENEMY_WARRIOR, v.How.RANDOM, 2),
        "Deal 1 damage to each of 2 random enemy warriors.",
        "Uděl 1 poškození 2 náhodným nepřátelským warriorům (každému).",
    ),
    (
        v.May(v.Damage(2, v.Things((v.Being.WARRIOR, v.Being.BUILDING), v.Side.ENEMY), v.How.UP_TO, 2)),
        "You may deal 2 damage to each of up to 2 enemy warriors or buildings.",
        "Můžeš vybrat až 2 nepřátelské warriory nebo budovy a každé z těchto karet udělit 2 poškození.",
    ),
    (
        v.ChooseOne((v.Retreat(v.Things(attacking=True)),), (v.Draw(1, v.Who.EACH_OPPONENT),)),
        "Either remove any attacking warrior from the attack or make each opponent draw 1 card.",
        "Buď vyřaď z útoku libovolného útočícího warriora, nebo ať každý protihráč lízne 1 kartu.",
    ),
    (
        v.Steal(v.Materials(cosmium=1), times=v.Count(v.Things(side=v.Side.YOURS))),
        "Steal 1 cosmium from an opponent of your choice for each of your warriors.",
        "Ukradni zvolenému protihráči 1 cosmium za každého svého warriora.",
    ),
    (v.Summon("storm-wisp", 3), "Summon 3 Storm Wisps.", "Přivolej 3 Bouřkové bludičky."),
    (v.At(v.Moment.MINING, (v.Add(v.Materials(gold=1)),)), "Adds 1 gold.", "Přidává 1 zlato."),
    (
        v.At(v.Moment.MINING, (v.Add(v.Materials(1, 2, 1)),)),
        "Adds 1 gold and 2 cosmium and generates 1 electricity.",
        "Přidává 1 zlato a 2 cosmia a vyrábí 1 elektřinu.",
    ),
    (
        v.At(v.Moment.START, (v.Add(v.Materials(gold=1)),)),
        "At the start of your turn, add 1 gold.",
        "Na začátku svého tahu si přidej 1 zlato.",
    ),
    (
        v.At(v.Moment.END, (v.Discard(1, v.Who.THEY, random=True),), v.Turn.ENEMY),
        "At the end of each opponent’s turn, that player discards 1 card at random.",
        "Na konci svého tahu každý protihráč odhodí 1 náhodnou kartu.",
    ),
    (
        v.Damage(2, v.Things((BUILDING, BASE), v.Side.ENEMY)),
        "Deal 2 damage to an enemy building or base.",
        "Uděl 2 poškození nepřátelské budově nebo dolu.",
    ),
    (
        v.Heal(2, v.Things((BUILDING, BASE), v.Side.YOURS), v.How.ALL),
        "Heal each of your buildings and your base by 2.",
        "Vyleč každou svou budovu a svůj důl o 2 životy.",
    ),
    (
        v.Destroy(v.Things(damaged=True, attack_at_most=2), v.How.UP_TO, 2),
        "Kill up to 2 damaged warriors with 2 attack or less.",
        "Zabij až 2 poškozené warriory s útokem nejvýše 2.",
    ),
    (
        v.Destroy(v.Things((WARRIOR, BUILDING), v.Side.ENEMY)),
        "Either kill an enemy warrior or destroy an enemy building.",
        "Buď zabij nepřátelského warriora, nebo znič nepřátelskou budovu.",
    ),
    (
        v.May(v.Destroy(v.Things((WARRIOR, BUILDING), v.Side.ENEMY))),
        "You may kill an enemy warrior or destroy an enemy building.",
        "Můžeš buď zabít nepřátelského warriora, nebo zničit nepřátelskou budovu.",
    ),
    (
        v.Gain(v.CannotBeBlocked(), v.Things(side=v.Side.YOURS, other=True)),
        "Another of your warriors cannot be blocked until the end of the turn.",
        "Jiný tvůj warrior nemůže být do konce tahu blokován.",
    ),
    (
        v.Gain(v.CannotBeBlocked(), v.Things(side=v.Side.YOURS), v.How.ALL),
        "Your warriors cannot be blocked until the end of the turn.",
        "Tví warrioři nemohou být do konce tahu blokováni.",
    ),
    (
        v.Gain(v.IgnoresTraps(), v.Things(side=v.Side.YOURS), v.How.UP_TO, 2),
        "Let up to 2 of your warriors ignore traps until the end of the turn.",
        "Vyber až 2 své warriory: do konce tahu ignorují pasti.",
    ),
    (
        v.Ready(v.Things(side=v.Side.YOURS, exhausted=True), v.How.UP_TO, 2),
        "Make up to 2 of your exhausted warriors battle ready again.",
        "Vyber až 2 své exhaustlé warriory: jsou opět battle ready.",
    ),
    (
        v.Exhaust(ENEMY_WARRIOR, v.How.ALL),
        "Exhaust all enemy warriors.",
        "Exhaustni všechny nepřátelské warriory.",
    ),
    (
        v.Damage(v.Count(v.Things((BUILDING,), v.Side.YOURS)), ENEMY_WARRIOR),
        "Deal damage equal to the number of your buildings to an enemy warrior.",
        "Uděl nepřátelskému warriorovi tolik poškození, kolik máš budov.",
    ),
    (
        v.ChooseOne((v.Draw(2),), (v.Add(v.Materials(cosmium=5)),)),
        "Either draw 2 cards or add 5 cosmium.",
        "Buď lízni 2 karty, nebo si přidej 5 cosmia.",
    ),
    (
        v.ChooseOne((v.Draw(1), v.Kuk(1)), (v.Sacrifice(WARRIOR, v.Who.EACH_OPPONENT),)),
        "Choose one: draw 1 card, then Kuk 1; or each opponent sacrifices a warrior.",
        "Vyber jedno: lízni 1 kartu, poté kukni 1; nebo každý protihráč obětuje warriora.",
    ),
    (
        v.May(v.Lose(v.Materials(gold=1)), (v.Draw(1, v.Who.THEY),)),
        "You may decide that an opponent of your choice loses 1 gold. If you do, that player draws 1 card.",
        "Můžeš rozhodnout, že zvolený protihráč ztratí 1 zlato. Pokud to uděláš, ten hráč lízne 1 kartu.",
    ),
    (
        v.If(v.AtMost(v.HandSize(), 0), (v.Draw(5),), (v.Look(5),)),
        "If you have no cards in your hand, draw 5 cards. Otherwise, look at the top 5 cards of your deck.",
        "Pokud nemáš v ruce žádné karty, lízni 5 karet. Jinak se koukni na 5 vrchních karet svého balíčku.",
    ),
    (
        v.Storage(v.Materials(2, 2, -1)),
        "You can store 2 more gold, 2 more cosmium and 1 less electricity.",
        "Můžeš mít v úschovně o 2 zlata a 2 cosmia více a o 1 elektřinu méně.",
    ),
    (
        v.Grants(v.FinalHit(), v.Things(side=v.Side.YOURS, exhausted=True)),
        "Your exhausted warriors have Final hit.",
        "Tví exhaustlí warrioři mají Final hit.",
    ),
    (
        v.Mirror(v.Things((BUILDING,), v.Side.ENEMY, illusion=False)),
        "Create an illusion of an enemy building that is not an illusion.",
        "Vytvoř iluzi nepřátelské budovy, která není iluze.",
    ),
]

IN_TRAPS = [
    (
        (v.Retreat(), v.Steal(v.Materials(1, 1), v.Who.THEY)),
        "Remove the attacker from the attack. Steal 1 gold and 1 cosmium from the attacking player.",
        "Vyřaď útočníka z útoku. Ukradni útočícímu hráči 1 zlato a 1 cosmium.",
    ),
    (
        (v.If(v.ThatIs(v.Things(attack_at_least=3)), (v.Destroy(v.THAT),), (v.Damage(2, v.THAT),)),),
        "If the attacker has 3 attack or more, kill it. Otherwise, deal 2 damage to it.",
        "Pokud má útočník útok alespoň 3, zabij ho. Jinak mu uděl 2 poškození.",
    ),
    (
        (v.If(v.AtLeast(v.CountTraps(v.Traps(v.Side.YOURS)), 2), (v.Draw(1),)),),
        "If you have 2 or more other traps on the planet, draw 1 card.",
        "Pokud máš alespoň 2 další pasti na planetě, lízni 1 kartu.",
    ),
    (
        (v.If(v.AtLeast(v.HandSize(v.Who.THEY), 3), (v.Discard(1, v.Who.THEY),)),),
        "If the attacking player has 3 or more cards in hand, that player discards 1 card.",
        "Pokud má útočící hráč v ruce alespoň 3 karty, odhodí 1 kartu.",
    ),
    (
        (
            v.Gain(v.CannotBeBlocked(), v.Things(side=v.Side.YOURS), v.How.ALL),
            v.Gain(v.Shielding(1), v.Things(side=v.Side.YOURS), v.How.ALL),
            v.Boost(1, v.Things(side=v.Side.YOURS), v.How.ALL),
            v.Draw(1),
        ),
        "Until the end of the turn, your warriors cannot be blocked, have Shielding 1 and have +1 attack. Draw 1 card.",
        "Do konce tahu tví warrioři nemohou být blokováni, mají Shielding 1 a mají +1 k útoku. Lízni 1 kartu.",
    ),
    (
        (v.Intercept(v.Things(exhausted=True)), v.Damage(v.AttackOf(), v.THAT)),
        "Block the attacker with one of your exhausted warriors. Deal damage to the attacker equal to its attack.",
        "Blokuj útočníka jedním svým exhaustlým warriorem. Uděl útočníkovi poškození rovné jeho útoku.",
    ),
    (
        (v.Sacrifice(), v.Heal(v.LifeOf(), OWN_BASE), v.Draw(1)),
        "Sacrifice a warrior. Heal your base by that warrior’s life. Draw 1 card.",
        "Obětuj warriora. Vyleč svůj důl o tolik životů, kolik jich měl ten warrior. Lízni 1 kartu.",
    ),
    (
        (v.Damage(1, ENEMY_WARRIOR), v.Exhaust(v.THAT), v.Draw(1, v.Who.THEY), v.Discard(2, v.Who.THEY)),
        "Deal 1 damage to an enemy warrior. Exhaust that warrior. Its controller draws 1 card, then discards 2 cards.",
        "Uděl 1 poškození nepřátelskému warriorovi. Exhaustni toho warriora. "
        "Hráč, který ho ovládá, lízne 1 kartu, poté odhodí 2 karty.",
    ),
]


@pytest.mark.parametrize(("word", "english", "czech"), ON_WARRIORS)
def test_an_ability_of_a_warrior_says_what_is_meant(word: Any, english: str, czech: str) -> None:
    assert explain(word, "en", this=v.Type.WARRIOR) == english
    assert explain(word, "cs", this=v.Type.WARRIOR) == czech


@pytest.mark.parametrize(("word", "english", "czech"), ANYWHERE)
def test_a_text_says_what_is_meant(word: Any, english: str, czech: str) -> None:
    assert explain(word, "en") == english
    assert explain(word, "cs") == czech


@pytest.mark.parametrize(("words", "english", "czech"), IN_TRAPS)
def test_a_trap_speaks_of_the_attacker(words: Any, english: str, czech: str) -> None:
    trap = v.Card("pit", v.Type.TRAP, do=words)
    assert card_text(trap, "en") == [english]
    assert card_text(trap, "cs") == [czech]


# ----------------------------------------------------------------------------------------- every word, anyhow


def any_value(kind: Any, rng: random.Random, depth: int) -> Any:
    """A value of a type of the vocabulary, at random; deep down the simplest that there is."""
    options = typing.get_args(kind) if isinstance(kind, UnionType) else ()
    if options:
        return any_value(rng.choice(options[:1] if depth > 4 else options), rng, depth)
    if typing.get_origin(kind) is tuple:
        return tuple(any_value(typing.get_args(kind)[0], rng, depth + 1) for _ in range(rng.randint(1, 3)))
    if kind is int:
        return rng.choice((0, 1, 2, 3, 5))
    if kind is bool:
        return rng.random() < 0.5
    if kind is str:
        return rng.choice(("gold-miner", "rust-mule"))
    if kind is type(None):
        return None
    if issubclass(kind, Struct):
        return any_struct(kind, rng, depth + 1)
    return rng.choice(list(kind))


def any_struct(kind: type[Struct], rng: random.Random, depth: int = 0) -> Struct:
    """A word of a kind; fields that may be left out often are."""
    hints = typing.get_type_hints(kind)
    fields = {}
    for field in structs.fields(kind):
        needed = field.required or field.default is UNSET
        if needed or rng.random() < 0.5 - 0.1 * depth:
            fields[field.name] = any_value(hints[field.name], rng, depth)
    return kind(**fields)


def has_something(word: Struct) -> bool:
    """Whether all materials in a word are more than nothing, as `checks.py` demands."""
    values = [getattr(word, field.name) for field in structs.fields(type(word))]
    inner = [item for value in values for item in (value if isinstance(value, tuple) else (value,))]
    if isinstance(word, v.Materials):
        return word != v.Materials()
    return all(has_something(item) for item in inner if isinstance(item, Struct))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__name__)
def test_every_word_has_a_clause(kind: type[v.Word], lang: str) -> None:
    rng = random.Random(kind.__name__)
    words = [word for _ in range(300) if has_something(word := any_struct(kind, rng))]
    assert words
    for word in words:
        this = rng.choice((None, *v.Type))
        text = explain(typing.cast(Any, word), lang, this=this)
        assert text[0].isupper() or re.match(r"\d", text), word
        assert text.endswith("."), word
        assert not flaws(text), (text, word)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_word_is_named(lang: str) -> None:
    class Dance(v.Word, frozen=True, tag="dance"):
        pass

    dance: Any = Dance()
    for word in (dance, v.Draw(dance), v.If(dance, (v.Draw(1),)), v.Destroy(dance), v.Bonus(dance), v.May(dance)):
        with pytest.raises(TypeError, match="Dance"):
            explain(word, lang)
