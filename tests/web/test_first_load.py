"""What a first visit costs, and what the browser is told to guard against."""

from __future__ import annotations

from playwright.sync_api import Page, Response, expect

from tests.web.conftest import People

MOST_SCRIPT = 150_000  # bytes, compressed
MOST_MEDIA = 120_000  # bytes of fonts and pictures before the first choice
TINY = 200  # bytes that would not become fewer
COMPRESSED = ("br", "gzip")


class Fetched:
    """Files of some kinds that a page has fetched, with their sizes as they came over the wire."""

    def __init__(self, page: Page, *kinds: str, compressed: bool = False) -> None:
        self.kinds = kinds
        self.compressed = compressed
        self.responses: list[Response] = []
        page.on("response", self._take)

    def _take(self, response: Response) -> None:
        if response.request.resource_type in self.kinds:
            self.responses.append(response)

    def size(self) -> int:
        total = 0
        for response in self.responses:
            size = response.request.sizes()["responseBodySize"]
            if self.compressed and size >= TINY:
                assert response.headers["content-encoding"] in COMPRESSED, response.url
            total += size
        return total


def test_the_scripts_of_a_first_match_are_small(people: People) -> None:
    player = people.new(lang="cs", painted=True)  # Czech needs more letters than English
    scripts = Fetched(player.page, "script", compressed=True)
    media = Fetched(player.page, "font", "image")
    player.page.goto("/")
    expect(player.page.locator(".start .button")).to_be_enabled()
    player.page.wait_for_load_state("networkidle")
    assert 0 < scripts.size() <= MOST_SCRIPT
    assert 0 < media.size() <= MOST_MEDIA
    for game in ("compile", "conquerors"):
        player.start(game)
        player.look()
        player.page.wait_for_load_state("networkidle")
        assert scripts.size() <= MOST_SCRIPT
    assert not [one.url for one in scripts.responses if "motifs" in one.url]  # only to draw what was not built


def test_the_page_may_do_only_what_it_needs(people: People) -> None:
    player = people.new()
    with player.page.expect_response("**/api/session*"):  # brings the cookie
        answer = player.page.goto("/")
    assert answer is not None
    headers = answer.headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"]
    expect(player.page.locator(".start .button")).to_be_enabled()
    [cookie] = player.page.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] in ("Lax", "Strict")


def test_the_policy_is_enforced(people: People) -> None:
    """A script in the page's own markup is not run: the browser refuses it, and says so."""
    player = people.new()
    people.expected.append("Content Security Policy")
    player.page.goto("/")
    player.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.broken = true';
          document.body.append(script);
        }"""
    )
    assert player.page.evaluate("() => window.broken ?? false") is False
    assert any("Content Security Policy" in fault for fault in people.faults)
