"""Czech: counted nouns, agreement, vocalised prepositions, verbs and clauses.

A *clitic* is a small word that wants the second place in its clause: "dober si 1 kartu", but "poté si dober
1 kartu".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum

from overrule.cards.texts import phrase


class Case(IntEnum):
    """The six cases that texts need; the numbers are places in the tables below."""

    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    LOC = 4
    INS = 5


class Gender(IntEnum):
    """Masculine means things: people and animals have an accusative and a plural of their own."""

    MASCULINE = 0
    FEMININE = 1
    NEUTER = 2
    ANIMATE = 3


# Endings of hard adjectives (jiný, jiná, jiné): gender, then singular and plural, then case.
_ENDINGS = (
    (("ý", "ého", "ému", "ý", "ém", "ým"), ("é", "ých", "ým", "é", "ých", "ými")),
    (("á", "é", "é", "ou", "é", "ou"), ("é", "ých", "ým", "é", "ých", "ými")),
    (("é", "ého", "ému", "é", "ém", "ým"), ("á", "ých", "ým", "á", "ých", "ými")),
    (("ý", "ého", "ému", "ého", "ém", "ým"), ("í", "ých", "ým", "é", "ých", "ými")),
)

# What soft adjectives (přední, útočící) add to their first form.
_SOFT_ENDINGS = (
    (("", "ho", "mu", "", "m", "m"), ("", "ch", "m", "", "ch", "mi")),
    (("", "", "", "", "", ""), ("", "ch", "m", "", "ch", "mi")),
    (("", "ho", "mu", "", "m", "m"), ("", "ch", "m", "", "ch", "mi")),
    (("", "ho", "mu", "ho", "m", "m"), ("", "ch", "m", "", "ch", "mi")),
)

# Ten, ta, to.
_DEMONSTRATIVE = (
    (("ten", "toho", "tomu", "ten", "tom", "tím"), ("ty", "těch", "těm", "ty", "těch", "těmi")),
    (("ta", "té", "té", "tu", "té", "tou"), ("ty", "těch", "těm", "ty", "těch", "těmi")),
    (("to", "toho", "tomu", "to", "tom", "tím"), ("ta", "těch", "těm", "ta", "těch", "těmi")),
    (("ten", "toho", "tomu", "toho", "tom", "tím"), ("ti", "těch", "těm", "ty", "těch", "těmi")),
)

# Before the ending of "nepřátelští" and its like, a hard consonant turns soft.
_SOFTENED = (("sk", "št"), ("ck", "čt"), ("ch", "š"), ("k", "c"), ("h", "z"), ("r", "ř"))

# Before these, a preposition of one consonant takes a vowel. Numbers are read: ve 2 (dvou), se 7 (sedmi).
_VOCALISED = {
    "v": re.compile(r"[vf]|[szšž][^aáeéěiíoóuúůyý\s]|kt|hř|dv|čt|tř|(?:2|3|4|12|20)\b", re.IGNORECASE),
    "z": re.compile(r"[szšž]|vš|(?:4|6|7|16|17)\b", re.IGNORECASE),
    "s": re.compile(r"[szšž]|vš|(?:4|6|7|16|17)\b", re.IGNORECASE),
    "k": re.compile(r"[kg]|[szšž][^aáeéěiíoóuúůyý\s]|(?:2|3|4|12)\b", re.IGNORECASE),
}


@dataclass(frozen=True)
class Noun:
    """A noun with its forms in the singular and the plural, by case."""

    gender: Gender
    singular: tuple[str, str, str, str, str, str]
    plural: tuple[str, str, str, str, str, str]

    def form(self, case: Case, plural: bool = False) -> str:
        """The noun in a case."""
        return (self.plural if plural else self.singular)[case]


CARD = Noun(
    Gender.FEMININE,
    ("karta", "karty", "kartě", "kartu", "kartě", "kartou"),
    ("karty", "karet", "kartám", "karty", "kartách", "kartami"),
)


def agreement(number: int, case: Case) -> tuple[Case, bool]:
    """Case and plural of what is counted: 1 kartu, 2 karty, but 5 karet and 0 karet, in the genitive."""
    number = abs(number)
    if number == 1:
        return case, False
    if 2 <= number <= 4 or case not in (Case.NOM, Case.ACC):
        return case, True
    return Case.GEN, True


def adjective(stem: str, gender: Gender, case: Case, plural: bool = False) -> str:
    """A hard adjective in agreement, from what stays the same: "jin" gives jiný, jiná, jiné, jinou."""
    if gender is Gender.ANIMATE and plural and case is Case.NOM:
        stem = _softened(stem)
    return stem + _ENDINGS[gender][plural][case]


def _softened(stem: str) -> str:
    for hard, soft in _SOFTENED:
        if stem.endswith(hard):
            return stem.removesuffix(hard) + soft
    return stem


def soft_adjective(word: str, gender: Gender, case: Case, plural: bool = False) -> str:
    """A soft adjective in agreement: "útočící" gives útočícího, útočícímu."""
    return word + _SOFT_ENDINGS[gender][plural][case]


def possessive(stem: str, gender: Gender, case: Case, plural: bool = False) -> str:
    """Svůj ("sv") or tvůj ("tv") in agreement: svůj důl, svého bojovníka, svou kartu."""
    form = adjective(stem, gender, case, plural)
    return f"{stem}ůj" if form == f"{stem}ý" else form


def demonstrative(gender: Gender, case: Case, plural: bool = False) -> str:
    """Ten in agreement: ten bojovník, tu kartu, ti bojovníci."""
    return _DEMONSTRATIVE[gender][plural][case]


def one(gender: Gender, case: Case) -> str:
    """Jeden in agreement: jednoho bojovníka, jednu kartu, jedním dolem."""
    if case is Case.NOM or (case is Case.ACC and gender is not Gender.ANIMATE):
        return ("jeden", "jednu" if case is Case.ACC else "jedna", "jedno", "jeden")[gender]
    if gender is Gender.FEMININE:
        return "jednou" if case is Case.INS else "jedné"
    return "jedním" if case is Case.INS else "jedn" + _ENDINGS[gender][False][case].replace("é", "o", 1)


def counted(number: int, noun: Noun, case: Case = Case.ACC, *stems: str) -> str:
    """Count a noun, with adjectives if need be: "1 jinou kartu", "2 jiné karty", "5 jiných karet"."""
    case, plural = agreement(number, case)
    adjectives = (adjective(stem, noun.gender, case, plural) for stem in stems)
    return phrase(str(number), *adjectives, noun.form(case, plural))


def preposition(word: str, following: str) -> str:
    """Set a preposition before a phrase: "v tomto řádku", "ve svém koši", "ze soupeřovy ruky"."""
    vocalised = _VOCALISED.get(word)
    if vocalised and vocalised.match(following):
        word += "e"
    return phrase(word, following)


@dataclass(frozen=True)
class Verb:
    """The forms of a verb: dober, dobrat, dobereš, dobere, doberou, and whether "si" goes with it."""

    imperative: str
    infinitive: str
    you: str
    third: str
    third_plural: str
    si: bool = False


@dataclass(frozen=True)
class Subject:
    """Someone else who acts: "soupeř", "oba hráči"."""

    text: str
    plural: bool = False


@dataclass(frozen=True)
class Clause:
    """What someone does. Without a subject it speaks to the reader; `it` is an object that is a mere "ji".

    `ahead` comes first: "za každou kartu v poli". `both`: a second thing that is done: "a každé", uděl, "1 poškození".
    """

    verb: Verb
    rest: str = ""
    subject: Subject | None = None
    it: str = ""
    ahead: str = ""
    both: tuple[str, Verb, str] | None = None

    @property
    def clitics(self) -> str:
        return phrase("si" if self.verb.si else "", self.it)

    def _form(self, verb: Verb) -> str:
        if self.subject is None:
            return verb.imperative
        return verb.third_plural if self.subject.plural else verb.third

    def _finite(self) -> str:
        return self._form(self.verb)

    @property
    def _rest(self) -> str:
        """What follows the verb, with the second one in its form."""
        return phrase(self.rest, self.both[0], self._form(self.both[1]), self.both[2]) if self.both else self.rest

    @property
    def infinitive(self) -> str:
        """The verb as an infinitive with what follows it: "vybrat 2 karty a každé udělit 1 poškození"."""
        second = (self.both[0], self.both[1].infinitive, self.both[2]) if self.both else ()
        return phrase(self.verb.infinitive, self.rest, *second)

    def command(self, lead: str = "") -> str:
        """As something that is done: "dober si 1 kartu", "poté si soupeř dobere 1 kartu"."""
        lead = phrase(lead, self.ahead)
        if self.subject is None and not lead:
            return phrase(self._finite(), self.clitics, self._rest)
        subject = self.subject.text if self.subject else ""
        if lead:
            return phrase(lead, self.clitics, subject, self._finite(), self._rest)
        return phrase(subject, self.clitics, self._finite(), self._rest)

    def verb_first(self) -> str:
        """As something that is done, behind another clause: "odhodí hráč, který ji ovládá, 1 kartu"."""
        subject = self.subject.text if self.subject else ""
        return phrase(self._finite(), self.clitics, subject, self._rest)

    def can(self, lead: str = "") -> str:
        """As something the reader may do, or may make another do: "můžeš si dobrat 1 kartu"."""
        if self.subject is not None:
            return phrase(lead, "můžeš rozhodnout, že", self.command())
        lead = phrase(lead, self.ahead)
        if lead:
            return phrase(lead, self.clitics, "můžeš", self.infinitive)
        return phrase("můžeš", self.clitics, self.infinitive)

    def continued(self, lead: str = "") -> str:
        """After a clause with the same subject: "poté si dobere 1 kartu"."""
        lead = phrase(lead, self.ahead)
        if lead:
            return phrase(lead, self.clitics, self._finite(), self._rest)
        return phrase(self._finite(), self.clitics, self._rest)
