"""Files of results: gone on with after a break, refused when they are damaged or about something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrule.arena.matches import Played
from overrule.arena.results import BadResults, Header, Results, digest_of_code
from overrule.arena.units import UnitDone

HEADER = Header("arena", "compile", "1-x", "abc", 2, ("random", "greedy"), (), {"protocols": "random"}, 5, 60.0)
WON = Played(("random", "greedy"), (1,), "compiled", 0, 40, 90, ({3: 7}, {40: 8}))


def done(number: int) -> UnitDone:
    return UnitDone("random / greedy", number, (WON, WON))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three results."""
    file = tmp_path / "results.jsonl"
    with Results(HEADER, file) as results:
        for number in range(3):
            results.add(done(number))
    return file


def test_results_are_found_again(path: Path) -> None:
    before = path.read_bytes()
    with Results(HEADER, path) as results:
        assert list(results.done.values()) == [done(number) for number in range(3)]
        assert not results.notice
    assert path.read_bytes() == before


def test_a_result_is_kept_once(path: Path) -> None:
    before = path.read_bytes()
    with Results(HEADER, path) as results:
        results.add(done(1))
    assert path.read_bytes() == before


def test_every_result_is_in_the_file_at_once(tmp_path: Path) -> None:
    with Results(HEADER, tmp_path / "new.jsonl") as results:
        results.add(done(0))
        assert (tmp_path / "new.jsonl").read_bytes().count(b"\n") == 2


@pytest.mark.parametrize("cut", [1, 20])
def test_a_last_line_that_was_not_finished_is_dropped_with_a_notice(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with Results(HEADER, path) as results:
        assert len(results.done) == 2
        assert "last line" in results.notice
        results.add(done(2))
    with Results(HEADER, path) as results:
        assert len(results.done) == 3
        assert not results.notice


def test_a_damaged_line_is_named(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + lines[1] + b'{"key": 5}\n' + lines[3])
    with pytest.raises(BadResults, match="line 3 is damaged"), Results(HEADER, path):
        pass


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b'{"command": "arena"', b"\x00\xff\n"])
def test_another_kind_of_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    with pytest.raises(BadResults, match="not a file of results"), Results(HEADER, file):
        pass
    assert file.read_bytes() == content


def test_results_of_something_else_are_refused_naming_the_difference(path: Path) -> None:
    other = Header("arena", "compile", "1-x", "abc", 2, ("random", "greedy"), (), {"protocols": "draft"}, 6, 60.0)
    with pytest.raises(BadResults, match=r"options: .*random.*now .*draft.*seed: 5, now 6"), Results(other, path):
        pass


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with Results(HEADER, tmp_path / "empty") as results:
        results.add(done(0))
    with Results(HEADER, tmp_path / "empty") as results:
        assert len(results.done) == 1


def test_results_depend_on_the_program_and_on_bots_of_ones_own() -> None:
    assert digest_of_code(("greedy",)) == digest_of_code(("random",))
    assert digest_of_code(("greedy",)) != digest_of_code(("tests.arena.bots:One",))
