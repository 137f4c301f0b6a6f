"""Build the client for the browser, and record what it was built from.

`make web` runs this. So does hatch_build.py when a package is built and the client is missing or out of date.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "overrule" / "server" / "static"
RECORD = STATIC / ".built"
COMPRESS = ROOT / "tools" / "compress_client.mjs"


class CannotBuild(Exception):
    """The client was not built; the message says why."""


def sources() -> Iterator[Path]:
    """Everything that the client is built from."""
    yield COMPRESS
    yield from (ROOT / "src" / "overrule").rglob("*.ftl")
    for path in WEB.rglob("*"):
        parts = path.relative_to(WEB).parts
        made = "node_modules" in parts or "generated" in parts  # of the latter: types, and pictures drawn from sources
        if path.is_file() and not made and not any(part.startswith(".") for part in parts):
            yield path


def fingerprint() -> str:
    """A digest of the names and contents of all sources; the same on every system."""
    digest = hashlib.sha256()
    for name in sorted(path.relative_to(ROOT).as_posix() for path in sources()):
        content = (ROOT / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the client is there and was built from the present sources."""
    if not (RECORD.is_file() and (STATIC / "index.html").is_file()):
        return False
    return RECORD.read_text(encoding="utf-8").strip() == fingerprint()


def build() -> None:
    """Build the client with npm; raises CannotBuild."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise CannotBuild("npm was not found; install Node 20.19 or later, which brings it")
    RECORD.unlink(missing_ok=True)
    built_from = fingerprint()  # taken first: a source edited meanwhile shows as changed
    quiet = (npm, "--no-audit", "--no-fund", "--loglevel=error")
    if not _is_installed():
        _run(*quiet, "ci")
    _run(*quiet, "run", "--silent", "build", "--", "--logLevel", "error")
    _run(node, str(COMPRESS), str(STATIC))
    RECORD.write_text(f"{built_from}\n", encoding="utf-8", newline="\n")


def _is_installed() -> bool:
    """Whether npm has installed what the client is built with, as the lock file has it."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=WEB, check=False)
    if done.returncode:
        raise CannotBuild(f"{Path(command[0]).stem} failed with exit code {done.returncode}, see the messages above")


def main() -> int:
    try:
        build()
    except CannotBuild as error:
        print(f"the client cannot be built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
