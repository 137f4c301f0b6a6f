"""The Czech words of Planetary Conquerors, as its Czech rulebook has them: nouns, verbs, materials."""

from __future__ import annotations

from collections.abc import Sequence

from overrule.cards.texts import listed
from overrule.cards.texts.czech import CARD, Case, Gender, Noun, Verb, demonstrative
from overrule.games.conquerors.texts.prose import ENTITIES
from overrule.games.conquerors.vocabulary import Being, Event, Material, Materials, Place, Price, Type

NOM, GEN, DAT, ACC, LOC, INS = Case.NOM, Case.GEN, Case.DAT, Case.ACC, Case.LOC, Case.INS
MASCULINE, FEMININE, ANIMATE = Gender.MASCULINE, Gender.FEMININE, Gender.ANIMATE
GENDERS = {"f": FEMININE, "n": Gender.NEUTER}  # as the names file says them; others are as the noun is

TRAP = Noun(
    FEMININE,
    ("past", "pasti", "pasti", "past", "pasti", "pastí"),
    ("pasti", "pastí", "pastem", "pasti", "pastech", "pastmi"),
)
ENTITY = Noun(
    FEMININE,
    ("entita", "entity", "entitě", "entitu", "entitě", "entitou"),
    ("entity", "entit", "entitám", "entity", "entitách", "entitami"),
)
SPELL = Noun(
    MASCULINE,
    ("spell", "spellu", "spellu", "spell", "spellu", "spellem"),
    ("spelly", "spellů", "spellům", "spelly", "spellech", "spelly"),
)
ATTACKER = Noun(
    ANIMATE,
    ("útočník", "útočníka", "útočníkovi", "útočníka", "útočníkovi", "útočníkem"),
    ("útočníci", "útočníků", "útočníkům", "útočníky", "útočnících", "útočníky"),
)
VICTIM = Noun(
    FEMININE,
    ("oběť", "oběti", "oběti", "oběť", "oběti", "obětí"),
    ("oběti", "obětí", "obětem", "oběti", "obětech", "oběťmi"),
)
GOAL = Noun(
    MASCULINE,
    ("cíl", "cíle", "cíli", "cíl", "cíli", "cílem"),
    ("cíle", "cílů", "cílům", "cíle", "cílech", "cíli"),
)
PLAYER = Noun(
    ANIMATE,
    ("hráč", "hráče", "hráči", "hráče", "hráči", "hráčem"),
    ("hráči", "hráčů", "hráčům", "hráče", "hráčích", "hráči"),
)
OPPONENT = Noun(
    ANIMATE,
    ("protihráč", "protihráče", "protihráči", "protihráče", "protihráči", "protihráčem"),
    ("protihráči", "protihráčů", "protihráčům", "protihráče", "protihráčích", "protihráči"),
)
LIFE = Noun(
    MASCULINE,
    ("život", "života", "životu", "život", "životě", "životem"),
    ("životy", "životů", "životům", "životy", "životech", "životy"),
)
COUNTER = Noun(
    MASCULINE,
    ("žeton", "žetonu", "žetonu", "žeton", "žetonu", "žetonem"),
    ("žetony", "žetonů", "žetonům", "žetony", "žetonech", "žetony"),
)
ILLUSION = Noun(
    FEMININE,
    ("iluze", "iluze", "iluzi", "iluzi", "iluzi", "iluzí"),
    ("iluze", "iluzí", "iluzím", "iluze", "iluzích", "iluzemi"),
)
NOUNS = {
    Being.MINER: Noun(
        ANIMATE,
        ("miner", "minera", "minerovi", "minera", "minerovi", "minerem"),
        ("mineři", "minerů", "minerům", "minery", "minerech", "minery"),
    ),
    Being.BUILDING: Noun(
        FEMININE,
        ("budova", "budovy", "budově", "budovu", "budově", "budovou"),
        ("budovy", "budov", "budovám", "budovy", "budovách", "budovami"),
    ),
    Being.WARRIOR: Noun(
        ANIMATE,
        ("warrior", "warriora", "warriorovi", "warriora", "warriorovi", "warriorem"),
        ("warrioři", "warriorů", "warriorům", "warriory", "warriorech", "warriory"),
    ),
    Being.BASE: Noun(
        MASCULINE,
        ("důl", "dolu", "dolu", "důl", "dole", "dolem"),
        ("doly", "dolů", "dolům", "doly", "dolech", "doly"),
    ),
}
TYPES = {
    Type.MINER: NOUNS[Being.MINER],
    Type.BUILDING: NOUNS[Being.BUILDING],
    Type.WARRIOR: NOUNS[Being.WARRIOR],
    Type.TRAP: TRAP,
    Type.SPELL: SPELL,
}

# One of a material in the nominative and the accusative, and what follows greater numbers.
MATERIALS = {
    Material.GOLD: ("zlato", "zlato", "zlata"),
    Material.COSMIUM: ("cosmium", "cosmium", "cosmia"),
    Material.ELECTRICITY: ("elektřina", "elektřinu", "elektřiny"),
}

ADD = Verb("přidej", "přidat", "přidáš", "přidá", "přidají", si=True)
GENERATE = Verb("vyrob", "vyrobit", "vyrobíš", "vyrobí", "vyrobí")
GAIN = Verb("získej", "získat", "získáš", "získá", "získají")
LOSE = Verb("ztrať", "ztratit", "ztratíš", "ztratí", "ztratí")
STEAL = Verb("ukradni", "ukrást", "ukradneš", "ukradne", "ukradnou")
PAY = Verb("zaplať", "zaplatit", "zaplatíš", "zaplatí", "zaplatí")
DRAW = Verb("lízni", "líznout", "lízneš", "lízne", "líznou")
LOOK = Verb("koukni", "kouknout", "koukneš", "koukne", "kouknou")
KUK = Verb("kukni", "kuknout", "kukneš", "kukne", "kuknou")
DISCARD = Verb("odhoď", "odhodit", "odhodíš", "odhodí", "odhodí")
PUT = Verb("dej", "dát", "dáš", "dá", "dají")
DEAL = Verb("uděl", "udělit", "udělíš", "udělí", "udělí")
HEAL = Verb("vyleč", "vyléčit", "vyléčíš", "vyléčí", "vyléčí")
KILL = Verb("zabij", "zabít", "zabiješ", "zabije", "zabijí")
FIND = Verb("najdi", "najít", "najdeš", "najde", "najdou")
DESTROY = Verb("znič", "zničit", "zničíš", "zničí", "zničí")
VANISH = Verb("zmiz", "zmizet", "zmizíš", "zmizí", "zmizí")
SACRIFICE = Verb("obětuj", "obětovat", "obětuješ", "obětuje", "obětují")
RETURN = Verb("vrať", "vrátit", "vrátíš", "vrátí", "vrátí")
SHUFFLE = Verb("zamíchej", "zamíchat", "zamícháš", "zamíchá", "zamíchají")
CAPTURE = Verb("ovládni", "ovládnout", "ovládneš", "ovládne", "ovládnou")
EXHAUST = Verb("exhaustni", "exhaustnout", "exhaustneš", "exhaustne", "exhaustnou")
CHOOSE = Verb("vyber", "vybrat", "vybereš", "vybere", "vyberou")
BE = Verb("buď", "být", "jsi", "je", "jsou")
RECHARGE = Verb("dobij", "dobít", "dobiješ", "dobije", "dobijí")
DO = Verb("proveď", "provést", "provedeš", "provede", "provedou")
MOVE = Verb("přesuň", "přesunout", "přesuneš", "přesune", "přesunou")
SUMMON = Verb("přivolej", "přivolat", "přivoláš", "přivolá", "přivolají")
CREATE = Verb("vytvoř", "vytvořit", "vytvoříš", "vytvoří", "vytvoří")
STOP = Verb("zastav", "zastavit", "zastavíš", "zastaví", "zastaví")
TRAPBACK = Verb("proveď Trapback", "provést Trapback", "provedeš Trapback", "provede Trapback", "provedou Trapback")
REMOVE_FROM = Verb("odeber", "odebrat", "odebereš", "odebere", "odeberou")
CANNOT = Verb("nemoz", "nemoct", "nemůžeš", "nemůže", "nemohou")
IGNORE = Verb("ignoruj", "ignorovat", "ignoruješ", "ignoruje", "ignorují")
REMOVE = Verb("vyřaď", "vyřadit", "vyřadíš", "vyřadí", "vyřadí")
BLOCK = Verb("blokuj", "blokovat", "blokuješ", "blokuje", "blokují")

# Pronouns by gender: "který" in the singular and the plural, "ho" and "mu".
WHICH = {MASCULINE: "který", FEMININE: "která", Gender.NEUTER: "které", ANIMATE: "který"}
WHICH_MANY = {MASCULINE: "které", FEMININE: "které", Gender.NEUTER: "která", ANIMATE: "kteří"}
WHOM = {MASCULINE: "který", FEMININE: "kterou", Gender.NEUTER: "které", ANIMATE: "kterého"}
HIM = {MASCULINE: "ho", FEMININE: "ji", Gender.NEUTER: "ho", ANIMATE: "ho"}
TO_HIM = {MASCULINE: "mu", FEMININE: "jí", Gender.NEUTER: "mu", ANIMATE: "mu"}

# What happens to a thing: before its name, and behind it. {} is an ending that agrees with the thing.
EVENTS = {
    Event.ENTERS: ("na planetu vstoupí", ""),
    Event.ATTACKS: ("zaútočí", ""),
    Event.BLOCKS: ("blokuje", ""),
    Event.IS_BLOCKED: ("je blokován{}", ""),
    Event.IS_DAMAGED: ("dostane poškození", ""),
    Event.IS_HEALED: ("je vyléčen{}", ""),
    Event.KILLS: ("", "zabije warriora"),
    Event.DEALS_DAMAGE: ("", "udělí poškození"),
}
# Where a card goes: the verb and the place.
PLACES = {
    Place.HAND: (RETURN, "do ruky"),
    Place.TOP: (PUT, "na vrch balíčku"),
    Place.BOTTOM: (PUT, "dospodu balíčku"),
    Place.DECK: (SHUFFLE, "do balíčku"),
    Place.JUNKYARD: (PUT, "na smetiště"),
    Place.PLANET: (PUT, "na planetu"),
}


def material(kind: Material, number: int, case: Case = ACC) -> str:
    """An amount of a material: "1 zlato", "2 cosmia", "6 elektřiny"."""
    nominative, accusative, many = MATERIALS[kind]
    if abs(number) == 1:
        return f"{number} {nominative if case is NOM else accusative}"
    return f"{number} {many}"


def materials(amounts: Materials | Price, case: Case = ACC, mark: str = " a ") -> str:
    """Amounts of materials: "2 zlata a 1 cosmium"."""
    items = [material(kind, number, case) for kind in Material if (number := getattr(amounts, kind.value))]
    return mark.join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def nouns(what: Sequence[Being]) -> list[Noun]:
    """The nouns for beings; the three with life are entities (PC-2.4)."""
    if frozenset(what) == ENTITIES:
        return [ENTITY]
    return [NOUNS[being] for being in what] or [CARD]


def named(names: Sequence[Noun], case: Case, plural: bool, conjunction: str = "nebo") -> str:
    """Nouns in a row: "budovu nebo důl"."""
    return listed([name.form(case, plural) for name in names], conjunction)


def of_types(what: Sequence[Type | None]) -> list[Noun]:
    """The nouns for types of cards; none: cards."""
    return [TYPES[type] for type in what if type] or [CARD]


def ending(gender: Gender, many: bool = False) -> str:
    """The ending of a passive: zničen, zničena, zničeno; zničeni, zničeny."""
    if many:
        return {ANIMATE: "i", Gender.NEUTER: "a"}.get(gender, "y")
    return {FEMININE: "a", Gender.NEUTER: "o"}.get(gender, "")


def this_(noun: Noun, case: Case) -> str:
    """Tento with a noun: "tento warrior", "této budově"."""
    return f"{demonstrative(noun.gender, case)}to {noun.form(case)}"


def are(number: int) -> str:
    """The verb that goes with a counted subject: 1 karta je, 2 karty jsou, 5 karet je."""
    return "jsou" if 2 <= number <= 4 else "je"
