"""Compile the engine with mypyc.

The modules listed in src/overrule/_compiled.py become extension modules beside their sources. Everything
else is built in a temporary folder. Nothing is done when the extension modules are current. hatch_build.py
uses the same functions to put the extension modules into a wheel.
"""

import contextlib
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType

SRC = Path(__file__).resolve().parent.parent / "src"
PACKAGE = SRC / "overrule"

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


def load_settings() -> ModuleType:
    """Load overrule._compiled without importing the package, which would import the engine."""
    spec = importlib.util.spec_from_file_location("_compiled", PACKAGE / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def can_compile() -> bool:
    """Whether a C compiler and the Python headers are there; picks a compiler if the usual one is not."""
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return False
    if os.name == "nt":
        return True
    usual = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if usual and shutil.which(usual[0]):
        return True
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            os.environ["CC"] = name
            return True
    return False


def remove_old(record: Path) -> None:
    """Remove the record first, so that an interrupted build leaves the sources in use."""
    record.unlink(missing_ok=True)
    for suffix in ("*.so", "*.pyd"):
        for path in [*SRC.glob(suffix), *PACKAGE.rglob(suffix)]:
            path.unlink()


def compile_modules(modules: tuple[str, ...], group: str, target: Path) -> None:
    """Compile the modules as one group and put the extension files below a folder, as the sources lie below SRC."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["MYPYPATH"] = str(SRC)
    paths = [module.replace(".", "/") + ".py" for module in modules]
    with tempfile.TemporaryDirectory(prefix="overrule-build-") as folder, contextlib.chdir(SRC):
        work = Path(folder)
        extensions = mypycify(
            [*MYPY_OPTIONS, *paths],
            opt_level=os.environ.get("OVERRULE_OPT_LEVEL", "3"),
            debug_level="0",
            group_name=group,
            target_dir=str(work / "c"),
        )
        for extension in extensions:  # another compiler's new warning is no reason to fail
            if "-Werror" in extension.extra_compile_args:
                extension.extra_compile_args.remove("-Werror")
        command = build_ext(Distribution({"name": "overrule-engine", "ext_modules": extensions}))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "obj")
        command.ensure_finalized()
        command.run()
        for built in sorted((work / "lib").rglob("*")):
            if built.suffix in (".so", ".pyd"):
                place = target / built.relative_to(work / "lib")
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(built, place)


class CannotCompile(Exception):
    """The engine was not compiled; the message says why."""


def compile_engine(settings: ModuleType, target: Path, wheel: bool = False) -> None:
    """Compile all modules of the engine into a folder and record it there; raises CannotCompile."""
    missing = [name for name in settings.MODULES if not os.path.exists(settings.source_path(name))]
    if missing:
        raise CannotCompile(f"there is no source for {', '.join(missing)}")
    record = settings.record(wheel)  # taken first: a source edited meanwhile shows as changed
    try:
        compile_modules(settings.MODULES, settings.LIBRARY.removesuffix("__mypyc"), target)
    except (Exception, SystemExit) as error:  # mypyc ends the process when the types do not fit
        found = isinstance(error, SystemExit) and error.code == 1
        raise CannotCompile("see the messages above" if found else str(error)) from error
    place = target / Path(settings.RECORD).relative_to(SRC)
    place.write_text(record, encoding="utf-8", newline="\n")


def main() -> int:
    settings = load_settings()
    if settings.is_current():
        return 0
    remove_old(Path(settings.RECORD))
    if not can_compile():
        print("no C compiler found: Overrule runs uncompiled (slower, same results)")
        return 0
    print("Compiling the engine ...", flush=True)
    try:
        compile_engine(settings, SRC)
    except CannotCompile as error:
        print(f"compiling the engine failed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
