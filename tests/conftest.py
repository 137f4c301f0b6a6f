"""What tests of several layers use."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

HARBOUR = Path(__file__).parents[1] / "examples" / "harbour"


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment of a process that finds the third game, installed as any package is, by its entry point."""
    site = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", str(site), str(HARBOUR)], check=True)
    path = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in the browser take longest: they come first, so that none of them is left over at the end."""
    items.sort(key=lambda item: "web" not in item.path.parts)
