"""What packages hold and say, as far as it can be tried without compiling; packages.py tries the rest."""

from __future__ import annotations

import json
import shutil
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import overrule
from overrule import _compiled
from tests.packaging.building import ROOT, build, copy_sources, run

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NO_PROGRAMS = {"PATH": ""}  # neither npm nor a compiler is found
PURE = {"OVERRULE_PURE_WHEEL": "1"}

# --------------------------------------------------------------------------------------------------- the metadata


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## [{overrule.__version__}]" in changes


def test_the_engine_needs_little() -> None:
    needed = {line.partition(">")[0] for line in PROJECT["dependencies"]}
    assert needed == set(_compiled.NEEDED.values())
    assert "overrule[cli]" in PROJECT["optional-dependencies"]["server"]


# --------------------------------------------------------------------------- without what is installed with an extra


def without(packages: str, code: str) -> tuple[int, str]:
    """How a program ends where packages are not installed, and what it says."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({packages.split()!r}))"
    done = run(sys.executable, "-c", f"{hide}; {code}", cwd=ROOT, PYTHONPATH=str(ROOT / "src"))
    return done.returncode, done.stderr.strip()


@pytest.mark.parametrize(("module", "package"), list(_compiled.NEEDED.items()))
def test_the_engine_says_what_it_needs(module: str, package: str) -> None:
    code, said = without(module, "import overrule")
    assert code == 1
    assert f"ImportError: overrule needs {package}: pip install --upgrade {package} (" in said


@pytest.mark.slow
def test_the_engine_and_the_bots_play_without_any_extra() -> None:
    kind = "compiled" if _compiled.is_current() else "pure"
    code = f"sys.argv[1:] = [{kind!r}]; from tests.packaging import engine_alone; engine_alone.main()"
    assert without("cyclopts fluent yaml rich sqlalchemy litestar numpy gymnasium pettingzoo ray", code) == (0, "")


@pytest.mark.parametrize("package", ["cyclopts", "rich"])
def test_the_command_says_what_it_needs(package: str) -> None:
    ended = without(package, "from overrule.__main__ import main; sys.exit(main())")
    assert ended == (2, f"overrule: the command needs {package}: pip install 'overrule[cli]'")


@pytest.mark.slow
def test_the_server_says_what_it_needs() -> None:
    ended = without("sqlalchemy", "from overrule.cli import main; sys.exit(main(['serve', '--port', '0']))")
    assert ended == (2, "overrule: the server needs sqlalchemy: pip install 'overrule[server]'")


def test_narration_says_what_it_needs() -> None:
    code, said = without("fluent", "import overrule.messages")
    assert code == 1
    assert said.endswith("is not installed: pip install 'overrule[cli]'")


def test_scenarios_say_what_they_need() -> None:
    read = "from overrule.scenarios import *; read_scenarios(FOLDER / 'compile' / 'cards' / 'fire.yaml')"
    code, said = without("yaml", read)
    assert code == 1
    assert said.endswith("fire.yaml: scenarios need PyYAML: pip install 'overrule[cli]'")


# ------------------------------------------------------------------------------- a wheel without its compiled part


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as an installation has it, without extension modules."""
    folder = tmp_path_factory.mktemp("installed")
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", "static", "__pycache__")
    shutil.copytree(ROOT / "src" / "overrule", folder / "overrule", ignore=leave_out)
    return folder


def kind_of(installed: Path, record: dict[str, Any], **settings: str) -> tuple[int, str]:
    """Which engine an installation with this record runs, or the last line of what it says."""
    (installed / "overrule" / "_compiled.json").write_text(json.dumps(record), encoding="utf-8")
    code = "import overrule; print(overrule._compiled.engine_kind())"
    done = run(sys.executable, "-W", "error", "-c", code, cwd=installed, PYTHONPATH=str(installed), **settings)
    return done.returncode, (done.stdout + done.stderr).strip().splitlines()[-1]


def record(**changes: Any) -> dict[str, Any]:
    """What an optimised build would record."""
    return {**_compiled.record("optimised"), "libraries": ["overrule__mypyc"], **changes}


def test_a_wheel_without_its_compiled_part_is_an_error(installed: Path) -> None:
    code, said = kind_of(installed, record(wheel=True))
    assert code == 1
    assert said.startswith("ImportError: the compiled engine of this installation of overrule cannot be used: ")
    assert "overrule__mypyc." in said
    assert "is missing. Install it again (pip install --force-reinstall overrule), or set OVERRULE_PURE=1" in said


def test_a_wheel_for_another_python_is_an_error(installed: Path) -> None:
    code, said = kind_of(installed, record(wheel=True, python="cpython-99"))
    assert code == 1
    assert f"it was compiled for cpython-99, and this is {sys.implementation.cache_tag}" in said


def test_the_sources_of_a_wheel_run_on_request(installed: Path) -> None:
    assert kind_of(installed, record(wheel=True), OVERRULE_PURE="1") == (0, "pure")


@pytest.mark.parametrize("changes", [{}, {"python": "cpython-99"}, {"fingerprint": "of other sources"}])
def test_a_checkout_runs_its_sources_without_a_word(installed: Path, changes: dict[str, str]) -> None:
    assert kind_of(installed, record(**changes)) == (0, "pure")


# -------------------------------------------------------------------------------------------------------- building


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    copy_sources(tmp_path / "project")
    return tmp_path / "project"


@pytest.fixture
def small(sources: Path) -> Path:
    """A project of whose engine only a module is compiled, and whose profile is made of no match."""
    (sources / "tools" / "profile_matches.py").write_text("import overrule", encoding="utf-8")
    for path in sources.glob("src/overrule/**/compiled.txt"):
        path.write_text("core.rng\n" if path.parent.name == "overrule" else "", encoding="utf-8")
    return sources


def engine_in_use(project: Path) -> str:
    code = "import overrule; print(overrule._compiled.build())"
    done = run(sys.executable, "-c", code, cwd=project, PYTHONPATH=str(project / "src"))
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def build_engine(project: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """How `make build` ends, what it says last, and which engine is in use afterwards."""
    done = run(sys.executable, "tools/build_engine.py", *arguments, cwd=project, **settings)
    return done.returncode, (done.stdout + done.stderr).strip().splitlines()[-1], engine_in_use(project)


@pytest.mark.slow
def test_without_a_compiler_the_sources_run(small: Path) -> None:
    said = "Overrule runs uncompiled (slower, same results): there is no C compiler: install gcc or clang"
    assert build_engine(small, **NO_PROGRAMS) == (0, said, "None")


@pytest.mark.slow
def test_with_a_compiler_that_fails_the_sources_run(small: Path) -> None:
    code, said, used = build_engine(small, CC="false")
    assert (code, used) == (1, "None")
    assert said.startswith("compiling the engine failed: ")
    assert not list(small.glob("src/**/*.so"))


@pytest.mark.slow
def test_a_build_stays_in_use_until_a_source_changes(small: Path) -> None:
    assert build_engine(small) == (0, "Compiling the engine ...", "development")
    assert build_engine(small, "optimised") == (0, "Compiling the engine ...", "profile-guided")
    assert run(sys.executable, "tools/build_engine.py", cwd=small).stdout == ""
    with (small / "src" / "overrule" / "core" / "rng.py").open("a", encoding="utf-8") as source:
        source.write("# changed\n")
    assert engine_in_use(small) == "None"


@pytest.mark.slow
def test_a_compiler_that_cannot_profile_still_optimises(small: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain-cc"
    plain.write_text('#!/bin/sh\ncase "$*" in *-fprofile*) exit 1;; esac\nexec cc "$@"\n', encoding="utf-8")
    plain.chmod(0o755)
    said = "The engine is compiled without a profile: this C compiler cannot make one"
    assert build_engine(small, "optimised", CC=str(plain)) == (0, said, "optimised")


def test_the_tool_takes_one_argument(small: Path) -> None:
    assert build_engine(small, "fast") == (2, "the only argument is 'optimised', not 'fast'", "None")


@pytest.fixture
def with_client(sources: Path) -> Path:
    """A project whose client has been built, as far as the build can tell."""
    code = (
        "from tools.build_client import *; STATIC.mkdir(); RECORD.write_text(fingerprint());"
        "(STATIC / 'index.html').write_text('the client')"
    )
    done = run(sys.executable, "-c", code, cwd=sources)
    assert done.returncode == 0, done.stderr
    return sources


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_client(sources: Path, tmp_path: Path, target: str) -> None:
    done = build(target, sources, tmp_path / "dist", **NO_PROGRAMS, **PURE)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "the client for the browser is missing or out of date, and cannot be built: npm was not found" in done.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_an_old_client_is_not_packed(with_client: Path, tmp_path: Path) -> None:
    (with_client / "web" / "src" / "main.ts").write_text("// changed", encoding="utf-8")
    done = build("wheel", with_client, tmp_path / "dist", **NO_PROGRAMS, **PURE)
    assert done.returncode == 1
    assert "missing or out of date" in done.stderr


def test_no_wheel_is_built_without_a_compiler(with_client: Path, tmp_path: Path) -> None:
    done = build("wheel", with_client, tmp_path / "dist", **NO_PROGRAMS)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "would lack the compiled engine, as there is no C compiler: install gcc or clang" in done.stderr
    assert "OVERRULE_PURE_WHEEL=1" in done.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_a_pure_wheel_on_request_holds_the_client_and_the_scenarios(with_client: Path, tmp_path: Path) -> None:
    done = build("wheel", with_client, tmp_path / "dist", **NO_PROGRAMS, **PURE)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("dist/*")
    assert wheel.name == f"overrule-{overrule.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as file:
        assert file.read("overrule/server/static/index.html") == b"the client"
        names = set(file.namelist())
    assert {path for path in names if "_compiled" in path} == {"overrule/_compiled.py"}
    packed = {path.removeprefix("overrule/scenarios/data/") for path in names if path.endswith(".yaml")}
    assert packed == {path.relative_to(ROOT / "scenarios").as_posix() for path in (ROOT / "scenarios").rglob("*.yaml")}


@pytest.mark.slow
def test_the_sdist_holds_all_that_a_wheel_is_built_from(with_client: Path, tmp_path: Path) -> None:
    done = build("sdist", with_client, tmp_path / "dist", **NO_PROGRAMS)
    assert done.returncode == 0, done.stderr
    (sdist,) = tmp_path.glob("dist/*.tar.gz")
    unpacked = tmp_path / "unpacked"
    with tarfile.open(sdist) as file:
        file.extractall(unpacked, filter="data")
    (project,) = unpacked.iterdir()
    assert build("wheel", project, tmp_path / "dist", **NO_PROGRAMS, **PURE).returncode == 0
    assert (project / "web" / "package-lock.json").is_file()
