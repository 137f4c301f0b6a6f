"""What can go wrong, by cause. Every error is raised before anything has changed.

    OverruleError
    │   a choice
    ├── MalformedChoice    choice/malformed      it cannot be read
    ├── NotOffered         choice/not-offered    it can be read, but is not among the options
    ├── NotYourDecision    choice/not-yours      another seat is asked
    ├── AlreadyAnswered    choice/answered       that question has had its answer
    ├── MatchOver          choice/match-over     nobody is asked any more
    │   data
    ├── BadOptions         options/bad           unknown set or protocol, wrong number of seats, ...
    ├── BadCards           cards/bad             a card set breaks the format or says what no card can say
    ├── BadDeck            deck/bad              a deck cannot be read, or breaks the rules for decks
    ├── BadRecord          record/bad            a record is damaged
    ├── OtherVersion       record/version        a record was written by another version
    ├── TooLong            record/too-long       a match with more decisions than can be analysed
    ├── BadScenario        scenario/bad          a scenario cannot be read or does not fit its game
    ├── BadPosition        position/impossible   a position that no match can reach
    └── BadKit             kit/bad               a game that cannot be used: a part of its kit is missing

The code is for the wire and never changes; the message is for people and may.
"""

from typing import ClassVar


class OverruleError(Exception):
    """The base of all errors that this package raises on purpose."""

    code: ClassVar[str] = "error"


class MalformedChoice(OverruleError):
    """The choice cannot be read."""

    code: ClassVar[str] = "choice/malformed"


class NotOffered(OverruleError):
    """The choice can be read, but is not among the options."""

    code: ClassVar[str] = "choice/not-offered"


class NotYourDecision(OverruleError):
    """Another seat is asked."""

    code: ClassVar[str] = "choice/not-yours"


class AlreadyAnswered(OverruleError):
    """The question has had its answer."""

    code: ClassVar[str] = "choice/answered"


class MatchOver(OverruleError):
    """The match has ended; nobody is asked any more."""

    code: ClassVar[str] = "choice/match-over"


class BadOptions(OverruleError):
    """A match cannot be set up like this: unknown set or protocol, wrong number of seats, and so on."""

    code: ClassVar[str] = "options/bad"


class BadCards(OverruleError):
    """A card set breaks the format or says what no card can say."""

    code: ClassVar[str] = "cards/bad"


class BadDeck(OverruleError):
    """A deck cannot be read, or breaks the rules for decks."""

    code: ClassVar[str] = "deck/bad"


class BadRecord(OverruleError):
    """A record is damaged."""

    code: ClassVar[str] = "record/bad"


class OtherVersion(OverruleError):
    """A record was written by another version."""

    code: ClassVar[str] = "record/version"


class TooLong(OverruleError):
    """A match with more decisions than can be analysed."""

    code: ClassVar[str] = "record/too-long"


class BadScenario(OverruleError):
    """A scenario cannot be read or does not fit its game."""

    code: ClassVar[str] = "scenario/bad"


class BadPosition(OverruleError):
    """A position that no match can reach."""

    code: ClassVar[str] = "position/impossible"


class BadKit(OverruleError):
    """A game that cannot be used: a part of its kit is missing or does not fit."""

    code: ClassVar[str] = "kit/bad"
