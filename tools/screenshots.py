"""Take a picture of every screen, at five sizes, in both languages and themes: python -m tools.screenshots FOLDER

A server of its own runs meanwhile. With names of scenes after the folder, or beginnings of names, only those are
taken; --size 360x640 takes them at another size, --lang in one language, --theme in one theme, and each may be given
several times; --sheets also puts the pictures of a scene in one language and theme beside each other; --list tells
the names.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from overrule.core import fair
from tests.server.conftest import start
from tests.web.browsing import launch, new_context
from tests.web.player import Player
from tests.web.scenes import MORE_SCENES, SCENES, Scene

SIZES = ("1440x900", "1920x1080", "768x1024", "390x844", "844x390")
LANGUAGES = ("en", "cs")
THEMES = ("dark", "light")
TOUCH = 1000  # px: a window that is no wider is one that is touched
FEW = 15_000  # ms to wait for something that may not be there
SHEET = (2000, 1400)

SPEAK = """(wanted) => {
  const kept = JSON.parse(localStorage.getItem('overrule-settings'));
  localStorage.setItem('overrule-settings', JSON.stringify({...kept, ...wanted}));
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def size_of(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def take(browser: Browser, address: str, scene: Scene, wanted: argparse.Namespace) -> None:
    """All pictures of one scene: the same match, at all sizes, in all languages and themes."""
    fair.new_secret = random.Random(7).randbytes(32).hex
    with new_context(browser, address) as first:
        player = Player(first.new_page(), seed=5)
        player.page.set_default_timeout(FEW)
        path = scene.open(player)
        player.page.wait_for_load_state("networkidle")
        known = first.storage_state()
    taken: dict[tuple[str, str], list[Path]] = {}
    for size in wanted.size or SIZES:
        width, height = size_of(size)
        with new_context(browser, address, size=(width, height), touch=width <= TOUCH, known=known) as context:
            visitor = Player(context.new_page(), seed=5)
            page = visitor.page
            page.set_default_timeout(FEW)
            for visitor.lang in wanted.lang or LANGUAGES:
                for theme in wanted.theme or THEMES:
                    page.goto("/credits")
                    page.evaluate(SPEAK, {"lang": visitor.lang, "theme": theme})
                    page.goto("about:blank")
                    page.goto(path)
                    page.wait_for_load_state("networkidle")
                    scene.act(visitor)
                    page.wait_for_load_state("networkidle")
                    page.evaluate(DRAWN)
                    file = wanted.folder / f"{scene.name}-{size}-{visitor.lang}-{theme}.png"
                    page.screenshot(path=file, full_page=scene.whole, animations="disabled")
                    taken.setdefault((visitor.lang, theme), []).append(file)
    if wanted.sheets:
        for (lang, theme), files in taken.items():
            put_together(browser, files, wanted.folder / f"sheet-{scene.name}-{lang}-{theme}.png")


def put_together(browser: Browser, files: Sequence[Path], sheet: Path) -> None:
    """Pictures beside each other, each so small that all fit."""
    pictures = "".join(f'<img src="data:image/png;base64,{b64encode(file.read_bytes()).decode()}">' for file in files)
    beside = "body{margin:0;display:flex;flex-wrap:wrap;align-items:start;gap:8px;background:#777}"
    style = f"{beside}img{{max-width:990px;max-height:690px}}"
    page = browser.new_page(viewport={"width": SHEET[0], "height": SHEET[1]})
    page.set_content(f"<style>{style}</style>{pictures}")
    page.screenshot(path=sheet)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--size", action="append")
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--sheets", action="store_true")
    parser.add_argument("--list", action="store_true")
    wanted = parser.parse_args()
    scenes = [*SCENES, *MORE_SCENES]
    if wanted.list or wanted.folder is None:
        print(*(scene.name for scene in scenes), sep="\n")
        return
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = start(Path(folder) / "screenshots.db")
        browser = launch(playwright)
        try:
            for scene in scenes:
                if wanted.scenes and not scene.name.startswith(tuple(wanted.scenes)):
                    continue
                try:
                    take(browser, running.address, scene, wanted)
                    print(scene.name, flush=True)
                except (AssertionError, Error) as error:
                    print(f"{scene.name} could not be reached: {str(error)[:600]}", flush=True)
        finally:
            browser.close()
            running.stop()


if __name__ == "__main__":
    main()
