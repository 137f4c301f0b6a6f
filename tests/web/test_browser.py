"""The browser itself: it draws letters, and after a crash there is another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Error

from tests.web.conftest import Chromium

LETTERS = "Wirřšč"
DRAWN = """
(letters) => [...letters].map((letter) => {
  const canvas = Object.assign(document.createElement('canvas'), {width: 40, height: 40});
  const pen = canvas.getContext('2d');
  pen.font = '24px sans-serif';
  pen.fillText(letter, 4, 30);
  return pen.getImageData(0, 0, 40, 40).data.join();
})
"""


def test_letters_are_drawn_and_no_two_look_the_same(browser: Browser) -> None:
    """Without a font that has them, letters would be blank, or all the same box."""
    page = browser.new_page()
    blank, *drawn = page.evaluate(DRAWN, " " + LETTERS)
    page.close()
    missing = [letter for letter, pixels in zip(LETTERS, drawn, strict=True) if pixels == blank]
    assert missing == [], "the browser draws nothing for these letters: it has found no font that has them"
    assert len(set(drawn)) == len(LETTERS), f"some of {LETTERS} look the same: the browser has no font that has them"


def test_a_browser_that_has_crashed_is_started_again(chromium: Chromium) -> None:
    crashed = chromium.running()
    with pytest.raises(Error, match="closed"):
        crashed.new_browser_cdp_session().send("Browser.crash")
    page = chromium.running().new_page()
    assert page.evaluate("1 + 1") == 2
    page.close()
