"""Measure how long a choice takes from the click until it is on the screen, in both games: python -m tools.measure_web

A server of its own runs meanwhile, and a match is played by clicks. The time ends with the frame after the one in which
the new view was drawn: the question that was answered is gone, or the next one is there.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from overrule.core import fair
from tests.server.conftest import start
from tests.web.browsing import launch, new_context
from tests.web.player import Player

# From each click to the next change of the open question, and on to the frame that shows it.
WATCH = """
addEventListener('DOMContentLoaded', () => {
  window.times = [];
  let clicked = null;
  addEventListener('click', (event) => (clicked = event.timeStamp), true);
  let number = '';
  new MutationObserver(() => {
    const now = document.querySelector('.room')?.dataset.seq ?? '';
    if (now === number) return;
    number = now;
    if (clicked === null) return;
    const from = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - from)));
  }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq']});
});
"""


def measure(browser: Browser, address: str, game: str, matches: int) -> list[float]:
    """Milliseconds for each choice."""
    times: list[float] = []
    for seed in range(matches):
        fair.new_secret = random.Random(seed).randbytes(32).hex
        context = new_context(browser, address, animation="normal")
        context.add_init_script(WATCH)
        player = Player(context.new_page(), seed=seed)
        player.create(game, "me", "greedy")
        player.play()
        times += player.page.evaluate("() => window.times")
        context.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3, help="matches of each game")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = start(Path(folder) / "measure.db")
        browser = launch(playwright)
        try:
            for game in ("compile", "conquerors"):
                times = sorted(measure(browser, running.address, game, wanted.matches))
                high = times[int(len(times) * 0.95)]
                print(f"{game}: {len(times)} choices, median {statistics.median(times):.0f} ms, 95 % {high:.0f} ms")
        finally:
            browser.close()
            running.stop()


if __name__ == "__main__":
    main()
