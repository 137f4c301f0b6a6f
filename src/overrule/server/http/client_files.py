"""The built client: its files in memory, with their compressed forms beside them."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from overrule.server.http.compression import accepted

FOLDER = Path(__file__).parents[1] / "static"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in the order in which they are preferred
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets"  # Vite puts a hash of the contents into the names of these files
NOT_BUILT = (
    "<!doctype html><meta charset='utf-8'><title>Overrule</title>"
    "<p>The client has not been built yet. Stop the server and run: make play</p>"
    "<p>Klient zatím není sestavený. Zastav server a spusť: make play</p>"
).encode()

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class ClientFile:
    """A file of the client."""

    type: str
    cache: str
    tag: str
    data: bytes
    packed: dict[str, bytes] = field(default_factory=dict)

    def best(self, header: str) -> tuple[str | None, bytes]:
        """The smallest form that the browser accepts by its accept-encoding header, with its name."""
        names = accepted(header)
        for name, data in self.packed.items():
            if name in names:
                return name, data
        return None, self.data


class ClientFiles:
    """All files of the client by path. Other paths are screens of the client: they get its first page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = dict(_read(folder)) if folder.is_dir() else {}
        self.built = "index.html" in self.files
        self.page = self.files.get("index.html") or _file("index.html", NOT_BUILT, {})

    def find(self, path: str) -> ClientFile | None:
        """The answer for a path; None if a file is missing."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        last = name.rpartition("/")[2]
        return None if "." in last or name.startswith(HASHED) else self.page


def _read(folder: Path) -> list[tuple[str, ClientFile]]:
    endings = tuple(ENCODINGS.values())
    found = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not name.startswith(".") and not name.endswith(endings):
            beside = {kind: path.with_name(path.name + ending) for kind, ending in ENCODINGS.items()}
            packed = {kind: file.read_bytes() for kind, file in beside.items() if file.is_file()}
            found.append((name, _file(name, path.read_bytes(), packed)))
    return found


def _file(name: str, data: bytes, packed: dict[str, bytes]) -> ClientFile:
    type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOREVER if name.startswith(f"{HASHED}/") else ASK_AGAIN
    return ClientFile(type, cache, f'"{hashlib.sha256(data).hexdigest()[:20]}"', data, packed)
