"""Measure how long a choice takes from the click until it is on the screen, in both games: python -m tools.measure_web

A server of its own runs meanwhile, and a match is played by clicks. The time ends with the frame after the one in which
the new view was drawn: the question that was answered is gone, or the next one is there.

With --tasks it measures, in the browser's trace, the longest task in which a script runs while turns are played. Tasks
are measured in processor time, so that a busy machine does not count.

With --frames it moves all cards of a table at the same time, copied until there are 60, and counts the frames that are
drawn. This is by the clock: without a graphics card the processor draws, so nothing else should run.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from overrule.core import fair
from tests.server.conftest import start
from tests.web.browsing import launch, new_context
from tests.web.player import Player

TABLES = (("compile", 1), ("conquerors", 1), ("conquerors", 3))  # a game, and against how many bots
SIZES = ((1440, 900), (390, 844))
TRACED = ["devtools.timeline", "toplevel"]
TASK, SCRIPT = "ThreadControllerImpl::RunTask", ("FunctionCall", "EvaluateScript", "RunMicrotasks")
ANSWERS = 40  # that are traced
LONGEST = 180_000  # ms to wait for a question: turns of three bots are shown one after the other
MANY = 60  # cards that move
MOVING = 4_000  # ms
MID_MATCH = {"compile": 12, "conquerors": 30}  # answers before the cards move

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

# Cards go to and fro, as when they are played. Pictures that are still on their way are waited for first.
MOVE = """
async ([many, ms]) => {
  const cards = [...document.querySelectorAll('.table .face')].filter((card) => card.checkVisibility());
  for (let at = 0; cards.length && cards.length < many; at += 1) {
    const copy = cards[at].cloneNode(true);
    cards[at].after(copy);
    cards.push(copy);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  const there = {transform: 'translate(60px, -40px) rotate(4deg)'};
  const moves = cards.map((card) => card.animate([{transform: 'none'}, there],
    {duration: 700, iterations: Infinity, direction: 'alternate', easing: 'ease-in-out'}));
  const next = () => new Promise((done) => requestAnimationFrame(done));
  for (let warm = 0; warm < 30; warm += 1) await next();
  const from = performance.now();
  let frames = 0;
  while (performance.now() - from < ms) frames += (await next(), 1);
  const passed = performance.now() - from;
  for (const move of moves) move.cancel();
  return [cards.length, (1000 * frames) / passed];
}
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


def trace_tasks(browser: Browser, address: str, game: str, bots: int, folder: Path) -> list[float]:
    """Processor milliseconds of each task with a script in it, the longest first."""
    fair.new_secret = random.Random(1).randbytes(32).hex
    context = new_context(browser, address, animation="normal")
    player = Player(context.new_page(), seed=1)
    player.page.set_default_timeout(LONGEST)
    player.create(game, "me", *("greedy",) * bots)
    player.look()
    trace = folder / "trace.json"
    browser.start_tracing(page=player.page, path=trace, categories=TRACED)
    player.play(most=ANSWERS)
    browser.stop_tracing()
    context.close()
    return sorted(script_tasks(json.loads(trace.read_text())["traceEvents"]), reverse=True)


def frames(browser: Browser, address: str, game: str, bots: int, size: tuple[int, int]) -> tuple[int, float]:
    """How many cards moved, and the frames that were drawn in a second."""
    fair.new_secret = random.Random(1).randbytes(32).hex
    context = new_context(browser, address, size=size, animation="normal")
    player = Player(context.new_page(), seed=1)
    player.page.set_default_timeout(LONGEST)
    player.create(game, "me", *("greedy",) * bots, answers=MID_MATCH[game])
    player.look()
    cards, rate = player.page.evaluate(MOVE, [MANY, MOVING])
    context.close()
    return int(cards), float(rate)


def script_tasks(events: Sequence[dict[str, Any]]) -> list[float]:
    """The processor milliseconds of tasks of the page's main thread within which a script begins."""
    threads = {(e["pid"], e["tid"]) for e in events if e.get("args", {}).get("name") == "CrRendererMain"}
    here = [e for e in events if (e["pid"], e["tid"]) in threads and "tdur" in e]
    began = sorted(e["ts"] for e in here if e["name"] in SCRIPT)
    tasks = [e for e in here if e["name"] == TASK]
    return [e["tdur"] / 1000 for e in tasks if bisect_left(began, e["ts"]) < bisect_left(began, e["ts"] + e["dur"])]


def show_times(browser: Browser, address: str, matches: int) -> None:
    for game in ("compile", "conquerors"):
        times = sorted(measure(browser, address, game, matches))
        high = times[int(len(times) * 0.95)]
        print(f"{game}: {len(times)} choices, median {statistics.median(times):.0f} ms, 95 % {high:.0f} ms")


def show_tasks(browser: Browser, address: str, folder: Path) -> None:
    for game, bots in TABLES:
        longest = trace_tasks(browser, address, game, bots, folder)
        shown = ", ".join(f"{task:.0f}" for task in longest[:5])
        print(f"{game}, {bots + 1} players: {len(longest)} tasks with a script, the longest take {shown} ms")


def show_frames(browser: Browser, address: str) -> None:
    for game, bots in TABLES:
        for size in SIZES:
            cards, rate = frames(browser, address, game, bots, size)
            print(f"{game}, {bots + 1} players, {size[0]}x{size[1]}: {cards} cards move at {rate:.0f} frames a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3, help="matches of each game")
    parser.add_argument("--tasks", action="store_true", help="measure tasks of the script instead")
    parser.add_argument("--frames", action="store_true", help="measure frames while cards move instead")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = start(Path(folder) / "measure.db")
        browser = launch(playwright)
        try:
            if wanted.tasks:
                show_tasks(browser, running.address, Path(folder))
            elif wanted.frames:
                show_frames(browser, running.address)
            else:
                show_times(browser, running.address, wanted.matches)
        finally:
            browser.close()
            running.stop()


if __name__ == "__main__":
    main()
