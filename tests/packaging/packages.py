"""The packages as people get them: `make test-package` builds them and installs them into new environments.

pytest does not collect this file by its name, as building the wheel compiles the engine.
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

import overrule
from tests.packaging.building import ROOT, build, run
from tests.packaging.engine_alone import GAMES
from tests.server.conftest import Browser, play, wait_for

ENGINE_ALONE = Path(__file__).with_name("engine_alone.py")
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


@dataclass(frozen=True)
class Environment:
    """A new environment, in a folder of its own."""

    folder: Path

    def run(self, program: str, *arguments: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a program of this environment, in an empty folder."""
        empty = self.folder / "empty"
        empty.mkdir(exist_ok=True)
        return run(self.folder / PROGRAMS / program, *arguments, cwd=empty, **settings)

    def pip(self, *arguments: str | Path) -> str:
        done = self.run("python", "-m", "pip", "--disable-pip-version-check", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def overrule(self, *arguments: str) -> str:
        """What the command prints."""
        done = self.run("overrule", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def environment(folder: Path, package: str) -> Environment:
    """A new environment with a package, at the versions that requirements.lock has."""
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    versions = "\n".join(line.removesuffix(" \\") for line in locked.splitlines() if "==" in line)
    folder.mkdir()
    (folder / "versions.txt").write_text(versions, encoding="utf-8")
    done = run(sys.executable, "-m", "venv", folder, cwd=folder)
    assert done.returncode == 0, done.stderr
    made = Environment(folder)
    made.pip("install", "--quiet", "--constraint", folder / "versions.txt", package)
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that is built from the sdist, as a release is."""
    folder = tmp_path_factory.mktemp("dist")
    done = build("sdist", ROOT, folder)
    assert done.returncode == 0, done.stderr
    (sdist,) = folder.glob("*.tar.gz")
    command = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-w", folder, sdist)
    done = run(*command, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return environment(tmp_path_factory.mktemp("environments") / "server", f"{wheel}[server]")


@pytest.fixture(scope="module")
def engine(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return environment(tmp_path_factory.mktemp("environments") / "engine", str(wheel))


def test_the_wheel_is_for_this_platform(wheel: Path) -> None:
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert wheel.name.startswith(f"overrule-{overrule.__version__}-{version}-{version}-")


# ------------------------------------------------------------------------------------------------ with the server


def test_the_installed_engine_is_compiled(server: Environment) -> None:
    assert server.overrule("--version") == f"overrule {overrule.__version__} (engine: compiled)\n"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_shown_with_their_scenarios(server: Environment, game: str) -> None:
    assert "no scenario" not in server.overrule("rules", game, "--lang", "en")


def test_all_scenarios_of_the_wheel_hold(server: Environment) -> None:
    found = re.search(r"(\d+) of (\d+) scenarios hold", server.overrule("scenario"))
    assert found
    assert found[1] == found[2]
    assert int(found[2]) > 1000


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_simulated(server: Environment, game: str) -> None:
    assert "4 matches" in server.overrule("simulate", game, "--games", "4", "--seed", "1")


@contextlib.contextmanager
def serving(server: Environment) -> Iterator[str]:
    """The address of a server that runs as a process of the environment."""
    program, database = str(server.folder / PROGRAMS / "overrule"), str(server.folder / "overrule.db")
    command = [program, "serve", "--port", "0", "--db", database]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.Popen(command, cwd=server.folder, env=clean, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        first = process.stdout.readline()
        found = re.search(r"http://\S+", first)
        assert found, first
        wait_for(found[0])
        yield found[0]
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def test_the_server_shows_the_client_and_plays(server: Environment) -> None:
    with serving(server) as address, Browser(address) as browser:
        page = httpx.get(address).text
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        assert all(httpx.get(address + path).status_code == 200 for path in scripts)
        assert {game["id"] for game in browser.get("/api/games")} == set(GAMES)
        assert browser.get("/healthz")["version"] == overrule.__version__
        room = browser.create("compile", "me", "random")["room"]

        async def script() -> None:
            async with browser.page() as page:
                await page.say("join", room=room)
                assert len(await page.play(room, moves=5)) == 5

        play(script)


# ------------------------------------------------------------------------------------------------ the engine alone


def test_the_engine_brings_what_it_needs_and_no_more(engine: Environment) -> None:
    listed = {line.partition("==")[0] for line in engine.pip("list", "--format", "freeze").split()}
    assert listed - {"pip", "setuptools", "wheel"} <= {"overrule", "librt", "msgspec", "mypy_extensions"}


def test_the_engine_plays_alone(engine: Environment) -> None:
    done = engine.run("python", ENGINE_ALONE, "compiled")
    assert done.returncode == 0, done.stderr
    assert [line.partition(",")[0] for line in done.stdout.splitlines()[::2]] == list(GAMES)


def test_the_command_says_what_to_install(engine: Environment) -> None:
    done = engine.run("overrule", "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "overrule: the command needs cyclopts: pip install 'overrule[cli]'\n"


def test_an_installation_that_lost_an_extension_module_says_so(engine: Environment, wheel: Path) -> None:
    broken = engine.folder / "broken"
    engine.pip("install", "--quiet", "--no-deps", "--target", broken, wheel)
    lost, *_ = (*(broken / "overrule" / "core").glob("*.so"), *(broken / "overrule" / "core").glob("*.pyd"))
    lost.unlink()
    done = engine.run("python", "-c", "import overrule", PYTHONPATH=str(broken))
    assert done.returncode == 1
    assert f"cannot be used: {lost} is missing. Install it again" in done.stderr
    done = engine.run("python", ENGINE_ALONE, "pure", PYTHONPATH=str(broken), OVERRULE_PURE="1")
    assert done.returncode == 0, done.stderr
