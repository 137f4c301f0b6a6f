"""The command itself: version, help, and wrong arguments."""

from __future__ import annotations

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
        ("plya", 'Did you mean "play"?'),
        ("play chess", "unknown game 'chess'; allowed: compile"),
        ("play --seed many", '"many"'),
        ("play --seed -1", "--seed must be from 0 to"),
        ("play --lang de", 'Choose from: "en", "cs"'),
        ("play --first you", '"me", "computer", "random"'),
        ("play --protocols fire", "allowed: draft, random, or three for each seat"),
        ("play --protocols fire,death,life:fire,light,metal", "each protocol can be chosen once"),
        ("play --protocols fire,death,life:water,light,mud", "'mud' is not on offer; allowed: apathy,"),
        ("play --sets main-9", "unknown card set 'main-9'; known: main-1"),
        ("play --sets aux-1", "3 protocols are on offer; a match needs at least 6"),
        ("play --colour", "Unknown option"),
        ("cards chess", "unknown game 'chess'; allowed: compile"),
        ("cards compile fire-33", "there is no card or protocol 'fire-33'; did you mean: fire-3"),
        ("cards compile --set main-9", "unknown card set 'main-9'"),
        ("cards compile --file none.json", "there is no file or folder 'none.json'"),
        ("cards compile --file none.json --set main-1", "cannot be used together"),
        ("schema chess", "unknown game 'chess'; allowed: compile"),
        ("scenario", "name at least one scenario file or folder"),
        ("scenario none.yaml", "there is no file or folder 'none.yaml'"),
        ("rules chess", "unknown game 'chess'; allowed: compile"),
        ("rules compile --scenarios none", "there is no file or folder 'none'"),
        ("soak chess", "unknown game 'chess'; allowed: compile"),
        ("soak compile --games 0", "--games must be at least 1, not 0"),
        ("soak compile --workers 0", "--workers must be at least 1, not 0"),
        ("soak compile --games 2 --seed 18446744073709551615", "--seed must be from 0 to"),
        ("simulate chess", "unknown game 'chess'; allowed: compile"),
        ("simulate --bots random", "--bots must name 2 bots"),
        ("simulate --bots random,deep", "unknown bot 'deep'; allowed: random"),
        ("simulate --games 0", "--games must be at least 1, not 0"),
        ("replay", "requires an argument"),
        ("replay none.json", "there is no file or folder 'none.json'"),
        ("replay none.json --viewer c", '"a", "b", "spectator", "all"'),
        ("bench chess", "unknown game 'chess'; allowed: compile"),
        ("bench --seconds 0", "--seconds must be at least 0.01, not 0"),
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
