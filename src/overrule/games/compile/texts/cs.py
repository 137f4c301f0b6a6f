"""Compile cards in Czech: a clause for each word.

The reader is addressed as *ty*: imperative for what you do, infinitive after "můžeš", third person for the
opponent. "Svůj" is for what belongs to the one who acts, "tvůj" and "soupeřův" for everything else. Relative
clauses end with a comma, which `tidy` takes away again before another mark.
"""

from __future__ import annotations

from msgspec.structs import replace

from overrule.cards.texts import listed, phrase, unknown
from overrule.cards.texts.czech import (
    CARD,
    Case,
    Clause,
    Gender,
    Noun,
    Subject,
    Verb,
    adjective,
    agreement,
    counted,
    preposition,
)
from overrule.games.compile import vocabulary as v
from overrule.games.compile.texts.prose import Bound, Named, Prose, Said, of_named_line, plain, side_of

NOM, GEN, ACC, LOC = Case.NOM, Case.GEN, Case.ACC, Case.LOC

LINE = Noun(
    Gender.MASCULINE,
    ("řádek", "řádku", "řádku", "řádek", "řádku", "řádkem"),
    ("řádky", "řádků", "řádkům", "řádky", "řádcích", "řádky"),
)
PROTOCOL = Noun(
    Gender.MASCULINE,
    ("protokol", "protokolu", "protokolu", "protokol", "protokolu", "protokolem"),
    ("protokoly", "protokolů", "protokolům", "protokoly", "protokolech", "protokoly"),
)

DRAW = Verb("dober", "dobrat", "dobereš", "dobere", "doberou", si=True)
DISCARD = Verb("odlož", "odložit", "odložíš", "odloží", "odloží")
DELETE = Verb("smaž", "smazat", "smažeš", "smaže", "smažou")
FLIP = Verb("otoč", "otočit", "otočíš", "otočí", "otočí")
SHIFT = Verb("posuň", "posunout", "posuneš", "posune", "posunou")
RETURN = Verb("vrať", "vrátit", "vrátíš", "vrátí", "vrátí")
TAKE = Verb("vezmi", "vzít", "vezmeš", "vezme", "vezmou", si=True)
REVEAL = Verb("odhal", "odhalit", "odhalíš", "odhalí", "odhalí")
PLAY = Verb("zahraj", "zahrát", "zahraješ", "zahraje", "zahrají")
REARRANGE = Verb("přeskládej", "přeskládat", "přeskládáš", "přeskládá", "přeskládají")
SWAP = Verb("prohoď", "prohodit", "prohodíš", "prohodí", "prohodí")
REFRESH = Verb("obnov", "obnovit", "obnovíš", "obnoví", "obnoví", si=True)
GIVE = Verb("dej", "dát", "dáš", "dá", "dají")
SHUFFLE = Verb("zamíchej", "zamíchat", "zamícháš", "zamíchá", "zamíchají")
STATE = Verb("ohlas", "ohlásit", "ohlásíš", "ohlásí", "ohlásí")
USE = Verb("použij", "použít", "použiješ", "použije", "použijí")
CLEAR = Verb("vymaž", "vymazat", "vymažeš", "vymaže", "vymažou")
COMPILE = Verb("zkompiluj", "zkompilovat", "zkompiluješ", "zkompiluje", "zkompilují")
CANNOT = Verb("nesmíš", "nesmět", "nesmíš", "nesmí", "nesmějí")  # said of the opponent only

SUBJECT = {v.Who.YOU: None, v.Who.OPPONENT: Subject("soupeř"), v.Who.BOTH: Subject("oba hráči", plural=True)}
FACE = {v.Face.UP: "lícem vzhůru", v.Face.DOWN: "lícem dolů", v.Face.ANY: ""}
PICK = {v.Pick.HIGHEST: "s nejvyšší hodnotou", v.Pick.LOWEST: "s nejnižší hodnotou", v.Pick.ANY: ""}
# A side of the field: what lies there, and what is put there.
OWN_SIDE = ("své straně", "svou stranu")
SIDES = {
    v.Who.YOU: ("tvé straně", "tvou stranu"),
    v.Who.OPPONENT: ("soupeřově straně", "soupeřovu stranu"),
    v.Who.BOTH: ("obou stranách", "obě strany"),
}
TRASH = {v.Who.YOU: "do tvého koše", v.Who.OPPONENT: "do soupeřova koše", v.Who.BOTH: "do košů obou hráčů"}
ANY_LINE = "do libovolného řádku"
ANY_PROTOCOL = "i bez odpovídajícího protokolu"

# The line that a preposition leads to: case of the line, then the forms of "tento", "ten" and "jeden" in it.
CASE_AFTER = {"v": LOC, "do": GEN, "z": GEN, "pro": ACC, "": ACC}
THIS_LINE = {LOC: "tomto", GEN: "tohoto", ACC: "tento"}
THAT_LINE = {LOC: "tom", GEN: "toho", ACC: "ten"}
ONE_LINE = {LOC: "jednom", GEN: "jednoho", ACC: "jeden"}

# Soupeřův before a feminine noun: singular and plural by case.
OPPONENTS = (
    ("soupeřova", "soupeřovy", "soupeřově", "soupeřovu", "soupeřově", "soupeřovou"),
    ("soupeřovy", "soupeřových", "soupeřovým", "soupeřovy", "soupeřových", "soupeřovými"),
)

# What someone has done: the verb, its object, and the object if it was done in this line, where that can be.
DID = {
    v.Did.DRAW: (DRAW, "1 nebo více karet", "1 nebo více karet"),
    v.Did.DISCARD: (DISCARD, "1 nebo více karet", "1 nebo více karet"),
    v.Did.DELETE: (DELETE, "1 nebo více karet", "1 nebo více karet v tomto řádku"),
    v.Did.SHUFFLE: (SHUFFLE, "svůj balíček", "svůj balíček"),
    v.Did.REFRESH: (REFRESH, "karty v ruce", "karty v ruce"),
    v.Did.CLEAR_CACHE: (CLEAR, "mezipaměť", "mezipaměť"),
    v.Did.COMPILE: (COMPILE, "řádek", "tento řádek"),
    v.Did.PLAY: (PLAY, "kartu", "kartu do tohoto řádku"),
}


def deck_of(owner: v.Who, actor: v.Who) -> str:
    """A deck in the genitive: "svého balíčku" if it is that of the one who acts."""
    if owner is actor:
        return "svého balíčku"
    return {v.Who.YOU: "tvého balíčku", v.Who.OPPONENT: "soupeřova balíčku", v.Who.BOTH: "balíčku každého hráče"}[owner]


def whose(side: v.Side, actor: v.Who | None, case: Case, plural: bool) -> str:
    """Whose cards they are: those on a player's side belong to that player (CO-65)."""
    if side is v.Side.ANY:
        return ""
    owner = v.Who.YOU if side is v.Side.YOURS else v.Who.OPPONENT
    if owner is not actor and owner is v.Who.OPPONENT:
        return OPPONENTS[plural][case]
    return adjective("sv" if owner is actor else "tv", Gender.FEMININE, case, plural)


def lying(face: v.Face, case: Case, plural: bool) -> str:
    """How cards lie. "Otoč 1 kartu lícem dolů" would say how it ends, so cards are "ležící lícem dolů"."""
    if face is v.Face.ANY:
        return ""
    return f"{'ležících' if plural and case in (GEN, LOC) else 'ležící'} {FACE[face]}"


def are(number: int) -> str:
    """The verb that goes with a counted subject: 1 karta je, 2 karty jsou, 5 karet je."""
    return "jsou" if 2 <= number <= 4 else "je"


class Czech(Prose[Clause]):
    THEN = "poté"
    EITHER_COMPLEX = "vyber si jednu možnost"
    OR_COMPLEX = "nebo"
    MAY_COMPLEX = "můžeš provést toto"

    def acts(self, clause: Clause) -> v.Who:
        return next(who for who, subject in SUBJECT.items() if subject == clause.subject)

    def either(self, one: Clause, other: Clause, same: bool, may: bool, lead: str) -> str:
        same = same and (one.rest, one.it) == (other.rest, other.it)
        if may:
            can = phrase(lead, one.clitics, "můžeš") if lead else phrase("můžeš", one.clitics)
            if same:
                return phrase(can, f"{one.verb.infinitive}, nebo {other.verb.infinitive}", one.rest)
            first = phrase(can, "buď", one.verb.infinitive, one.rest)
            return f"{first}, {phrase('nebo', other.clitics, other.verb.infinitive, other.rest)}"
        if same and not one.it:
            return phrase(lead, f"{one.verb.imperative}, nebo {other.verb.imperative}", one.rest)
        return f"{one.command(phrase(lead, 'buď'))}, {other.command('nebo')}"

    def if_done(self, who: v.Who) -> str:
        return {
            v.Who.YOU: "pokud to uděláš",
            v.Who.OPPONENT: "pokud to udělá",
            v.Who.BOTH: "pokud to udělají",
        }[who]

    def given(self, condition: v.Condition) -> str:
        return f"pokud {self.condition(condition)}"

    def _aside(self, lead: str) -> str:
        return f"{lead}," if lead else ""

    def lines_first(self, effect: v.ForEachLine | v.InOneLine) -> str:
        each = isinstance(effect, v.ForEachLine)
        lines = effect.lines
        bound = Bound(lines.which, lines.holding, lines.at_least, each)
        return self.line("pro", bound) if each else phrase("vyber", self.line("", bound))

    # -------------------------------------------------------------------------------------------------- lines

    def line(self, before: str, lines: v.Lines, many: bool = False, said: Said = Said.NOTHING) -> str:
        """A line behind its preposition: "v tomto řádku", "do řádku, kde máš alespoň 1 kartu,"."""
        case = CASE_AFTER[before]
        many = many and not isinstance(lines, Bound) and lines.which in (v.Line.ANY, v.Line.OTHER, v.Line.LOSING)
        words = [LINE.form(case, many)]
        match lines.which:
            case v.Line.THIS:
                words.insert(0, THIS_LINE[case])
            case v.Line.THAT if said is Said.PROTOCOL:
                words.append("tohoto protokolu")
            case v.Line.THAT if said is Said.FLIPPED:
                words.append("otočené karty")
            case v.Line.THAT if said is Said.LINE:
                words.insert(0, THAT_LINE[case])
            case v.Line.THAT:
                words.insert(0, adjective("stejn", LINE.gender, case))
            case v.Line.OTHER:
                words.insert(0, adjective("jin", LINE.gender, case, many))
            case _:
                pass
        if isinstance(lines, Bound) and lines.each and lines.which is v.Line.OTHER:
            words = [adjective("každ", LINE.gender, case), "z ostatních řádků"]
        elif isinstance(lines, Bound) and lines.which not in (v.Line.THIS, v.Line.THAT):
            words.insert(0, adjective("každ", LINE.gender, case) if lines.each else ONE_LINE[case])
        return preposition(before, phrase(*words)) + self._line_tail(lines)

    def _line_tail(self, lines: v.Lines) -> str:
        """What a line must be like: ", kde máš alespoň 1 kartu,"."""
        tails = []
        if lines.which is v.Line.LOSING:
            tails.append("má soupeř vyšší celkovou hodnotu než ty")
        if lines.which is v.Line.THEIR_BEST:
            tails.append("má soupeř nejvyšší celkovou hodnotu")
        if lines.holding is not None:
            tails.append(self._are_there(lines.holding, "alespoň", lines.at_least, holding=True))
        return f", kde {' a '.join(tails)}," if tails else ""

    def where(self, before: str, lines: v.Lines, many: bool = False, said: Said = Said.NOTHING) -> str:
        """A line with its preposition; nothing where any line will do."""
        if isinstance(lines, Named):
            return f"{before} něm"
        anywhere = lines.which in (v.Line.ANY, v.Line.TO_OR_FROM_THIS) and lines.holding is None
        if anywhere and not isinstance(lines, Bound):
            return ""
        return self.line(before, lines, many, said)

    # -------------------------------------------------------------------------------------------------- cards

    def aimed(
        self,
        verb: Verb,
        target: v.Cards | v.This | v.That,
        how: v.How,
        said: Said,
        who: v.Who = v.Who.YOU,
        place: str = "v",
        tail: str = "",
    ) -> Clause:
        """A clause about a target; "ji" for that card, and for this card where it was just spoken of."""
        match target:
            case v.This() if said is not Said.THIS_CARD:
                return Clause(verb, phrase("tuto kartu", tail), SUBJECT[who])
            case v.This() | v.That():
                return Clause(verb, tail, SUBJECT[who], it="ji")
            case v.Cards():
                return Clause(verb, phrase(self.cards(target, how, said, who, place), tail), SUBJECT[who])
            case _:
                raise unknown(target)

    def cards(
        self, cards: v.Cards, how: v.How, said: Said, who: v.Who = v.Who.YOU, place: str = "v", case: Case = ACC
    ) -> str:
        """Cards that are chosen: "1 svou překrytou kartu", "všechny ostatní karty v tomto řádku".

        Uncovered goes without saying (CO-78), except among all cards, where covered ones are meant (CO-43), and
        where it is easily overlooked: of each card, and among the highest.
        """
        many = how is v.How.ALL
        where = self.where(place, cards.where, many, said)
        kind = self._kind(cards, case, many, who, uncovered=how is not v.How.ONE or cards.pick is not v.Pick.ANY)
        match how:
            case v.How.ALL:
                head = "všechny" if case is ACC else "všech"
            case v.How.EACH:
                head = adjective("každ", CARD.gender, case)
            case v.How.ONE:
                head = "" if cards.pick is not v.Pick.ANY else "1"
        return phrase(head, kind, self._details(cards, where, case, many, covered_too=not many))

    def _kind(self, cards: v.Cards, case: Case, plural: bool, who: v.Who | None, uncovered: bool) -> str:
        """Adjectives, noun and what sticks to it: "jinou svou překrytou kartu ležící lícem dolů"."""
        cover = "překryt" if cards.cover is v.Cover.COVERED else ""
        if cards.cover is v.Cover.UNCOVERED and uncovered:
            cover = "odkryt"
        other = ""
        if cards.other:
            other = "ostatní" if plural and case is ACC else adjective("jin", CARD.gender, case, plural)
        return phrase(
            other,
            whose(cards.side, who, case, plural),
            adjective(cover, CARD.gender, case, plural) if cover else "",
            CARD.form(case, plural),
            f"protokolu {self.name(cards.protocol)}" if cards.protocol else "",
            f"jiného protokolu než {self.name(cards.not_protocol)}" if cards.not_protocol else "",
            lying(cards.face, case, plural),
        )

    def _details(self, cards: v.Cards, where: str, case: Case, plural: bool, covered_too: bool) -> str:
        """Value, line, and whether covered cards are meant too; a long comparison comes last."""
        cover = ""
        if covered_too and cards.cover is v.Cover.ANY:
            cover = f"(i {adjective('překryt', CARD.gender, case, plural)})"
        value = self._value(cards)
        if isinstance(cards.value, v.OneOf):
            return phrase(PICK[cards.pick], value, where, cover)
        return phrase(PICK[cards.pick], where, cover, value)

    def _value(self, cards: v.Cards) -> str:
        match cards.value:
            case None:
                return ""
            case v.OneOf(values=values):
                return f"s hodnotou {listed([str(value) for value in values], 'nebo')}"
            case v.MoreThan(amount=amount):
                return f"s hodnotou vyšší{self._than(amount)}"
            case v.LessThan(amount=amount):
                return f"s hodnotou nižší{self._than(amount)}"
            case v.EqualTo(amount=v.ValueOfThat()):
                return "se stejnou hodnotou"
            case v.EqualTo(amount=int() as number):
                return f"s hodnotou {number}"
            case v.EqualTo(amount=amount):
                return f"s hodnotou, která se rovná tomu, kolik {self.how_many(amount)},"
            case _:
                raise unknown(cards.value)

    def _than(self, amount: v.Amount) -> str:
        match amount:
            case int():
                return f" než {amount}"
            case v.ValueOfThat():
                return " než její"
            case _:
                return f", než kolik {self.how_many(amount)},"

    # --------------------------------------------------------------------------------------- cards as numbers

    def _counted_cards(
        self, cards: v.Cards, case: Case, plural: bool, holding: bool = False, there: bool = False
    ) -> str:
        """Cards that are counted, without owner and line: "karet ležících lícem dolů (i překrytých)".

        Counting takes in what the text says, so uncovered is said here. What a line holds, it holds. `there`: how cards
        of other protocols lie has been said, and the protocol comes last.
        """
        kind = self._kind(_nobodys(cards), case, plural, None, uncovered=True)
        in_field = cards.where == v.ANYWHERE and not holding
        covered = not in_field and (not holding or cards.face is not v.Face.ANY)
        details = self._details(cards, "", case, plural, covered_too=covered)
        if cards.not_protocol and there:
            kind = self._kind(
                _nobodys(replace(cards, face=v.Face.ANY, not_protocol=None)), case, plural, None, uncovered=True
            )
            return phrase(kind, details, f"jiného protokolu než {self.name(cards.not_protocol)}")
        return phrase(kind, details)

    def _each_counted(self, cards: v.Cards, times: int, who: v.Who | None) -> str:
        """One step of a count: "za každou kartu v tomto řádku", "za každé 2 své karty"."""
        case, plural = agreement(times, ACC)
        step = "za každou" if times == 1 else f"za každé {times}"
        kind = self._kind(cards, case, plural, who, uncovered=True).replace("ostatní", "jiné")
        where = self.where("v", cards.where, many=True) or "v poli"
        counted_cards = phrase(step, kind, self._details(cards, where, case, plural, covered_too=where != "v poli"))
        if cards.side is v.Side.ANY and cards.face is v.Face.ANY:
            return counted_cards.replace("(i ", "(na obou stranách, i ")
        return counted_cards

    def _are_there(self, cards: v.Cards, least: str, number: int, holding: bool = False) -> str:
        """Whether there are so many cards: "je v poli alespoň 1 karta", "nemáš v poli žádnou kartu"."""
        none = number == 0 and least != "alespoň"
        place = self.where("v", cards.where, many=True) or ("" if holding else "v poli")
        has = {v.Side.YOURS: "máš", v.Side.THEIRS: "má soupeř", v.Side.ANY: are(number)}[cards.side]
        base = NOM if cards.side is v.Side.ANY else ACC
        lying_there = FACE[cards.face] if cards.not_protocol else ""  # the protocol comes last
        if none:
            has = "není" if cards.side is v.Side.ANY else f"ne{has}"
            amount = "žádná" if base is NOM else "žádnou"
            there = self._counted_cards(cards, base, False, holding, True).replace("(i ", "(ani ")
            return phrase(*self._in_order(has, place, cards), lying_there, amount, there)
        if holding and cards.side is v.Side.ANY and cards.face is v.Face.ANY and number > 1:
            place = "na obou stranách dohromady"
        case, plural = agreement(number, base)
        there = self._counted_cards(cards, case, plural, holding, True)
        return phrase(*self._in_order(has, place, cards), lying_there, f"{least} {number}", there)

    def _in_order(self, has: str, place: str, cards: v.Cards) -> tuple[str, str]:
        """What was named before the sentence stands before its verb: "v něm máš"."""
        return (place, has) if isinstance(cards.where, Named) else (has, place)

    def _protocols_there(self, where: v.Lines) -> str:
        place = self.where("v", where, many=True)
        return phrase("na kartách ležících lícem vzhůru", f"{place} (i překrytých)" if place else "v poli")

    # ------------------------------------------------------------------------------------------------ amounts

    def how_many(self, amount: v.Amount) -> str:
        """What follows "kolik": "máš v ruce karet", "je v poli karet protokolu Jednota"."""
        match amount:
            case int():
                return f"je {amount}"
            case v.HandSize():
                return "máš v ruce karet"
            case v.TrashSize():
                return "máš v koši karet"
            case v.Discarded(plus=plus):
                more = f"{'plus' if plus > 0 else 'minus'} {abs(plus)}" if plus else ""
                return phrase("bylo odloženo karet", more)
            case v.ValueOfThat():
                return "činí její hodnota"
            case v.Count(cards=cards):
                has = {v.Side.YOURS: "máš", v.Side.THEIRS: "má soupeř", v.Side.ANY: "je"}[cards.side]
                where = self.where("v", cards.where, many=True) or "v poli"
                return phrase(has, where, self._counted_cards(cards, GEN, True))
            case v.HalfOf(amount=v.Count(cards=cards)):
                where = self.where("v", cards.where, many=True) or "v poli"
                kind = self._kind(cards, GEN, True, None, uncovered=True)
                details = self._details(cards, where, GEN, True, covered_too=True)
                return f"činí polovina počtu {phrase(kind, details)}, zaokrouhlená dolů"
            case v.Protocols(where=where_):
                return f"je různých protokolů {self._protocols_there(where_)}"
            case _:
                raise unknown(amount)

    def cards_to(self, amount: v.Amount | v.WholeHand | v.OrMore, who: v.Who, *stems: str) -> str:
        """How many cards are drawn or discarded, perhaps with adjectives: "2 karty", "1 nebo více karet"."""
        cards = phrase(*(adjective(stem, CARD.gender, GEN, True) for stem in stems), "karet")
        match amount:
            case int():
                return counted(amount, CARD, ACC, *stems)
            case v.WholeHand():
                return "všechny karty z ruky"
            case v.OrMore(least=0):
                return f"libovolný počet {cards} (třeba žádnou)"
            case v.OrMore(least=least):
                return f"{least} nebo více {cards}"
            case v.HandSize():
                return f"tolik {cards}, kolik jich máš v ruce,"
            case v.TrashSize():
                return f"tolik {cards}, kolik jich máš v koši,"
            case v.Discarded(plus=0):
                return f"stejný počet {cards}"
            case v.Discarded(plus=plus) if plus > 0 and who is v.Who.YOU:
                return f"stejný počet {cards} a {plus} navíc"
            case v.Discarded(plus=plus):
                more = f"o {counted(abs(plus), CARD, ACC, *stems)} {'více' if plus > 0 else 'méně'}"
                return f"{more}, než odložíš," if who is v.Who.YOU else f"{more}, než odložil,"
            case v.HalfOf(amount=v.Count(cards=cards_)):
                return f"{counted(1, CARD, ACC, *stems)} {self._each_counted(cards_, 2, who)}"
            case v.ValueOfThat() | v.Count() | v.Protocols():
                return f"tolik {cards}, kolik {self.how_many(amount)},"
            case _:
                raise unknown(amount)

    def for_each(self, amount: v.Amount, who: v.Who | None) -> str:
        """A step for each: "za každou kartu, kterou máš v ruce,"; empty where an amount has no steps."""
        match amount:
            case v.HandSize():
                return "za každou kartu, kterou máš v ruce,"
            case v.TrashSize():
                return "za každou kartu, kterou máš v koši,"
            case v.Count(cards=cards):
                return self._each_counted(cards, 1, who)
            case v.HalfOf(amount=v.Count(cards=cards)):
                return self._each_counted(cards, 2, who)
            case v.Protocols(where=where):
                return f"za každý protokol zastoupený {self._protocols_there(where)}"
            case int() | v.Discarded() | v.ValueOfThat():
                return ""
            case _:
                raise unknown(amount)

    # --------------------------------------------------------------------------------------------- conditions

    def condition(self, condition: v.Condition) -> str:
        """A condition, as it follows "pokud" or "dokud"."""
        match condition:
            case v.AtLeast(amount=amount, number=number):
                return self._compared(amount, "alespoň", number)
            case v.AtMost(amount=amount, number=number):
                return self._compared(amount, "nejvýše", number)
            case v.Covered():
                return "je tato karta překrytá"
            case v.Covering():
                return "tato karta překrývá jinou kartu"
            case v.Losing():
                return "má soupeř v tomto řádku vyšší celkovou hodnotu než ty"
            case v.Matches():
                return "patří k ohlášenému protokolu"
            case _:
                raise unknown(condition)

    def _compared(self, amount: v.Amount, least: str, number: int) -> str:
        none = number == 0 and least != "alespoň"
        match amount:
            case v.HandSize() | v.TrashSize():
                pile = "v ruce" if isinstance(amount, v.HandSize) else "v koši"
                return f"nemáš {pile} žádnou kartu" if none else f"máš {pile} {least} {counted(number, CARD)}"
            case v.Count(cards=cards):
                return self._are_there(cards, least, number)
            case v.Protocols(where=where):
                there = self._protocols_there(where)
                if none:
                    return f"není {there} žádný protokol"
                return f"{are(number)} {there} {least} {counted(number, PROTOCOL, NOM, 'různ')}"
            case v.Discarded():
                if none:
                    return "nebyla odložena žádná karta"
                few = "byla odložena" if number == 1 else "byly odloženy"
                were = few if 1 <= number <= 4 else "bylo odloženo"
                return f"{were} {least} {counted(number, CARD, NOM)}"
            case v.ValueOfThat():
                return f"má hodnotu {least} {number}"
            case int():
                return f"je {amount} {least} {number}"
            case v.HalfOf():
                raise ValueError("half of a number is never compared: see plain()")
            case _:
                raise unknown(amount)

    # ------------------------------------------------------------------------------------------------ effects

    def clause(self, effect: v.Effect, said: Said) -> Clause:
        match effect:
            case v.Draw(who=who):
                return Clause(DRAW, self._drawn(effect), SUBJECT[who])
            case v.Search():
                return Clause(DRAW, self._found(effect, said))
            case v.Discard(amount=amount, who=who, random=random, into=into):
                what = self.cards_to(amount, who, *(("náhodně vybran",) if random else ()))
                if isinstance(amount, v.Discarded) and who is v.Who.OPPONENT:
                    what = what.replace(", než odložil,", " než ty")
                where = TRASH[into] if into is not None and into is not who else ""
                return Clause(DISCARD, phrase(what, where), SUBJECT[who])
            case v.DiscardTop(deck=v.Who.YOU) if said is Said.TOP_CARD:
                return Clause(DISCARD, it="ji")
            case v.DiscardTop(deck=deck):
                return Clause(DISCARD, f"vrchní kartu {deck_of(deck, v.Who.YOU)}")
            case v.DiscardDeck():
                return Clause(DISCARD, "celý svůj balíček")
            case v.Delete(target=target, how=how, who=who):
                return self.aimed(DELETE, target, how, said, who)
            case v.Flip(target=target, how=how, silent=silent):
                whole = how is v.How.ALL and isinstance(target, v.Cards)
                command = "jejich prostředních příkazů" if whole else "jejího prostředního příkazu"
                quietly = f"bez vyhodnocení {command}" if silent else ""
                return self.aimed(FLIP, target, how, said, tail=quietly)
            case v.Shift():
                return self._shifted(effect, said)
            case v.Return():
                return self._returned(effect, said)
            case v.Take(target=target):
                return Clause(TAKE, f"do ruky {self.cards(target, v.How.ONE, said, place='z')}")
            case v.Reveal(target=target):
                return self.aimed(REVEAL, target, v.How.ONE, said)
            case v.RevealHand(who=who):
                return Clause(REVEAL, "všechny karty v ruce", SUBJECT[who])
            case v.RevealFromHand():
                return Clause(REVEAL, "1 kartu z ruky")
            case v.RevealTop():
                return Clause(REVEAL, "vrchní kartu svého balíčku")
            case v.RevealDeck():
                return Clause(REVEAL, "celý svůj balíček")
            case v.RevealFromTrash():
                return Clause(REVEAL, "1 kartu ze svého koše")
            case v.RevealDrawn():
                return Clause(REVEAL, "1 z dobraných karet s ohlášenou hodnotou")
            case v.Play():
                return self._played(effect, said)
            case v.PlayTop(who=who):
                steps = self.for_each(effect.times, who)
                return Clause(PLAY, self._played_top(effect, said), SUBJECT[who], ahead=steps)
            case v.Rearrange(whose=player):
                protocols = {
                    v.Who.YOU: "své protokoly",
                    v.Who.OPPONENT: "soupeřovy protokoly",
                    v.Who.BOTH: "protokoly obou hráčů",
                }
                return Clause(REARRANGE, protocols[player])
            case v.SwapProtocols():
                return Clause(SWAP, "2 své protokoly")
            case v.SwapStacks():
                return Clause(SWAP, "všechny karty 2 svých neprázdných sloupečků")
            case v.Refresh():
                return Clause(REFRESH, "karty v ruce")
            case v.Give():
                return Clause(GIVE, "soupeři 1 kartu z ruky")
            case v.TakeRandom():
                return Clause(TAKE, "1 náhodně vybranou kartu ze soupeřovy ruky")
            case v.ShuffleTrash():
                return Clause(SHUFFLE, "karty ze svého koše do balíčku")
            case v.ShuffleDeck():
                return Clause(SHUFFLE, "svůj balíček")
            case v.BarCompile():
                return Clause(CANNOT, "ve svém příštím tahu kompilovat", SUBJECT[v.Who.OPPONENT])
            case v.TurnProtocol(protocol=protocol):
                return Clause(FLIP, f"svůj protokol {self.name(protocol)} na stranu „Zkompilováno“")
            case v.State(topic=topic):
                return Clause(STATE, "číslo" if topic is v.Topic.NUMBER else "1 z protokolů této partie")
            case v.Mimic(target=target):
                card = self.cards(target, v.How.ONE, said, case=GEN)
                return Clause(USE, f"prostřední příkaz {card}, jako by byl na této kartě,")
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # the combining words are Prose's

    def _drawn(self, draw: v.Draw) -> str:
        """What is drawn: "2 karty", or "vrchní kartu soupeřova balíčku"."""
        if draw.deck in (None, draw.who):
            return self.cards_to(draw.amount, draw.who)
        deck = deck_of(draw.deck, draw.who)
        if draw.amount == 1:
            return f"vrchní kartu {deck}"
        if isinstance(draw.amount, int):
            case, plural = agreement(draw.amount, ACC)
            top = "vrchních" if case is GEN else "vrchní"  # a soft adjective
            return f"{draw.amount} {top} {phrase(CARD.form(case, plural), deck)}"
        return f"{preposition('z', deck)} {self.cards_to(draw.amount, draw.who)}"

    def _found(self, search: v.Search, said: Said) -> str:
        deck = "z něj" if said is Said.DECK else "ze svého balíčku"
        name = f"protokolu {self.name(search.protocol)}" if search.protocol else ""
        value = f"s hodnotou {search.value}" if search.value is not None else ""
        choice = "" if name or value or search.all else "podle svého výběru"
        return phrase(deck, "všechny karty" if search.all else "1 kartu", name, value, choice)

    def _shifted(self, shift: v.Shift, said: Said) -> Clause:
        """What is shifted and where to. To another line: that is what shifting means, so it is not said."""
        if shift.to.which is v.Line.TO_OR_FROM_THIS:
            to = "do tohoto řádku, nebo z něj"
        else:
            to = "" if shift.to in (v.ANYWHERE, v.ELSEWHERE) else self.where("do", shift.to, said=said)
            if not to and shift.how is v.How.ALL and isinstance(shift.target, v.Cards):
                to = "do jednoho jiného řádku"  # they stay together (CO-47)
        return self.aimed(SHIFT, shift.target, shift.how, said, place="z", tail=to)

    def _returned(self, effect: v.Return, said: Said) -> Clause:
        target = effect.target
        side = side_of(target)
        many = effect.how is v.How.ALL and isinstance(target, v.Cards)
        owners = "do rukou jejich majitelů" if many else "do ruky jejího majitele"
        hand = {v.Side.YOURS: "do ruky", v.Side.THEIRS: "do jeho ruky", v.Side.ANY: owners}[side]
        return self.aimed(RETURN, target, effect.how, said, place="z", tail=hand)

    def _played(self, play: v.Play, said: Said) -> Clause:
        free = f", a to {ANY_PROTOCOL}" if play.free and play.face is not v.Face.DOWN else ""
        where = self.where("do", play.where, said=said)
        if play.face is v.Face.DOWN and not where:
            where = ANY_LINE
        if play.source is v.Source.THAT:
            needs = []
            if play.value is not None:
                needs.append(f"má hodnotu {play.value}")
            if play.not_protocol:
                needs.append(f"patří k jinému protokolu než {self.name(play.not_protocol)}")
            if_so = f", pokud {listed(needs, 'a')}," if needs else ""
            return Clause(PLAY, phrase(FACE[play.face], where) + free + if_so, it="ji")
        pile = "z ruky" if play.source is v.Source.HAND else "ze svého koše"
        other = f"jiného protokolu než {self.name(play.not_protocol)}" if play.not_protocol else ""
        value = f"s hodnotou {play.value}" if play.value is not None else ""
        if other or value:  # the rest would seem to belong to it
            return Clause(PLAY, phrase(pile, FACE[play.face], where, "1 kartu", value, other) + free)
        return Clause(PLAY, phrase("1 kartu", value, pile, FACE[play.face], where) + free)

    def _played_top(self, play: v.PlayTop, said: Said) -> str:
        """A card from the top of a deck; the side is said where it is not plain."""
        owner = play.deck or play.who
        if play.under:
            last = "pod tuto kartu"
        elif play.side in (None, play.who) and owner is play.who:
            last = self.where("do", play.where, said=said) or ANY_LINE
        else:
            where, onto = OWN_SIDE if play.side in (None, play.who) else SIDES[play.side]
            line = self.where("z", play.where, said=said).partition(" ")[2]  # the genitive, without its preposition
            last = f"na {onto} {line}" if line else f"{ANY_LINE} na {where}"
        times = self._times(play.times, play.who)
        return phrase(times, f"vrchní kartu {deck_of(owner, play.who)} lícem dolů", last)

    def _times(self, times: v.Amount, who: v.Who) -> str:
        """How often; nothing where the clause has begun with it: "za každou kartu v poli"."""
        if isinstance(times, int):
            return f"{times}krát" if times != 1 else ""
        return "" if self.for_each(times, who) else f"tolikrát, kolik {self.how_many(times)},"

    # ---------------------------------------------------------------------------------------------- abilities

    def trigger(self, ability: v.At | v.Before | v.After) -> str:
        match ability:
            case v.At(when=when):
                return "Začátek tahu" if when is v.When.START else "Konec tahu"
            case v.Before(about=about, by_protocol=protocol):
                by = f" kartou protokolu {self.name(protocol)} ležící lícem vzhůru" if protocol else ""
                events = {v.About.COVERED: f"překryta{by}", v.About.FLIPPED: "otočena"}
                return f"Než bude tato karta {listed([events[event] for event in about], 'nebo')}"
            case v.After():
                return f"Poté, co {self._event(ability)}"
            case _:
                raise unknown(ability)

    def _event(self, after: v.After) -> str:
        """What someone has done: "soupeř zahraje kartu do tohoto řádku"."""
        verb, anywhere, here = DID[after.did]
        what = here if after.here else anywhere
        subject = {v.Who.YOU: "", v.Who.OPPONENT: "soupeř", v.Who.BOTH: "kterýkoli hráč"}[after.who]
        turn = "svého" if after.who is v.Who.OPPONENT else "soupeřova"
        during = f"během {turn} tahu" if after.in_their_turn else ""
        finite = verb.you if after.who is v.Who.YOU else verb.third
        return phrase("si" if verb.si else "", subject, during, finite, what)

    def standing(self, ability: v.Standing) -> str:
        match ability:
            case v.FaceDownValue(value=value):
                return f"karty ležící lícem dolů v tomto sloupečku mají hodnotu {value}"
            case v.Total():
                return self._total(ability)
            case v.CannotPlay(face=face, where=where):
                place = self.where("do", where, many=True)
                first, last = ("", place) if place.endswith(",") else (place, "")
                return phrase("soupeř nesmí", first, "hrát karty", FACE[face], last)
            case v.FreePlay(where=where, protocol=None):
                place = self.where("do", where, many=True) or ANY_LINE
                return f"karty můžeš hrát lícem vzhůru {place} {ANY_PROTOCOL}"
            case v.FreePlay(where=where, protocol=protocol):
                place = self.where("do", where, many=True) or ANY_LINE
                name = self.name(protocol or "")
                return f"karty protokolu {name} lze hrát lícem vzhůru {place} {ANY_PROTOCOL}"
            case v.PlayAnywhere(either_side=either_side):
                side = "na kterékoli straně pole" if either_side else ""
                place = phrase(ANY_LINE, side)
                return f"tuto kartu můžeš zahrát lícem vzhůru {place} {ANY_PROTOCOL}"
            case v.SkipCache():
                return "přeskoč svou kontrolu mezipaměti"
            case v.Silence():
                return "prostřední příkazy karet v tomto řádku se nevyhodnocují"
            case v.SilenceOpponent():
                return "během tvého tahu se prostřední příkazy soupeřových karet nevyhodnocují"
            case v.CannotBeFlipped():
                return "tuto kartu nelze otočit"
            case v.CannotDraw():
                return "dokud máš v ruce nějaké karty, nemůžeš si dobírat karty"
            case v.ReturnToDeck():
                instead = "polož místo toho lícem dolů na vrch jeho balíčku"
                return f"karty, které by se měly vrátit do soupeřovy ruky, {instead}"
            case v.EscapeCompile():
                return "pokud by tato karta měla být smazána při kompilaci, místo toho ji posuň"
            case _:
                raise unknown(ability)

    def _total(self, total: v.Total) -> str:
        """A total that is higher or lower: "tvá celková hodnota v tomto řádku je o 2 vyšší"."""
        plus, both = total.plus, total.who is v.Who.BOTH
        subject = {
            v.Who.YOU: "tvá celková hodnota",
            v.Who.OPPONENT: "soupeřova celková hodnota",
            v.Who.BOTH: "celkové hodnoty obou hráčů",
        }[total.who]
        if isinstance(plus, int):
            change = f"o {abs(plus)} {'nižší' if plus < 0 else 'vyšší'}"
        else:
            steps = self.for_each(plus, None)
            change = f"o 1 vyšší {steps}" if steps else f"vyšší o tolik, kolik {self.how_many(plus)},"
        told = f"{subject} v tomto řádku {'jsou' if both else 'je'} {change}"
        if total.given is None:
            return told
        return f"{told}, dokud {self.condition(of_named_line(plain(total.given)))}"


def _nobodys(cards: v.Cards) -> v.Cards:
    """The same cards, without saying whose: "máš" has said it."""
    return replace(cards, side=v.Side.ANY)
