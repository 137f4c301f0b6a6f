"""Take a picture of every screen, at two sizes and in both languages: python -m tools.screenshots FOLDER [SCENE ...]

A server of its own runs meanwhile. With names of scenes, or beginnings of names, only those are taken; --size 844x390
takes them at another size, and may be given several times; --lang takes one language; --light takes them in the light
theme; --list tells the names.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from overrule.core import fair
from tests.server.conftest import start
from tests.web.browsing import LAPTOP, PHONE, launch, new_context
from tests.web.player import Player
from tests.web.scenes import SCENES, Scene

SIZES = {"laptop": LAPTOP, "phone": PHONE}
LANGUAGES = ("en", "cs")
FEW = 15_000  # ms to wait for something that may not be there

SPEAK = """(lang) => {
  const kept = JSON.parse(localStorage.getItem('overrule-settings'));
  localStorage.setItem('overrule-settings', JSON.stringify({...kept, lang}));
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def size_of(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def take(browser: Browser, address: str, scene: Scene, wanted: argparse.Namespace) -> None:
    """All pictures of one scene: the same match, at all sizes and in all languages."""
    theme = "light" if wanted.light else "dark"
    sizes = {text: size_of(text) for text in wanted.size} or SIZES
    fair.new_secret = random.Random(7).randbytes(32).hex
    context = new_context(browser, address, theme=theme)
    player = Player(context.new_page(), seed=5)
    page = player.page
    page.set_default_timeout(FEW)
    path = scene.open(player)
    for player.lang in wanted.lang or LANGUAGES:
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SPEAK, player.lang)
            page.goto("about:blank")
            page.goto(path)
            page.wait_for_load_state("networkidle")
            scene.act(player)
            page.wait_for_load_state("networkidle")
            page.evaluate(DRAWN)
            file = wanted.folder / f"{scene.name}-{size}-{player.lang}.png"
            page.screenshot(path=file, full_page=scene.whole, animations="disabled")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--size", action="append", default=[])
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--list", action="store_true")
    wanted = parser.parse_args()
    if wanted.list or wanted.folder is None:
        print(*(scene.name for scene in SCENES), sep="\n")
        return
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = start(Path(folder) / "screenshots.db")
        browser = launch(playwright)
        try:
            for scene in SCENES:
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
