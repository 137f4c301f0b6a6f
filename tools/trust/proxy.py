"""An nginx of one's own, set up as docs/operating.md says, for tests: in front of servers on this machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import httpx

from tools.trust.serving import PATIENCE, free_port

MANUAL = Path(__file__).parents[2] / "docs" / "operating.md"
AROUND = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    {manual}
}}
"""


def is_there() -> bool:
    """Whether nginx is installed."""
    return shutil.which("nginx") is not None


def manual(port: int, servers: Sequence[str]) -> str:
    """What the manual says, with these addresses, and without TLS, for which there would have to be a certificate."""
    found = re.search(r"```\n(upstream .*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    told = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", found[1])
    told = re.sub(r"\n *ssl_\w+ .*;", "", told)
    listed = "".join(f"\n    server {server};" for server in servers)
    return re.sub(r"(\n    server [\d.:]+;)+", listed, told, count=1)


class Proxy:
    """A proxy that runs while it is used as a context. `servers`: where it finds the server, such as 127.0.0.1:8000."""

    def __init__(self, servers: Sequence[str]) -> None:
        self._port = free_port()
        self._servers = servers
        self._folder = Path(tempfile.mkdtemp(prefix="overrule-proxy-"))
        self.address = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Proxy:
        file = self._folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        file.write_text(AROUND.format(user=user, folder=self._folder, manual=manual(self._port, self._servers)))
        self._process = subprocess.Popen(["nginx", "-e", str(self._folder / "errors"), "-c", str(file)])
        self._wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        shutil.rmtree(self._folder)

    def _wait(self) -> None:
        """Wait until it answers for a server; raises RuntimeError."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                httpx.get(f"{self.address}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError(f"the proxy does not answer: {(self._folder / 'errors').read_text()}")
