"""Measure how smoothly cards move, and what the first page loads: python -m tools.measure_cards

Sixty cards of a game with their whole faces move about a window for some seconds, as cards on a table do.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright

from overrule import KITS
from tests.server.conftest import start
from tests.web.browsing import launch, new_context

CARDS = 60
SECONDS = 4
SIZE = (1440, 900)

# Frames of each second, and the longest task of the script meanwhile, in ms.
MOVE = """async ([count, seconds]) => {
  const cards = [...document.querySelectorAll('.group .face')].slice(0, count);
  const stage = document.createElement('div');
  Object.assign(stage.style, {position: 'fixed', inset: '0', zIndex: '99', background: '#080b18'});
  document.body.append(stage);
  cards.forEach((card, at) => {
    stage.append(card);
    const [left, top] = [(at % 10) * 130, Math.floor(at / 10) * 130];
    Object.assign(card.style, {position: 'absolute', left: `${left}px`, top: `${top}px`});
    card.style.setProperty('--card-w', '110px');
  });
  for (const image of stage.querySelectorAll('img')) image.loading = 'eager';
  await new Promise((done) => setTimeout(done, 2500));
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
  }).observe({type: 'longtask'});
  for (const card of cards)
    card.animate(
      [{transform: 'none'}, {transform: 'translate(160px, 90px)'}, {transform: 'none'}],
      {duration: 900, iterations: Infinity},
    );
  let frames = 0;
  const began = performance.now();
  await new Promise((done) => {
    const step = (now) => (frames++, now - began < seconds * 1000 ? requestAnimationFrame(step) : done());
    requestAnimationFrame(step);
  });
  return [frames / ((performance.now() - began) / 1000), longest];
}"""


def measure_moving(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """Frames in a second, and the longest task in ms."""
    context = new_context(browser, address, size=SIZE)
    page = context.new_page()
    page.goto(f"/cards/{game}")
    page.locator(".group .inside").first.wait_for()
    page.wait_for_load_state("networkidle")
    frames, longest = page.evaluate(MOVE, [CARDS, SECONDS])
    context.close()
    return frames, longest


def measure_first(browser: Browser, address: str, lang: str) -> Counter[str]:
    """Bytes of the first page as they came over the wire, by kind."""
    context = new_context(browser, address, size=SIZE, lang=lang)
    page = context.new_page()
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    found: Counter[str] = Counter()
    for response in responses:
        found[response.request.resource_type] += response.request.sizes()["responseBodySize"]
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = start(Path(folder) / "measure.db")
        browser = launch(playwright)
        try:
            for lang in ("en", "cs"):
                found = measure_first(browser, running.address, lang)
                print(f"first page, {lang}:", ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in found.items()))
            for game in sorted(KITS):
                frames, longest = measure_moving(browser, running.address, game)
                print(f"{game}: {CARDS} cards, {frames:.0f} frames a second, longest task {longest:.0f} ms")
        finally:
            browser.close()
            running.stop()


if __name__ == "__main__":
    main()
