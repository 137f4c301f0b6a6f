"""A real Chromium, and what is the same for everybody who opens a page in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright, StorageState, expect

CHROMIUM = Path(__file__).parents[2] / ".venv" / "bin" / "chromium"
LAPTOP = (1280, 800)
PHONE = (360, 640)
PATIENCE = 60_000  # ms: the machine may be busy

# Leaves out what is only painted and has no size: without a graphics card that takes two fifths of the time.
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  const nothing = ['box-shadow', 'text-shadow', 'filter', 'backdrop-filter', 'background-image'];
  sheet.replaceSync(`*, ::before, ::after { ${nothing.map((one) => `${one}: none !important;`).join('')} }`);
  document.adoptedStyleSheets = [sheet];
}"""

# There is no sandbox in most containers, and the tests visit no page but ours.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"]


def launch(playwright: Playwright) -> Browser:
    """Start the browser that `make .venv/.browser` has installed."""
    if not CHROMIUM.exists():
        raise FileNotFoundError(f"{CHROMIUM} is missing: run make test, or make .venv/.browser")
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


def new_context(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = LAPTOP,
    touch: bool = False,
    painted: bool = True,
    known: StorageState | None = None,
    **settings: Any,
) -> BrowserContext:
    """A browser of its own; settings as the client keeps them, silent and still if not said.

    It has cookies of its own, or those of another one (`known`), as whom the server knows it.
    """
    context = browser.new_context(
        storage_state=known,
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        locale="en-GB",
        color_scheme="dark",
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"lang": "en", "animation": "off", "sound": False, **settings})
    script = (
        f"localStorage.getItem('overrule-settings') ?? localStorage.setItem('overrule-settings', {json.dumps(kept)})"
    )
    context.add_init_script(script)
    if not painted:
        context.add_init_script(UNPAINTED)
    return context
