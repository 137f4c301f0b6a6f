"""Lay out the faces of all cards, at three widths, dark and light: python -m tools.face_sheets [GAME ...]

Writes build/faces-GAME-LANGUAGE-WIDTH-THEME.png. The client must have been built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from overrule import KITS
from tests.server.conftest import start
from tests.web.browsing import launch, new_context

FOLDER = Path(__file__).resolve().parent.parent / "build"
WIDTHS = (84, 120, 160)
SHEETS = (("en", "dark"), ("cs", "light"))

# All cards of the page at one width, without what stands around them.
SPREAD = """(width) => {
  for (const list of document.querySelectorAll('.group ul')) {
    list.style.setProperty('--card-normal', `${width}px`);
    list.style.gap = '8px';
  }
  for (const group of document.querySelectorAll('.group')) group.style.contentVisibility = 'visible';
  for (const image of document.querySelectorAll('.group img')) image.loading = 'eager';
}"""
DRAWN = "() => [...document.querySelectorAll('.group img')].every((image) => image.complete && image.naturalWidth)"


def spread(page: Page, game: str, width: int) -> None:
    """Show all cards of a game at one width."""
    page.goto(f"/cards/{game}")
    page.locator(".group .inside").first.wait_for()
    page.evaluate(SPREAD, width)
    page.wait_for_function(DRAWN)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = start(Path(folder) / "sheets.db")
        browser = launch(playwright)
        try:
            for lang, theme in SHEETS:
                page = new_context(browser, running.address, lang=lang, theme=theme, size=(1280, 900)).new_page()
                for game in sys.argv[1:] or sorted(KITS):
                    for width in WIDTHS:
                        spread(page, game, width)
                        page.screenshot(path=FOLDER / f"faces-{game}-{lang}-{width}-{theme}.png", full_page=True)
        finally:
            browser.close()
            running.stop()


if __name__ == "__main__":
    main()
