"""Records replay to the same state; damaged ones say what is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from overrule.core.errors import BadRecord, OtherVersion
from overrule.core.records import Record, read_record, read_record_file, write_record
from tests.conformance.games import (
    ADAPTERS,
    adapter_of,
    at_random_decision,
    every_game,
    every_variant,
    fewer,
    played,
)

GAME = next(iter(ADAPTERS))
STEADY = settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@cache
def recorded(name: str) -> bytes:
    """The record of a match, always the same one."""
    return write_record(played(adapter_of(name), 6).record())


def replayed(name: str, data: bytes) -> Any:
    """Read and replay a record; the state that comes out, as plain data."""
    return adapter_of(name).game.replay(read_record(data)).save()


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


@every_variant
def test_a_record_replays_to_the_same_state(name: str, options: Any) -> None:
    for seed in fewer(adapter_of(name), 5, 1):
        state = played(adapter_of(name), seed, options)
        record = state.record()
        again = adapter_of(name).game.replay(record)
        assert again.save() == state.save()
        assert again.outcome == state.outcome
        assert replayed(name, write_record(record)) == state.save()
        assert read_record(write_record(record)) == record
        assert again.record() == record


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_a_match_that_goes_on_replays_too(name: str, seed: int) -> None:
    state, decision = at_random_decision(adapter_of(name), seed)
    again = adapter_of(name).game.replay(read_record(write_record(state.record())), events=True)
    assert again.decision == decision
    assert again.save() == state.save()
    assert again.events()


@every_game
def test_a_record_is_for_people_too(name: str) -> None:
    state, _ = at_random_decision(adapter_of(name), 1)
    text = write_record(state.record()).decode()
    assert all(f'"{choice}"' in text for choice in state.choices)
    assert text.endswith("}\n")


def test_a_record_file_is_read_and_named_in_errors(tmp_path: Path) -> None:
    record = at_random_decision(adapter_of(GAME), 1)[0].record()
    path = tmp_path / "match.json"
    path.write_bytes(write_record(record))
    assert read_record_file(path) == record
    path.write_bytes(b"{}")
    with pytest.raises(BadRecord, match=r"match\.json"):
        read_record_file(path)
    with pytest.raises(BadRecord, match=r"nowhere\.json.*cannot be read"):
        read_record_file(tmp_path / "nowhere.json")
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record_file(tmp_path)


# --------------------------------------------------------------------------------------------------- damage

Damage = Callable[[Record], Record]
DAMAGES: dict[str, Damage] = {
    "another game": lambda r: changed(r, game="chess"),
    "no seats": lambda r: changed(r, seats=0),
    "too many seats": lambda r: changed(r, seats=99),
    "a negative seed": lambda r: changed(r, seed=-1),
    "another seed": lambda r: changed(r, seed=r.seed + 1),
    "options of no kind": lambda r: changed(r, options="draft"),
    "options in a list": lambda r: changed(r, options=[1]),
    "unknown options": lambda r: changed(r, options={"colour": "red"}),
    "a choice too much": lambda r: changed(r, choices=[*r.choices, r.choices[-1]]),
    "a choice changed": lambda r: changed(r, choices=[*r.choices[:9], "nonsense", *r.choices[10:]]),
    "a choice empty": lambda r: changed(r, choices=["", *r.choices[1:]]),
    "a choice left out": lambda r: changed(r, choices=r.choices[1:]),
    "the end left out": lambda r: changed(r, choices=r.choices[:-1]),
    "another winner": lambda r: changed(r, outcome={**(r.outcome or {}), "winners": [0, 1]}),
    "an outcome of no kind": lambda r: changed(r, outcome={}),
}


@every_game
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_record_is_refused(name: str, damage: Damage) -> None:
    record = damage(read_record(recorded(name)))
    with pytest.raises(BadRecord):
        adapter_of(name).game.replay(record)
    with pytest.raises(BadRecord):
        replayed(name, write_record(record))


@every_game
def test_a_record_of_another_version_is_refused(name: str) -> None:
    record = read_record(recorded(name))
    for other in (changed(record, version="0-0"), changed(record, version=""), changed(record, format=2)):
        with pytest.raises(OtherVersion, match=f"{record.format}|{record.version}"):
            adapter_of(name).game.replay(other)
    with pytest.raises(OtherVersion, match="format 2"):
        read_record(write_record(changed(record, format=2)))
    with pytest.raises(OtherVersion, match="format 2"):
        read_record(b'{"format": 2, "whatever": "it has"}')


@every_game
def test_a_record_that_is_cut_short_is_refused(name: str) -> None:
    data = recorded(name)
    for end in range(0, len(data.rstrip()) - 1, 7 * adapter_of(name).length):
        with pytest.raises(BadRecord):
            read_record(data[:end])


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"7", b'"record"', b"\xff\xfe", b"{", b"\x00" * 9])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(data)


def reads_or_says_why(name: str, data: bytes) -> None:
    """Whatever the bytes are: a state comes out, or one of the two errors of records."""
    try:
        replayed(name, data)
    except (BadRecord, OtherVersion):
        return


@every_game
@STEADY
@given(data=st.data())
def test_damaged_bytes_raise_nothing_else(name: str, data: st.DataObject) -> None:
    damaged = bytearray(recorded(name))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        cut = data.draw(st.integers(0, 3))
        damaged[at : at + cut] = data.draw(st.binary(max_size=4))
    reads_or_says_why(name, bytes(damaged))


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@every_game
@STEADY
@given(field=st.sampled_from(Record.__struct_fields__), value=ODD)
@example(field="seed", value=2**64)
@example(field="options", value={"first": 2**70})
@example(field="choices", value=["\ud800"])
def test_odd_fields_raise_nothing_else(name: str, field: str, value: Any) -> None:
    record = json.loads(recorded(name))
    record[field] = value
    reads_or_says_why(name, json.dumps(record).encode())


@every_game
@STEADY
@given(data=st.data())
def test_odd_options_raise_nothing_else(name: str, data: st.DataObject) -> None:
    adapter = adapter_of(name)
    options = dict(data.draw(st.sampled_from(list(adapter.variants.values()))))
    known = {field for variant in adapter.variants.values() for field in variant}
    options[data.draw(st.sampled_from(sorted(known)) | st.text(max_size=6))] = data.draw(ODD)
    record = json.loads(recorded(name))
    reads_or_says_why(name, json.dumps({**record, "options": options, "choices": []}).encode())
