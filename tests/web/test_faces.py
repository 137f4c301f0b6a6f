"""Every card of both games, measured at several widths in both languages: nothing is cut, nothing overlaps."""

from __future__ import annotations

from typing import Any

import pytest

from overrule import KITS
from tests.web.conftest import People

UPRIGHT = 88 / 63
# Width and height in px: from what is told from afar to the large view, and cards in the lines of Compile.
SIZES: dict[str, list[tuple[int, int]]] = {
    "compile": [(w, round(w * UPRIGHT)) for w in (64, 100, 124, 150, 260)]
    + [(110, 84), (200, 44), (200, 62), (210, 100), (320, 150)],
    "conquerors": [(w, round(w * UPRIGHT)) for w in (46, 64, 84, 100, 124, 150, 260)],
}
WHOLE = 150  # px from which an upright card has its whole text

SHOW = """([width, height]) => {
  for (const group of document.querySelectorAll('.group')) group.style.contentVisibility = 'visible';
  for (const face of document.querySelectorAll('.group .face')) {
    face.style.setProperty('--card-w', `${width}px`);
    face.style.width = `${width}px`;
    face.style.aspectRatio = `${width} / ${height}`;
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# What is wrong with the cards of the page. Words are measured line by line, as they are drawn.
FAULTS = """([least, whole]) => {
  const faults = [];
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const size = parseFloat(getComputedStyle(element).fontSize);
    // Fonts leave room above and below their letters; this is where letters are.
    const letters = ({ left, right, top, bottom }) => ({
      left, right, top: (top + bottom) / 2 - size * 0.48, bottom: (top + bottom) / 2 + size * 0.45,
    });
    return [...range.getClientRects()].filter((box) => box.width).map(letters);
  };
  const outside = (inner, outer) =>
    Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);
  const overlap = (one, two) =>
    Math.min(
      Math.min(one.right, two.right) - Math.max(one.left, two.left),
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
    );
  for (const inside of document.querySelectorAll('.group .inside')) {
    const name = inside.closest('button').querySelector('.hidden-text').textContent.slice(0, 40);
    const card = inside.getBoundingClientRect();
    const words = [...inside.querySelectorAll('.title, .text p, .box p')];
    const numbers = [...inside.querySelectorAll('.price, .stat, .value')];
    for (const element of words) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < least) faults.push(`${name}: ${size} px`);
      if (lines(element).some((line) => outside(line, card) > 1)) faults.push(`${name}: cut: ${element.textContent}`);
    }
    numbers.forEach((number, at) => {
      const box = number.getBoundingClientRect();
      if (outside(box, card) > 1) faults.push(`${name}: a number is cut`);
      const others = [...numbers.slice(at + 1).map((other) => other.getBoundingClientRect()), ...words.flatMap(lines)];
      // Numbers stand in round shapes: their corners are free.
      const covered = others.some((other) => overlap(box, other) > box.width * 0.12);
      if (covered) faults.push(`${name}: something lies on a number`);
    });
    if (whole && inside.querySelector('.gist, .signs')) faults.push(`${name}: without its text`);
  }
  return faults;
}"""


@pytest.mark.parametrize("game", sorted(SIZES))
@pytest.mark.parametrize("lang", ["cs", pytest.param("en", marks=pytest.mark.thorough)])  # Czech words are longer
def test_every_face_can_be_read_at_every_size(people: People, game: str, lang: str) -> None:
    page = people.new(lang=lang, painted=True).page
    page.route("**/*.webp", lambda route: route.fulfill(status=204))  # words are measured, not pictures
    page.goto(f"/cards/{game}")
    page.locator(".group .inside").first.wait_for()
    if game == "conquerors":
        page.get_by_role("checkbox").last.check()  # tokens, too
    cards: dict[str, Any] = KITS[game].catalogue().cards(lang)["cards"]
    assert page.locator(".group .face").count() == len(cards)

    faults: dict[str, list[str]] = {}
    for width, height in SIZES[game]:
        page.evaluate(SHOW, [width, height])
        upright = height > width
        found = page.evaluate(FAULTS, [11, upright and width >= WHOLE])
        if found:
            faults[f"{width} x {height}"] = found
    assert faults == {}
