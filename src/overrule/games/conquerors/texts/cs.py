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
from overrule.games.conquerors.texts.cs_words import (
    ACC,
    ADD,
    ANIMATE,
    ATTACKER,
    BLOCK,
    CAPTURE,
    CREATE,
    DAT,
    DEAL,
    DESTROY,
    DISCARD,
    DO,
    DRAW,
    ENTITY,
    EVENTS,
    EXHAUST,
    FEMININE,
    GAIN,
    GEN,
    GENERATE,
    GOAL,
    HEAL,
    HIM,
    INS,
    KUK,
    LIFE,
    LOOK,
    LOSE,
    MATERIALS,
    MOVE,
    NOM,
    NOUNS,
    OPPONENT,
    PAY,
    PLACES,
    PLAYER,
    PUT,
    READY,
    RECHARGE,
    REMOVE,
    SACRIFICE,
    STEAL,
    STOP,
    SUMMON,
    TO_HIM,
    TRAP,
    TYPES,
    VICTIM,
    WHICH,
    WHICH_MANY,
    are,
    ending,
    material,
    materials,
    named,
    nouns,
    of_types,
    this_,
)
from overrule.games.conquerors.texts.prose import (
    Near,
    Prose,
    Role,
    Said,
    Standing,
    They,
    beings_of,
    is_near,
    parts,
    signed,
    yours,
)
from overrule.games.conquerors.vocabulary import (
    THAT,
    Add,
    Amount,
    At,
    AtLeast,
    AtMost,
    AttackOf,
    Bait,
    Being,
    Bonus,
    Boost,
    CannotAttack,
    CannotBeBlocked,
    CannotBlock,
    Cheaper,
    Condition,
    Count,
    CountTraps,
    Damage,
    Destroy,
    Disarm,
    Discard,
    Draw,
    Effect,
    EntersExhausted,
    Event,
    Exhaust,
    FinalHit,
    Fortify,
    Grants,
    HandSize,
    Heal,
    How,
    IgnoresTraps,
    Illusion,
    InsteadOfDying,
    Intercept,
    JunkyardSize,
    Keyword,
    Kuk,
    LifeOf,
    Look,
    LookAtTraps,
    Lose,
    Material,
    Materials,
    Mill,
    Mirror,
    Moment,
    MoveTrap,
    Pay,
    Place,
    Price,
    Ready,
    Recharge,
    Recover,
    Retreat,
    Return,
    Sacrifice,
    Selfdestroy,
    Selfheal,
    Shielding,
    Side,
    Steal,
    Stop,
    Storage,
    Stored,
    Summon,
    TakeControl,
    TakesDamageFor,
    Target,
    That,
    ThatIs,
    Things,
    This,
    Trapback,
    Traps,
    Turn,
    When,
    WhenActivated,
    WhenPlayed,
    Who,
    YourTurn,
)


class Czech(Prose[Clause]):
    THEN = "poté"
    OTHERWISE = "jinak"
    IF_DONE = "pokud to uděláš"
    CHOOSE = "vyber si jednu možnost"
    OR = "nebo"
    MAY = "můžeš provést toto"

    def mine(self, clause: Clause) -> bool:
        return clause.subject is None

    def same(self, one: Clause, other: Clause) -> bool:
        return one.subject is not None and one.subject == other.subject

    def either(self, one: Clause, other: Clause, may: bool, lead: str) -> str:
        if may:
            can = phrase(lead, one.clitics, "můžeš") if lead else phrase("můžeš", one.clitics)
            first = phrase(can, "buď", one.verb.infinitive, one.rest)
            return f"{first}, {phrase('nebo', other.clitics, other.verb.infinitive, other.rest)}"
        return f"{one.command(phrase(lead, 'buď'))}, {other.command('nebo')}"

    def given(self, condition: Condition, said: Said) -> str:
        return f"pokud {self.condition(condition, said)}"

    def _aside(self, lead: str) -> str:
        return f"{lead}," if lead else ""

    # ------------------------------------------------------------------------------------------------ players

    def they(self, said: Said, case: Case = NOM) -> str:
        """The player who was named last, or the one who controls that card."""
        player = PLAYER.form(case)
        if said.they is They.PLAYER or said.that is Role.NOTHING:
            return f"{demonstrative(ANIMATE, case)} {player}"
        if said.that is Role.ATTACKER:
            return f"{soft_adjective('útočící', ANIMATE, case)} {player}"
        if said.that is Role.BLOCKER:
            return f"{soft_adjective('blokující', ANIMATE, case)} {player}"
        if said.that is Role.GOAL:
            return f"{adjective('napaden', ANIMATE, case)} {player}"
        controls = "ovládal" if said.gone or said.that is Role.VICTIM else "ovládá"
        if said.that is Role.THING and said.many:
            return f"{player}, který je {controls},"
        if said.that in (Role.THING, Role.THIS):
            return f"{player}, který {HIM[self._that_noun(said).gender]} {controls},"
        if said.that is Role.VICTIM:
            return f"{player}, který ho {controls},"
        return f"{player}, který ovládá {self.that(said, ACC)}"

    def player(self, who: Who, said: Said, case: Case = NOM) -> str:
        """A player; empty for you."""
        match who:
            case Who.YOU:
                return ""
            case Who.OPPONENT:
                return f"{adjective('zvolen', ANIMATE, case)} {OPPONENT.form(case)}"
            case Who.EACH_OPPONENT:
                return f"{adjective('každ', ANIMATE, case)} {OPPONENT.form(case)}"
            case Who.EVERYONE:
                return f"{adjective('každ', ANIMATE, case)} {PLAYER.form(case)}"
            case Who.THEY:
                return self.they(said, case)

    def subject(self, who: Who, said: Said) -> Subject | None:
        """Whoever acts; nobody for you."""
        return None if who is Who.YOU else Subject(self.player(who, said))

    # ------------------------------------------------------------------------------------------------- things

    def _this_noun(self, said: Said) -> Noun:
        return TYPES[said.this] if said.this else CARD

    def this(self, said: Said, case: Case) -> str:
        return this_(self._this_noun(said), case)

    def _that_noun(self, said: Said) -> Noun:
        """The noun for that thing, whose gender pronouns take."""
        match said.that:
            case Role.THIS:
                return self._this_noun(said)
            case Role.ATTACKER:
                return ATTACKER
            case Role.BLOCKER:
                return NOUNS[Being.WARRIOR]
            case Role.GOAL:
                return GOAL
            case Role.VICTIM:
                return VICTIM
            case Role.THING if len(said.what) == 1:
                return NOUNS[said.what[0]]
            case Role.THING if Being.BASE in said.what:
                return ENTITY
            case _:
                return CARD

    def that(self, said: Said, case: Case) -> str:
        """What the text dealt with last: "útočníka", "tomu warriorovi", "kartě, která ho zabila,"."""
        name, this = self._that_noun(said), self._this_noun(said)
        it = HIM[this.gender]
        match said.that:
            case Role.THIS:
                return self.this(said, case)
            case Role.ATTACKER:
                return name.form(case)
            case Role.BLOCKER:
                return f"{soft_adjective('blokující', name.gender, case)} {name.form(case)}"
            case Role.GOAL | Role.VICTIM:
                its = soft_adjective("její", name.gender, case) if this.gender is FEMININE else "jeho"
                return f"{its} {name.form(case)}"
            case Role.DAMAGER:
                return f"{name.form(case)}, která {it} poškodila,"
            case Role.HEALER:
                return f"{name.form(case)}, která {it} vyléčila,"
            case Role.KILLER:
                return f"{name.form(case)}, která {it} {'zničila' if this is NOUNS[Being.BUILDING] else 'zabila'},"
            case Role.THING | Role.NOTHING:
                return f"{demonstrative(name.gender, case, said.many)} {name.form(case, said.many)}"

    def target(self, effect: Effect, said: Said, case: Case = ACC, each: bool = False) -> str:
        """Those that an effect is aimed at; `each`: it happens to all of them one by one."""
        target: Target = getattr(effect, "target", THAT)
        match target:
            case This():
                return self.this(said, case)
            case That():
                return self.that(said, case)
            case Things():
                how, count = getattr(effect, "how", How.CHOSEN), getattr(effect, "count", 1)
                return self.things(target, said, case, how, count, each)
            case _:
                raise unknown(target)

    def _are_near(self, said: Said) -> bool:
        return said.many and said.near is Near.THAT

    def _near_noun(self, said: Said) -> Noun:
        return self._this_noun(said) if said.near is Near.THIS else self._that_noun(said)

    def aimed(self, verb: Verb, effect: Effect, said: Said, tail: str = "") -> Clause:
        """A clause about what an effect is aimed at; a mere "ho" where that is plain."""
        if is_near(getattr(effect, "target", None), said):
            return Clause(verb, tail, it="je" if self._are_near(said) else HIM[self._near_noun(said).gender])
        return Clause(verb, phrase(self.target(effect, said), tail))

    def given_to(self, verb: Verb, effect: Effect, said: Said, first: str, last: str = "") -> Clause:
        """A clause about something that is given to someone; a mere "mu" where that is plain."""
        if is_near(getattr(effect, "target", None), said):
            it = "jim" if self._are_near(said) else TO_HIM[self._near_noun(said).gender]
            return Clause(verb, phrase(first, last), it=it)
        return Clause(verb, phrase(first, self.target(effect, said, DAT, each=True), last))

    def things(
        self, things: Things, said: Said, case: Case, how: How = How.CHOSEN, count: int = 1, each: bool = True
    ) -> str:
        """Things that you choose: "jednoho svého warriora", "až 2 nepřátelské budovy", "všechny warriory"."""
        first = nouns(things.what)[0].gender
        if _own_base(things):
            return self._kind(things, said, case, False, "sv")
        if how is How.ALL and each:
            return phrase(adjective("každ", first, case), self._kind(things, said, case, False, "sv", "a"))
        if how is How.ALL:
            every = {NOM: "všichni" if first is ANIMATE else "všechny", ACC: "všechny", DAT: "všem", INS: "všemi"}
            return phrase(every.get(case, "všech"), self._kind(things, said, case, True, "sv", "a"))
        if how is How.CHOSEN and count == 1:
            return phrase(self._one_of(things, first, case), self._kind(things, said, case, False, "sv"))
        case, many = agreement(count, case)
        return phrase("až" if how is How.UP_TO else "", str(count), self._kind(things, said, case, many, "sv"))

    def _one_of(self, things: Things, gender: Gender, case: Case) -> str:
        """What goes before one thing of your choice: "jednoho" of yours, "libovolného" of all."""
        if things.other or things.side is Side.ENEMY:
            return ""
        return adjective("libovoln", gender, case) if things.side is Side.ANY else one(gender, case)

    def _kind(
        self, things: Things, said: Said, case: Case, many: bool, mine: str, conjunction: str = "nebo", other: str = ""
    ) -> str:
        """Adjectives, nouns, and what belongs to them. Yours are "své" ("sv"), "tvé" ("tv"), or just warriors ("")."""
        names = nouns(things.what)
        gender = names[0].gender
        words = []
        if things.other:
            words.append(_other(gender, case, many, other))
        if things.side is Side.YOURS and mine:
            words.append(possessive(mine, gender, case, many))
        words += self._adjectives(things, gender, case, many)
        kind = phrase(*words, self._row(things, names, case, many, mine, conjunction))
        if things.side is Side.THEIRS and mine:
            kind = phrase(kind, self.they(said, GEN))
        return kind + _details(things, names[-1].gender, many)

    def _row(self, things: Things, names: list[Noun], case: Case, many: bool, mine: str, conjunction: str) -> str:
        """The nouns themselves. Nobody has more than one base: "všechny své budovy a svůj důl"."""
        base = NOUNS[Being.BASE]
        if things.side is not Side.YOURS or base not in names or len(names) == 1:
            return named(names, case, many, conjunction)
        others = [name.form(case, many) for name in names if name is not base]
        own = phrase(possessive(mine, base.gender, case) if mine else "", base.form(case))
        return f"{', '.join(others)} {conjunction} {own}"

    def _adjectives(self, things: Things, gender: Gender, case: Case, many: bool) -> list[str]:
        words = []
        if things.damaged is not None:
            words.append(adjective("poškozen" if things.damaged else "nepoškozen", gender, case, many))
        if things.exhausted:
            words.append(adjective("exhaustl", gender, case, many))
        if things.attacking is not None:
            words.append(soft_adjective("útočící" if things.attacking else "neútočící", gender, case, many))
        if things.side is Side.ENEMY:
            words.append(adjective("nepřátelsk", gender, case, many))
        return words

    def general(self, things: Things, said: Said, case: Case) -> str:
        """Things in general, as a statement speaks of them: "tví ostatní warrioři"."""
        return self._kind(things, said, case, not _own_base(things), "tv", "a", "ostatní")

    def traps(self, traps: Traps, said: Said, how: How, count: int = 1, mine: str = "sv", case: Case = ACC) -> str:
        """Traps that are chosen: "přední past jeho cíle", "až 2 nepřátelské pasti"."""
        many = how is How.ALL
        if traps.here and traps.front and not many:
            return f"přední past {self.that(said, GEN)}"
        head = "všechny" if many else ""
        if not many and (how is How.UP_TO or count != 1):
            head = f"až {count}" if how is How.UP_TO else str(count)
            case, many = agreement(count, case)
        elif not many and not traps.here and mine == "sv":
            any_ = {Side.ENEMY: "", Side.ANY: adjective("libovoln", FEMININE, case)}
            head = any_.get(traps.side, one(FEMININE, case))
        return phrase(head, self._trap_kind(traps, said, case, many, mine))

    def _trap_kind(self, traps: Traps, said: Said, case: Case, many: bool, mine: str) -> str:
        front = soft_adjective("přední", FEMININE, case, many) if traps.front else ""
        if traps.here:
            return phrase(front, TRAP.form(case, many), f"před {self.that(said, INS)}")
        side = {
            Side.ENEMY: adjective("nepřátelsk", FEMININE, case, many),
            Side.YOURS: possessive(mine, FEMININE, case, many) if mine else "",
        }.get(traps.side, "")
        theirs = self.they(said, GEN) if traps.side is Side.THEIRS and mine else ""
        return phrase(side, front, TRAP.form(case, many), theirs)

    # ------------------------------------------------------------------------------------------------ amounts

    def how_many(self, amount: Amount, said: Said) -> str:
        """What follows "kolik": "máš budov", "je na planetě nepřátelských warriorů"."""
        match amount:
            case int():
                return f"je {amount}"
            case Count(things=things):
                return f"{self._has(things.side, said)} {self._kind(things, said, GEN, True, '', 'a', 'další')}"
            case CountTraps(traps=traps):
                side = Side.ANY if traps.here else traps.side
                has = "je" if traps.here else self._has(side, said)
                return f"{has} {self._trap_kind(traps, said, GEN, True, '')}"
            case HandSize(who=who):
                return f"{'máš' if who is Who.YOU else f'má {self.player(who, said)}'} v ruce karet"
            case JunkyardSize(what=what):
                return f"máš na smetišti {named(of_types((what,)), GEN, True)}"
            case Stored(material=kind):
                return f"máš v úschovně {MATERIALS[kind][2]}"
            case AttackOf(target=target):
                return f"{self._had(said)} {self._one(target, said)} útoku"
            case LifeOf(target=target):
                return f"{self._had(said)} {self._one(target, said)} životů"
            case _:
                raise unknown(amount)

    def for_each(self, amount: Amount, said: Said, mine: str) -> str:
        """A step for each: "za každou svou budovu"; empty where an amount has no steps."""
        match amount:
            case Count(things=things):
                names = nouns(things.what)
                kind = self._kind(things, said, ACC, False, mine, "nebo", "další")
                each = f"za {adjective('každ', names[0].gender, ACC)} {kind}"
                bare = things.side is Side.ANY and not _details(things, names[0].gender, False)
                return f"{each} na planetě" if bare else each
            case CountTraps(traps=traps):
                return f"za každou {self._trap_kind(traps, said, ACC, False, mine)}"
            case HandSize(who=who):
                has = "máš" if who is Who.YOU else f"má {self.player(who, said)}"
                return f"za každou kartu, kterou {has} v ruce,"
            case JunkyardSize(what=what):
                name = of_types((what,))[0]
                return f"za {adjective('každ', name.gender, ACC)} {name.form(ACC)} na tvém smetišti"
            case Stored(material=kind):
                every = "každou" if kind is Material.ELECTRICITY else "každé"
                return f"za {every} {MATERIALS[kind][1]} ve tvé úschovně"
            case int() | AttackOf() | LifeOf():
                return ""
            case _:
                raise unknown(amount)

    def _one(self, target: This | That, said: Said) -> str:
        return self.this(said, NOM) if isinstance(target, This) else self.that(said, NOM)

    def _had(self, said: Said) -> str:
        """How much someone has, or had, if they are gone."""
        return f"měl{ending(self._that_noun(said).gender)}" if said.gone else "má"

    def _has(self, side: Side, said: Said) -> str:
        return {Side.YOURS: "máš", Side.THEIRS: f"má {self.they(said)}"}.get(side, "je na planetě")

    # --------------------------------------------------------------------------------------------- conditions

    def condition(self, condition: Condition, said: Said) -> str:
        """A condition, as it follows "pokud"."""
        match condition:
            case AtLeast(amount=amount, number=number):
                return self._compared(amount, "alespoň", number, said)
            case AtMost(amount=amount, number=number):
                return self._compared(amount, "nejvýše", number, said)
            case YourTurn():
                return "je tvůj tah"
            case ThatIs(things=things):
                return self._that_is(things, said)
            case _:
                raise unknown(condition)

    def _compared(self, amount: Amount, least: str, number: int, said: Said) -> str:
        none = number == 0 and least == "nejvýše"
        match amount:
            case Count(things=things):
                return self._are_there(things, least, number, said)
            case CountTraps(traps=traps):
                return self._are_traps_there(traps, least, number, said)
            case HandSize(who=who):
                who_ = "" if who is Who.YOU else f" {self.player(who, said)}"
                has = f"{'ne' if none else ''}{'máš' if who is Who.YOU else 'má'}{who_}"
                return f"{has} v ruce {'žádné karty' if none else f'{least} {counted(number, CARD)}'}"
            case JunkyardSize(what=what):
                name = of_types((what,))[0]
                if none:
                    return f"nemáš na smetišti {adjective('žádn', name.gender, ACC)} {name.form(ACC)}"
                return f"máš na smetišti {least} {counted(number, name)}"
            case Stored(material=kind):
                if none:
                    return f"nemáš v úschovně {_no(kind)} {MATERIALS[kind][1]}"
                return f"máš v úschovně {least} {material(kind, number)}"
            case AttackOf(target=target):
                return f"má {self._one(target, said)} útok {least} {number}"
            case LifeOf(target=target):
                return f"má {self._one(target, said)} {least} {counted(number, LIFE)}"
            case int():
                return f"je {amount} {least} {number}"
            case _:
                raise unknown(amount)

    def _are_there(self, things: Things, least: str, number: int, said: Said) -> str:
        """Whether there are so many things: "máš alespoň 2 další warriory"."""
        gender = nouns(things.what)[0].gender
        has, base = self._has(things.side, said), NOM if things.side in (Side.ENEMY, Side.ANY) else ACC
        if number == 0 and least == "nejvýše":
            has = has.replace("je ", "není ", 1) if base is NOM else f"ne{has}"
            none = adjective("žádn", gender, base)
            return f"{has} {none} {self._kind(things, said, base, False, '', 'nebo', 'další')}"
        case, many = agreement(number, base)
        if base is NOM:
            has = has.replace("je", are(number), 1)
        return f"{has} {least} {number} {self._kind(things, said, case, many, '', 'nebo', 'další')}"

    def _are_traps_there(self, traps: Traps, least: str, number: int, said: Said) -> str:
        base = ACC if traps.side in (Side.YOURS, Side.THEIRS) and not traps.here else NOM
        has = self._has(traps.side, said) if base is ACC else ""
        if number == 0 and least == "nejvýše":
            kind = self._trap_kind(traps, said, base, False, "")
            return f"ne{has} žádnou {kind}" if base is ACC else f"není na planetě žádná {kind}"
        case, many = agreement(number, base)
        kind = self._trap_kind(traps, said, case, many, "")
        return f"{has or are(number)} {least} {number} {kind}"

    def _that_is(self, things: Things, said: Said) -> str:
        """What that thing is: "je útočník poškozený", "je ta karta nepřátelský warrior"."""
        subject, gender, many = self.that(said, NOM), self._that_noun(said).gender, said.many
        known = said.that in (Role.ATTACKER, Role.BLOCKER, Role.VICTIM) and things.what == (Being.WARRIOR,)
        known = known or (said.that is Role.THING and frozenset(things.what) >= frozenset(said.what) != frozenset())
        is_, has = ("jsou", "mají") if many else ("je", "má")
        if said.that is Role.GOAL:
            return f"je {self.that(said, INS)} {self._kind(things, said, NOM, False, 'tv')}"
        if known and things.side is Side.ANY and not things.other:
            states = self._states(things, gender, many)
            owned = listed(_numbers(things, ACC), "a")
            said_ = [f"{is_} {subject} {listed(states, 'a')}"] if states else []
            if owned:
                said_.append(phrase(has, "" if said_ else subject, owned))
            if said_:
                return " a ".join(said_)
        return f"{is_} {subject} {self._kind(things, said, NOM, many, 'tv')}"

    def _states(self, things: Things, gender: Gender, many: bool) -> list[str]:
        words = self._adjectives(things, gender, NOM, many)
        if things.exhausted is False:
            words.append("battle ready")
        if things.illusion is not None:
            words.append("iluze" if things.illusion else "něco jiného než iluze")
        return words

    # ------------------------------------------------------------------------------------------------ effects

    def clause(self, effect: Effect, said: Said) -> Clause:
        match effect:
            case Add(materials=added, who=Who.YOU):
                only = not added.gold and not added.cosmium
                return Clause(GENERATE if only else ADD, materials(added))
            case Add(materials=added, who=who):
                return Clause(GAIN, materials(added), self.subject(who, said))
            case Lose(materials=lost, who=who):
                return Clause(LOSE, materials(lost), self.subject(who, said))
            case Steal(materials=stolen, who=who):
                return Clause(STEAL, f"{materials(stolen)} {self.player(who, said, DAT) or 'sobě'}")
            case Pay(materials=paid):
                return Clause(PAY, materials(paid))
            case Draw(amount=amount, who=who):
                return Clause(DRAW, self._drawn(amount, who, said), self.subject(who, said))
            case Look(amount=amount):
                return Clause(LOOK, f"na {_top(amount)} svého balíčku", it="se")
            case Kuk(amount=amount):
                return Clause(KUK, str(amount))
            case Discard(amount=amount, who=who, random=random):
                return Clause(DISCARD, counted(amount, CARD, ACC, *_random(random)), self.subject(who, said))
            case Mill(amount=amount, who=who):
                return Clause(PUT, f"{_top(amount)} svého balíčku na smetiště", self.subject(who, said))
            case Damage():
                return self._damaged(effect, said)
            case Heal():
                return self._healed(effect, said)
            case Destroy():
                return self.aimed(DESTROY, effect, said)
            case Disarm(traps=traps, how=how, count=count):
                return Clause(DESTROY, self.traps(traps, said, how, count))
            case Sacrifice(what=what, who=who):
                return Clause(SACRIFICE, NOUNS[what].form(ACC), self.subject(who, said))
            case Return():
                return self._returned(effect, said)
            case Recover():
                return self._recovered(effect)
            case TakeControl():
                return self.aimed(CAPTURE, effect, said)
            case Exhaust():
                return self.aimed(EXHAUST, effect, said)
            case Ready():
                return self.aimed(READY, effect, said, "znovu k boji")
            case Recharge():
                return self.aimed(RECHARGE, effect, said)
            case Boost(attack=attack):
                more = self._attack(attack, effect.target, said, "sv", "do konce tahu")
                return self.given_to(PUT, effect, said, "", more)
            case Fortify():
                return self._fortified(effect, said)
            case Trapback(amount=amount):
                return Clause(DO, f"Trapback {amount}")
            case LookAtTraps(traps=traps, how=how, count=count):
                up_to = "až" if how is How.UP_TO else ""
                which = self.traps(traps, said, how, count).removeprefix("až ")
                return Clause(LOOK, phrase(up_to, "na", which), it="se")
            case MoveTrap(traps=traps):
                return self._moved(traps, said)
            case Summon(card=card, count=count, who=who):
                cards = "kartu" if count == 1 else counted(count, CARD)
                return Clause(SUMMON, f"{cards} {self.name(card)}", self.subject(who, said))
            case Mirror():
                return Clause(CREATE, f"iluzi {self.target(effect, said, GEN)}")
            case Stop(what=what):
                names = of_types(what)
                which = {FEMININE: "kterou", ANIMATE: "kterého"}.get(names[-1].gender, "který")
                return Clause(STOP, f"{named(names, ACC, False)}, {which} právě hraje jiný hráč,")
            case Retreat(target=Things()):
                return Clause(REMOVE, f"z útoku {self.target(effect, said)}")
            case Retreat():
                return self.aimed(REMOVE, effect, said, "z útoku")
            case Intercept(blocker=blocker):
                with_ = self.things(yours(blocker), said, INS)
                return Clause(BLOCK, f"{self.that(said, ACC)} {with_}")
            case _:
                raise unknown(effect)  # type: ignore[arg-type]  # effects with others inside are in prose

    def _drawn(self, amount: Amount, who: Who, said: Said) -> str:
        if isinstance(amount, int):
            return counted(amount, CARD)
        steps = self.for_each(amount, said, "sv" if who is Who.YOU else "tv")
        return f"1 kartu {steps}" if steps else f"tolik karet, kolik {self.how_many(amount, said)},"

    def _damaged(self, damage: Damage, said: Said) -> Clause:
        match damage.amount:
            case int():
                each = "po " if damage.count > 1 and damage.how is not How.ALL else ""
                return self.given_to(DEAL, damage, said, f"{each}{damage.amount} poškození")
            case AttackOf() | LifeOf():
                equal = self._measured(damage.amount, damage.target, said)
                return self.given_to(DEAL, damage, said, "", f"poškození rovné {equal}")
            case _:
                many = f"tolik poškození, kolik {self.how_many(damage.amount, said)},"
                return self.given_to(DEAL, damage, said, "", many)

    def _measured(self, amount: AttackOf | LifeOf, target: Target, said: Said) -> str:
        """What something is equal to: "útoku útočníka", "počtu životů této budovy", "jeho útoku"."""
        attack = isinstance(amount, AttackOf)
        own, name = amount.target, self._this_noun(said)
        if isinstance(own, That):
            name = self._that_noun(said)
        if own == target and isinstance(own, That) and said.many:
            return "jejich útoku" if attack else "počtu jejich životů"
        if own == target and name.gender is FEMININE:
            return "jejímu útoku" if attack else "počtu jejích životů"
        if own == target:
            return "jeho útoku" if attack else "počtu jeho životů"
        whose = self.this(said, GEN) if isinstance(own, This) else self.that(said, GEN)
        return f"{'útoku' if attack else 'počtu životů'} {whose}"

    def _healed(self, heal: Heal, said: Said) -> Clause:
        match heal.amount:
            case None:
                by = "na plný počet životů"
            case int():
                by = f"o {counted(heal.amount, LIFE)}"
            case LifeOf(target=target):
                by = f"o tolik životů, kolik jich {self._had(said)} {self._one(target, said)},"
            case _:
                by = f"o tolik životů, kolik {self.how_many(heal.amount, said)},"
        if isinstance(heal.target, Things):
            return Clause(HEAL, f"{self.target(heal, said, each=True)} {by}")
        return self.aimed(HEAL, heal, said, by)

    def _returned(self, effect: Return, said: Said) -> Clause:
        verb, place = PLACES[effect.to]
        several = isinstance(effect.target, Things) and (effect.how is How.ALL or effect.count > 1)
        several = several or (isinstance(effect.target, That) and said.many)
        owner = "jejich vlastníků" if several else "vlastníka"
        if several and effect.to is Place.HAND:
            place = "do rukou"
        whose = "" if effect.to is Place.PLANET else owner
        return self.aimed(verb, effect, said, phrase(place, whose))

    def _recovered(self, effect: Recover) -> Clause:
        name = of_types((effect.what,))[0]
        if effect.how is How.ALL:
            cards = f"všechny {name.form(ACC, True)}"
        elif effect.how is How.CHOSEN and effect.count == 1:
            cards = f"{one(name.gender, ACC)} {name.form(ACC)}"
        else:
            cards = phrase("až" if effect.how is How.UP_TO else "", counted(effect.count, name))
        verb, place = PLACES[effect.to]
        deck = "svého" if effect.to in (Place.TOP, Place.BOTTOM, Place.DECK) else ""
        place = place.replace("balíčku", f"{deck} balíčku") if deck else place
        return Clause(verb, f"{cards} ze svého smetiště {place}")

    def _attack(self, attack: Amount, target: Target, said: Said, mine: str, until: str = "") -> str:
        """More attack: "+2 k útoku", "+1 k útoku za každou svou budovu"."""
        if isinstance(attack, int):
            return phrase(f"{signed(attack)} k útoku", until)
        if isinstance(attack, AttackOf | LifeOf):
            return phrase(until, f"bonus k útoku rovný {self._measured(attack, target, said)}")
        return phrase(until, "+1 k útoku", self.for_each(attack, said, mine))

    def _fortified(self, effect: Fortify, said: Said) -> Clause:
        gains = [f"{signed(effect.attack)} k útoku"] if effect.attack else []
        gains += [f"{signed(effect.life)} k životům"] if effect.life else []
        more = listed(gains, "a") or "+0 k útoku"
        return self.given_to(PUT, effect, said, "", f"trvale {more}")

    def _moved(self, traps: Traps, said: Said) -> Clause:
        what = self.traps(traps, said, How.CHOSEN)
        if traps.side is Side.YOURS:
            return Clause(MOVE, f"{what} před jinou svou budovu nebo svůj důl")
        return Clause(MOVE, f"{what} před jinou budovu nebo důl téhož hráče")

    # ---------------------------------------------------------------------------------------------- abilities

    def keyword(self, keyword: Keyword) -> str:
        match keyword:
            case Shielding(amount=amount):
                return f"Shielding {amount}"
            case FinalHit():
                return "Final hit"
            case Selfheal(amount=amount):
                return f"Selfheal {amount}"
            case Selfdestroy(amount=amount):
                return f"Selfdestroy {amount}"
            case Illusion():
                return "Iluze"
            case _:
                raise unknown(keyword)

    def price(self, price: Price, said: Said) -> str:
        sacrifice = ""
        if price.sacrifice is not None:
            sacrifice = f"obětuj {NOUNS[price.sacrifice].form(ACC)}"
        if price.sacrifice_this:
            sacrifice = f"obětuj {self.this(said, ACC)}"
        return ", ".join(filter(None, [materials(price, NOM, ", "), sacrifice])) or "zdarma"

    def adds(self, materials_: Materials) -> str:
        basic = materials(Materials(materials_.gold, materials_.cosmium))
        electricity = materials(Materials(electricity=materials_.electricity))
        parts = [f"přidává {basic}"] if basic or not electricity else []
        return " a ".join([*parts, *([f"vyrábí {electricity}"] if electricity else [])])

    def trigger(self, ability: At | When | WhenPlayed | WhenActivated | InsteadOfDying, said: Said) -> str:
        match ability:
            case At(moment=moment, turn=turn):
                return self._moment(moment, turn)
            case When(event=event, of=This()):
                return f"když {self._event(event, beings_of(said.this))},"
            case When(event=event, of=Things() as of):
                return (
                    f"kdykoli {self._event(event, of.what, self._kind(of, said, NOM, False, 'tv'))}".rstrip(",") + ","
                )
            case WhenPlayed(what=what, by=by):
                plays = {Who.YOU: "zahraješ", Who.EVERYONE: "kterýkoli hráč zahraje"}.get(by, "protihráč zahraje")
                return f"kdykoli {plays} {named(of_types(what), ACC, False)},"
            case WhenActivated(side=side):
                return f"kdykoli se aktivuje {self.traps(Traps(side), said, How.CHOSEN, mine='tv', case=NOM)},"
            case InsteadOfDying(of=This()):
                return f"pokud by {self._die(beings_of(said.this))}, místo toho"
            case InsteadOfDying(of=Things() as of):
                subject = self._kind(of, said, NOM, False, "tv").rstrip(",")
                return f"pokud by {self._die(of.what)} {subject}, místo toho"
            case _:
                raise unknown(ability)  # type: ignore[arg-type]  # the field `of` has no other values

    def _moment(self, moment: Moment, turn: Turn) -> str:
        """A moment of a turn: "na začátku svého tahu", "v mining fázi každého protihráče"."""
        if moment is Moment.MINING:
            whose = {Turn.ENEMY: "každého protihráče", Turn.ANY: "každého hráče"}
            return "ve své mining fázi" if turn is Turn.YOURS else f"v mining fázi {whose[turn]}"
        whose = {Turn.YOURS: "svého tahu", Turn.ENEMY: "tahu každého protihráče", Turn.ANY: "tahu každého hráče"}
        return f"{'na začátku' if moment is Moment.START else 'na konci'} {whose[turn]}"

    def _event(self, event: Event, what: Sequence[Being], subject: str = "") -> str:
        """What happens, to this card if no subject is given: "zemře", "je zničena tvá budova"."""
        gender = nouns(what)[0].gender
        if event is Event.DIES:
            return phrase("zemře" if _mortal(what) else f"je zničen{ending(gender)}", subject)
        before, behind = EVENTS[event]
        if event is Event.ENTERS and not subject:
            return "vstoupí na planetu"
        if event is Event.ATTACKS and not subject:
            return "útočí"
        return phrase(before.format(ending(gender)), subject, behind)

    def _die(self, what: Sequence[Being]) -> str:
        """Warriors die, buildings are destroyed (PC-12.1)."""
        end = ending(nouns(what)[0].gender)
        should = f"měl{end}"
        return f"{should} zemřít" if _mortal(what) else f"{should} být zničen{end}"

    def standing(self, ability: Standing, said: Said) -> str:
        match ability:
            case TakesDamageFor(of=of):
                others = self.general(of, said, DAT).rstrip(",")
                return f"poškození, které by bylo uděleno {others}, se místo toho udělí {self.this(said, DAT)}"
            case Bonus():
                return self._bonus(ability, said)
            case Grants(keyword=keyword, of=of):
                return f"{self.general(of, said, NOM)} {_have(of)} {self.keyword(keyword)}"
            case Storage(change=change, who=who):
                can = f"{self.player(who, said)} může" if who is not Who.YOU else "můžeš"
                return f"{can} mít v úschovně {_changed(change, 'víc', 'méně')}"
            case Cheaper(change=change, what=what, who=who):
                names = named(of_types(what), NOM, True, "a")
                cost = "tě stojí" if who is Who.YOU else f"stojí {self.player(who, said, ACC)}"
                return f"{names} {cost} {_changed(change, 'méně', 'víc')}"
            case CannotAttack():
                return "nemůže útočit"
            case CannotBlock():
                return "nemůže blokovat"
            case CannotBeBlocked():
                return "nemůže být bloknut"
            case IgnoresTraps():
                return "ignoruje pasti"
            case Bait():
                return "návnada: warrioři, kteří na tebe útočí, musí útočit na tvou budovu s tímto slovem"
            case EntersExhausted():
                return "vstupuje na planetu exhaustlý"
            case _:
                raise unknown(ability)

    def _bonus(self, bonus: Bonus, said: Said) -> str:
        subject = "" if isinstance(bonus.of, This) else self.general(bonus.of, said, NOM)
        has = "má" if isinstance(bonus.of, This) else _have(bonus.of)
        attack = self._attack(bonus.attack, bonus.of, said, "tv")
        match bonus.given:
            case None:
                return phrase(subject, has, attack)
            case YourTurn() if subject:
                return phrase(subject, has, "ve tvém tahu", attack)
            case YourTurn():
                return phrase("ve tvém tahu", has, attack)
            case _:
                return f"{phrase(subject, has, attack)}, pokud {self.condition(bonus.given, said)}"


def _other(gender: Gender, case: Case, many: bool, word: str) -> str:
    """Not this card: "jiného", or "ostatní" among many, or "další" where they are counted."""
    if word:
        return soft_adjective(word, gender, case, many)
    return soft_adjective("ostatní", gender, case, True) if many else adjective("jin", gender, case)


def _numbers(things: Things, case: Case) -> list[str]:
    """What numbers things must have: "útok alespoň 3", "útokem nejvýše 2"."""
    attack = "útok" if case is ACC else "útokem"
    words = []
    if things.attack_at_least is not None:
        words.append(f"{attack} alespoň {things.attack_at_least}")
    if things.attack_at_most is not None:
        words.append(f"{attack} nejvýše {things.attack_at_most}")
    if things.life_at_most is not None:
        words.append(f"nejvýše {counted(things.life_at_most, LIFE, case)}")
    return words


def _details(things: Things, gender: Gender, many: bool) -> str:
    """What things must be like, behind the noun: " s útokem nejvýše 2", ", který není iluze,"."""
    with_ = listed(_numbers(things, INS), "a")
    which, is_, is_not = (WHICH_MANY if many else WHICH)[gender], *(("jsou", "nejsou") if many else ("je", "není"))
    needs = []
    if things.exhausted is False:
        needs.append(f"{is_} battle ready")
    if things.illusion is not None:
        needs.append(f"{is_ if things.illusion else is_not} iluze")
    relative = f", {which} {listed(needs, 'a')}," if needs else ""
    return (f" s {with_}" if with_ else "") + relative


def _mortal(what: Sequence[Being]) -> bool:
    return set(what) == {Being.WARRIOR}


def _have(things: Things) -> str:
    return "má" if _own_base(things) else "mají"


def _own_base(things: Things) -> bool:
    """Whether there is only one of it: the base of a player."""
    return things.what == (Being.BASE,) and things.side in (Side.YOURS, Side.THEIRS)


def _no(kind: Material) -> str:
    return "žádnou" if kind is Material.ELECTRICITY else "žádné"


def _top(number: int) -> str:
    """The top cards of a deck: "vrchní kartu", "2 vrchní karty", "5 vrchních karet"."""
    if number == 1:
        return "vrchní kartu"
    case, many = agreement(number, ACC)
    return f"{number} {soft_adjective('vrchní', FEMININE, case, many)} {CARD.form(case, many)}"


def _random(random: bool) -> tuple[str, ...]:
    return ("náhodn",) if random else ()


def _changed(change: Materials, plus: str, minus: str) -> str:
    """Changed amounts: "o 2 zlata víc", "o 1 zlato a 1 cosmium víc a o 1 elektřinu méně"."""
    more, less = parts(change)
    items = [f"o {materials(some)} {word}" for some, word in ((more, plus), (less, minus)) if some != Materials()]
    return " a ".join(items) or "stejně"
