"""Puts into packages what is not a Python source: the client, the scenarios and the compiled engine.

An editable install gets none of it: it runs from the checkout, where make builds what is needed.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import build_client, build_engine  # noqa: E402

NO_COMPILER = (
    "there is no C compiler or no Python.h, so this wheel would lack the compiled engine. Install a compiler and the "
    "headers of Python, or set OVERRULE_PURE_WHEEL=1 to build a wheel without it (slower, same results)"
)


class PackageHook(BuildHookInterface[BuilderConfig]):
    """Completes an sdist with the client, a wheel with all three; ends the build where something is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._provide_client()
        build_data["artifacts"].append(f"/{build_client.STATIC.relative_to(ROOT).as_posix()}/**")
        if self.target_name == "wheel":
            build_data["force_include"][str(ROOT / "scenarios")] = "overrule/scenarios/data"
            if os.environ.get("OVERRULE_PURE_WHEEL") != "1":
                self._add_engine(build_data)

    def _provide_client(self) -> None:
        if build_client.is_current():
            return
        self.app.display_info("Building the client ...")
        try:
            build_client.build()
        except build_client.CannotBuild as error:
            self.app.abort(f"the client for the browser is missing or out of date, and cannot be built: {error}")

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        if not build_engine.can_compile():
            self.app.abort(NO_COMPILER)
        self.app.display_info("Compiling the engine ...")
        self._compiled = tempfile.TemporaryDirectory(prefix="overrule-wheel-")  # lives until the wheel is written
        folder = Path(self._compiled.name)
        try:
            build_engine.compile_engine(build_engine.load_settings(), folder, optimised=True, wheel=True)
        except build_engine.CannotCompile as error:
            self.app.abort(f"compiling the engine failed: {error}")
        build_data["force_include"][str(folder)] = "/"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
