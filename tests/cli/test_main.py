"""The command itself: version, help, and wrong arguments."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import overrule
from overrule import _compiled
from overrule.cli import COMMANDS
from tests.cli.conftest import Run


def test_the_version_says_which_engine_runs(run: Run) -> None:
    ran = run("--version")

    kind = "compiled" if _compiled.is_compiled() else "not compiled"
    assert ran.code == 0
    assert ran.out == f"overrule {overrule.__version__} (engine: {kind})\n"


def test_help_names_every_command(run: Run) -> None:
    for arguments in ([], ["--help"]):
        ran = run(*arguments)
        assert ran.code == 0
        for command in COMMANDS:
            assert f" {command} " in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_and_its_parameters(run: Run, command: str) -> None:
    ran = run(command, "--help")

    assert ran.code == 0
    assert f"Usage: overrule {command}" in ran.out
    assert COMMANDS[command].split(",")[0].split(";")[0].split(":")[0].rstrip(".") in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("plya", "unknown command 'plya'; did you mean 'play'"),
        ("nope", f"allowed: {', '.join(COMMANDS)}, decks, world. See: overrule --help"),
        ("play compile more", "too many arguments: more"),
        ("play chess", "unknown game 'chess'; allowed: compile"),
        ("play --seed many", "'many' is not a whole number"),
        ("play --seed -1", "--seed must be from 0 to"),
        ("play --lang de", 'Choose from: "en", "cs"'),
        ("play --first you", '"me", "computer", "random"'),
        ("play --protocols fire", "allowed: draft, random, or three for each seat"),
        ("play --protocols fire,death,life:fire,light,metal", "each protocol can be chosen once"),
        ("play --protocols fire,death,life:water,light,mud", "'mud' is not on offer; allowed: apathy,"),
        ("play --sets main-9", "unknown card set 'main-9'; known: main-1"),
        ("play --sets aux-1", "3 protocols are on offer; a match needs at least 6"),
        ("play --colour", "Unknown option"),
        ("play --bot deep", "unknown bot 'deep'; allowed: random"),
        ("play --deck citadel", "--deck means nothing in Compile"),
        ("play --full-control", "--full-control means nothing in Compile"),
        ("play conquerors --protocols draft", "--protocols means nothing in Planetary Conquerors"),
        ("play conquerors --players 7", "--players must be from 2 to 6, not 7"),
        ("play conquerors --deck citadell", "there is no deck or file 'citadell'; did you mean 'citadel'?"),
        ("cards conquerors --type robot", '"miner", "building", "warrior", "trap", "spell", "token"'),
        ("cards --type trap", "--type means nothing in Compile"),
        ("cards conquerors gold-minner", "there is no card 'gold-minner'; did you mean: gold-miner"),
        ("explain", "name at least one card or rule"),
        ("explain gold-minner", "there is no card or rule 'gold-minner'; did you mean: gold-miner"),
        ("simulate conquerors --players 7", "--players must be from 2 to 6, not 7"),
        ("simulate conquerors --players 3 --decks citadel,minefield", "--decks must name 1 deck or 3, not 2"),
        ("simulate --decks citadel", "--decks means nothing in Compile"),
        ("cards chess", "there is no card or protocol 'chess'"),
        ("cards compile fire-33", "there is no card or protocol 'fire-33'; did you mean: fire-3"),
        ("cards compile --set main-9", "unknown card set 'main-9'"),
        ("cards compile --file none.json", "there is no file or folder 'none.json'"),
        ("cards compile --file none.json --set main-1", "cannot be used together"),
        ("schema chess", "unknown game 'chess'; allowed: compile"),
        ("scenario .", "there is no scenario file (.yaml) in ."),
        ("scenario none.yaml", "there is no file or folder 'none.yaml'"),
        ("rules chess", "unknown game 'chess'; allowed: compile"),
        ("rules compile --scenarios none", "there is no file or folder 'none'"),
        ("soak chess", "unknown game 'chess'; allowed: compile"),
        ("soak compile --games 0", "--games must be at least 1, not 0"),
        ("soak compile --workers 0", "--workers must be at least 1, not 0"),
        ("soak compile --games 2 --seed 18446744073709551615", "--seed must be from 0 to"),
        ("simulate chess", "unknown game 'chess'; allowed: compile"),
        ("simulate --bots random,random,random", "--players must be 2, not 3"),
        ("simulate --bots random,deep", "unknown bot 'deep'; allowed: random"),
        ("simulate conquerors --players 4 --bots random,random", "--bots must name 1 bot or 4 bots"),
        ("simulate --games 0", "--games must be at least 1, not 0"),
        ("simulate --games 1.5", "'1.5' is not a whole number"),
        ("replay", "requires an argument"),
        ("replay none.json", "there is no file or folder 'none.json'"),
        ("replay none.json --viewer z", '"e", "f", "spectator", "all"'),
        ("bench chess", "unknown game 'chess'; allowed: compile"),
        ("bench --seconds 0", "--seconds must be at least 0.01, not 0"),
        ("bench --seconds nan", "--seconds must be at least 0.01, not nan"),
        ("bench --seconds inf", "--seconds must be at most 3600, not inf"),
    ],
)
def test_a_wrong_argument_is_one_line_that_says_what_is_allowed(run: Run, arguments: str, said: str) -> None:
    ran = run(*arguments.split())

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("overrule: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_damaged_files_are_found_not_wrong_arguments(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"id": 1}', encoding="utf-8")

    for arguments in (["cards", "compile", "--file", "bad.json"], ["replay", "bad.json"]):
        ran = run(*arguments)
        assert ran.code == 1
        assert ran.err.startswith("overrule: bad.json: ")


# -------------------------------------------------------------------------------------- streams as they may be


def _shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which `overrule` is the command."""
    line = f'overrule() {{ "{sys.executable}" -m overrule "$@"; }}; {command}'
    usual = {**os.environ, "PYTHONUTF8": "1", **environment}
    return subprocess.run(["bash", "-c", line], env=usual, capture_output=True, text=True, encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["cards", "rules --brief", "schema", "play --help", "play --seed 1"])
def test_a_reader_that_has_seen_enough_is_no_failure(command: str) -> None:
    done = _shell(f"overrule {command} </dev/null | head -1; exit ${{PIPESTATUS[0]}}")

    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize("command", ["cards fire-3", "rules --brief", "--help", "play --seed 1"])
def test_output_that_cannot_be_written_is_one_line(command: str) -> None:
    done = _shell(f"overrule {command} </dev/null >/dev/full")

    assert done.returncode == 1
    assert done.stderr == "overrule: the output: No space left on device\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "code"),
    [("play --seed 1 <&-", 0), ("play --seed 1 </dev/null >&-", 0), ("cards >&-", 0), ("nope 2>&-", 2)],
)
def test_closed_streams_are_no_surprise(command: str, code: int) -> None:
    done = _shell(f"overrule {command}")

    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert "nope" not in done.stdout


def test_a_terminal_without_czech_letters_still_shows_the_rest() -> None:
    done = _shell("overrule cards fire-5 --lang cs", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.returncode == 0
    assert "Odlo? 1 kartu." in done.stdout


def test_input_that_is_no_text_is_explained() -> None:
    done = _shell("printf '? \\xff\\n' | overrule play --seed 1", PYTHONIOENCODING="utf-8:strict")

    assert done.returncode == 0
    assert "There is no card or protocol" in done.stdout


def test_a_terminal_without_colours_gets_none() -> None:
    assert "\x1b" not in _shell("overrule play --seed 1 </dev/null", NO_COLOR="1", TERM="dumb").stdout
