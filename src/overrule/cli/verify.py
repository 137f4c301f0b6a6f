"""`overrule verify`: whether the cards of a match were dealt fairly."""

from __future__ import annotations

from pathlib import Path

import msgspec

from overrule.cli.common import FINE, FOUND, console, existing
from overrule.core.errors import BadRecord, OverruleError
from overrule.core.fair import Deal, Proof, commitment_of
from overrule.core.records import Record
from overrule.games import KITS


def verify(file: Path, /, *, commitment: str | None = None) -> int:
    """Check that the cards of a match on a server were dealt fairly.

    They must follow from what the server promised before the deal and from what the players added. Exit code 1 when
    something is not as it should be.

    Parameters
    ----------
    file
        The proof, as the end of a match on a server offers it.
    commitment
        What the server showed before the deal, as you wrote it down: without it, you trust the one in the file.
    """
    proof = read_proof(existing([file])[0])
    found = problems(proof, commitment)
    for problem in found:
        console().print(f"[red]{problem}[/]")
    if found:
        return FOUND
    console().print("The server's secret fits what it promised before the deal.")
    for seat, share in enumerate(proof.shares):
        console().print(f"Seat {seat} added {share!r}." if share else f"Seat {seat} added nothing.", markup=False)
    console().print("Secret and shares give the deal of this match, and its choices lead to its outcome.")
    return FINE


def read_proof(path: Path) -> Proof:
    """A proof from a file; raises BadRecord."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Proof)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: not a proof: {error}") from error
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from error


def problems(proof: Proof, shown: str | None = None) -> list[str]:
    """What is not as it should be; raises OverruleError where the match cannot be played again."""
    try:
        record = msgspec.convert(proof.record, Record)
        commitment, deal = commitment_of(proof.secret), Deal(proof.secret, proof.shares)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord(f"not a proof: {error}") from error
    if record.game not in KITS:
        raise BadRecord(f"unknown game {record.game!r}; allowed: {', '.join(KITS)}")
    found = []
    if commitment != proof.commitment:
        found.append("The secret does not fit the commitment.")
    if shown is not None and shown.strip().lower() != commitment:
        found.append("The secret does not fit the commitment that you wrote down.")
    if record.seed != deal.seed:
        found.append("The cards were not dealt from the secret and the shares.")
    found += _problems_before_the_deal(proof, deal, record)
    KITS[record.game].game.replay(record)
    return found


def _problems_before_the_deal(proof: Proof, deal: Deal, record: Record) -> list[str]:
    """Whether the options of a match are what was agreed, and what the deal has chosen; raises BadRecord."""
    kit = KITS[record.game]
    rules = kit.game.rules
    try:
        wishes = proof.wishes if kit.rooms is None else kit.rooms().settle(dict(proof.wishes), proof.decks, deal.pick)
        agreed, played = rules.read_options(wishes), rules.read_options(record.options)
    except OverruleError as error:
        raise BadRecord(f"the options of this match cannot be read: {error}") from error
    if played in (agreed, rules.pinned(agreed)):
        return []
    if played == rules.pinned(played) and agreed != rules.pinned(agreed):  # a new version has changed its cards
        return [
            "The built-in cards have changed since this match began: only the version of then can check what was "
            "chosen at random before the deal."
        ]
    return ["What was chosen at random before the deal does not come from the secret and the shares."]
