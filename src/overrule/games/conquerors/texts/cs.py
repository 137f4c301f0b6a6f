"""Planetary Conquerors cards in Czech: a clause for each word, in the words of the Czech rulebook.

The reader is addressed as *ty*: imperative for what you do, infinitive after "můžeš", third person for others and
for the card. "Svůj" is for what belongs to the one who acts, "tvůj" for everything else that is yours. Relative
clauses end with a comma, which `tidy` takes away again before another mark.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    demonstrative,
    one,
    possessive,
    soft_adjective,
)
from overrule.games.conquerors import vocabulary as v
from overrule.games.conquerors.texts import cs_words as w
from overrule.games.conquerors.texts.prose import (
    Near,
    Prose,
    Role,
    Said,
    Standing,
    They,
    Triggered,
    all_illusions,
    beings_of,
    is_done_by_them,
    is_mortal,
    is_near,
    parts,
    signed,
    yours,
)

MOMENTS = ("na začátku ", "na konci ", "v mining ", "ve své mining ")  # what tells of a moment begins so


class Czech(Prose[Clause]):
    THEN = "poté"
    ALWAYS = "v každém případě"
    OTHERWISE = "jinak"
    IF_DONE = "pokud to uděláš"
    UNLESS_DONE = "pokud nezaplatí"
    CHOOSE = "vyber jedno"
    OR = "nebo"
    MAY = "můžeš provést toto"

    def mine(self, clause: Clause) -> bool:
        return clause.subject is None

    def same(self, one: Clause, other: Clause) -> bool:
        return one.subject is not None and one.subject == other.subject

    def either(self, one: Clause, other: Clause, may: bool, lead: str) -> str:
        if may:
            can = phrase(lead, one.clitics, "můžeš") if lead else phrase("můžeš", one.clitics)
            return f"{phrase(can, 'buď', one.infinitive)}, {phrase('nebo', other.clitics, other.infinitive)}"
        return f"{one.command(phrase(lead, 'buď'))}, {other.command('nebo' if self.mine(other) else 'nebo ať')}"

    def or_else(self, usual: str, number: int, condition: str) -> str:
        return f"{usual}, nebo {number}, {condition}"

    def given(self, condition: v.Condition, said: Said) -> str:
        return f"pokud {self.condition(condition, said)}"

    def provided(self, condition: v.Condition, said: Said, lead: str) -> str:
        """Czech joins the two: "když vstoupí na planetu a máš…", "máš-li na začátku svého tahu…"."""
        told = self.condition(condition, said)
        verb, _, rest = told.partition(" ")
        if lead.startswith(MOMENTS) and verb in ("máš", "nemáš"):
            return f"{verb}-li {lead} {rest},"
        if not lead.endswith(","):
            return super().provided(condition, said, lead)
        return f"{lead.removesuffix(',')} {self._narrowed(condition, said, lead) or f'a {told}'},"

    def _narrowed(self, condition: v.Condition, said: Said, lead: str) -> str:
        """What a condition adds to what happens, if that is enough: "zemře ve tvém tahu", "útočí na budovu"."""
        match condition:
            case v.YourTurn():
                return "ve tvém tahu"
            case v.ThatIs(things=things) if said.that is Role.GOAL:
                return f"na {self._kind(things, said, w.ACC, False, 'tv')}".rstrip(",")
            case v.ThatIs(things=things) if said.that is Role.ATTACKER and lead.endswith("blokuje,"):
                states = self._adjectives(things, w.ANIMATE, w.ACC, False)
                return (phrase(*states, w.ATTACKER.form(w.ACC)) + _details(things, w.ANIMATE, False)).rstrip(",")
            case _:
                return ""

    def failing(self, condition: v.Condition, lead: str) -> str:
        if isinstance(condition, v.YourTurn) and lead.endswith(","):
            return f"{lead.removesuffix(',')} v cizím,"
        return self.OTHERWISE

    def _follow(self, effect: v.Effect, said: Said, lead: str) -> list[str]:
        """A subject that has a clause of its own comes behind its verb."""
        clause = self._simple(effect, said)
        if clause is not None and clause.subject is not None and clause.subject.text.endswith(","):
            return [f"{lead} {clause.verb_first()}"]
        return super()._follow(effect, said, lead)

    def _aside(self, lead: str) -> str:
        return f"{lead}," if lead else ""

    # ------------------------------------------------------------------------------------------------ players

    def they(self, said: Said, case: Case = w.NOM) -> str:
        """The player who was named last, or the one who controls that card."""
        player = w.PLAYER.form(case)
        if said.they is They.PLAYER or said.that is Role.NOTHING:
            return f"{demonstrative(w.ANIMATE, case)} {player}"
        if said.that is Role.ATTACKER:
            return f"{soft_adjective('útočící', w.ANIMATE, case)} {player}"
        if said.that is Role.BLOCKER:
            return f"{soft_adjective('blokující', w.ANIMATE, case)} {player}"
        if said.that is Role.GOAL:
            return f"{adjective('napaden', w.ANIMATE, case)} {player}"
        controls = "ovládal" if said.gone or said.that is Role.VICTIM else "ovládá"
        if said.that is Role.THING and said.many:
            return f"{player}, který je {controls},"
        if said.that in (Role.THING, Role.THIS, Role.STRUCK):
            return f"{player}, který {w.HIM[self._that_noun(said).gender]} {controls},"
        if said.that is Role.VICTIM:
            return f"{player}, který ho {controls},"
        return f"{player}, který ovládá {self.that(said, w.ACC).rstrip(',')},"

    def player(self, who: v.Who, said: Said, case: Case = w.NOM) -> str:
        """A player; empty for you."""
        match who:
            case v.Who.YOU:
                return ""
            case v.Who.OPPONENT:
                return f"{adjective('zvolen', w.ANIMATE, case)} {w.OPPONENT.form(case)}"
            case v.Who.EACH_OPPONENT:
                return f"{adjective('každ', w.ANIMATE, case)} {w.OPPONENT.form(case)}"
            case v.Who.EVERYONE:
                return f"{adjective('každ', w.ANIMATE, case)} {w.PLAYER.form(case)}"
            case v.Who.THEY:
                return self.they(said, case)

    def subject(self, who: v.Who, said: Said) -> Subject | None:
        """Whoever acts; nobody for you. A verb alone will do for who is the subject already."""
        if who is v.Who.THEY and said.acting:
            return Subject("")
        return None if who is v.Who.YOU else Subject(self.player(who, said))

    # ------------------------------------------------------------------------------------------------- things

    def _this_noun(self, said: Said) -> Noun:
        return w.TYPES[said.this] if said.this else CARD

    def _own_gender(self, said: Said) -> Gender:
        """The gender of this card where the text leaves its noun out: that of its name."""
        return w.GENDERS.get(said.gender) or self._this_noun(said).gender

    def this(self, said: Said, case: Case) -> str:
        return w.this_(self._this_noun(said), case)

    def _that_noun(self, said: Said) -> Noun:
        """The noun for that thing, whose gender pronouns take."""
        match said.that:
            case Role.THIS:
                return self._this_noun(said)
            case Role.ATTACKER:
                return w.ATTACKER
            case Role.BLOCKER:
                return w.NOUNS[v.Being.WARRIOR]
            case Role.GOAL:
                return w.GOAL
            case Role.VICTIM:
                return w.VICTIM
            case Role.STRUCK:
                return w.ENTITY
            case Role.THING if len(said.what) == 1:
                return w.NOUNS[said.what[0]]
            case Role.THING if v.Being.BASE in said.what:
                return w.ENTITY
            case _:
                return CARD

    def that(self, said: Said, case: Case) -> str:
        """What the text dealt with last: "útočníka", "tomu warriorovi", "kartě, která ho zabila,"."""
        name, this = self._that_noun(said), self._this_noun(said)
        it = w.HIM[self._own_gender(said)]
        match said.that:
            case Role.THIS:
                return self.this(said, case)
            case Role.ATTACKER:
                return name.form(case)
            case Role.BLOCKER:
                return f"{soft_adjective('blokující', name.gender, case)} {name.form(case)}"
            case Role.GOAL | Role.VICTIM:
                mine = self._own_gender(said) is w.FEMININE
                its = soft_adjective("její", name.gender, case) if mine else "jeho"
                return f"{its} {name.form(case)}"
            case Role.DAMAGER:
                return f"{name.form(case)}, která {it} poškodila,"
            case Role.HEALER:
                return f"{name.form(case)}, která {it} vyléčila,"
            case Role.KILLER:
                return f"{name.form(case)}, která {it} {'zničila' if this is w.NOUNS[v.Being.BUILDING] else 'zabila'},"
            case Role.THING | Role.NOTHING | Role.STRUCK:
                return f"{demonstrative(name.gender, case, said.many)} {name.form(case, said.many)}"

    def target(self, effect: v.Effect, said: Said, case: Case = w.ACC, each: bool = False) -> str:
        """Those that an effect is aimed at; `each`: it happens to all of them one by one."""
        target: v.Target = getattr(effect, "target", v.THAT)
        match target:
            case v.This():
                return self.this(said, case)
            case v.That():
                return self.that(said, case)
            case v.Things():
                how, count = getattr(effect, "how", v.How.CHOSEN), getattr(effect, "count", 1)
                return self.things(target, said, case, how, count, each)
            case _:
                raise unknown(target)

    def _are_near(self, said: Said) -> bool:
        return said.many and said.near is Near.THAT

    def _near_gender(self, said: Said) -> Gender:
        return self._own_gender(said) if said.near is Near.THIS else self._that_noun(said).gender

    def aimed(self, verb: Verb, effect: v.Effect, said: Said, tail: str = "") -> Clause:
        """A clause about what an effect is aimed at; a mere "ho" where that is plain."""
        if is_near(getattr(effect, "target", None), said):
            return Clause(verb, tail, it="je" if self._are_near(said) else w.HIM[self._near_gender(said)])
        return Clause(verb, phrase(self.target(effect, said), tail))

    def given_to(self, verb: Verb, effect: v.Effect, said: Said, first: str, last: str = "") -> Clause:
        """A clause about something that is given to someone; a mere "mu" where that is plain."""
        if is_near(getattr(effect, "target", None), said):
            it = "jim" if self._are_near(said) else w.TO_HIM[self._near_gender(said)]
            return Clause(verb, phrase(first, last), it=it)
        return Clause(verb, phrase(first, self.target(effect, said, w.DAT, each=True), last))

    def things(
        self,
        things: v.Things,
        said: Said,
        case: Case,
        how: v.How = v.How.CHOSEN,
        count: int = 1,
        each: bool = True,
        mine: str = "sv",
    ) -> str:
        """Things that you choose: "jednoho svého warriora", "až 2 nepřátelské budovy", "všechny warriory"."""
        first = w.nouns(things.what)[0].gender
        if _own_base(things):
            return self._kind(things, said, case, False, mine)
        if how is v.How.ALL and each:
            return phrase(adjective("každ", first, case), self._kind(things, said, case, False, mine, "a"))
        if how is v.How.ALL:
            every = {
                w.NOM: "všichni" if first is w.ANIMATE else "všechny",
                w.ACC: "všechny",
                w.DAT: "všem",
                w.INS: "všemi",
            }
            return phrase(every.get(case, "všech"), self._kind(things, said, case, True, mine, "a"))
        if how is v.How.RANDOM and count == 1:
            return phrase(adjective("náhodn", first, case), self._kind(things, said, case, False, mine))
        if how is v.How.CHOSEN and count == 1:
            return phrase(self._one_of(things, first, case), self._kind(things, said, case, False, mine))
        case, many = agreement(count, case)
        if how is v.How.RANDOM:
            chance = adjective("náhodn", first, case, many)
            return phrase(str(count), chance, self._kind(things, said, case, many, mine))
        return phrase("až" if how is v.How.UP_TO else "", str(count), self._kind(things, said, case, many, mine))

    def stated(self, effect: v.Effect, said: Said) -> tuple[Subject, Gender]:
        """Those of whom something is stated, and their gender; they are left out where it is plain who is meant."""
        target: v.Target = getattr(effect, "target", v.THAT)
        if isinstance(target, v.Things):
            how, count = getattr(effect, "how", v.How.CHOSEN), getattr(effect, "count", 1)
            text = self.things(target, said, w.NOM, how, count, each=False, mine="tv")
            if how is v.How.ALL:  # no "všichni", which before "nemohou" could mean that some can
                text = self.general(target, said, w.NOM)
            many = how is v.How.ALL or 2 <= count <= 4
            return Subject(text.rstrip(","), many), w.nouns(target.what)[0].gender
        this = isinstance(target, v.This)
        if is_near(target, said):
            return Subject("", self._are_near(said)), self._near_gender(said)
        if this:
            return Subject(self.this(said, w.NOM)), self._this_noun(said).gender
        return Subject(self.that(said, w.NOM).rstrip(","), said.many), self._that_noun(said).gender

    def _one_of(self, things: v.Things, gender: Gender, case: Case) -> str:
        """What goes before one thing of your choice: "jednoho" of yours, "libovolného" of all."""
        if things.other or things.side is v.Side.ENEMY:
            return ""
        return adjective("libovoln", gender, case) if things.side is v.Side.ANY else one(gender, case)

    def _kind(
        self,
        things: v.Things,
        said: Said,
        case: Case,
        many: bool,
        mine: str,
        conjunction: str = "nebo",
        other: str = "",
    ) -> str:
        """Adjectives, nouns, and what belongs to them. Yours are "své" ("sv"), "tvé" ("tv"), or just warriors ("")."""
        names = [w.ILLUSION] if all_illusions(things) else w.nouns(things.what)
        gender = names[0].gender
        words = []
        if things.other:
            words.append(_other(gender, case, many, other))
        if things.side is v.Side.YOURS and mine:
            words.append(possessive(mine, gender, case, many))
        words += self._adjectives(things, gender, case, many)
        kind = phrase(*words, self._row(things, names, case, many, mine, conjunction))
        if things.side is v.Side.THEIRS and mine:
            kind = phrase(kind, self.they(said, w.GEN))
        return phrase(kind, self._printed(things)) + _details(things, names[-1].gender, many)

    def _printed(self, wanted: v.Things | v.Cards) -> str:
        """The subtype and the name that cards must have: "druhu Dron", "s názvem Hologram"."""
        subtype = "" if wanted.subtype is None else f"druhu {self.subtype(wanted.subtype)}"
        return phrase(subtype, "" if wanted.name is None else f"s názvem {self.name(wanted.name)}")

    def cards(self, cards: v.Cards, case: Case, many: bool) -> str:
        """Cards in a hand, deck or junkyard: "warriora druhu Dron s cenou nejvýše 3"."""
        with_ = listed(_costs(cards, "cenou"), "a")
        return phrase(w.named(w.of_types(cards.what), case, many), self._printed(cards), f"s {with_}" if with_ else "")

    def _row(self, things: v.Things, names: list[Noun], case: Case, many: bool, mine: str, conjunction: str) -> str:
        """The nouns themselves. Nobody has more than one base: "všechny své budovy a svůj důl"."""
        base = w.NOUNS[v.Being.BASE]
        if things.side is not v.Side.YOURS or base not in names or len(names) == 1:
            return w.named(names, case, many, conjunction)
        others = [name.form(case, many) for name in names if name is not base]
        own = phrase(possessive(mine, base.gender, case) if mine else "", base.form(case))
        return f"{', '.join(others)} {conjunction} {own}"

    def _adjectives(self, things: v.Things, gender: Gender, case: Case, many: bool) -> list[str]:
        words = []
        if things.damaged is not None:
            words.append(adjective("poškozen" if things.damaged else "nepoškozen", gender, case, many))
        if things.exhausted:
            words.append(adjective("exhaustl", gender, case, many))
        if things.attacking is not None:
            words.append(soft_adjective("útočící" if things.attacking else "neútočící", gender, case, many))
        if things.side is v.Side.ENEMY:
            words.append(adjective("nepřátelsk", gender, case, many))
        return words

    def general(self, things: v.Things, said: Said, case: Case) -> str:
        """Things in general, as a statement speaks of them: "tví ostatní warrioři"."""
        return self._kind(things, said, case, not _own_base(things), "tv", "a", "ostatní")

    def traps(
        self, traps: v.Traps, said: Said, how: v.How, count: int = 1, mine: str = "sv", case: Case = w.ACC
    ) -> str:
        """Traps that are chosen: "přední past jeho cíle", "až 2 nepřátelské pasti"."""
        many = how is v.How.ALL
        if traps.here and traps.front and not many:
            return f"přední past {self.that(said, w.GEN)}"
        if traps.front and traps.side in (v.Side.ENEMY, v.Side.ANY) and how is v.How.CHOSEN and count == 1:
            enemy = "nepřátelské " if traps.side is v.Side.ENEMY else ""
            return f"{soft_adjective('přední', w.FEMININE, case)} {w.TRAP.form(case)} {enemy}budovy nebo dolu"
        head = "všechny" if many else ""
        if not many and (how is v.How.UP_TO or count != 1):
            head = f"až {count}" if how is v.How.UP_TO else str(count)
            case, many = agreement(count, case)
        elif not many and not traps.here and mine == "sv":
            any_ = {v.Side.ENEMY: "", v.Side.ANY: adjective("libovoln", w.FEMININE, case)}
            head = any_.get(traps.side, one(w.FEMININE, case))
        return phrase(head, self._trap_kind(traps, said, case, many, mine))

    def _trap_kind(self, traps: v.Traps, said: Said, case: Case, many: bool, mine: str) -> str:
        front = soft_adjective("přední", w.FEMININE, case, many) if traps.front else ""
        if traps.here:
            return phrase(front, w.TRAP.form(case, many), f"před {self.that(said, w.INS)}")
        side = {
            v.Side.ENEMY: adjective("nepřátelsk", w.FEMININE, case, many),
            v.Side.YOURS: possessive(mine, w.FEMININE, case, many) if mine else "",
        }.get(traps.side, "")
        theirs = self.they(said, w.GEN) if traps.side is v.Side.THEIRS and mine else ""
        return phrase(side, front, w.TRAP.form(case, many), theirs)

    # ------------------------------------------------------------------------------------------------ amounts

    def how_many(self, amount: v.Amount, said: Said) -> str:
        """What follows "kolik": "máš budov", "je na planetě nepřátelských warriorů"."""
        match amount:
            case int():
                return f"je {amount}"
            case v.Count(things=things):
                return f"{self._has(things.side, said)} {self._kind(things, said, w.GEN, True, '', 'a', 'další')}"
            case v.CountTraps(traps=traps):
                side = v.Side.ANY if traps.here else traps.side
                has = "je" if traps.here else self._has(side, said)
                return f"{has} {self._trap_kind(traps, said, w.GEN, True, '')}"
            case v.HandSize(who=who):
                return f"{'máš' if who is v.Who.YOU else f'má {self.player(who, said)}'} v ruce karet"
            case v.JunkyardSize(what=what):
                return f"máš na smetišti {w.named(w.of_types((what,)), w.GEN, True)}"
            case v.Stored(material=kind):
                return f"máš v úschovně {w.MATERIALS[kind][2]}"
            case v.AttackOf(target=target):
                return f"{self._had(said)} {self._one(target, said)} útoku"
            case v.LifeOf(target=target):
                return f"{self._had(said)} {self._one(target, said)} životů"
            case v.CountersOn(target=target):
                return f"je na {self._one(target, said, w.LOC)} žetonů"
            case _:
                raise unknown(amount)

    def for_each(self, amount: v.Amount, said: Said, mine: str) -> str:
        """A step for each: "za každou svou budovu"; empty where an amount has no steps."""
        match amount:
            case v.Count(things=things):
                names = w.nouns(things.what)
                kind = self._kind(things, said, w.ACC, False, mine, "nebo", "další")
                each = f"za {adjective('každ', names[0].gender, w.ACC)} {kind}"
                bare = things.side is v.Side.ANY and not _details(things, names[0].gender, False)
                return f"{each} na planetě" if bare else each
            case v.CountTraps(traps=traps):
                return phrase(
                    f"za každou {self._trap_kind(traps, said, w.ACC, False, mine)}", "" if traps.here else "na planetě"
                )
            case v.HandSize(who=who):
                has = "máš" if who is v.Who.YOU else f"má {self.player(who, said)}"
                return f"za každou kartu, kterou {has} v ruce,"
            case v.JunkyardSize(what=what):
                name = w.of_types((what,))[0]
                return f"za {adjective('každ', name.gender, w.ACC)} {name.form(w.ACC)} na tvém smetišti"
            case v.Stored(material=kind):
                every = "každou" if kind is v.Material.ELECTRICITY else "každé"
                return f"za {every} {w.MATERIALS[kind][1]} ve tvé úschovně"
            case v.CountersOn(target=target):
                on = f"na {self._one(target, said, w.LOC)}"
                return f"za každý žeton, který {on} zbývá," if said.paid_counters else f"za každý žeton {on}"
            case int() | v.AttackOf() | v.LifeOf():
                return ""
            case _:
                raise unknown(amount)

    def _times(self, amount: v.Amount, said: Said, mine: str) -> str:
        """How often something happens: "za každého svého warriora", "za každý bod útoku toho warriora"."""
        if isinstance(amount, v.AttackOf | v.LifeOf):
            points = "bod útoku" if isinstance(amount, v.AttackOf) else "život"
            return f"za každý {points} {self._one(amount.target, said, w.GEN)}"
        return self.for_each(amount, said, mine)

    def _stored(self, moved: v.Materials, times: v.Amount, who: v.Who, said: Said) -> str:
        """Materials, perhaps so many times: "1 zlato za každého svého warriora"."""
        number = times if isinstance(times, int) else 1
        much = v.Materials(number * moved.gold, number * moved.cosmium, number * moved.electricity)
        if who is v.Who.THEY and times == v.HandSize(v.Who.THEY):
            return phrase(w.materials(much), "za každou kartu, kterou má v ruce,")
        return phrase(w.materials(much), self._times(times, said, "sv" if who is v.Who.YOU else "tv"))

    def _one(self, target: v.This | v.That, said: Said, case: Case = w.NOM) -> str:
        return self.this(said, case) if isinstance(target, v.This) else self.that(said, case)

    def _had(self, said: Said) -> str:
        """How much someone has, or had, if they are gone."""
        return f"měl{w.ending(self._that_noun(said).gender)}" if said.gone else "má"

    def _has(self, side: v.Side, said: Said) -> str:
        return {v.Side.YOURS: "máš", v.Side.THEIRS: f"má {self.they(said)}"}.get(side, "je na planetě")

    # --------------------------------------------------------------------------------------------- conditions

    def condition(self, condition: v.Condition, said: Said) -> str:
        """A condition, as it follows "pokud"."""
        match condition:
            case v.AtLeast(amount=amount, number=number):
                return self._compared(amount, "alespoň", number, said)
            case v.AtMost(amount=amount, number=number):
                return self._compared(amount, "nejvýše", number, said)
            case v.YourTurn():
                return "je tvůj tah"
            case v.ThatIs(things=things):
                return self._that_is(things, said)
            case _:
                raise unknown(condition)

    def _compared(self, amount: v.Amount, least: str, number: int, said: Said) -> str:
        none = number == 0 and least == "nejvýše"
        match amount:
            case v.Count(things=things):
                return self._are_there(things, least, number, said)
            case v.CountTraps(traps=traps):
                return self._are_traps_there(traps, least, number, said)
            case v.HandSize(who=who):
                who_ = "" if who is v.Who.YOU else f" {self.player(who, said)}"
                has = f"{'ne' if none else ''}{'máš' if who is v.Who.YOU else 'má'}{who_}"
                return f"{has} v ruce {'žádné karty' if none else f'{least} {counted(number, CARD)}'}"
            case v.JunkyardSize(what=what):
                name = w.of_types((what,))[0]
                if none:
                    return f"nemáš na smetišti {adjective('žádn', name.gender, w.ACC)} {name.form(w.ACC)}"
                return f"máš na smetišti {least} {counted(number, name)}"
            case v.Stored(material=kind):
                if none:
                    return f"nemáš v úschovně {_no(kind)} {w.MATERIALS[kind][1]}"
                return f"máš v úschovně {least} {w.material(kind, number)}"
            case v.AttackOf(target=target):
                return f"má {self._one(target, said)} útok {least} {number}"
            case v.LifeOf(target=target):
                return f"má {self._one(target, said)} {least} {counted(number, w.LIFE)}"
            case v.CountersOn(target=target):
                counters = f"{least} {counted(number, w.COUNTER)}"
                on = self._one(target, said, w.LOC)
                return f"není na {on} žádný žeton" if none else f"{w.are(number)} na {on} {counters}"
            case int():
                return f"je {amount} {least} {number}"
            case _:
                raise unknown(amount)

    def _are_there(self, things: v.Things, least: str, number: int, said: Said) -> str:
        """Whether there are so many things: "máš alespoň 2 další warriory"."""
        gender = w.nouns(things.what)[0].gender
        has, base = self._has(things.side, said), w.NOM if things.side in (v.Side.ENEMY, v.Side.ANY) else w.ACC
        if number == 0 and least == "nejvýše":
            has = has.replace("je ", "není ", 1) if base is w.NOM else f"ne{has}"
            none = adjective("žádn", gender, base)
            return f"{has} {none} {self._kind(things, said, base, False, '', 'nebo', 'další')}"
        case, many = agreement(number, base)
        if base is w.NOM:
            has = has.replace("je", w.are(number), 1)
        return f"{has} {least} {number} {self._kind(things, said, case, many, '', 'nebo', 'další')}"

    def _are_traps_there(self, traps: v.Traps, least: str, number: int, said: Said) -> str:
        base = w.ACC if traps.side in (v.Side.YOURS, v.Side.THEIRS) and not traps.here else w.NOM
        has = self._has(traps.side, said) if base is w.ACC else ""
        if number == 0 and least == "nejvýše":
            kind = self._trap_kind(traps, said, base, False, "")
            return f"ne{has} na planetě žádnou {kind}" if base is w.ACC else f"není na planetě žádná {kind}"
        case, many = agreement(number, base)
        kind = self._trap_kind(traps, said, case, many, "")
        if base is w.ACC and said.this is v.Type.TRAP:  # it has gone to the junkyard before (PC-10.4)
            kind = phrase(soft_adjective("další", w.FEMININE, case, many), kind)
        return phrase(f"{has or w.are(number)} {least} {number} {kind}", "" if traps.here else "na planetě")

    def _that_is(self, things: v.Things, said: Said) -> str:
        """What that thing is: "je útočník poškozený", "je ta karta nepřátelský warrior"."""
        subject, gender, many = self.that(said, w.NOM), self._that_noun(said).gender, said.many
        known = said.that in (Role.ATTACKER, Role.BLOCKER, Role.VICTIM) and things.what == (v.Being.WARRIOR,)
        known = known or (said.that is Role.THING and frozenset(things.what) >= frozenset(said.what) != frozenset())
        is_, has = ("jsou", "mají") if many else ("je", "má")
        if said.that is Role.GOAL:
            return f"je {self.that(said, w.INS)} {self._kind(things, said, w.NOM, False, 'tv')}"
        if known and things.side is v.Side.ANY and not things.other:
            states = self._states(things, gender, many)
            owned = listed(_numbers(things, w.ACC), "a")
            said_ = [f"{is_} {subject} {listed(states, 'a')}"] if states else []
            if owned:
                said_.append(phrase(has, "" if said_ else subject, owned))
            if said_:
                return " a ".join(said_)
        return f"{is_} {subject} {self._kind(things, said, w.NOM, many, 'tv')}"

    def _states(self, things: v.Things, gender: Gender, many: bool) -> list[str]:
        words = self._adjectives(things, gender, w.NOM, many)
        if things.exhausted is False:
            words.append("battle ready")
        if things.illusion is not None:
            words.append("iluze" if things.illusion else "něco jiného než iluze")
        return words

    # ------------------------------------------------------------------------------------------------ effects

    def clause(self, effect: v.Effect, said: Said) -> Clause:
        match effect:
            case v.Add(materials=added, who=who, times=times):
                only = not added.gold and not added.cosmium
                verb = w.GAIN if who is not v.Who.YOU else w.GENERATE if only else w.ADD
                return Clause(verb, self._stored(added, times, who, said), self.subject(who, said))
            case v.Lose(materials=lost, who=who, times=times):
                return Clause(w.LOSE, self._stored(lost, times, who, said), self.subject(who, said))
            case v.Steal(materials=stolen, who=who, times=times):
                whom = self.player(who, said, w.DAT) or "sobě"
                what = self._stored(stolen, times, v.Who.YOU, said)
                is_long = whom.endswith(",")  # "hráči, který ovládá toho warriora,": it comes last
                return Clause(w.STEAL, phrase(what, whom) if is_long else phrase(whom, what))
            case v.Pay(materials=paid):
                return Clause(w.PAY, w.materials(paid))
            case v.Draw(amount=amount, who=who):
                return Clause(w.DRAW, self._drawn(amount, who, said), self.subject(who, said))
            case v.Look(amount=amount):
                return Clause(w.LOOK, f"na {_top(amount)} svého balíčku", it="se")
            case v.Kuk(amount=amount):
                return Clause(w.KUK, str(amount))
            case v.Discard(amount=amount, who=who, random=random):
                number = amount if isinstance(amount, int) else 1
                cards = counted(number, CARD, w.ACC, *_random(random))
                often = self._times(amount, said, "sv" if who is v.Who.YOU else "tv")
                return Clause(w.DISCARD, phrase(cards, often), self.subject(who, said))
            case v.Mill(amount=amount, who=who):
                milled = f"{_top(amount if isinstance(amount, int) else 1)} svého balíčku na smetiště"
                often = self._times(amount, said, "sv" if who is v.Who.YOU else "tv")
                return Clause(w.PUT, phrase(milled, often), self.subject(who, said))
            case v.Damage():
                return self._damaged(effect, said)
            case v.Heal():
                return self._healed(effect, said)
            case v.Destroy(target=v.Things() as things, how=v.How.ALL) if all_illusions(things):
                return Clause(w.VANISH, "", Subject(self.target(effect, said, w.ACC), True))
            case v.Destroy(target=target):
                return self.aimed(w.KILL if is_mortal(target, said) else w.DESTROY, effect, said)
            case v.Disarm(traps=traps, how=how, count=count):
                return Clause(w.DESTROY, self.traps(traps, said, how, count))
            case v.Sacrifice(what=what, who=who):
                return Clause(w.SACRIFICE, w.NOUNS[what].form(w.ACC), self.subject(who, said))
            case v.Return():
                return self._returned(effect, said)
            case v.Recover():
                return self._recovered(effect)
            case v.Search(cards=cards, to=to, count=count):
                return self._searched(cards, to, count)
            case v.Deploy(cards=cards):
                single = one(w.of_types(cards.what)[0].gender, w.ACC)
                return Clause(w.PUT, f"z ruky na planetu {single} {self.cards(cards, w.ACC, False)}")
            case v.LookAtHand(who=who):
                return Clause(w.LOOK, f"do ruky {self.player(who, said, w.GEN)}", it="se")
            case v.TakeControl(this_turn=True, target=v.Things()):
                return Clause(w.CAPTURE, f"do konce tahu {self.target(effect, said)}")
            case v.TakeControl(this_turn=this_turn):
                return self.aimed(w.CAPTURE, effect, said, "do konce tahu" if this_turn else "")
            case v.Gain():
                return self._gained(effect, said)
            case v.PutCounters(amount=amount):
                counters = counted(abs(amount), w.COUNTER)
                if amount > 0:
                    return Clause(w.PUT, f"na {self.target(effect, said, w.ACC, each=True)} {counters}")
                return Clause(w.REMOVE_FROM, f"z {self.target(effect, said, w.GEN, each=True)} {counters}")
            case v.Exhaust():
                return self.aimed(w.EXHAUST, effect, said)
            case v.Ready():
                if isinstance(effect.target, v.Things) and _are_picked(effect.how, effect.count):
                    return Clause(w.CHOOSE, f"{self.target(effect, said)}: jsou opět battle ready")
                return Clause(w.BE, "opět battle ready", self.stated(effect, said)[0])
            case v.Recharge():
                return self.aimed(w.RECHARGE, effect, said)
            case v.Boost(attack=attack):
                more = self._attack(attack, effect.target, said, "sv", "do konce tahu")
                return self.given_to(w.PUT, effect, said, "", more)
            case v.Fortify():
                return self._fortified(effect, said)
            case v.Trapback(amount=amount):
                return Clause(w.TRAPBACK, str(amount))
            case v.LookAtTraps(traps=traps, how=how, count=count):
                up_to = "až" if how is v.How.UP_TO else ""
                which = self.traps(traps, said, how, count).removeprefix("až ")
                return Clause(w.LOOK, phrase(up_to, "na", which), it="se")
            case v.MoveTrap(traps=traps):
                return self._moved(traps, said)
            case v.Summon(card=card, count=count, who=who):
                number = count if isinstance(count, int) else 1
                often = self._times(count, said, "sv" if who is v.Who.YOU else "tv")
                return Clause(w.SUMMON, phrase(self._summoned(card, number), often), self.subject(who, said))
            case v.Mirror():
                return Clause(w.CREATE, f"iluzi {self.target(effect, said, w.GEN)}")
            case v.Stop(what=what):
                names = w.of_types(what)
                if len(names) > 1:
                    kinds = w.named(names, w.NOM, False)
                    return Clause(w.STOP, f"kartu typu {kinds}, kterou právě hraje jiný hráč,")
                which = {w.FEMININE: "kterou", w.ANIMATE: "kterého"}.get(names[-1].gender, "který")
                return Clause(w.STOP, f"{w.named(names, w.ACC, False)}, {which} právě hraje jiný hráč,")
            case v.Retreat(target=v.Things()):
                return Clause(w.REMOVE, f"z útoku {self.target(effect, said)}")
            case v.Retreat():
                return self.aimed(w.REMOVE, effect, said, "z útoku")
            case v.Intercept(blocker=blocker):
                with_ = self.things(yours(blocker), said, w.INS)
                return Clause(w.BLOCK, f"{self.that(said, w.ACC)} {with_}")
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # effects with others inside are in prose

    def _drawn(self, amount: v.Amount, who: v.Who, said: Said) -> str:
        if isinstance(amount, int):
            return counted(amount, CARD)
        steps = self.for_each(amount, said, "sv" if who is v.Who.YOU else "tv")
        return f"1 kartu {steps}" if steps else f"tolik karet, kolik {self.how_many(amount, said)},"

    def _damaged(self, damage: v.Damage, said: Said) -> Clause:
        match damage.amount:
            case int() if isinstance(damage.target, v.Things) and _are_picked(damage.how, damage.count):
                each = f"a {self._each_one(damage.target)}"
                both = (each, w.DEAL, f"{damage.amount} poškození")
                return Clause(w.CHOOSE, self.target(damage, said), both=both)
            case int() if damage.count > 1 and damage.how is v.How.RANDOM:
                each = f"({self._each_one(damage.target)})"
                return self.given_to(w.DEAL, damage, said, f"{damage.amount} poškození", each)
            case int():
                return self.given_to(w.DEAL, damage, said, f"{damage.amount} poškození")
            case v.AttackOf() | v.LifeOf():
                equal = self._measured(damage.amount, damage.target, said)
                return self.given_to(w.DEAL, damage, said, "", f"poškození rovné {equal}")
            case _:
                many = f"tolik poškození, kolik {self.how_many(damage.amount, said)},"
                return self.given_to(w.DEAL, damage, said, "", many)

    def _each_one(self, target: v.Target) -> str:
        """Each of several, to whom something is given: "každému", "každé z těchto karet"."""
        what = target.what if isinstance(target, v.Things) else ()
        if len(what) == 1:
            return adjective("každ", w.nouns(what)[0].gender, w.DAT)
        return f"každé z těchto {(w.ENTITY if v.Being.BASE in what else CARD).form(w.GEN, True)}"

    def _measured(self, amount: v.AttackOf | v.LifeOf, target: v.Target, said: Said) -> str:
        """What something is equal to: "útoku útočníka", "počtu životů této budovy", "jeho útoku"."""
        attack = isinstance(amount, v.AttackOf)
        own, name = amount.target, self._this_noun(said)
        if isinstance(own, v.That):
            name = self._that_noun(said)
        if own == target and isinstance(own, v.That) and said.many:
            return "jejich útoku" if attack else "počtu jejich životů"
        if own == target and name.gender is w.FEMININE:
            return "jejímu útoku" if attack else "počtu jejích životů"
        if own == target:
            return "jeho útoku" if attack else "počtu jeho životů"
        whose = self.this(said, w.GEN) if isinstance(own, v.This) else self.that(said, w.GEN)
        return f"{'útoku' if attack else 'počtu životů'} {whose}"

    def _healed(self, heal: v.Heal, said: Said) -> Clause:
        match heal.amount:
            case None:
                by = "na plný počet životů"
            case int():
                by = f"o {counted(heal.amount, w.LIFE)}"
            case v.LifeOf(target=target):
                by = f"o tolik životů, kolik jich {self._had(said)} {self._one(target, said)},"
            case _:
                by = f"o tolik životů, kolik {self.how_many(heal.amount, said)},"
        if isinstance(heal.target, v.Things):
            return Clause(w.HEAL, f"{self.target(heal, said, each=True)} {by}")
        return self.aimed(w.HEAL, heal, said, by)

    def _returned(self, effect: v.Return, said: Said) -> Clause:
        verb, place = w.PLACES[effect.to]
        several = isinstance(effect.target, v.Things) and (effect.how is v.How.ALL or effect.count > 1)
        several = several or (isinstance(effect.target, v.That) and said.many)
        owner = "jejich vlastníků" if several else "vlastníka"
        if several and effect.to is v.Place.HAND:
            place = "do rukou"
        whose = "" if effect.to is v.Place.PLANET else owner
        return self.aimed(verb, effect, said, phrase(place, whose))

    def _summoned(self, card: str, number: int) -> str:
        """Cards by their name, declined where the names file says how: "Hologram", "2 Hologramy", "2 karty Pixie"."""
        many = number > 1
        declined = self.form("few" if many and number < 5 else "many" if many else "accusative", card)
        if declined:
            return f"{number} {declined}" if many else declined
        return f"{counted(number, CARD) if many else 'kartu'} {self.name(card)}"

    def _searched(self, cards: v.Cards, to: v.Place, count: int) -> Clause:
        """Cards out of the deck: "najdi ve svém balíčku budovu, ukaž ji, dej ji do ruky a balíček zamíchej"."""
        case, many = agreement(count, w.ACC)
        it = "je" if count > 1 else w.HIM[w.of_types(cards.what)[-1].gender]
        number = f"až {count}" if count > 1 else ""
        found = f"{phrase('ve svém balíčku', number, self.cards(cards, case, many))}, ukaž {it}"
        if to is v.Place.TOP:
            return Clause(w.FIND, f"{found}, balíček zamíchej a dej {it} na jeho vrch")
        taken = f"vezmi si {it} do ruky" if to is v.Place.HAND else f"dej {it} na planetu"
        return Clause(w.FIND, f"{found}, {taken} a balíček zamíchej")

    def _gained(self, effect: v.Gain, said: Said) -> Clause:
        """What things gain for a turn: "dej mu Shielding 1", "jiný tvůj warrior nemůže být blokován"."""
        until, keyword = "do konce tahu", effect.keyword
        if isinstance(keyword, v.Shielding | v.FinalHit):
            return self.given_to(w.PUT, effect, said, "", f"{until} {self.keyword(keyword)}")
        if isinstance(effect.target, v.Things) and effect.how is v.How.UP_TO and effect.count > 1:
            chosen = self.things(effect.target, said, w.ACC, effect.how, effect.count)
            return Clause(w.CHOOSE, f"{chosen.rstrip(',')}: {until} {self._predicate(effect, effect.target, said)}")
        subject, gender = self.stated(effect, said)
        match keyword:
            case v.CannotAttack():
                return Clause(w.CANNOT, f"{until} útočit", subject)
            case v.CannotBlock():
                return Clause(w.CANNOT, f"{until} blokovat", subject)
            case v.CannotBeBlocked():
                return Clause(w.CANNOT, f"být {until} blokován{w.ending(gender, subject.plural)}", subject)
            case v.IgnoresTraps():
                return Clause(w.IGNORE, f"pasti {until}", subject)
            case _:
                raise unknown(keyword)

    def shared(self, effects: Sequence[v.Effect], things: v.Things, said: Said) -> str:
        told = [self._predicate(effect, things, said) for effect in effects]
        return f"do konce tahu {self.general(things, said, w.NOM).rstrip(',')} {listed(told, 'a')}"

    def _predicate(self, effect: v.Effect, things: v.Things, said: Said) -> str:
        """What is true of many things that all get something."""
        match effect:
            case v.Boost(attack=attack):
                return f"mají {self._attack(attack, things, said, 'tv')}"
            case v.Gain(keyword=v.Shielding() | v.FinalHit() as keyword):
                return f"mají {self.keyword(keyword)}"
            case v.Gain(keyword=v.CannotAttack()):
                return "nemohou útočit"
            case v.Gain(keyword=v.CannotBlock()):
                return "nemohou blokovat"
            case v.Gain(keyword=v.CannotBeBlocked()):
                return f"nemohou být blokován{w.ending(w.nouns(things.what)[0].gender, many=True)}"
            case v.Gain(keyword=v.IgnoresTraps()):
                return "ignorují pasti"
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # no other effect is for all of the same things

    def offer(self, effect: v.MayPay, said: Said, lead: str) -> str:
        subject = self.subject(effect.who, said)
        player = subject.text if subject else ""
        can = phrase(lead, "může", player) if lead else phrase(player, "může")
        return f"{can} zaplatit {w.materials(effect.materials)}"

    def later(self, moment: v.Moment) -> str:
        return "na konci tohoto tahu" if moment is v.Moment.END else "na začátku svého příštího tahu"

    def _recovered(self, effect: v.Recover) -> Clause:
        what = effect.what if isinstance(effect.what, v.Cards) else v.Cards((effect.what,) if effect.what else ())
        if effect.how is v.How.ALL:
            cards = f"všechny {self.cards(what, w.ACC, True)}"
        elif effect.how is v.How.CHOSEN and effect.count == 1:
            cards = f"{one(w.of_types(what.what)[0].gender, w.ACC)} {self.cards(what, w.ACC, False)}"
        else:
            case, many = agreement(effect.count, w.ACC)
            number = f"až {effect.count}" if effect.how is v.How.UP_TO else str(effect.count)
            cards = f"{number} {self.cards(what, case, many)}"
        verb, place = w.PLACES[effect.to]
        deck = "svého" if effect.to in (v.Place.TOP, v.Place.BOTTOM, v.Place.DECK) else ""
        place = place.replace("balíčku", f"{deck} balíčku") if deck else place
        return Clause(verb, f"{cards} ze svého smetiště {place}")

    def _attack(self, attack: v.Amount, target: v.Target, said: Said, mine: str, until: str = "") -> str:
        """More attack: "+2 k útoku", "+1 k útoku za každou svou budovu"."""
        if isinstance(attack, int):
            return phrase(until, f"{signed(attack)} k útoku")
        if isinstance(attack, v.AttackOf | v.LifeOf):
            return phrase(until, f"bonus k útoku rovný {self._measured(attack, target, said)}")
        if until and isinstance(attack, v.Count) and attack.things.side is v.Side.YOURS and not attack.things.other:
            each = adjective("každ", (gender := w.nouns(attack.things.what)[0].gender), w.ACC)
            have = f"{w.WHOM[gender]} máš,"  # beside "jednomu svému warriorovi"
            return phrase(
                until, f"+1 k útoku za {each}", f"{self._kind(attack.things, said, w.ACC, False, '')}, {have}"
            )
        return phrase(until, "+1 k útoku", self.for_each(attack, said, mine))

    def _fortified(self, effect: v.Fortify, said: Said) -> Clause:
        gains = [f"{signed(effect.attack)} k útoku"] if effect.attack else []
        gains += [f"{signed(effect.life)} k životům"] if effect.life else []
        more = listed(gains, "a") or "+0 k útoku"
        return self.given_to(w.PUT, effect, said, "", f"trvale {more}")

    def _moved(self, traps: v.Traps, said: Said) -> Clause:
        what = self.traps(traps, said, v.How.CHOSEN)
        if traps.side is v.Side.YOURS:
            return Clause(w.MOVE, f"{what} před jinou svou budovu nebo svůj důl")
        return Clause(w.MOVE, f"{what} před jinou budovu nebo důl téhož hráče")

    # ---------------------------------------------------------------------------------------------- abilities

    def keyword(self, keyword: v.Keyword) -> str:
        match keyword:
            case v.Shielding(amount=amount):
                return f"Shielding {amount}"
            case v.FinalHit():
                return "Final hit"
            case v.Selfheal(amount=amount):
                return f"Selfheal {amount}"
            case v.Selfdestroy(amount=amount):
                return f"Selfdestroy {amount}"
            case v.Illusion():
                return "Iluze"
            case _:
                raise unknown(keyword)

    def price(self, price: v.Price, said: Said) -> str:
        sacrifice = ""
        if price.sacrifice is not None:
            sacrifice = f"obětuj {w.NOUNS[price.sacrifice].form(w.ACC)}"
        if price.sacrifice_this:
            sacrifice = f"obětuj {self.this(said, w.ACC)}"
        discard = f"odhoď {counted(price.discard, CARD)}" if price.discard else ""
        counters = counted(price.counters, w.COUNTER)
        counters = f"odeber z {self.this(said, w.GEN)} {counters}" if price.counters else ""
        return ", ".join(filter(None, [w.materials(price, w.NOM, ", "), sacrifice, discard, counters])) or "zdarma"

    def adds(self, materials_: v.Materials) -> str:
        basic = w.materials(v.Materials(materials_.gold, materials_.cosmium))
        electricity = w.materials(v.Materials(electricity=materials_.electricity))
        parts = [f"přidává {basic}"] if basic or not electricity else []
        return " a ".join([*parts, *([f"vyrábí {electricity}"] if electricity else [])])

    def trigger(self, ability: Triggered, said: Said) -> str:
        when = self._trigger(ability, said)
        return f"jednou za tah, {when.replace('kdykoli', 'když', 1)}" if getattr(ability, "once", False) else when

    def _trigger(self, ability: Triggered, said: Said) -> str:
        match ability:
            case v.At(moment=moment, turn=turn) if is_done_by_them(ability):
                who = v.Who.EACH_OPPONENT if turn is v.Turn.ENEMY else v.Who.EVERYONE
                return f"{self._moment(moment, v.Turn.YOURS)} {self.player(who, said)}"
            case v.At(moment=moment, turn=turn):
                return self._moment(moment, turn)
            case v.When(event=event, of=v.This()):
                return f"když {self._event(event, beings_of(said.this), gender=self._own_gender(said))},"
            case v.When(event=event, of=v.Things() as of):
                return (
                    f"kdykoli {self._event(event, of.what, self._kind(of, said, w.NOM, False, 'tv'))}".rstrip(",") + ","
                )
            case v.WhenPlayed(what=what, by=by):
                plays = {v.Who.YOU: "zahraješ", v.Who.EVERYONE: "kterýkoli hráč zahraje"}.get(by, "protihráč zahraje")
                return f"kdykoli {plays} {w.named(w.of_types(what), w.ACC, False)},"
            case v.WhenDrawn(by=by):
                draws = {v.Who.YOU: "lízneš", v.Who.EVERYONE: "kterýkoli hráč lízne"}.get(by, "protihráč lízne")
                return f"kdykoli {draws} kartu,"
            case v.WhenActivated(side=side):
                return f"kdykoli se aktivuje {self.traps(v.Traps(side), said, v.How.CHOSEN, mine='tv', case=w.NOM)},"
            case v.InsteadOfDying(of=v.This()):
                return f"pokud by {self._die(beings_of(said.this), self._own_gender(said))}, místo toho"
            case v.InsteadOfDying(of=v.Things() as of):
                subject = self._kind(of, said, w.NOM, False, "tv").rstrip(",")
                return f"pokud by {self._die(of.what)} {subject}, místo toho"
            case _:
                raise unknown(ability)  # type: ignore[arg-type]  # the field `of` has no other values

    def _moment(self, moment: v.Moment, turn: v.Turn) -> str:
        """A moment of a turn: "na začátku svého tahu", "v mining fázi každého protihráče"."""
        if moment is v.Moment.MINING:
            whose = {v.Turn.ENEMY: "každého protihráče", v.Turn.ANY: "každého hráče"}
            return "ve své mining fázi" if turn is v.Turn.YOURS else f"v mining fázi {whose[turn]}"
        whose = {v.Turn.YOURS: "svého tahu", v.Turn.ENEMY: "tahu každého protihráče", v.Turn.ANY: "tahu každého hráče"}
        return f"{'na začátku' if moment is v.Moment.START else 'na konci'} {whose[turn]}"

    def _event(self, event: v.Event, what: Sequence[v.Being], subject: str = "", gender: Gender | None = None) -> str:
        """What happens, to this card if no subject is given: "zemře", "je zničena tvá budova"."""
        gender = w.nouns(what)[0].gender if gender is None else gender
        if event is v.Event.DIES:
            return phrase("zemře" if _mortal(what) else f"je zničen{w.ending(gender)}", subject)
        before, behind = w.EVENTS[event]
        if event is v.Event.ENTERS and not subject:
            return "vstoupí na planetu"
        if event is v.Event.ATTACKS and not subject:
            return "útočí"
        if event is v.Event.DEALS_DAMAGE and not subject:
            return "poškodí entitu"
        return phrase(before.format(w.ending(gender)), subject, behind)

    def _die(self, what: Sequence[v.Being], gender: Gender | None = None) -> str:
        """Warriors die, buildings are destroyed (PC-12.1)."""
        end = w.ending(w.nouns(what)[0].gender if gender is None else gender)
        should = f"měl{end}"
        return f"{should} zemřít" if _mortal(what) else f"{should} být zničen{end}"

    def standing(self, ability: Standing, said: Said) -> str:
        match ability:
            case v.TakesDamageFor(of=of):
                others = self.general(of, said, w.DAT).rstrip(",")
                return f"poškození, které by bylo uděleno {others}, se místo toho udělí {self.this(said, w.DAT)}"
            case v.Bonus():
                return self._bonus(ability, said)
            case v.Grants(keyword=keyword, of=of):
                return f"{self.general(of, said, w.NOM)} {_have(of)} {self.keyword(keyword)}"
            case v.Storage(change=change, who=who):
                can = f"{self.player(who, said)} může" if who is not v.Who.YOU else "můžeš"
                return f"{can} mít v úschovně {_changed(change, 'více', 'méně')}"
            case v.Cheaper(change=change, what=what, who=who):
                names = w.named(w.of_types(what), w.NOM, True, "a")
                cost = "tě stojí" if who is v.Who.YOU else f"stojí {self.player(who, said, w.ACC)}"
                return f"{names} {cost} {_changed(change, 'méně', 'více')}"
            case v.CannotAttack():
                return "nemůže útočit"
            case v.CannotBlock():
                return "nemůže blokovat"
            case v.CannotBeBlocked():
                return f"nemůže být blokován{w.ending(self._own_gender(said))}"
            case v.IgnoresTraps():
                return "ignoruje pasti"
            case v.Bait():
                return "návnada"
            case v.EntersExhausted():
                return f"vstupuje na planetu {adjective('exhaustl', self._own_gender(said), w.NOM)}"
            case _:
                raise unknown(ability)

    def _bonus(self, bonus: v.Bonus, said: Said) -> str:
        subject = "" if isinstance(bonus.of, v.This) else self.general(bonus.of, said, w.NOM)
        has = "má" if isinstance(bonus.of, v.This) else _have(bonus.of)
        attack = self._attack(bonus.attack, bonus.of, said, "tv")
        match bonus.given:
            case None:
                return phrase(subject, has, attack)
            case v.YourTurn() if subject:
                return phrase(subject, has, "ve tvém tahu", attack)
            case v.YourTurn():
                return phrase("ve tvém tahu", has, attack)
            case _:
                return f"{phrase(subject, has, attack)}, pokud {self.condition(bonus.given, said)}"


def _other(gender: Gender, case: Case, many: bool, word: str) -> str:
    """Not this card: "jiného", or "ostatní" among many, or "další" where they are counted."""
    if word:
        return soft_adjective(word, gender, case, many)
    return soft_adjective("ostatní", gender, case, True) if many else adjective("jin", gender, case)


def _numbers(things: v.Things, case: Case) -> list[str]:
    """What numbers things must have: "útok alespoň 3", "útokem nejvýše 2"."""
    attack = "útok" if case is w.ACC else "útokem"
    words = []
    if things.attack_at_least is not None:
        words.append(f"{attack} alespoň {things.attack_at_least}")
    if things.attack_at_most is not None:
        words.append(f"{attack} nejvýše {things.attack_at_most}")
    if things.life_at_most is not None:
        words.append(f"nejvýše {counted(things.life_at_most, w.LIFE, case)}")
    return words + _costs(things, "cenu" if case is w.ACC else "cenou")


def _costs(wanted: v.Things | v.Cards, cost: str) -> list[str]:
    """What cards must cost: "cenou nejvýše 3"."""
    words = [f"{cost} alespoň {wanted.cost_at_least}"] if wanted.cost_at_least is not None else []
    return words + ([f"{cost} nejvýše {wanted.cost_at_most}"] if wanted.cost_at_most is not None else [])


def _details(things: v.Things, gender: Gender, many: bool) -> str:
    """What things must be like, behind the noun: " s útokem nejvýše 2", ", který není iluze,"."""
    with_ = listed(_numbers(things, w.INS), "a")
    which, is_, is_not = (w.WHICH_MANY if many else w.WHICH)[gender], *(("jsou", "nejsou") if many else ("je", "není"))
    needs = []
    if things.exhausted is False:
        needs.append(f"{is_} battle ready")
    if things.illusion is not None and not all_illusions(things):
        needs.append(f"{is_ if things.illusion else is_not} iluze")
    relative = f", {which} {listed(needs, 'a')}," if needs else ""
    return (f" s {with_}" if with_ else "") + relative


def _are_picked(how: v.How, count: int) -> bool:
    """Whether you choose several things, or perhaps none."""
    return how is v.How.UP_TO or (how is v.How.CHOSEN and count > 1)


def _mortal(what: Sequence[v.Being]) -> bool:
    return set(what) == {v.Being.WARRIOR}


def _have(things: v.Things) -> str:
    return "má" if _own_base(things) else "mají"


def _own_base(things: v.Things) -> bool:
    """Whether there is only one of it: the base of a player."""
    return things.what == (v.Being.BASE,) and things.side in (v.Side.YOURS, v.Side.THEIRS)


def _no(kind: v.Material) -> str:
    return "žádnou" if kind is v.Material.ELECTRICITY else "žádné"


def _top(number: int) -> str:
    """The top cards of a deck: "vrchní kartu", "2 vrchní karty", "5 vrchních karet"."""
    if number == 1:
        return "vrchní kartu"
    case, many = agreement(number, w.ACC)
    return f"{number} {soft_adjective('vrchní', w.FEMININE, case, many)} {CARD.form(case, many)}"


def _random(random: bool) -> tuple[str, ...]:
    return ("náhodn",) if random else ()


def _changed(change: v.Materials, plus: str, minus: str) -> str:
    """Changed amounts: "o 2 zlata více", "o 1 zlato a 1 cosmium více a o 1 elektřinu méně"."""
    more, less = parts(change)
    items = [f"o {w.materials(some)} {word}" for some, word in ((more, plus), (less, minus)) if some != v.Materials()]
    return " a ".join(items) or "stejně"
