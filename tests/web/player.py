"""Somebody who plays through the interface: looks what is marked, and chooses it by mouse, finger or keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.words import word

How = Literal["mouse", "touch", "keyboard"]
MOST_STEPS = 2_000  # of a match
BOLDNESS = 0.8
MOST_KEYS = 400  # to get anywhere
GLANCE = 20  # ms between two looks at a page: one at every frame would take most of the time from the page itself
MOST_TRIES = 60  # at one question: somebody may think again, but not for ever

# Where a question can be answered, from what belongs to a choice that has been begun to what begins one.
CONTROLS = {
    "sure": "dialog[open] .doubt .button.plain",
    "use": "dialog[open] .uses .button",
    "menu": "[role=menuitem]",
    "confirm": ".dock .question > .button.main",
    "face up": ".slot[data-key$=':up']",
    "place": ".slot",
    "card": ".table :is(.marked, .choose, .spot, button.plate.can), .draft .buttons .main",
    "other": ".dock .option, .dock .question > .button.plain",
}

# What the page shows: null while somebody else decides, or while an answer is on its way.
MOMENT = """
(controls) => {
  if (document.querySelector('.cover')) return {state: 'covered'};
  const room = document.querySelector('.room');
  if (!room) return null;
  if (room.dataset.phase === 'over') return {state: 'over'};
  if (!room.dataset.seq || !document.querySelector('.prompt.yours:not(.busy)')) return null;
  if (document.querySelector('.dealing')) return null;
  const found = {};
  for (const [kind, selector] of Object.entries(controls)) {
    const all = [...document.querySelectorAll(selector)];
    const can = (one) => !one.disabled && one.getAttribute('aria-pressed') !== 'true' && one.checkVisibility();
    found[kind] = all.flatMap((one, at) => (can(one) ? [at] : []));
  }
  return {state: 'asked', number: Number(room.dataset.seq), found};
}
"""


# The key that brings the focus nearer to an element; nothing if it is there. Tab knows one member of a group of cards,
# and arrows lead to the others. The way that passes fewer stops is taken, be it over the end of the page.
TOWARDS = """
(wanted) => {
  const now = document.activeElement;
  if (now === wanted) return null;
  const group = wanted.tabIndex < 0 ? wanted.closest('ul, [role=group]') : null;
  if (group?.contains(now)) {
    const [from, to] = [now.getBoundingClientRect(), wanted.getBoundingClientRect()];
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const inRow = Math.abs(dy) < from.height / 2; // the card with the focus may be lifted out of its row
    if (inRow || Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  }
  const stops = [...(now.closest('dialog') ?? document).querySelectorAll('a[href], button, input, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const before = (one) => stops.filter((stop) => stop.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const aim = stops.find((stop) => group?.contains(stop)) ?? wanted;
  const ahead = (before(aim).length - before(now).length + stops.length) % stops.length;
  return ahead <= stops.length / 2 ? 'Tab' : 'Shift+Tab';
}
"""

# Where somebody presses an element of which others cover a part: the place nearest to its middle at which it is seen,
# in px from its corner; nothing where it cannot be seen.
FREE = """(one) => {
  one.scrollIntoView({inline: 'center', block: 'nearest'});
  const {left, top, width, height} = one.getBoundingClientRect();
  const seen = (x) => one.contains(document.elementFromPoint(left + x, top + height / 2));
  for (let aside = 0; aside < width / 2 - 4; aside += 4) {
    const x = [width / 2 - aside, width / 2 + aside].find(seen);
    if (x !== undefined) return {x, y: height / 2};
  }
  return null;
}"""

# Answers questions without showing anything, until the match is over or so many are answered: at random, or by options
# that are preferred.
HURRY = """
({room, answers, seed, prefer}) => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/ws`);
  const say = (message) => line.send(JSON.stringify({...message, room}));
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  let answered = -1;
  const again = () => { answered = -1; say({type: 'join'}); };
  line.onopen = again;
  line.onerror = () => fail('no connection');
  line.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.code === 'limit/too-often') setTimeout(again, 1000 * message.args.seconds);
    else if (message.type === 'error') fail(message.message);
    if (message.type !== 'view') return;
    const {decision, outcome} = message.view;
    if (outcome || (decision && answers <= 0)) {
      line.close();
      done();
    } else if (decision && decision.number !== answered) {
      answered = decision.number;
      answers -= 1;
      const keys = decision.options.map((option) => option.key);
      const key = prefer.find((one) => keys.includes(one)) ?? keys[random(keys.length)];
      say({type: 'choose', number: answered, key});
    }
  };
})
"""

# What somebody sees of a match: what is asked, their own cards by id and by name, and the log.
SEEN = """
() => {
  const text = (one) => one.textContent.trim();
  const hand = [...document.querySelectorAll('[data-hand]')];
  return {
    prompt: text(document.querySelector('.prompt')),
    hand: hand.map((one) => one.dataset.hand),
    names: hand.map((one) => (one.querySelector('[aria-label]')?.ariaLabel ?? text(one)).split('.')[0]),
    log: [...document.querySelectorAll('.log li:not(.turn)')].map((one) => {
      const words = one.cloneNode(true);
      words.querySelectorAll('.mark').forEach((mark) => mark.remove());
      return text(words);
    }),
  };
}
"""


@dataclass(frozen=True)
class Seen:
    """What somebody sees of a match."""

    prompt: str
    hand: list[str]
    names: list[str]
    log: list[str]


class Player:
    """One page at a match."""

    def __init__(self, page: Page, *, seed: int = 1, how: How = "mouse", lang: str = "en") -> None:
        self.page = page
        self.how = how
        self.lang = lang
        self.chance = random.Random(seed)
        self.moment: dict[str, Any] = {}

    # ----------------------------------------------------------------------------------------------- finding one's way

    def word(self, key: str, **args: str | int) -> str:
        """A word of the interface, in the language of this person."""
        return word(self.lang, key, **args)

    def button(self, key: str, **args: str | int) -> Locator:
        """The button or link that is called so."""
        name = self.word(key, **args)
        buttons = self.page.get_by_role("button", name=name, exact=True)
        return buttons.or_(self.page.get_by_role("link", name=name, exact=True)).first

    def start(self, game: str, mode: str = "computer") -> None:
        """From the first page into a match: the game, with whom if not with the computer, and the button."""
        self.page.goto("/")
        self.press(self.page.locator(f".tile.{game}"))
        if mode != "computer":
            self.press(self.button(f"home-mode-{mode}"))
        self.press(self.page.locator(".start .button"))

    def create(self, game: str, *kinds: str, path: str = "/room/", **wishes: Any) -> str:
        """Open a room that was made without clicking, for tests of what comes later; gives its id."""
        room = self.make(game, *kinds, **wishes)
        self.page.goto(f"{path}{room}")
        return room

    def make(self, game: str, *kinds: str, answers: int = 0, public: bool = False, **options: Any) -> str:
        """Ask for a room, without looking at it; gives its id.

        A seat is me, open, local or the name of a bot; a deck may follow, as in me:citadel. Questions that come before
        what the test is about are answered without showing them: that is quicker by far.
        """
        wishes = [_wish(kind) for kind in kinds]
        self.page.request.get("/api/session")
        wish = {"game": game, "seats": wishes, "options": options, "public": public}
        made = self.page.request.post("/api/rooms", data=wish)
        assert made.ok, made.text()
        room = str(made.json()["room"])
        if answers:
            self.hurry(room, answers)
        return room

    def hurry(self, room: str, answers: int, *, prefer: Sequence[str] = ()) -> None:
        """Answer so many questions, or all that there are, without looking at the table."""
        self.begin_to_hurry(room, answers, prefer=prefer)
        self.page.evaluate("() => window.hurried")

    def begin_to_hurry(self, room: str, answers: int, *, prefer: Sequence[str] = ()) -> None:
        """The same, without waiting until they are answered."""
        self.page.goto("/api/session")
        how = {"room": room, "answers": answers, "seed": self.chance.randrange(1, 10**6), "prefer": list(prefer)}
        self.page.evaluate(f"(how) => {{ window.hurried = ({HURRY})(how); }}", how)

    def skip(self, answers: int) -> None:
        """The same in the match that is on the page; then the table is there again."""
        skip_together(self, answers=answers)

    def speak(self, lang: str) -> None:
        """Switch the language."""
        menu = self.button("room-menu")
        at_table = menu.is_visible()  # a match fills the window: its menu has the languages
        if at_table:
            self.press(menu)
        self.lang = lang
        self.press(self.page.locator(f"{'dialog' if at_table else 'header'} .switch [lang={lang}]"))
        if at_table:
            self.page.keyboard.press("Escape")
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    # ---------------------------------------------------------------------------------------------------------- playing

    def look(self) -> str:
        """Wait until something is asked of this page; says what: asked, covered or over."""
        try:
            self.moment = self.page.wait_for_function(MOMENT, arg=CONTROLS, polling=GLANCE).json_value()
        except TimeoutError as error:
            raise AssertionError(f"nothing is asked at {self.page.url}:\n{self.page.inner_text('body')}") from error
        return str(self.moment["state"])

    @property
    def number(self) -> int:
        """The number of the open question."""
        return int(self.moment.get("number", -1))

    def seen(self) -> Seen:
        """What can be seen now."""
        return Seen(**self.page.evaluate(SEEN))

    @property
    def undo(self) -> Locator:
        """The button that takes back a choice; its name says why it cannot, where it cannot."""
        return self.page.locator(".tools > .button").first

    def answer(self) -> str:
        """Answer the open question, and wait for what comes after it, as look says it."""
        number = self.number
        for _ in range(MOST_TRIES):
            self.step()
            state = self.look()
            if state != "asked" or self.number != number:
                return state
        raise AssertionError(f"question {number} cannot be answered: {self.page.locator('.prompt').inner_text()}")

    def answer_once(self) -> None:
        """Answer the open question, without waiting for what comes after it."""
        number = self.number
        for _ in range(MOST_TRIES):
            self.step()
            self.moment = self.page.evaluate(MOMENT, CONTROLS) or {}
            if self.number != number:
                return
        raise AssertionError(f"question {number} cannot be answered: {self.page.locator('.prompt').inner_text()}")

    def step(self) -> None:
        """Do one thing of those that are marked; rather play and attack than wait, so that matches come to an end."""
        kinds = [kind for kind in CONTROLS if self.moment["found"][kind]]
        bold = [kind for kind in kinds if kind != "other"] if self.chance.random() < BOLDNESS else []
        if not kinds:
            self.press(self.page.locator(".dock .question .button[aria-expanded=false]"))
            return
        kind = kinds[0] if kinds[0] in ("sure", "use") else (bold or kinds[-1:])[0]
        self.press(self.page.locator(CONTROLS[kind]).nth(self.chance.choice(self.moment["found"][kind])))

    def play(self, until: Callable[[Player], bool] = lambda _: False, *, most: int = MOST_STEPS) -> int:
        """Play until the match is over, or something holds when a question is open; gives the number of answers."""
        state = self.look()
        for count in range(most):
            if state == "over" or (state == "asked" and until(self)):
                return count
            state = self.uncover() if state == "covered" else self.answer()
        assert most < MOST_STEPS, "the match does not end"
        return most

    def concede(self) -> None:
        """Give up, and wait for the end."""
        self.press(self.button("room-menu"))
        self.press(self.button("room-concede"))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=self.word("room-concede")).last)
        self.see_end()

    def uncover(self) -> str:
        """Say that the right person sits at the screen; says what is asked of them, as look does."""
        self.press(self.page.locator(".cover .button"))
        expect(self.page.locator(".cover")).to_be_hidden()
        return self.look()

    # -------------------------------------------------------------------------------------------------------- by what

    def press(self, what: Locator) -> None:
        """Press something, by mouse, finger or keyboard."""
        if self.how == "mouse":
            what.click(position=what.evaluate(FREE))
        elif self.how == "touch":
            what.tap(position=what.evaluate(FREE))
        else:
            expect(what).to_be_enabled()
            self.go_to(what)
            self.page.keyboard.press("Enter")

    def go_to(self, what: Locator) -> None:
        """Bring the focus there: by Tab, and by arrows within a group of which Tab knows one member."""
        for _ in range(MOST_KEYS):
            key = what.evaluate(TOWARDS)  # found anew each time: the page may draw it again meanwhile
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {what}")

    def see_end(self) -> Locator:
        """The end screen."""
        end = self.page.get_by_role("dialog").filter(has=self.page.locator(".end"))
        expect(end).to_be_visible()
        return end


def _wish(kind: str) -> dict[str, str]:
    who, _, deck = kind.partition(":")
    wish = {"kind": who} if who in ("me", "open", "local") else {"kind": "bot", "bot": who}
    return {**wish, "deck": deck} if deck else wish


def play_together(*players: Player, most: int = MOST_STEPS) -> None:
    """Let all answer whenever they are asked, until the match is over, or for so many answers."""
    for _ in range(most):
        asked = next_asked(*players)
        if asked is None:
            return
        asked.answer_once()
    assert most < MOST_STEPS, "the match does not end"


def skip_together(*players: Player, answers: int) -> None:
    """Let each answer so many questions, or all that there are, without looking; then they see the table again."""
    tables = [one.page.url for one in players]
    for one, table in zip(players, tables, strict=True):
        one.begin_to_hurry(table.rpartition("/")[2], answers)
    for one, table in zip(players, tables, strict=True):
        one.page.evaluate("() => window.hurried")
        one.page.goto(table)


def next_asked(*players: Player) -> Player | None:
    """Who is asked next; nobody when the match is over."""
    while True:
        for one in players:
            moment = one.page.evaluate(MOMENT, CONTROLS)
            if moment and moment["state"] == "asked":
                one.moment = moment
                return one
        if all(one.page.locator(".room[data-phase=over]").count() for one in players):
            return None
        players[0].page.wait_for_timeout(GLANCE)
