"""English: counted nouns, verbs and clauses."""

from __future__ import annotations

from dataclasses import dataclass

from overrule.cards.texts import phrase

_MODALS = ("can", "cannot", "may", "must")


@dataclass(frozen=True)
class Noun:
    """A noun in the singular and the plural."""

    one: str
    many: str

    def of(self, number: int) -> str:
        """The form that goes with a number."""
        return self.one if abs(number) == 1 else self.many


CARD = Noun("card", "cards")
THEY = "they"


def counted(number: int, noun: Noun) -> str:
    """Count a noun: "1 card", "2 cards"."""
    return f"{number} {noun.of(number)}"


def third_person(verb: str) -> str:
    """The verb as someone else does it: "draws", "refreshes", "carries", "cannot"."""
    if verb in _MODALS:
        return verb
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


@dataclass(frozen=True)
class Clause:
    """What someone does. Without a subject it speaks to the reader.

    A subject is singular ("each player") unless `plural`. `ahead` comes first: "for each card in your hand,".
    """

    verb: str
    rest: str = ""
    subject: str = ""
    ahead: str = ""
    plural: bool = False

    def command(self, lead: str = "") -> str:
        """As something that is done: "draw 1 card", "then your opponent draws 1 card"."""
        if not self.subject:
            return phrase(lead, self.ahead, self.verb, self.rest)
        return phrase(lead, self.ahead, self.subject, self._theirs(), self.rest)

    def can(self, lead: str = "") -> str:
        """As something the reader may do, or may make another do."""
        if not self.subject:
            return phrase(lead, self.ahead, "you may", self.verb, self.rest)
        return phrase(lead, "you may decide that", self.command())

    def continued(self, lead: str = "") -> str:
        """After a clause with the same subject: "then draws 1 card"."""
        return phrase(lead, self.ahead, self._theirs() if self.subject else self.verb, self.rest)

    def _theirs(self) -> str:
        return self.verb if self.plural else third_person(self.verb)
