"""For everybody: axe finds nothing serious on any screen, in either theme; and everything that happens is read out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page, expect

from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import People
from tests.web.scenes import SCENES, Scene

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
RUN = """
async (rules) => {
  const options = rules ? {runOnly: {type: 'rule', values: rules}} : {};
  const what = document.querySelector('dialog[open]') ?? document; // behind a dialog nothing can be reached
  const {violations} = await axe.run(what, {...options, resultTypes: ['violations']});
  const where = (nodes) => nodes.slice(0, 4).map((one) => one.html.slice(0, 200));
  return violations.map(({id, impact, nodes}) => ({id, impact, where: where(nodes)}));
}
"""


def problems(page: Page, *rules: str) -> list[dict[str, Any]]:
    """What axe finds that is serious: by all its rules, or by those that are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, list(rules) or None)
    return [one for one in found if one["impact"] in SERIOUS]


# One screen of each kind is looked at by every run; the others are thorough.
KINDS = {
    "home",
    "lobby",
    "draft",
    "compile-middle",
    "conquerors-attack",
    "compile-over",
    "puzzle",
    "cards-detail-compile",
    "decks-editor",
    "rules-compile",
    "replay-compile",
    "learn-conquerors",
    "account-known",
    "history",
    "settings",
    "missing",
}
assert {scene.name for scene in SCENES} >= KINDS


def scenes() -> list[ParameterSet]:
    return [
        pytest.param(scene, id=scene.name, marks=[] if scene.name in KINDS else pytest.mark.thorough)
        for scene in SCENES
    ]


@pytest.mark.parametrize("scene", scenes())
def test_axe_finds_nothing_serious(people: People, scene: Scene) -> None:
    player = people.new(seed=5, painted=True)
    page = player.page
    if scene.name == "missing":
        people.expected.append("404")
    scene.open(player)
    page.wait_for_load_state("networkidle")
    scene.act(player)
    search = page.get_by_role("searchbox")
    if search.count() and not page.get_by_role("dialog").count():
        search.first.fill("draw")  # a few cards and rules are like all of them, and axe takes its time
    assert problems(page) == []
    page.evaluate("() => document.documentElement.classList.add('light')")
    assert problems(page, "color-contrast") == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert problems(page) == []
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})


@pytest.mark.parametrize("game", ["compile", "conquerors"])
def test_whatever_happens_is_read_out(people: People, game: str) -> None:
    """Every line that comes into the log, and every question, has been in the live region."""
    player = people.new(seed=3)
    page = player.page
    page.add_init_script(
        """addEventListener('DOMContentLoaded', () => {
          window.heard = [];
          const hear = (node) => node.parentElement?.dataset.testid === 'live' && heard.push(node.textContent.trim());
          new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(hear)))
            .observe(document.body, {subtree: true, childList: true});
        })"""
    )
    player.create(game, "me", "greedy", first=0)
    player.play(lambda one: len(one.seen().log) > 12, most=40)
    heard = page.evaluate("() => window.heard")
    seen = player.seen()
    assert len(seen.log) > 12
    assert [line for line in seen.log if line not in heard] == []
    assert seen.prompt in heard
    expect(page.get_by_test_id("live")).to_have_attribute("aria-live", "polite")
