"""All that a server loads and looks at when it starts. Servers that are forked from a process with this need not."""

from __future__ import annotations

import tempfile
from pathlib import Path

from overrule.server.match.views import load_words
from overrule.server.store.store import Store
from overrule.server.structs import look_at_structs
from tools.trust.serving import client_files

look_at_structs()
load_words()
client_files()
with tempfile.TemporaryDirectory() as folder:
    Store.open(str(Path(folder) / "loaded.db")).close()
