"""Compile the engine with mypyc.

The modules listed in src/overrule/_compiled.py become extension modules beside their sources. Nothing is done when
these are current. There are two builds, and both play the same:

- **development**, without an argument: made quickly. There are several libraries, which are compiled side by side, and
  those whose sources have not changed are taken from `build/engine`. A game's rules and its state are in one, so that
  the small functions of the state can be built into the rules.
- **optimised**, with the argument `optimised`: made with care, as for a wheel (hatch_build.py). All modules are one
  library. The C compiler sees what is called how often in matches that an instrumented build plays first.
"""

import contextlib
import copy
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "overrule"
RECORD = "overrule/_compiled.json"
KEPT = ROOT / "build" / "engine"  # what the next development build can use
NOT_SOURCES = ("*.so", "*.pyd", "_compiled.json", "static", "__pycache__")

# Only the compiled modules are checked here, and only as far as compiling needs it; `make test` checks
# everything strictly. Modules that are imported but not compiled are read for their types alone.
MYPY_OPTIONS = [
    "--config-file=",
    "--explicit-package-bases",
    "--namespace-packages",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    f"--cache-dir={os.devnull}",
]

# Objects are freed without a list that not all of them fit into; the header says why.
HEADER = ROOT / "tools" / "no_trashcan.h"

# What mypyc's own library is translated to: each of ours contains it.
RUNTIME = "runtime.c"

# Nobody reads warnings about generated code, and gcc takes longer to look for them than to compile.
WITHOUT_WARNINGS = [] if os.name == "nt" else ["-Wno-all"]

# Nothing outside a library may replace its functions, so they can be inlined and called directly.
DIRECT = ("-fno-semantic-interposition", "-fvisibility=hidden")

# What the quick build does beyond its level: the words of the rules are many small functions.
INLINED = ("-finline-small-functions",)


class CannotCompile(Exception):
    """The engine was not compiled; the message says why."""


def load_settings() -> ModuleType:
    """Load overrule._compiled without importing the package, which would import the engine."""
    spec = importlib.util.spec_from_file_location("_compiled", PACKAGE / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ------------------------------------------------------------------------------------------------ the C compiler


def compiler() -> list[str]:
    """The command of the C compiler that will be used; on Windows setuptools finds it."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def lacking() -> str | None:
    """What has to be installed before anything can be compiled; picks a compiler if the usual one is not there."""
    header = os.path.join(sysconfig.get_path("include"), "Python.h")
    if not os.path.exists(header):
        return f"{header} is missing: install the headers of Python (python3-dev on Debian and Ubuntu)"
    if os.name == "nt" or (compiler() and shutil.which(compiler()[0])):
        return None
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            os.environ["CC"] = name
            return None
    return "there is no C compiler: install gcc or clang"


def known(*flags: str) -> list[str]:
    """Those of some flags that the compiler knows."""
    command = [*compiler(), "-Werror", "-x", "c", "-c", os.devnull, "-o", os.devnull]
    if os.name == "nt":
        return []
    return [flag for flag in flags if subprocess.run([*command, flag], capture_output=True).returncode == 0]


# ------------------------------------------------------------------------------------------------------- building


def groups_of(modules: Sequence[str]) -> dict[str, list[str]]:
    """The modules by library: one for each game's rules and state, one for each package of bots, one for the rest."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        _, part, *path, _ = module.split(".")
        packages = [package for package in path if package != "rules"] if part == "games" else []
        groups.setdefault("_".join(["overrule", *packages]), []).append(module)
    return groups


def translate(groups: dict[str, list[str]], level: str, folder: Path) -> list[Any]:
    """Translate modules to C in a folder; returns what there is to compile as setuptools has it."""
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.options import CompilerOptions

    os.environ["MYPYPATH"] = str(SRC)
    paths = {group: [module.replace(".", "/") + ".py" for module in modules] for group, modules in groups.items()}
    several = len(groups) > 1
    options = CompilerOptions(
        separate=several,
        target_dir=str(folder),
        group_name=None if several else next(iter(groups)),
        include_runtime_files=not several,  # several libraries share them: see `build`
    )
    options.global_opts = True  # no other library brings subclasses
    everything = [path for files in paths.values() for path in files]
    with contextlib.chdir(SRC):
        libraries, files, further = mypyc_build(
            [*MYPY_OPTIONS, *everything],
            options,
            separate=[(files, group) for group, files in paths.items()] if several else False,
        )
    runtime = folder / RUNTIME
    parts = [*RUNTIME_C_FILES, *sorted(source.path for source in further)]
    runtime.write_text("".join(f"#include <{part}>\n" for part in parts), encoding="utf-8")
    # A new warning is no reason to fail.
    flags = [flag for flag in get_cflags(opt_level=level, debug_level="0") if flag != "-Werror"] + WITHOUT_WARNINGS
    extensions: list[Any] = []
    for (sources, name), (c_files, headers) in zip(libraries, files, strict=True):
        assert name is not None
        code = [*c_files, str(runtime)] if several else c_files
        extensions += build_using_shared_lib(sources, name, code, headers, str(folder), flags, [])
    return sorted(extensions, key=lambda extension: -sum(os.path.getsize(path) for path in extension.sources))


def included_first(tool: Any, flags: list[str], folder: Path) -> list[str]:
    """The flags to include our header before all others. The compiler reads it, and Python's, once for all files."""
    header = Path(shutil.copy2(HEADER, folder))
    if os.name == "nt":
        return [f"/FI{header}"]
    command = [*tool.compiler_so, *(f"-I{place}" for place in tool.include_dirs), *flags]
    subprocess.run([*command, "-x", "c-header", str(header), "-o", f"{header}.gch"], check=True, capture_output=True)
    return ["-include", str(header)]


def compile_runtime(tool: Any, extensions: list[Any], flags: list[str], folder: str) -> None:
    """Compile what all libraries contain once, and not for each of them; what is there already is current."""
    using = [extension for extension in extensions if any(path.endswith(RUNTIME) for path in extension.sources)]
    for extension in using:
        source = extension.sources.pop()
        extension.extra_objects = tool.object_filenames([source], output_dir=folder)
        if not os.path.exists(extension.extra_objects[0]):
            tool.compile([source], output_dir=folder, include_dirs=extension.include_dirs, extra_postargs=flags)


def build(extensions: list[Any], flags: list[str], folder: Path, force: bool = False) -> dict[str, Path]:
    """Compile side by side what was translated; returns the extension files by their names."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    flagged = copy.deepcopy(extensions)

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            usual = [*flagged[0].extra_compile_args, *flags]
            first = included_first(self.compiler, usual, folder)
            compile_runtime(self.compiler, flagged, [*usual, *first], self.build_temp)
            for extension in flagged:
                extension.extra_compile_args = [*usual, *first]
                extension.extra_link_args += flags
            super().build_extensions()

    command = Build(Distribution({"name": "overrule-engine", "ext_modules": flagged}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "obj")
    command.parallel = os.cpu_count()
    command.force = force
    command.ensure_finalized()
    command.run()
    return {extension.name: Path(command.get_ext_fullpath(extension.name)) for extension in flagged}


def install(files: dict[str, Path], target: Path, record: dict[str, Any]) -> None:
    """Put extension files where the modules lie below a folder; the record comes last."""
    for name, file in files.items():
        place = target.joinpath(*name.split(".")[:-1])
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, place)
    record["libraries"] = [name for name in files if "." not in name]
    (target / RECORD).write_text(json.dumps(record) + "\n", encoding="utf-8", newline="\n")


# --------------------------------------------------------------------------------------------------- the two builds


def build_for_development(settings: ModuleType, target: Path) -> None:
    """Compile as quickly as can be; a library that has not changed is not compiled again."""
    record = settings.record("development")  # taken first: a source edited meanwhile shows as changed
    flags = known(*DIRECT, *INLINED)
    made_with = KEPT / "made-with.txt"
    now_with = "\n".join([sys.version, version("mypy"), version("setuptools"), *compiler(), *flags, HEADER.read_text()])
    if not made_with.exists() or made_with.read_text(encoding="utf-8") != now_with:
        shutil.rmtree(KEPT, ignore_errors=True)
    extensions = translate(groups_of(settings.MODULES), "1", KEPT / "c")
    made_with.unlink(missing_ok=True)  # what an interrupted build leaves is not used
    files = build(extensions, flags, KEPT)
    made_with.write_text(now_with, encoding="utf-8")
    install(files, target, record)


def build_optimised(settings: ModuleType, target: Path, wheel: bool = False) -> None:
    """Compile what runs as fast as can be, all modules as one library."""
    record = settings.record("optimised", wheel)
    with tempfile.TemporaryDirectory(prefix="overrule-build-") as name:
        folder = Path(name)
        extensions = translate({"overrule": list(settings.MODULES)}, "3", folder / "c")
        flags = known(*DIRECT)
        try:
            flags += learn(extensions, flags, folder, settings.record("instrumented"))
            record["build"] = "profile-guided"
        except CannotLearn as reason:
            print(f"The engine is compiled without a profile: {reason}", flush=True)
        install(build(extensions, flags, folder, force=True), target, record)


# -------------------------------------------------------------------------------------------------------- profiling


class CannotLearn(Exception):
    """There is no profile; the message says why."""


def learn(extensions: list[Any], flags: list[str], folder: Path, record: dict[str, Any]) -> list[str]:
    """Play matches with an instrumented build; returns the flags with which the compiler uses what it counted."""
    counts = folder / "counts"
    count = known(f"-fprofile-generate={counts}")
    if not count:
        raise CannotLearn("this C compiler cannot make one")
    try:
        files = build(extensions, [*flags, *count], folder)
    except Exception as error:  # the compiler's library for counting may be missing
        raise CannotLearn(str(error)) from error
    trial = folder / "trial"
    shutil.copytree(PACKAGE, trial / "overrule", ignore=shutil.ignore_patterns(*NOT_SOURCES))
    install(files, trial, record)
    play_matches(trial)
    if not any(counts.rglob("*.*")):
        raise CannotLearn("nothing was counted in the matches")
    merge(counts)
    return [f"-fprofile-use={counts}", *known("-fprofile-partial-training", "-Wno-missing-profile")]


def play_matches(trial: Path) -> None:
    """Play with the package in a folder."""
    settings = {name: value for name, value in os.environ.items() if name != "OVERRULE_PURE"}
    settings["PYTHONPATH"] = os.pathsep.join(filter(None, [str(trial), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, str(ROOT / "tools" / "profile_matches.py")]
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    if done.returncode:
        raise CannotLearn(f"the matches could not be played: {done.stderr.strip()}")


def merge(counts: Path) -> None:
    """Make what clang counted readable for it; gcc reads its counts as they are."""
    raw = list(counts.glob("*.profraw"))
    if not raw:
        return
    tool = ["xcrun", "llvm-profdata"] if sys.platform == "darwin" else ["llvm-profdata"]
    command = [*tool, "merge", f"--output={counts / 'default.profdata'}", *map(str, raw)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotLearn(f"{' '.join(tool)} failed: {error}") from error


# ------------------------------------------------------------------------------------------------------ the command


def compile_engine(settings: ModuleType, target: Path, *, optimised: bool, wheel: bool = False) -> None:
    """Compile all modules of the engine into a folder and record it there; raises CannotCompile."""
    missing = [name for name in settings.MODULES if not os.path.exists(settings.source_path(name))]
    if missing:
        raise CannotCompile(f"there is no source for {', '.join(missing)}")
    try:
        if optimised:
            build_optimised(settings, target, wheel)
        else:
            build_for_development(settings, target)
    except (Exception, SystemExit) as error:  # mypyc ends the process when the types do not fit
        found = isinstance(error, SystemExit) and error.code == 1
        raise CannotCompile("see the messages above" if found else str(error)) from error


def remove_old(record: Path) -> None:
    """Remove the record first, so that an interrupted build leaves the sources in use."""
    record.unlink(missing_ok=True)
    for suffix in ("*.so", "*.pyd"):
        for path in [*SRC.glob(suffix), *PACKAGE.rglob(suffix)]:
            path.unlink()


def main() -> int:
    optimised = sys.argv[1:] == ["optimised"]
    if sys.argv[1:] and not optimised:
        print(f"the only argument is 'optimised', not {' '.join(sys.argv[1:])!r}", file=sys.stderr)
        return 2
    settings = load_settings()
    if settings.is_current() and not (optimised and settings.recorded().get("build", "development") == "development"):
        return 0
    remove_old(SRC / RECORD)
    if needed := lacking():
        print(f"Overrule runs uncompiled (slower, same results): {needed}")
        return 0
    print("Compiling the engine ...", flush=True)
    try:
        compile_engine(settings, SRC, optimised=optimised)
    except CannotCompile as error:
        print(f"compiling the engine failed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
